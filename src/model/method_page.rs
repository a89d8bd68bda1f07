//! The pages that explain how each method works.

use crate::shared::settings::choices::View;
use unfold_engine::puzzle::PuzzleId;

/// A page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MethodPage {
    /// The 2x2x2 by distances.
    Cube2,
    /// The pieces and positions of the 3x3x3.
    Cube3,
    /// Coordinates of the 3x3x3, and the tables of them.
    Coordinates,
    /// The 3x3x3 in two phases.
    TwoPhase,
    /// The 3x3x3 solved optimally.
    Optimal,
    /// The 3x3x3 in two phases, the plain way.
    Direct,
    /// The 3x3x3 downhill by the sticker score.
    Greedy,
    /// The 3x3x3 by IDA* with the sticker score.
    ScoreIda,
    /// The 2x2x2x2, ever shorter.
    Anytime,
    /// The 2x2x2x2, with all effort on the proof.
    Proof,
    /// The 2x2x2x2 in three phases, as Hypersolve does it, and what is different here.
    ThreePhases,
    /// First crosses.
    Crosses,
    /// The 2x2x2 as a graph.
    Graph,
}

/// Every page, puzzle by puzzle.
pub const PAGES: [MethodPage; 13] = [
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
];

impl MethodPage {
    /// The page of a solver, by its name.
    pub fn of_solver(puzzle: PuzzleId, name: &str) -> Option<Self> {
        Some(match (puzzle, name) {
            (PuzzleId::Cube2, "optimal") => Self::Cube2,
            (PuzzleId::Cube3, "twophase") => Self::TwoPhase,
            (PuzzleId::Cube3, "optimal") => Self::Optimal,
            (PuzzleId::Cube3, "direct") => Self::Direct,
            (PuzzleId::Cube3, "greedy") => Self::Greedy,
            (PuzzleId::Cube3, "ida-score") => Self::ScoreIda,
            (PuzzleId::Tess2, "anytime") => Self::Anytime,
            (PuzzleId::Tess2, "optimal") => Self::Proof,
            _ => return None,
        })
    }

    /// The page of a view that is found out by a method of its own.
    pub fn of_view(view: View) -> Option<Self> {
        match view {
            View::Crosses => Some(Self::Crosses),
            View::Graph => Some(Self::Graph),
            View::Stage | View::Batch => None,
        }
    }
}
