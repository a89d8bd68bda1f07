//! How often a method that may fail solves walks, by how long they are; and how short solutions of the short ones can
//! be.

use std::time::Duration;

use rand_chacha::ChaCha8Rng;

use super::bench::Lengths;
use super::{Limits, Outcome, SolveError, Solver};
use crate::control::Control;
use crate::puzzle::{Facelets, scramble};
use crate::puzzles::cube3::search;
use crate::tables::store::Store;

/// One such measurement.
pub struct WalkBench {
    /// Its name on the command line.
    pub name: &'static str,
    /// The method.
    solver: &'static dyn Solver,
    /// Walks have `1..=longest` turns.
    pub longest: usize,
    /// Who proves how short a solution can be.
    judge: &'static dyn Solver,
    /// The longest walks that are shown to it.
    pub judged: usize,
    /// How long it may take for one of them.
    patience: Duration,
}

/// The greedy descent, beside what the same score can do as a bound.
pub static GREEDY: WalkBench = WalkBench {
    name: "greedy",
    solver: &search::GREEDY,
    longest: 20,
    judge: &search::SCORE_IDA,
    judged: 6,
    patience: Duration::from_secs(1),
};

/// What came of walks of one length.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tried {
    /// How many walks.
    pub states: u64,
    /// The lengths of the method's solutions.
    pub solved: Lengths,
    /// The lengths of those that are proven to be the shortest.
    pub proven: Lengths,
}

impl Tried {
    /// The solved part of all, `0.0 <= share <= 1.0`, if there were any.
    pub fn share(&self) -> Option<f64> {
        (self.states > 0).then(|| self.solved.solved as f64 / self.states as f64)
    }
}

impl WalkBench {
    /// What a walk of so many turns makes of the solved puzzle.
    pub fn state(&self, length: usize, random: &mut ChaCha8Rng) -> Facelets {
        let puzzle = self.solver.puzzle();
        Facelets::solved(puzzle).after_all(&scramble::turns(puzzle, length, random))
    }

    /// Lets the method try a state, and adds up what came of it.
    ///
    /// # Errors
    /// Those of the solver.
    pub fn add(
        &self,
        state: &Facelets,
        control: &Control,
        store: &Store,
        tried: &mut Tried,
    ) -> Result<Outcome, SolveError> {
        let outcome = self.solver.solve(state, &limits(None), control, store, &|_| ())?;
        tried.states += 1;
        outcome.best.iter().for_each(|best| tried.solved.add(best.length));
        Ok(outcome)
    }

    /// Lets the judge look for the shortest solution of a state, and adds its length up if it was proven in time.
    ///
    /// # Errors
    /// Those of the judge.
    pub fn judge(
        &self,
        state: &Facelets,
        control: &Control,
        store: &Store,
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
