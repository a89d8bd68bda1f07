//! The type of a position's track, separate from the methods in `tracks.rs` to avoid a cycle of modules: the methods need `Position`,
//! which holds a track.

use unfold_engine::puzzle::{Sequence, pattern::Pattern};
use unfold_engine::search::Phase;

/// A played sequence, and the place in it where a position was taken.
#[derive(Clone, Debug, PartialEq)]
pub struct Track {
    /// The painting before the first move.
    pub start: Pattern,
    pub moves: Sequence,
    /// Phases named by the solver; may be empty.
    pub phases: Vec<Phase>,
    /// Number of moves that lead to the position, at most the length of `moves`.
    pub at: usize,
}
