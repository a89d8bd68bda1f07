//! Fewest moves in the manner of competitors: steps to edge orientation, domino reduction, half-turn reduction and
//! blocks on both sides of a scramble, and insertions of three-cycles.
//!
//! A scramble is a [`Cube3`]; moves on it and on its inverse are [`NissMoves`] of face turns. [`position`] combines
//! both, and [`Analysis::new`] analyses the result.

pub mod analysis;
pub mod axes;
pub mod best;
pub mod blocks;
mod cycles;
pub mod insertions;
pub mod shorten;
mod spaces;
pub mod steps;
mod stretches;
mod tables;
mod words;

pub use self::analysis::{Analysis, BadPieces, DrSubset, Milestone, PiecesLeft};
pub use self::axes::Axis;
pub use self::best::{BestLimits, SteppedSolution, shortest_solution};
pub use self::blocks::{Block, BlockKind};
pub use self::insertions::{InsertedCycle, InsertionError, InsertionSolution, insertions, prepare_insertions};
pub use self::shorten::{ShortenedMoves, shorten};
pub use self::steps::{FoundStep, FoundSteps, Sides, StepError, StepGoal, StepKind, StepLimits, next_steps};

use super::Cube3;
use crate::puzzle::niss::NissMoves;
use crate::puzzle::{Move, PuzzleId, Sequence};

/// Returns the position of a scramble after moves on both sides: the inverse moves, undone, are made before the
/// scramble and the normal moves after it. Its inverse is the position on the inverse side. It is solved if and only if
/// the moves solve the scramble.
///
/// # Panics
/// If a move is not in the move list of the 3×3×3.
pub fn position(scramble: &Cube3, moves: &NissMoves) -> Cube3 {
    let moves = moves.as_face_turns(PuzzleId::Cube3.def());
    after(&after(&scramble.inverse(), &moves.inverse).inverse(), &moves.normal)
}

/// Returns the solution given by moves on both sides, with all cancellations, including those across a turn of the
/// opposite face.
///
/// # Panics
/// If a move is not in the move list of the 3×3×3.
pub fn solution(moves: &NissMoves) -> Sequence {
    let def = PuzzleId::Cube3.def();
    let turns = moves.as_face_turns(def).uncancelled(def).0.into_iter().map(|mv| mv.index() as u8);
    Sequence(words::simplified(turns).into_iter().map(|mv| Move(u16::from(mv))).collect())
}

fn after(cube: &Cube3, turns: &Sequence) -> Cube3 {
    turns.0.iter().fold(*cube, |cube, mv| cube.after(mv.index()))
}
