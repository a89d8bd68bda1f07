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
    BEFORE { en: "Rows before", fr: "Lignes d’avant", es: "Filas de antes" }
    BEFORE_TIP {
        en: "Show the rows of the batch before, and again those of the last one",
        fr: "Montrer les lignes de la série d’avant, puis de nouveau celles de la dernière",
        es: "Mostrar las filas de la serie anterior, y de nuevo las de la última",
    }
    MERGE_STOPPED_DO {
        en: "Nothing was written; start again when you want to.",
        fr: "Rien n’a été écrit ; recommencez quand vous voudrez.",
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
        fr: "Donnez toutes les parts de 1/N à N/N ; résolvez à nouveau celle qui n’est pas allée à son terme.",
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
        fr: "La colonne « {0} » n’a pas sa valeur, ou en a une qu’elle ne peut pas avoir",
        es: "La columna «{0}» no tiene su valor, o tiene uno que no puede tener",
    }
    ROW_INPUT {
        en: "The input cannot be read for the {0}: {1}",
        fr: "L’entrée ne peut pas se lire pour le {0} : {1}",
        es: "La entrada no se puede leer para el {0}: {1}",
    }
    ROW_INPUT_DO {
        en: "Name the puzzle of the batch by --puzzle.",
        fr: "Nommez le casse-tête du lot par --puzzle.",
        es: "Nombre el rompecabezas del lote con --puzzle.",
    }
    ROW_MOVES {
        en: "The solution cannot be read for the {0}: {1}",
        fr: "La solution ne peut pas se lire pour le {0} : {1}",
        es: "La solución no se puede leer para el {0}: {1}",
    }
    BATCH_ROW_UNSOLVED {
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
        fr: "{0} lignes : {1} résolues, et chaque solution a été vue résoudre ; {2} avec une erreur, {3} sans solution.",
        es: "{0} filas: {1} resueltas, y se comprobó cada solución; {2} con un error, {3} sin solución.",
    }
    MERGE_SAVED { en: "Merged into {0}.", fr: "Fusionné dans {0}.", es: "Fusionado en {0}." }

    VIEW_BATCH { en: "Batch", fr: "Lot", es: "Lote" }
    VIEW_BATCH_TIP {
        en: "Many positions solved in one run",
        fr: "Beaucoup de positions résolues d’un trait",
        es: "Muchas posiciones resueltas de una vez",
    }
    FROM_TEXT { en: "Typed or pasted", fr: "Saisies ou collées", es: "Escritas o pegadas" }
    FROM_TEXT_TIP {
        en: "Positions from a field, one a line",
        fr: "Positions prises d’un champ, une par ligne",
        es: "Posiciones de un campo, una por línea",
    }
    FROM_FILE { en: "From a file", fr: "D’un fichier", es: "De un archivo" }
    FROM_FILE_TIP {
        en: "Positions from a text file, one a line",
        fr: "Positions prises d’un fichier texte, une par ligne",
        es: "Posiciones de un archivo de texto, una por línea",
    }
    FROM_RANDOM { en: "Random", fr: "Au hasard", es: "Al azar" }
    FROM_RANDOM_TIP {
        en: "Positions drawn uniformly from all, as unfold scramble draws them",
        fr: "Positions tirées uniformément parmi toutes, comme les tire unfold scramble",
        es: "Posiciones sacadas uniformemente entre todas, como las saca unfold scramble",
    }
    FIELD { en: "Positions", fr: "Les positions", es: "Posiciones" }
    FIELD_STATES { en: "{0} lines", fr: "{0} lignes", es: "{0} líneas" }
    FIELD_HINT {
        en: "Facelets or moves, one position a line; # begins a comment",
        fr: "Facettes ou coups, une position par ligne ; # ouvre un commentaire",
        es: "Facetas o movimientos, una posición por línea; # abre un comentario",
    }
    FIELD_LONG {
        en: "The text is too long to be shown here.",
        fr: "Le texte est trop long pour être montré ici.",
        es: "El texto es demasiado largo para mostrarlo aquí.",
    }
    FIELD_CLEAR { en: "Empty", fr: "Vider", es: "Vaciar" }
    FIELD_CLEAR_TIP {
        en: "Empty the field; the rows stay",
        fr: "Vider le champ ; les lignes résolues restent",
        es: "Vaciar el campo; las filas se quedan",
    }
    NO_FILE { en: "No file is chosen yet.", fr: "Aucun fichier n’est encore choisi.", es: "Aún no se ha elegido ningún archivo." }
    COUNT { en: "How many", fr: "Combien", es: "Cuántas" }
    COUNT_TIP {
        en: "How many positions are drawn",
        fr: "Combien de positions sont tirées",
        es: "Cuántas posiciones se sacan",
    }
    BATCH_SEED { en: "Seed", fr: "Graine", es: "Semilla" }
    SEED_TIP {
        en: "The same seed draws the same positions, here and by unfold scramble",
        fr: "La même graine tire les mêmes positions, ici et par unfold scramble",
        es: "La misma semilla saca las mismas posiciones, aquí y con unfold scramble",
    }
    HOW_LIMITED {
        en: "As the solver is set: {0}, {1}, at most {2} s each, {3} at once.",
        fr: "Comme le solveur est réglé : {0}, {1}, au plus {2} s chacune, {3} à la fois.",
        es: "Como está ajustado el solucionador: {0}, {1}, como máximo {2} s cada una, {3} a la vez.",
    }
    BATCH_HOW {
        en: "As the solver is set: {0}, {1}, no time limit, {2} at once.",
        fr: "Comme le solveur est réglé : {0}, {1}, sans limite de temps, {2} à la fois.",
        es: "Como está ajustado el solucionador: {0}, {1}, sin límite de tiempo, {2} a la vez.",
    }
    START { en: "Solve all", fr: "Tout résoudre", es: "Resolver todo" }
    START_TIP {
        en: "Solve all positions of the batch, several at once",
        fr: "Résoudre toutes les positions du lot, plusieurs à la fois",
        es: "Resolver todas las posiciones del lote, varias a la vez",
    }
    BATCH_OPEN { en: "Choose a list…", fr: "Choisir une liste…", es: "Elegir una lista…" }
    BATCH_OPEN_TIP {
        en: "Choose a text file with one position a line",
        fr: "Choisir un fichier texte avec une position par ligne",
        es: "Elegir un archivo de texto con una posición por línea",
    }
    BATCH_SAVE { en: "Rows as CSV…", fr: "Lignes en CSV…", es: "Filas en CSV…" }
    BATCH_SAVE_TIP {
        en: "Save all rows as a table, as unfold solve --batch writes it",
        fr: "Enregistrer toutes les lignes en tableau, comme l’écrit unfold solve --batch",
        es: "Guardar todas las filas en una tabla, como la escribe unfold solve --batch",
    }
    PATH_OPEN_LIST { en: "Choose a list of positions", fr: "Choisir une liste de positions", es: "Elegir una lista de posiciones" }
    PATH_SAVE_BATCH { en: "Save the rows as CSV", fr: "Enregistrer les lignes en CSV", es: "Guardar las filas en CSV" }
    FILTER_LISTS { en: "Text files", fr: "Fichiers texte", es: "Archivos de texto" }
    LIST_DO {
        en: "Choose a text file with one position a line.",
        fr: "Choisissez un fichier texte avec une position par ligne.",
        es: "Elija un archivo de texto con una posición por línea.",
    }
    WHY_BATCH {
        en: "A batch is at work on all threads; stop it first.",
        fr: "Un lot occupe tous les fils de calcul ; arrêtez-le d’abord.",
        es: "Un lote ocupa todos los hilos; deténgalo primero.",
    }
    WHY_SEARCH {
        en: "A search is at work on all threads; stop it first.",
        fr: "Une recherche occupe tous les fils de calcul ; arrêtez-la d’abord.",
        es: "Una búsqueda ocupa todos los hilos; deténgala primero.",
    }
    WHY_NO_STATES {
        en: "No positions are given yet.",
        fr: "Aucune position n’est encore donnée.",
        es: "Aún no se ha dado ninguna posición.",
    }
    WAITS_FOR_TABLES { en: "Tables", fr: "Les tables", es: "Tablas" }
    NO_ROWS {
        en: "Each position becomes a row here, a wrong line with what is wrong about it.",
        fr: "Chaque position devient une ligne ici, une ligne erronée avec ce qui ne va pas.",
        es: "Cada posición se convierte aquí en una fila, una línea incorrecta con lo que está mal.",
    }
    ROWS { en: "{0} rows", fr: "{0} lignes", es: "{0} filas" }
    ROWS_OF { en: "{0} of {1}", fr: "{0} sur {1}", es: "{0} de {1}" }
    SUMS {
        en: "{0} rows: {1} solved, {2} of them optimal; {3} without a solution, {4} wrong.",
        fr: "{0} lignes : {1} résolues, dont {2} optimales ; {3} sans solution, {4} erronées.",
        es: "{0} filas: {1} resueltas, {2} de ellas óptimas; {3} sin solución, {4} incorrectas.",
    }
    SUMS_STOPPED {
        en: "Stopped after {0} rows: {1} solved, {2} of them optimal; {3} without a solution, {4} wrong.",
        fr: "Arrêté après {0} lignes : {1} résolues, dont {2} optimales ; {3} sans solution, {4} erronées.",
        es: "Detenido tras {0} filas: {1} resueltas, {2} de ellas óptimas; {3} sin solución, {4} incorrectas.",
    }
    SUMS_FULL {
        en: "The window keeps no more than {0} rows: {1} solved, {2} of them optimal; {3} without a solution, {4} wrong. Use unfold solve --batch for more.",
        fr: "La fenêtre ne garde pas plus de {0} lignes : {1} résolues, dont {2} optimales ; {3} sans solution, {4} erronées. Pour plus, utilisez unfold solve --batch.",
        es: "La ventana no guarda más de {0} filas: {1} resueltas, {2} de ellas óptimas; {3} sin solución, {4} incorrectas. Para más, use unfold solve --batch.",
    }
    SUMS_MEAN { en: "Mean length {0} {1}.", fr: "Longueur moyenne : {0} {1}.", es: "Longitud media: {0} {1}." }
    HEAD_INDEX { en: "#", fr: "#", es: "#" }
    HEAD_INPUT { en: "Position", fr: "Position", es: "Posición" }
    HEAD_LENGTH { en: "Length", fr: "Coups", es: "Largo" }
    HEAD_LOWER { en: "Bound", fr: "Borne", es: "Cota" }
    HEAD_REASON { en: "Ended by", fr: "Fin par", es: "Fin por" }
    HEAD_SECONDS { en: "Seconds", fr: "Secondes", es: "Segundos" }
    HEAD_NODES { en: "Nodes", fr: "Nœuds", es: "Nodos" }
    HEAD_MOVES { en: "Solution", fr: "Solution", es: "Solución" }
    REASON_OPTIMAL { en: "proof", fr: "preuve", es: "prueba" }
    REASON_TARGET { en: "target", fr: "but", es: "meta" }
    REASON_TIMEOUT { en: "time limit", fr: "temps écoulé", es: "tiempo" }
    REASON_PATIENCE { en: "patience", fr: "attente", es: "paciencia" }
    REASON_NODES { en: "nodes", fr: "nœuds", es: "nodos" }
    REASON_STOPPED { en: "stop", fr: "arrêt", es: "parada" }
    REASON_EXHAUSTED { en: "gave up", fr: "abandon", es: "abandono" }
    SORT_NAME { en: "Sort by: {0}", fr: "Trier par : {0}", es: "Ordenar por: {0}" }
    SORT_TIP {
        en: "Sort by this column; once more: the other way round",
        fr: "Trier selon cette colonne ; encore une fois : en sens inverse",
        es: "Ordenar por esta columna; otra vez: al revés",
    }
    TABLE_NAME {
        en: "table of {0} rows, arrows move, Enter shows one; at {1}",
        fr: "tableau de {0} lignes, les flèches déplacent, Entrée en montre une ; à {1}",
        es: "tabla de {0} filas, las flechas mueven, Intro muestra una; en {1}",
    }
    TABLE_EMPTY { en: "table without rows", fr: "tableau sans lignes", es: "tabla sin filas" }
    ROW_NAME { en: "row {0}: {1} {2}, {3}", fr: "ligne {0} : {1} {2}, {3}", es: "fila {0}: {1} {2}, {3}" }
    ROW_NAME_NONE { en: "row {0}: no solution", fr: "ligne {0} : sans solution", es: "fila {0}: sin solución" }
    ROW_NAME_WRONG { en: "row {0}: {1}", fr: "ligne {0} : {1}", es: "fila {0}: {1}" }
    NEWS_BATCH { en: "Solving the batch.", fr: "Résolution du lot.", es: "Resolviendo el lote." }
    NEWS_BATCH_DONE {
        en: "The batch is done: {0} rows.",
        fr: "Le lot est terminé : {0} lignes.",
        es: "El lote está terminado: {0} filas.",
    }
    NEWS_BATCH_STOPPED {
        en: "The batch was stopped; its {0} rows stay.",
        fr: "Le lot a été arrêté ; ses {0} lignes restent.",
        es: "Se detuvo el lote; sus {0} filas se quedan.",
    }
    NEWS_BATCH_FULL {
        en: "The batch was ended after {0} rows, the most that the window keeps.",
        fr: "Le lot a été terminé après {0} lignes, le maximum que garde la fenêtre.",
        es: "El lote se terminó tras {0} filas, lo máximo que guarda la ventana.",
    }
    NEWS_BATCH_SAVED { en: "The rows are in {0}.", fr: "Les lignes sont dans {0}.", es: "Las filas están en {0}." }
    NEWS_ROW { en: "Row {0} is shown.", fr: "La ligne {0} est montrée.", es: "Se muestra la fila {0}." }
    NEWS_ROW_WRONG {
        en: "Row {0} is no position: {1}",
        fr: "La ligne {0} n’est pas une position : {1}",
        es: "La fila {0} no es una posición: {1}",
    }
    ERROR_BATCH { en: "The batch failed", fr: "Le lot a échoué", es: "El lote falló" }
}
