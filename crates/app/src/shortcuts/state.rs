//! The user's keyboard shortcuts.

use std::collections::BTreeMap;

use crate::command::row::{KeyUse, Row, row_named};
use crate::command::shortcut::Shortcut;
use crate::{page::ShortcutError, settings::CustomShortcuts};
use unfold_engine::puzzles::ALL;

/// Keys reserved for text fields and dialogs.
pub(crate) const RESERVED: [Shortcut; 8] = [
    Shortcut::bare("Escape"),
    Shortcut::bare("Tab"),
    Shortcut { shift: true, ..Shortcut::bare("Tab") },
    Shortcut::bare("Enter"),
    Shortcut::ctrl("A"),
    Shortcut::ctrl("V"),
    Shortcut::ctrl("X"),
    Shortcut::ctrl("Tab"),
];

/// The system's copy shortcut; only commands that copy may use it.
pub(crate) const COPY: Shortcut = Shortcut::ctrl("C");

/// Custom shortcuts by command id. A command without an entry has its default ones.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shortcuts(pub(crate) BTreeMap<&'static str, Vec<Shortcut>>);

impl Shortcuts {
    /// Parses the shortcuts of the settings. Also returns invalid keys, and ids of commands that are unknown or have fixed keys.
    pub fn read(kept: &CustomShortcuts, rows: &'static [Row<()>]) -> (Self, Vec<String>) {
        let (mut out, mut unknown) = (Self::default(), Vec::new());
        for (id, texts) in kept {
            let Some(row) = row_named(rows, id).filter(|row| !row.is_fixed()) else {
                unknown.push(id.clone());
                continue;
            };
            let mut keys = Vec::new();
            for text in texts {
                match Shortcut::parse(text).filter(|key| shortcut_error(row, *key).is_none()) {
                    Some(key) => keys.push(key),
                    None => unknown.push(text.clone()),
                }
            }
            // Keep the defaults if none of the entry's keys is valid.
            if !keys.is_empty() || texts.is_empty() {
                out.0.insert(row.id, keys);
            }
        }
        (out, unknown)
    }

    pub(crate) fn to_settings(&self) -> CustomShortcuts {
        let texts = |keys: &Vec<Shortcut>| keys.iter().map(ToString::to_string).collect();
        self.0.iter().map(|(id, keys)| ((*id).to_owned(), texts(keys))).collect()
    }

    /// Shortcuts of a command, the displayed one first.
    pub fn keys_of<'a, C>(&'a self, row: &'a Row<C>) -> &'a [Shortcut] {
        self.0.get(row.id).map_or(row.keys, Vec::as_slice)
    }

    pub(crate) fn set_keys(&mut self, row: &'static Row<()>, keys: Vec<Shortcut>) {
        if keys == row.keys {
            self.0.remove(row.id);
        } else {
            self.0.insert(row.id, keys);
        }
    }

    /// Another command that holds the key and may be available at the same time.
    pub(crate) fn holder<C>(&self, row: &Row<C>, key: Shortcut, rows: &'static [Row<()>]) -> Option<&'static Row<()>> {
        let meets =
            |other: &Row<()>| ALL.iter().any(|puzzle| other.is_available_for(*puzzle) && row.is_available_for(*puzzle));
        rows.iter()
            .find(|other| other.id != row.id && !other.is_fixed() && meets(other) && self.keys_of(other).contains(&key))
    }
}

/// Why a key cannot be assigned to a command even if it is free; `None` if it can.
pub(crate) fn shortcut_error<C>(row: &Row<C>, key: Shortcut) -> Option<ShortcutError> {
    if row.keys.contains(&key) {
        return None;
    }
    let copies = matches!(row.key_use, KeyUse::Copies | KeyUse::CopyYieldsToText);
    if RESERVED.contains(&key) || (key == COPY && !copies) {
        return Some(ShortcutError::Reserved);
    }
    let plays = key == Shortcut::bare("Space") && row.may_use_widget_keys();
    (key.is_for_widgets() && !plays).then_some(ShortcutError::NeedsCtrl)
}

impl Shortcuts {
    /// True if the command's shortcuts are not the default ones.
    pub fn has_own<C>(&self, row: &Row<C>) -> bool {
        self.0.contains_key(row.id)
    }

    /// True if any command's shortcuts are not the default ones.
    pub fn any_own(&self) -> bool {
        !self.0.is_empty()
    }

    /// Another command with one of the same keys, as a hand-edited settings file can cause; `None` for commands with fixed keys.
    pub fn conflict<C>(&self, row: &Row<C>, rows: &'static [Row<()>]) -> Option<&'static Row<()>> {
        self.keys_of(row).iter().find_map(|key| self.holder(row, *key, rows)).filter(|_| !row.is_fixed())
    }

    pub(crate) fn take_from_others(&mut self, row: &Row<()>, key: Shortcut, rows: &'static [Row<()>]) {
        while let Some(other) = self.holder(row, key, rows) {
            let left = self.keys_of(other).iter().copied().filter(|k| *k != key).collect();
            self.set_keys(other, left);
        }
    }
}
