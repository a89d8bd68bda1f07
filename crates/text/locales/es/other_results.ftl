### La línea sobre otra posición que no es la que se ve, de la que se sabe algo.

back = Volver
position-before = Posición anterior: { $length } { $metric }
position-before-optimal = Posición anterior: { $length } { $metric }, óptimo
position-before-nothing = Posición anterior: sin solución
searching-before = Se busca en la posición anterior: { $length } { $metric } por ahora
searching-before-nothing = Se busca en la posición anterior: aún sin solución
searching-after = Se busca en la posición siguiente: { $length } { $metric } por ahora
searching-after-nothing = Se busca en la posición siguiente: aún sin solución
