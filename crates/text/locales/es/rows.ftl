row-menu = Movimientos
row-menu-tip = Mostrar lo que se puede hacer con estos movimientos
row-own = Mis movimientos
row-shortened = Acortados
row-edited = Editados
row-kept = Guardados
row-choose = { $name }, { $length }
row-choose-tip = Reproducir y editar estos movimientos
row-spoken = { $name }, { $length }, tras { $at } de { $all } movimientos
row-finding = Buscando movimientos que lleven a esta posición…
row-find = Buscar los movimientos
row-find-tip = Buscar movimientos que lleven a esta posición desde el rompecabezas resuelto
shorten = Acortar
shorten-tip = Buscar menos movimientos entre las dos mismas posiciones, para los movimientos seleccionados o toda la fila
copy-row = Copiar los movimientos
copy-row-tip = Copiar los movimientos seleccionados, o toda la fila
copy-short = Copiar
copy-named = Copiar: { $name }
save-row = Guardar la fila…
save-row-tip = Guardar estos movimientos como texto, o con su mezcla como archivo de Hyperspeedcube o, si son de un hipercubo, como registro de MC4D
path-save-row = Guardar los movimientos
no-row-scramble = No se conoce la mezcla que precede a estos movimientos
no-row-scramble-do = Busque primero los movimientos de la mezcla, o guarde la fila como texto.
keep-moves = Guardar una copia
keep-moves-tip = Guardar los movimientos seleccionados, o toda la fila, como una fila aparte
remove-row = Quitar la fila
remove-row-tip = Quitar esta fila; Deshacer la devuelve
select-all = Seleccionar todos los movimientos
select-all-tip = Seleccionar todos los movimientos de la fila
invert-moves = Invertir
invert-moves-tip = Sustituir los movimientos por los que los deshacen
mirror-moves = Espejo izquierda-derecha
mirror-moves-tip = Sustituir los movimientos por los de la otra mano
rotate-moves = Girar los movimientos
rotate-moves-tip = Sustituir los movimientos por los mismos en el rompecabezas girado así
repeat-moves = Repetir
repeat-moves-tip = Hacer los movimientos dos veces
cancel-moves = Simplificar
cancel-moves-tip = Unir movimientos de las mismas capas y quitar los que se anulan
delete-moves = Borrar movimientos
delete-moves-tip = Quitar los movimientos seleccionados, o el que está antes del cursor
delete-next-moves = Borrar el movimiento siguiente
delete-next-moves-tip = Quitar los movimientos seleccionados, o el que está tras el cursor
go-on-from-here = Seguir desde aquí
go-on-from-here-tip = Trabajar desde ahora en la posición que se muestra
split-here = Separar aquí en mezcla y movimientos
split-here-tip = Tomar los movimientos antes del cursor como mezcla y los demás como propios
enlarge = Ampliar los movimientos
enlarge-tip = Mostrar los movimientos en un tercio de la ventana, o de nuevo en dos líneas
row-move = { $row }, { $move }
shortening = Acortando…
error-shorten = No se pudieron acortar los movimientos
news-shortening = Buscando menos de { $length }…
news-shorter = Acortando: de { $before } a { $after } hasta ahora.
news-shortened-total = { $news } Todos los movimientos: de { $before } a { $after }.
news-too-long = Demasiados movimientos: una fila admite como máximo { $most }.
outcome-of-stretch = Movimientos { $from } a { $to }: { $told }

news-kept = Guardados como fila aparte.
news-removed = Fila quitada. Deshacer la devuelve.
news-split = Separados en mezcla y movimientos.
news-copied-row = { $moves ->
        [one] { $moves } movimiento copiado.
       *[other] { $moves } movimientos copiados.
    }
news-inserted = { $moves ->
        [one] { $moves } movimiento insertado.
       *[other] { $moves } movimientos insertados.
    }
news-not-inserted = No se insertó nada: { $why }
why-shortening = Se buscan movimientos más cortos
why-searching = Hay una búsqueda en curso
why-too-many-rows = No hay lugar para más filas
why-not-kept = Solo se puede quitar una fila guardada
why-here-already = Ya está trabajando en esta posición
news-found-scramble = Se encontraron movimientos que llevan a esta posición.
read-moves-as = Estos movimientos:
moves-applied = Hacerlos aquí
moves-applied-tip = Hacer los movimientos en la posición anterior
moves-position = Como posición
moves-position-tip = Hacer los movimientos desde el rompecabezas resuelto
moves-case = Como caso
moves-case-tip = Tomar la posición que estos movimientos resuelven
news-taken-as-position = { $moves ->
        [one] { $moves } movimiento tomado como posición.
       *[other] { $moves } movimientos tomados como posición.
    }
news-applied = { $moves ->
        [one] { $moves } movimiento hecho en la posición.
       *[other] { $moves } movimientos hechos en la posición.
    }
news-taken-as-case = { $moves ->
        [one] La posición es la que este movimiento resuelve.
       *[other] La posición es la que estos { $moves } movimientos resuelven.
    }
scramble-length = Movimientos al azar:
scramble-length-tip = Elegir cuántos movimientos al azar tiene una mezcla: unos pocos para practicar, o los habituales
news-none-selected = Ningún movimiento seleccionado.
news-one-selected = Movimiento { $first } seleccionado.
news-selected = Movimientos { $first } a { $last } seleccionados.
read-all = Leer todos los movimientos
read-all-tip = Mostrar los movimientos en toda la ventana, o de nuevo en dos líneas bajo el rompecabezas
news-turned-inside = { $name } hecho. { $moves ->
        [one] Se quitó el movimiento que seguía; Deshacer lo devuelve.
       *[other] Se quitaron los { $moves } movimientos que seguían; Deshacer los devuelve.
    }
news-deleted = { $moves ->
        [one] { $moves } movimiento quitado; Deshacer lo devuelve.
       *[other] { $moves } movimientos quitados; Deshacer los devuelve.
    }
news-changed = { $moves ->
        [one] { $moves } movimiento cambiado; Deshacer lo devuelve.
       *[other] { $moves } movimientos cambiados; Deshacer los devuelve.
    }
row-choose-written = { $name }, { $length }, { $written } escritos

fold-moves = Escribir conmutadores
fold-moves-tip = Escribir los movimientos de la forma A B A' B' como [A, B], y A B A' como [A: B], en filas y copias
news-folded = Los conmutadores se escriben [A, B].
news-unfolded = Los conmutadores se escriben completos.

copy-as = Copiar como

copy-names = Movimientos con nombres
copy-names-tip = Copiar los movimientos con los nombres de sus grupos como comentarios, un grupo por línea

copy-clicks = Clics de MC4D
copy-clicks-tip = Copiar los movimientos como clics de MC4D: agarre, sentido, máscara

copy-hyperspeedcube = Letras de Hyperspeedcube
copy-hyperspeedcube-tip = Copiar los movimientos en letras como los lee Hyperspeedcube: las capas se cuentan desde una cara o celda, como en 2R

copy-row-log = Registro de MC4D
copy-row-log-tip = Copiar la fila como registro de MC4D que empieza con su mezcla

copy-row-link = Enlace
copy-row-link-tip = Copiar un enlace al editor de Twizzle con los movimientos y su posición inicial

shorten-in-twists = Acortar en giros de MC4D
shorten-in-twists-tip = Buscar menos giros de MC4D entre las mismas dos posiciones; media vuelta en torno a una cara cuenta como dos

name-row = Poner nombre a la fila…
name-row-tip = Dar un nombre a esta fila; si es una mezcla, sus movimientos o una solución, se guarda una copia con ese nombre
name-of-row = Nombre de la fila
name-of-row-yes = Poner nombre
news-no-name = La fila quedó sin nombre: el nombre está vacío.

# $name: the name of a row of moves
news-named = La fila se llama «{ $name }».
name-of-copy = { $row }: se guarda una copia con este nombre.
