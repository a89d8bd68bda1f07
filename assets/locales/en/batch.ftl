### The texts of batches: many states in one run, and the parts of a run put together.

# $path: the path of the file
# $line: the number of the line
merge-at-line = { $path }, line { $line }

# $path: the path of the file
# $line: the number of the line
# $index: the number of the state in the list
merge-at-row = { $path }, line { $line }, index { $index }

merge-stopped = The merge was stopped
before = Rows before
before-tip = Show the rows of the batch before, and again those of the last one
merge-stopped-do = Nothing was written; start again when you want to.
merge-no-head = This file does not begin as the results of a batch do, neither as CSV nor as JSON
merge-no-head-do = Give the files as unfold solve --batch wrote them.

# $form: the form of this file, such as CSV
# $first: the form of the first file
merge-other-form = This file is { $form }, and the first one is { $first }

merge-other-form-do = Solve all parts with --jsonl, or all without.

# $bytes: the most bytes that a line may have
merge-long =
    The line has more than { $bytes ->
        [one] { $bytes } byte
       *[other] { $bytes } bytes
    }

merge-cut = The file ends within this line
merge-again-do = Solve this part again, and let it come to its end.

# $row: the number of the row that came before
merge-order = This row comes after row { $row }

merge-order-do = Give each part as it was written, with the index ascending.

# $path: the other file
merge-twice = This row is also in { $path }

merge-twice-do = Give each part once, and only parts I/N of one N.

# $first: the number of the first row that is missing
# $last: the number of the last row that is missing
merge-missing = The rows { $first } to { $last } are missing

# $row: the number of the row
merge-missing-one = Row { $row } is missing

merge-missing-do = Give all parts from 1/N to N/N; solve the one again that did not come to its end.

# $first: the number of the first row that is missing
merge-end = The rows from { $first } on are missing

# $metric: how this row counts moves: HTM, QTM or STM
# $before: how the rows before count them
merge-metric = The length is in { $metric } here, and in { $before } in the rows before

merge-metric-do = Solve all parts with the same --method and the same --metric.

# $line: the number of the line in the list of states
merge-input = The input is another one than in line { $line } of the list

merge-input-do = Give the list that was solved after --against, and all parts of it.
merge-beyond = The list ends before this row
row-none = This is no row of a batch

# $column: the name of the column
row-column = The column “{ $column }” lacks its value or has one that it cannot have

# $puzzle: the name of the puzzle, such as 3×3×3
# $reason: the reason, in a few words
row-input = The input cannot be read for the { $puzzle }: { $reason }

row-input-do = Name the puzzle of the batch by --puzzle.

# $puzzle: the name of the puzzle, such as 3×3×3
# $reason: the reason, in a few words
row-moves = The solution cannot be read for the { $puzzle }: { $reason }

batch-row-unsolved = The solution of this row does not solve its input

# $said: the number of moves that the row tells
# $length: the number of moves that the solution has
# $metric: how moves are counted: HTM, QTM or STM
row-length = The row says { $said } { $metric }, and its solution has { $length } { $metric }

# $bound: the lower bound that the row tells
# $length: how many moves it has
# $metric: how moves are counted: HTM, QTM or STM
row-lower = The lower bound of { $bound } { $metric } is greater than the length of { $length } { $metric }

merge-at-work = Merge

# $rows: how many rows there are
# $solved: how many are solved
# $wrong: how many rows have an error
# $unsolved: how many have no solution
merge-done =
    { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    }: { $solved } solved, and each solution was seen to solve; { $wrong } with an error, { $unsolved } without a solution.

# $path: the path of the file
merge-saved = Merged into { $path }.

view-batch = Batch
view-batch-tip = Many positions solved in one run
from-text = Typed or pasted
from-text-tip = Positions from a field, one a line
from-file = From a file
from-file-tip = Positions from a text file, one a line
from-random = Random
from-random-tip = Positions drawn uniformly from all, as unfold scramble draws them
field = Positions

# $count: how many lines the field has
field-states =
    { $count ->
        [one] { $count } line
       *[other] { $count } lines
    }

field-hint = Facelets or moves, one position a line; # begins a comment
field-long = The text is too long to be shown here.
field-clear = Empty
field-clear-tip = Empty the field; the rows stay
no-file = No file is chosen yet.
count = How many
count-tip = How many positions are drawn
batch-seed = Seed
seed-tip = The same seed draws the same positions, here and by unfold scramble

# $method: the name of the method
# $metric: how moves are counted: HTM, QTM or STM
# $seconds: the time limit of each search, in seconds
# $threads: how many searches run at once
how-limited = As the solver is set: { $method }, { $metric }, at most { $seconds } s each, { $threads } at once.

# $method: the name of the method
# $metric: how moves are counted: HTM, QTM or STM
# $threads: how many searches run at once
batch-how = As the solver is set: { $method }, { $metric }, no time limit, { $threads } at once.

start = Solve all
start-tip = Solve all positions of the batch, several at once
batch-open = Choose a list…
batch-open-tip = Choose a text file with one position a line
batch-save = Rows as CSV…
batch-save-tip = Save all rows as a table, as unfold solve --batch writes it
path-open-list = Choose a list of positions
path-save-batch = Save the rows as CSV
filter-lists = Text files
list-do = Choose a text file with one position a line.
why-batch = A batch is at work on all threads; stop it first.
why-search = A search is at work on all threads; stop it first.
why-no-states = No positions are given yet.
waits-for-tables = Tables
no-rows = Each position becomes a row here, a wrong line with what is wrong about it.

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
# $wrong: how many are wrong
sums =
    { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    }: { $solved } solved, { $optimal } of them optimal; { $unsolved } without a solution, { $wrong } wrong.

# $rows: how many rows there are
# $solved: how many are solved
# $optimal: how many of them are proven optimal
# $unsolved: how many have no solution
# $wrong: how many are wrong
sums-stopped =
    Stopped after { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    }: { $solved } solved, { $optimal } of them optimal; { $unsolved } without a solution, { $wrong } wrong.

# $rows: how many rows there are
# $solved: how many are solved
# $optimal: how many of them are proven optimal
# $unsolved: how many have no solution
# $wrong: how many are wrong
sums-full =
    The window keeps no more than { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    }: { $solved } solved, { $optimal } of them optimal; { $unsolved } without a solution, { $wrong } wrong. Use unfold solve --batch for more.

# $mean: the mean length, a number with decimals
# $metric: how moves are counted: HTM, QTM or STM
sums-mean = Mean length { $mean } { $metric }.

head-index = #
head-input = Position
head-length = Length
head-lower = Bound
head-reason = Ended by
head-seconds = Seconds
head-nodes = Nodes
head-moves = Solution
reason-optimal = proof
reason-target = target
reason-timeout = time limit
reason-patience = patience
reason-nodes = nodes
reason-stopped = stop
reason-exhausted = gave up

# $column: the name of the column
sort-name = Sort by: { $column }

sort-tip = Sort by this column; once more: the other way round

# $count: how many rows the table has
# $row: the row that is chosen, in words
table-name =
    table of { $count ->
        [one] { $count } row
       *[other] { $count } rows
    }, arrows move, Enter shows one; at { $row }

table-empty = table without rows

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
    The batch is done: { $count ->
        [one] { $count } row
       *[other] { $count } rows
    }.

# $count: how many rows the batch has so far
news-batch-stopped =
    The batch was stopped; { $count ->
        [one] its { $count } row stays
       *[other] its { $count } rows stay
    }.

# $count: how many rows the window keeps
news-batch-full =
    The batch was ended after { $count ->
        [one] { $count } row
       *[other] { $count } rows
    }, the most that the window keeps.

# $path: the path of the file
news-batch-saved = The rows are in { $path }.

# $row: the number of the row
news-row = Row { $row } is shown.

# $row: the number of the row
# $reason: what is wrong, one or more sentences
news-row-wrong = Row { $row } is no position: { $reason }

error-batch = The batch failed
