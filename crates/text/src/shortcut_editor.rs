//! Texts of the shortcut editor, and displayed names of keys.

pub use super::texts::shortcut_editor::*;
use super::{Language, Text};

/// Displayed names of keys, by their names in settings.
const KEY_NAMES: [(&str, Text<0>); 25] = [
    ("Ctrl", KEY_CTRL),
    ("Alt", KEY_ALT),
    ("Shift", KEY_SHIFT),
    ("Enter", KEY_ENTER),
    ("Escape", KEY_ESCAPE),
    ("Delete", KEY_DELETE),
    ("Backspace", KEY_BACKSPACE),
    ("Space", KEY_SPACE),
    ("Tab", KEY_TAB),
    ("Up", KEY_UP),
    ("Down", KEY_DOWN),
    ("Left", KEY_LEFT),
    ("Right", KEY_RIGHT),
    ("Home", KEY_HOME),
    ("End", KEY_END),
    ("Insert", KEY_INSERT),
    ("PageUp", KEY_PAGE_UP),
    ("PageDown", KEY_PAGE_DOWN),
    ("Comma", KEY_COMMA),
    ("Period", KEY_PERIOD),
    ("Plus", KEY_PLUS),
    ("Minus", KEY_MINUS),
    ("Equals", KEY_EQUALS),
    ("Semicolon", KEY_SEMICOLON),
    ("Slash", KEY_SLASH),
];

/// Displayed name of a key; `None` for keys that are shown as in settings, such as `F1`.
pub fn key_name(key: &str) -> Option<Text<0>> {
    KEY_NAMES.iter().find(|(name, _)| *name == key).map(|(_, text)| *text)
}

/// Formats a shortcut given as in settings, such as `Ctrl+Shift+Delete`.
pub fn shortcut(language: Language, written: &str) -> String {
    let say = |key: &str| key_name(key).map_or(key, |name| name.get(language)).to_owned();
    written.split('+').map(say).collect::<Vec<String>>().join("+")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn named_keys_are_translated_and_others_kept() {
        assert_eq!(shortcut(Language::FRENCH, "Ctrl+Shift+Delete"), "Ctrl+Maj+Suppr");
        assert_eq!(shortcut(Language::SPANISH, "Ctrl+Shift+Z"), "Ctrl+Mayús+Z");
        assert_eq!(shortcut(Language::FRENCH, "Ctrl+Left"), "Ctrl+Gauche");
        assert_eq!(shortcut(Language::SPANISH, "Ctrl++"), "Ctrl++");
        assert_eq!(shortcut(Language::ENGLISH, "F1"), "F1");
    }
}
