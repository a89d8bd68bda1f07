//! The 2x2x2x2 in the program.

mod examples;
mod gains;
mod lesson;
mod stages;

use super::{method_page::MethodPage, puzzle_record::PuzzleRecord};
use unfold_engine::puzzle::PuzzleId;

/// This puzzle.
const PUZZLE: PuzzleId = PuzzleId::Tess2;

/// The record of this puzzle.
pub(super) static RECORD: PuzzleRecord = PuzzleRecord {
    has_graph: false,
    has_crosses: false,
    method_pages: &[("anytime", MethodPage::Anytime), ("optimal", MethodPage::Proof)],
    examples: &examples::EXAMPLES,
    gains: &gains::GAINS,
    lesson: &lesson::LESSON,
};
