graph-stop = { $identifier }	{ $distance }	{ $move }
graph-solved = resuelto
graph-target = destino
graph-of-target = Destino no válido: { $what }
graph-stdin-twice = Solo una posición puede venir de la entrada estándar
graph-stdin-twice-do = Escriba - solo para una de las dos.
graph-stats-head = distancia	posiciones { $first }	posiciones { $second }
graph-stats-head-one = distancia	posiciones { $metric }

graph-antipodes =
    Antípodas en { $metric }: { $count ->
        [one] { $count } posición
       *[other] { $count } posiciones
    } a { $distance }, por ejemplo { $example }

graph-none = No se indicó ninguna posición de partida
graph-none-do = Indique INPUT (un identificador, facetas, movimientos, un enlace, un archivo, o - para la entrada estándar), --facelets, --moves o --random. Véase unfold pocket path --help.
graph-at-work = Grafo
graph-metric-wrong = valores posibles: { $names }
graph-saved = { $path }: { $count } { $what }, { $megabytes } MB
graph-nodes = nodos
graph-edges = aristas

news-exporting = Exportando el grafo a { $path }.
news-exported = Grafo exportado a { $path }: nodes.csv y edges.csv.
news-export-stopped = Exportación detenida; no quedó ningún archivo.
error-export = No se pudo exportar el grafo
path-export = Exportar el grafo a una carpeta
accept-export = Exportar grafo
export = Exportar grafo…
export-tip = Exportar los 3 674 160 nodos y las 11 022 480 aristas como archivos CSV para una base de datos de grafos (700 MB)
export-at-work = Exportando el grafo
export-stop = Detener exportación
export-stop-tip = Detener la exportación del grafo y descartar lo escrito
export-reference = Puntos y comas (artículo de 2017)
export-reference-tip = Separar las columnas con punto y coma, como en el artículo, y no con comas, como las lee Neo4j 5
export-moves = Incluir movimientos
export-moves-tip = Añadir a cada arista su movimiento como propiedad

graph-identifier = Identificador
graph-identifier-tip = La menor de las 24 cadenas de cifras que describen este cubo, una por cada manera de sostenerlo
graph-copy = Copiar
graph-copy-tip = Copiar el identificador al portapapeles
graph-facelets = Facetas
graph-facelets-tip = Las letras de las 24 facetas, tal como se sostiene el cubo
graph-copy-facelets-tip = Copiar las facetas al portapapeles
graph-metric = Métrica del grafo
graph-metric-tip = Contar las distancias del grafo en esta métrica, sea cual sea la del solucionador
graph-qtm = QTM
graph-htm = HTM
graph-positions = Posiciones en
graph-digits = Cifras (artículo de 2017)
graph-digits-tip = Escribir las posiciones como el artículo, con 24 cifras que no dependen de cómo se sostenga el cubo
graph-letters = Facetas
graph-letters-tip = Escribir las posiciones con las 24 letras de sus facetas, tal como se sostiene el cubo
graph-distance = Distancia al cubo resuelto: { $htm } HTM, { $qtm } QTM
graph-distance-one = Distancia al cubo resuelto: { $distance } { $metric }
graph-neighbours-of-start = Vecinas del inicio, con las distancias en { $metric }
graph-chart = Posiciones a cada distancia en { $metric }
graph-chart-name = gráfico del número de posiciones a cada distancia en { $metric }; esta posición está a { $distance }

graph-chart-bar =
    { $count ->
        [one] { $count } posición
       *[other] { $count } posiciones
    } a { $distance } { $metric }

graph-neighbours = Vecinas, con las distancias en { $metric }
graph-neighbour = { $move }: { $distance }
graph-neighbour-name = vecina por { $move }, distancia { $distance } { $metric }
graph-neighbour-tip = { $move } lleva a { $identifier }, a una distancia de { $distance } { $metric }. Haga clic para ir allí.
graph-neighbour-to-tip = { $move } lleva a { $identifier }, a { $distance } { $metric } del destino. Haga clic para ir allí.
nearby-node-name = a dos movimientos por { $moves }, distancia { $distance } { $metric }
nearby-name = grafo de las posiciones vecinas; las flechas para moverse, Intro para ir allí; selección: { $selected }
nearer-to-solved = más cerca del cubo resuelto
nearer-to-target = más cerca del destino
as-far = misma distancia
farther = más lejos
graph-path = Camino más corto, con distancias en { $metric }
graph-path-to = Camino más corto a { $identifier }, con distancias en { $metric }
target = Camino a
target-hint = cubo resuelto
target-tip = Indicar dónde termina el camino: un identificador, facetas o movimientos. Con el campo vacío, termina en el cubo resuelto.
target-here = Usar esta posición
target-here-tip = Terminar aquí el camino; elegir después su inicio
target-solved = Usar el cubo resuelto
target-solved-tip = Terminar de nuevo el camino en el cubo resuelto
news-target = El camino termina ahora en { $identifier }.
news-target-solved = El camino termina de nuevo en el cubo resuelto.
graph-step-to-tip = { $identifier }, a { $distance } { $metric } del destino. Haga clic para mostrarla en el desarrollo.
graph-step-name = paso { $step } del camino, distancia { $distance } { $metric }
graph-step-tip = { $identifier }, a { $distance } { $metric } del cubo resuelto. Haga clic para mostrarla en el desarrollo.
graph-play = Reproducir camino
graph-play-tip = Reproducir los movimientos del camino en el desarrollo
graph-making = Calculando las distancias…
graph-wait = El grafo aparece aquí cuando la posición es válida.

export-stopped = Se detuvo la exportación
export-stopped-do = No quedó ningún archivo. Puede volver a empezar cuando quiera.
export-write = No se pudo escribir la exportación: { $reason }
export-write-do = Elija una carpeta en la que pueda escribir, con { $megabytes } MB de espacio libre. Los archivos existentes no se cambiaron.
export-half = Solo se reemplazó uno de los dos archivos: { $reason }
export-half-do = Exporte de nuevo: nodes.csv y edges.csv son ahora de exportaciones distintas.
replace-graph = { $path } ya contiene una exportación: nodes.csv, edges.csv o ambos.
export-not-a-file = No es un archivo normal
export-not-a-file-do = Muévalo, o elija otra carpeta. No se cambió nada.
export-no-folder = No es una carpeta
export-no-folder-do = Elija una carpeta existente o una nueva. No se cambió nada.
export-busy = Otro programa está escribiendo esta exportación
export-busy-do = Espere a que termine, o elija otra carpeta. No se cambió nada.
export-exists = La carpeta ya contiene una exportación
export-exists-do = Elija otra carpeta, o reemplace la exportación (--force).
graph-distance-to-target = De esta posición al destino: { $distance } { $metric }
