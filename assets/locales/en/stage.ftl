# The stage: the net and the puzzle in space, what stands around them, and the pages that take its place
view-stage = Puzzle
view-stage-tip = Show the net and the puzzle in space
menu = Menu
menu-tip = Files, editing, view, tables and help
net-alone = Net alone
net-alone-tip = Give the net all the room, or show both again
space-alone = Space alone
space-alone-tip = Give the puzzle in space all the room, or show both again
result-panel = Result and solver
result-panel-tip = Show or hide the panel with the result, the solver and the chart
page-close = Back to the puzzle
page-close-tip = Leave this page (Esc)
# $puzzle: the name of a puzzle
docked = { $puzzle } as it stands
