moves-none-played = Aquí aparecen los movimientos de un registro o de una mezcla, cada uno con una explicación.
moves-none = Aquí aparecen los movimientos de una solución, cada uno con su explicación. Elija «Resolver» para iniciar la búsqueda.
played-log = Movimientos del registro
played-attempt = Intento
attempt-shown = Intento: { $length } { $metric }, puntos { $score }
pace = { $seconds } s
pace-at-once = instantánea
pace-slider = segundos por movimiento
pace-tip = Ajustar cuánto dura un movimiento, de 3 s (izquierda) a 0,05 s (derecha)
move-name = movimiento { $number }: { $move }
move-current = movimiento { $number }: { $move }, recién hecho
move-next = movimiento { $number }: { $move }, el siguiente
lesson-made = { $move }, recién hecho:
lesson-first = { $move }, el primer movimiento:
lesson-next = Después { $move }: { $turn }
lesson-place = { $part }, movimiento { $number } de { $total }: { $goal }
lesson-now = Ahora { $what }.
lesson-will = Tras este movimiento, { $what }.
lesson-broke = Ya no es cierto: { $what }.

lesson-frame =
    { $moves ->
        [one] En este grupo, «resuelto» significa listo para el último movimiento.
       *[other] En este grupo, «resuelto» significa listo para los últimos { $moves } movimientos.
    }

lesson-backwards = El solucionador encontró esta solución al revés, resolviendo la posición inversa.
tally = { $what }: { $before } › { $after } de { $total }
tally-same = { $what }: { $after } de { $total }
tally-open = { $what }: { $before } › { $after }
tally-open-same = { $what }: { $after }

corners-oriented = esquinas orientadas respecto a { $axis }
corners-oriented-all = todas las esquinas están orientadas respecto a { $axis }
edges-oriented = aristas orientadas respecto a { $axis }
edges-oriented-all = todas las aristas están orientadas respecto a { $axis }
slice-edges = aristas de la capa media entre { $axis }
slice-edges-all = las cuatro aristas de la capa media están entre { $axis }
corners-home = esquinas en su sitio
corners-home-all = todas las esquinas están en su sitio
edges-home = aristas en su sitio
edges-home-all = todas las aristas están en su sitio
cross-edges = aristas de la cruz en su sitio en { $face }
cross-edges-all = la cruz en { $face } está completa
pair-pieces = piezas en su sitio en el par { $slot }
pair-pieces-all = el par { $slot } está completo
score-of = facetas lejos de su cara
corners-together = esquinas bien colocadas entre sí
corners-together-all = todas las esquinas están bien colocadas entre sí
distance-left = distancia al estado resuelto en { $metric }
on-axis = facetas { $colours } en su eje
on-axis-all = cada faceta { $colours } está en su eje
on-side = piezas en su lado ({ $cells })
on-side-all = cada pieza está en su lado ({ $cells })
in-layer = piezas en su capa ({ $cells })
in-layer-all = cada pieza está en su capa ({ $cells })
pieces-together = piezas bien colocadas entre sí
pieces-together-all = todas las piezas están bien colocadas entre sí
misplaced = facetas fuera de lugar
solved-all = el rompecabezas está resuelto
pair-of = { $first } o { $second }
between = { $first } y { $second }

chart-along = Avance por movimiento
chart-along-tip = Trazar la distancia de cada posición a la resuelta; hacer clic en el gráfico para ir a un movimiento
along-none = El gráfico aparece aquí cuando se encuentra una solución y sus tablas están cargadas.

along-name =
    gráfico del avance por movimiento, { $axis }: { $value } tras { $number } de { $total ->
        [one] { $total } movimiento
       *[other] { $total } movimientos
    }

along-bound = Cota inferior
along-bound-tip = Trazar el número mínimo de movimientos según las tablas pequeñas; la distancia puede ser mayor
along-bound-axis = cota inferior en { $metric }
along-distance = Distancia exacta
along-distance-tip = Trazar la distancia exacta al estado resuelto tras cada movimiento
along-misplaced = Facetas fuera de lugar
along-misplaced-tip = Trazar cuántas facetas están fuera de lugar, con el rompecabezas sostenido de modo que sean las menos posibles

part-whole = Todos los movimientos
part-solve = Resolver
part-target = Llegar al destino
part-cross = Cruz en { $face }
part-pair = XCross en { $face } con el par { $slot }
part-phase = Fase { $number }
part-orientation = Orientación
part-permutation = Permutación
part-orient = Orientar
part-place = Colocar
part-start = Empezar
part-prepare = Preparar
part-separate = Separar
part-change-sides = Cambiar de lado
part-finish = Terminar
part-heading = { $part } ({ $length } { $metric }): { $goal }

do-whole = resolver directamente, sin fases
do-moves = los movimientos tal como se hicieron
do-path = seguir el camino más corto al destino
do-cross = llevar las cuatro aristas de la cara a su sitio con el mínimo de movimientos
do-pair = llevar a su sitio las cuatro aristas, una esquina y la arista adyacente
do-subgroup = orientar cada pieza, para que después basten medias vueltas de { $faces }
do-subgroup-premoves = orientar cada pieza, para que basten medias vueltas de { $faces } hasta los premovimientos
do-free = resolver el cubo con movimientos de todas las caras
do-orientation = orientar bien cada esquina y cada arista, y llevar las aristas de la capa media a su capa
do-permutation = llevar cada pieza a su sitio con { $faces } y medias vueltas de las otras caras
do-within = llevar cada pieza a su sitio con { $faces } y medias vueltas de las otras caras
do-within-premoves = llevar cada pieza adonde la necesitan los premovimientos, con { $faces } y medias vueltas de las otras caras
do-within-first = llevar cada pieza adonde la necesitan los últimos movimientos, con { $faces } y medias vueltas de las otras caras
do-premoves-first = hacer los premovimientos, que el solucionador eligió antes de buscar
do-premoves-last = resolver el cubo con los premovimientos, que el solucionador eligió antes de buscar
do-axis = llevar la faceta { $colours } de cada pieza a un mismo eje
do-axis-last = resolver el rompecabezas con movimientos de todas las celdas
do-side = llevar cada pieza a su lado de ese eje (celdas { $cells })
do-side-back = llevar las piezas al lado donde las necesitan los últimos movimientos; las facetas de las celdas { $cells } siguen en esas celdas
do-cubes = resolver juntos los cubos 2×2×2 de los dos extremos del eje
do-cubes-first = preparar los cubos 2×2×2 de los dos extremos de un eje para los movimientos siguientes
do-cubes-oriented = orientar las piezas de los tres cubos 3×3×3 que forman las capas perpendiculares al eje, para que apenas hagan falta cuartos de vuelta
do-cubes-oriented-back = girar los tres cubos 3×3×3 para que las piezas queden listas para cambiar de capa
do-three-cubes = resolver juntos estos tres cubos
do-three-cubes-first = preparar los tres cubos 3×3×3 que forman las capas perpendiculares a un eje para los movimientos siguientes
do-suffix = hacer los últimos movimientos, que el solucionador eligió antes de buscar
do-suffix-first = hacer los primeros movimientos, que el solucionador eligió antes de buscar

face-upper = superior
face-right = derecha
face-front = frontal
face-lower = inferior
face-left = izquierda
face-back = trasera
quarter-clockwise = 90° en sentido horario
quarter-counter = 90° en sentido antihorario
half = 180°
turn-face = girar la cara { $face } { $amount }
turn-wide = girar la cara { $face } y la capa de detrás { $amount }
turn-slice = girar la capa entre { $first } y { $second } { $amount }, vista desde la cara { $face }
turn-cube = rotar el cubo entero { $amount }, visto desde la cara { $face }
cell-turned = girar la celda { $cell }
layer-behind-turned = girar la capa detrás de la celda { $cell }
layers-two-turned = girar la celda { $cell }, y con ella la capa de detrás,
layers-outer-turned = girar la celda { $cell }, y con ella la celda opuesta { $opposite },
hypercube-turned = rotar el hipercubo entero, visto desde la celda { $cell },
cell-quarter = { $what } 90° en torno a su cara hacia { $face }; { $from } pasa a { $to }
cell-half = { $what } 180° en torno a su cara hacia { $face }
cell-edge = { $what } 180° en torno a su arista hacia { $first } y { $second }
cell-corner = { $what } 120° en torno a su esquina hacia { $first }, { $second } y { $third }; { $from } pasa a { $to }

part-heading-short = { $part } ({ $length } { $metric })
