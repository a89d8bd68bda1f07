//! The session: written by itself some seconds after a change, found again at the next start, saved and opened by name.

pub mod check;
pub mod check_results;
pub mod claims;
pub mod file;
pub mod record;
pub mod sentences;
pub mod session_file;
pub mod snapshot;
pub mod state;
pub mod update;

use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use self::file::{KeptError, SessionError};
use self::session_file::{KeepBeforeJob, SaveSessionJob, SessionJob, SessionKept, SessionSaved, SetAsideJob};
use self::{check::Checked, record::Session};
use crate::export::{file_error::FileError, place::Existing};
use crate::{dialog::Dialog, document::open_log::file_name, job::Job, model::Model, task::TaskId};
use unfold_text::{UserError, sentences::describe, session as say, window};

pub use self::state::Autosave;

/// A session that was read from a file.
#[derive(Debug)]
pub struct OpenedSession {
    /// The file.
    pub path: PathBuf,
    /// The session, not yet looked at closely.
    pub session: Box<Session>,
}

/// A session is written this long after the first change since it was written last.
const AFTER: Duration = Duration::from_secs(5);

/// The session of last time, if one was `kept` and can be used; one that cannot is set aside and told of.
pub fn restore(kept: Option<Result<Vec<u8>, KeptError>>, model: &mut Model) -> Option<Checked> {
    let bytes = match kept? {
        Ok(bytes) => bytes,
        Err(error) => {
            tell(&error, model);
            return None;
        }
    };
    let read = file::read(&bytes).and_then(|session| check::check(&session).map_err(SessionError::Content));
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

/// Has the session written when it is due.
pub fn tick(model: &mut Model) {
    let changes = update::changes(model);
    if !model.settings.restore {
        model.session.autosave.due = None;
        return;
    }
    if std::mem::replace(&mut model.session.autosave.seen, changes) != changes {
        model.session.autosave.due.get_or_insert(model.now + AFTER);
    }
    if model.session.autosave.work.is_some() || model.session.autosave.due.is_none_or(|due| model.now < due) {
        return;
    }
    model.session.autosave.due = None;
    model.session.autosave.work = Some(model.effects.start(Job::KeepSession(SessionJob {
        session: snapshot::take(model),
        file: model.session.autosave.file.clone(),
    })));
}

/// A task wrote the session, or did not.
pub fn end_task(id: TaskId, SessionKept(written): SessionKept, model: &mut Model) {
    model.session.autosave.work.take_if(|work| *work == id);
    match written {
        Ok(()) => model.session.autosave.failed = false,
        // Once is enough: it is tried again after every change.
        Err(error) => {
            if !std::mem::replace(&mut model.session.autosave.failed, true) {
                model.news = say::NEWS_UNKEPT.with([&describe::io_error(&error)]);
            }
        }
    }
}

/// Has everything written that was not written yet, before the program ends.
pub fn close(model: &mut Model) {
    let changes = update::changes(model);
    let after = model.session.autosave.work.take();
    let waits = model.session.autosave.due.take().is_some() || model.session.autosave.failed || after.is_some();
    let changed = std::mem::replace(&mut model.session.autosave.seen, changes) != changes;
    if model.settings.restore && (waits || changed) {
        let job =
            Job::KeepSession(SessionJob { session: snapshot::take(model), file: model.session.autosave.file.clone() });
        match after {
            Some(after) => model.effects.run_after(after, job),
            None => model.effects.run_now(job),
        };
    }
}

/// Keeps what lies there before the session is opened.
pub fn keep_before(model: &mut Model) {
    model.effects.run_now(Job::KeepBefore(KeepBeforeJob(
        file::fitted(snapshot::take(model)),
        model.session.autosave.file.clone(),
    )));
}

/// Looks at a session that someone opens: whether it can be put in place of everything that lies there. What the file says was
/// proven is only claimed here, whoever wrote it; only what the program has kept by itself is taken at its word.
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

/// Opens the session in place of everything that lay there, now that this is kept: `before` is its file, `None` where
/// nothing lay there. Nothing if it could not be kept in the folder of the settings.
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

/// Has a session saved by name.
pub fn save_as(path: &Path, existing: Existing, session: Session, model: &mut Model) {
    model.effects.run_now(Job::SaveSession(SaveSessionJob {
        path: path.to_path_buf(),
        existing,
        bytes: file::fitted(session),
    }));
}

/// A session was saved by name, or not; whether it was.
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

/// Tells why the session of last time is not there.
pub fn tell(error: &KeptError, model: &mut Model) {
    model.tell_failure(say::ERROR_RESTORE, sentences::session_kept(error));
}

/// Tells how many sessions of other windows are kept that are not open.
pub fn tell_of_others(count: usize, model: &mut Model) {
    model.news = say::NEWS_OTHER_SESSIONS.with([&count]);
}

fn refuse(error: UserError, model: &mut Model) {
    model.dialog = Some(Dialog::Error { title: window::ERROR_OPEN, error });
}
