//! Session records of lines and attempts.

use super::state::{Attempt, FewestMoves, MAX_ATTEMPTS, MAX_TEXT};
use crate::document::{Origin, Position};
use crate::puzzles::fewest_moves::PUZZLE;
use crate::session::record::{AttemptRecord, FewestMovesRecord};
use unfold_engine::notation::{self, Typed};
use unfold_engine::puzzle::{Facelets, Sequence, pattern::Pattern};

/// The position of a scramble, and its moves if it is written as moves.
pub(super) fn read(scramble: &str) -> Option<(Facelets, Option<Sequence>)> {
    match notation::typed(PUZZLE, scramble).ok()? {
        Typed::Facelets(facelets) => Some((Position::painted(Pattern::of(&facelets), Origin::Typed).state?, None)),
        Typed::Moves(moves) => Some((Facelets::solved(PUZZLE).after_all(&moves), Some(moves))),
    }
}

/// The record of lines and attempts; `None` if there are none.
pub fn record(page: &FewestMoves) -> Option<FewestMovesRecord> {
    let attempt =
        |attempt: &Attempt| AttemptRecord { scramble: attempt.scramble.clone(), lines: attempt.lines.clone() };
    (!page.is_fresh()).then(|| FewestMovesRecord {
        lines: page.lines().to_owned(),
        attempts: page.attempts().all().iter().map(attempt).collect(),
    })
}

/// Restores lines and attempts, skipping those with invalid scrambles or too much text.
pub fn of_record(record: &FewestMovesRecord) -> (String, Vec<Attempt>) {
    let attempt = |record: &AttemptRecord| {
        let AttemptRecord { scramble, lines } = record.clone();
        let (position, _) = read(&scramble)?;
        (lines.len() <= MAX_TEXT).then_some(Attempt { scramble, position, lines })
    };
    let attempts = record.attempts.iter().filter_map(attempt).take(MAX_ATTEMPTS).collect();
    let lines = if record.lines.len() <= MAX_TEXT { record.lines.clone() } else { String::new() };
    (lines, attempts)
}
