//! State of the search for moves that reach a position.

use std::{collections::BTreeMap, path::PathBuf};

use crate::task::{TaskId, TaskProgress};
use crate::{document::manual_solve::Turned, export::place::Existing};
use unfold_engine::logs::LogFormat;
use unfold_engine::puzzle::Facelets;

/// The search for any solution, whose inverse reaches the position. One at a time.
#[derive(Debug, Default)]
pub struct SetupSolve {
    pub(crate) running: Option<Running>,
}

#[derive(Debug)]
pub(crate) struct Running {
    /// The search, or the check of the file before it.
    pub(crate) id: TaskId,
    /// Progress of building its tables, `0.0 <= tables <= 1.0`; `None` otherwise.
    pub(crate) tables: Option<f64>,
    /// The position to reach.
    pub(crate) state: Facelets,
    pub(crate) then: AfterSetup,
}

/// What to do with the moves.
#[derive(Debug)]
pub enum AfterSetup {
    /// Save turns made from the position.
    SaveTurns {
        path: PathBuf,
        /// Format, unless the file's extension names another.
        format: LogFormat,
        /// What to do if the file exists.
        existing: Existing,
        turned: Turned,
    },
    PlayScramble {
        /// True for automatic playback.
        hurried: bool,
    },
    CopyScramble,
    ShowScramble {
        /// True if the user asked for them.
        asked: bool,
    },
    CopyLink,
}

impl SetupSolve {
    pub fn is_at_work(&self) -> bool {
        self.running.is_some()
    }

    /// True if the running search was started automatically.
    pub fn is_unasked(&self) -> bool {
        self.running.as_ref().is_some_and(|running| matches!(running.then, AfterSetup::ShowScramble { asked: false }))
    }

    /// True if the running search is needed to save turns.
    pub fn is_for_turns(&self) -> bool {
        self.running.as_ref().is_some_and(|running| matches!(running.then, AfterSetup::SaveTurns { .. }))
    }

    /// Progress of building its tables, `0.0 <= progress <= 1.0`; `None` otherwise.
    pub fn tables_progress(&self) -> Option<f64> {
        self.running.as_ref()?.tables
    }

    /// True if the task belongs to this search.
    pub fn awaits(&self, id: TaskId) -> bool {
        self.running.as_ref().is_some_and(|running| running.id == id)
    }

    /// Updates the progress of its tables.
    pub fn sample(&mut self, progress: &BTreeMap<TaskId, TaskProgress>) {
        if let Some(running) = &mut self.running
            && let (Some(tables), Some(progress)) = (&mut running.tables, progress.get(&running.id))
        {
            *tables = progress.part;
        }
    }
}
