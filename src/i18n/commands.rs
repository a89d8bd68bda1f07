//! The texts and tooltips of commands.

use super::text::texts;

texts! {
    OPEN { en: "Open…", fr: "Ouvrir…", es: "Abrir…" }
    OPEN_TIP {
        en: "Open an MC4D log, whose last position becomes the puzzle, or a session",
        fr: "Ouvrir un journal de MC4D, dont la dernière position devient le casse-tête, ou une session",
        es: "Abrir un registro de MC4D, cuya última posición pasa a ser la del rompecabezas, o una sesión",
    }
    OPEN_BY_PATH { en: "Open by path…", fr: "Ouvrir par chemin…", es: "Abrir por ruta…" }
    OPEN_BY_PATH_TIP {
        en: "Type or paste the path of an MC4D log",
        fr: "Taper ou coller le chemin d’un journal de MC4D",
        es: "Escribir o pegar la ruta de un registro de MC4D",
    }
    FORGET_RECENT { en: "Clear this list", fr: "Vider cette liste", es: "Vaciar esta lista" }
    FORGET_RECENT_TIP {
        en: "Forget which files were opened",
        fr: "Oublier quels fichiers ont été ouverts",
        es: "Olvidar qué archivos se abrieron",
    }
    SAVE { en: "Save solution…", fr: "Enregistrer la solution…", es: "Guardar solución…" }
    SAVE_TIP {
        en: "Save the log with the solution shown behind it, for MC4D to play",
        fr: "Enregistrer le journal suivi de la solution affichée, que MC4D peut rejouer",
        es: "Guardar el registro seguido de la solución mostrada, para reproducirla en MC4D",
    }
    SAVE_BY_PATH { en: "Save solution by path…", fr: "Enregistrer par chemin…", es: "Guardar por ruta…" }
    SAVE_BY_PATH_TIP {
        en: "Type the path of the file to save",
        fr: "Taper le chemin du fichier à enregistrer",
        es: "Escribir la ruta del archivo que se guardará",
    }
    QUIT { en: "Quit", fr: "Quitter", es: "Salir" }
    QUIT_TIP {
        en: "Stop everything and close the window",
        fr: "Tout arrêter et fermer la fenêtre",
        es: "Detenerlo todo y cerrar la ventana",
    }
    UNDO { en: "Undo", fr: "Annuler", es: "Deshacer" }
    UNDO_TIP {
        en: "Back to the position before, with its solutions",
        fr: "Revenir à la position précédente, avec ses solutions",
        es: "Volver a la posición anterior, con sus soluciones",
    }
    REDO { en: "Redo", fr: "Rétablir", es: "Rehacer" }
    REDO_TIP {
        en: "Forward to the position that was undone",
        fr: "Reprendre la position qui a été annulée",
        es: "Recuperar la posición que se deshizo",
    }
    SCRAMBLE { en: "Scramble", fr: "Mélanger", es: "Mezclar" }
    SCRAMBLE_TIP {
        en: "A position drawn at random from all positions; can be undone",
        fr: "Une position tirée au hasard parmi toutes ; peut être annulé",
        es: "Una posición elegida al azar entre todas; se puede deshacer",
    }
    RESET { en: "Solved", fr: "Résolu", es: "Resuelto" }
    RESET_TIP {
        en: "The solved puzzle; can be undone",
        fr: "Le casse-tête résolu ; peut être annulé",
        es: "El rompecabezas resuelto; se puede deshacer",
    }
    SOLVE { en: "Solve", fr: "Résoudre", es: "Resolver" }
    SOLVE_TIP {
        en: "Look for ever shorter solutions of this position",
        fr: "Chercher des solutions toujours plus courtes de cette position",
        es: "Buscar soluciones cada vez más cortas de esta posición",
    }
    STOP { en: "Stop", fr: "Arrêter", es: "Detener" }
    STOP_TIP {
        en: "Stop searching and keep the best so far",
        fr: "Arrêter la recherche et garder la meilleure solution jusqu’ici",
        es: "Detener la búsqueda y conservar la mejor solución hasta ahora",
    }
    COPY { en: "Copy moves", fr: "Copier les coups", es: "Copiar movimientos" }
    COPY_TIP {
        en: "Copy the moves of the solution shown to the clipboard",
        fr: "Copier les coups de la solution affichée dans le presse-papiers",
        es: "Copiar al portapapeles los movimientos de la solución mostrada",
    }
    PLAY { en: "Play", fr: "Jouer", es: "Reproducir" }
    PLAY_TIP {
        en: "Play the moves on the net, or pause",
        fr: "Jouer les coups sur le patron, ou faire une pause",
        es: "Reproducir los movimientos en el desarrollo, o hacer una pausa",
    }
    PLAY_START { en: "To the start", fr: "Au début", es: "Al principio" }
    PLAY_START_TIP {
        en: "The position before the first move",
        fr: "La position avant le premier coup",
        es: "La posición antes del primer movimiento",
    }
    PLAY_BACK { en: "Step back", fr: "Coup précédent", es: "Paso atrás" }
    PLAY_BACK_TIP {
        en: "Take back the last move played",
        fr: "Reprendre le dernier coup joué",
        es: "Deshacer el último movimiento reproducido",
    }
    PLAY_FORWARD { en: "Step on", fr: "Coup suivant", es: "Paso adelante" }
    PLAY_FORWARD_TIP { en: "Play the next move", fr: "Jouer le coup suivant", es: "Reproducir el movimiento siguiente" }
    PLAY_END { en: "To the end", fr: "À la fin", es: "Al final" }
    PLAY_END_TIP {
        en: "The position after the last move",
        fr: "La position après le dernier coup",
        es: "La posición después del último movimiento",
    }
    ZOOM_IN { en: "Larger", fr: "Plus grand", es: "Más grande" }
    ZOOM_IN_TIP { en: "Show everything larger", fr: "Tout afficher en plus grand", es: "Mostrarlo todo más grande" }
    ZOOM_OUT { en: "Smaller", fr: "Plus petit", es: "Más pequeño" }
    ZOOM_OUT_TIP { en: "Show everything smaller", fr: "Tout afficher en plus petit", es: "Mostrarlo todo más pequeño" }
    ZOOM_RESET { en: "Normal size", fr: "Taille normale", es: "Tamaño normal" }
    ZOOM_RESET_TIP {
        en: "Show everything in its normal size",
        fr: "Tout afficher à sa taille normale",
        es: "Mostrarlo todo a su tamaño normal",
    }
    KEYS { en: "Keys", fr: "Touches", es: "Teclas" }
    KEYS_TIP { en: "List all keys", fr: "La liste de toutes les touches", es: "La lista de todas las teclas" }
    ABOUT { en: "About Unfold", fr: "À propos d’Unfold", es: "Acerca de Unfold" }
    ABOUT_TIP {
        en: "What this program is, and where it keeps its files",
        fr: "Ce qu’est ce programme, et où il garde ses fichiers",
        es: "Qué es este programa y dónde guarda sus archivos",
    }
    STOP_WAITING { en: "Stop waiting", fr: "Ne plus attendre", es: "Dejar de esperar" }
    STOP_WAITING_TIP {
        en: "Go back to this window without a file, if the other dialog is gone or hidden",
        fr: "Revenir à cette fenêtre sans fichier, si l’autre dialogue a disparu ou est caché",
        es: "Volver a esta ventana sin archivo, si el otro diálogo ha desaparecido o está oculto",
    }
    DISMISS_TIP {
        en: "Close what is open in front and change nothing",
        fr: "Fermer ce qui est ouvert au premier plan sans rien changer",
        es: "Cerrar lo que está abierto delante sin cambiar nada",
    }
}
