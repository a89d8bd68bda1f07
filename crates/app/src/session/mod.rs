//! The session: autosaved, restored at start, and saved to or opened from files.

pub mod autosave;
pub mod check;
pub mod check_results;
pub mod claims;
pub mod format;
pub mod record;
pub mod sentences;
pub mod session_file;
pub mod snapshot;
pub mod state;
pub mod update;

use std::io;
use std::path::{Path, PathBuf};

use self::format::{RestoreError, SessionError};
use self::session_file::{BackupJob, SaveSessionJob, SessionSaved, SetAsideJob};
use self::{check::CheckedSession, record::Session};
use crate::export::{destination::IfExists, file_error::FileError};
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

/// Parses and validates the autosaved session. `None` if there is none, if it could not be read (which is reported), or if it is invalid
/// (the file is then set aside).
pub fn restore(kept: Option<Result<Vec<u8>, RestoreError>>, model: &mut Model) -> Option<CheckedSession> {
    let bytes = match kept? {
        Ok(bytes) => bytes,
        Err(error) => {
            report(&error, model);
            return None;
        }
    };
    let read = format::read(&bytes).and_then(|session| check::check(&session).map_err(SessionError::Content));
    match read {
        Ok(checked) => {
            model.session.autosave.file.record_read(&bytes);
            Some(checked)
        }
        Err(error) => {
            model.effects.run_now(Job::SetSessionAside(SetAsideJob(error, model.session.autosave.file.clone())));
            None
        }
    }
}

/// Backs up the current session before another is opened.
pub fn back_up(model: &mut Model) {
    model.effects.run_now(Job::SavePreviousSession(BackupJob(
        format::serialize_within_limit(snapshot::capture(model)),
        model.session.autosave.file.clone(),
    )));
}

/// Validates a session to be opened, and stores it until the current one is backed up. Proofs in it become claims. Returns false if it
/// is invalid.
pub fn stage_session(path: PathBuf, session: &Session, model: &mut Model) -> bool {
    match check::check(session) {
        Ok(checked) => {
            model.session.autosave.opening = Some((path, checked.with_proofs_as_claims()));
            true
        }
        Err(error) => {
            let error = sentences::session(&SessionError::Content(error));
            refuse(FileError::Refused { path, error }.explain(), model);
            false
        }
    }
}

/// Takes the session stored by [`stage_session`], once the current one is backed up; `None` if no session is stored. `before` is the
/// backup's path, `Ok(None)` if there was nothing to back up. If the backup failed, reports the error and returns `None`.
pub fn take_opened_session(before: io::Result<Option<PathBuf>>, model: &mut Model) -> Option<CheckedSession> {
    let (path, checked) = model.session.autosave.opening.take()?;
    let before = match before {
        Ok(before) => before,
        Err(source) => {
            refuse(sentences::backup_error(&model.environment.settings, &source), model);
            return None;
        }
    };
    model.change_settings(|settings| settings.remember(&path));
    model.dialog = None;
    model.news = match before {
        None => say::NEWS_SESSION_OPENED.with([&file_name(&path)]),
        Some(before) => say::NEWS_SESSION_OPENED_BEFORE.with([&file_name(&path), &before.display()]),
    };
    Some(checked)
}

/// Starts saving a session to a file.
pub fn save_as(path: &Path, existing: IfExists, session: Session, model: &mut Model) {
    model.effects.run_now(Job::SaveSession(SaveSessionJob {
        path: path.to_path_buf(),
        existing,
        bytes: format::serialize_within_limit(session),
    }));
}

/// Handles the end of saving a session; returns true if it was saved.
pub fn end_saving(SessionSaved { path, saved }: SessionSaved, model: &mut Model) -> bool {
    match saved {
        Ok(()) => {
            model.dialog = None;
            model.change_settings(|settings| settings.remember(&path));
            model.report_saved(&path, say::NEWS_SESSION_SAVED.with([&path.display()]));
            true
        }
        Err(error) => {
            let error = FileError::Write(error).explain();
            model.dialog = Some(Dialog::Error { title: window::ERROR_SAVE, error });
            false
        }
    }
}

/// Reports why the autosaved session was not restored.
pub fn report(error: &RestoreError, model: &mut Model) {
    model.report_failure(say::ERROR_RESTORE, sentences::restore_error(error));
}

/// Reports the number of sessions that other windows, since closed, have left.
pub fn report_other_sessions(count: usize, model: &mut Model) {
    model.news = say::NEWS_OTHER_SESSIONS.with([&count]);
}

fn refuse(error: UserError, model: &mut Model) {
    model.dialog = Some(Dialog::Error { title: window::ERROR_OPEN, error });
}
