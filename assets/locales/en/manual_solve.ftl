### The texts of turning by hand.

# $origin: where the position comes from, in words
turned-from = { $origin } · turned by hand

# $origin: where the position comes from, in words
turned-solved = Solved by hand · { $origin }

# $origin: where the position comes from, in words
# $count: how many moves were played
moves-on = { $origin } · moves played: { $count }

# $origin: where the position comes from, in words
# $number: how many moves have been made
# $total: how many moves there are
move-shown = { $origin } · move { $number } of { $total }

# $origin: where the position comes from, in words
# $number: how many moves have been made
# $total: how many moves there are
move-shown-solved = Solved · { $origin } · move { $number } of { $total }

# $origin: where the position comes from, in words
# $number: how many moves have been made
# $total: how many moves there are
scramble-shown = Scramble · { $origin } · move { $number } of { $total }

# $number: how many moves have been made
# $total: how many moves there are
# $seed: the seed, the number from which the random position is made again
scramble-after =
    Scramble (seed { $seed }) after { $number } of { $total ->
        [one] { $total } move
       *[other] { $total } moves
    }

# $number: how many moves have been made
# $total: how many moves there are
# $origin: where the position comes from, in words
scramble-after-other =
    Scramble after { $number } of { $total ->
        [one] { $total } move
       *[other] { $total } moves
    } · { $origin }

news-copied-scramble = The scramble’s moves are on the clipboard.
news-playing-scramble = The moves of the scramble were found, and are played.
play-scramble = Play the scramble
play-scramble-tip = Play the moves that lead from the solved puzzle to this position
copy-scramble = Copy the scramble
copy-scramble-tip = Copy the moves that lead from the solved puzzle to this position
watch-scramble = Watch scrambles
watch-scramble-tip = Play the moves of a scramble when it is made
played-scramble = the scramble
played-earlier = the moves before
play-solution = Play the solution
play-earlier = Play the moves before
play-other-tip = Show these moves from their beginning instead
back-to-results = Back to that position
back-to-results-tip = Undo what was done since; redo brings it back
results-before = Of the position before this one:

# $puzzle: the name of the puzzle, such as 3×3×3
searched-elsewhere = A search is at work for the { $puzzle }.

# $puzzle: the name of the puzzle, such as 3×3×3
go-to-searched = Show the { $puzzle }

# $count: how many turns were made by hand
# $metric: how moves are counted: HTM, QTM or STM
turns = Turns: { $count } { $metric }

turns-tip = Turns made by hand since the position was opened, scrambled, painted or typed; consecutive turns of the same layers count as one, rotations of the whole puzzle as none

# $time: the time as a clock shows it, such as 1:02:03
clock = Time: { $time }

clock-tip = Runs from the first turn until the puzzle is solved
undo-turn = Undo turn
undo-turn-tip = Take back the last turn made by hand
save-turns = Save my turns…
save-turns-tip = Save an MC4D log: the scramble, its mark, and the turns made by hand, whether or not they solve
save-turns-by-path = Save my turns by path…
save-turns-by-path-tip = Type the path of the log of the turns made by hand
path-save-turns = Save my turns
why-no-turns = No turns have been made by hand yet.
why-finding = Moves that reach a position are being looked for already; wait until they are found, or stop the search for them.
finding = Looking for moves that reach the position
news-finding-scramble = Looking for moves that reach this position from the solved puzzle.
news-scramble-late = The scramble was found, but its position is no longer the one shown.
news-finding = The turns will be saved as soon as moves are found that reach the position from which you began.
news-finding-stopped = Stopped; nothing was saved.

# $path: the path of the file
# $count: how many turns were made by hand
# $metric: how moves are counted: HTM, QTM or STM
news-turns-saved = Saved { $path }: your turns ({ $count } { $metric }).

# $count: how many turns were made by hand
# $metric: how moves are counted: HTM, QTM or STM
# $time: the time as a clock shows it, such as 1:02:03
news-solved = Solved by hand: { $count } { $metric } in { $time }.
