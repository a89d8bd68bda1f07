//! What is said aloud to whoever does not see the window.

use super::text::texts;

texts! {
    SAID_BEST {
        en: "Best {0} {1}, at least {2}.",
        fr: "Meilleure {0} {1}, au moins {2}.",
        es: "Mejor {0} {1}, al menos {2}.",
    }
    SAID_PROVEN { en: "{0} {1}, proven optimal.", fr: "{0} {1}, optimum prouvé.", es: "{0} {1}, óptima demostrada." }
    SAID_NONE {
        en: "No solution yet, at least {0} {1}.",
        fr: "Pas encore de solution, au moins {0} {1}.",
        es: "Aún no hay solución, al menos {0} {1}.",
    }
    SAID_END { en: "Search {0}. {1}", fr: "Recherche {0}. {1}", es: "Búsqueda, {0}. {1}" }
    SAID_FAULT { en: "{0}: {1}. {2}", fr: "{0} : {1}. {2}", es: "{0}: {1}. {2}" }
    SPLITTER { en: "Border between panels", fr: "Bord entre les panneaux", es: "Borde entre los paneles" }
}
