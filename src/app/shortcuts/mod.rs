//! Keys of commands: the usual ones of the table, or those that a person gave them.

pub mod command;
pub mod command_palette;

use std::collections::BTreeMap;

use self::command::ShortcutsCommand;
use crate::app::core::page::{KeysPage, ShortcutError};
use crate::app::core::row::{KeyUse, row_named};
use crate::app::core::{Dialog, Page, Row, Shortcut};
use crate::app::model::Model;
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
pub fn page(model: &Model) -> Option<&KeysPage> {
    if let Some(Page::Keys(page)) = &model.page { Some(page) } else { None }
}

fn page_mut(model: &mut Model) -> Option<&mut KeysPage> {
    if let Some(Page::Keys(page)) = &mut model.page { Some(page) } else { None }
}

/// The next key is for the command of this id; `None` when none is waited for any more.
pub fn ask_key(id: Option<&'static str>, model: &mut Model) {
    if let Some(page) = page_mut(model) {
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

    fn take_from_others(&mut self, row: &Row<()>, key: Shortcut, rows: &'static [Row<()>]) {
        while let Some(other) = self.holder(row, key, rows) {
            let left = self.of(other).iter().copied().filter(|k| *k != key).collect();
            self.put(other, left);
        }
    }
}

/// Gives a key to the command that waits for one, unless something speaks against it.
pub fn give_key(key: Shortcut, model: &mut Model) {
    let Some(row) = page(model).and_then(|page| page.asking).and_then(|id| row_named(model.rows, id)) else { return };
    let rows = model.rows;
    let taken = || model.shortcuts.holder(row, key, rows).map(|other| ShortcutError::Taken(other.id));
    match why_never(row, key).or_else(taken) {
        None => put_key(row, key, model),
        why => {
            if let Some(page) = page_mut(model) {
                page.refused = why.map(|why| (key, why));
            }
        }
    }
}

/// Takes the key that was refused from the command that has it.
pub fn take_key(model: &mut Model) {
    let Some(page) = page(model) else { return };
    let (Some(row), Some((key, ShortcutError::Taken(_)))) =
        (page.asking.and_then(|id| row_named(model.rows, id)), page.refused)
    else {
        return;
    };
    model.shortcuts.take_from_others(row, key, model.rows);
    put_key(row, key, model);
}

fn put_key(row: &'static Row<()>, key: Shortcut, model: &mut Model) {
    model.shortcuts.put(row, vec![key]);
    keep(model);
    model.news = say::NEWS_KEY_GIVEN.with([&key.phrase(), &row.text]);
}

/// A command has no key any more.
pub fn take_keys(id: &str, model: &mut Model) {
    if let Some(row) = row_named(model.rows, id).filter(|row| !row.is_fixed()) {
        model.shortcuts.put(row, Vec::new());
        keep(model);
        model.news = say::NEWS_KEYS_TAKEN.with([&row.text]);
    }
}

/// A command has its usual keys again, which others have to give back; all of them if none is named.
pub fn reset(id: Option<&str>, model: &mut Model) {
    match id.and_then(|id| row_named(model.rows, id)) {
        None => model.shortcuts = Shortcuts::default(),
        Some(row) => {
            row.keys.iter().for_each(|key| model.shortcuts.take_from_others(row, *key, model.rows));
            model.shortcuts.put(row, row.keys.to_vec());
        }
    }
    keep(model);
    model.news = say::NEWS_KEYS_USUAL.with([]);
}

fn keep(model: &mut Model) {
    let kept = model.shortcuts.kept();
    model.set(|settings| settings.keys = kept);
    ask_key(None, model);
}

/// Reads the keys from the settings again.
pub fn read_again(model: &mut Model) {
    (model.shortcuts, _) = Shortcuts::read(&model.settings.keys, model.rows);
}

/// Does what a person asks for, which nothing speaks against.
pub fn run(command: ShortcutsCommand, model: &mut Model) {
    match command {
        ShortcutsCommand::Keys => model.page = Some(Page::Keys(KeysPage::default())),
        ShortcutsCommand::AskKey(id) => ask_key(id, model),
        ShortcutsCommand::TakeKeys(id) => take_keys(id, model),
        ShortcutsCommand::UsualKeys(id) => reset(Some(id), model),
        ShortcutsCommand::AllUsualKeys => reset(None, model),
        ShortcutsCommand::Palette => model.dialog = Some(Dialog::Palette { typed: String::new(), at: 0 }),
        ShortcutsCommand::PressKey(key) => give_key(key, model),
        ShortcutsCommand::SetSearchText(text) => command_palette::set_search_text(text, model),
        ShortcutsCommand::PointAt(place) => command_palette::point_at(place, model),
        ShortcutsCommand::TakeKey => take_key(model),
    }
}
