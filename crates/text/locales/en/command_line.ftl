### The texts of the command line.

# $what: what went wrong and what to do about it, in sentences
error = Error: { $what }

# $what: what is worth knowing, a sentence
notice = Note: { $what }

# $repair: what to change, in the imperative
# $facelets: the facelets of the position after that, as they are typed
repaired-facelets = { $repair }; then every piece is possible and the facelets are { $facelets }

# $table: the name of the table that is built
table-at-work = Tables: { $table }

# $reason: the reason, in a few words
stdout = The results could not be written: { $reason }

stdout-do = Free some space at the destination, or send the output elsewhere.
interrupted = Interrupted.
stdin-empty = Standard input is empty
stdin-empty-do = Send facelets or moves on one line.
stdin-no-text = Standard input is not text

# $bytes: the most bytes that are read
input-too-large =
    The input is larger than { $bytes ->
        [one] { $bytes } byte
       *[other] { $bytes } bytes
    }

input-too-large-do = Use a log, one line of facelets or one line of moves.
input-none = No position to solve
input-none-do = Give INPUT (moves, facelets, a link, a file, or - for stdin), --facelets, --moves, --random or --batch. See unfold solve --help.

# $advice: what to do about the moves or facelets, in sentences
no-file-either = { $advice } No file has this name, either.

lines-do = To solve each line as a separate position, use --batch.
facelets-no-moves = These are facelets of a cube, not moves
facelets-no-moves-do = Give them with --facelets.
file-and-verb = A file cannot come before a command
file-and-verb-do = To open the file, leave out the command. To run the command on it, name the file after the command.

# $word: what was typed
no-such-verb = No command or file is named “{ $word }”

no-such-verb-do = To see the commands, run unfold --help. To open a log, include its extension.
no-window = This build of Unfold has no window
no-window-do = Use a command such as unfold solve; unfold --help lists them all. To include the window, run cargo build --release.

# $puzzle: the name of the puzzle, such as 3×3×3
other-puzzle = This input is valid for the { $puzzle }: add --puzzle { $puzzle }.

no-scramble = The input has no scramble mark
no-scramble-do = Use a log with a scramble mark, or leave out --from scramble to solve the end position.

# $count: how many solves the file has
several-solves = The file has { $count } solves

# $solves: their numbers, each with its puzzle
several-solves-do = Name one with --solve: { $solves }.

# $number: the number that was asked for
no-such-solve = The file has no solve { $number }

# $found: the name of the puzzle that the log is of
# $asked: the name of the puzzle that was asked for
log-of-other = The log is for the { $found }, not the { $asked }

log-of-other-do = Use another input, or leave out --puzzle.

# $option: the name of the option
# $only: the names of the puzzles that have this option
# $puzzle: the name of the puzzle that was asked for
only-hyper = { $option } works only with the { $only }, not with the { $puzzle }

# $option: the name of the option
# $choices: options that choose a puzzle that has this option, such as --puzzle 2x2x2x2
only-hyper-do = Leave out { $option }, or add { $choices }.

# $puzzle: the name of the puzzle
output-ending = A solution of the { $puzzle } can only be saved as .txt, .pdf or .svg
output-ending-do = Use a file name with one of these extensions.

shard-wrong = expected a part and the number of parts, from 1/N to N/N, such as 2/3
seconds-wrong = expected a number of seconds, such as 10 or 0.5
memory-wrong = expected auto, small, full, or a size such as 400MB, in B, KB, MB, GB, KiB, MiB or GiB

# $names: the names that may be given, separated by commas
puzzle-wrong = expected one of: { $names }

order-wrong = expected six face letters such as URFDLB, rows, the rows of a net such as U/LFRB/D, or pieces

# $size: the size that was asked for, such as 4MB
# $puzzle: the name of the puzzle
# $needed: the size that is needed, such as 49MB
memory-too-small = The tables of the { $puzzle } do not fit in { $size }: the small ones alone take { $needed }

# $least: the least size that can be asked for, such as 49MB
memory-too-small-do = Use --memory { $least } or more, or --memory small.

# $path: the path of the file
saved = Saved as { $path }.

# $path: the path of the file
# $length: the length of the solution
saved-log = Saved as { $path }: { $length }.

unsolved = No solution within the limits. Try a longer --timeout or more --nodes.
exhausted = This method found no solution and has nothing left to try. Use another --method.

# $method: the name of the method
# $count: how many moves it made
# $score: the sticker score where it stopped
# $moves: the moves
attempt =
    { $method } made { $count ->
        [one] { $count } move
       *[other] { $count } moves
    } without solving and stopped at a sticker score of { $score }: { $moves }

# $name: the name that was given
no-method = This puzzle has no method named { $name }

# $method: the name of the method
# $puzzle: the name of the puzzle, such as 3×3×3
# $metric: how moves are counted: HTM, QTM or STM
no-metric = The method { $method } of the { $puzzle } does not support { $metric }

# $method: the name of the method
# $puzzle: the name of the puzzle, such as 3×3×3
no-all = The method { $method } of the { $puzzle } cannot list all optimal solutions

no-all-do = Leave out --all.

# $names: the names of methods that can, separated by commas
no-all-method-do = Leave out --all, or use one of these methods: { $names }.

# $count: how many rows there are
batch-rows =
    { $count ->
        [one] { $count } row
       *[other] { $count } rows
    }

# $wrong: how many rows have invalid input
# $total: how many rows there are
batch-wrong =
    { $wrong } of { $total ->
        [one] { $total } row
       *[other] { $total } rows
    } { $wrong ->
        [one] has
       *[other] have
    } invalid input

# $failed: how many rows failed
# $total: how many rows there are
batch-failed =
    { $failed } of { $total ->
        [one] { $total } row
       *[other] { $total } rows
    } failed

batch-do = See the column “error”.

# $unsolved: how many have no solution
# $total: how many rows there are
batch-unsolved =
    No solution within the limits for { $unsolved } of { $total ->
        [one] { $total } row
       *[other] { $total } rows
    }. Try a longer --timeout or more --nodes.

# $unsolved: how many have no solution
# $total: how many rows there are
# $exhausted: in how many of them the method has nothing more to try
batch-exhausted =
    No solution for { $unsolved } of { $total ->
        [one] { $total } row
       *[other] { $total } rows
    }. In { $exhausted } of them the method has nothing left to try; use another --method.

# $seconds: how many seconds
# $length: a number of moves with its metric
# $moves: the moves
found = { $seconds } s  { $length }  { $moves }

undoing = This solution undoes the moves that made the position. To search for another one, add --anew.

# $number: the number of the solution
# $length: a number of moves with its metric
# $moves: the moves
optimal-row = Optimal solution { $number }  { $length }  { $moves }

# $length: a number of moves with its metric
# $seconds: how many seconds
# $nodes: how many nodes were searched
done-optimal =
    Optimal: { $length }, proven after { $seconds } s and { $nodes ->
        [one] { $nodes } node
       *[other] { $nodes } nodes
    }.

# $htm: the length in HTM, with its metric
# $qtm: the length in QTM of the same moves, with its metric
# $moves: the moves
fewest-quarters = No solution of { $htm } has fewer than { $qtm }: { $moves }

# $htm: the length in HTM, with its metric
# $qtm: the length in QTM of the same moves, with its metric
# $moves: the moves
best-quarters = Best so far of { $htm }: { $qtm }  { $moves }

# $length: a number of moves with its metric
# $bound: the lower bound with its metric
# $seconds: how many seconds
# $nodes: how many nodes were searched
done-best =
    Best so far: { $length }; lower bound: { $bound }. { $seconds } s, { $nodes ->
        [one] { $nodes } node
       *[other] { $nodes } nodes
    }.

# $seed: the seed, the number from which the random position is made again
seed = Seed: { $seed }

no-moves-of-random-do = Add --shuffle or --walk, which scramble with random moves.
one-log = A file can hold only one log
one-log-do = Make one log at a time, with --count 1 and a different seed each time.
absent = absent
good = good
wrong = damaged, will be rebuilt

# $tables: the names of the tables, separated by commas
# $seconds: about how many seconds it takes
finishing = Finishing the tables for later solves: { $tables } (about { $seconds } s, only once). Press Ctrl-C to stop, or use --no-finish to skip this.

# $needed: how many megabytes are needed
# $free: how many megabytes are free
finish-no-disk =
    The tables were not finished: they need { $needed } MB of disk space, but only { $free ->
        [one] { $free } MB is free
       *[other] { $free } MB are free
    }.

# $needed: how many megabytes are needed
# $free: how many megabytes are free
finish-no-memory =
    The tables were not finished: building them needs { $needed } MB of memory, but only { $free ->
        [one] { $free } MB is free
       *[other] { $free } MB are free
    }.

# $puzzle: the name of the puzzle, such as 3×3×3
# $seconds: about how many seconds it takes
building = Building the tables for the { $puzzle } (about { $seconds } s, only once).

# $table: the name of the table
table-wait = Waiting for another process to build the table { $table }. Press Ctrl-C to stop.

# $table: the name of the table
removed = Removed { $table }.

# $table: the name of the table
# $seconds: how many seconds
table-built = { $table }: built in { $seconds } s

move-where = No folder given
move-where-do = Name another folder: unfold tables move DIR

# $count: how many folders were named, at least two
move-several = { $count } folders were given, but all tables are kept in one

move-several-do = Give one folder; a path with spaces needs quotes: unfold tables move "DIR"

# $path: the folder that the tables were moved into
tables-moved-only = Moved the tables to { $path }. The settings were not changed: use --tables { $path } with other commands.

# $table: the name of the table
# $state: how the table stands, in a word
table-state = { $table }	{ $state }

# $names: the names of the tables, separated by commas
not-good = Some tables are missing or damaged: { $names }

not-good-do = Build them with: unfold tables build

# $time: about how long it takes, with its unit
proof-takes-note = Note: the proof would take about { $time }. Meanwhile the search looks for shorter solutions; Ctrl-C stops it and keeps the best.

# $puzzle: the name of the puzzle, such as 2×2×2×2
hold-of-cubes = --hold works only with cubes, not with the { $puzzle }

# $puzzle: the name of the puzzle, such as 3×3×3
hold-of-cubes-do = Leave out --hold, or add --puzzle { $puzzle }.

# $typed: what was typed for --hold
no-hold = “{ $typed }” is not a way to hold a cube

# $letters: the letters of the six colours
no-hold-do = Give two of { $letters }, the top colour and then the front colour, such as YG; they cannot be opposite.

# $from: the path of the file that was read
# $to: the path of the file that was written
# $lengths: the lengths of its scramble and of the moves after it
converted = Converted { $from } to { $to }: { $lengths }.

# $scramble: the length of the scramble
# $moves: the length of the moves after it
converted-log = scramble { $scramble }, then { $moves }

# $failed: how many files were not converted
# $all: how many were named
convert-failed =
    { $failed ->
        [one] { $failed } of { $all } files was not converted
       *[other] { $failed } of { $all } files were not converted
    }

convert-failed-do = The reasons are above.
convert-no-folder = Several files cannot be converted into one
convert-no-folder-do = Give an existing folder as the last argument.
convert-no-format = The file name does not show the format to write
convert-no-format-do = Use a name that ends in .log or .hsc, or add --to.

# $ending: the ending of the name
convert-other-ending = The extension .{ $ending } does not match --to

# $asked: the ending that fits
convert-other-ending-do = Use a name that ends in .{ $asked }.
