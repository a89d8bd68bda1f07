time-limit = Tiempo límite
time-limit-tip = Detener la búsqueda tras este número de segundos, por ejemplo 0,3. Preparar las tablas no cuenta. Por defecto { $usual } s en la ventana y { $script } s en la línea de comandos, sin límite para las demostraciones.
patience = Paciencia
patience-tip = Detener la búsqueda tras este tiempo sin mejora
no-limit = Sin límite
no-limit-of = { $name }: sin límite
no-time-limit-tip = Buscar hasta que la detenga, o hasta demostrar que una solución es óptima
no-patience-tip = Seguir buscando aunque no se encuentre ninguna solución más corta
news-seconds-refused = «{ $typed }» no es un número de segundos entre { $least } y { $most }. Para buscar sin límite, marque «{ $option }».
seconds = { $seconds } s
threads = Hilos
threads-tip = Elegir cuántos hilos buscan; 0 para todos
threads-all = todos ({ $count })
memory-of-tables = Memoria
memory-small = Reducida
memory-small-tip = Usar solo las tablas pequeñas: poca memoria, inicio inmediato, búsqueda más lenta
memory-auto = Automática
memory-auto-tip = Empezar con las tablas pequeñas y añadir las grandes cuando estén listas
memory-full = Completa
memory-full-tip = Esperar las tablas grandes antes de buscar: más memoria, toda la velocidad desde el principio
memory-one-size = Este método no tiene tablas grandes, así que este ajuste no tiene efecto

memory-size = { $size } MB
memory-size-tip = Empezar con las tablas pequeñas y añadir las mayores que quepan en esta memoria
memory-takes = { $size } MB de tablas

memory-brings = { $size } MB de tablas: { $moves } { $metric } de media a los { $seconds } s, en vez de { $instead }
memory-proves = { $size } MB de tablas: una posición aleatoria resuelta de forma óptima en { $seconds } s de media

anew = Olvidar los movimientos
anew-tip = Resolver la posición como si no se conocieran los movimientos que la crearon. Si no, ninguna solución es más larga que deshacerlos
play-when-solved = Reproducir al resolver
play-when-solved-tip = Reproducir la solución cuando termina la búsqueda, salvo que esté haciendo otra cosa
solve-on = Continuar
prove = Demostrar
prove-tip = Continuar hasta demostrar que la solución es óptima
more-methods = Más
how-far = Objetivo
how-far-quick = Rápido
how-far-quick-tip = Parar en la primera solución
how-far-shortest = La más corta en el plazo
how-far-shortest-tip = Acortar la solución hasta el tiempo límite
how-far-prove = Demostrar optimalidad
how-far-prove-tip = Acortar la solución hasta demostrar que es óptima; sin tiempo límite, salvo que fije uno
how-far-always = Este método siempre encuentra soluciones óptimas.
until-first = primera solución
until-proven = hasta demostrarlo
until-proven-or = hasta demostrarlo, { $limit } como máximo
all-optimal = Todas las soluciones óptimas
all-optimal-tip = Demostrar la longitud óptima y encontrar después todas las soluciones de esa longitud
best = Mejor actual
best-optimal = Óptima
length = { $length } { $metric }
none-yet = aún no hay
lower-claimed = Cota del archivo
lower-claimed-tip = Esta cota inferior viene del archivo abierto; elija «Resolver» para demostrar una
not-checked = { $length }, sin comprobar
gap = Brecha
nodes = Nodos
rate = Nodos por segundo
status-idle = sin empezar
status-tables = preparando tablas
status-searching = en curso
status-stopping = deteniéndose
ended-optimal = terminada: optimalidad demostrada
ended-target = terminada: primera solución
ended-timeout = detenida: tiempo límite alcanzado
ended-patience = detenida: sin mejora
ended-nodes = detenida: límite de nodos alcanzado
ended-stopped = detenida
ended-exhausted = detenida: nada más que probar
ended-impossible = no existe solución
ended-count = detenida: número pedido alcanzado
ended-failed = fallida
solutions = Soluciones
solutions-none = Las soluciones aparecen aquí en cuanto se encuentran. Elija «Resolver» para iniciar la búsqueda.
solutions-exhausted = Este método no encontró ninguna solución y no tiene nada más que probar. Pruebe otro método.
solutions-attempt =
    { $method } hizo { $count ->
        [one] { $count } movimiento
       *[other] { $count } movimientos
    } sin resolver y se detuvo con una puntuación de facetas de { $score }. Reproduzca su intento abajo, o elija otro método.
solution-row = { $length } { $metric } tras { $seconds } s
solution-optimal-row = { $number }.  { $length } { $metric }

optimal-all =
    { $count ->
        [one] Encontrada la única solución óptima.
       *[other] Encontradas las { $count } soluciones óptimas.
    }

optimal-all-cut =
    { $count ->
        [one] { $count } solución óptima
       *[other] { $count } soluciones óptimas
    }; no hay más. Se muestran las primeras { $listed }.

optimal-some =
    { $count ->
        [one] { $count } solución óptima hasta ahora. Puede haber más.
       *[other] { $count } soluciones óptimas hasta ahora. Puede haber más.
    }

optimal-some-cut =
    { $count ->
        [one] { $count } solución óptima
       *[other] { $count } soluciones óptimas
    } hasta ahora. Se muestran las primeras { $listed }; puede haber más.

optimal-claimed =
    { $count ->
        [one] { $count } solución de esta longitud viene del archivo. No se ha comprobado que sea óptima.
       *[other] { $count } soluciones de esta longitud vienen del archivo. No se ha comprobado que sean óptimas.
    }

plot-claimed = cota inferior del archivo, sin comprobar
solution-shown = Solución de { $length } { $metric }
solution-empty = Ya está resuelto. No hacen falta movimientos.
plot = Longitud
plot-best = mejor hasta ahora
plot-lower = cota inferior
plot-x = tiempo de búsqueda (s)
plot-y = longitud ({ $metric })
plot-log = Tiempo logarítmico
plot-log-tip = Usar un eje de tiempo logarítmico
plot-name = gráfico de la mejor longitud y la cota inferior a lo largo del tiempo
