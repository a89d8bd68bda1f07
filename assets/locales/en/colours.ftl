### The texts of how things look.

appearance = Appearance…
appearance-tip = Choose colours, letters, patterns, theme and size
appearance-title = Appearance
colours = Colours
palette-usual = Usual
palette-usual-tip = The colours of most cubes, and of MagicCube4D
palette-safe = Safe for every eye
palette-safe-tip = Told apart without red, green or blue cones: much is done by lightness
palette-contrast = High contrast
palette-contrast-tip = Letters stand out most on these
palette-graph = Graph article
palette-graph-tip = Paint cubes in the colours that the digits of a 2×2×2’s identifier stand for: white up, yellow down, green left, blue right, red in front, orange behind; the hypercube keeps its usual colours
palette-score = Sticker score
palette-score-tip = Paint cubes in the colours of the cube for which the sticker score was described: white up, red left, blue in front, orange right, green behind, yellow down; the hypercube keeps its usual colours
palette-own = My own
palette-own-tip = Choose each colour of this puzzle; names that are read aloud stay the usual ones

# $colour: the name of the colour
# $number: the number of the colour, such as #ff0000
own-colour = { $colour }: { $number }

own-colour-tip = Change this colour with the sliders below or by its number
part-red = Red
part-green = Green
part-blue = Blue
part-tip = How much of it is in the colour, from 0 to 255
colour-number = Number
colour-number-tip = The colour as six hexadecimal digits, such as #1f9d3a

# $first: the name of a colour
# $second: the name of another colour
alike = { $first } and { $second } can hardly be told apart.

# $first: the name of a colour
# $second: the name of another colour
alike-to-some = People who lack a kind of cone may confuse { $first } and { $second }.

reset-colours = Usual colours
reset-colours-tip = Give this puzzle its usual colours again
reset-appearance = All as usual
reset-appearance-tip = Colours, letters, patterns, theme, size and motion as at the first start
patterns = Patterns on facelets
patterns-tip = Give each colour a pattern of its own, for whoever does not go by colours

# $percent: the size of everything in the window, in per cent of the usual one
size = Size: { $percent } %

preview = This is how it looks
