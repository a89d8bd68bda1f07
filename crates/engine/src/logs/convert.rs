//! Logs of one program as those of another. Moves are carried over one by one, so that a person's count of them stays.

use crate::hyperspeedcube::Solve;
use crate::mc4d::log::SCRAMBLED;
use crate::mc4d::{Log, Token};
use crate::puzzle::Sequence;
use crate::puzzle::hypercube::grips::Click;

/// A solve of Hyperspeedcube as an MC4D log: its scramble, the mark, and its moves.
///
/// # Panics
/// If there are no MC4D logs of the puzzle.
pub(super) fn to_mc4d(solve: &Solve) -> Log {
    let puzzle = solve.puzzle();
    let clicks = |moves: &Sequence| {
        moves.0.iter().flat_map(|mv| Click::of_move(puzzle, *mv)).map(Token::Click).collect::<Vec<_>>()
    };
    let mark = (!solve.scramble().0.is_empty()).then_some(Token::Mark(SCRAMBLED));
    Log::of_history(puzzle, clicks(solve.scramble()).into_iter().chain(mark).chain(clicks(solve.moves())))
}

/// An MC4D log as a solve of Hyperspeedcube: its moves up to the mark are the scramble, or none if it has no mark.
pub(super) fn to_hyperspeedcube(log: &Log) -> Solve {
    let (before, after) = (log.scramble(), log.solution());
    let (scramble, moves) = if log.scramble_mark().is_some() { (before, after) } else { (after, before) };
    Solve::new(log.puzzle(), scramble, moves).expect("a log has moves of its puzzle")
}
