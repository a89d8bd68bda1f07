//! The session: written by itself some seconds after a change, found again at the next start, saved and opened by name.

pub mod check;
pub mod check_results;
pub mod claims;
pub mod command;
pub mod file;
pub mod queries;
pub mod record;
pub mod sentences;
pub mod session_file;
pub mod snapshot;
pub mod update;

use crate::export::place::Existing;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use std::{io, sync::Arc};

use self::file::{KeptError, SessionError};
use self::session_file::{
    KeepBeforeJob, SaveSessionJob, SessionFile, SessionJob, SessionKept, SessionSaved, SetAsideJob,
};
use self::{check::Checked, record::Session};
use crate::app::core::{Context, Dialog, Job, TaskId};
use crate::app::document::open_log::file_name;
use crate::shared::file_error::FileError;
use unfold_text::{UserError, sentences::describe, session as say, window};

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

/// State of writing the session by itself, and the session that is being opened.
pub struct Autosave {
    /// Number of changes when that was looked at last.
    seen: u64,
    /// Time at which it is to be written.
    due: Option<Instant>,
    /// The file that it is written into.
    file: Arc<SessionFile>,
    /// The task that writes.
    work: Option<TaskId>,
    /// True if it was said that it cannot be written.
    failed: bool,
    /// The session to be opened, and its file, as soon as the one before is kept.
    opening: Option<(PathBuf, Checked)>,
}

impl Autosave {
    /// Nothing is to be written yet into this file.
    pub fn new(file: Arc<SessionFile>) -> Self {
        Self { seen: 0, due: None, file, work: None, failed: false, opening: None }
    }

    /// The session of last time, if one was `kept` and can be used; one that cannot is set aside and told of.
    pub fn restore(&mut self, kept: Option<Result<Vec<u8>, KeptError>>, cx: &mut Context) -> Option<Checked> {
        let bytes = match kept? {
            Ok(bytes) => bytes,
            Err(error) => {
                tell(&error, cx);
                return None;
            }
        };
        let read = file::read(&bytes).and_then(|session| check::check(&session).map_err(SessionError::Content));
        match read {
            Ok(checked) => {
                self.file.adopt(&bytes);
                Some(checked)
            }
            Err(error) => {
                cx.run_now(Job::SetSessionAside(SetAsideJob(error, self.file.clone())));
                None
            }
        }
    }

    /// Takes the present state as written, until something changes; `changes` grows with each change.
    pub fn expect_no_change(&mut self, changes: u64) {
        self.seen = changes;
    }

    /// True if the session could not be written lately.
    pub fn has_failed(&self) -> bool {
        self.failed
    }

    /// Time until the session is to be written.
    pub fn due(&self, now: Instant) -> Option<Duration> {
        Some(self.due.filter(|_| self.work.is_none())?.saturating_duration_since(now))
    }

    /// Has the session written when it is due.
    pub fn tick(&mut self, cx: &mut Context) {
        let changes = cx.changes();
        if !cx.settings.restore {
            self.due = None;
            return;
        }
        if std::mem::replace(&mut self.seen, changes) != changes {
            self.due.get_or_insert(cx.now + AFTER);
        }
        if self.work.is_some() || self.due.is_none_or(|due| cx.now < due) {
            return;
        }
        self.due = None;
        self.work = Some(cx.start(Job::KeepSession(SessionJob { session: cx.session(), file: self.file.clone() })));
    }

    /// A task wrote the session, or did not.
    pub fn end_task(&mut self, id: TaskId, SessionKept(written): SessionKept, cx: &mut Context) {
        self.work.take_if(|work| *work == id);
        match written {
            Ok(()) => self.failed = false,
            // Once is enough: it is tried again after every change.
            Err(error) => {
                if !std::mem::replace(&mut self.failed, true) {
                    cx.news = say::NEWS_UNKEPT.with([&describe::io_error(&error)]);
                }
            }
        }
    }

    /// A task failed by a mistake in this program.
    pub fn crash(&mut self, id: TaskId) {
        self.work.take_if(|work| *work == id);
    }

    /// Has everything written that was not written yet, before the program ends.
    pub fn close(&mut self, cx: &mut Context) {
        let changes = cx.changes();
        let after = self.work.take();
        let waits = self.due.take().is_some() || self.failed || after.is_some();
        let changed = std::mem::replace(&mut self.seen, changes) != changes;
        if cx.settings.restore && (waits || changed) {
            let job = Job::KeepSession(SessionJob { session: cx.session(), file: self.file.clone() });
            match after {
                Some(after) => cx.run_after(after, job),
                None => cx.run_now(job),
            };
        }
    }

    /// Keeps what lies there before the session is opened.
    pub fn keep_before(&self, cx: &mut Context) {
        cx.run_now(Job::KeepBefore(KeepBeforeJob(file::fitted(cx.session()), self.file.clone())));
    }

    /// Looks at a session that someone opens: whether it can be put in place of everything that lies there. What the file says was
    /// proven is only claimed here, whoever wrote it; only what the program has kept by itself is taken at its word.
    pub fn begin_to_open(&mut self, path: PathBuf, session: &Session, cx: &mut Context) -> bool {
        match check::check(session) {
            Ok(checked) => {
                self.opening = Some((path, checked.unproven()));
                true
            }
            Err(error) => {
                let error = sentences::session(&SessionError::Content(error));
                refuse(FileError::Refused { path, error }.explain(), cx);
                false
            }
        }
    }

    /// Opens the session in place of everything that lay there, now that this is kept: `before` is its file, `None` where
    /// nothing lay there. Nothing if it could not be kept in the folder of the settings.
    pub fn open(&mut self, before: io::Result<Option<PathBuf>>, cx: &mut Context) -> Option<Checked> {
        let (path, checked) = self.opening.take()?;
        let before = match before {
            Ok(before) => before,
            Err(source) => {
                refuse(sentences::session_before(&cx.environment.settings, &source), cx);
                return None;
            }
        };
        cx.set(|settings| settings.remember(&path));
        cx.dialog = None;
        cx.news = match before {
            None => say::NEWS_SESSION_OPENED.with([&file_name(&path)]),
            Some(before) => say::NEWS_SESSION_OPENED_BEFORE.with([&file_name(&path), &before.display()]),
        };
        Some(checked)
    }
}

/// Has a session saved by name.
pub fn save_as(path: &Path, existing: Existing, session: Session, cx: &mut Context) {
    cx.run_now(Job::SaveSession(SaveSessionJob { path: path.to_path_buf(), existing, bytes: file::fitted(session) }));
}

/// A session was saved by name, or not; whether it was.
pub fn end_saving(SessionSaved { path, saved }: SessionSaved, cx: &mut Context) -> bool {
    match saved {
        Ok(()) => {
            cx.dialog = None;
            cx.set(|settings| settings.remember(&path));
            cx.tell_saved(&path, say::NEWS_SESSION_SAVED.with([&path.display()]));
            true
        }
        Err(error) => {
            let error = FileError::Place(error).explain();
            cx.dialog = Some(Dialog::Error { title: window::ERROR_SAVE, error });
            false
        }
    }
}

/// Tells why the session of last time is not there.
pub fn tell(error: &KeptError, cx: &mut Context) {
    cx.tell_failure(say::ERROR_RESTORE, sentences::session_kept(error));
}

/// Tells how many sessions of other windows are kept that are not open.
pub fn tell_of_others(count: usize, cx: &mut Context) {
    cx.news = say::NEWS_OTHER_SESSIONS.with([&count]);
}

fn refuse(error: UserError, cx: &mut Context) {
    cx.dialog = Some(Dialog::Error { title: window::ERROR_OPEN, error });
}
