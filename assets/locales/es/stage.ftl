# El escenario: el desarrollo y el rompecabezas en el espacio, lo que los rodea y las páginas que ocupan su lugar
view-stage = Rompecabezas
view-stage-tip = Mostrar el desarrollo y el rompecabezas en el espacio
menu = Menú
menu-tip = Archivos, edición, vista, tablas y ayuda
net-alone = Solo el desarrollo
net-alone-tip = Dar todo el sitio al desarrollo, o mostrar otra vez los dos
space-alone = Solo el espacio
space-alone-tip = Dar todo el sitio al rompecabezas en el espacio, o mostrar otra vez los dos
result-panel = Resultado y método
result-panel-tip = Mostrar u ocultar el panel del resultado, del método y del gráfico
page-close = Volver al rompecabezas
page-close-tip = Salir de esta página (Esc)
# $puzzle: el nombre de un rompecabezas
docked = { $puzzle } tal como está
