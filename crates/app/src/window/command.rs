//! The commands of the the window as a whole.

use crate::command::row::{Row, row};
use crate::command::shortcut::Shortcut;
use unfold_text::{commands, tour};

/// A request to the window as a whole.
#[derive(Clone, Debug, PartialEq)]
pub enum WindowCommand {
    /// Give the keys to the menus.
    FocusMenu,
    /// Give the keys to the next part of the window.
    NextPane,
    /// Agree to what the dialog asks.
    Accept,
    /// Close the dialog and change nothing.
    Dismiss,
}

/// The rows of the table of commands.
pub static ROWS: &[Row<WindowCommand>] = &[
    row("menus", WindowCommand::FocusMenu, (tour::FOCUS_MENU, tour::FOCUS_MENU_TIP)).on_keys(&[Shortcut::bare("F10")]),
    row("next-part", WindowCommand::NextPane, (tour::NEXT_PANE, tour::NEXT_PANE_TIP)).on_keys(&[Shortcut::bare("F6")]),
    // The dialog's own way out; it stands here so that the list of keys names it.
    row("dismiss", WindowCommand::Dismiss, (unfold_text::window::CLOSE, commands::DISMISS_TIP))
        .on_keys(&[Shortcut::bare("Escape")]),
];
