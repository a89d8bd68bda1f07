//! The 3x3x3 in the program.

pub mod crosses;
mod examples;
mod gains;
mod lesson;

use super::{method_page::MethodPage, puzzle_record::PuzzleRecord};

pub use unfold_engine::puzzles::cube3::score;

/// The record of this puzzle.
pub(super) static RECORD: PuzzleRecord = PuzzleRecord {
    has_graph: false,
    has_crosses: true,
    method_pages: &[
        ("twophase", MethodPage::TwoPhase),
        ("optimal", MethodPage::Optimal),
        ("direct", MethodPage::Direct),
        ("greedy", MethodPage::Greedy),
        ("ida-score", MethodPage::ScoreIda),
    ],
    examples: &examples::EXAMPLES,
    gains: &gains::GAINS,
    lesson: &lesson::LESSON,
};
