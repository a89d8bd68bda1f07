### The texts of the page of coordinates, and of the command that prints them.

coordinates = Coordinates
coordinates-tip = Show the arrays and coordinates of the position shown, and look values up in the move tables
coordinates-title = Coordinates
# $puzzles: the names of puzzles, with commas
why-no-coordinates = Only these puzzles are solved by such coordinates: { $puzzles }.
coordinates-wait = The arrays and coordinates appear here once the position is valid.
# $puzzles: the names of puzzles, with commas
coordinates-other = Only these puzzles have such coordinates: { $puzzles }. Switch to one of them to see its own.

arrays = Arrays
arrays-tip = Show for each place the number of the piece there, or its orientation
array-place = Place
array-piece = Piece
array-cp = which corner is at each place
array-co = how the corner at each place is twisted, 0 to 2
array-ep = which edge is at each place
array-eo = whether the edge at each place is flipped, 0 or 1

# $place: the letters of the place, such as URF
# $piece: the letters of the piece, such as DLF
# $value: the number of the piece
array-piece-tip = At { $place }: { $piece }, number { $value }

# $place: the letters of the place, such as URF
# $value: how the piece there is turned: 0, 1 or 2
array-turn-tip = At { $place }: { $value }

coordinate-column = Coordinate
coordinate-value = Value
coordinate-range = Range

# $most: the greatest value
coordinate-range-of = 0 to { $most }

# $before: the value before the last move, or a dash
coordinate-before = before: { $before }

meaning-corners = permutation of the corners
meaning-corners-cube2 = permutation of the seven corners other than DBL
meaning-twist = twist of the corners
meaning-flip = flip of the edges
meaning-slice = places of the four edges between U and D
meaning-slice-sorted = places and order of the four edges between U and D, below 24 in phase 2
meaning-ud-edges = permutation of the eight edges of U and D, in phase 2 only

look-up = Look up in a move table
look-up-tip = The move table holds the value of a coordinate after each move
look-up-coordinate = Move table of
look-up-value = Value
look-up-value-tip = Enter the value to look up. Leave the field empty for the value of the position shown.
look-up-move = Move

# $name: the name of the coordinate
# $value: its value before the move
# $move: the name of the move, such as R2
# $after: its value after the move
look-up-result = { $name } { $value } after { $move }: { $after }

# $name: the name of the coordinate
# $size: how many values it has
coordinate-too-large = { $name } must be less than { $size }

# $most: the greatest value
coordinate-too-large-do = Give a number from 0 to { $most }.

# $typed: what was typed
coordinate-no-number = { $typed } is not a number

# $name: the name of the coordinate
# $move: the name of the move, such as R2
coordinate-no-move = The move table of { $name } does not have the move { $move }

# $moves: the moves that it has
coordinate-no-move-do = Choose one of these: { $moves }.

# $name: the name of the coordinate
coordinate-undefined = This position has no value for { $name }
coordinate-undefined-do = It exists only once the four slice edges are between U and D. Give a value.

coordinates-none = No position given
coordinates-none-do = Give INPUT (moves, facelets, a link, a file, or - for stdin), --facelets, --moves or --random, or --look-up with --value. See unfold coordinates --help.

# $puzzle: the name of the puzzle
coordinates-of-other = The { $puzzle } has no such coordinates
# $puzzles: the names of puzzles, with commas
coordinates-of-other-do = Give a position of one of these puzzles: { $puzzles }.

# $puzzle: the name of the puzzle
# $name: what was given
coordinate-unknown = The { $puzzle } has no coordinate { $name }

# $names: the names that it has
coordinate-unknown-do = Give one of these: { $names }.

coordinate-one-move = A move table can be looked up for one move only
coordinate-one-move-do = Give a single move, such as R2.
