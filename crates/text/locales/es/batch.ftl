merge-at-line = { $path }, línea { $line }
merge-at-row = { $path }, línea { $line }, índice { $index }
merge-stopped = Se detuvo la fusión
before = Resultados anteriores
before-tip = Mostrar los resultados del lote anterior, o volver a los últimos
merge-stopped-do = No se escribió nada. Puede volver a empezar cuando quiera.
merge-no-head = Este archivo no empieza con los resultados de un lote, ni en CSV ni en JSON
merge-no-head-do = Use archivos escritos por unfold solve --batch.
merge-other-form = Este archivo está en { $form }, pero el primero está en { $first }
merge-other-form-do = Resuelva todas las partes con --jsonl, o todas sin esa opción.

merge-long =
    La línea ocupa más de { $bytes ->
        [one] { $bytes } byte
       *[other] { $bytes } bytes
    }

merge-cut = El archivo termina en medio de esta línea
merge-again-do = Resuelva de nuevo esta parte y deje que termine.
merge-order = Esta fila está fuera de orden: viene después de la fila { $row }
merge-order-do = Use cada parte tal como se escribió, con el índice en orden creciente.
merge-twice = Esta fila también está en { $path }
merge-twice-do = Use cada parte una sola vez, y solo partes I/N con el mismo N.
merge-missing = Faltan las filas { $first } a { $last }
merge-missing-one = Falta la fila { $row }
merge-missing-do = Use todas las partes de 1/N a N/N. Resuelva de nuevo las partes incompletas.
merge-end = Faltan todas las filas a partir de la { $first }
merge-metric = La longitud está en { $metric }, pero las filas anteriores usan { $before }
merge-metric-do = Resuelva todas las partes con el mismo --method y la misma --metric.
merge-input = La entrada es distinta de la línea { $line } de la lista
merge-input-do = Después de --against, indique la lista que se resolvió, y fusione todas sus partes.
merge-beyond = La lista termina antes de esta fila
row-none = Esto no es una fila de resultados de un lote
row-column = El valor de la columna «{ $column }» falta o no es válido
row-input = La entrada no es válida para el { $puzzle }: { $reason }
row-input-do = Indique el rompecabezas del lote con --puzzle.
row-moves = La solución no es válida para el { $puzzle }: { $reason }
batch-row-unsolved = La solución de esta fila no resuelve su entrada
row-length = La fila indica una longitud de { $said } { $metric }, pero su solución tiene { $length } { $metric }
row-lower = La cota inferior, { $bound } { $metric }, es mayor que la longitud, { $length } { $metric }
merge-at-work = Fusión

merge-done =
    { $rows ->
        [one] { $rows } fila
       *[other] { $rows } filas
    }: { $solved ->
        [one] { $solved } resuelta y verificada
       *[other] { $solved } resueltas y verificadas
    }, { $wrong } con error, { $unsolved } sin solución.

merge-saved = Resultados fusionados en { $path }.

view-batch = Lote
view-batch-tip = Resolver muchas posiciones seguidas
from-text = Escritas o pegadas
from-text-tip = Escribir las posiciones en un campo, una por línea
from-file = De un archivo
from-file-tip = Leer las posiciones de un archivo de texto, una por línea
from-random = Al azar
from-random-tip = Generar las posiciones al azar de manera uniforme, como unfold scramble
field = Posiciones

field-states =
    { $count ->
        [one] { $count } línea
       *[other] { $count } líneas
    }

field-hint = Facetas o movimientos, una posición por línea; # inicia un comentario
field-long = El texto es demasiado largo para mostrarlo aquí.
field-clear = Borrar lista
field-clear-tip = Borrar la lista y conservar los resultados
no-file = Aún no se ha elegido un archivo.
counting = Contando las posiciones…

counted =
    { $count ->
        [one] { $count } posición; se puede leer.
       *[other] { $count } posiciones; todas se pueden leer.
    }

counted-more = Más de { $count } posiciones; la ventana no resuelve más. Para más, use unfold solve --batch.

counted-wrong =
    { $count ->
        [one] { $wrong } de { $count } posición no se puede leer.
       *[other] Posiciones ilegibles: { $wrong } de { $count }.
    } La primera: { $error }

batch-logs = Elegir carpeta de registros…
batch-logs-tip = Tomar la mezcla de cada registro de una carpeta, de MC4D o Hyperspeedcube
path-batch-logs = Elegir una carpeta de registros
batch-log-of-other = Es un registro del { $found }, no del { $wanted }
batch-log-of-other-do = Cambie a ese rompecabezas, o deje fuera este registro.
count = Número de posiciones
count-tip = Ajustar cuántas posiciones se generan
batch-seed = Semilla
seed-tip = Repetir una semilla para generar las mismas posiciones, aquí o con unfold scramble
limit-each = Como máximo { $seconds } s por posición.

estimate-most =
    { $count ->
        [one] { $count } posición
       *[other] { $count } posiciones
    }, como máximo { $seconds } s cada una: { $time } como máximo, aproximadamente.

estimate-none = Sin límite de tiempo: el tiempo restante se estima cuando se resuelven las primeras posiciones.
time-left = { $progress } · quedan aproximadamente { $time }

rough-seconds =
    { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
    }

rough-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }

rough-hours =
    { $count ->
        [one] { $count } hora
       *[other] { $count } horas
    }

rough-days =
    { $count ->
        [one] { $count } día
       *[other] { $count } días
    }

rough-years = { $count } años

lengths-name = gráfico de las longitudes de las soluciones en { $metric }, con cuántas hay de cada una: { $bars }
length-count = { $length }: { $count }
lengths-axis = longitud en { $metric }

length-tip =
    { $count ->
        [one] { $count } solución
       *[other] { $count } soluciones
    } de { $length } { $metric }

batch-best = Mejor
batch-worst = Peor
row-number = fila { $row }
extreme-name = { $which }: fila { $row }, { $length } { $metric }
extreme-tip = Hacer clic para mostrar esta posición con su solución; doble clic para ir también al rompecabezas
origin-batch = Fila { $row } del lote

start = Resolver todo
start-tip = Resolver todas las posiciones del lote, varias a la vez
batch-stop = Detener el lote
batch-stop-tip = Detener la resolución y conservar las filas terminadas
batch-open = Elegir lista…
batch-open-tip = Elegir un archivo de texto con una posición por línea, o un registro de MC4D
batch-save = Guardar como CSV…
batch-save-tip = Guardar todos los resultados en una tabla CSV, como unfold solve --batch
path-open-list = Elegir una lista de posiciones
path-save-batch = Guardar los resultados como CSV
filter-lists = Archivos de texto
list-do = Elija un archivo de texto con una posición por línea.
why-batch = Un lote está usando todos los hilos. Deténgalo primero.
why-batch-page = «Resolver todo» resuelve las posiciones de esta página. Vuelva al rompecabezas para resolverlo solo.
why-search = Una búsqueda está usando todos los hilos. Deténgala primero.
why-no-states = No hay posiciones que resolver.
waits-for-tables = Preparando las tablas
no-rows = Cada posición tendrá aquí su fila. En las líneas no válidas se indica el error.

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
    } ({ $optimal ->
        [one] { $optimal } óptima
       *[other] { $optimal } óptimas
    }); { $unsolved } sin solución, { $wrong } con error.

sums-stopped =
    Detenido tras { $rows ->
        [one] { $rows } fila
       *[other] { $rows } filas
    }: { $solved ->
        [one] { $solved } resuelta
       *[other] { $solved } resueltas
    } ({ $optimal ->
        [one] { $optimal } óptima
       *[other] { $optimal } óptimas
    }); { $unsolved } sin solución, { $wrong } con error.

sums-full =
    Detenido en { $rows ->
        [one] { $rows } fila
       *[other] { $rows } filas
    }, el máximo que guarda la ventana: { $solved ->
        [one] { $solved } resuelta
       *[other] { $solved } resueltas
    } ({ $optimal ->
        [one] { $optimal } óptima
       *[other] { $optimal } óptimas
    }); { $unsolved } sin solución, { $wrong } con error. Para más, use unfold solve --batch.

sums-mean = Longitud media: { $mean } { $metric }.
head-index = #
head-input = Posición
head-length = Largo
head-lower = Cota
head-reason = Estado
head-seconds = Segundos
head-nodes = Nodos
head-moves = Solución
reason-optimal = óptima
reason-target = objetivo alcanzado
reason-timeout = tiempo límite
reason-patience = sin mejora
reason-nodes = límite de nodos
reason-stopped = detenida
reason-exhausted = sin más opciones
reason-impossible = sin solución
reason-count = número alcanzado
sort-name = Ordenar por: { $column }
sort-tip = Ordenar por esta columna; hacer clic de nuevo para invertir el orden

table-name =
    tabla de { $count ->
        [one] { $count } fila
       *[other] { $count } filas
    }; las flechas para moverse, Intro para mostrar una fila; selección: { $row }

table-empty = tabla vacía
row-name = fila { $row }: { $length } { $metric }, { $input }
row-name-none = fila { $row }: sin solución
row-name-wrong = fila { $row }: { $input }
news-batch = Resolviendo el lote.

news-batch-done =
    Lote terminado: { $count ->
        [one] { $count } fila
       *[other] { $count } filas
    }.

news-batch-stopped =
    Lote detenido; { $count ->
        [one] se conserva { $count } fila
       *[other] se conservan { $count } filas
    }.

news-batch-full =
    Lote detenido en { $count ->
        [one] { $count } fila
       *[other] { $count } filas
    }, el máximo que guarda la ventana.

news-batch-saved = Resultados guardados en { $path }.
news-row = Se muestra la fila { $row }.
news-row-wrong = La fila { $row } no es una posición válida: { $reason }
error-batch = El lote falló

limit-tip = Detener la búsqueda de cada posición tras este tiempo, en segundos; se admiten fracciones
batch-settings = Cómo resolver
batch-settings-apart = Solo para los lotes; el solucionador conserva sus ajustes.
jobs = A la vez
jobs-tip = Elegir cuántas posiciones se resuelven a la vez, cada una en un hilo; 0 para todos
