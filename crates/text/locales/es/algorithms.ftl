row = { $htm } HTM, { $qtm } QTM, { $stm } STM	{ $ease }	{ $moves }
case = Caso { $number }: { $case }
algorithms-found =
    { $count ->
        [one] { $count } algoritmo
       *[other] { $count } algoritmos
    }; el más corto tiene { $length }, y no hay ninguno más corto con estos movimientos ({ $time } s).
algorithms-unproven =
    { $count ->
        [one] { $count } algoritmo
       *[other] { $count } algoritmos
    }; el más corto tiene { $length }, y ninguno puede tener menos de { $lower } ({ $time } s).
algorithms-counted =
    { $count ->
        [one] El primer algoritmo
       *[other] Los primeros { $count } algoritmos
    }; el más corto tiene { $length }, y no hay ninguno más corto con estos movimientos ({ $time } s). Puede haber más.
algorithms-and = { $sentence } { $more }
algorithms-timeout = La búsqueda alcanzó el límite de tiempo: puede haber más.
algorithms-stopped = La búsqueda se detuvo: puede haber más.
algorithms-limit = La búsqueda alcanzó un límite: puede haber más.
algorithms-easiest =
    { $count ->
        [one] Solo se muestra el más fácil.
       *[other] Solo se muestran los { $count } más fáciles.
    }
algorithms-listed =
    { $count ->
        [one] Solo se muestra el primero.
       *[other] Solo se muestran los primeros { $count }.
    }
case-solved = El caso ya está resuelto.
impossible = Ninguna secuencia de los movimientos permitidos llega al objetivo; está demostrado.
none-up-to = No existe ningún algoritmo de hasta { $length }. Puede haber uno más largo: pruebe un --max mayor.
none-found = No se encontró ningún algoritmo dentro de los límites; harían falta al menos { $lower }. Pruebe un --timeout mayor.
no-case = No hay ningún caso que resolver
no-case-do = Indique CASE o --case (movimientos, facetas, un enlace, un archivo, o - para la entrada estándar), o --solved-by. Vea unfold algorithms --help.
no-goal = { $name } no es ni el nombre de una parte de este rompecabezas ni una posición
no-goal-do = Use uno de estos nombres: { $names }, con un lugar como cross-f o cross-any, o dé movimientos o facetas.
no-goals = { $name } no es una posición, y este rompecabezas no tiene partes con nombre
no-goals-do = Dé movimientos o facetas.
no-face = { $name } no es una cara de este rompecabezas
no-face-do = Use U, R, F, D, L o B, o none.
no-ease = { $path } no es una tabla de costes: { $error }
no-ease-do = Parta de una copia: unfold algorithms --ease list > ease.csv
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
pattern-other-puzzle = La posición, el objetivo y los movimientos son de rompecabezas distintos
pattern-other-puzzle-do = Elija el mismo rompecabezas para los tres.
no-faces = Este rompecabezas no tiene giros de cara que puedan ser libres
no-faces-do = No pida giros libres.
goal-wrong = En el objetivo: { $error }
goal-apart = Ningún movimiento lleva al objetivo: { $error }
goal-apart-do = Cambie las facetas nombradas, ponga otras más en gris, o elija otro objetivo.
not-in-goal = La pieza en { $place } no está en el objetivo
not-in-goal-do = Píntela como una pieza del objetivo, o ponga sus facetas en gris.
not-in-position = El objetivo tiene una pieza, { $place }, que la posición no muestra
not-in-position-do = Pinte esa pieza en la posición, o póngala en gris en el objetivo.
goal-unclear = La pieza en { $place } muestra muy poco para saber cuál es su lugar
goal-unclear-do = Nombre el objetivo, o muestre más de la pieza.
piece-unclear-do = Muestre más de la pieza.
too-large = Este método no resuelve partes de este rompecabezas
too-large-do = Elija el 2×2×2, el 3×3×3 o el 2×2×2×2.
not-one-move = { $token } no es un solo movimiento
not-one-move-do = Separe los movimientos con comas, como en <R,U>.
cost-wrong = { $token } necesita un coste de 1 a { $most }
cost-wrong-do = Escriba un coste como en F:2.
nothing-after-no = Falta un movimiento después de no
nothing-after-no-do = Escriba no B, por ejemplo.
none-allowed = Ningún movimiento está permitido
none-allowed-do = Permita al menos un movimiento, como <R,U>.
rotation-allowed = { $move } gira todo el rompecabezas
rotation-allowed-do = Quítelo: una solución solo gira capas.
too-many-allowed = Se permiten { $found } movimientos; el límite es { $most }
too-many-allowed-do = Permita menos movimientos.
not-painted = Esta faceta no está pintada
not-painted-do = Escriba . para una faceta de cualquier color.

algorithms = Algoritmos
algorithms-tip = Buscar los movimientos más cortos para una parte del rompecabezas, o hacia otra posición, con los movimientos permitidos
find-algorithms = Buscar algoritmos
find-algorithms-tip = Buscar los movimientos más cortos de la posición al objetivo
stop-algorithms = Detener
stop-algorithms-tip = Detener la búsqueda; los algoritmos ya encontrados se quedan
set-goal = Usar como objetivo
set-goal-tip = Usar la posición mostrada como objetivo de los algoritmos
copy-algorithms = Copiar la lista
copy-algorithms-tip = Copiar los algoritmos como texto, uno por línea
copy-algorithm = Copiar
copy-mirrored = Copiar reflejado
copy-inverse = Copiar el inverso
news-copied-algorithm = Copiado: { $moves }.
enter-finds = Intro busca algoritmos; Mayús+Intro pasa a otra línea
at-goal = La posición ya cumple el objetivo: no hace falta ningún movimiento.
at-goal-but-for = Salvo por { $moves }, que es libre, la posición ya cumple el objetivo.
error-algorithms = No se pudieron buscar algoritmos
news-finding-algorithms = Buscando los algoritmos más cortos.
news-goal-set = La posición mostrada es ahora el objetivo.
news-copied-algorithms = Algoritmos copiados.
why-none-found = Aún no se ha encontrado ningún algoritmo.
paint-first-do = Pinte las otras facetas, o déjelas con cualquier color.
page-hint = Escriba el caso con movimientos o facetas, o prepárelo en el rompecabezas pintando o girando; las facetas pintadas de gris no cuentan. Elija un objetivo, como la cruz, permita solo los movimientos que quiera y busque.
free-hint = Los giros entre paréntesis son libres: no cuentan en la longitud.
case-net = Posición del desarrollo
goal-net = Objetivo
goal = Objetivo
goal-solved = Resuelto
goal-position = La posición usada como objetivo
allow = Movimientos
allow-hint = todas las caras
allow-tip = Permitir movimientos como <R,U>, <M,U> o no B; puede seguir un coste, como F:2
extra = con un margen de
extra-tip = Incluir también algoritmos con hasta este número de movimientos más que el más corto
sort = Ordenar por
sort-length = Longitud
sort-ease = Facilidad
hide = Ocultar movimientos
hide-tip = Mostrar solo la longitud, y luego un movimiento cada vez
reveal-move = Siguiente movimiento
ease-of = Facilidad { $ease }
ease-tip = Dificultad para las manos: cuanto menor, más fácil

searching = Ningún algoritmo tiene menos de { $lower }.

none-so-far = No se encontró ningún algoritmo; harían falta al menos { $lower }.

effort = { $nodes } nodos recorridos

row-tip = Reproducir. En espejo: { $mirror }. Inverso: { $inverse }.

played-algorithm = Algoritmo
outdated-algorithms = Estos son de una posición, un objetivo o unos movimientos anteriores; vuelva a buscar para actualizarlos.

row-stm = { $stm } STM	{ $ease }	{ $moves }

cost-of = un coste de { $cost }

check-one = Los algoritmos solo se pueden comprobar con un caso

check-one-do = Dé --case o --solved-by con un solo caso.

check-none = No hay ningún algoritmo que comprobar

check-none-do = Escriba uno en cada línea del archivo.

costs-and-metric = Los costes no se pueden combinar con una métrica

costs-and-metric-do = Quite --metric, o los costes en --allow.

whole-only = El método { $method } no puede resolver partes del rompecabezas ni usar otros movimientos

whole-only-do = Quite --method: --goal y --allow usan su propio método.

costs-here = Este comando cuenta movimientos y no admite costes

costs-here-do = Quite los costes, o use unfold algorithms.

save-algorithms = Guardar la lista…
save-algorithms-tip = Guardar los algoritmos como texto o como páginas para imprimir (PDF o SVG)
check-algorithms = Comprobar una lista…
check-algorithms-tip = Abrir un archivo de texto con un algoritmo por línea y ver cuáles resuelven el caso
error-check = No se pudo comprobar la lista

# $path: the path of the file
news-saved-algorithms = Algoritmos guardados en { $path }.

path-algorithms = Guardar los algoritmos
path-algorithm-list = Comprobar una lista de algoritmos
filter-algorithms = Textos y páginas

# $face: the letter of the face
free-turns = Giros de { $face } libres en ambos extremos

free-turns-tip = Dejar que esta cara gire antes y después de un algoritmo sin que cuente; si no, esos giros cuentan como movimientos

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
