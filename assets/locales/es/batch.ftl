merge-at-line = { $path }, línea { $line }
merge-at-row = { $path }, línea { $line }, índice { $index }
merge-stopped = Se detuvo la fusión
before = Filas de antes
before-tip = Mostrar las filas de la serie anterior, y de nuevo las de la última
merge-stopped-do = No se escribió nada; empiece de nuevo cuando quiera.
merge-no-head = Este archivo no empieza como los resultados de un lote, ni en CSV ni en JSON
merge-no-head-do = Dé los archivos tal como los escribió unfold solve --batch.
merge-other-form = Este archivo es { $form }, y el primero es { $first }
merge-other-form-do = Resuelva todas las partes con --jsonl, o todas sin ello.

merge-long =
    La línea tiene más de { $bytes ->
        [one] { $bytes } byte
       *[other] { $bytes } bytes
    }

merge-cut = El archivo termina en medio de esta línea
merge-again-do = Resuelva esta parte de nuevo, y déjela llegar a su fin.
merge-order = Esta fila viene después de la fila { $row }
merge-order-do = Dé cada parte tal como se escribió, con el índice creciente.
merge-twice = Esta fila está también en { $path }
merge-twice-do = Dé cada parte una sola vez, y solo partes I/N de un mismo N.
merge-missing = Faltan las filas { $first } a { $last }
merge-missing-one = Falta la fila { $row }
merge-missing-do = Dé todas las partes de 1/N a N/N; resuelva de nuevo la que no llegó a su fin.
merge-end = Faltan las filas a partir de la { $first }
merge-metric = La longitud está aquí en { $metric }, y en { $before } en las filas anteriores
merge-metric-do = Resuelva todas las partes con el mismo --method y la misma --metric.
merge-input = La entrada no es la de la línea { $line } de la lista
merge-input-do = Dé la lista que se resolvió después de --against, y todas sus partes.
merge-beyond = La lista termina antes de esta fila
row-none = Esto no es una fila de resultados
row-column = La columna «{ $column }» no tiene su valor, o tiene uno que no puede tener
row-input = La entrada no se puede leer para el { $puzzle }: { $reason }
row-input-do = Nombre el rompecabezas del lote con --puzzle.
row-moves = La solución no se puede leer para el { $puzzle }: { $reason }
batch-row-unsolved = La solución de esta fila no resuelve su entrada
row-length = La fila dice { $said } { $metric }, y su solución tiene { $length } { $metric }
row-lower = La cota inferior de { $bound } { $metric } es mayor que la longitud de { $length } { $metric }
merge-at-work = Fusión

merge-done =
    { $rows ->
        [one] { $rows } fila
       *[other] { $rows } filas
    }: { $solved ->
        [one] { $solved } resuelta
       *[other] { $solved } resueltas
    }, y se comprobó cada solución; { $wrong } con un error, { $unsolved } sin solución.

merge-saved = Fusionado en { $path }.

view-batch = Lote
view-batch-tip = Muchas posiciones resueltas de una vez
from-text = Escritas o pegadas
from-text-tip = Posiciones de un campo, una por línea
from-file = De un archivo
from-file-tip = Posiciones de un archivo de texto, una por línea
from-random = Al azar
from-random-tip = Posiciones sacadas uniformemente entre todas, como las saca unfold scramble
field = Posiciones

field-states =
    { $count ->
        [one] { $count } línea
       *[other] { $count } líneas
    }

field-hint = Facetas o movimientos, una posición por línea; # abre un comentario
field-long = El texto es demasiado largo para mostrarlo aquí.
field-clear = Vaciar
field-clear-tip = Vaciar el campo; las filas se quedan
no-file = Aún no se ha elegido ningún archivo.
count = Cuántas
count-tip = Cuántas posiciones se sacan
batch-seed = Semilla
seed-tip = La misma semilla saca las mismas posiciones, aquí y con unfold scramble
how-limited = Como está ajustado el solucionador: { $method }, { $metric }, como máximo { $seconds } s cada una, { $threads } a la vez.
batch-how = Como está ajustado el solucionador: { $method }, { $metric }, sin límite de tiempo, { $threads } a la vez.
start = Resolver todo
start-tip = Resolver todas las posiciones del lote, varias a la vez
batch-open = Elegir una lista…
batch-open-tip = Elegir un archivo de texto con una posición por línea
batch-save = Filas en CSV…
batch-save-tip = Guardar todas las filas en una tabla, como la escribe unfold solve --batch
path-open-list = Elegir una lista de posiciones
path-save-batch = Guardar las filas en CSV
filter-lists = Archivos de texto
list-do = Elija un archivo de texto con una posición por línea.
why-batch = Un lote ocupa todos los hilos; deténgalo primero.
why-search = Una búsqueda ocupa todos los hilos; deténgala primero.
why-no-states = Aún no se ha dado ninguna posición.
waits-for-tables = Tablas
no-rows = Cada posición se convierte aquí en una fila, una línea incorrecta con lo que está mal.

rows =
    { $count ->
        [one] { $count } fila
       *[other] { $count } filas
    }

rows-of = { $done } de { $total }

sums =
    { $rows ->
        [one] { $rows } fila
       *[other] { $rows } filas
    }: { $solved ->
        [one] { $solved } resuelta
       *[other] { $solved } resueltas
    }, { $optimal ->
        [one] { $optimal } de ellas óptima
       *[other] { $optimal } de ellas óptimas
    }; { $unsolved } sin solución, { $wrong ->
        [one] { $wrong } incorrecta
       *[other] { $wrong } incorrectas
    }.

sums-stopped =
    Detenido tras { $rows ->
        [one] { $rows } fila
       *[other] { $rows } filas
    }: { $solved ->
        [one] { $solved } resuelta
       *[other] { $solved } resueltas
    }, { $optimal ->
        [one] { $optimal } de ellas óptima
       *[other] { $optimal } de ellas óptimas
    }; { $unsolved } sin solución, { $wrong ->
        [one] { $wrong } incorrecta
       *[other] { $wrong } incorrectas
    }.

sums-full =
    La ventana no guarda más de { $rows ->
        [one] { $rows } fila
       *[other] { $rows } filas
    }: { $solved ->
        [one] { $solved } resuelta
       *[other] { $solved } resueltas
    }, { $optimal ->
        [one] { $optimal } de ellas óptima
       *[other] { $optimal } de ellas óptimas
    }; { $unsolved } sin solución, { $wrong ->
        [one] { $wrong } incorrecta
       *[other] { $wrong } incorrectas
    }. Para más, use unfold solve --batch.

sums-mean = Longitud media: { $mean } { $metric }.
head-index = #
head-input = Posición
head-length = Largo
head-lower = Cota
head-reason = Fin por
head-seconds = Segundos
head-nodes = Nodos
head-moves = Solución
reason-optimal = prueba
reason-target = meta
reason-timeout = tiempo
reason-patience = paciencia
reason-nodes = nodos
reason-stopped = parada
reason-exhausted = abandono
sort-name = Ordenar por: { $column }
sort-tip = Ordenar por esta columna; otra vez: al revés

table-name =
    tabla de { $count ->
        [one] { $count } fila
       *[other] { $count } filas
    }, las flechas mueven, Intro muestra una; en { $row }

table-empty = tabla sin filas
row-name = fila { $row }: { $length } { $metric }, { $input }
row-name-none = fila { $row }: sin solución
row-name-wrong = fila { $row }: { $input }
news-batch = Resolviendo el lote.

news-batch-done =
    El lote está terminado: { $count ->
        [one] { $count } fila
       *[other] { $count } filas
    }.

news-batch-stopped =
    Se detuvo el lote; { $count ->
        [one] su fila se queda ({ $count })
       *[other] sus { $count } filas se quedan
    }.

news-batch-full =
    El lote se terminó tras { $count ->
        [one] { $count } fila
       *[other] { $count } filas
    }, lo máximo que guarda la ventana.

news-batch-saved = Las filas están en { $path }.
news-row = Se muestra la fila { $row }.
news-row-wrong = La fila { $row } no es una posición: { $reason }
error-batch = El lote falló
