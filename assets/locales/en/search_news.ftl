### The line of news at the foot of the window: what happened last.

news-welcome = Paint or type a position, scramble, or open an MC4D log; then solve.

# $name: the name of the file
news-opened = Opened { $name }.

# $name: the name of the file
# $count: how many moves follow the scramble
news-opened-solved = Opened { $name } at its scramble; its own moves after it ({ $count }) solve it.

# $name: the name of the file
# $count: how many moves follow the scramble
news-opened-moves = Opened { $name } at its scramble; its own moves after it ({ $count }) can be played.

# $name: the name of the file
# $count: how many moves follow the scramble
news-opened-long = Opened { $name } at its scramble; its own moves after it ({ $count }) are too many to be played here.

# $name: the name of the file
news-opened-remarks = Opened { $name }; remarks about it are below the position.

# $path: the path of the file
news-saved = Saved { $path }; it ends solved.

# $seed: the seed, the number from which the random position is made again
news-scrambled = A random position, seed { $seed }.

# $count: how many turns
# $seed: the seed, the number from which the random position is made again
news-shuffled =
    { $count ->
        [one] { $count } random turn
       *[other] { $count } random turns
    }, seed { $seed }.

news-reset = The puzzle is solved.

# $news: the sentence before this one
# $puzzle: the name of the puzzle, such as 3×3×3
news-stopped-elsewhere = { $news } The search for the { $puzzle } was stopped; what it found is kept.

# $news: the sentence before this one
news-stopped-other = { $news } The search for another position was stopped; what it found is kept.

news-solving = Searching.
news-joined = The large tables have joined the search.

# $length: how many moves it has
# $metric: how moves are counted: HTM, QTM or STM
# $seconds: how many seconds
news-found = Found { $length } { $metric } after { $seconds } s.

# $length: how many moves it has
# $metric: how moves are counted: HTM, QTM or STM
# $seconds: how many seconds
news-found-before = Found { $length } { $metric } after { $seconds } s, for the position before.

# $length: how many moves it has
# $metric: how moves are counted: HTM, QTM or STM
# $seconds: how many seconds
news-found-other = Found { $length } { $metric } after { $seconds } s, for another position.

# $length: how many moves it has
# $metric: how moves are counted: HTM, QTM or STM
# $seconds: how many seconds
# $puzzle: the name of the puzzle, such as 3×3×3
news-found-elsewhere = Found { $length } { $metric } after { $seconds } s, for the { $puzzle }.

# $news: a sentence about the search
news-of-other = For another position: { $news }

# $news: a sentence about the search
# $puzzle: the name of the puzzle, such as 3×3×3
news-of-elsewhere = For the { $puzzle }: { $news }

# $news: a sentence about the search
news-of-before = For the position before: { $news }

# $news: the sentence before this one
news-search-goes-on = { $news } The search for the position before goes on.

# $news: the sentence before this one
news-goes-on-other = { $news } The search for another position goes on.

# $news: the sentence before this one
# $puzzle: the name of the puzzle, such as 3×3×3
news-goes-on-elsewhere = { $news } The search for the { $puzzle } goes on.

news-back-to-results = Back at the position of these results; redo leads on again.

# $length: how many moves it has
# $metric: how moves are counted: HTM, QTM or STM
news-optimal = Proven: nothing is shorter than { $length } { $metric }.

# $count: how many solutions
# $length: how many moves it has
# $metric: how moves are counted: HTM, QTM or STM
news-all = All optimal solutions are found: { $count } of { $length } { $metric }.

# $count: how many solutions
# $length: how many moves it has
# $metric: how moves are counted: HTM, QTM or STM
news-all-so-far = Optimal solutions so far: { $count } of { $length } { $metric }; there may be more.

# $length: how many moves it has
# $metric: how moves are counted: HTM, QTM or STM
# $bound: the proven lower bound: no solution has fewer moves
news-ended =
    The best so far is { $length } { $metric }; at least { $bound ->
        [one] { $bound } is needed
       *[other] { $bound } are needed
    }.

# $bound: the proven lower bound: no solution has fewer moves
# $metric: how moves are counted: HTM, QTM or STM
news-nothing =
    No solution was found within the limits; { $bound ->
        [one] at least { $bound } { $metric } is needed
       *[other] at least { $bound } { $metric } are needed
    }.

# $bound: the proven lower bound: no solution has fewer moves
# $metric: how moves are counted: HTM, QTM or STM
news-exhausted =
    This method did not come to a solution and has nothing more to try; { $bound ->
        [one] at least { $bound } { $metric } is needed
       *[other] at least { $bound } { $metric } are needed
    }.

news-stopped = Stopped.
news-tables-stopped = Stopped while tables were prepared.
news-copied = The moves are on the clipboard.
news-copied-text = Copied to the clipboard.
news-no-dialog = This system has no file dialog; type the path.

# $reason: what went wrong, one or more sentences
news-tables-unsaved = Tables could not be kept, and will be built again next time: { $reason }

# $puzzle: the name of the puzzle, such as 3×3×3
news-puzzle = The { $puzzle }; the other puzzles keep their positions.

news-painted = Painted.
news-typed = The position is what was typed.
news-growing = Read as facelets, more of which are to come; letters with blanks between them are moves.
news-mistyped = What is typed has a mistake; the net still shows the position before it.
news-cleared = Cleared.

# $count: how many facelets were filled in
news-filled = Facelets filled in: { $count }.

# $move: the name of the move, such as R2
news-rotated = The whole cube was turned by { $move }.

# $move: the name of the move, such as R2
news-turned = Turned { $move }.

news-fixed = Centres are fixed; tick “Paint centres too” to paint them.
news-copied-facelets = The facelets are on the clipboard.
news-pasted = Pasted.

# $reason: what is wrong, one or more sentences
news-not-pasted = Not pasted: { $reason }
