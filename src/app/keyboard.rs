//! Which keys commands have: the usual ones of the table, or those that a person gave them.

use std::collections::BTreeMap;

use super::App;
use super::command::{Command, Row, Shortcut, row_named, rows};
use super::dialog::Dialog;
use crate::app::sentences;
use crate::engine::puzzle::ALL;
use crate::i18n::keys as say;
use crate::model::settings::KeptKeys;

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
pub(super) struct Keyboard(BTreeMap<&'static str, Vec<Shortcut>>);

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

impl Keyboard {
    /// The keys that settings give, and what in them is unknown.
    pub(super) fn read(kept: &KeptKeys) -> (Self, Vec<String>) {
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

    fn of(&self, row: &Row) -> &[Shortcut] {
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
    let copies = matches!(row.command, Command::Copy | Command::CopyFacelets);
    if RESERVED.contains(&key) || (key == COPY && !copies) {
        return Some(Refusal::Reserved);
    }
    let plays = key == Shortcut::bare("Space") && row.is_harmless();
    (key.is_for_widgets() && !plays).then_some(Refusal::NeedsCtrl)
}

impl App {
    /// The keys of a command; the first is shown.
    pub fn keys_of(&self, row: &Row) -> &[Shortcut] {
        self.keyboard.of(row)
    }

    /// Whether a command has other keys than usual.
    pub fn has_own_keys(&self, row: &Row) -> bool {
        self.keyboard.0.contains_key(row.id)
    }

    /// Whether any command has other keys than usual.
    pub fn any_own_keys(&self) -> bool {
        !self.keyboard.0.is_empty()
    }

    /// Another command that has one of the keys of this one, as it can be in a settings file written by hand.
    pub fn key_rival(&self, row: &Row) -> Option<&'static Row> {
        self.keys_of(row).iter().find_map(|key| self.keyboard.holder(row, *key)).filter(|_| !row.is_fixed())
    }

    /// The page of keys, where it is open.
    pub fn keys_page(&self) -> Option<&KeysPage> {
        if let Some(Dialog::Keys(page)) = &self.cx.dialog { Some(page) } else { None }
    }

    fn keys_page_mut(&mut self) -> Option<&mut KeysPage> {
        if let Some(Dialog::Keys(page)) = &mut self.cx.dialog { Some(page) } else { None }
    }

    pub(super) fn ask_key(&mut self, id: Option<&'static str>) {
        if let Some(page) = self.keys_page_mut() {
            (page.asking, page.refused) = (id, None);
        }
    }

    /// Gives a key to the command that waits for one, unless something speaks against it.
    pub(super) fn give_key(&mut self, key: Shortcut) {
        let Some(row) = self.keys_page().and_then(|page| page.asking).and_then(row_named) else { return };
        let taken = || self.keyboard.holder(row, key).map(|other| Refusal::Taken(other.id));
        match why_never(row, key).or_else(taken) {
            None => self.put_key(row, key),
            why => {
                if let Some(page) = self.keys_page_mut() {
                    page.refused = why.map(|why| (key, why));
                }
            }
        }
    }

    /// Takes the key that was refused from the command that has it.
    pub(super) fn take_key(&mut self) {
        let Some(page) = self.keys_page() else { return };
        let (Some(row), Some((key, Refusal::Taken(_)))) = (page.asking.and_then(row_named), page.refused) else {
            return;
        };
        while let Some(other) = self.keyboard.holder(row, key) {
            let left = self.keyboard.of(other).iter().copied().filter(|k| *k != key).collect();
            self.keyboard.put(other, left);
        }
        self.put_key(row, key);
    }

    fn put_key(&mut self, row: &'static Row, key: Shortcut) {
        self.keyboard.put(row, vec![key]);
        self.keep_keys();
        self.cx.news = say::NEWS_KEY_GIVEN.with([&sentences::keys::shortcut(key), &row.text]);
    }

    /// A command has no key any more.
    pub(super) fn take_keys(&mut self, id: &str) {
        if let Some(row) = row_named(id).filter(|row| !row.is_fixed()) {
            self.keyboard.put(row, Vec::new());
            self.keep_keys();
            self.cx.news = say::NEWS_KEYS_TAKEN.with([&row.text]);
        }
    }

    /// A command has its usual keys again, which others have to give back; all of them if none is named.
    pub(super) fn usual_keys(&mut self, id: Option<&str>) {
        let Some(row) = id.and_then(row_named) else {
            self.keyboard = Keyboard::default();
            self.keep_keys();
            self.cx.news = say::NEWS_KEYS_USUAL.with([]);
            return;
        };
        for key in row.keys {
            while let Some(other) = self.keyboard.holder(row, *key) {
                let left = self.keyboard.of(other).iter().copied().filter(|k| k != key).collect();
                self.keyboard.put(other, left);
            }
        }
        self.keyboard.put(row, row.keys.to_vec());
        self.keep_keys();
        self.cx.news = say::NEWS_KEYS_USUAL.with([]);
    }

    fn keep_keys(&mut self) {
        let kept = self.keyboard.kept();
        self.cx.set(|settings| settings.keys = kept);
        self.ask_key(None);
    }
}
