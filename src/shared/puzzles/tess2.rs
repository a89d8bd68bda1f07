//! The 2x2x2x2 in the program.

use super::PuzzleRecord;
use super::method_page::MethodPage;

/// The record of this puzzle.
pub(super) static RECORD: PuzzleRecord = PuzzleRecord {
    has_graph: false,
    has_crosses: false,
    method_pages: &[("anytime", MethodPage::Anytime), ("optimal", MethodPage::Proof)],
};
