chart-speed = Velocidad
chart-speed-tip = Nodos recorridos en un segundo, a lo largo de la búsqueda
speed-y = nodos por segundo
speed-name = gráfico de los nodos por segundo a lo largo del tiempo; los últimos son { $nodes }
speed-none = La velocidad de la búsqueda aparece aquí.
log-time = Tiempo log

runs = Búsquedas ({ $count })
runs-tip = Las búsquedas de este rompecabezas, para compararlas en el gráfico
runs-none = Cada búsqueda aparece aquí. Resolver inicia la primera.
runs-kept = Se guardan las últimas { $count }; se pueden fijar hasta { $pinned } de ellas.
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

run-found = { $length } { $metric }, al menos { $bound } { $metric }
run-claimed = { $length } { $metric }; del archivo, no comprobado aquí: al menos { $bound } { $metric }
run-claimed-only = nada aún; del archivo, no comprobado aquí: al menos { $bound } { $metric }
run-optimal = { $length } { $metric }, óptima
run-not-found = nada aún, al menos { $bound } { $metric }

run-cost =
    { $seconds } s, { $nodes ->
        [one] { $nodes } nodo
       *[other] { $nodes } nodos
    }

run-here = esta posición
run-there = posición { $number }: { $origin }
run-log = Registro { $name }
run-show = Mostrar la búsqueda { $run }
run-current-tip = Lo que se sabe de la posición del desarrollo se muestra siempre
run-show-tip = Dibujar esta búsqueda junto a la de la posición
run-other-metric = no está en este gráfico: cuenta en { $metric }, el gráfico en { $shown }
run-limits = Tiempo límite: { $limit }; paciencia: { $patience }; { $goal }
limit-none = sin límite
aim-anytime = soluciones cada vez más cortas
aim-optimal = todo el esfuerzo en la prueba
aim-all = todas las soluciones óptimas
run-pin = Fijar
run-pin-name = Fijar la búsqueda { $run }
run-pin-tip = Conservar esta búsqueda cuando otras más nuevas necesiten su lugar; como máximo { $count } a la vez
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
export-chart-tip = Guardar las búsquedas mostradas en CSV, o el gráfico como imagen
save-runs = Búsquedas en CSV…
save-runs-tip = Guardar longitudes, cotas y velocidades de las búsquedas mostradas, cada una con su tiempo, en una tabla
save-chart = Gráfico en PNG…
save-chart-tip = Guardar el gráfico tal como se muestra, como imagen
why-no-run = Aún no hay ninguna búsqueda.
path-runs = Guardar las búsquedas en CSV
path-chart = Guardar el gráfico en PNG
filter-csv = Tablas CSV
filter-png = Imágenes PNG
no-picture = La ventana no dio una imagen de sí misma
no-picture-do = Traiga toda la ventana al frente e inténtelo de nuevo.
news-saving = Escribiendo { $path }.
news-runs-saved = Las búsquedas están en { $path }.
news-chart-saved = El gráfico está en { $path }.
