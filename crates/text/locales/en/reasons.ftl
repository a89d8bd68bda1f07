### Why a command cannot be done now

why-choosing-file = A file dialog is open. Answer it first.
why-nothing-recent = No file has been opened yet.
why-saving = A file is still being written.
why-other-chart = Only the charts of the length and of the speed can be saved.
why-being-written = It is already being written.
why-nothing-to-undo = There is nothing to undo.
why-nothing-to-redo = There is nothing to redo.
why-no-scramble = Finish painting first; a solved puzzle has no scramble.
why-no-results-before = No other position has results.
why-solved = The puzzle is already solved.
why-not-a-position = Finish painting a possible position first.
why-nothing-painted = There is nothing to clear.
why-no-moves-here = The moves that lead to this position are not known.
why-no-identifier = Only a finished position has an identifier.
why-no-moves-there = There are no moves to play in that direction.
why-no-rows = There are no results from a batch yet.
why-no-batch-before = There are no results from an earlier batch.
why-no-target = A path can end only at a finished position.
why-target-solved = The path already ends at the solved cube.
why-usual-colours = The colours are already the usual ones.
why-usual-hold = Cubes are already held that way.
why-usual-appearance = Appearance is already at its defaults.
why-searched = A search for this position is running.
why-whole-only = This puzzle cannot be solved in parts. Give every sticker a colour.
why-no-log-moves = No open log has moves after its scramble.
why-not-compared = No other moves are shown.
why-no-proof = A proof needs a solution that is not yet proven optimal.
why-proof-never = The proof would take longer than a year.

# $count: how many lengths are between the proven bound and the solution
why-proof-far = A proof would have to rule out { $count } lengths, each taking many times as long as the one before.

why-not-listed = This method cannot list all optimal solutions.
