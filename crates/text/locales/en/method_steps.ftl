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

steps-only-fmc = Lines of a solution, and ways to the next step, are of fewest moves
steps-only-fmc-do = Use --method fmc with them, or leave them out.

# $asked: the name of the puzzle that was asked for
# $puzzle: the name of the puzzle that the method solves
steps-other-puzzle = The method is for the { $puzzle }, not for the { $asked }
steps-other-puzzle-do = Leave out --puzzle, or choose another --method.

step-cross = Cross
step-cross-why = the four edges of the bottom stand around its centre, each beside the centre of its other colour; everything else is built on them

step-corner = Corner of the bottom
step-corner-why = a corner goes between its two edges of the cross, and the corners that are solved stay where they are

step-middle-edge = Edge of the middle
step-middle-edge-why = an edge without the colour of the top goes down to its side; one that is stuck in the middle is taken out first

step-top-cross = Cross on top
step-top-cross-why = the edges of the top turn until all four show its colour, wherever they belong

step-top-edges = Edges of the top
step-top-edges-why = the edges of the top change places until each stands beside the centre of its other colour

step-top-corners = Corners of the top
step-top-corners-why = three corners of the top go around until each is at its own place, however it is turned

step-top-turns = Turn the corners
step-top-turns-why = each corner of the top is turned where it is; the lower layers look mixed meanwhile, and come back with the last corner

step-pair = Pair
step-pair-why = a corner of the bottom and the edge above it go into their slot together; of the pairs that are left it is the one that needs the fewest moves

step-oll = Orient the last layer
step-oll-why = one algorithm turns every piece of the top so that its face has one colour

step-pll = Permute the last layer
step-pll-why = one algorithm brings every piece of the top to its place without turning it

step-first-block = First block
step-first-block-why = three edges and two corners of the left side make a block at its bottom; nothing later moves it

step-second-block = Second block
step-second-block-why = the same on the right side, with turns of the right, the top and the slice between the blocks, which leave the first one alone

step-cmll = Corners of the last layer
step-cmll-why = one algorithm solves the four corners of the top to each other; the edges between the blocks may lie anyhow

step-six-edges = Orient six edges
step-six-edges-why = the last six edges show the colour of the top or of the bottom on these two faces, so that half turns of the slice are enough for most of the rest

step-side-edges = Left and right edges
step-side-edges-why = the edges of the top at the left and at the right go between their corners

step-last-edges = Last four edges
step-last-edges-why = the four edges and the centres of the slice between the blocks go to their places

step-eo-line = Oriented edges and line
step-eo-line-why = every edge is turned so that no quarter turn of the front or the back is needed any more, and two edges of the bottom make a line

step-left-block = Left block
step-left-block-why = three edges and two corners make a block to the left of the line, with turns of the left, the right and the top

step-right-block = Right block
step-right-block-why = the same to the right of the line, with turns of the right and the top only, which keep the left block

step-ocll = Orient the corners
step-ocll-why = the edges of the top are turned already, so one of seven algorithms turns its corners

layer-first = First layer
layer-first-why = the four corners at the bottom show one colour below and agree at their sides; whatever comes later brings them back

layer-oriented = Orient the last layer
layer-oriented-why = the corners of the top turn until all four show one colour there, and the first layer is as before

layer-permuted = Permute the last layer
layer-permuted-why = the corners of the top change places without turning, and the cube is solved
