//! The line of news at the foot of the window: what happened last.

use super::text::texts;

texts! {
    NEWS_WELCOME {
        en: "Paint or type a position, scramble, or open an MC4D log; then solve.",
        fr: "Peignez ou tapez une position, mélangez, ou ouvrez un journal de MC4D ; puis lancez la résolution.",
        es: "Pinte o escriba una posición, mezcle, o abra un registro de MC4D; luego resuelva.",
    }
    NEWS_OPENED { en: "Opened {0}.", fr: "{0} est ouvert.", es: "Se abrió {0}." }
    NEWS_OPENED_SOLVED {
        en: "Opened {0} at its scramble; its own moves after it ({1}) solve it.",
        fr: "{0} est ouvert à son mélange ; ses propres coups ensuite ({1}) le résolvent.",
        es: "Se abrió {0} en su mezcla; sus propios movimientos posteriores ({1}) la resuelven.",
    }
    NEWS_OPENED_MOVES {
        en: "Opened {0} at its scramble; its own moves after it ({1}) can be played.",
        fr: "{0} est ouvert à son mélange ; ses propres coups ensuite ({1}) peuvent être joués.",
        es: "Se abrió {0} en su mezcla; sus propios movimientos posteriores ({1}) se pueden reproducir.",
    }
    NEWS_OPENED_LONG {
        en: "Opened {0} at its scramble; its own moves after it ({1}) are too many to be played here.",
        fr: "{0} est ouvert à son mélange ; ses propres coups ensuite ({1}) sont trop nombreux pour être joués ici.",
        es: "Se abrió {0} en su mezcla; sus propios movimientos posteriores ({1}) son demasiados para reproducirlos aquí.",
    }
    NEWS_OPENED_REMARKS {
        en: "Opened {0}; remarks about it are below the position.",
        fr: "{0} est ouvert ; des remarques à son sujet figurent sous la position.",
        es: "Se abrió {0}; hay notas sobre él debajo de la posición.",
    }
    NEWS_SAVED {
        en: "Saved {0}; it ends solved.",
        fr: "{0} est enregistré ; il se termine résolu.",
        es: "Se guardó {0}; termina resuelto.",
    }
    NEWS_SCRAMBLED {
        en: "A random position, seed {0}.",
        fr: "Une position au hasard, graine {0}.",
        es: "Una posición al azar, semilla {0}.",
    }
    NEWS_SHUFFLED {
        en: "{0} random turns, seed {1}.",
        fr: "{0} coups au hasard, graine {1}.",
        es: "{0} giros al azar, semilla {1}.",
    }
    NEWS_RESET { en: "The puzzle is solved.", fr: "Le casse-tête est résolu.", es: "El rompecabezas está resuelto." }
    NEWS_STOPPED_ELSEWHERE {
        en: "{0} The search for the {1} was stopped; what it found is kept.",
        fr: "{0} La recherche pour le {1} a été arrêtée ; ce qu’elle a trouvé est gardé.",
        es: "{0} La búsqueda para el {1} se detuvo; lo que encontró se conserva.",
    }
    NEWS_STOPPED_OTHER {
        en: "{0} The search for another position was stopped; what it found is kept.",
        fr: "{0} La recherche pour une autre position a été arrêtée ; ce qu’elle a trouvé est gardé.",
        es: "{0} La búsqueda para otra posición se detuvo; lo que encontró se conserva.",
    }
    NEWS_SOLVING { en: "Searching.", fr: "Recherche en cours.", es: "Buscando." }
    NEWS_JOINED {
        en: "The large tables have joined the search.",
        fr: "Les grandes tables ont rejoint la recherche.",
        es: "Las tablas grandes se han unido a la búsqueda.",
    }
    NEWS_FOUND {
        en: "Found {0} {1} after {2} s.",
        fr: "Trouvé {0} {1} après {2} s.",
        es: "Encontrada una de {0} {1} tras {2} s.",
    }
    NEWS_FOUND_BEFORE {
        en: "Found {0} {1} after {2} s, for the position before.",
        fr: "Trouvé {0} {1} après {2} s, pour la position d’avant.",
        es: "Encontrada una de {0} {1} tras {2} s, para la posición anterior.",
    }
    NEWS_FOUND_OTHER {
        en: "Found {0} {1} after {2} s, for another position.",
        fr: "Trouvé {0} {1} après {2} s, pour une autre position.",
        es: "Encontrada una de {0} {1} tras {2} s, para otra posición.",
    }
    NEWS_FOUND_ELSEWHERE {
        en: "Found {0} {1} after {2} s, for the {3}.",
        fr: "Trouvé {0} {1} après {2} s, pour le {3}.",
        es: "Encontrada una de {0} {1} tras {2} s, para el {3}.",
    }
    NEWS_OF_OTHER {
        en: "For another position: {0}",
        fr: "Pour une autre position : {0}",
        es: "Para otra posición: {0}",
    }
    NEWS_OF_ELSEWHERE { en: "For the {1}: {0}", fr: "Pour le {1} : {0}", es: "Para el {1}: {0}" }
    NEWS_OF_BEFORE {
        en: "For the position before: {0}",
        fr: "Pour la position d’avant : {0}",
        es: "Para la posición anterior: {0}",
    }
    NEWS_SEARCH_GOES_ON {
        en: "{0} The search for the position before goes on.",
        fr: "{0} La recherche pour la position d’avant continue.",
        es: "{0} La búsqueda para la posición anterior continúa.",
    }
    NEWS_GOES_ON_OTHER {
        en: "{0} The search for another position goes on.",
        fr: "{0} La recherche pour une autre position continue.",
        es: "{0} La búsqueda para otra posición continúa.",
    }
    NEWS_GOES_ON_ELSEWHERE {
        en: "{0} The search for the {1} goes on.",
        fr: "{0} La recherche pour le {1} continue.",
        es: "{0} La búsqueda para el {1} continúa.",
    }
    NEWS_BACK_TO_RESULTS {
        en: "Back at the position of these results; redo leads on again.",
        fr: "Retour à la position de ces résultats ; rétablir ramène à la suite.",
        es: "De vuelta en la posición de estos resultados; rehacer lleva de nuevo adelante.",
    }
    NEWS_OPTIMAL {
        en: "Proven: nothing is shorter than {0} {1}.",
        fr: "Démontré : rien n’est plus court que {0} {1}.",
        es: "Demostrado: nada es más corto que {0} {1}.",
    }
    NEWS_ALL {
        en: "All optimal solutions are found: {0} of {1} {2}.",
        fr: "Toutes les solutions optimales sont trouvées : {0} en {1} {2}.",
        es: "Se han encontrado todas las soluciones óptimas: {0} de {1} {2}.",
    }
    NEWS_ALL_SO_FAR {
        en: "Optimal solutions so far: {0} of {1} {2}; there may be more.",
        fr: "Solutions optimales jusqu’ici : {0} en {1} {2} ; il peut y en avoir d’autres.",
        es: "Soluciones óptimas hasta ahora: {0} de {1} {2}; puede haber más.",
    }
    NEWS_ENDED {
        en: "The best so far is {0} {1}; at least {2} are needed.",
        fr: "La meilleure jusqu’ici est en {0} {1} ; il en faut au moins {2}.",
        es: "La mejor hasta ahora es de {0} {1}; se necesitan al menos {2}.",
    }
    NEWS_NOTHING {
        en: "No solution was found within the limits; at least {0} {1} are needed.",
        fr: "Aucune solution n’a été trouvée dans les limites ; il faut au moins {0} {1}.",
        es: "No se encontró solución dentro de los límites; se necesitan al menos {0} {1}.",
    }
    NEWS_EXHAUSTED {
        en: "This method did not come to a solution and has nothing more to try; at least {0} {1} are needed.",
        fr: "Cette méthode n’est arrivée à aucune solution et n’a plus rien à essayer ; il faut au moins {0} {1}.",
        es: "Este método no llegó a ninguna solución y no tiene nada más que probar; se necesitan al menos {0} {1}.",
    }
    NEWS_STOPPED { en: "Stopped.", fr: "Arrêté.", es: "Detenido." }
    NEWS_TABLES_STOPPED {
        en: "Stopped while tables were prepared.",
        fr: "Arrêté pendant la préparation des tables.",
        es: "Detenido mientras se preparaban las tablas.",
    }
    NEWS_COPIED {
        en: "The moves are on the clipboard.",
        fr: "Les coups sont dans le presse-papiers.",
        es: "Los movimientos están en el portapapeles.",
    }
    NEWS_COPIED_TEXT {
        en: "Copied to the clipboard.",
        fr: "Copié dans le presse-papiers.",
        es: "Copiado al portapapeles.",
    }
    NEWS_NO_DIALOG {
        en: "This system has no file dialog; type the path.",
        fr: "Ce système n’a pas de dialogue de fichiers ; tapez le chemin.",
        es: "Este sistema no tiene diálogo de archivos; escriba la ruta.",
    }
    NEWS_TABLES_UNSAVED {
        en: "Tables could not be kept, and will be built again next time: {0}",
        fr: "Des tables n’ont pas pu être gardées, et seront reconstruites la prochaine fois : {0}",
        es: "No se pudieron conservar algunas tablas, y se construirán otra vez la próxima vez: {0}",
    }

    NEWS_PUZZLE {
        en: "The {0}; the other puzzles keep their positions.",
        fr: "Le {0} ; les autres casse-tête gardent leurs positions.",
        es: "El {0}; los otros rompecabezas conservan sus posiciones.",
    }
    NEWS_PAINTED { en: "Painted.", fr: "Peint.", es: "Pintado." }
    NEWS_TYPED {
        en: "The position is what was typed.",
        fr: "La position est celle qui a été tapée.",
        es: "La posición es la que se escribió.",
    }
    NEWS_GROWING {
        en: "Read as facelets, more of which are to come; letters with blanks between them are moves.",
        fr: "Lu comme des facettes, dont la suite est attendue ; des lettres séparées par des espaces sont des coups.",
        es: "Leído como facetas, de las que faltan más; las letras separadas por espacios son movimientos.",
    }
    NEWS_MISTYPED {
        en: "What is typed has a mistake; the net still shows the position before it.",
        fr: "Ce qui est tapé contient une erreur ; le patron montre encore la position d’avant.",
        es: "Lo escrito tiene un error; el desarrollo aún muestra la posición anterior.",
    }
    NEWS_CLEARED { en: "Cleared.", fr: "Effacé.", es: "Borrado." }
    NEWS_FILLED { en: "Facelets filled in: {0}.", fr: "Facettes complétées : {0}.", es: "Facetas completadas: {0}." }
    NEWS_ROTATED {
        en: "The whole cube was turned by {0}.",
        fr: "Tout le cube a été tourné par {0}.",
        es: "Se giró todo el cubo con {0}.",
    }
    NEWS_TURNED { en: "Turned {0}.", fr: "Coup joué : {0}.", es: "Giro hecho: {0}." }
    NEWS_FIXED {
        en: "Centres are fixed; tick “Paint centres too” to paint them.",
        fr: "Les centres sont fixes ; cochez « Peindre aussi les centres » pour les peindre.",
        es: "Los centros son fijos; marque «Pintar también los centros» para pintarlos.",
    }
    NEWS_COPIED_FACELETS {
        en: "The facelets are on the clipboard.",
        fr: "Les facettes sont dans le presse-papiers.",
        es: "Las facetas están en el portapapeles.",
    }
    NEWS_PASTED { en: "Pasted.", fr: "Collé.", es: "Pegado." }
    NEWS_NOT_PASTED { en: "Not pasted: {0}", fr: "Non collé : {0}", es: "No se pegó: {0}" }
}
