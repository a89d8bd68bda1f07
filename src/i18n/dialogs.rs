//! The texts of dialogs.

use super::text::texts;

texts! {
    WAITING_FILE {
        en: "Choose a file in the dialog that is open",
        fr: "Choisissez un fichier dans le dialogue ouvert",
        es: "Elija un archivo en el diálogo abierto",
    }
    WAITING_FOLDER {
        en: "Choose a folder in the dialog that is open",
        fr: "Choisissez un dossier dans le dialogue ouvert",
        es: "Elija una carpeta en el diálogo abierto",
    }
    FILTER_LOGS { en: "MC4D logs", fr: "Journaux MC4D", es: "Registros MC4D" }
    FILTER_ALL { en: "All files", fr: "Tous les fichiers", es: "Todos los archivos" }
    PATH { en: "Path", fr: "Chemin", es: "Ruta" }
    PATH_HINT { en: "/home/me/scramble.log", fr: "/home/moi/melange.log", es: "/home/yo/mezcla.log" }
    PATH_OPEN {
        en: "Open a log or a session",
        fr: "Ouvrir un journal ou une session",
        es: "Abrir un registro o una sesión",
    }
    PATH_SAVE { en: "Save the solution", fr: "Enregistrer la solution", es: "Guardar la solución" }
    PATH_WHY {
        en: "This system offers no file dialog, so the path is typed here. It would offer one with xdg-desktop-portal and a backend such as xdg-desktop-portal-gtk, or with zenity installed.",
        fr: "Ce système n’offre pas de dialogue de fichiers ; le chemin se tape donc ici. Il en offrirait un si xdg-desktop-portal et un service comme xdg-desktop-portal-gtk, ou bien zenity, étaient installés.",
        es: "Este sistema no ofrece diálogo de archivos, así que la ruta se escribe aquí. Ofrecería uno si estuvieran instalados xdg-desktop-portal y un servicio como xdg-desktop-portal-gtk, o bien zenity.",
    }
    REPLACE { en: "Replace the file?", fr: "Remplacer le fichier ?", es: "¿Reemplazar el archivo?" }
    REPLACE_WHAT { en: "{0} is already there.", fr: "{0} existe déjà.", es: "{0} ya existe." }
    REPLACE_ADVICE {
        en: "Replacing it loses what it holds now.",
        fr: "Le remplacer fait perdre ce qu’il contient.",
        es: "Al reemplazarlo se pierde lo que contiene.",
    }
    REPLACE_YES { en: "Replace", fr: "Remplacer", es: "Reemplazar" }
    ACCEPT_OPEN { en: "Open", fr: "Ouvrir", es: "Abrir" }
    ACCEPT_SAVE { en: "Save", fr: "Enregistrer", es: "Guardar" }
    CANCEL { en: "Cancel", fr: "Annuler", es: "Cancelar" }
    CLOSE { en: "Close", fr: "Fermer", es: "Cerrar" }
    SENTENCE { en: "{0}.", fr: "{0}.", es: "{0}." }
    WHERE { en: "Where: {0}", fr: "Où : {0}", es: "Dónde: {0}" }
    ERROR_OPEN { en: "The file was not opened", fr: "Le fichier n’a pas été ouvert", es: "No se abrió el archivo" }
    ERROR_SAVE { en: "The file was not saved", fr: "Le fichier n’a pas été enregistré", es: "No se guardó el archivo" }
    ERROR_SOLVE {
        en: "The position was not solved",
        fr: "La position n’a pas été résolue",
        es: "No se resolvió la posición",
    }
    ERROR_SETTINGS {
        en: "The settings were not read",
        fr: "Les réglages n’ont pas été lus",
        es: "No se leyeron los ajustes",
    }
    KEYS_TITLE { en: "Keys", fr: "Touches", es: "Teclas" }
    ABOUT_TITLE { en: "Unfold {0}", fr: "Unfold {0}", es: "Unfold {0}" }
    ABOUT_WHAT {
        en: "Solves the 2×2×2, the 3×3×3 and the 2×2×2×2: ever shorter solutions, and a proven lower bound that rises meanwhile.",
        fr: "Résout le 2×2×2, le 3×3×3 et le 2×2×2×2 : des solutions toujours plus courtes, et une borne inférieure prouvée qui monte pendant ce temps.",
        es: "Resuelve el 2×2×2, el 3×3×3 y el 2×2×2×2: soluciones cada vez más cortas, y una cota inferior demostrada que sube mientras tanto.",
    }
    ABOUT_COUNT {
        en: "Cubes: lengths are counted in HTM, any turn of one face is one move, or in QTM, where a half turn is two.",
        fr: "Cubes : les longueurs se comptent en HTM, où tourner une face est un coup, quel que soit l’angle, ou en QTM, où un demi-tour en vaut deux.",
        es: "Cubos: las longitudes se cuentan en HTM, donde todo giro de una cara es un movimiento, o en QTM, donde medio giro son dos.",
    }
    ABOUT_COUNT_HYPER {
        en: "2×2×2×2: lengths are counted in STM, any turn of one cell is one move.",
        fr: "2×2×2×2 : les longueurs se comptent en STM, où tourner une cellule est un coup, quel que soit l’angle.",
        es: "2×2×2×2: las longitudes se cuentan en STM, donde todo giro de una celda es un movimiento.",
    }
    ABOUT_TABLES { en: "Tables: {0}", fr: "Tables : {0}", es: "Tablas: {0}" }
    ABOUT_SETTINGS { en: "Settings: {0}", fr: "Réglages : {0}", es: "Ajustes: {0}" }
    DROP_HERE {
        en: "Drop the file to open it",
        fr: "Déposez le fichier pour l’ouvrir",
        es: "Suelte el archivo para abrirlo",
    }
}
