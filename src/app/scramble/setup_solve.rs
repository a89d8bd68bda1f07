//! Looking for moves that reach a position, behind everything else: so that turns made from there can be saved as a log, or that its
//! scramble can be played or copied.

use crate::export::place::Existing;
use std::{collections::BTreeMap, path::PathBuf};

use crate::app::core::{Context, Effect, Job, TaskId, TaskProgress};
use crate::app::file_export::job::{PlaceChecked, PlaceJob};
use crate::app::files::log_job::{LogJob, SavedLog};
use crate::app::{document::manual_solve::Turned, search::job::SolveJob};
use crate::shared::{file_error::FileError, solution_log::moves_to};
use unfold_engine::puzzle::{Facelets, Sequence};
use unfold_engine::search::{Limits, SearchEvent, SolveError, job::JobReport};
use unfold_engine::{mc4d::Log, puzzles::solvers, tables::TableError};
use unfold_text::{UserError, manual_solve as say, sentences::describe, window};

/// The search for any solution of a position, whose inverse reaches it; there is one at a time.
#[derive(Debug, Default)]
pub struct SetupSolve {
    running: Option<Running>,
}

#[derive(Debug)]
struct Running {
    /// The search; the look at the file while there is none yet.
    id: TaskId,
    /// Completed fraction of the tables that are made first, `0.0 <= tables <= 1.0`; `None` when none are made.
    tables: Option<f64>,
    /// The position to be reached.
    state: Facelets,
    then: AfterSetup,
}

/// Purpose of a search for moves that reach a position.
#[derive(Debug)]
pub enum AfterSetup {
    /// Saving turns that were made from there.
    SaveTurns {
        /// The file.
        path: PathBuf,
        /// Treatment of a file that is there already.
        existing: Existing,
        /// The turns made by hand.
        turned: Turned,
    },
    /// Playing them.
    PlayScramble {
        /// True if nobody asked for just this, and nobody is to wait long for its end.
        hurried: bool,
    },
    /// Copying them.
    CopyScramble,
    /// Copying a link to the position.
    CopyLink,
}

/// Moves that were found, to be played or copied.
#[derive(Debug)]
pub struct FoundSetup {
    /// The position that they reach.
    pub state: Facelets,
    /// The moves, from the solved puzzle.
    pub moves: Sequence,
    /// Purpose of the moves.
    pub then: AfterSetup,
}

impl SetupSolve {
    /// True if moves are looked for.
    pub fn is_at_work(&self) -> bool {
        self.running.is_some()
    }

    /// True if that is done so that turns can be saved.
    pub fn is_for_turns(&self) -> bool {
        self.running.as_ref().is_some_and(|running| matches!(running.then, AfterSetup::SaveTurns { .. }))
    }

    /// Completed fraction of the tables that are made first, `0.0 <= progress <= 1.0`; `None` when none are made.
    pub fn tables_progress(&self) -> Option<f64> {
        self.running.as_ref()?.tables
    }

    /// True if the job of this number is its own.
    pub fn awaits(&self, id: TaskId) -> bool {
        self.running.as_ref().is_some_and(|running| running.id == id)
    }

    /// Begins to look for moves.
    pub fn find(&mut self, then: AfterSetup, cx: &mut Context) {
        match then {
            AfterSetup::SaveTurns { path, existing, turned } => self.find_for_turns(path, existing, turned, cx),
            then => self.find_scramble(then, cx),
        }
    }

    /// Begins to look for moves that reach the position at hand, to be played or copied.
    pub fn find_scramble(&mut self, then: AfterSetup, cx: &mut Context) {
        if self.is_at_work() {
            cx.news = say::WHY_FINDING.with([]);
            return;
        }
        let Some(state) = cx.document.workspace().state().cloned() else { return };
        cx.news = say::NEWS_FINDING_SCRAMBLE.with([]);
        self.search(state, then, cx);
    }

    /// Begins to look for moves that reach the position before these turns, if the file can be written: better known now than after
    /// the search.
    fn find_for_turns(&mut self, path: PathBuf, existing: Existing, turned: Turned, cx: &mut Context) {
        cx.news = say::NEWS_FINDING.with([]);
        let id = cx.run_now(Job::CheckPlace(PlaceJob { path: path.clone(), existing }));
        let state = turned.from.clone();
        let then = AfterSetup::SaveTurns { path, existing, turned };
        self.running = Some(Running { id, tables: None, state, then });
    }

    /// Handles the result of the check whether the file can be written.
    pub fn check(&mut self, id: TaskId, PlaceChecked(result): PlaceChecked, cx: &mut Context) {
        let Some(Running { state, then, .. }) = self.running.take_if(|running| running.id == id) else { return };
        match result {
            Ok(()) => self.search(state, then, cx),
            Err(error) => cx.tell_failure(window::ERROR_SAVE, FileError::Place(error).explain()),
        }
    }

    fn search(&mut self, state: Facelets, then: AfterSetup, cx: &mut Context) {
        let Some(solver) = solvers::default_of(state.puzzle()) else {
            // A scramble that would play by itself is just not played.
            if !matches!(then, AfterSetup::PlayScramble { hurried: true }) {
                let error = SolveError::NoSolver(state.puzzle());
                cx.tell_failure(window::ERROR_SOLVE, describe::solve(state.puzzle(), &error));
            }
            return;
        };
        let id = cx.start(Job::FindSetup(SolveJob { solver, state: state.clone(), limits: Limits::first() }));
        self.running = Some(Running { id, tables: None, state, then });
    }

    /// Gives it up; nothing is written.
    pub fn stop(&mut self, cx: &mut Context) {
        if let Some(running) = self.running.take() {
            cx.effect(Effect::Stop(running.id));
            note_stopped(&running.then, cx);
        }
    }

    /// Ends it without a word: the window is closed.
    pub fn close(&mut self, cx: &mut Context) {
        if let Some(running) = self.running.take() {
            cx.effect(Effect::Stop(running.id));
        }
    }

    /// Takes in how far the tables are.
    pub fn sample(&mut self, progress: &BTreeMap<TaskId, TaskProgress>) {
        if let Some(running) = &mut self.running
            && let (Some(tables), Some(progress)) = (&mut running.tables, progress.get(&running.id))
        {
            *tables = progress.part;
        }
    }

    /// A job failed by a mistake in this program.
    pub fn crash(&mut self, id: TaskId, cx: &mut Context) {
        if self.running.as_ref().is_some_and(|running| running.id == id) {
            self.fail(describe::crash(), cx);
        }
    }

    /// Hears what the search tells, if it is this one; moves that were found to be played or copied are given back.
    pub fn handle_report(&mut self, id: TaskId, report: &JobReport, cx: &mut Context) -> Option<FoundSetup> {
        let running = self.running.as_mut().filter(|running| running.id == id)?;
        // Another puzzle may be shown by now.
        let puzzle = running.state.puzzle();
        match report {
            JobReport::Event(SearchEvent::Tables { .. }) => running.tables = Some(0.0),
            JobReport::Event(SearchEvent::Started { .. }) => running.tables = None,
            JobReport::Event(_) => {}
            JobReport::Done(Ok(outcome)) => match &outcome.best {
                Some(best) => return self.end(&best.moves, cx),
                None => self.fail(describe::crash(), cx),
            },
            JobReport::Done(Err(SolveError::Tables(TableError::Stopped))) => {
                if let Some(running) = self.running.take() {
                    note_stopped(&running.then, cx);
                }
            }
            JobReport::Done(Err(error)) => self.fail(describe::solve(puzzle, error), cx),
            JobReport::Crashed => self.fail(describe::crash(), cx),
        }
        None
    }

    fn end(&mut self, solution: &Sequence, cx: &mut Context) -> Option<FoundSetup> {
        let Running { state, then, .. } = self.running.take()?;
        let moves = moves_to(&state, solution);
        let AfterSetup::SaveTurns { path, existing, turned } = then else {
            return Some(FoundSetup { state, moves, then });
        };
        let log = Log::of_scramble(state.puzzle(), &moves).with_turns(&turned.moves);
        cx.run_now(Job::WriteLog(LogJob { path, existing, log, what: SavedLog::Turns(turned) }));
        None
    }

    fn fail(&mut self, error: UserError, cx: &mut Context) {
        let saving = self.running.take().is_none_or(|running| matches!(running.then, AfterSetup::SaveTurns { .. }));
        cx.tell_failure(if saving { window::ERROR_SAVE } else { window::ERROR_SOLVE }, error);
    }
}

fn note_stopped(then: &AfterSetup, cx: &mut Context) {
    cx.news = match then {
        AfterSetup::SaveTurns { .. } => say::NEWS_FINDING_STOPPED.with([]),
        AfterSetup::PlayScramble { .. } | AfterSetup::CopyScramble | AfterSetup::CopyLink => {
            window::NEWS_STOPPED.with([])
        }
    };
}
