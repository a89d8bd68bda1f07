### La página de casos: catálogos con imágenes, algoritmos propios, entrenador.

cases-page = Casos

cases-page-tip = Imágenes de todos los casos de PLL, OLL y otros, con algoritmos y un entrenador

cases-set = Grupo

cases-all-sets = Todos

cases-find = Buscar el más corto y el más fácil

cases-find-tip = Buscar este caso con los movimientos permitidos

cases-find-all = Buscar para todos los mostrados

cases-find-all-tip = Buscar cada caso mostrado, uno tras otro

cases-stop = Detener

cases-stop-tip = Terminar la búsqueda de casos; lo encontrado se queda

cases-open = Abrir en Algoritmos

cases-open-tip = Tomar este caso como posición y su parte como objetivo de la página Algoritmos

cases-known-algorithm = Conocido

cases-shortest = Más corto

cases-easiest = Más fácil

cases-not-searched = aún no buscado

cases-unsolved = estos movimientos no lo resuelven

cases-proven = { $length }, demostrado

cases-cost = coste { $cost }

cases-or-less = { $length } o menos

case-ease = Facilidad { $ease }

cases-play-tip = Reproducirlo desde este caso en el puzle; clic derecho para copiar

cases-keep-this = Guardar

cases-keep-this-tip = Guardar este algoritmo entre los tuyos

case-button = { $case }, { $set }, tus algoritmos: { $own }

case-own-count = { $count } tuyos

case-tally = sabido { $known } de { $asked }

cases-searching = Buscando: quedan { $left } de { $count }, { $time } s

own-heading = Tus algoritmos de { $case }

own-field = Un algoritmo tuyo

own-hint = R U R' U' …, o varias líneas

own-keep = Guardarlo

own-keep-tip = Comprobar el algoritmo y guardarlo en el caso que resuelve

own-copy = Copiar todo

own-copy-tip = Copiar tus algoritmos de este catálogo como texto

own-save = Guardar en archivo…

own-save-tip = Guardar tus algoritmos de este catálogo como texto, CSV o páginas con imágenes

own-open = Añadir de un archivo…

own-open-tip = Comprobar las líneas de un archivo y guardar cada una en el caso que resuelve

own-order = Orden

own-order-kept = como guardados

own-order-length = primero los más cortos

own-order-ease = primero los más fáciles

own-remove = Quitar { $moves }

own-none = Todavía ninguno.

own-title = Algoritmos de { $catalogue }

own-count =
    { $count ->
        [one] { $count } algoritmo
       *[other] { $count } algoritmos
    }

own-held = Cómo se sostiene el cubo

own-solves-none = { $moves } no resuelve ningún caso de { $catalogue }

own-solves-none-do = Busca una letra equivocada, o elige el catálogo al que pertenece en vez de { $catalogue }.

own-too-long = El algoritmo tiene { $count } movimientos; el máximo es { $most }

own-too-long-do = Acórtalo, o déjalo fuera.

own-too-many = No se pueden guardar más de { $most } algoritmos

own-too-many-do = Quita algunos que ya no necesites.

own-errors = { $count } líneas no se guardan; línea { $line }: { $error }

error-own = No se pueden leer los algoritmos

error-cases = No se pueden buscar los casos

why-cases-searched = Se están buscando casos.

why-own-empty = Escribe primero un algoritmo.

why-none-kept = Todavía no guardaste ningún algoritmo de este catálogo.

why-nothing-asked = No se pregunta ningún caso.

news-case = { $case }.

news-case-opened = { $case } es la posición, y su parte el objetivo.

news-case-played = Reproduciendo un algoritmo de { $case }. Deshacer devuelve tu posición.

news-cases-searched =
    { $count ->
        [one] Buscando { $count } caso.
       *[other] Buscando { $count } casos.
    }

news-cases-all-found = Todos los casos mostrados se han buscado con estos movimientos.

news-cases-stopped = Detenido tras { $done } de { $count } casos.

news-case-found = Algoritmos de { $case } encontrados.

news-case-unsolved = Los movimientos permitidos no resuelven { $case } en el tiempo dado.

news-cases-found = { $count } casos buscados.

news-own-kept = Guardado en { $case }.

news-own-other = Resuelve { $case }, no { $asked }: guardado allí.

news-own-known = { $case } ya tiene este algoritmo.

news-own-kept-many = Guardados: { $new }. Ya estaban: { $known }.

news-own-removed = Quitado: { $moves }.

news-own-copied =
    { $count ->
        [one] { $count } algoritmo copiado.
       *[other] { $count } algoritmos copiados.
    }

news-own-saved = Algoritmos guardados en { $path }.

path-own = Guardar tus algoritmos: .pdf o .svg con imágenes, .csv o .txt

path-own-list = Añadir algoritmos de un archivo

filter-own = Textos, tablas y páginas

train = Entrenador

train-tip = Preguntar casos al azar entre los mostrados, para un cubo real

train-leave = Imágenes

train-leave-tip = Mostrar las imágenes de todos los casos

train-next = Otro caso

train-next-tip = Preguntar otro caso al azar sin contar nada

train-hint = Pista

train-hint-tip = Mostrar la longitud, luego un movimiento más cada vez, luego el nombre del caso

train-known = Lo sabía

train-known-tip = Contar el caso como sabido y preguntar otro

train-unknown = No lo sabía

train-unknown-tip = Contar el caso como no sabido y preguntar otro

train-copy = Copiar la mezcla

train-copy-tip = Copiar los movimientos que preparan el caso en un cubo resuelto

train-how = Haz estos movimientos en un cubo resuelto, resuelve el caso y di si lo sabías.

train-scramble = Mezcla

train-preparing = buscando una mezcla…

train-length = Hacen falta { $length }.

train-moves = Empieza: { $moves }

train-whole = Completo: { $moves }

train-name = Es { $case }: { $why }

train-results = Sabidos hasta ahora

train-none = Aún no hay respuestas.

news-asked = Se pregunta un caso nuevo.

news-known = { $case }: sabido. Se pregunta el siguiente caso.

news-unknown = { $case }: no sabido. Se pregunta el siguiente caso.

news-train-copied = Mezcla copiada.

why-pll = sus movimientos llevan las piezas de la última capa a sus lugares.

why-oll = sus movimientos orientan la última capa a un solo color arriba.

why-f2l = sus movimientos unen una esquina con su arista y ponen ambas en su hueco.

why-corners = sus movimientos resuelven las esquinas de la última capa.

why-whole = sus movimientos resuelven toda la última capa de una vez.

why-both-layers = sus movimientos resuelven las dos capas a la vez.

case-set-corners = solo esquinas

case-set-edges = solo aristas

case-set-both = esquinas y aristas

case-set-dot = punto

case-set-square = cuadrado

case-set-lightning = rayo

case-set-fish = pez

case-set-knight = caballo

case-set-cross = cruz

case-set-awkward = torcido

case-set-line = línea

case-set-both-above = las dos arriba

case-set-edge-in-place = arista en su lugar

case-set-corner-in-place = esquina en su lugar

case-set-both-in-places = las dos en sus lugares

cases-none-found = ninguno encontrado en su tiempo

own-collection = Toda tu colección de { $catalogue }: { $count }

own-format = El nombre del archivo debe terminar en .txt, .csv, .pdf o .svg

own-format-do = Elige .pdf o .svg para páginas con imágenes, .csv para una tabla, .txt para un texto.

error-own-saved = Los algoritmos no se han guardado

train-before = El anterior, { $case }: { $moves }

cases-grid = { $catalogue }, { $count } casos, elegido: { $case }
