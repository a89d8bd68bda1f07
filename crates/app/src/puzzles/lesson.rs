//! Puzzle-specific parts of the lesson: measures of a position, and goals of move groups.

use super::cube2::graph::Distances;
use unfold_engine::puzzle::{Facelets, Metric, Move};
use unfold_engine::search::Phase;

/// Evaluates a measure on a position, with a distance table where it needs one.
pub type MeasureFn = fn(Measure, &Facelets, Option<&Distances>) -> Option<u32>;

/// Finds the move groups in a solution.
pub type FindGroupsFn = fn(&[Move]) -> Vec<MoveGroup>;

/// Names the move groups of a solver's phases.
pub type NamePhasesFn = fn(&[Phase]) -> Vec<MoveGroup>;

/// Curves, measures and move groups of one puzzle.
#[derive(Debug)]
pub struct LessonRecord {
    /// Curves of the chart, the default first.
    pub curves: &'static [Curve],
    /// Returns `None` if the measure does not apply to the puzzle or its table is missing.
    pub evaluate: MeasureFn,
    /// Measures for a group with this goal and axis: those listed, and those mentioned only when completed or broken.
    pub measures: fn(PhaseGoal, u8) -> (Vec<Measure>, Vec<Measure>),
    /// Finds the groups in the moves themselves; `None` to use the phases reported by the solver, if any.
    pub find_groups: Option<FindGroupsFn>,
    /// Names the groups of the solver's phases; `None` for the scheme of the 3×3×3.
    pub name_phases: Option<NamePhasesFn>,
    /// Names of the methods that orient all pieces first, then permute them.
    pub orient_first: &'static [&'static str],
}

/// A number measured on a position. "Of n" states the maximum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// 3×3×3: corners oriented with respect to an axis; of 8.
    CornersOriented(u8),
    /// 3×3×3: edges oriented with respect to an axis; of 12.
    EdgesOriented(u8),
    /// 3×3×3: edges in the slice across an axis that belong there; of 4.
    SliceEdges(u8),
    /// 3×3×3: solved corners; of 8.
    CornersHome,
    /// 3×3×3: solved edges; of 12.
    EdgesHome,
    /// 3×3×3: solved edges of the cross of a face; of 4.
    Cross(u8),
    /// 3×3×3: solved pieces of an F2L pair; of 2.
    Pair(u8, &'static str),
    /// 3×3×3: sticker score; at most 80 for a state, 96 for other facelets.
    Score,
    /// 2×2×2: corners solved relative to each other; of 8.
    CornersTogether,
    /// 2×2×2: exact distance in a metric.
    Distance(Metric),
    /// Hypercubes: stickers with a colour of an axis that are on it, centres excluded; of 16 or 52.
    OnAxis(u8),
    /// Hypercubes: pieces on the correct side of an axis, or in the layer across it if they have no colour of it; of 16 or 72.
    OnSide(u8),
    /// Hypercubes: pieces solved relative to each other, centres excluded; of 16 or 72.
    PiecesTogether,
    /// Hypercubes: stickers not solved relative to each other.
    Misplaced,
    /// 1 if solved, otherwise 0.
    Solved,
}

/// A curve of the chart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Curve {
    /// Sticker score of the 3×3×3.
    Score,
    /// Exact distance of the 2×2×2.
    Distance,
    /// Hypercubes: stickers not solved relative to each other.
    Misplaced,
    /// Lower bound of the distance, from the tables in memory.
    Bound,
}

/// Goal of a group of moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PhaseGoal {
    /// The solved puzzle, without phases.
    Whole,
    /// No goal: moves that do not solve the puzzle, or were not made by a solver, as in a log or a scramble.
    Moves,
    /// A chosen end position: of a path in the 2×2×2 graph, or of an algorithm.
    Path,
    /// The cross of a face.
    Cross(u8),
    /// The cross of a face and the pair of a slot.
    Pair(u8, &'static str),
    /// 3×3×3: premoves, chosen before phase 1. They end the solution, or begin it if it was found on the inverse.
    Premoves {
        /// True if they begin the solution.
        first: bool,
    },
    /// 3×3×3: the subgroup with quarter turns about one axis only.
    Subgroup {
        /// True if premoves end the solution.
        premoves: bool,
    },
    /// 3×3×3: the solved cube, by moves of the subgroup.
    Within { rest: MovesAfterPhase2 },
    /// 3×3×3, found on the inverse: phase 1, reversed, after phase 2.
    FinalPhase1,
    /// 3×3×3, method `direct`: corners and edges oriented, slice edges in their slice.
    Orientation,
    /// 3×3×3, method `direct`: every piece in place.
    Permutation,
    /// Hypercubes: the stickers of two opposite colours on one axis.
    Axis(SearchDirection),
    /// Hypercubes: every piece on its correct side of the axis, or in the layer between.
    Side(SearchDirection),
    /// 2×2×2×2: the two coupled cubes solved.
    Cubes(SearchDirection),
    /// 3×3×3×3: each of the three cubes across the axis in a subgroup.
    CubesOriented(SearchDirection),
    /// 3×3×3×3: the three cubes solved.
    ThreeCubes(SearchDirection),
    /// 2×2×2×2: moves fixed beforehand. They end the solution, or begin it if it was found on the inverse.
    Suffix(SearchDirection),
}

impl PhaseGoal {
    /// True for goals that occur only in solutions found on the inverse.
    pub fn is_backwards(self) -> bool {
        match self {
            Self::Premoves { first } => first,
            Self::Within { rest } => rest == MovesAfterPhase2::Phase1,
            Self::FinalPhase1 => true,
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

/// Part of a 3×3×3 solution that follows phase 2.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MovesAfterPhase2 {
    Nothing,
    Premoves,
    /// Phase 1, for a solution found on the inverse.
    Phase1,
}

/// Direction of the search that found a solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchDirection {
    /// From the position to the solved state.
    Forwards,
    /// As a solution of the inverse position.
    Backwards,
}

/// Consecutive moves with one goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveGroup {
    pub goal: PhaseGoal,
    /// Axis of the goal, `0 <= axis < 4`.
    pub axis: u8,
    /// Index of the first move.
    pub first: usize,
    pub length: usize,
    /// Number of moves at the end of the solution that lead from the group's home, the position that its goal takes as solved, to the
    /// solved puzzle; 0 if the two are the same.
    pub moves_to_home: usize,
}

impl MoveGroup {
    /// Index after the last move.
    pub fn end(&self) -> usize {
        self.first + self.length
    }
}
