//! A search on a thread of its own.

use crate::app::core::{Tell, Tools};
use unfold_engine::search::{Limits, Solver, job::JobReport};
use unfold_engine::{control::Control, puzzle::Facelets};

/// Solves a position.
#[derive(Debug)]
pub struct SolveJob {
    /// The method.
    pub solver: &'static dyn Solver,
    /// The position, of the puzzle that the method solves.
    pub state: Facelets,
    /// The limits of the search.
    pub limits: Limits,
}

impl SolveJob {
    /// Does the work; how it ended.
    pub fn run(self, tools: &Tools, control: &Control, report: Tell<'_, JobReport>) -> JobReport {
        let events = |event| report(JobReport::Event(event));
        JobReport::Done(self.solver.solve(&self.state, &self.limits, control, &tools.tables, &events))
    }
}
