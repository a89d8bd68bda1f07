//! State of the running search.

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

/// At most one search runs at a time, for any position.
#[derive(Debug, Default)]
pub struct Search {
    pub(crate) running: Option<Running>,
    /// Puzzles whose tables have been ready before.
    pub(crate) tables_ready: BTreeSet<PuzzleId>,
}

/// Progress of loading or building a search's tables.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Preparation {
    /// Time since the search was requested.
    pub elapsed: Duration,
    /// Progress of the current table, `0.0 <= part <= 1.0`.
    pub part: f64,
}

/// A running search.
#[derive(Debug)]
pub(crate) struct Running {
    pub(crate) id: TaskId,
    pub(crate) solver: &'static dyn Solver,
    /// Puzzle, and number of the run.
    pub(crate) of: (PuzzleId, usize),
    /// True if it is to prove optimality.
    pub(crate) proves: bool,
    /// True if it lists every optimal solution.
    pub(crate) all: bool,
    pub(crate) stopping: bool,
    /// Puzzle of the search for another position that was stopped for this one.
    pub(crate) instead_of: Option<PuzzleId>,
    /// True if its method uses table files.
    pub(crate) with_tables: bool,
    /// Progress of ruling out one length.
    pub(crate) proof: Option<ProofProgress>,
    pub(crate) estimates: ProofEstimates,
    /// Progress while its tables are prepared.
    pub(crate) preparation: Preparation,
    /// Task time at which the search proper began.
    pub(crate) began: Option<Duration>,
    /// Time and nodes of earlier searches of the position.
    pub(crate) before: (Duration, u64),
    /// Time and nodes when the speed was last sampled.
    pub(crate) sampled: (Duration, u64),
    /// The inverse of the moves known to lead to the position.
    pub(crate) undoing: Option<Sequence>,
}

impl Running {
    /// Its results, on whichever position; `None` if that is no longer in the undo history.
    pub(crate) fn results<'a>(&self, workspaces: &'a mut Workspaces) -> Option<&'a mut Results> {
        let (puzzle, run) = self.of;
        workspaces.workspace_of_mut(puzzle).position_of_run_mut(run).map(|position| &mut position.results)
    }

    /// True if this search writes to these results.
    pub(crate) fn is_of(&self, puzzle: PuzzleId, results: &Results) -> bool {
        results.run.is_some_and(|run| self.of == (puzzle, run))
    }

    /// Copies its results to its run.
    pub(crate) fn follow(&self, workspaces: &Workspaces, runs: &mut AllRuns) {
        let (puzzle, run) = self.of;
        if let Some(position) = workspaces.of(puzzle).position_of_run(run) {
            runs[puzzle].follow(&position.results);
        }
    }

    /// Marks a shorter solution as unsaved, and returns news of it. `undoes` is true if it only reverses the moves that led to the
    /// position.
    pub(crate) fn note_found(
        &self,
        (at, length): (Duration, usize),
        undoes: bool,
        workspaces: &mut Workspaces,
    ) -> Option<Phrase> {
        let (puzzle, run) = self.of;
        let workspace = workspaces.workspace_of_mut(puzzle);
        let position = workspace.position_of_run_mut(run)?;
        let metric = position.results.by.map_or(puzzle.def().metric, |by| by.metric);
        if let Some(state) = position.state.clone().filter(|_| length > 0) {
            workspace.unsaved.found(&state);
        }
        Some(match undoes {
            true => self.news_of_end(say::NEWS_FOUND_UNDOING.with([&length, &metric]), workspaces),
            false => self.news_of_found((length, metric), at, workspaces),
        })
    }
}

impl Search {
    /// True if a search is running, for any position.
    pub fn is_at_work(&self) -> bool {
        self.running.is_some()
    }

    /// True if a search for the shown position is running.
    pub fn is_for_shown(&self, workspaces: &Workspaces) -> bool {
        self.is_of(workspaces.puzzle(), &workspaces.workspace().position().results)
    }

    /// True if the running search writes to these results.
    pub fn is_of(&self, puzzle: PuzzleId, results: &Results) -> bool {
        self.running.as_ref().is_some_and(|running| running.is_of(puzzle, results))
    }

    /// Solver of the running search, if it writes to these results.
    pub fn solver_of(&self, puzzle: PuzzleId, results: &Results) -> Option<&'static dyn Solver> {
        self.running.as_ref().filter(|running| running.is_of(puzzle, results)).map(|running| running.solver)
    }

    /// True if the running search writes to these results and is to prove optimality.
    pub fn is_proof_of(&self, puzzle: PuzzleId, results: &Results) -> bool {
        self.running.as_ref().is_some_and(|running| running.proves && running.is_of(puzzle, results))
    }

    /// Puzzle and run of the running search.
    pub fn run(&self) -> Option<(PuzzleId, usize)> {
        self.running.as_ref().map(|running| running.of)
    }

    /// True if the running search was asked to stop.
    pub fn is_stopping(&self) -> bool {
        self.running.as_ref().is_some_and(|running| running.stopping)
    }

    /// Progress of ruling out a length shorter than the best solution.
    pub fn proof(&self, results: &Results) -> Option<ProofProgress> {
        let running = self.running.as_ref().filter(|running| !running.stopping)?;
        let best = results.best()?.length;
        running.proof.filter(|proof| (results.lower..best).contains(&usize::from(proof.length)))
    }

    /// True if the initial tables of a puzzle's searches have been ready before.
    pub fn had_tables(&self, puzzle: PuzzleId) -> bool {
        self.tables_ready.contains(&puzzle)
    }
}

/// Stage of a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Stage {
    /// No search yet.
    Idle,
    /// Tables are loaded or built.
    Tables,
    Searching,
    /// Asked to stop.
    Stopping,
    Ended(RunEnd),
}

impl Search {
    /// True while a search, for any position, loads or builds tables.
    pub fn is_opening_tables(&self) -> bool {
        self.running.as_ref().is_some_and(|running| running.with_tables && running.began.is_none() && !running.stopping)
    }

    /// Progress of the tables for the shown position's search, while it waits for them.
    pub fn preparation(&self, workspaces: &Workspaces) -> Option<Preparation> {
        let is_preparing = self.stage(workspaces) == Stage::Tables;
        self.running.as_ref().filter(|_| is_preparing).map(|running| running.preparation)
    }

    /// Stage or end of the search for the shown position.
    pub fn stage(&self, workspaces: &Workspaces) -> Stage {
        let results = &workspaces.workspace().position().results;
        let running = self.running.as_ref().filter(|running| running.is_of(workspaces.puzzle(), results));
        match (running, results.end) {
            (None, None) => Stage::Idle,
            (None, Some(end)) => Stage::Ended(end),
            (Some(running), _) if running.stopping => Stage::Stopping,
            (Some(running), _) if running.began.is_none() => Stage::Tables,
            (Some(_), _) => Stage::Searching,
        }
    }
}
