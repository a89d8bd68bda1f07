graph-stop = { $identifier }	{ $distance }	{ $move }
graph-solved = resuelto
graph-target = destino
graph-of-target = En el destino: { $what }
graph-stdin-twice = Los dos estados deberían venir de la entrada estándar
graph-stdin-twice-do = Escriba - solo para uno de ellos.
graph-stats-head = distancia	estados { $first }	estados { $second }

graph-antipodes =
    Antípodas en { $metric }: { $count ->
        [one] { $count } estado
       *[other] { $count } estados
    } a { $distance }, por ejemplo { $example }

graph-none = No se da ningún estado de partida
graph-none-do = Dé INPUT (un identificador, facetas o movimientos, o - para la entrada estándar), --facelets, --moves o --random; véase unfold pocket path --help.
graph-at-work = Grafo
graph-metric-wrong = elija entre: { $names }
graph-saved = { $path }: { $count } { $what }, { $megabytes } MB
graph-nodes = nodos
graph-edges = aristas

news-exporting = Escribiendo el grafo en { $path }.
news-exported = El grafo está en { $path }: nodes.csv y edges.csv.
news-export-stopped = Se detuvo la exportación; no quedó nada de ella.
error-export = No se escribió el grafo
path-export = Escribir el grafo en una carpeta
accept-export = Escribir
export = Exportar el grafo…
export-tip = Escribir los 3 674 160 nodos y las 11 022 480 aristas como archivos CSV para una base de datos de grafos, 700 MB
export-at-work = Exportación del grafo
export-stop = Detener
export-stop-tip = Detener la escritura del grafo; no queda nada de ella
export-reference = Forma del artículo de 2017
export-reference-tip = Columnas separadas por ; como en el artículo; si no, como las lee Neo4j 5, separadas por comas
export-moves = Con movimientos
export-moves-tip = Dar a cada arista su movimiento como propiedad

graph-identifier = Identificador
graph-identifier-tip = La menor de las 24 cadenas de cifras que nombran este cubo, una por cada manera de sostenerlo
graph-copy = Copiar
graph-copy-tip = Copiar el identificador al portapapeles
graph-distance = Distancia: { $htm } HTM, { $qtm } QTM
graph-distance-one = Distancia: { $distance } { $metric }
graph-neighbours-of-start = Vecinas del inicio, con sus distancias en { $metric }
graph-chart = posiciones a cada distancia en { $metric }
graph-chart-name = diagrama del número de posiciones a cada distancia en { $metric }; esta está a { $distance }

graph-chart-bar =
    { $count ->
        [one] { $count } posición
       *[other] { $count } posiciones
    } a { $distance } { $metric }

graph-chart-x = distancia en { $metric }
graph-chart-y = posiciones, escala log
graph-neighbours = Vecinas, con sus distancias en { $metric }
graph-neighbour = { $move }: { $distance }
graph-neighbour-name = vecina por { $move }, a distancia { $distance } { $metric }
graph-neighbour-tip = { $move } lleva a { $identifier }, a distancia { $distance } { $metric }. Haga clic para ir allí.
graph-path = Camino más corto, con distancias en { $metric }
graph-path-to = Camino más corto a { $identifier }, con distancias en { $metric }
target = Camino a
target-hint = el cubo resuelto; o un identificador, facetas, movimientos
target-tip = Escriba o pegue dónde debe terminar el camino: un identificador, facetas o movimientos. Un campo vacío es el cubo resuelto.
target-here = Usar esta posición
target-here-tip = Hacer de la posición mostrada el final del camino; vaya luego a donde deba empezar
target-solved = Cubo resuelto
target-solved-tip = Hacer que el camino termine otra vez en el cubo resuelto
news-target = El camino termina ahora en { $identifier }.
news-target-solved = El camino termina otra vez en el cubo resuelto.
graph-step-to-tip = { $identifier }, a { $distance } { $metric } del destino. Haga clic para mostrarlo en el desarrollo.
graph-step-name = paso { $step } del camino, distancia { $distance } { $metric }
graph-step-tip = { $identifier }, a { $distance } { $metric } del estado resuelto. Haga clic para mostrarlo en el desarrollo.
graph-play = Reproducir
graph-play-tip = Reproducir los movimientos del camino en el desarrollo
graph-making = Se están calculando las distancias.
graph-wait = El grafo de una posición aparece en cuanto esta es posible.

export-stopped = Se detuvo la exportación
export-stopped-do = No quedó nada de ella; empiece de nuevo cuando quiera.
export-write = No se pudo escribir la exportación: { $reason }
export-write-do = Elija una carpeta en la que pueda escribir, con espacio para { $megabytes } MB. Lo que había antes no se cambió.
export-half = Solo una parte de la exportación sustituyó a la anterior: { $reason }
export-half-do = Exporte de nuevo: nodes.csv y edges.csv son ahora de exportaciones distintas.
replace-graph = Ya hay una exportación en { $path }: nodes.csv, edges.csv o ambos.
export-not-a-file = Lo que hay ahí no es un archivo normal
export-not-a-file-do = Muévalo, o elija otra carpeta. No se cambió nada.
export-no-folder = Esto no es una carpeta
export-no-folder-do = Elija una carpeta, o una que aún no exista. No se cambió nada.
export-busy = Otro programa está escribiendo ahora esta exportación
export-busy-do = Espere a que termine, o elija otra carpeta. No se cambió nada.
export-exists = Ya hay una exportación ahí
export-exists-do = Elija otra carpeta, o diga que se puede reemplazar (--force).
