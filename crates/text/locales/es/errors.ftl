solve-metric = Este método no admite { $metric }
solve-metric-do = Elija otra métrica u otro método.

at = línea { $line }, columna { $column }
at-line = línea { $line }
at-place = lugar { $place }
at-sticker = faceta { $number }
at-facelet = faceta { $number }
list = { $list }, { $next }
either = { $first } o { $second }
text-of-other = El texto es del { $found }, no del { $asked }
text-of-other-do = Use un texto para este rompecabezas, o elija el rompecabezas que el texto indica.
unknown-puzzle = El texto es de un { $name }, que Unfold no admite
unknown-puzzle-do = Si es de otro rompecabezas, indíquelo en la primera línea: { $names }.
no-position = El texto no contiene ninguna posición, solo comentarios o líneas vacías
no-position-do = Escriba facetas o movimientos debajo de los comentarios.
letter-and-name = { $letter } ({ $name })
line-of-fault = { $what } ({ $place }). { $advice }
line-of-fault-nowhere = { $what }. { $advice }
fault-alone = { $what } ({ $place }).
fault-alone-nowhere = { $what }.

state-count = Se esperaban { $expected } colores y se encontraron { $found }

state-count-do = Compruebe si faltan o sobran colores.
state-colour = El color { $colour } no existe
state-colour-do = Use los colores de 0 a { $last }.

state-colours =
    El color { $colour } aparece { $found ->
        [one] { $found } vez
       *[other] { $found } veces
    } en lugar de { $expected }

state-colours-do = Compare este color con el rompecabezas.

state-too-many-edges =
    El color { $colour } está en { $found ->
        [one] { $found } arista
       *[other] { $found } aristas
    }, pero solo { $expected ->
        [one] { $expected } arista lo tiene
       *[other] { $expected } aristas lo tienen
    }

state-too-many-corners =
    El color { $colour } está en { $found ->
        [one] { $found } esquina
       *[other] { $found } esquinas
    }, pero solo { $expected ->
        [one] { $expected } esquina lo tiene
       *[other] { $expected } esquinas lo tienen
    }

state-too-many-pieces =
    El color { $colour } está en { $found ->
        [one] { $found } pieza
       *[other] { $found } piezas
    }, pero solo { $expected ->
        [one] { $expected } pieza lo tiene
       *[other] { $expected } piezas lo tienen
    }

state-no-piece = Ninguna pieza tiene los colores { $colours }
state-no-corner = Ninguna esquina tiene los colores { $colours }
state-no-edge = Ninguna arista tiene los colores { $colours }
state-no-piece-do = Una pieza nunca tiene dos veces el mismo color, ni dos colores opuestos.
state-twice = La misma pieza aparece dos veces: { $piece }
state-twice-at = lugares { $first } y { $second }
state-twice-do = Corrija los colores en uno de los dos lugares.
state-often =
    La misma pieza aparece { $times ->
       *[other] { $times } veces
    }: { $piece }
state-often-at = lugares { $places }
state-often-do = Corrija los colores en todos estos lugares menos uno.
state-face-clockwise = La cara { $face } se introdujo con un cuarto de vuelta de más en sentido horario
state-face-anticlockwise = La cara { $face } se introdujo con un cuarto de vuelta de más en sentido antihorario
state-face-half = La cara { $face } se introdujo con media vuelta de más
state-face-do = Gire sus facetas hacia atrás y deje todas las demás como están: así cada pieza es posible.
state-cell-turned = La celda { $cell } se introdujo girada
state-cell-turned-do = Gire sus facetas como el movimiento { $move } y deje todas las demás como están: así cada pieza es posible.
state-mirrored = Esta pieza está reflejada: { $piece }
state-mirrored-do = Intercambie allí dos colores. Quizá la cara se leyó desde el lado equivocado.
state-centres = Los centros de las caras { $first } y { $second } tienen el mismo color
state-centres-do = Dé a cada uno de los seis centros un color distinto.
state-centres-cells = Los centros de las celdas { $first } y { $second } tienen el mismo color
state-centres-cells-do = Dé a cada uno de los ocho centros un color distinto.
state-centres-misplaced = Esta disposición de los centros es imposible, se sostenga como se sostenga el rompecabezas
state-centres-misplaced-do = Compare los centros con el rompecabezas: las celdas opuestas siguen siendo opuestas y nada está reflejado.
state-none-left = Todas las piezas que encajan aquí ya están en otro lugar
state-none-left-do = Compare con el rompecabezas este lugar y los que tienen los mismos colores.
state-dead-end = Lo pintado no se puede completar: las piezas restantes no encajan en los lugares restantes
state-dead-end-do = Compare los colores con el rompecabezas.
state-corner = Una esquina está girada en su sitio, lo que ningún movimiento puede hacer
state-corner-do = Compare las esquinas con el cubo, o gire una esquina del cubo en su sitio.
state-flip = Una arista está volteada en su sitio, lo que ningún movimiento puede hacer
state-flip-do = Compare las aristas con el cubo, o saque una arista y vuelva a ponerla volteada.
state-two-colours = Una pieza de dos colores está volteada en su sitio, lo que ningún movimiento puede hacer
state-three-colours = Una pieza de tres colores tiene dos de ellos intercambiados, lo que ningún movimiento puede hacer
state-twist = Una pieza está girada en su sitio, lo que ningún movimiento puede hacer
state-twist-do = Compare las facetas con el rompecabezas, o saque una pieza y vuelva a ponerla girada.
state-parity = Dos piezas están intercambiadas, lo que ningún movimiento puede hacer
state-parity-do = Compare los colores con el rompecabezas, o intercambie dos piezas del rompecabezas.

table-stopped = Se detuvo la construcción de las tablas
table-stopped-do = Puede volver a empezar cuando quiera.
table-counts = La tabla { $table } se construyó con recuentos incorrectos
table-checksum = La tabla { $table } se construyó con la suma de control { $found } en lugar de { $expected }
table-defect-do = Es un error de Unfold o de la memoria de este equipo. Vuelva a intentarlo; si se repite, comuníquelo.

table-memory =
    No hay memoria suficiente para la tabla { $table }, que necesita { $bytes ->
        [one] { $bytes } byte
       *[other] { $bytes } bytes
    }

table-memory-do = Cierre otros programas o conceda más memoria a Unfold; las tablas pequeñas son las que menos necesitan (--memory small).
table-unknown = Ninguna tabla se llama { $name }
table-unknown-do = Elija entre: { $names }.
table-io = No se pudo leer o escribir una tabla: { $reason }
table-no-folder-do = Elija otra carpeta.
table-io-do = Libere espacio en el disco, o permita a Unfold escribir en él.

no-solver = Todavía no hay ningún método para resolver el { $puzzle }
no-solver-do = Gírelo a mano o elija otro rompecabezas.
solve-crashed = El solucionador se detuvo sin resultado
solve-crashed-do = Es un error de Unfold: comuníquelo junto con la posición. Puede funcionar si busca de nuevo.
unworded-do = Actualice los textos de Unfold: no tienen mensaje para este error.

io-not-found = no existe
io-denied = el acceso está denegado
io-full = el disco está lleno
io-no-memory = no hay suficiente memoria
io-read-only = el disco es de solo lectura
io-no-folder = una parte de su ruta no es una carpeta
io-folder = es una carpeta
io-not-regular = no es un archivo normal
io-exists = ya existe un archivo con este nombre
io-too-large = ocupa más de { $mebibytes } MiB
line-endless = La línea ocupa más de { $megabytes } MB o no termina nunca
line-endless-do = Ponga cada posición en su propia línea.

read-failed = No se pudo leer el archivo: { $reason }
read-failed-do = Compruebe la ruta y su permiso para leer el archivo.
read-too-large-do = Elija un archivo más pequeño, o divídalo en varios.
read-not-a-file = No es un archivo normal
read-not-a-file-do = Elija un archivo, no una carpeta, una tubería o un dispositivo.
write-failed = No se pudo escribir el archivo: { $reason }
write-no-folder = No se pudo escribir el archivo: su carpeta no existe
write-failed-do = Elija una carpeta existente en la que pueda escribir, o cierre el archivo en el programa que lo tiene abierto. No se cambió nada.
write-exists = El archivo ya existe
write-exists-do = Use otro nombre, o reemplace el archivo (--force).
write-not-a-file = Es una carpeta, un dispositivo o una tubería, no un archivo
write-file-for-folder = No se pudo crear la carpeta: un archivo tiene su nombre, o el de una carpeta superior
write-file-for-folder-do = Elija otra carpeta, o cambie el nombre del archivo.
write-not-a-file-do = Use la ruta de un archivo; tras una carpeta, añada un nombre de archivo.
write-no-name = La ruta no tiene nombre de archivo
write-no-name-do = Use una ruta que termine con un nombre de archivo.
write-wrong = Los movimientos que se iban a guardar no resuelven el rompecabezas
write-elsewhere = Los movimientos que se iban a guardar no llevan a la posición mostrada
write-wrong-do = Es un error de Unfold: comuníquelo junto con el registro. No se cambió nada.

settings-broken = El archivo de ajustes está dañado: { $reason }
settings-broken-do = Se le cambió el nombre a { $path }. Unfold usa los ajustes predeterminados.
settings-kept-do = Unfold usa los ajustes predeterminados. El archivo no se cambió.
settings-unsaved = No se pudieron guardar los ajustes: { $reason }
settings-not-regular-do = Mueva a otro sitio lo que hay en esta ruta. Hasta entonces, los ajustes solo valen mientras la ventana esté abierta.
settings-unsaved-do = Libere espacio en el disco, o permita a Unfold escribir en él. Hasta entonces, los ajustes solo valen mientras la ventana esté abierta.

settings-relative-tables = La carpeta de tablas de los ajustes, «{ $path }», no es una ruta absoluta
settings-relative-tables-do = Unfold usa la carpeta predeterminada en su lugar. Para elegir otra: unfold tables move DIR

start-no-display = No hay ninguna pantalla disponible para la ventana
start-no-display-do = Ejecute Unfold en una sesión de escritorio, o defina DISPLAY. Sin pantalla, resuelva en la terminal: unfold solve --help
start-failed = No se pudo abrir la ventana: { $reason }
start-failed-do = Compruebe que DISPLAY indica una pantalla activa. También puede faltar una biblioteca del sistema; en Debian o Ubuntu: apt install { $packages }. Sin ventana, resuelva en la terminal: unfold solve --help
start-failed-windows-do = Unfold necesita OpenGL 2.1 o posterior: instale el controlador del fabricante de la tarjeta gráfica. Por Escritorio remoto o en una máquina virtual puede faltar OpenGL. Sin ventana, resuelva en la terminal: unfold solve --help
start-failed-macos-do = Unfold necesita una sesión de escritorio con OpenGL. Sin ventana, resuelva en la terminal: unfold solve --help
start-crashed = La ventana se cerró por un error de Unfold: { $reason }
start-crashed-do = Comuníquelo. Mientras tanto, resuelva en la terminal: unfold solve --help
start-crashed-report-do = Comuníquelo, con el archivo { $path }. Mientras tanto, resuelva en la terminal: unfold solve --help

no-thread = La búsqueda no pudo empezar: { $error }
no-thread-do = Cierre otros programas, o permita a este más memoria.
table-thread = No se pudieron construir las tablas: { $error }

folder-link = Unfold no encontró una carpeta personal, y la carpeta que usaría en su lugar es un enlace
folder-is-a-file = Unfold no encontró una carpeta personal, y un archivo ocupa el sitio de la carpeta que crearía
folder-of-others = Unfold no encontró una carpeta personal, y la carpeta que usaría en su lugar es de otro usuario
folder-open = Unfold no encontró una carpeta personal, y otros usuarios pueden escribir en la carpeta que usaría en su lugar
folder-nowhere = La carpeta de los ajustes y las tablas tiene una ruta relativa, y la carpeta actual ya no existe
folder-do = Indique con --home la ruta completa de una carpeta propia.
