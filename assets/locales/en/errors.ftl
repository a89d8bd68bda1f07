### What can go wrong with positions, tables, files and the window: what, and what to do.

# $metric: how moves are counted: HTM, QTM or STM
solve-metric = This method does not count lengths in { $metric }

solve-metric-do = Choose another metric or another method.

# $line: the number of the line
# $column: the number of the column
at = line { $line }, column { $column }

# $line: the number of the line
at-line = line { $line }

# $place: the number of the place
at-place = place { $place }

# $number: the number of the sticker
at-sticker = sticker { $number }

# $number: the number of the facelet
at-facelet = facelet { $number }

# $list: the beginning of a list
# $next: what comes next in it
list = { $list }, { $next }

# $letter: the letter of a colour
# $name: the name of the colour
letter-and-name = { $letter } ({ $name })

# $what: what went wrong, without a full stop
# $place: where it went wrong: a line, a piece or a file
# $advice: what to do about it, one or more sentences
line-of-fault = { $what } ({ $place }). { $advice }

# $what: what went wrong, without a full stop
# $advice: what to do about it, one or more sentences
line-of-fault-nowhere = { $what }. { $advice }

# $found: how many colours there are
# $expected: how many there must be
state-count =
    { $found ->
        [one] There is { $found } colour
       *[other] There are { $found } colours
    }, and there must be { $expected }

state-count-do = Give exactly one colour for each place.

# $colour: the number of the colour that was given
state-colour = There is no colour { $colour }

# $last: the greatest number of a colour
state-colour-do = Use the colours 0 to { $last }.

# $colour: the name of the colour
# $found: how many times it is there
# $expected: how many times it must be there
state-colours =
    Colour { $colour } is there { $found ->
        [one] { $found } time
       *[other] { $found } times
    }, and must be there { $expected ->
        [one] { $expected } time
       *[other] { $expected } times
    }

state-colours-do = Compare this colour with the puzzle.

# $colour: the name of the colour
# $found: how many edges show it
# $expected: how many edges of the puzzle have it
state-too-many-edges =
    Colour { $colour } is on { $found ->
        [one] { $found } edge
       *[other] { $found } edges
    }, and only { $expected ->
        [one] { $expected } has it
       *[other] { $expected } have it
    }

# $colour: the name of the colour
# $found: how many corners show it
# $expected: how many corners of the puzzle have it
state-too-many-corners =
    Colour { $colour } is on { $found ->
        [one] { $found } corner
       *[other] { $found } corners
    }, and only { $expected ->
        [one] { $expected } has it
       *[other] { $expected } have it
    }

# $colour: the name of the colour
# $found: how many pieces show it
# $expected: how many pieces of the puzzle have it
state-too-many-pieces =
    Colour { $colour } is on { $found ->
        [one] { $found } piece
       *[other] { $found } pieces
    }, and only { $expected ->
        [one] { $expected } has it
       *[other] { $expected } have it
    }

# $colours: the colours of the piece
state-no-piece = No piece has the colours { $colours }

# $colours: the colours of the piece
state-no-corner = No corner has the colours { $colours }

# $colours: the colours of the piece
state-no-edge = No edge has the colours { $colours }

state-no-piece-do = A piece never has a colour twice, nor a colour together with its opposite.

# $piece: the piece, in words
state-twice = The { $piece } is there twice

# $first: the number of a place
# $second: the number of another place
state-twice-at = places { $first } and { $second }

state-twice-do = Mend the colours of one of the two places.

# $piece: the piece, in words
state-mirrored = The { $piece } shows its colours as in a mirror

state-mirrored-do = Swap two colours of this place; perhaps the face was read from the wrong side.

# $first: the letter of a face
# $second: the letter of another face
state-centres = The centres of faces { $first } and { $second } have the same colour

state-centres-do = Give each of the six centres a colour of its own.
state-none-left = Every piece that fits here is at another place
state-none-left-do = Compare this place and those with the same colours with the puzzle.
state-dead-end = What is painted cannot be completed: the pieces left do not fit the places left
state-dead-end-do = Compare the colours with the puzzle.
state-corner = One corner is twisted in its place in a way that no moves can reach
state-corner-do = Compare the corners with the cube, or twist one corner of it.
state-flip = One edge is flipped in its place in a way that no moves can reach
state-flip-do = Compare the edges with the cube, or take one edge out and put it in flipped.
state-twist = One piece is turned in its place in a way that no moves can reach
state-twist-do = Compare the stickers with the puzzle, or take one piece out and put it in turned.
state-parity = Two pieces are swapped in a way that no moves can reach
state-parity-do = Compare the colours with the puzzle, or swap two pieces of it.

table-stopped = The tables were not finished, because the work was stopped
table-stopped-do = Start again when you want to.

# $table: the name of the table
table-counts = The table { $table } came out with wrong counts

# $table: the name of the table
# $found: the checksum that was computed
# $expected: the checksum that is right
table-checksum = The table { $table } came out with the checksum { $found } instead of { $expected }

table-defect-do = This is a defect of the program or of the memory of this machine: try again, then report it.

# $table: the name of the table
# $bytes: how many bytes the table takes
table-memory =
    There is not memory enough for the table { $table }, which takes { $bytes ->
        [one] { $bytes } byte
       *[other] { $bytes } bytes
    }

table-memory-do = Close other programs, or go on with the small tables alone (--memory small).

# $name: the name that was given
table-unknown = There is no table named { $name }

# $names: the names that may be given, separated by commas
table-unknown-do = Use one of: { $names }.

# $reason: the reason, in a few words
table-io = A table could not be read or written: { $reason }

table-no-folder-do = Choose another folder.
table-io-do = Make room on the disk, or allow this program to write there.

solve-crashed = The solver ended without a result
solve-crashed-do = This is a defect of the program: please report it with the position. Solving again may work.

io-not-found = it does not exist
io-denied = access is not allowed
io-full = the disk is full
io-read-only = it lies on a disk that cannot be written
io-no-folder = a part of its path is no folder
io-folder = it is a folder
io-not-regular = it is not a regular file

# $megabytes: the most megabytes that are read
io-too-large = it is larger than { $megabytes } MB

# $megabytes: the most megabytes that are read
line-endless = The line has no end, or more than { $megabytes } MB

line-endless-do = Put each state on a line of its own.

# $reason: the reason, in a few words
read-failed = The file could not be read: { $reason }

read-failed-do = Check the path and that you may read the file.
read-not-a-file = This is no plain file
read-not-a-file-do = Choose the file of a log.

# $reason: the reason, in a few words
write-failed = The file could not be written: { $reason }

write-failed-do = Choose a folder that exists and that you may write to. Nothing was changed.
write-exists = The file is there already
write-exists-do = Give another name, or say that it may be replaced (--force).
write-not-a-file = What stands there is a folder, a device or a pipe, not a file
write-no-name = The path names no file
write-no-name-do = Give a path that ends with the name of a file.
write-wrong = What was to be written does not end solved
write-elsewhere = The moves that were to be written do not lead to the position shown
write-wrong-do = This is a defect of the program: please report it with the log. Nothing was changed.

# $reason: the reason, in a few words
settings-broken = The settings file is broken: { $reason }

# $path: the file that the broken settings are kept in
settings-broken-do = It was set aside as { $path }, and the usual settings are used.

settings-kept-do = The usual settings are used; the file was left where it is.

# $reason: the reason, in a few words
settings-unsaved = The settings could not be saved: { $reason }

settings-not-regular-do = Move away what stands there; until then the settings hold only as long as the window is open.
settings-unsaved-do = Make room on the disk, or allow this program to write there; the settings hold until the window is closed.

# $path: the folder that the settings name
settings-relative-tables = The settings keep the tables in “{ $path }”, which is not an absolute path

settings-relative-tables-do = The usual folder is used instead. To keep them elsewhere: unfold tables move DIR

start-no-display = There is no display to open a window on
start-no-display-do = Run this inside a desktop session, or set DISPLAY. Without a display, solve in the terminal: unfold solve --help

# $reason: the reason, in a few words
start-failed = The window could not be opened: { $reason }

# $packages: the names of packages of the system, separated by spaces
start-failed-do = Check that DISPLAY names a running display. Otherwise a system library may be missing; on Debian or Ubuntu: apt install { $packages }. Without a window, solve in the terminal: unfold solve --help

# $reason: the reason, in a few words
start-crashed = The window ended because of a defect: { $reason }

start-crashed-do = Please report it. Meanwhile, solve in the terminal: unfold solve --help
