//! Undoing and doing again changes of the lines. While the page is shown these come before the changes of the scramble.

use super::line_changes::Way;
use super::task;
use crate::model::Model;
use crate::page::Page;
use unfold_text::fewest_moves as say;

/// Takes other lines, typed or not, so that this can be undone.
pub fn set(lines: String, is_typed: bool, model: &mut Model) {
    let scramble = task::position(model).cloned();
    let steps = &mut model.fewest_moves;
    let before = steps.lines().to_owned();
    if before != lines {
        steps.line_changes.note(scramble.as_ref(), before, is_typed);
        steps.set_lines(lines);
    }
}

/// True if there is a change of the lines to be undone or done again here.
pub fn can(way: Way, model: &Model) -> bool {
    to(way, model).is_some()
}

/// Undoes a change of the lines or does it again, if there is one.
pub fn go(way: Way, model: &mut Model) -> bool {
    let Some(lines) = to(way, model).map(str::to_owned) else { return false };
    let steps = &mut model.fewest_moves;
    steps.line_changes.go(way, steps.lines().to_owned());
    steps.set_lines(lines);
    model.news = match way {
        Way::Undo => say::NEWS_FMC_UNDONE,
        Way::Redo => say::NEWS_FMC_REDONE,
    }
    .with([]);
    true
}

/// The lines to which a way leads, while the page is shown.
fn to(way: Way, model: &Model) -> Option<&str> {
    let steps = &model.fewest_moves;
    let lines = steps.line_changes.to(way, task::position(model), steps.lines());
    lines.filter(|_| model.page == Some(Page::FewestMoves))
}
