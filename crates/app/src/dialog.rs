//! Dialogs, which stand before everything else until they are answered, as data.

use std::path::PathBuf;
use std::sync::Arc;

use crate::document::{OpenLog, quit_prompt::QuitPrompt};
use crate::file_kind::{FileKind, PictureFormat, PictureSubject, SolutionFile};
use crate::free_space::Shortage;
use unfold_text::{Text, UserError};

/// Work that begins once there is space for its tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Begin {
    /// The search.
    Search,
    /// The search that proves its solution optimal.
    Proof,
    /// The batch.
    Batch,
    /// The search for shorter moves.
    Shortening,
}

/// A dialog. The window is blocked by it, the search is not.
#[derive(Clone, Debug, PartialEq)]
pub enum Dialog {
    /// Something went wrong.
    Error {
        /// The action that failed.
        title: Text<0>,
        /// Reason, place and advice.
        error: UserError,
    },
    /// A path is typed.
    Path {
        /// For what.
        kind: FileKind,
        /// The text typed so far.
        text: String,
        /// True if it is typed because the system has no file dialog.
        no_system_dialog: bool,
    },
    /// One of several solves of a file is chosen.
    ChooseSolve(Arc<[OpenLog]>),
    /// The name of a row of moves is typed, so far this.
    RowName(String),
    /// The file to be written is already there.
    Replace {
        /// The file, or the folder of the files.
        path: PathBuf,
        /// The kind of file to be written.
        kind: FileKind,
    },
    /// Kind of file in which the solution is to be saved.
    SaveSolution(SolutionFile),
    /// Kind of file in which the row of moves that is chosen is to be saved.
    SaveRow(SolutionFile),
    /// The subject of the picture to be saved, and its format.
    Picture(PictureSubject, PictureFormat),
    /// Options of an animation; its feature keeps the choices.
    Animation,
    /// Question whether to quit although something is unsaved or at work.
    Quit(QuitPrompt),
    /// A command is looked for by its name.
    Palette {
        /// The text typed so far.
        typed: String,
        /// The place of the command that is pointed at, among those found.
        at: usize,
    },
    /// Question whether all settings are to be as at the first start.
    ResetSettings,
    /// There is little space for tables that a search would build; whether to go on.
    LowSpace {
        /// Resources that are short.
        shortages: Vec<Shortage>,
        /// The action to be begun.
        then: Begin,
    },
    /// A description of the program.
    About,
}
