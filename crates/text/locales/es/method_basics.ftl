title-cube3 = 3×3×3: el cubo
title-coordinates = 3×3×3: coordenadas y tablas
title-three-phases = 2×2×2×2: tres fases

cube3-pieces = Un 3×3×3 muestra { $pieces } piezas: { $corners } esquinas de tres colores, { $edges } aristas de dos y { $centres } centros de uno. Girar una cara mueve cuatro esquinas y cuatro aristas. Los centros no se mueven: indican el color de cada cara.
cube3-orientations = En su lugar, una esquina puede tener 3 orientaciones, a un tercio de vuelta una de otra, y una arista 2: correcta o volteada. Ningún movimiento afecta a una sola pieza sin cambiar otras. La orientación de la última esquina depende de las de las otras siete, y la de la última arista de las de las otras once. Dos piezas nunca se intercambian sin que se intercambien otras dos.
cube3-states = Esto da { $positions } posiciones. Las esquinas tienen 1·2·…·8 = { $corner-orders } permutaciones y 3^7 = { $twists } orientaciones, las aristas 1·2·…·12 = { $edge-orders } permutaciones y 2^11 = { $flips } orientaciones. Se multiplican estos cuatro números y se divide por 2, porque las permutaciones de esquinas y aristas son ambas pares o ambas impares.
cube3-turns = Haga { $quarter } veces el mismo cuarto de vuelta, o { $half } veces la misma media vuelta, y todo vuelve a su sitio. Toda posición se resuelve en { $htm } movimientos como mucho si cada giro de una cara cuenta como uno (HTM), y en { $qtm } si media vuelta cuenta como dos (QTM). Ambos números se demostraron mediante cálculo informático, en 2010 y en 2014; algunas posiciones necesitan todos esos movimientos.

coordinates-what = Una búsqueda no gira 54 facetas. Describe una posición con unos pocos números, sus coordenadas, todas iguales a 0 si está resuelta. En la fase 1 son el giro de las esquinas ({ $twist } valores, 3^7), el volteo de las aristas ({ $flip }, 2^11) y los lugares de las cuatro aristas de la capa media ({ $slice }, las maneras de elegir 4 de 12 lugares). En la fase 2 son las permutaciones de las esquinas ({ $corners }, 1·2·…·8), de las ocho aristas de U y D ({ $edges }, 1·2·…·8) y de las aristas de la capa media ({ $slice-orders }, 1·2·3·4).
move-tables = Una tabla de movimientos guarda cómo cambia cada coordenada con cada uno de los { $turns } movimientos. Para el giro de las esquinas tiene { $entries } entradas, una por cada valor y movimiento. Se calcula una vez; desde entonces, un movimiento cuesta una consulta por coordenada. La fase 2 solo tiene { $phase-turns } movimientos, los que conservan lo que logró la fase 1: todos los de U y D, y las medias vueltas de las otras caras.
pruning-tables = Una tabla de poda guarda el número mínimo de movimientos que llevan dos coordenadas juntas a 0. Se llena desde el cubo resuelto hacia fuera: los pares a un movimiento, luego a dos, hasta que cada uno tiene su número. La fase 1 tiene una tabla para giro y capa media ({ $twist } pares) y otra para volteo y capa media ({ $flip }). La fase 2 tiene una para las esquinas y otra para las aristas, cada una con la permutación de la capa media ({ $corners }). Los dos valores son cotas inferiores, así que cuenta el mayor. Si supera los movimientos que quedan, la rama se corta. Las tablas grandes, una vez cargadas, saben más: la longitud exacta de la fase 1, y una tercera cota para la fase 2.
redundant-moves = La búsqueda omite los movimientos redundantes. Nunca gira una cara dos veces seguidas, porque dos movimientos así equivalen a uno o a ninguno. Los movimientos de caras opuestas conmutan, así que solo se prueba un orden. De las { $two } secuencias de dos movimientos quedan { $two-kept }, y de las { $five } de cinco movimientos, { $five-kept }.

three-phases-goals = El programa Hypersolve resuelve el 2×2×2×2 en tres fases. La fase 1 orienta todas las piezas según un primer eje: toma dos colores opuestos y lleva, en cada pieza, la faceta de esos colores a ese eje. La fase 2 las orienta también según un segundo eje, y lleva cada pieza a su lado del primero. La fase 3 resuelve el resto.
three-phases-search = Cada fase usa IDA* con su propia tabla de poda. Las tablas de las fases 1 y 2 llegan hasta cierta profundidad; la de la fase 3 conoce todas las distancias. El programa prueba todas las fases 1, primero las más cortas, y para cada una todas las fases 2; consulta la longitud de la fase 3 en la tabla. Un total más corto pasa a ser el mejor, y toda rama que ya es igual de larga se corta. Cuando la fase 1 sola es más larga que la mejor solución, esta es óptima.
three-phases-ours = Unfold persigue las mismas metas de otro modo. Prueba { $views } vistas: la posición y su inversa, cada una con uno de los cuatro ejes como primero. Una sola tabla abarca las { $ways } disposiciones de las facetas de la fase 1. Sus primeras soluciones no orientan según un segundo eje: en cuanto cada pieza está en su lado, los dos cubos 2×2×2 de los extremos del eje se resuelven juntos.
three-phases-pieces = La fase 1 trabaja con las piezas, no con coordenadas. En el 3×3×3 cada coordenada de la fase 1 cambia por sí sola: el siguiente giro de las esquinas depende solo de ese giro y del movimiento, hagan lo que hagan las aristas, y a cada una le basta una pequeña tabla de movimientos. Aquí las dieciséis piezas son de una sola clase. Un movimiento lleva la mitad de ellas a otros lugares y gira sus facetas hacia otros ejes, de modo que no se puede seguir una parte sin el resto, y una sola tabla de movimientos para las { $ways } disposiciones y { $turns } movimientos sería demasiado grande. Por eso Unfold guarda el eje de la faceta de cada una de las dieciséis piezas. Para un movimiento las divide en la mitad que gira y la que se queda. Una mitad solo tiene { $halves } disposiciones, y una tabla guarda el efecto de cada una de sus { $rotations } rotaciones sobre ellas. Para un movimiento de otro eje, las piezas se dividen de nuevo.
three-phases-later = Las soluciones siguientes usan la meta de la fase 2, pero solo como cota. La búsqueda consulta la tabla para cada uno de los otros tres ejes, para la posición y su inversa, y el mayor de los seis valores decide si sigue un camino. Los caminos que superan este filtro se exploran hasta el final, en lugar de consultarse en una tabla. La demostración no usa las fases: explora todo el rompecabezas, así que no necesita esperar a que la fase 1 sea tan larga como la mejor solución.

picture-corner =
    { $count ->
        [one] { $count } esquina
       *[other] { $count } esquinas
    }

picture-edges =
    { $count ->
        [one] { $count } arista
       *[other] { $count } aristas
    }

picture-centre =
    { $count ->
        [one] { $count } centro
       *[other] { $count } centros
    }

picture-pieces = imagen: un cubo en el que se señalan una esquina, una arista y un centro
coordinate-twist = giro
coordinate-flip = volteo
coordinate-slice = capa media
picture-coordinates = imagen: las tres coordenadas de la fase 1, todas 0 en el cubo resuelto, y cómo las cambian los movimientos
picture-first-axis = primer eje
picture-second-axis = segundo eje y lados
picture-phases = imagen: conjuntos encajados, y un camino de tres fases a través de ellos hasta el rompecabezas resuelto
