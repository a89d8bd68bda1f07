//! Marks shared by the net and the view: the hovered or chosen piece, impossible pieces, whose rings pulse for a while, and
//! numbers on stickers.

use std::time::Duration;

use crate::ui::theme;
use eframe::egui::{Align2, Id, Painter, Pos2, Stroke, Ui};
use unfold_app::model::Model;

/// Duration of the pulsing after a mistake, in seconds.
const PULSING_TIME: f64 = 6.0;
/// Duration of one pulse, in seconds.
const PULSE_PERIOD: f64 = 1.2;
/// Maximum widening of a ring, as a share of its width.
const PULSE_WIDENING: f32 = 0.8;
/// Interval of redraws while rings pulse.
const PULSE_REDRAW_INTERVAL: Duration = Duration::from_millis(50);

/// The hovered facelet, and the number of the frame in which it was hovered.
type HoveredFacelet = (usize, u64);

/// Key in egui's memory for the hovered facelet.
const HOVERED_KEY: &str = "pointed-facelet";
/// Key in egui's memory for the chosen facelet.
const CHOSEN_KEY: &str = "chosen-facelet";

/// Marks a facelet as hovered in this frame.
pub(crate) fn set_hovered(ui: &Ui, facelet: usize) {
    let frame = ui.ctx().cumulative_frame_nr();
    ui.data_mut(|data| data.insert_temp::<HoveredFacelet>(Id::unique(HOVERED_KEY), (facelet, frame)));
}

/// Sets the chosen facelet, used while none is hovered; `None` clears it.
pub(crate) fn set_chosen(ui: &Ui, facelet: Option<usize>) {
    ui.data_mut(|data| data.insert_temp::<Option<usize>>(Id::unique(CHOSEN_KEY), facelet));
}

/// The hovered facelet, or else the chosen one.
pub(crate) fn hovered_or_chosen(ui: &Ui) -> Option<usize> {
    let chosen = || ui.data(|data| data.get_temp::<Option<usize>>(Id::unique(CHOSEN_KEY))).flatten();
    under_pointer(ui).or_else(chosen)
}

/// The facelet hovered in this frame or the previous one.
fn under_pointer(ui: &Ui) -> Option<usize> {
    let frame = ui.ctx().cumulative_frame_nr();
    let (facelet, at) = ui.data(|data| data.get_temp::<HoveredFacelet>(Id::unique(HOVERED_KEY)))?;
    (at + 1 >= frame).then_some(facelet)
}

/// Draws a number on a disc, filled with the accent if `is_picked`.
pub(crate) fn draw_number(painter: &Painter, ui: &Ui, (at, size): (Pos2, f32), number: usize, is_picked: bool) {
    let colours = theme::colours(ui);
    let (fill, ink) = if is_picked { (colours.accent, colours.on_accent) } else { (theme::WHITE, theme::BLACK) };
    painter.circle(at, 0.75 * size, fill, Stroke::new(1.5, theme::BLACK));
    painter.text(at, Align2::CENTER_CENTER, number, theme::font(size), ink);
}

/// Facelets that make the painting impossible; one with several errors is repeated.
pub(crate) fn wrong_facelets(model: &Model) -> Vec<usize> {
    let errors = &model.document.workspace().position().painting_check.errors;
    errors.iter().flat_map(|error| error.facelets.clone()).collect()
}

/// Width factor of error rings: pulses for a while after a change of the errors unless motion is reduced; otherwise 1.
pub(crate) fn pulse(ui: &Ui, model: &Model) -> f32 {
    let id = Id::unique("mistakes");
    let wrong = wrong_facelets(model);
    let now = ui.input(|i| i.time);
    let since = match ui.data(|data| data.get_temp::<(Vec<usize>, f64)>(id)) {
        Some((before, since)) if before == wrong => since,
        _ => {
            ui.data_mut(|data| data.insert_temp(id, (wrong.clone(), now)));
            now
        }
    };
    if wrong.is_empty() || model.settings.reduce_motion || now - since >= PULSING_TIME {
        return 1.0;
    }
    ui.ctx().request_repaint_after(PULSE_REDRAW_INTERVAL);
    let phase = (now - since) / PULSE_PERIOD * std::f64::consts::TAU;
    1.0 + PULSE_WIDENING * (0.5 - 0.5 * phase.cos()) as f32
}
