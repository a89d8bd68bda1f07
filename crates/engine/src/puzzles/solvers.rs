//! All solvers, and which of them runs a search.

use super::{ALL, row};
use crate::puzzle::{PuzzleDef, PuzzleId};
use crate::search::{Limits, Solver};

/// Returns all solvers, puzzle by puzzle, each puzzle's default first.
pub fn all() -> impl Iterator<Item = &'static dyn Solver> {
    ALL.into_iter().flat_map(solvers_for)
}

/// Returns the default solver of a puzzle; `None` if it has no solver.
pub fn default_of(puzzle: PuzzleId) -> Option<&'static dyn Solver> {
    row(puzzle).solvers.first().copied()
}

/// Name of the solvers that only search for optimal solutions.
pub const OPTIMAL: &str = "optimal";

/// Returns the solver that runs a search with these limits: for a proof, the puzzle's prover, if any, replaces its default solver.
pub fn effective_solver(solver: &'static dyn Solver, limits: &Limits) -> &'static dyn Solver {
    let is_replaced = limits.proves() && default_of(solver.puzzle()).is_some_and(|usual| usual.name() == solver.name());
    row(solver.puzzle()).prover.filter(|_| is_replaced).unwrap_or(solver)
}

/// True if a proof with this solver, or with the one that replaces it, can list all optimal solutions.
pub fn lists_all(solver: &'static dyn Solver) -> bool {
    effective_solver(solver, &Limits { all_optimal: true, ..Limits::default() }).lists_all()
}

/// True if some solver proves optimal solutions of a puzzle.
pub fn proves(puzzle: PuzzleId) -> bool {
    row(puzzle).prover.is_some() || solvers_for(puzzle).any(|solver| solver.name() == OPTIMAL)
}

/// Returns the solvers of a puzzle, its default first.
pub fn solvers_for(puzzle: PuzzleId) -> impl Iterator<Item = &'static dyn Solver> {
    puzzle.def().solvers().iter().copied()
}

impl PuzzleDef {
    /// Returns the solvers of this puzzle, its default first; empty if there are none.
    pub fn solvers(&self) -> &'static [&'static dyn Solver] {
        row(self.id).solvers
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_default_solver_is_the_first_of_its_puzzle() {
        for puzzle in [PuzzleId::Cube2, PuzzleId::Cube3, PuzzleId::Tess2] {
            assert_eq!(solvers_for(puzzle).next().map(Solver::name), default_of(puzzle).map(Solver::name));
        }
    }
}
