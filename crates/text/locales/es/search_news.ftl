news-welcome = Pinte o escriba una posición, mezcle, o abra un registro MC4D. Después elija «Resolver».
news-opened = Se abrió { $name }.

news-opened-solved = Se abrió { $name } en su mezcla. Los movimientos que siguen la resuelven: { $length }.

news-opened-moves = Se abrió { $name } en su mezcla. Los movimientos que siguen aún no la resuelven, pero puede reproducirlos: { $length }.

news-opened-long = Se abrió { $name } en su mezcla. Los movimientos que siguen son demasiados para reproducirlos aquí: { $length }.

news-opened-remarks = Se abrió { $name }. Vea «Sobre este archivo» debajo de la posición.
news-saved = Se guardó { $path }. El registro termina con el rompecabezas resuelto, en { $length }.
news-scrambled = Mezcla hecha: posición aleatoria (semilla { $seed }).

news-shuffled =
    Mezcla hecha: { $count ->
        [one] { $count } movimiento aleatorio
       *[other] { $count } movimientos aleatorios
    } (semilla { $seed }).

news-scrambled-on = Se hicieron { $count } movimientos aleatorios desde la posición mostrada.

news-reset = Se volvió al estado resuelto.
news-stopped-elsewhere = { $news } La búsqueda del { $puzzle } se detuvo; sus resultados se conservan.
news-stopped-other = { $news } La búsqueda de otra posición se detuvo; sus resultados se conservan.
news-solving = Buscando.
news-solving-shorter = El registro contiene una solución de { $length } { $metric }. Buscando una más corta.
news-joined = La búsqueda usa ahora las tablas grandes.
news-found-undoing = Deshacer los movimientos que crearon la posición requiere { $length } { $metric }. Buscando una solución más corta.
news-found = Se encontró una solución de { $length } { $metric } tras { $seconds } s.
news-found-before = Se encontró una solución de { $length } { $metric } tras { $seconds } s para la posición anterior.
news-found-other = Se encontró una solución de { $length } { $metric } tras { $seconds } s para otra posición.
news-found-elsewhere = Se encontró una solución de { $length } { $metric } tras { $seconds } s para el { $puzzle }.
news-of-other = Para otra posición: { $news }
news-of-elsewhere = Para el { $puzzle }: { $news }
news-of-before = Para la posición anterior: { $news }
news-search-goes-on = { $news } La búsqueda para la posición anterior continúa.
news-goes-on-other = { $news } La búsqueda para otra posición continúa.
news-goes-on-elsewhere = { $news } La búsqueda para el { $puzzle } continúa.
news-back-to-results = De vuelta en la posición de estos resultados.
news-optimal = Optimalidad demostrada: ninguna solución es más corta que { $length } { $metric }.

news-all =
    { $count ->
        [one] Se encontró la única solución óptima, de { $length } { $metric }.
       *[other] Se encontraron las { $count } soluciones óptimas de { $length } { $metric }.
    }

news-all-so-far =
    { $count ->
        [one] { $count } solución óptima de { $length } { $metric } hasta ahora. Puede haber más.
       *[other] { $count } soluciones óptimas de { $length } { $metric } hasta ahora. Puede haber más.
    }

news-ended = La mejor solución hasta ahora tiene { $length } { $metric }; la cota inferior es { $bound }.

news-nothing = No se encontró ninguna solución dentro de los límites. La cota inferior es { $bound } { $metric }.

news-exhausted = Este método no encontró ninguna solución y no tiene nada más que probar. La cota inferior es { $bound } { $metric }.

news-stopped = Detenido.
news-tables-stopped = Detenido mientras se preparaban las tablas.
news-copied = Movimientos copiados al portapapeles.
news-copied-text = Copiado al portapapeles.
news-no-dialog = Este sistema no tiene diálogo de archivos. Escriba la ruta en su lugar.
news-tables-unsaved = No se pudieron guardar algunas tablas y se reconstruirán la próxima vez: { $reason }

news-puzzle = Se cambió al { $puzzle }. Los otros rompecabezas conservan sus posiciones.
news-painted = Pintado.
news-typed = La posición se tomó del texto.
news-growing = Leyendo facetas; siga escribiendo. Para movimientos, separe las letras con espacios.
news-mistyped = El texto tiene un error. El desarrollo aún muestra la posición anterior.
news-cleared = Borrado.

news-filled =
    { $count ->
        [one] { $count } faceta completada.
       *[other] { $count } facetas completadas.
    }

news-rotated = Rotación { $move } del cubo entero.
news-turned = Movimiento hecho: { $move }.
news-fixed = Los centros son fijos. Marque «Pintar los centros» para pintarlos.
news-copied-facelets = Facetas copiadas al portapapeles.
news-pasted = Pegado.
news-not-pasted = No se pegó: { $reason }
