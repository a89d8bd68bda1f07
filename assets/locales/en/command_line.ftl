### The texts of the command line.

# $what: what went wrong and what to do about it, in sentences
error = Error: { $what }

# $what: what is worth knowing, a sentence
notice = Note: { $what }

# $table: the name of the table that is built
table-at-work = Tables: { $table }

# $reason: the reason, in a few words
stdout = The results could not be written: { $reason }

stdout-do = Make room where the output goes, or send it elsewhere.
interrupted = Interrupted.
stdin-empty = Nothing came from stdin
stdin-empty-do = Give facelets or moves in one line.
stdin-no-text = What came from stdin is no text

# $bytes: the most bytes that are read
input-too-large =
    The input has more than { $bytes ->
        [one] { $bytes } byte
       *[other] { $bytes } bytes
    }

input-too-large-do = Give a log, one line of facelets or one line of moves.
input-none = No state is given to solve
input-none-do = Give INPUT (a log, or - for stdin), --facelets, --moves, --random or --batch; see unfold solve --help.
file-and-verb = A file before the verb would be opened in a window, and a verb runs without one
file-and-verb-do = Leave out one of the two, or name the file after the verb.
no-such-verb = There is no verb and no file of this name
no-such-verb-do = unfold --help lists the verbs; a log to open is named with its extension.
no-window = This build of Unfold has no window
no-window-do = Name a verb, such as unfold solve; unfold --help lists them. cargo build --release builds the window, too.

# $puzzle: the name of the puzzle, such as 3×3×3
other-puzzle = It can be read for the { $puzzle }: add --puzzle { $puzzle }.

no-scramble = The input has no scramble mark
no-scramble-do = Give a log with a scramble mark, or leave out --from scramble to solve its end position.

# $found: the name of the puzzle that the log is of
# $asked: the name of the puzzle that was asked for
log-of-other = The log is of the { $found }, not of the { $asked }

log-of-other-do = Give another input, or leave out --puzzle if it is given.

# $option: the name of the option
# $only: the name of the puzzle that has this option
# $puzzle: the name of the puzzle that was asked for
only-hyper = { $option } is for the { $only } only, not for the { $puzzle }

# $option: the name of the option
# $puzzle: the name of the puzzle that has this option
only-hyper-do = Leave out { $option }, or add --puzzle { $puzzle }.

shard-wrong = give a part and the number of parts, from 1/N to N/N, such as 2/3
seconds-wrong = give seconds, such as 10 or 0.5

# $names: the names that may be given, separated by commas
puzzle-wrong = use one of: { $names }

# $path: the path of the file
saved = Saved as { $path }.

unsolved = No solution within the limits; give a longer --timeout, or more --nodes.
exhausted = This method did not come to a solution and has nothing more to try; use another --method.

# $name: the name that was given
no-method = There is no method named { $name } for this puzzle

# $method: the name of the method
# $puzzle: the name of the puzzle, such as 3×3×3
# $metric: how moves are counted: HTM, QTM or STM
no-metric = The method { $method } of the { $puzzle } does not count lengths in { $metric }

# $name: the name that was given
no-bench = There is no bench named { $name }

# $count: how many rows there are
batch-rows =
    { $count ->
        [one] { $count } row
       *[other] { $count } rows
    }

# $wrong: how many rows are wrong
# $total: how many rows there are
batch-wrong =
    The input is wrong in { $wrong } of { $total ->
        [one] { $total } row
       *[other] { $total } rows
    }

# $failed: how many rows failed
# $total: how many rows there are
batch-failed =
    Something failed in { $failed } of { $total ->
        [one] { $total } row
       *[other] { $total } rows
    }

batch-do = Look at their column “error”.

# $unsolved: how many have no solution
# $total: how many rows there are
batch-unsolved =
    No solution within the limits in { $unsolved } of { $total ->
        [one] { $total } row
       *[other] { $total } rows
    }; give a longer --timeout, or more --nodes.

# $unsolved: how many have no solution
# $total: how many rows there are
# $exhausted: in how many of them the method has nothing more to try
batch-exhausted =
    No solution in { $unsolved } of { $total ->
        [one] { $total } row
       *[other] { $total } rows
    }; in { $exhausted } of these the method has nothing more to try: use another --method.

# $seconds: how many seconds
# $length: a number of moves with its metric
# $moves: the moves
found = { $seconds } s  { $length }  { $moves }

# $number: the number of the solution
# $length: a number of moves with its metric
# $moves: the moves
optimal-row = Optimal no. { $number }  { $length }  { $moves }

# $length: a number of moves with its metric
# $seconds: how many seconds
# $nodes: how many nodes were searched
done-optimal =
    Optimal: { $length }, proven after { $seconds } s and { $nodes ->
        [one] { $nodes } node
       *[other] { $nodes } nodes
    }.

# $length: a number of moves with its metric
# $bound: the lower bound with its metric
# $seconds: how many seconds
# $nodes: how many nodes were searched
done-best =
    Best so far: { $length }; a shortest solution has at least { $bound }. { $seconds } s, { $nodes ->
        [one] { $nodes } node
       *[other] { $nodes } nodes
    }.

# $seed: the seed, the number from which the random position is made again
seed = Seed: { $seed }

one-log = Several logs cannot stand in one file
one-log-do = Ask for one at a time, with --count 1 and different seeds.
absent = absent
good = good
wrong = wrong, will be rebuilt

# $tables: the names of the tables, separated by commas
# $seconds: about how many seconds it takes
finishing = Finishing the tables for the next solve: { $tables } (about { $seconds } s, only this once). Ctrl-C stops it, --no-finish skips it.

# $needed: how many megabytes are needed
# $free: how many megabytes are free
finish-no-disk =
    The tables were not finished: they need { $needed } MB on the disk, and { $free ->
        [one] { $free } MB is free
       *[other] { $free } MB are free
    }.

# $needed: how many megabytes are needed
# $free: how many megabytes are free
finish-no-memory =
    The tables were not finished: building them takes { $needed } MB of memory, and { $free ->
        [one] { $free } MB is free
       *[other] { $free } MB are free
    }.

# $puzzle: the name of the puzzle, such as 3×3×3
# $seconds: about how many seconds it takes
building = Building the tables of the { $puzzle }, about { $seconds } s, only this once.

# $table: the name of the table
table-wait = Another process is building the table { $table }. Waiting for it; Ctrl-C stops.

# $table: the name of the table
removed = Removed { $table }.

# $table: the name of the table
# $seconds: how many seconds
table-built = { $table }: built in { $seconds } s

move-where = no folder is named
move-where-do = name another folder: unfold tables move DIR

# $table: the name of the table
# $state: how the table stands, in a word
table-state = { $table }	{ $state }

# $names: the names of the tables, separated by commas
not-good = Not every table is good: { $names }

not-good-do = Build them with: unfold tables build
bench-head = bench	state	length	lower	nodes	seconds	nodes/s

# $bench: the name of the bench
# $nodes: how many nodes were searched
bench-sum =
    { $bench }	fingerprint	{ $nodes ->
        [one] { $nodes } node
       *[other] { $nodes } nodes
    }

# $seconds: the time after which this is told, in seconds
# $mean: the mean length, a number with decimals
# $metric: how moves are counted: HTM, QTM or STM
# $solved: how many are solved
# $total: how many states there are
# $longest: the length of the longest solution
bench-budget =
    at { $seconds } s: mean best { $mean } { $metric }, { $solved } of { $total ->
        [one] { $total } state
       *[other] { $total } states
    } solved, longest { $longest }

# $mean: the mean time in seconds
# $most: the longest time in seconds
# $solved: how many are solved
# $total: how many states there are
bench-first =
    first solution: mean { $mean } s, at most { $most } s, { $solved } of { $total ->
        [one] { $total } state
       *[other] { $total } states
    }

# $length: how many moves it has
# $metric: how moves are counted: HTM, QTM or STM
# $seconds: the mean time in seconds
# $solved: how many are solved
# $total: how many states there are
bench-length =
    at most { $length } { $metric }: mean { $seconds } s, { $solved } of { $total ->
        [one] { $total } state
       *[other] { $total } states
    }

# $bench: the name of the bench
# $rate: how many states are solved in a second
# $jobs: how many are solved at once
# $mean: the mean length, a number with decimals
# $metric: how moves are counted: HTM, QTM or STM
# $longest: the length of the longest solution
# $solved: how many are solved
# $total: how many states there are
bench-rate =
    { $bench }: { $rate } states/s with { $jobs } at once; mean best { $mean } { $metric }, longest { $longest }, { $solved } of { $total ->
        [one] { $total } state solved
       *[other] { $total } states solved
    }

# $bound: the mean lower bound
# $metric: how moves are counted: HTM, QTM or STM
bench-lower = mean lower bound at the end: { $bound } { $metric }

# $length: how many moves it has
# $metric: how moves are counted: HTM, QTM or STM
# $mean: the mean time in seconds
# $most: the longest time in seconds
# $solved: how many states were proven
# $total: how many states there are
bench-proven =
    walks of { $length ->
        [one] { $length } move
       *[other] { $length } moves
    } { $metric }: proven optimal in mean { $mean } s, at most { $most } s, { $solved } of { $total ->
        [one] { $total } state
       *[other] { $total } states
    }

# $length: how many moves it has
# $metric: how moves are counted: HTM, QTM or STM
# $mean: the mean time in seconds
# $most: the longest time in seconds
# $solved: how many states were proven
# $total: how many states there are
bench-beyond =
    more than { $length ->
        [one] { $length } move
       *[other] { $length } moves
    } { $metric } needed: proven in mean { $mean } s, at most { $most } s, { $solved } of { $total ->
        [one] { $total } state
       *[other] { $total } states
    }

balls-head = distance	states	ball	classes	seconds

# $distance: the distance, a number of moves
balls-at-work = Distance { $distance }

# $moves: a number of moves
# $powers: the number of states as a product
# $product: the same number written out
# $states: how many states there are
# $bound: how many moves some state needs
# $metric: how moves are counted: HTM, QTM or STM
balls-proof =
    within { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }: at most { $powers } = { $product } of { $states } states; so some state needs at least { $bound } { $metric }

# $metric: how moves are counted: HTM, QTM or STM
greedy-head = turns	states	solved	share	mean { $metric }	longest	proven	mean shortest

# $option: the name of the option
# $benches: the names of benches, separated by commas
bench-only = { $option } is for { $benches } only

# $option: the name of the option
bench-only-do = Leave out { $option }, or name such a bench; see unfold bench --help.

# $bench: the name of the bench
bench-alone = The bench { $bench } runs alone

bench-alone-do = Leave out the names of other benches.
