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
