//! Modal dialogs, as data.

use std::path::PathBuf;
use std::sync::Arc;

use crate::document::{OpenLog, quit_prompt::QuitPrompt};
use crate::file_kind::{FileKind, PictureFormat, PictureSubject, SolutionFormat};
use crate::free_space::Shortage;
use unfold_text::{Text, UserError};

/// Work that starts once there is space for its tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PendingWork {
    Search,
    /// A search that proves its solution optimal.
    Proof,
    Batch,
    /// A search that shortens a row of moves.
    Shortening,
}

/// A modal dialog. Searches continue behind it.
#[derive(Clone, Debug, PartialEq)]
pub enum Dialog {
    Error {
        /// The action that failed.
        title: Text<0>,
        error: UserError,
    },
    /// Asks the user to type a path.
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
    SaveSolution(SolutionFormat),
    /// File format for saving the selected row of moves.
    SaveRow(SolutionFormat),
    /// Subject and format of the picture to save.
    Picture(PictureSubject, PictureFormat),
    /// Options of an animation, kept in `Model::animation`.
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
    /// Asks whether to start although there is too little space for the tables.
    LowSpace {
        shortages: Vec<Shortage>,
        then: PendingWork,
    },
    About,
}
