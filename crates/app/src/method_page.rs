//! Pages that explain the methods.

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
    /// The page of a solver, by its name.
    pub fn of_solver(puzzle: PuzzleId, name: &str) -> Option<Self> {
        let pages = record(puzzle).method_pages;
        pages.iter().find(|(solver, _)| *solver == name).map(|(_, page)| *page)
    }

    /// The page of a view that has a method of its own.
    pub fn of_view(view: View) -> Option<Self> {
        match view {
            View::Crosses => Some(Self::Crosses),
            View::Graph => Some(Self::Graph),
            View::Stage | View::Batch => None,
        }
    }
}
