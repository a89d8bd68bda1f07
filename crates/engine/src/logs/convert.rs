//! Logs of one program as those of another.

use crate::hyperspeedcube::Solve;
use crate::mc4d::Log;

/// A solve of Hyperspeedcube as an MC4D log: its scramble, the mark, and its moves.
///
/// # Panics
/// If there are no MC4D logs of the puzzle.
pub(super) fn to_mc4d(solve: &Solve) -> Log {
    let puzzle = solve.puzzle();
    let of_puzzle = "a solve has moves of its puzzle";
    if solve.scramble().0.is_empty() {
        return Log::of_turns(puzzle, solve.moves()).expect(of_puzzle);
    }
    let log = Log::of_scramble(puzzle, solve.scramble()).expect(of_puzzle);
    if solve.moves().0.is_empty() { log } else { log.with_turns(solve.moves()).expect(of_puzzle) }
}

/// An MC4D log as a solve of Hyperspeedcube: its moves up to the mark are the scramble, or none if it has no mark.
pub(super) fn to_hyperspeedcube(log: &Log) -> Solve {
    let (before, after) = (log.scramble(), log.solution());
    let (scramble, moves) = if log.scramble_mark().is_some() { (before, after) } else { (after, before) };
    Solve::new(log.puzzle(), scramble.joined(log.puzzle().def()), moves.joined(log.puzzle().def()))
        .expect("a log has moves of its puzzle")
}
