//! Sequences of moves that can be played: their kind, their start, the moves and their phases.

use unfold_engine::puzzle::{Sequence, pattern::Pattern};
use unfold_engine::search::Phase;

/// The most moves of a log, a link or a solution that are played, or laid out on pages.
pub const MAX_PLAYED: usize = 10_000;

/// The kind of a sequence that is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Played {
    /// A solution.
    Solution,
    /// The solution that was found while an earlier one is played.
    NewSolution,
    /// The attempt of a method that did not solve.
    Attempt,
    /// The cross of a face.
    Cross(u8),
    /// The cross of a face with the pair of the slot of this name.
    Pair(u8, &'static str),
    /// A shortest algorithm for a goal of which a part counts.
    Algorithm,
    /// The solution of the page of fewest moves.
    FewestMoves,
    /// A solution step by step, as a person would find it.
    Steps,
    /// The shortest path of the graph.
    Path,
    /// The moves of a log after its scramble mark.
    Log,
    /// The moves that lead to the position from the solved puzzle.
    Scramble,
    /// A sequence out of which the position was taken.
    Earlier,
    /// The moves made by hand.
    Own,
    /// The row of moves that is kept at this place of the list, counted from 0.
    Kept(usize),
}

impl Played {
    /// The name of an animation or of a picture of it, without an extension.
    pub fn file_name(self) -> &'static str {
        match self {
            Self::Solution | Self::NewSolution => "solution",
            Self::Cross(_) | Self::Pair(..) => "cross",
            Self::Attempt => "attempt",
            Self::Algorithm => "algorithm",
            Self::FewestMoves => "fewest-moves",
            Self::Steps => "steps",
            Self::Path => "path",
            Self::Scramble => "scramble",
            Self::Log | Self::Earlier | Self::Own | Self::Kept(_) => "moves",
        }
    }
}

/// Moves that can be played, and from where.
#[derive(Clone, Copy, Debug)]
pub struct MoveSequencePlayer<'a> {
    /// Their kind.
    pub what: Played,
    /// The position before the first of them.
    pub start: &'a Pattern,
    /// The moves.
    pub moves: &'a Sequence,
    /// Their phases, where a solver named them.
    pub phases: &'a [Phase],
    /// Number of them made on the net, `0 <= at <= moves`.
    pub at: usize,
}
