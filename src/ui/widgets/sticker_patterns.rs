//! Patterns that identify colours, drawn on stickers and swatches.

use crate::ui::theme;
use eframe::egui::{Align2, Color32, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Ui, pos2};
use unfold_app::model::Model;
use unfold_scene::{appearance::patterns::Spot, svg::Shape as Drawn, vector_drawing};

/// Minimum side of a square with a recognisable pattern, in points.
const MIN_SIDE: f32 = 7.0;

/// Paints a colour's pattern if patterns are enabled and `rect` is large enough; `lettered` leaves the middle free.
pub(crate) fn paint(painter: &Painter, model: &Model, (rect, fill): (Rect, Color32), colour: u8, lettered: bool) {
    if model.settings.patterns && rect.width().min(rect.height()) >= MIN_SIDE {
        let at = |[u, v]: Spot| Some(pos2(rect.left() + u * rect.width(), rect.top() + v * rect.height()));
        painter.extend(shapes((fill, colour), lettered, rect.width().min(rect.height()), at));
    }
}

/// Paints a swatch of a colour with letter and pattern, or an unpainted one for `None`; `marks` are chosen and hovered.
pub(crate) fn swatch(ui: &Ui, model: &Model, (area, border): (Rect, f32), colour: Option<u8>, marks: [bool; 2]) {
    let [chosen, pointed] = marks;
    let (painter, puzzle, inside) = (ui.painter(), model.puzzle(), area.shrink(border));
    let fill = colour.map_or(theme::colours(ui).unpainted, |colour| theme::facelet_colour(model, puzzle, colour));
    painter.rect(inside, 4.0, fill, Stroke::new(1.0, ui.visuals().weak_text_color()), StrokeKind::Inside);
    if let Some(colour) = colour {
        paint(painter, model, (inside, fill), colour, true);
    }
    let letters = model.settings.facelet_letters(puzzle);
    if let Some(letter) = colour.and_then(|colour| letters.get(usize::from(colour))) {
        let font = theme::font(theme::TEXT_BODY);
        painter.text(inside.center(), Align2::CENTER_CENTER, letter, font, theme::ink_on(fill));
    }
    if chosen || pointed {
        let stroke = Stroke::new(if chosen { 3.0 } else { 1.0 }, ui.visuals().strong_text_color());
        painter.rect_stroke(area, 6.0, stroke, StrokeKind::Inside);
    }
}

/// The shapes of a colour's pattern on a square about `width` points wide; `at` maps the unit square to the window.
pub(crate) fn shapes(of: (Color32, u8), lettered: bool, width: f32, at: impl Fn(Spot) -> Option<Pos2>) -> Vec<Shape> {
    let at = |spot: Spot| at(spot).map(|place| [place.x, place.y]);
    let (fill, colour) = ([of.0.r(), of.0.g(), of.0.b()], of.1);
    vector_drawing::pattern_shapes((fill, colour), lettered, width, at).into_iter().filter_map(to_egui_shape).collect()
}

fn to_egui_shape(shape: Drawn) -> Option<Shape> {
    let Drawn::Polygon { corners, fill, line: (ink, width) } = shape else { return None };
    let corners: Vec<Pos2> = corners.into_iter().map(|[x, y]| pos2(x, y)).collect();
    let stroke = Stroke::new(width, theme::from_rgb(ink));
    Some(match fill {
        Some(fill) => Shape::convex_polygon(corners, theme::from_rgb(fill), Stroke::NONE),
        None if corners.len() <= 2 => Shape::line(corners, stroke),
        None => Shape::closed_line(corners, stroke),
    })
}
