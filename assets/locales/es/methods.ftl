how = Cómo funciona
how-tip = Explicar este método, con una imagen; la búsqueda sigue mientras tanto
methods = Métodos
title-cube2 = 2×2×2: óptimo por distancias
title-two-phase = 3×3×3: dos fases
title-direct = 3×3×3: el método directo
title-greedy = 3×3×3: voraz
title-score-ida = 3×3×3: IDA* por la puntuación de facetas
title-anytime = 2×2×2×2: cada vez más corto
title-proof = 2×2×2×2: la demostración
title-crosses = 3×3×3: primeras cruces
title-graph = 2×2×2: el grafo
power = { $mantissa }·10^{ $exponent }

cube2-states = Sujeto de modo que una esquina nunca se mueve, el 2×2×2 tiene { $positions } posiciones. Cada una es un número formado por dos coordenadas: cómo están permutadas las otras siete esquinas y cómo están giradas.
cube2-counted = Se cuentan todas desde el cubo resuelto: las posiciones a un movimiento, luego a dos, hasta que no queda ninguna. Las más lejanas están a { $htm } HTM, o a { $qtm } QTM. La imagen muestra cuántas hay a cada distancia.
cube2-downhill = Resolver es entonces ir cuesta abajo: cada giro lleva a una posición un paso más cerca. Ninguna secuencia es más corta que la distancia, y el camino mide justo eso: es óptimo y está demostrado. Todos esos caminos son todas las soluciones óptimas.

two-phase-sets = Hay { $positions } posiciones, demasiadas para contarlas. Por eso el camino se parte en dos. La fase 1 lleva al subgrupo G1: las { $subgroup } posiciones que solo piden giros de U y D y medias vueltas de las otras caras. La fase 2 termina solo con esos.
two-phase-coordinates = La fase 1 solo mira tres coordenadas: el giro de las esquinas ({ $twist } valores), la inversión de las aristas ({ $flip }), el lugar de las cuatro aristas de la capa media ({ $slice }). Una tabla de poda dice cuántos movimientos pide aún cada combinación como mínimo. Una búsqueda en profundidad, repetida con un movimiento más cada vez (IDA*), corta toda rama que pide más de los que quedan.
two-phase-views = A la fase 1 más corta puede seguirle una fase 2 larga; por eso se prueban también fases 1 más largas, con totales cada vez más cortos, en seis vistas a la vez: cada eje en vertical, de la posición y de su inversa. Los movimientos previos, antepuestos a la mezcla, abren otros caminos.
two-phase-bound = Mientras tanto una búsqueda del cubo entero eleva la cota inferior. Una posición está al menos tan lejos del final como de cada uno de los tres subgrupos, así que nada de lo que se corta contiene una solución: la cota es una demostración. Cuando alcanza la mejor longitud, esta es óptima.

direct-phases = La forma más sencilla de resolver en dos fases. Fase 1, orientación: cada esquina y cada arista queda bien orientada, y las cuatro aristas entre U y D llegan a su capa. Fase 2, permutación: cada pieza va a su sitio, solo con giros de U y D y medias vueltas de las otras caras, pues esos conservan lo logrado en la fase 1.
direct-search = Cada fase se busca con IDA*: con 0 movimientos, con 1, con 2 y así. Cada una tiene dos tablas de poda pequeñas, y el mayor de sus dos números dice cuántos movimientos hacen falta aún como mínimo; una rama a la que le quedan menos se corta. Ninguna cara se gira dos veces seguidas, y de dos caras opuestas siempre se gira primero la misma.
direct-better = Se prueban todas las primeras fases más cortas, luego las que tienen un movimiento más, y así. Detrás de cada una va la segunda fase más corta que deja el total por debajo de la mejor solución hasta ahora; la primera tiene { $length } movimientos como mucho y llega en una fracción de segundo. El método twophase hace lo mismo en seis vistas, con tablas grandes, y halla soluciones más cortas.
direct-bound = Toda solución empieza por alguna primera fase. Así, cuando se han probado todas las de n movimientos, una solución más corta que la mejor pide al menos n + 1 movimientos: esa es la cota inferior. Solo en posiciones cercanas a la resuelta alcanza la mejor longitud.

greedy-score = Cada faceta suma 0 en la cara de su color, 1 en una cara contigua, 2 en la cara opuesta: la puntuación de las facetas, 0 al estar resuelto. De los dieciocho giros se hace el que deja menos, sin volver nunca a una posición dejada, como mucho { $turns } veces.
greedy-valley = Eso no es una búsqueda, pues nada se deshace. La puntuación tiene valles que no son la meta, y quien solo baja acaba en uno de ellos. A pocos giros llega; desde una posición al azar casi nunca, y entonces dice que se rinde.

ida-tree = IDA* es una búsqueda en profundidad que se repite: con 1 movimiento, con 2, con 3 y así. Una rama se corta cuando una estimación dice que pide más movimientos de los que quedan. Si la estimación nunca exagera, no se corta ninguna solución, y la primera que se halla es óptima.
ida-score = Aquí la estimación es la puntuación de las facetas. Un giro lleva doce facetas a otras caras; un cuarto de vuelta cambia lo que suma cada una en 1 como mucho, media vuelta en 2. Así un movimiento cambia la puntuación en { $htm } como mucho en HTM y en { $qtm } en QTM: dividida por eso y redondeada hacia arriba, es una cota inferior.
ida-weak = Esa cota nunca pasa de { $bound } HTM: se corta poco, y cada movimiento más tarda unas diez veces más. Las tablas de poda, como las del otro método, saben mucho más.

tess2-axis = El 2×2×2×2 tiene { $positions } posiciones. La fase 1 lleva, de cada pieza, la faceta de dos colores opuestos a un mismo eje. Esas dieciséis facetas pueden estar de { $ways } maneras, y una tabla sabe cuántos movimientos pide cada una. Se prueban ocho vistas: cada uno de los cuatro ejes, de la posición y de su inversa.
tess2-cubes = La fase 2 lleva cada pieza a su lado de ese eje. Quedan entonces dos cubos 2×2×2, uno en cada extremo, que comparten sus giros, mientras que un movimiento en torno al eje agarra uno de ellos de otro modo. Un haz estrecho los lleva a su sitio en milisegundos por sus distancias exactas; luego se exploran por completo.
tess2-reach = Desde ahí, a la fase 1 le siguen movimientos cualesquiera que dejan esas facetas en su eje. Una tabla grande dice cuántos hacen falta como mínimo hasta que las facetas siguientes y los lados estén bien, y deja pasar una posición entre miles. Los sufijos, movimientos finales elegidos de antemano, abren otros caminos.
tess2-part = Mientras tanto una parte del esfuerzo eleva la cota inferior, como el método optimal hace con todo.

proof-deepening = En cuanto hay una solución, todo el esfuerzo va a demostrar que no hay nada más corto: ninguna secuencia de n movimientos resuelve la posición, luego ninguna de n + 1, hasta que la cota alcanza la mejor longitud.
proof-projections = No se recorren todas las secuencias. De cada posición se miran ocho proyecciones: dónde están las facetas de cada eje, en la posición y en su inversa. Cada una pide por sí sola cierto número de movimientos, que conoce la tabla de { $ways } maneras. Si una pide más de los que quedan, la rama se corta. La tabla nunca exagera, así que no se pierde ninguna solución: eso hace de la cota una demostración.
proof-axis = Un movimiento en torno a un eje no cambia lo que la inversa muestra de ese eje: así una posición dice qué eje puede girarse a continuación. Aun así cada movimiento más cuesta muchas veces más que el anterior: en posiciones al azar la brecha queda abierta, y así se dice.

crosses-counted = Una primera cruz son las cuatro aristas de una cara en su sitio, acordes con las caras vecinas. Esas aristas pueden estar de { $ways } maneras, contando lugares e inversiones. Todas se cuentan desde la cruz hecha, en HTM y, entre las más cortas, en QTM: cada cruz mostrada es la más corta, demostrado. Las más largas piden { $length } HTM, en { $longest } casos.
crosses-faces = Hay una sola tabla, de la cara U; las otras cinco caras se buscan en ella girando el cubo mentalmente.
crosses-pair = Con un par, una esquina y la arista de debajo en su hueco, hay { $ways } maneras. Dos tablas, de la cruz con la esquina y de la cruz con la arista, acotan una búsqueda IDA* que halla la más corta. Las más largas piden { $length } HTM.

graph-nodes-edges = Cada posición del 2×2×2, se sujete como se sujete, es un nodo: hay { $nodes }. Una arista del grafo une dos nodos cuando un cuarto de vuelta lleva de uno a otro. Cada nodo tiene seis vecinos en QTM, lo que da { $edges } aristas; en HTM, con medias vueltas, tiene nueve.
graph-distances = La distancia de un nodo es la longitud de un camino más corto hasta el resuelto. Se conoce para todos, contados anillo por anillo; un camino más corto va en cada paso a un vecino un paso más cerca. Los nodos más lejanos, los antípodas, están a { $htm } HTM o { $qtm } QTM.
graph-names = El identificador de un nodo es la menor de las 24 cadenas de cifras que muestra su cubo, una por cada manera de sujetarlo: dos cubos son el mismo nodo cuando sus identificadores son iguales.

picture-all = todas las posiciones: { $count }
picture-solved = resuelto
picture-cut = cortado: pide más de lo que queda
picture-depth = movimiento { $number }
picture-start = la posición
picture-stuck = atascado
picture-slot = hueco de un par
picture-edge = arista de la cruz
picture-shared = los mismos giros
picture-side = un lado del eje
picture-other-side = el otro lado
picture-bars = imagen: barras, cuántas posiciones hay a cada distancia de 0 a { $distance } HTM
picture-nested = imagen: el cubo resuelto dentro de G1 dentro de todas las posiciones, y un camino a través
picture-tree = imagen: un árbol de búsqueda con la mayoría de las ramas cortadas
picture-valley = imagen: un descenso que acaba en un valle antes de la meta
picture-cubes = imagen: dos cubos 2×2×2 unidos por un eje, que giran igual
picture-cross = imagen: una cara con las cuatro aristas de su cruz y los huecos de sus pares
picture-rings = imagen: nodos en anillos alrededor del resuelto, y un camino más corto
