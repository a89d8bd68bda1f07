### The texts about moves that are played: what each is in words, what its phase is for, what it changes.

view-moves = Moves
view-moves-tip = The moves that are played, in their phases, and what each of them does
moves-none = The moves of a solution appear here, with what each of them does. Solve starts the search.

# $title: the name of the solution or scramble
# $length: how many moves it has
# $metric: how moves are counted: HTM, QTM or STM
moves-of = { $title } ({ $length } { $metric })

played-log = Moves of the log
play-log = Play the log
play-log-tip = Play the moves of the log after its scramble mark, from the position at the mark
speed-custom = Custom

# $seconds: how many seconds
pace = { $seconds } s

pace-at-once = at once
pace-slider = seconds a move
pace-tip = How long a move takes, from 3 s at the left to 0.05 s at the right; also while it plays

# $number: the number of the move
# $move: the name of the move, such as R2
move-name = move { $number }: { $move }

# $number: the number of the move
# $move: the name of the move, such as R2
move-current = move { $number }: { $move }, made last

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
lesson-now = Now true: { $what }.

# $what: what becomes true, in words
lesson-will = It makes true: { $what }.

# $what: what is no longer true, in words
lesson-broke = No longer: { $what }.

# $moves: the moves
lesson-frame = Home here is where the last moves ({ $moves }) take a piece home from.

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
corners-oriented = corners oriented to { $axis }

# $axis: two opposite faces, such as "U and D"
corners-oriented-all = all corners are oriented to { $axis }

# $axis: two opposite faces, such as "U and D"
edges-oriented = edges oriented to { $axis }

# $axis: two opposite faces, such as "U and D"
edges-oriented-all = all edges are oriented to { $axis }

# $axis: two opposite faces, such as "U and D"
slice-edges = slice edges in the slice between { $axis }

# $axis: two opposite faces, such as "U and D"
slice-edges-all = the four slice edges are in the slice between { $axis }

corners-home = corners home
corners-home-all = all corners are home
edges-home = edges home
edges-home-all = all edges are home

# $face: the letter of the face
cross-edges = edges of the cross on { $face }

# $face: the letter of the face
cross-edges-all = the cross on { $face } is done

# $slot: the slot, named by two faces, such as FR
pair-pieces = pieces of the pair { $slot }

# $slot: the slot, named by two faces, such as FR
pair-pieces-all = the pair { $slot } is home

score-of = sticker score
corners-together = corners right relative to each other
corners-together-all = all corners are right relative to each other

# $metric: how moves are counted: HTM, QTM or STM
distance-left = distance left in { $metric }

# $colours: two colours, such as "U or D"
on-axis = stickers { $colours } on their axis

# $colours: two colours, such as "U or D"
on-axis-all = every piece has its sticker { $colours } on their axis

# $cells: two cells, such as "U and D"
on-side = pieces on their side, { $cells }

# $cells: two cells, such as "U and D"
on-side-all = every piece is on its side, { $cells }

pieces-together = pieces right relative to each other
pieces-together-all = all pieces are right relative to each other
misplaced = misplaced stickers
solved-all = the puzzle is solved
solved-frame = only the last moves are left

# $first: a letter or a name
# $second: another one
pair-of = { $first } or { $second }

# $first: a letter or a name
# $second: another one
between = { $first } and { $second }

chart-along = Along the moves
chart-along-tip = How far from solved the position is before and after each move; a click goes there
along-none = It is drawn along a solution, once there is one and its tables are in memory.

# $axis: what the plot shows
# $number: how many moves have been made
# $total: how many moves there are
# $value: what the plot shows at this move
along-name =
    plot along the moves: { $axis }; after { $number } of { $total ->
        [one] { $total } move
       *[other] { $total } moves
    } it is { $value }

along-bound = Lower bound
along-bound-tip = How many moves are needed at least, by the small tables in memory; the distance itself may be more

# $metric: how moves are counted: HTM, QTM or STM
along-bound-axis = lower bound in { $metric }

along-distance = Exact distance
along-distance-tip = The exact distance that is left after each move
along-misplaced = Misplaced stickers
along-misplaced-tip = Facelets that are not right relative to each other, held the way in which most are

part-whole = All moves

# $face: the letter of the face
part-cross = Cross on { $face }

# $face: the letter of the face
# $slot: the slot, named by two faces, such as FR
part-pair = Cross on { $face } with the pair { $slot }

# $number: the number of the phase
part-phase = Phase { $number }

part-orientation = Orientation
part-permutation = Permutation
part-premoves = Premoves
part-suffix = Suffix

# $part: the name of a part of the solution
# $length: how many moves it has
# $metric: how moves are counted: HTM, QTM or STM
# $goal: what this part is for
part-heading = { $part } ({ $length } { $metric }): { $goal }

do-whole = straight home, without phases
do-moves = as they were turned
do-path = the shortest way to the target
do-cross = the four edges of the face home, nothing shorter does it
do-pair = the four edges, a corner and the edge beside it home

# $faces: letters of faces, such as "U and D"
do-subgroup = then half turns of { $faces } are enough

# $faces: letters of faces, such as "U and D"
do-subgroup-premoves = then half turns of { $faces } are enough, but for the premoves

do-free = home with turns of all faces
do-orientation = corners and edges turned the right way, slice edges into their slice

# $faces: letters of faces, such as "U and D"
do-permutation = every piece to its place, with { $faces } and half turns of the rest

# $faces: letters of faces, such as "U and D"
do-within = home with { $faces } and half turns of the rest

# $faces: letters of faces, such as "U and D"
do-within-premoves = { $faces } and half turns of the rest, until the premoves are left

# $faces: letters of faces, such as "U and D"
do-within-first = before phase 1, as it was found backwards: { $faces } and half turns of the rest

do-premoves-first = first, as the solution was found backwards
do-premoves-last = chosen before phase 1, made at the end

# $colours: two colours, such as "U or D"
do-axis = every piece's sticker { $colours } onto one axis

do-axis-last = last, as it was found backwards: home with moves of all cells

# $cells: two cells, such as "U and D"
do-side = every piece onto its side of that axis: cells { $cells }

# $colours: two colours, such as "U or D"
do-side-back = found backwards: stickers { $colours } stay on their axis, pieces change sides

do-cubes = two coupled 2×2×2 cubes go home together
do-cubes-first = first, as it was found backwards: moves of two coupled 2×2×2 cubes
do-suffix = chosen before phase 1, made at the end
do-suffix-first = first, as the solution was found backwards

face-upper = upper
face-right = right
face-front = front
face-lower = lower
face-left = left
face-back = back
quarter-clockwise = a quarter clockwise
quarter-counter = a quarter counter-clockwise
half = by half

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
turn-cube = turn the whole cube { $amount }, seen from the { $face } face

# $cell: the letter of the cell
cell-turned = turn cell { $cell }

# $cell: the letter of the cell
hypercube-turned = turn the whole hypercube, seen from cell { $cell },

# $what: what is turned, in words
# $face: the letter of the cell that the face lies towards
# $from: the letter of a direction
# $to: the letter of the direction that it goes to
cell-quarter = { $what } a quarter about its face towards { $face }; what lies towards { $from } goes to { $to }

# $what: what is turned, in words
# $face: the letter of the cell that the face lies towards
cell-half = { $what } by half about its face towards { $face }

# $what: what is turned, in words
# $first: the letter of a cell
# $second: the letter of another cell
cell-edge = { $what } by half about its edge towards { $first } and { $second }

# $what: what is turned, in words
# $first: the letter of a cell
# $second: the letter of another cell
# $third: the letter of a third cell
# $from: the letter of a direction
# $to: the letter of the direction that it goes to
cell-corner = { $what } by a third about its corner towards { $first }, { $second } and { $third }; { $from } goes to { $to }
