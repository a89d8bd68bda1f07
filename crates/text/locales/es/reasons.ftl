### Por qué una orden no es posible ahora

why-choosing-file = Hay un diálogo de archivos abierto. Respóndalo primero.
why-nothing-recent = Todavía no se ha abierto ningún archivo.
why-saving = Todavía se está escribiendo un archivo.
why-other-chart = Solo se pueden guardar los gráficos de la longitud y de la velocidad.
why-being-written = Ya se está escribiendo.
why-nothing-to-undo = No hay nada que deshacer.
why-nothing-to-redo = No hay nada que rehacer.
why-no-scramble = Termine antes de pintar; un rompecabezas resuelto no tiene mezcla.
why-no-results-before = Ninguna otra posición tiene resultados.
why-solved = El rompecabezas ya está resuelto.
why-not-a-position = Termine primero una posición posible.
why-nothing-painted = No hay nada que borrar.
why-no-moves-here = No se conocen los movimientos que llevan a esta posición.
why-no-identifier = Solo una posición completa tiene un identificador.
why-no-moves-there = No hay movimientos que reproducir en esa dirección.
why-no-rows = Todavía no hay resultados de un lote.
why-no-batch-before = No hay resultados de un lote anterior.
why-no-target = Un camino solo puede terminar en una posición completa.
why-target-solved = El camino ya termina en el cubo resuelto.
why-usual-colours = Los colores ya son los habituales.
why-usual-appearance = La apariencia ya es la predeterminada.
why-searched = Hay una búsqueda en marcha para esta posición.
why-whole-only = Este rompecabezas no se resuelve por partes. Dé un color a cada faceta.
why-no-log-moves = Ningún registro abierto tiene movimientos tras su mezcla.
why-not-compared = No se muestran otros movimientos.
why-no-proof = Una demostración puede seguir cuando hay una solución no demostrada óptima.
