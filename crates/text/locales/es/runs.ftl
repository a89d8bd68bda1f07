chart-speed = Velocidad
chart-speed-tip = Trazar los nodos explorados por segundo a lo largo de la búsqueda
speed-y = nodos por segundo
speed-name = gráfico de los nodos por segundo a lo largo del tiempo, ahora { $nodes }
speed-none = La velocidad de la búsqueda aparece aquí durante una búsqueda.
chart-menu = Gráfico: { $name }
log-time = Tiempo log

runs = Búsquedas ({ $count })
runs-tip = Comparar las búsquedas de este rompecabezas en el gráfico
runs-none = Cada búsqueda aparece aquí. Elija «Resolver» para iniciar la primera.
runs-kept = Se conservan las últimas { $count } búsquedas. Puede fijar hasta { $pinned }.
run-name = { $run }: { $method }, { $metric }, { $threads }

run-threads =
    { $count ->
        [one] { $count } hilo
       *[other] { $count } hilos
    }

run-threads-between =
    de { $least } a { $most ->
        [one] { $most } hilo
       *[other] { $most } hilos
    }

run-found = { $length } { $metric }, cota inferior { $bound } { $metric }
run-claimed = { $length } { $metric }, cota inferior { $bound } { $metric } del archivo, sin comprobar
run-claimed-only = aún sin solución, cota inferior { $bound } { $metric } del archivo, sin comprobar
run-optimal = { $length } { $metric }, óptima
run-not-found = aún sin solución, cota inferior { $bound } { $metric }

run-cost =
    { $seconds } s, { $nodes ->
        [one] { $nodes } nodo
       *[other] { $nodes } nodos
    }

run-here = esta posición
run-there = posición { $number }: { $origin }
run-log = Registro { $name }
run-show = Mostrar la búsqueda { $run }
run-current-tip = La búsqueda de la posición actual se muestra siempre
run-show-tip = Mostrar esta búsqueda en el gráfico, junto a la posición actual
run-other-metric = no está en este gráfico: la búsqueda cuenta en { $metric }, el gráfico en { $shown }
run-limits = Tiempo límite: { $limit }; paciencia: { $patience }; { $goal }
limit-none = sin límite
aim-first = la primera solución
aim-anytime = soluciones cada vez más cortas
aim-optimal = demostración de la longitud óptima
aim-all = todas las soluciones óptimas
run-pin = Fijar
run-pin-name = Fijar la búsqueda { $run }
run-pin-tip = Conservar esta búsqueda cuando lleguen otras más nuevas; puede fijar hasta { $count }
run-remove = Quitar
run-remove-name = Quitar la búsqueda { $run }
run-remove-tip = Quitar esta búsqueda de la lista
legend-more = y { $count } más

point-length =
    { $run }
    { $what }: { $length } { $metric } tras { $seconds } s

point-speed =
    { $run }
    { $nodes ->
        [one] { $nodes } nodo
       *[other] { $nodes } nodos
    } por segundo tras { $seconds } s

export-chart = Exportar
export-chart-tip = Guardar las búsquedas mostradas como CSV, o el gráfico como imagen
save-runs = Búsquedas como CSV…
save-runs-tip = Guardar las longitudes, cotas y velocidades de las búsquedas mostradas a lo largo del tiempo, en una tabla
save-chart = Gráfico como PNG…
save-chart-tip = Guardar el gráfico tal como se ve
why-no-run = Aún no hay búsquedas.
path-runs = Guardar las búsquedas como CSV
path-chart = Guardar el gráfico como PNG
filter-csv = Tablas CSV
filter-png = Imágenes PNG
no-picture = No se pudo capturar la ventana
no-picture-do = Traiga toda la ventana al frente e inténtelo de nuevo.
news-saving = Escribiendo { $path }.
news-runs-saved = Búsquedas guardadas en { $path }.
news-chart-saved = Gráfico guardado en { $path }.
