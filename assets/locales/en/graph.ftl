### The texts of the 2x2x2 as a graph, and of its export.

# $identifier: the identifier of the position
# $distance: the distance with its metric
# $move: the name of the move, such as R2
graph-stop = { $identifier }	{ $distance }	{ $move }

graph-solved = solved
graph-target = target

# $what: what is wrong, without a full stop
graph-of-target = In the target: { $what }

graph-stdin-twice = Both states are to come from stdin
graph-stdin-twice-do = Write - for one of them only.

# $first: a metric, such as HTM
# $second: another metric, such as QTM
graph-stats-head = distance	states { $first }	states { $second }

# $metric: how moves are counted: HTM, QTM or STM
# $count: how many positions are the farthest
# $distance: their distance with its metric
# $example: the identifier of one of them
graph-antipodes =
    Antipodes in { $metric }: { $count ->
        [one] { $count } state
       *[other] { $count } states
    } at { $distance }, such as { $example }

graph-none = No state is given to start from
graph-none-do = Give INPUT (an identifier, facelets or moves, or - for stdin), --facelets, --moves or --random; see unfold pocket path --help.
graph-at-work = Graph

# $names: the metrics that may be given, separated by commas
graph-metric-wrong = use one of: { $names }

# $path: the path of the file
# $count: how many rows the file has
# $what: what the rows are: nodes or edges
# $megabytes: the size of the file in megabytes
graph-saved = { $path }: { $count } { $what }, { $megabytes } MB

graph-nodes = nodes
graph-edges = edges

# $path: the folder
news-exporting = Writing the graph to { $path }.

# $path: the folder
news-exported = The graph is in { $path }: nodes.csv and edges.csv.

news-export-stopped = The export was stopped; nothing was left behind.
error-export = The graph was not written
path-export = Write the graph into a folder
accept-export = Write
export = Export the graph…
export-tip = Write all 3 674 160 nodes and 11 022 480 edges as CSV files for a graph database, 700 MB
export-at-work = Export of the graph
export-stop = Stop export
export-stop-tip = Stop writing the graph; nothing is left behind
export-reference = Form of the 2017 article
export-reference-tip = Columns separated by ; as in the article; otherwise as Neo4j 5 reads it, separated by commas
export-moves = With moves
export-moves-tip = Give each edge its move as a property

graph-identifier = Identifier
graph-identifier-tip = The least of the 24 strings of digits that name this cube, one for each way to hold it
graph-copy = Copy
graph-copy-tip = Copy the identifier to the clipboard

# $htm: how many moves it has in HTM
# $qtm: how many moves it has in QTM
graph-distance = Distance { $htm } HTM, { $qtm } QTM

# $distance: the distance, a number of moves
# $metric: how moves are counted: HTM, QTM or STM
graph-distance-one = Distance { $distance } { $metric }

# $metric: how moves are counted: HTM, QTM or STM
graph-neighbours-of-start = Neighbours of the start, with their distances in { $metric }

# $metric: how moves are counted: HTM, QTM or STM
graph-chart = positions at each distance in { $metric }

# $metric: how moves are counted: HTM, QTM or STM
# $distance: the distance of the position that is shown
graph-chart-name = chart of the number of positions at each distance in { $metric }; this one is at { $distance }

# $count: how many positions have this distance
# $distance: the distance, a number of moves
# $metric: how moves are counted: HTM, QTM or STM
graph-chart-bar =
    { $count ->
        [one] { $count } position
       *[other] { $count } positions
    } at { $distance } { $metric }

# $metric: how moves are counted: HTM, QTM or STM
graph-chart-x = distance in { $metric }

graph-chart-y = positions, log scale

# $metric: how moves are counted: HTM, QTM or STM
graph-neighbours = Neighbours, with their distances in { $metric }

# $move: the name of the move, such as R2
# $distance: the distance, a number of moves
graph-neighbour = { $move }: { $distance }

# $move: the name of the move, such as R2
# $distance: the distance, a number of moves
# $metric: how moves are counted: HTM, QTM or STM
graph-neighbour-name = neighbour by { $move }, at distance { $distance } { $metric }

# $move: the name of the move, such as R2
# $identifier: the identifier of the position
# $distance: the distance, a number of moves
# $metric: how moves are counted: HTM, QTM or STM
graph-neighbour-tip = { $move } leads to { $identifier }, at distance { $distance } { $metric }. Click to go there.

# $metric: how moves are counted: HTM, QTM or STM
graph-path = Shortest path, with distances in { $metric }

# $identifier: the identifier of the position
# $metric: how moves are counted: HTM, QTM or STM
graph-path-to = Shortest path to { $identifier }, with distances in { $metric }

target = Path to
target-hint = the solved cube; or an identifier, facelets, moves
target-tip = Type or paste where the path is to end: an identifier, facelets or moves. An empty field means the solved cube.
target-here = Use this position
target-here-tip = Make the position that is shown the end of the path; then go to where the path is to begin
target-solved = Solved cube
target-solved-tip = Let the path end at the solved cube again

# $identifier: the identifier of the position
news-target = The path ends at { $identifier } now.

news-target-solved = The path ends at the solved cube again.

# $identifier: the identifier of the position
# $distance: the distance, a number of moves
# $metric: how moves are counted: HTM, QTM or STM
graph-step-to-tip = { $identifier }, { $distance } { $metric } from the target. Click to show it on the net.

# $step: the number of the step
# $distance: the distance, a number of moves
# $metric: how moves are counted: HTM, QTM or STM
graph-step-name = step { $step } of the path, distance { $distance } { $metric }

# $identifier: the identifier of the position
# $distance: the distance, a number of moves
# $metric: how moves are counted: HTM, QTM or STM
graph-step-tip = { $identifier }, { $distance } { $metric } from solved. Click to show it on the net.

graph-play = Play the path
graph-play-tip = Play the moves of the path on the net
graph-making = The distances are being counted out.
graph-wait = The graph of a position appears once it is possible.

export-stopped = The export was stopped
export-stopped-do = Nothing was left behind; start again when you want to.

# $reason: the reason, in a few words
export-write = The export could not be written: { $reason }

# $megabytes: how many megabytes the export takes
export-write-do = Choose a folder that you may write to, with room for { $megabytes } MB. What was there before was not changed.

# $reason: the reason, in a few words
export-half = Only a part of the export took the place of the one before: { $reason }

export-half-do = Export again: nodes.csv and edges.csv are of different exports now.

# $path: the folder
replace-graph = An export is already in { $path }: nodes.csv, edges.csv or both.

export-not-a-file = What stands there is not a plain file
export-not-a-file-do = Move it away, or choose another folder. Nothing was changed.
export-no-folder = This is not a folder
export-no-folder-do = Choose a folder, or one that does not exist yet. Nothing was changed.
export-busy = Another program is writing this export now
export-busy-do = Wait until it has ended, or choose another folder. Nothing was changed.
export-exists = An export is there already
export-exists-do = Choose another folder, or say that it may be replaced (--force).
