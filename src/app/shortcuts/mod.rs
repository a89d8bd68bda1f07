//! Which keys commands have: the usual ones of the table, or those that a person gave them.

pub mod command;
pub mod command_palette;

use crate::app::command::{PaintingCommand, SolutionCommand};
use std::collections::BTreeMap;

use super::core::context::Context;
use super::core::page::Page;
use super::core::shortcut::Shortcut;
use crate::app::command::{Command, Row, row_named, rows};
use crate::shared::settings::KeptKeys;
use unfold_engine::puzzles::ALL;
use unfold_text::shortcut_editor as say;

/// Keys that fields and dialogs have for themselves everywhere.
const RESERVED: [Shortcut; 8] = [
    Shortcut::bare("Escape"),
    Shortcut::bare("Tab"),
    Shortcut { shift: true, ..Shortcut::bare("Tab") },
    Shortcut::bare("Enter"),
    Shortcut::ctrl("A"),
    Shortcut::ctrl("V"),
    Shortcut::ctrl("X"),
    Shortcut::ctrl("Tab"),
];
/// The system's key for copying, which only a command that copies can have.
const COPY: Shortcut = Shortcut::ctrl("C");

/// Keys that a person gave to commands: for each command by its id those it has instead of its usual ones.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shortcuts(BTreeMap<&'static str, Vec<Shortcut>>);

/// Why a key cannot be that of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// It does the same everywhere.
    Reserved,
    /// Widgets and the net listen to it.
    NeedsCtrl,
    /// Another command has it, by its id.
    Taken(&'static str),
}

/// The page on which keys are listed and changed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KeysPage {
    /// What is looked for.
    pub typed: String,
    /// The id of the command that waits for a key.
    pub asking: Option<&'static str>,
    /// The key that was pressed, and why the command cannot have it.
    pub refused: Option<(Shortcut, Refusal)>,
}

impl Shortcuts {
    /// The keys that settings give, and what in them is unknown.
    pub fn read(kept: &KeptKeys) -> (Self, Vec<String>) {
        let (mut out, mut unknown) = (Self::default(), Vec::new());
        for (id, texts) in kept {
            let Some(row) = row_named(id).filter(|row| !row.is_fixed()) else {
                unknown.push(id.clone());
                continue;
            };
            let mut keys = Vec::new();
            for text in texts {
                match Shortcut::parse(text).filter(|key| why_never(row, *key).is_none()) {
                    Some(key) => keys.push(key),
                    None => unknown.push(text.clone()),
                }
            }
            // A command of which no key was understood keeps its usual ones.
            if !keys.is_empty() || texts.is_empty() {
                out.0.insert(row.id, keys);
            }
        }
        (out, unknown)
    }

    fn kept(&self) -> KeptKeys {
        let texts = |keys: &Vec<Shortcut>| keys.iter().map(ToString::to_string).collect();
        self.0.iter().map(|(id, keys)| ((*id).to_owned(), texts(keys))).collect()
    }

    /// The keys of a command; the first is shown.
    pub fn of<'a>(&'a self, row: &'a Row) -> &'a [Shortcut] {
        self.0.get(row.id).map_or(row.keys, Vec::as_slice)
    }

    fn put(&mut self, row: &'static Row, keys: Vec<Shortcut>) {
        if keys == row.keys {
            self.0.remove(row.id);
        } else {
            self.0.insert(row.id, keys);
        }
    }

    /// Another command that can be there at the same time and has this key.
    fn holder(&self, row: &Row, key: Shortcut) -> Option<&'static Row> {
        let meets = |other: &Row| ALL.iter().any(|puzzle| other.is_of(*puzzle) && row.is_of(*puzzle));
        rows().find(|other| other.id != row.id && !other.is_fixed() && meets(other) && self.of(other).contains(&key))
    }
}

/// Why a command can never have a key, whatever keys the others have.
fn why_never(row: &Row, key: Shortcut) -> Option<Refusal> {
    if row.keys.contains(&key) {
        return None;
    }
    let copies = matches!(
        row.command,
        Command::Solution(SolutionCommand::Copy) | Command::Painting(PaintingCommand::CopyFacelets)
    );
    if RESERVED.contains(&key) || (key == COPY && !copies) {
        return Some(Refusal::Reserved);
    }
    let plays = key == Shortcut::bare("Space") && row.is_harmless();
    (key.is_for_widgets() && !plays).then_some(Refusal::NeedsCtrl)
}

/// The page of keys, where it is open.
pub fn page(cx: &Context) -> Option<&KeysPage> {
    if let Some(Page::Keys(page)) = &cx.page { Some(page) } else { None }
}

fn page_mut(cx: &mut Context) -> Option<&mut KeysPage> {
    if let Some(Page::Keys(page)) = &mut cx.page { Some(page) } else { None }
}

/// The next key is for the command of this id; `None` when none is waited for any more.
pub fn ask_key(id: Option<&'static str>, cx: &mut Context) {
    if let Some(page) = page_mut(cx) {
        (page.asking, page.refused) = (id, None);
    }
}

impl Shortcuts {
    /// Whether a command has other keys than usual.
    pub fn has_own(&self, row: &Row) -> bool {
        self.0.contains_key(row.id)
    }

    /// Whether any command has other keys than usual.
    pub fn any_own(&self) -> bool {
        !self.0.is_empty()
    }

    /// Another command that has one of the keys of this one, as it can be in a settings file written by hand.
    pub fn rival(&self, row: &Row) -> Option<&'static Row> {
        self.of(row).iter().find_map(|key| self.holder(row, *key)).filter(|_| !row.is_fixed())
    }

    /// Gives a key to the command that waits for one, unless something speaks against it.
    pub fn give_key(&mut self, key: Shortcut, cx: &mut Context) {
        let Some(row) = page(cx).and_then(|page| page.asking).and_then(row_named) else { return };
        let taken = || self.holder(row, key).map(|other| Refusal::Taken(other.id));
        match why_never(row, key).or_else(taken) {
            None => self.put_key(row, key, cx),
            why => {
                if let Some(page) = page_mut(cx) {
                    page.refused = why.map(|why| (key, why));
                }
            }
        }
    }

    /// Takes the key that was refused from the command that has it.
    pub fn take_key(&mut self, cx: &mut Context) {
        let Some(page) = page(cx) else { return };
        let (Some(row), Some((key, Refusal::Taken(_)))) = (page.asking.and_then(row_named), page.refused) else {
            return;
        };
        self.take_from_others(row, key);
        self.put_key(row, key, cx);
    }

    fn take_from_others(&mut self, row: &Row, key: Shortcut) {
        while let Some(other) = self.holder(row, key) {
            let left = self.of(other).iter().copied().filter(|k| *k != key).collect();
            self.put(other, left);
        }
    }

    fn put_key(&mut self, row: &'static Row, key: Shortcut, cx: &mut Context) {
        self.put(row, vec![key]);
        self.keep(cx);
        cx.news = say::NEWS_KEY_GIVEN.with([&key.phrase(), &row.text]);
    }

    /// A command has no key any more.
    pub fn take_keys(&mut self, id: &str, cx: &mut Context) {
        if let Some(row) = row_named(id).filter(|row| !row.is_fixed()) {
            self.put(row, Vec::new());
            self.keep(cx);
            cx.news = say::NEWS_KEYS_TAKEN.with([&row.text]);
        }
    }

    /// A command has its usual keys again, which others have to give back; all of them if none is named.
    pub fn reset(&mut self, id: Option<&str>, cx: &mut Context) {
        match id.and_then(row_named) {
            None => *self = Self::default(),
            Some(row) => {
                row.keys.iter().for_each(|key| self.take_from_others(row, *key));
                self.put(row, row.keys.to_vec());
            }
        }
        self.keep(cx);
        cx.news = say::NEWS_KEYS_USUAL.with([]);
    }

    fn keep(&self, cx: &mut Context) {
        let kept = self.kept();
        cx.set(|settings| settings.keys = kept);
        ask_key(None, cx);
    }
}
