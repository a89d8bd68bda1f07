//! Marks shared by the net and the view: the hovered piece, and impossible pieces, whose rings pulse for a while.

use std::time::Duration;

use crate::ui::theme;
use eframe::egui::{Align2, Id, Painter, Pos2, Stroke, Ui};
use unfold_app::model::Model;

/// Duration of the pulsing after a mistake, and of one pulse, in seconds.
const PULSES: f64 = 6.0;
const PULSE: f64 = 1.2;
/// Greatest widening of a ring.
const WIDER: f32 = 0.8;
/// Interval of redraws while rings pulse.
const STEP: Duration = Duration::from_millis(50);

/// The hovered facelet and its frame number.
type Pointed = (usize, u64);

/// Key of the hovered facelet.
const POINTED: &str = "pointed-facelet";
/// Key of the chosen facelet.
const CHOSEN: &str = "chosen-facelet";

/// Marks a facelet as hovered in this frame.
pub(crate) fn point_at(ui: &Ui, facelet: usize) {
    let frame = ui.ctx().cumulative_frame_nr();
    ui.data_mut(|data| data.insert_temp::<Pointed>(Id::unique(POINTED), (facelet, frame)));
}

/// Sets the chosen facelet, used while none is hovered; `None` clears it.
pub(crate) fn choose(ui: &Ui, facelet: Option<usize>) {
    ui.data_mut(|data| data.insert_temp::<Option<usize>>(Id::unique(CHOSEN), facelet));
}

/// The hovered or else the chosen facelet.
pub(crate) fn pointed(ui: &Ui) -> Option<usize> {
    let chosen = || ui.data(|data| data.get_temp::<Option<usize>>(Id::unique(CHOSEN))).flatten();
    under_pointer(ui).or_else(chosen)
}

/// The facelet hovered in this frame or the previous one.
fn under_pointer(ui: &Ui) -> Option<usize> {
    let frame = ui.ctx().cumulative_frame_nr();
    let (facelet, at) = ui.data(|data| data.get_temp::<Pointed>(Id::unique(POINTED)))?;
    (at + 1 >= frame).then_some(facelet)
}

/// Draws a number on a disc, filled with the accent if `is_picked`.
pub(crate) fn numbered(painter: &Painter, ui: &Ui, (at, size): (Pos2, f32), number: usize, is_picked: bool) {
    let colours = theme::colours(ui);
    let (fill, ink) = if is_picked { (colours.accent, colours.on_accent) } else { (theme::WHITE, theme::BLACK) };
    painter.circle(at, 0.75 * size, fill, Stroke::new(1.5, theme::BLACK));
    painter.text(at, Align2::CENTER_CENTER, number, theme::font(size), ink);
}

/// Facelets that make the painting impossible.
pub(crate) fn wrong(model: &Model) -> Vec<usize> {
    let errors = &model.document.workspace().position().painting_check.errors;
    errors.iter().flat_map(|error| error.facelets.clone()).collect()
}

/// Width factor of error rings: pulsing after a new mistake, unless motion is reduced, then 1.
pub(crate) fn pulse(ui: &Ui, model: &Model) -> f32 {
    let id = Id::unique("mistakes");
    let wrong = wrong(model);
    let now = ui.input(|i| i.time);
    let since = match ui.data(|data| data.get_temp::<(Vec<usize>, f64)>(id)) {
        Some((before, since)) if before == wrong => since,
        _ => {
            ui.data_mut(|data| data.insert_temp(id, (wrong.clone(), now)));
            now
        }
    };
    if wrong.is_empty() || model.settings.reduce_motion || now - since >= PULSES {
        return 1.0;
    }
    ui.ctx().request_repaint_after(STEP);
    let phase = (now - since) / PULSE * std::f64::consts::TAU;
    1.0 + WIDER * (0.5 - 0.5 * phase.cos()) as f32
}
