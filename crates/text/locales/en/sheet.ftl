### The texts about sheets: a solution to be printed, with a net and a sentence for each move.

save-sheet = Save sheet…
save-sheet-tip = Save the solution as pages to print, with a net and a sentence for each move
path-sheet = Save the sheet as PDF or SVG
filter-sheets = PDF and SVG sheets

# $path: the path of the file
news-sheet-saved = Saved the sheet to { $path }.

no-sheet-format = Sheets can only be saved as PDF or SVG
no-sheet-format-do = Choose a file name that ends in .pdf or .svg.

# $puzzle: the name of the puzzle, such as 3×3×3
# $length: how many moves the solution has
# $metric: how moves are counted: HTM, QTM or STM
sheet-title = { $puzzle }: solution in { $length } { $metric }

sheet-start = Start
sheet-optimal = Optimal: it is proven that no shorter solution exists.
sheet-unproven = It is not known how short a solution can be.

# $lower: the fewest moves that a solution can have
# $metric: how moves are counted: HTM, QTM or STM
sheet-bound = Not proven optimal: every solution has at least { $lower } { $metric }.

# $moves: the moves
sheet-scramble = Scramble: { $moves }

# $moves: the moves
sheet-moves = Solution: { $moves }

# $number: the number of the move
# $move: the name of the move, such as R2
sheet-move = { $number }. { $move }

sheet-unsolved = No solution within the time limit. Try a longer --timeout.

sheet-not-solved = These moves do not solve the position
sheet-not-solved-do = Use moves that lead from the position to the solved puzzle, or leave them out to let Unfold solve it.

# $count: the number of moves
# $limit: the most moves that a sheet can have
sheet-long = There are { $count } moves, but a sheet has at most { $limit }

sheet-long-do = Use a shorter solution, or leave the moves out to let Unfold solve the position.

sheet-outlined = Outlines mark the stickers that the move has moved.
