//! The texts of turning by hand.

use super::text::texts;

texts! {
    TURNED_FROM { en: "{0} · turned by hand", fr: "{0} · puis à la main", es: "{0} · luego a mano" }
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
        en: "Turns are being saved already; wait until that is done, or stop it.",
        fr: "Des coups sont déjà en cours d’enregistrement ; attendez la fin, ou arrêtez-le.",
        es: "Ya se están guardando giros; espere a que termine, o deténgalo.",
    }
    FINDING {
        en: "Looking for moves that reach the position from which you began",
        fr: "Recherche de coups menant à votre position de départ",
        es: "Buscando movimientos que lleven a la posición de partida",
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
