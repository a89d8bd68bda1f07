### The texts of the solver, its result, its solutions and their plot.

time-limit = Time limit

# $usual: the usual number of seconds in the window
# $script: the usual number of seconds on the command line
time-limit-tip = Stop the search after this many seconds, for example 0.3. Preparing tables does not count. The default is { $usual } s in the window and { $script } s on the command line, with no limit for proofs.
patience = Patience
patience-tip = Stop after this long without improvement
no-limit = No limit

# $name: what has no limit
no-limit-of = { $name }: no limit

no-time-limit-tip = Search until you stop, or until a solution is proven optimal
no-patience-tip = Keep searching even when no shorter solution is found

# $typed: what was typed
# $least: the least number of seconds
# $most: the greatest number of seconds
# $option: the name of the option to search without a limit
news-seconds-refused = “{ $typed }” is not a number of seconds from { $least } to { $most }. To search without a limit, select “{ $option }”.

# $seconds: how many seconds
seconds = { $seconds } s

threads = Threads
threads-tip = Choose how many threads search; 0 uses all

# $count: how many threads this computer can run at once
threads-all = all ({ $count })

memory-of-tables = Memory
memory-small = Small
memory-small-tip = Use only the small tables: little memory, ready at once, slower search
memory-auto = Automatic
memory-auto-tip = Start with the small tables and add the large ones when they are ready
memory-full = Full
memory-full-tip = Wait for the large tables before searching: most memory, full speed from the start
memory-one-size = This method has no large tables, so this setting has no effect

# $size: how many megabytes
memory-size = { $size } MB
memory-size-tip = Start with the small tables and add the largest that fit in this much memory

# $size: how many megabytes of tables
memory-takes = { $size } MB of tables

# $size: how many megabytes of tables
# $moves: the mean length with these tables
# $metric: how moves are counted: HTM, QTM or STM
# $seconds: a number of seconds
# $instead: the mean length with the small tables only
memory-brings = { $size } MB of tables: { $moves } { $metric } on average after { $seconds } s, instead of { $instead }

# $size: how many megabytes of tables
# $seconds: the mean time with these tables
memory-proves = { $size } MB of tables: a random position solved optimally in { $seconds } s on average

anew = Forget the moves
anew-tip = Solve the position as if the moves that made it were not known. Otherwise no solution is longer than undoing them
play-when-solved = Play when solved
play-when-solved-tip = Play the solution when the search ends, unless you are doing something else
solve-on = Continue
prove = Prove it
prove-tip = Continue until the solution is proven optimal
more-methods = More
how-far = How far
how-far-quick = Quick
how-far-quick-tip = Stop at the first solution
how-far-shortest = Shortest in the time
how-far-shortest-tip = Shorten the solution until the time limit
how-far-prove = Prove optimal
how-far-prove-tip = Shorten the solution until it is proven optimal; no time limit unless you set one
how-far-always = This method always finds optimal solutions.
until-first = first solution
until-proven = until proven

# $limit: after how many seconds the search ends
until-proven-or = until proven, { $limit } at most

all-optimal = All optimal solutions
all-optimal-tip = Prove the optimal length, then find every solution of that length
best = Best so far
best-optimal = Optimal

# $length: how many moves it has
# $metric: how moves are counted: HTM, QTM or STM
length = { $length } { $metric }

none-yet = none yet
lower-claimed = Bound from the file
lower-claimed-tip = This lower bound comes from the opened file; choose Solve to prove one

# $length: a number of moves with its metric
not-checked = { $length }, not verified

gap = Gap
nodes = Nodes
rate = Nodes per second
status-idle = not started
status-tables = preparing tables
status-searching = searching
status-stopping = stopping
ended-optimal = finished: proven optimal
ended-target = finished: first solution
ended-timeout = stopped: time limit reached
ended-patience = stopped: no improvement
ended-nodes = stopped: node limit reached
ended-stopped = stopped
ended-exhausted = stopped: nothing left to try
ended-impossible = no solution exists
ended-count = stopped: requested number found
ended-failed = failed
solutions = Solutions
solutions-none = Solutions appear here as they are found. Choose Solve to start the search.
solutions-exhausted = This method found no solution and has nothing left to try. Try another method.

# $method: the name of the method
# $count: how many moves it made
# $score: the sticker score where it stopped
solutions-attempt =
    { $method } made { $count ->
        [one] { $count } move
       *[other] { $count } moves
    } without solving and stopped at a sticker score of { $score }. Play its attempt below, or choose another method.

# $length: how many moves it has
# $metric: how moves are counted: HTM, QTM or STM
# $seconds: how many seconds
solution-row = { $length } { $metric } after { $seconds } s

# $number: the number of the solution
# $length: how many moves it has
# $metric: how moves are counted: HTM, QTM or STM
solution-optimal-row = { $number }.  { $length } { $metric }

# $count: how many solutions
optimal-all =
    { $count ->
        [one] The only optimal solution found.
       *[other] All { $count } optimal solutions found.
    }

# $count: how many solutions
# $listed: how many of them are listed
optimal-all-cut =
    { $count ->
        [one] { $count } optimal solution
       *[other] { $count } optimal solutions
    }, and no others. The first { $listed } are listed.

# $count: how many solutions
optimal-some =
    { $count ->
        [one] { $count } optimal solution so far. More may exist.
       *[other] { $count } optimal solutions so far. More may exist.
    }

# $count: how many solutions
# $listed: how many of them are listed
optimal-some-cut =
    { $count ->
        [one] { $count } optimal solution
       *[other] { $count } optimal solutions
    } so far. The first { $listed } are listed; more may exist.

# $count: how many solutions
optimal-claimed =
    { $count ->
        [one] { $count } solution of this length comes from the file. It has not been verified as optimal.
       *[other] { $count } solutions of this length come from the file. They have not been verified as optimal.
    }

plot-claimed = lower bound from the file, not verified

# $length: how many moves it has
# $metric: how moves are counted: HTM, QTM or STM
solution-shown = Solution in { $length } { $metric }

solution-empty = Already solved. No moves are needed.
plot = Length
plot-best = best so far
plot-lower = lower bound
plot-x = search time (s)

# $metric: how moves are counted: HTM, QTM or STM
plot-y = length ({ $metric })

plot-log = Logarithmic time
plot-log-tip = Use a logarithmic time axis
plot-name = plot of best length and lower bound over time
