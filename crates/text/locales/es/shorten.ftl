shorten-no-moves = No hay movimientos que acortar
shorten-no-moves-do = Indique INPUT (movimientos, un enlace, un registro de MC4D, un archivo con uno de ellos, o - para la entrada estándar) o --moves. Véase unfold shorten --help.
shorten-stretch-wrong = escriba los números del primer y del último movimiento, por ejemplo 40-60; el primer movimiento es 1
shorten-stretch-too-long = El tramo termina en el movimiento { $last }, pero solo hay { $count ->
        [one] { $count } movimiento
       *[other] { $count } movimientos
    }
shorten-stretch-too-long-do = Indique un tramo dentro de los movimientos. El primer movimiento es 1; en un registro, cada clic es un movimiento.
shorten-no-sheet = Los movimientos solo se escriben como texto o, si son de un hipercubo, como registro de MC4D
shorten-no-sheet-do = Elija un nombre que termine en .txt, o en .log para un hipercubo. Para imprimir una solución, use unfold sheet.
shorten-done = Acortado de { $before } a { $after }, −{ $fewer }; cota inferior: { $bound }.
shorten-done-optimal = Acortado de { $before } a { $after }, −{ $fewer }; está demostrado que es óptimo.
shorten-none-shorter-found = No se encontró nada más corto: { $bound } ≤ óptimo ≤ { $length }.
shorten-none-is-shorter = No hay nada más corto: está demostrado que { $length } es óptimo.
shorten-all-moves = Todos los movimientos: de { $before } a { $after }.
shorten-stretch = Movimientos { $first } a { $last }: { $moves }
shorten-position = Es una posición, no movimientos
shorten-position-do = Indique movimientos. Para resolver una posición, use unfold solve.
shorten-no-mark = Nota: el registro no tiene movimientos tras una marca de mezcla; se usan todos sus movimientos.
shorten-joined = Los movimientos que se unen o se anulan se han combinado: { $before } movimientos son ahora { $after } ({ $length }).
shorten-twists =
    { $count ->
        [one] { $count } giro
       *[other] { $count } giros
    }
shorten-batch-output = Las listas acortadas se muestran, no se escriben en un archivo
shorten-batch-output-do = Quite -o, o use --batch con una carpeta de registros.
shorten-no-logs = No hay registros en { $folder }
shorten-no-logs-do = Indique una carpeta que contenga archivos .log.
shorten-batch-done = { $shorter } de { $rows } acortados, en { $fewer } en total.

shorten-undoes = Estos movimientos deshacen los anteriores.

# $length: the length of the moves before, with its metric
shorten-undone = Deshacer los movimientos anteriores requeriría { $length }; para aceptarlo, añada --undo.
shorten-one-solve-do = Indique solo este archivo, con --solve N.
