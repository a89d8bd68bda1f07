### Macros: moves that are kept under a name and made at another place.

macros = Macros
macros-tip = Mostrar los movimientos guardados con un nombre, y aplicarlos donde señale

make-macro = Crear una macro…
make-macro-tip = Guardar con un nombre los movimientos seleccionados, o toda la fila, para aplicarlos en otros lugares

keep-macro = Guardar la macro
keep-macro-tip = Guardar estos movimientos con este nombre; una macro del mismo nombre se sustituye

apply-macro = Aplicar tal cual
apply-macro-tip = Aplicar los movimientos de la macro tal como están escritos, sin señalar

unpick = Quitar una faceta
unpick-tip = Olvidar la última faceta señalada

leave-macro = Volver a la lista
leave-macro-tip = Salir de esta macro

close-macros = Cerrar
no-macros = Seleccione movimientos en una fila de abajo y elija Crear una macro…

macro-name = Nombre
macro-setup = Preparación
macro-setup-tip = Escribir movimientos que se hacen antes de la macro y se deshacen después
macro-setup-hint = por ejemplo R U
macro-reversed = Al revés
macro-reversed-tip = Hacer los movimientos que deshacen la macro

# $count: how many stickers have been pointed at
point-new = Señale tres facetas para marcar dónde actúan los movimientos: { $count } de 3
# $count: how many stickers have been pointed at
point-use = Señale las facetas que hacen de 1, 2 y 3: { $count } de 3

# $letter: the letter of a face or cell
# $place: the place of a piece
sticker-on-piece = { $letter } en { $place }

# $number: 1, 2 or 3
# $sticker: a sticker: the letter of its face or cell, and the place of its piece
sticker-numbered = { $number }: { $sticker }

# $name: the name of a macro
use-macro = Usar { $name }
# $name: the name of a macro
remove-macro = Quitar { $name }
remove-short = Quitar
# $name: the name of a macro
# $length: its length, with its metric
macro-line = { $name }, { $length }

# $count: how many macros there are
news-macros = { $count ->
    [0] Ninguna macro.
    [one] Una macro.
   *[other] { $count } macros guardadas.
}
# $count: number of moves
news-making = { $count ->
    [one] Una macro de un movimiento: póngale un nombre y señale tres facetas.
   *[other] Una macro de { $count } movimientos: póngale un nombre y señale tres facetas.
}
# $name: the name of a macro
news-point = { $name }: señale las facetas que hacen de 1, 2 y 3.
# $number: how many stickers have been pointed at
# $sticker: a sticker: the letter of its face or cell, and the place of its piece
news-picked = Faceta { $number } de 3: { $sticker }.
# $count: how many are left
news-unpicked = { $count ->
    [one] Queda una faceta.
   *[other] Quedan { $count } facetas.
}
# $name: the name of a macro
# $count: number of its moves
news-macro-kept = { $count ->
    [one] { $name } está guardada, un movimiento.
   *[other] { $name } está guardada, { $count } movimientos.
}
# $name: the name of a macro
news-removed-macro = { $name } se ha quitado.
# $name: the name of a macro
# $count: number of moves
news-applied-there = { $name } aplicada ahí, movimientos: { $count }.
# $name: the name of a macro
# $count: number of moves
news-applied-mirrored = { $name } aplicada ahí en espejo, movimientos: { $count }.
# $name: the name of a macro
# $count: number of moves
news-applied-as-written = { $name } aplicada tal cual, movimientos: { $count }.
# $count: number of moves
# $most: the most moves of a macro
news-macro-too-long = Son { $count } movimientos; una macro tiene { $most } como máximo.

sticker-twice = Esta faceta ya está elegida: señale otra
stickers-on-one-piece = Estas tres facetas están en una sola pieza: señale una de otra pieza
stickers-ambiguous = Se puede girar el rompecabezas entero sin mover estas tres facetas: señale otra que no esté en su eje
stickers-do-not-fit = Ninguna rotación ni reflexión del rompecabezas lleva ahí las tres facetas de la macro: señale tres del mismo tipo a las mismas distancias

why-no-name = La macro no tiene nombre todavía
why-three-stickers = Señale primero tres facetas
why-too-many-macros = Hay 500 macros, el máximo: quite una primero

macro-of-log = Macro

click-sticker = Haga clic en una faceta para señalarla

why-no-macro = No se está haciendo ni usando ninguna macro
