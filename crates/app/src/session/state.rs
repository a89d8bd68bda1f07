//! State of the session: autosave, and the puzzle of the restored session.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::{check::CheckedSession, session_file::SessionFile};
use crate::task::TaskId;
use unfold_engine::puzzle::PuzzleId;

/// Pending and running writes, and the session being opened.
pub struct Autosave {
    /// Change counter at the last poll.
    pub(crate) seen: u64,
    /// Time of the pending write, if any.
    pub(crate) due: Option<Instant>,
    pub(crate) file: Arc<SessionFile>,
    /// The running write.
    pub(crate) work: Option<TaskId>,
    /// True after a failed write, until one succeeds.
    pub(crate) has_failed: bool,
    /// The session to open once the current one is backed up, and its file.
    pub(crate) opening: Option<(PathBuf, CheckedSession)>,
}

impl Autosave {
    pub fn new(file: Arc<SessionFile>) -> Self {
        Self { seen: 0, due: None, file, work: None, has_failed: false, opening: None }
    }

    /// Treats the present state as saved. `changes` is the current value of the change counter.
    pub fn mark_saved(&mut self, changes: u64) {
        self.seen = changes;
    }

    /// True if the last write failed or crashed.
    pub fn has_failed(&self) -> bool {
        self.has_failed
    }

    /// Time until the pending write; `None` if none is pending or one is running.
    pub fn due(&self, now: Instant) -> Option<Duration> {
        Some(self.due.filter(|_| self.work.is_none())?.saturating_duration_since(now))
    }

    /// Handles a crash of the write.
    pub fn crash(&mut self, id: TaskId) {
        self.has_failed |= self.work.take_if(|work| *work == id).is_some();
    }
}

pub struct SessionKeeper {
    pub autosave: Autosave,
    /// Puzzle shown at the end of the last session, if one was restored.
    pub(crate) last_puzzle: Option<PuzzleId>,
    /// True once the window is about to appear.
    pub(crate) has_window: bool,
}

impl SessionKeeper {
    pub fn new(autosave: Autosave) -> Self {
        Self { autosave, last_puzzle: None, has_window: false }
    }
}
