### The line of news at the foot of the window: what happened last.

news-welcome = Paint or type a position, scramble, or open an MC4D log. Then choose Solve.

# $name: the name of the file
news-opened = Opened { $name }.

# $name: the name of the file
# $length: the length of the moves after the scramble
news-opened-solved = Opened { $name } at its scramble. The moves after it solve the puzzle: { $length }.

# $name: the name of the file
# $length: the length of the moves after the scramble
news-opened-moves = Opened { $name } at its scramble. The moves after it do not solve the puzzle yet, but you can play them: { $length }.

# $name: the name of the file
# $length: the length of the moves after the scramble
news-opened-long = Opened { $name } at its scramble. The moves after it are too many to play here: { $length }.

# $name: the name of the file
news-opened-remarks = Opened { $name }. See “About this file” below the position.

# $path: the path of the file
# $length: the length of the solution
news-saved = Saved { $path }. The log ends solved, in { $length }.

# $seed: the seed, the number from which the random position is made again
news-scrambled = Scrambled to a random position (seed { $seed }).

# $count: how many turns
# $seed: the seed, the number from which the random position is made again
news-shuffled =
    Scrambled with { $count ->
        [one] { $count } random move
       *[other] { $count } random moves
    } (seed { $seed }).

# $count: how many moves
news-scrambled-on = Made { $count } random moves from the position shown.

news-reset = Reset to solved.

# $news: the sentence before this one
# $puzzle: the name of the puzzle, such as 3×3×3
news-stopped-elsewhere = { $news } The search for the { $puzzle } stopped; its results are kept.

# $news: the sentence before this one
news-stopped-other = { $news } The search for another position stopped; its results are kept.

news-solving = Searching.

# $length: the number of moves
# $metric: how moves are counted: HTM, QTM or STM
news-solving-shorter = The log contains a solution of { $length } { $metric }. Searching for a shorter one.
news-joined = The search now uses the large tables.

# $length: how many moves that are
# $metric: how moves are counted: HTM, QTM or STM
news-found-undoing = Undoing the moves that made the position takes { $length } { $metric }. Searching for a shorter solution.

# $length: how many moves it has
# $metric: how moves are counted: HTM, QTM or STM
# $seconds: how many seconds
news-found = Found a solution of { $length } { $metric } after { $seconds } s.

# $length: how many moves it has
# $metric: how moves are counted: HTM, QTM or STM
# $seconds: how many seconds
news-found-before = Found a solution of { $length } { $metric } after { $seconds } s for the previous position.

# $length: how many moves it has
# $metric: how moves are counted: HTM, QTM or STM
# $seconds: how many seconds
news-found-other = Found a solution of { $length } { $metric } after { $seconds } s for another position.

# $length: how many moves it has
# $metric: how moves are counted: HTM, QTM or STM
# $seconds: how many seconds
# $puzzle: the name of the puzzle, such as 3×3×3
news-found-elsewhere = Found a solution of { $length } { $metric } after { $seconds } s for the { $puzzle }.

# $news: a sentence about the search
news-of-other = For another position: { $news }

# $news: a sentence about the search
# $puzzle: the name of the puzzle, such as 3×3×3
news-of-elsewhere = For the { $puzzle }: { $news }

# $news: a sentence about the search
news-of-before = For the previous position: { $news }

# $news: the sentence before this one
news-search-goes-on = { $news } The search for the previous position continues.

# $news: the sentence before this one
news-goes-on-other = { $news } The search for another position continues.

# $news: the sentence before this one
# $puzzle: the name of the puzzle, such as 3×3×3
news-goes-on-elsewhere = { $news } The search for the { $puzzle } continues.

news-back-to-results = Returned to the position of these results.

# $length: how many moves it has
# $metric: how moves are counted: HTM, QTM or STM
news-optimal = Proven optimal: no solution is shorter than { $length } { $metric }.

# $count: how many solutions
# $length: how many moves it has
# $metric: how moves are counted: HTM, QTM or STM
news-all =
    Found { $count ->
        [one] the only optimal solution, of { $length } { $metric }.
       *[other] all { $count } optimal solutions of { $length } { $metric }.
    }

# $count: how many solutions
# $length: how many moves it has
# $metric: how moves are counted: HTM, QTM or STM
news-all-so-far =
    Found { $count ->
        [one] { $count } optimal solution of { $length } { $metric } so far. More may exist.
       *[other] { $count } optimal solutions of { $length } { $metric } so far. More may exist.
    }

# $length: how many moves it has
# $metric: how moves are counted: HTM, QTM or STM
# $bound: the proven lower bound: no solution has fewer moves
news-ended = The best so far is { $length } { $metric }; the lower bound is { $bound }.

# $bound: the proven lower bound: no solution has fewer moves
# $metric: how moves are counted: HTM, QTM or STM
news-nothing = No solution was found within the limits. The lower bound is { $bound } { $metric }.

# $bound: the proven lower bound: no solution has fewer moves
# $metric: how moves are counted: HTM, QTM or STM
news-exhausted = This method found no solution and has nothing left to try. The lower bound is { $bound } { $metric }.

news-stopped = Stopped.
news-tables-stopped = Stopped while preparing tables.
news-copied = Copied the moves to the clipboard.
news-copied-text = Copied to the clipboard.
news-no-dialog = This system has no file dialog. Type the path instead.

# $reason: what went wrong, one or more sentences
news-tables-unsaved = Tables could not be saved and will be rebuilt next time: { $reason }

# $puzzle: the name of the puzzle, such as 3×3×3
news-puzzle = Switched to the { $puzzle }. The other puzzles keep their positions.

news-painted = Painted.
news-typed = Position set from the text.
news-growing = Reading facelets; keep typing. For moves, put spaces between the letters.
news-mistyped = The text has a mistake. The net still shows the previous position.
news-cleared = Cleared.

# $count: how many facelets were filled in
news-filled =
    { $count ->
        [one] Filled in { $count } facelet.
       *[other] Filled in { $count } facelets.
    }

# $move: the name of the move, such as R2
news-rotated = Rotated the whole cube by { $move }.

# $move: the name of the move, such as R2
news-turned = Turned { $move }.

news-fixed = The centres are fixed. Select “Paint centres too” to paint them.
news-copied-facelets = Copied the facelets to the clipboard.
news-pasted = Pasted.

# $reason: what is wrong, one or more sentences
news-not-pasted = Not pasted: { $reason }
