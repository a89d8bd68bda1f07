//! Outcome of a left click, shown before it is made, while Alt is held or where the settings want it: the arc of its move, and on each
//! sticker that would change a disc in the colour it would get. By the settings the pointer has to rest on a grip for a moment; what would
//! turn is outlined at once.

use std::time::Duration;

use super::{Screen, marks};
use crate::ui::theme;
use eframe::egui::{Id, Painter, Pos2, Stroke, Ui};
use unfold_app::model::Model;
use unfold_engine::puzzle::Move;
use unfold_scene::space::{Grip, Hit, Scene};

/// Time that the pointer has to rest, in seconds.
const REST: f64 = 0.3;
/// The radius of a disc in parts of the unit screen, and its bounds in points.
const DISC: f32 = 0.03;
const DISCS: std::ops::RangeInclusive<f32> = 2.5..=9.0;
/// Opacity of the outline of a cell.
const OUTLINE: f32 = 0.5;

/// The move that the pointer rests on, and since when.
type Resting = (Move, Pos2, f64);

/// True if the outcome of a click is to be shown: while Alt is held, or always by the settings.
pub(crate) fn is_wanted(ui: &Ui, model: &Model) -> bool {
    model.settings.move_previews || ui.input(|i| i.modifiers.alt)
}

/// True if Alt is held, or the pointer has rested on a grip long enough to preview a click. If it has not yet, a frame is requested for
/// the time when it will have.
pub(crate) fn is_due(ui: &Ui, model: &Model, grip: Option<&Grip>) -> bool {
    if !model.settings.move_previews {
        return grip.is_some();
    }
    let id = Id::unique("resting on a grip");
    let at = ui.input(|i| i.pointer.hover_pos());
    let (Some(grip), Some(at)) = (grip, at) else {
        ui.data_mut(|data| data.remove::<Resting>(id));
        return false;
    };
    let (mv, now) = (grip.left.0, ui.input(|i| i.time));
    let before = ui.data(|data| data.get_temp::<Resting>(id));
    // Once it is shown it stays while the pointer keeps to the same grip.
    let since = match before {
        Some((of, was, since)) if of == mv && (was == at || now - since >= REST) => since,
        _ => now,
    };
    ui.data_mut(|data| data.insert_temp::<Resting>(id, (mv, at, since)));
    let left = REST - (now - since);
    if left > 0.0 {
        ui.ctx().request_repaint_after(Duration::from_secs_f64(left));
    }
    left <= 0.0
}

/// Draws a thin outline around the cell of a facelet of the hypercube.
pub(crate) fn cell(painter: &Painter, ui: &Ui, hit: &Hit, scene: &Scene, screen: &Screen) {
    let Some(place) = scene.puzzle.def().places.get(hit.facelet) else { return };
    let stroke = Stroke::new(1.0, theme::colours(ui).strong.gamma_multiply(OUTLINE));
    for edge in scene.cell_edges(usize::from(place.axis), place.side > 0) {
        painter.line_segment(edge.map(|at| screen.point(at)), stroke);
    }
}

/// Draws the arc of the left click's move, and the colours that it would bring.
pub(crate) fn outcome(painter: &Painter, ui: &Ui, model: &Model, grip: &Grip, scene: &Scene, screen: &Screen) {
    let (puzzle, mv) = (model.puzzle(), grip.left.0);
    let radius = (DISC * screen.unit).clamp(*DISCS.start(), *DISCS.end());
    let edge = Stroke::new(1.0, theme::BLACK);
    for (facelet, colour) in changes(model, mv) {
        let Some(at) = scene.centre(facelet).map(|at| screen.point(at)) else { continue };
        let fill = colour.map_or(theme::colours(ui).unpainted, |colour| theme::facelet_colour(model, puzzle, colour));
        painter.circle_filled(at, radius + 1.5, theme::WHITE);
        painter.circle(at, radius, fill, edge);
    }
    marks::mark(painter, puzzle, mv, scene, screen, theme::colours(ui).accent);
}

/// The facelets whose colours a move changes, with those that they get.
fn changes(model: &Model, mv: Move) -> Vec<(usize, Option<u8>)> {
    let (before, after) = (model.document.workspace().painting(), model.document.workspace().painting().after(mv));
    let changed = |(i, (was, will)): (usize, (Option<u8>, Option<u8>))| (was != will).then_some((i, will));
    before.colours().zip(after.colours()).enumerate().filter_map(changed).collect()
}
