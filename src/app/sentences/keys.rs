//! Shortcuts in words.

use crate::app::command::Shortcut;
use crate::i18n::keys::{KEY_ALT, KEY_CTRL, KEY_JOINED, KEY_SHIFT, name_of};
use crate::i18n::{Phrase, Text};

/// A shortcut in words, such as Ctrl+Shift+Delete.
pub fn shortcut(shortcut: Shortcut) -> Phrase {
    let key = name_of(shortcut.key).map_or_else(|| shortcut.key.to_owned().into(), |name| name.with([]));
    let held = [(shortcut.shift, KEY_SHIFT), (shortcut.alt, KEY_ALT), (shortcut.ctrl, KEY_CTRL)];
    let join = |key: Phrase, name: Text<0>| KEY_JOINED.with([&name, &key]);
    held.into_iter().filter(|(held, _)| *held).fold(key, |key, (_, name)| join(key, name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_has_a_name_in_each_language() {
        for key in crate::app::command::KEYS {
            let is_sign = key.len() == 1 || (key.starts_with('F') && key[1..].parse::<u8>().is_ok());
            assert!(is_sign || name_of(key).is_some(), "{key} is English everywhere");
        }
    }
}
