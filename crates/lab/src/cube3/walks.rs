//! Measures methods that may fail: the share of random walks solved, by walk length, and the optimal lengths of short walks.

use std::time::Duration;

use rand_chacha::ChaCha8Rng;

use crate::benches::Lengths;
use unfold_engine::control::Control;
use unfold_engine::puzzle::{Facelets, scramble};
use unfold_engine::puzzles::cube3;
use unfold_engine::search::{Limits, Outcome, SolveError, Solver};
use unfold_engine::tables::Tables;

/// Settings for measuring a method on random walks.
pub struct WalkBench {
    /// Name on the command line.
    pub name: &'static str,
    solver: &'static dyn Solver,
    /// Maximum number of turns of a walk.
    pub max_turns: usize,
    /// The solver that proves optimal lengths.
    optimal_solver: &'static dyn Solver,
    /// Maximum length of the walks given to the optimal solver.
    pub max_proven_turns: usize,
    /// Time limit of the optimal solver for each walk.
    proof_timeout: Duration,
}

/// Greedy descent by the sticker score, compared with IDA* on that score.
pub static GREEDY: WalkBench = WalkBench {
    name: "greedy",
    solver: &cube3::GREEDY,
    max_turns: 20,
    optimal_solver: &cube3::SCORE_IDA,
    max_proven_turns: 6,
    proof_timeout: Duration::from_secs(1),
};

/// The results of walks of one length.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WalkResults {
    /// Number of walks.
    pub states: u64,
    /// Lengths of the method's solutions.
    pub solved: Lengths,
    /// Optimal lengths that were proven.
    pub proven: Lengths,
}

impl WalkResults {
    /// Returns the fraction solved, `0.0 <= share <= 1.0`; `None` if there were no walks.
    pub fn share(&self) -> Option<f64> {
        (self.states > 0).then(|| self.solved.solved as f64 / self.states as f64)
    }
}

impl WalkBench {
    /// Returns the solved puzzle after a random walk of `length` turns.
    pub fn state(&self, length: usize, random: &mut ChaCha8Rng) -> Facelets {
        let puzzle = self.solver.puzzle();
        Facelets::solved(puzzle).after_all(&scramble::turns(puzzle, length, random))
    }

    /// Solves a state with the method, without a time limit, and adds the result to `tried`.
    ///
    /// # Errors
    /// The errors of the solver.
    pub fn add(
        &self,
        state: &Facelets,
        control: &Control,
        tables: &Tables,
        tried: &mut WalkResults,
    ) -> Result<Outcome, SolveError> {
        let outcome = self.solver.solve(state, &limits(None), control, tables, &|_| ())?;
        tried.states += 1;
        outcome.best.iter().for_each(|best| tried.solved.add(best.length));
        Ok(outcome)
    }

    /// Solves a state with the optimal solver, and adds the length to `tried` if it is proven within the time limit.
    ///
    /// # Errors
    /// The errors of the solver.
    pub fn prove(
        &self,
        state: &Facelets,
        control: &Control,
        tables: &Tables,
        tried: &mut WalkResults,
    ) -> Result<Outcome, SolveError> {
        let outcome = self.optimal_solver.solve(state, &limits(Some(self.proof_timeout)), control, tables, &|_| ())?;
        if outcome.is_optimal() {
            tried.proven.add(outcome.lower);
        }
        Ok(outcome)
    }
}

fn limits(timeout: Option<Duration>) -> Limits {
    Limits { threads: 1, timeout, ..Limits::default() }
}
