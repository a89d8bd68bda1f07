//! State of the search feature: the running search, and the puzzles whose tables have been ready.

use std::collections::BTreeSet;
use std::time::Duration;

use super::proof_estimate::ProofEstimates;
use crate::document::Workspaces;
use crate::document::runs::AllRuns;
use crate::document::runs::results::{Results, RunEnd};
use crate::task::TaskId;
use unfold_engine::puzzle::{PuzzleId, Sequence};
use unfold_engine::{control::ProofProgress, search::Solver};
use unfold_text::{Phrase, window as say};

/// The running search, if any: at most one at a time, for any position.
#[derive(Debug, Default)]
pub struct Search {
    pub(crate) running: Option<RunningSearch>,
    /// Puzzles whose tables have been ready before.
    pub(crate) tables_ready: BTreeSet<PuzzleId>,
}

/// Progress of loading or building a search's tables.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Preparation {
    /// Time since the search was requested.
    pub elapsed: Duration,
    /// Progress of the current table, `0.0 <= part <= 1.0`.
    pub fraction: f64,
}

#[derive(Debug)]
pub(crate) struct RunningSearch {
    pub(crate) id: TaskId,
    pub(crate) solver: &'static dyn Solver,
    /// The puzzle, and the number of the run.
    pub(crate) puzzle_and_run: (PuzzleId, usize),
    /// True if the search aims to prove optimality.
    pub(crate) proves: bool,
    /// True if the search lists every optimal solution.
    pub(crate) lists_all: bool,
    pub(crate) is_stopping: bool,
    /// Puzzle of the search for another position that was stopped for this one.
    pub(crate) stopped_puzzle: Option<PuzzleId>,
    /// True if the search loads or builds tables.
    pub(crate) with_tables: bool,
    /// Progress of ruling out one length.
    pub(crate) proof: Option<ProofProgress>,
    pub(crate) estimates: ProofEstimates,
    pub(crate) preparation: Preparation,
    /// Task time at which the tables were ready and the search itself started; `None` before.
    pub(crate) began: Option<Duration>,
    /// Time and nodes of earlier searches of the position.
    pub(crate) before: (Duration, u64),
    /// Time and nodes when the speed was last sampled.
    pub(crate) last_sample: (Duration, u64),
    /// The inverse of the moves known to reach the position; `None` if none are known, or too many.
    pub(crate) inverse_of_reached: Option<Sequence>,
}

impl RunningSearch {
    /// Results of the searched position; `None` if it is no longer in the undo history.
    pub(crate) fn results<'a>(&self, workspaces: &'a mut Workspaces) -> Option<&'a mut Results> {
        let (puzzle, run) = self.puzzle_and_run;
        workspaces.workspace_of_mut(puzzle).position_of_run_mut(run).map(|position| &mut position.results)
    }

    /// True if this search writes to these results.
    pub(crate) fn writes_to(&self, puzzle: PuzzleId, results: &Results) -> bool {
        results.run.is_some_and(|run| self.puzzle_and_run == (puzzle, run))
    }

    /// Copies the results of this search to its run.
    pub(crate) fn update_run(&self, workspaces: &Workspaces, runs: &mut AllRuns) {
        let (puzzle, run) = self.puzzle_and_run;
        if let Some(position) = workspaces.workspace_of(puzzle).position_of_run(run) {
            runs[puzzle].record_results(&position.results);
        }
    }

    /// Marks a shorter solution as unsaved, and returns news of it; `None` if its position is no longer in the undo history. `undoes` is
    /// true if the solution only reverses the moves that led to the position.
    pub(crate) fn note_found(
        &self,
        (at, length): (Duration, usize),
        undoes: bool,
        workspaces: &mut Workspaces,
    ) -> Option<Phrase> {
        let (puzzle, run) = self.puzzle_and_run;
        let workspace = workspaces.workspace_of_mut(puzzle);
        let position = workspace.position_of_run_mut(run)?;
        let metric = position.results.method_and_metric.map_or(puzzle.def().metric, |by| by.metric);
        if let Some(state) = position.state.clone().filter(|_| length > 0) {
            workspace.unsaved.add_solution(&state);
        }
        Some(match undoes {
            true => self.with_searched_place(say::NEWS_FOUND_UNDOING.with([&length, &metric]), workspaces),
            false => self.news_of_found((length, metric), at, workspaces),
        })
    }
}

impl Search {
    /// True if a search is running, for any position.
    pub fn is_running(&self) -> bool {
        self.running.is_some()
    }

    /// True if a search for the shown position is running.
    pub fn is_for_shown(&self, workspaces: &Workspaces) -> bool {
        self.writes_to(workspaces.puzzle(), &workspaces.workspace().position().results)
    }

    /// True if the running search writes to these results.
    pub fn writes_to(&self, puzzle: PuzzleId, results: &Results) -> bool {
        self.running.as_ref().is_some_and(|running| running.writes_to(puzzle, results))
    }

    /// Solver of the running search, if it writes to these results.
    pub fn solver_of(&self, puzzle: PuzzleId, results: &Results) -> Option<&'static dyn Solver> {
        self.running.as_ref().filter(|running| running.writes_to(puzzle, results)).map(|running| running.solver)
    }

    /// True if the running search writes to these results and aims to prove optimality.
    pub fn is_proof_of(&self, puzzle: PuzzleId, results: &Results) -> bool {
        self.running.as_ref().is_some_and(|running| running.proves && running.writes_to(puzzle, results))
    }

    /// Puzzle and run of the running search.
    pub fn run(&self) -> Option<(PuzzleId, usize)> {
        self.running.as_ref().map(|running| running.puzzle_and_run)
    }

    /// True if the running search was asked to stop.
    pub fn is_stopping(&self) -> bool {
        self.running.as_ref().is_some_and(|running| running.is_stopping)
    }

    /// Progress of ruling out one length, at least the lower bound and below the best solution's. `None` without such a length, or once the
    /// search was asked to stop.
    pub fn proof(&self, results: &Results) -> Option<ProofProgress> {
        let running = self.running.as_ref().filter(|running| !running.is_stopping)?;
        let best = results.best()?.length;
        running.proof.filter(|proof| (results.lower..best).contains(&usize::from(proof.length)))
    }

    /// True if the tables of a search of this puzzle have been ready before.
    pub fn had_tables(&self, puzzle: PuzzleId) -> bool {
        self.tables_ready.contains(&puzzle)
    }
}

/// Stage of a search, from its request to its end.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum SearchStage {
    /// No search yet.
    Idle,
    /// Tables are being loaded or built.
    Tables,
    Searching,
    /// Asked to stop.
    Stopping,
    Ended(RunEnd),
}

impl Search {
    /// True while a search, for any position, loads or builds tables and was not asked to stop.
    pub fn is_opening_tables(&self) -> bool {
        self.running
            .as_ref()
            .is_some_and(|running| running.with_tables && running.began.is_none() && !running.is_stopping)
    }

    /// Progress of the tables for the shown position's search; `None` unless it is waiting for them.
    pub fn preparation(&self, workspaces: &Workspaces) -> Option<Preparation> {
        let is_preparing = self.stage(workspaces) == SearchStage::Tables;
        self.running.as_ref().filter(|_| is_preparing).map(|running| running.preparation)
    }

    /// Stage or end of the search for the shown position.
    pub fn stage(&self, workspaces: &Workspaces) -> SearchStage {
        let results = &workspaces.workspace().position().results;
        let running = self.running.as_ref().filter(|running| running.writes_to(workspaces.puzzle(), results));
        match (running, results.end) {
            (None, None) => SearchStage::Idle,
            (None, Some(end)) => SearchStage::Ended(end),
            (Some(running), _) if running.is_stopping => SearchStage::Stopping,
            (Some(running), _) if running.began.is_none() => SearchStage::Tables,
            (Some(_), _) => SearchStage::Searching,
        }
    }
}
