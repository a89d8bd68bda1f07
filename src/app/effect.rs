//! What an update asks others to do: the runtime, which has threads, the disk and the clock; and the window, which has the clipboard,
//! the focus and the system's file dialogs.

use std::path::PathBuf;
use std::sync::Arc;

use super::command::Command;
use super::features::manual_solve::Turned;
use super::file_kind::FileKind;
use super::runtime::animation_export::AnimationTask;
use super::runtime::batch::BatchTask;
use super::{FocusTarget, WantedFile};
use crate::export::graph_csv::Layout;
use crate::export::picture::Picture;
use crate::export::place::Existing;
use crate::export::runs::Run;
use crate::export::sheet::{Sheet, SheetFormat};
use crate::model::analysis::Subject;
use crate::model::batch::table::Row;
use crate::model::picture_export::TakenPicture;
use crate::model::session::file::SessionFault;
use crate::model::session::record::Session;
use crate::model::tables::TableTask;
use crate::shared::settings::Settings;
use unfold_engine::mc4d::Log;
use unfold_engine::puzzle::{Facelets, PuzzleId, Sequence};
use unfold_engine::search::{Limits, Solver};

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
    /// It is found out what there is to know about a position beside its solutions.
    Analyse(Subject),
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
    /// A text.
    Text(String),
    /// A picture.
    Picture(TakenPicture),
    /// A solution as pages to print.
    Sheet(Box<Sheet>, SheetFormat),
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
    /// Begins to solve a batch, which reports as a task does, and at once whether its positions can be read.
    SolveBatch(TaskId, Box<BatchTask>),
    /// Begins to write an animation, which reports as a task does; its pictures come with [`Effect::AddPicture`].
    WriteAnimation(TaskId, Box<AnimationTask>),
    /// Hands over the next picture of the animation of this number.
    AddPicture(TaskId, Picture),
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
    /// Looks whether there is space for tables; answered at once by an [`Event`](super::event::Event) with what is to be begun then.
    LookForSpace {
        /// The names of the tables that are used; those that are there need no space.
        names: &'static [&'static str],
        /// What is to be begun.
        then: Box<Command>,
    },
    /// Uses the tables of another folder from now on: they were moved there.
    UseTables(PathBuf),
    /// Looks which tables have a file, which is told at once.
    LookForTables,
    /// Reads a log or a session, which is told at once.
    OpenFile {
        /// The file.
        path: PathBuf,
        /// Others that came with it and are not opened.
        others: Vec<PathBuf>,
    },
    /// Writes a log, which is told at once.
    SaveLog {
        /// The file.
        path: PathBuf,
        /// What becomes of a file that is there.
        existing: Existing,
        /// The log.
        log: Box<Log>,
        /// What it holds.
        what: SavedLog,
    },
    /// Looks whether a file is there that is to be written, which is told at once.
    LookForFile {
        /// The file.
        path: PathBuf,
        /// What is to be written.
        kind: FileKind,
    },
}

/// What a log is to hold that is saved.
#[derive(Debug)]
pub enum SavedLog {
    /// The solution of a puzzle that is shown, with its moves: it ends solved.
    Solution(PuzzleId, Sequence),
    /// Turns made by hand: it ends with their position.
    Turns(Turned),
}

/// What the window is asked to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ShellRequest {
    /// Put a text on the clipboard.
    Copy(String),
    /// Put a picture on the clipboard.
    CopyPicture(Picture),
    /// Give the keys to a part of the window.
    Focus(FocusTarget),
    /// Open a file dialog of the system.
    AskForFile(WantedFile),
    /// Show a file in the system's file manager.
    ShowInFolder(PathBuf),
}

impl ShellRequest {
    /// What a file dialog would be opened for.
    pub fn kind(&self) -> Option<FileKind> {
        match self {
            Self::AskForFile(wanted) => Some(wanted.kind),
            Self::Copy(_) | Self::CopyPicture(_) | Self::Focus(_) | Self::ShowInFolder(_) => None,
        }
    }
}
