### El escenario: el desarrollo y la vista 3D, lo que los rodea y las páginas que ocupan su lugar

view-stage = Rompecabezas
view-stage-tip = Mostrar el desarrollo y la vista 3D
menu = Menú
menu-tip = Archivos, edición, vista, tablas y ayuda
net-alone = Solo el desarrollo
net-alone-tip = Mostrar solo el desarrollo; otra vez para mostrar los dos
space-alone = Solo la vista 3D
space-alone-tip = Mostrar solo la vista 3D; otra vez para mostrar los dos
always-tools = Mostrar siempre las herramientas
always-tools-tip = Tener a la vista las herramientas del desarrollo, de la vista 3D y de la línea de tiempo, no solo al usarlas
result-panel = Resultado y método
result-panel-tip = Mostrar u ocultar el panel del resultado, del método y del gráfico
page-close = Volver al rompecabezas
page-close-tip = Salir de esta página (Esc)
compare = Comparar
compare-tip = Mostrar otros movimientos en una segunda pista debajo de estos, y junto a ellos en el gráfico
compare-nothing = Dejar de comparar
compared = { $title }, { $length }
difference = { $to }, { $difference } { $metric }
solves-nothing = { $title }: no es una solución
switch-track = Reproducir la otra pista
switch-track-tip = Pasar la reproducción a la otra de las dos pistas comparadas
news-not-compared = Comparación retirada.
present = Presentar
present-tip = Mostrar solo el rompecabezas, el movimiento y su explicación, en grande; Esc para salir
# $played: how many moves are made, a number
# $moves: how many there are, a number
presented = { $played } de { $moves }
nothing-to-present = Todavía no hay nada que presentar. Resuelva primero el rompecabezas o abra un registro con movimientos.
space = Vista 3D
net-view = Desarrollo
compare-log = Comparar con el registro
nothing-to-compare = Ninguna secuencia más empieza aquí
compare-nothing-tip = Quitar la segunda pista
