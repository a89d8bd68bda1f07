//! All solvers, and the choice among them.

use super::{Limits, Solver, cube2, cube3, tess2};
use crate::puzzle::PuzzleId;

/// Every solver; the first of a puzzle is its default.
pub static ALL: [&dyn Solver; 8] = [
    &cube2::OPTIMAL,
    &cube3::TWO_PHASE,
    &cube3::OPTIMAL,
    &cube3::DIRECT,
    &cube3::GREEDY,
    &cube3::SCORE_IDA,
    &tess2::ANYTIME,
    &tess2::OPTIMAL,
];

/// The default solver of a puzzle.
pub fn default_of(puzzle: PuzzleId) -> &'static dyn Solver {
    match puzzle {
        PuzzleId::Cube2 => &cube2::OPTIMAL,
        PuzzleId::Cube3 => &cube3::TWO_PHASE,
        PuzzleId::Tess2 => &tess2::ANYTIME,
    }
}

/// The name of the methods that search for optimal solutions only.
pub const OPTIMAL: &str = "optimal";

/// The solver that replaces a puzzle's default if a proof is wanted; `None` if the default is kept.
fn prover_of(puzzle: PuzzleId) -> Option<&'static dyn Solver> {
    match puzzle {
        PuzzleId::Cube3 => Some(&cube3::OPTIMAL),
        PuzzleId::Cube2 | PuzzleId::Tess2 => None,
    }
}

/// The solver that searches within these limits: if a proof is wanted, a puzzle's default is replaced by the solver for
/// proofs.
pub fn searching(solver: &'static dyn Solver, limits: &Limits) -> &'static dyn Solver {
    let is_replaced = limits.proves() && solver.name() == default_of(solver.puzzle()).name();
    prover_of(solver.puzzle()).filter(|_| is_replaced).unwrap_or(solver)
}

/// The solvers of a puzzle, its default first.
pub fn of(puzzle: PuzzleId) -> impl Iterator<Item = &'static dyn Solver> {
    ALL.into_iter().filter(move |s| s.puzzle() == puzzle)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_default_solver_is_the_first_of_its_puzzle() {
        for puzzle in [PuzzleId::Cube2, PuzzleId::Cube3, PuzzleId::Tess2] {
            assert_eq!(of(puzzle).next().map(Solver::name), Some(default_of(puzzle).name()));
        }
    }
}
