//! The texts of the pages on what the methods rest upon: the cube itself, coordinates and tables, three phases of the hypercube.

use super::text::texts;

texts! {
    TITLE_CUBE3 { en: "3×3×3: the cube", fr: "3×3×3 : le cube", es: "3×3×3: el cubo" }
    TITLE_COORDINATES {
        en: "3×3×3: coordinates and tables",
        fr: "3×3×3 : coordonnées et tables",
        es: "3×3×3: coordenadas y tablas",
    }
    TITLE_THREE_PHASES { en: "2×2×2×2: three phases", fr: "2×2×2×2 : trois phases", es: "2×2×2×2: tres fases" }

    CUBE3_PIECES {
        en: "A 3×3×3 shows {0} pieces: {1} corners with three colours each, {2} edges with two, and {3} centres with one. Turning a face moves four corners and four edges to other places. The centres stay where they are, so they say which colour each face gets.",
        fr: "Un 3×3×3 montre {0} pièces : {1} coins à trois couleurs, {2} arêtes à deux et {3} centres à une seule. Tourner une face déplace quatre coins et quatre arêtes. Les centres restent en place : ils disent quelle couleur aura chaque face.",
        es: "Un 3×3×3 muestra {0} piezas: {1} esquinas de tres colores, {2} aristas de dos y {3} centros de uno. Girar una cara lleva cuatro esquinas y cuatro aristas a otros lugares. Los centros no se mueven: indican qué color tendrá cada cara.",
    }
    CUBE3_ORIENTATIONS {
        en: "In its place a corner can have 3 orientations, each a third of a turn from the next, and an edge 2: right or flipped. But no turn changes one piece alone. The twist of the last corner follows from those of the other seven, the flip of the last edge from those of the other eleven, and two pieces are never swapped unless two others are as well.",
        fr: "À sa place, un coin peut avoir 3 orientations, à un tiers de tour l’une de l’autre, et une arête 2 : bonne ou retournée. Mais aucun tour ne change une pièce seule. La torsion du dernier coin découle de celles des sept autres, le retournement de la dernière arête de ceux des onze autres, et deux pièces ne s’échangent jamais sans que deux autres s’échangent aussi.",
        es: "En su lugar, una esquina puede tener 3 orientaciones, a un tercio de vuelta una de otra, y una arista 2: bien o invertida. Pero ningún giro cambia una sola pieza. El giro de la última esquina depende de los de las otras siete, la inversión de la última arista de las de las otras once, y dos piezas nunca se intercambian sin que se intercambien otras dos.",
    }
    CUBE3_STATES {
        en: "So there are {0} positions. The corners can be in 1·2·…·8 = {1} orders and twisted in 3^7 = {2} ways, the edges in 1·2·…·12 = {3} orders and flipped in 2^11 = {4} ways. Multiply these four numbers, and divide by 2 because the orders of corners and edges are even together or odd together.",
        fr: "Il y a donc {0} positions. Les coins ont 1·2·…·8 = {1} ordres et 3^7 = {2} torsions, les arêtes 1·2·…·12 = {3} ordres et 2^11 = {4} retournements. On multiplie ces quatre nombres, puis on divise par 2, car l’ordre des coins et celui des arêtes sont pairs ensemble, ou impairs ensemble.",
        es: "Así hay {0} posiciones. Las esquinas pueden estar en 1·2·…·8 = {1} órdenes y giradas de 3^7 = {2} maneras, las aristas en 1·2·…·12 = {3} órdenes e invertidas de 2^11 = {4} maneras. Se multiplican estos cuatro números y se divide por 2, porque el orden de las esquinas y el de las aristas son pares a la vez, o impares a la vez.",
    }
    CUBE3_TURNS {
        en: "Make the same quarter turn {0} times and everything is back; a half turn takes {1}. Every position can be solved within {2} moves when any turn of a face counts as one (HTM), and within {3} when a half turn counts as two (QTM). Both were proven by computer, in 2010 and in 2014; some positions need that many.",
        fr: "Faites {0} fois le même quart de tour et tout est revenu ; un demi-tour en demande {1}. Toute position se résout en {2} coups au plus quand chaque tour d’une face compte pour un (HTM), et en {3} quand un demi-tour compte pour deux (QTM). L’ordinateur l’a prouvé en 2010 et en 2014 ; certaines positions en demandent autant.",
        es: "Haga {0} veces el mismo cuarto de vuelta y todo vuelve a su sitio; con media vuelta bastan {1}. Toda posición se resuelve en {2} movimientos como mucho si cada giro de una cara cuenta como uno (HTM), y en {3} si media vuelta cuenta como dos (QTM). Se demostró con ordenadores en 2010 y en 2014; algunas posiciones piden tantos.",
    }

    COORDINATES_WHAT {
        en: "A search does not turn 54 facelets. It describes a position by a few numbers, its coordinates, each 0 when solved. In phase 1 they are the twist of the corners ({0} values, 3^7), the flip of the edges ({1}, 2^11) and the places of the four slice edges ({2}, as many as there are ways to choose 4 of 12 places). In phase 2 they are the orders of the corners ({3}, 1·2·…·8), of the eight edges of U and D ({4}, 1·2·…·8) and of the slice edges ({5}, 1·2·3·4).",
        fr: "Une recherche ne tourne pas 54 facettes. Elle décrit une position par quelques nombres, ses coordonnées, toutes à 0 quand le cube est résolu. En phase 1 : la torsion des coins ({0} valeurs, 3^7), le retournement des arêtes ({1}, 2^11) et les places des quatre arêtes de tranche ({2}, autant que de façons de choisir 4 places sur 12). En phase 2 : l’ordre des coins ({3}, 1·2·…·8), celui des huit arêtes de U et D ({4}, 1·2·…·8) et celui des arêtes de tranche ({5}, 1·2·3·4).",
        es: "Una búsqueda no gira 54 facetas. Describe una posición con unos pocos números, sus coordenadas, todas 0 si está resuelta. En la fase 1 son el giro de las esquinas ({0} valores, 3^7), la inversión de las aristas ({1}, 2^11) y los lugares de las cuatro aristas de la capa media ({2}, tantos como maneras de elegir 4 de 12 lugares). En la fase 2 son el orden de las esquinas ({3}, 1·2·…·8), el de las ocho aristas de U y D ({4}, 1·2·…·8) y el de las aristas de la capa media ({5}, 1·2·3·4).",
    }
    MOVE_TABLES {
        en: "A move table says what each of the {0} turns makes of a coordinate. For the twist it has {1} entries, one for each value and turn. It is computed once; from then on a turn costs one look-up for each coordinate. Phase 2 has only {2} turns, those that keep what phase 1 reached: all turns of U and D, and half turns of the other faces.",
        fr: "Une table de mouvements dit ce que chacun des {0} tours fait d’une coordonnée. Pour la torsion elle a {1} entrées, une par valeur et par tour. Elle est calculée une fois ; ensuite, un tour coûte une lecture par coordonnée. La phase 2 n’a que {2} tours, ceux qui gardent ce que la phase 1 a atteint : tous les tours de U et D, et les demi-tours des autres faces.",
        es: "Una tabla de movimientos dice qué hace cada uno de los {0} giros con una coordenada. Para el giro de las esquinas tiene {1} entradas, una por cada valor y giro. Se calcula una vez; desde entonces un giro cuesta una consulta por coordenada. La fase 2 solo tiene {2} giros, los que conservan lo que logró la fase 1: todos los de U y D, y las medias vueltas de las otras caras.",
    }
    PRUNING_TABLES {
        en: "A pruning table says how many turns two coordinates together need at least until both are 0. It is filled from the solved cube outwards: the pairs one turn away, then two, until each has its number. Phase 1 has one for twist and slice ({0} pairs) and one for flip and slice ({1}); phase 2 has one for the corners and one for the edges, each with the order of the slice ({2}). Both tables of a phase tell the truth, so the greater number counts: their maximum. Where it is more than the turns that are left, the branch is cut. The large tables, once they are there, know more: the exact length of phase 1, and a third bound for phase 2.",
        fr: "Une table d’élagage dit combien de tours deux coordonnées ensemble demandent au moins avant d’être toutes deux à 0. Elle se remplit à partir du cube résolu : les paires à un tour, puis à deux, jusqu’à ce que chacune ait son nombre. La phase 1 en a une pour torsion et tranche ({0} paires) et une pour retournement et tranche ({1}) ; la phase 2, une pour les coins et une pour les arêtes, chacune avec l’ordre de la tranche ({2}). Les deux tables d’une phase disent vrai : c’est donc le plus grand nombre qui compte, leur maximum. S’il dépasse les tours qui restent, la branche est coupée. Les grandes tables, dès qu’elles sont là, en savent plus : la longueur exacte de la phase 1, et une troisième borne pour la phase 2.",
        es: "Una tabla de poda dice cuántos giros piden como mínimo dos coordenadas juntas hasta que ambas sean 0. Se llena desde el cubo resuelto hacia fuera: los pares a un giro, luego a dos, hasta que cada uno tiene su número. La fase 1 tiene una para giro y capa media ({0} pares) y otra para inversión y capa media ({1}); la fase 2, una para las esquinas y otra para las aristas, cada una con el orden de la capa media ({2}). Las dos tablas de una fase dicen la verdad, así que cuenta el número mayor: su máximo. Si supera los giros que quedan, la rama se corta. Las tablas grandes, en cuanto están, saben más: la longitud exacta de la fase 1, y una tercera cota para la fase 2.",
    }
    REDUNDANT_MOVES {
        en: "Redundant moves are left out. A face is not turned twice in a row, for two such turns are one turn or none. Turns of opposite faces can change places, so only one of the two orders is tried. Of the {0} sequences of two turns {1} remain, and of the {2} of five turns {3}.",
        fr: "Les coups redondants sont écartés. Une face ne tourne pas deux fois de suite, car deux tels tours en font un seul ou aucun. Les tours de faces opposées peuvent s’échanger : un seul des deux ordres est essayé. Des {0} suites de deux tours il en reste {1}, et des {2} suites de cinq tours {3}.",
        es: "Los movimientos redundantes se omiten. Una cara no se gira dos veces seguidas, pues dos giros así son uno o ninguno. Los giros de caras opuestas pueden cambiar de orden: solo se prueba uno de los dos. De las {0} secuencias de dos giros quedan {1}, y de las {2} de cinco giros {3}.",
    }

    THREE_PHASES_GOALS {
        en: "The program Hypersolve solves the 2×2×2×2 in three phases. Phase 1 orients all pieces along a first axis: of each piece, the sticker of one of two opposite colours comes onto that axis. Phase 2 orients them along a second axis too, and brings every piece to its side of the first one. Phase 3 solves what is left.",
        fr: "Le programme Hypersolve résout le 2×2×2×2 en trois phases. La phase 1 oriente toutes les pièces selon un premier axe : de chaque pièce, la facette de l’une de deux couleurs opposées vient sur cet axe. La phase 2 les oriente aussi selon un deuxième axe, et amène chaque pièce de son côté du premier. La phase 3 résout le reste.",
        es: "El programa Hypersolve resuelve el 2×2×2×2 en tres fases. La fase 1 orienta todas las piezas según un primer eje: de cada pieza, la faceta de uno de dos colores opuestos llega a ese eje. La fase 2 las orienta también según un segundo eje, y lleva cada pieza a su lado del primero. La fase 3 resuelve lo que queda.",
    }
    THREE_PHASES_SEARCH {
        en: "Each phase is found by IDA* with a pruning table of its own: those of phases 1 and 2 reach to some depth, that of phase 3 knows every distance. All phases 1 are gone through, shortest first, and for each all phases 2; the length of phase 3 is looked up. A shorter total becomes the best one, and whatever is as long already is cut. When phase 1 alone is longer than the best solution, that solution is optimal.",
        fr: "Chaque phase est trouvée par IDA* avec sa propre table d’élagage : celles des phases 1 et 2 vont jusqu’à une certaine profondeur, celle de la phase 3 connaît toutes les distances. On parcourt toutes les phases 1, les plus courtes d’abord, et pour chacune toutes les phases 2 ; la longueur de la phase 3 se lit dans la table. Un total plus court devient le meilleur, et ce qui est déjà aussi long est coupé. Quand la phase 1 seule dépasse la meilleure solution, celle-ci est optimale.",
        es: "Cada fase se halla por IDA* con su propia tabla de poda: las de las fases 1 y 2 llegan hasta cierta profundidad, la de la fase 3 conoce todas las distancias. Se recorren todas las fases 1, primero las más cortas, y para cada una todas las fases 2; la longitud de la fase 3 se consulta en la tabla. Un total más corto pasa a ser el mejor, y lo que ya es igual de largo se corta. Cuando la fase 1 sola es más larga que la mejor solución, esta es óptima.",
    }
    THREE_PHASES_OURS {
        en: "Unfold goes by the same goals another way. It tries {0} views, each of the four axes as the first one, of the position and of its inverse. One table covers all {1} ways in which the stickers of phase 1 can lie. Its first solutions orient along no second axis: once every piece is on its side, the two 2×2×2 cubes at the ends of the axis are solved together.",
        fr: "Unfold suit les mêmes buts autrement. Il essaie {0} vues : chacun des quatre axes comme premier, pour la position et pour son inverse. Une seule table couvre les {1} façons dont les facettes de la phase 1 peuvent se trouver. Ses premières solutions ne s’orientent selon aucun deuxième axe : dès que chaque pièce est de son côté, les deux cubes 2×2×2 aux bouts de l’axe sont résolus ensemble.",
        es: "Unfold sigue las mismas metas de otro modo. Prueba {0} vistas: cada uno de los cuatro ejes como primero, de la posición y de su inversa. Una sola tabla abarca las {1} maneras en que pueden estar las facetas de la fase 1. Sus primeras soluciones no orientan según un segundo eje: en cuanto cada pieza está en su lado, los dos cubos 2×2×2 de los extremos del eje se resuelven juntos.",
    }
    THREE_PHASES_LATER {
        en: "Later solutions do use the goal of phase 2, but only as a bound: its table is asked for each of the three other axes, of the position and of its inverse, and the largest of the six answers decides whether a way is followed at all. What passes is searched to the end rather than looked up. And the proof does not go by phases: it searches the whole puzzle, so it does not wait for phase 1 to grow as long as the best solution.",
        fr: "Les solutions suivantes utilisent le but de la phase 2, mais seulement comme borne : sa table est interrogée pour chacun des trois autres axes, pour la position et son inverse, et la plus grande des six réponses décide si un chemin mérite d’être suivi. Ce qui passe est exploré jusqu’au bout au lieu d’être lu dans une table. Et la preuve ne suit pas les phases : elle explore tout le casse-tête, sans attendre que la phase 1 devienne aussi longue que la meilleure solution.",
        es: "Las soluciones siguientes sí usan la meta de la fase 2, pero solo como cota: se consulta su tabla para cada uno de los otros tres ejes, de la posición y de su inversa, y la mayor de las seis respuestas decide si se sigue un camino. Lo que pasa se explora hasta el final en vez de consultarse. Y la demostración no va por fases: explora todo el rompecabezas, sin esperar a que la fase 1 sea tan larga como la mejor solución.",
    }

    PICTURE_CORNER { en: "{0} corners", fr: "les {0} coins", es: "{0} esquinas" }
    PICTURE_EDGES { en: "{0} edges", fr: "les {0} arêtes", es: "{0} aristas" }
    PICTURE_CENTRE { en: "{0} centres", fr: "les {0} centres", es: "{0} centros" }
    PICTURE_PIECES {
        en: "picture: a cube on which a corner, an edge and a centre are pointed out",
        fr: "image : un cube où sont désignés un coin, une arête et un centre",
        es: "imagen: un cubo en el que se señalan una esquina, una arista y un centro",
    }
    COORDINATE_TWIST { en: "twist", fr: "torsion", es: "giro" }
    COORDINATE_FLIP { en: "flip", fr: "retournement", es: "inversión" }
    COORDINATE_SLICE { en: "slice", fr: "tranche", es: "capa media" }
    PICTURE_COORDINATES {
        en: "picture: the three coordinates of phase 1, all 0 on the solved cube, and what turns make of them",
        fr: "image : les trois coordonnées de la phase 1, à 0 sur le cube résolu, et ce qu’en font des tours",
        es: "imagen: las tres coordenadas de la fase 1, todas 0 en el cubo resuelto, y qué hacen con ellas unos giros",
    }
    PICTURE_FIRST_AXIS { en: "first axis", fr: "premier axe", es: "primer eje" }
    PICTURE_SECOND_AXIS { en: "second axis and sides", fr: "deuxième axe et côtés", es: "segundo eje y lados" }
    PICTURE_PHASES {
        en: "picture: sets within each other, and a way of three phases through them to the solved puzzle",
        fr: "image : des ensembles emboîtés, et un chemin de trois phases à travers eux jusqu’au casse-tête résolu",
        es: "imagen: conjuntos encajados, y un camino de tres fases a través de ellos hasta el rompecabezas resuelto",
    }
}
