### The 3D view, and moves made with pointer and keyboard.

# $puzzle: the name of the puzzle, such as 3×3×3
view-name = 3D view of the { $puzzle }, drag to rotate

# $name: what the pointer is over
# $left: the move of a left click
# $right: the move of a right click
# $middle: the move of a click with the middle button
held-face = { $name } – left-click: { $left }, right-click: { $right }, middle-click: { $middle }

# $name: what the pointer is over
# $left: the move of a left click
# $right: the move of a right click
held-grip = { $name } – left-click: { $left }, right-click: { $right }

# $name: what the pointer is over
# $move: the name of the move, such as R2
held-edge = { $name } – click for a half turn: { $move }

how-to-turn = Click a face to turn it; drag to rotate the view; scroll to zoom
how-to-turn-fourth = Click turns a cell, drag rotates the view, Ctrl+click centres a cell

# $typed: the letters that were typed
typed-turn = { $typed } – Enter makes this move, Shift+Enter its inverse

# $typed: the letters that were typed
typed-cell = { $typed } – now type the letters of the grip

# $reason: the reason, in a few words
news-no-turn = Not a move: { $reason }

reset-view = Reset view
reset-view-tip = Show the puzzle from the original angle
cell-size = Cells
cell-size-tip = Set the size of the cells; smaller ones stand farther apart
sticker-size = Stickers
sticker-size-tip = Set the size of the stickers within their cells
reduce-motion = Reduce motion
reduce-motion-tip = Show moves at once, without animation
next-move = Show next move
next-move-tip = Mark the next move with an arc in the 3D view while nothing plays

turn-keys = Making moves
keys-faces = U D R L F B
keys-faces-do = Turn that face of a cube clockwise
keys-inverse = Shift+letter
keys-inverse-do = Turn it anticlockwise
keys-half = Alt+letter
keys-half-do = Turn it by 180°
keys-cells = I B D L R U F O, 2
keys-cells-do = Type a move of the hypercube: its cell, then the letters of its grip, such as UF2
keys-enter = Enter, Shift+Enter
keys-enter-do = Make the typed move, or its inverse
keys-back = Backspace, Escape
keys-back-do = Delete a typed letter, or all of them
view-keys = In the view
keys-drag = Drag
keys-drag-do = Rotate the view
keys-shift-drag = Shift+drag
keys-shift-drag-do = Rotate the hypercube through the fourth dimension
keys-ctrl-click = Ctrl+click
keys-ctrl-click-do = Move a cell of the hypercube to the centre
keys-wheel = Scroll wheel
keys-wheel-do = Zoom in or out
keys-arrows = Arrows, Shift+arrows
keys-arrows-do = Rotate as by dragging and Shift+dragging, while the view has the focus
keys-double = Double-click beside the puzzle
keys-double-do = Reset the view
how-to-paint-in-space = Click paints, right-click clears; Esc to turn by clicks again
