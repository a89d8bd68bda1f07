//! The piece that is pointed at, in the net or in space: both light it up, whichever the pointer is over.

use eframe::egui::{Id, Ui};

/// A facelet that was pointed at, and the number of the frame in which it was.
type Pointed = (usize, u64);

fn id() -> Id {
    Id::unique("pointed facelet")
}

/// Tells that the pointer is over this facelet in the frame at hand.
pub(super) fn point_at(ui: &Ui, facelet: usize) {
    let frame = ui.ctx().cumulative_frame_nr();
    ui.data_mut(|data| data.insert_temp::<Pointed>(id(), (facelet, frame)));
}

/// The facelet that the pointer is over in this frame or was in the one before.
pub(super) fn pointed(ui: &Ui) -> Option<usize> {
    let frame = ui.ctx().cumulative_frame_nr();
    let (facelet, at) = ui.data(|data| data.get_temp::<Pointed>(id()))?;
    (at + 1 >= frame).then_some(facelet)
}
