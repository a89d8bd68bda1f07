error = Error: { $what }
repaired-facelets = { $repair }; entonces cada pieza es posible y las facetas son { $facelets }
notice = Nota: { $what }
table-at-work = Tablas: { $table }
stdout = No se pudieron escribir los resultados: { $reason }
stdout-do = Libere espacio en el destino, o envíe la salida a otro lugar.
interrupted = Interrumpido.
stdin-empty = La entrada estándar está vacía
stdin-empty-do = Envíe facetas o movimientos en una línea.
stdin-no-text = La entrada estándar no es texto

input-too-large =
    La entrada ocupa más de { $bytes ->
        [one] { $bytes } byte
       *[other] { $bytes } bytes
    }

input-too-large-do = Use un registro, una línea de facetas o una línea de movimientos.
input-none = No hay ninguna posición que resolver
input-none-do = Indique INPUT (movimientos, facetas, un enlace, un archivo, o - para la entrada estándar), --facelets, --moves, --random o --batch. Véase unfold solve --help.
no-file-either = { $advice } Tampoco hay ningún archivo con ese nombre.
lines-do = Para resolver cada línea como una posición aparte, use --batch.
facelets-no-moves = Son las facetas de un cubo, no movimientos
facelets-no-moves-do = Indíquelas con --facelets.
file-and-verb = Un archivo no puede ir antes de un comando
file-and-verb-do = Para abrir el archivo, omita el comando. Para usarlo con el comando, indíquelo después de él.
no-such-verb = Ningún comando ni archivo se llama «{ $word }»
no-such-verb-do = Para ver los comandos, ejecute unfold --help. Para abrir un registro, incluya su extensión.
no-window = Esta versión de Unfold no tiene ventana
no-window-do = Use un comando como unfold solve; unfold --help los enumera. Para compilar también la ventana, ejecute cargo build --release.
other-puzzle = Esta entrada es válida para el { $puzzle }: añada --puzzle { $puzzle }.
no-scramble = La entrada no tiene marca de mezcla
no-scramble-do = Use un registro con marca de mezcla, u omita --from scramble para resolver la posición final.

several-solves = El archivo tiene { $count } resoluciones
several-solves-do = Indique una con --solve: { $solves }.
no-such-solve = El archivo no tiene la resolución { $number }

log-of-other = El registro es del { $found }, no del { $asked }
log-of-other-do = Use otra entrada, u omita --puzzle.
only-hyper = { $option } solo funciona con el { $only }, no con el { $puzzle }
only-hyper-do = Omita { $option }, o añada { $choices }.
output-ending = Una solución del { $puzzle } solo se puede guardar como .txt, .pdf o .svg
output-ending-do = Use un nombre de archivo con una de estas extensiones.
shard-wrong = se espera una parte y el número de partes, de 1/N a N/N, por ejemplo 2/3
seconds-wrong = se espera un número de segundos, por ejemplo 10 o 0.5
memory-wrong = se esperaba auto, small, full o un tamaño como 400MB, en B, KB, MB, GB, KiB, MiB o GiB
puzzle-wrong = valores posibles: { $names }
order-wrong = se esperaban seis letras de caras como URFDLB, rows, las filas de un desarrollo como U/LFRB/D, o pieces

memory-too-small = Las tablas del { $puzzle } no caben en { $size }: solo las pequeñas ocupan { $needed }

memory-too-small-do = Use --memory { $least } o más, o --memory small.

saved = Guardado como { $path }.
saved-log = Guardado como { $path }: { $length }.
unsolved = Ninguna solución dentro de los límites. Pruebe con un --timeout más largo o con más --nodes.
exhausted = Este método no encontró ninguna solución y no tiene nada más que probar. Use otro --method.
attempt =
    { $method } hizo { $count ->
        [one] { $count } movimiento
       *[other] { $count } movimientos
    } sin resolver y se detuvo con una puntuación de facetas de { $score }: { $moves }
no-method = Este rompecabezas no tiene ningún método llamado { $name }
no-metric = El método { $method } del { $puzzle } no admite { $metric }
no-all = El método { $method } del { $puzzle } no puede listar todas las soluciones óptimas
no-all-do = Omita --all.
no-all-method-do = Omita --all, o use uno de estos métodos: { $names }.

batch-rows =
    { $count ->
        [one] { $count } fila
       *[other] { $count } filas
    }

batch-wrong =
    { $wrong } de { $total ->
        [one] { $total } fila
       *[other] { $total } filas
    } { $wrong ->
        [one] tiene
       *[other] tienen
    } una entrada no válida

batch-failed =
    { $failed ->
        [one] Falló
       *[other] Fallaron
    } { $failed } de { $total ->
        [one] { $total } fila
       *[other] { $total } filas
    }

batch-do = Consulte la columna «error».

batch-unsolved =
    Ninguna solución dentro de los límites para { $unsolved } de { $total ->
        [one] { $total } fila
       *[other] { $total } filas
    }. Pruebe con un --timeout más largo o con más --nodes.

batch-exhausted =
    Ninguna solución para { $unsolved } de { $total ->
        [one] { $total } fila
       *[other] { $total } filas
    }. En { $exhausted } de ellas el método no tiene nada más que probar; use otro --method.

undoing = Esta solución deshace los movimientos que crearon la posición. Para buscar otra, añada --anew.
found = { $seconds } s  { $length }  { $moves }
optimal-row = Solución óptima { $number }  { $length }  { $moves }

done-optimal =
    Óptima: { $length }, demostrada en { $seconds } s y { $nodes ->
        [one] { $nodes } nodo
       *[other] { $nodes } nodos
    }.

fewest-quarters = Ninguna solución de { $htm } tiene menos de { $qtm }: { $moves }
best-quarters = Mejor de { $htm } hasta ahora: { $qtm }  { $moves }

done-best =
    Mejor hasta ahora: { $length }; cota inferior: { $bound }. { $seconds } s, { $nodes ->
        [one] { $nodes } nodo
       *[other] { $nodes } nodos
    }.

seed = Semilla: { $seed }
no-moves-of-random-do = Añada --shuffle o --walk, que mezclan con movimientos aleatorios.
one-log = Un archivo solo puede contener un registro
one-log-do = Cree un registro cada vez, con --count 1 y una semilla distinta.
absent = ausente
good = correcta
wrong = dañada, se reconstruirá

finishing =
    Terminando las tablas para las próximas resoluciones: { $tables } ({ $seconds ->
        [one] { $seconds } s
       *[other] unos { $seconds } s
    }, una sola vez). Pulse Ctrl-C para detenerlo, o use --no-finish para omitirlo.

finish-no-disk =
    Las tablas no se terminaron: necesitan { $needed } MB de espacio en disco, pero solo hay { $free ->
        [one] { $free } MB libre
       *[other] { $free } MB libres
    }.

finish-no-memory =
    Las tablas no se terminaron: construirlas requiere { $needed } MB de memoria, pero solo hay { $free ->
        [one] { $free } MB libre
       *[other] { $free } MB libres
    }.

building =
    Construyendo las tablas del { $puzzle } ({ $seconds ->
        [one] { $seconds } s
       *[other] unos { $seconds } s
    }, una sola vez).

table-wait = Esperando a que otro proceso construya la tabla { $table }. Pulse Ctrl-C para dejar de esperar.
removed = { $table } eliminada.
table-built = { $table }: construida en { $seconds } s
move-where = No se indicó ninguna carpeta
move-where-do = Indique otra carpeta: unfold tables move DIR
move-several = Se indicaron { $count } carpetas, pero las tablas se guardan en una sola
move-several-do = Indique una sola carpeta; una ruta con espacios necesita comillas: unfold tables move "DIR"
tables-moved-only = Tablas movidas a { $path }. Los ajustes no han cambiado: use --tables { $path } con los demás comandos.
table-state = { $table }	{ $state }
not-good = Algunas tablas faltan o están dañadas: { $names }
not-good-do = Constrúyalas con: unfold tables build

proof-takes-note = Nota: la demostración llevaría unos { $time }. Mientras tanto la búsqueda acorta la solución; Ctrl-C la detiene y conserva la mejor.
hold-of-cubes = --hold solo funciona con los cubos, no con el { $puzzle }
hold-of-cubes-do = Omita --hold, o añada --puzzle { $puzzle }.
no-hold = «{ $typed }» no es una manera de sostener un cubo
no-hold-do = Indique dos de { $letters }, el color de arriba y el de delante, como YG; no pueden ser opuestos.

converted = { $from } convertido en { $to }: { $lengths }.
converted-log = mezcla { $scramble }, después { $moves }
convert-failed =
    { $failed ->
        [one] { $failed } de { $all } archivos no se convirtió
       *[other] { $failed } de { $all } archivos no se convirtieron
    }
convert-failed-do = Los motivos están arriba.
convert-no-folder = Varios archivos no se pueden convertir en uno
convert-no-folder-do = Indique una carpeta existente como último argumento.
convert-no-format = El nombre del archivo no indica en qué formato se debe escribir
convert-no-format-do = Termínelo en .log o .hsc, o añada --to.
convert-other-ending = La extensión .{ $ending } no corresponde a --to
convert-other-ending-do = Use un nombre que termine en .{ $asked }.
