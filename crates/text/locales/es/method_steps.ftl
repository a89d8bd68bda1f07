### Lo que unfold steps dice de los métodos con los que se resuelve el 3x3x3.

steps-row = { $moves } // { $title } { $pieces } ({ $length }/{ $total }): { $reason }

steps-solved = Resuelto en { $length } HTM, { $stm } STM.

steps-only-fmc = Las líneas de una solución y los caminos al paso siguiente requieren el método fmc
steps-only-fmc-do = Use --method fmc con ellos, o quítelos.

steps-other-puzzle = El método es para el { $puzzle }, no para el { $asked }
steps-other-puzzle-do = Quite --puzzle, o elija otro --method.

step-cross = Cruz
step-cross-why = las cuatro aristas de abajo rodean su centro, cada una junto al centro de su otro color; todo lo demás se construye sobre ellas

step-corner = Esquina de abajo
step-corner-why = una esquina va entre sus dos aristas de la cruz, y las esquinas resueltas se quedan en su sitio

step-middle-edge = Arista del medio
step-middle-edge-why = una arista sin el color de arriba baja a su lado; la que está atrapada en el medio sale primero

step-top-cross = Cruz de arriba
step-top-cross-why = las aristas de arriba giran hasta que las cuatro muestran el color de arriba, sea cual sea su sitio

step-top-edges = Aristas de arriba
step-top-edges-why = las aristas de arriba cambian de sitio hasta que cada una queda junto al centro de su otro color

step-top-corners = Esquinas de arriba
step-top-corners-why = tres esquinas de arriba rotan entre sí hasta que cada una está en su sitio, sea cual sea su orientación

step-top-turns = Girar las esquinas
step-top-turns-why = cada esquina de arriba gira en su sitio; las capas de abajo parecen mezcladas mientras tanto y vuelven con la última esquina

step-pair = Par
step-pair-why = una esquina de abajo y la arista que va encima entran juntas en su hueco; de los pares que quedan es el que necesita menos movimientos

step-oll = Orientar la última capa
step-oll-why = un solo algoritmo gira todas las piezas de arriba, y su cara queda de un color

step-pll = Permutar la última capa
step-pll-why = un solo algoritmo lleva cada pieza de arriba a su sitio sin girarla

step-first-block = Primer bloque
step-first-block-why = tres aristas y dos esquinas del lado izquierdo forman un bloque en su base; nada lo mueve después

step-second-block = Segundo bloque
step-second-block-why = lo mismo a la derecha, girando solo la derecha, la cara de arriba y la capa entre los bloques, que no tocan el primero

step-cmll = Esquinas de la última capa
step-cmll-why = un solo algoritmo resuelve las cuatro esquinas de arriba entre sí; las aristas entre los bloques aún no importan

step-six-edges = Orientar seis aristas
step-six-edges-why = las últimas seis aristas muestran el color de arriba o de abajo en esas dos caras, de modo que para casi todo lo demás bastan medias vueltas de la capa central

step-side-edges = Aristas izquierda y derecha
step-side-edges-why = las aristas de arriba, a la izquierda y a la derecha, van entre sus esquinas

step-last-edges = Últimas cuatro aristas
step-last-edges-why = las cuatro aristas y los centros de la capa entre los bloques van a su sitio

step-eo-line = Aristas orientadas y línea
step-eo-line-why = cada arista se orienta de modo que ya no haga falta ningún cuarto de vuelta de delante o de atrás, y dos aristas de abajo forman una línea

step-left-block = Bloque izquierdo
step-left-block-why = tres aristas y dos esquinas forman un bloque a la izquierda de la línea, girando la izquierda, la derecha y la cara de arriba

step-right-block = Bloque derecho
step-right-block-why = lo mismo a la derecha de la línea, girando solo la derecha y la cara de arriba, que conservan el bloque izquierdo

step-ocll = Orientar las esquinas de arriba
step-ocll-why = las aristas de arriba ya están orientadas, y uno de siete algoritmos orienta las esquinas

layer-first = Primera capa
layer-first-why = las cuatro esquinas de abajo muestran un solo color abajo y concuerdan en los lados; los pasos siguientes las devuelven a su sitio

layer-oriented = Orientar la última capa
layer-oriented-why = las esquinas de arriba giran hasta mostrar las cuatro un solo color, y la primera capa queda como antes

layer-permuted = Permutar la última capa
layer-permuted-why = las esquinas de arriba cambian de lugar sin girar, y el cubo queda resuelto
