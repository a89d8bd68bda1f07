### The texts about moves that are played: what each is in words, what its group is for, what it changes.

moves-none-played = The moves of a log or of a scramble appear here, each with an explanation.
moves-none = The moves of a solution appear here, each with an explanation. Choose Solve to start the search.

played-log = Log moves
played-attempt = Attempt

# $length: how many moves were made
# $metric: how moves are counted: HTM or QTM
# $score: the sticker score where it stopped
attempt-shown = Attempt: { $length } { $metric }, score { $score }


# $seconds: how many seconds
pace = { $seconds } s

pace-at-once = instant
pace-slider = seconds per move
pace-tip = Set how long each move takes, from 3 s (left) to 0.05 s (right)

# $number: the number of the move
# $move: the name of the move, such as R2
move-name = move { $number }: { $move }

# $number: the number of the move
# $move: the name of the move, such as R2
move-current = move { $number }: { $move }, just made

# $number: the number of the move
# $move: the name of the move, such as R2
move-next = move { $number }: { $move }, next

# $move: the name of the move, such as R2
lesson-made = { $move }, just made:

# $move: the name of the move, such as R2
lesson-first = { $move }, the first move:

# $move: the name of the move, such as R2
# $turn: what the move turns, in words
lesson-next = Next { $move }: { $turn }

# $part: the name of a part of the solution
# $number: the number of the move in this part
# $total: how many moves this part has
# $goal: what this part is for
lesson-place = { $part }, move { $number } of { $total }: { $goal }

# $what: what is true, in words
lesson-now = Now { $what }.

# $what: what becomes true, in words
lesson-will = After this move, { $what }.

# $what: what is no longer true, in words
lesson-broke = No longer true: { $what }.

# $moves: how many moves at the end of the solution
lesson-frame =
    { $moves ->
        [one] In this group, “solved” means ready for the last move.
       *[other] In this group, “solved” means ready for the last { $moves } moves.
    }

lesson-backwards = The solver found this solution backwards, by solving the inverse position.

# $what: what is counted
# $before: how many there were
# $after: how many there are
# $total: how many there can be
tally = { $what }: { $before } › { $after } of { $total }

# $what: what is counted
# $after: how many there are
# $total: how many there can be
tally-same = { $what }: { $after } of { $total }

# $what: what is counted
# $before: how many there were
# $after: how many there are
tally-open = { $what }: { $before } › { $after }

# $what: what is counted
# $after: how many there are
tally-open-same = { $what }: { $after }

# $axis: two opposite faces, such as "U and D"
corners-oriented = corners oriented relative to { $axis }

# $axis: two opposite faces, such as "U and D"
corners-oriented-all = all corners are oriented relative to { $axis }

# $axis: two opposite faces, such as "U and D"
edges-oriented = edges oriented relative to { $axis }

# $axis: two opposite faces, such as "U and D"
edges-oriented-all = all edges are oriented relative to { $axis }

# $axis: two opposite faces, such as "U and D"
slice-edges = slice edges between { $axis }

# $axis: two opposite faces, such as "U and D"
slice-edges-all = all four slice edges are between { $axis }

corners-home = corners in place
corners-home-all = all corners are in place
edges-home = edges in place
edges-home-all = all edges are in place

# $face: the letter of the face
cross-edges = cross edges in place on { $face }

# $face: the letter of the face
cross-edges-all = the cross on { $face } is complete

# $slot: the slot, named by two faces, such as FR
pair-pieces = pieces in place in the pair { $slot }

# $slot: the slot, named by two faces, such as FR
pair-pieces-all = the pair { $slot } is complete

score-of = stickers away from home
corners-together = corners that match each other
corners-together-all = all corners match each other

# $metric: how moves are counted: HTM, QTM or STM
distance-left = distance to solved in { $metric }

# $colours: two colours, such as "U or D"
on-axis = { $colours } stickers on their axis

# $colours: two colours, such as "U or D"
on-axis-all = every { $colours } sticker is on its axis

# $cells: two cells, such as "U and D"
on-side = pieces on their side ({ $cells })

# $cells: two cells, such as "U and D"
on-side-all = every piece is on its side ({ $cells })

# $cells: two cells, such as "U and D"
in-layer = pieces in their layer ({ $cells })

# $cells: two cells, such as "U and D"
in-layer-all = every piece is in its layer ({ $cells })

pieces-together = pieces that match each other
pieces-together-all = all pieces match each other
misplaced = misplaced stickers
solved-all = the puzzle is solved

# $first: a letter or a name
# $second: another one
pair-of = { $first } or { $second }

# $first: a letter or a name, or several of them with commas
# $second: another one
between = { $first } and { $second }

chart-along = Progress by move
chart-along-tip = Plot how far from solved each position is; click the plot to go to a move
along-none = The plot appears here when a solution is found and its tables are loaded.

# $axis: what the plot shows
# $number: how many moves have been made
# $total: how many moves there are
# $value: what the plot shows at this move
along-name =
    plot of progress by move, { $axis }: { $value } after { $number } of { $total ->
        [one] { $total } move
       *[other] { $total } moves
    }

along-bound = Lower bound
along-bound-tip = Plot the lower bound from the small tables; the exact distance can be greater

# $metric: how moves are counted: HTM, QTM or STM
along-bound-axis = lower bound in { $metric }

along-distance = Exact distance
along-distance-tip = Plot the exact distance to the solved puzzle after each move
along-misplaced = Misplaced stickers
along-misplaced-tip = Plot how many stickers do not match the rest, when the puzzle is held so that most match

part-whole = All moves
part-solve = Solve
part-target = Reach the target

# $face: the letter of the face
part-cross = Cross on { $face }

# $face: the letter of the face
# $slot: the slot, named by two faces, such as FR
part-pair = XCross on { $face } with pair { $slot }

# $number: the number of the phase
part-phase = Phase { $number }

part-orientation = Orientation
part-permutation = Permutation
part-orient = Orient
part-place = Place
part-start = Start
part-prepare = Prepare
part-separate = Separate
part-change-sides = Change sides
part-finish = Finish

# $part: the name of a part of the solution
# $length: how many moves it has
# $metric: how moves are counted: HTM, QTM or STM
# $goal: what this part is for
part-heading = { $part } ({ $length } { $metric }): { $goal }

do-whole = solve the puzzle directly, without phases
do-moves = play the moves as they were made
do-path = take the shortest way to the target
do-cross = bring the four edges of the face into place in the fewest moves
do-pair = bring the four edges, one corner and the edge beside it into place

# $faces: letters of faces, such as "U and D"
do-subgroup = orient every piece, so that half turns of { $faces } are enough from then on

# $faces: letters of faces, such as "U and D"
do-subgroup-premoves = orient every piece, so that half turns of { $faces } are enough until the premoves

do-free = solve the cube with moves of all faces
do-orientation = turn every corner and edge the right way round and bring the slice edges into their slice

# $faces: letters of faces, such as "U and D"
do-permutation = put every piece in its place with moves of { $faces } and half turns of the other faces

# $faces: letters of faces, such as "U and D"
do-within = put every piece in its place with moves of { $faces } and half turns of the other faces

# $faces: letters of faces, such as "U and D"
do-within-premoves = put every piece where the premoves need it, with moves of { $faces } and half turns of the other faces

# $faces: letters of faces, such as "U and D"
do-within-first = put every piece where the last moves need it, with moves of { $faces } and half turns of the other faces

do-premoves-first = make the premoves, which the solver chose before its search
do-premoves-last = solve the cube with the premoves, which the solver chose before its search

# $colours: two colours, such as "U or D"
do-axis = bring the { $colours } sticker of every piece onto one axis

do-axis-last = solve the puzzle with moves of all cells

# $cells: two cells, such as "U and D"
do-side = bring every piece to its side of that axis (cells { $cells })

# $cells: two cells, such as "U and D"
do-side-back = bring pieces to the side where the last moves need them; the stickers on cells { $cells } stay on these cells

do-cubes = solve the 2×2×2 cubes at the two ends of the axis together
do-cubes-first = prepare the 2×2×2 cubes at the two ends of an axis for the moves that follow
do-cubes-oriented = orient the pieces of the three 3×3×3 cubes formed by the layers across the axis, so that few quarter turns are needed afterwards
do-cubes-oriented-back = turn the three 3×3×3 cubes so that the pieces are ready to change layers
do-three-cubes = solve these three cubes together
do-three-cubes-first = prepare the three 3×3×3 cubes formed by the layers across an axis for the moves that follow
do-suffix = make the last moves, which the solver chose before its search
do-suffix-first = make the first moves, which the solver chose before its search

face-upper = upper
face-right = right
face-front = front
face-lower = lower
face-left = left
face-back = back
quarter-clockwise = 90° clockwise
quarter-counter = 90° anticlockwise
half = 180°

# $face: the letter of the face
# $amount: how far it is turned, in words
turn-face = turn the { $face } face { $amount }

# $face: the letter of the face
# $amount: how far it is turned, in words
turn-wide = turn the { $face } face and the layer behind it { $amount }

# $first: the letter of a face
# $second: the letter of the opposite face
# $amount: how far it is turned, in words
# $face: the letter of the face from which it is seen
turn-slice = turn the layer between { $first } and { $second } { $amount }, seen from the { $face } face

# $face: the letter of the face from which it is seen
# $amount: how far it is turned, in words
turn-cube = rotate the whole cube { $amount }, seen from the { $face } face

# $cell: the letter of the cell
cell-turned = turn cell { $cell }

# $cell: the letter of the cell
layer-behind-turned = turn the layer behind cell { $cell }

# $cell: the letter of the cell
layers-two-turned = turn cell { $cell }, and the layer behind with it,

# $cell: the letter of the cell
# $opposite: the letter of the opposite cell
layers-outer-turned = turn cell { $cell }, and the opposite cell { $opposite } with it,

# $cell: the letter of the cell
hypercube-turned = rotate the whole hypercube, seen from cell { $cell },

# $what: what is turned, in words
# $face: the letter of the cell that the face lies towards
# $from: the letter of a direction
# $to: the letter of the direction that it goes to
cell-quarter = { $what } 90° about its face towards { $face }; { $from } goes to { $to }

# $what: what is turned, in words
# $face: the letter of the cell that the face lies towards
cell-half = { $what } 180° about its face towards { $face }

# $what: what is turned, in words
# $first: the letter of a cell
# $second: the letter of another cell
cell-edge = { $what } 180° about its edge towards { $first } and { $second }

# $what: what is turned, in words
# $first: the letter of a cell
# $second: the letter of another cell
# $third: the letter of a third cell
# $from: the letter of a direction
# $to: the letter of the direction that it goes to
cell-corner = { $what } 120° about its corner towards { $first }, { $second } and { $third }; { $from } goes to { $to }

# $part: the name of the group
# $length: how many moves it has
# $metric: how moves are counted: HTM, QTM or STM
part-heading-short = { $part } ({ $length } { $metric })
