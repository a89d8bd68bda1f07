//! Background search for algorithms.

use std::sync::Arc;
use std::time::Duration;

use crate::task::{ReportFn, Tools};
use unfold_engine::pattern::{FreeTurns, PatternTables, PatternTask};
use unfold_engine::puzzle::{Metric, homes::relative_state};
use unfold_engine::search::{Limits, Outcome, SearchEvent, Solution, SolveError};
use unfold_engine::{control::Control, position::Search, puzzles::algorithms};

#[derive(Debug)]
pub struct AlgorithmsJob {
    pub task: PatternTask,
    pub metric: Metric,
    pub limits: Limits,
    /// Cache of pattern databases, shared with other searches.
    pub tables: Arc<PatternTables>,
    /// Time limit of the search for a quick first solution; `None` for no limit.
    pub quick_timeout: Option<Duration>,
}

#[derive(Debug)]
pub enum AlgorithmsReport {
    /// A quick solution by the puzzle's default method.
    Quick(Solution),
    Event(SearchEvent),
    End(Result<Outcome, SolveError>),
}

/// Usual time limit of the quick solution; the main search may take minutes.
pub const QUICK_TIMEOUT: Duration = Duration::from_secs(1);

impl AlgorithmsJob {
    /// Reports a quick solution by the puzzle's default method. Does nothing unless all stickers count, the allowed moves are the usual
    /// ones, no turns are free and there is a single goal.
    fn find_quickly(&self, tools: &Tools, control: &Control, report: ReportFn<'_, AlgorithmsReport>) {
        let PatternTask { position, goal, moves, free_turns, alternatives: others, .. } = &self.task;
        let is_usual = moves.are_usual() && *free_turns == FreeTurns::NONE && others.is_empty();
        let ends = position.facelets().zip(goal.facelets()).filter(|_| is_usual);
        let Some(state) = ends.and_then(|(position, goal)| relative_state(&position, &goal).ok()) else { return };
        let limits = Limits { threads: self.limits.threads, timeout: self.quick_timeout, ..Limits::default() };
        let say = |event| match event {
            SearchEvent::Found(solution) => report(AlgorithmsReport::Quick(solution)),
            // The bound holds for the list, too: same moves, same metric.
            SearchEvent::Bound { .. } => report(AlgorithmsReport::Event(event)),
            _ => {}
        };
        // The main search would report the same error.
        let _ = Search::new(state, &tools.tables).limits(limits).control(control.clone()).solve(&say);
    }
}

impl AlgorithmsJob {
    /// Runs the job and returns its final report.
    pub fn run(self, tools: &Tools, control: &Control, report: ReportFn<'_, AlgorithmsReport>) -> AlgorithmsReport {
        self.find_quickly(tools, control, report);
        let events = |event| report(AlgorithmsReport::Event(event));
        let tables = (&*tools.tables, &*self.tables);
        AlgorithmsReport::End(algorithms::solve(&self.task, self.metric, &self.limits, control, tables, &events))
    }
}
