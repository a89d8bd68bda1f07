### The texts of the solver, its result, its solutions and their plot.

solver = Solver
time-limit = Time limit
time-limit-tip = Stop the search after this many seconds, such as 0.3; time spent on tables is not counted
patience = Patience
patience-tip = Stop the search after this many seconds without a shorter solution
no-limit = No limit

# $name: what has no limit
no-limit-of = { $name }: no limit

no-time-limit-tip = Search until you stop it, or until the solution is proven optimal
no-patience-tip = Go on however long no shorter solution is found

# $typed: what was typed
# $least: the least number of seconds
# $most: the greatest number of seconds
# $option: the name of the option to search without a limit
news-seconds-refused = “{ $typed }” is not a number of seconds from { $least } to { $most }. To search without a limit, check “{ $option }”.

# $seconds: how many seconds
seconds = { $seconds } s

threads = Threads
threads-tip = How many processors search; 0 for all of them

# $count: how many threads this computer can run at once
threads-all = all ({ $count })

memory-of-tables = Memory
memory-small = Small
memory-small-tip = Use the small tables only: little memory, ready at once, but slower searches
memory-auto = Automatic
memory-auto-tip = Start at once with the small tables and add the large ones as soon as they are ready
memory-full = Full
memory-full-tip = Wait for the large tables before the search starts: most memory, and full speed from the first moment
memory-one-size = This method has no large tables, so the choice makes no difference
play-when-solved = Play when solved
play-when-solved-tip = Play the solution from its beginning when the search ends, unless you are doing something else by then
optimal = Optimal
optimal-tip = All effort on the proof that nothing shorter exists, once there is a solution
all-optimal = All optimal solutions
all-optimal-tip = Prove, and go on until every solution of the least length is found
result = Result
best = Best so far
best-optimal = Optimal

# $length: how many moves it has
# $metric: how moves are counted: HTM, QTM or STM
length = { $length } { $metric }

none-yet = none yet
lower = Proven lower bound
lower-claimed = Bound from the file
lower-claimed-tip = The opened file says that this lower bound was proven. Solve proves one here.

# $length: a number of moves with its metric
not-checked = { $length }, not checked here

gap-unknown = not known here
gap = Gap
gap-none = none: proven optimal
time = Time
nodes = Nodes
rate = Nodes per second
status = Search
status-idle = not started
status-tables = preparing tables
status-searching = searching
status-stopping = stopping
ended-optimal = ended: proven optimal
ended-target = ended: target reached
ended-timeout = ended: time is up
ended-patience = ended: patience is over
ended-nodes = ended: nodes are used up
ended-stopped = stopped
ended-exhausted = ended: gave up
ended-failed = failed
solutions = Solutions
solutions-none = Each solution appears here as it is found. Solve starts the search.
solutions-exhausted = This method came to no solution and has nothing more to try. Another method may.

# $length: how many moves it has
# $metric: how moves are counted: HTM, QTM or STM
# $seconds: how many seconds
solution-row = { $length } { $metric } after { $seconds } s

# $number: the number of the solution
# $length: how many moves it has
# $metric: how moves are counted: HTM, QTM or STM
solution-optimal-row = { $number }.  { $length } { $metric }

# $count: how many solutions
optimal-all = Optimal solutions: { $count }. There are no others.

# $count: how many solutions
# $listed: how many of them are listed
optimal-all-cut =
    Optimal solutions: { $count }, of which { $listed ->
        [one] the first { $listed } is listed
       *[other] the first { $listed } are listed
    }.

# $count: how many solutions
optimal-some = Optimal solutions so far: { $count }. There may be more.

# $count: how many solutions
# $listed: how many of them are listed
optimal-some-cut =
    Optimal solutions so far: { $count }, of which { $listed ->
        [one] the first { $listed } is listed
       *[other] the first { $listed } are listed
    }. There may be more.

# $count: how many solutions
optimal-claimed = Solutions of this length from the file: { $count }. Whether they are optimal was not checked here.

plot-claimed = lower bound from the file, not checked

# $length: how many moves it has
# $metric: how moves are counted: HTM, QTM or STM
solution-shown = Moves of the { $length } { $metric } solution

solution-empty = Nothing to turn: the puzzle is solved.
plot = Length
plot-best = best so far
plot-lower = lower bound
plot-x = search time in s

# $metric: how moves are counted: HTM, QTM or STM
plot-y = length in { $metric }

plot-log = Logarithmic time
plot-log-tip = Give every tenfold of time the same width
plot-name = plot of the best length and the lower bound over time
