news-welcome = Pinte o escriba una posición, mezcle, o abra un registro de MC4D; luego resuelva.
news-opened = Se abrió { $name }.
news-opened-solved = Se abrió { $name } en su mezcla; sus propios movimientos posteriores ({ $count }) la resuelven.
news-opened-moves = Se abrió { $name } en su mezcla; sus propios movimientos posteriores ({ $count }) se pueden reproducir.
news-opened-long = Se abrió { $name } en su mezcla; sus propios movimientos posteriores ({ $count }) son demasiados para reproducirlos aquí.
news-opened-remarks = Se abrió { $name }; hay notas sobre él debajo de la posición.
news-saved = Se guardó { $path }; termina resuelto.
news-scrambled = Una posición al azar, semilla { $seed }.

news-shuffled =
    { $count ->
        [one] { $count } giro
       *[other] { $count } giros
    } al azar, semilla { $seed }.

news-reset = El rompecabezas está resuelto.
news-stopped-elsewhere = { $news } La búsqueda para el { $puzzle } se detuvo; lo que encontró se conserva.
news-stopped-other = { $news } La búsqueda para otra posición se detuvo; lo que encontró se conserva.
news-solving = Buscando.
news-joined = Las tablas grandes se han unido a la búsqueda.
news-found = Encontrada una de { $length } { $metric } tras { $seconds } s.
news-found-before = Encontrada una de { $length } { $metric } tras { $seconds } s, para la posición anterior.
news-found-other = Encontrada una de { $length } { $metric } tras { $seconds } s, para otra posición.
news-found-elsewhere = Encontrada una de { $length } { $metric } tras { $seconds } s, para el { $puzzle }.
news-of-other = Para otra posición: { $news }
news-of-elsewhere = Para el { $puzzle }: { $news }
news-of-before = Para la posición anterior: { $news }
news-search-goes-on = { $news } La búsqueda para la posición anterior continúa.
news-goes-on-other = { $news } La búsqueda para otra posición continúa.
news-goes-on-elsewhere = { $news } La búsqueda para el { $puzzle } continúa.
news-back-to-results = De vuelta en la posición de estos resultados; rehacer lleva de nuevo adelante.
news-optimal = Demostrado: nada es más corto que { $length } { $metric }.
news-all = Se han encontrado todas las soluciones óptimas: { $count } de { $length } { $metric }.
news-all-so-far = Soluciones óptimas hasta ahora: { $count } de { $length } { $metric }; puede haber más.

news-ended =
    La mejor hasta ahora es de { $length } { $metric }; { $bound ->
        [one] se necesita al menos { $bound }
       *[other] se necesitan al menos { $bound }
    }.

news-nothing =
    No se encontró solución dentro de los límites; { $bound ->
        [one] se necesita al menos { $bound }
       *[other] se necesitan al menos { $bound }
    } { $metric }.

news-exhausted =
    Este método no llegó a ninguna solución y no tiene nada más que probar; { $bound ->
        [one] se necesita al menos { $bound }
       *[other] se necesitan al menos { $bound }
    } { $metric }.

news-stopped = Detenido.
news-tables-stopped = Detenido mientras se preparaban las tablas.
news-copied = Los movimientos están en el portapapeles.
news-copied-text = Copiado al portapapeles.
news-no-dialog = Este sistema no tiene diálogo de archivos; escriba la ruta.
news-tables-unsaved = No se pudieron conservar algunas tablas, y se construirán otra vez la próxima vez: { $reason }

news-puzzle = El { $puzzle }; los otros rompecabezas conservan sus posiciones.
news-painted = Pintado.
news-typed = La posición es la que se escribió.
news-growing = Leído como facetas, de las que faltan más; las letras separadas por espacios son movimientos.
news-mistyped = Lo escrito tiene un error; el desarrollo aún muestra la posición anterior.
news-cleared = Borrado.
news-filled = Facetas completadas: { $count }.
news-rotated = Se giró todo el cubo con { $move }.
news-turned = Giro hecho: { $move }.
news-fixed = Los centros son fijos; marque «Pintar también los centros» para pintarlos.
news-copied-facelets = Las facetas están en el portapapeles.
news-pasted = Pegado.
news-not-pasted = No se pegó: { $reason }
