//! Fewest moves as competitors play it: steps to oriented edges, domino reduction, half turns and blocks on both sides of a scramble, and
//! insertions of three-cycles.
//!
//! A scramble is a [`Cube3`]; moves on it and on its inverse are [`NissMoves`], of turns of faces only. [`position`] joins the two, and
//! [`Reached::of`] says what is reached there.

pub mod axes;
pub mod blocks;
pub mod reached;
mod tables;

pub use self::axes::Axis;
pub use self::blocks::{Block, BlockKind};
pub use self::reached::{BadPieces, Milestone, PiecesLeft, Reached, Subset};

use super::Cube3;
use crate::puzzle::niss::NissMoves;
use crate::puzzle::{PuzzleId, Sequence};

/// The position of a scramble after moves on both sides: what the normal moves lead to if the inverse ones, undone, are made before the
/// scramble. Its inverse is what is seen on the inverse side. It is solved exactly if the moves solve the scramble.
///
/// # Panics
/// If a move is not in the move list of the 3x3x3.
pub fn position(scramble: &Cube3, moves: &NissMoves) -> Cube3 {
    let moves = moves.of_faces(PuzzleId::Cube3.def());
    after(&after(&scramble.inverse(), &moves.inverse).inverse(), &moves.normal)
}

/// A cube after turns of faces.
fn after(cube: &Cube3, turns: &Sequence) -> Cube3 {
    turns.0.iter().fold(*cube, |cube, mv| cube.after(mv.index()))
}
