### La página de casos: catálogos con imágenes, algoritmos propios, entrenador.

cases-page = Casos

cases-page-tip = Mostrar imágenes de todos los casos de PLL, OLL y otros, con algoritmos y un entrenador

cases-set = Grupo

cases-all-sets = Todos

cases-find = Buscar el más corto y el más fácil

cases-find-tip = Buscar para este caso con los movimientos permitidos

cases-find-all = Buscar para todos los mostrados

cases-find-all-tip = Buscar para cada caso mostrado, uno tras otro

cases-stop = Detener

cases-stop-tip = Detener la búsqueda; los algoritmos ya encontrados se quedan

cases-open = Abrir en Algoritmos

cases-open-tip = Abrir este caso en la página Algoritmos, con su parte del rompecabezas como objetivo

cases-known-algorithm = Conocido

cases-shortest = Más corto

cases-easiest = Más fácil

cases-not-searched = aún no buscado

cases-unsolved = estos movimientos no lo resuelven

cases-proven = { $length }, demostrado

cases-cost = coste { $cost }

cases-or-less = { $length } o menos

case-ease = Facilidad { $ease }

cases-play-tip = Reproducirlo desde este caso en el rompecabezas; clic derecho para copiar

cases-keep-this = Guardar

cases-keep-this-tip = Añadir este algoritmo a los suyos

case-button = { $case }, { $set }, sus algoritmos: { $own }

case-own-count = { $count } suyos

case-tally = sabido { $known } de { $asked }

cases-searching = Buscando: quedan { $left } de { $count }, { $time } s

own-heading = Sus algoritmos para { $case }

own-field = Su algoritmo

own-hint = R U R' U' …, o varias líneas

own-keep = Guardarlo

own-keep-tip = Comprobar el algoritmo y guardarlo en el caso que resuelve

own-copy = Copiar todo

own-copy-tip = Copiar sus algoritmos de este catálogo como texto

own-save = Guardar en archivo…

own-save-tip = Guardar sus algoritmos de este catálogo como texto, CSV o páginas con imágenes

own-open = Añadir desde un archivo…

own-open-tip = Comprobar las líneas de un archivo y guardar cada una en el caso que resuelve

own-order = Orden

own-order-kept = como se añadieron

own-order-length = primero los más cortos

own-order-ease = primero los más fáciles

own-remove = Quitar { $moves }

own-none = Todavía ninguno.

own-title = Algoritmos para { $catalogue }

own-count =
    { $count ->
        [one] { $count } algoritmo
       *[other] { $count } algoritmos
    }

own-held = Cómo se sostiene el cubo

own-solves-none = { $moves } no resuelve ningún caso de { $catalogue }

own-solves-none-do = Busque un error de escritura, o elija su catálogo en vez de { $catalogue }.

own-too-long = El algoritmo tiene { $count } movimientos; el máximo es { $most }

own-too-long-do = Acórtelo o quítelo.

own-too-many = No se pueden guardar más de { $most } algoritmos

own-too-many-do = Quite algunos que ya no necesite.

own-errors = { $count } líneas no se guardaron; línea { $line }: { $error }

error-own = No se pueden leer los algoritmos

error-cases = No se puede iniciar la búsqueda

why-cases-searched = Se están buscando algoritmos.

why-own-empty = Escriba primero un algoritmo.

why-none-kept = Todavía no tiene ningún algoritmo para este catálogo.

why-nothing-asked = No hay ningún caso propuesto.

news-case = { $case }.

news-case-opened = { $case } es ahora la posición, y su parte del rompecabezas, el objetivo.

news-case-played = Reproduciendo un algoritmo para { $case }. «Deshacer» recupera su posición.

news-cases-searched =
    { $count ->
        [one] Buscando algoritmos para { $count } caso.
       *[other] Buscando algoritmos para { $count } casos.
    }

news-cases-all-found = La búsqueda con estos movimientos ya está hecha para todos los casos mostrados.

news-cases-stopped = Detenido tras { $done } de { $count } casos.

news-case-found = Algoritmos encontrados para { $case }.

news-case-unsolved = Los movimientos permitidos no resuelven { $case } en el tiempo dado.

news-cases-found = { $count } casos tratados.

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

path-own = Guardar sus algoritmos: .pdf o .svg con imágenes, .csv o .txt

path-own-list = Añadir algoritmos desde un archivo

filter-own = Textos, tablas y páginas

train = Entrenador

train-tip = Practicar casos al azar entre los mostrados, con un cubo real

train-leave = Imágenes

train-leave-tip = Mostrar las imágenes de todos los casos

train-next = Otro caso

train-next-tip = Pasar a otro caso al azar sin contar este

train-hint = Pista

train-hint-tip = Mostrar la longitud, luego un movimiento más cada vez, luego el nombre del caso

train-known = Lo sabía

train-known-tip = Contar el caso como sabido y pasar al siguiente

train-unknown = No lo sabía

train-unknown-tip = Contar el caso como no sabido y pasar al siguiente

train-copy = Copiar la mezcla

train-copy-tip = Copiar los movimientos que preparan el caso en un cubo resuelto

train-how = Haga estos movimientos en un cubo resuelto, resuelva el caso y diga si lo sabía.

train-scramble = Mezcla

train-preparing = buscando una mezcla…

train-length = Hacen falta { $length }.

train-moves = Empieza: { $moves }

train-whole = Completo: { $moves }

train-name = Es { $case }: { $why }

train-results = Sabidos hasta ahora

train-none = Aún no hay respuestas.

news-asked = Caso nuevo.

news-known = { $case }: contado como sabido. Siguiente caso.

news-unknown = { $case }: contado como no sabido. Siguiente caso.

news-train-copied = Mezcla copiada.

why-pll = sus movimientos llevan las piezas de la última capa a sus lugares.

why-oll = sus movimientos dejan la última capa de un solo color por arriba.

why-f2l = sus movimientos emparejan una esquina con su arista y ponen ambas en su hueco.

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

cases-none-found = ninguno encontrado a tiempo

own-collection = Toda su colección de { $catalogue }: { $count }

own-format = El nombre del archivo debe terminar en .txt, .csv, .pdf o .svg

own-format-do = Elija .pdf o .svg para páginas con imágenes, .csv para una tabla, .txt para un texto.

error-own-saved = No se pudieron guardar los algoritmos

train-before = Caso anterior, { $case }: { $moves }

cases-grid = { $catalogue }, { $count } casos, elegido: { $case }
