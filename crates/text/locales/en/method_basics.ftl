### The texts of the pages on what the methods rest upon: the cube itself, coordinates and tables, three phases of the hypercube.

title-cube3 = 3×3×3: the cube
title-coordinates = 3×3×3: coordinates and tables
title-three-phases = 2×2×2×2: three phases

# $pieces: how many pieces there are
# $corners: how many corners
# $edges: how many edges
# $centres: how many centres
cube3-pieces = A 3×3×3 has { $pieces } pieces: { $corners } corners with three colours each, { $edges } edges with two, and { $centres } centres with one. Turning a face moves four corners and four edges. The centres stay where they are, so they show the colour of each face.

cube3-orientations = In its place a corner can have 3 orientations, each a third of a turn from the next, and an edge can have 2: right or flipped. No move changes one piece alone. The orientation of the last corner follows from those of the other seven, and that of the last edge from those of the other eleven. Two pieces are never swapped unless two others are swapped too.

# $positions: how many positions there are
# $corner-orders: in how many orders the corners can be
# $twists: in how many ways they can be twisted
# $edge-orders: in how many orders the edges can be
# $flips: in how many ways they can be flipped
cube3-states = This makes { $positions } positions. The corners have 1·2·…·8 = { $corner-orders } permutations and 3^7 = { $twists } orientations, the edges 1·2·…·12 = { $edge-orders } permutations and 2^11 = { $flips } orientations. Multiply these four numbers, then divide by 2, because the permutations of corners and edges are either both even or both odd.

# $quarter: how many quarter turns lead back
# $half: how many half turns lead back
# $htm: how many moves are enough in HTM
# $qtm: how many moves are enough in QTM
cube3-turns = Make the same quarter turn { $quarter } times, or the same half turn { $half } times, and every piece is back. Every position can be solved in at most { $htm } moves when each move of a face counts as one (HTM), and in { $qtm } when a half turn counts as two (QTM). Both were proven by computer, in 2010 and in 2014; some positions need that many.

# $twist: how many values the twist of the corners has
# $flip: how many values the flip of the edges has
# $slice: how many values the places of the slice edges have
# $corners: how many orders the corners have
# $edges: how many orders the eight edges of U and D have
# $slice-orders: how many orders the slice edges have
coordinates-what = A search does not turn 54 facelets. It describes a position by a few numbers, its coordinates, each of which is 0 when solved. In phase 1 they are the twist of the corners ({ $twist } values, 3^7), the flip of the edges ({ $flip }, 2^11) and the places of the four slice edges ({ $slice }, the ways to choose 4 of 12 places). In phase 2 they are the permutations of the corners ({ $corners }, 1·2·…·8), of the eight edges of U and D ({ $edges }, 1·2·…·8) and of the slice edges ({ $slice-orders }, 1·2·3·4).

# $turns: how many turns there are
# $entries: how many entries the table of the twist has
# $phase-turns: how many turns phase 2 has
move-tables = A move table stores how each of the { $turns } moves changes a coordinate. For the twist it has { $entries } entries, one for each value and move. It is computed once; from then on, a move costs one look-up per coordinate. Phase 2 has only { $phase-turns } moves, which preserve what phase 1 reached: all moves of U and D, and half turns of the other faces.

# $twist: how many pairs of twist and slice there are
# $flip: how many pairs of flip and slice there are
# $corners: how many pairs of the order of the corners and that of the slice there are
pruning-tables = A pruning table stores the least number of moves that bring two coordinates to 0 together. It is filled from the solved cube outwards: the pairs one move away, then two, until every pair has its number. Phase 1 has one table for twist and slice ({ $twist } pairs) and one for flip and slice ({ $flip }). Phase 2 has one for the corners and one for the edges, each with the permutation of the slice ({ $corners }). Both values are lower bounds, so the larger one counts. When it is more than the moves left, the branch is cut. The large tables, once loaded, know more: the exact length of phase 1, and a third bound for phase 2.

# $two: how many sequences of two turns there are
# $two-kept: how many of them remain
# $five: how many sequences of five turns there are
# $five-kept: how many of them remain
redundant-moves = The search leaves out redundant moves. It never turns a face twice in a row, because two such moves equal one move or none. Moves of opposite faces commute, so only one order is tried. Of the { $two } sequences of two moves, { $two-kept } remain; of the { $five } of five moves, { $five-kept }.

three-phases-goals = The program Hypersolve solves the 2×2×2×2 in three phases. Phase 1 orients all pieces along a first axis: it takes two opposite colours and brings the sticker of these colours on each piece onto that axis. Phase 2 orients them along a second axis too, and brings every piece to its side of the first one. Phase 3 solves the rest.
three-phases-search = Each phase uses IDA* with its own pruning table. The tables of phases 1 and 2 reach a certain depth; that of phase 3 knows every distance. The program tries all first phases, shortest first, and for each of them all second phases; it looks up the length of the third. A shorter total becomes the best so far, and anything already that long is cut. When phase 1 alone is longer than the best solution, that solution is optimal.

# $views: how many views are tried
# $ways: in how many ways the stickers can lie
three-phases-ours = Unfold pursues the same goals in another way. It tries { $views } views: the position and its inverse, each with one of the four axes first. One table covers all { $ways } arrangements of the stickers of phase 1. Its first solutions do not orient along a second axis: once every piece is on its side, the two 2×2×2 cubes at the ends of the axis are solved together.

# $ways: in how many ways the stickers can lie
# $turns: how many moves there are
# $halves: in how many ways the stickers of a half can lie
# $rotations: how many rotations a half has
three-phases-pieces = Phase 1 works on the pieces, not on coordinates. On the 3×3×3, each coordinate of phase 1 changes by itself: the next twist follows from the twist and the move alone, whatever the edges do, so a small move table serves each. Here all sixteen pieces are of one kind. A move carries half of them to other places and turns their stickers to other axes, so no part of the sixteen can be tracked without the rest, and one move table for all { $ways } arrangements and { $turns } moves would be far too large. Unfold therefore stores the axis of the sticker on each of the sixteen pieces. For a move it splits them into the half that turns and the half that stays. A half has only { $halves } arrangements, and a table stores the effect of each of its { $rotations } rotations on them. For a move of another axis, the pieces are split anew.

three-phases-later = Later solutions use the goal of phase 2, but only as a bound. The search looks up each of the three other axes, for the position and its inverse, and the largest of the six values decides whether it follows a path. Paths that pass are searched to the end, not looked up. The proof does not use phases: it searches the whole puzzle, so it need not wait until phase 1 is as long as the best solution.

# $count: how many corners
picture-corner =
    { $count ->
        [one] { $count } corner
       *[other] { $count } corners
    }

# $count: how many edges
picture-edges =
    { $count ->
        [one] { $count } edge
       *[other] { $count } edges
    }

# $count: how many centres
picture-centre =
    { $count ->
        [one] { $count } centre
       *[other] { $count } centres
    }

picture-pieces = picture: a cube with a corner, an edge and a centre labelled
coordinate-twist = twist
coordinate-flip = flip
coordinate-slice = slice
picture-coordinates = picture: the three coordinates of phase 1, all 0 on the solved cube, and how moves change them
picture-first-axis = first axis
picture-second-axis = second axis and sides
picture-phases = picture: nested sets, and a path of three phases through them to the solved puzzle
