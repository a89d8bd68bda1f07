//! The commands of the shortcuts.

use crate::command::row::{Row, row};
use crate::command::{menu::Menu, shortcut::Shortcut};
use unfold_text::{commands, shortcut_editor};

/// A request to shortcuts.
#[derive(Clone, Debug, PartialEq)]
pub enum ShortcutsCommand {
    /// List the keys.
    Keys,
    /// The next key pressed is to be the key of the command of this id; `None` when none is waited for any more.
    AskKey(Option<&'static str>),
    /// The command of this id has no key.
    TakeKeys(&'static str),
    /// The command of this id has its usual keys.
    UsualKeys(&'static str),
    /// All commands have their usual keys.
    AllUsualKeys,
    /// Take the key that was refused from the command that has it.
    TakeKey,
    /// Look for a command by its name.
    Palette,
    /// A key is pressed while a command waits for one.
    PressKey(Shortcut),
    /// Sets the text that is looked for in the list of all commands or in the list of keys.
    SetSearchText(String),
    /// The command of this place is pointed at in the list of all commands.
    PointAt(usize),
}

/// The rows of the table of commands.
pub static ROWS: &[Row<ShortcutsCommand>] = &[
    row("palette", ShortcutsCommand::Palette, (shortcut_editor::FIND, shortcut_editor::FIND_TIP))
        .on_keys(&[Shortcut::ctrl_shift("P")])
        .in_menu(Menu::Help.at(1, 2)),
    row("keys", ShortcutsCommand::Keys, (commands::KEYS, commands::KEYS_TIP))
        .on_keys(&[Shortcut::bare("F1")])
        .in_menu(Menu::Help.at(1, 3)),
];
