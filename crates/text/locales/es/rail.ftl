optimum-between = { $bound } ≤ óptimo ≤ { $length } { $metric }
optimum-proven = Demostrado: ninguna solución es más corta que { $length } { $metric }.
optimum-at-least = { $bound } { $metric } ≤ óptimo
optimum-unknown = Aún no hay solución.
solved = Resuelto
will-find-one = «Resolver» encuentra una primera solución.
will-shorten = «Resolver» busca soluciones cada vez más cortas durante { $limit }.
will-shorten-on = «Resolver» busca soluciones cada vez más cortas hasta que lo detenga.
will-prove = «Resolver» busca una solución mínima y demuestra que ninguna es más corta.
will-prove-within = «Resolver» busca una solución mínima y su demostración, durante { $limit } como máximo.
name-and-value = { $name }: { $value }
search-cost = { $state } · { $time }
details = Detalles
nodes-searched = { $nodes } nodos explorados
moves-counted =
    { $length ->
        [one] movimiento
       *[other] movimientos
    }
checking = Buscando { $length } { $metric }: { $percent } % descartado
checking-left = { $length } { $metric }: { $percent } % comprobado, demostrado en unos { $time }
preparing-table = preparando { $table }: { $percent } %
proof-takes = Demostración: unos { $time }
proof-hours = Demostración: horas
proof-days = Demostración: días
proof-months = Demostración: semanas o meses
proof-never = Demostración: más de un año, no se ofrece
solver-line = { $method } · { $metric } · { $limit }
solver-line-name = Método y límites: { $options }
move-effects = Efectos del movimiento
move-effects-tip = Mostrar u ocultar, debajo del gráfico, qué piezas coloca el movimiento
solver-options = Método y límites
solver-options-tip = Mostrar u ocultar el método, la métrica, los límites, los hilos y la memoria de la búsqueda
