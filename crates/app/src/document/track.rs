//! The moves that were played when a position was taken from them. `Position` holds one, so that this file stands apart from the methods
//! of `Position` in `tracks.rs`.

use unfold_engine::puzzle::{Sequence, pattern::Pattern};
use unfold_engine::search::Phase;

/// Moves that were played when the position was taken from among those they pass through.
#[derive(Clone, Debug, PartialEq)]
pub struct Track {
    /// The position before the first of them.
    pub start: Pattern,
    /// The moves.
    pub moves: Sequence,
    /// Their phases, where a solver named them.
    pub phases: Vec<Phase>,
    /// Number of them that lead to the position, `0 <= at <= moves`.
    pub at: usize,
}
