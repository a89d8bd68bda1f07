### The texts of the view in space and of turning by pointer and keys.

# $puzzle: the name of the puzzle, such as 3×3×3
view-name = spatial view of the { $puzzle }, drag to turn it

# $name: what the pointer is over
# $left: the move of a left click
# $right: the move of a right click
# $middle: the move of a click with the middle button
held-face = { $name } – left click: { $left }, right click: { $right }, middle: { $middle }

# $name: what the pointer is over
# $left: the move of a left click
# $right: the move of a right click
held-grip = { $name } – left click: { $left }, right click: { $right }

# $name: what the pointer is over
# $move: the name of the move, such as R2
held-edge = { $name } – a click makes half a turn: { $move }

how-to-turn = Click a face to turn it; drag turns the view, the wheel zooms
how-to-turn-fourth = Click turns a cell; drag and Shift+drag turn the view, Ctrl+click centres a cell

# $typed: the letters that were typed
typed-turn = { $typed } – Enter makes this turn, Shift+Enter its inverse

# $typed: the letters that were typed
typed-cell = { $typed } – now the letters toward which the grip lies

# $reason: the reason, in a few words
news-no-turn = That names no turn: { $reason }

reset-view = Reset view
reset-view-tip = Look at the puzzle as at the start
cell-size = Cells
cell-size-tip = How large each cell is; smaller ones stand farther apart
sticker-size = Stickers
sticker-size-tip = How large each sticker is within its cell
reduce-motion = Reduce motion
reduce-motion-tip = Show turns at once, without a way between

turn-keys = Turning
keys-faces = U D R L F B
keys-faces-do = Turn that face of a cube clockwise
keys-inverse = Shift+letter
keys-inverse-do = Turn it the other way
keys-half = Alt+letter
keys-half-do = Turn it by half
keys-cells = I B D L R U F O, 2
keys-cells-do = Type a turn of the hypercube: its cell, then the letters of its grip, such as UF2
keys-enter = Enter, Shift+Enter
keys-enter-do = Make the typed turn, or its inverse
keys-back = Backspace, Escape
keys-back-do = Take back a typed letter, or all of them
view-keys = In the view
keys-drag = Drag
keys-drag-do = Turn the view
keys-shift-drag = Shift+drag
keys-shift-drag-do = Turn the hypercube through the fourth axis
keys-ctrl-click = Ctrl+click
keys-ctrl-click-do = Bring a cell of the hypercube to the centre
keys-wheel = Wheel
keys-wheel-do = Larger or smaller
keys-arrows = Arrows, Shift+arrows
keys-arrows-do = The same as drag and Shift+drag, while the view has the focus
keys-double = Double click beside the puzzle
keys-double-do = Reset the view
