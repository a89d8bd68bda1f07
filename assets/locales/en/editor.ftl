### The texts of the net that is painted, and of the puzzles.

cube2 = 2×2×2
cube2-tip = The cube of size two; each puzzle keeps its own position
cube3 = 3×3×3
cube3-tip = The cube of size three; each puzzle keeps its own position
tess2 = 2×2×2×2
tess2-tip = The hypercube of size two; each puzzle keeps its own position

clear = Clear
clear-tip = Take the colours off all facelets but fixed centres; can be undone
fill-in = Fill in
fill-in-tip = Paint what only one colour fits: facelets that show it faintly, with a dot
turn-x = x
turn-x-tip = Hold the whole cube otherwise: F comes to the top
turn-x-back = x'
turn-x-back-tip = Hold the whole cube otherwise: F goes to the bottom
turn-y = y
turn-y-tip = Hold the whole cube otherwise: F goes to the left
turn-y-back = y'
turn-y-back-tip = Hold the whole cube otherwise: F goes to the right
turn-z = z
turn-z-tip = Hold the whole cube otherwise: U tips to the right
turn-z-back = z'
turn-z-back-tip = Hold the whole cube otherwise: U tips to the left
turn-whole = Turn whole cube

# $move: the name of the move, such as R2
turn-button = turn { $move }

# $move: the name of the move, such as R2
turn-tip = Make the move { $move } on the cube as it is shown; can be undone

focus-net = Paint by keys
focus-net-tip = Give the keys to the net: arrows move, digits paint
copy-facelets = Copy facelets
copy-facelets-tip = Copy the colours of all facelets to the clipboard, one letter each

# $colour: the name of the colour
# $left: how many facelets of this colour are still to be painted
# $key: the key that chooses this colour
palette = { $colour }, { $left } left, key { $key }

# $count: how many facelets of this colour are still to be painted
palette-left = { $count } left

# $colour: the name of the colour
# $letter: the letter of the colour
palette-tip = Paint { $colour } ({ $letter }). Clicking or dragging on the net paints, the right button clears, the middle one (or Alt) picks a colour.

eraser = eraser, key 0
eraser-tip = Take colours off; the right button always does
paint-centres = Paint centres too
paint-centres-tip = For a cube that is held or coloured in another way: the centres say which colour belongs to which face

# $puzzle: the name of the puzzle, such as 3×3×3
# $facelet: the facelet that is chosen, in words
net-name = net of the { $puzzle }, arrow keys move, at { $facelet }

# $face: the letter of the face and the number on it
# $colour: its colour, or that it is not painted
# $piece: the piece that it belongs to
facelet = facelet { $face }, { $colour }, of { $piece }

# $face: the letter of the face and the number on it
# $colour: its colour, or that it is not painted
# $piece: the piece that it belongs to
facelet-brief = { $face }, { $colour }, of { $piece }

unpainted = not painted

# $colour: the name of the colour
unpainted-forced = not painted, only { $colour } fits

# $colours: the colours of the piece
centre-of = centre { $colours }

# $colours: the colours of the piece
edge-of = edge { $colours }

# $colours: the colours of the piece
corner-of = corner { $colours }

# $colours: the colours of the piece
piece-of = piece { $colours }

# $piece: the piece, in words
# $place: the number of the place
piece-at = { $piece } at place { $place }

how-to-paint = Click or drag to paint. Right button: clear. Middle button or Alt: pick a colour.
how-to-type = Keys on the net: arrows, 1 to 6, Delete.

# $face: the letter of the face that is up
hold = { $face } up

# $face: the letter of the face that is up
hold-tip = To read this face, hold it toward you with { $face } at the top.

fixed-tip = Centres are fixed; “Paint centres too” frees them.

net-keys = On the net
net-arrows = Arrows
net-arrows-do = Move the cursor over the net
net-digits-do = Paint a colour and go on to the next facelet
net-space = Space
net-space-do = Paint with the brush
net-delete-do = Clear the facelet
net-escape = Escape, Tab
net-escape-do = Leave the net

position-field = Facelets or moves
position-hint = UUUUUUUUU… or R U2 F'
position-hint-small = UUUURRRR…, 00002244… or R U2 F'
position-hint-hyper = 33333333… or UF2 RO

possible = This position can be solved.

# $count: how many facelets are not painted
unfinished = Facelets still to be painted: { $count }.

# $count: how many facelets are not painted
# $forced: how many of them can have one colour only
unfinished-forced =
    Facelets still to be painted: { $count }. Only one colour fits { $forced ->
        [one] { $forced } of them: Fill in paints it
       *[other] { $forced } of them: Fill in paints those
    }.

# $count: how many faults are not listed
more-faults = … and { $count } more; all are outlined.

# $reason: the reason, in a few words
why-impossible = Impossible: { $reason }.

# $puzzle: the name of the puzzle, such as 3×3×3
why-no-solver = There is no solver for the { $puzzle } yet.

why-shown-solved = What is shown is solved; go to the start of the moves, or step back, to solve from there.
why-optimal = The best solution is proven optimal.
why-all-optimal = All optimal solutions are found.

# $puzzle: the name of the puzzle, such as 3×3×3
why-no-log = Logs are MagicCube4D's, which has no { $puzzle }: copy the moves instead.

why-no-solution = There is no solution yet.
why-not-forced = There is no facelet that only one colour fits.

origin-painted = Painted
origin-turned = Turned by hand
origin-typed = Typed
origin-pasted = Pasted
origin-solved = Solved puzzle

purple = purple
yellow = yellow
green = green
orange = orange
red = red
blue = blue
white = white
pink = pink

pause = Pause

# $played: how many moves have been made
# $total: how many moves there are
played = { $played } of { $total }

played-slider = moves played

# $title: what is played, such as the name of a solution
# $move: the name of the move, such as R2
played-next = { $title }: next { $move }

# $title: what is played, such as the name of a solution
played-end = { $title }: at the end

played-solution = Solution

# $face: the letter of the face
played-cross = Cross on { $face }

# $face: the letter of the face
# $slot: the slot, named by two faces, such as FR
played-pair = Cross on { $face } with the pair { $slot }

played-path = Shortest path

# $pace: how long a move takes, with its unit
speed = speed: { $pace }

speed-instant = Instant
speed-fast = Fast
speed-normal = Normal
speed-slow = Slow

view-solutions-tip = The solutions found so far
view-crosses = First cross
view-graph = Graph
view-graph-tip = This position among all 3 674 160: its distance, its neighbours, the shortest path
chart-length-tip = How the best length fell and the proven lower bound rose
chart-score = Sticker score
chart-score-tip = The sticker score along the moves that are played: 0 for a facelet in place, 1 on an adjacent face, 2 on the opposite face
score-x = moves played

# $score: the sticker score
score = Sticker score: { $score } (0 when solved)

score-tip = How far the facelets are from their faces: 0 in place, 1 on an adjacent face, 2 on the opposite face, added up

error-study = What is shown beside the position could not be found out
method = Method
method-tip = How it is solved
metric = Metric
metric-tip = How lengths are counted: in HTM any turn of a face is one move, in QTM a half turn is two; in STM any turn of a cell is one
scramble-by = Scramble by
scramble-uniform = uniform position
scramble-turns = 20 random turns
scramble-by-tip = A position drawn uniformly from all, or random turns: never a face twice, nor a face after its opposite and itself
