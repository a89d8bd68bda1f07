//! Moves that can be played beside the solution of the position: the moves of the opened log, the scramble, and what led to the
//! position when it was reached by playing.
//!
//! Solve takes the position that is shown: [`App::adopt_shown`] makes it the position, and keeps as a [`Track`] what was played.

use crate::engine::puzzle::Sequence;
use crate::engine::puzzle::painting::Painting;
use crate::engine::solve::Phase;

/// Moves that were played when the position was taken from among those they pass through.
#[derive(Clone, Debug, PartialEq)]
pub struct Track {
    /// The position before the first of them.
    pub start: Painting,
    /// The moves.
    pub moves: Sequence,
    /// How they fall into phases, where a solver said so.
    pub phases: Vec<Phase>,
    /// How many of them lead to the position, `0 <= at <= moves`.
    pub at: usize,
}
