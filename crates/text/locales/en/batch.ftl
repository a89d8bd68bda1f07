### The texts of batches: many positions solved in one run, and the parts of a batch merged.

# $path: the path of the file
# $line: the number of the line
merge-at-line = { $path }, line { $line }

# $path: the path of the file
# $line: the number of the line
# $index: the number of the position in the list
merge-at-row = { $path }, line { $line }, index { $index }

merge-stopped = The merge was stopped
before = Previous results
before-tip = Show the results of the previous batch, or go back to the latest
merge-stopped-do = Nothing was written. You can start again at any time.
merge-no-head = This file does not begin with batch results in CSV or JSON
merge-no-head-do = Use files written by unfold solve --batch.

# $form: the form of this file, such as CSV
# $first: the form of the first file
merge-other-form = This file is { $form }, but the first one is { $first }

merge-other-form-do = Solve all parts with --jsonl, or all without it.

# $bytes: the most bytes that a line may have
merge-long =
    The line is longer than { $bytes ->
        [one] { $bytes } byte
       *[other] { $bytes } bytes
    }

merge-cut = The file ends in the middle of this line
merge-again-do = Solve this part again and let it finish.

# $row: the number of the row that came before
merge-order = This row is out of order: it comes after row { $row }

merge-order-do = Use each part exactly as it was written, with the rows in ascending order of index.

# $path: the other file
merge-twice = This row is also in { $path }

merge-twice-do = Use each part only once, and only parts I/N with the same N.

# $first: the number of the first row that is missing
# $last: the number of the last row that is missing
merge-missing = Rows { $first } to { $last } are missing

# $row: the number of the row
merge-missing-one = Row { $row } is missing

merge-missing-do = Use all parts from 1/N to N/N. Solve unfinished parts again.

# $first: the number of the first row that is missing
merge-end = All rows from { $first } on are missing

# $metric: how this row counts moves: HTM, QTM or STM
# $before: how the rows before count them
merge-metric = The length is in { $metric }, but earlier rows use { $before }

merge-metric-do = Solve all parts with the same --method and the same --metric.

# $line: the number of the line in the list of positions
merge-input = The input differs from line { $line } of the list

merge-input-do = After --against, give the list that was solved, and merge all of its parts.
merge-beyond = The list ends before this row
row-none = This is not a row of batch results

# $column: the name of the column
row-column = The value in column “{ $column }” is missing or invalid

# $puzzle: the name of the puzzle, such as 3×3×3
# $reason: the reason, in a few words
row-input = The input is not valid for the { $puzzle }: { $reason }

row-input-do = Name the puzzle of the batch with --puzzle.

# $puzzle: the name of the puzzle, such as 3×3×3
# $reason: the reason, in a few words
row-moves = The solution is not valid for the { $puzzle }: { $reason }

batch-row-unsolved = The solution in this row does not solve its input

# $said: the length that the row gives
# $length: the number of moves that the solution has
# $metric: how moves are counted: HTM, QTM or STM
row-length = The row gives a length of { $said } { $metric }, but its solution has { $length } { $metric }

# $bound: the lower bound that the row gives
# $length: how many moves it has
# $metric: how moves are counted: HTM, QTM or STM
row-lower = The lower bound, { $bound } { $metric }, is greater than the length, { $length } { $metric }

merge-at-work = Merge

# $rows: how many rows there are
# $solved: how many are solved
# $wrong: how many rows have an error
# $unsolved: how many have no solution
merge-done =
    { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    }: { $solved } solved and verified, { $wrong } with an error, { $unsolved } without a solution.

# $path: the path of the file
merge-saved = Merged into { $path }.

view-batch = Batch
view-batch-tip = Solve many positions in one run
from-text = Typed or pasted
from-text-tip = Enter the positions in a field, one per line
from-file = From a file
from-file-tip = Read the positions from a text file, one per line
from-random = Random
from-random-tip = Draw the positions uniformly at random, as unfold scramble does
field = Positions

# $count: how many lines the field has
field-states =
    { $count ->
        [one] { $count } line
       *[other] { $count } lines
    }

field-hint = Facelets or moves, one position per line; # starts a comment
field-long = The text is too long to show here.
field-clear = Clear list
field-clear-tip = Clear the list but keep the results
no-file = No file chosen yet.
counting = Counting the positions…

# $count: how many positions there are
counted =
    { $count ->
        [one] { $count } position; it can be read.
       *[other] { $count } positions; all can be read.
    }

# $count: how many positions were counted
counted-more = More than { $count } positions; the window solves only that many. For more, use unfold solve --batch.

# $wrong: how many of them cannot be read
# $count: how many positions there are
# $error: what is wrong with the first of them
counted-wrong =
    { $wrong } of { $count ->
        [one] { $count } position
       *[other] { $count } positions
    } cannot be read. The first: { $error }

batch-logs = Choose a folder of logs…
batch-logs-tip = Take the scramble of each MC4D or Hyperspeedcube log in a folder
path-batch-logs = Choose a folder of logs

# $found: the puzzle of the log
# $wanted: the puzzle of the batch
batch-log-of-other = This is a log of the { $found }, not of the { $wanted }

batch-log-of-other-do = Switch to that puzzle, or leave this log out.
count = Number of positions
count-tip = Set how many positions to draw
batch-seed = Seed
seed-tip = Reuse a seed to draw the same positions, here or with unfold scramble

# $seconds: the time limit of each search, in seconds
limit-each = At most { $seconds } s per position.

# $count: how many positions there are
# $seconds: the time limit of each search, in seconds
# $time: a rough time, such as 25 minutes
estimate-most =
    { $count ->
        [one] { $count } position
       *[other] { $count } positions
    }, at most { $seconds } s each: about { $time } at most.

estimate-none = No time limit: the time left is estimated once the first positions are solved.

# $progress: how much is done, such as 12 of 100
# $time: a rough time, such as 3 minutes
time-left = { $progress } · about { $time } left

# $count: how many seconds
rough-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }

# $count: how many minutes
rough-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }

# $count: how many hours
rough-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }

# $count: how many days
rough-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }

# $count: how many years, at least two
rough-years = { $count } years


# $metric: how moves are counted: HTM, QTM or STM
# $bars: how many solutions there are of each length, such as 17: 3, 18: 6
lengths-name = chart of the lengths of the solutions in { $metric }, with how many there are of each: { $bars }

# $length: a number of moves
# $count: how many solutions have this length
length-count = { $length }: { $count }

# $metric: how moves are counted: HTM, QTM or STM
lengths-axis = length in { $metric }

# $count: how many solutions have this length
# $length: a number of moves
# $metric: how moves are counted: HTM, QTM or STM
length-tip =
    { $count ->
        [one] { $count } solution
       *[other] { $count } solutions
    } of { $length } { $metric }

batch-best = Best
batch-worst = Worst

# $row: the number of the row
row-number = row { $row }

# $which: Best or Worst
# $row: the number of the row
# $length: how many moves it has
# $metric: how moves are counted: HTM, QTM or STM
extreme-name = { $which }: row { $row }, { $length } { $metric }

extreme-tip = Click to show this position with its solution; double-click to go to the puzzle too

# $row: the number of the row
origin-batch = Row { $row } of the batch

start = Solve all
start-tip = Solve all positions of the batch, several at once
batch-stop = Stop the batch
batch-stop-tip = Stop solving and keep the rows that are done
batch-open = Choose a list…
batch-open-tip = Choose a text file with one position per line, or an MC4D log
batch-save = Save as CSV…
batch-save-tip = Save all results as a CSV table, in the format of unfold solve --batch
path-open-list = Choose a list of positions
path-save-batch = Save results as CSV
filter-lists = Text files
list-do = Choose a text file with one position per line.
why-batch = A batch is using all threads. Stop it first.
why-batch-page = Solve all solves the positions of this page. Go back to the puzzle to solve it alone.
why-search = A search is using all threads. Stop it first.
why-no-states = No positions to solve yet.
waits-for-tables = Preparing tables
no-rows = Each position gets a row here. Invalid lines say what is wrong.

# $count: how many rows there are
rows =
    { $count ->
        [one] { $count } row
       *[other] { $count } rows
    }

# $done: how many rows are done
# $total: how many rows there will be
rows-of = { $done } of { $total }

# $rows: how many rows there are
# $solved: how many are solved
# $optimal: how many of them are proven optimal
# $unsolved: how many have no solution
# $wrong: how many rows have an error
sums =
    { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    }: { $solved } solved, { $optimal } of them optimal; { $unsolved } without a solution, { $wrong } with an error.

# $rows: how many rows there are
# $solved: how many are solved
# $optimal: how many of them are proven optimal
# $unsolved: how many have no solution
# $wrong: how many rows have an error
sums-stopped =
    Stopped after { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    }: { $solved } solved, { $optimal } of them optimal; { $unsolved } without a solution, { $wrong } with an error.

# $rows: how many rows there are
# $solved: how many are solved
# $optimal: how many of them are proven optimal
# $unsolved: how many have no solution
# $wrong: how many rows have an error
sums-full =
    Stopped at { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    }, the most that the window can keep: { $solved } solved, { $optimal } of them optimal; { $unsolved } without a solution, { $wrong } with an error. For more, use unfold solve --batch.

# $mean: the mean length, a number with decimals
# $metric: how moves are counted: HTM, QTM or STM
sums-mean = Mean length: { $mean } { $metric }.

head-index = #
head-input = Position
head-length = Length
head-lower = Bound
head-reason = Status
head-seconds = Seconds
head-nodes = Nodes
head-moves = Solution
reason-optimal = optimal
reason-target = target reached
reason-timeout = time limit
reason-patience = no improvement
reason-nodes = node limit
reason-stopped = stopped
reason-exhausted = nothing left to try
reason-impossible = no solution exists
reason-count = number reached

# $column: the name of the column
sort-name = Sort by: { $column }

sort-tip = Sort by this column; click again to reverse the order

# $count: how many rows the table has
# $row: the selected row, in words
table-name =
    table of { $count ->
        [one] { $count } row
       *[other] { $count } rows
    }; press an arrow key to move, Enter to show a row; selected: { $row }

table-empty = empty table

# $row: the number of the row
# $length: how many moves it has
# $metric: how moves are counted: HTM, QTM or STM
# $input: what was to be solved
row-name = row { $row }: { $length } { $metric }, { $input }

# $row: the number of the row
row-name-none = row { $row }: no solution

# $row: the number of the row
# $input: what was to be solved
row-name-wrong = row { $row }: { $input }

news-batch = Solving the batch.

# $count: how many rows the batch has
news-batch-done =
    Batch finished: { $count ->
        [one] { $count } row
       *[other] { $count } rows
    }.

# $count: how many rows the batch has so far
news-batch-stopped =
    Batch stopped; { $count ->
        [one] { $count } row was kept
       *[other] { $count } rows were kept
    }.

# $count: how many rows the window keeps
news-batch-full =
    Batch stopped at { $count ->
        [one] { $count } row
       *[other] { $count } rows
    }, the most that the window can keep.

# $path: the path of the file
news-batch-saved = Saved the results to { $path }.

# $row: the number of the row
news-row = Showing row { $row }.

# $row: the number of the row
# $reason: what is wrong, one or more sentences
news-row-wrong = Row { $row } is not a valid position: { $reason }

error-batch = The batch failed

limit-tip = Stop the search for each position after this time, given in seconds; fractions are allowed
batch-settings = How to solve
batch-settings-apart = For batches only; the solver keeps its own settings.
jobs = At once
jobs-tip = Choose how many positions are solved at once, each on one thread; 0 uses all
