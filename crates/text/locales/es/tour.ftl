focus-menu = Ir a los menús
focus-menu-tip = Pasar a los menús; Intro abre uno, las flechas los recorren
next-pane = Parte siguiente de la ventana
next-pane-tip = Pasar del desarrollo a la vista 3D, al solucionador, a los menús y de nuevo al desarrollo
tour = Recorrido
tour-tip = Mezclar, resolver y reproducir una solución, en tres pasos
tour-name = Recorrido, paso { $step } de { $total }
tour-leave = Omitir recorrido
tour-leave-tip = Terminar el recorrido; el menú Ayuda lo empieza de nuevo
news-tour-ended = Recorrido terminado. Pruebe después los ejemplos del menú Archivo; F1 muestra todos los atajos.
step-scramble = Mezclar el rompecabezas
step-scramble-text = Haga clic en { $button } para obtener una posición al azar. También puede pintar su propio cubo en el desarrollo.
step-solve = Resolverlo
step-solve-text = Haga clic en { $button }. Aparecen soluciones cada vez más cortas mientras sube la cota inferior demostrada. Cuando coinciden, la solución es óptima.
step-play = Reproducir la solución
step-play-text = Haga clic en { $button } y vea la solución, movimiento a movimiento.

solution-tip = Elegir esta solución para reproducirla, copiarla o guardarla

about-machine =
    { $processors ->
        [one] { $processors } procesador
       *[other] { $processors } procesadores
    }; { $memory } MB de memoria en uso, de ellos { $tables } MB para las tablas

about-licence = Licencia: { $licence }
about-table-states = Estado de las tablas
about-copy = Copiar
about-copy-tip = Copiar todo esto para informar de un problema

table-line =
    { $table }: { $state }, { $bytes ->
        [one] { $bytes } byte
       *[other] { $bytes } bytes
    }
