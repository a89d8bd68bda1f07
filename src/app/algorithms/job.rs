//! A search for algorithms on a thread of its own.

use std::sync::Arc;

use crate::app::core::{Job, Tell, Tools};
use unfold_engine::control::Control;
use unfold_engine::pattern::{PatternTables, PatternTask};
use unfold_engine::puzzle::Metric;
use unfold_engine::puzzles::algorithms;
use unfold_engine::search::{Limits, Outcome, SearchEvent, SolveError};

/// Finds the shortest algorithms of a task.
#[derive(Debug)]
pub struct AlgorithmsJob {
    /// The task.
    pub task: PatternTask,
    /// The metric of the lengths.
    pub metric: Metric,
    /// The limits of the search.
    pub limits: Limits,
    /// The databases of the searches before.
    pub tables: Arc<PatternTables>,
}

/// A report of the search.
#[derive(Debug)]
pub enum AlgorithmsReport {
    /// An event.
    Event(SearchEvent),
    /// The end.
    End(Result<Outcome, SolveError>),
}

impl Job for AlgorithmsJob {
    type Report = AlgorithmsReport;

    fn run(self, tools: &Tools, control: &Control, report: Tell<'_, AlgorithmsReport>) -> AlgorithmsReport {
        let events = |event| report(AlgorithmsReport::Event(event));
        let tables = (&*tools.tables, &*self.tables);
        AlgorithmsReport::End(algorithms::solve(&self.task, self.metric, &self.limits, control, tables, &events))
    }
}
