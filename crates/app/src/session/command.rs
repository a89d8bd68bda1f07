//! The commands of the session.

use std::path::PathBuf;

use crate::command::row::{Row, row};
use crate::command::{menu::Menu, shortcut::Shortcut};
use unfold_text::{commands, session};

/// A request to session.
#[derive(Clone, Debug, PartialEq)]
pub enum SessionCommand {
    /// Choose where to save the session.
    SaveSession,
    /// Save the session there; a file that is already there is asked about.
    SaveSessionTo(PathBuf),
    /// Close the window.
    Quit,
}

/// The rows of the table of commands.
pub static ROWS: &[Row<SessionCommand>] = &[
    row("save-session", SessionCommand::SaveSession, (session::SAVE_SESSION, session::SAVE_SESSION_TIP))
        .in_menu(Menu::File.at(2, 3)),
    row("quit", SessionCommand::Quit, (commands::QUIT, commands::QUIT_TIP))
        .on_keys(&[Shortcut::ctrl("Q")])
        .in_menu(Menu::File.at(5, 1)),
];
