//! The texts of pictures of the puzzle.

use super::text::texts;

texts! {
    SAVE_PICTURE { en: "Save picture…", fr: "Enregistrer une image…", es: "Guardar una imagen…" }
    SAVE_PICTURE_TIP {
        en: "Save the net or the puzzle in space as SVG or PNG",
        fr: "Enregistrer le patron ou le casse-tête dans l’espace en SVG ou en PNG",
        es: "Guardar el desarrollo o el rompecabezas en el espacio como SVG o PNG",
    }
    PICTURE_OF { en: "Picture of", fr: "Image de", es: "Imagen de" }
    OF_NET { en: "The flat net", fr: "Le patron à plat", es: "El desarrollo plano" }
    OF_SPACE { en: "The puzzle in space", fr: "Le casse-tête dans l’espace", es: "El rompecabezas en el espacio" }
    PICTURE_AS { en: "Written as", fr: "Écrite en", es: "Escrita como" }
    AS_SVG {
        en: "SVG: polygons, sharp in any size",
        fr: "SVG : des polygones, nets à toute taille",
        es: "SVG: polígonos, nítidos en cualquier tamaño",
    }
    AS_PNG {
        en: "PNG: pixels, as large as the window",
        fr: "PNG : des pixels, aussi grande que la fenêtre",
        es: "PNG: píxeles, tan grande como la ventana",
    }
    PICTURE_NAME {
        en: "The end of the name counts: .svg or .png.",
        fr: "La fin du nom compte : .svg ou .png.",
        es: "Cuenta el final del nombre: .svg o .png.",
    }
    CHOOSE_PLACE { en: "Choose the place…", fr: "Choisir l’endroit…", es: "Elegir el lugar…" }
    PATH_PICTURE { en: "Save the picture", fr: "Enregistrer l’image", es: "Guardar la imagen" }
    FILTER_PICTURES { en: "SVG and PNG pictures", fr: "Images SVG et PNG", es: "Imágenes SVG y PNG" }
    NEWS_PICTURE_SAVED { en: "The picture is in {0}.", fr: "L’image est dans {0}.", es: "La imagen está en {0}." }
    NO_FORMAT {
        en: "Pictures are written as SVG or PNG only",
        fr: "Les images ne s’écrivent qu’en SVG ou en PNG",
        es: "Las imágenes solo se escriben como SVG o PNG",
    }
    NO_FORMAT_DO {
        en: "Let the name end in .svg or .png.",
        fr: "Donnez un nom qui finit par .svg ou .png.",
        es: "Dé un nombre que termine en .svg o .png.",
    }
    DRAWN_NET { en: "The flat net of the {0}", fr: "Le patron à plat du {0}", es: "El desarrollo plano del {0}" }
    DRAWN_SPACE { en: "The {0} in space", fr: "Le {0} dans l’espace", es: "El {0} en el espacio" }
}
