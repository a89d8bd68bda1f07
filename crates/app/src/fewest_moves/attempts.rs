//! Saves, restores and removes attempts.

use super::state::Attempt;
use super::tree::Tree;
use super::{session_record, task, undo};
use crate::document::{EditKind, Origin, Position};
use crate::history::changes;
use crate::model::Model;
use crate::puzzles::fewest_moves::PUZZLE;
use unfold_engine::puzzle::pattern::Pattern;
use unfold_text::{UserError, fewest_moves as say};

/// The lines in the field with their scramble; `None` if [`task::position`] is.
pub fn current(model: &Model) -> Option<Attempt> {
    let (position, scramble) = (task::position(model)?.clone(), task::scramble_text(model)?);
    Some(Attempt { scramble, position, lines: model.fewest_moves.lines().trim_end().to_owned() })
}

/// The tree of attempts, including the lines in the field; empty if nothing is saved.
pub fn tree(model: &Model) -> Tree {
    let attempts = model.fewest_moves.attempts();
    match current(model) {
        Some(current) if !attempts.all().is_empty() => attempts.tree().with_current(&current),
        _ => attempts.tree().clone(),
    }
}

/// Saves the lines in the field, if any; false if there are too many attempts or the scramble is not solvable.
pub fn keep(model: &mut Model) -> bool {
    if model.fewest_moves.lines().trim().is_empty() {
        return true;
    }
    let Some(attempt) = current(model) else { return false };
    let summary = task::summary(&attempt.position, &attempt.lines, model.language());
    let is_kept = model.fewest_moves.keep(attempt);
    if is_kept {
        model.news = say::NEWS_FMC_KEPT.with([&summary]);
    } else {
        report_too_many(model);
    }
    is_kept
}

fn report_too_many(model: &mut Model) {
    model.report_error(UserError::new(say::FMC_TOO_MANY_KEPT, say::FMC_TOO_MANY_KEPT_DO).phrase());
}

/// Saves the lines in the field, then replaces them with the lines from the scramble down to a row of the tree.
pub fn bring_back(index: usize, model: &mut Model) {
    let Some(attempt) = tree(model).attempt(index) else { return };
    if !keep(model) {
        return;
    }
    if task::position(model) != Some(&attempt.position) {
        let position = match session_record::parse_scramble(&attempt.scramble) {
            Some((_, Some(moves))) => Position::from_moves(PUZZLE, moves, Origin::Typed),
            _ => Position::from_painting(Pattern::from_facelets(&attempt.position), Origin::Typed),
        };
        changes::replace_position(position.with_edit(EditKind::Type), None, model);
    }
    let summary = task::summary(&attempt.position, &attempt.lines, model.language());
    undo::set_lines(attempt.lines.clone(), false, model);
    let tree = tree(model);
    let is_it = |index: &usize| tree.attempt(*index).as_ref() == Some(&attempt);
    model.fewest_moves.cursor = (0..tree.rows().len()).find(is_it).unwrap_or(0);
    model.news = say::NEWS_FMC_BACK.with([&summary]);
}

/// Removes a row of the tree with its branch. The lines in the field stay.
pub fn remove(index: usize, model: &mut Model) {
    let tree = tree(model);
    let (Some(row), Some(branch)) = (tree.rows().get(index), tree.attempt(index)) else { return };
    if model.fewest_moves.remove(&branch) {
        model.news = say::NEWS_FMC_REMOVED.with([&row.line()]);
    }
}

/// Restores the branch removed last.
pub fn restore_removed(model: &mut Model) {
    if model.fewest_moves.restore_removed() {
        model.news = say::NEWS_FMC_RESTORED.with([]);
    } else {
        report_too_many(model);
    }
}
