### The 3D view, and moves made with pointer and keyboard.

# $puzzle: the name of the puzzle, such as 3×3×3
view-name = 3D view of the { $puzzle }, drag to rotate

# $left: the move of a left click
# $right: the move of a right click
# $middle: the move of a click with the middle button
held-face = Click: { $left } · right-click: { $right } · middle-click: { $middle }

# $left: the move of a left click
# $right: the move of a right click
held-grip = Click: { $left } · right-click: { $right }

# $move: the name of the move, such as R2
held-edge = Click: { $move }

# $move: the move that is made when the button is released, such as R2
held-layer = { $move } – release to make this move; Esc puts it back
held-still = Drag farther to turn it; Esc puts it back

how-to-turn = Click or drag a sticker to turn a layer; drag beside it to rotate the view; scroll to zoom
how-to-turn-fourth = Click or drag a sticker: turn its cell; drag beside it: rotate the view; Ctrl+click: centre a cell

# $typed: the letters that were typed
typed-turn = { $typed } – Enter or Space makes this move, Shift+Enter its inverse

# $typed: the letters that were typed
typed-cell = { $typed } – now type the letters of the grip

# $reason: the reason, in a few words
news-no-turn = Not a move: { $reason }

reset-view = Reset view
reset-view-tip = Show the puzzle from the original angle, in its usual size and depth
sizes = Sizes
next-move-mark = next

# $cell: the letter of a cell
cell-around = { $cell }: all around

cell-size = Cells
cell-size-tip = Set the size of the cells; smaller ones are farther apart
sticker-size = Stickers
sticker-size-tip = Set the size of the stickers within their cells

# $percent: a part of the whole, in per cent
percent = { $percent }%

# $tip: what the slider does
# $usual: its usual value, in per cent
slider-tip = { $tip }. Default: { $usual }; Reset view restores it.

reduce-motion = Reduce motion
reduce-motion-tip = Show moves at once, without animation
next-move = Show next move
next-move-tip = Mark the next move with an arc in the 3D view while nothing plays
move-previews = Preview moves
move-previews-tip = Show what a click would turn while pointing at a sticker; holding Alt shows it at any time
cell-names = Cell letters
cell-names-tip = Write the letters of a hypercube’s cells beside them, also in pictures, animations and printed sheets
pieces = Pieces
pieces-tip = Choose which pieces are shown, on the net and in the 3D view
pieces-all = All
pieces-all-tip = Show all pieces
pieces-misplaced = Misplaced
pieces-misplaced-tip = Fade all pieces except those that are out of place or turned
pieces-corners = Corners
pieces-edges = Edges
pieces-centres = Centres
pieces-two-colour = Two colours
pieces-three-colour = Three colours
pieces-four-colour = Four colours
pieces-kind-tip = Fade all pieces except those of this kind
pieces-at-i = On I
pieces-at-b = On B
pieces-at-d = On D
pieces-at-l = On L
pieces-at-r = On R
pieces-at-u = On U
pieces-at-f = On F
pieces-at-o = On O
pieces-at-tip = Fade all pieces except those at this face or cell
depth = Depth
depth-tip = Hide what is nearest in the fourth dimension, down to the cell at the centre
look-from = Look from
look-from-menu = Look from…
look-from-tip = Rotate the view to see the puzzle from there
from-front = The front
from-back = The back
from-ufr = Corner UFR
from-ufl = Corner UFL
from-ubl = Corner UBL
from-ubr = Corner UBR
from-dfr = Corner DFR
from-dfl = Corner DFL
from-dbl = Corner DBL
from-dbr = Corner DBR
centre-cell-i = Cell I at the centre
centre-cell-b = Cell B at the centre
centre-cell-d = Cell D at the centre
centre-cell-l = Cell L at the centre
centre-cell-r = Cell R at the centre
centre-cell-u = Cell U at the centre
centre-cell-f = Cell F at the centre
centre-cell-o = Cell O at the centre
centre-cell-tip = Rotate the view so that this cell is at the centre
hint-stickers = Hint stickers
hint-stickers-tip = Show copies of the stickers of a cube’s hidden faces behind it in the 3D view

turn-keys = Making moves
keys-faces = U D R L F B
keys-faces-do = Turn that face of a cube clockwise
keys-inverse = Shift+letter
keys-inverse-do = Turn it anticlockwise; with the last letter of a hypercube’s grip: make the inverse at once
keys-half = Alt+letter
keys-half-do = Turn it by 180°; with the last letter of a hypercube’s grip toward a face: make the half turn at once
keys-cells = I B D L R U F O, 2
keys-cells-do = Type a move of a hypercube: its cell, then the letters of its grip, such as UF2; on the 3×3×3×3 digits before them choose the layers
keys-enter = Enter or Space, Shift+Enter
keys-enter-do = Make the typed move, or its inverse; a letter that cannot belong to it also makes it and starts the next one
keys-back = Backspace, Escape
keys-back-do = Delete a typed letter, or all of them
view-keys = In the view
keys-drag-sticker = Drag a sticker
keys-drag-sticker-do = Turn its layer or cell; Escape puts it back
keys-drag = Drag beside the puzzle, or with the right button
keys-drag-do = Rotate the view
keys-shift-drag = Shift+drag
keys-shift-drag-do = Rotate the hypercube through the fourth dimension
keys-ctrl-click = Ctrl+click
keys-ctrl-click-do = Move a cell of the hypercube to the centre
keys-preview = Alt, while pointing at a sticker
keys-preview-do = Show what a click would turn
keys-wheel = Scroll wheel
keys-wheel-do = Zoom in or out
keys-arrows = Arrows, Shift+arrows
keys-arrows-do = Rotate the view as dragging does, with or without Shift, while the view has the focus
keys-double = Double-click beside the puzzle
keys-double-do = Reset the view
how-to-paint-in-space = Click to paint, right-click to clear; press Turn to turn again
