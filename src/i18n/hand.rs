//! The texts of turning by hand.

use super::text::texts;

texts! {
    TURNED_FROM { en: "{0} · turned by hand", fr: "{0} · puis à la main", es: "{0} · luego a mano" }
    TURNED_SOLVED { en: "Solved by hand · {0}", fr: "Résolu à la main · {0}", es: "Resuelto a mano · {0}" }
    MOVES_ON { en: "{0} · moves played: {1}", fr: "{0} · coups joués : {1}", es: "{0} · movimientos hechos: {1}" }
    MOVE_SHOWN { en: "{0} · move {1} of {2}", fr: "{0} · coup {1} sur {2}", es: "{0} · movimiento {1} de {2}" }
    MOVE_SHOWN_SOLVED {
        en: "Solved · {0} · move {1} of {2}",
        fr: "Résolu · {0} · coup {1} sur {2}",
        es: "Resuelto · {0} · movimiento {1} de {2}",
    }
    SCRAMBLE_SHOWN { en: "Scramble · {0} · move {1} of {2}", fr: "Mélange · {0} · coup {1} sur {2}", es: "Mezcla · {0} · movimiento {1} de {2}" }
    SCRAMBLE_AFTER {
        en: "Scramble (seed {2}) after {0} of {1} moves",
        fr: "Mélange (graine {2}) après {0} coups sur {1}",
        es: "Mezcla (semilla {2}) tras {0} de {1} movimientos",
    }
    SCRAMBLE_AFTER_OTHER {
        en: "Scramble after {0} of {1} moves · {2}",
        fr: "Mélange après {0} coups sur {1} · {2}",
        es: "Mezcla tras {0} de {1} movimientos · {2}",
    }
    NEWS_COPIED_SCRAMBLE {
        en: "The scramble’s moves are on the clipboard.",
        fr: "Les coups du mélange sont dans le presse-papiers.",
        es: "Los movimientos de la mezcla están en el portapapeles.",
    }
    NEWS_PLAYING_SCRAMBLE {
        en: "The moves of the scramble were found, and are played.",
        fr: "Les coups du mélange ont été trouvés, et sont joués.",
        es: "Se encontraron los movimientos de la mezcla, y se reproducen.",
    }
    PLAY_SCRAMBLE { en: "Play the scramble", fr: "Jouer le mélange", es: "Reproducir la mezcla" }
    PLAY_SCRAMBLE_TIP {
        en: "Play the moves that lead from the solved puzzle to this position",
        fr: "Jouer les coups qui mènent du casse-tête résolu à cette position",
        es: "Reproducir los movimientos que llevan del rompecabezas resuelto a esta posición",
    }
    COPY_SCRAMBLE { en: "Copy the scramble", fr: "Copier le mélange", es: "Copiar la mezcla" }
    COPY_SCRAMBLE_TIP {
        en: "Copy the moves that lead from the solved puzzle to this position",
        fr: "Copier les coups qui mènent du casse-tête résolu à cette position",
        es: "Copiar los movimientos que llevan del rompecabezas resuelto a esta posición",
    }
    WATCH_SCRAMBLE { en: "Watch scrambles", fr: "Voir les mélanges", es: "Ver las mezclas" }
    WATCH_SCRAMBLE_TIP {
        en: "Play the moves of a scramble when it is made",
        fr: "Jouer les coups d’un mélange quand il est fait",
        es: "Reproducir los movimientos de una mezcla al hacerla",
    }
    PLAYED_SCRAMBLE { en: "the scramble", fr: "le mélange", es: "la mezcla" }
    PLAYED_EARLIER { en: "the moves before", fr: "les coups d’avant", es: "los movimientos de antes" }
    PLAY_SOLUTION { en: "Play the solution", fr: "Jouer la solution", es: "Reproducir la solución" }
    PLAY_EARLIER { en: "Play the moves before", fr: "Jouer les coups d’avant", es: "Reproducir los movimientos de antes" }
    PLAY_OTHER_TIP {
        en: "Show these moves from their beginning instead",
        fr: "Montrer plutôt ces coups, depuis leur début",
        es: "Mostrar en su lugar estos movimientos desde el principio",
    }
    BACK_TO_RESULTS { en: "Back to that position", fr: "Revenir à cette position", es: "Volver a esa posición" }
    BACK_TO_RESULTS_TIP {
        en: "Undo what was done since; redo brings it back",
        fr: "Annuler ce qui a été fait depuis ; rétablir le ramène",
        es: "Deshacer lo hecho desde entonces; rehacer lo recupera",
    }
    RESULTS_BEFORE {
        en: "Of the position before this one:",
        fr: "De la position d’avant :",
        es: "De la posición anterior:",
    }
    SEARCHED_ELSEWHERE {
        en: "A search is at work for the {0}.",
        fr: "Une recherche est en cours pour le {0}.",
        es: "Hay una búsqueda en curso para el {0}.",
    }
    GO_TO_SEARCHED { en: "Show the {0}", fr: "Montrer le {0}", es: "Mostrar el {0}" }
    TURNS { en: "Turns: {0} {1}", fr: "Coups : {0} {1}", es: "Giros: {0} {1}" }
    TURNS_TIP {
        en: "Turns made by hand since the position was opened, scrambled, painted or typed; consecutive turns of the same layers count as one, rotations of the whole puzzle as none",
        fr: "Coups joués à la main depuis que la position a été ouverte, mélangée, peinte ou tapée ; des coups consécutifs des mêmes couches comptent pour un, les rotations du tout pour zéro",
        es: "Giros hechos a mano desde que la posición se abrió, mezcló, pintó o escribió; los giros consecutivos de las mismas capas cuentan como uno, las rotaciones del conjunto como cero",
    }
    CLOCK { en: "Time: {0}", fr: "Temps : {0}", es: "Tiempo: {0}" }
    CLOCK_TIP {
        en: "Runs from the first turn until the puzzle is solved",
        fr: "Court du premier coup jusqu’à la résolution",
        es: "Corre desde el primer giro hasta la resolución",
    }
    UNDO_TURN { en: "Undo turn", fr: "Annuler le coup", es: "Deshacer el giro" }
    UNDO_TURN_TIP {
        en: "Take back the last turn made by hand",
        fr: "Reprendre le dernier coup joué à la main",
        es: "Deshacer el último giro hecho a mano",
    }
    SAVE_TURNS { en: "Save my turns…", fr: "Enregistrer mes coups…", es: "Guardar mis giros…" }
    SAVE_TURNS_TIP {
        en: "Save an MC4D log: the scramble, its mark, and the turns made by hand, whether or not they solve",
        fr: "Enregistrer un journal MC4D : le mélange, sa marque et les coups joués à la main, qu’ils résolvent ou non",
        es: "Guardar un registro de MC4D: la mezcla, su marca y los giros hechos a mano, resuelvan o no",
    }
    SAVE_TURNS_BY_PATH {
        en: "Save my turns by path…",
        fr: "Enregistrer mes coups par chemin…",
        es: "Guardar mis giros por ruta…",
    }
    SAVE_TURNS_BY_PATH_TIP {
        en: "Type the path of the log of the turns made by hand",
        fr: "Taper le chemin du journal des coups joués à la main",
        es: "Escribir la ruta del registro de los giros hechos a mano",
    }
    PATH_SAVE_TURNS { en: "Save my turns", fr: "Enregistrer mes coups", es: "Guardar mis giros" }
    WHY_NO_TURNS {
        en: "No turns have been made by hand yet.",
        fr: "Aucun coup n’a encore été joué à la main.",
        es: "Todavía no se ha hecho ningún giro a mano.",
    }
    WHY_FINDING {
        en: "Moves that reach a position are being looked for already; wait until they are found, or stop the search for them.",
        fr: "Des coups menant à une position sont déjà recherchés ; attendez qu’ils soient trouvés, ou arrêtez cette recherche.",
        es: "Ya se buscan movimientos que lleven a una posición; espere a que se encuentren, o detenga esa búsqueda.",
    }
    FINDING {
        en: "Looking for moves that reach the position",
        fr: "Recherche de coups menant à la position",
        es: "Buscando movimientos que lleven a la posición",
    }
    NEWS_FINDING_SCRAMBLE {
        en: "Looking for moves that reach this position from the solved puzzle.",
        fr: "Recherche de coups menant du casse-tête résolu à cette position.",
        es: "Buscando movimientos que lleven del rompecabezas resuelto a esta posición.",
    }
    NEWS_SCRAMBLE_LATE {
        en: "The scramble was found, but its position is no longer the one shown.",
        fr: "Le mélange a été trouvé, mais sa position n’est plus celle qui est affichée.",
        es: "Se encontró la mezcla, pero su posición ya no es la que se muestra.",
    }
    NEWS_FINDING {
        en: "The turns will be saved as soon as moves are found that reach the position from which you began.",
        fr: "Les coups seront enregistrés dès que seront trouvés des coups menant à votre position de départ.",
        es: "Los giros se guardarán en cuanto se encuentren movimientos que lleven a la posición de partida.",
    }
    NEWS_FINDING_STOPPED { en: "Stopped; nothing was saved.", fr: "Arrêté ; rien n’a été enregistré.", es: "Detenido; no se guardó nada." }
    NEWS_TURNS_SAVED {
        en: "Saved {0}: your turns ({1} {2}).",
        fr: "{0} enregistré : vos coups ({1} {2}).",
        es: "Se guardó {0}: sus giros ({1} {2}).",
    }
    NEWS_SOLVED { en: "Solved by hand: {0} {1} in {2}.", fr: "Résolu à la main : {0} {1} en {2}.", es: "Resuelto a mano: {0} {1} en {2}." }
}
