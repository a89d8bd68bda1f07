row = { $htm } HTM, { $qtm } QTM, { $stm } STM	{ $ease }	{ $moves }
case = Caso { $number }: { $case }
algorithms-found =
    { $count ->
        [one] { $count } algoritmo
       *[other] { $count } algoritmos
    }; el más corto tiene { $length }, y con estos movimientos ninguno es más corto ({ $time } s).
algorithms-unproven =
    { $count ->
        [one] { $count } algoritmo
       *[other] { $count } algoritmos
    }; el más corto tiene { $length }, y ninguno tiene menos de { $lower } ({ $time } s).
algorithms-counted =
    { $count ->
        [one] El primer algoritmo
       *[other] Los primeros { $count } algoritmos
    }; el más corto tiene { $length }, y con estos movimientos ninguno es más corto ({ $time } s). Puede haber más.
algorithms-and = { $sentence } { $more }
algorithms-timeout = El límite de tiempo terminó la búsqueda: puede haber más.
algorithms-stopped = La búsqueda se detuvo: puede haber más.
algorithms-limit = Un límite terminó la búsqueda: puede haber más.
algorithms-easiest =
    { $count ->
        [one] Se lista el más fácil de ellos.
       *[other] Se listan los { $count } más fáciles de ellos.
    }
algorithms-listed =
    { $count ->
        [one] Se lista el primero de ellos.
       *[other] Se listan los primeros { $count } de ellos.
    }
case-solved = El caso ya está resuelto.
impossible = Ninguna secuencia de los movimientos permitidos llega al objetivo; está demostrado.
none-up-to = No existe ningún algoritmo de hasta { $length }. Puede haber uno más largo: pruebe un --max mayor.
none-found = No se encontró ningún algoritmo dentro de los límites; tendría al menos { $lower }. Pruebe un --timeout mayor.
no-case = No hay ningún caso que resolver
no-case-do = Indique CASE o --case (movimientos, facetas, un enlace, un archivo, o - para la entrada estándar), o --solved-by. Vea unfold algorithms --help.
no-goal = { $name } no es ni el nombre de una parte de este puzle ni una posición
no-goal-do = Use uno de estos nombres: { $names }, con un lugar como cross-f o cross-any, o dé movimientos o facetas.
no-goals = { $name } no es una posición, y este puzle no tiene partes con nombre
no-goals-do = Dé movimientos o facetas.
no-face = { $name } no es una cara de este puzle
no-face-do = Use U, R, F, D, L o B, o none.
no-ease = { $path } no es una tabla de costes: { $error }
no-ease-do = Empiece con una copia: unfold algorithms --ease list > ease.csv
ease-line = la línea { $line } necesita un nombre y un coste de 0 a { $most }
ease-missing = falta el coste de { $name }
check-solves = línea { $line }: resuelve el caso: { $moves }
check-fails = línea { $line }: no resuelve el caso: { $moves }
check-failed =
    { $failed ->
        [one] { $failed } algoritmo
       *[other] { $failed } algoritmos
    } de { $total } no { $failed ->
        [one] resuelve
       *[other] resuelven
    } el caso
check-unread = línea { $line }: no se puede leer: { $error }
check-unread-lines =
    { $unread } de { $total ->
        [one] { $total } línea
       *[other] { $total } líneas
    } no se { $unread ->
        [one] puede
       *[other] pueden
    } leer
check-unread-lines-do = Corrija las líneas indicadas arriba. Las demás se comprobaron.
check-failed-do = Compare las líneas de arriba con el caso, o elija otro caso.
pattern-other-puzzle = La posición, el objetivo y los movimientos no son del mismo puzle
pattern-other-puzzle-do = Elija el mismo puzle para todos.
no-faces = Este puzle no tiene giros de una cara que puedan ser libres
no-faces-do = No pida giros libres.
goal-wrong = En el objetivo: { $error }
goal-apart = Ningún giro lleva al objetivo: { $error }
goal-apart-do = Cambie las facetas nombradas, ponga más en gris, o elija otro objetivo.
not-in-goal = La pieza en { $place } no está en el objetivo
not-in-goal-do = Píntela como una pieza del objetivo, o ponga sus facetas en gris.
not-in-position = El objetivo tiene una pieza, { $place }, que la posición no muestra
not-in-position-do = Pinte esa pieza en la posición, o póngala en gris en el objetivo.
goal-unclear = La pieza en { $place } muestra muy poco para saber cuál es su lugar
goal-unclear-do = Nombre el objetivo, o muestre más de la pieza.
piece-unclear-do = Muestre más de la pieza.
too-large = Este método no resuelve partes de este puzle
too-large-do = Elija el 2×2×2, el 3×3×3 o el 2×2×2×2.
not-one-move = { $token } no es un solo movimiento
not-one-move-do = Separe los movimientos con comas, como en <R,U>.
cost-wrong = { $token } no tiene un coste de 1 a { $most }
cost-wrong-do = Escriba un coste como en F:2.
nothing-after-no = Después de no falta un movimiento
nothing-after-no-do = Escriba no B, por ejemplo.
none-allowed = Ningún movimiento está permitido
none-allowed-do = Permita al menos un movimiento, como <R,U>.
rotation-allowed = { $move } gira todo el puzle
rotation-allowed-do = Quítelo: una solución solo gira capas.
too-many-allowed = { $found } movimientos están permitidos, más de { $most }
too-many-allowed-do = Permita menos movimientos.
not-painted = Esta faceta no está pintada
not-painted-do = Escriba . para una faceta de cualquier color.

algorithms = Algoritmos
algorithms-tip = Buscar los movimientos más cortos para una parte del puzle, o hacia otra posición, con los movimientos permitidos
find-algorithms = Buscar algoritmos
find-algorithms-tip = Buscar los movimientos más cortos de la posición al objetivo
stop-algorithms = Detener
stop-algorithms-tip = Dejar de buscar algoritmos; los encontrados se quedan
set-goal = Usar como objetivo
set-goal-tip = Usar la posición mostrada como objetivo de los algoritmos
copy-algorithms = Copiar la lista
copy-algorithms-tip = Copiar los algoritmos como texto, uno por línea
copy-algorithm = Copiar
copy-mirrored = Copiar reflejado
copy-inverse = Copiar el inverso
news-copied-algorithm = Copiado: { $moves }.
enter-finds = Intro busca los algoritmos; Mayús+Intro empieza una línea
at-goal = La posición ya está en su objetivo: no hace falta ningún movimiento.
at-goal-but-for = Salvo { $moves }, que es libre, la posición ya está en su objetivo.
error-algorithms = No se pudieron buscar algoritmos
news-finding-algorithms = Buscando los algoritmos más cortos.
news-goal-set = La posición mostrada es ahora el objetivo.
news-copied-algorithms = Algoritmos copiados.
why-none-found = Aún no se ha encontrado ningún algoritmo.
paint-first-do = Pinte las otras facetas, o déjelas con cualquier color.
page-hint = Escriba el caso con movimientos o facetas, o píntelo o gírelo en el rompecabezas; las facetas que pinte allí de gris no cuentan. Elija un objetivo, como la cruz, permita solo los movimientos que quiera y busque.
free-hint = Los giros entre paréntesis son libres: las longitudes no los cuentan.
case-net = Posición del desarrollo
goal-net = Objetivo
goal = Objetivo
goal-solved = Resuelto
goal-position = La posición usada como objetivo
allow = Movimientos
allow-hint = todas las caras
allow-tip = Por ejemplo <R,U>, <M,U> o no B; puede seguir un coste, como F:2
extra = y más largos hasta en
extra-tip = Incluir también algoritmos con tantos movimientos más que el más corto
sort = Ordenar por
sort-length = Longitud
sort-ease = Facilidad
hide = Ocultar movimientos
hide-tip = Mostrar solo la longitud, y luego un movimiento cada vez
reveal-move = Siguiente movimiento
ease-of = Facilidad { $ease }
ease-tip = Dificultad para las manos: cuanto menor, más fácil

searching = Ningún algoritmo tiene menos de { $lower }.

none-so-far = No se encontró ningún algoritmo; tendría al menos { $lower }.

effort = { $nodes } nodos recorridos

row-tip = Reproducir. En espejo: { $mirror }. Inverso: { $inverse }.

played-algorithm = Algoritmo
outdated-algorithms = Estos son de la posición, el objetivo o los movimientos de antes; busque para los que se muestran ahora.

row-stm = { $stm } STM	{ $ease }	{ $moves }

cost-of = un coste de { $cost }

check-one = Los algoritmos se comprueban con un solo caso

check-one-do = Dé --case o --solved-by con un solo caso.

check-none = No hay ningún algoritmo que comprobar

check-none-do = Escriba uno en cada línea del archivo.

costs-and-metric = Los costes y una métrica se excluyen

costs-and-metric-do = Quite --metric, o los costes en --allow.

whole-only = El método { $method } no busca partes del puzle ni otros movimientos

whole-only-do = Quite --method: --goal y --allow tienen su propio método.

costs-here = Esta orden cuenta movimientos y no tiene costes

costs-here-do = Quite los costes, o use unfold algorithms.

save-algorithms = Guardar la lista…
save-algorithms-tip = Guardar los algoritmos como texto o como páginas para imprimir (PDF o SVG)
check-algorithms = Comprobar una lista…
check-algorithms-tip = Abrir un texto con un algoritmo por línea y ver cuáles resuelven el caso
error-check = La lista no se comprobó

# $path: the path of the file
news-saved-algorithms = Algoritmos guardados en { $path }.

path-algorithms = Guardar los algoritmos
path-algorithm-list = Comprobar una lista de algoritmos
filter-algorithms = Textos y páginas

# $face: the letter of the face
free-turns = Giros de { $face } libres en ambos extremos

free-turns-tip = Antes y después de un algoritmo se puede girar esta cara sin que cuente; si no, esos giros son movimientos como los demás

# $solving: how many algorithms solve the case
# $count: how many there are
checked =
    { $solving } de { $count ->
        [one] { $count } algoritmo
       *[other] { $count } algoritmos
    } { $solving ->
        [one] resuelve
       *[other] resuelven
    } el caso.

# $line: the number of the line
checked-solves = Línea { $line }: lo resuelve

# $line: the number of the line
checked-fails = Línea { $line }: no lo resuelve

# $puzzle: the name of the puzzle
title-of-algorithms = Algoritmos para el { $puzzle }
