//! What an update asks others to do: the runtime, which has threads, the disk and the clock; and the window, which has the clipboard,
//! the focus and the system's file dialogs.

use std::path::PathBuf;
use std::sync::Arc;

use super::batch::table::Row;
use super::files::{Existing, Purpose};
use super::{Focusing, WantedFile};
use crate::engine::puzzle::{Facelets, PuzzleId};
use crate::engine::solve::{Limits, Solver};
use crate::engine::tables::store::Store;
use crate::export::csv::Layout;
use crate::export::runs::Run;
use crate::model::picture_export::TakenPicture;
use crate::model::session::file::SessionFault;
use crate::model::session::record::Session;
use crate::model::settings::Settings;

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
    /// The database of all first crosses is written.
    WriteCrosses {
        /// The file.
        path: PathBuf,
        /// What becomes of a file that is there.
        existing: Existing,
    },
    /// The session is written into the settings folder.
    KeepSession {
        /// The session.
        session: Box<Session>,
        /// The checksum of the file that was read or written last.
        ours: Option<u64>,
    },
    /// A file is written.
    WriteFile {
        /// The file.
        path: PathBuf,
        /// What becomes of a file that is there.
        existing: Existing,
        /// What it says.
        content: FileContent,
    },
}

/// What a file is to say that is written with [`Task::WriteFile`].
#[derive(Debug)]
pub enum FileContent {
    /// Runs, as a table.
    Runs(Vec<Run>),
    /// A picture.
    Picture(TakenPicture),
    /// The rows of a batch, as a table.
    Rows(Vec<Arc<Row>>, PuzzleId),
}

/// What the runtime is asked to do.
#[derive(Debug)]
pub enum Effect {
    /// Begins a task. How it ends is told by an [`Event`](super::event::Event) with the same number.
    Start(TaskId, Task),
    /// Looks whether a file can be put somewhere, which is told at once.
    CheckPlace {
        /// The number that the answer carries.
        id: TaskId,
        /// The file.
        path: PathBuf,
        /// What would become of a file that is there.
        existing: Existing,
    },
    /// Begins a search, which reports as a task does.
    Solve {
        /// Its number.
        id: TaskId,
        /// By which method.
        solver: &'static dyn Solver,
        /// The position, of the puzzle that the method solves.
        state: Facelets,
        /// When to end.
        limits: Limits,
    },
    /// Tells a task to stop; it still tells how it ended.
    Stop(TaskId),
    /// Writes the settings.
    WriteSettings(Box<Settings>),
    /// Gives the session file of last time, which cannot be used for this reason, another name.
    SetSessionAside(SessionFault),
    /// Writes the bytes of what lies there before another session is opened.
    KeepBefore(Vec<u8>),
    /// Writes the session into the settings folder at the end of the program.
    EndSession {
        /// The session.
        session: Box<Session>,
        /// The checksum of the file that was read or written last.
        ours: Option<u64>,
        /// The task that is writing it too, which is waited for.
        after: Option<TaskId>,
    },
    /// Writes a session by name.
    SaveSession {
        /// The file.
        path: PathBuf,
        /// What becomes of a file that is there.
        existing: Existing,
        /// The bytes of the session.
        bytes: Vec<u8>,
    },
    /// Ends a search, of which nothing more is told.
    Forget(TaskId),
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
