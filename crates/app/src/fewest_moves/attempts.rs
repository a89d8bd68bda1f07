//! Attempts that are put aside and brought back.

use super::{kept, state::Attempt, task};
use crate::document::{EditKind, Origin, Position};
use crate::history::changes;
use crate::model::Model;
use crate::puzzles::fewest_moves::PUZZLE;
use unfold_engine::puzzle::pattern::Pattern;
use unfold_text::{UserError, fewest_moves as say};

/// Puts the lines aside. Whether they are kept, or there are none.
pub fn keep(model: &mut Model) -> bool {
    let lines = model.fewest_moves.lines().trim_end().to_owned();
    if lines.trim().is_empty() {
        return true;
    }
    let (Some(position), Some(scramble)) = (task::position(model).cloned(), task::scramble_text(model)) else {
        return false;
    };
    let summary = task::summary(&position, &lines, model.language());
    let is_kept = model.fewest_moves.keep(Attempt { scramble, position, lines });
    if is_kept {
        model.news = say::NEWS_FMC_KEPT.with([&summary]);
    } else {
        model.tell_error(UserError::new(say::FMC_TOO_MANY_KEPT, say::FMC_TOO_MANY_KEPT_DO).phrase());
    }
    is_kept
}

/// Brings back the attempt in a place, with its scramble; the lines that are there are kept first.
pub fn bring_back(place: usize, model: &mut Model) {
    let Some(attempt) = model.fewest_moves.attempts().get(place).cloned() else { return };
    if !keep(model) {
        return;
    }
    if task::position(model) != Some(&attempt.position) {
        let position = match kept::read(&attempt.scramble) {
            Some((_, Some(moves))) => Position::reached(PUZZLE, moves, Origin::Typed),
            _ => Position::painted(Pattern::of(&attempt.position), Origin::Typed),
        };
        changes::change(position.by(EditKind::Type), None, model);
    }
    let summary = task::summary(&attempt.position, &attempt.lines, model.language());
    model.fewest_moves.set_lines(attempt.lines);
    model.news = say::NEWS_FMC_BACK.with([&summary]);
}

/// Removes the attempt in a place.
pub fn remove(place: usize, model: &mut Model) {
    if let Some(attempt) = model.fewest_moves.remove(place) {
        let summary = task::summary(&attempt.position, &attempt.lines, model.language());
        model.news = say::NEWS_FMC_REMOVED.with([&summary]);
    }
}
