//! What an update asks others to do: the runtime, which has threads, the disk and the clock; and the window, which has the clipboard,
//! the focus and the system's file dialogs.

use std::path::PathBuf;
use std::sync::Arc;

use super::command::Command;
use super::files::{Existing, Purpose};
use super::{Focusing, WantedFile};
use crate::engine::solve::{Limits, Solver};
use crate::engine::tables::store::Store;
use crate::export::csv::Layout;
use crate::model::tables::TableTask;

/// A background task, as the application knows it: reports carry its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TaskId(pub u64);

/// Work that takes longer than a moment, and is done beside everything else.
#[derive(Debug)]
pub enum Task {
    /// The graph of the 2×2×2 is written into a folder.
    ExportGraph {
        /// The folder.
        folder: PathBuf,
        /// How its files are written.
        layout: Layout,
        /// What becomes of files that are there.
        existing: Existing,
    },
    /// Something is done with the files of tables.
    Tables(TableTask),
    /// The tables of a method are made while the program is idle.
    IdleTables {
        /// The method.
        solver: &'static dyn Solver,
        /// Those of a search, which say which tables are wanted.
        limits: Limits,
    },
    /// The database of all first crosses is written.
    WriteCrosses {
        /// The file.
        path: PathBuf,
        /// What becomes of a file that is there.
        existing: Existing,
    },
}

/// What the runtime is asked to do.
#[derive(Debug)]
pub enum Effect {
    /// Begins a task. How it ends is told by an [`Event`](super::event::Event) with the same number.
    Start(TaskId, Task),
    /// Tells a task to stop; it still tells how it ended.
    Stop(TaskId),
    /// Looks whether there is space for tables; answered at once by an [`Event`](super::event::Event) with what is to be begun then.
    LookForSpace {
        /// The names of the tables that are used; those that are there need no space.
        names: &'static [&'static str],
        /// What is to be begun.
        then: Box<Command>,
    },
    /// Uses other tables from now on: they were moved to another folder.
    UseTables(Arc<Store>),
}

/// What the window is asked to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ShellRequest {
    /// Put a text on the clipboard.
    Copy(String),
    /// Give the keys to a part of the window.
    Focus(Focusing),
    /// Open a file dialog of the system.
    AskForFile(WantedFile),
}

impl ShellRequest {
    /// What a file dialog would be opened for.
    pub fn purpose(&self) -> Option<Purpose> {
        match self {
            Self::AskForFile(wanted) => Some(wanted.purpose),
            Self::Copy(_) | Self::Focus(_) => None,
        }
    }
}
