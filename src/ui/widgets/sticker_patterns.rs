//! Patterns of colours, drawn wherever a square of that colour lies.

use eframe::egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, pos2};

use crate::app::App;
use crate::model::appearance::patterns::{self, LINE, MIDDLE, Mark, Spot};
use crate::ui::theme;

/// As many corners stand for a circle.
const CORNERS: usize = 14;
/// On a square smaller than so many points a pattern could not be told from dirt.
const LEAST: f32 = 7.0;

/// The pattern of a colour on a square, if patterns are wanted; `lettered` leaves the middle free for a sign.
pub(crate) fn paint(painter: &Painter, app: &App, (rect, fill): (Rect, Color32), colour: u8, lettered: bool) {
    if app.settings().patterns && rect.width().min(rect.height()) >= LEAST {
        let at = |[u, v]: Spot| Some(pos2(rect.left() + u * rect.width(), rect.top() + v * rect.height()));
        painter.extend(shapes((fill, colour), lettered, rect.width().min(rect.height()), at));
    }
}

/// The shapes of a colour's pattern where a square is seen that is about so many points wide; `at` says where its
/// places are.
pub(crate) fn shapes(
    (fill, colour): (Color32, u8),
    lettered: bool,
    width: f32,
    at: impl Fn(Spot) -> Option<Pos2>,
) -> Vec<Shape> {
    let ink = theme::ink_on(fill);
    let stroke = Stroke::new((LINE * width).max(1.0), ink);
    let round = |[x, y]: Spot, radius: f32| -> Vec<Pos2> {
        let turn = |n: usize| std::f32::consts::TAU * n as f32 / CORNERS as f32;
        (0..CORNERS).filter_map(|n| at([x + radius * turn(n).cos(), y + radius * turn(n).sin()])).collect()
    };
    let shape = |mark: &Mark| match *mark {
        Mark::Line(from, to) => {
            let ends: Vec<Pos2> = [from, to].into_iter().filter_map(&at).collect();
            Shape::line(ends, stroke)
        }
        Mark::Disc(middle, radius) => Shape::convex_polygon(round(middle, radius), ink, Stroke::NONE),
        Mark::Ring(middle, radius) => Shape::closed_line(round(middle, radius), stroke),
        Mark::Square([x, y], half) => {
            let corners = [[x - half, y - half], [x + half, y - half], [x + half, y + half], [x - half, y + half]];
            Shape::convex_polygon(corners.into_iter().filter_map(&at).collect(), ink, Stroke::NONE)
        }
    };
    let pattern = patterns::of(colour);
    let mut shapes: Vec<Shape> = pattern.iter().map(shape).collect();
    if lettered && !pattern.is_empty() {
        shapes.push(Shape::convex_polygon(round([0.5, 0.5], MIDDLE), fill, Stroke::NONE));
    }
    shapes
}
