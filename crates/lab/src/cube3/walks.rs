//! A measurement of methods that may fail: the share of random walks solved, by length of the walk, and the optimal
//! lengths of the short ones.

use std::time::Duration;

use rand_chacha::ChaCha8Rng;

use crate::benches::Lengths;
use unfold_engine::control::Control;
use unfold_engine::puzzle::{Facelets, scramble};
use unfold_engine::puzzles::cube3;
use unfold_engine::search::{Limits, Outcome, SolveError, Solver};
use unfold_engine::tables::Tables;

/// A measurement of one method.
pub struct WalkBench {
    /// Name on the command line.
    pub name: &'static str,
    solver: &'static dyn Solver,
    /// Maximum number of turns of a walk.
    pub longest: usize,
    /// The solver that proves the optimal length.
    judge: &'static dyn Solver,
    /// Maximum length of the walks given to the judge.
    pub judged: usize,
    /// Time limit of the judge per walk.
    patience: Duration,
}

/// The greedy descent, compared with the same score as a bound.
pub static GREEDY: WalkBench = WalkBench {
    name: "greedy",
    solver: &cube3::GREEDY,
    longest: 20,
    judge: &cube3::SCORE_IDA,
    judged: 6,
    patience: Duration::from_secs(1),
};

/// The results of walks of one length.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tried {
    /// Number of walks.
    pub states: u64,
    /// Lengths of the method's solutions.
    pub solved: Lengths,
    /// Lengths of the solutions proven optimal.
    pub proven: Lengths,
}

impl Tried {
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

    /// Solves a state by the method, and adds the result.
    pub fn add(
        &self,
        state: &Facelets,
        control: &Control,
        store: &Tables,
        tried: &mut Tried,
    ) -> Result<Outcome, SolveError> {
        let outcome = self.solver.solve(state, &limits(None), control, store, &|_| ())?;
        tried.states += 1;
        outcome.best.iter().for_each(|best| tried.solved.add(best.length));
        Ok(outcome)
    }

    /// Searches the shortest solution of a state by the judge, and adds its length if proven in time.
    pub fn judge(
        &self,
        state: &Facelets,
        control: &Control,
        store: &Tables,
        tried: &mut Tried,
    ) -> Result<Outcome, SolveError> {
        let outcome = self.judge.solve(state, &limits(Some(self.patience)), control, store, &|_| ())?;
        if outcome.is_optimal() {
            tried.proven.add(outcome.lower);
        }
        Ok(outcome)
    }
}

fn limits(timeout: Option<Duration>) -> Limits {
    Limits { threads: 1, timeout, ..Limits::default() }
}
