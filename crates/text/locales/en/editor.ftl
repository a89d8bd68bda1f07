### The texts of the net that is painted, and of the puzzles.

cube2 = 2×2×2
cube3 = 3×3×3
tess2 = 2×2×2×2
# $puzzle: the name of the puzzle, such as 3×3×3
puzzle-tip = Switch to the { $puzzle }; each puzzle keeps its own position

tess3 = 3×3×3×3

clear = Clear
clear-tip = Clear all facelets except fixed centres; can be undone
fill-in = Fill in
fill-in-tip = Paint the facelets with only one possible colour, shown faintly with a dot
turn-x = x
turn-x-tip = Rotate the cube: F moves to the top
turn-x-back = x'
turn-x-back-tip = Rotate the cube: F moves to the bottom
turn-y = y
turn-y-tip = Rotate the cube: F moves to the left
turn-y-back = y'
turn-y-back-tip = Rotate the cube: F moves to the right
turn-z = z
turn-z-tip = Rotate the cube: U moves to the right
turn-z-back = z'
turn-z-back-tip = Rotate the cube: U moves to the left
turn-whole = Rotate cube

# $move: the name of the move, such as R2
turn-button = turn { $move }

# $move: the name of the move, such as R2
turn-tip = Make the move { $move } on the cube as shown; can be undone

focus-net = Paint
focus-net-tip = Show the colours, and paint the net by clicks and strokes, or by arrow keys, letters and digits
turn-mode = Turn
turn-mode-tip = Hide the colours; clicks in the 3D view turn the puzzle
copy-facelets = Copy facelets
copy-facelets-tip = Copy the colours of all facelets, one letter each

# $colour: the name of the colour
# $left: how many facelets of this colour are still to be painted
# $key: the key that chooses this colour
palette = { $colour }, { $left } left, key { $key }


# $colour: the name of the colour
# $letter: the letter of the colour
palette-tip = Paint { $colour } ({ $letter }). Click or drag on the net to paint, right-click to clear, middle-click or Alt-click to pick a colour.

any-colour = any colour, key .
any-colour-tip = These stickers do not count: they may end with any colour
eraser = eraser, key 0
eraser-tip = Clear facelets; right-clicking always does this, too
paint-centres = Paint centres too
paint-centres-tip = Paint the centres to match a cube that is held or coloured differently

# $puzzle: the name of the puzzle, such as 3×3×3
# $facelet: the facelet that is chosen, in words
net-name = net of the { $puzzle }, move with the arrow keys, at { $facelet }

# $face: the letter of the face and the number on it
# $colour: its colour, or that it is not painted
# $piece: the piece that it belongs to
facelet = facelet { $face }, { $colour }, of { $piece }

# $face: the letter of the face and the number on it
# $colour: its colour, or that it is not painted
# $piece: the piece that it belongs to
facelet-brief = { $face }, { $colour }, of { $piece }

any-shown = any colour
unpainted = not painted

# $colour: the name of the colour
unpainted-forced = not painted, only { $colour } is possible

# $colours: the colours of the piece
centre-of = centre { $colours }

# $colours: the colours of the piece
edge-of = edge { $colours }

# $colours: the colours of the piece
corner-of = corner { $colours }

# $colours: the colours of the piece
piece-of = piece { $colours }
# $colours: the colours of the piece
two-colour-of = two-colour piece { $colours }
# $colours: the colours of the piece
three-colour-of = three-colour piece { $colours }
# $colours: the colours of the piece
four-colour-of = four-colour piece { $colours }

# $piece: the piece, in words
# $place: the place, in letters
piece-at = { $piece } at place { $place }

how-to-paint = Click or drag to paint. Right-click to clear. Middle-click or Alt-click to pick a colour.
how-to-begin-painting = Your own puzzle: “Paint”
how-to-type = On the net, arrow keys move, letters paint, Delete clears.

# $face: the letter of the face that is up
hold-tip = To read this face, hold it towards you with { $face } on top.

fixed-tip = Centres are fixed; select “Paint centres too” to paint them.

net-keys = On the net
net-arrows = Arrows
net-arrows-do = Move the cursor over the net
net-digits-do = Paint a colour and go on to the next facelet
net-period = Period
net-period-do = Let the facelet have any colour
net-space = Space
net-space-do = Paint with the chosen colour
net-delete-do = Clear the facelet
net-escape = Escape, Tab
net-escape-do = Leave the net

position-field = Facelets or moves
position-hint = UUUUUUUUU… or R U2 F'
position-hint-small = UUUURRRR…, 00002244… or R U2 F'
position-hint-hyper = 33333333… or UF2 RO

possible = This position can be solved.

# $count: how many facelets are not painted
unfinished =
    { $count ->
        [one] { $count } facelet
       *[other] { $count } facelets
    } left to paint.

# $count: how many facelets are not painted
# $forced: how many of them can have one colour only
unfinished-forced =
    { $count ->
        [one] { $count } facelet
       *[other] { $count } facelets
    } left to paint. { $forced ->
        [one] { $forced } has
       *[other] { $forced } have
    } only one possible colour: use Fill in.

# $reason: the reason, in a few words
why-impossible = This position is impossible: { $reason }.

# $puzzle: the name of the puzzle, such as 3×3×3
why-no-solver = There is no solver for the { $puzzle } yet.

why-shown-solved = The puzzle shown is solved. Go to the start of the moves, or step back, to solve from there.
why-optimal = The best solution is proven optimal.
why-all-optimal = All optimal solutions have been found.

why-no-solution = No solution has been found yet.
why-not-forced = No facelet has only one possible colour.

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
played-new-solution = New solution

# $face: the letter of the face
played-cross = Cross on { $face }

# $face: the letter of the face
# $slot: the slot, named by two faces, such as FR
played-pair = XCross on { $face } with pair { $slot }

played-path = Shortest path

# $pace: how long a move takes, with its unit
speed = Playback speed: { $pace }

speed-instant = Instant
speed-fast = Fast
speed-normal = Normal
speed-slow = Slow

view-crosses = Cross
view-graph = Graph
view-graph-tip = Show this position among all 3,674,160: its distance, its neighbours and a shortest path
chart-length-tip = Show how the best length falls and the proven lower bound rises
chart-score = Stickers away from home
chart-score-tip = Show after each move how far the stickers are from their faces (the sticker score): each facelet counts 0 on its own face, 1 on an adjacent face, 2 on the opposite face
score-x = moves played

# $score: the sticker score
score = Stickers away from home: { $score } (0 when solved)

score-tip = Sum over all facelets: 0 on its own face, 1 on an adjacent face, 2 on the opposite face

error-study = The position could not be analysed
method = Method
method-tip = Choose how the puzzle is solved
metric = Metric
metric-tip = Choose how lengths are counted: in HTM any turn of a face is one move, in QTM a half turn is two; in STM any turn of a cell is one
scramble-by = Scramble with
scramble-uniform = random position
scramble-moves = random moves
# $count: how many moves
scramble-turns = { $count } random moves
scramble-by-tip = Choose how to scramble: with a position drawn uniformly from all, or with random moves that never turn a face twice in a row, even with its opposite face in between
focus-field = Type a position
focus-field-tip = Go to the field for facelets or moves

# $count: how many facelets may have any colour
part =
    { $count ->
        [one] { $count } facelet does
       *[other] { $count } facelets do
    } not count. Solve finds the shortest moves for the others.
