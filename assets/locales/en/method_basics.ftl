### The texts of the pages on what the methods rest upon: the cube itself, coordinates and tables, three phases of the hypercube.

title-cube3 = 3×3×3: the cube
title-coordinates = 3×3×3: coordinates and tables
title-three-phases = 2×2×2×2: three phases

# $pieces: how many pieces there are
# $corners: how many corners
# $edges: how many edges
# $centres: how many centres
cube3-pieces = A 3×3×3 shows { $pieces } pieces: { $corners } corners with three colours each, { $edges } edges with two, and { $centres } centres with one. Turning a face moves four corners and four edges to other places. The centres stay where they are, so they say which colour each face gets.

cube3-orientations = In its place a corner can have 3 orientations, each a third of a turn from the next, and an edge 2: right or flipped. But no turn changes one piece alone. The twist of the last corner follows from those of the other seven, the flip of the last edge from those of the other eleven, and two pieces are never swapped unless two others are as well.

# $positions: how many positions there are
# $corner-orders: in how many orders the corners can be
# $twists: in how many ways they can be twisted
# $edge-orders: in how many orders the edges can be
# $flips: in how many ways they can be flipped
cube3-states = So there are { $positions } positions. The corners can be in 1·2·…·8 = { $corner-orders } orders and twisted in 3^7 = { $twists } ways, the edges in 1·2·…·12 = { $edge-orders } orders and flipped in 2^11 = { $flips } ways. Multiply these four numbers, and divide by 2 because the orders of corners and edges are even together or odd together.

# $quarter: how many quarter turns lead back
# $half: how many half turns lead back
# $htm: how many moves are enough in HTM
# $qtm: how many moves are enough in QTM
cube3-turns = Make the same quarter turn { $quarter } times and everything is back; a half turn takes { $half }. Every position can be solved within { $htm } moves when any turn of a face counts as one (HTM), and within { $qtm } when a half turn counts as two (QTM). Both were proven by computer, in 2010 and in 2014; some positions need that many.

# $twist: how many values the twist of the corners has
# $flip: how many values the flip of the edges has
# $slice: how many values the places of the slice edges have
# $corners: how many orders the corners have
# $edges: how many orders the eight edges of U and D have
# $slice-orders: how many orders the slice edges have
coordinates-what = A search does not turn 54 facelets. It describes a position by a few numbers, its coordinates, each 0 when solved. In phase 1 they are the twist of the corners ({ $twist } values, 3^7), the flip of the edges ({ $flip }, 2^11) and the places of the four slice edges ({ $slice }, as many as there are ways to choose 4 of 12 places). In phase 2 they are the orders of the corners ({ $corners }, 1·2·…·8), of the eight edges of U and D ({ $edges }, 1·2·…·8) and of the slice edges ({ $slice-orders }, 1·2·3·4).

# $turns: how many turns there are
# $entries: how many entries the table of the twist has
# $phase-turns: how many turns phase 2 has
move-tables = A move table says what each of the { $turns } turns makes of a coordinate. For the twist it has { $entries } entries, one for each value and turn. It is computed once; from then on a turn costs one look-up for each coordinate. Phase 2 has only { $phase-turns } turns, those that keep what phase 1 reached: all turns of U and D, and half turns of the other faces.

# $twist: how many pairs of twist and slice there are
# $flip: how many pairs of flip and slice there are
# $corners: how many pairs of the order of the corners and that of the slice there are
pruning-tables = A pruning table says how many turns two coordinates together need at least until both are 0. It is filled from the solved cube outwards: the pairs one turn away, then two, until each has its number. Phase 1 has one for twist and slice ({ $twist } pairs) and one for flip and slice ({ $flip }); phase 2 has one for the corners and one for the edges, each with the order of the slice ({ $corners }). Both tables of a phase tell the truth, so the greater number counts: their maximum. Where it is more than the turns that are left, the branch is cut. The large tables, once they are there, know more: the exact length of phase 1, and a third bound for phase 2.

# $two: how many sequences of two turns there are
# $two-kept: how many of them remain
# $five: how many sequences of five turns there are
# $five-kept: how many of them remain
redundant-moves = Redundant moves are left out. A face is not turned twice in a row, for two such turns are one turn or none. Turns of opposite faces can change places, so only one of the two orders is tried. Of the { $two } sequences of two turns { $two-kept } remain, and of the { $five } of five turns { $five-kept }.

three-phases-goals = The program Hypersolve solves the 2×2×2×2 in three phases. Phase 1 orients all pieces along a first axis: of each piece, the sticker of one of two opposite colours comes onto that axis. Phase 2 orients them along a second axis too, and brings every piece to its side of the first one. Phase 3 solves what is left.
three-phases-search = Each phase is found by IDA* with a pruning table of its own: those of phases 1 and 2 reach to some depth, that of phase 3 knows every distance. All phases 1 are gone through, shortest first, and for each all phases 2; the length of phase 3 is looked up. A shorter total becomes the best one, and whatever is as long already is cut. When phase 1 alone is longer than the best solution, that solution is optimal.

# $views: how many views are tried
# $ways: in how many ways the stickers can lie
three-phases-ours = Unfold goes by the same goals another way. It tries { $views } views, each of the four axes as the first one, of the position and of its inverse. One table covers all { $ways } ways in which the stickers of phase 1 can lie. Its first solutions orient along no second axis: once every piece is on its side, the two 2×2×2 cubes at the ends of the axis are solved together.

three-phases-later = Later solutions do use the goal of phase 2, but only as a bound: its table is asked for each of the three other axes, of the position and of its inverse, and the largest of the six answers decides whether a way is followed at all. What passes is searched to the end rather than looked up. And the proof does not go by phases: it searches the whole puzzle, so it does not wait for phase 1 to grow as long as the best solution.

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

picture-pieces = picture: a cube on which a corner, an edge and a centre are pointed out
coordinate-twist = twist
coordinate-flip = flip
coordinate-slice = slice
picture-coordinates = picture: the three coordinates of phase 1, all 0 on the solved cube, and what turns make of them
picture-first-axis = first axis
picture-second-axis = second axis and sides
picture-phases = picture: sets within each other, and a way of three phases through them to the solved puzzle
