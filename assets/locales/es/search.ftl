solver = Solucionador
time-limit = Tiempo límite
time-limit-tip = Detener la búsqueda tras estos segundos, por ejemplo 0,3; el tiempo dedicado a las tablas no cuenta
patience = Paciencia
patience-tip = Detener la búsqueda tras estos segundos sin una solución más corta
no-limit = Sin límite
no-limit-of = { $name }: sin límite
no-time-limit-tip = Buscar hasta que la detenga, o hasta demostrar que la solución es óptima
no-patience-tip = Continuar aunque no se encuentre ninguna solución más corta
news-seconds-refused = «{ $typed }» no es un número de segundos entre { $least } y { $most }. Para buscar sin límite, marque «{ $option }».
seconds = { $seconds } s
threads = Hilos
threads-tip = Cuántos procesadores buscan; 0 para todos
threads-all = todos ({ $count })
memory-of-tables = Memoria
memory-small = Reducida
memory-small-tip = Usar solo las tablas pequeñas: poca memoria, listas enseguida, pero búsquedas más lentas
memory-auto = Automática
memory-auto-tip = Empezar enseguida con las tablas pequeñas y añadir las grandes en cuanto estén listas
memory-full = Completa
memory-full-tip = Esperar las tablas grandes antes de empezar: más memoria, y toda la velocidad desde el principio
memory-one-size = Este método no tiene tablas grandes: la elección no cambia nada
play-when-solved = Reproducir al resolver
play-when-solved-tip = Reproducir la solución desde el principio cuando termina la búsqueda, salvo que entonces haga otra cosa
optimal = Óptima
optimal-tip = Todo el esfuerzo en la prueba de que no existe nada más corto, en cuanto haya una solución
all-optimal = Todas las soluciones óptimas
all-optimal-tip = Demostrar, y seguir hasta encontrar todas las soluciones de la menor longitud
result = Resultado
best = Mejor hasta ahora
best-optimal = Óptima
length = { $length } { $metric }
none-yet = aún no hay
lower = Cota inf. demostrada
lower-claimed = Cota del archivo
lower-claimed-tip = El archivo abierto dice que esta cota inferior está demostrada. Resolver demuestra una aquí.
not-checked = { $length }, sin comprobar
gap-unknown = desconocida aquí
gap = Brecha
gap-none = ninguna: óptima demostrada
time = Tiempo
nodes = Nodos
rate = Nodos por segundo
status = Búsqueda
status-idle = sin empezar
status-tables = preparando tablas
status-searching = en curso
status-stopping = deteniéndose
ended-optimal = fin: óptima demostrada
ended-target = fin: meta alcanzada
ended-timeout = fin: tiempo agotado
ended-patience = fin: paciencia agotada
ended-nodes = fin: nodos agotados
ended-stopped = detenida
ended-exhausted = fin: sin más ideas
ended-failed = fallida
solutions = Soluciones
solutions-none = Cada solución aparece aquí en cuanto se encuentra. Resolver inicia la búsqueda.
solutions-exhausted = Este método no llegó a ninguna solución y no tiene nada más que probar. Quizá otro sí.
solution-row = { $length } { $metric } tras { $seconds } s
solution-optimal-row = { $number }.  { $length } { $metric }
optimal-all = Soluciones óptimas: { $count }. No hay otras.

optimal-all-cut =
    Soluciones óptimas: { $count }, de las que { $listed ->
        [one] se lista la primera
       *[other] se listan las primeras { $listed }
    }.

optimal-some = Soluciones óptimas hasta ahora: { $count }. Puede haber más.

optimal-some-cut =
    Soluciones óptimas hasta ahora: { $count }, de las que { $listed ->
        [one] se lista la primera
       *[other] se listan las primeras { $listed }
    }. Puede haber más.

optimal-claimed = Soluciones de esta longitud del archivo: { $count }. Aquí no se comprobó si son óptimas.
plot-claimed = cota inferior del archivo, no comprobada
solution-shown = Solución de { $length } { $metric }
solution-empty = Nada que girar: el rompecabezas está resuelto.
plot = Longitud
plot-best = mejor hasta ahora
plot-lower = cota inferior
plot-x = tiempo de búsqueda en s
plot-y = longitud en { $metric }
plot-log = Tiempo logarítmico
plot-log-tip = Dar la misma anchura a cada décuplo del tiempo
plot-name = gráfico de la mejor longitud y la cota inferior a lo largo del tiempo
