//! The session: saved automatically, restored at start, and saved and opened as a file.

pub mod autosave;
pub mod check;
pub mod check_results;
pub mod claims;
pub mod format;
pub mod kept_file;
pub mod record;
pub mod sentences;
pub mod snapshot;
pub mod state;
pub mod update;

use std::io;
use std::path::{Path, PathBuf};

use self::format::{KeptError, SessionError};
use self::kept_file::{KeepBeforeJob, SaveSessionJob, SessionSaved, SetAsideJob};
use self::{check::Checked, record::Session};
use crate::export::{file_error::FileError, place::Existing};
use crate::{dialog::Dialog, document::open_log::file_name, job::Job, model::Model};
use unfold_text::{UserError, session as say, window};

pub use self::state::Autosave;

/// A session read from a file.
#[derive(Debug)]
pub struct OpenedSession {
    pub path: PathBuf,
    /// Not validated yet.
    pub session: Box<Session>,
}

/// Parses and validates the autosaved session; sets an unusable one aside and reports it.
pub fn restore(kept: Option<Result<Vec<u8>, KeptError>>, model: &mut Model) -> Option<Checked> {
    let bytes = match kept? {
        Ok(bytes) => bytes,
        Err(error) => {
            tell(&error, model);
            return None;
        }
    };
    let read = format::read(&bytes).and_then(|session| check::check(&session).map_err(SessionError::Content));
    match read {
        Ok(checked) => {
            model.session.autosave.file.adopt(&bytes);
            Some(checked)
        }
        Err(error) => {
            model.effects.run_now(Job::SetSessionAside(SetAsideJob(error, model.session.autosave.file.clone())));
            None
        }
    }
}

/// Backs up the current session before another is opened.
pub fn keep_before(model: &mut Model) {
    model.effects.run_now(Job::KeepBefore(KeepBeforeJob(
        format::fitted(snapshot::take(model)),
        model.session.autosave.file.clone(),
    )));
}

/// Validates a session to be opened, and stores it until the current one is backed up. Proofs in it become claims. Returns false if it
/// is invalid.
pub fn begin_to_open(path: PathBuf, session: &Session, model: &mut Model) -> bool {
    match check::check(session) {
        Ok(checked) => {
            model.session.autosave.opening = Some((path, checked.unproven()));
            true
        }
        Err(error) => {
            let error = sentences::session(&SessionError::Content(error));
            refuse(FileError::Refused { path, error }.explain(), model);
            false
        }
    }
}

/// Returns the session to open, now that the current one is backed up: `before` is the backup, `None` if there was nothing to keep.
/// Returns `None` if the backup failed.
pub fn open(before: io::Result<Option<PathBuf>>, model: &mut Model) -> Option<Checked> {
    let (path, checked) = model.session.autosave.opening.take()?;
    let before = match before {
        Ok(before) => before,
        Err(source) => {
            refuse(sentences::session_before(&model.environment.settings, &source), model);
            return None;
        }
    };
    model.set(|settings| settings.remember(&path));
    model.dialog = None;
    model.news = match before {
        None => say::NEWS_SESSION_OPENED.with([&file_name(&path)]),
        Some(before) => say::NEWS_SESSION_OPENED_BEFORE.with([&file_name(&path), &before.display()]),
    };
    Some(checked)
}

/// Starts saving a session to a file.
pub fn save_as(path: &Path, existing: Existing, session: Session, model: &mut Model) {
    model.effects.run_now(Job::SaveSession(SaveSessionJob {
        path: path.to_path_buf(),
        existing,
        bytes: format::fitted(session),
    }));
}

/// Handles the end of saving a session; returns whether it succeeded.
pub fn end_saving(SessionSaved { path, saved }: SessionSaved, model: &mut Model) -> bool {
    match saved {
        Ok(()) => {
            model.dialog = None;
            model.set(|settings| settings.remember(&path));
            model.tell_saved(&path, say::NEWS_SESSION_SAVED.with([&path.display()]));
            true
        }
        Err(error) => {
            let error = FileError::Place(error).explain();
            model.dialog = Some(Dialog::Error { title: window::ERROR_SAVE, error });
            false
        }
    }
}

/// Reports why the autosaved session was not restored.
pub fn tell(error: &KeptError, model: &mut Model) {
    model.tell_failure(say::ERROR_RESTORE, sentences::session_kept(error));
}

/// Reports the number of sessions of closed windows.
pub fn tell_of_others(count: usize, model: &mut Model) {
    model.news = say::NEWS_OTHER_SESSIONS.with([&count]);
}

fn refuse(error: UserError, model: &mut Model) {
    model.dialog = Some(Dialog::Error { title: window::ERROR_OPEN, error });
}
