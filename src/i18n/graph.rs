//! The texts of the 2x2x2 as a graph, and of its export.

use super::text::texts;

texts! {
    GRAPH_STOP { en: "{0}	{1}	{2}", fr: "{0}	{1}	{2}", es: "{0}	{1}	{2}" }
    GRAPH_SOLVED { en: "solved", fr: "résolu", es: "resuelto" }
    GRAPH_TARGET { en: "target", fr: "cible", es: "destino" }
    GRAPH_OF_TARGET { en: "In the target: {0}", fr: "Dans la cible : {0}", es: "En el destino: {0}" }
    GRAPH_STDIN_TWICE {
        en: "Both states are to come from stdin",
        fr: "Les deux états sont attendus de l’entrée standard",
        es: "Los dos estados deberían venir de la entrada estándar",
    }
    GRAPH_STDIN_TWICE_DO {
        en: "Write - for one of them only.",
        fr: "Écrivez - pour un seul des deux.",
        es: "Escriba - solo para uno de ellos.",
    }
    GRAPH_STATS_HEAD {
        en: "distance	states {0}	states {1}",
        fr: "distance	états {0}	états {1}",
        es: "distancia	estados {0}	estados {1}",
    }
    GRAPH_ANTIPODES {
        en: "Antipodes in {0}: {1} states at {2}, such as {3}",
        fr: "Antipodes en {0} : {1} états à {2}, par exemple {3}",
        es: "Antípodas en {0}: {1} estados a {2}, por ejemplo {3}",
    }
    GRAPH_NONE {
        en: "No state is given to start from",
        fr: "Aucun état de départ n’est donné",
        es: "No se da ningún estado de partida",
    }
    GRAPH_NONE_DO {
        en: "Give INPUT (an identifier, facelets or moves, or - for stdin), --facelets, --moves or --random; see unfold pocket path --help.",
        fr: "Donnez INPUT (un identifiant, des facettes ou des coups, ou - pour l’entrée standard), --facelets, --moves ou --random ; voir unfold pocket path --help.",
        es: "Dé INPUT (un identificador, facetas o movimientos, o - para la entrada estándar), --facelets, --moves o --random; véase unfold pocket path --help.",
    }
    GRAPH_AT_WORK { en: "Graph", fr: "Graphe", es: "Grafo" }
    GRAPH_METRIC_WRONG { en: "use one of: {0}", fr: "choisissez parmi : {0}", es: "elija entre: {0}" }
    GRAPH_SAVED { en: "{0}: {1} {2}, {3} MB", fr: "{0} : {1} {2}, {3} Mo", es: "{0}: {1} {2}, {3} MB" }
    GRAPH_NODES { en: "nodes", fr: "sommets", es: "nodos" }
    GRAPH_EDGES { en: "edges", fr: "arêtes", es: "aristas" }

    NEWS_EXPORTING {
        en: "Writing the graph to {0}.",
        fr: "Écriture du graphe dans {0}.",
        es: "Escribiendo el grafo en {0}.",
    }
    NEWS_EXPORTED {
        en: "The graph is in {0}: nodes.csv and edges.csv.",
        fr: "Le graphe est dans {0} : nodes.csv et edges.csv.",
        es: "El grafo está en {0}: nodes.csv y edges.csv.",
    }
    NEWS_EXPORT_STOPPED {
        en: "The export was stopped; nothing was left behind.",
        fr: "L’exportation a été arrêtée ; rien n’en est resté.",
        es: "Se detuvo la exportación; no quedó nada de ella.",
    }
    ERROR_EXPORT { en: "The graph was not written", fr: "Le graphe n’a pas été écrit", es: "No se escribió el grafo" }
    PATH_EXPORT {
        en: "Write the graph into a folder",
        fr: "Écrire le graphe dans un dossier",
        es: "Escribir el grafo en una carpeta",
    }
    ACCEPT_EXPORT { en: "Write", fr: "Écrire", es: "Escribir" }
    EXPORT { en: "Export the graph…", fr: "Exporter le graphe…", es: "Exportar el grafo…" }
    EXPORT_TIP {
        en: "Write all 3 674 160 nodes and 11 022 480 edges as CSV files for a graph database, 700 MB",
        fr: "Écrire les 3 674 160 sommets et les 11 022 480 arêtes en fichiers CSV pour une base de données de graphes, 700 Mo",
        es: "Escribir los 3 674 160 nodos y las 11 022 480 aristas como archivos CSV para una base de datos de grafos, 700 MB",
    }
    EXPORT_AT_WORK { en: "Export of the graph", fr: "Exportation du graphe", es: "Exportación del grafo" }
    EXPORT_STOP { en: "Stop export", fr: "Arrêter l’export", es: "Detener" }
    EXPORT_STOP_TIP {
        en: "Stop writing the graph; nothing is left behind",
        fr: "Arrêter l’écriture du graphe ; rien n’en reste",
        es: "Detener la escritura del grafo; no queda nada de ella",
    }
    EXPORT_REFERENCE {
        en: "Form of the 2017 article",
        fr: "Forme de l’article de 2017",
        es: "Forma del artículo de 2017",
    }
    EXPORT_REFERENCE_TIP {
        en: "Columns separated by ; as in the article; otherwise as Neo4j 5 reads it, separated by commas",
        fr: "Colonnes séparées par des ; comme dans l’article ; sinon comme Neo4j 5 les lit, séparées par des virgules",
        es: "Columnas separadas por ; como en el artículo; si no, como las lee Neo4j 5, separadas por comas",
    }
    EXPORT_MOVES { en: "With moves", fr: "Avec les coups", es: "Con movimientos" }
    EXPORT_MOVES_TIP {
        en: "Give each edge its move as a property",
        fr: "Donner à chaque arête son coup comme propriété",
        es: "Dar a cada arista su movimiento como propiedad",
    }

    GRAPH_IDENTIFIER { en: "Identifier", fr: "Identifiant", es: "Identificador" }
    GRAPH_IDENTIFIER_TIP {
        en: "The least of the 24 strings of digits that name this cube, one for each way to hold it",
        fr: "La plus petite des 24 suites de chiffres qui nomment ce cube, une par façon de le tenir",
        es: "La menor de las 24 cadenas de cifras que nombran este cubo, una por cada manera de sostenerlo",
    }
    GRAPH_COPY { en: "Copy", fr: "Copier", es: "Copiar" }
    GRAPH_COPY_TIP {
        en: "Copy the identifier to the clipboard",
        fr: "Copier l’identifiant dans le presse-papiers",
        es: "Copiar el identificador al portapapeles",
    }
    GRAPH_DISTANCE {
        en: "Distance {0} HTM, {1} QTM",
        fr: "Distance : {0} HTM, {1} QTM",
        es: "Distancia: {0} HTM, {1} QTM",
    }
    GRAPH_DISTANCE_ONE { en: "Distance {0} {1}", fr: "Distance : {0} {1}", es: "Distancia: {0} {1}" }
    GRAPH_NEIGHBOURS_OF_START {
        en: "Neighbours of the start, with their distances in {0}",
        fr: "Voisines du départ, avec leurs distances en {0}",
        es: "Vecinas del inicio, con sus distancias en {0}",
    }
    GRAPH_CHART {
        en: "positions at each distance in {0}",
        fr: "positions à chaque distance en {0}",
        es: "posiciones a cada distancia en {0}",
    }
    GRAPH_CHART_NAME {
        en: "chart of the number of positions at each distance in {0}; this one is at {1}",
        fr: "diagramme du nombre de positions à chaque distance en {0} ; celle-ci est à {1}",
        es: "diagrama del número de posiciones a cada distancia en {0}; esta está a {1}",
    }
    GRAPH_CHART_BAR { en: "{0} positions at {1} {2}", fr: "{0} positions à {1} {2}", es: "{0} posiciones a {1} {2}" }
    GRAPH_CHART_X { en: "distance in {0}", fr: "distance en {0}", es: "distancia en {0}" }
    GRAPH_CHART_Y { en: "positions, log scale", fr: "positions, échelle log", es: "posiciones, escala log" }
    GRAPH_NEIGHBOURS {
        en: "Neighbours, with their distances in {0}",
        fr: "Voisines, avec leurs distances en {0}",
        es: "Vecinas, con sus distancias en {0}",
    }
    GRAPH_NEIGHBOUR { en: "{0}: {1}", fr: "{0} : {1}", es: "{0}: {1}" }
    GRAPH_NEIGHBOUR_NAME {
        en: "neighbour by {0}, at distance {1} {2}",
        fr: "voisine par {0}, à distance {1} {2}",
        es: "vecina por {0}, a distancia {1} {2}",
    }
    GRAPH_NEIGHBOUR_TIP {
        en: "{0} leads to {1}, at distance {2} {3}. Click to go there.",
        fr: "{0} mène à {1}, à distance {2} {3}. Cliquez pour y aller.",
        es: "{0} lleva a {1}, a distancia {2} {3}. Haga clic para ir allí.",
    }
    GRAPH_PATH {
        en: "Shortest path, with distances in {0}",
        fr: "Plus court chemin, avec les distances en {0}",
        es: "Camino más corto, con distancias en {0}",
    }
    GRAPH_PATH_TO {
        en: "Shortest path to {0}, with distances in {1}",
        fr: "Plus court chemin vers {0}, avec les distances en {1}",
        es: "Camino más corto a {0}, con distancias en {1}",
    }
    TARGET { en: "Path to", fr: "Chemin vers", es: "Camino a" }
    TARGET_HINT {
        en: "the solved cube; or an identifier, facelets, moves",
        fr: "le cube résolu ; ou un identifiant, des facettes, des coups",
        es: "el cubo resuelto; o un identificador, facetas, movimientos",
    }
    TARGET_TIP {
        en: "Type or paste where the path is to end: an identifier, facelets or moves. An empty field means the solved cube.",
        fr: "Tapez ou collez où le chemin doit finir : un identifiant, des facettes ou des coups. Un champ vide désigne le cube résolu.",
        es: "Escriba o pegue dónde debe terminar el camino: un identificador, facetas o movimientos. Un campo vacío es el cubo resuelto.",
    }
    TARGET_HERE { en: "Use this position", fr: "Utiliser cette position", es: "Usar esta posición" }
    TARGET_HERE_TIP {
        en: "Make the position that is shown the end of the path; then go to where the path is to begin",
        fr: "Faire de la position affichée la fin du chemin ; allez ensuite là où le chemin doit commencer",
        es: "Hacer de la posición mostrada el final del camino; vaya luego a donde deba empezar",
    }
    TARGET_SOLVED { en: "Solved cube", fr: "Cube résolu", es: "Cubo resuelto" }
    TARGET_SOLVED_TIP {
        en: "Let the path end at the solved cube again",
        fr: "Faire finir le chemin au cube résolu à nouveau",
        es: "Hacer que el camino termine otra vez en el cubo resuelto",
    }
    NEWS_TARGET {
        en: "The path ends at {0} now.",
        fr: "Le chemin finit maintenant à {0}.",
        es: "El camino termina ahora en {0}.",
    }
    NEWS_TARGET_SOLVED {
        en: "The path ends at the solved cube again.",
        fr: "Le chemin finit à nouveau au cube résolu.",
        es: "El camino termina otra vez en el cubo resuelto.",
    }
    GRAPH_STEP_TO_TIP {
        en: "{0}, {1} {2} from the target. Click to show it on the net.",
        fr: "{0}, à {1} {2} de la cible. Cliquez pour l’afficher sur le patron.",
        es: "{0}, a {1} {2} del destino. Haga clic para mostrarlo en el desarrollo.",
    }
    GRAPH_STEP_NAME {
        en: "step {0} of the path, distance {1} {2}",
        fr: "étape {0} du chemin, distance {1} {2}",
        es: "paso {0} del camino, distancia {1} {2}",
    }
    GRAPH_STEP_TIP {
        en: "{0}, {1} {2} from solved. Click to show it on the net.",
        fr: "{0}, à {1} {2} de l’état résolu. Cliquez pour l’afficher sur le patron.",
        es: "{0}, a {1} {2} del estado resuelto. Haga clic para mostrarlo en el desarrollo.",
    }
    GRAPH_PLAY { en: "Play the path", fr: "Jouer le chemin", es: "Reproducir" }
    GRAPH_PLAY_TIP {
        en: "Play the moves of the path on the net",
        fr: "Jouer les coups du chemin sur le patron",
        es: "Reproducir los movimientos del camino en el desarrollo",
    }
    GRAPH_MAKING {
        en: "The distances are being counted out.",
        fr: "Les distances sont en cours de calcul.",
        es: "Se están calculando las distancias.",
    }
    GRAPH_WAIT {
        en: "The graph of a position appears once it is possible.",
        fr: "Le graphe d’une position apparaît dès que celle-ci est possible.",
        es: "El grafo de una posición aparece en cuanto esta es posible.",
    }

    EXPORT_STOPPED { en: "The export was stopped", fr: "L’exportation a été arrêtée", es: "Se detuvo la exportación" }
    EXPORT_STOPPED_DO {
        en: "Nothing was left behind; start again when you want to.",
        fr: "Rien n’en est resté ; recommencez quand vous voudrez.",
        es: "No quedó nada de ella; empiece de nuevo cuando quiera.",
    }
    EXPORT_WRITE {
        en: "The export could not be written: {0}",
        fr: "L’exportation n’a pas pu être écrite : {0}",
        es: "No se pudo escribir la exportación: {0}",
    }
    EXPORT_WRITE_DO {
        en: "Choose a folder that you may write to, with room for {0} MB. What was there before was not changed.",
        fr: "Choisissez un dossier où vous avez le droit d’écrire, avec de la place pour {0} Mo. Ce qui s’y trouvait n’a pas été modifié.",
        es: "Elija una carpeta en la que pueda escribir, con espacio para {0} MB. Lo que había antes no se cambió.",
    }
    EXPORT_HALF {
        en: "Only a part of the export took the place of the one before: {0}",
        fr: "Une partie seulement de l’exportation a remplacé la précédente : {0}",
        es: "Solo una parte de la exportación sustituyó a la anterior: {0}",
    }
    EXPORT_HALF_DO {
        en: "Export again: nodes.csv and edges.csv are of different exports now.",
        fr: "Exportez à nouveau : nodes.csv et edges.csv viennent maintenant d’exportations différentes.",
        es: "Exporte de nuevo: nodes.csv y edges.csv son ahora de exportaciones distintas.",
    }
    REPLACE_GRAPH {
        en: "An export is already in {0}: nodes.csv, edges.csv or both.",
        fr: "Une exportation se trouve déjà dans {0} : nodes.csv, edges.csv ou les deux.",
        es: "Ya hay una exportación en {0}: nodes.csv, edges.csv o ambos.",
    }
    EXPORT_NOT_A_FILE {
        en: "What stands there is not a plain file",
        fr: "Ce qui se trouve là n’est pas un fichier ordinaire",
        es: "Lo que hay ahí no es un archivo normal",
    }
    EXPORT_NOT_A_FILE_DO {
        en: "Move it away, or choose another folder. Nothing was changed.",
        fr: "Déplacez-le, ou choisissez un autre dossier. Rien n’a été modifié.",
        es: "Muévalo, o elija otra carpeta. No se cambió nada.",
    }
    EXPORT_NO_FOLDER { en: "This is not a folder", fr: "Ce n’est pas un dossier", es: "Esto no es una carpeta" }
    EXPORT_NO_FOLDER_DO {
        en: "Choose a folder, or one that does not exist yet. Nothing was changed.",
        fr: "Choisissez un dossier, ou un qui n’existe pas encore. Rien n’a été modifié.",
        es: "Elija una carpeta, o una que aún no exista. No se cambió nada.",
    }
    EXPORT_BUSY {
        en: "Another program is writing this export now",
        fr: "Un autre programme écrit cette exportation en ce moment",
        es: "Otro programa está escribiendo ahora esta exportación",
    }
    EXPORT_BUSY_DO {
        en: "Wait until it has ended, or choose another folder. Nothing was changed.",
        fr: "Attendez qu’il ait fini, ou choisissez un autre dossier. Rien n’a été modifié.",
        es: "Espere a que termine, o elija otra carpeta. No se cambió nada.",
    }
    EXPORT_EXISTS {
        en: "An export is there already",
        fr: "Il y a déjà une exportation à cet endroit",
        es: "Ya hay una exportación ahí",
    }
    EXPORT_EXISTS_DO {
        en: "Choose another folder, or say that it may be replaced (--force).",
        fr: "Choisissez un autre dossier, ou dites qu’elle peut être remplacée (--force).",
        es: "Elija otra carpeta, o diga que se puede reemplazar (--force).",
    }
}
