//! The keys that have names instead of signs.

use super::Language;
use super::text::{Text, texts};

texts! {
    FIND { en: "Find a command…", fr: "Trouver une commande…", es: "Buscar un comando…" }
    FIND_TIP {
        en: "Look for any command by its name and run it",
        fr: "Chercher une commande par son nom et l’exécuter",
        es: "Buscar cualquier comando por su nombre y ejecutarlo",
    }
    FIND_FIELD { en: "Command", fr: "Commande", es: "Comando" }
    FIND_HINT { en: "some letters of its name", fr: "quelques lettres de son nom", es: "algunas letras de su nombre" }
    IS_ON { en: "{0} (on)", fr: "{0} (actif)", es: "{0} (activo)" }
    FIND_NONE { en: "No command is called so.", fr: "Aucune commande ne s’appelle ainsi.", es: "Ningún comando se llama así." }
    FIND_HOW {
        en: "Up and Down choose, Enter runs, Escape closes.",
        fr: "Haut et Bas choisissent, Entrée exécute, Échap ferme.",
        es: "Arriba y Abajo eligen, Intro ejecuta, Esc cierra.",
    }
    KEY_JOINED { en: "{0}+{1}", fr: "{0}+{1}", es: "{0}+{1}" }
    IN_GROUP { en: "{0}: {1}", fr: "{0} : {1}", es: "{0}: {1}" }

    FILTER { en: "Look for", fr: "Chercher", es: "Buscar" }
    FILTER_HINT { en: "a command or a key", fr: "une commande ou une touche", es: "un comando o una tecla" }
    CHANGE { en: "Change…", fr: "Changer…", es: "Cambiar…" }
    CHANGE_NAME { en: "Change the key of {0}", fr: "Changer la touche de {0}", es: "Cambiar la tecla de {0}" }
    USUAL { en: "Usual", fr: "D’origine", es: "Original" }
    USUAL_NAME { en: "Usual key of {0}", fr: "Touche d’origine de {0}", es: "Tecla original de {0}" }
    NO_KEY { en: "No key", fr: "Aucune", es: "Ninguna" }
    NO_KEY_NAME { en: "No key for {0}", fr: "Aucune touche pour {0}", es: "Ninguna tecla para {0}" }
    USUAL_ALL { en: "All keys as usual", fr: "Toutes les touches d’origine", es: "Todas las teclas originales" }
    PRESS_KEY {
        en: "Press the new key of {0}. Escape leaves it as it is.",
        fr: "Appuyez sur la nouvelle touche de {0}. Échap laisse tout en l’état.",
        es: "Pulse la nueva tecla de {0}. Esc la deja como está.",
    }
    KEY_TAKEN {
        en: "{0} is the key of {1}. Take it, or press another one.",
        fr: "{0} est la touche de {1}. Prenez-la, ou appuyez sur une autre.",
        es: "{0} es la tecla de {1}. Quítesela, o pulse otra.",
    }
    KEY_TAKE { en: "Take it", fr: "La prendre", es: "Quitársela" }
    KEY_RESERVED {
        en: "{0} always does the same, in fields and everywhere; press another key.",
        fr: "{0} fait toujours la même chose, dans les champs et partout ; appuyez sur une autre touche.",
        es: "{0} hace siempre lo mismo, en los campos y en todas partes; pulse otra tecla.",
    }
    KEY_NEEDS_CTRL {
        en: "{0} turns, paints or presses what has the focus; with Ctrl it can be the key of a command.",
        fr: "{0} tourne, peint ou actionne ce qui a le focus ; avec Ctrl, elle peut être la touche d’une commande.",
        es: "{0} gira, pinta o acciona lo que tiene el foco; con Ctrl puede ser la tecla de un comando.",
    }
    KEY_IN_CONFLICT { en: "also the key of {0}", fr: "aussi la touche de {0}", es: "también la tecla de {0}" }
    NEWS_KEY_GIVEN { en: "{0} is now the key of {1}.", fr: "{0} est maintenant la touche de {1}.", es: "{0} es ahora la tecla de {1}." }
    NEWS_KEYS_TAKEN { en: "{0} has no key now.", fr: "{0} n’a plus de touche.", es: "{0} ya no tiene tecla." }
    NEWS_KEYS_USUAL { en: "The usual keys are back.", fr: "Les touches d’origine sont de retour.", es: "Vuelven las teclas originales." }
    KEYS_CUSTOM_UNKNOWN {
        en: "Some keys of the settings file are unknown and do nothing: {0}",
        fr: "Des touches du fichier de réglages sont inconnues et sans effet : {0}",
        es: "Algunas teclas del archivo de ajustes son desconocidas y no hacen nada: {0}",
    }

    RESET_SETTINGS { en: "Reset settings…", fr: "Réinitialiser les réglages…", es: "Restablecer los ajustes…" }
    RESET_SETTINGS_TIP {
        en: "Make all settings, keys and colours as at the first start; positions and files stay",
        fr: "Remettre réglages, touches et couleurs comme au premier lancement ; positions et fichiers restent",
        es: "Dejar ajustes, teclas y colores como en el primer inicio; posiciones y archivos quedan",
    }
    RESET_ASK { en: "Reset all settings?", fr: "Réinitialiser tous les réglages ?", es: "¿Restablecer todos los ajustes?" }
    RESET_WHAT {
        en: "Keys, colours, theme, language, speed, limits, methods and views become as at the first start. Positions, solutions, the list of recent files and the place of the tables stay as they are.",
        fr: "Touches, couleurs, thème, langue, vitesse, limites, méthodes et vues redeviennent comme au premier lancement. Positions, solutions, fichiers récents et dossier des tables restent tels quels.",
        es: "Teclas, colores, tema, idioma, velocidad, límites, métodos y vistas vuelven a ser como en el primer inicio. Posiciones, soluciones, archivos recientes y el lugar de las tablas quedan como están.",
    }
    RESET_YES { en: "Reset", fr: "Réinitialiser", es: "Restablecer" }
    NEWS_SETTINGS_RESET { en: "All settings are as at the first start.", fr: "Tous les réglages sont comme au premier lancement.", es: "Todos los ajustes están como en el primer inicio." }

    THEME_TIP { en: "Light or dark, or as the system", fr: "Clair ou sombre, ou comme le système", es: "Claro u oscuro, o como el sistema" }
    LANGUAGE_TIP { en: "The language of all texts", fr: "La langue de tous les textes", es: "El idioma de todos los textos" }
    ENGLISH { en: "English", fr: "English", es: "English" }
    FRENCH { en: "Français", fr: "Français", es: "Français" }
    SPANISH { en: "Español", fr: "Español", es: "Español" }
    SPEED_GROUP { en: "Speed", fr: "Vitesse", es: "Velocidad" }
    SPEED_CHOICE_TIP { en: "How fast moves are played", fr: "À quelle vitesse les coups sont joués", es: "A qué velocidad se reproducen los movimientos" }
    VIEW_GROUP { en: "Show", fr: "Montrer", es: "Mostrar" }
    CHART_GROUP { en: "Chart", fr: "Graphique", es: "Gráfico" }
    SCRAMBLE_WAY_TIP { en: "How Scramble draws a position", fr: "Comment Mélanger tire une position", es: "Cómo elige Mezclar una posición" }

    KEY_CTRL { en: "Ctrl", fr: "Ctrl", es: "Ctrl" }
    KEY_ALT { en: "Alt", fr: "Alt", es: "Alt" }
    KEY_TAB { en: "Tab", fr: "Tab", es: "Tab" }
    KEY_END { en: "End", fr: "Fin", es: "Fin" }
    KEY_INSERT { en: "Insert", fr: "Inser", es: "Insertar" }
    KEY_PAGE_UP { en: "PageUp", fr: "PgPréc", es: "Re Pág" }
    KEY_PAGE_DOWN { en: "PageDown", fr: "PgSuiv", es: "Av Pág" }
    KEY_EQUALS { en: "Equals", fr: "Égal", es: "Igual" }
    KEY_SEMICOLON { en: "Semicolon", fr: "Point-virgule", es: "Punto y coma" }
    KEY_SLASH { en: "Slash", fr: "Barre oblique", es: "Barra" }
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

/// Those that shortcuts are written with, by their names in settings.
const NAMED: [Text<0>; 25] = [
    KEY_CTRL,
    KEY_ALT,
    KEY_SHIFT,
    KEY_ENTER,
    KEY_ESCAPE,
    KEY_DELETE,
    KEY_BACKSPACE,
    KEY_SPACE,
    KEY_TAB,
    KEY_UP,
    KEY_DOWN,
    KEY_LEFT,
    KEY_RIGHT,
    KEY_HOME,
    KEY_END,
    KEY_INSERT,
    KEY_PAGE_UP,
    KEY_PAGE_DOWN,
    KEY_COMMA,
    KEY_PERIOD,
    KEY_PLUS,
    KEY_MINUS,
    KEY_EQUALS,
    KEY_SEMICOLON,
    KEY_SLASH,
];

/// The name of a key that has one, by its English name, which is that in settings.
pub fn name_of(english: &str) -> Option<Text<0>> {
    NAMED.iter().find(|name| name.say(Language::English) == english).copied()
}

/// A shortcut that is written in English, such as `Ctrl+Shift+Delete`.
pub fn shortcut(language: Language, english: &str) -> String {
    let say = |key: &str| name_of(key).map_or(key, |name| name.say(language)).to_owned();
    english.split('+').map(say).collect::<Vec<String>>().join("+")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn named_keys_have_their_names_and_others_stay() {
        assert_eq!(shortcut(Language::French, "Ctrl+Shift+Delete"), "Ctrl+Maj+Suppr");
        assert_eq!(shortcut(Language::Spanish, "Ctrl+Shift+Z"), "Ctrl+Mayús+Z");
        assert_eq!(shortcut(Language::French, "Ctrl+Left"), "Ctrl+Gauche");
        assert_eq!(shortcut(Language::Spanish, "Ctrl++"), "Ctrl++");
        assert_eq!(shortcut(Language::English, "F1"), "F1");
    }
}
