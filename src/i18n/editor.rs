//! The texts of the net that is painted, and of the puzzles.

pub use super::news::*;
use super::paint;
use super::text::{Text, texts};
use crate::engine::puzzle::PuzzleId;

texts! {
    CUBE2 { en: "2×2×2", fr: "2×2×2", es: "2×2×2" }
    CUBE2_TIP {
        en: "The cube of size two; each puzzle keeps its own position",
        fr: "Le cube de taille deux ; chaque casse-tête garde sa propre position",
        es: "El cubo de tamaño dos; cada rompecabezas conserva su propia posición",
    }
    CUBE3 { en: "3×3×3", fr: "3×3×3", es: "3×3×3" }
    CUBE3_TIP {
        en: "The cube of size three; each puzzle keeps its own position",
        fr: "Le cube de taille trois ; chaque casse-tête garde sa propre position",
        es: "El cubo de tamaño tres; cada rompecabezas conserva su propia posición",
    }
    TESS2 { en: "2×2×2×2", fr: "2×2×2×2", es: "2×2×2×2" }
    TESS2_TIP {
        en: "The hypercube of size two; each puzzle keeps its own position",
        fr: "L’hypercube de taille deux ; chaque casse-tête garde sa propre position",
        es: "El hipercubo de tamaño dos; cada rompecabezas conserva su propia posición",
    }

    CLEAR { en: "Clear", fr: "Effacer", es: "Borrar" }
    CLEAR_TIP {
        en: "Take the colours off all facelets but fixed centres; can be undone",
        fr: "Ôter la couleur de toutes les facettes sauf les centres fixes ; peut être annulé",
        es: "Quitar el color de todas las facetas salvo los centros fijos; se puede deshacer",
    }
    FILL_IN { en: "Fill in", fr: "Compléter", es: "Completar" }
    FILL_IN_TIP {
        en: "Paint what only one colour fits: facelets that show it faintly, with a dot",
        fr: "Peindre là où une seule couleur convient : les facettes qui la montrent pâle, avec un point",
        es: "Pintar donde solo un color encaja: las facetas que lo muestran tenue, con un punto",
    }
    TURN_X { en: "x", fr: "x", es: "x" }
    TURN_X_TIP {
        en: "Hold the whole cube otherwise: F comes to the top",
        fr: "Tenir tout le cube autrement : F passe en haut",
        es: "Sostener todo el cubo de otra manera: F pasa arriba",
    }
    TURN_X_BACK { en: "x'", fr: "x'", es: "x'" }
    TURN_X_BACK_TIP {
        en: "Hold the whole cube otherwise: F goes to the bottom",
        fr: "Tenir tout le cube autrement : F passe en bas",
        es: "Sostener todo el cubo de otra manera: F pasa abajo",
    }
    TURN_Y { en: "y", fr: "y", es: "y" }
    TURN_Y_TIP {
        en: "Hold the whole cube otherwise: F goes to the left",
        fr: "Tenir tout le cube autrement : F passe à gauche",
        es: "Sostener todo el cubo de otra manera: F pasa a la izquierda",
    }
    TURN_Y_BACK { en: "y'", fr: "y'", es: "y'" }
    TURN_Y_BACK_TIP {
        en: "Hold the whole cube otherwise: F goes to the right",
        fr: "Tenir tout le cube autrement : F passe à droite",
        es: "Sostener todo el cubo de otra manera: F pasa a la derecha",
    }
    TURN_Z { en: "z", fr: "z", es: "z" }
    TURN_Z_TIP {
        en: "Hold the whole cube otherwise: U tips to the right",
        fr: "Tenir tout le cube autrement : U bascule à droite",
        es: "Sostener todo el cubo de otra manera: U se inclina a la derecha",
    }
    TURN_Z_BACK { en: "z'", fr: "z'", es: "z'" }
    TURN_Z_BACK_TIP {
        en: "Hold the whole cube otherwise: U tips to the left",
        fr: "Tenir tout le cube autrement : U bascule à gauche",
        es: "Sostener todo el cubo de otra manera: U se inclina a la izquierda",
    }
    TURN_WHOLE { en: "Turn whole cube", fr: "Tourner tout le cube", es: "Girar todo el cubo" }
    TURN_BUTTON { en: "turn {0}", fr: "tourner {0}", es: "girar {0}" }
    TURN_TIP {
        en: "Make the move {0} on the cube as it is shown; can be undone",
        fr: "Faire le coup {0} sur le cube tel qu’il est affiché ; peut être annulé",
        es: "Hacer el movimiento {0} en el cubo tal como se muestra; se puede deshacer",
    }
    FOCUS_NET { en: "Paint by keys", fr: "Peindre au clavier", es: "Pintar con teclas" }
    FOCUS_NET_TIP {
        en: "Give the keys to the net: arrows move, digits paint",
        fr: "Donner le clavier au patron : les flèches déplacent, les chiffres peignent",
        es: "Dar las teclas al desarrollo: las flechas mueven, las cifras pintan",
    }
    COPY_FACELETS { en: "Copy facelets", fr: "Copier les facettes", es: "Copiar facetas" }
    COPY_FACELETS_TIP {
        en: "Copy the colours of all facelets to the clipboard, one letter each",
        fr: "Copier les couleurs de toutes les facettes dans le presse-papiers, une lettre chacune",
        es: "Copiar al portapapeles los colores de todas las facetas, una letra por cada una",
    }

    PALETTE { en: "{0}, {1} left, key {2}", fr: "{0}, reste {1}, touche {2}", es: "{0}, faltan {1}, tecla {2}" }
    PALETTE_LEFT { en: "{0} left", fr: "reste {0}", es: "faltan {0}" }
    PALETTE_TIP {
        en: "Paint {0} ({1}). Clicking or dragging on the net paints, the right button clears, the middle one (or Alt) picks a colour.",
        fr: "Peindre en {0} ({1}). Cliquer ou glisser sur le patron peint, le bouton droit efface, celui du milieu (ou Alt) prélève une couleur.",
        es: "Pintar de {0} ({1}). Hacer clic o arrastrar sobre el desarrollo pinta, el botón derecho borra, el central (o Alt) toma un color.",
    }
    ERASER { en: "eraser, key 0", fr: "gomme, touche 0", es: "borrador, tecla 0" }
    ERASER_TIP {
        en: "Take colours off; the right button always does",
        fr: "Ôter les couleurs ; le bouton droit le fait toujours",
        es: "Quitar colores; el botón derecho siempre lo hace",
    }
    PAINT_CENTRES { en: "Paint centres too", fr: "Peindre aussi les centres", es: "Pintar también los centros" }
    PAINT_CENTRES_TIP {
        en: "For a cube that is held or coloured in another way: the centres say which colour belongs to which face",
        fr: "Pour un cube tenu ou coloré autrement : les centres disent quelle couleur appartient à quelle face",
        es: "Para un cubo sostenido o coloreado de otra manera: los centros dicen qué color es de qué cara",
    }

    NET_NAME {
        en: "net of the {0}, arrow keys move, at {1}",
        fr: "patron du {0}, les flèches déplacent, en {1}",
        es: "desarrollo del {0}, las flechas mueven, en {1}",
    }
    FACELET { en: "facelet {0}, {1}, of {2}", fr: "facette {0}, {1}, {2}", es: "faceta {0}, {1}, {2}" }
    FACELET_BRIEF { en: "{0}, {1}, of {2}", fr: "{0}, {1}, {2}", es: "{0}, {1}, {2}" }
    UNPAINTED { en: "not painted", fr: "non peinte", es: "sin pintar" }
    UNPAINTED_FORCED {
        en: "not painted, only {0} fits",
        fr: "non peinte, seul {0} convient",
        es: "sin pintar, solo encaja {0}",
    }
    CENTRE_OF { en: "centre {0}", fr: "centre {0}", es: "centro {0}" }
    EDGE_OF { en: "edge {0}", fr: "arête {0}", es: "arista {0}" }
    CORNER_OF { en: "corner {0}", fr: "coin {0}", es: "esquina {0}" }
    PIECE_OF { en: "piece {0}", fr: "pièce {0}", es: "pieza {0}" }
    PIECE_AT { en: "{0} at place {1}", fr: "{0} à la place {1}", es: "{0} en el lugar {1}" }
    HOW_TO_PAINT {
        en: "Click or drag to paint. Right button: clear. Middle button or Alt: pick a colour.",
        fr: "Cliquez ou glissez pour peindre. Bouton droit : effacer. Bouton du milieu ou Alt : prélever une couleur.",
        es: "Haga clic o arrastre para pintar. Botón derecho: borrar. Botón central o Alt: tomar un color.",
    }
    HOW_TO_TYPE {
        en: "Keys on the net: arrows, 1 to 6, Delete.",
        fr: "Touches sur le patron : flèches, 1 à 6, Suppr.",
        es: "Teclas en el desarrollo: flechas, 1 a 6, Supr.",
    }
    HOLD { en: "{0} up", fr: "{0} haut", es: "{0} alto" }
    HOLD_TIP {
        en: "To read this face, hold it toward you with {0} at the top.",
        fr: "Pour lire cette face, tournez-la vers vous avec {0} en haut.",
        es: "Para leer esta cara, póngala hacia usted con {0} arriba.",
    }
    FIXED_TIP {
        en: "Centres are fixed; “Paint centres too” frees them.",
        fr: "Les centres sont fixes ; « Peindre aussi les centres » les libère.",
        es: "Los centros son fijos; «Pintar también los centros» los libera.",
    }

    NET_KEYS { en: "On the net", fr: "Sur le patron", es: "En el desarrollo" }
    NET_ARROWS { en: "Arrows", fr: "Flèches", es: "Flechas" }
    NET_ARROWS_DO {
        en: "Move the cursor over the net",
        fr: "Déplacer le curseur sur le patron",
        es: "Mover el cursor por el desarrollo",
    }
    NET_DIGITS_DO {
        en: "Paint a colour and go on to the next facelet",
        fr: "Peindre une couleur et passer à la facette suivante",
        es: "Pintar un color y pasar a la faceta siguiente",
    }
    NET_SPACE { en: "Space", fr: "Espace", es: "Espacio" }
    NET_SPACE_DO { en: "Paint with the brush", fr: "Peindre avec le pinceau", es: "Pintar con el pincel" }
    NET_DELETE_DO { en: "Clear the facelet", fr: "Effacer la facette", es: "Borrar la faceta" }
    NET_ESCAPE { en: "Escape, Tab", fr: "Échap, Tab", es: "Esc, Tab" }
    NET_ESCAPE_DO { en: "Leave the net", fr: "Quitter le patron", es: "Salir del desarrollo" }

    POSITION_FIELD { en: "Facelets or moves", fr: "Facettes ou coups", es: "Facetas o movimientos" }
    POSITION_HINT { en: "UUUUUUUUU… or R U2 F'", fr: "UUUUUUUUU… ou R U2 F'", es: "UUUUUUUUU… o R U2 F'" }
    POSITION_HINT_SMALL {
        en: "UUUURRRR…, 00002244… or R U2 F'",
        fr: "UUUURRRR…, 00002244… ou R U2 F'",
        es: "UUUURRRR…, 00002244… o R U2 F'",
    }
    POSITION_HINT_HYPER { en: "33333333… or UF2 RO", fr: "33333333… ou UF2 RO", es: "33333333… o UF2 RO" }

    POSSIBLE {
        en: "This position can be solved.",
        fr: "Cette position peut être résolue.",
        es: "Esta posición se puede resolver.",
    }
    UNFINISHED {
        en: "Facelets still to be painted: {0}.",
        fr: "Facettes encore à peindre : {0}.",
        es: "Facetas aún por pintar: {0}.",
    }
    UNFINISHED_FORCED {
        en: "Facelets still to be painted: {0}. Only one colour fits {1} of them: Fill in paints those.",
        fr: "Facettes encore à peindre : {0}. Pour {1} d’entre elles, une seule couleur convient : « Compléter » les peint.",
        es: "Facetas aún por pintar: {0}. En {1} de ellas solo encaja un color: «Completar» las pinta.",
    }
    MORE_FAULTS {
        en: "… and {0} more; all are outlined.",
        fr: "… et {0} de plus ; toutes sont entourées.",
        es: "… y {0} más; todas están marcadas.",
    }

    WHY_IMPOSSIBLE { en: "Impossible: {0}.", fr: "Impossible : {0}.", es: "Imposible: {0}." }
    WHY_NO_SOLVER {
        en: "There is no solver for the {0} yet.",
        fr: "Il n’y a pas encore de solveur pour le {0}.",
        es: "Todavía no hay solucionador para el {0}.",
    }
    WHY_SHOWN_SOLVED {
        en: "What is shown is solved; go to the start of the moves, or step back, to solve from there.",
        fr: "Ce qui est affiché est résolu ; allez au début des coups, ou reculez, pour résoudre à partir de là.",
        es: "Lo que se muestra está resuelto; vaya al principio de los movimientos, o retroceda, para resolver desde ahí.",
    }
    WHY_OPTIMAL {
        en: "The best solution is proven optimal.",
        fr: "La meilleure solution est démontrée optimale.",
        es: "La mejor solución está demostrada óptima.",
    }
    WHY_ALL_OPTIMAL {
        en: "All optimal solutions are found.",
        fr: "Toutes les solutions optimales sont trouvées.",
        es: "Se han encontrado todas las soluciones óptimas.",
    }
    WHY_NO_LOG {
        en: "Logs are MagicCube4D's, which has no {0}: copy the moves instead.",
        fr: "Les journaux sont ceux de MagicCube4D, qui n’a pas de {0} : copiez plutôt les coups.",
        es: "Los registros son de MagicCube4D, que no tiene el {0}: copie los movimientos en su lugar.",
    }
    WHY_NO_SOLUTION {
        en: "There is no solution yet.",
        fr: "Il n’y a pas encore de solution.",
        es: "Todavía no hay ninguna solución.",
    }
    WHY_NOT_FORCED {
        en: "There is no facelet that only one colour fits.",
        fr: "Il n’y a pas de facette à laquelle une seule couleur convient.",
        es: "No hay ninguna faceta en la que solo encaje un color.",
    }

    ORIGIN_PAINTED { en: "Painted", fr: "Peinte", es: "Pintada" }
    ORIGIN_TURNED { en: "Turned by hand", fr: "Tournée à la main", es: "Girada a mano" }
    ORIGIN_TYPED { en: "Typed", fr: "Tapée", es: "Escrita" }
    ORIGIN_PASTED { en: "Pasted", fr: "Collée", es: "Pegada" }
    ORIGIN_SOLVED { en: "Solved puzzle", fr: "Casse-tête résolu", es: "Rompecabezas resuelto" }

    PURPLE { en: "purple", fr: "violet", es: "violeta" }
    YELLOW { en: "yellow", fr: "jaune", es: "amarillo" }
    GREEN { en: "green", fr: "vert", es: "verde" }
    ORANGE { en: "orange", fr: "orange", es: "naranja" }
    RED { en: "red", fr: "rouge", es: "rojo" }
    BLUE { en: "blue", fr: "bleu", es: "azul" }
    WHITE { en: "white", fr: "blanc", es: "blanco" }
    PINK { en: "pink", fr: "rose", es: "rosa" }

    PAUSE { en: "Pause", fr: "Pause", es: "Pausa" }
    PLAYED { en: "{0} of {1}", fr: "{0} sur {1}", es: "{0} de {1}" }
    PLAYED_SLIDER { en: "moves played", fr: "coups joués", es: "movimientos reproducidos" }
    PLAYED_NEXT { en: "{0}: next {1}", fr: "{0} : puis {1}", es: "{0}: sigue {1}" }
    PLAYED_END { en: "{0}: at the end", fr: "{0} : à la fin", es: "{0}: al final" }
    PLAYED_SOLUTION { en: "Solution", fr: "Solution", es: "Solución" }
    PLAYED_CROSS { en: "Cross on {0}", fr: "Croix sur {0}", es: "Cruz en {0}" }
    PLAYED_PAIR {
        en: "Cross on {0} with the pair {1}",
        fr: "Croix sur {0} avec la paire {1}",
        es: "Cruz en {0} con el par {1}",
    }
    PLAYED_PATH { en: "Shortest path", fr: "Plus court chemin", es: "Camino más corto" }
    SPEED { en: "speed: {0}", fr: "vitesse : {0}", es: "velocidad: {0}" }
    SPEED_INSTANT { en: "Instant", fr: "Instantané", es: "Instantánea" }
    SPEED_FAST { en: "Fast", fr: "Rapide", es: "Rápida" }
    SPEED_NORMAL { en: "Normal", fr: "Normale", es: "Normal" }
    SPEED_SLOW { en: "Slow", fr: "Lente", es: "Lenta" }

    VIEW_SOLUTIONS_TIP {
        en: "The solutions found so far",
        fr: "Les solutions trouvées jusqu’ici",
        es: "Las soluciones encontradas hasta ahora",
    }
    VIEW_CROSSES { en: "First cross", fr: "Première croix", es: "Primera cruz" }
    VIEW_GRAPH { en: "Graph", fr: "Graphe", es: "Grafo" }
    VIEW_GRAPH_TIP {
        en: "This position among all 3 674 160: its distance, its neighbours, the shortest path",
        fr: "Cette position parmi toutes les 3 674 160 : sa distance, ses voisines, le plus court chemin",
        es: "Esta posición entre las 3 674 160: su distancia, sus vecinas, el camino más corto",
    }
    CHART_LENGTH_TIP {
        en: "How the best length fell and the proven lower bound rose",
        fr: "Comment la meilleure longueur a baissé et la borne inférieure prouvée a monté",
        es: "Cómo bajó la mejor longitud y subió la cota inferior demostrada",
    }
    CHART_SCORE { en: "Sticker score", fr: "Score", es: "Puntuación" }
    CHART_SCORE_TIP {
        en: "The sticker score along the moves that are played: 0 for a facelet in place, 1 on an adjacent face, 2 on the opposite face",
        fr: "Le score des facettes le long des coups joués : 0 pour une facette à sa place, 1 sur une face adjacente, 2 sur la face opposée",
        es: "La puntuación de las facetas a lo largo de los movimientos: 0 para una faceta en su sitio, 1 en una cara adyacente, 2 en la cara opuesta",
    }
    SCORE_X { en: "moves played", fr: "coups joués", es: "movimientos reproducidos" }
    SCORE {
        en: "Sticker score: {0} (0 when solved)",
        fr: "Score des facettes : {0} (0 si résolu)",
        es: "Puntuación: {0} (0 si está resuelto)",
    }
    SCORE_TIP {
        en: "How far the facelets are from their faces: 0 in place, 1 on an adjacent face, 2 on the opposite face, added up",
        fr: "À quel point les facettes sont loin de leurs faces : 0 à leur place, 1 sur une face adjacente, 2 sur la face opposée, le tout additionné",
        es: "Cuán lejos están las facetas de sus caras: 0 en su sitio, 1 en una cara adyacente, 2 en la cara opuesta, todo sumado",
    }

    ERROR_STUDY {
        en: "What is shown beside the position could not be found out",
        fr: "Ce qui accompagne la position n’a pas pu être déterminé",
        es: "No se pudo averiguar lo que se muestra junto a la posición",
    }
    METHOD { en: "Method", fr: "Méthode", es: "Método" }
    METHOD_TIP { en: "How it is solved", fr: "Comment le casse-tête est résolu", es: "Cómo se resuelve" }
    METRIC { en: "Metric", fr: "Métrique", es: "Métrica" }
    METRIC_TIP {
        en: "How lengths are counted: in HTM any turn of a face is one move, in QTM a half turn is two; in STM any turn of a cell is one",
        fr: "Comment les longueurs se comptent : en HTM, tourner une face est un coup, quel que soit l’angle ; en QTM, un demi-tour en vaut deux ; en STM, tourner une cellule est un coup",
        es: "Cómo se cuentan las longitudes: en HTM todo giro de una cara es un movimiento, en QTM medio giro son dos; en STM todo giro de una celda es uno",
    }
    SCRAMBLE_BY { en: "Scramble by", fr: "Mélange par", es: "Mezcla por" }
    SCRAMBLE_UNIFORM { en: "uniform position", fr: "position uniforme", es: "posición uniforme" }
    SCRAMBLE_TURNS { en: "20 random turns", fr: "20 coups au hasard", es: "20 giros al azar" }
    SCRAMBLE_BY_TIP {
        en: "A position drawn uniformly from all, or random turns: never a face twice, nor a face after its opposite and itself",
        fr: "Une position tirée uniformément parmi toutes, ou des coups au hasard : jamais deux fois la même face de suite, ni une face après son opposée et elle-même",
        es: "Una posición elegida uniformemente entre todas, o giros al azar: nunca dos veces seguidas la misma cara, ni una cara tras la opuesta y ella misma",
    }
}

/// The name of a puzzle as people write it.
pub const fn puzzle_name(puzzle: PuzzleId) -> Text<0> {
    match puzzle {
        PuzzleId::Cube2 => CUBE2,
        PuzzleId::Cube3 => CUBE3,
        PuzzleId::Tess2 => TESS2,
    }
}

/// What turning the whole of a puzzle is called.
pub const fn turn_whole(puzzle: PuzzleId) -> Text<0> {
    match puzzle {
        PuzzleId::Cube2 | PuzzleId::Cube3 => TURN_WHOLE,
        PuzzleId::Tess2 => paint::TURN_WHOLE_HYPER,
    }
}

/// What may be typed for a position of a puzzle.
pub const fn position_hint(puzzle: PuzzleId) -> Text<0> {
    match puzzle {
        PuzzleId::Cube2 => POSITION_HINT_SMALL,
        PuzzleId::Cube3 => POSITION_HINT,
        PuzzleId::Tess2 => POSITION_HINT_HYPER,
    }
}

/// The names of a puzzle's colours, by colour number: the usual scheme of cubes, MC4D's default colours of the hypercube.
pub const fn colour_names(puzzle: PuzzleId) -> &'static [Text<0>] {
    match puzzle {
        PuzzleId::Cube2 | PuzzleId::Cube3 => &[WHITE, RED, GREEN, YELLOW, ORANGE, BLUE],
        PuzzleId::Tess2 => &[PURPLE, YELLOW, GREEN, ORANGE, RED, BLUE, WHITE, PINK],
    }
}
