cross-row = { $name }	{ $htm } HTM, { $qtm } QTM	id { $id }	código { $code }	{ $moves }
cross-done = resuelta
cross-name = { $face } con { $slot }
cross-at-work = Cruces
cross-none = No se da ningún estado que examinar
cross-none-do = Dé facetas o movimientos (INPUT - para la entrada estándar, --facelets, --moves) o --random; véase unfold cross --help.
cross-log = Las cruces son del { $cube }, y un registro es del { $puzzle }
cross-log-do = Dé facetas o movimientos, con --facelets, --moves, o - para la entrada estándar.
cross-face-wrong = elija entre: { $names }

cross-verified =
    { $path }: { $count ->
        [one] { $count } fila, y es correcta
       *[other] las { $count } filas son todas correctas
    }.

cross-more = y { $count } más

crosses-tip = Para cada cara, la manera más corta de resolver sus cuatro aristas, en HTM y, entre esas, en QTM. Un clic la reproduce en el desarrollo.
crosses-wait = Las cruces de una posición aparecen en cuanto esta es posible.
crosses-row = { $face }   { $htm } HTM, { $qtm } QTM   { $moves }
crosses-solved = { $face }   resuelta, 0 HTM
crosses-row-tip = Configuración { $id }, movimientos codificados { $code }, como en la tabla first_cross: los de la cara U tras girar el cubo entero. Haga clic para reproducir.
crosses-all = Las { $count } igual de cortas en { $face }
crosses-all-hint = Haga clic en una cruz para reproducirla; todas las igual de cortas se listan entonces aquí.
save-crosses = Guardar la base…
save-crosses-tip = Guardar la primera cruz más corta de cada configuración en una base SQLite, como la orden cross --db
save-crosses-group = Primeras cruces
stop-crosses = Detener la base
stop-crosses-tip = Detener la escritura de la base de primeras cruces; no se conserva nada de ella
path-crosses = Guardar las primeras cruces en una base de datos
filter-databases = Bases de datos SQLite
crosses-saving = Base de cruces
news-crosses-saving = Escribiendo las primeras cruces en { $path }.
news-crosses-saved = La base { $path } contiene las { $count } primeras cruces.
news-crosses-stopped = No se escribió la base: usted la detuvo.
error-crosses = No se escribió la base
pairs = Cruz y un par
pairs-tip = La cruz junto con la esquina y la arista de un hueco
pairs-wait = Buscando.

rows-wrong = Errores en la tabla { $table }: { $count }
rows-wrong-do = Escríbala de nuevo con: unfold cross --db FILE --force
row-no-number = fila { $row }: id y moves deben ser números enteros
row-no-number-of = id { $id }: moves debe ser un número entero
row-strange = id { $id }: ningún conjunto de cuatro aristas tiene este número; esta fila no debe existir
row-twice = id { $id }: esta fila aparece dos veces
row-no-code = id { $id }: { $code } no es el código de ninguna secuencia; se esperaba { $expected }
row-unsolved = id { $id }: los movimientos de { $code } no resuelven la cruz; se esperaba { $expected }
row-longer = id { $id }: los movimientos de { $code } son { $htm } HTM, { $qtm } QTM; se esperaba { $expected }
row-missing = id { $id }: falta esta fila; se esperaba { $expected }
row-right = { $htm } HTM, { $qtm } QTM, por ejemplo { $code }

database-make = No se pudo crear la base de datos: { $reason }
database-make-do = Cierre otros programas para liberar memoria y vuelva a intentarlo. No se cambió nada.
database-in-use = Otro programa está cambiando esta base de datos, o fue interrumpido mientras lo hacía
database-in-use-do = Cierre ese programa, o abra con él la base de datos una vez más; o dé otro archivo. No se cambió nada.
database-foreign = Esto no es una base de datos SQLite
database-foreign-do = Dé una base de datos escrita con: unfold cross --db FILE, u otra de la misma forma.

database-cut =
    La base de datos está cortada: tiene { $found ->
        [one] { $found } byte
       *[other] { $found } bytes
    } de { $expected }

database-damaged = La base de datos está dañada: { $reason }
database-damaged-do = Tome otra copia, o escríbala de nuevo con: unfold cross --db FILE --force
database-no-table = La base de datos no tiene la tabla { $table }
database-columns = La tabla { $table } debe tener las columnas { $expected } de tipo INTEGER, y tiene { $found }
