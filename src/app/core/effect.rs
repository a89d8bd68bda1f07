//! Requests of an update to others: the runtime, which has threads, the disk and the clock; and the window, which has the clipboard,
//! the focus and the system's file dialogs.

use std::path::PathBuf;

use super::file_kind::FileKind;
use super::job::{Job, TaskId};
use crate::export::picture::Picture;
use crate::shared::settings::Settings;

/// A request to the runtime.
#[derive(Debug)]
pub enum Effect {
    /// Begin a job on a thread of its own. Its reports are told by an [`Event`](super::event::Event) with the same number.
    Start(TaskId, Box<Job>),
    /// Do a job at once.
    Run(TaskId, Box<Job>),
    /// Tell a job to stop; it still reports how it ended.
    Stop(TaskId),
    /// Write the settings.
    WriteSettings(Box<Settings>),
    /// Do a job at once, after another one that is at work has ended: the last thing before the program ends.
    RunAfter {
        /// The job that is waited for.
        after: TaskId,
        /// The number of the job to be done.
        id: TaskId,
        /// The job to be done.
        job: Box<Job>,
    },
    /// Use the tables of another folder from now on: they were moved there.
    UseTables(PathBuf),
}

/// A request to the window.
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

/// A system file dialog that the window is to open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WantedFile {
    /// Purpose of the file.
    pub kind: FileKind,
    /// The folder to begin in.
    pub folder: Option<PathBuf>,
    /// The name to propose.
    pub name: Option<String>,
}

/// The part of the window that is to have the keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FocusTarget {
    /// The first of the menus.
    Menu,
    /// The net.
    Net,
    /// The field in which a position is typed.
    Field,
    /// The part of the window after the one that has them.
    NextPane,
}
