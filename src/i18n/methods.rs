//! The texts of the pages that explain how each method works.

use super::text::texts;

texts! {
    HOW { en: "How it works", fr: "Comment ça marche", es: "Cómo funciona" }
    HOW_TIP { en: "Explain this method, with a picture; the search goes on meanwhile", fr: "Expliquer cette méthode, avec une image ; la recherche continue pendant ce temps", es: "Explicar este método, con una imagen; la búsqueda sigue mientras tanto" }
    METHODS { en: "Methods", fr: "Méthodes", es: "Métodos" }
    TITLE_CUBE2 { en: "2×2×2: optimal by distances", fr: "2×2×2 : optimal par les distances", es: "2×2×2: óptimo por distancias" }
    TITLE_TWO_PHASE { en: "3×3×3: two phases", fr: "3×3×3 : deux phases", es: "3×3×3: dos fases" }
    TITLE_DIRECT { en: "3×3×3: the direct method", fr: "3×3×3 : la méthode directe", es: "3×3×3: el método directo" }
    TITLE_GREEDY { en: "3×3×3: greedy", fr: "3×3×3 : glouton", es: "3×3×3: voraz" }
    TITLE_SCORE_IDA { en: "3×3×3: IDA* by the sticker score", fr: "3×3×3 : IDA* par le score des facettes", es: "3×3×3: IDA* por la puntuación de facetas" }
    TITLE_ANYTIME { en: "2×2×2×2: ever shorter", fr: "2×2×2×2 : toujours plus court", es: "2×2×2×2: cada vez más corto" }
    TITLE_PROOF { en: "2×2×2×2: the proof", fr: "2×2×2×2 : la preuve", es: "2×2×2×2: la demostración" }
    TITLE_CROSSES { en: "3×3×3: first crosses", fr: "3×3×3 : premières croix", es: "3×3×3: primeras cruces" }
    TITLE_GRAPH { en: "2×2×2: the graph", fr: "2×2×2 : le graphe", es: "2×2×2: el grafo" }
    POWER { en: "{0}·10^{1}", fr: "{0}·10^{1}", es: "{0}·10^{1}" }

    CUBE2_STATES {
        en: "Held so that one corner never moves, the 2×2×2 has {0} positions. Each is one number, put together from two coordinates: how the other seven corners are permuted, and how they are twisted.",
        fr: "Tenu de sorte qu’un coin ne bouge jamais, le 2×2×2 a {0} positions. Chacune est un nombre, formé de deux coordonnées : la permutation des sept autres coins, et leur torsion.",
        es: "Sujeto de modo que una esquina nunca se mueve, el 2×2×2 tiene {0} posiciones. Cada una es un número formado por dos coordenadas: cómo están permutadas las otras siete esquinas y cómo están giradas.",
    }
    CUBE2_COUNTED {
        en: "All of them are counted out from the solved cube: the positions one move away, then those two moves away, until none is left. The farthest are {0} HTM away, and {1} QTM. The picture shows how many lie at each distance.",
        fr: "Toutes sont dénombrées à partir du cube résolu : les positions à un coup, puis à deux coups, jusqu’à ce qu’il n’en reste plus. Les plus lointaines sont à {0} HTM, ou à {1} QTM. L’image montre combien il y en a à chaque distance.",
        es: "Se cuentan todas desde el cubo resuelto: las posiciones a un movimiento, luego a dos, hasta que no queda ninguna. Las más lejanas están a {0} HTM, o a {1} QTM. La imagen muestra cuántas hay a cada distancia.",
    }
    CUBE2_DOWNHILL {
        en: "To solve is then to walk downhill: each turn leads to a position one nearer. No sequence can be shorter than the distance, and the walk is exactly as long: it is proven optimal. All such walks are all optimal solutions.",
        fr: "Résoudre, c’est alors descendre : chaque tour mène à une position plus proche d’un coup. Aucune suite n’est plus courte que la distance, et la descente est exactement aussi longue : elle est prouvée optimale. Toutes ces descentes sont toutes les solutions optimales.",
        es: "Resolver es entonces ir cuesta abajo: cada giro lleva a una posición un paso más cerca. Ninguna secuencia es más corta que la distancia, y el camino mide justo eso: es óptimo y está demostrado. Todos esos caminos son todas las soluciones óptimas.",
    }

    TWO_PHASE_SETS {
        en: "There are {0} positions, far too many to count out. So the way home is cut in two. Phase 1 leads into the subgroup G1: the {1} positions that need only turns of U and D and half turns of the other faces. Phase 2 leads home with just these.",
        fr: "Il y a {0} positions, bien trop pour les dénombrer. Le chemin est donc coupé en deux. La phase 1 mène dans le sous-groupe G1 : les {1} positions qui ne demandent que des tours de U et D et des demi-tours des autres faces. La phase 2 rentre avec ceux-là seuls.",
        es: "Hay {0} posiciones, demasiadas para contarlas. Por eso el camino se parte en dos. La fase 1 lleva al subgrupo G1: las {1} posiciones que solo piden giros de U y D y medias vueltas de las otras caras. La fase 2 termina solo con esos.",
    }
    TWO_PHASE_COORDINATES {
        en: "Phase 1 looks at three coordinates only: how the corners are twisted ({0} values), how the edges are flipped ({1}), where the four slice edges are ({2}). A pruning table tells how many moves each combination still needs at least. A depth-first search, repeated with one move more each time (IDA*), cuts every branch that needs more moves than are left.",
        fr: "La phase 1 ne regarde que trois coordonnées : la torsion des coins ({0} valeurs), le retournement des arêtes ({1}), la place des quatre arêtes de tranche ({2}). Une table d’élagage dit combien de coups chaque combinaison demande encore au moins. Une recherche en profondeur, répétée avec un coup de plus à chaque fois (IDA*), coupe toute branche qui en demande plus qu’il n’en reste.",
        es: "La fase 1 solo mira tres coordenadas: el giro de las esquinas ({0} valores), la inversión de las aristas ({1}), el lugar de las cuatro aristas de la capa media ({2}). Una tabla de poda dice cuántos movimientos pide aún cada combinación como mínimo. Una búsqueda en profundidad, repetida con un movimiento más cada vez (IDA*), corta toda rama que pide más de los que quedan.",
    }
    TWO_PHASE_VIEWS {
        en: "The shortest phase 1 may be followed by a long phase 2; so longer phases 1 are tried too, for ever shorter totals, on six views at once: each axis as the upright one, of the position and of its inverse. Premoves, turns put before the scramble, open further ways.",
        fr: "La plus courte phase 1 peut être suivie d’une longue phase 2 ; on essaie donc aussi des phases 1 plus longues, pour un total toujours plus court, sur six vues à la fois : chaque axe dressé, pour la position et son inverse. Des coups préalables, placés avant le mélange, ouvrent d’autres chemins.",
        es: "A la fase 1 más corta puede seguirle una fase 2 larga; por eso se prueban también fases 1 más largas, con totales cada vez más cortos, en seis vistas a la vez: cada eje en vertical, de la posición y de su inversa. Los movimientos previos, antepuestos a la mezcla, abren otros caminos.",
    }
    TWO_PHASE_BOUND {
        en: "Meanwhile a search of the whole cube raises the lower bound. A position is at least as far from solved as from each of its three subgroups, so that nothing it cuts off holds a solution: the bound is a proof. When it meets the best length, that is optimal.",
        fr: "Pendant ce temps, une recherche sur le cube entier élève la borne inférieure. Une position est au moins aussi loin du but que de chacun des trois sous-groupes : ce qui est coupé ne contient aucune solution, et la borne est une preuve. Quand elle rejoint la meilleure longueur, celle-ci est optimale.",
        es: "Mientras tanto una búsqueda del cubo entero eleva la cota inferior. Una posición está al menos tan lejos del final como de cada uno de los tres subgrupos, así que nada de lo que se corta contiene una solución: la cota es una demostración. Cuando alcanza la mejor longitud, esta es óptima.",
    }

    DIRECT_PHASES {
        en: "The plainest way to solve in two phases. Phase 1, orientation: every corner and every edge is turned the right way round, and the four edges between U and D come into their slice. Phase 2, permutation: every piece goes to its place, with turns of U and D and half turns of the other faces only, for these keep what phase 1 has achieved.",
        fr: "La façon la plus simple de résoudre en deux phases. Phase 1, orientation : chaque coin et chaque arête est orienté correctement, et les quatre arêtes entre U et D gagnent leur tranche. Phase 2, permutation : chaque pièce va à sa place, avec seulement des tours de U et D et des demi-tours des autres faces, car ceux-là gardent l’acquis de la phase 1.",
        es: "La forma más sencilla de resolver en dos fases. Fase 1, orientación: cada esquina y cada arista queda bien orientada, y las cuatro aristas entre U y D llegan a su capa. Fase 2, permutación: cada pieza va a su sitio, solo con giros de U y D y medias vueltas de las otras caras, pues esos conservan lo logrado en la fase 1.",
    }
    DIRECT_SEARCH {
        en: "Each phase is searched by IDA*: with no move, with 1, with 2 and so on. Each has two small pruning tables, and the larger of their two numbers tells how many moves are still needed at least; a branch that has fewer left is cut. No face is turned twice in a row, and of two opposite faces always the same one is turned first.",
        fr: "Chaque phase est cherchée par IDA* : avec 0 coup, avec 1, avec 2 et ainsi de suite. Chacune a deux petites tables d’élagage, et le plus grand de leurs deux nombres dit combien de coups il faut encore au moins ; une branche à qui il en reste moins est coupée. Aucune face n’est tournée deux fois de suite, et de deux faces opposées c’est toujours la même qui tourne d’abord.",
        es: "Cada fase se busca con IDA*: con 0 movimientos, con 1, con 2 y así. Cada una tiene dos tablas de poda pequeñas, y el mayor de sus dos números dice cuántos movimientos hacen falta aún como mínimo; una rama a la que le quedan menos se corta. Ninguna cara se gira dos veces seguidas, y de dos caras opuestas siempre se gira primero la misma.",
    }
    DIRECT_BETTER {
        en: "All shortest first phases are tried, then those with one move more, and so on. Behind each comes the shortest second phase that makes the whole shorter than the best so far; the first solution has at most {0} moves and comes within a fraction of a second. The method twophase does the same on six views, with large tables, and finds shorter solutions.",
        fr: "On essaie toutes les premières phases les plus courtes, puis celles d’un coup de plus, et ainsi de suite. Derrière chacune vient la plus courte seconde phase qui rend le tout plus court que la meilleure solution jusqu’ici ; la première a {0} coups au plus et vient en une fraction de seconde. La méthode twophase fait de même sur six vues, avec de grandes tables, et trouve des solutions plus courtes.",
        es: "Se prueban todas las primeras fases más cortas, luego las que tienen un movimiento más, y así. Detrás de cada una va la segunda fase más corta que deja el total por debajo de la mejor solución hasta ahora; la primera tiene {0} movimientos como mucho y llega en una fracción de segundo. El método twophase hace lo mismo en seis vistas, con tablas grandes, y halla soluciones más cortas.",
    }
    DIRECT_BOUND {
        en: "Every solution begins with some first phase. So when all first phases of n moves have been tried, a solution shorter than the best needs at least n + 1 moves: that is the lower bound. Only for positions near the solved one does it meet the best length.",
        fr: "Toute solution commence par une première phase. Quand toutes celles de n coups ont été essayées, une solution plus courte que la meilleure demande donc au moins n + 1 coups : c’est la borne inférieure. Elle ne rejoint la meilleure longueur que pour des positions proches du but.",
        es: "Toda solución empieza por alguna primera fase. Así, cuando se han probado todas las de n movimientos, una solución más corta que la mejor pide al menos n + 1 movimientos: esa es la cota inferior. Solo en posiciones cercanas a la resuelta alcanza la mejor longitud.",
    }

    GREEDY_SCORE {
        en: "Each facelet adds 0 on the face of its colour, 1 on a face beside it, 2 on the face opposite: the sticker score, 0 when solved. Of the eighteen turns the one that leaves the least is made, never back to a position that was left, at most {0} times.",
        fr: "Chaque facette compte 0 sur la face de sa couleur, 1 sur une face voisine, 2 sur la face opposée : le score des facettes, 0 quand tout est résolu. Des dix-huit tours, on joue celui qui laisse le moins, sans jamais revenir à une position quittée, {0} fois au plus.",
        es: "Cada faceta suma 0 en la cara de su color, 1 en una cara contigua, 2 en la cara opuesta: la puntuación de las facetas, 0 al estar resuelto. De los dieciocho giros se hace el que deja menos, sin volver nunca a una posición dejada, como mucho {0} veces.",
    }
    GREEDY_VALLEY {
        en: "That is no search, for nothing is taken back. The score has valleys that are not home, and who only goes downhill ends in one of them. From a few turns away it comes home; from a random position hardly ever, and then it says that it gave up.",
        fr: "Ce n’est pas une recherche, car rien n’est repris. Le score a des vallées qui ne sont pas le but, et qui ne fait que descendre finit dans l’une d’elles. À quelques tours du but il arrive ; depuis une position aléatoire presque jamais, et il dit alors qu’il abandonne.",
        es: "Eso no es una búsqueda, pues nada se deshace. La puntuación tiene valles que no son la meta, y quien solo baja acaba en uno de ellos. A pocos giros llega; desde una posición al azar casi nunca, y entonces dice que se rinde.",
    }

    IDA_TREE {
        en: "IDA* is a depth-first search that is repeated: with 1 move, with 2, with 3 and so on. A branch is cut when an estimate says that it needs more moves than are left. If the estimate never says too much, no solution is cut off, and the first one found is optimal.",
        fr: "IDA* est une recherche en profondeur répétée : avec 1 coup, avec 2, avec 3 et ainsi de suite. Une branche est coupée quand une estimation dit qu’elle demande plus de coups qu’il n’en reste. Si l’estimation n’exagère jamais, aucune solution n’est coupée, et la première trouvée est optimale.",
        es: "IDA* es una búsqueda en profundidad que se repite: con 1 movimiento, con 2, con 3 y así. Una rama se corta cuando una estimación dice que pide más movimientos de los que quedan. Si la estimación nunca exagera, no se corta ninguna solución, y la primera que se halla es óptima.",
    }
    IDA_SCORE {
        en: "Here the estimate is the sticker score. A turn takes twelve facelets to other faces; a quarter turn changes what each adds by at most 1, a half turn by at most 2. So one move changes the score by at most {0} in HTM and {1} in QTM: divided by that and rounded up, it is a lower bound.",
        fr: "Ici l’estimation est le score des facettes. Un tour mène douze facettes sur d’autres faces ; un quart de tour change ce que compte chacune de 1 au plus, un demi-tour de 2 au plus. Un coup change donc le score d’au plus {0} en HTM et {1} en QTM : divisé par cela et arrondi vers le haut, c’est une borne inférieure.",
        es: "Aquí la estimación es la puntuación de las facetas. Un giro lleva doce facetas a otras caras; un cuarto de vuelta cambia lo que suma cada una en 1 como mucho, media vuelta en 2. Así un movimiento cambia la puntuación en {0} como mucho en HTM y en {1} en QTM: dividida por eso y redondeada hacia arriba, es una cota inferior.",
    }
    IDA_WEAK {
        en: "That bound is never more than {0} HTM, so that little is cut off, and each further move takes some ten times as long. Pruning tables, as the other method has them, know far more.",
        fr: "Cette borne ne dépasse jamais {0} HTM : peu de branches sont coupées, et chaque coup de plus prend une dizaine de fois plus de temps. Des tables d’élagage, comme en a l’autre méthode, en savent bien plus.",
        es: "Esa cota nunca pasa de {0} HTM: se corta poco, y cada movimiento más tarda unas diez veces más. Las tablas de poda, como las del otro método, saben mucho más.",
    }

    TESS2_AXIS {
        en: "The 2×2×2×2 has {0} positions. Phase 1 brings, of every piece, the sticker of two opposite colours onto one axis. Those sixteen stickers can lie in {1} ways, and a table knows how many moves each way needs. Eight views are tried: each of four axes, of the position and of its inverse.",
        fr: "Le 2×2×2×2 a {0} positions. La phase 1 amène, de chaque pièce, la facette de deux couleurs opposées sur un même axe. Ces seize facettes peuvent se trouver de {1} façons, et une table sait combien de coups demande chacune. Huit vues sont essayées : chacun des quatre axes, pour la position et son inverse.",
        es: "El 2×2×2×2 tiene {0} posiciones. La fase 1 lleva, de cada pieza, la faceta de dos colores opuestos a un mismo eje. Esas dieciséis facetas pueden estar de {1} maneras, y una tabla sabe cuántos movimientos pide cada una. Se prueban ocho vistas: cada uno de los cuatro ejes, de la posición y de su inversa.",
    }
    TESS2_CUBES {
        en: "Phase 2 brings every piece onto its side of that axis. Then two 2×2×2 cubes are left, one at each end, which share their turns, while a move about the axis re-grips one of them. A narrow beam takes both home within milliseconds by their exact distances; then they are searched exhaustively.",
        fr: "La phase 2 amène chaque pièce de son côté de cet axe. Il reste alors deux cubes 2×2×2, un à chaque bout, qui partagent leurs tours, tandis qu’un coup autour de l’axe reprend l’un d’eux autrement. Un faisceau étroit les ramène en quelques millisecondes par leurs distances exactes ; puis ils sont fouillés exhaustivement.",
        es: "La fase 2 lleva cada pieza a su lado de ese eje. Quedan entonces dos cubos 2×2×2, uno en cada extremo, que comparten sus giros, mientras que un movimiento en torno al eje agarra uno de ellos de otro modo. Un haz estrecho los lleva a su sitio en milisegundos por sus distancias exactas; luego se exploran por completo.",
    }
    TESS2_REACH {
        en: "From then on phase 1 is followed by any moves that keep those stickers on their axis. A large table tells how many are needed at least until the next stickers and the sides are right, and lets one position in thousands pass. Suffixes, moves chosen beforehand that end the solution, open further ways.",
        fr: "Ensuite, la phase 1 est suivie de coups quelconques qui laissent ces facettes sur leur axe. Une grande table dit combien il en faut au moins jusqu’à ce que les facettes suivantes et les côtés soient justes, et laisse passer une position sur des milliers. Des suffixes, coups choisis d’avance pour finir, ouvrent d’autres chemins.",
        es: "Desde ahí, a la fase 1 le siguen movimientos cualesquiera que dejan esas facetas en su eje. Una tabla grande dice cuántos hacen falta como mínimo hasta que las facetas siguientes y los lados estén bien, y deja pasar una posición entre miles. Los sufijos, movimientos finales elegidos de antemano, abren otros caminos.",
    }
    TESS2_PART {
        en: "A part of the effort raises the lower bound meanwhile, as the method optimal does with all of it.",
        fr: "Une part de l’effort élève pendant ce temps la borne inférieure, comme la méthode optimal le fait de toutes ses forces.",
        es: "Mientras tanto una parte del esfuerzo eleva la cota inferior, como el método optimal hace con todo.",
    }

    PROOF_DEEPENING {
        en: "Once there is a solution, all effort goes into the proof that nothing shorter exists: no sequence of n moves solves the position, then none of n + 1, until the bound meets the best length.",
        fr: "Dès qu’il y a une solution, tout l’effort va à la preuve qu’il n’y a rien de plus court : aucune suite de n coups ne résout la position, puis aucune de n + 1, jusqu’à ce que la borne rejoigne la meilleure longueur.",
        es: "En cuanto hay una solución, todo el esfuerzo va a demostrar que no hay nada más corto: ninguna secuencia de n movimientos resuelve la posición, luego ninguna de n + 1, hasta que la cota alcanza la mejor longitud.",
    }
    PROOF_PROJECTIONS {
        en: "Not all sequences are gone through. Eight projections of each position are looked at: where the stickers of each axis lie, in the position and in its inverse. Each of them alone needs some number of moves, which the table of {0} ways knows. Where one needs more than are left, the branch is cut. The table never says too much, so that no solution is lost: that makes the bound a proof.",
        fr: "Toutes les suites ne sont pas parcourues. On regarde huit projections de chaque position : où se trouvent les facettes de chaque axe, dans la position et dans son inverse. Chacune demande à elle seule un certain nombre de coups, que connaît la table des {0} façons. Si l’une en demande plus qu’il n’en reste, la branche est coupée. La table n’exagère jamais : aucune solution n’est perdue, et la borne est une preuve.",
        es: "No se recorren todas las secuencias. De cada posición se miran ocho proyecciones: dónde están las facetas de cada eje, en la posición y en su inversa. Cada una pide por sí sola cierto número de movimientos, que conoce la tabla de {0} maneras. Si una pide más de los que quedan, la rama se corta. La tabla nunca exagera, así que no se pierde ninguna solución: eso hace de la cota una demostración.",
    }
    PROOF_AXIS {
        en: "A move about an axis does not change what the inverse shows of that axis. So a position tells which axis can be turned next at all. Even so each further move costs many times more than the one before: for random positions the gap stays open, and that is said.",
        fr: "Un coup autour d’un axe ne change pas ce que l’inverse montre de cet axe : une position dit donc quel axe peut encore être tourné. Malgré cela, chaque coup de plus coûte bien plus que le précédent : pour une position aléatoire l’écart reste ouvert, et c’est dit.",
        es: "Un movimiento en torno a un eje no cambia lo que la inversa muestra de ese eje: así una posición dice qué eje puede girarse a continuación. Aun así cada movimiento más cuesta muchas veces más que el anterior: en posiciones al azar la brecha queda abierta, y así se dice.",
    }

    CROSSES_COUNTED {
        en: "A first cross is four edges of a face home, matching the faces beside it. These edges can lie in {0} ways, places and flips counted. All ways are counted out from the solved cross, in HTM and among the shortest in QTM: every cross shown is proven shortest. The longest need {1} HTM, and {2} ways do.",
        fr: "Une première croix, ce sont les quatre arêtes d’une face à leur place, accordées aux faces voisines. Ces arêtes peuvent se trouver de {0} façons, places et retournements compris. Toutes sont dénombrées depuis la croix faite, en HTM et, parmi les plus courtes, en QTM : chaque croix montrée est prouvée la plus courte. Les plus longues demandent {1} HTM, dans {2} cas.",
        es: "Una primera cruz son las cuatro aristas de una cara en su sitio, acordes con las caras vecinas. Esas aristas pueden estar de {0} maneras, contando lugares e inversiones. Todas se cuentan desde la cruz hecha, en HTM y, entre las más cortas, en QTM: cada cruz mostrada es la más corta, demostrado. Las más largas piden {1} HTM, en {2} casos.",
    }
    CROSSES_FACES {
        en: "There is one table, of the face U; the other five faces are looked up after the whole cube is turned in mind.",
        fr: "Il y a une seule table, pour la face U ; les cinq autres faces y sont cherchées après avoir tourné le cube en pensée.",
        es: "Hay una sola tabla, de la cara U; las otras cinco caras se buscan en ella girando el cubo mentalmente.",
    }
    CROSSES_PAIR {
        en: "With one pair, a corner and the edge below it in their slot, there are {0} ways. Two tables, of the cross with the corner and of the cross with the edge, bound an IDA* search that finds the shortest. The longest need {1} HTM.",
        fr: "Avec une paire, un coin et l’arête dessous dans leur logement, il y a {0} façons. Deux tables, de la croix avec le coin et de la croix avec l’arête, bornent une recherche IDA* qui trouve la plus courte. Les plus longues demandent {1} HTM.",
        es: "Con un par, una esquina y la arista de debajo en su hueco, hay {0} maneras. Dos tablas, de la cruz con la esquina y de la cruz con la arista, acotan una búsqueda IDA* que halla la más corta. Las más largas piden {1} HTM.",
    }

    GRAPH_NODES_EDGES {
        en: "Every position of the 2×2×2, however it is held, is a node: {0} of them. An edge joins two nodes when a quarter turn leads from one to the other. Each node has six neighbours in QTM, which makes {1} edges; in HTM, with half turns, it has nine.",
        fr: "Chaque position du 2×2×2, quelle que soit sa tenue, est un sommet : il y en a {0}. Une arête du graphe relie deux sommets quand un quart de tour mène de l’un à l’autre. Chaque sommet a six voisins en QTM, ce qui fait {1} arêtes ; en HTM, avec les demi-tours, il en a neuf.",
        es: "Cada posición del 2×2×2, se sujete como se sujete, es un nodo: hay {0}. Una arista del grafo une dos nodos cuando un cuarto de vuelta lleva de uno a otro. Cada nodo tiene seis vecinos en QTM, lo que da {1} aristas; en HTM, con medias vueltas, tiene nueve.",
    }
    GRAPH_DISTANCES {
        en: "The distance of a node is the length of a shortest path to the solved one. It is known for all nodes, which were counted out ring by ring; a shortest path goes at each step to a neighbour one nearer. The farthest nodes, the antipodes, are {0} HTM or {1} QTM away.",
        fr: "La distance d’un sommet est la longueur d’un plus court chemin jusqu’au sommet résolu. Elle est connue pour tous, dénombrés anneau par anneau ; un plus court chemin va à chaque pas vers un voisin plus proche d’un pas. Les sommets les plus lointains, les antipodes, sont à {0} HTM ou {1} QTM.",
        es: "La distancia de un nodo es la longitud de un camino más corto hasta el resuelto. Se conoce para todos, contados anillo por anillo; un camino más corto va en cada paso a un vecino un paso más cerca. Los nodos más lejanos, los antípodas, están a {0} HTM o {1} QTM.",
    }
    GRAPH_NAMES {
        en: "A node's identifier is the least of the 24 strings of digits that its cube shows, one for each way to hold it: two cubes are the same node when their identifiers are the same.",
        fr: "L’identifiant d’un sommet est la plus petite des 24 suites de chiffres que montre son cube, une pour chaque tenue : deux cubes sont le même sommet quand leurs identifiants sont les mêmes.",
        es: "El identificador de un nodo es la menor de las 24 cadenas de cifras que muestra su cubo, una por cada manera de sujetarlo: dos cubos son el mismo nodo cuando sus identificadores son iguales.",
    }

    PICTURE_ALL { en: "all positions: {0}", fr: "toutes les positions : {0}", es: "todas las posiciones: {0}" }
    PICTURE_SOLVED { en: "solved", fr: "résolu", es: "resuelto" }
    PICTURE_CUT { en: "cut: needs more than is left", fr: "coupé : demande plus qu’il ne reste", es: "cortado: pide más de lo que queda" }
    PICTURE_DEPTH { en: "move {0}", fr: "coup {0}", es: "movimiento {0}" }
    PICTURE_START { en: "the position", fr: "la position", es: "la posición" }
    PICTURE_STUCK { en: "stuck", fr: "bloqué", es: "atascado" }
    PICTURE_SLOT { en: "slot of a pair", fr: "logement d’une paire", es: "hueco de un par" }
    PICTURE_EDGE { en: "edge of the cross", fr: "arête de la croix", es: "arista de la cruz" }
    PICTURE_SHARED { en: "the same turns", fr: "les mêmes tours", es: "los mismos giros" }
    PICTURE_SIDE { en: "one side of the axis", fr: "un côté de l’axe", es: "un lado del eje" }
    PICTURE_OTHER_SIDE { en: "the other side", fr: "l’autre côté", es: "el otro lado" }
    PICTURE_BARS { en: "picture: bars, how many positions lie at each distance from 0 to {0} HTM", fr: "image : des barres, combien de positions à chaque distance de 0 à {0} HTM", es: "imagen: barras, cuántas posiciones hay a cada distancia de 0 a {0} HTM" }
    PICTURE_NESTED { en: "picture: the solved cube within G1 within all positions, and a way through both", fr: "image : le cube résolu dans G1 dans toutes les positions, et un chemin à travers", es: "imagen: el cubo resuelto dentro de G1 dentro de todas las posiciones, y un camino a través" }
    PICTURE_TREE { en: "picture: a search tree, most of whose branches are cut", fr: "image : un arbre de recherche dont la plupart des branches sont coupées", es: "imagen: un árbol de búsqueda con la mayoría de las ramas cortadas" }
    PICTURE_VALLEY { en: "picture: a way downhill that ends in a valley before it comes home", fr: "image : une descente qui finit dans une vallée avant le but", es: "imagen: un descenso que acaba en un valle antes de la meta" }
    PICTURE_CUBES { en: "picture: two 2×2×2 cubes joined by an axis, which turn alike", fr: "image : deux cubes 2×2×2 reliés par un axe, qui tournent de même", es: "imagen: dos cubos 2×2×2 unidos por un eje, que giran igual" }
    PICTURE_CROSS { en: "picture: a face with the four edges of its cross, and the slots of its pairs", fr: "image : une face avec les quatre arêtes de sa croix et les logements de ses paires", es: "imagen: una cara con las cuatro aristas de su cruz y los huecos de sus pares" }
    PICTURE_RINGS { en: "picture: nodes in rings around the solved one, and a shortest path", fr: "image : des sommets en anneaux autour du résolu, et un plus court chemin", es: "imagen: nodos en anillos alrededor del resuelto, y un camino más corto" }
}
