//! The texts of the command line.

use super::text::texts;

texts! {
    ERROR { en: "Error: {0}", fr: "Erreur : {0}", es: "Error: {0}" }
    NOTICE { en: "Note: {0}", fr: "Remarque : {0}", es: "Nota: {0}" }
    TABLE_AT_WORK { en: "Tables: {0}", fr: "Tables : {0}", es: "Tablas: {0}" }
    STDOUT {
        en: "The results could not be written: {0}",
        fr: "Les résultats n’ont pas pu être écrits : {0}",
        es: "No se pudieron escribir los resultados: {0}",
    }
    STDOUT_DO {
        en: "Make room where the output goes, or send it elsewhere.",
        fr: "Libérez de la place là où va la sortie, ou envoyez-la ailleurs.",
        es: "Libere espacio donde va la salida, o envíela a otro lugar.",
    }
    INTERRUPTED { en: "Interrupted.", fr: "Interrompu.", es: "Interrumpido." }
    STDIN_EMPTY {
        en: "Nothing came from stdin",
        fr: "Rien n’est venu de l’entrée standard",
        es: "No llegó nada de la entrada estándar",
    }
    STDIN_EMPTY_DO {
        en: "Give facelets or moves in one line.",
        fr: "Donnez des facettes ou des coups sur une ligne.",
        es: "Dé facetas o movimientos en una línea.",
    }
    STDIN_NO_TEXT {
        en: "What came from stdin is no text",
        fr: "Ce qui est venu de l’entrée standard n’est pas du texte",
        es: "Lo que llegó de la entrada estándar no es texto",
    }
    INPUT_TOO_LARGE {
        en: "The input has more than {0} bytes",
        fr: "L’entrée a plus de {0} octets",
        es: "La entrada tiene más de {0} bytes",
    }
    INPUT_TOO_LARGE_DO {
        en: "Give a log, one line of facelets or one line of moves.",
        fr: "Donnez un journal, une ligne de facettes ou une ligne de coups.",
        es: "Dé un registro, una línea de facetas o una línea de movimientos.",
    }
    INPUT_NONE {
        en: "No state is given to solve",
        fr: "Aucun état à résoudre n’est donné",
        es: "No se da ningún estado que resolver",
    }
    INPUT_NONE_DO {
        en: "Give INPUT (a log, or - for stdin), --facelets, --moves, --random or --batch; see unfold solve --help.",
        fr: "Donnez INPUT (un journal, ou - pour l’entrée standard), --facelets, --moves, --random ou --batch ; voir unfold solve --help.",
        es: "Dé INPUT (un registro, o - para la entrada estándar), --facelets, --moves, --random o --batch; véase unfold solve --help.",
    }
    FILE_AND_VERB {
        en: "A file before the verb would be opened in a window, and a verb runs without one",
        fr: "Un fichier avant le verbe s’ouvrirait dans une fenêtre, et un verbe s’exécute sans fenêtre",
        es: "Un archivo antes del verbo se abriría en una ventana, y un verbo se ejecuta sin ella",
    }
    FILE_AND_VERB_DO {
        en: "Leave out one of the two, or name the file after the verb.",
        fr: "Omettez l’un des deux, ou nommez le fichier après le verbe.",
        es: "Omita uno de los dos, o nombre el archivo después del verbo.",
    }
    NO_SUCH_VERB {
        en: "There is no verb and no file of this name",
        fr: "Il n’y a ni verbe ni fichier de ce nom",
        es: "No hay verbo ni archivo con ese nombre",
    }
    NO_SUCH_VERB_DO {
        en: "unfold --help lists the verbs; a log to open is named with its extension.",
        fr: "unfold --help énumère les verbes ; un journal à ouvrir se nomme avec son extension.",
        es: "unfold --help enumera los verbos; un registro que abrir se nombra con su extensión.",
    }
    NO_WINDOW {
        en: "This build of Unfold has no window",
        fr: "Cette version d’Unfold n’a pas de fenêtre",
        es: "Esta versión de Unfold no tiene ventana",
    }
    NO_WINDOW_DO {
        en: "Name a verb, such as unfold solve; unfold --help lists them. cargo build --release builds the window, too.",
        fr: "Indiquez un verbe, tel que unfold solve ; unfold --help les énumère. cargo build --release construit aussi la fenêtre.",
        es: "Indique un verbo, como unfold solve; unfold --help los enumera. cargo build --release construye también la ventana.",
    }
    OTHER_PUZZLE {
        en: "It can be read for the {0}: add --puzzle {0}.",
        fr: "Cela peut se lire pour le {0} : ajoutez --puzzle {0}.",
        es: "Se puede leer para el {0}: añada --puzzle {0}.",
    }
    NO_SCRAMBLE {
        en: "The input has no scramble mark",
        fr: "L’entrée n’a pas de marque de mélange",
        es: "La entrada no tiene marca de mezcla",
    }
    NO_SCRAMBLE_DO {
        en: "Give a log with a scramble mark, or leave out --from scramble to solve its end position.",
        fr: "Donnez un journal avec une marque de mélange, ou omettez --from scramble pour résoudre sa position finale.",
        es: "Dé un registro con marca de mezcla, u omita --from scramble para resolver su posición final.",
    }
    LOG_OF_OTHER {
        en: "The log is of the {0}, not of the {1}",
        fr: "Le journal est du {0}, pas du {1}",
        es: "El registro es del {0}, no del {1}",
    }
    LOG_OF_OTHER_DO {
        en: "Give another input, or leave out --puzzle if it is given.",
        fr: "Donnez une autre entrée, ou omettez --puzzle s’il est donné.",
        es: "Dé otra entrada, u omita --puzzle si está dado.",
    }
    ONLY_HYPER {
        en: "{0} is for the {1} only, not for the {2}",
        fr: "{0} ne vaut que pour le {1}, pas pour le {2}",
        es: "{0} solo vale para el {1}, no para el {2}",
    }
    ONLY_HYPER_DO {
        en: "Leave out {0}, or add --puzzle {1}.",
        fr: "Omettez {0}, ou ajoutez --puzzle {1}.",
        es: "Omita {0}, o añada --puzzle {1}.",
    }
    SHARD_WRONG {
        en: "give a part and the number of parts, from 1/N to N/N, such as 2/3",
        fr: "donnez une part et le nombre de parts, de 1/N à N/N, par exemple 2/3",
        es: "dé una parte y el número de partes, de 1/N a N/N, por ejemplo 2/3",
    }
    SECONDS_WRONG {
        en: "give seconds, such as 10 or 0.5",
        fr: "donnez des secondes, par exemple 10 ou 0.5",
        es: "dé segundos, por ejemplo 10 o 0.5",
    }
    PUZZLE_WRONG { en: "use one of: {0}", fr: "choisissez parmi : {0}", es: "elija entre: {0}" }
    SAVED { en: "Saved as {0}.", fr: "Enregistré sous {0}.", es: "Guardado como {0}." }
    UNSOLVED {
        en: "No solution within the limits; give a longer --timeout, or more --nodes.",
        fr: "Pas de solution dans les limites ; donnez un --timeout plus long, ou plus de --nodes.",
        es: "Sin solución dentro de los límites; dé un --timeout más largo, o más --nodes.",
    }
    EXHAUSTED {
        en: "This method did not come to a solution and has nothing more to try; use another --method.",
        fr: "Cette méthode n’est arrivée à aucune solution et n’a plus rien à essayer ; utilisez une autre --method.",
        es: "Este método no llegó a ninguna solución y no tiene nada más que probar; use otro --method.",
    }
    NO_METHOD {
        en: "There is no method named {0} for this puzzle",
        fr: "Il n’y a pas de méthode nommée {0} pour ce casse-tête",
        es: "No hay ningún método llamado {0} para este rompecabezas",
    }
    NO_METRIC {
        en: "The method {0} of the {1} does not count lengths in {2}",
        fr: "La méthode {0} du {1} ne compte pas les longueurs en {2}",
        es: "El método {0} del {1} no cuenta las longitudes en {2}",
    }
    NO_BENCH {
        en: "There is no bench named {0}",
        fr: "Il n’y a pas de banc d’essai nommé {0}",
        es: "No hay ninguna prueba llamada {0}",
    }
    BATCH_ROWS { en: "{0} rows", fr: "{0} lignes", es: "{0} filas" }
    BATCH_WRONG {
        en: "The input is wrong in {0} of {1} rows",
        fr: "L’entrée est erronée dans {0} lignes sur {1}",
        es: "La entrada es incorrecta en {0} de {1} filas",
    }
    BATCH_FAILED {
        en: "Something failed in {0} of {1} rows",
        fr: "Quelque chose a échoué dans {0} lignes sur {1}",
        es: "Algo falló en {0} de {1} filas",
    }
    BATCH_DO {
        en: "Look at their column “error”.",
        fr: "Regardez leur colonne « error ».",
        es: "Mire su columna «error».",
    }
    BATCH_UNSOLVED {
        en: "No solution within the limits in {0} of {1} rows; give a longer --timeout, or more --nodes.",
        fr: "Pas de solution dans les limites pour {0} lignes sur {1} ; donnez un --timeout plus long, ou plus de --nodes.",
        es: "Sin solución dentro de los límites en {0} de {1} filas; dé un --timeout más largo, o más --nodes.",
    }
    BATCH_EXHAUSTED {
        en: "No solution in {0} of {1} rows; in {2} of these the method has nothing more to try: use another --method.",
        fr: "Pas de solution pour {0} lignes sur {1} ; pour {2} d’entre elles, la méthode n’a plus rien à essayer : utilisez une autre --method.",
        es: "Sin solución en {0} de {1} filas; en {2} de ellas el método no tiene nada más que probar: use otro --method.",
    }
    FOUND { en: "{0} s  {1}  {2}", fr: "{0} s  {1}  {2}", es: "{0} s  {1}  {2}" }
    OPTIMAL_ROW { en: "Optimal no. {0}  {1}  {2}", fr: "Optimale n° {0}  {1}  {2}", es: "Óptima n.º {0}  {1}  {2}" }
    DONE_OPTIMAL {
        en: "Optimal: {0}, proven after {1} s and {2} nodes.",
        fr: "Optimale : {0}, démontré après {1} s et {2} nœuds.",
        es: "Óptima: {0}, demostrado tras {1} s y {2} nodos.",
    }
    DONE_BEST {
        en: "Best so far: {0}; a shortest solution has at least {1}. {2} s, {3} nodes.",
        fr: "Meilleure jusqu’ici : {0} ; la solution la plus courte a au moins {1}. {2} s, {3} nœuds.",
        es: "Mejor hasta ahora: {0}; la solución más corta tiene al menos {1}. {2} s, {3} nodos.",
    }
    SEED { en: "Seed: {0}", fr: "Graine : {0}", es: "Semilla: {0}" }
    ONE_LOG {
        en: "Several logs cannot stand in one file",
        fr: "Plusieurs journaux ne peuvent pas tenir dans un seul fichier",
        es: "Varios registros no caben en un solo archivo",
    }
    ONE_LOG_DO {
        en: "Ask for one at a time, with --count 1 and different seeds.",
        fr: "Demandez-en un à la fois, avec --count 1 et des graines différentes.",
        es: "Pida uno cada vez, con --count 1 y semillas distintas.",
    }
    ABSENT { en: "absent", fr: "absente", es: "ausente" }
    GOOD { en: "good", fr: "bonne", es: "correcta" }
    WRONG { en: "wrong, will be rebuilt", fr: "fausse, sera reconstruite", es: "errónea, se reconstruirá" }
    FINISHING {
        en: "Finishing the tables for the next solve: {0} (about {1} s, only this once). Ctrl-C stops it, --no-finish skips it.",
        fr: "Les tables sont terminées pour les prochaines recherches : {0} (environ {1} s, une seule fois). Ctrl-C arrête, --no-finish évite cela.",
        es: "Se terminan las tablas para las próximas búsquedas: {0} (unos {1} s, una sola vez). Ctrl-C lo detiene, --no-finish lo evita.",
    }
    FINISH_NO_DISK {
        en: "The tables were not finished: they need {0} MB on the disk, and {1} MB are free.",
        fr: "Les tables n’ont pas été terminées : il leur faut {0} Mo sur le disque, et {1} Mo sont libres.",
        es: "Las tablas no se terminaron: necesitan {0} MB en el disco, y hay {1} MB libres.",
    }
    FINISH_NO_MEMORY {
        en: "The tables were not finished: building them takes {0} MB of memory, and {1} MB are free.",
        fr: "Les tables n’ont pas été terminées : les construire prend {0} Mo de mémoire, et {1} Mo sont libres.",
        es: "Las tablas no se terminaron: construirlas ocupa {0} MB de memoria, y hay {1} MB libres.",
    }
    BUILDING {
        en: "Building the tables of the {0}, about {1} s, only this once.",
        fr: "Construction des tables du {0}, environ {1} s, une seule fois.",
        es: "Construyendo las tablas del {0}, unos {1} s, una sola vez.",
    }
    TABLE_WAIT {
        en: "Another process is building the table {0}. Waiting for it; Ctrl-C stops.",
        fr: "Un autre processus construit la table {0}. On l’attend ; Ctrl-C arrête.",
        es: "Otro proceso está construyendo la tabla {0}. Se espera a que termine; Ctrl-C detiene.",
    }
    REMOVED { en: "Removed {0}.", fr: "{0} supprimée.", es: "{0} eliminada." }
    TABLE_BUILT { en: "{0}: built in {1} s", fr: "{0} : construite en {1} s", es: "{0}: construida en {1} s" }
    MOVE_WHERE { en: "no folder is named", fr: "aucun dossier n’est nommé", es: "no se nombra ninguna carpeta" }
    MOVE_WHERE_DO {
        en: "name another folder: unfold tables move DIR",
        fr: "nommez un autre dossier : unfold tables move DIR",
        es: "nombre otra carpeta: unfold tables move DIR",
    }
    TABLE_STATE { en: "{0}	{1}", fr: "{0}	{1}", es: "{0}	{1}" }
    NOT_GOOD {
        en: "Not every table is good: {0}",
        fr: "Toutes les tables ne sont pas bonnes : {0}",
        es: "No todas las tablas están bien: {0}",
    }
    NOT_GOOD_DO {
        en: "Build them with: unfold tables build",
        fr: "Construisez-les avec : unfold tables build",
        es: "Constrúyalas con: unfold tables build",
    }
    BENCH_HEAD {
        en: "bench	state	length	lower	nodes	seconds	nodes/s",
        fr: "banc	état	longueur	borne	nœuds	secondes	nœuds/s",
        es: "prueba	estado	longitud	cota	nodos	segundos	nodos/s",
    }
    BENCH_SUM { en: "{0}	fingerprint	{1} nodes", fr: "{0}	empreinte	{1} nœuds", es: "{0}	huella	{1} nodos" }
    BENCH_BUDGET {
        en: "at {0} s: mean best {1} {2}, {3} of {4} states solved, longest {5}",
        fr: "à {0} s : meilleure moyenne {1} {2}, {3} états résolus sur {4}, la plus longue {5}",
        es: "a los {0} s: mejor media {1} {2}, {3} de {4} estados resueltos, la más larga {5}",
    }
    BENCH_FIRST {
        en: "first solution: mean {0} s, at most {1} s, {2} of {3} states",
        fr: "première solution : moyenne {0} s, au plus {1} s, {2} états sur {3}",
        es: "primera solución: media {0} s, como máximo {1} s, {2} de {3} estados",
    }
    BENCH_LENGTH {
        en: "at most {0} {1}: mean {2} s, {3} of {4} states",
        fr: "au plus {0} {1} : moyenne {2} s, {3} états sur {4}",
        es: "como máximo {0} {1}: media {2} s, {3} de {4} estados",
    }
    BENCH_RATE {
        en: "{0}: {1} states/s with {2} at once; mean best {3} {4}, longest {5}, {6} of {7} states solved",
        fr: "{0} : {1} états/s avec {2} à la fois ; meilleure moyenne {3} {4}, la plus longue {5}, {6} états résolus sur {7}",
        es: "{0}: {1} estados/s con {2} a la vez; mejor media {3} {4}, la más larga {5}, {6} de {7} estados resueltos",
    }
    BENCH_LOWER {
        en: "mean lower bound at the end: {0} {1}",
        fr: "borne inférieure moyenne à la fin : {0} {1}",
        es: "cota inferior media al final: {0} {1}",
    }
    BENCH_PROVEN {
        en: "walks of {0} moves {1}: proven optimal in mean {2} s, at most {3} s, {4} of {5} states",
        fr: "mélanges de {0} coups {1} : démontrés optimaux en {2} s en moyenne, au plus {3} s, {4} états sur {5}",
        es: "mezclas de {0} movimientos {1}: demostradas óptimas en {2} s de media, como máximo {3} s, {4} de {5} estados",
    }
    BENCH_BEYOND {
        en: "more than {0} moves {1} needed: proven in mean {2} s, at most {3} s, {4} of {5} states",
        fr: "plus de {0} coups {1} nécessaires : démontré en {2} s en moyenne, au plus {3} s, {4} états sur {5}",
        es: "más de {0} movimientos {1} necesarios: demostrado en {2} s de media, como máximo {3} s, {4} de {5} estados",
    }
    BALLS_HEAD {
        en: "distance	states	ball	classes	seconds",
        fr: "distance	états	boule	classes	secondes",
        es: "distancia	estados	bola	clases	segundos",
    }
    BALLS_AT_WORK { en: "Distance {0}", fr: "Distance : {0}", es: "Distancia: {0}" }
    BALLS_PROOF {
        en: "within {0} moves: at most {1} = {2} of {3} states; so some state needs at least {4} {5}",
        fr: "en {0} coups : au plus {1} = {2} des {3} états ; un état au moins demande donc au moins {4} {5}",
        es: "con {0} movimientos: como máximo {1} = {2} de {3} estados; así que algún estado necesita al menos {4} {5}",
    }
    GREEDY_HEAD {
        en: "turns	states	solved	share	mean {0}	longest	proven	mean shortest",
        fr: "tours	états	résolus	part	moyenne {0}	maximum	démontrés	plus courte moyenne",
        es: "giros	estados	resueltos	parte	media {0}	máximo	demostrados	media más corta",
    }
    BENCH_ONLY { en: "{0} is for {1} only", fr: "{0} ne vaut que pour {1}", es: "{0} solo vale para {1}" }
    BENCH_ONLY_DO {
        en: "Leave out {0}, or name such a bench; see unfold bench --help.",
        fr: "Omettez {0}, ou nommez un tel banc d’essai ; voir unfold bench --help.",
        es: "Omita {0}, o nombre una prueba así; véase unfold bench --help.",
    }
    BENCH_ALONE {
        en: "The bench {0} runs alone",
        fr: "Le banc d’essai {0} se lance seul",
        es: "La prueba {0} se ejecuta sola",
    }
    BENCH_ALONE_DO {
        en: "Leave out the names of other benches.",
        fr: "Omettez les noms des autres bancs d’essai.",
        es: "Omita los nombres de otras pruebas.",
    }
}
