focus-menu = Ir a los menús
focus-menu-tip = Dar las teclas a los menús: Intro abre uno, las flechas los recorren
next-pane = Parte siguiente de la ventana
next-pane-tip = Dar las teclas al desarrollo, luego a la vista en el espacio, al resolvedor, a los menús, y de nuevo al desarrollo
tour = Recorrido
tour-tip = Mostrar en cinco pasos qué hay en cada sitio
tour-name = Recorrido, paso { $step } de { $total }
tour-back = Atrás
tour-back-tip = Al paso anterior
tour-next = Siguiente
tour-done = Terminar
tour-next-tip = Al paso siguiente; tras el último el recorrido termina
tour-leave = Salir
tour-leave-tip = Salir del recorrido; la ayuda lo tiene de nuevo
step-net = Introducir una posición
step-net-text = Elija un color y pinte el desarrollo, o escriba o pegue movimientos o facetas debajo, o mezcle. Lo que no puede ser se marca y se dice al instante.
step-solve = Resolverla
step-solve-text = La resolución empieza al instante y halla soluciones cada vez más cortas, mientras sube la cota inferior demostrada. Al detenerla se conserva la mejor. Nada se llama óptimo antes de que ambas se encuentren.
step-play = Mirarla
step-play-text = Arrastre el rompecabezas para verlo de otro lado, haga clic para girar una cara o una celda. La barra de abajo reproduce la solución; cada movimiento se explica debajo.
step-files = Archivos y ajustes
step-files-text = El menú Archivo abre y guarda. El menú Ver tiene el idioma y, en Apariencia, colores para todos los ojos, letras, motivos y tamaños. Todo lo que cambia la posición se puede deshacer.
step-tables = Tablas, teclas y ayuda
step-tables-text = La primera búsqueda de cada rompecabezas calcula tablas de distancias: unos diez segundos para el 3×3×3 y medio minuto para el 2×2×2×2 con dos núcleos, y mientras tanto ya se busca. Ocupan { $megabytes } MB en total y se guardan en { $path }. F1 muestra todas las teclas, y el menú Ayuda explica cada método.
solution-tip = Elegir esta solución, para reproducirla, copiarla y guardarla

about-machine =
    { $processors ->
        [one] { $processors } procesador
       *[other] { $processors } procesadores
    }; este programa ocupa { $memory } MB en memoria, tablas en uso { $tables } MB

about-licence = Licencia: { $licence }
about-table-states = Estado de las tablas
about-copy = Copiar
about-copy-tip = Copiar todo esto, para informar de un fallo

table-line =
    { $table }: { $state }, de { $bytes ->
        [one] { $bytes } byte
       *[other] { $bytes } bytes
    }
