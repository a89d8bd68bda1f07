//! The lesson on moves as far as puzzles differ: what is counted on a position, and what groups of moves are for.

use super::cube2::graph::Distances;
use unfold_engine::puzzle::{Facelets, Metric, Move};
use unfold_engine::search::Phase;

/// Counts something on a position, by a table where it needs one.
pub type Count = fn(Measure, &Facelets, Option<&Distances>) -> Option<u32>;

/// Finds the groups of moves that solve a puzzle.
pub type FindGroups = fn(&[Move]) -> Vec<MoveGroup>;

/// Finds the groups of moves that the phases of a solver stand for.
pub type NamePhases = fn(&[Phase]) -> Vec<MoveGroup>;

/// The lesson on the moves of one puzzle.
#[derive(Debug)]
pub struct LessonRecord {
    /// The curves along its moves, the usual one first.
    pub curves: &'static [Curve],
    /// Count of something on a position; `None` where it is not counted on this puzzle, or where a table would be needed
    /// that is not there.
    pub count: Count,
    /// The counts along a group with this goal, which speaks of this axis: what is listed, and what is only worth a word when it
    /// becomes or ceases to be complete.
    pub measures: fn(PhaseGoal, u8) -> (Vec<Measure>, Vec<Measure>),
    /// The groups of moves that solve it, where they are found in the moves themselves.
    pub groups: Option<FindGroups>,
    /// The groups that the phases of its solver stand for; `None` for those of the 3x3x3.
    pub named: Option<NamePhases>,
    /// The methods whose first phase turns every piece the right way round, and whose second brings each to its place.
    pub orient_first: &'static [&'static str],
}

/// Something to count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// 3x3x3: corners whose facelet of the axis's colours lies on the axis; of eight.
    CornersOriented(u8),
    /// 3x3x3: edges that are right for moves of the subgroup of this axis; of twelve.
    EdgesOriented(u8),
    /// 3x3x3: edges of the slice across the axis that are in it; of four.
    SliceEdges(u8),
    /// 3x3x3: corners at home and oriented; of eight.
    CornersHome,
    /// 3x3x3: edges at home and oriented; of twelve.
    EdgesHome,
    /// 3x3x3: edges of the cross of a face at home; of four.
    Cross(u8),
    /// 3x3x3: corner and edge of a slot of a face at home; of two.
    Pair(u8, &'static str),
    /// 3x3x3: the sticker score, `0 <= score <= 96`.
    Score,
    /// 2x2x2: corners that are right relative to each other; of eight.
    CornersTogether,
    /// 2x2x2: the exact distance in this metric.
    Distance(Metric),
    /// Hypercubes: stickers of the two colours of an axis that lie on the axis, without centres; of 16 or 52.
    OnAxis(u8),
    /// Hypercubes: pieces on their side of an axis, or in their layer across it; of 16 or 72.
    OnSide(u8),
    /// Hypercubes: pieces that are right relative to each other, without centres; of 16 or 72.
    PiecesTogether,
    /// Hypercubes: stickers that are not right relative to each other.
    Misplaced,
    /// True if it is solved: one or none.
    Solved,
}

/// A curve along the moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Curve {
    /// The sticker score of the 3x3x3.
    Score,
    /// The exact distance of the 2x2x2.
    Distance,
    /// Stickers of the 2x2x2x2 that are not right relative to each other.
    Misplaced,
    /// A lower bound of the distance, by the tables in memory.
    Bound,
}

/// The goal of a run of moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PhaseGoal {
    /// Home, without phases.
    Whole,
    /// It does not end solved: moves of a log.
    Moves,
    /// 2x2x2: to a position that is not the solved one.
    Path,
    /// The cross of a face.
    Cross(u8),
    /// The cross of a face with the pair of a slot.
    Pair(u8, &'static str),
    /// 3x3x3, chosen before phase 1: what is left when phase 2 ends; or, found backwards, what comes first.
    Premoves {
        /// True if they come first.
        first: bool,
    },
    /// 3x3x3: into the subgroup whose quarter turns are those of one axis only.
    Subgroup {
        /// True if premoves follow at the end.
        premoves: bool,
    },
    /// 3x3x3: home with the moves of that subgroup.
    Within {
        /// The rest that follows at the end.
        rest: Rest,
    },
    /// 3x3x3, found backwards: home with turns of all faces, after phase 2.
    Free,
    /// 3x3x3, by the method `direct`: corners and edges turned the right way round, the slice edges into their slice.
    Orientation,
    /// 3x3x3, by the method `direct`: then every piece to its place.
    Permutation,
    /// 2x2x2x2: every piece's sticker of two opposite colours onto one axis.
    Axis(SearchDirection),
    /// 2x2x2x2: then every piece onto its side of that axis.
    Side(SearchDirection),
    /// 2x2x2x2: then the two coupled cubes home.
    Cubes(SearchDirection),
    /// 3x3x3x3: the three cubes across the axis into subgroups of their own.
    CubesOriented(SearchDirection),
    /// 3x3x3x3: then the three cubes home.
    ThreeCubes(SearchDirection),
    /// 2x2x2x2: moves chosen beforehand, which end the solution; or, found backwards, begin it.
    Suffix(SearchDirection),
}

impl PhaseGoal {
    /// True if only a solution that was found backwards has a group with this aim.
    pub fn is_backwards(self) -> bool {
        match self {
            Self::Premoves { first } => first,
            Self::Within { rest } => rest == Rest::Phase1,
            Self::Free => true,
            Self::Axis(direction)
            | Self::Side(direction)
            | Self::Cubes(direction)
            | Self::CubesOriented(direction)
            | Self::ThreeCubes(direction)
            | Self::Suffix(direction) => direction == SearchDirection::Backwards,
            _ => false,
        }
    }
}

/// The rest that follows phase 2.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rest {
    /// Nothing.
    Nothing,
    /// Premoves.
    Premoves,
    /// Phase 1, since the solution was found backwards.
    Phase1,
}

/// Direction in which a solution was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchDirection {
    /// From the position home.
    Forwards,
    /// From home, that is, as a solution of the inverse position.
    Backwards,
}

/// A run of moves with one aim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveGroup {
    /// Its goal.
    pub goal: PhaseGoal,
    /// The axis of which it speaks, `0 <= axis < 4`.
    pub axis: u8,
    /// Its first move.
    pub first: usize,
    /// Number of moves.
    pub length: usize,
    /// The number of moves at the end of the solution that lead home from where this group takes everything for home; 0 where that is home itself.
    pub frame: usize,
}

impl MoveGroup {
    /// The move behind its last.
    pub fn end(&self) -> usize {
        self.first + self.length
    }
}
