fmc-no-scramble = No hay ninguna mezcla
fmc-no-scramble-do = Indique --scramble con movimientos o facetas, o --batch con una lista.
fmc-no-skeleton = No hay ningún esqueleto
fmc-no-skeleton-do = Indique --skeleton con los movimientos que dejan pocas piezas.
fmc-step-wrong = se esperaba uno de estos nombres: { $names }
fmc-step-not-ready = El paso { $step } viene después de { $needed }, que no se ha alcanzado
fmc-step-not-ready-do = Busque primero --next { $needed } y añada una de sus líneas a la solución.
fmc-step-reached = El paso { $step } ya se ha alcanzado
fmc-step-reached-do = Pida un paso posterior.
fmc-not-finished = Las líneas no resuelven la mezcla
fmc-not-finished-do = Solo se acorta una solución completa: añada las líneas que faltan, o búsquelas con --next o --find.
fmc-solved =
    Resuelto en { $length ->
        [one] { $length } movimiento
       *[other] { $length } movimientos
    }.
fmc-left =
    { $length ->
        [one] { $length } movimiento
       *[other] { $length } movimientos
    } hasta ahora; sin resolver: { $left }.
fmc-inserted = después del movimiento { $at }: { $moves }, cancela { $cancelled }
fmc-skeleton-solves = El esqueleto resuelve la mezcla
fmc-skeleton-solves-do = No queda nada que insertar.
fmc-skeleton-odd = El esqueleto deja { $left } ({ $corners } esquinas, { $edges } aristas): una permutación impar
fmc-skeleton-odd-do = Los ciclos de tres piezas solo resuelven permutaciones pares. Cambie el esqueleto en un cuarto de vuelta.
fmc-skeleton-too-many = El esqueleto deja { $corners } esquinas y { $edges } aristas, más de lo que resuelven dos inserciones
fmc-skeleton-too-many-do = Use un esqueleto que deje tres o cinco esquinas, dos pares de esquinas, o tres o cinco aristas.
fmc-no-bar = No hay ningún esqueleto en esta línea
fmc-no-bar-do = Escriba en cada línea una mezcla, una barra vertical y un esqueleto.
fmc-nothing-found = No se encontró ninguna solución en el tiempo dado
fmc-nothing-found-do = Pruebe un --timeout más largo.
fmc-page = Menos movimientos
fmc-page-tip = Resolver en pocos movimientos, paso a paso, en los dos lados de la mezcla
fmc-solution = Solución
fmc-scramble = Mezcla
fmc-scramble-hint = Movimientos o pegatinas
fmc-lines = Pasos
fmc-lines-hint = U' F2 (L D)  // EO
fmc-brackets = Los movimientos entre paréntesis se hacen en la inversa de la mezcla.
fmc-not-solvable = La posición no se puede resolver
fmc-not-solvable-do = Escribe una mezcla como movimientos, o completa la posición en la página del puzle.
fmc-line = Línea { $number }: { $length } movimientos, total { $total } · { $reached }
fmc-whole = { $length } HTM: { $moves }
fmc-too-long = Las líneas tienen más de { $most } caracteres
fmc-too-long-do = Quita las líneas que no son parte de la solución.
fmc-copy = Copiar
fmc-copy-tip = Copiar la solución en movimientos normales
fmc-copy-niss = Copiar en NISS
fmc-copy-niss-tip = Copiar las líneas con los movimientos inversos entre paréntesis, bajo un comentario que lo dice
fmc-niss-comment = NISS: los movimientos entre paréntesis se hacen en la inversa de la mezcla
fmc-play = Reproducir
fmc-play-tip = Reproducir la solución en el puzle
fmc-shorten = Acortar más
fmc-shorten-tip = Sustituir tramos de la solución completa por otros más cortos mientras los haya
fmc-keep = Guardar este
fmc-keep-tip = Apartar estas líneas, para volver a ellas
fmc-next = Paso siguiente
fmc-find-step = Buscar el siguiente
fmc-find-step-tip = Listar los caminos al paso, primero los más cortos
fmc-step-slice = dejar una capa media
fmc-step-finish = terminar
fmc-step-corners = todo menos { $most } esquinas
fmc-sides = Lados:
fmc-side-normal = mezcla normal
fmc-side-inverse = mezcla inversa
fmc-side-either = cualquiera
fmc-side-mixed = mezclados
fmc-extra = y más largos hasta en
fmc-extra-tip = Listar también los caminos que superan al más corto hasta en estos movimientos
fmc-way-tip = Añadir esta línea a los pasos
fmc-outdated = Encontrado para otras líneas.
fmc-no-ways = No se encontró ningún camino a: { $step }.
fmc-ways =
    { $count ->
        [one] { $count } camino
       *[other] { $count } caminos
    } a { $step }; el más corto tiene { $length ->
        [one] { $length } movimiento
       *[other] { $length } movimientos
    }.
fmc-best = Mejor total
fmc-find-best = Buscar el mejor total
fmc-find-best-tip = Buscar durante un minuto la solución más corta a partir de estas líneas, por EO, DR, HTR y final con NISS, y por inserciones
fmc-best-total = { $length } HTM
fmc-bound = Demostrado: ninguna solución tiene menos de { $bound } movimientos (≥ { $bound }).
fmc-no-bound = No hay cota demostrada: Resolver, en la página del puzle, demuestra una.
fmc-take-best-tip = Tomar esta solución como líneas
fmc-insert = Inserciones
fmc-find-insertions = Buscar inserciones
fmc-find-insertions-tip = Resolver lo que dejan las líneas con ciclos de tres piezas, donde más movimientos se cancelan
fmc-insertion-tip = Tomar toda la solución en una línea; las líneas anteriores se guardan
fmc-no-insertions = No se encontró ninguna inserción.
fmc-insertions =
    { $count ->
        [one] { $count } solución
       *[other] { $count } soluciones
    } por inserciones; la más corta tiene { $length } movimientos.
fmc-attempts = Intentos
fmc-no-attempts = Aquí están las líneas que guardas, y la sesión las conserva.
fmc-attempt = { $place }. { $summary }
fmc-bring-back-tip = Recuperar estas líneas; las que hay se guardan
fmc-other-scramble = de otra mezcla
fmc-remove = Quitar
fmc-remove-name = Quitar el intento { $place }
fmc-summary = { $length } HTM · { $reached }
fmc-summary-wrong = con una línea que no se puede leer
fmc-too-many-kept = No se guardan más intentos
fmc-too-many-kept-do = Quita uno que no necesites.
fmc-comment-shortened = acortado
fmc-comment-insertion = con una inserción
fmc-stop = Detener
fmc-stop-tip = Detener la búsqueda; lo encontrado se queda
why-fmc-lines = Una línea no se puede leer
why-fmc-empty = No hay movimientos en las líneas
why-fmc-solved = Las líneas resuelven la mezcla
error-fmc = La búsqueda ha terminado
news-fmc-copied = La solución de { $length } movimientos está copiada.
news-fmc-copied-niss = Las líneas están copiadas con los movimientos inversos entre paréntesis.
news-fmc-finding-step = Se buscan caminos al paso siguiente.
news-fmc-finding-best = Se busca el mejor total.
news-fmc-inserting = Se buscan inserciones.
news-fmc-shortening = Se buscan tramos más cortos.
news-fmc-stopped = La búsqueda está detenida.
news-fmc-no-best = No se encontró ninguna solución completa.
news-fmc-best = El mejor total tiene { $length } movimientos.
news-fmc-not-shorter = Ningún tramo de la solución se puede acortar.
news-fmc-shortened = { $before } movimientos pasaron a ser { $length }; las líneas anteriores se guardan.
news-fmc-taken = Añadido: { $line }
news-fmc-taken-whole = Las líneas resuelven la mezcla en { $length } movimientos.
news-fmc-kept = Guardado: { $summary }
news-fmc-back = Recuperado: { $summary }
news-fmc-removed = Quitado: { $summary }
played-fewest-moves = menos movimientos
