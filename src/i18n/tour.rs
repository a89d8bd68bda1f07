//! The texts of the tour, of ways through the window by keys, and of what this program is.

use super::text::texts;

texts! {
    FOCUS_MENU { en: "Go to the menus", fr: "Aller aux menus", es: "Ir a los menús" }
    FOCUS_MENU_TIP {
        en: "Give the keys to the menus: Enter opens one, arrows go through them",
        fr: "Donner les touches aux menus : Entrée en ouvre un, les flèches les parcourent",
        es: "Dar las teclas a los menús: Intro abre uno, las flechas los recorren",
    }
    NEXT_PANE {
        en: "Next part of the window",
        fr: "Partie suivante de la fenêtre",
        es: "Parte siguiente de la ventana",
    }
    NEXT_PANE_TIP {
        en: "Give the keys to the net, then to the view in space, the solver, the menus, and again to the net",
        fr: "Donner les touches au patron, puis à la vue dans l’espace, au solveur, aux menus, et de nouveau au patron",
        es: "Dar las teclas al desarrollo, luego a la vista en el espacio, al resolvedor, a los menús, y de nuevo al desarrollo",
    }
    TOUR { en: "Tour", fr: "Visite guidée", es: "Recorrido" }
    TOUR_TIP {
        en: "Show in five steps what is where",
        fr: "Montrer en cinq étapes ce qui se trouve où",
        es: "Mostrar en cinco pasos qué hay en cada sitio",
    }
    TOUR_NAME { en: "Tour, step {0} of {1}", fr: "Visite guidée, étape {0} sur {1}", es: "Recorrido, paso {0} de {1}" }
    TOUR_BACK { en: "Back", fr: "Retour", es: "Atrás" }
    TOUR_BACK_TIP { en: "To the step before", fr: "À l’étape précédente", es: "Al paso anterior" }
    TOUR_NEXT { en: "Next", fr: "Suivant", es: "Siguiente" }
    TOUR_DONE { en: "Finish", fr: "Terminer", es: "Terminar" }
    TOUR_NEXT_TIP {
        en: "To the next step; after the last one the tour ends",
        fr: "À l’étape suivante ; après la dernière la visite se termine",
        es: "Al paso siguiente; tras el último el recorrido termina",
    }
    TOUR_LEAVE { en: "Leave", fr: "Quitter", es: "Salir" }
    TOUR_LEAVE_TIP {
        en: "Leave the tour; Help has it again",
        fr: "Quitter la visite ; l’aide la propose de nouveau",
        es: "Salir del recorrido; la ayuda lo tiene de nuevo",
    }
    STEP_NET { en: "Enter a position", fr: "Saisir une position", es: "Introducir una posición" }
    STEP_NET_TEXT {
        en: "Choose a colour and paint the net, or type or paste moves or facelets below it, or scramble. What cannot be is outlined and said at once.",
        fr: "Choisissez une couleur et peignez le patron, ou tapez ou collez des coups ou des facettes au-dessous, ou mélangez. Ce qui est impossible est entouré et dit aussitôt.",
        es: "Elija un color y pinte el desarrollo, o escriba o pegue movimientos o facetas debajo, o mezcle. Lo que no puede ser se marca y se dice al instante.",
    }
    STEP_SOLVE { en: "Solve it", fr: "La résoudre", es: "Resolverla" }
    STEP_SOLVE_TEXT {
        en: "Solve starts at once and finds ever shorter solutions, while the proven lower bound rises. Stop keeps the best. Nothing is called optimal before the two meet.",
        fr: "La résolution part aussitôt et trouve des solutions toujours plus courtes, tandis que la borne inférieure prouvée monte. L’arrêt garde la meilleure. Rien n’est dit optimal avant que les deux se rejoignent.",
        es: "La resolución empieza al instante y halla soluciones cada vez más cortas, mientras sube la cota inferior demostrada. Al detenerla se conserva la mejor. Nada se llama óptimo antes de que ambas se encuentren.",
    }
    STEP_PLAY { en: "Watch it", fr: "La regarder", es: "Mirarla" }
    STEP_PLAY_TEXT {
        en: "Drag the puzzle to turn it round, click it to turn a face or a cell. The bar below plays the solution; each move is explained under it.",
        fr: "Tirez le casse-tête pour le voir d’un autre côté, cliquez pour tourner une face ou une cellule. La barre au-dessous joue la solution ; chaque coup y est expliqué.",
        es: "Arrastre el rompecabezas para verlo de otro lado, haga clic para girar una cara o una celda. La barra de abajo reproduce la solución; cada movimiento se explica debajo.",
    }
    STEP_FILES { en: "Files and settings", fr: "Fichiers et réglages", es: "Archivos y ajustes" }
    STEP_FILES_TEXT {
        en: "The File menu opens and saves. The View menu has the language, and under Appearance colours for every eye, letters, patterns and sizes. Whatever changes the position can be undone.",
        fr: "Le menu Fichier ouvre et enregistre. Le menu Affichage offre la langue et, sous Apparence, des couleurs pour tous les yeux, des lettres, des motifs et des tailles. Tout ce qui change la position s’annule.",
        es: "El menú Archivo abre y guarda. El menú Ver tiene el idioma y, en Apariencia, colores para todos los ojos, letras, motivos y tamaños. Todo lo que cambia la posición se puede deshacer.",
    }
    STEP_TABLES { en: "Tables, keys and help", fr: "Tables, touches et aide", es: "Tablas, teclas y ayuda" }
    STEP_TABLES_TEXT {
        en: "The first search of each puzzle computes tables of distances: about ten seconds for the 3×3×3 and half a minute for the 2×2×2×2 on two cores, and one searches meanwhile. They take {0} MB in all and are kept in {1}. F1 lists all keys, and the Help menu explains every method.",
        fr: "La première recherche de chaque casse-tête calcule des tables de distances : une dizaine de secondes pour le 3×3×3 et une demi-minute pour le 2×2×2×2 sur deux cœurs, et l’on cherche déjà pendant ce temps. Elles occupent {0} Mo en tout et sont gardées dans {1}. F1 donne toutes les touches, et le menu Aide explique chaque méthode.",
        es: "La primera búsqueda de cada rompecabezas calcula tablas de distancias: unos diez segundos para el 3×3×3 y medio minuto para el 2×2×2×2 con dos núcleos, y mientras tanto ya se busca. Ocupan {0} MB en total y se guardan en {1}. F1 muestra todas las teclas, y el menú Ayuda explica cada método.",
    }
    SOLUTION_TIP {
        en: "Choose this solution, to be played, copied and saved",
        fr: "Choisir cette solution, pour la jouer, la copier et l’enregistrer",
        es: "Elegir esta solución, para reproducirla, copiarla y guardarla",
    }
    ABOUT_MACHINE {
        en: "{0} processors; this program has {1} MB in memory, of tables in use {2} MB",
        fr: "{0} processeurs ; ce programme occupe {1} Mo en mémoire, tables utilisées {2} Mo",
        es: "{0} procesadores; este programa ocupa {1} MB en memoria, tablas en uso {2} MB",
    }
    ABOUT_LICENCE { en: "Licence: {0}", fr: "Licence : {0}", es: "Licencia: {0}" }
    ABOUT_TABLE_STATES { en: "State of the tables", fr: "État des tables", es: "Estado de las tablas" }
    ABOUT_COPY { en: "Copy", fr: "Copier", es: "Copiar" }
    ABOUT_COPY_TIP {
        en: "Copy all this, for a report of a fault",
        fr: "Copier tout ceci, pour signaler un défaut",
        es: "Copiar todo esto, para informar de un fallo",
    }
    TABLE_LINE { en: "{0}: {1}, {2} bytes", fr: "{0} : {1}, {2} octets", es: "{0}: {1}, de {2} bytes" }
}
