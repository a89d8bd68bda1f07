### El escenario: el desarrollo y el rompecabezas en el espacio, lo que los rodea y las páginas que ocupan su lugar

view-stage = Rompecabezas
view-stage-tip = Mostrar el desarrollo y el rompecabezas en el espacio
menu = Menú
menu-tip = Archivos, edición, vista, tablas y ayuda
net-alone = Solo el desarrollo
net-alone-tip = Dar todo el sitio al desarrollo, o mostrar otra vez los dos
space-alone = Solo el espacio
space-alone-tip = Dar todo el sitio al rompecabezas en el espacio, o mostrar otra vez los dos
always-tools = Mostrar siempre las herramientas
always-tools-tip = Tener a la vista las herramientas del desarrollo y del rompecabezas en el espacio, no solo al usarlas
result-panel = Resultado y método
result-panel-tip = Mostrar u ocultar el panel del resultado, del método y del gráfico
page-close = Volver al rompecabezas
page-close-tip = Salir de esta página (Esc)
compare = Comparar
compare-tip = Mostrar otros movimientos en una segunda pista debajo de estos, y junto a ellos en el gráfico
compare-nothing = No comparar con nada
compared = { $title }, { $length }
difference = { $to }, { $difference } { $metric }
solves-nothing = { $title }: no es una solución
switch-track = Reproducir la otra pista
switch-track-tip = Hacer que se reproduzca la otra de las dos pistas comparadas
news-not-compared = Ya no se muestran otros movimientos.
present = Presentar
present-tip = Mostrar solo el rompecabezas, el movimiento y su frase, en grande; Esc para salir
# $played: how many moves are made, a number
# $moves: how many there are, a number
presented = { $played } de { $moves }
nothing-to-present = Todavía no hay nada que presentar. Resuelva primero el rompecabezas o abra un registro con movimientos.
space = Vista 3D
net-view = Desarrollo
compare-log = Comparar con el registro
compare-nothing-tip = No mostrar más otros movimientos
