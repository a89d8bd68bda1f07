//! Cell names of a hypercube, beside the cells in the view.

use super::Screen;
use crate::ui::theme;
use eframe::egui::{Align2, Painter, Pos2, Rect, Ui, Vec2, vec2};
use unfold_app::model::Model;
use unfold_scene::space::{Polygon, Scene};
use unfold_text::scene as say;

/// Maximum distance of a letter's centre above or below the puzzle's room, in points.
const NAME_OVERHANG: f32 = 0.75 * theme::GRID;
/// Minimum half side of a view that shows names, in points.
const MIN_HALF_SIDE: f32 = 130.0;
/// Distance of a name from the outermost sticker of its cell, in points.
const NAME_DISTANCE: f32 = 2.5 * theme::GRID;
/// Opacity of a name's background.
const BACKGROUND_OPACITY: f32 = 0.75;

/// Paints the name of each visible cell, unless it would overlap `taken` or another name. Cells whose outer side faces
/// the eye are not drawn; they are named at the lower right.
pub(crate) fn paint(
    painter: &Painter,
    ui: &Ui,
    model: &Model,
    (scene, screen): (&Scene, &Screen),
    taken: Option<Rect>,
) {
    let def = model.puzzle().def();
    if !model.settings.cell_names || screen.unit < MIN_HALF_SIDE {
        return;
    }
    // Names may overhang the puzzle's room, but not the view.
    let seen = screen.room.expand2(vec2(0.0, NAME_OVERHANG)).intersect(screen.area.shrink(theme::GRID));
    let mut taken: Vec<Rect> = taken.into_iter().collect();
    let mut undrawn = Vec::new();
    for name in scene.cell_labels() {
        let text = name.letter.to_string();
        let is_drawn =
            |polygon: &Polygon| polygon.facelet.is_some_and(|facelet| def.solved.get(facelet) == Some(&name.cell));
        match name.at {
            None => undrawn.push(text),
            Some(at) if scene.polygons.iter().any(is_drawn) => {
                let place = screen.to_window(at) + NAME_DISTANCE * Vec2::from(name.away);
                paint_name(painter, ui, (seen.clamp(place), Align2::CENTER_CENTER), &text, &mut taken);
            }
            Some(_) => {}
        }
    }
    // Written last, so that they avoid the other names.
    if !undrawn.is_empty() {
        let text = say::CELL_AROUND.fill(model.language(), [&undrawn.join(", ")]);
        // The room ends above the view's tools.
        paint_name(painter, ui, (screen.room.right_bottom(), Align2::RIGHT_BOTTOM), &text, &mut taken);
    }
}

/// Paints a text on a background that keeps it legible, and adds its rectangle to `taken`. Paints nothing if it would
/// overlap a rectangle in `taken`.
fn paint_name(painter: &Painter, ui: &Ui, (at, align): (Pos2, Align2), text: &str, taken: &mut Vec<Rect>) {
    let galley = painter.layout_no_wrap(text.to_owned(), theme::font(theme::TEXT_BODY), theme::colours(ui).strong);
    let rect: Rect = align.anchor_size(at, galley.size());
    if taken.iter().any(|taken| taken.expand(2.0).intersects(rect)) {
        return;
    }
    taken.push(rect);
    let ground = ui.visuals().panel_fill.gamma_multiply(BACKGROUND_OPACITY);
    painter.rect_filled(rect.expand2(vec2(theme::GRID / 2.0, 0.0)), theme::GRID / 2.0, ground);
    painter.galley(rect.min, galley, theme::colours(ui).strong);
}
