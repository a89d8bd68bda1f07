//! The search for moves that reach a position.

use std::{collections::BTreeMap, path::PathBuf};

use crate::task::{TaskId, TaskProgress};
use crate::{document::manual_solve::Turned, export::place::Existing};
use unfold_engine::logs::LogFormat;
use unfold_engine::puzzle::Facelets;

/// The search for any solution of a position, whose inverse reaches it; there is one at a time.
#[derive(Debug, Default)]
pub struct SetupSolve {
    pub(crate) running: Option<Running>,
}

#[derive(Debug)]
pub(crate) struct Running {
    /// The search; the look at the file while there is none yet.
    pub(crate) id: TaskId,
    /// Completed fraction of the tables that are made first, `0.0 <= tables <= 1.0`; `None` when none are made.
    pub(crate) tables: Option<f64>,
    /// The position to be reached.
    pub(crate) state: Facelets,
    pub(crate) then: AfterSetup,
}

/// Purpose of a search for moves that reach a position.
#[derive(Debug)]
pub enum AfterSetup {
    /// Saving turns that were made from there.
    SaveTurns {
        /// The file.
        path: PathBuf,
        /// The format in which it is written, unless its name asks for another.
        format: LogFormat,
        /// Treatment of a file that is there already.
        existing: Existing,
        /// The turns made by hand.
        turned: Turned,
    },
    /// Playing them.
    PlayScramble {
        /// True if nobody asked for just this, and nobody is to wait long for its end.
        hurried: bool,
    },
    /// Copying them.
    CopyScramble,
    /// Showing them.
    ShowScramble {
        /// True if a person asked for them.
        asked: bool,
    },
    /// Copying a link to the position.
    CopyLink,
}

impl SetupSolve {
    /// True if moves are looked for.
    pub fn is_at_work(&self) -> bool {
        self.running.is_some()
    }

    /// True if nobody has asked for that.
    pub fn is_unasked(&self) -> bool {
        self.running.as_ref().is_some_and(|running| matches!(running.then, AfterSetup::ShowScramble { asked: false }))
    }

    /// True if that is done so that turns can be saved.
    pub fn is_for_turns(&self) -> bool {
        self.running.as_ref().is_some_and(|running| matches!(running.then, AfterSetup::SaveTurns { .. }))
    }

    /// Completed fraction of the tables that are made first, `0.0 <= progress <= 1.0`; `None` when none are made.
    pub fn tables_progress(&self) -> Option<f64> {
        self.running.as_ref()?.tables
    }

    /// True if the job of this number is its own.
    pub fn awaits(&self, id: TaskId) -> bool {
        self.running.as_ref().is_some_and(|running| running.id == id)
    }

    /// Takes in how far the tables are.
    pub fn sample(&mut self, progress: &BTreeMap<TaskId, TaskProgress>) {
        if let Some(running) = &mut self.running
            && let (Some(tables), Some(progress)) = (&mut running.tables, progress.get(&running.id))
        {
            *tables = progress.part;
        }
    }
}
