//! The keys that have names instead of signs.

use super::Language;
use super::text::{Text, texts};

texts! {
    KEY_SHIFT { en: "Shift", fr: "Maj", es: "Mayús" }
    KEY_ENTER { en: "Enter", fr: "Entrée", es: "Intro" }
    KEY_ESCAPE { en: "Escape", fr: "Échap", es: "Esc" }
    KEY_DELETE { en: "Delete", fr: "Suppr", es: "Supr" }
    KEY_BACKSPACE { en: "Backspace", fr: "Retour arrière", es: "Retroceso" }
    KEY_SPACE { en: "Space", fr: "Espace", es: "Espacio" }
}

/// Those that shortcuts are written with.
const NAMED: [Text<0>; 6] = [KEY_SHIFT, KEY_ENTER, KEY_ESCAPE, KEY_DELETE, KEY_BACKSPACE, KEY_SPACE];

/// A shortcut that is written in English, such as `Ctrl+Shift+Delete`.
pub fn shortcut(language: Language, english: &str) -> String {
    let say = |key: &str| {
        let name = NAMED.iter().find(|name| name.say(Language::English) == key);
        name.map_or(key, |name| name.say(language)).to_owned()
    };
    english.split('+').map(say).collect::<Vec<String>>().join("+")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn named_keys_have_their_names_and_others_stay() {
        assert_eq!(shortcut(Language::French, "Ctrl+Shift+Delete"), "Ctrl+Maj+Suppr");
        assert_eq!(shortcut(Language::Spanish, "Ctrl+Shift+Z"), "Ctrl+Mayús+Z");
        assert_eq!(shortcut(Language::French, "Ctrl++"), "Ctrl++");
        assert_eq!(shortcut(Language::English, "F1"), "F1");
    }
}
