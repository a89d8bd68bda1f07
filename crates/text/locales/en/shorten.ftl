### What unfold shorten says.

shorten-no-moves = There are no moves to shorten
shorten-no-moves-do = Give INPUT (moves, a link, an MC4D log, a file with one of these, or - for stdin) or --moves. See unfold shorten --help.

shorten-stretch-wrong = write the numbers of the first and the last move, such as 40-60; the first move is 1

# $last: the number of the last move that was asked for
# $count: how many moves there are
shorten-stretch-too-long = The stretch ends with move { $last }, but there are { $count ->
        [one] only { $count } move
       *[other] only { $count } moves
    }
shorten-stretch-too-long-do = Choose a stretch within the moves. The first move is 1; in a log each click is a move.

shorten-no-sheet = Moves can only be written as text or, for a hypercube, as an MC4D log
shorten-no-sheet-do = Choose a name that ends in .txt, or in .log for a hypercube. To print a solution, use unfold sheet.

# $before: the length before, with its metric
# $after: the length after, with its metric
# $fewer: how many moves fewer
# $bound: the lower bound, with its metric
shorten-done = Shortened from { $before } to { $after }, −{ $fewer }; lower bound: { $bound }.

# $before: the length before, with its metric
# $after: the length after, with its metric
# $fewer: how many moves fewer
shorten-done-optimal = Shortened from { $before } to { $after }, −{ $fewer }; proven optimal.

# $bound: the lower bound, with its metric
# $length: the length of the moves, with its metric
shorten-none-shorter-found = None shorter found: { $bound } ≤ optimum ≤ { $length }.

# $length: the length of the moves, with its metric
shorten-none-is-shorter = None is shorter: { $length } is proven optimal.

# $before: the length of all moves before
# $after: the length of all moves after
shorten-all-moves = All moves: from { $before } to { $after }.

# $first: the number of the first move of the stretch
# $last: the number of its last move
# $moves: the moves of the stretch
shorten-stretch = Moves { $first } to { $last }: { $moves }

shorten-position = This is a position, not moves
shorten-position-do = Give moves. To solve a position, use unfold solve.

shorten-no-mark = Note: the log has no moves after a scramble mark; all of its moves are used.

# $before: how many moves were written
# $after: how many are written now
# $length: their length, with its metric
shorten-joined = Moves that join or cancel were combined: { $before } moves are now { $after } ({ $length }).

# $count: how many twists MC4D counts
shorten-twists =
    { $count ->
        [one] { $count } twist
       *[other] { $count } twists
    }

shorten-batch-output = Shortened lists are printed, not written to a file
shorten-batch-output-do = Leave out -o, or use --batch with a folder of logs.

# $folder: the folder
shorten-no-logs = There are no logs in { $folder }
shorten-no-logs-do = Choose a folder that contains .log files.

# $shorter: how many became shorter
# $rows: how many there are
# $fewer: how many moves or twists fewer, of all together
shorten-batch-done = { $shorter } of { $rows } became shorter, by { $fewer } in all.

shorten-undoes = These moves undo those before them.

# $length: the length of the moves before, with its metric
shorten-undone = Undoing the moves before them would take { $length }; to accept that, add --undo.
shorten-one-solve-do = Give this file alone, with --solve N.
