//! A search on a thread of its own.

use crate::task::{Tell, Tools};
use unfold_engine::search::{Limits, Outcome, SearchEvent, SolveError, Solver};
use unfold_engine::{control::Control, position, puzzle::Facelets};

/// A report of a search.
#[derive(Debug)]
pub enum SearchReport {
    /// An event.
    Event(SearchEvent),
    /// Its end; nothing follows.
    Done(Result<Outcome, SolveError>),
}

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
    /// Runs the job, and returns its last report.
    pub fn run(self, tools: &Tools, control: &Control, report: Tell<'_, SearchReport>) -> SearchReport {
        let search = position::Search::new(self.state, &tools.tables).solver(self.solver).limits(self.limits);
        let mut run = search.control(control.clone()).start();
        run.by_ref().for_each(|event| report(SearchReport::Event(event)));
        SearchReport::Done(run.finish())
    }
}
