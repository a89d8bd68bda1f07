cube2 = 2×2×2
cube2-tip = El cubo de tamaño dos; cada rompecabezas conserva su propia posición
cube3 = 3×3×3
cube3-tip = El cubo de tamaño tres; cada rompecabezas conserva su propia posición
tess2 = 2×2×2×2
tess2-tip = El hipercubo de tamaño dos; cada rompecabezas conserva su propia posición

clear = Borrar
clear-tip = Quitar el color de todas las facetas salvo los centros fijos; se puede deshacer
fill-in = Completar
fill-in-tip = Pintar donde solo un color encaja: las facetas que lo muestran tenue, con un punto
turn-x = x
turn-x-tip = Sostener todo el cubo de otra manera: F pasa arriba
turn-x-back = x'
turn-x-back-tip = Sostener todo el cubo de otra manera: F pasa abajo
turn-y = y
turn-y-tip = Sostener todo el cubo de otra manera: F pasa a la izquierda
turn-y-back = y'
turn-y-back-tip = Sostener todo el cubo de otra manera: F pasa a la derecha
turn-z = z
turn-z-tip = Sostener todo el cubo de otra manera: U se inclina a la derecha
turn-z-back = z'
turn-z-back-tip = Sostener todo el cubo de otra manera: U se inclina a la izquierda
turn-whole = Girar todo el cubo
turn-button = girar { $move }
turn-tip = Hacer el movimiento { $move } en el cubo tal como se muestra; se puede deshacer
focus-net = Pintar con teclas
focus-net-tip = Dar las teclas al desarrollo: las flechas mueven, las cifras pintan
copy-facelets = Copiar facetas
copy-facelets-tip = Copiar al portapapeles los colores de todas las facetas, una letra por cada una

palette =
    { $colour }, { $left ->
        [one] falta { $left }
       *[other] faltan { $left }
    }, tecla { $key }

palette-left =
    { $count ->
        [one] falta { $count }
       *[other] faltan { $count }
    }

palette-tip = Pintar de { $colour } ({ $letter }). Hacer clic o arrastrar sobre el desarrollo pinta, el botón derecho borra, el central (o Alt) toma un color.
eraser = borrador, tecla 0
eraser-tip = Quitar colores; el botón derecho siempre lo hace
paint-centres = Pintar también los centros
paint-centres-tip = Para un cubo sostenido o coloreado de otra manera: los centros dicen qué color es de qué cara

net-name = desarrollo del { $puzzle }, las flechas mueven, en { $facelet }
facelet = faceta { $face }, { $colour }, { $piece }
facelet-brief = { $face }, { $colour }, { $piece }
unpainted = sin pintar
unpainted-forced = sin pintar, solo encaja { $colour }
centre-of = centro { $colours }
edge-of = arista { $colours }
corner-of = esquina { $colours }
piece-of = pieza { $colours }
piece-at = { $piece } en el lugar { $place }
how-to-paint = Haga clic o arrastre para pintar. Botón derecho: borrar. Botón central o Alt: tomar un color.
how-to-type = Teclas en el desarrollo: flechas, 1 a 6, Supr.
hold = { $face } alto
hold-tip = Para leer esta cara, póngala hacia usted con { $face } arriba.
fixed-tip = Los centros son fijos; «Pintar también los centros» los libera.

net-keys = En el desarrollo
net-arrows = Flechas
net-arrows-do = Mover el cursor por el desarrollo
net-digits-do = Pintar un color y pasar a la faceta siguiente
net-space = Espacio
net-space-do = Pintar con el pincel
net-delete-do = Borrar la faceta
net-escape = Esc, Tab
net-escape-do = Salir del desarrollo

position-field = Facetas o movimientos
position-hint = UUUUUUUUU… o R U2 F'
position-hint-small = UUUURRRR…, 00002244… o R U2 F'
position-hint-hyper = 33333333… o UF2 RO

possible = Esta posición se puede resolver.
unfinished = Facetas aún por pintar: { $count }.

unfinished-forced =
    Facetas aún por pintar: { $count }. En { $forced } de ellas solo encaja un color: { $forced ->
        [one] «Completar» la pinta
       *[other] «Completar» las pinta
    }.

more-faults =
    … y { $count ->
        [one] { $count } más; también está marcada
       *[other] { $count } más; todas están marcadas
    }.

why-impossible = Imposible: { $reason }.
why-no-solver = Todavía no hay solucionador para el { $puzzle }.
why-shown-solved = Lo que se muestra está resuelto; vaya al principio de los movimientos, o retroceda, para resolver desde ahí.
why-optimal = La mejor solución está demostrada óptima.
why-all-optimal = Se han encontrado todas las soluciones óptimas.
why-no-log = Los registros son de MagicCube4D, que no tiene el { $puzzle }: copie los movimientos en su lugar.
why-no-solution = Todavía no hay ninguna solución.
why-not-forced = No hay ninguna faceta en la que solo encaje un color.

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
played-next = { $title }: sigue { $move }
played-end = { $title }: al final
played-solution = Solución
played-cross = Cruz en { $face }
played-pair = Cruz en { $face } con el par { $slot }
played-path = Camino más corto
speed = velocidad: { $pace }
speed-instant = Instantánea
speed-fast = Rápida
speed-normal = Normal
speed-slow = Lenta

view-solutions-tip = Las soluciones encontradas hasta ahora
view-crosses = Primera cruz
view-graph = Grafo
view-graph-tip = Esta posición entre las 3 674 160: su distancia, sus vecinas, el camino más corto
chart-length-tip = Cómo bajó la mejor longitud y subió la cota inferior demostrada
chart-score = Puntuación
chart-score-tip = La puntuación de las facetas a lo largo de los movimientos: 0 para una faceta en su sitio, 1 en una cara adyacente, 2 en la cara opuesta
score-x = movimientos reproducidos
score = Puntuación: { $score } (0 si está resuelto)
score-tip = Cuán lejos están las facetas de sus caras: 0 en su sitio, 1 en una cara adyacente, 2 en la cara opuesta, todo sumado

error-study = No se pudo averiguar lo que se muestra junto a la posición
method = Método
method-tip = Cómo se resuelve
metric = Métrica
metric-tip = Cómo se cuentan las longitudes: en HTM todo giro de una cara es un movimiento, en QTM medio giro son dos; en STM todo giro de una celda es uno
scramble-by = Mezcla por
scramble-uniform = posición uniforme
scramble-turns = 20 giros al azar
scramble-by-tip = Una posición elegida uniformemente entre todas, o giros al azar: nunca dos veces seguidas la misma cara, ni una cara tras la opuesta y ella misma
