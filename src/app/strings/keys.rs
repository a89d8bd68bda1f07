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
    KEY_UP { en: "Up", fr: "Haut", es: "Arriba" }
    KEY_DOWN { en: "Down", fr: "Bas", es: "Abajo" }
    KEY_LEFT { en: "Left", fr: "Gauche", es: "Izquierda" }
    KEY_RIGHT { en: "Right", fr: "Droite", es: "Derecha" }
    KEY_HOME { en: "Home", fr: "Début", es: "Inicio" }
    KEY_COMMA { en: "Comma", fr: "Virgule", es: "Coma" }
    KEY_PERIOD { en: "Period", fr: "Point", es: "Punto" }
    KEY_PLUS { en: "Plus", fr: "Plus", es: "Más" }
    KEY_MINUS { en: "Minus", fr: "Moins", es: "Menos" }
}

/// Those that shortcuts are written with.
const NAMED: [Text<0>; 15] = [
    KEY_SHIFT,
    KEY_ENTER,
    KEY_ESCAPE,
    KEY_DELETE,
    KEY_BACKSPACE,
    KEY_SPACE,
    KEY_UP,
    KEY_DOWN,
    KEY_LEFT,
    KEY_RIGHT,
    KEY_HOME,
    KEY_COMMA,
    KEY_PERIOD,
    KEY_PLUS,
    KEY_MINUS,
];

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
    fn every_key_of_a_command_has_a_name_in_each_language() {
        for row in crate::app::command::TABLE {
            let Some(key) = row.keys.first().map(|shortcut| shortcut.key) else { continue };
            let is_sign = key.len() == 1 || (key.starts_with('F') && key[1..].parse::<u8>().is_ok());
            assert!(
                is_sign || NAMED.iter().any(|name| name.say(Language::English) == key),
                "{key} is English everywhere"
            );
        }
    }

    #[test]
    fn named_keys_have_their_names_and_others_stay() {
        assert_eq!(shortcut(Language::French, "Ctrl+Shift+Delete"), "Ctrl+Maj+Suppr");
        assert_eq!(shortcut(Language::Spanish, "Ctrl+Shift+Z"), "Ctrl+Mayús+Z");
        assert_eq!(shortcut(Language::French, "Ctrl+Left"), "Ctrl+Gauche");
        assert_eq!(shortcut(Language::Spanish, "Ctrl++"), "Ctrl++");
        assert_eq!(shortcut(Language::English, "F1"), "F1");
    }
}
