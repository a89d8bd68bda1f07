//! A row of the table of commands.

use std::borrow::Cow;

use super::shortcut::Shortcut;
use unfold_engine::puzzle::PuzzleId;
use unfold_text::{Language, Text, editor};

/// What is fixed about a command `C`.
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
    /// What it does, in a sentence.
    pub tip: Tip,
    /// Its keys; the first is shown.
    pub keys: &'static [Shortcut],
}

/// What a command does, in a sentence.
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
    pub fn map<D>(self, command: impl FnOnce(C) -> D) -> Row<D> {
        let Self { id, command: own, group, text, tip, keys } = self;
        Row { id, command: command(own), group, text, tip, keys }
    }
}

/// A row: its id, its command, text and tooltip and keys.
pub const fn row<C>(id: &'static str, command: C, texts: (Text<0>, Text<0>), keys: &'static [Shortcut]) -> Row<C> {
    Row { id, command, group: None, text: texts.0, tip: Tip::Plain(texts.1), keys }
}

/// The row of a choice, whose name is short: a list of all commands puts the group before it.
pub const fn choice<C>(id: &'static str, command: C, group: Text<0>, texts: (Text<0>, Text<0>)) -> Row<C> {
    Row { id, command, group: Some(group), text: texts.0, tip: Tip::Plain(texts.1), keys: &[] }
}
