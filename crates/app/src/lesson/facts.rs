//! Counts on a position, so that a person sees what a move is good for.

use crate::puzzles::together::{movable, stickers_of_axis};
use crate::puzzles::{graph::Distances, record};
use unfold_engine::puzzle::{Facelets, Metric, PuzzleId};

pub use crate::puzzles::lesson::Measure;

/// Corners and edges of a cube.
const CORNERS: u32 = 8;
const EDGES: u32 = 12;

impl Measure {
    /// Number on a puzzle, where counting ends at a number.
    pub fn of(self, puzzle: PuzzleId) -> Option<u32> {
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

    /// The most there can be, whether counting ends there or is to end at none.
    pub fn most(self, puzzle: PuzzleId) -> u32 {
        match self {
            // Of a state; see its description.
            Self::Score => 80,
            Self::Distance(Metric::Qtm) => 14,
            Self::Distance(_) => 11,
            Self::Misplaced => puzzle.def().solved.len() as u32,
            _ => self.of(puzzle).unwrap_or(1),
        }
    }

    /// Number on this position; `None` of another puzzle, or where a table would be needed that is not there.
    pub fn count(self, state: &Facelets, distances: Option<&Distances>) -> Option<u32> {
        match self {
            Self::Solved => Some(u32::from(state.is_solved())),
            _ => (record(state.puzzle()).lesson.count)(self, state, distances),
        }
    }
}
