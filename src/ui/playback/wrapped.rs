//! Chips in two rows, for a solution that is too long for one: lines in the colours of the groups stand above them in place of their
//! names.

use std::ops::Range;

use super::timeline::{ChipTrack, LINE, chip};
use crate::ui::theme;
use eframe::egui::{Id, Rect, Sense, Ui, UiBuilder, vec2};
use unfold_app::command::{PlaybackCommand, message::Messages};
use unfold_app::{lesson::MoveNotes, model::Model};

/// Number of rows for which there is room.
const ROWS: usize = 2;
/// The height of a chip.
pub(crate) const CHIP: f32 = 2.5 * theme::GRID;
/// The space between two chips.
const GAP: f32 = 0.5 * theme::GRID;

/// Number of chips of this width that have room in a row.
fn per_row(room: f32, chip: f32) -> usize {
    (((room + GAP) / (chip + GAP)) as usize).max(1)
}

/// True if so many chips have room in these rows.
pub(crate) fn fits(room: f32, chip: f32, chips: usize) -> bool {
    chips <= ROWS * per_row(room, chip)
}

/// Shows the moves that are played in rows of chips.
pub(crate) fn rows(ui: &mut Ui, model: &Model, notes: &MoveNotes, messages: &mut Messages) {
    let seek = |at| PlaybackCommand::Seek(at).into();
    let track = ChipTrack::new(ui, Id::unique("followed move"), notes, model.document.workspace().played(), seek);
    let all = track.window.clone();
    for first in all.clone().step_by(per_row(ui.available_width(), track.width)) {
        let end = all.end.min(first + per_row(ui.available_width(), track.width));
        row(ui, model, &track, first..end, messages);
    }
}

/// Shows some moves of a track as chips in one row, below a line in the colours of their groups. A click between them goes to the
/// nearest move.
pub(crate) fn row(ui: &mut Ui, model: &Model, track: &ChipTrack<'_>, moves: Range<usize>, messages: &mut Messages) {
    let groups = theme::colours(ui).groups;
    let mut places: Vec<(usize, Rect)> = Vec::new();
    let whole = ui.scope_builder(UiBuilder::new().sense(Sense::CLICK), |ui| {
        ui.spacing_mut().item_spacing = vec2(GAP, theme::GRID / 4.0);
        ui.spacing_mut().interact_size.y = CHIP;
        ui.spacing_mut().button_padding.y = 0.0;
        let (_, line) = ui.allocate_space(vec2(track.width, LINE));
        ui.horizontal(|ui| {
            for at in moves {
                let Some(face) = chip(ui, model, track, at, messages) else { continue };
                let group = track.notes.lessons.get(at).map_or(0, |lesson| lesson.group);
                let above = Rect::from_x_y_ranges(face.x_range(), line.y_range());
                ui.painter().rect_filled(above, LINE / 2.0, groups[group % groups.len()]);
                places.push((at, face));
            }
        });
    });
    track.seek_on_click(&whole.response, &places, messages);
}
