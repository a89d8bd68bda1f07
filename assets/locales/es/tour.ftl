focus-menu = Ir a los menús
focus-menu-tip = Pasar a los menús; Intro abre uno, las flechas los recorren
next-pane = Parte siguiente de la ventana
next-pane-tip = Pasar del desarrollo a la vista 3D, al solucionador, a los menús y de nuevo al desarrollo
tour = Recorrido
tour-tip = Mostrar en cinco pasos las partes de la ventana
tour-name = Recorrido, paso { $step } de { $total }
tour-back = Atrás
tour-back-tip = Volver al paso anterior
tour-next = Siguiente
tour-done = Terminar
tour-next-tip = Ir al paso siguiente, o terminar tras el último
tour-leave = Cerrar
tour-leave-tip = Cerrar el recorrido; el menú Ayuda lo abre de nuevo
step-net = Introducir una posición
step-net-text = Elija un color y pinte el desarrollo, escriba o pegue movimientos o facetas debajo, o mezcle. Las facetas imposibles se marcan y se explican mientras pinta.
step-solve = Resolverla
step-solve-text = La búsqueda empieza al instante y encuentra soluciones cada vez más cortas, mientras sube la cota inferior demostrada. «Detener» conserva la mejor solución. Una solución solo se llama óptima cuando su longitud alcanza la cota inferior.
step-play = Ver la solución
step-play-text = Arrastre el rompecabezas para verlo desde otro lado, y haga clic en él para girar una cara o una celda. La barra de abajo reproduce la solución; cada movimiento se explica debajo.
step-files = Archivos y ajustes
step-files-text = Abra y guarde archivos en el menú Archivo. Elija el idioma en el menú Ver y, en «Apariencia», colores aptos para daltónicos, letras, motivos y tamaños. Puede deshacer cualquier cambio de la posición.
step-tables = Tablas, atajos y ayuda
step-tables-text = La primera búsqueda de cada rompecabezas calcula tablas mientras busca: unos 10 s para el 3×3×3 y 30 s para el 2×2×2×2 con dos núcleos. Todas las tablas ocupan { $megabytes } MB y se guardan en { $path }. F1 muestra todos los atajos; el menú Ayuda explica cada método.
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
