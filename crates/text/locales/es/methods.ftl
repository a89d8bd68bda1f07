how = Cómo funciona
how-tip = Explicar este método con una imagen; una búsqueda en curso continúa
methods = Métodos
name-two-phase = Dos fases
name-optimal = Óptimo
name-direct = Directo
name-greedy = Voraz
name-score-ida = IDA* por puntuación
name-anytime = Progresivo
title-cube2 = 2×2×2: óptimo por distancia
title-two-phase = 3×3×3: dos fases
title-optimal = 3×3×3: óptimo
title-direct = 3×3×3: el método directo
title-greedy = 3×3×3: voraz
title-score-ida = 3×3×3: IDA* por la puntuación de facetas
title-four-phases = 3×3×3×3: cuatro fases
title-anytime = 2×2×2×2: cada vez más corto
title-proof = 2×2×2×2: la demostración
title-crosses = 3×3×3: primera cruz
title-graph = 2×2×2: el grafo
power = { $mantissa }·10^{ $exponent }

cube2-states = Con una esquina fija, el 2×2×2 tiene { $positions } posiciones. Dos coordenadas las numeran: la permutación de las otras siete esquinas y su orientación.
cube2-counted = El solucionador calcula la distancia de cada posición desde el cubo resuelto: primero las posiciones a un movimiento, luego a dos, hasta la última. Las más lejanas están a { $htm } HTM, o a { $qtm } QTM. La imagen muestra cuántas posiciones hay a cada distancia.
cube2-downhill = Resolver es entonces ir cuesta abajo: cada movimiento lleva a una posición que está un movimiento más cerca. Ninguna solución es más corta que la distancia, y el camino tiene justo esa longitud: está demostrado que es óptimo. Todos esos caminos juntos son todas las soluciones óptimas.

two-phase-sets = El 3×3×3 tiene { $positions } posiciones, demasiadas para enumerarlas. Por eso la búsqueda se divide en dos. La fase 1 llega al subgrupo G1: las { $subgroup } posiciones que se pueden resolver con movimientos de U y D, y medias vueltas de las otras caras. La fase 2 resuelve el cubo solo con esos movimientos.
two-phase-coordinates = La fase 1 usa solo tres coordenadas: la orientación de las esquinas ({ $twist } valores), la orientación de las aristas ({ $flip }) y los lugares de las cuatro aristas de la capa media ({ $slice }). Una tabla de poda guarda el número mínimo de movimientos que aún necesita cada combinación. Una búsqueda en profundidad que permite un movimiento más cada vez (IDA*) corta toda rama que necesita más de los que quedan.
two-phase-views = Una fase 1 corta puede llevar a una fase 2 larga, así que la búsqueda prueba también fases 1 más largas para acortar el total. Trabaja en seis vistas a la vez: la posición y su inversa, cada una con uno de los tres ejes en vertical. Los premovimientos, que se ponen antes de la mezcla, abren otros caminos.
two-phase-bound = Mientras tanto, una búsqueda del cubo entero sube la cota inferior. Una posición está al menos tan lejos de la resuelta como de cada uno de los tres subgrupos, así que ninguna rama cortada contiene una solución y la cota es una demostración. Cuando alcanza la mejor longitud, esta es óptima.

optimal-patterns = Imagine el cubo con las caras opuestas del mismo color: solo quedan tres colores. Cada posición muestra entonces uno de { $patterns } patrones. Resolver el cubo es resolver también su patrón, así que una posición necesita al menos tantos movimientos como su patrón.
optimal-table = Una tabla de poda guarda el número mínimo de movimientos que necesita un patrón. Las { $symmetries } rotaciones y reflexiones del cubo no cambian ese número, así que los patrones que solo se diferencian en una de ellas comparten una entrada. La tabla existe en varios tamaños, de { $small } a { $large } MB: las más grandes distinguen más patrones, y la demostración es más rápida.
optimal-both-ends = La búsqueda consulta cada posición y su inversa, que necesita el mismo número de movimientos. Los movimientos se añaden al principio o al final de la solución, por el lado en que menos movimientos pueden llevar a la meta. Una rama se corta cuando la posición o su inversa necesita más movimientos de los que quedan.
optimal-meets = Mientras tanto, la búsqueda en dos fases encuentra soluciones cada vez más cortas. En cuanto se ha descartado toda secuencia más corta, está demostrado que la mejor solución es óptima. No hace falta buscar las secuencias tan largas como la mejor solución, que llevarían la mayor parte del tiempo.

direct-phases = Este es el método de dos fases más sencillo. La fase 1, orientación, orienta bien cada esquina y cada arista y lleva las cuatro aristas entre U y D a su capa. La fase 2, permutación, lleva cada pieza a su sitio con movimientos de U y D, y medias vueltas de las otras caras, porque esos movimientos conservan lo que logró la fase 1.
direct-search = Cada fase se busca con IDA*: con 0 movimientos, luego con 1, con 2, y así sucesivamente. Cada una tiene dos tablas de poda pequeñas, y el mayor de sus dos valores es una cota inferior de los movimientos que faltan; una rama a la que le quedan menos se corta. La búsqueda nunca gira dos veces seguidas la misma cara, y gira dos caras opuestas en un solo orden.
direct-better = El método prueba todas las primeras fases más cortas, luego las que tienen un movimiento más, y así sucesivamente. A cada una le añade la segunda fase más corta que deja la solución por debajo de la mejor hasta ahora. La primera solución tiene { $length } movimientos como mucho y tarda una fracción de segundo. El método twophase hace lo mismo en seis vistas con tablas grandes, y encuentra soluciones más cortas.
direct-bound = Toda solución empieza por una primera fase. Cuando se han probado todas las de n movimientos, una solución más corta que la mejor hasta ahora necesita al menos n + 1 movimientos: esa es la cota inferior. Solo alcanza la mejor longitud en posiciones cercanas a la resuelta.

greedy-score = Cada faceta suma 0 en la cara de su color, 1 en una cara adyacente y 2 en la cara opuesta. La puntuación de facetas es la suma, y vale 0 con el cubo resuelto. De los dieciocho movimientos, el método hace el que deja la puntuación más baja. Nunca vuelve a una posición anterior, y hace { $turns } movimientos como mucho.
greedy-valley = Esto no es una búsqueda, porque ningún movimiento se deshace. La puntuación tiene valles que no son el cubo resuelto, y un método que solo baja acaba en uno de ellos. Si el cubo resuelto está a pocos movimientos, el método llega a él. Desde una posición aleatoria casi nunca lo logra, y entonces avisa de que no encontró ninguna solución.

ida-tree = IDA* repite una búsqueda en profundidad: con 1 movimiento, luego con 2, con 3, y así sucesivamente. Una rama se corta cuando una estimación dice que necesita más movimientos de los que quedan. Si la estimación nunca es demasiado alta, no se corta ninguna solución, y la primera que se encuentra es óptima.
ida-score = Aquí la estimación es la puntuación de facetas. Un movimiento lleva doce facetas a otras caras. Un cuarto de vuelta cambia lo que suma cada una en 1 como mucho; media vuelta, en 2. Así, un movimiento cambia la puntuación en { $htm } como mucho en HTM y en { $qtm } en QTM. Dividida por ese número y redondeada hacia arriba, la puntuación es una cota inferior.
ida-weak = Esta cota nunca pasa de { $bound } HTM: se cortan pocas ramas, y con cada movimiento más la búsqueda tarda unas diez veces más. Las tablas de poda de los métodos de dos fases dan cotas mucho mejores.

tess2-axis = El 2×2×2×2 tiene { $positions } posiciones. La fase 1 toma dos colores opuestos y lleva, en cada pieza, la faceta de esos colores a un mismo eje. Esas dieciséis facetas pueden estar de { $ways } maneras, y una tabla guarda cuántos movimientos necesita cada una. La búsqueda prueba ocho vistas: la posición y su inversa, cada una con uno de los cuatro ejes.
tess2-cubes = La fase 2 lleva cada pieza a su lado de ese eje. Quedan dos cubos 2×2×2, uno en cada extremo, que giran juntos, mientras que un movimiento en torno al eje cambia el agarre de uno de ellos. Una búsqueda en haz estrecho resuelve los dos en milisegundos, guiada por sus distancias exactas. Después se exploran por completo.
tess2-reach = Después, a la fase 1 le siguen movimientos cualesquiera que dejan esas facetas en su eje. Una tabla grande da una cota inferior de los movimientos que faltan para que las facetas de un segundo eje y los lados de las piezas sean correctos, y deja pasar solo una posición entre miles. Los sufijos, movimientos finales elegidos de antemano, abren otros caminos.
tess2-part = Mientras tanto, una parte del trabajo sube la cota inferior. El método optimal dedica a eso todo su trabajo.

four-phases-goals = El 3×3×3×3 tiene 1,8·10^120 posiciones. La búsqueda lleva una posición por cuatro conjuntos cada vez más pequeños. La fase 1 toma dos celdas opuestas y lleva a su eje cada faceta de sus colores. La fase 2 lleva cada pieza a su capa, una de las tres perpendiculares a ese eje. Cada capa es entonces un cubo 3×3×3. La fase 3 orienta los tres cubos y la fase 4 los resuelve, los tres a la vez: un movimiento gira la misma cara de cada uno.
four-phases-beams = Cada fase es una búsqueda en haz: de las posiciones que siguen a las de un paso, solo las más prometedoras pasan al siguiente. Empieza con cientos de posiciones que la fase anterior ha alcanzado, de modo que una primera fase corta seguida de una larga no decide el resultado. La primera ronda es estrecha y dura unos dos segundos. Cada ronda siguiente es más ancha, y se guarda la solución más corta. Las posiciones a seis movimientos o menos del estado resuelto se reconocen enseguida y se resuelven con el mínimo de movimientos.
four-phases-nets = Una posición es prometedora cuando la estimación de los movimientos restantes es pequeña. Donde una tabla de distancias exactas cabe en memoria, la estimación se apoya en ella. En lo demás procede de tres pequeñas redes neuronales, entrenadas con las posiciones que visitaba su propia búsqueda. Los dos cubos exteriores también pueden girarse enteros entre movimientos; así, el giro de una cara puede girar cualquiera de las suyas, al precio de un movimiento más.
four-phases-bound = Las esquinas solas forman un 2×2×2×2, que cada movimiento gira una vez como máximo. Una cota inferior demostrada para él vale, por tanto, también para el rompecabezas entero. Queda muy por debajo de las mejores soluciones: según un recuento, unos 52 movimientos bastarían para la mayoría de las posiciones.

proof-deepening = En cuanto se encuentra una solución, todo el trabajo se dedica a demostrar que no existe otra más corta. La búsqueda muestra que ninguna secuencia de n movimientos resuelve la posición, luego ninguna de n + 1, hasta que la cota alcanza la mejor longitud.
proof-projections = La búsqueda no prueba todas las secuencias. Mira ocho proyecciones de cada posición: dónde están las facetas de cada eje, en la posición y en su inversa. Cada proyección necesita por sí sola cierto número de movimientos, que guarda la tabla de { $ways } disposiciones. Si una necesita más de los que quedan, la rama se corta. El valor de la tabla nunca es demasiado alto, así que no se pierde ninguna solución y la cota es una demostración.
proof-axis = Un movimiento en torno a un eje no cambia lo que la inversa muestra de ese eje, así que la posición dice qué ejes pueden girarse a continuación. Aun así, cada movimiento más cuesta muchas veces más que el anterior. En posiciones aleatorias queda una brecha, y se muestra.

crosses-counted = Una primera cruz son las cuatro aristas de una cara en su sitio y acordes con las caras adyacentes. Esas aristas pueden estar de { $ways } maneras, contando lugares y orientaciones. La distancia de cada una se calcula desde la cruz completa, en HTM y, entre las más cortas, en QTM: está demostrado que cada cruz mostrada es la más corta. Las más largas necesitan { $length } HTM, en { $longest } casos.
crosses-faces = Una sola tabla, la de la cara U, sirve para las seis caras: para las otras cinco, el solucionador busca en ella el cubo rotado.
crosses-pair = Con un par, es decir, una esquina y la arista que va debajo, ambas en su hueco, hay { $ways } casos. Dos tablas, una de la cruz con la esquina y otra de la cruz con la arista, acotan una búsqueda IDA* que encuentra la solución más corta. Las más largas necesitan { $length } HTM.

graph-nodes-edges = Cada posición del 2×2×2, se sostenga como se sostenga el cubo, es un nodo: hay { $nodes }. Una arista del grafo une dos nodos cuando un cuarto de vuelta lleva de uno a otro. Cada nodo tiene seis vecinos en QTM, lo que da { $edges } aristas. En HTM, con medias vueltas, tiene nueve.
graph-distances = La distancia de un nodo es la longitud de un camino más corto hasta el nodo resuelto. Se conoce para todos los nodos, calculada anillo por anillo; cada paso de un camino más corto va a un vecino un paso más cerca. Los nodos más lejanos, los antípodas, están a { $htm } HTM o { $qtm } QTM.
graph-names = Visto en sus 24 orientaciones, un cubo muestra 24 cadenas de cifras. La menor es el identificador de su nodo: dos cubos con el mismo identificador son el mismo nodo.

picture-all = todas las posiciones: { $count }
picture-solved = resuelto
picture-cut = cortado: necesita más movimientos de los que quedan
picture-depth = movimiento { $number }
picture-start = la posición
picture-stuck = atascado
picture-slot = hueco de un par
picture-edge = arista de la cruz
picture-shared = los mismos giros
picture-side = un lado del eje
picture-other-side = el otro lado
picture-bars = imagen: barras que muestran cuántas posiciones hay a cada distancia de 0 a { $distance } HTM
picture-nested = imagen: todas las posiciones, G1 dentro de ellas, el cubo resuelto dentro de G1, y un camino hasta él
picture-tree = imagen: un árbol de búsqueda con la mayoría de las ramas cortadas
picture-valley = imagen: un descenso que acaba en un valle antes del cubo resuelto
picture-chain = imagen: un camino de cuatro fases hasta el estado resuelto
picture-cubes = imagen: dos cubos 2×2×2 en un mismo eje, que giran juntos
picture-cross = imagen: una cara con las cuatro aristas de su cruz y los huecos de sus pares
picture-rings = imagen: nodos en anillos alrededor del nodo resuelto, y un camino más corto
