//! Background search for a scramble that reaches a position. It is needed to save turns made from the position as a log, and to show,
//! play or copy the scramble, or copy a link with it.

use super::state::RunningSetup;
use crate::export::file_error::FileError;
use crate::file_export::job::{WriteCheckJob, WriteChecked};
use crate::files::job::{LogJob, SavedLogKind};
use crate::search::job::{SearchReport, SolveJob};
use crate::{job::Job, model::Model, solution_log::scramble_from_solution, task::TaskId};
use unfold_engine::puzzle::{Facelets, Sequence};
use unfold_engine::search::{Limits, SearchEvent, SolveError};
use unfold_engine::{logs::SolveLog, puzzles::solvers, tables::TableError};
use unfold_text::{UserError, manual_solve as say, sentences::describe, window};

pub use super::state::{AfterSetup, SetupSolve};

/// Moves that reach a position, and the action that needs them.
#[derive(Debug)]
pub struct FoundSetup {
    /// The position the moves reach.
    pub state: Facelets,
    /// Moves from the solved puzzle.
    pub moves: Sequence,
    pub then: AfterSetup,
}

/// Starts the search that an action needs.
pub fn find(then: AfterSetup, model: &mut Model) {
    match then {
        then @ AfterSetup::SaveTurns { .. } => find_for_turns(then, model),
        then => find_scramble(then, model),
    }
}

/// Starts a search for a scramble that reaches the current position. While a search is running, a user request takes over an automatic one
/// for the same position, and is otherwise refused with a message.
pub fn find_scramble(then: AfterSetup, model: &mut Model) {
    let Some(state) = model.document.workspace().state().cloned() else { return };
    if let Some(running) = &mut model.setup.running {
        // A user request takes over an automatic search for the same position.
        if matches!(running.then, AfterSetup::ShowScramble { .. }) && running.state == state {
            running.then = then;
            model.news = say::NEWS_FINDING_SCRAMBLE.with([]);
        } else if !matches!(then, AfterSetup::ShowScramble { asked: false }) {
            model.news = say::WHY_FINDING.with([]);
        }
        return;
    }
    model.news = say::NEWS_FINDING_SCRAMBLE.with([]);
    search(state, then, model);
}

/// Starts a check that the log file can be written; [`handle_write_check`] then starts the search for moves to the start of the turns.
fn find_for_turns(then: AfterSetup, model: &mut Model) {
    let AfterSetup::SaveTurns { path, existing, turned, .. } = &then else { return };
    model.news = say::NEWS_FINDING.with([]);
    let id = model.effects.run_now(Job::CheckWrite(WriteCheckJob { path: path.clone(), existing: *existing }));
    let state = turned.from.clone();
    model.setup.running = Some(RunningSetup { id, tables: None, state, then });
}

/// Starts the search if the check found that the log file can be written, or reports the error.
pub fn handle_write_check(id: TaskId, WriteChecked(result): WriteChecked, model: &mut Model) {
    let Some(RunningSetup { state, then, .. }) = model.setup.running.take_if(|running| running.id == id) else {
        return;
    };
    match result {
        Ok(()) => search(state, then, model),
        Err(error) => model.report_failure(window::ERROR_SAVE, FileError::Write(error).explain()),
    }
}

fn search(state: Facelets, then: AfterSetup, model: &mut Model) {
    let Some(solver) = solvers::default_of(state.puzzle()) else {
        // Skip an automatic playback silently.
        if !matches!(then, AfterSetup::PlayScramble { is_automatic: true }) {
            let error = SolveError::NoSolver(state.puzzle());
            model.report_failure(window::ERROR_SOLVE, describe::solve(state.puzzle(), &error));
        }
        return;
    };
    let id = model.effects.start(Job::FindSetup(SolveJob {
        solver,
        state: state.clone(),
        limits: Limits::first_solution(),
    }));
    model.setup.running = Some(RunningSetup { id, tables: None, state, then });
}

/// Cancels a search that was started automatically to show a scramble. Call when another position is shown.
pub fn cancel_automatic(model: &mut Model) {
    let is_unasked = |running: &mut RunningSetup| matches!(running.then, AfterSetup::ShowScramble { asked: false });
    if let Some(running) = model.setup.running.take_if(is_unasked) {
        model.effects.stop(running.id);
    }
}

/// Cancels the search at the user's request; nothing is written.
pub fn stop(model: &mut Model) {
    if let Some(running) = model.setup.running.take() {
        model.effects.stop(running.id);
        note_stopped(&running.then, model);
    }
}

/// Cancels the search silently. Call when the window closes.
pub fn close(model: &mut Model) {
    if let Some(running) = model.setup.running.take() {
        model.effects.stop(running.id);
    }
}

/// Handles a crash of the search; ignores other tasks.
pub fn crash(id: TaskId, model: &mut Model) {
    if model.setup.running.as_ref().is_some_and(|running| running.id == id) {
        fail(describe::crash(), model);
    }
}

/// Handles a report of this search. Returns the moves found or, if they are for saving turns, starts writing the log.
pub fn handle_report(id: TaskId, report: &SearchReport, model: &mut Model) -> Option<FoundSetup> {
    let running = model.setup.running.as_mut().filter(|running| running.id == id)?;
    // The puzzle shown may have changed since the search started.
    let puzzle = running.state.puzzle();
    match report {
        SearchReport::Event(SearchEvent::Tables { .. }) => running.tables = Some(0.0),
        SearchReport::Event(SearchEvent::Started { .. }) => running.tables = None,
        SearchReport::Event(_) => {}
        SearchReport::Done(Ok(outcome)) => match &outcome.best {
            Some(best) => return end(&best.moves, model),
            None => fail(describe::crash(), model),
        },
        SearchReport::Done(Err(SolveError::Tables(TableError::Stopped))) => {
            if let Some(running) = model.setup.running.take() {
                note_stopped(&running.then, model);
            }
        }
        SearchReport::Done(Err(error)) => fail(describe::solve(puzzle, error), model),
    }
    None
}

fn end(solution: &Sequence, model: &mut Model) -> Option<FoundSetup> {
    let RunningSetup { state, then, .. } = model.setup.running.take()?;
    let moves = scramble_from_solution(&state, solution);
    let AfterSetup::SaveTurns { path, format, existing, turned } = then else {
        return Some(FoundSetup { state, moves, then });
    };
    let log = SolveLog::from_scramble(state.puzzle(), &moves).and_then(|log| log.with_turns(&turned.moves, &[]));
    let log = log.expect("all moves are the puzzle's");
    model.effects.run_now(Job::WriteLog(LogJob { path, existing, format, log, kind: SavedLogKind::Turns(turned) }));
    None
}

fn fail(error: UserError, model: &mut Model) {
    let saving = model.setup.running.take().is_none_or(|running| matches!(running.then, AfterSetup::SaveTurns { .. }));
    model.report_failure(if saving { window::ERROR_SAVE } else { window::ERROR_SOLVE }, error);
}

fn note_stopped(then: &AfterSetup, model: &mut Model) {
    model.news = match then {
        AfterSetup::SaveTurns { .. } => say::NEWS_FINDING_STOPPED.with([]),
        AfterSetup::ShowScramble { asked: false } => return,
        AfterSetup::ShowScramble { .. }
        | AfterSetup::PlayScramble { .. }
        | AfterSetup::CopyScramble
        | AfterSetup::CopyLink => window::NEWS_STOPPED.with([]),
    };
}
