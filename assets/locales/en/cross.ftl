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
cross-none = No state is given to look at
cross-none-do = Give facelets or moves (INPUT - for stdin, --facelets, --moves) or --random; see unfold cross --help.

# $cube: the name of the puzzle that crosses are of
# $puzzle: the name of the puzzle that the log is of
cross-log = Crosses are of the { $cube }, and a log is of the { $puzzle }

cross-log-do = Give facelets or moves, with --facelets, --moves, or - for stdin.

# $names: the names that may be given, separated by commas
cross-face-wrong = use one of: { $names }

# $path: the path of the file
# $count: how many rows the database has
cross-verified =
    { $path }: { $count ->
        [one] the one row is right
       *[other] all { $count } rows are right
    }.

# $count: how many faults are not listed
cross-more = and { $count } more

crosses-tip = For each face the shortest way to solve its four edges, in HTM and among those in QTM. A click plays it on the net.
crosses-wait = The crosses of a position appear once it is possible.

# $face: the letter of the face
# $htm: how many moves it has in HTM
# $qtm: how many moves it has in QTM
# $moves: the moves
crosses-row = { $face }   { $htm } HTM, { $qtm } QTM   { $moves }

# $face: the letter of the face
crosses-solved = { $face }   solved, 0 HTM

# $id: the number of the configuration of the four edges
# $code: the number of the sequence of moves
crosses-row-tip = Configuration { $id }, moves as a code { $code }, as in the table first_cross: those of the face U after the whole cube was turned. Click to play.

# $count: how many crosses are as short as the shortest
# $face: the letter of the face
crosses-all = All { $count } as short on { $face }

crosses-all-hint = Click a cross to play it; every other one as short is then listed here.
save-crosses = Save database…
save-crosses-tip = Save the shortest first cross of every configuration as an SQLite database, as the command cross --db does
save-crosses-group = First crosses
stop-crosses = Stop database
stop-crosses-tip = Stop writing the database of first crosses; no part of it is kept
path-crosses = Save the first crosses as a database
filter-databases = SQLite databases
crosses-saving = Database of crosses

# $path: the path of the file
news-crosses-saving = Writing the first crosses to { $path }.

# $path: the path of the file
# $count: how many crosses the database holds
news-crosses-saved = The database { $path } holds all { $count } first crosses.

news-crosses-stopped = The database was not written: you stopped it.
error-crosses = The database was not written
pairs = Cross and one pair
pairs-tip = The cross together with the corner and the edge of one slot
pairs-wait = Searching.

# $table: the name of the table
# $count: how many faults there are
rows-wrong = Faults in the table { $table }: { $count }

rows-wrong-do = Write it anew with: unfold cross --db FILE --force

# $row: the number of the row
row-no-number = row { $row }: id and moves must be whole numbers

# $id: the number of the configuration
row-no-number-of = id { $id }: moves must be a whole number

# $id: the number of the configuration
row-strange = id { $id }: no four edges have this number; such a row must not be there

# $id: the number of the configuration
row-twice = id { $id }: this row is there twice

# $id: the number of the configuration
# $code: the number of the sequence of moves
# $expected: the row that is right, in words
row-no-code = id { $id }: { $code } is the code of no moves; expected { $expected }

# $id: the number of the configuration
# $code: the number of the sequence of moves
# $expected: the row that is right, in words
row-unsolved = id { $id }: the moves of { $code } do not solve the cross; expected { $expected }

# $id: the number of the configuration
# $code: the number of the sequence of moves
# $htm: how many moves it has in HTM
# $qtm: how many moves it has in QTM
# $expected: the row that is right, in words
row-longer = id { $id }: the moves of { $code } are { $htm } HTM, { $qtm } QTM; expected { $expected }

# $id: the number of the configuration
# $expected: the row that is right, in words
row-missing = id { $id }: there is no such row; expected { $expected }

# $htm: how many moves it has in HTM
# $qtm: how many moves it has in QTM
# $code: the number of the sequence of moves
row-right = { $htm } HTM, { $qtm } QTM, such as { $code }

# $reason: the reason, in a few words
database-make = The database could not be made: { $reason }

database-make-do = Close other programs to make room in memory, and try again. Nothing was changed.
database-in-use = Another program is changing this database, or was killed while it did
database-in-use-do = Close that program, or open the database with it once more; or give another file. Nothing was changed.
database-foreign = This is no SQLite database
database-foreign-do = Give a database that was written with: unfold cross --db FILE, or another of the same form.

# $found: how many bytes the file has
# $expected: how many bytes it should have
database-cut =
    The database is cut: it has { $found ->
        [one] { $found } byte
       *[other] { $found } bytes
    } of { $expected }

# $reason: the reason, in a few words
database-damaged = The database is damaged: { $reason }

database-damaged-do = Take another copy of it, or write it anew with: unfold cross --db FILE --force

# $table: the name of the table
database-no-table = The database has no table { $table }

# $table: the name of the table
# $expected: the names of the columns that it must have, separated by commas
# $found: the names of the columns that it has
database-columns = The table { $table } must have the columns { $expected } of type INTEGER, and has { $found }
