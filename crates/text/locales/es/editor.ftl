cube2 = 2×2×2
cube3 = 3×3×3
tess2 = 2×2×2×2
puzzle-tip = Cambiar al { $puzzle }; cada rompecabezas conserva su propia posición

tess3 = 3×3×3×3

clear = Borrar
clear-tip = Borrar todas las facetas salvo los centros fijos; se puede deshacer
fill-in = Completar
fill-in-tip = Pintar las facetas con un solo color posible, que se muestra tenue y con un punto
turn-x = x
turn-x-tip = Rotar el cubo: F pasa arriba
turn-x-back = x'
turn-x-back-tip = Rotar el cubo: F pasa abajo
turn-y = y
turn-y-tip = Rotar el cubo: F pasa a la izquierda
turn-y-back = y'
turn-y-back-tip = Rotar el cubo: F pasa a la derecha
turn-z = z
turn-z-tip = Rotar el cubo: U pasa a la derecha
turn-z-back = z'
turn-z-back-tip = Rotar el cubo: U pasa a la izquierda
turn-whole = Rotar el cubo
turn-button = girar { $move }
turn-tip = Hacer el movimiento { $move } en el cubo tal como se muestra; se puede deshacer
focus-net = Pintar
focus-net-tip = Mostrar los colores y pintar el desarrollo, con clics y trazos o con flechas, letras y cifras
turn-mode = Girar
turn-mode-tip = Ocultar los colores; los clics en la vista 3D giran el rompecabezas
copy-facelets = Copiar facetas
copy-facelets-tip = Copiar los colores de todas las facetas, una letra por cada una

palette =
    { $colour }, { $left ->
        [one] falta { $left }
       *[other] faltan { $left }
    }, tecla { $key }

palette-tip = Pintar de { $colour } ({ $letter }). Haga clic o arrastre en el desarrollo para pintar, clic derecho para borrar, clic central o Alt+clic para tomar un color.
any-colour = cualquier color, tecla .
any-colour-tip = Estas facetas no cuentan: pueden acabar con cualquier color
eraser = borrador, tecla 0
eraser-tip = Borrar facetas; el botón derecho siempre lo hace
paint-centres = Pintar los centros
paint-centres-tip = Pintar los centros de un cubo sostenido o coloreado de otra manera, para fijar el color de cada cara

net-name = desarrollo del { $puzzle }, se recorre con las flechas, en { $facelet }
facelet = faceta { $face }, { $colour }, { $piece }
facelet-brief = { $face }, { $colour }, { $piece }
any-shown = cualquier color
unpainted = sin pintar
unpainted-forced = sin pintar, solo es posible { $colour }
centre-of = centro { $colours }
edge-of = arista { $colours }
corner-of = esquina { $colours }
piece-of = pieza { $colours }
two-colour-of = pieza de dos colores { $colours }
three-colour-of = pieza de tres colores { $colours }
four-colour-of = pieza de cuatro colores { $colours }
piece-at = { $piece } en el lugar { $place }
how-to-paint = Haga clic o arrastre para pintar. Clic derecho para borrar. Clic central o Alt+clic para tomar un color.
how-to-begin-painting = Su propio rompecabezas: «Pintar»
how-to-type = Flechas: mover el cursor; letras: pintar; Supr: borrar.
hold-tip = Para leer esta cara, sosténgala hacia usted con { $face } arriba.
fixed-tip = Los centros son fijos; marque «Pintar los centros» para pintarlos.

net-keys = En el desarrollo
net-arrows = Flechas
net-arrows-do = Mover el cursor por el desarrollo
net-digits-do = Pintar un color y pasar a la faceta siguiente
net-period = Punto
net-period-do = Dejar la faceta con cualquier color
net-space = Espacio
net-space-do = Pintar con el color elegido
net-delete-do = Borrar la faceta
net-escape = Esc, Tab
net-escape-do = Salir del desarrollo

position-field = Facetas o movimientos
position-hint = UUUUUUUUU… o R U2 F'
position-hint-small = UUUURRRR…, 00002244… o R U2 F'
position-hint-hyper = 33333333… o UF2 RO

possible = Esta posición se puede resolver.
unfinished =
    { $count ->
        [one] { $count } faceta
       *[other] { $count } facetas
    } por pintar.

unfinished-forced =
    { $count ->
        [one] { $count } faceta
       *[other] { $count } facetas
    } por pintar, { $forced } con un solo color posible: use «Completar».

why-impossible = Esta posición es imposible: { $reason }.
why-no-solver = Ningún método resuelve todavía el { $puzzle }.
why-shown-solved = El rompecabezas mostrado está resuelto. Vaya al principio de los movimientos, o retroceda, para resolver desde ahí.
why-optimal = Está demostrado que la mejor solución es óptima.
why-all-optimal = Se han encontrado todas las soluciones óptimas.
why-no-solution = Todavía no se ha encontrado ninguna solución.
why-not-forced = Ninguna faceta tiene un solo color posible.

origin-painted = Pintada
origin-turned = Girada a mano
origin-typed = Escrita
origin-pasted = Pegada
origin-solved = Rompecabezas resuelto

purple = violeta
yellow = amarillo
green = verde
orange = naranja
red = rojo
blue = azul
white = blanco
pink = rosa

pause = Pausa
played = { $played } de { $total }
played-slider = movimientos reproducidos
played-next = { $title }: siguiente { $move }
played-end = { $title }: al final
played-solution = Solución
played-new-solution = Solución nueva
played-cross = Cruz en { $face }
played-pair = XCross en { $face } con el par { $slot }
played-path = Camino más corto
speed = Velocidad: { $pace }
speed-instant = Instantánea
speed-fast = Rápida
speed-normal = Normal
speed-slow = Lenta

view-crosses = Cruz
view-graph = Grafo
view-graph-tip = Situar esta posición entre las 3 674 160: su distancia, sus vecinas y un camino más corto
chart-length-tip = Mostrar cómo baja la mejor longitud y sube la cota inferior demostrada
chart-score = Facetas lejos de su cara
chart-score-tip = Mostrar la puntuación de facetas tras cada movimiento: una faceta cuenta 0 en su propia cara, 1 en una cara adyacente, 2 en la cara opuesta
score-x = movimientos reproducidos
score = Facetas lejos de su cara: { $score } (0 si está resuelto)
score-tip = Suma de todas las facetas: 0 en su propia cara, 1 en una cara adyacente, 2 en la cara opuesta

error-study = No se pudo analizar la posición
method = Método
method-tip = Elegir cómo se resuelve el rompecabezas
metric = Métrica
metric-tip = Elegir cómo se cuentan las longitudes: en HTM todo giro de una cara es un movimiento, en QTM media vuelta cuenta como dos; en STM todo giro de una celda es un movimiento
scramble-by = Mezcla
scramble-uniform = posición aleatoria
scramble-moves = movimientos aleatorios
scramble-turns = { $count } movimientos aleatorios
scramble-by-tip = Elegir cómo se mezcla: con una posición elegida al azar entre todas, o con movimientos aleatorios que nunca giran dos veces seguidas la misma cara, ni siquiera con la opuesta en medio
focus-field = Escribir una posición
focus-field-tip = Ir al campo de las facetas o los movimientos

part =
    { $count ->
        [one] { $count } faceta no cuenta
       *[other] { $count } facetas no cuentan
    }. «Resolver» busca los movimientos más cortos para las otras.
