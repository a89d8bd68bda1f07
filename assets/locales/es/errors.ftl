solve-metric = Este método no cuenta las longitudes en { $metric }
solve-metric-do = Elija otra métrica u otro método.

at = línea { $line }, columna { $column }
at-line = línea { $line }
at-place = lugar { $place }
at-sticker = faceta { $number }
at-facelet = faceta { $number }
list = { $list }, { $next }
letter-and-name = { $letter } ({ $name })
line-of-fault = { $what } ({ $place }). { $advice }
line-of-fault-nowhere = { $what }. { $advice }

state-count =
    Hay { $found ->
        [one] { $found } color
       *[other] { $found } colores
    }, y debe haber { $expected }

state-count-do = Dé exactamente un color para cada lugar.
state-colour = No hay ningún color { $colour }
state-colour-do = Use los colores 0 a { $last }.

state-colours =
    El color { $colour } está { $found ->
        [one] { $found } vez
       *[other] { $found } veces
    }, y debe estar { $expected ->
        [one] { $expected } vez
       *[other] { $expected } veces
    }

state-colours-do = Compare este color con el del rompecabezas.

state-too-many-edges =
    El color { $colour } está en { $found ->
        [one] { $found } arista
       *[other] { $found } aristas
    }, y solo { $expected ->
        [one] { $expected } lo tiene
       *[other] { $expected } lo tienen
    }

state-too-many-corners =
    El color { $colour } está en { $found ->
        [one] { $found } esquina
       *[other] { $found } esquinas
    }, y solo { $expected ->
        [one] { $expected } lo tiene
       *[other] { $expected } lo tienen
    }

state-too-many-pieces =
    El color { $colour } está en { $found ->
        [one] { $found } pieza
       *[other] { $found } piezas
    }, y solo { $expected ->
        [one] { $expected } lo tiene
       *[other] { $expected } lo tienen
    }

state-no-piece = Ninguna pieza tiene los colores { $colours }
state-no-corner = Ninguna esquina tiene los colores { $colours }
state-no-edge = Ninguna arista tiene los colores { $colours }
state-no-piece-do = Una pieza nunca tiene dos veces el mismo color, ni un color junto con su opuesto.
state-twice = La misma pieza está dos veces: { $piece }
state-twice-at = lugares { $first } y { $second }
state-twice-do = Corrija los colores de uno de los dos lugares.
state-mirrored = Una pieza muestra sus colores como en un espejo: { $piece }
state-mirrored-do = Intercambie dos colores de este lugar; quizá la cara se leyó por el lado equivocado.
state-centres = Los centros de las caras { $first } y { $second } tienen el mismo color
state-centres-do = Dé a cada uno de los seis centros un color propio.
state-none-left = Todas las piezas que encajan aquí están en otro lugar
state-none-left-do = Compare con el rompecabezas este lugar y los que tienen los mismos colores.
state-dead-end = Lo pintado no se puede completar: las piezas restantes no encajan en los lugares restantes
state-dead-end-do = Compare los colores con los del rompecabezas.
state-corner = Una esquina está girada en su sitio de un modo que ningún movimiento alcanza
state-corner-do = Compare las esquinas con las del cubo, o gire una de ellas en su sitio.
state-flip = Una arista está volteada en su sitio de un modo que ningún movimiento alcanza
state-flip-do = Compare las aristas con las del cubo, o saque una y vuelva a ponerla volteada.
state-twist = Una pieza está girada en su sitio de un modo que ningún movimiento alcanza
state-twist-do = Compare las facetas con las del rompecabezas, o saque una pieza y vuelva a ponerla girada.
state-parity = Dos piezas están intercambiadas de un modo que ningún movimiento alcanza
state-parity-do = Compare los colores con los del rompecabezas, o intercambie dos de sus piezas.

table-stopped = Las tablas no se terminaron, porque el trabajo se detuvo
table-stopped-do = Empiece de nuevo cuando quiera.
table-counts = La tabla { $table } se calculó con recuentos incorrectos
table-checksum = La tabla { $table } se calculó con la suma de control { $found } en lugar de { $expected }
table-defect-do = Es un defecto del programa o de la memoria de este equipo: vuelva a intentarlo y, si persiste, comuníquelo.

table-memory =
    No hay memoria suficiente para la tabla { $table }, que ocupa { $bytes ->
        [one] { $bytes } byte
       *[other] { $bytes } bytes
    }

table-memory-do = Cierre otros programas, o siga solo con las tablas pequeñas (--memory small).
table-unknown = No hay ninguna tabla llamada { $name }
table-unknown-do = Elija entre: { $names }.
table-io = Una tabla no se pudo leer o escribir: { $reason }
table-no-folder-do = Elija otra carpeta.
table-io-do = Libere espacio en el disco, o permita a este programa escribir en él.

solve-crashed = El solucionador terminó sin resultado
solve-crashed-do = Es un defecto del programa: comuníquelo junto con la posición. Buscar otra vez puede funcionar.

io-not-found = no existe
io-denied = el acceso no está permitido
io-full = el disco está lleno
io-read-only = está en un disco en el que no se puede escribir
io-no-folder = una parte de su ruta no es una carpeta
io-folder = es una carpeta
io-not-regular = no es un archivo normal
io-too-large = ocupa más de { $megabytes } MB
line-endless = La línea no tiene fin, u ocupa más de { $megabytes } MB
line-endless-do = Ponga cada estado en una línea propia.

read-failed = No se pudo leer el archivo: { $reason }
read-failed-do = Compruebe la ruta, y que tiene permiso para leer el archivo.
read-not-a-file = Esto no es un archivo normal
read-not-a-file-do = Elija el archivo de un registro.
write-failed = No se pudo escribir el archivo: { $reason }
write-failed-do = Elija una carpeta que exista y en la que pueda escribir. No se cambió nada.
write-exists = El archivo ya existe
write-exists-do = Dé otro nombre, o diga que se puede reemplazar (--force).
write-not-a-file = Ahí hay una carpeta, un dispositivo o una tubería, no un archivo
write-no-name = La ruta no nombra ningún archivo
write-no-name-do = Dé una ruta que termine con el nombre de un archivo.
write-wrong = Lo que se iba a escribir no termina resuelto
write-elsewhere = Los movimientos que se iban a escribir no llevan a la posición mostrada
write-wrong-do = Es un defecto del programa: comuníquelo junto con el registro. No se cambió nada.

settings-broken = El archivo de ajustes está dañado: { $reason }
settings-broken-do = Se apartó con el nombre { $path }, y se usan los ajustes habituales.
settings-kept-do = Se usan los ajustes habituales; el archivo se dejó donde está.
settings-unsaved = No se pudieron guardar los ajustes: { $reason }
settings-not-regular-do = Mueva lo que hay ahí a otro sitio; hasta entonces los ajustes solo valen mientras la ventana esté abierta.
settings-unsaved-do = Libere espacio en el disco, o permita a este programa escribir en él; los ajustes valen hasta que se cierre la ventana.

settings-relative-tables = Los ajustes guardan las tablas en «{ $path }», que no es una ruta absoluta
settings-relative-tables-do = Se usa la carpeta habitual en su lugar. Para guardarlas en otro sitio: unfold tables move DIR

start-no-display = No hay pantalla en la que abrir una ventana
start-no-display-do = Ejecute esto en una sesión de escritorio, o defina DISPLAY. Sin pantalla, resuelva en la terminal: unfold solve --help
start-failed = No se pudo abrir la ventana: { $reason }
start-failed-do = Compruebe que DISPLAY nombra una pantalla activa. Si no, quizá falte una biblioteca del sistema; en Debian o Ubuntu: apt install { $packages }. Sin ventana, resuelva en la terminal: unfold solve --help
start-crashed = La ventana terminó a causa de un defecto: { $reason }
start-crashed-do = Comuníquelo. Mientras tanto, resuelva en la terminal: unfold solve --help
