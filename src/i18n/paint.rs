//! The texts of the hypercube's net, which is painted like those of the cubes.

use super::text::texts;

texts! {
    NET_DIGITS { en: "1 to 6; 0 to 7 on the 2×2×2×2", fr: "1 à 6 ; 0 à 7 sur le 2×2×2×2", es: "1 a 6; 0 a 7 en el 2×2×2×2" }
    NET_DELETE { en: "Delete, Backspace; 0 on cubes", fr: "Suppr, Retour arrière ; 0 sur les cubes", es: "Supr, Retroceso; 0 en los cubos" }
    HOW_TO_TYPE_HYPER {
        en: "Keys on the net: arrows, 0 to 7, Delete.",
        fr: "Touches sur le patron : flèches, 0 à 7, Suppr.",
        es: "Teclas en el desarrollo: flechas, 0 a 7, Supr.",
    }
    ERASER_HYPER { en: "eraser, key Delete", fr: "gomme, touche Suppr", es: "goma, tecla Supr" }

    STICKER_BARE {
        en: "sticker {0} of {1}, not painted",
        fr: "facette {0} de {1}, non peinte",
        es: "faceta {0} de {1}, sin pintar",
    }
    STICKER_FORCED {
        en: "sticker {0} of {1}, not painted, only {2} fits",
        fr: "facette {0} de {1}, non peinte, seule couleur possible : {2}",
        es: "faceta {0} de {1}, sin pintar, único color posible: {2}",
    }

    TURN_WHOLE_HYPER { en: "Turn whole hypercube", fr: "Tourner tout l’hypercube", es: "Girar todo el hipercubo" }
    TURN_WHOLE_SHORT { en: "Turn whole", fr: "Tourner", es: "Girar" }
    HOLD_UF { en: "{1-2}UF", fr: "{1-2}UF", es: "{1-2}UF" }
    HOLD_UF_TIP {
        en: "Hold the whole hypercube otherwise: cell R comes to the middle, to the place of I",
        fr: "Tenir tout l’hypercube autrement : la cellule R vient au milieu, à la place de I",
        es: "Sostener todo el hipercubo de otro modo: la celda R viene al centro, al lugar de I",
    }
    HOLD_UB { en: "{1-2}UB", fr: "{1-2}UB", es: "{1-2}UB" }
    HOLD_UB_TIP {
        en: "Hold the whole hypercube otherwise: cell L comes to the middle, to the place of I",
        fr: "Tenir tout l’hypercube autrement : la cellule L vient au milieu, à la place de I",
        es: "Sostener todo el hipercubo de otro modo: la celda L viene al centro, al lugar de I",
    }
    HOLD_RF { en: "{1-2}RF", fr: "{1-2}RF", es: "{1-2}RF" }
    HOLD_RF_TIP {
        en: "Hold the whole hypercube otherwise: cell D comes to the middle, to the place of I",
        fr: "Tenir tout l’hypercube autrement : la cellule D vient au milieu, à la place de I",
        es: "Sostener todo el hipercubo de otro modo: la celda D viene al centro, al lugar de I",
    }
    HOLD_RB { en: "{1-2}RB", fr: "{1-2}RB", es: "{1-2}RB" }
    HOLD_RB_TIP {
        en: "Hold the whole hypercube otherwise: cell U comes to the middle, to the place of I",
        fr: "Tenir tout l’hypercube autrement : la cellule U vient au milieu, à la place de I",
        es: "Sostener todo el hipercubo de otro modo: la celda U viene al centro, al lugar de I",
    }
    HOLD_RU { en: "{1-2}RU", fr: "{1-2}RU", es: "{1-2}RU" }
    HOLD_RU_TIP {
        en: "Hold the whole hypercube otherwise: cell F comes to the middle, to the place of I",
        fr: "Tenir tout l’hypercube autrement : la cellule F vient au milieu, à la place de I",
        es: "Sostener todo el hipercubo de otro modo: la celda F viene al centro, al lugar de I",
    }
    HOLD_RD { en: "{1-2}RD", fr: "{1-2}RD", es: "{1-2}RD" }
    HOLD_RD_TIP {
        en: "Hold the whole hypercube otherwise: cell B comes to the middle, to the place of I",
        fr: "Tenir tout l’hypercube autrement : la cellule B vient au milieu, à la place de I",
        es: "Sostener todo el hipercubo de otro modo: la celda B viene al centro, al lugar de I",
    }
    NEWS_ROTATED_HYPER {
        en: "The whole hypercube was turned by {0}.",
        fr: "Tout l’hypercube a été tourné par {0}.",
        es: "Se giró todo el hipercubo con {0}.",
    }
    SCRAMBLE_BY_TIP_HYPER {
        en: "A position drawn uniformly from all, or random turns as MC4D makes them: never a cell twice running, nor its opposite after it",
        fr: "Une position tirée uniformément parmi toutes, ou des coups au hasard comme ceux de MC4D : jamais deux fois de suite la même cellule, ni son opposée après elle",
        es: "Una posición extraída uniformemente entre todas, o giros al azar como los de MC4D: nunca dos veces seguidas la misma celda, ni la opuesta tras ella",
    }
}
