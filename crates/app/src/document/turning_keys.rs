//! Keys that turn the puzzle: built-in layouts and the user's changes.

use std::collections::BTreeMap;

use super::editor::ShortcutHint;
use unfold_engine::puzzle::PuzzleId;
use unfold_text::{Phrase, Text, scene, shortcut_editor::key_name, turning_keys as say};

/// A layout of turning keys.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Layout {
    /// Letters turn faces of a cube, or spell the turns of a hypercube.
    #[default]
    Unfold,
    /// The default keys of Hyperspeedcube 1.0.
    Hyperspeedcube,
    /// As in MagicCube4D: clicks turn, and number keys choose the layers.
    Mc4d,
}

/// Action of a turning key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyAction {
    /// Turn the face, or type the cell, with this letter.
    Letter(char),
    /// Grip the cell with this letter.
    Grip(char),
    /// Grip all layers.
    GripWhole,
    /// Choose the layer with this number, counted from the cell.
    Layer(char),
    /// Make a quarter turn of the grip about its right (0), up (1) or near (2) axis.
    Twist {
        /// Axis index.
        axis: usize,
        /// True for the inverse direction.
        back: bool,
    },
    /// Make the cube move with this name.
    Move(&'static str),
}

/// A key of a layout.
#[derive(Debug, PartialEq, Eq)]
pub struct TurningKey {
    /// Id in the settings file.
    pub id: &'static str,
    /// Name of the default key.
    pub key: &'static str,
    pub action: KeyAction,
}

/// The keys and shortcut rows of a [`Layout`].
pub struct LayoutRecord {
    pub cubes: &'static [TurningKey],
    pub hypercubes: &'static [TurningKey],
    /// Other keys and mouse buttons, for the list of shortcuts.
    pub rows: &'static [ShortcutHint],
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

static FACES: &[TurningKey] = turning_keys!("letter-":
    "U" Letter('U'), "D" Letter('D'), "R" Letter('R'), "L" Letter('L'), "F" Letter('F'), "B" Letter('B'));

static UNFOLD: LayoutRecord = LayoutRecord {
    cubes: FACES,
    hypercubes: turning_keys!("letter-":
        "I" Letter('I'), "B" Letter('B'), "D" Letter('D'), "L" Letter('L'),
        "R" Letter('R'), "U" Letter('U'), "F" Letter('F'), "O" Letter('O')),
    rows: &[
        ShortcutHint { keys: scene::KEYS_FACES, text: scene::KEYS_FACES_DO },
        ShortcutHint { keys: scene::KEYS_INVERSE, text: scene::KEYS_INVERSE_DO },
        ShortcutHint { keys: scene::KEYS_HALF, text: scene::KEYS_HALF_DO },
        ShortcutHint { keys: scene::KEYS_CELLS, text: scene::KEYS_CELLS_DO },
        ShortcutHint { keys: scene::KEYS_ENTER, text: scene::KEYS_ENTER_DO },
        ShortcutHint { keys: scene::KEYS_BACK, text: scene::KEYS_BACK_DO },
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
        ShortcutHint { keys: say::KEYS_GRIP_MODIFIERS, text: say::KEYS_GRIP_MODIFIERS_DO },
        ShortcutHint { keys: scene::KEYS_BACK, text: say::KEYS_GRIP_BACK_DO },
    ],
};

static MC4D: LayoutRecord = LayoutRecord {
    // MC4D has no cubes.
    cubes: FACES,
    hypercubes: turning_keys!("mc4d-": "1" Layer('1'), "2" Layer('2'), "3" Layer('3')),
    rows: &[
        ShortcutHint { keys: say::KEYS_CLICK, text: say::KEYS_CLICK_DO },
        ShortcutHint { keys: scene::KEYS_BACK, text: say::KEYS_GRIP_BACK_DO },
    ],
};

impl Layout {
    /// All layouts, the default first.
    pub const ALL: [Self; 3] = [Self::Unfold, Self::Hyperspeedcube, Self::Mc4d];

    /// The layout's keys and shortcut rows.
    pub fn record(self) -> &'static LayoutRecord {
        match self {
            Self::Unfold => &UNFOLD,
            Self::Hyperspeedcube => &HYPERSPEEDCUBE,
            Self::Mc4d => &MC4D,
        }
    }

    /// The layout's keys for a puzzle, without those of layers that the puzzle lacks.
    pub fn keys(self, puzzle: PuzzleId) -> impl Iterator<Item = &'static TurningKey> {
        let record = self.record();
        let keys = if puzzle.def().dimensions == 4 { record.hypercubes } else { record.cubes };
        keys.iter().filter(move |key| match key.action {
            Layer(number) => number.to_digit(10).is_some_and(|number| number as usize <= puzzle.def().size),
            _ => true,
        })
    }
}

pub fn key_named(id: &str) -> Option<&'static TurningKey> {
    key_sets().flatten().find(|key| key.id == id)
}

/// The sets of keys that are active together.
fn key_sets() -> impl Iterator<Item = &'static [TurningKey]> {
    Layout::ALL.into_iter().flat_map(|layout| [layout.record().cubes, layout.record().hypercubes])
}

impl TurningKey {
    /// Description of the action.
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

    /// Short label for the key in the keyboard picture.
    pub fn keycap_label(&self) -> Phrase {
        match self.action {
            Letter(letter) | Grip(letter) => letter.to_string().into(),
            GripWhole => say::KEYCAP_WHOLE.into(),
            Layer(number) => format!("{{{number}}}").into(),
            KeyAction::Twist { axis, back } => direction(axis, back).into(),
            Move(name) => name.to_owned().into(),
        }
    }

    /// True if a key can be assigned: letters, punctuation, and digits unless they are typed as part of a turn.
    pub fn accepts(&self, key: &str) -> bool {
        let is_letter = key.len() == 1 && key.starts_with(|c: char| c.is_ascii_uppercase());
        let is_digit = key.len() == 1 && key.starts_with(|c: char| c.is_ascii_digit());
        is_letter || PUNCTUATION_KEYS.contains(&key) || (is_digit && !matches!(self.action, Letter(_)))
    }
}

/// Name of a rotation direction, such as `x'`.
fn direction(axis: usize, back: bool) -> String {
    let axis = ["x", "y", "z"].get(axis).copied().unwrap_or_default();
    format!("{axis}{}", if back { "'" } else { "" })
}

/// Names of the punctuation keys that can be assigned.
const PUNCTUATION_KEYS: [&str; 7] = ["Comma", "Period", "Minus", "Plus", "Equals", "Semicolon", "Slash"];

/// Display name of a key.
pub fn key_phrase(key: &str) -> Phrase {
    key_name(key).map_or_else(|| key.to_owned().into(), |name: Text<0>| name.with([]))
}

/// The chosen layout, with the user's changes by id.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(default)]
pub struct TurningKeys {
    pub layout: Layout,
    /// Changed keys, by the ids of the turning keys.
    pub own: BTreeMap<String, String>,
}

impl TurningKeys {
    /// Name of the key assigned to a turning key: the user's, or the default.
    pub fn key_of<'a>(&'a self, key: &TurningKey) -> &'a str {
        self.own.get(key.id).filter(|own| key.accepts(own)).map_or(key.key, String::as_str)
    }

    /// Action of the key of this name on a puzzle; `None` if it is not bound.
    pub fn action(&self, puzzle: PuzzleId, name: &str) -> Option<KeyAction> {
        self.layout.keys(puzzle).find(|key| self.key_of(key) == name).map(|key| key.action)
    }

    /// Another turning key that is active together with `key` and has this key name.
    pub fn conflicting_key(&self, key: &TurningKey, name: &str) -> Option<&'static TurningKey> {
        let beside = key_sets().filter(|list| list.iter().any(|other| other.id == key.id));
        beside.flatten().find(|other| other.id != key.id && self.key_of(other) == name)
    }

    /// Assigns a key by name. Other turning keys with that name get the previous key of `key`.
    pub fn assign(&mut self, key: &TurningKey, name: &str) {
        let before = self.key_of(key).to_owned();
        while let Some(other) = self.conflicting_key(key, name).filter(|_| before != name) {
            self.set_override(other, &before);
        }
        self.set_override(key, name);
    }

    fn set_override(&mut self, key: &TurningKey, name: &str) {
        if name == key.key {
            self.own.remove(key.id);
        } else {
            self.own.insert(key.id.to_owned(), name.to_owned());
        }
    }

    /// True if the key differs from the default.
    pub fn is_overridden(&self, key: &TurningKey) -> bool {
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
                    assert!(key.accepts(key.key), "{}", key.id);
                    assert_eq!(
                        (keys.action(puzzle, key.key), keys.conflicting_key(key, key.key)),
                        (Some(key.action), None)
                    );
                }
            }
        }
    }

    #[test]
    fn reassigning_a_key_swaps_the_two_keys() {
        let mut keys = TurningKeys { layout: Layout::Hyperspeedcube, own: BTreeMap::new() };
        let grip = key_named("hyperspeedcube-D").expect("a key");
        let right = key_named("hyperspeedcube-F").expect("a key");
        keys.assign(grip, "F");
        assert_eq!((keys.key_of(grip), keys.key_of(right)), ("F", "D"));
        keys.assign(grip, "D");
        assert!(keys.own.is_empty());
        // Invalid keys in a settings file are ignored.
        keys.own.insert("hyperspeedcube-D".to_owned(), "Escape".to_owned());
        keys.own.insert("no such key".to_owned(), "M".to_owned());
        assert_eq!(keys.key_of(grip), "D");
    }
}
