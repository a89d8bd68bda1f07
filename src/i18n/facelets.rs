//! The texts of facelets that are written by their colours.

use super::text::texts;

texts! {
    READ_COLOURS {
        en: "The letters were read as colours ({0}), {1}.",
        fr: "Les lettres ont été lues comme des couleurs ({0}), {1}.",
        es: "Las letras se leyeron como colores ({0}), {1}.",
    }
    READ_COLOURS_CENTRES {
        en: "The letters were read as colours ({0}), {1}, with the centres of the solved cube.",
        fr: "Les lettres ont été lues comme des couleurs ({0}), {1}, avec les centres du cube résolu.",
        es: "Las letras se leyeron como colores ({0}), {1}, con los centros del cubo resuelto.",
    }
    ORDER_FACES { en: "the faces in the order {0}", fr: "les faces dans l’ordre {0}", es: "las caras en el orden {0}" }
    ORDER_ROWS {
        en: "row by row as on the net",
        fr: "ligne par ligne comme sur le patron",
        es: "fila por fila como en el desarrollo",
    }
    COPY_COLOURS {
        en: "Copy facelets as colours",
        fr: "Copier les facettes par couleurs",
        es: "Copiar facetas como colores",
    }
    COPY_COLOURS_TIP {
        en: "Copy all facelets to the clipboard by the letters of their colours: W R G Y O B",
        fr: "Copier toutes les facettes dans le presse-papiers par les lettres de leurs couleurs : W R G Y O B",
        es: "Copiar al portapapeles todas las facetas con las letras de sus colores: W R G Y O B",
    }
    NEWS_COPIED_COLOURS {
        en: "The facelets are on the clipboard as colours ({0}).",
        fr: "Les facettes sont dans le presse-papiers, par couleurs ({0}).",
        es: "Las facetas están en el portapapeles como colores ({0}).",
    }
    NEWS_AND { en: "{0} {1}", fr: "{0} {1}", es: "{0} {1}" }
    COLOURS_OF_CUBES {
        en: "The colours of the {0} have no letters",
        fr: "Les couleurs du {0} n’ont pas de lettres",
        es: "Los colores del {0} no tienen letras",
    }
    COLOURS_OF_CUBES_DO {
        en: "Use --as facelets, or add --puzzle {0}.",
        fr: "Utilisez --as facelets, ou ajoutez --puzzle {0}.",
        es: "Use --as facelets, o añada --puzzle {0}.",
    }
}
