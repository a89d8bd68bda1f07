//! The type of a position's track. Separate from `tracks.rs`, whose methods need `Position`, which holds one.

use unfold_engine::puzzle::{Sequence, pattern::Pattern};
use unfold_engine::search::Phase;

/// Moves that were being played when a position on their way was taken.
#[derive(Clone, Debug, PartialEq)]
pub struct Track {
    /// The painting before the first move.
    pub start: Pattern,
    pub moves: Sequence,
    /// Phases named by the solver; may be empty.
    pub phases: Vec<Phase>,
    /// Number of moves that lead to the position, `0 <= at <= moves`.
    pub at: usize,
}
