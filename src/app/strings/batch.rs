//! The texts of batches: many states in one run, and the parts of a run put together.

use super::text::texts;

texts! {
    MERGE_AT_LINE { en: "{0}, line {1}", fr: "{0}, ligne {1}", es: "{0}, línea {1}" }
    MERGE_AT_ROW {
        en: "{0}, line {1}, index {2}",
        fr: "{0}, ligne {1}, index {2}",
        es: "{0}, línea {1}, índice {2}",
    }
    MERGE_STOPPED { en: "The merge was stopped", fr: "La fusion a été arrêtée", es: "Se detuvo la fusión" }
    MERGE_STOPPED_DO {
        en: "Nothing was written; start again when you want to.",
        fr: "Rien n’a été écrit ; recommencez quand vous voudrez.",
        es: "No se escribió nada; empiece de nuevo cuando quiera.",
    }
    MERGE_NO_HEAD {
        en: "This file does not begin as the results of a batch do, neither as CSV nor as JSON",
        fr: "Ce fichier ne commence pas comme les résultats d’un lot, ni en CSV ni en JSON",
        es: "Este archivo no empieza como los resultados de un lote, ni en CSV ni en JSON",
    }
    MERGE_NO_HEAD_DO {
        en: "Give the files as unfold solve --batch wrote them.",
        fr: "Donnez les fichiers tels que unfold solve --batch les a écrits.",
        es: "Dé los archivos tal como los escribió unfold solve --batch.",
    }
    MERGE_OTHER_FORM {
        en: "This file is {0}, and the first one is {1}",
        fr: "Ce fichier est en {0}, et le premier est en {1}",
        es: "Este archivo es {0}, y el primero es {1}",
    }
    MERGE_OTHER_FORM_DO {
        en: "Solve all parts with --jsonl, or all without.",
        fr: "Résolvez toutes les parts avec --jsonl, ou toutes sans.",
        es: "Resuelva todas las partes con --jsonl, o todas sin ello.",
    }
    MERGE_LONG {
        en: "The line has more than {0} bytes",
        fr: "La ligne a plus de {0} octets",
        es: "La línea tiene más de {0} bytes",
    }
    MERGE_CUT {
        en: "The file ends within this line",
        fr: "Le fichier se termine au milieu de cette ligne",
        es: "El archivo termina en medio de esta línea",
    }
    MERGE_AGAIN_DO {
        en: "Solve this part again, and let it come to its end.",
        fr: "Résolvez cette part à nouveau, et laissez-la aller à son terme.",
        es: "Resuelva esta parte de nuevo, y déjela llegar a su fin.",
    }
    MERGE_ORDER {
        en: "This row comes after row {0}",
        fr: "Cette ligne vient après la ligne {0}",
        es: "Esta fila viene después de la fila {0}",
    }
    MERGE_ORDER_DO {
        en: "Give each part as it was written, with the index ascending.",
        fr: "Donnez chaque part telle qu’elle a été écrite, l’index croissant.",
        es: "Dé cada parte tal como se escribió, con el índice creciente.",
    }
    MERGE_TWICE {
        en: "This row is also in {0}",
        fr: "Cette ligne est aussi dans {0}",
        es: "Esta fila está también en {0}",
    }
    MERGE_TWICE_DO {
        en: "Give each part once, and only parts I/N of one N.",
        fr: "Donnez chaque part une seule fois, et seulement des parts I/N d’un même N.",
        es: "Dé cada parte una sola vez, y solo partes I/N de un mismo N.",
    }
    MERGE_MISSING {
        en: "The rows {0} to {1} are missing",
        fr: "Les lignes {0} à {1} manquent",
        es: "Faltan las filas {0} a {1}",
    }
    MERGE_MISSING_ONE { en: "Row {0} is missing", fr: "La ligne {0} manque", es: "Falta la fila {0}" }
    MERGE_MISSING_DO {
        en: "Give all parts from 1/N to N/N; solve the one again that did not come to its end.",
        fr: "Donnez toutes les parts de 1/N à N/N ; résolvez à nouveau celle qui n’est pas allée à son terme.",
        es: "Dé todas las partes de 1/N a N/N; resuelva de nuevo la que no llegó a su fin.",
    }
    MERGE_END {
        en: "The rows from {0} on are missing",
        fr: "Les lignes à partir de {0} manquent",
        es: "Faltan las filas a partir de la {0}",
    }
    MERGE_METRIC {
        en: "The length is in {0} here, and in {1} in the rows before",
        fr: "La longueur est en {0} ici, et en {1} dans les lignes précédentes",
        es: "La longitud está aquí en {0}, y en {1} en las filas anteriores",
    }
    MERGE_METRIC_DO {
        en: "Solve all parts with the same --method and the same --metric.",
        fr: "Résolvez toutes les parts avec la même --method et la même --metric.",
        es: "Resuelva todas las partes con el mismo --method y la misma --metric.",
    }
    MERGE_INPUT {
        en: "The input is another one than in line {0} of the list",
        fr: "L’entrée est une autre que celle de la ligne {0} de la liste",
        es: "La entrada no es la de la línea {0} de la lista",
    }
    MERGE_INPUT_DO {
        en: "Give the list that was solved after --against, and all parts of it.",
        fr: "Donnez la liste qui a été résolue après --against, et toutes ses parts.",
        es: "Dé la lista que se resolvió después de --against, y todas sus partes.",
    }
    MERGE_BEYOND {
        en: "The list ends before this row",
        fr: "La liste se termine avant cette ligne",
        es: "La lista termina antes de esta fila",
    }
    ROW_NONE {
        en: "This is no row of a batch",
        fr: "Ce n’est pas une ligne de résultats",
        es: "Esto no es una fila de resultados",
    }
    ROW_COLUMN {
        en: "The column “{0}” lacks its value or has one that it cannot have",
        fr: "La colonne « {0} » n’a pas sa valeur, ou en a une qu’elle ne peut pas avoir",
        es: "La columna «{0}» no tiene su valor, o tiene uno que no puede tener",
    }
    ROW_INPUT {
        en: "The input cannot be read for the {0}: {1}",
        fr: "L’entrée ne peut pas se lire pour le {0} : {1}",
        es: "La entrada no se puede leer para el {0}: {1}",
    }
    ROW_INPUT_DO {
        en: "Name the puzzle of the batch by --puzzle.",
        fr: "Nommez le casse-tête du lot par --puzzle.",
        es: "Nombre el rompecabezas del lote con --puzzle.",
    }
    ROW_MOVES {
        en: "The solution cannot be read for the {0}: {1}",
        fr: "La solution ne peut pas se lire pour le {0} : {1}",
        es: "La solución no se puede leer para el {0}: {1}",
    }
    ROW_UNSOLVED {
        en: "The solution of this row does not solve its input",
        fr: "La solution de cette ligne ne résout pas son entrée",
        es: "La solución de esta fila no resuelve su entrada",
    }
    ROW_LENGTH {
        en: "The row says {0} {2}, and its solution has {1} {2}",
        fr: "La ligne dit {0} {2}, et sa solution a {1} {2}",
        es: "La fila dice {0} {2}, y su solución tiene {1} {2}",
    }
    ROW_LOWER {
        en: "The lower bound of {0} {2} is greater than the length of {1} {2}",
        fr: "La borne inférieure de {0} {2} dépasse la longueur de {1} {2}",
        es: "La cota inferior de {0} {2} es mayor que la longitud de {1} {2}",
    }
    MERGE_AT_WORK { en: "Merge", fr: "Fusion", es: "Fusión" }
    MERGE_DONE {
        en: "{0} rows: {1} solved, and each solution was seen to solve; {2} with an error, {3} without a solution.",
        fr: "{0} lignes : {1} résolues, et chaque solution a été vue résoudre ; {2} avec une erreur, {3} sans solution.",
        es: "{0} filas: {1} resueltas, y se comprobó cada solución; {2} con un error, {3} sin solución.",
    }
    MERGE_SAVED { en: "Merged into {0}.", fr: "Fusionné dans {0}.", es: "Fusionado en {0}." }
}
