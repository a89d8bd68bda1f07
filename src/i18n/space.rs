//! The texts of the view in space and of turning by pointer and keys.

use super::text::texts;

texts! {
    VIEW_NAME {
        en: "spatial view of the {0}, drag to turn it",
        fr: "vue dans l’espace du {0}, glisser pour le tourner",
        es: "vista espacial del {0}, arrastrar para girarlo",
    }
    HELD_FACE {
        en: "{0} – left click: {1}, right click: {2}, middle: {3}",
        fr: "{0} – clic gauche : {1}, clic droit : {2}, milieu : {3}",
        es: "{0} – clic izquierdo: {1}, derecho: {2}, central: {3}",
    }
    HELD_GRIP {
        en: "{0} – left click: {1}, right click: {2}",
        fr: "{0} – clic gauche : {1}, clic droit : {2}",
        es: "{0} – clic izquierdo: {1}, clic derecho: {2}",
    }
    HELD_EDGE {
        en: "{0} – a click makes half a turn: {1}",
        fr: "{0} – un clic fait un demi-tour : {1}",
        es: "{0} – un clic da media vuelta: {1}",
    }
    HOW_TO_TURN {
        en: "Click a face to turn it; drag turns the view, the wheel zooms",
        fr: "Cliquer sur une face la tourne ; glisser tourne la vue, la molette agrandit",
        es: "Un clic gira la cara; arrastrar gira la vista, la rueda acerca",
    }
    HOW_TO_TURN_FOURTH {
        en: "Click turns a cell; drag and Shift+drag turn the view, Ctrl+click centres a cell",
        fr: "Un clic tourne une cellule ; glisser et Maj+glisser tournent la vue, Ctrl+clic centre une cellule",
        es: "Un clic gira una celda; arrastrar y Mayús+arrastrar giran la vista, Ctrl+clic centra una celda",
    }
    TYPED_TURN {
        en: "{0} – Enter makes this turn, Shift+Enter its inverse",
        fr: "{0} – Entrée joue ce coup, Maj+Entrée son inverse",
        es: "{0} – Intro hace este giro, Mayús+Intro el inverso",
    }
    TYPED_CELL {
        en: "{0} – now the letters toward which the grip lies",
        fr: "{0} – puis les lettres vers lesquelles se trouve la prise",
        es: "{0} – ahora las letras hacia las que está el agarre",
    }
    NEWS_NO_TURN { en: "That names no turn: {0}", fr: "Cela ne désigne aucun coup : {0}", es: "Eso no nombra ningún giro: {0}" }

    RESET_VIEW { en: "Reset view", fr: "Vue initiale", es: "Vista inicial" }
    RESET_VIEW_TIP {
        en: "Look at the puzzle as at the start",
        fr: "Regarder le casse-tête comme au début",
        es: "Mirar el rompecabezas como al principio",
    }
    CELL_SIZE { en: "Cells", fr: "Cellules", es: "Celdas" }
    CELL_SIZE_TIP {
        en: "How large each cell is; smaller ones stand farther apart",
        fr: "Taille de chaque cellule ; plus petites, elles s’écartent",
        es: "Tamaño de cada celda; las pequeñas quedan más separadas",
    }
    STICKER_SIZE { en: "Stickers", fr: "Facettes", es: "Facetas" }
    STICKER_SIZE_TIP {
        en: "How large each sticker is within its cell",
        fr: "Taille de chaque facette dans sa cellule",
        es: "Tamaño de cada faceta dentro de su celda",
    }
    REDUCE_MOTION { en: "Reduce motion", fr: "Réduire les animations", es: "Reducir el movimiento" }
    REDUCE_MOTION_TIP {
        en: "Show turns at once, without a way between",
        fr: "Montrer les coups d’emblée, sans transition",
        es: "Mostrar los giros de una vez, sin transición",
    }

    TURN_KEYS { en: "Turning", fr: "Tourner", es: "Girar" }
    KEYS_FACES { en: "U D R L F B", fr: "U, D, R, L, F, B", es: "U, D, R, L, F o B" }
    KEYS_FACES_DO {
        en: "Turn that face of a cube clockwise",
        fr: "Tourner cette face d’un cube dans le sens horaire",
        es: "Girar esa cara de un cubo en sentido horario",
    }
    KEYS_INVERSE { en: "Shift+letter", fr: "Maj+lettre", es: "Mayús+letra" }
    KEYS_INVERSE_DO { en: "Turn it the other way", fr: "La tourner dans l’autre sens", es: "Girarla al revés" }
    KEYS_HALF { en: "Alt+letter", fr: "Alt+lettre", es: "Alt+letra" }
    KEYS_HALF_DO { en: "Turn it by half", fr: "La tourner d’un demi-tour", es: "Girarla media vuelta" }
    KEYS_CELLS { en: "I B D L R U F O, 2", fr: "I, B, D, L, R, U, F, O, 2", es: "I, B, D, L, R, U, F, O o 2" }
    KEYS_CELLS_DO {
        en: "Type a turn of the hypercube: its cell, then the letters of its grip, such as UF2",
        fr: "Taper un coup de l’hypercube : sa cellule, puis les lettres de la prise, comme UF2",
        es: "Escribir un giro del hipercubo: su celda y luego las letras del agarre, como UF2",
    }
    KEYS_ENTER { en: "Enter, Shift+Enter", fr: "Entrée, Maj+Entrée", es: "Intro, Mayús+Intro" }
    KEYS_ENTER_DO {
        en: "Make the typed turn, or its inverse",
        fr: "Jouer le coup tapé, ou son inverse",
        es: "Hacer el giro escrito, o el inverso",
    }
    KEYS_BACK { en: "Backspace, Escape", fr: "Retour arrière, Échap", es: "Retroceso, Escape" }
    KEYS_BACK_DO {
        en: "Take back a typed letter, or all of them",
        fr: "Effacer une lettre tapée, ou toutes",
        es: "Borrar una letra escrita, o todas",
    }
    VIEW_KEYS { en: "In the view", fr: "Dans la vue", es: "En la vista" }
    KEYS_DRAG { en: "Drag", fr: "Glisser", es: "Arrastrar" }
    KEYS_DRAG_DO { en: "Turn the view", fr: "Tourner la vue", es: "Girar la vista" }
    KEYS_SHIFT_DRAG { en: "Shift+drag", fr: "Maj+glisser", es: "Mayús+arrastrar" }
    KEYS_SHIFT_DRAG_DO {
        en: "Turn the hypercube through the fourth axis",
        fr: "Tourner l’hypercube par le quatrième axe",
        es: "Girar el hipercubo por el cuarto eje",
    }
    KEYS_CTRL_CLICK { en: "Ctrl+click", fr: "Ctrl+clic", es: "Ctrl+clic izquierdo" }
    KEYS_CTRL_CLICK_DO {
        en: "Bring a cell of the hypercube to the centre",
        fr: "Amener une cellule de l’hypercube au centre",
        es: "Llevar una celda del hipercubo al centro",
    }
    KEYS_WHEEL { en: "Wheel", fr: "Molette", es: "Rueda" }
    KEYS_WHEEL_DO { en: "Larger or smaller", fr: "Plus grand ou plus petit", es: "Más grande o más pequeño" }
    KEYS_ARROWS { en: "Arrows, Shift+arrows", fr: "Flèches, Maj+flèches", es: "Flechas, Mayús+flechas" }
    KEYS_ARROWS_DO {
        en: "The same as drag and Shift+drag, while the view has the focus",
        fr: "Comme glisser et Maj+glisser, quand la vue a le focus",
        es: "Como arrastrar y Mayús+arrastrar, si la vista tiene el foco",
    }
    KEYS_DOUBLE { en: "Double click beside the puzzle", fr: "Double-clic à côté", es: "Doble clic al lado" }
    KEYS_DOUBLE_DO { en: "Reset the view", fr: "Revenir à la vue initiale", es: "Volver a la vista inicial" }
}
