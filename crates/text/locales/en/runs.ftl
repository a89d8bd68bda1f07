### The texts of the charts over the search time, and of the runs that are kept and compared.

chart-speed = Speed
chart-speed-tip = Plot the nodes searched per second over the search time
speed-y = nodes per second

# $nodes: how many nodes a second, such as 35 M
speed-name = plot of nodes per second over time, now { $nodes }

speed-none = The search speed appears here during a search.
# $name: the name of the chart that is shown
chart-menu = Chart: { $name }

log-time = Log scale

# $count: how many runs there are
runs = Runs ({ $count })

runs-tip = Compare the searches of this puzzle in the plot
runs-none = Each search appears here as a run. Choose Solve to start the first one.

# $count: how many runs are kept
# $pinned: how many of them may be pinned
runs-kept = The latest { $count } runs are kept. You can pin up to { $pinned }.

# $run: the number of the run
# $method: the name of the method
# $metric: how moves are counted: HTM, QTM or STM
# $threads: how many threads searched, in words
run-name = { $run }: { $method }, { $metric }, { $threads }

# $count: how many threads
run-threads =
    { $count ->
        [one] { $count } thread
       *[other] { $count } threads
    }

# $least: the least number of threads
# $most: the greatest number of threads
run-threads-between =
    { $least } to { $most ->
        [one] { $most } thread
       *[other] { $most } threads
    }

# $length: how many moves it has
# $metric: how moves are counted: HTM, QTM or STM
# $bound: the proven lower bound: no solution has fewer moves
run-found = { $length } { $metric }, lower bound { $bound } { $metric }

# $length: how many moves it has
# $metric: how moves are counted: HTM, QTM or STM
# $bound: the lower bound that the file tells
run-claimed = { $length } { $metric }, lower bound { $bound } { $metric } from the file, not verified

# $metric: how moves are counted: HTM, QTM or STM
# $bound: the lower bound that the file tells
run-claimed-only = no solution yet, lower bound { $bound } { $metric } from the file, not verified

# $length: how many moves it has
# $metric: how moves are counted: HTM, QTM or STM
run-optimal = { $length } { $metric }, optimal

# $metric: how moves are counted: HTM, QTM or STM
# $bound: the proven lower bound: no solution has fewer moves
run-not-found = no solution yet, lower bound { $bound } { $metric }

# $seconds: how many seconds
# $nodes: how many nodes were searched
run-cost =
    { $seconds } s, { $nodes ->
        [one] { $nodes } node
       *[other] { $nodes } nodes
    }

run-here = this position

# $number: the number of the position
# $origin: where the position comes from, in words
run-there = position { $number }: { $origin }

# $name: the name of the file
run-log = Log { $name }

# $run: the number of the run
run-show = Show run { $run }

run-current-tip = The run of the current position is always shown
run-show-tip = Show this run in the plot, next to the current position

# $metric: the metric of the run
# $shown: the metric of the plot
run-other-metric = not in this plot: the run uses { $metric }, the plot { $shown }

# $limit: the time limit, or that there is none
# $patience: the patience, or that there is none
# $goal: what was searched for, in words
run-limits = Time limit: { $limit }; patience: { $patience }; { $goal }

limit-none = none
aim-first = the first solution
aim-anytime = shorter and shorter solutions
aim-optimal = proof of the optimal length
aim-all = all optimal solutions
run-pin = Pin

# $run: the number of the run
run-pin-name = Pin run { $run }

# $count: how many runs may be pinned
run-pin-tip = Keep this run when newer ones arrive; you can pin up to { $count }

run-remove = Remove

# $run: the number of the run
run-remove-name = Remove run { $run }

run-remove-tip = Remove this run from the list

# $count: how many names do not fit
legend-more = and { $count } more

# $run: the name of the run
# $what: what is shown: the solution or the lower bound
# $length: how many moves it has
# $metric: how moves are counted: HTM, QTM or STM
# $seconds: how many seconds
point-length =
    { $run }
    { $what }: { $length } { $metric } after { $seconds } s

# $run: the name of the run
# $nodes: how many nodes a second, such as 35 M
# $seconds: how many seconds
point-speed =
    { $run }
    { $nodes ->
        [one] { $nodes } node
       *[other] { $nodes } nodes
    } per second after { $seconds } s

export-chart = Export
export-chart-tip = Save the shown runs as CSV, or the plot as a picture
save-runs = Runs as CSV…
save-runs-tip = Save the lengths, bounds and speeds of the shown runs over time as a table
save-chart = Plot as PNG…
save-chart-tip = Save the plot as it looks now
why-no-run = No runs yet.
path-runs = Save the runs as CSV
path-chart = Save the plot as PNG
filter-csv = CSV tables
filter-png = PNG pictures
no-picture = The window could not be captured
no-picture-do = Bring the whole window to the front and try again.

# $path: the path of the file
news-saving = Writing { $path }.

# $path: the path of the file
news-runs-saved = Saved the runs to { $path }.

# $path: the path of the file
news-chart-saved = Saved the plot to { $path }.
