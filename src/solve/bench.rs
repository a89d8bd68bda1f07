//! Fixed states, one thread: the number of nodes is the fingerprint of a search, and must not change by accident.
//!
//! Source of the idea: the bench signature of the Stockfish project.

use std::time::Duration;

use super::{Limits, Outcome, SolveError, Solver, tess2};
use crate::control::Control;
use crate::puzzle::{Facelets, scramble};
use crate::tables::store::Store;

/// One fixed bench.
pub struct Bench {
    /// Its name on the command line.
    pub name: &'static str,
    /// Who solves.
    pub solver: &'static dyn Solver,
    /// Length of the random walk that makes each state; `None` for uniform states.
    walk: Option<usize>,
    /// How many states, of seed 1.
    pub states: usize,
    /// Ends a solve at this length.
    target: Option<usize>,
}

/// All benches.
pub static ALL: [Bench; 3] = [
    Bench { name: "hyper-first", solver: &tess2::ANYTIME, walk: None, states: 10, target: Some(usize::MAX) },
    Bench { name: "hyper-21", solver: &tess2::ANYTIME, walk: None, states: 10, target: Some(21) },
    Bench { name: "hyper-proof", solver: &tess2::OPTIMAL, walk: Some(8), states: 10, target: None },
];

impl Bench {
    /// The state with this number, `number < states`.
    pub fn state(&self, number: usize) -> Facelets {
        let mut random = scramble::generator(1);
        let puzzle = self.solver.puzzle();
        let mut make = || match self.walk {
            Some(length) => Facelets::solved(puzzle).after_all(&scramble::walk(puzzle, length, &mut random)),
            None => scramble::uniform(puzzle, &mut random),
        };
        (0..number).for_each(|_| drop(make()));
        make()
    }

    /// Solves one of the states on one thread, without a time limit.
    ///
    /// # Errors
    /// Those of the solver.
    pub fn run(&self, number: usize, control: &Control, store: &Store) -> Result<Outcome, SolveError> {
        let limits = Limits { threads: 1, timeout: None, target: self.target, ..Limits::default() };
        self.solver.solve(&self.state(number), &limits, control, store, &|_| ())
    }
}

/// The times at which the anytime bench looks.
pub const BUDGETS: [Duration; 7] = [
    Duration::from_millis(5),
    Duration::from_millis(30),
    Duration::from_millis(100),
    Duration::from_millis(300),
    Duration::from_secs(1),
    Duration::from_secs(10),
    Duration::from_secs(60),
];

/// How long the best solution was at each budget, over many states.
#[derive(Clone, Debug, Default)]
pub struct Anytime {
    /// For each budget the number of states solved by then and the sum of their best lengths.
    pub solved: [(u64, u64); BUDGETS.len()],
    /// How many states.
    pub states: u64,
    /// The sum of the lower bounds at the end.
    pub lower: u64,
}

impl Anytime {
    /// Solves one random state and adds it up. `found` is what the solver says.
    ///
    /// # Errors
    /// Those of the solver.
    pub fn add(
        &mut self,
        solver: &dyn Solver,
        state: &Facelets,
        limits: &Limits,
        control: &Control,
        store: &Store,
    ) -> Result<Outcome, SolveError> {
        let found = std::sync::Mutex::new(Vec::new());
        let say = |event| {
            if let super::Event::Found(solution) = event
                && let Ok(mut found) = found.lock()
            {
                found.push((solution.at, solution.length));
            }
        };
        let outcome = solver.solve(state, limits, control, store, &say)?;
        let found = found.into_inner().unwrap_or_default();
        for (slot, budget) in self.solved.iter_mut().zip(BUDGETS) {
            if let Some((_, length)) = found.iter().rfind(|(at, _)| *at <= budget) {
                slot.0 += 1;
                slot.1 += *length as u64;
            }
        }
        self.states += 1;
        self.lower += outcome.lower as u64;
        Ok(outcome)
    }
}
