//! Marks in the net and in the 3D and the 4D view alike: the piece that is pointed at, whichever the pointer is over, and the
//! pieces that cannot be, whose rings pulse for a while.

use std::time::Duration;

use crate::ui::theme;
use eframe::egui::{Align2, Id, Painter, Pos2, Stroke, Ui};
use unfold_app::model::Model;

/// Rings pulse so long after a mistake was found, and a pulse lasts so long, in seconds.
const PULSES: f64 = 6.0;
const PULSE: f64 = 1.2;
/// A ring is that much wider at the height of a pulse.
const WIDER: f32 = 0.8;
/// A pulse is drawn in so many steps a second at most.
const STEP: Duration = Duration::from_millis(50);

/// A facelet that was pointed at, and the number of the frame in which it was.
type Pointed = (usize, u64);

/// Key under which it is remembered.
const POINTED: &str = "pointed-facelet";
/// Key under which the facelet that is chosen is remembered.
const CHOSEN: &str = "chosen-facelet";

/// Tells that the pointer is over this facelet in the frame at hand.
pub(crate) fn point_at(ui: &Ui, facelet: usize) {
    let frame = ui.ctx().cumulative_frame_nr();
    ui.data_mut(|data| data.insert_temp::<Pointed>(Id::unique(POINTED), (facelet, frame)));
}

/// Tells which facelet is chosen by a click, for as long as the pointer is over none.
pub(crate) fn choose(ui: &Ui, facelet: Option<usize>) {
    ui.data_mut(|data| data.insert_temp::<Option<usize>>(Id::unique(CHOSEN), facelet));
}

/// The facelet that the pointer is over in this frame or was in the one before, or else the one that is chosen.
pub(crate) fn pointed(ui: &Ui) -> Option<usize> {
    let chosen = || ui.data(|data| data.get_temp::<Option<usize>>(Id::unique(CHOSEN))).flatten();
    under_pointer(ui).or_else(chosen)
}

/// The facelet that the pointer is over in this frame or was in the one before.
fn under_pointer(ui: &Ui) -> Option<usize> {
    let frame = ui.ctx().cumulative_frame_nr();
    let (facelet, at) = ui.data(|data| data.get_temp::<Pointed>(Id::unique(POINTED)))?;
    (at + 1 >= frame).then_some(facelet)
}

/// Draws a number on a disc, seen on every colour: a sticker that was pointed at has a full one.
pub(crate) fn numbered(painter: &Painter, ui: &Ui, (at, size): (Pos2, f32), number: usize, is_picked: bool) {
    let colours = theme::colours(ui);
    let (fill, ink) = if is_picked { (colours.accent, colours.on_accent) } else { (theme::WHITE, theme::BLACK) };
    painter.circle(at, 0.75 * size, fill, Stroke::new(1.5, theme::BLACK));
    painter.text(at, Align2::CENTER_CENTER, number, theme::font(size), ink);
}

/// The facelets that make the painting impossible.
pub(crate) fn wrong(model: &Model) -> Vec<usize> {
    let errors = &model.document.workspace().position().painting_check.errors;
    errors.iter().flat_map(|error| error.facelets.clone()).collect()
}

/// Width of the rings around mistakes at this moment, as a multiple of the usual one: they pulse after a mistake was found, unless
/// motion is to be reduced, and then rest.
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
