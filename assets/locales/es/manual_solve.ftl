turned-from = { $origin } · luego a mano
turned-solved = Resuelto a mano · { $origin }
moves-on = { $origin } · movimientos hechos: { $count }
move-shown = { $origin } · movimiento { $number } de { $total }
move-shown-solved = Resuelto · { $origin } · movimiento { $number } de { $total }
scramble-shown = Mezcla · { $origin } · movimiento { $number } de { $total }

scramble-after =
    Mezcla (semilla { $seed }) tras { $number } de { $total ->
        [one] { $total } movimiento
       *[other] { $total } movimientos
    }

scramble-after-other =
    Mezcla tras { $number } de { $total ->
        [one] { $total } movimiento
       *[other] { $total } movimientos
    } · { $origin }

news-copied-scramble = Los movimientos de la mezcla están en el portapapeles.
news-playing-scramble = Se encontraron los movimientos de la mezcla, y se reproducen.
play-scramble = Reproducir la mezcla
play-scramble-tip = Reproducir los movimientos que llevan del rompecabezas resuelto a esta posición
copy-scramble = Copiar la mezcla
copy-scramble-tip = Copiar los movimientos que llevan del rompecabezas resuelto a esta posición
watch-scramble = Ver las mezclas
watch-scramble-tip = Reproducir los movimientos de una mezcla al hacerla
played-scramble = la mezcla
played-earlier = los movimientos de antes
play-solution = Reproducir la solución
play-earlier = Reproducir los movimientos de antes
play-other-tip = Mostrar en su lugar estos movimientos desde el principio
back-to-results = Volver a esa posición
back-to-results-tip = Deshacer lo hecho desde entonces; rehacer lo recupera
results-before = De la posición anterior:
searched-elsewhere = Hay una búsqueda en curso para el { $puzzle }.
go-to-searched = Mostrar el { $puzzle }
turns = Giros: { $count } { $metric }
turns-tip = Giros hechos a mano desde que la posición se abrió, mezcló, pintó o escribió; los giros consecutivos de las mismas capas cuentan como uno, las rotaciones del conjunto como cero
clock = Tiempo: { $time }
clock-tip = Corre desde el primer giro hasta la resolución
undo-turn = Deshacer el giro
undo-turn-tip = Deshacer el último giro hecho a mano
save-turns = Guardar mis giros…
save-turns-tip = Guardar un registro de MC4D: la mezcla, su marca y los giros hechos a mano, resuelvan o no
save-turns-by-path = Guardar mis giros por ruta…
save-turns-by-path-tip = Escribir la ruta del registro de los giros hechos a mano
path-save-turns = Guardar mis giros
why-no-turns = Todavía no se ha hecho ningún giro a mano.
why-finding = Ya se buscan movimientos que lleven a una posición; espere a que se encuentren, o detenga esa búsqueda.
finding = Buscando movimientos que lleven a la posición
news-finding-scramble = Buscando movimientos que lleven del rompecabezas resuelto a esta posición.
news-scramble-late = Se encontró la mezcla, pero su posición ya no es la que se muestra.
news-finding = Los giros se guardarán en cuanto se encuentren movimientos que lleven a la posición de partida.
news-finding-stopped = Detenido; no se guardó nada.
news-turns-saved = Se guardó { $path }: sus giros ({ $count } { $metric }).
news-solved = Resuelto a mano: { $count } { $metric } en { $time }.
