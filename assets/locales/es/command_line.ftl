error = Error: { $what }
notice = Nota: { $what }
table-at-work = Tablas: { $table }
stdout = No se pudieron escribir los resultados: { $reason }
stdout-do = Libere espacio donde va la salida, o envíela a otro lugar.
interrupted = Interrumpido.
stdin-empty = No llegó nada de la entrada estándar
stdin-empty-do = Dé facetas o movimientos en una línea.
stdin-no-text = Lo que llegó de la entrada estándar no es texto

input-too-large =
    La entrada tiene más de { $bytes ->
        [one] { $bytes } byte
       *[other] { $bytes } bytes
    }

input-too-large-do = Dé un registro, una línea de facetas o una línea de movimientos.
input-none = No se da ningún estado que resolver
input-none-do = Dé INPUT (un registro, o - para la entrada estándar), --facelets, --moves, --random o --batch; véase unfold solve --help.
file-and-verb = Un archivo antes del verbo se abriría en una ventana, y un verbo se ejecuta sin ella
file-and-verb-do = Omita uno de los dos, o nombre el archivo después del verbo.
no-such-verb = No hay verbo ni archivo con ese nombre
no-such-verb-do = unfold --help enumera los verbos; un registro que abrir se nombra con su extensión.
no-window = Esta versión de Unfold no tiene ventana
no-window-do = Indique un verbo, como unfold solve; unfold --help los enumera. cargo build --release construye también la ventana.
other-puzzle = Se puede leer para el { $puzzle }: añada --puzzle { $puzzle }.
no-scramble = La entrada no tiene marca de mezcla
no-scramble-do = Dé un registro con marca de mezcla, u omita --from scramble para resolver su posición final.
log-of-other = El registro es del { $found }, no del { $asked }
log-of-other-do = Dé otra entrada, u omita --puzzle si está dado.
only-hyper = { $option } solo vale para el { $only }, no para el { $puzzle }
only-hyper-do = Omita { $option }, o añada --puzzle { $puzzle }.
shard-wrong = dé una parte y el número de partes, de 1/N a N/N, por ejemplo 2/3
seconds-wrong = dé segundos, por ejemplo 10 o 0.5
puzzle-wrong = elija entre: { $names }
saved = Guardado como { $path }.
unsolved = Sin solución dentro de los límites; dé un --timeout más largo, o más --nodes.
exhausted = Este método no llegó a ninguna solución y no tiene nada más que probar; use otro --method.
no-method = No hay ningún método llamado { $name } para este rompecabezas
no-metric = El método { $method } del { $puzzle } no cuenta las longitudes en { $metric }
no-bench = No hay ninguna prueba llamada { $name }

batch-rows =
    { $count ->
        [one] { $count } fila
       *[other] { $count } filas
    }

batch-wrong =
    La entrada es incorrecta en { $wrong } de { $total ->
        [one] { $total } fila
       *[other] { $total } filas
    }

batch-failed =
    Algo falló en { $failed } de { $total ->
        [one] { $total } fila
       *[other] { $total } filas
    }

batch-do = Mire su columna «error».

batch-unsolved =
    Sin solución dentro de los límites en { $unsolved } de { $total ->
        [one] { $total } fila
       *[other] { $total } filas
    }; dé un --timeout más largo, o más --nodes.

batch-exhausted =
    Sin solución en { $unsolved } de { $total ->
        [one] { $total } fila
       *[other] { $total } filas
    }; en { $exhausted } de ellas el método no tiene nada más que probar: use otro --method.

found = { $seconds } s  { $length }  { $moves }
optimal-row = Óptima n.º { $number }  { $length }  { $moves }

done-optimal =
    Óptima: { $length }, demostrado tras { $seconds } s y { $nodes ->
        [one] { $nodes } nodo
       *[other] { $nodes } nodos
    }.

done-best =
    Mejor hasta ahora: { $length }; la solución más corta tiene al menos { $bound }. { $seconds } s, { $nodes ->
        [one] { $nodes } nodo
       *[other] { $nodes } nodos
    }.

seed = Semilla: { $seed }
one-log = Varios registros no caben en un solo archivo
one-log-do = Pida uno cada vez, con --count 1 y semillas distintas.
absent = ausente
good = correcta
wrong = errónea, se reconstruirá

finishing =
    Se terminan las tablas para las próximas búsquedas: { $tables } ({ $seconds ->
        [one] { $seconds } s
       *[other] unos { $seconds } s
    }, una sola vez). Ctrl-C lo detiene, --no-finish lo evita.

finish-no-disk =
    Las tablas no se terminaron: necesitan { $needed } MB en el disco, y hay { $free ->
        [one] { $free } MB libre
       *[other] { $free } MB libres
    }.

finish-no-memory =
    Las tablas no se terminaron: construirlas ocupa { $needed } MB de memoria, y hay { $free ->
        [one] { $free } MB libre
       *[other] { $free } MB libres
    }.

building =
    Construyendo las tablas del { $puzzle }, { $seconds ->
        [one] { $seconds } s
       *[other] unos { $seconds } s
    }, una sola vez.

table-wait = Otro proceso está construyendo la tabla { $table }. Se espera a que termine; Ctrl-C detiene.
removed = { $table } eliminada.
table-built = { $table }: construida en { $seconds } s
move-where = no se nombra ninguna carpeta
move-where-do = nombre otra carpeta: unfold tables move DIR
table-state = { $table }	{ $state }
not-good = No todas las tablas están bien: { $names }
not-good-do = Constrúyalas con: unfold tables build
bench-head = prueba	estado	longitud	cota	nodos	segundos	nodos/s

bench-sum =
    { $bench }	huella	{ $nodes ->
        [one] { $nodes } nodo
       *[other] { $nodes } nodos
    }

bench-budget =
    a los { $seconds } s: mejor media { $mean } { $metric }, { $solved } de { $total ->
        [one] { $total } estado resuelto
       *[other] { $total } estados resueltos
    }, la más larga { $longest }

bench-first =
    primera solución: media { $mean } s, como máximo { $most } s, { $solved } de { $total ->
        [one] { $total } estado
       *[other] { $total } estados
    }

bench-length =
    como máximo { $length } { $metric }: media { $seconds } s, { $solved } de { $total ->
        [one] { $total } estado
       *[other] { $total } estados
    }

bench-rate =
    { $bench }: { $rate } estados/s con { $jobs } a la vez; mejor media { $mean } { $metric }, la más larga { $longest }, { $solved } de { $total ->
        [one] { $total } estado resuelto
       *[other] { $total } estados resueltos
    }

bench-lower = cota inferior media al final: { $bound } { $metric }

bench-proven =
    mezclas de { $length ->
        [one] { $length } movimiento
       *[other] { $length } movimientos
    } { $metric }: demostradas óptimas en { $mean } s de media, como máximo { $most } s, { $solved } de { $total ->
        [one] { $total } estado
       *[other] { $total } estados
    }

bench-beyond =
    más de { $length ->
        [one] { $length } movimiento { $metric } necesario
       *[other] { $length } movimientos { $metric } necesarios
    }: demostrado en { $mean } s de media, como máximo { $most } s, { $solved } de { $total ->
        [one] { $total } estado
       *[other] { $total } estados
    }

balls-head = distancia	estados	bola	clases	segundos
balls-at-work = Distancia: { $distance }

balls-proof =
    con { $moves ->
        [one] { $moves } movimiento
       *[other] { $moves } movimientos
    }: como máximo { $powers } = { $product } de { $states } estados; así que algún estado necesita al menos { $bound } { $metric }

greedy-head = giros	estados	resueltos	parte	media { $metric }	máximo	demostrados	media más corta
bench-only = { $option } solo vale para { $benches }
bench-only-do = Omita { $option }, o nombre una prueba así; véase unfold bench --help.
bench-alone = La prueba { $bench } se ejecuta sola
bench-alone-do = Omita los nombres de otras pruebas.
