//! Opens logs from files or pasted text, and reports files that cannot be opened.

use std::path::{Path, PathBuf};
use std::{io, sync::Arc};

use super::{job::OpenJob, log_view};
use crate::document::{OpenLog, Origin, Position, open_log::file_name};
use crate::{dialog::Dialog, export::file_error::FileError, history::changes, job::Job, model::Model};
use unfold_engine::{logs, puzzle::Facelets};
use unfold_text::{sentences::log, session, window as say};

/// Maximum number of skipped files listed by name.
const NAMED: usize = 3;

/// Starts reading a file; the result arrives as an event.
pub fn open(path: &Path, model: &mut Model) {
    model.effects.run_now(Job::Open(OpenJob { path: path.to_path_buf(), others: Vec::new() }));
}

/// Starts reading the first of several files; the rest are reported as skipped.
pub fn open_first(paths: &[PathBuf], model: &mut Model) {
    if let Some((first, others)) = paths.split_first() {
        model.effects.run_now(Job::Open(OpenJob { path: first.clone(), others: others.to_vec() }));
    }
}

/// Reports files that were skipped.
pub fn tell_of_others(others: &[PathBuf], model: &mut Model) {
    if others.is_empty() {
        return;
    }
    let mut names: Vec<String> = others.iter().take(NAMED).map(|path| file_name(path.as_path())).collect();
    if others.len() > NAMED {
        names.push("…".into());
    }
    model.news = session::NEWS_FIRST_ONLY.with([&model.news, &names.join(", ")]);
}

/// Opens a text as a log.
pub fn open_text(text: &str, model: &mut Model) {
    match logs::read(text.trim_start().as_bytes()) {
        Ok(logs) => take_logs(OpenLog::all(None, &logs), model),
        Err(error) => refuse(&FileError::Log { path: None, error }, model),
    }
}

/// Reports why a file was not opened; drops a missing file from the recent ones.
pub fn refuse(error: &FileError, model: &mut Model) {
    if let FileError::Read { path, source } = error
        && source.kind() == io::ErrorKind::NotFound
    {
        model.set(|settings| settings.recent.retain(|recent| recent != path));
    }
    model.dialog = Some(Dialog::Error { title: say::ERROR_OPEN, error: error.explain() });
}

/// Opens the only log of a file, or asks which of several to open.
pub fn take_logs(mut logs: Vec<OpenLog>, model: &mut Model) {
    if logs.len() > 1 {
        model.dialog = Some(Dialog::ChooseSolve(logs.into()));
    } else if let Some(log) = logs.pop() {
        take_log(log, model);
    }
}

/// Opens a log: shows the position at its scramble mark, with the moves after it as a track. Without a mark or playable moves, shows
/// its last position.
pub fn take_log(open: OpenLog, model: &mut Model) {
    let name = open.name(model.language());
    let remarks = open.log.has_notices();
    let (solved, view) = (open.log.state().is_solved(), open.log.mc4d().and_then(log_view::chosen));
    if let Some(path) = &open.path {
        model.set(|settings| settings.remember(path));
    }
    let reached = (open.lengths[1] > 0).then(|| open.log.scramble());
    let playable = open.after.is_some();
    let moves = log::length(open.log.puzzle(), open.lengths[1], open.twists[1]);
    let state = match &reached {
        Some(scramble) => Facelets::solved(open.log.puzzle()).after_all(scramble),
        None => open.log.state(),
    };
    changes::switch_to(state.puzzle(), model);
    let position = Position { reached, ..Position::new(state, Origin::Log(Arc::new(open))) };
    changes::change(position, None, model);
    model.document.workspace_mut().editor.remarks_closed = false;
    if let Some(view) = view {
        log_view::show(view, model);
    }
    model.dialog = None;
    model.news = match &model.document.workspace().position().reached {
        _ if remarks => say::NEWS_OPENED_REMARKS.with([&name]),
        None => say::NEWS_OPENED.with([&name]),
        Some(_) if !playable => say::NEWS_OPENED_LONG.with([&name, &moves]),
        Some(_) if solved => say::NEWS_OPENED_SOLVED.with([&name, &moves]),
        Some(_) => say::NEWS_OPENED_MOVES.with([&name, &moves]),
    };
}
