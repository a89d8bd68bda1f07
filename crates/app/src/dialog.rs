//! Modal dialogs, as data.

use std::path::PathBuf;
use std::sync::Arc;

use crate::document::{OpenLog, quit_prompt::QuitPrompt};
use crate::file_kind::{FileKind, PictureFormat, PictureSubject, SolutionFile};
use crate::free_space::Shortage;
use unfold_text::{Text, UserError};

/// Work that starts once there is space for its tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Begin {
    Search,
    /// The search that proves its solution optimal.
    Proof,
    Batch,
    /// The search for shorter moves.
    Shortening,
}

/// A modal dialog. The search goes on behind it.
#[derive(Clone, Debug, PartialEq)]
pub enum Dialog {
    /// An error message.
    Error {
        /// The action that failed.
        title: Text<0>,
        error: UserError,
    },
    /// A path to type.
    Path {
        kind: FileKind,
        text: String,
        /// True if typed because the system has no file dialog.
        no_system_dialog: bool,
    },
    /// Choice among the solves of a file.
    ChooseSolve(Arc<[OpenLog]>),
    /// Name of a row of moves, as typed so far.
    RowName(String),
    /// Confirms replacing an existing file.
    Replace {
        /// The file, or the folder of several files.
        path: PathBuf,
        /// Kind of file to write.
        kind: FileKind,
    },
    /// File format for saving the solution.
    SaveSolution(SolutionFile),
    /// File format for saving the selected row of moves.
    SaveRow(SolutionFile),
    /// Subject and format of the picture to save.
    Picture(PictureSubject, PictureFormat),
    /// Options of an animation, which its feature holds.
    Animation,
    /// Confirms quitting with unsaved data or running work.
    Quit(QuitPrompt),
    /// The command palette.
    Palette {
        typed: String,
        /// Index of the highlighted result.
        at: usize,
    },
    /// Confirms resetting all settings.
    ResetSettings,
    /// Little space for the tables of a search: asks whether to go on.
    LowSpace {
        shortages: Vec<Shortage>,
        /// The work to start.
        then: Begin,
    },
    About,
}
