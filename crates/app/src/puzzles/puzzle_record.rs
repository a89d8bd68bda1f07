//! What a puzzle has in the program, as one record.

use super::{gains::TierGain, lesson::LessonRecord, method_page::MethodPage};
use crate::examples::example::Example;

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
