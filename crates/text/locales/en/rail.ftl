### The texts of the panel at the right: the result, what it rests on, and how it was come by.

# $bound: the proven lower bound: no solution has fewer moves
# $length: how many moves the best solution has
# $metric: how moves are counted: HTM, QTM or STM
optimum-between = { $bound } ≤ optimum ≤ { $length } { $metric }

# $length: how many moves it has
# $metric: how moves are counted: HTM, QTM or STM
optimum-proven = Proven: no solution is shorter than { $length } { $metric }.

# $bound: the proven lower bound: no solution has fewer moves
# $metric: how moves are counted: HTM, QTM or STM
optimum-at-least = { $bound } { $metric } ≤ optimum

optimum-unknown = No solution yet.
solved = Solved

will-find-one = Solve finds a first solution.

# $limit: for how long it searches, with the unit
will-shorten = Solve looks for shorter and shorter solutions for { $limit }.

will-shorten-on = Solve looks for shorter and shorter solutions until you stop it.
will-prove = Solve looks for a shortest solution and proves that none is shorter.

# $limit: for how long it searches at most, with the unit
will-prove-within = Solve looks for a shortest solution and its proof, for { $limit } at most.

# $name: what it is
# $value: how much of it there is
name-and-value = { $name }: { $value }

# $state: what the search is doing, or how it ended
# $time: how long it took, in seconds
search-cost = { $state } · { $time }
details = Details

# $nodes: how many nodes were searched
nodes-searched = { $nodes } nodes searched

# $length: how many moves a solution has; the number itself stands beside it
moves-counted =
    { $length ->
        [one] move
       *[other] moves
    }

# $length: the length for which it is being found out whether a solution has it
# $metric: the metric of the length
# $percent: how much of that is done, in per cent
checking = Looking for { $length } { $metric }: { $percent }% ruled out

# $length: the length for which it is being found out whether a solution has it
# $metric: the metric of the length
# $percent: how much of that is done, in per cent
# $time: about how long the rest of the whole proof takes, with its unit
checking-left = Checking { $length } { $metric }: { $percent }%, proven in about { $time }

# $table: the table that is being built, with its article
# $percent: how much of it is there, in per cent
preparing-table = preparing { $table }: { $percent }%

# $time: about how long it takes, with its unit
proof-takes = Proof: about { $time }
proof-hours = Proof: hours
proof-days = Proof: days
proof-months = Proof: weeks or months
proof-never = Proof: longer than a year, not offered

# $method: the name of the method
# $metric: how moves are counted: HTM, QTM or STM
# $limit: after how many seconds the search ends, or that it has no limit
solver-line = { $method } · { $metric } · { $limit }

# $options: method, metric and time limit
solver-line-name = Method and limits: { $options }

move-effects = Effects of the move
move-effects-tip = Show or hide which pieces the move puts in place, below the chart
solver-options = Method and limits
solver-options-tip = Show or hide the method, the metric, the limits, the threads and the memory of the search
