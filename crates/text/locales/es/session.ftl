save-session = Guardar sesión…
save-session-tip = Guardar posiciones, soluciones, búsquedas e historial en un archivo que se puede volver a abrir
path-session = Guardar la sesión
filter-sessions = Sesiones de Unfold
filter-open = Registros, sesiones y textos
restore = Restaurar la sesión en el próximo inicio
restore-tip = Conservar posiciones, soluciones, búsquedas e historial para el próximo inicio
ask-on-leaving = Preguntar antes de salir
ask-on-leaving-tip = Preguntar antes de cerrar la ventana si hay trabajo sin guardar o en curso
leave = ¿Salir de Unfold?
leave-solutions =
    { $count ->
        [one] { $count } posición tiene soluciones sin guardar.
       *[other] { $count } posiciones tienen soluciones sin guardar.
    }
leave-turns =
    { $count ->
        [one] { $count } resolución a mano está sin guardar.
       *[other] { $count } resoluciones a mano están sin guardar.
    }
leave-searching = Hay una búsqueda en curso y se detendrá.
leave-exporting = Se está exportando el grafo; la exportación se cancelará.
leave-finding = Sus movimientos aún no están guardados; salir cancela el guardado.
leave-rows =
    { $count ->
        [one] { $count } fila de un lote no está guardada como tabla y se perderá.
       *[other] { $count } filas de un lote no están guardadas como tabla y se perderán.
    }
leave-batch = Hay un lote en curso y se detendrá.
leave-saving = Se está escribiendo un archivo y puede quedar incompleto.
leave-tables = Se están construyendo, borrando o moviendo tablas; ese trabajo se cancelará.
leave-restored = Las posiciones, las soluciones y los movimientos se restaurarán en el próximo inicio.
leave-lost = Las soluciones y los movimientos se perderán, porque las sesiones no se restauran en el próximo inicio.
leave-never-ask = No volver a preguntar
leave-yes = Salir
news-restored = Se restauró su última sesión; se muestra el { $puzzle }.
news-other-sessions = { $count ->
    [one] Se conserva la sesión de otra ventana: inicie un segundo Unfold para restaurarla.
   *[other] Se conservan las sesiones de otras { $count } ventanas: inicie Unfold otra vez sin cerrar esta ventana para restaurarlas.
}
news-unkept = No se pudo conservar la sesión para el próximo inicio: { $reason }.
news-session-saved = Sesión guardada en { $path }.
news-session-opened = Sesión { $name } abierta.
news-session-opened-before = Sesión { $name } abierta. La sesión anterior se conserva en { $path }.
error-restore = No se pudo restaurar la última sesión
kept-left-do = Unfold empieza con una sesión nueva y no modifica el archivo.
kept-broken-do = Se le cambió el nombre a { $path }, y Unfold empieza con una sesión nueva.
kept-newer-do = Se le cambió el nombre a { $path } para la versión más reciente, y Unfold empieza con una sesión nueva.
session-foreign = El archivo no es una sesión
session-too-large = El archivo es demasiado grande para una sesión
session-newer = La sesión se guardó con una versión más reciente de Unfold (formato { $found }; esta versión lee como mucho el formato { $known })
session-newer-do = Ábrala con esa versión.
session-older = La sesión se guardó con una versión anterior de Unfold (formato { $found }; esta versión solo lee el formato { $known })
session-checksum = La sesión está truncada o dañada: su suma de control no coincide
session-form = No se pudo leer la sesión: { $reason }
session-wrong = La sesión es incoherente: { $reason }
session-bad-do = Abra otro archivo; aquí no ha cambiado nada.
wrong-facelets = posición no válida
wrong-move = movimiento no válido
wrong-log = registro no válido
wrong-reach = unos movimientos no llevan a su posición
wrong-method = método desconocido
wrong-solution = solución no válida
wrong-bound = una cota inferior supera una longitud
wrong-number = un número está fuera de rango
before-unkept = No se pudo conservar la sesión actual antes de abrir otra: { $reason }
before-unkept-do = Guarde primero la sesión actual, o libere espacio en el disco.
copy-identifier = Copiar identificador
copy-identifier-tip = Copiar las 24 cifras que identifican este 2×2×2 en el grafo
copy-moves = Copiar movimientos hasta esta posición
copy-moves-tip = Copiar los movimientos que llevan del rompecabezas resuelto a la posición mostrada, si se conocen
copy-log = Copiar registro
copy-log-tip = Copiar el registro MC4D tal como se guardaría
news-copied-identifier = Identificador copiado al portapapeles.
news-copied-moves = Movimientos hasta esta posición copiados al portapapeles.
news-copied-log = Registro copiado al portapapeles.
news-pasted-other = Pegado como posición del { $puzzle }.
news-first-only = { $news } Solo se puede abrir un archivo a la vez; sin abrir: { $names }.
pasted-log = Registro pegado
moves-of-other = Son movimientos del { $puzzle }: elíjalo primero.
