//! Conversion of logs between programs, move by move: moves are not joined.

use crate::hyperspeedcube::Solve;
use crate::mc4d::log::SCRAMBLED;
use crate::mc4d::{Log, Token};
use crate::puzzle::Sequence;
use crate::puzzle::hypercube::grips::Click;

/// Converts a Hyperspeedcube solve to an MC4D log: the scramble and its mark, if any, then the moves.
///
/// # Panics
/// If MC4D does not support the puzzle.
pub(super) fn to_mc4d(solve: &Solve) -> Log {
    let puzzle = solve.puzzle();
    let clicks = |moves: &Sequence| {
        moves.0.iter().flat_map(|mv| Click::for_move(puzzle, *mv)).map(Token::Click).collect::<Vec<_>>()
    };
    let mark = (!solve.scramble().0.is_empty()).then_some(Token::Mark(SCRAMBLED));
    Log::from_history(puzzle, clicks(solve.scramble()).into_iter().chain(mark).chain(clicks(solve.moves())))
}

/// Converts an MC4D log to a Hyperspeedcube solve: the moves up to the mark become the scramble; without a mark, the
/// scramble is empty.
pub(super) fn to_hyperspeedcube(log: &Log) -> Solve {
    let (before, after) = (log.scramble(), log.solution());
    let (scramble, moves) = if log.scramble_mark().is_some() { (before, after) } else { (after, before) };
    Solve::new(log.puzzle(), scramble, moves).expect("a log has moves of its puzzle")
}
