//! All solvers, and which of them searches.

use super::{ALL, row};
use crate::puzzle::{PuzzleDef, PuzzleId};
use crate::search::{Limits, Solver};

/// Every solver, puzzle by puzzle; the first of a puzzle is its default.
pub fn all() -> impl Iterator<Item = &'static dyn Solver> {
    ALL.into_iter().flat_map(of)
}

/// The default solver of a puzzle, if there is one for it.
pub fn default_of(puzzle: PuzzleId) -> Option<&'static dyn Solver> {
    row(puzzle).solvers.first().copied()
}

/// The name of the methods that look for optimal solutions only.
pub const OPTIMAL: &str = "optimal";

/// The solver that searches within these limits: where a proof is wanted, the one for that takes the place of a
/// puzzle's default.
pub fn searching(solver: &'static dyn Solver, limits: &Limits) -> &'static dyn Solver {
    let is_replaced = limits.proves() && default_of(solver.puzzle()).is_some_and(|usual| usual.name() == solver.name());
    row(solver.puzzle()).prover.filter(|_| is_replaced).unwrap_or(solver)
}

/// True if a search by this solver can list every optimal solution, or one by the solver that then takes its place.
pub fn lists_all(solver: &'static dyn Solver) -> bool {
    searching(solver, &Limits { all: true, ..Limits::default() }).lists_all()
}

/// True if some method proves the shortest solutions of a puzzle.
pub fn proves(puzzle: PuzzleId) -> bool {
    row(puzzle).prover.is_some() || of(puzzle).any(|solver| solver.name() == OPTIMAL)
}

/// The solvers of a puzzle, its default first.
pub fn of(puzzle: PuzzleId) -> impl Iterator<Item = &'static dyn Solver> {
    puzzle.def().solvers().iter().copied()
}

impl PuzzleDef {
    /// The solvers of this puzzle, its default first; empty if there are none yet.
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
            assert_eq!(of(puzzle).next().map(Solver::name), default_of(puzzle).map(Solver::name));
        }
    }
}
