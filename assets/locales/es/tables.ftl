menu-tables = Tablas
tables = Tablas…
tables-tip = Para qué sirve cada tabla, su tamaño y su estado; construirlas, comprobarlas, borrarlas o moverlas
tables-title = Tablas
tables-what = Los métodos leen distancias en tablas. Cada una se calcula una vez, cuando una búsqueda la necesita, y se guarda en un archivo; un archivo que no es exactamente correcto se construye de nuevo. Borrar una solo cuesta el tiempo de construirla.
tables-folder = Guardadas en { $path }

tables-room =
    { $disk ->
        [one] { $disk } MB libre
       *[other] { $disk } MB libres
    } en este disco, { $memory ->
        [one] { $memory } MB de memoria libre
       *[other] { $memory } MB de memoria libres
    }; todas las tablas ocupan { $total } MB.

verify = Comprobar
verify-tip = Mirar cada byte de cada archivo
build-all = Construir todo
build-all-tip = Construir cada tabla ausente o incorrecta, para que ninguna búsqueda espere
remove-all = Borrar todo
remove-all-tip = Borrar los archivos de todas las tablas; se construyen de nuevo cuando una búsqueda las necesita
move = Mover…
move-tip = Mover las tablas a otra carpeta, por ejemplo de otro disco, y guardarlas allí
move-back = Devolver
move-back-tip = Devolver las tablas a la carpeta original
stop-tables = Detener esto
stop-tables-tip = Detener lo que se hace con las tablas; lo terminado queda
path-tables = Mover las tablas a esta carpeta
accept-move = Mover
column-table = Tabla
column-size = Tamaño
column-state = Estado
column-time = Construcción
table-size = { $megabytes } MB
build-time = { $seconds } s
state-looking = comprobando…
state-absent = no construida
state-saved = guardada
state-used = guardada, en uso
state-memory = solo en memoria
state-wrong = incorrecta: se reconstruirá
build = Construir
build-name = Construir { $table }
remove = Borrar
remove-name = Borrar { $table }
at-work = En curso: { $table }
in-memory-too = Las primeras cruces y sus pares se hacen en memoria en un momento y no se guardan.
news-chore-stopped = Detenido; las tablas terminadas quedan.
news-tables-wrong = Estas tablas son incorrectas y se construirán de nuevo: { $names }.

news-tables-looked =
    { $good ->
        [one] { $good } de { $total } tablas está guardada, y es correcta
       *[other] { $good } de { $total } tablas están guardadas, y son correctas
    } hasta el último byte.

news-tables-built = Las tablas están construidas.
news-tables-removed = Borrado; una búsqueda que necesite una tabla la construye de nuevo.
news-tables-moved = Las tablas se guardan ahora en { $path }.
news-tables-there = Las tablas ya están en { $path }.
why-tables-busy = Las tablas están en uso: detenga la búsqueda, o espere a que termine lo que se hace con ellas.
error-tables = No se pudo hacer eso con las tablas
low-room = Hay poco sitio para las tablas

low-disk =
    Esta búsqueda calcula tablas de { $needed } MB, una vez, pero solo hay { $free ->
        [one] { $free } MB libre
       *[other] { $free } MB libres
    } en { $path }. Puede seguir: las tablas se usan desde la memoria y se calculan de nuevo en el próximo inicio. O muévalas a otro disco (Tablas › Mover…).

low-memory =
    Calcular las tablas grandes ocupa { $needed } MB de memoria, y solo hay { $free ->
        [one] { $free } MB libre
       *[other] { $free } MB libres
    }. La búsqueda sigue con las tablas pequeñas; es más lenta. Cierre otros programas y empiece de nuevo para tener las grandes.

go-on = Seguir
for-cube2 = hipercubo: la distancia de cada mitad, que es un 2×2×2
for-axis-rows = hipercubo, primera etapa: las facetas de un eje sobre él
for-side-rows = hipercubo, segunda etapa: las piezas a su lado; grande, se usa cuando está
for-small = 3×3×3: pequeña, permite empezar enseguida
for-classes = 3×3×3, fase 1: qué posiciones son iguales
for-phase1 = 3×3×3, fase 1: la distancia a la segunda fase; grande
for-phase2 = 3×3×3, fase 2: la distancia a la meta
for-corners = 3×3×3: la distancia de las esquinas solas
idle-tables = Construir en reposo
idle-tables-tip = Construir las tablas del rompecabezas mostrado cuando no ocurre nada más, para que su primera búsqueda las tenga
idle-at-work = Construyendo tablas del { $puzzle }, una sola vez

news-idle =
    Mientras no ocurre nada más, se construyen las tablas del { $puzzle }; tarda { $seconds ->
        [one] { $seconds } s
       *[other] unos { $seconds } s
    } y solo ocurre una vez.

news-idle-done = Las tablas están construidas y guardadas para todas las búsquedas futuras.
news-idle-failed = No se pudieron construir las tablas en reposo: { $reason }
