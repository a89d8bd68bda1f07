//! Undo and redo of the lines, which take precedence over those of the position while the page is shown.

use super::state::MAX_LINES_BYTES;
use super::task;
use super::undo_stack::Direction;
use crate::model::Model;
use crate::page::Page;
use unfold_text::{UserError, fewest_moves as say};

/// Replaces the lines as an undoable change. Reports an error and returns false if they are longer than [`MAX_LINES_BYTES`].
pub fn set_lines(lines: String, is_typed: bool, model: &mut Model) -> bool {
    if lines.len() > MAX_LINES_BYTES {
        model.report_error(UserError::new(say::FMC_TOO_LONG.with([&MAX_LINES_BYTES]), say::FMC_TOO_LONG_DO).phrase());
        return false;
    }
    let scramble = task::position(model).cloned();
    let steps = &mut model.fewest_moves;
    let before = steps.lines().to_owned();
    if before != lines {
        steps.undo_stack.push(scramble.as_ref(), before, is_typed);
        steps.set_lines(lines);
    }
    true
}

/// True if a change of the lines can be undone or redone.
pub fn is_available(direction: Direction, model: &Model) -> bool {
    target(direction, model).is_some()
}

/// Undoes or redoes a change of the lines; false if there is none.
pub fn apply(direction: Direction, model: &mut Model) -> bool {
    let Some(lines) = target(direction, model).map(str::to_owned) else { return false };
    let steps = &mut model.fewest_moves;
    steps.undo_stack.step(direction, steps.lines().to_owned());
    steps.set_lines(lines);
    model.news = match direction {
        Direction::Undo => say::NEWS_FMC_UNDONE,
        Direction::Redo => say::NEWS_FMC_REDONE,
    }
    .with([]);
    true
}

/// The lines that undo or redo would restore, while the page is shown.
fn target(direction: Direction, model: &Model) -> Option<&str> {
    let steps = &model.fewest_moves;
    let lines = steps.undo_stack.peek(direction, task::position(model), steps.lines());
    lines.filter(|_| model.page == Some(Page::FewestMoves))
}
