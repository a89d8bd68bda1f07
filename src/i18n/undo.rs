//! What can be undone, by name.

use super::text::texts;

texts! {
    UNDO_DEED { en: "Undo {0}", fr: "Annuler {0}", es: "Deshacer {0}" }
    REDO_DEED { en: "Redo {0}", fr: "Rétablir {0}", es: "Rehacer {0}" }
    NEWS_UNDONE { en: "Undone: {0}.", fr: "Annulé : {0}.", es: "Deshecho: {0}." }
    NEWS_REDONE { en: "Redone: {0}.", fr: "Rétabli : {0}.", es: "Rehecho: {0}." }
    DEED_RESET { en: "reset", fr: "la remise à zéro", es: "el reinicio" }
    DEED_SCRAMBLE { en: "scramble", fr: "le mélange", es: "la mezcla" }
    DEED_OPEN { en: "opening", fr: "l’ouverture", es: "la apertura" }
    DEED_TURN { en: "turn", fr: "le coup", es: "el giro" }
    DEED_ROTATE { en: "rotation", fr: "la rotation", es: "la rotación" }
    DEED_PAINT { en: "painting", fr: "la peinture", es: "la pintura" }
    DEED_CLEAR { en: "clear", fr: "l’effacement", es: "el borrado" }
    DEED_FILL_IN { en: "fill in", fr: "le remplissage", es: "el relleno" }
    DEED_TYPE { en: "typing", fr: "la saisie", es: "lo escrito" }
    DEED_PASTE { en: "paste", fr: "le collage", es: "lo pegado" }
    DEED_PLAY { en: "playing", fr: "la lecture", es: "la reproducción" }
}
