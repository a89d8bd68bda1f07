### The texts of turning by hand.

# $origin: where the position comes from, in words
turned-from = { $origin } · turned by hand

# $origin: where the position comes from, in words
turned-solved = Solved by hand · { $origin }

# $origin: where the position comes from, in words
# $count: how many moves were played
moves-on =
    { $origin } · { $count ->
        [one] { $count } move played
       *[other] { $count } moves played
    }

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

news-copied-scramble = Copied the scramble to the clipboard.
news-playing-scramble = Found the scramble; playing it.
play-scramble = Play scramble
play-scramble-tip = Play the moves from the solved puzzle to this position
copy-scramble = Copy scramble
copy-scramble-tip = Copy the moves from the solved puzzle to this position
watch-scramble = Animate scrambles
watch-scramble-tip = Play the moves of each new scramble
played-scramble = Scramble
played-earlier = Previous moves
back-to-results = Back to the results
back-to-results-tip = Go back to the position that has results; undo or redo brings you back here

# $puzzle: the name of the puzzle, such as 3×3×3
searched-elsewhere = A search is running for the { $puzzle }.

# $puzzle: the name of the puzzle, such as 3×3×3
go-to-searched = Show the { $puzzle }

# $count: how many moves were made by hand
# $metric: how moves are counted: HTM, QTM or STM
turns = Moves: { $count } { $metric }

turns-tip = Moves made by hand since the position was opened, scrambled, painted or typed; consecutive moves of the same layers count as one, and rotations of the whole puzzle do not count

# $time: the time as a clock shows it, such as 1:02:03
clock = Time: { $time }

clock-tip = Time from the first move until the puzzle is solved
undo-turn = Undo move
undo-turn-tip = Undo the last move made by hand
save-turns = Save my moves…
save-turns-tip = Save an MC4D log with the scramble and the moves made by hand, solved or not
save-turns-by-path = Save my moves by path…
save-turns-by-path-tip = Type the path of the log of the moves made by hand
path-save-turns = Save my moves
why-no-turns = No moves have been made by hand yet.
why-finding = Another search for a scramble is running. Wait until it finishes, or stop it.
finding = Finding a scramble for the position
news-finding-scramble = Finding a scramble that leads to this position.
news-scramble-late = The scramble was found, but another position is shown now.
news-finding = Your moves will be saved as soon as a scramble for your starting position is found.
news-finding-stopped = Stopped; nothing was saved.

# $path: the path of the file
# $length: how many moves were made by hand, with their metric
news-turns-saved = Saved your moves ({ $length }) to { $path }.

# $count: how many moves were made by hand
# $metric: how moves are counted: HTM, QTM or STM
# $time: the time as a clock shows it, such as 1:02:03
news-solved = Solved by hand: { $count } { $metric } in { $time }. “Shorten” looks for fewer moves.

# $count: how many moves were made by hand
# $metric: how moves are counted: HTM, QTM or STM
# $time: the time as a clock shows it, such as 1:02:03
# $shortest: the length of the shortest solution that is known
news-solved-beside = Solved by hand: { $count } { $metric } in { $time }; the shortest solution known has { $shortest } { $metric }.
