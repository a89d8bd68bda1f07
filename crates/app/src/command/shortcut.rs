//! Keyboard shortcuts: keys with modifiers.

use unfold_text::shortcut_editor::{KEY_ALT, KEY_CTRL, KEY_JOINED, KEY_SHIFT, key_name};
use unfold_text::{Phrase, Text};

/// Settings names of the keys that can be in a shortcut, separated by spaces.
pub const KEYS: &str = "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z 0 1 2 3 4 5 6 7 8 9 \
    F1 F2 F3 F4 F5 F6 F7 F8 F9 F10 F11 F12 Up Down Left Right Home End PageUp PageDown Insert Delete Backspace \
    Enter Escape Tab Space Comma Period Minus Plus Equals Semicolon Slash";

/// A key with its modifiers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shortcut {
    /// Ctrl (Command on a Mac).
    pub ctrl: bool,
    pub alt: bool,
    pub shift: bool,
    /// Name of the key, one of [`KEYS`].
    pub key: &'static str,
}

impl Shortcut {
    /// Display name, such as Ctrl+Shift+Delete.
    pub fn phrase(self) -> Phrase {
        let key = key_name(self.key).map_or_else(|| self.key.to_owned().into(), |name| name.with([]));
        let held = [(self.shift, KEY_SHIFT), (self.alt, KEY_ALT), (self.ctrl, KEY_CTRL)];
        let join = |key: Phrase, name: Text<0>| KEY_JOINED.with([&name, &key]);
        held.into_iter().filter(|(held, _)| *held).fold(key, |key, (_, name)| join(key, name))
    }

    /// The key without modifiers.
    pub const fn bare(key: &'static str) -> Self {
        Self { ctrl: false, alt: false, shift: false, key }
    }

    pub const fn ctrl(key: &'static str) -> Self {
        Self { ctrl: true, ..Self::bare(key) }
    }

    pub const fn shift(key: &'static str) -> Self {
        Self { shift: true, ..Self::bare(key) }
    }

    pub const fn ctrl_shift(key: &'static str) -> Self {
        Self { shift: true, ..Self::ctrl(key) }
    }

    /// The key of this name with the modifiers Ctrl, Alt and Shift; `None` if not in [`KEYS`].
    pub fn from_name(name: &str, [ctrl, alt, shift]: [bool; 3]) -> Option<Self> {
        let key = KEYS.split_ascii_whitespace().find(|key| *key == name)?;
        Some(Self { ctrl, alt, shift, key })
    }

    /// Parses a shortcut such as `Ctrl+Shift+O`, with modifiers in the order Ctrl, Alt, Shift; `None` if invalid.
    pub fn parse(text: &str) -> Option<Self> {
        let mut parts: Vec<&str> = text.split('+').collect();
        let name = parts.pop()?;
        let has = |word: &str| parts.contains(&word);
        let out = Self::from_name(name, [has("Ctrl"), has("Alt"), has("Shift")])?;
        (out.to_string() == text).then_some(out)
    }

    /// True if widgets or the net may use this combination. False with Ctrl, for function keys, Insert, PageUp and PageDown, and with
    /// Alt unless the key is a letter or digit.
    pub fn is_for_widgets(self) -> bool {
        let function = self.key.len() > 1 && self.key.starts_with('F');
        let seldom = ["Insert", "PageUp", "PageDown"].contains(&self.key);
        let letter = self.key.len() == 1;
        !self.ctrl && !function && !seldom && (!self.alt || letter)
    }
}

impl std::fmt::Display for Shortcut {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (held, name) in [(self.ctrl, "Ctrl+"), (self.alt, "Alt+"), (self.shift, "Shift+")] {
            if held {
                f.write_str(name)?;
            }
        }
        f.write_str(self.key)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_has_a_name_in_each_language() {
        for key in KEYS.split_ascii_whitespace() {
            let is_sign = key.len() == 1 || (key.starts_with('F') && key[1..].parse::<u8>().is_ok());
            assert!(is_sign || key_name(key).is_some(), "{key} is English everywhere");
        }
    }

    #[test]
    fn shortcuts_round_trip() {
        for key in KEYS.split_ascii_whitespace() {
            for held in 0..8 {
                let shortcut = Shortcut::from_name(key, [held & 1 > 0, held & 2 > 0, held & 4 > 0]);
                assert_eq!(shortcut.and_then(|s| Shortcut::parse(&s.to_string())), shortcut);
                assert!(shortcut.is_some());
            }
        }
        for wrong in ["", "Ctrl", "Ctrl+", "Strg+A", "Shift+Ctrl+A", "Ctrl+Ctrl+A", "ctrl+a", "Ctrl+Ä"] {
            assert_eq!(Shortcut::parse(wrong), None, "{wrong}");
        }
    }
}
