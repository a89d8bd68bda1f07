//! Background search for algorithms.

use std::sync::Arc;
use std::time::Duration;

use crate::task::{Tell, Tools};
use unfold_engine::pattern::{Adjust, PatternTables, PatternTask};
use unfold_engine::puzzle::{Metric, homes::between};
use unfold_engine::search::{Limits, Outcome, SearchEvent, Solution, SolveError};
use unfold_engine::{control::Control, position::Search, puzzles::algorithms};

#[derive(Debug)]
pub struct AlgorithmsJob {
    pub task: PatternTask,
    pub metric: Metric,
    pub limits: Limits,
    /// Pattern databases of earlier searches.
    pub tables: Arc<PatternTables>,
    /// Time limit for a quick first solution between complete positions; `None` for no limit.
    pub at_once: Option<Duration>,
}

#[derive(Debug)]
pub enum AlgorithmsReport {
    /// A quick solution by a method for complete positions.
    Quick(Solution),
    Event(SearchEvent),
    End(Result<Outcome, SolveError>),
}

/// Default time limit for the quick solution: a proof may take minutes.
pub const AT_ONCE: Duration = Duration::from_secs(1);

impl AlgorithmsJob {
    /// Finds a quick solution by the puzzle's default method, if all stickers count and all moves are allowed.
    fn find_quickly(&self, tools: &Tools, control: &Control, report: Tell<'_, AlgorithmsReport>) {
        let PatternTask { position, goal, moves, adjust, others, .. } = &self.task;
        let is_usual = moves.are_usual() && *adjust == Adjust::NONE && others.is_empty();
        let ends = position.facelets().zip(goal.facelets()).filter(|_| is_usual);
        let Some(state) = ends.and_then(|(position, goal)| between(&position, &goal).ok()) else { return };
        let limits = Limits { threads: self.limits.threads, timeout: self.at_once, ..Limits::default() };
        let say = |event| match event {
            SearchEvent::Found(solution) => report(AlgorithmsReport::Quick(solution)),
            // The bound holds for the list too: all moves are allowed, in the same metric.
            SearchEvent::Bound { .. } => report(AlgorithmsReport::Event(event)),
            _ => {}
        };
        // The main search would report the same error.
        let _ = Search::new(state, &tools.tables).limits(limits).control(control.clone()).solve(&say);
    }
}

impl AlgorithmsJob {
    /// Runs the job and returns its final report.
    pub fn run(self, tools: &Tools, control: &Control, report: Tell<'_, AlgorithmsReport>) -> AlgorithmsReport {
        self.find_quickly(tools, control, report);
        let events = |event| report(AlgorithmsReport::Event(event));
        let tables = (&*tools.tables, &*self.tables);
        AlgorithmsReport::End(algorithms::solve(&self.task, self.metric, &self.limits, control, tables, &events))
    }
}
