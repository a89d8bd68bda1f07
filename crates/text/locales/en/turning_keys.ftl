### The keys that turn the puzzle, in the layout that is chosen.

turning-keys = Turning keys
layout-unfold = Unfold
layout-unfold-tip = Use letters that name a face of a cube, or a cell of a hypercube and its grip
layout-hyperspeedcube = Hyperspeedcube
layout-hyperspeedcube-tip = Use the keys of Hyperspeedcube: on hypercubes one hand chooses a grip, the other turns it
layout-mc4d = MC4D
layout-mc4d-tip = Use the keys of MagicCube4D: on hypercubes clicks turn the layers whose number keys are held; on cubes letters turn faces

# $typed: the letters of the grip, such as R or {2}RU
grip-of = Grip { $typed }
grip-whole = Grip of the whole puzzle

# $number: the number of the layer
key-layer = Layer { $number }

# $turn: the direction of the turn, such as x or y'
key-twist = Turn the grip: { $turn }

# $move: the name of the move, such as R'
key-move = Move { $move }

# $letter: the letter of a face or cell
key-letter = Letter { $letter }

# $typed: the grip, such as R or {2}R
# $keys: keys with blanks between them
grip-chosen = { $typed } – { $keys } turn it; Esc lets go

# $typed: the layers, such as {2}
layers-chosen = { $typed } – click a sticker to turn these layers

# $typed: the layers, such as {2}
news-layers = Layers { $typed }

# $keys: keys with blanks between them
news-no-grip = No grip is chosen. Press one of { $keys } first.

keys-grip-modifiers = Shift, Alt
keys-grip-modifiers-do = Hold while a key turns the grip of a hypercube, to turn the two outermost layers or the second one
keys-grip-back-do = Let go of the grip and its layers
keys-click = Click, right-click
keys-click-do = Turn the clicked cell of a hypercube, in the layers whose number keys are held or were pressed just before

# $key: the key, such as Ctrl+S
key-cannot-turn = { $key } cannot turn the puzzle. Press a letter or a sign without Ctrl, Alt or Shift.

# $puzzle: the name of the puzzle, such as 3×3×3
keyboard-of = Keys on the { $puzzle }

# $key: the sign of the key
# $effect: what it does, such as Grip R
keycap = { $key }: { $effect }

# On a key that grips the whole puzzle: at most five letters.
keycap-whole = all
keycap-grips = choose a grip
keycap-twists = turn the grip
keycap-layers = choose layers
