### The texts of first crosses and of the database of them.

# $name: the face of the cross, and the pair if there is one
# $htm: how many moves it has in HTM
# $qtm: how many moves it has in QTM
# $id: the number of the configuration of the four edges
# $code: the number of the sequence of moves
# $moves: the moves, or a word where there are none
cross-row = { $name }	{ $htm } HTM, { $qtm } QTM	id { $id }	code { $code }	{ $moves }

cross-done = solved

# $face: the letter of the face
# $slot: the slot, named by two faces, such as FR
cross-name = { $face } with { $slot }

cross-at-work = Crosses
cross-none = No position given
cross-none-do = Give INPUT (moves, facelets, a link, a file, or - for stdin), --facelets, --moves or --random. See unfold cross --help.

# $cube: the name of the puzzle that crosses are of
# $puzzle: the name of the puzzle that the log is of
cross-log = Crosses exist only on the { $cube }, but this log is for the { $puzzle }

cross-log-do = Give facelets or moves: use --facelets or --moves, or - for stdin.

# $names: the names that may be given, separated by commas
cross-face-wrong = expected one of: { $names }

# $id: the number that is no id
cross-no-id = No configuration has the id { $id }

cross-no-id-do = An id has one digit in base 24 for each edge, and no two edges can be in the same place. The id of the solved cross is 31200.

# $code: the number that is no code
# $place: which of its digits, counted from the right
cross-code-zero = { $code } is not a move code: digit { $place } from the right, in base 19, is 0

# $code: the number that is no code
# $most: how many moves a code can have
cross-code-long = { $code } is not a move code: it has more than { $most } moves

cross-code-do = Each digit in base 19 is a move, 1 to 18; the first move is the digit on the right.

# $face: the face of the cross
# $htm: how many moves there are in HTM
# $qtm: how many in QTM
# $code: the number of the sequence of moves
# $moves: the moves
cross-decoded = { $face }	{ $htm } HTM, { $qtm } QTM	code { $code }	{ $moves }

# $path: the path of the file
# $count: how many rows the database has
cross-verified =
    { $path }: { $count ->
        [one] the only row is correct
       *[other] all { $count } rows are correct
    }.

# $count: how many faults are not listed
cross-more = and { $count } more

crosses-tip = Show the shortest cross on each face, in HTM first and then in QTM. Click a cross to play it on the net.
crosses-wait = Crosses appear here once the position is valid.

# $face: the letter of the face
# $htm: how many moves it has in HTM
# $qtm: how many moves it has in QTM
# $moves: the moves
crosses-row = { $face }   { $htm } HTM, { $qtm } QTM   { $moves }

# $face: the letter of the face
crosses-solved = { $face }   solved, 0 HTM

# $id: the number of the configuration of the four edges
# $code: the number of the sequence of moves
crosses-row-tip = Click to play. Database row { $id }, code { $code }.

# $count: how many crosses are as short as the shortest
# $face: the letter of the face
crosses-all =
    { $count ->
        [one] The only shortest cross on { $face }
       *[other] All { $count } shortest crosses on { $face }
    }

cross-on-bottom = Cross on the bottom
cross-on-bottom-tip = Begin with a rotation of the cube that brings the face of the cross to the bottom, as most cubers hold it
crosses-done = solved
crosses-face = Face
crosses-moves = Moves
crosses-all-hint = Click a cross to play it and list here all others of the same length.
save-crosses = Save database…
save-crosses-tip = Save a shortest first cross of every configuration as an SQLite database, as unfold cross --db does
save-crosses-group = First crosses
stop-crosses = Stop saving
stop-crosses-tip = Stop saving the database of first crosses and discard what was written
path-crosses = Save first crosses as a database
filter-databases = SQLite databases
crosses-saving = Saving crosses

# $path: the path of the file
news-crosses-saving = Saving the first crosses to { $path }.

# $path: the path of the file
# $count: how many crosses the database holds
news-crosses-saved = Saved all { $count } first crosses to { $path }.

news-crosses-stopped = Saving was stopped; no database was written.
error-crosses = The database could not be saved
pairs = Cross with one pair (XCross)
pairs-tip = Solve the cross together with one pair, the corner and edge of one slot
pairs-wait = Searching…

# $table: the name of the table
# $count: how many faults there are
rows-wrong =
    { $count ->
        [one] { $count } error
       *[other] { $count } errors
    } in the table { $table }

rows-wrong-do = Write the database again with: unfold cross --db FILE --force

# $row: the number of the row
row-no-number = row { $row }: id and moves must be integers

# $id: the number of the configuration
row-no-number-of = id { $id }: moves must be an integer

# $id: the number of the configuration
row-strange = id { $id }: no configuration has this id; remove the row

# $id: the number of the configuration
row-twice = id { $id }: duplicate row

# $id: the number of the configuration
# $code: the number of the sequence of moves
# $expected: the row that is right, in words
row-no-code = id { $id }: { $code } is not a valid move code; expected { $expected }

# $id: the number of the configuration
# $code: the number of the sequence of moves
# $expected: the row that is right, in words
row-unsolved = id { $id }: the moves with code { $code } do not solve the cross; expected { $expected }

# $id: the number of the configuration
# $code: the number of the sequence of moves
# $htm: how many moves it has in HTM
# $qtm: how many moves it has in QTM
# $expected: the row that is right, in words
row-longer = id { $id }: the moves with code { $code } take { $htm } HTM, { $qtm } QTM; expected { $expected }

# $id: the number of the configuration
# $expected: the row that is right, in words
row-missing = id { $id }: row missing; expected { $expected }

# $htm: how many moves it has in HTM
# $qtm: how many moves it has in QTM
# $code: the number of the sequence of moves
row-right = { $htm } HTM, { $qtm } QTM, for example code { $code }

# $reason: the reason, in a few words
database-make = The database could not be created: { $reason }

database-make-do = Close other programs to free memory, then try again. Nothing was changed.
database-in-use = Another program is changing this database, or was killed while changing it
database-in-use-do = Close that program; if it was killed, open the database in it once more. Or use another file. Nothing was changed.
database-foreign = This is not an SQLite database
database-foreign-do = Use a database written by unfold cross --db FILE, or one with the same table.

# $found: how many bytes the file has
# $expected: how many bytes it should have
database-cut =
    The database is incomplete: it has { $found ->
        [one] { $found } byte
       *[other] { $found } bytes
    } instead of { $expected }

# $reason: the reason, in a few words
database-damaged = The database is damaged: { $reason }

database-damaged-do = Use another copy of it, or write it again with: unfold cross --db FILE --force

# $table: the name of the table
database-no-table = The database has no table named { $table }

# $table: the name of the table
# $expected: the names of the columns that it must have, separated by commas
# $found: the names of the columns that it has
database-columns = The table { $table } must have the columns { $expected } of type INTEGER, but has { $found }

# $up: the name of a colour
# $front: the name of a colour
crosses-held = Hold the cube with { $up } on top and { $front } in front.

# $place: the face, and perhaps the pair
crosses-reveal = Show a move of { $place }
