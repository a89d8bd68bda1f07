//! The keys that turn the puzzle: a record for each layout, and the keys that a person has changed.

use std::collections::BTreeMap;

use super::editor::NetRow;
use unfold_engine::puzzle::PuzzleId;
use unfold_text::{Phrase, Text, scene, shortcut_editor::name_of, turning_keys as say};

/// A choice of keys that turn the puzzle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Layout {
    /// Letters name a face, or a cell and its grip.
    #[default]
    Unfold,
    /// The default keys of Hyperspeedcube 1.0.
    Hyperspeedcube,
    /// Clicks turn the layers of the number keys, as in MagicCube4D.
    Mc4d,
}

/// Effect of a key that turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyAction {
    /// The letter of a face or cell.
    Letter(char),
    /// The grip of the cell with this letter.
    Grip(char),
    /// All layers as one grip.
    GripWhole,
    /// The layer of this number, counted from the cell.
    Layer(char),
    /// A quarter turn of the grip about its right (0), upward (1) or near (2) direction.
    Twist {
        /// The direction.
        axis: usize,
        /// The other way round.
        back: bool,
    },
    /// The move of a cube with this name.
    Move(&'static str),
}

/// A key of a layout.
#[derive(Debug, PartialEq, Eq)]
pub struct TurningKey {
    /// Its name in the settings file.
    pub id: &'static str,
    /// The name of the usual key.
    pub key: &'static str,
    /// Its effect.
    pub action: KeyAction,
}

/// A layout as data.
pub struct LayoutRecord {
    /// The keys on cubes.
    pub cubes: &'static [TurningKey],
    /// The keys on hypercubes.
    pub hypercubes: &'static [TurningKey],
    /// Other keys and buttons that belong to it, for the list of keys.
    pub rows: &'static [NetRow],
}

macro_rules! turning_keys {
    ($prefix:literal: $($key:literal $action:expr),* $(,)?) => {
        &[$(TurningKey { id: concat!($prefix, $key), key: $key, action: $action }),*]
    };
}

const fn twist(axis: usize, back: bool) -> KeyAction {
    KeyAction::Twist { axis, back }
}

use KeyAction::{Grip, GripWhole, Layer, Letter, Move};

/// The letters of the faces of a cube.
static FACES: &[TurningKey] = turning_keys!("letter-":
    "U" Letter('U'), "D" Letter('D'), "R" Letter('R'), "L" Letter('L'), "F" Letter('F'), "B" Letter('B'));

static UNFOLD: LayoutRecord = LayoutRecord {
    cubes: FACES,
    hypercubes: turning_keys!("letter-":
        "I" Letter('I'), "B" Letter('B'), "D" Letter('D'), "L" Letter('L'),
        "R" Letter('R'), "U" Letter('U'), "F" Letter('F'), "O" Letter('O')),
    rows: &[
        NetRow { keys: scene::KEYS_FACES, text: scene::KEYS_FACES_DO },
        NetRow { keys: scene::KEYS_INVERSE, text: scene::KEYS_INVERSE_DO },
        NetRow { keys: scene::KEYS_HALF, text: scene::KEYS_HALF_DO },
        NetRow { keys: scene::KEYS_CELLS, text: scene::KEYS_CELLS_DO },
        NetRow { keys: scene::KEYS_ENTER, text: scene::KEYS_ENTER_DO },
        NetRow { keys: scene::KEYS_BACK, text: scene::KEYS_BACK_DO },
    ],
};

static HYPERSPEEDCUBE: LayoutRecord = LayoutRecord {
    cubes: turning_keys!("hyperspeedcube-cube-":
        "I" Move("R"), "K" Move("R'"), "D" Move("L"), "E" Move("L'"), "J" Move("U"), "F" Move("U'"),
        "S" Move("D"), "L" Move("D'"), "H" Move("F"), "G" Move("F'"), "W" Move("B"), "O" Move("B'"),
        "T" Move("x"), "Y" Move("x"), "B" Move("x'"), "N" Move("x'"), "Semicolon" Move("y"), "A" Move("y'"),
        "P" Move("z"), "Q" Move("z'")),
    hypercubes: turning_keys!("hyperspeedcube-":
        "W" Grip('L'), "E" Grip('U'), "R" Grip('B'), "S" Grip('F'),
        "D" Grip('I'), "F" Grip('R'), "C" Grip('D'), "V" Grip('O'), "X" GripWhole,
        "I" twist(0, false), "K" twist(0, true), "J" twist(1, false),
        "L" twist(1, true), "O" twist(2, false), "U" twist(2, true),
        "1" Layer('1'), "2" Layer('2'), "3" Layer('3')),
    rows: &[
        NetRow { keys: say::KEYS_GRIP_MODIFIERS, text: say::KEYS_GRIP_MODIFIERS_DO },
        NetRow { keys: scene::KEYS_BACK, text: say::KEYS_GRIP_BACK_DO },
    ],
};

static MC4D: LayoutRecord = LayoutRecord {
    // MC4D has no cubes.
    cubes: FACES,
    hypercubes: turning_keys!("mc4d-": "1" Layer('1'), "2" Layer('2'), "3" Layer('3')),
    rows: &[
        NetRow { keys: say::KEYS_CLICK, text: say::KEYS_CLICK_DO },
        NetRow { keys: scene::KEYS_BACK, text: say::KEYS_GRIP_BACK_DO },
    ],
};

impl Layout {
    /// All of them, the usual one first.
    pub const ALL: [Self; 3] = [Self::Unfold, Self::Hyperspeedcube, Self::Mc4d];

    /// The layout as data.
    pub fn record(self) -> &'static LayoutRecord {
        match self {
            Self::Unfold => &UNFOLD,
            Self::Hyperspeedcube => &HYPERSPEEDCUBE,
            Self::Mc4d => &MC4D,
        }
    }

    /// The keys that it has on a puzzle.
    pub fn keys(self, puzzle: PuzzleId) -> impl Iterator<Item = &'static TurningKey> {
        let record = self.record();
        let keys = if puzzle.def().dimensions == 4 { record.hypercubes } else { record.cubes };
        keys.iter().filter(move |key| match key.action {
            Layer(number) => number.to_digit(10).is_some_and(|number| number as usize <= puzzle.def().size),
            _ => true,
        })
    }
}

/// The key of a layout with this id.
pub fn key_named(id: &str) -> Option<&'static TurningKey> {
    lists().flatten().find(|key| key.id == id)
}

/// The lists of keys that can be there at the same time.
fn lists() -> impl Iterator<Item = &'static [TurningKey]> {
    Layout::ALL.into_iter().flat_map(|layout| [layout.record().cubes, layout.record().hypercubes])
}

impl TurningKey {
    /// Its effect, in words.
    pub fn name(&self) -> Phrase {
        match self.action {
            Letter(letter) => say::KEY_LETTER.with([&letter]),
            Grip(cell) => say::GRIP_OF.with([&cell]),
            GripWhole => say::GRIP_WHOLE.with([]),
            Layer(number) => say::KEY_LAYER.with([&number]),
            KeyAction::Twist { axis, back } => say::KEY_TWIST.with([&direction(axis, back)]),
            Move(name) => say::KEY_MOVE.with([&name]),
        }
    }

    /// Its effect, as short as it is written on a key.
    pub fn mark(&self) -> Phrase {
        match self.action {
            Letter(letter) | Grip(letter) => letter.to_string().into(),
            GripWhole => say::KEYCAP_WHOLE.into(),
            Layer(number) => format!("{{{number}}}").into(),
            KeyAction::Twist { axis, back } => direction(axis, back).into(),
            Move(name) => name.to_owned().into(),
        }
    }

    /// True if a key of this name can take its place: a letter or a sign, and a digit where none is typed as part of a turn.
    pub fn may_be(&self, key: &str) -> bool {
        let is_letter = key.len() == 1 && key.starts_with(|c: char| c.is_ascii_uppercase());
        let is_digit = key.len() == 1 && key.starts_with(|c: char| c.is_ascii_digit());
        is_letter || SIGNS.contains(&key) || (is_digit && !matches!(self.action, Letter(_)))
    }
}

/// A direction in which a grip is turned.
fn direction(axis: usize, back: bool) -> String {
    let axis = ["x", "y", "z"].get(axis).copied().unwrap_or_default();
    format!("{axis}{}", if back { "'" } else { "" })
}

/// The signs that can be keys of a layout, by their names.
const SIGNS: [&str; 7] = ["Comma", "Period", "Minus", "Plus", "Equals", "Semicolon", "Slash"];

/// A key by its name, as it is shown.
pub fn key_phrase(key: &str) -> Phrase {
    name_of(key).map_or_else(|| key.to_owned().into(), |name: Text<0>| name.with([]))
}

/// The layout that is chosen, and the keys in it that a person changed, by their ids.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(default)]
pub struct TurningKeys {
    /// The layout.
    pub layout: Layout,
    /// The changed keys.
    pub own: BTreeMap<String, String>,
}

impl TurningKeys {
    /// The name of the key that has the effect of this one: the changed one, or the usual one.
    pub fn key_of<'a>(&'a self, key: &TurningKey) -> &'a str {
        self.own.get(key.id).filter(|own| key.may_be(own)).map_or(key.key, String::as_str)
    }

    /// Effect of a key on a puzzle, by its name.
    pub fn action(&self, puzzle: PuzzleId, name: &str) -> Option<KeyAction> {
        self.layout.keys(puzzle).find(|key| self.key_of(key) == name).map(|key| key.action)
    }

    /// Another key that can be there at the same time and has this name.
    pub fn holder(&self, key: &TurningKey, name: &str) -> Option<&'static TurningKey> {
        let beside = lists().filter(|list| list.iter().any(|other| other.id == key.id));
        beside.flatten().find(|other| other.id != key.id && self.key_of(other) == name)
    }

    /// Gives a key the effect of this one. Those that had it get the key that this one had.
    pub fn give(&mut self, key: &TurningKey, name: &str) {
        let before = self.key_of(key).to_owned();
        while let Some(other) = self.holder(key, name).filter(|_| before != name) {
            self.put(other, &before);
        }
        self.put(key, name);
    }

    fn put(&mut self, key: &TurningKey, name: &str) {
        if name == key.key {
            self.own.remove(key.id);
        } else {
            self.own.insert(key.id.to_owned(), name.to_owned());
        }
    }

    /// True if a key is another one than usual.
    pub fn is_own(&self, key: &TurningKey) -> bool {
        self.key_of(key) != key.key
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use unfold_engine::puzzles::ALL;

    #[test]
    fn no_key_of_a_layout_has_two_effects() {
        for layout in Layout::ALL {
            let keys = TurningKeys { layout, own: BTreeMap::new() };
            for puzzle in ALL {
                for key in layout.keys(puzzle) {
                    assert!(key.may_be(key.key), "{}", key.id);
                    assert_eq!((keys.action(puzzle, key.key), keys.holder(key, key.key)), (Some(key.action), None));
                }
            }
        }
    }

    #[test]
    fn a_key_that_is_given_away_changes_places() {
        let mut keys = TurningKeys { layout: Layout::Hyperspeedcube, own: BTreeMap::new() };
        let grip = key_named("hyperspeedcube-D").expect("a key");
        let right = key_named("hyperspeedcube-F").expect("a key");
        keys.give(grip, "F");
        assert_eq!((keys.key_of(grip), keys.key_of(right)), ("F", "D"));
        keys.give(grip, "D");
        assert!(keys.own.is_empty());
        // What a file says that can be no key is not taken.
        keys.own.insert("hyperspeedcube-D".to_owned(), "Escape".to_owned());
        keys.own.insert("no such key".to_owned(), "M".to_owned());
        assert_eq!(keys.key_of(grip), "D");
    }
}
