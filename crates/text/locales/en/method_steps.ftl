### What unfold steps says of the methods by which people solve the 3x3x3.

# $moves: the moves of the step
# $title: the name of the step
# $pieces: the pieces that it is about
# $length: its length
# $total: the length with the steps before
# $reason: why it is made
steps-row = { $moves } // { $title } { $pieces } ({ $length }/{ $total }): { $reason }

# $length: the length in HTM
# $stm: the length in STM
steps-solved = Solved in { $length } HTM, { $stm } STM.

steps-only-fmc = Lines of a solution and ways to the next step need the method fmc
steps-only-fmc-do = Use --method fmc with them, or leave them out.

# $asked: the name of the puzzle that was asked for
# $puzzle: the name of the puzzle that the method solves
steps-other-puzzle = The method is for the { $puzzle }, not for the { $asked }
steps-other-puzzle-do = Leave out --puzzle, or choose another --method.

step-cross = Cross
step-cross-why = the four bottom edges surround their centre, each next to the centre of its other colour; everything else builds on them

step-corner = Bottom corner
step-corner-why = a corner goes between its two cross edges, and the solved corners stay in place

step-middle-edge = Middle edge
step-middle-edge-why = an edge without the top colour goes down to its side; one that is stuck in the middle comes out first

step-top-cross = Top cross
step-top-cross-why = the top edges flip until all four show the top colour, wherever they belong

step-top-edges = Top edges
step-top-edges-why = the top edges swap places until each is next to the centre of its other colour

step-top-corners = Top corners
step-top-corners-why = three top corners cycle until each is in its own place, twisted or not

step-top-turns = Turn the corners
step-top-turns-why = each top corner is twisted in place; the lower layers look scrambled meanwhile, and come back with the last corner

step-pair = Pair
step-pair-why = a bottom corner and the edge above it go into their slot together; of the remaining pairs, this one needs the fewest moves

step-oll = Orient the last layer
step-oll-why = one algorithm turns every top piece so that the top face has one colour

step-pll = Permute the last layer
step-pll-why = one algorithm brings every top piece to its place without turning it

step-first-block = First block
step-first-block-why = three edges and two corners of the left side make a block at its bottom; nothing later moves it

step-second-block = Second block
step-second-block-why = the same on the right side, with turns of the right, the top and the slice between the blocks, which leave the first one alone

step-cmll = Corners of the last layer
step-cmll-why = one algorithm solves the four top corners relative to each other; the edges between the blocks do not matter yet

step-six-edges = Orient six edges
step-six-edges-why = the last six edges show the top or bottom colour on those two faces, so that half turns of the slice are enough for most of the rest

step-side-edges = Left and right edges
step-side-edges-why = the left and right top edges go between their corners

step-last-edges = Last four edges
step-last-edges-why = the four edges and the centres of the slice between the blocks go to their places

step-eo-line = Oriented edges and line
step-eo-line-why = every edge is oriented so that quarter turns of the front and the back are no longer needed, and two bottom edges make a line

step-left-block = Left block
step-left-block-why = three edges and two corners make a block to the left of the line, with turns of the left, the right and the top

step-right-block = Right block
step-right-block-why = the same to the right of the line, with turns of the right and the top only, which keep the left block

step-ocll = Orient the corners
step-ocll-why = the top edges are oriented already, so one of seven algorithms orients the corners

layer-first = First layer
layer-first-why = the four bottom corners show one colour below and match at their sides; later steps bring them back

layer-oriented = Orient the last layer
layer-oriented-why = the top corners twist until all four show one colour on top, and the first layer is as before

layer-permuted = Permute the last layer
layer-permuted-why = the top corners swap places without twisting, and the cube is solved
