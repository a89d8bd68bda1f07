### The stage: the net and the 3D view, what stands around them, and the pages that take its place

view-stage = Puzzle
view-stage-tip = Show the net and the 3D view
menu = Menu
menu-tip = Files, editing, view, tables and help
net-alone = Net only
net-alone-tip = Show only the net; press again to show both
space-alone = 3D view only
space-alone-tip = Show only the 3D view; press again to show both
always-tools = Always show tools
always-tools-tip = Keep the tools of the net, the 3D view and the timeline visible, not only while you need them
result-panel = Result and solver
result-panel-tip = Show or hide the panel with the result, the solver and the chart
page-close = Back to the puzzle
page-close-tip = Leave this page (Esc)
compare = Compare
compare-tip = Show other moves as a second track below these, and beside them in the chart
compare-nothing = Stop comparing
# $title: what the moves are
# $length: their length, with the metric
compared = { $title }, { $length }

# $to: the length of the second track, a number; an arrow from that of the first is painted before it
# $difference: by how much that is more or less, such as −22
# $metric: the metric of the lengths
difference = { $to }, { $difference } { $metric }
# $title: what the moves are
solves-nothing = { $title }: not a solution

switch-track = Play the other track
switch-track-tip = Switch playback to the other of the two compared tracks
news-not-compared = Comparison removed.
present = Present
present-tip = Show only the puzzle, the move and its explanation, enlarged; press Esc to leave
# $played: how many moves are made, a number
# $moves: how many there are, a number
presented = { $played } of { $moves }
nothing-to-present = There is nothing to present yet. Solve the puzzle first, or open a log with moves.
space = 3D view
net-view = Net
compare-log = Compare with the log
nothing-to-compare = No other moves start at this position
compare-nothing-tip = Remove the second track
