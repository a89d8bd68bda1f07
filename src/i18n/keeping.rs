//! The texts of sessions, of leaving, and of what is pasted and copied.

use super::text::texts;

texts! {
    SAVE_SESSION { en: "Save session…", fr: "Enregistrer la session…", es: "Guardar la sesión…" }
    SAVE_SESSION_TIP {
        en: "Save all positions, solutions, runs and what can be undone as a file that Open opens again",
        fr: "Enregistrer positions, solutions, recherches et historique dans un fichier que Ouvrir rouvre",
        es: "Guardar posiciones, soluciones, búsquedas e historial en un archivo que Abrir vuelve a abrir",
    }
    PATH_SESSION { en: "Save the session", fr: "Enregistrer la session", es: "Guardar la sesión" }
    FILTER_SESSIONS { en: "Unfold sessions", fr: "Sessions d’Unfold", es: "Sesiones de Unfold" }
    FILTER_OPEN { en: "MC4D logs and sessions", fr: "Journaux MC4D et sessions", es: "Registros MC4D y sesiones" }
    RESTORE { en: "Restore at the next start", fr: "Restaurer au prochain démarrage", es: "Restaurar en el próximo inicio" }
    RESTORE_TIP {
        en: "Keep positions, solutions, runs and what can be undone, and find them again at the next start",
        fr: "Garder positions, solutions, recherches et historique, et les retrouver au prochain démarrage",
        es: "Conservar posiciones, soluciones, búsquedas e historial, y encontrarlos en el próximo inicio",
    }
    ASK_ON_LEAVING { en: "Ask before leaving", fr: "Demander avant de quitter", es: "Preguntar antes de salir" }
    ASK_ON_LEAVING_TIP {
        en: "Ask when the window is closed while something is unsaved or at work",
        fr: "Demander lorsque l’on ferme la fenêtre et qu’il reste quelque chose de non enregistré ou en cours",
        es: "Preguntar al cerrar la ventana si queda algo sin guardar o en marcha",
    }
    LEAVE { en: "Leave now?", fr: "Quitter maintenant ?", es: "¿Salir ahora?" }
    LEAVE_SOLUTIONS {
        en: "Positions whose solutions were not saved: {0}.",
        fr: "Positions dont les solutions n’ont pas été enregistrées : {0}.",
        es: "Posiciones cuyas soluciones no se guardaron: {0}.",
    }
    LEAVE_TURNS {
        en: "Solves by hand that were not saved: {0}.",
        fr: "Résolutions à la main non enregistrées : {0}.",
        es: "Resoluciones a mano sin guardar: {0}.",
    }
    LEAVE_SEARCHING {
        en: "A search is at work, and would stop.",
        fr: "Une recherche est en cours, et s’arrêterait.",
        es: "Hay una búsqueda en marcha, y se detendría.",
    }
    LEAVE_EXPORTING {
        en: "The graph is being written; what there is of it would be taken away.",
        fr: "Le graphe est en cours d’écriture ; ce qu’il y en a serait retiré.",
        es: "Se está escribiendo el grafo; lo que hay de él se retiraría.",
    }
    LEAVE_FINDING {
        en: "Turns are about to be saved; their file would not be written.",
        fr: "Des coups sont sur le point d’être enregistrés ; leur fichier ne serait pas écrit.",
        es: "Unos giros están a punto de guardarse; su archivo no se escribiría.",
    }
    LEAVE_ROWS {
        en: "Rows of a batch that were not saved as a table, and do not come back: {0}.",
        fr: "Lignes d’une série non enregistrées en tableau, et qui ne reviennent pas : {0}.",
        es: "Filas de una serie sin guardar como tabla, y que no vuelven: {0}.",
    }
    LEAVE_BATCH {
        en: "A batch is at work, and would stop.",
        fr: "Une série est en cours, et s’arrêterait.",
        es: "Hay una serie en marcha, y se detendría.",
    }
    LEAVE_SAVING {
        en: "A file is being written, and may not be finished.",
        fr: "Un fichier est en cours d’écriture, et pourrait rester inachevé.",
        es: "Se está escribiendo un archivo, y podría quedar inacabado.",
    }
    LEAVE_TABLES {
        en: "Tables are being built, removed or moved, and that would stop.",
        fr: "Des tables sont en construction, en suppression ou en déplacement, et cela s’arrêterait.",
        es: "Se están construyendo, borrando o moviendo tablas, y eso se detendría.",
    }
    LEAVE_RESTORED {
        en: "Positions, solutions and turns come back at the next start.",
        fr: "Positions, solutions et coups reviennent au prochain démarrage.",
        es: "Posiciones, soluciones y giros vuelven en el próximo inicio.",
    }
    LEAVE_LOST {
        en: "Solutions and turns will be lost, since nothing is restored at the next start.",
        fr: "Solutions et coups seront perdus, car rien n’est restauré au prochain démarrage.",
        es: "Soluciones y giros se perderán, pues nada se restaura en el próximo inicio.",
    }
    LEAVE_NEVER_ASK { en: "Do not ask again", fr: "Ne plus demander", es: "No volver a preguntar" }
    LEAVE_YES { en: "Leave", fr: "Quitter", es: "Salir" }
    NEWS_RESTORED {
        en: "Everything is as you left it, with the {0} at hand.",
        fr: "Tout est comme vous l’avez laissé, avec le {0} sous la main.",
        es: "Todo está como lo dejó, con el {0} a mano.",
    }
    NEWS_UNKEPT {
        en: "The session could not be kept for the next start: {0}.",
        fr: "La session n’a pas pu être gardée pour le prochain démarrage : {0}.",
        es: "No se pudo conservar la sesión para el próximo inicio: {0}.",
    }
    NEWS_SESSION_SAVED { en: "The session is in {0}.", fr: "La session est dans {0}.", es: "La sesión está en {0}." }
    NEWS_SESSION_OPENED {
        en: "The session {0} is open.",
        fr: "La session {0} est ouverte.",
        es: "La sesión {0} está abierta.",
    }
    NEWS_SESSION_OPENED_BEFORE {
        en: "The session {0} is open. What was here before is kept in {1}.",
        fr: "La session {0} est ouverte. Ce qui était là avant est gardé dans {1}.",
        es: "La sesión {0} está abierta. Lo que había antes se conserva en {1}.",
    }
    ERROR_RESTORE {
        en: "The session of last time was not restored",
        fr: "La session de la dernière fois n’a pas été restaurée",
        es: "No se restauró la sesión de la última vez",
    }
    KEPT_LEFT_DO {
        en: "The program starts afresh, and leaves the file alone.",
        fr: "Le programme repart à neuf, et ne touche pas au fichier.",
        es: "El programa empieza de nuevo, y no toca el archivo.",
    }
    KEPT_BROKEN_DO {
        en: "It was set aside as {0}, and the program starts afresh.",
        fr: "Elle a été mise de côté sous le nom {0}, et le programme repart à neuf.",
        es: "Se apartó con el nombre {0}, y el programa empieza de nuevo.",
    }
    KEPT_NEWER_DO {
        en: "It was set aside as {0} for the later version, and the program starts afresh.",
        fr: "Elle a été mise de côté sous le nom {0} pour la version plus récente, et le programme repart à neuf.",
        es: "Se apartó con el nombre {0} para la versión posterior, y el programa empieza de nuevo.",
    }
    SESSION_FOREIGN { en: "It is no session", fr: "Ce n’est pas une session", es: "No es una sesión" }
    SESSION_TOO_LARGE {
        en: "It is larger than any session",
        fr: "Elle est plus grande que toute session",
        es: "Es mayor que cualquier sesión",
    }
    SESSION_NEWER {
        en: "The session was written by a later version of this program: its form is {0}, and {1} is the latest known here",
        fr: "La session a été écrite par une version plus récente de ce programme : sa forme est {0}, et {1} est la dernière connue ici",
        es: "La sesión fue escrita por una versión posterior de este programa: su forma es {0}, y {1} es la última conocida aquí",
    }
    SESSION_NEWER_DO {
        en: "Open it with that version.",
        fr: "Ouvrez-la avec cette version.",
        es: "Ábrala con esa versión.",
    }
    SESSION_OLDER {
        en: "The session was written by an earlier version of this program: its form is {0}, and only {1} is read here",
        fr: "La session a été écrite par une version plus ancienne de ce programme : sa forme est {0}, et seule la forme {1} se lit ici",
        es: "La sesión fue escrita por una versión anterior de este programa: su forma es {0}, y aquí solo se lee la forma {1}",
    }
    SESSION_CHECKSUM {
        en: "The session is cut or damaged: its checksum is another",
        fr: "La session est coupée ou abîmée : sa somme de contrôle est différente",
        es: "La sesión está cortada o dañada: su suma de control es otra",
    }
    SESSION_FORM {
        en: "The session cannot be read: {0}",
        fr: "La session est illisible : {0}",
        es: "La sesión es ilegible: {0}",
    }
    SESSION_WRONG {
        en: "The session contradicts itself: {0}",
        fr: "La session se contredit : {0}",
        es: "La sesión se contradice: {0}",
    }
    SESSION_BAD_DO {
        en: "Open another file; nothing here was changed.",
        fr: "Ouvrez un autre fichier ; rien n’a été changé ici.",
        es: "Abra otro archivo; aquí no se cambió nada.",
    }
    WRONG_FACELETS { en: "a position is none", fr: "une position n’en est pas une", es: "una posición no lo es" }
    WRONG_MOVE {
        en: "a move is none of its puzzle",
        fr: "un coup n’est pas de son casse-tête",
        es: "un giro no es de su rompecabezas",
    }
    WRONG_LOG { en: "a log is none", fr: "un journal n’en est pas un", es: "un registro no lo es" }
    WRONG_REACH {
        en: "moves do not reach their position",
        fr: "des coups n’atteignent pas leur position",
        es: "unos giros no alcanzan su posición",
    }
    WRONG_METHOD {
        en: "a method is unknown here",
        fr: "une méthode est inconnue ici",
        es: "un método es desconocido aquí",
    }
    WRONG_SOLUTION { en: "a solution is none", fr: "une solution n’en est pas une", es: "una solución no lo es" }
    WRONG_BOUND {
        en: "a lower bound is above a length",
        fr: "une borne inférieure dépasse une longueur",
        es: "una cota inferior supera una longitud",
    }
    WRONG_NUMBER {
        en: "a number is out of its bounds",
        fr: "un nombre sort de ses bornes",
        es: "un número está fuera de sus límites",
    }
    BEFORE_UNKEPT {
        en: "What lies here could not be kept before another session takes its place: {0}",
        fr: "Ce qui est là n’a pas pu être gardé avant qu’une autre session prenne sa place : {0}",
        es: "No se pudo conservar lo que hay aquí antes de que otra sesión tome su lugar: {0}",
    }
    BEFORE_UNKEPT_DO {
        en: "Save the session by name first, or make room on the disk.",
        fr: "Enregistrez d’abord la session sous un nom, ou libérez de la place sur le disque.",
        es: "Guarde primero la sesión con un nombre, o libere espacio en el disco.",
    }
    COPY_IDENTIFIER { en: "Copy identifier", fr: "Copier l’identifiant", es: "Copiar el identificador" }
    COPY_IDENTIFIER_TIP {
        en: "Copy the 24 digits of this 2×2×2 in the graph",
        fr: "Copier les 24 chiffres de ce 2×2×2 dans le graphe",
        es: "Copiar los 24 dígitos de este 2×2×2 en el grafo",
    }
    COPY_MOVES { en: "Copy moves to here", fr: "Copier les coups jusqu’ici", es: "Copiar los giros hasta aquí" }
    COPY_MOVES_TIP {
        en: "Copy moves that lead from the solved puzzle to what the net shows, where they are known",
        fr: "Copier des coups qui mènent du casse-tête résolu à ce que montre le patron, s’ils sont connus",
        es: "Copiar giros que llevan del rompecabezas resuelto a lo que muestra el desarrollo, si se conocen",
    }
    COPY_LOG { en: "Copy log", fr: "Copier le journal", es: "Copiar el registro" }
    COPY_LOG_TIP {
        en: "Copy the MC4D log that would be saved",
        fr: "Copier le journal MC4D qui serait enregistré",
        es: "Copiar el registro MC4D que se guardaría",
    }
    NEWS_COPIED_IDENTIFIER {
        en: "The identifier is on the clipboard.",
        fr: "L’identifiant est dans le presse-papiers.",
        es: "El identificador está en el portapapeles.",
    }
    NEWS_COPIED_MOVES {
        en: "The moves that lead here are on the clipboard.",
        fr: "Les coups qui mènent ici sont dans le presse-papiers.",
        es: "Los giros que llevan hasta aquí están en el portapapeles.",
    }
    NEWS_COPIED_LOG {
        en: "The log is on the clipboard.",
        fr: "Le journal est dans le presse-papiers.",
        es: "El registro está en el portapapeles.",
    }
    NEWS_PASTED_OTHER {
        en: "Pasted as a position of the {0}.",
        fr: "Collé comme position du {0}.",
        es: "Pegado como posición del {0}.",
    }
    NEWS_FIRST_ONLY {
        en: "{0} One file is opened at a time; not opened: {1}.",
        fr: "{0} Un fichier s’ouvre à la fois ; non ouverts : {1}.",
        es: "{0} Se abre un archivo cada vez; sin abrir: {1}.",
    }
    PASTED_LOG { en: "Pasted log", fr: "Journal collé", es: "Registro pegado" }
}
