//! How the session is written by itself.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::{check::Checked, kept_file::SessionFile};
use crate::task::TaskId;
use unfold_engine::puzzle::PuzzleId;

/// State of writing the session by itself, and the session that is being opened.
pub struct Autosave {
    /// Number of changes when that was looked at last.
    pub(crate) seen: u64,
    /// Time at which it is to be written.
    pub(crate) due: Option<Instant>,
    /// The file that it is written into.
    pub(crate) file: Arc<SessionFile>,
    /// The task that writes.
    pub(crate) work: Option<TaskId>,
    /// True if it was said that it cannot be written.
    pub(crate) failed: bool,
    /// The session to be opened, and its file, as soon as the one before is kept.
    pub(crate) opening: Option<(PathBuf, Checked)>,
}

impl Autosave {
    /// Nothing is to be written yet into this file.
    pub fn new(file: Arc<SessionFile>) -> Self {
        Self { seen: 0, due: None, file, work: None, failed: false, opening: None }
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

    /// A task failed by a mistake in this program: what it was to write is not written.
    pub fn crash(&mut self, id: TaskId) {
        self.failed |= self.work.take_if(|work| *work == id).is_some();
    }
}

/// The session: kept by itself, saved and opened by name.
pub struct SessionKeeper {
    /// The way in which it is written by itself.
    pub autosave: Autosave,
    /// The puzzle that the session of last time shows, where there is one.
    pub(crate) left_at: Option<PuzzleId>,
    /// True if a person sees the window.
    pub(crate) is_opened: bool,
}

impl SessionKeeper {
    /// Nothing is restored yet.
    pub fn new(autosave: Autosave) -> Self {
        Self { autosave, left_at: None, is_opened: false }
    }
}
