//! The list of method pages, and which page explains a solver or a view.

use crate::{puzzles::record, settings::choices::View};
use unfold_engine::puzzle::PuzzleId;

pub use crate::puzzles::puzzle_record::MethodPage;

/// All pages, grouped by puzzle.
pub const PAGES: [MethodPage; 14] = [
    MethodPage::Cube2,
    MethodPage::Graph,
    MethodPage::Cube3,
    MethodPage::TwoPhase,
    MethodPage::Optimal,
    MethodPage::Coordinates,
    MethodPage::Direct,
    MethodPage::Greedy,
    MethodPage::ScoreIda,
    MethodPage::Crosses,
    MethodPage::ThreePhases,
    MethodPage::Anytime,
    MethodPage::Proof,
    MethodPage::FourPhases,
];

impl MethodPage {
    /// The page that explains a solver, by name; `None` if there is none.
    pub fn for_solver(puzzle: PuzzleId, name: &str) -> Option<Self> {
        let pages = record(puzzle).method_pages;
        pages.iter().find(|(solver, _)| *solver == name).map(|(_, page)| *page)
    }

    /// The page that explains a view; `None` for views without a method of their own.
    pub fn for_view(view: View) -> Option<Self> {
        match view {
            View::Crosses => Some(Self::Crosses),
            View::Graph => Some(Self::Graph),
            View::Stage | View::Batch => None,
        }
    }
}
