//! The search at work, for whichever position.

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

/// The search at work, for whichever position; there is one at a time.
#[derive(Debug, Default)]
pub struct Search {
    pub(crate) running: Option<Running>,
    /// The puzzles whose tables were ready once.
    pub(crate) tables_ready: BTreeSet<PuzzleId>,
}

/// How far the preparation of the tables of a search is.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Preparation {
    /// The time since the search was asked for.
    pub elapsed: Duration,
    /// The part of the table at work that is done, `0.0 <= part <= 1.0`.
    pub part: f64,
}

/// A search at work.
#[derive(Debug)]
pub(crate) struct Running {
    pub(crate) id: TaskId,
    pub(crate) solver: &'static dyn Solver,
    /// Whose position, and the number of the run.
    pub(crate) of: (PuzzleId, usize),
    /// True if it is to prove its solution optimal.
    pub(crate) proves: bool,
    /// True if it looks for every optimal solution.
    pub(crate) all: bool,
    pub(crate) stopping: bool,
    /// The puzzle whose search, for another position, was stopped so that this one could begin.
    pub(crate) instead_of: Option<PuzzleId>,
    /// True if its method has tables in files at all.
    pub(crate) with_tables: bool,
    /// Progress of the proof with one length.
    pub(crate) proof: Option<ProofProgress>,
    /// Estimates of the time of the proof.
    pub(crate) estimates: ProofEstimates,
    /// Time and share of the preparation of its tables, while that goes on.
    pub(crate) preparation: Preparation,
    /// Time on the clock of the task when the search proper began.
    pub(crate) began: Option<Duration>,
    /// Time and nodes of earlier searches of the same position.
    pub(crate) before: (Duration, u64),
    /// Time and nodes when the speed was last taken.
    pub(crate) sampled: (Duration, u64),
    /// The moves that undo those which are known to lead to its position.
    pub(crate) undoing: Option<Sequence>,
}

impl Running {
    /// Its results so far, wherever its position lies; `None` when that can no longer be had again by undo or redo.
    pub(crate) fn results<'a>(&self, workspaces: &'a mut Workspaces) -> Option<&'a mut Results> {
        let (puzzle, run) = self.of;
        workspaces.workspace_of_mut(puzzle).position_of_run_mut(run).map(|position| &mut position.results)
    }

    /// True if these results of a puzzle are those that it adds to.
    pub(crate) fn is_of(&self, puzzle: PuzzleId, results: &Results) -> bool {
        results.run.is_some_and(|run| self.of == (puzzle, run))
    }

    /// Takes what was found out into its run.
    pub(crate) fn follow(&self, workspaces: &Workspaces, runs: &mut AllRuns) {
        let (puzzle, run) = self.of;
        if let Some(position) = workspaces.of(puzzle).position_of_run(run) {
            runs[puzzle].follow(&position.results);
        }
    }

    /// Notes a shorter solution of so many moves, found after so long, which is not saved yet; the news of it. It may be the moves that
    /// led to the position, undone.
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
    /// True if a search is at work, for whichever position.
    pub fn is_at_work(&self) -> bool {
        self.running.is_some()
    }

    /// True if a search for the position that is shown is at work.
    pub fn is_for_shown(&self, workspaces: &Workspaces) -> bool {
        self.is_of(workspaces.puzzle(), &workspaces.workspace().position().results)
    }

    /// True if the search at work is the one that these results of a puzzle come from.
    pub fn is_of(&self, puzzle: PuzzleId, results: &Results) -> bool {
        self.running.as_ref().is_some_and(|running| running.is_of(puzzle, results))
    }

    /// The solver of the search at work, if these results of a puzzle come from it.
    pub fn solver_of(&self, puzzle: PuzzleId, results: &Results) -> Option<&'static dyn Solver> {
        self.running.as_ref().filter(|running| running.is_of(puzzle, results)).map(|running| running.solver)
    }

    /// True if these results of a puzzle come from the search at work, and that is to prove its solution optimal.
    pub fn is_proof_of(&self, puzzle: PuzzleId, results: &Results) -> bool {
        self.running.as_ref().is_some_and(|running| running.proves && running.is_of(puzzle, results))
    }

    /// The run of the search at work: its puzzle and number.
    pub fn run(&self) -> Option<(PuzzleId, usize)> {
        self.running.as_ref().map(|running| running.of)
    }

    /// True if the search at work was told to stop.
    pub fn is_stopping(&self) -> bool {
        self.running.as_ref().is_some_and(|running| running.stopping)
    }

    /// Progress of the proof of the search at work with one length, which no solution found so far has.
    pub fn proof(&self, results: &Results) -> Option<ProofProgress> {
        let running = self.running.as_ref().filter(|running| !running.stopping)?;
        let best = results.best()?.length;
        running.proof.filter(|proof| (results.lower..best).contains(&usize::from(proof.length)))
    }

    /// True if the tables that searches of a puzzle begin with were ready once.
    pub fn had_tables(&self, puzzle: PuzzleId) -> bool {
        self.tables_ready.contains(&puzzle)
    }
}

/// Stage of the search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Stage {
    /// There is none, and there was none.
    Idle,
    /// Tables are opened or built.
    Tables,
    /// It searches.
    Searching,
    /// It was told to stop and is about to.
    Stopping,
    /// It ended.
    Ended(RunEnd),
}

impl Search {
    /// True if a search is at work, for whichever position, whose tables are opened or built.
    pub fn is_opening_tables(&self) -> bool {
        self.running.as_ref().is_some_and(|running| running.with_tables && running.began.is_none() && !running.stopping)
    }

    /// How far the tables are that the search for the position shown waits for.
    pub fn preparation(&self, workspaces: &Workspaces) -> Option<Preparation> {
        let is_preparing = self.stage(workspaces) == Stage::Tables;
        self.running.as_ref().filter(|_| is_preparing).map(|running| running.preparation)
    }

    /// The stage of the search for the position shown, or how it ended.
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
