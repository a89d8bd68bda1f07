//! A row of the command table.

use std::borrow::Cow;

use super::{menu::MenuPlace, shortcut::Shortcut};
use unfold_engine::puzzle::PuzzleId;
use unfold_text::{Language, Text, editor};

/// The constant properties of a command `C`.
#[derive(Clone, Debug)]
pub struct Row<C> {
    /// Name in the settings file: lower-case letters, digits and hyphens. Must never change.
    pub id: &'static str,
    pub command: C,
    /// Group, where the command's own name is not enough: `Theme` for `Dark`.
    pub group: Option<Text<0>>,
    /// Name in menus and on buttons.
    pub text: Text<0>,
    pub tip: Tip,
    /// Shortcuts; the first is displayed. Commands of different puzzles may share them.
    pub keys: &'static [Shortcut],
    pub key_use: KeyUse,
    /// Bit set of the puzzles that have the command, by `PuzzleId as u32`.
    pub puzzles: u32,
    pub menus: [Option<MenuPlace>; 2],
}

/// How a command's keys interact with text fields and widgets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyUse {
    /// Active unless a text field needs the key.
    Usual,
    /// A focused text field keeps the key.
    YieldsToText,
    /// A copy command, which may use the system's copy shortcut.
    Copies,
    /// A copy command; a focused text field keeps the key.
    CopyYieldsToText,
    /// May be a key that widgets use, since it is active only when none has the focus.
    UnfocusedOnly,
    /// Cannot be changed by the user.
    Fixed,
}

/// Tooltip of a command, one sentence.
#[derive(Clone, Copy, Debug)]
pub enum Tip {
    Plain(Text<0>),
    /// A sentence with a puzzle's name.
    OfPuzzle(Text<1>, PuzzleId),
}

impl Tip {
    pub fn get(self, language: Language) -> Cow<'static, str> {
        match self {
            Self::Plain(text) => text.get(language).into(),
            Self::OfPuzzle(text, puzzle) => text.fill(language, [&editor::puzzle_name(puzzle)]).into(),
        }
    }
}

impl<C> Row<C> {
    /// The row with another type of command.
    pub fn with_command<D>(&self, command: D) -> Row<D> {
        let Self { id, group, text, tip, keys, key_use, puzzles, menus, .. } = *self;
        Row { id, command, group, text, tip, keys, key_use, puzzles, menus }
    }

    /// Sets the shortcuts.
    pub const fn on_keys(mut self, keys: &'static [Shortcut]) -> Self {
        self.keys = keys;
        self
    }

    /// Adds a menu, at most two per row.
    pub const fn in_menu(mut self, place: MenuPlace) -> Self {
        self.menus = [Some(place), self.menus[0]];
        self
    }

    /// True if the puzzle has this command.
    pub fn is_available_for(&self, puzzle: PuzzleId) -> bool {
        self.puzzles & (1 << puzzle as u32) != 0
    }

    /// True if a focused text field keeps this command's keys.
    pub fn yields_to_text_fields(&self) -> bool {
        matches!(self.key_use, KeyUse::YieldsToText | KeyUse::CopyYieldsToText)
    }

    /// True if the shortcut may be a key that widgets use.
    pub fn may_use_widget_keys(&self) -> bool {
        self.key_use == KeyUse::UnfocusedOnly
    }

    /// True if the shortcut cannot be changed.
    pub fn is_fixed(&self) -> bool {
        self.key_use == KeyUse::Fixed
    }
}

pub fn row_named<C>(rows: &'static [Row<C>], id: &str) -> Option<&'static Row<C>> {
    rows.iter().find(|row| row.id == id)
}

/// A row without shortcuts or menus.
pub const fn row<C>(id: &'static str, command: C, (text, tip): (Text<0>, Text<0>)) -> Row<C> {
    let tip = Tip::Plain(tip);
    Row { id, command, group: None, text, tip, keys: &[], key_use: KeyUse::Usual, puzzles: u32::MAX, menus: [None; 2] }
}

/// A row for a choice with a short name; the command palette puts its group first.
pub const fn choice<C>(id: &'static str, command: C, group: Text<0>, texts: (Text<0>, Text<0>)) -> Row<C> {
    let mut choice = row(id, command, texts);
    choice.group = Some(group);
    choice
}
