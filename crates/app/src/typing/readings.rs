//! Alternative readings of a text: other facelet orders, or one position per line.

use super::store_entry;
use crate::document::{EditKind, Origin, Position, batches::form::PositionSource, editor::Readings};
use crate::{history::changes::repaint, model::Model, settings::choices::View};
use unfold_engine::notation::{Note, NoteKind, Remarks, colours::FaceletOrder, facelets};
use unfold_engine::puzzle::{pattern::Pattern, text::excerpt};
use unfold_text::{notation as say, sentences::describe};

/// Stores the alternative readings of a text, in other facelet orders or line by line, and the remarks on it.
pub fn offer(text: &str, remarks: Remarks, model: &mut Model) {
    let shown = model.settings.colour_letters(model.document.puzzle());
    let readings = remarks.assumed.and_then(|assumed| Readings::new(text, &assumed, &shown));
    let are_lines = remarks.notes.iter().any(|note| matches!(note.kind, NoteKind::Lines(_)));
    let editor = &mut model.document.workspace_mut().editor;
    editor.readings = readings;
    let is_left_out = |(n, line): &(usize, &str)| {
        let is_whole = |note: &Note| note.at.line == *n && note.token == excerpt(line.trim());
        remarks.notes.iter().any(|note| note.kind == NoteKind::LeftOut && is_whole(note))
    };
    let lines = || (1..).zip(text.lines()).filter(|line| !is_left_out(line)).map(|(_, line)| format!("{line}\n"));
    editor.lines = are_lines.then(|| lines().collect());
    editor.notes = remarks.notes;
}

/// Puts the lines of the position's text into the batch form, and shows the batch view.
pub fn solve_lines(model: &mut Model) {
    let puzzle = model.document.puzzle();
    let Some(lines) = model.document.workspace().editor.lines.clone() else { return };
    let form = &mut model.batches.get_mut(puzzle).form;
    form.source = PositionSource::Pasted;
    form.set_text(lines);
    let states = form.text_count;
    model.page = None;
    model.change_choices(|choices| choices.view = View::Batch);
    model.news = say::NEWS_LINES.with([&states]);
}

/// Replaces the position with the text's reading in another facelet order.
pub fn read_in_order(order: FaceletOrder, model: &mut Model) {
    let puzzle = model.document.puzzle();
    let editor = &model.document.workspace().editor;
    let Some(readings) = editor.readings.clone() else { return };
    let is_typed = editor.entry.is_some();
    let letters = readings.letters.unwrap_or_else(|| model.settings.colour_letters(puzzle));
    let Ok(read) = facelets::read_in_order(puzzle, &readings.text, &letters, Some(order)) else { return };
    let position =
        Position::from_painting(Pattern::from_facelets(&read.facelets), Origin::Typed).with_edit(EditKind::Paste);
    repaint(position, None, model);
    if let Some(assumed) = read.assumed {
        model.news = describe::assumed(&assumed);
    }
    if is_typed {
        store_entry(&mut model.document, readings.text.clone(), None);
    }
    model.document.workspace_mut().editor.readings = Some(Readings { order, ..readings });
}
