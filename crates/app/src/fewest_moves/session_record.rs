//! Converts lines and attempts to session records and back.

use super::state::{Attempt, FewestMoves, MAX_ATTEMPTS, MAX_LINES_BYTES};
use crate::document::{Origin, Position};
use crate::puzzles::fewest_moves::PUZZLE;
use crate::session::record::{AttemptRecord, FewestMovesRecord};
use unfold_engine::notation::{self, FaceletsOrMoves};
use unfold_engine::puzzle::{Facelets, Sequence, pattern::Pattern};

/// Parses a scramble: its position, and its moves unless it is written as facelets; `None` if invalid.
pub(super) fn parse_scramble(scramble: &str) -> Option<(Facelets, Option<Sequence>)> {
    match notation::parse_facelets_or_moves(PUZZLE, scramble).ok()? {
        FaceletsOrMoves::Facelets(facelets) => {
            Some((Position::from_painting(Pattern::from_facelets(&facelets), Origin::Typed).state?, None))
        }
        FaceletsOrMoves::Moves(moves) => Some((Facelets::solved(PUZZLE).after_all(&moves), Some(moves))),
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

/// Lines and attempts of a record. Skips texts that are too long, attempts with invalid scrambles, and those beyond [`MAX_ATTEMPTS`].
pub fn from_record(record: &FewestMovesRecord) -> (String, Vec<Attempt>) {
    let attempt = |record: &AttemptRecord| {
        let AttemptRecord { scramble, lines } = record.clone();
        let (position, _) = parse_scramble(&scramble)?;
        (lines.len() <= MAX_LINES_BYTES).then_some(Attempt { scramble, position, lines })
    };
    let attempts = record.attempts.iter().filter_map(attempt).take(MAX_ATTEMPTS).collect();
    let lines = if record.lines.len() <= MAX_LINES_BYTES { record.lines.clone() } else { String::new() };
    (lines, attempts)
}
