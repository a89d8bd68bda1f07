//! Playable sequences of moves.

use unfold_engine::puzzle::{Sequence, pattern::Pattern};
use unfold_engine::search::Phase;

/// Maximum number of moves in a sequence to be played or printed, such as a log, a link or a solution.
pub const MAX_PLAYED: usize = 10_000;

/// Source of a playable sequence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SequenceKind {
    Solution,
    /// A solution found while an earlier one plays.
    NewSolution,
    /// The attempt of a method that found no solution.
    Attempt,
    /// The cross of a face.
    Cross(u8),
    /// The XCross of a face with the pair of the named slot.
    XCross(u8, &'static str),
    /// A shortest algorithm for a goal where only some stickers count.
    Algorithm,
    /// The solution on the fewest-moves page.
    FewestMoves,
    /// A step-by-step solution by a human method.
    Steps,
    /// A shortest path in the graph.
    Path,
    /// The moves of a log after its scramble mark.
    Log,
    /// The moves from the solved puzzle to the position.
    Scramble,
    /// The sequence that was playing when the position was taken from it.
    Earlier,
    /// Moves made by hand.
    Own,
    /// The kept row of moves at this index.
    Kept(usize),
}

impl SequenceKind {
    /// Default file name of an animation, without extension.
    pub fn file_name(self) -> &'static str {
        match self {
            Self::Solution | Self::NewSolution => "solution",
            Self::Cross(_) | Self::XCross(..) => "cross",
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

/// Moves that can be played, with their start.
#[derive(Clone, Copy, Debug)]
pub struct PlayableMoves<'a> {
    pub kind: SequenceKind,
    /// The position before the first move.
    pub start: &'a Pattern,
    pub moves: &'a Sequence,
    /// Phases reported by the solver; may be empty.
    pub phases: &'a [Phase],
    /// Number of moves already made, `0 <= at <= moves.len()`.
    pub at: usize,
}
