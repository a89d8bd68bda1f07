//! Measures of a position, such as the number of oriented corners.

use crate::puzzles::piece_counts::{movable, stickers_of_axis};
use crate::puzzles::{graph::Distances, record};
use unfold_engine::puzzle::{Facelets, Metric, PuzzleId};

pub use crate::puzzles::lesson::Measure;

const CORNERS: u32 = 8;
const EDGES: u32 = 12;

impl Measure {
    /// Value at the goal; `None` for measures that fall to zero instead.
    pub fn goal_value(self, puzzle: PuzzleId) -> Option<u32> {
        match self {
            Self::CornersOriented(_) | Self::CornersHome | Self::CornersTogether => Some(CORNERS),
            Self::EdgesOriented(_) | Self::EdgesHome => Some(EDGES),
            Self::SliceEdges(_) | Self::Cross(_) => Some(4),
            Self::Pair(..) => Some(2),
            Self::OnAxis(axis) => Some(stickers_of_axis(puzzle, axis)),
            Self::OnSide(_) | Self::PiecesTogether => Some(movable(puzzle).count() as u32),
            Self::Solved => Some(1),
            Self::Score | Self::Distance(_) | Self::Misplaced => None,
        }
    }

    /// Maximum value, also for measures without a [`goal_value`](Self::goal_value).
    pub fn max_value(self, puzzle: PuzzleId) -> u32 {
        match self {
            // The maximum of a valid state; see the engine's `cube3::score`.
            Self::Score => 80,
            Self::Distance(Metric::Qtm) => 14,
            Self::Distance(_) => 11,
            Self::Misplaced => puzzle.def().solved.len() as u32,
            _ => self.goal_value(puzzle).unwrap_or(1),
        }
    }

    /// Evaluates the measure on a position. `None` if it does not apply to the puzzle or its table is not in memory.
    pub fn evaluate(self, state: &Facelets, distances: Option<&Distances>) -> Option<u32> {
        match self {
            Self::Solved => Some(u32::from(state.is_solved())),
            _ => (record(state.puzzle()).lesson.evaluate)(self, state, distances),
        }
    }
}
