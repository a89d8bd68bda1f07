### La línea sobre otra posición que no es la que se ve, de la que se sabe algo.

back = Volver
position-before = Posición anterior: { $length } { $metric }
position-before-optimal = Posición anterior: { $length } { $metric }, óptimo
position-before-nothing = Posición anterior: sin solución
searching-before = Buscando para la posición anterior: { $length } { $metric } por ahora
searching-before-nothing = Buscando para la posición anterior: aún sin solución
searching-after = Buscando para la posición siguiente: { $length } { $metric } por ahora
searching-after-nothing = Buscando para la posición siguiente: aún sin solución
