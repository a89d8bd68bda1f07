//! The 2x2x2 in the program.

mod examples;
pub mod graph;
mod lesson;

use super::{method_page::MethodPage, puzzle_record::PuzzleRecord};

/// The record of this puzzle.
pub(super) static RECORD: PuzzleRecord = PuzzleRecord {
    has_graph: true,
    has_crosses: false,
    method_pages: &[("optimal", MethodPage::Cube2)],
    examples: &examples::EXAMPLES,
    gains: &[],
    lesson: &lesson::LESSON,
};
