//! The commands of the sharing.

use crate::command::menu::Menu;
use crate::command::row::{Row, row};
use unfold_text::{session, sharing};

/// A request to sharing.
#[derive(Clone, Debug, PartialEq)]
pub enum SharingCommand {
    /// Copy moves that reach what the net shows.
    CopyMovesHere,
    /// Copy the identifier of the 2x2x2 that the net shows.
    CopyIdentifier,
    /// Copy the log that would be saved.
    CopyLog,
    /// Copy a link to the position and its solution.
    CopyLink,
    /// Copy this text.
    CopyText(String),
}

/// The rows of the table of commands.
pub static ROWS: &[Row<SharingCommand>] = &[
    row("copy-moves", SharingCommand::CopyMovesHere, (session::COPY_MOVES, session::COPY_MOVES_TIP))
        .in_menu(Menu::Edit.at(2, 3)),
    row("copy-identifier", SharingCommand::CopyIdentifier, (session::COPY_IDENTIFIER, session::COPY_IDENTIFIER_TIP))
        .in_menu(Menu::Edit.at(2, 5)),
    row("copy-log", SharingCommand::CopyLog, (session::COPY_LOG, session::COPY_LOG_TIP)).in_menu(Menu::Edit.at(2, 6)),
    row("copy-link", SharingCommand::CopyLink, (sharing::COPY_LINK, sharing::COPY_LINK_TIP))
        .in_menu(Menu::Share.at(1, 3)),
];
