//! State of the search for moves that reach a position.

use std::{collections::BTreeMap, path::PathBuf};

use crate::task::{TaskId, TaskProgress};
use crate::{document::manual_solve::TurnsToSave, export::destination::IfExists};
use unfold_engine::logs::LogFormat;
use unfold_engine::puzzle::Facelets;

/// The search for a solution of a position, whose inverse is a scramble of it. At most one search runs at a time.
#[derive(Debug, Default)]
pub struct SetupSolve {
    pub(crate) running: Option<RunningSetup>,
}

#[derive(Debug)]
pub(crate) struct RunningSetup {
    /// The task of the search, or of the file check that precedes it.
    pub(crate) id: TaskId,
    /// Progress of the current table, `0.0 <= tables <= 1.0`; `None` unless tables are being prepared.
    pub(crate) tables: Option<f64>,
    /// The position to reach.
    pub(crate) state: Facelets,
    pub(crate) then: AfterSetup,
}

/// Action to take once the moves are found.
#[derive(Debug)]
pub enum AfterSetup {
    /// Save turns made from the position.
    SaveTurns {
        path: PathBuf,
        /// Format of the log, unless the file's extension implies another.
        format: LogFormat,
        /// What to do if the file exists.
        existing: IfExists,
        turned: TurnsToSave,
    },
    PlayScramble {
        /// True for automatic playback.
        is_automatic: bool,
    },
    CopyScramble,
    ShowScramble {
        /// True if the user asked for the scramble.
        asked: bool,
    },
    CopyLink,
}

impl SetupSolve {
    pub fn is_running(&self) -> bool {
        self.running.is_some()
    }

    /// True if the running search was started automatically to show a scramble.
    pub fn is_automatic(&self) -> bool {
        self.running.as_ref().is_some_and(|running| matches!(running.then, AfterSetup::ShowScramble { asked: false }))
    }

    /// True if the running search is needed to save turns.
    pub fn is_saving_turns(&self) -> bool {
        self.running.as_ref().is_some_and(|running| matches!(running.then, AfterSetup::SaveTurns { .. }))
    }

    /// Progress of the current table, `0.0 <= progress <= 1.0`; `None` unless tables are being prepared.
    pub fn tables_progress(&self) -> Option<f64> {
        self.running.as_ref()?.tables
    }

    /// True if the task is the running search or the file check before it.
    pub fn owns_task(&self, id: TaskId) -> bool {
        self.running.as_ref().is_some_and(|running| running.id == id)
    }

    /// Updates the progress of the tables, if they are being prepared.
    pub fn sample(&mut self, progress: &BTreeMap<TaskId, TaskProgress>) {
        if let Some(running) = &mut self.running
            && let (Some(tables), Some(progress)) = (&mut running.tables, progress.get(&running.id))
        {
            *tables = progress.part;
        }
    }
}
