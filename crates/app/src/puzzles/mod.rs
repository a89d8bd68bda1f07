//! The record of each puzzle for the program, beside what the engine's `PuzzleDef` says: what there is to see of it, and which pages
//! explain how it is solved. Here alone the program's parts that are about one puzzle get their puzzle.

pub(crate) mod axis_counts;
mod cube2;
mod cube3;
pub mod lesson;
pub mod method_page;
mod tess2;
mod tess3;
mod together;

pub use self::cube2::graph;
pub use self::cube3::{crosses, score};

use self::{lesson::LessonRecord, method_page::MethodPage};
use crate::{examples::Example, memory_choices::TierGain};
use unfold_engine::puzzle::PuzzleId;

/// The parts of the program that a puzzle has.
#[derive(Debug)]
pub struct PuzzleRecord {
    /// True if its positions are shown as a graph.
    pub has_graph: bool,
    /// True if its first crosses are shown.
    pub has_crosses: bool,
    /// The pages on its solvers, each with the name of the solver.
    pub method_pages: &'static [(&'static str, MethodPage)],
    /// The examples of its positions, the most famous first.
    pub examples: &'static [Example],
    /// Gains from larger tables for its methods.
    pub gains: &'static [TierGain],
    /// The lesson on its moves.
    pub lesson: &'static LessonRecord,
}

/// The record of a puzzle: the one list of them in the program.
pub fn record(puzzle: PuzzleId) -> &'static PuzzleRecord {
    match puzzle {
        PuzzleId::Cube2 => &cube2::RECORD,
        PuzzleId::Cube3 => &cube3::RECORD,
        PuzzleId::Tess2 => &tess2::RECORD,
        PuzzleId::Tess3 => &tess3::RECORD,
    }
}
