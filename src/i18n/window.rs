//! The texts of the window.

use super::text::texts;
pub use super::{dialogs::*, news::*, search::*};

texts! {
    TITLE { en: "Unfold", fr: "Unfold", es: "Unfold" }
    TITLE_FILE { en: "{0} - Unfold", fr: "{0} - Unfold", es: "{0} - Unfold" }

    MENU_FILE { en: "File", fr: "Fichier", es: "Archivo" }
    MENU_EDIT { en: "Edit", fr: "Édition", es: "Editar" }
    MENU_VIEW { en: "View", fr: "Affichage", es: "Ver" }
    MENU_HELP { en: "Help", fr: "Aide", es: "Ayuda" }
    OPEN_RECENT { en: "Open recent", fr: "Fichiers récents", es: "Abrir reciente" }
    THEME { en: "Theme", fr: "Thème", es: "Tema" }
    THEME_SYSTEM { en: "As the system", fr: "Comme le système", es: "Como el sistema" }
    THEME_LIGHT { en: "Light", fr: "Clair", es: "Claro" }
    THEME_DARK { en: "Dark", fr: "Sombre", es: "Oscuro" }
    LANGUAGE { en: "Language", fr: "Langue (Language)", es: "Idioma (Language)" }
    LETTERS { en: "Letters on facelets", fr: "Lettres sur les facettes", es: "Letras en las facetas" }
    LETTERS_TIP {
        en: "Write each facelet's colour letter on it",
        fr: "Écrire sur chaque facette la lettre de sa couleur",
        es: "Escribir en cada faceta la letra de su color",
    }

    NET { en: "Position", fr: "Position", es: "Posición" }
    FILE_SCRAMBLE {
        en: "Random position, seed {0}",
        fr: "Position au hasard, graine {0}",
        es: "Posición al azar, semilla {0}",
    }
    FILE_SHUFFLE {
        en: "{0} random turns, seed {1}",
        fr: "{0} coups au hasard, graine {1}",
        es: "{0} giros al azar, semilla {1}",
    }
    FILE_NAME { en: "{0}: {1} moves STM", fr: "{0} : {1} coups STM", es: "{0}: {1} movimientos STM" }
    FILE_NAME_AFTER {
        en: "{0}: {1} moves STM, and {2} after the scramble",
        fr: "{0} : {1} coups STM, et {2} après le mélange",
        es: "{0}: {1} movimientos STM, y {2} tras la mezcla",
    }
    REMARKS { en: "About this file", fr: "À propos de ce fichier", es: "Sobre este archivo" }
    CELL { en: "cell {0}", fr: "cellule {0}", es: "celda {0}" }
    STICKER {
        en: "sticker {0} of {1}, colour {2} {3}",
        fr: "facette {0} de {1}, couleur {2} {3}",
        es: "faceta {0} de {1}, color {2} {3}",
    }
    STICKER_TIP {
        en: "This sticker lies on cell {0} and has colour {1}, {2}",
        fr: "Cette facette se trouve sur la cellule {0} et a la couleur {1}, {2}",
        es: "Esta faceta está en la celda {0} y tiene el color {1}, {2}",
    }
    POSITION_SOLVED {
        en: "This position is solved.",
        fr: "Cette position est résolue.",
        es: "Esta posición está resuelta.",
    }

    TABLES_UNUSED {
        en: "Tables: opened at the first search",
        fr: "Tables : ouvertes à la première recherche",
        es: "Tablas: se abren en la primera búsqueda",
    }
    TABLES_WORK { en: "Tables, built once: {0}", fr: "Tables, construites une fois : {0}", es: "Tablas, se construyen una vez: {0}" }
    TABLES_OPENED { en: "Tables, being opened: {0}", fr: "Tables, en cours d’ouverture : {0}", es: "Tablas, abriéndose: {0}" }
    TABLES_BEHIND {
        en: "Tables: the small ones are in use, the large ones are being built, once",
        fr: "Tables : les petites servent, les grandes sont construites, une seule fois",
        es: "Tablas: se usan las pequeñas, se construyen las grandes, una sola vez",
    }
    TABLES_BEHIND_OPENED {
        en: "Tables: the small ones are in use, the large ones are being opened",
        fr: "Tables : les petites servent, les grandes sont en cours d’ouverture",
        es: "Tablas: se usan las pequeñas, se abren las grandes",
    }
    TABLES_NEXT {
        en: "Tables: the large ones are being built for the next search, once",
        fr: "Tables : les grandes sont construites pour la prochaine recherche, une seule fois",
        es: "Tablas: se construyen las grandes para la próxima búsqueda, una sola vez",
    }
    TABLES_NEXT_OPENED {
        en: "Tables: the large ones are being opened for the next search",
        fr: "Tables : les grandes s’ouvrent pour la prochaine recherche",
        es: "Tablas: se abren las grandes para la próxima búsqueda",
    }
    TABLES_SMALL {
        en: "Tables: only the small ones are in use",
        fr: "Tables : seules les petites servent",
        es: "Tablas: solo se usan las pequeñas",
    }
    TABLES_READY { en: "Tables: ready", fr: "Tables : prêtes", es: "Tablas: listas" }
    MEMORY { en: "Memory: {0} MB", fr: "Mémoire : {0} Mo", es: "Memoria: {0} MB" }
    MEMORY_TIP {
        en: "What this program has in memory now",
        fr: "Ce que ce programme occupe en mémoire en ce moment",
        es: "Lo que este programa ocupa ahora en memoria",
    }
    MEMORY_TABLES { en: "tables in use: {0} MB", fr: "tables utilisées : {0} Mo", es: "tablas en uso: {0} MB" }
    MEMORY_TABLES_TIP {
        en: "The size of the tables in use; they are mapped from their files, and only what is looked at is in memory",
        fr: "La taille des tables utilisées ; elles sont projetées depuis leurs fichiers, et seul ce qui est consulté est en mémoire",
        es: "El tamaño de las tablas en uso; se proyectan desde sus archivos, y solo lo consultado está en memoria",
    }
    TABLE_AXIS_ROWS {
        en: "distances of the first stage",
        fr: "distances de la première étape",
        es: "distancias de la primera etapa",
    }
    TABLE_CUBE3 { en: "distances of the 3×3×3", fr: "distances du 3×3×3", es: "distancias del 3×3×3" }
    TABLE_CUBE2_ALL {
        en: "distances of the 2×2×2 in both metrics",
        fr: "distances du 2×2×2 dans les deux métriques",
        es: "distancias del 2×2×2 en ambas métricas",
    }
    TABLE_CUBE2 { en: "distances of the 2×2×2", fr: "distances du 2×2×2", es: "distancias del 2×2×2" }
}
