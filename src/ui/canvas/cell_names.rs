//! Names of the cells of a hypercube, beside them in the view.

use super::Screen;
use crate::ui::theme;
use eframe::egui::{Align2, Painter, Pos2, Rect, Ui, Vec2, pos2, vec2};
use unfold_app::model::Model;
use unfold_scene::space::Scene;
use unfold_text::scene as say;

/// A smaller view than this has no names, in points from its middle to its border.
const LEAST: f32 = 130.0;
/// The distance of a name from the outermost sticker of its cell, in points.
const BESIDE: f32 = 2.5 * theme::GRID;
/// A cell nearer to the middle than this part of the view has its name above it.
const MIDDLE: f32 = 0.15;
/// Opacity of the ground of a name.
const GROUND: f32 = 0.75;

/// Writes the name of each cell where it is seen, but for what is `taken`; the one around all others, of which nothing is drawn, at the
/// border.
pub(crate) fn paint(
    painter: &Painter,
    ui: &Ui,
    model: &Model,
    (scene, screen): (&Scene, &Screen),
    taken: Option<Rect>,
) {
    let def = model.puzzle().def();
    if def.dimensions != 4 || screen.unit < LEAST {
        return;
    }
    // What is told of the pointer stands along the upper edge, the tools along the lower one.
    let seen = screen.area.shrink2(vec2(BESIDE, 6.0 * theme::GRID));
    let mut taken: Vec<Rect> = taken.into_iter().collect();
    let mut around = None;
    for (face, letter) in def.letters.iter().enumerate() {
        let of_cell = (0..def.solved.len()).filter(|&i| usize::from(def.solved[i]) == face);
        let centres: Vec<Pos2> = of_cell.filter_map(|i| scene.centre(i)).map(|at| screen.point(at)).collect();
        let name = letter.to_string();
        if centres.is_empty() {
            around = Some(say::CELL_AROUND.fill(model.language(), [&name]));
        } else {
            write(painter, ui, (seen.clamp(place(&centres, screen)), Align2::CENTER_CENTER), &name, &mut taken);
        }
    }
    // It is written last, where there is room.
    if let Some(text) = around {
        write(painter, ui, (seen.right_bottom(), Align2::RIGHT_BOTTOM), &text, &mut taken);
    }
}

/// The place of the name of a cell with stickers there: outside of them, as seen from the middle of the view.
fn place(centres: &[Pos2], screen: &Screen) -> Pos2 {
    let middle = screen.middle;
    let sum = centres.iter().fold(Vec2::ZERO, |sum, at| sum + (*at - middle));
    let away = sum / centres.len() as f32;
    if away.length() < MIDDLE * screen.unit {
        let top = centres.iter().map(|at| at.y).fold(f32::INFINITY, f32::min);
        return pos2(middle.x + away.x, top - BESIDE);
    }
    let along = away.normalized();
    let farthest = centres.iter().map(|at| (*at - middle).dot(along)).fold(0.0, f32::max);
    middle + along * (farthest + BESIDE)
}

/// Writes a text on a ground of its own, so that it is read on every colour, and adds its place to those that are taken. Where another
/// text stands, nothing is written.
fn write(painter: &Painter, ui: &Ui, (at, align): (Pos2, Align2), text: &str, taken: &mut Vec<Rect>) {
    let galley = painter.layout_no_wrap(text.to_owned(), theme::font(theme::TEXT_BODY), theme::colours(ui).strong);
    let rect: Rect = align.anchor_size(at, galley.size());
    if taken.iter().any(|taken| taken.expand(2.0).intersects(rect)) {
        return;
    }
    taken.push(rect);
    let ground = ui.visuals().panel_fill.gamma_multiply(GROUND);
    painter.rect_filled(rect.expand2(vec2(theme::GRID / 2.0, 0.0)), theme::GRID / 2.0, ground);
    painter.galley(rect.min, galley, theme::colours(ui).strong);
}
