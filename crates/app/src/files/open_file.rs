//! Opens logs from files or pasted text, and reports files that cannot be opened.

use std::path::{Path, PathBuf};
use std::{io, sync::Arc};

use super::{job::OpenJob, log_view};
use crate::document::{OpenLog, Origin, Position, open_log::file_name};
use crate::{dialog::Dialog, export::file_error::FileError, history::changes, job::Job, model::Model};
use unfold_engine::{logs, puzzle::Facelets};
use unfold_text::{sentences::log, session, window as say};

/// Maximum number of skipped files listed by name.
const MAX_LISTED_FILES: usize = 3;

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

pub fn report_skipped(others: &[PathBuf], model: &mut Model) {
    if others.is_empty() {
        return;
    }
    let mut names: Vec<String> = others.iter().take(MAX_LISTED_FILES).map(|path| file_name(path.as_path())).collect();
    if others.len() > MAX_LISTED_FILES {
        names.push("…".into());
    }
    model.news = session::NEWS_FIRST_ONLY.with([&model.news, &names.join(", ")]);
}

/// Opens a log from pasted text, asking which one if there are several.
pub fn open_text(text: &str, model: &mut Model) {
    match logs::read(text.trim_start().as_bytes()) {
        Ok(logs) => open_logs(OpenLog::all(None, &logs), model),
        Err(error) => report_error(&FileError::Log { path: None, error }, model),
    }
}

/// Reports why a file was not opened; drops a missing file from the recent ones.
pub fn report_error(error: &FileError, model: &mut Model) {
    if let FileError::Read { path, source } = error
        && source.kind() == io::ErrorKind::NotFound
    {
        model.change_settings(|settings| settings.recent.retain(|recent| recent != path));
    }
    model.dialog = Some(Dialog::Error { title: say::ERROR_OPEN, error: error.explain() });
}

/// Opens the only log of a file, or asks which of several to open.
pub fn open_logs(mut logs: Vec<OpenLog>, model: &mut Model) {
    if logs.len() > 1 {
        model.dialog = Some(Dialog::ChooseSolve(logs.into()));
    } else if let Some(log) = logs.pop() {
        open_log(log, model);
    }
}

/// Opens a log and shows the position at its scramble mark, or the final position if no moves follow a mark. The moves after the mark can
/// be played unless there are too many.
pub fn open_log(open: OpenLog, model: &mut Model) {
    let name = open.name(model.language());
    let remarks = open.log.has_notices();
    let (solved, view) = (open.log.state().is_solved(), open.log.as_mc4d().and_then(log_view::custom_view));
    if let Some(path) = &open.path {
        model.change_settings(|settings| settings.remember(path));
    }
    let moves_from_solved = (open.lengths[1] > 0).then(|| open.log.scramble());
    let playable = open.after.is_some();
    let moves = log::length(open.log.puzzle(), open.lengths[1], open.twists[1]);
    let state = match &moves_from_solved {
        Some(scramble) => Facelets::solved(open.log.puzzle()).after_all(scramble),
        None => open.log.state(),
    };
    changes::switch_to(state.puzzle(), model);
    let position = Position { moves_from_solved, ..Position::new(state, Origin::Log(Arc::new(open))) };
    changes::replace_position(position, None, model);
    model.document.workspace_mut().editor.are_remarks_closed = false;
    if let Some(view) = view {
        log_view::apply(view, model);
    }
    model.dialog = None;
    model.news = match &model.document.workspace().position().moves_from_solved {
        _ if remarks => say::NEWS_OPENED_REMARKS.with([&name]),
        None => say::NEWS_OPENED.with([&name]),
        Some(_) if !playable => say::NEWS_OPENED_LONG.with([&name, &moves]),
        Some(_) if solved => say::NEWS_OPENED_SOLVED.with([&name, &moves]),
        Some(_) => say::NEWS_OPENED_MOVES.with([&name, &moves]),
    };
}
