//! Sessions: everything that lies before a person, kept from one start to the next, or in a file by name.
//!
//! `take` takes it down as a [`record`], [`mod@file`] is that record as bytes, `check` believes none of it when it comes back.

mod check;
mod check_results;
mod claims;
mod disk;
pub mod file;
pub mod record;
mod take;

use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::time::{Duration, Instant};

use xxhash_rust::xxh3::xxh3_64;

use self::check::Checked;
use self::file::SessionFault;
use self::record::Session;
use super::App;
use super::dialog::Dialog;
use super::files::{Existing, FileError};
use crate::app::sentences::describe;
use crate::export::place::Place;
use crate::i18n::{editor, keeping as say, window};
use crate::model::document::open_log::file_name;
use crate::model::runs::AllRuns;

pub(super) use self::take::painting;

/// A session is written this long after the first change since it was written last.
const AFTER: Duration = Duration::from_secs(5);
/// The longest that closing the window waits for a session that is being written.
const FAREWELL: Duration = Duration::from_secs(2);

/// Why the session of last time is not there.
#[derive(Debug)]
pub enum KeptError {
    /// The system did not let it be read.
    Read {
        /// The file.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// It is no session that can be used.
    Bad {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        fault: SessionFault,
        /// Its new name; `None` when it could not be renamed.
        set_aside: Option<PathBuf>,
    },
}

/// How the session is kept.
#[derive(Default)]
pub(super) struct Keeping {
    /// How much had changed when that was looked at last.
    seen: u64,
    /// When it is to be written.
    due: Option<Instant>,
    /// The checksum of the file that was read or written last.
    ours: Option<u64>,
    /// The answer of the thread that writes.
    work: Option<Receiver<io::Result<u64>>>,
    /// Whether it was said that it cannot be written.
    failed: bool,
}

impl App {
    /// Lays out what lay there last time, if that is wished.
    pub(super) fn restore_session(&mut self) {
        let folder = self.surroundings.settings.clone();
        if !self.cx.settings.restore {
            return;
        }
        let error = match disk::read(&folder) {
            Ok(None) => return,
            Ok(Some(bytes)) => match checked(&bytes) {
                Ok(checked) => {
                    self.keeping.ours = Some(xxh3_64(&bytes));
                    self.restore(checked);
                    if !self.is_all_fresh() {
                        self.cx.news = say::NEWS_RESTORED.with([&editor::puzzle_name(self.puzzle())]);
                    }
                    return;
                }
                Err(fault) => {
                    let kind = match fault {
                        SessionFault::Newer { .. } => "newer",
                        SessionFault::Older { .. } => "older",
                        _ => "broken",
                    };
                    KeptError::Bad { path: disk::path(&folder), fault, set_aside: disk::set_aside(&folder, kind) }
                }
            },
            Err(source) => KeptError::Read { path: disk::path(&folder), source },
        };
        self.cx.tell_failure(say::ERROR_RESTORE, describe::session_kept(&error));
    }

    /// What lies there now is not to be written before something changes.
    pub(super) fn expect_no_change(&mut self) {
        self.keeping.seen = self.changes();
    }

    /// Puts a session in place of everything that lies there.
    fn restore(&mut self, session: Checked) {
        self.abandon_search();
        self.workspaces.clear();
        for (puzzle, laid) in session.workspaces {
            let played = laid.played;
            self.workspaces.restore(puzzle, laid);
            self.workspaces.switch_to(puzzle);
            if let Some(at) = played {
                self.seek(at);
            }
        }
        self.motion = None;
        self.runs = AllRuns::default();
        for (puzzle, runs) in session.runs {
            self.runs[puzzle] = runs;
        }
        self.workspaces.switch_to(session.puzzle);
        self.cx.settings.puzzle = session.puzzle;
    }

    /// Whether nothing lies there but solved puzzles of which nothing is known.
    fn is_all_fresh(&self) -> bool {
        self.workspaces.is_fresh()
            && crate::engine::puzzle::ALL.into_iter().all(|puzzle| self.runs[puzzle].list().is_empty())
    }

    /// Grows whenever something changed that a session keeps, and sometimes when nothing did.
    fn changes(&self) -> u64 {
        self.workspaces.changes() + self.runs.changes()
    }

    /// Writes the session when it is due, on a thread of its own.
    pub(super) fn poll_session(&mut self) {
        self.hear_session();
        if !self.cx.settings.restore {
            self.keeping.due = None;
            return;
        }
        let changes = self.changes();
        if std::mem::replace(&mut self.keeping.seen, changes) != changes {
            self.keeping.due.get_or_insert_with(|| Instant::now() + AFTER);
        }
        if self.keeping.work.is_some() || self.keeping.due.is_none_or(|due| Instant::now() < due) {
            return;
        }
        self.keeping.due = None;
        let (session, folder, ours) = (self.session(), self.surroundings.settings.clone(), self.keeping.ours);
        let (send, answer) = channel();
        let wake = self.wake.clone();
        std::thread::spawn(move || {
            // A window that has gone away has written it by itself.
            let _ = send.send(keep(&folder, session, ours));
            wake();
        });
        self.keeping.work = Some(answer);
    }

    /// Whether what lies here now is there again at the next start.
    pub(super) fn keeps_session(&self) -> bool {
        self.cx.settings.restore && !self.keeping.failed
    }

    /// How soon the session is to be written.
    pub(super) fn next_session(&self) -> Option<Duration> {
        let due = self.keeping.due.filter(|_| self.keeping.work.is_none())?;
        Some(due.saturating_duration_since(Instant::now()))
    }

    fn hear_session(&mut self) {
        let Some(work) = &self.keeping.work else { return };
        match work.try_recv() {
            Err(TryRecvError::Empty) => return,
            Err(TryRecvError::Disconnected) => {}
            Ok(written) => self.note_session(written),
        }
        self.keeping.work = None;
    }

    fn note_session(&mut self, written: io::Result<u64>) {
        match written {
            Ok(ours) => (self.keeping.ours, self.keeping.failed) = (Some(ours), false),
            // Once is enough: it is tried again after every change.
            Err(error) => {
                if !std::mem::replace(&mut self.keeping.failed, true) {
                    self.cx.news = say::NEWS_UNKEPT.with([&describe::io_error(&error)]);
                }
            }
        }
    }

    /// Writes what was not written yet; a moment at most.
    pub(super) fn end_session(&mut self) {
        if let Some(work) = self.keeping.work.take()
            && let Ok(written) = work.recv_timeout(FAREWELL)
        {
            self.note_session(written);
        }
        let due = self.keeping.due.take().is_some() || self.keeping.failed;
        let changed = due || self.keeping.seen != self.changes();
        if self.cx.settings.restore && changed {
            let written = keep(&self.surroundings.settings, self.session(), self.keeping.ours);
            self.keeping.seen = self.changes();
            self.note_session(written);
        }
    }

    /// Saves the session by name.
    pub(super) fn save_session(&mut self, path: &Path, existing: Existing) {
        let attempt = || {
            let bytes = file::fitted(self.session());
            Place::of(path, existing)?.write(&bytes)
        };
        match attempt() {
            Ok(()) => {
                self.cx.dialog = None;
                self.cx.set(|s| s.remember(path));
                self.note_saved_session();
                self.cx.news = say::NEWS_SESSION_SAVED.with([&path.display()]);
            }
            Err(error) => {
                let fault = describe::file(&FileError::Place(error));
                self.cx.dialog = Some(Dialog::Fault { title: window::ERROR_SAVE, fault });
            }
        }
    }

    /// Opens a session in place of everything that lies there, which is kept in the settings folder. What the file says was
    /// proven is only claimed here, whoever wrote it; only what the program has kept by itself is taken at its word.
    pub(super) fn open_session(&mut self, path: &Path, session: &Session) {
        let refuse = |app: &mut Self, fault| app.cx.dialog = Some(Dialog::Fault { title: window::ERROR_OPEN, fault });
        let checked = match check::check(session) {
            Ok(checked) => checked.unproven(),
            Err(wrong) => {
                let error = FileError::Session { path: path.to_path_buf(), fault: SessionFault::Wrong(wrong) };
                return refuse(self, describe::file(&error));
            }
        };
        self.abandon_search();
        let mut before = None;
        if !self.is_all_fresh() {
            match disk::write_before(&self.surroundings.settings, &file::fitted(self.session())) {
                Ok(path) => before = Some(path),
                Err(source) => {
                    let folder = self.surroundings.settings.clone();
                    return refuse(self, describe::session_before(&folder, &source));
                }
            }
        }
        self.restore(checked);
        self.cx.set(|s| s.remember(path));
        self.cx.dialog = None;
        self.cx.news = match before {
            None => say::NEWS_SESSION_OPENED.with([&file_name(path)]),
            Some(before) => say::NEWS_SESSION_OPENED_BEFORE.with([&file_name(path), &before.display()]),
        };
    }
}

fn checked(bytes: &[u8]) -> Result<Checked, SessionFault> {
    check::check(&file::read(bytes)?).map_err(SessionFault::Wrong)
}

/// Writes a session into a folder unless it is there already; the checksum of the file.
fn keep(folder: &Path, session: Session, ours: Option<u64>) -> io::Result<u64> {
    let bytes = file::fitted(session);
    let sum = xxh3_64(&bytes);
    if ours != Some(sum) {
        disk::write(folder, &bytes, ours)?;
    }
    Ok(sum)
}
