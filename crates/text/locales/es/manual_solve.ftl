turned-from = { $origin } · girada a mano
turned-solved = Resuelto a mano · { $origin }
moves-on =
    { $origin } · { $count ->
        [one] { $count } movimiento hecho
       *[other] { $count } movimientos hechos
    }
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

news-copied-scramble = Mezcla copiada al portapapeles.
news-playing-scramble = Mezcla encontrada; reproduciéndola.
play-scramble = Reproducir mezcla
play-scramble-tip = Reproducir los movimientos que llevan del rompecabezas resuelto a esta posición
copy-scramble = Copiar mezcla
copy-scramble-tip = Copiar los movimientos que llevan del rompecabezas resuelto a esta posición
watch-scramble = Animar mezclas
watch-scramble-tip = Reproducir los movimientos de cada mezcla nueva
played-scramble = Mezcla
played-earlier = Movimientos anteriores
back-to-results = Volver a los resultados
back-to-results-tip = Volver a la posición que tiene resultados; «Deshacer» o «Rehacer» trae de vuelta aquí
searched-elsewhere = Hay una búsqueda en curso para el { $puzzle }.
go-to-searched = Mostrar el { $puzzle }
turns = Movimientos: { $count } { $metric }
turns-tip = Movimientos hechos a mano desde que la posición se abrió, mezcló, pintó o escribió; los consecutivos de las mismas capas cuentan como uno, y las rotaciones de todo el rompecabezas no cuentan
clock = Tiempo: { $time }
clock-tip = Tiempo desde el primer movimiento hasta la resolución
undo-turn = Deshacer giro
undo-turn-tip = Deshacer el último movimiento hecho a mano
save-turns = Guardar mis movimientos…
save-turns-tip = Guardar un registro MC4D con la mezcla y los movimientos hechos a mano, resuelto o no
save-turns-by-path = Guardar mis movimientos por ruta…
save-turns-by-path-tip = Escribir la ruta del registro de los movimientos hechos a mano
path-save-turns = Guardar mis movimientos
why-no-turns = Todavía no se ha hecho ningún movimiento a mano.
why-finding = Hay otra búsqueda de mezcla en curso. Espere a que termine, o deténgala.
finding = Buscando una mezcla para la posición
news-finding-scramble = Buscando una mezcla que lleve a esta posición.
news-scramble-late = Se encontró la mezcla, pero ahora se muestra otra posición.
news-finding = Sus movimientos se guardarán en cuanto se encuentre una mezcla que lleve a la posición de partida.
news-finding-stopped = Detenido; no se guardó nada.
news-turns-saved = Sus movimientos ({ $length }) se guardaron en { $path }.
news-solved = Resuelto a mano: { $count } { $metric } en { $time }. «Acortar» busca menos movimientos.
news-solved-beside = Resuelto a mano: { $count } { $metric } en { $time }; la solución más corta conocida tiene { $shortest } { $metric }.
