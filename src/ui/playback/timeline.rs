//! The timeline at the foot of the window: the playback bar and the rows of moves. Always present, at a height the user
//! chooses.

use super::{heading, rows, tracks};
use crate::ui::widgets::{self, button, tools};
use crate::ui::{playback, theme};
use eframe::egui::{CursorIcon, Id, Label, Rect, RichText, Sense, Ui, pos2};
use unfold_app::command::{PlaybackCommand, RowsCommand, SharingCommand, SolutionCommand, message::Messages};
use unfold_app::document::runs::results::{RunEnd, SolutionChoice};
use unfold_app::document::tracks::ComparedMoves;
use unfold_app::lesson::MoveNotes;
use unfold_app::played::{PlayableMoves, SequenceKind};
use unfold_app::rows::state::TimelineHeight;
use unfold_app::{model::Model, sentences::lesson as words};
use unfold_engine::{notation, search::Reason};
use unfold_text::{commands as command_texts, lesson as say, rows as say_rows, stage, window};

/// Height of the timeline with two lines of moves, in a medium and in a large window, in points.
const HEIGHTS: [f32; 2] = [16.0 * theme::GRID, 17.5 * theme::GRID];
/// Height of the timeline with two lines of moves in a small window, without the sentence about the last move, in points.
const SMALL_HEIGHT: f32 = 13.0 * theme::GRID;
/// Maximum number of solutions offered for comparison, shortest first.
const MAX_COMPARED: usize = 12;
/// Height of the drag handle at the upper edge, in points.
const HANDLE_HEIGHT: f32 = 0.75 * theme::GRID;

/// Height of the timeline in points, as the user chose: two lines, a third of the window, or all available height.
pub(crate) fn height(ui: &Ui, model: &Model) -> f32 {
    let lines = if theme::is_small(ui) { SMALL_HEIGHT } else { HEIGHTS[usize::from(theme::is_large(ui))] };
    let window = ui.ctx().content_rect().height();
    match model.rows_of_moves.height {
        TimelineHeight::TwoLines => lines,
        TimelineHeight::Third => (window / 3.0).max(lines),
        TimelineHeight::Whole => ui.available_height().max(lines),
    }
}

/// Draws the playback bar, and below it the two compared tracks, or all rows, or a hint if there are none.
pub(crate) fn show(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    resize_handle(ui, model, messages);
    let tools = tools::are_shown(ui, model, "timeline", ui.max_rect());
    if model.rows_of_moves.height == TimelineHeight::Whole
        && widgets::text_button(ui, model, (stage::PAGE_CLOSE, say_rows::READ_ALL_TIP))
    {
        messages.push(RowsCommand::ReadAll);
    }
    playback::show(ui, model, tools, messages);
    let notes = unfold_app::lesson::update::notes(model);
    if let Some(notes) = notes.as_deref().filter(|_| unfold_app::playback::compared_track(model).is_some()) {
        return tracks::show(ui, model, notes, messages);
    }
    if model.document.workspace().rows().is_empty() {
        rows::unknown_scramble(ui, model, tools, messages);
        return empty_hint(ui, model);
    }
    let size = if theme::is_large(ui) { theme::TEXT_LARGE } else { theme::TEXT_SENTENCE };
    let has_sentence = !theme::is_small(ui) || model.rows_of_moves.height != TimelineHeight::TwoLines;
    let below = if has_sentence { line_height(ui, size) } else { 0.0 };
    let height = (ui.available_height() - below).max(rows::lines_height(ui, 1));
    rows::show(ui, model, (notes.as_deref(), height, tools), messages);
    if let Some(notes) = notes.as_ref().filter(|_| has_sentence) {
        sentence(ui, model, notes, size, true);
    }
}

/// Height of a line of the sentence, with the gap above it.
fn line_height(ui: &Ui, size: f32) -> f32 {
    ui.fonts_mut(|fonts| fonts.row_height(&theme::font(size))) + ui.spacing().item_spacing.y
}

/// Handles the drag handle at the upper edge: a drag chooses the height; a double click toggles between two lines and a third.
fn resize_handle(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let area = ui.max_rect();
    let top = Rect::from_min_max(pos2(area.left(), area.top() - HANDLE_HEIGHT), pos2(area.right(), area.top()));
    let response = ui.interact(top, Id::unique("edge of the timeline"), Sense::DRAG | Sense::CLICK);
    let response = response.on_hover_cursor(CursorIcon::ResizeVertical);
    messages.push_if(response.double_clicked(), RowsCommand::Enlarge);
    let Some(pointer) = response.interact_pointer_pos().filter(|_| response.dragged()) else { return };
    let window = ui.ctx().content_rect();
    let part = (window.bottom() - pointer.y) / window.height();
    let wanted = match part {
        part if part > 0.6 => TimelineHeight::Whole,
        part if part > 0.25 => TimelineHeight::Third,
        _ => TimelineHeight::TwoLines,
    };
    messages.push_if(wanted != model.rows_of_moves.height, RowsCommand::SetHeight(wanted));
}

/// Draws a hint while there is nothing to play.
fn empty_hint(ui: &mut Ui, model: &Model) {
    let results = model.results();
    let text = if model.document.workspace().position().is_solved() {
        window::SOLUTION_EMPTY
    } else if results.end == Some(RunEnd::Reason(Reason::Exhausted)) {
        window::SOLUTIONS_EXHAUSTED
    } else if model.solver().is_none() {
        say::MOVES_NONE_PLAYED
    } else {
        say::MOVES_NONE
    };
    ui.label(RichText::new(text.get(model.language())).color(theme::colours(ui).muted));
}

pub(crate) fn copy_and_compare(ui: &mut Ui, model: &Model, notes: &MoveNotes, messages: &mut Messages) {
    let shown = model.results().selected().map(|(_, solution)| &solution.moves);
    if notes.kind == SequenceKind::Solution && shown == Some(&notes.moves) {
        button(ui, model, SolutionCommand::Copy, messages);
    } else if widgets::text_button(ui, model, (command_texts::COPY, command_texts::COPY_TIP)) {
        messages.push(SharingCommand::CopyText(notation::print(model.puzzle(), &notes.moves)));
    }
    if let Some(player) = model.document.workspace().player() {
        compare_menu(ui, model, &player, messages);
    }
}

/// Draws the menu of the moves that can be compared with the row `played`.
pub(crate) fn compare_menu(ui: &mut Ui, model: &Model, played: &PlayableMoves<'_>, messages: &mut Messages) {
    let language = model.language();
    let button = ui.menu_button(stage::COMPARE.get(language), |ui| {
        let entry = |ui: &mut Ui, text: String, choice: Option<ComparedMoves>, messages: &mut Messages| {
            if ui.button(text).clicked() {
                messages.push(PlaybackCommand::Compare(choice));
                ui.close();
            }
        };
        let (workspace, mut others) = (model.document.workspace(), 0);
        // New solutions are in the list of solutions below.
        let rows = workspace.other_players().filter(|other| other.kind != SequenceKind::NewSolution);
        for player in rows.filter(|other| workspace.are_comparable(played.kind, other.kind)) {
            others += 1;
            let name = heading(language, model, player.kind);
            let length = tracks::length(model, player.kind, player.moves);
            let text = stage::COMPARED.fill(language, [&name, &length]);
            entry(ui, text, Some(ComparedMoves::Row(player.kind)), messages);
        }
        let results = model.results();
        let shown = results.selected().map(|(place, _)| place);
        let is_offered = workspace.are_comparable(played.kind, SequenceKind::Solution);
        for n in (0..results.solutions.len()).rev().take(MAX_COMPARED).filter(|_| is_offered) {
            let place = SolutionChoice::Found(n);
            if shown != Some(place) || played.kind != SequenceKind::Solution {
                others += 1;
                let name = heading(language, model, SequenceKind::Solution);
                let length = tracks::length(model, SequenceKind::Solution, &results.solutions[n].moves);
                let text = stage::COMPARED.fill(language, [&name, &length]);
                entry(ui, text, Some(ComparedMoves::Solution(place)), messages);
            }
        }
        if others == 0 {
            ui.label(RichText::new(stage::NOTHING_TO_COMPARE.get(language)).color(theme::colours(ui).muted));
        }
        if unfold_app::playback::compared_notes(model).is_some() {
            entry(ui, stage::COMPARE_NOTHING.get(language).to_owned(), None, messages);
        }
    });
    button.response.on_hover_text(stage::COMPARE_TIP.get(language));
}

/// Draws the effect of the last move, or of the first one before any was made, on one line, shortened to fit; the tooltip
/// has the whole text. If `names_group`, the line starts with the move's group.
pub(crate) fn sentence(ui: &mut Ui, model: &Model, notes: &MoveNotes, size: f32, names_group: bool) {
    let Some(lesson) = words::move_sentences(model.language(), notes, model.document.workspace().moves_made()) else {
        return;
    };
    // In a group that does not end solved, the changes appear only with the move's effects, where there is room to
    // explain what “solved” means.
    let changes = lesson.changes.iter().filter(|_| lesson.frame.is_none());
    let changes: String = changes.map(|(_, text)| format!(" · {text}")).collect();
    // The rows name a group only where it starts, which may be out of sight.
    let played = model.document.workspace().moves_made().saturating_sub(1);
    let group = notes
        .groups
        .iter()
        .find(|group| names_group && notes.groups.len() > 1 && (group.first..group.end()).contains(&played));
    let group = group.map(|group| words::headings(model.language(), notes, group)[2].clone());
    let group = group.map_or_else(String::new, |name| format!("{name} · "));
    let made = format!("{group}{}  {}", lesson.title, lesson.description);
    let whole = format!("{made}{changes}");
    let width = |text: &String| ui.painter().layout_no_wrap(text.clone(), theme::font(size), theme::WHITE).size().x;
    let texts = [whole.clone(), made, lesson.description];
    let room = ui.available_width();
    let fitting = texts.iter().find(|text| width(text) <= room).unwrap_or(&texts[2]);
    ui.add(Label::new(theme::sized(fitting, size)).truncate()).on_hover_text(whole);
}
