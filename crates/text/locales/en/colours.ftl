### The texts of how things look.

appearance = Settings…
appearance-tip = Set the language, appearance, searches and keys
appearance-title = Settings
settings-stickers = Stickers
settings-moves = Moves
settings-window = Window
settings-searches = Searches
colours = Colours
palette-usual = Standard
palette-usual-tip = Use the usual cube colours, and those of MagicCube4D for hypercubes
palette-japanese = Japanese
palette-japanese-tip = Colour cubes with blue opposite white, as in Japan: white up, red right, green front, blue down, orange left, yellow back; the hypercube keeps its standard colours
palette-safe = Colour-blind safe
palette-safe-tip = Use colours that are distinguishable with any colour-vision deficiency, mainly by lightness
palette-contrast = High contrast
palette-contrast-tip = Use the colours on which letters stand out most
palette-graph = White up, red front
palette-graph-tip = Colour cubes as the digits of a 2×2×2 identifier do: white up, yellow down, green left, blue right, red front, orange back; the hypercube keeps its standard colours
palette-score = White up, blue front
palette-score-tip = Colour cubes as in the description of the sticker score: white up, red left, blue front, orange right, green back, yellow down; the hypercube keeps its standard colours
palette-scheme = Your cube
palette-scheme-tip = Put the standard colours on the faces of your cube, by six letters; the hypercube keeps its standard colours
scheme-letters = Colours of U R F D L B
scheme-letters-tip = Type the letters of the six colours in this order: W white, R red, G green, Y yellow, O orange, B blue
palette-own = Custom
palette-own-tip = Choose each colour of this puzzle; screen readers still say the standard names

# $colour: the name of the colour
# $number: the number of the colour, such as #ff0000
own-colour = { $colour }: { $number }

own-colour-tip = Change this colour with the sliders below or by its hex code
part-red = Red
part-green = Green
part-blue = Blue
part-tip = Set this component of the colour, from 0 to 255
colour-number = Hex code
colour-number-tip = Type the colour as six hexadecimal digits, such as #1f9d3a

# $first: the name of a colour
# $second: the name of another colour
alike = Hard to tell apart: { $first } and { $second }.

# $first: the name of a colour
# $second: the name of another colour
alike-to-some = Hard to tell apart with a colour-vision deficiency: { $first } and { $second }.

reset-colours = Reset colours
reset-colours-tip = Restore the standard colours of this puzzle
reset-appearance = Reset appearance
reset-appearance-tip = Reset colours, letters, patterns, theme, size and motion
patterns = Patterns on facelets
patterns-tip = Give each colour its own pattern, to tell facelets apart without colours

# $percent: the size of everything in the window, in per cent of the usual one
size = Size: { $percent }%

preview = Preview

colour-letters = Letters of colours
colour-letters-tip = On cubes, show the letters of colours (W Y G B R O) instead of those of faces, in the window and in files
hold = How you hold a cube
hold-up = Up
hold-front = In front
hold-choice-tip = Choose how you hold a cube: colours, typed facelets and the names of moves follow

# $up: the name of the colour that is up
# $front: the name of the colour in front
hold-line = Hold { $up } up, { $front } in front

# $origin: where the position comes from, in words
# $hold: how to hold the cube, in a few words
held-origin = { $origin } · { $hold }

# $up: the name of the colour that is up
# $front: the name of the colour in front
news-hold = Cubes are shown with { $up } up, { $front } in front.

reset-hold = Reset hold
reset-hold-tip = Hold cubes as in the chosen colour scheme

# $hold: how to hold the cube, in a few words
news-copied-held = Copied the scramble to the clipboard. { $hold }.
