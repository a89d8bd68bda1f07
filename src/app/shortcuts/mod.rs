//! Keys of commands: the usual ones of the table, or those that a person gave them.

pub mod command;
pub mod command_palette;

use std::collections::BTreeMap;

use self::command::ShortcutsCommand;
use crate::app::core::page::{KeysPage, ShortcutError};
use crate::app::core::row::{KeyUse, row_named};
use crate::app::core::{Context, Dialog, Feature, Page, Row, Shortcut};
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

impl Shortcuts {
    /// The keys that settings give, and what in them is unknown.
    pub fn read(kept: &KeptKeys, rows: &'static [Row<()>]) -> (Self, Vec<String>) {
        let (mut out, mut unknown) = (Self::default(), Vec::new());
        for (id, texts) in kept {
            let Some(row) = row_named(rows, id).filter(|row| !row.is_fixed()) else {
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
    pub fn of<'a, C>(&'a self, row: &'a Row<C>) -> &'a [Shortcut] {
        self.0.get(row.id).map_or(row.keys, Vec::as_slice)
    }

    fn put(&mut self, row: &'static Row<()>, keys: Vec<Shortcut>) {
        if keys == row.keys {
            self.0.remove(row.id);
        } else {
            self.0.insert(row.id, keys);
        }
    }

    /// Another command that can be there at the same time and has this key.
    fn holder<C>(&self, row: &Row<C>, key: Shortcut, rows: &'static [Row<()>]) -> Option<&'static Row<()>> {
        let meets = |other: &Row<()>| ALL.iter().any(|puzzle| other.is_of(*puzzle) && row.is_of(*puzzle));
        rows.iter()
            .find(|other| other.id != row.id && !other.is_fixed() && meets(other) && self.of(other).contains(&key))
    }
}

/// Reason that a command can never have a key, whatever keys the others have.
fn why_never<C>(row: &Row<C>, key: Shortcut) -> Option<ShortcutError> {
    if row.keys.contains(&key) {
        return None;
    }
    let copies = matches!(row.key_use, KeyUse::Copies | KeyUse::CopiesTextToo);
    if RESERVED.contains(&key) || (key == COPY && !copies) {
        return Some(ShortcutError::Reserved);
    }
    let plays = key == Shortcut::bare("Space") && row.is_harmless();
    (key.is_for_widgets() && !plays).then_some(ShortcutError::NeedsCtrl)
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
    /// True if a command has other keys than usual.
    pub fn has_own<C>(&self, row: &Row<C>) -> bool {
        self.0.contains_key(row.id)
    }

    /// True if any command has other keys than usual.
    pub fn any_own(&self) -> bool {
        !self.0.is_empty()
    }

    /// Another command that has one of the keys of this one, as it can be in a settings file written by hand.
    pub fn rival<C>(&self, row: &Row<C>, rows: &'static [Row<()>]) -> Option<&'static Row<()>> {
        self.of(row).iter().find_map(|key| self.holder(row, *key, rows)).filter(|_| !row.is_fixed())
    }

    /// Gives a key to the command that waits for one, unless something speaks against it.
    pub fn give_key(&mut self, key: Shortcut, cx: &mut Context) {
        let Some(row) = page(cx).and_then(|page| page.asking).and_then(|id| row_named(cx.rows, id)) else { return };
        let rows = cx.rows;
        let taken = || self.holder(row, key, rows).map(|other| ShortcutError::Taken(other.id));
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
        let (Some(row), Some((key, ShortcutError::Taken(_)))) =
            (page.asking.and_then(|id| row_named(cx.rows, id)), page.refused)
        else {
            return;
        };
        self.take_from_others(row, key, cx.rows);
        self.put_key(row, key, cx);
    }

    fn take_from_others(&mut self, row: &Row<()>, key: Shortcut, rows: &'static [Row<()>]) {
        while let Some(other) = self.holder(row, key, rows) {
            let left = self.of(other).iter().copied().filter(|k| *k != key).collect();
            self.put(other, left);
        }
    }

    fn put_key(&mut self, row: &'static Row<()>, key: Shortcut, cx: &mut Context) {
        self.put(row, vec![key]);
        self.keep(cx);
        cx.news = say::NEWS_KEY_GIVEN.with([&key.phrase(), &row.text]);
    }

    /// A command has no key any more.
    pub fn take_keys(&mut self, id: &str, cx: &mut Context) {
        if let Some(row) = row_named(cx.rows, id).filter(|row| !row.is_fixed()) {
            self.put(row, Vec::new());
            self.keep(cx);
            cx.news = say::NEWS_KEYS_TAKEN.with([&row.text]);
        }
    }

    /// A command has its usual keys again, which others have to give back; all of them if none is named.
    pub fn reset(&mut self, id: Option<&str>, cx: &mut Context) {
        match id.and_then(|id| row_named(cx.rows, id)) {
            None => *self = Self::default(),
            Some(row) => {
                row.keys.iter().for_each(|key| self.take_from_others(row, *key, cx.rows));
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

impl Shortcuts {
    /// Reads the keys from the settings again.
    pub fn read_again(&mut self, cx: &Context) {
        (*self, _) = Self::read(&cx.settings.keys, cx.rows);
    }
}

impl Feature for Shortcuts {
    type Command = ShortcutsCommand;

    fn update(&mut self, command: ShortcutsCommand, cx: &mut Context) {
        match command {
            ShortcutsCommand::Keys => cx.page = Some(Page::Keys(KeysPage::default())),
            ShortcutsCommand::AskKey(id) => ask_key(id, cx),
            ShortcutsCommand::TakeKeys(id) => self.take_keys(id, cx),
            ShortcutsCommand::UsualKeys(id) => self.reset(Some(id), cx),
            ShortcutsCommand::AllUsualKeys => self.reset(None, cx),
            ShortcutsCommand::Palette => cx.dialog = Some(Dialog::Palette { typed: String::new(), at: 0 }),
            ShortcutsCommand::PressKey(key) => self.give_key(key, cx),
            ShortcutsCommand::SetSearchText(text) => command_palette::set_search_text(text, cx),
            ShortcutsCommand::PointAt(place) => command_palette::point_at(place, cx),
            ShortcutsCommand::TakeKey => self.take_key(cx),
        }
    }
}
