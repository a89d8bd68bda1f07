cross-row = { $name }	{ $htm } HTM, { $qtm } QTM	id { $id }	código { $code }	{ $moves }
cross-done = resuelta
cross-name = { $face } con { $slot }
cross-at-work = Cruces
cross-none = No se indicó ninguna posición
cross-none-do = Indique INPUT (movimientos, facetas, un enlace, un archivo, o - para la entrada estándar), --facelets, --moves o --random. Véase unfold cross --help.
cross-log = Las cruces solo existen en el { $cube }, pero este registro es del { $puzzle }
cross-log-do = Indique facetas o movimientos, con --facelets, con --moves, o con - para la entrada estándar.
cross-face-wrong = valores posibles: { $names }
cross-no-id = Ninguna configuración tiene el id { $id }
cross-no-id-do = Un id tiene una cifra en base 24 por arista, y dos aristas no pueden estar en el mismo lugar. El id de la cruz resuelta es 31200.
cross-code-zero = { $code } no es un código de movimientos: su cifra { $place } desde la derecha, en base 19, es 0
cross-code-long = { $code } no es un código de movimientos: tiene más de { $most } movimientos
cross-code-do = Cada cifra en base 19 es un movimiento, de 1 a 18; el primer movimiento es la cifra de la derecha.
cross-decoded = { $face }	{ $htm } HTM, { $qtm } QTM	código { $code }	{ $moves }

cross-verified =
    { $path }: { $count ->
        [one] la única fila es correcta
       *[other] las { $count } filas son correctas
    }.

cross-more = y { $count } más

crosses-tip = Mostrar la cruz más corta de cada cara, primero en HTM y luego en QTM. Haga clic en una cruz para reproducirla en el desarrollo.
crosses-wait = Las cruces aparecen aquí cuando la posición es válida.
crosses-row = { $face }   { $htm } HTM, { $qtm } QTM   { $moves }
crosses-solved = { $face }   resuelta, 0 HTM
crosses-row-tip = Haga clic para reproducir. Fila { $id } de la base de datos, código { $code }.

crosses-all =
    { $count ->
        [one] La única cruz más corta en { $face }
       *[other] Las { $count } cruces más cortas en { $face }
    }

cross-on-bottom = Cruz abajo
cross-on-bottom-tip = Empezar con una rotación del cubo que lleva abajo la cara de la cruz, como lo sujeta la mayoría de los speedcubers
crosses-done = resuelta
crosses-face = Cara
crosses-moves = Movimientos
crosses-all-hint = Haga clic en una cruz para reproducirla y ver aquí todas las demás de la misma longitud.
save-crosses = Guardar base de datos…
save-crosses-tip = Guardar, para cada configuración, una primera cruz de longitud mínima en una base de datos SQLite, como unfold cross --db
save-crosses-group = Primeras cruces
stop-crosses = Detener guardado
stop-crosses-tip = Detener el guardado de las primeras cruces y descartar lo escrito
path-crosses = Guardar las primeras cruces en una base de datos
filter-databases = Bases de datos SQLite
crosses-saving = Guardando las cruces
news-crosses-saving = Guardando las primeras cruces en { $path }.
news-crosses-saved = Se guardaron las { $count } primeras cruces en { $path }.
news-crosses-stopped = Guardado detenido; no se escribió ninguna base de datos.
error-crosses = No se pudo guardar la base de datos
pairs = Cruz con un par (XCross)
pairs-tip = Resolver la cruz junto con un par, la esquina y la arista de un mismo hueco
pairs-wait = Buscando…

rows-wrong =
    { $count ->
        [one] { $count } error
       *[other] { $count } errores
    } en la tabla { $table }

rows-wrong-do = Escriba de nuevo la base de datos con: unfold cross --db FILE --force
row-no-number = fila { $row }: id y moves deben ser números enteros
row-no-number-of = id { $id }: moves debe ser un número entero
row-strange = id { $id }: ninguna configuración tiene este identificador; elimine la fila
row-twice = id { $id }: fila duplicada
row-no-code = id { $id }: { $code } no es un código de movimientos válido; se esperaba { $expected }
row-unsolved = id { $id }: los movimientos con código { $code } no resuelven la cruz; se esperaba { $expected }
row-longer = id { $id }: los movimientos con código { $code } tienen { $htm } HTM, { $qtm } QTM; se esperaba { $expected }
row-missing = id { $id }: falta la fila; se esperaba { $expected }
row-right = { $htm } HTM, { $qtm } QTM, por ejemplo el código { $code }

database-make = No se pudo crear la base de datos: { $reason }
database-make-do = Cierre otros programas para liberar memoria y vuelva a intentarlo. No se cambió nada.
database-in-use = Otro programa está modificando esta base de datos, o se interrumpió mientras la modificaba
database-in-use-do = Cierre ese programa; si se interrumpió, abra una vez más la base de datos en él. O use otro archivo. No se cambió nada.
database-foreign = Esto no es una base de datos SQLite
database-foreign-do = Use una base de datos escrita por unfold cross --db FILE, o una con la misma tabla.

database-cut =
    La base de datos está incompleta: tiene { $found ->
        [one] { $found } byte
       *[other] { $found } bytes
    } en lugar de { $expected }

database-damaged = La base de datos está dañada: { $reason }
database-damaged-do = Use otra copia, o escríbala de nuevo con: unfold cross --db FILE --force
database-no-table = La base de datos no tiene ninguna tabla llamada { $table }
database-columns = La tabla { $table } debe tener las columnas { $expected } de tipo INTEGER, pero tiene { $found }
crosses-held = Sostenga el cubo con { $up } arriba y { $front } delante.

crosses-reveal = Mostrar un movimiento de { $place }
