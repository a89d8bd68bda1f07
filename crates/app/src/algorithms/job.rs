//! A search for algorithms on a thread of its own.

use std::sync::Arc;
use std::time::Duration;

use crate::task::{Tell, Tools};
use unfold_engine::pattern::{Adjust, PatternTables, PatternTask};
use unfold_engine::puzzle::{Metric, homes::between};
use unfold_engine::search::{Limits, Outcome, SearchEvent, Solution, SolveError};
use unfold_engine::{control::Control, position::Search, puzzles::algorithms};

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
    /// The time in which a first way between two whole positions is looked for; `None` for no limit.
    pub at_once: Option<Duration>,
}

/// A report of the search.
#[derive(Debug)]
pub enum AlgorithmsReport {
    /// A solution that a method for whole positions found at once.
    Quick(Solution),
    /// An event.
    Event(SearchEvent),
    /// The end.
    End(Result<Outcome, SolveError>),
}

/// The usual time for a first way: a proof may take minutes.
pub const AT_ONCE: Duration = Duration::from_secs(1);

impl AlgorithmsJob {
    /// Finds a short way by the usual method of the puzzle, if all colours count and all moves are allowed.
    fn find_quickly(&self, tools: &Tools, control: &Control, report: Tell<'_, AlgorithmsReport>) {
        let PatternTask { position, goal, moves, adjust, others, .. } = &self.task;
        let is_usual = moves.are_usual() && *adjust == Adjust::NONE && others.is_empty();
        let ends = position.facelets().zip(goal.facelets()).filter(|_| is_usual);
        let Some(state) = ends.and_then(|(position, goal)| between(&position, &goal).ok()) else { return };
        let limits = Limits { threads: self.limits.threads, timeout: self.at_once, ..Limits::default() };
        let say = |event| match event {
            SearchEvent::Found(solution) => report(AlgorithmsReport::Quick(solution)),
            // What it proves holds for the list too: all moves are allowed, in the same metric.
            SearchEvent::Bound { .. } => report(AlgorithmsReport::Event(event)),
            _ => {}
        };
        // An error would be that of the search which follows, too.
        let _ = Search::new(state, &tools.tables).limits(limits).control(control.clone()).solve(&say);
    }
}

impl AlgorithmsJob {
    /// Runs the job, and returns its last report.
    pub fn run(self, tools: &Tools, control: &Control, report: Tell<'_, AlgorithmsReport>) -> AlgorithmsReport {
        self.find_quickly(tools, control, report);
        let events = |event| report(AlgorithmsReport::Event(event));
        let tables = (&*tools.tables, &*self.tables);
        AlgorithmsReport::End(algorithms::solve(&self.task, self.metric, &self.limits, control, tables, &events))
    }
}
