//! Preview of a left click, while Alt is held or if enabled in the settings: the move's arc, and on each sticker that
//! would change a disc in its new colour. With the setting it appears after the pointer rests on a grip; the outline of
//! the cell appears at once.

use std::time::Duration;

use super::{Screen, marks};
use crate::ui::theme;
use eframe::egui::{Id, Painter, Pos2, Stroke, Ui};
use unfold_app::model::Model;
use unfold_engine::puzzle::Move;
use unfold_scene::space::{Grip, Hit, Scene};

/// Time that the pointer must rest on a grip before a preview, in seconds.
const HOVER_DELAY: f64 = 0.3;
/// Radius of a disc, in units of the unit screen.
const DISC_RADIUS: f32 = 0.03;
/// Bounds of the radius of a disc, in points.
const DISC_RADIUS_RANGE: std::ops::RangeInclusive<f32> = 2.5..=9.0;
/// Opacity of a cell's outline.
const OUTLINE_OPACITY: f32 = 0.5;

/// The move of a left click, the position of the pointer, and the time when it came to rest, in seconds.
type HoveredGrip = (Move, Pos2, f64);

/// True if previews are enabled or Alt is held.
pub(crate) fn is_enabled(ui: &Ui, model: &Model) -> bool {
    model.settings.move_previews || ui.input(|i| i.modifiers.alt)
}

/// True if the preview is due: without the setting at once on a grip; with it, once the pointer has rested on a grip
/// for [`HOVER_DELAY`]. Requests a repaint for that time.
pub(crate) fn is_due(ui: &Ui, model: &Model, grip: Option<&Grip>) -> bool {
    if !model.settings.move_previews {
        return grip.is_some();
    }
    let id = Id::unique("resting on a grip");
    let at = ui.input(|i| i.pointer.hover_pos());
    let (Some(grip), Some(at)) = (grip, at) else {
        ui.data_mut(|data| data.remove::<HoveredGrip>(id));
        return false;
    };
    let (mv, now) = (grip.left.0, ui.input(|i| i.time));
    let before = ui.data(|data| data.get_temp::<HoveredGrip>(id));
    // Once shown, it stays while the pointer is on the same grip.
    let since = match before {
        Some((of, was, since)) if of == mv && (was == at || now - since >= HOVER_DELAY) => since,
        _ => now,
    };
    ui.data_mut(|data| data.insert_temp::<HoveredGrip>(id, (mv, at, since)));
    let left = HOVER_DELAY - (now - since);
    if left > 0.0 {
        ui.ctx().request_repaint_after(Duration::from_secs_f64(left));
    }
    left <= 0.0
}

/// Outlines the cell of a hypercube's facelet.
pub(crate) fn outline_cell(painter: &Painter, ui: &Ui, hit: &Hit, scene: &Scene, screen: &Screen) {
    let Some(place) = scene.puzzle.def().places.get(hit.facelet) else { return };
    let stroke = Stroke::new(1.0, theme::colours(ui).strong.gamma_multiply(OUTLINE_OPACITY));
    for edge in scene.cell_edges(usize::from(place.axis), place.side > 0) {
        painter.line_segment(edge.map(|at| screen.to_window(at)), stroke);
    }
}

/// Draws the arc of a left click and the colours that stickers would change to.
pub(crate) fn draw_outcome(painter: &Painter, ui: &Ui, model: &Model, grip: &Grip, scene: &Scene, screen: &Screen) {
    let (puzzle, mv) = (model.puzzle(), grip.left.0);
    let radius = (DISC_RADIUS * screen.unit).clamp(*DISC_RADIUS_RANGE.start(), *DISC_RADIUS_RANGE.end());
    let edge = Stroke::new(1.0, theme::BLACK);
    for (facelet, colour) in changes(model, mv) {
        let Some(at) = scene.centre(facelet).map(|at| screen.to_window(at)) else { continue };
        let fill = colour.map_or(theme::colours(ui).unpainted, |colour| theme::facelet_colour(model, puzzle, colour));
        painter.circle_filled(at, radius + 1.5, theme::WHITE);
        painter.circle(at, radius, fill, edge);
    }
    marks::draw_arc(painter, puzzle, mv, scene, screen, theme::colours(ui).accent);
}

/// The facelets that a move changes, with their new colours.
fn changes(model: &Model, mv: Move) -> Vec<(usize, Option<u8>)> {
    let (before, after) = (model.document.workspace().painting(), model.document.workspace().painting().after(mv));
    let changed = |(i, (was, will)): (usize, (Option<u8>, Option<u8>))| (was != will).then_some((i, will));
    before.colours().zip(after.colours()).enumerate().filter_map(changed).collect()
}
