menu-tables = Tablas
tables = Tablas…
tables-tip = Mostrar para qué sirve cada tabla, su tamaño y su estado; construir, comprobar, borrar o mover las tablas
tables-title = Tablas
tables-what = Los métodos consultan distancias en tablas. Cada tabla se calcula cuando una búsqueda la necesita por primera vez, y se guarda en un archivo; un archivo dañado se reconstruye. Borrar una tabla solo cuesta el tiempo de reconstruirla.
tables-folder = Guardadas en { $path }

tables-room =
    { $disk ->
        [one] { $disk } MB libre
       *[other] { $disk } MB libres
    } en este disco, { $memory ->
        [one] { $memory } MB de memoria libre
       *[other] { $memory } MB de memoria libres
    }; todas las tablas ocupan { $total } MB.

tables-next-search = La próxima búsqueda con { $method } usa { $size } MB de tablas (memoria: { $choice }).

verify = Comprobar
verify-tip = Comprobar cada byte de cada archivo de tabla
build-all = Construir todo
build-all-tip = Construir todas las tablas que faltan o están dañadas, salvo las del solucionador óptimo del 3×3×3, para que las demás búsquedas no esperen
remove-all = Borrar todo
remove-all-tip = Borrar los archivos de todas las tablas; una búsqueda las reconstruye cuando las necesita
move = Mover…
move-tip = Mover las tablas a otra carpeta, por ejemplo de otro disco
move-back = Mover de vuelta
move-back-tip = Mover las tablas de vuelta a la carpeta predeterminada
stop-tables = Cancelar
stop-tables-tip = Detener el trabajo con las tablas; las terminadas se conservan
path-tables = Mover las tablas a esta carpeta
accept-move = Mover
column-table = Tabla
column-size = Tamaño
column-state = Estado
column-time = Construcción
table-size = { $megabytes } MB
build-time = { $seconds } s
state-looking = comprobando…
state-absent = sin construir
state-saved = guardada
state-used = guardada, en uso
state-memory = solo en memoria
state-wrong = dañada, se reconstruirá
build = Construir
build-name = Construir { $table }
remove = Borrar
remove-name = Borrar { $table }
at-work = En curso: { $table }
in-memory-too = Las tablas de las cruces y los XCross se construyen en memoria en un momento y no se guardan.
news-chore-stopped = Cancelado; las tablas terminadas se conservan.
news-tables-wrong = Estas tablas están dañadas y se reconstruirán: { $names }.

news-tables-looked =
    { $good ->
        [one] { $good } de { $total } tablas está guardada e intacta
       *[other] { $good } de { $total } tablas están guardadas e intactas
    }.

news-tables-built = Se construyeron las tablas.
news-tables-removed = Borrado; una búsqueda reconstruye una tabla cuando la necesita.
news-tables-moved = Las tablas se guardan ahora en { $path }.
news-tables-there = Las tablas ya están en { $path }.
why-tables-busy = Las tablas están en uso. Detenga la búsqueda, o espere a que termine el trabajo con ellas.
error-tables = La operación con las tablas falló
low-room = No hay espacio suficiente para las tablas

low-disk =
    Esta búsqueda construye tablas de { $needed } MB, pero solo { $free ->
        [one] { $free } MB está libre
       *[other] { $free } MB están libres
    } en { $path }. Si continúa, se quedan en memoria y se reconstruyen en el próximo inicio. Para conservarlas, mueva las tablas a otro disco (Tablas › Mover…).

low-memory =
    Las tablas grandes necesitan { $needed } MB de memoria, pero solo { $free ->
        [one] { $free } MB está libre
       *[other] { $free } MB están libres
    }. Si continúa, la búsqueda usa las tablas pequeñas y es más lenta. Para tener las grandes, cierre otros programas y empiece de nuevo.

no-disk =
    Las tablas necesitan { $needed } MB de disco, pero solo { $free ->
        [one] { $free } MB está libre
       *[other] { $free } MB están libres
    } en { $path }

no-disk-do = Libere espacio en el disco, mueva las tablas a otro disco (Tablas › Mover…), o elija unas más pequeñas.

no-memory =
    Construir las tablas necesita { $needed } MB de memoria, pero solo { $free ->
        [one] { $free } MB está libre
       *[other] { $free } MB están libres
    }

no-memory-do = Cierre otros programas o elija tablas más pequeñas.

go-on = Continuar
for-cube2 = 2×2×2×2: distancia de cada mitad, que es un 2×2×2
for-cube2-all = 2×2×2: distancia de cada posición, en HTM y en QTM
for-axis-rows = 2×2×2×2, fase 1: movimientos para llevar a un eje sus facetas
for-side-rows = 2×2×2×2, fase 2: distancias para llevar las piezas a su lado; grande, se usa si existe
for-end-rows = 2×2×2×2, fase 2: la misma distancia, ocho posiciones por consulta; la mayor, se usa si existe
for-small = 3×3×3: pequeña, permite que una búsqueda empiece enseguida
for-classes = 3×3×3, fase 1: qué posiciones son equivalentes
for-phase1 = 3×3×3, fase 1: distancia a la fase 2; grande
for-phase2 = 3×3×3, fase 2: distancia al estado resuelto
for-corners = 3×3×3: distancia de las esquinas solas
for-cubes-into = 3×3×3×3, fase 3: distancia de una capa a su orientación
for-cubes-within = 3×3×3×3, fase 4: distancia de una capa orientada al estado resuelto
for-optimal = 3×3×3: cotas inferiores de las posiciones, para las demostraciones
idle-tables = Construir en reposo
idle-tables-tip = Construir las tablas del rompecabezas mostrado cuando Unfold está en reposo, para que su primera búsqueda no espere

news-idle =
    Construyendo las tablas del { $puzzle } mientras Unfold está en reposo; tarda { $seconds ->
        [one] { $seconds } s
       *[other] unos { $seconds } s
    }, una sola vez.

news-idle-done = Las tablas se construyeron y se conservan para las próximas búsquedas.
news-idle-failed = No se pudieron construir las tablas en reposo: { $reason }

tables-underway = Construyendo { $table } para el { $puzzle } ({ $method }): falta aproximadamente { $time }
tables-underway-tip = Cada tabla se construye una sola vez y se conserva para las búsquedas siguientes
tables-awaited = Esperando { $table } para el { $puzzle } ({ $method }), que ya se está construyendo
table-distances = la tabla de distancias
table-halves = la tabla de mitades
table-small = las tablas pequeñas
table-classes = la tabla de simetrías
table-phase1 = la tabla de la fase 1
table-phase2 = la tabla de la fase 2
table-phase2-large = la tabla grande de la fase 2
table-corners = la tabla de esquinas
table-edges = la tabla de aristas
table-cubes-into = la tabla de los tres cubos por orientar
table-cubes-within = la tabla de los tres cubos por resolver
table-proof = la tabla de pruebas

# $count: how many databases there are
# $megabytes: the megabytes that they take
databases =
    { $count ->
        [one] También se conserva { $count } base de algoritmos
       *[other] También se conservan { $count } bases de algoritmos
    } ({ $megabytes } MB); «Borrar todo» también las borra.
