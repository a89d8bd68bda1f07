//! Two tracks: the moves being played and those compared with them, each with its own position. A click on the moves of a
//! track seeks and makes it the one that playback drives; a click on its name only switches.

use super::chips::{CHIP_HEIGHT, Chips, GROUP_LINE_HEIGHT};
use super::timeline::{copy_and_compare, sentence};
use super::{heading, items};
use crate::ui::{theme, widgets};
use eframe::egui::{Button, Id, Rect, ScrollArea, Sense, Stroke, Ui, UiBuilder, pos2, vec2};
use unfold_app::command::{PlaybackCommand, message::Messages};
use unfold_app::{lesson::MoveNotes, model::Model, playback, played::SequenceKind};
use unfold_engine::puzzle::Sequence;
use unfold_text::{Phrase, sentences::log, stage, window};

/// Width of the column of names, in points.
const NAME_WIDTH: f32 = 43.0 * theme::GRID;
const TRACK_HEIGHT: f32 = CHIP_HEIGHT + GROUP_LINE_HEIGHT + 0.5 * theme::GRID;

struct Track<'a> {
    notes: &'a MoveNotes,
    at: usize,
    /// True if playback drives this track.
    is_played: bool,
}

/// Draws both tracks, the difference between their lengths, and the sentence about the last move; nothing unless comparing.
pub(crate) fn show(ui: &mut Ui, model: &Model, notes: &MoveNotes, messages: &mut Messages) {
    let Some(other) = playback::compared_track(model) else { return };
    let played = Track { notes, at: model.document.workspace().moves_made(), is_played: true };
    let compared = Track { notes: other.notes, at: other.at, is_played: false };
    let tracks = if other.is_first { [compared, played] } else { [played, compared] };
    ui.spacing_mut().item_spacing.y = theme::GRID / 4.0;
    for (number, track) in tracks.iter().enumerate() {
        ui.push_id(("track", number), |ui| row(ui, model, track, messages));
    }
    ui.horizontal(|ui| {
        ui.spacing_mut().interact_size.y = CHIP_HEIGHT;
        ui.spacing_mut().button_padding.y = 0.0;
        difference(ui, model, &tracks);
        copy_and_compare(ui, model, notes, messages);
        sentence(ui, model, notes, theme::TEXT_SMALL, false);
    });
}

/// Shows both lengths and their difference, or that a log does not solve the puzzle. The arrow is painted, since the font
/// has none.
fn difference(ui: &mut Ui, model: &Model, tracks: &[Track<'_>; 2]) {
    let (def, metric) = (model.puzzle().def(), model.shown_metric());
    let [from, to] = [0, 1].map(|n| tracks[n].notes.moves.length_in(def, metric));
    let less = match (from.checked_sub(to), to.checked_sub(from)) {
        (Some(0), _) => "0".to_owned(),
        (Some(less), _) => format!("−{less}"),
        (_, more) => format!("+{}", more.unwrap_or_default()),
    };
    let text = |text: String| theme::sized(text, theme::TEXT_SMALL).strong();
    // If a log does not solve the puzzle, its length is not comparable.
    let ends = |track: &Track<'_>| Some(model.document.workspace().state()?.after_all(&track.notes.moves).is_solved());
    if let Some(track) = tracks.iter().find(|track| track.notes.kind == SequenceKind::Log && ends(track) == Some(false))
    {
        let name = heading(model.language(), model, track.notes.kind);
        ui.label(text(stage::SOLVES_NOTHING.fill(model.language(), [&name])));
        return;
    }
    ui.spacing_mut().item_spacing.x = theme::GRID / 2.0;
    ui.label(text(from.to_string()));
    let (rect, _) = ui.allocate_exact_size(vec2(1.5 * theme::GRID, CHIP_HEIGHT), Sense::hover());
    let along = vec2(rect.width(), 0.0);
    ui.painter().arrow(rect.left_center(), along, Stroke::new(1.0, theme::colours(ui).strong));
    ui.label(text(stage::DIFFERENCE.fill(model.language(), [&to, &less, &metric])));
    ui.add_space(theme::GRID / 2.0);
}

/// Length of a row with its metric; for a hypercube also MC4D's count, if that differs.
pub(crate) fn length(model: &Model, kind: SequenceKind, moves: &Sequence) -> Phrase {
    match model.document.workspace().position().open_log().filter(|_| kind == SequenceKind::Log) {
        Some(open) => log::length(open.log.puzzle(), open.lengths[1], open.twists[1]),
        None if model.puzzle().def().log.is_some() => log::length_of_solution(model.puzzle(), moves),
        None => {
            window::LENGTH.with([&moves.length_in(model.puzzle().def(), model.shown_metric()), &model.shown_metric()])
        }
    }
}

/// Draws a track: its name, and its chips, scrolled to its position.
fn row(ui: &mut Ui, model: &Model, track: &Track<'_>, messages: &mut Messages) {
    let language = model.language();
    let notes = track.notes;
    let seek = |at| match track.is_played {
        true => PlaybackCommand::Seek(at).into(),
        false => PlaybackCommand::SeekOther(at).into(),
    };
    let top = ui.cursor().min;
    let name = heading(language, model, notes.kind);
    let text = stage::COMPARED.fill(language, [&name, &length(model, notes.kind, &notes.moves)]);
    let area = Rect::from_min_size(top, vec2(NAME_WIDTH, TRACK_HEIGHT));
    let mut column = ui.new_child(UiBuilder::new().max_rect(area));
    let face = Button::selectable(track.is_played, theme::sized(text, theme::TEXT_SMALL)).truncate();
    let chosen = column.add_sized(vec2(NAME_WIDTH, CHIP_HEIGHT), face);
    let chosen = chosen.on_hover_text(stage::SWITCH_TRACK_TIP.get(language));
    messages.push_if(chosen.clicked() && !track.is_played, PlaybackCommand::SwitchTrack);
    let left = top.x + NAME_WIDTH + theme::GRID;
    let area = Rect::from_min_max(pos2(left, top.y), pos2(ui.max_rect().right(), top.y + TRACK_HEIGHT));
    let mut place = ui.new_child(UiBuilder::new().max_rect(area));
    let chips = ScrollArea::horizontal().id_salt("chips").auto_shrink(false);
    chips.show(&mut place, |ui| {
        let chips = Chips {
            row: notes.kind,
            moves: &notes.moves,
            moves_made: track.at,
            items: items::one_per_move(&notes.moves),
            groups: items::groups_of_notes(model, notes),
            spoken_row: None,
            selected: 0..0,
            by_groups: false,
            font_size: theme::TEXT_BODY,
            row_id: Id::unique(("track", ui.scope_id())),
            followed_key: Id::unique(("followed move", ui.scope_id())),
            seek: &seek,
        };
        chips.show(ui, model, f32::INFINITY, messages);
        widgets::focus::scroll_to_focus(ui);
    });
    ui.allocate_space(vec2(ui.available_width(), TRACK_HEIGHT));
}
