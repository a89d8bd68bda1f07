//! A row of the table of commands.

use std::borrow::Cow;

use super::{menu::MenuPlace, shortcut::Shortcut};
use unfold_engine::puzzle::PuzzleId;
use unfold_text::{Language, Text, editor};

/// The fixed part of a command `C`.
#[derive(Clone, Debug)]
pub struct Row<C> {
    /// Its name in the settings file: small letters and hyphens, the same for ever.
    pub id: &'static str,
    /// The command.
    pub command: C,
    /// The group that it belongs to, where its own name does not tell: `Theme` of `Dark`.
    pub group: Option<Text<0>>,
    /// Its name in menus and on buttons.
    pub text: Text<0>,
    /// Its effect, in a sentence.
    pub tip: Tip,
    /// Its keys; the first is shown.
    pub keys: &'static [Shortcut],
    /// The use of its keys.
    pub key_use: KeyUse,
    /// The puzzles that have the command, a bit each.
    pub puzzles: u32,
    /// Its places in menus.
    pub menus: [Option<MenuPlace>; 2],
}

/// The use of the keys of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyUse {
    /// The command has them where no text field needs them.
    Usual,
    /// A text field that has the focus keeps them for itself.
    TextToo,
    /// The command copies, and may have the system's key for that.
    Copies,
    /// The same, but a text field that has the focus keeps them for itself.
    CopiesTextToo,
    /// Keys that widgets may use, since they are only listened to when none has the focus: the command takes nothing away.
    Harmless,
    /// Keys that are always the same.
    Fixed,
}

/// Effect of a command, in a sentence.
#[derive(Clone, Copy, Debug)]
pub enum Tip {
    /// A sentence.
    Plain(Text<0>),
    /// A sentence about a puzzle, with the puzzle.
    OfPuzzle(Text<1>, PuzzleId),
}

impl Tip {
    /// The sentence in a language.
    pub fn get(self, language: Language) -> Cow<'static, str> {
        match self {
            Self::Plain(text) => text.get(language).into(),
            Self::OfPuzzle(text, puzzle) => text.fill(language, [&editor::puzzle_name(puzzle)]).into(),
        }
    }
}

impl<C> Row<C> {
    /// The row of the same command in the table of all features.
    pub fn map<D>(&self, command: D) -> Row<D> {
        let Self { id, group, text, tip, keys, key_use, puzzles, menus, .. } = *self;
        Row { id, command, group, text, tip, keys, key_use, puzzles, menus }
    }

    /// The same row on these keys.
    pub const fn on_keys(mut self, keys: &'static [Shortcut]) -> Self {
        self.keys = keys;
        self
    }

    /// The same row in one more menu; two are kept.
    pub const fn in_menu(mut self, place: MenuPlace) -> Self {
        self.menus = [Some(place), self.menus[0]];
        self
    }

    /// True if there is such a command for this puzzle: each has rotations and views of its own, by the same keys.
    pub fn is_of(&self, puzzle: PuzzleId) -> bool {
        self.puzzles & (1 << puzzle as u32) != 0
    }

    /// True if a text field that has the focus keeps this command's keys for itself.
    pub fn is_for_text_too(&self) -> bool {
        matches!(self.key_use, KeyUse::TextToo | KeyUse::CopiesTextToo)
    }

    /// True if its key may be one that widgets use.
    pub fn is_harmless(&self) -> bool {
        self.key_use == KeyUse::Harmless
    }

    /// True if its keys are always the same.
    pub fn is_fixed(&self) -> bool {
        self.key_use == KeyUse::Fixed
    }
}

/// The row of this id.
pub fn row_named<C>(rows: &'static [Row<C>], id: &str) -> Option<&'static Row<C>> {
    rows.iter().find(|row| row.id == id)
}

/// A row without keys and menus: its id, its command, text and tooltip.
pub const fn row<C>(id: &'static str, command: C, (text, tip): (Text<0>, Text<0>)) -> Row<C> {
    let tip = Tip::Plain(tip);
    Row { id, command, group: None, text, tip, keys: &[], key_use: KeyUse::Usual, puzzles: u32::MAX, menus: [None; 2] }
}

/// The row of a choice, whose name is short: a list of all commands puts the group before it.
pub const fn choice<C>(id: &'static str, command: C, group: Text<0>, texts: (Text<0>, Text<0>)) -> Row<C> {
    let mut choice = row(id, command, texts);
    choice.group = Some(group);
    choice
}
