//! Algorithms with the turns that are free before and after them.

use unfold_engine::notation;
use unfold_engine::pattern::Reached;
use unfold_engine::puzzle::{Move, PuzzleId, Sequence};

/// The text of moves with the free turns that they need, in brackets.
pub fn with_free_turns(puzzle: PuzzleId, reached: &Reached, moves: &str) -> String {
    let bracketed = |mv: Option<Move>| mv.map(|mv| format!("({})", notation::print(puzzle, &Sequence(vec![mv]))));
    let moves = Some(moves.to_owned()).filter(|moves| !moves.is_empty());
    let all = [bracketed(reached.before), moves, bracketed(reached.after)];
    all.into_iter().flatten().collect::<Vec<_>>().join(" ")
}
