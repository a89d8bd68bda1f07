use crate::task::{ReportFn, Tools};
use unfold_engine::search::{Limits, Outcome, SearchEvent, SolveError, Solver};
use unfold_engine::{control::Control, position, puzzle::Facelets};

#[derive(Debug)]
pub enum SearchReport {
    Event(SearchEvent),
    /// The final report.
    Done(Result<Outcome, SolveError>),
}

#[derive(Debug)]
pub struct SolveJob {
    pub solver: &'static dyn Solver,
    /// A position of the solver's puzzle.
    pub state: Facelets,
    pub limits: Limits,
}

impl SolveJob {
    pub fn run(self, tools: &Tools, control: &Control, report: ReportFn<'_, SearchReport>) -> SearchReport {
        let search = position::Search::new(self.state, &tools.tables).solver(self.solver).limits(self.limits);
        let mut run = search.control(control.clone()).start();
        run.by_ref().for_each(|event| report(SearchReport::Event(event)));
        SearchReport::Done(run.finish())
    }
}
