### The texts of algorithms: cases, goals of which a part counts, and allowed moves.

# $htm: the length in HTM
# $qtm: the length in QTM
# $stm: the length in STM
# $ease: how hard it is on the hands, a number, or - where that is not known
# $moves: the moves
row = { $htm } HTM, { $qtm } QTM, { $stm } STM	{ $ease }	{ $moves }

# $number: the number of the case, from 1
# $case: the case as it was given
case = Case { $number }: { $case }

# $count: how many algorithms were found
# $length: the length of the shortest, with its metric
# $time: the time that it took
algorithms-found =
    { $count ->
        [one] { $count } algorithm
       *[other] { $count } algorithms
    }; the shortest is { $length }, and none is shorter with these moves ({ $time } s).

# $count: how many algorithms were found
# $length: the length of the shortest, with its metric
# $lower: the proven lower bound, with its metric
# $time: the time that it took
algorithms-unproven =
    { $count ->
        [one] { $count } algorithm
       *[other] { $count } algorithms
    }; the shortest is { $length }, and none can be shorter than { $lower } ({ $time } s).

# $count: how many algorithms are listed; the search stopped there
# $length: the length of the shortest, with its metric
# $time: the time that it took
algorithms-counted =
    { $count ->
        [one] The first algorithm
       *[other] The first { $count } algorithms
    }; the shortest is { $length }, and none is shorter with these moves ({ $time } s). There may be more.

# $sentence: a sentence on a list of algorithms
# $more: another sentence on it
algorithms-and = { $sentence } { $more }

algorithms-timeout = The search reached its time limit: there may be more.
algorithms-stopped = The search was stopped: there may be more.
algorithms-limit = The search reached a limit: there may be more.

# $count: how many algorithms are listed, the easiest of those that were found
algorithms-easiest =
    { $count ->
        [one] Only the easiest is listed.
       *[other] Only the easiest { $count } are listed.
    }

# $count: how many algorithms are listed, of more that were found
algorithms-listed =
    { $count ->
        [one] Only the first is listed.
       *[other] Only the first { $count } are listed.
    }

case-solved = The case is solved already.
impossible = No sequence of the allowed moves reaches the goal; this is proven.

# $length: the length up to which none exists, with its metric
none-up-to = No algorithm of up to { $length } exists. A longer one may: try a larger --max.

# $lower: the proven lower bound, with its metric
none-found = No algorithm found within the limits; any would need at least { $lower }. Try a longer --timeout.

no-case = No case to solve
no-case-do = Give CASE or --case (moves, facelets, a link, a file, or - for stdin), or --solved-by. See unfold algorithms --help.

# $name: the goal that was given
no-goal = { $name } is neither the name of a part of this puzzle nor a position

# $names: the names that may be given, separated by commas
no-goal-do = Use one of { $names }, with a place such as cross-f or cross-any, or give moves or facelets.

# $name: the goal that was given
no-goals = { $name } is not a position, and this puzzle has no parts with names
no-goals-do = Give moves or facelets.

# $name: the face that was given
no-face = { $name } is not a face of this puzzle
no-face-do = Use U, R, F, D, L or B, or none.

# $path: the path of the file
# $error: what is wrong with it
no-ease = { $path } is not a table of costs: { $error }
no-ease-do = Start from a copy: unfold algorithms --ease list > ease.csv

# $line: the number of the line
# $most: the highest cost
ease-line = line { $line } needs a name and a cost from 0 to { $most }

# $name: the name of a turn
ease-missing = the cost of { $name } is missing

# $line: the number of the line
# $moves: the moves of that line
check-solves = line { $line }: solves the case: { $moves }

# $line: the number of the line
# $moves: the moves of that line
check-fails = line { $line }: does not solve the case: { $moves }

# $failed: how many algorithms do not solve the case
# $total: how many there are
check-failed =
    { $failed } of { $total ->
        [one] { $total } algorithm
       *[other] { $total } algorithms
    } { $failed ->
        [one] does
       *[other] do
    } not solve the case

# $line: the number of the line
# $error: what is wrong with it
check-unread = line { $line }: cannot be read: { $error }

# $unread: how many lines cannot be read
# $total: how many there are
check-unread-lines =
    { $unread } of { $total ->
        [one] { $total } line
       *[other] { $total } lines
    } cannot be read

check-unread-lines-do = Correct the lines listed above. The others were checked.

check-failed-do = Compare the lines above with the case, or choose another case.

pattern-other-puzzle = The position, the goal and the moves are for different puzzles
pattern-other-puzzle-do = Use the same puzzle for all three.
no-faces = This puzzle has no face turns that can be free
no-faces-do = Leave out the free turns.

# $error: what is wrong, a sentence
goal-wrong = In the goal: { $error }

# $error: what does not agree, a sentence
goal-apart = No moves lead to the goal: { $error }

goal-apart-do = Change the stickers named, make more of them grey, or choose another goal.

# $place: the piece and its letters
not-in-goal = The piece at { $place } is not in the goal

not-in-goal-do = Paint it as a piece of the goal, or make its stickers grey.

# $place: the piece and its letters
not-in-position = The goal has a piece, { $place }, that the position does not show

not-in-position-do = Paint that piece in the position, or make it grey in the goal.

# $place: the piece and its letters
goal-unclear = The piece at { $place } shows too little to tell where it belongs

goal-unclear-do = Name the goal, or show more of the piece.
piece-unclear-do = Show more of the piece.
too-large = This method does not solve parts of this puzzle
too-large-do = Choose the 2×2×2, the 3×3×3 or the 2×2×2×2.

# $token: the text that was given
not-one-move = { $token } is not a single move

not-one-move-do = Separate the moves with commas, as in <R,U>.

# $token: the text that was given
# $most: the highest cost
cost-wrong = { $token } needs a cost from 1 to { $most }

cost-wrong-do = Write a cost as in F:2.
nothing-after-no = A move is missing after no
nothing-after-no-do = Write no B, for example.
none-allowed = No move is allowed
none-allowed-do = Allow at least one move, such as <R,U>.

# $move: the name of the move
rotation-allowed = { $move } turns the whole puzzle

rotation-allowed-do = Leave it out: a solution turns layers only.

# $found: how many moves are allowed
# $most: how many may be
too-many-allowed = { $found } moves are allowed; the limit is { $most }

too-many-allowed-do = Allow fewer moves.
not-painted = This facelet is not painted
not-painted-do = Write . for a facelet of any colour.

algorithms = Algorithms
algorithms-tip = Find the shortest moves for a part of the puzzle, or to another position, with the moves that you allow
find-algorithms = Find algorithms
find-algorithms-tip = Find the shortest moves from the position to the goal
stop-algorithms = Stop
stop-algorithms-tip = Stop searching; the algorithms found so far stay
set-goal = Set as goal
set-goal-tip = Use the position shown as the goal for algorithms
copy-algorithms = Copy list
copy-algorithms-tip = Copy the algorithms as text, one on each line
copy-algorithm = Copy
copy-mirrored = Copy mirrored
copy-inverse = Copy inverse

# $moves: the moves that were copied
news-copied-algorithm = Copied { $moves }.

enter-finds = Enter finds algorithms; Shift+Enter starts a new line
at-goal = The position already matches the goal: no moves are needed.

# $moves: the turns that are free
at-goal-but-for = Apart from { $moves }, which is free, the position already matches the goal.

error-algorithms = Algorithms could not be found
news-finding-algorithms = Finding the shortest algorithms.
news-goal-set = The position shown is now the goal.
news-copied-algorithms = Copied the algorithms.
why-none-found = No algorithm has been found yet.
paint-first-do = Paint the other facelets, or let them have any colour.
page-hint = Type the case as moves or facelets, or paint or turn it on the puzzle; stickers painted grey do not count. Choose a goal, such as the cross, allow only the moves you want, and press Find algorithms.

free-hint = Turns in brackets are free: they do not count towards the length.
case-net = Position on the net
goal-net = Goal
goal = Goal
goal-solved = Solved
goal-position = The position set as goal
allow = Moves
allow-hint = all faces
allow-tip = Allow moves such as <R,U>, <M,U>, no B or half turns; a cost may follow a move, as in F:2
extra = and longer by up to
extra-tip = Also list algorithms up to this many moves longer than the shortest
sort = Sort by
sort-length = Length
sort-ease = Ease (lowest first)
hide = Hide moves
hide-tip = Show the length only, then one move at a time
reveal-move = Next move

# $ease: how hard an algorithm is on the hands, a number
ease-of = Ease { $ease }

ease-tip = How hard it is on the hands: the lower, the easier

# $lower: the proven lower bound, with its metric
searching = No algorithm is shorter than { $lower }.

# $lower: the proven lower bound, with its metric
none-so-far = No algorithm found; any would need at least { $lower }.

# $nodes: how many nodes were searched
effort = { $nodes } nodes searched

# $mirror: the moves as in a mirror
# $inverse: the moves that undo them
row-tip = Play. Mirrored: { $mirror }. Inverse: { $inverse }.

played-algorithm = Algorithm
outdated-algorithms = These are for an earlier position, goal or set of moves; press Find algorithms to update them.

# $stm: the length in STM
# $ease: how hard it is on the hands, or -
# $moves: the moves
row-stm = { $stm } STM	{ $ease }	{ $moves }

# $cost: the sum of the costs of all moves
cost-of = a cost of { $cost }

check-one = Algorithms can be checked against one case only

check-one-do = Give --case or --solved-by with a single case.

check-none = There is no algorithm to check

check-none-do = Write one on each line of the file.

costs-and-metric = Costs cannot be combined with a metric

costs-and-metric-do = Leave out --metric, or the costs in --allow.

# $method: the name of the method
whole-only = The method { $method } cannot solve parts of the puzzle or use other moves

whole-only-do = Leave out --method: --goal and --allow use a method of their own.

costs-here = This command counts moves and does not support costs

costs-here-do = Leave out the costs, or use unfold algorithms.

save-algorithms = Save list…
save-algorithms-tip = Save the algorithms as text, or as pages to print (PDF or SVG)
check-algorithms = Check a list…
check-algorithms-tip = Open a text file with one algorithm per line and see which solve the case
error-check = The list could not be checked

# $path: the path of the file
news-saved-algorithms = Saved the algorithms as { $path }.

path-algorithms = Save the algorithms
path-algorithm-list = Check a list of algorithms
filter-algorithms = Texts and pages

# $face: the letter of the face
free-turns = Free { $face } turns at both ends

free-turns-tip = Let this face turn before and after an algorithm without counting; otherwise these turns count as moves

# $solving: how many algorithms solve the case
# $count: how many there are
checked =
    { $solving } of { $count ->
        [one] { $count } algorithm
       *[other] { $count } algorithms
    } { $solving ->
        [one] solves
       *[other] solve
    } the case.

# $line: the number of the line
checked-solves = Line { $line }: solves it

# $line: the number of the line
checked-fails = Line { $line }: does not solve it

# $puzzle: the name of the puzzle
title-of-algorithms = Algorithms for the { $puzzle }
