//! The commands of the files.

use std::{path::PathBuf, time::Duration};

use crate::command::row::{Row, row};
use crate::command::{menu::Menu, shortcut::Shortcut};
use crate::file_kind::FileKind;
use unfold_text::{commands, save_solution};

/// A request to files.
#[derive(Clone, Debug, PartialEq)]
pub enum FilesCommand {
    /// Choose a log to open.
    Open,
    /// Type the path of a log to open.
    OpenByPath,
    /// Open this file.
    OpenPath(PathBuf),
    /// Open one of the recent files.
    OpenRecent(usize),
    /// Empty the list of recent files.
    ForgetRecent,
    /// Wait for the system's file dialog no longer.
    StopWaiting,
    /// Show the file that was saved last in the system's file manager.
    ShowInFolder,
    /// Files are dropped.
    Drop(Vec<PathBuf>),
    /// The file dialog of the system was closed.
    ChooseFile {
        /// Purpose of the dialog.
        kind: FileKind,
        /// The chosen path.
        path: Option<PathBuf>,
        /// Time for which it was open.
        after: Duration,
    },
    /// The text of the path dialog is now this.
    TypePath(String),
}

/// The rows of the table of commands.
pub static ROWS: &[Row<FilesCommand>] = &[
    row("open", FilesCommand::Open, (commands::OPEN, commands::OPEN_TIP))
        .on_keys(&[Shortcut::ctrl("O")])
        .in_menu(Menu::File.at(1, 1)),
    row("open-by-path", FilesCommand::OpenByPath, (commands::OPEN_BY_PATH, commands::OPEN_BY_PATH_TIP))
        .on_keys(&[Shortcut::ctrl_shift("O")])
        .in_menu(Menu::File.at(1, 2)),
    row("forget-recent", FilesCommand::ForgetRecent, (commands::FORGET_RECENT, commands::FORGET_RECENT_TIP))
        .in_menu(Menu::Recent.at(1, 1)),
    row(
        "show-in-folder",
        FilesCommand::ShowInFolder,
        (save_solution::SHOW_IN_FOLDER, save_solution::SHOW_IN_FOLDER_TIP),
    )
    .in_menu(Menu::File.at(3, 3)),
    // In front of the window while a file dialog of the system is open.
    row("stop-waiting", FilesCommand::StopWaiting, (commands::STOP_WAITING, commands::STOP_WAITING_TIP)),
];
