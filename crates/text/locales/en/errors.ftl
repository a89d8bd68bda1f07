### Errors of positions, tables, files and the window, and what to do about them.

# $metric: how moves are counted: HTM, QTM or STM
solve-metric = This method does not support { $metric }

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

# $first: a choice
# $second: another choice
either = { $first } or { $second }

# $found: the name of the puzzle that the text names
# $asked: the name of the puzzle that was asked for
text-of-other = The text is for the { $found }, not the { $asked }

text-of-other-do = Use a text for this puzzle, or choose the puzzle that the text names.

# $name: the name of a puzzle that is not known, such as 5x5x5
unknown-puzzle = The text is for a { $name }, which Unfold does not support

# $names: the names of the puzzles, separated by commas
unknown-puzzle-do = If it is for another puzzle, name it in the first line: { $names }.

no-position = The text contains no position, only comments or blank lines
no-position-do = Write facelets or moves below the comments.

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

# $what: what went wrong, without a full stop
# $place: where it went wrong: a line, a piece or a file
fault-alone = { $what } ({ $place }).

# $what: what went wrong, without a full stop
fault-alone-nowhere = { $what }.

# $found: how many colours there are
# $expected: how many there must be
state-count = Expected { $expected } colours, found { $found }

state-count-do = Check for missing or extra colours.

# $colour: the number of the colour that was given
state-colour = Colour { $colour } does not exist

# $last: the greatest number of a colour
state-colour-do = Use colours 0 to { $last }.

# $colour: the name of the colour
# $found: how many times it is there
# $expected: how many times it must be there
state-colours =
    Colour { $colour } appears { $found ->
        [one] { $found } time
       *[other] { $found } times
    } instead of { $expected }

state-colours-do = Check this colour against the puzzle.

# $colour: the name of the colour
# $found: how many edges show it
# $expected: how many edges of the puzzle have it
state-too-many-edges =
    Colour { $colour } is on { $found ->
        [one] { $found } edge
       *[other] { $found } edges
    }, but belongs on only { $expected }

# $colour: the name of the colour
# $found: how many corners show it
# $expected: how many corners of the puzzle have it
state-too-many-corners =
    Colour { $colour } is on { $found ->
        [one] { $found } corner
       *[other] { $found } corners
    }, but belongs on only { $expected }

# $colour: the name of the colour
# $found: how many pieces show it
# $expected: how many pieces of the puzzle have it
state-too-many-pieces =
    Colour { $colour } is on { $found ->
        [one] { $found } piece
       *[other] { $found } pieces
    }, but belongs on only { $expected }

# $colours: the colours of the piece
state-no-piece = No piece has the colours { $colours }

# $colours: the colours of the piece
state-no-corner = No corner has the colours { $colours }

# $colours: the colours of the piece
state-no-edge = No edge has the colours { $colours }

state-no-piece-do = A piece never has the same colour twice, nor two opposite colours.

# $piece: the piece, in words
state-twice = The { $piece } appears twice

# $first: the number of a place
# $second: the number of another place
state-twice-at = places { $first } and { $second }

state-twice-do = Correct the colours at one of the two places.

# $piece: the piece, in words
# $times: how many times it appears, more than two
state-often =
    The { $piece } appears { $times ->
       *[other] { $times } times
    }

# $places: the letters of the places, with commas between
state-often-at = places { $places }

state-often-do = Correct the colours at all of these places but one.

# $face: the letter of the face
state-face-clockwise = Face { $face } is entered a quarter turn too far clockwise

# $face: the letter of the face
state-face-anticlockwise = Face { $face } is entered a quarter turn too far anticlockwise

# $face: the letter of the face
state-face-half = Face { $face } is entered half a turn too far

state-face-do = Turn its stickers back and leave all others as they are: then every piece is possible.

# $cell: the letter of the cell
state-cell-turned = Cell { $cell } was entered rotated

# $move: the move
state-cell-turned-do = Turn its stickers as the move { $move } does and leave all others as they are: then every piece is possible.

# $piece: the piece, in words
state-mirrored = The { $piece } is mirrored

state-mirrored-do = Swap two colours there. The face may have been read from the wrong side.

# $first: the letter of a face
# $second: the letter of another face
state-centres = The centres of faces { $first } and { $second } have the same colour

state-centres-do = Give each of the six centres a different colour.

# $first: a cell
# $second: the other one
state-centres-cells = The centres of cells { $first } and { $second } have the same colour

state-centres-cells-do = Give each of the eight centres a different colour.

state-centres-misplaced = This arrangement of the centres is impossible, however you hold the puzzle

state-centres-misplaced-do = Check the centres against the puzzle: opposite cells stay opposite, and none is mirrored.

state-none-left = Every piece that fits here is already used elsewhere
state-none-left-do = Check this place, and those with the same colours, against the puzzle.
state-dead-end = The painting cannot be completed: the remaining pieces do not fit the remaining places
state-dead-end-do = Check the colours against the puzzle.
state-corner = A corner is twisted in place, which no moves can do
state-corner-do = Check the corners against the cube, or twist one corner of the cube.
state-flip = An edge is flipped in place, which no moves can do
state-flip-do = Check the edges against the cube, or take one edge out and put it back flipped.

state-two-colours = A two-colour piece is flipped in place, which no moves can do

state-three-colours = A three-colour piece has two of its colours swapped, which no moves can do

state-twist = A piece is twisted in place, which no moves can do
state-twist-do = Check the stickers against the puzzle, or take one piece out and put it back twisted.
state-parity = Two pieces are swapped, which no moves can do
state-parity-do = Check the colours against the puzzle, or swap two pieces of the puzzle.

table-stopped = Building the tables was stopped
table-stopped-do = You can start again at any time.

# $table: the name of the table
table-counts = The table { $table } was built incorrectly: its counts are wrong

# $table: the name of the table
# $found: the checksum that was computed
# $expected: the checksum that is right
table-checksum = The table { $table } was built with checksum { $found } instead of { $expected }

table-defect-do = This is a bug in Unfold or a memory error of this computer. Try again; if it happens again, please report it.

# $table: the name of the table
# $bytes: how many bytes the table takes
table-memory =
    Not enough memory for the table { $table }, which needs { $bytes ->
        [one] { $bytes } byte
       *[other] { $bytes } bytes
    }

table-memory-do = Close other programs, or allow Unfold more memory; the small tables need least (--memory small).

# $name: the name that was given
table-unknown = No table is named { $name }

# $names: the names that may be given, separated by commas
table-unknown-do = Use one of: { $names }.

# $reason: the reason, in a few words
table-io = A table could not be read or written: { $reason }

table-no-folder-do = Choose another folder.
table-io-do = Free some disk space, or allow Unfold to write there.

# $puzzle: the name of the puzzle
no-solver = There is no solver for the { $puzzle } yet
no-solver-do = Turn it by hand, or choose another puzzle.
solve-crashed = The solver stopped without a result
solve-crashed-do = This is a bug in Unfold: please report it with the position. Solving again may work.

# The advice for an error of the engine that is newer than these texts; it is told in the words of the engine.
unworded-do = Update the texts of Unfold: they have no message for this error.

io-not-found = it does not exist
io-denied = access is denied
io-full = the disk is full
io-no-memory = not enough memory
io-read-only = the disk is read-only
io-no-folder = part of its path is not a folder
io-folder = it is a folder
io-not-regular = it is not a regular file

io-exists = a file with this name already exists

# $mebibytes: the most that is read, in units of 1,048,576 bytes
io-too-large = it is larger than { $mebibytes } MiB

# $megabytes: the most megabytes that are read
line-endless = The line is longer than { $megabytes } MB or never ends

line-endless-do = Put each position on its own line.

# $reason: the reason, in a few words
read-failed = The file could not be read: { $reason }

read-failed-do = Check the path and your permission to read the file.
read-too-large-do = Choose a smaller file, or divide it into several.
read-not-a-file = Not a regular file
read-not-a-file-do = Choose a file, not a folder, a pipe or a device.

# $reason: the reason, in a few words
write-failed = The file could not be written: { $reason }

write-no-folder = The file could not be written: its folder does not exist
write-failed-do = Choose an existing folder you can write to, or close the file in the program that has it open. Nothing was changed.
write-exists = The file already exists
write-exists-do = Use another name, or replace the file (--force).
write-not-a-file = This is a folder, a device or a pipe, not a file
write-file-for-folder = The folder could not be created: a file has its name, or the name of a parent folder
write-file-for-folder-do = Choose another folder, or rename the file.
write-not-a-file-do = Use the path of a file; after a folder, add a file name.
write-no-name = The path has no file name
write-no-name-do = Use a path that ends with a file name.
write-wrong = The moves to be saved do not solve the puzzle
write-elsewhere = The moves to be saved do not lead to the position shown
write-wrong-do = This is a bug in Unfold: please report it with the log. Nothing was changed.

# $reason: the reason, in a few words
settings-broken = The settings file is damaged: { $reason }

# $path: the file that the broken settings are kept in
settings-broken-do = It was renamed to { $path }. Unfold uses the default settings.

settings-kept-do = Unfold uses the default settings. The file was not changed.

# $reason: the reason, in a few words
settings-unsaved = The settings could not be saved: { $reason }

settings-not-regular-do = Remove or rename whatever is at this path. Until then, settings last only while the window is open.
settings-unsaved-do = Free some disk space, or allow Unfold to write there. Until then, settings last only while the window is open.

# $path: the folder that the settings name
settings-relative-tables = The tables folder in the settings, “{ $path }”, is not an absolute path

settings-relative-tables-do = Unfold uses the default folder instead. To choose another: unfold tables move DIR

start-no-display = No display is available for the window
start-no-display-do = Run Unfold in a desktop session, or set DISPLAY. Without a display, solve in the terminal: unfold solve --help

# $reason: the reason, in a few words
start-failed = The window could not be opened: { $reason }

# $packages: the names of packages of the system, separated by spaces
start-failed-do = Check that DISPLAY names a running display. A system library may also be missing; on Debian or Ubuntu: apt install { $packages }. Without a window, solve in the terminal: unfold solve --help

start-failed-windows-do = Unfold needs OpenGL 2.1 or later: install the driver from your graphics card’s manufacturer. OpenGL may be missing over Remote Desktop or in a virtual machine. Without a window, solve in the terminal: unfold solve --help

start-failed-macos-do = Unfold needs a desktop session with OpenGL. Without a window, solve in the terminal: unfold solve --help

# $reason: the reason, in a few words
start-crashed = The window closed because of a bug: { $reason }

start-crashed-do = Please report it. Meanwhile, solve in the terminal: unfold solve --help

# $path: the path of the report
start-crashed-report-do = Please report it, with the file { $path }. Meanwhile, solve in the terminal: unfold solve --help

# $error: the reason, in a few words
no-thread = The search could not begin: { $error }

no-thread-do = Close other programs, or allow this one more memory.

# $error: the reason, in a few words
table-thread = The tables could not be built: { $error }


folder-link = Unfold found no home folder, and the folder that it would use instead is a link
folder-is-a-file = Unfold found no home folder, and a file already has the name of the folder it would create instead
folder-of-others = Unfold found no home folder, and the folder that it would use instead belongs to another user
folder-open = Unfold found no home folder, and other users can write to the folder that it would use instead
folder-nowhere = The folder for settings and tables has a relative path, and the current folder is gone
folder-do = Give the full path of a folder of your own with --home.
