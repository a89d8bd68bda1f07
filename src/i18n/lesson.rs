//! The texts about moves that are played: what each is in words, what its phase is for, what it changes.

use super::text::texts;

texts! {
    VIEW_MOVES { en: "Moves", fr: "Coups", es: "Movimientos" }
    VIEW_MOVES_TIP {
        en: "The moves that are played, in their phases, and what each of them does",
        fr: "Les coups joués, par phases, et ce que fait chacun d’eux",
        es: "Los movimientos que se reproducen, por fases, y qué hace cada uno",
    }
    MOVES_NONE {
        en: "The moves of a solution appear here, with what each of them does. Solve starts the search.",
        fr: "Les coups d’une solution apparaissent ici, avec ce que fait chacun. Résoudre lance la recherche.",
        es: "Aquí aparecen los movimientos de una solución y qué hace cada uno. Resolver inicia la búsqueda.",
    }
    MOVES_OF { en: "{0} ({1} {2})", fr: "{0} ({1} {2})", es: "{0} ({1} {2})" }
    PLAYED_LOG { en: "Moves of the log", fr: "Coups du journal", es: "Movimientos del registro" }
    PLAY_LOG { en: "Play the log", fr: "Jouer le journal", es: "Reproducir el registro" }
    PLAY_LOG_TIP {
        en: "Play the moves of the log after its scramble mark, from the position at the mark",
        fr: "Jouer les coups du journal après sa marque de mélange, depuis la position de cette marque",
        es: "Reproducir los movimientos del registro tras su marca de mezcla, desde la posición de esa marca",
    }
    SPEED_CUSTOM { en: "Custom", fr: "Autre", es: "Otra" }
    PACE { en: "{0} s", fr: "{0} s", es: "{0} s" }
    PACE_AT_ONCE { en: "at once", fr: "aussitôt", es: "de golpe" }
    PACE_SLIDER { en: "seconds a move", fr: "secondes par coup", es: "segundos por movimiento" }
    PACE_TIP {
        en: "How long a move takes, from 3 s at the left to 0.05 s at the right; also while it plays",
        fr: "Durée d’un coup, de 3 s à gauche jusqu’à 0,05 s à droite ; aussi pendant la lecture",
        es: "Cuánto dura un movimiento, de 3 s a la izquierda a 0,05 s a la derecha; también mientras se reproduce",
    }
    MOVE_NAME { en: "move {0}: {1}", fr: "coup {0} : {1}", es: "movimiento {0}: {1}" }
    MOVE_CURRENT { en: "move {0}: {1}, made last", fr: "coup {0} : {1}, le dernier joué", es: "movimiento {0}: {1}, el último hecho" }
    MOVE_NEXT { en: "move {0}: {1}, next", fr: "coup {0} : {1}, le prochain", es: "movimiento {0}: {1}, el siguiente" }
    LESSON_MADE { en: "{0}, just made:", fr: "{0}, qui vient d’être joué :", es: "{0}, recién hecho:" }
    LESSON_FIRST { en: "{0}, the first move:", fr: "{0}, le premier coup :", es: "{0}, el primer movimiento:" }
    LESSON_NEXT { en: "Next {0}: {1}", fr: "Ensuite {0} : {1}", es: "Después {0}: {1}" }
    LESSON_PLACE { en: "{0}, move {1} of {2}: {3}", fr: "{0}, coup {1} sur {2} : {3}", es: "{0}, movimiento {1} de {2}: {3}" }
    LESSON_NOW { en: "Now true: {0}.", fr: "Désormais vrai : {0}.", es: "Ahora es cierto: {0}." }
    LESSON_WILL { en: "It makes true: {0}.", fr: "Il rend vrai : {0}.", es: "Hace cierto: {0}." }
    LESSON_BROKE { en: "No longer: {0}.", fr: "Plus vrai : {0}.", es: "Ya no: {0}." }
    LESSON_FRAME {
        en: "Home here is where the last moves ({0}) take a piece home from.",
        fr: "« À sa place » veut dire ici : là d’où les derniers coups ({0}) ramènent une pièce.",
        es: "«En su sitio» significa aquí: el lugar desde donde los últimos movimientos ({0}) devuelven una pieza a su sitio.",
    }
    TALLY { en: "{0}: {1} › {2} of {3}", fr: "{0} : {1} › {2} sur {3}", es: "{0}: {1} › {2} de {3}" }
    TALLY_SAME { en: "{0}: {1} of {2}", fr: "{0} : {1} sur {2}", es: "{0}: {1} de {2}" }
    TALLY_OPEN { en: "{0}: {1} › {2}", fr: "{0} : {1} › {2}", es: "{0}: {1} › {2}" }
    TALLY_OPEN_SAME { en: "{0}: {1}", fr: "{0} : {1}", es: "{0}: {1}" }

    CORNERS_ORIENTED { en: "corners oriented to {0}", fr: "coins orientés selon {0}", es: "esquinas orientadas según {0}" }
    CORNERS_ORIENTED_ALL { en: "all corners are oriented to {0}", fr: "tous les coins sont orientés selon {0}", es: "todas las esquinas están orientadas según {0}" }
    EDGES_ORIENTED { en: "edges oriented to {0}", fr: "arêtes orientées selon {0}", es: "aristas orientadas según {0}" }
    EDGES_ORIENTED_ALL { en: "all edges are oriented to {0}", fr: "toutes les arêtes sont orientées selon {0}", es: "todas las aristas están orientadas según {0}" }
    SLICE_EDGES { en: "slice edges in the slice between {0}", fr: "arêtes de tranche dans la tranche entre {0}", es: "aristas de la capa media en la capa entre {0}" }
    SLICE_EDGES_ALL { en: "the four slice edges are in the slice between {0}", fr: "les quatre arêtes de tranche sont dans la tranche entre {0}", es: "las cuatro aristas de la capa media están en la capa entre {0}" }
    CORNERS_HOME { en: "corners home", fr: "coins à leur place", es: "esquinas en su sitio" }
    CORNERS_HOME_ALL { en: "all corners are home", fr: "tous les coins sont à leur place", es: "todas las esquinas están en su sitio" }
    EDGES_HOME { en: "edges home", fr: "arêtes à leur place", es: "aristas en su sitio" }
    EDGES_HOME_ALL { en: "all edges are home", fr: "toutes les arêtes sont à leur place", es: "todas las aristas están en su sitio" }
    CROSS_EDGES { en: "edges of the cross on {0}", fr: "arêtes de la croix sur {0}", es: "aristas de la cruz en {0}" }
    CROSS_EDGES_ALL { en: "the cross on {0} is done", fr: "la croix sur {0} est faite", es: "la cruz en {0} está hecha" }
    PAIR_PIECES { en: "pieces of the pair {0}", fr: "pièces de la paire {0}", es: "piezas del par {0}" }
    PAIR_PIECES_ALL { en: "the pair {0} is home", fr: "la paire {0} est à sa place", es: "el par {0} está en su sitio" }
    SCORE_OF { en: "sticker score", fr: "score des facettes", es: "puntuación de las facetas" }
    CORNERS_TOGETHER { en: "corners right relative to each other", fr: "coins justes les uns par rapport aux autres", es: "esquinas correctas entre sí" }
    CORNERS_TOGETHER_ALL { en: "all corners are right relative to each other", fr: "tous les coins sont justes les uns par rapport aux autres", es: "todas las esquinas son correctas entre sí" }
    DISTANCE_LEFT { en: "distance left in {0}", fr: "distance restante en {0}", es: "distancia restante en {0}" }
    ON_AXIS { en: "stickers {0} on their axis", fr: "facettes {0} sur leur axe", es: "facetas {0} en su eje" }
    ON_AXIS_ALL { en: "every piece has its sticker {0} on their axis", fr: "chaque pièce a sa facette {0} sur leur axe", es: "cada pieza tiene su faceta {0} en su eje" }
    ON_SIDE { en: "pieces on their side, {0}", fr: "pièces de leur côté, {0}", es: "piezas en su lado, {0}" }
    ON_SIDE_ALL { en: "every piece is on its side, {0}", fr: "chaque pièce est de son côté, {0}", es: "cada pieza está en su lado, {0}" }
    PIECES_TOGETHER { en: "pieces right relative to each other", fr: "pièces justes les unes par rapport aux autres", es: "piezas correctas entre sí" }
    PIECES_TOGETHER_ALL { en: "all pieces are right relative to each other", fr: "toutes les pièces sont justes les unes par rapport aux autres", es: "todas las piezas son correctas entre sí" }
    MISPLACED { en: "misplaced stickers", fr: "facettes mal placées", es: "facetas fuera de lugar" }
    SOLVED_ALL { en: "the puzzle is solved", fr: "le casse-tête est résolu", es: "el rompecabezas está resuelto" }
    SOLVED_FRAME { en: "only the last moves are left", fr: "il ne reste que les derniers coups", es: "solo faltan los últimos movimientos" }
    PAIR_OF { en: "{0} or {1}", fr: "{0} ou {1}", es: "{0} o {1}" }
    BETWEEN { en: "{0} and {1}", fr: "{0} et {1}", es: "{0} y {1}" }

    CHART_ALONG { en: "Along the moves", fr: "Au fil des coups", es: "Por movimiento" }
    CHART_ALONG_TIP {
        en: "How far from solved the position is before and after each move; a click goes there",
        fr: "À quelle distance du but se trouve la position avant et après chaque coup ; un clic y mène",
        es: "A qué distancia del final está la posición antes y después de cada movimiento; un clic lleva allí",
    }
    ALONG_NONE {
        en: "It is drawn along a solution, once there is one and its tables are in memory.",
        fr: "Se trace le long d’une solution, dès qu’il y en a une et que ses tables sont en mémoire.",
        es: "Se traza a lo largo de una solución, cuando la hay y sus tablas están en memoria.",
    }
    ALONG_NAME {
        en: "plot along the moves: {0}; after {1} of {2} moves it is {3}",
        fr: "tracé au fil des coups : {0} ; après {1} coups sur {2} : {3}",
        es: "gráfico a lo largo de los movimientos: {0}; tras {1} de {2} movimientos es {3}",
    }
    ALONG_BOUND { en: "Lower bound", fr: "Borne inférieure", es: "Cota inferior" }
    ALONG_BOUND_TIP {
        en: "How many moves are needed at least, by the small tables in memory; the distance itself may be more",
        fr: "Combien de coups il faut au moins, d’après les petites tables en mémoire ; la distance peut être plus grande",
        es: "Cuántos movimientos hacen falta como mínimo, según las tablas pequeñas en memoria; la distancia puede ser mayor",
    }
    ALONG_BOUND_AXIS { en: "lower bound in {0}", fr: "borne inférieure en {0}", es: "cota inferior en {0}" }
    ALONG_DISTANCE { en: "Exact distance", fr: "Distance exacte", es: "Distancia exacta" }
    ALONG_DISTANCE_TIP { en: "The exact distance that is left after each move", fr: "La distance exacte qui reste après chaque coup", es: "La distancia exacta que queda tras cada movimiento" }
    ALONG_MISPLACED { en: "Misplaced stickers", fr: "Facettes mal placées", es: "Facetas fuera de lugar" }
    ALONG_MISPLACED_TIP {
        en: "Facelets that are not right relative to each other, held the way in which most are",
        fr: "Facettes qui ne sont pas justes les unes par rapport aux autres, le casse-tête étant tenu de la façon où le plus grand nombre le sont",
        es: "Facetas que no son correctas entre sí, con el rompecabezas sostenido de la manera en que más lo son",
    }

    PART_WHOLE { en: "All moves", fr: "Tous les coups", es: "Todos los movimientos" }
    PART_CROSS { en: "Cross on {0}", fr: "Croix sur {0}", es: "Cruz en {0}" }
    PART_PAIR { en: "Cross on {0} with the pair {1}", fr: "Croix sur {0} avec la paire {1}", es: "Cruz en {0} con el par {1}" }
    PART_PHASE { en: "Phase {0}", fr: "Phase {0}", es: "Fase {0}" }
    PART_ORIENTATION { en: "Orientation", fr: "Orientation", es: "Orientación" }
    PART_PERMUTATION { en: "Permutation", fr: "Permutation", es: "Permutación" }
    PART_PREMOVES { en: "Premoves", fr: "Coups préalables", es: "Movimientos previos" }
    PART_SUFFIX { en: "Suffix", fr: "Suffixe", es: "Sufijo" }
    PART_HEADING { en: "{0} ({1} {2}): {3}", fr: "{0} ({1} {2}) : {3}", es: "{0} ({1} {2}): {3}" }

    DO_WHOLE { en: "straight home, without phases", fr: "droit au but, sans phases", es: "directo a su sitio, sin fases" }
    DO_MOVES { en: "as they were turned", fr: "tels qu’ils ont été joués", es: "tal como se hicieron" }
    DO_PATH { en: "the shortest way to the target", fr: "le plus court chemin vers la cible", es: "el camino más corto al destino" }
    DO_CROSS { en: "the four edges of the face home, nothing shorter does it", fr: "les quatre arêtes de la face à leur place, rien de plus court n’y suffit", es: "las cuatro aristas de la cara en su sitio; nada más corto basta" }
    DO_PAIR { en: "the four edges, a corner and the edge beside it home", fr: "les quatre arêtes, un coin et l’arête voisine à leur place", es: "las cuatro aristas, una esquina y la arista vecina en su sitio" }
    DO_SUBGROUP { en: "then half turns of {0} are enough", fr: "ensuite, des demi-tours de {0} suffisent", es: "después bastan medias vueltas de {0}" }
    DO_SUBGROUP_PREMOVES { en: "then half turns of {0} are enough, but for the premoves", fr: "ensuite, des demi-tours de {0} suffisent, aux coups préalables près", es: "después bastan medias vueltas de {0}, salvo los movimientos previos" }
    DO_FREE { en: "home with turns of all faces", fr: "au but avec des tours de toutes les faces", es: "a su sitio con giros de todas las caras" }
    DO_ORIENTATION {
        en: "corners and edges turned the right way, slice edges into their slice",
        fr: "coins et arêtes bien orientés, arêtes de tranche dans leur tranche",
        es: "esquinas y aristas bien orientadas, aristas de la capa media en su capa",
    }
    DO_PERMUTATION {
        en: "every piece to its place, with {0} and half turns of the rest",
        fr: "chaque pièce à sa place, avec {0} et des demi-tours des autres",
        es: "cada pieza a su sitio, con {0} y medias vueltas del resto",
    }
    DO_WITHIN { en: "home with {0} and half turns of the rest", fr: "au but avec {0} et des demi-tours des autres", es: "a su sitio con {0} y medias vueltas del resto" }
    DO_WITHIN_PREMOVES { en: "{0} and half turns of the rest, until the premoves are left", fr: "{0} et des demi-tours des autres, jusqu’aux coups préalables", es: "{0} y medias vueltas del resto, hasta los movimientos previos" }
    DO_WITHIN_FIRST { en: "before phase 1, as it was found backwards: {0} and half turns of the rest", fr: "avant la phase 1, car trouvée à rebours : {0} et des demi-tours des autres", es: "antes de la fase 1, pues se halló al revés: {0} y medias vueltas del resto" }
    DO_PREMOVES_FIRST { en: "first, as the solution was found backwards", fr: "d’abord, car la solution a été trouvée à rebours", es: "primero, pues la solución se halló al revés" }
    DO_PREMOVES_LAST { en: "chosen before phase 1, made at the end", fr: "choisis avant la phase 1, joués à la fin", es: "elegidos antes de la fase 1, hechos al final" }
    DO_AXIS { en: "every piece's sticker {0} onto one axis", fr: "la facette {0} de chaque pièce sur un même axe", es: "la faceta {0} de cada pieza a un mismo eje" }
    DO_AXIS_LAST { en: "last, as it was found backwards: home with moves of all cells", fr: "en dernier, car trouvée à rebours : au but avec toutes les cellules", es: "al final, pues se halló al revés: a su sitio con todas las celdas" }
    DO_SIDE { en: "every piece onto its side of that axis: cells {0}", fr: "chaque pièce de son côté de cet axe : cellules {0}", es: "cada pieza a su lado de ese eje: celdas {0}" }
    DO_SIDE_BACK { en: "found backwards: stickers {0} stay on their axis, pieces change sides", fr: "trouvée à rebours : les facettes {0} restent sur leur axe, des pièces changent de côté", es: "hallada al revés: las facetas {0} siguen en su eje, hay piezas que cambian de lado" }
    DO_CUBES { en: "two coupled 2×2×2 cubes go home together", fr: "deux cubes 2×2×2 couplés se résolvent ensemble", es: "dos cubos 2×2×2 acoplados vuelven juntos a su sitio" }
    DO_CUBES_FIRST { en: "first, as it was found backwards: moves of two coupled 2×2×2 cubes", fr: "d’abord, car trouvée à rebours : coups de deux cubes 2×2×2 couplés", es: "primero, pues se halló al revés: movimientos de dos cubos 2×2×2 acoplados" }
    DO_SUFFIX { en: "chosen before phase 1, made at the end", fr: "choisi avant la phase 1, joué à la fin", es: "elegido antes de la fase 1, hecho al final" }
    DO_SUFFIX_FIRST { en: "first, as the solution was found backwards", fr: "d’abord, car la solution a été trouvée à rebours", es: "primero, pues la solución se halló al revés" }

    FACE_UPPER { en: "upper", fr: "supérieure", es: "superior" }
    FACE_RIGHT { en: "right", fr: "droite", es: "derecha" }
    FACE_FRONT { en: "front", fr: "avant", es: "frontal" }
    FACE_LOWER { en: "lower", fr: "inférieure", es: "inferior" }
    FACE_LEFT { en: "left", fr: "gauche", es: "izquierda" }
    FACE_BACK { en: "back", fr: "arrière", es: "trasera" }
    QUARTER_CLOCKWISE { en: "a quarter clockwise", fr: "d’un quart de tour dans le sens horaire", es: "un cuarto de vuelta en sentido horario" }
    QUARTER_COUNTER { en: "a quarter counter-clockwise", fr: "d’un quart de tour dans le sens antihoraire", es: "un cuarto de vuelta en sentido antihorario" }
    HALF { en: "by half", fr: "d’un demi-tour", es: "media vuelta" }
    TURN_FACE { en: "turn the {0} face {1}", fr: "tourner la face {0} {1}", es: "girar la cara {0} {1}" }
    TURN_WIDE { en: "turn the {0} face and the layer behind it {1}", fr: "tourner la face {0} et la couche derrière elle {1}", es: "girar la cara {0} y la capa de detrás {1}" }
    TURN_SLICE { en: "turn the layer between {0} and {1} {2}, seen from the {3} face", fr: "tourner la couche entre {0} et {1} {2}, vue de la face {3}", es: "girar la capa entre {0} y {1} {2}, vista desde la cara {3}" }
    TURN_CUBE { en: "turn the whole cube {1}, seen from the {0} face", fr: "tourner le cube entier {1}, vu de la face {0}", es: "girar el cubo entero {1}, visto desde la cara {0}" }
    CELL_TURNED { en: "turn cell {0}", fr: "tourner la cellule {0}", es: "girar la celda {0}" }
    HYPERCUBE_TURNED { en: "turn the whole hypercube, seen from cell {0},", fr: "tourner l’hypercube entier, vu de la cellule {0},", es: "girar el hipercubo entero, visto desde la celda {0}," }
    CELL_QUARTER { en: "{0} a quarter about its face towards {1}; what lies towards {2} goes to {3}", fr: "{0} d’un quart de tour autour de sa face vers {1} ; ce qui est vers {2} va vers {3}", es: "{0} un cuarto de vuelta en torno a su cara hacia {1}; lo que está hacia {2} pasa a {3}" }
    CELL_HALF { en: "{0} by half about its face towards {1}", fr: "{0} d’un demi-tour autour de sa face vers {1}", es: "{0} media vuelta en torno a su cara hacia {1}" }
    CELL_EDGE { en: "{0} by half about its edge towards {1} and {2}", fr: "{0} d’un demi-tour autour de son arête vers {1} et {2}", es: "{0} media vuelta en torno a su arista hacia {1} y {2}" }
    CELL_CORNER { en: "{0} by a third about its corner towards {1}, {2} and {3}; {4} goes to {5}", fr: "{0} d’un tiers de tour autour de son coin vers {1}, {2} et {3} ; {4} va vers {5}", es: "{0} un tercio de vuelta en torno a su esquina hacia {1}, {2} y {3}; {4} pasa a {5}" }
}
