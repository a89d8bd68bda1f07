### The texts of the 2x2x2 as a graph, and of its export.

# $identifier: the identifier of the position
# $distance: the distance with its metric
# $move: the name of the move, such as R2
graph-stop = { $identifier }	{ $distance }	{ $move }

graph-solved = solved
graph-target = target

# $what: what is wrong, without a full stop
graph-of-target = Invalid target: { $what }

graph-stdin-twice = Only one position can come from standard input
graph-stdin-twice-do = Write - for only one of the two.

# $first: a metric, such as HTM
# $second: another metric, such as QTM
graph-stats-head = distance	states { $first }	states { $second }

# $metric: a metric, such as HTM
graph-stats-head-one = distance	states { $metric }

# $metric: how moves are counted: HTM, QTM or STM
# $count: how many positions are the farthest
# $distance: their distance with its metric
# $example: the identifier of one of them
graph-antipodes =
    Antipodes in { $metric }: { $count ->
        [one] { $count } position
       *[other] { $count } positions
    } at { $distance }, for example { $example }

graph-none = No starting position given
graph-none-do = Give INPUT (an identifier, facelets, moves, a link, a file, or - for stdin), --facelets, --moves or --random. See unfold pocket path --help.
graph-at-work = Graph

# $names: the metrics that may be given, separated by commas
graph-metric-wrong = expected one of: { $names }

# $path: the path of the file
# $count: how many rows the file has
# $what: what the rows are: nodes or edges
# $megabytes: the size of the file in megabytes
graph-saved = { $path }: { $count } { $what }, { $megabytes } MB

graph-nodes = nodes
graph-edges = edges

# $path: the folder
news-exporting = Exporting the graph to { $path }.

# $path: the folder
news-exported = Exported the graph to { $path }: nodes.csv and edges.csv.

news-export-stopped = Export stopped; no files were left behind.
error-export = The graph could not be exported
path-export = Export the graph to a folder
accept-export = Export graph
export = Export the graph…
export-tip = Export all 3,674,160 nodes and 11,022,480 edges as CSV files for a graph database (700 MB)
export-at-work = Exporting the graph
export-stop = Stop export
export-stop-tip = Stop exporting the graph and discard what was written
export-reference = Semicolons (2017 article)
export-reference-tip = Separate columns with semicolons, as in the article, instead of the commas that Neo4j 5 expects
export-moves = Include moves
export-moves-tip = Add the move of each edge as a property

graph-identifier = Identifier
graph-identifier-tip = The smallest of the 24 strings of digits that describe this cube, one for each way to hold it
graph-copy = Copy
graph-copy-tip = Copy the identifier to the clipboard
graph-facelets = Facelets
graph-facelets-tip = The letters of the 24 facelets, as the cube is held
graph-copy-facelets-tip = Copy the facelets to the clipboard
graph-metric = Metric of the graph
graph-metric-tip = Count the distances of the graph in this metric, whichever metric the solver uses
graph-qtm = QTM
graph-htm = HTM
graph-positions = Positions as
graph-digits = Digits (2017 article)
graph-digits-tip = Write positions as the article does, with 24 digits that do not depend on how the cube is held
graph-letters = Facelets
graph-letters-tip = Write positions by the 24 letters of their facelets, as the cube is held

# $htm: how many moves it has in HTM
# $qtm: how many moves it has in QTM
graph-distance = Distance to solved: { $htm } HTM, { $qtm } QTM

# $distance: the distance, a number of moves
# $metric: how moves are counted: HTM, QTM or STM
graph-distance-one = Distance to solved: { $distance } { $metric }

# $metric: how moves are counted: HTM, QTM or STM
graph-neighbours-of-start = Neighbours of the start, with distances in { $metric }

# $metric: how moves are counted: HTM, QTM or STM
graph-chart = Positions at each distance in { $metric }

# $metric: how moves are counted: HTM, QTM or STM
# $distance: the distance of the position that is shown
graph-chart-name = chart of the number of positions at each distance in { $metric }; this position is at { $distance }

# $count: how many positions have this distance
# $distance: the distance, a number of moves
# $metric: how moves are counted: HTM, QTM or STM
graph-chart-bar =
    { $count ->
        [one] { $count } position
       *[other] { $count } positions
    } at { $distance } { $metric }

# $metric: how moves are counted: HTM, QTM or STM
graph-neighbours = Neighbours, with distances in { $metric }

# $move: the name of the move, such as R2
# $distance: the distance, a number of moves
graph-neighbour = { $move }: { $distance }

# $move: the name of the move, such as R2
# $distance: the distance, a number of moves
# $metric: how moves are counted: HTM, QTM or STM
graph-neighbour-name = neighbour by { $move }, distance { $distance } { $metric }

# $move: the name of the move, such as R2
# $identifier: the identifier of the position
# $distance: the distance, a number of moves
# $metric: how moves are counted: HTM, QTM or STM
graph-neighbour-tip = { $move } leads to { $identifier }, at a distance of { $distance } { $metric }. Click to go there.

# $move: the name of the move, such as R2
# $identifier: the identifier of the position
# $distance: the distance, a number of moves
# $metric: how moves are counted: HTM, QTM or STM
graph-neighbour-to-tip = { $move } leads to { $identifier }, { $distance } { $metric } from the target. Click to go there.

# $moves: the two moves that lead there
# $distance: the distance, a number of moves
# $metric: how moves are counted: HTM, QTM or STM
nearby-node-name = two moves away by { $moves }, distance { $distance } { $metric }

# $selected: the selected position, in words
nearby-name = graph of the positions around this one; press an arrow key to move, Enter to go there; selected: { $selected }

nearer-to-solved = nearer to solved
nearer-to-target = nearer to the target
as-far = same distance
farther = farther

# $metric: how moves are counted: HTM, QTM or STM
graph-path = Shortest path, with distances in { $metric }

# $identifier: the identifier of the position
# $metric: how moves are counted: HTM, QTM or STM
graph-path-to = Shortest path to { $identifier }, with distances in { $metric }

target = Path to
target-hint = solved cube
target-tip = Enter where the path ends: an identifier, facelets or moves. Leave the field empty for the solved cube.
target-here = Use this position
target-here-tip = End the path here; then choose its start
target-solved = Use the solved cube
target-solved-tip = End the path at the solved cube again

# $identifier: the identifier of the position
news-target = The path now ends at { $identifier }.

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

graph-play = Play path
graph-play-tip = Play the moves of the path on the net
graph-making = Computing distances…
graph-wait = The graph appears here once the position is valid.

export-stopped = The export was stopped
export-stopped-do = No files were left behind. You can start again at any time.

# $reason: the reason, in a few words
export-write = The export could not be written: { $reason }

# $megabytes: how many megabytes the export takes
export-write-do = Choose a folder you can write to, with { $megabytes } MB of free space. Existing files were not changed.

# $reason: the reason, in a few words
export-half = Only one of the two files was replaced: { $reason }

export-half-do = Export again: nodes.csv and edges.csv now belong to different exports.

# $path: the folder
replace-graph = { $path } already contains an export: nodes.csv, edges.csv or both.

export-not-a-file = Not a regular file
export-not-a-file-do = Move it elsewhere, or choose another folder. Nothing was changed.
export-no-folder = Not a folder
export-no-folder-do = Choose a folder that exists, or a new one. Nothing was changed.
export-busy = Another program is writing this export
export-busy-do = Wait until it finishes, or choose another folder. Nothing was changed.
export-exists = The folder already contains an export
export-exists-do = Choose another folder, or replace the export (--force).

# $distance: the length of a shortest path, a number of moves
# $metric: the metric of the length
graph-distance-to-target = From this position to the target: { $distance } { $metric }
