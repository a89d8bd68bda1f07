### What unfold steps and unfold insert say.

fmc-no-scramble = There is no scramble
fmc-no-scramble-do = Give --scramble with moves or facelets, or --batch with a list.
fmc-no-skeleton = There is no skeleton
fmc-no-skeleton-do = Give --skeleton with moves that leave only a few pieces unsolved.

# $names: the names of the steps, separated by commas
fmc-step-wrong = expected one of: { $names }

# $step: the step that was asked for, such as dr
# $needed: the step before it, such as eo
fmc-step-not-ready = The step { $step } comes after { $needed }, which has not been reached

# $needed: the step before the one asked for
fmc-step-not-ready-do = First find a line with --next { $needed }, and add it to the solution.

# $step: the step that was asked for
fmc-step-reached = The step { $step } has already been reached
fmc-step-reached-do = Ask for a later step.

fmc-not-finished = The lines do not solve the scramble
fmc-not-finished-do = Only a finished solution is shortened: add the missing lines, or find them with --next or --find.

# $length: how many moves
fmc-solved = Solved in { $length } HTM.

# $length: how many moves
fmc-proven-stretches = Proven: no { $length } moves in a row have a shorter equivalent.

# $length: how many moves
# $left: the pieces that are left, such as 3c
fmc-left = { $length } HTM so far; not solved: { $left }.

# $at: the number of moves before the insertion
# $moves: the moves of the insertion
# $cancelled: how many moves cancel
fmc-inserted = after move { $at }: { $moves }, cancels { $cancelled }

# $at: the number of moves before the insertion
# $turns: the turns before and after it, of opposite faces, in their new order, such as D U
# $moves: the moves of the insertion
# $cancelled: how many moves cancel
fmc-inserted-swapped = after move { $at }, in the order { $turns }: { $moves }, cancels { $cancelled }

fmc-skeleton-solves = The skeleton solves the scramble
fmc-skeleton-solves-do = Nothing is left to insert.

# $corners: how many corners are left
# $edges: how many edges are left
# $left: the cycles of the pieces that are left, such as 2c2e
fmc-skeleton-odd = The skeleton leaves { $left } ({ $corners } corners, { $edges } edges): an odd permutation
fmc-skeleton-odd-do = Three-cycles solve even permutations only. Change the skeleton by a quarter turn.

# $corners: how many corners are left
# $edges: how many edges are left
fmc-skeleton-too-many = The skeleton leaves { $corners } corners and { $edges } edges, more than two insertions can solve
fmc-skeleton-too-many-do = Use a skeleton that leaves three or five corners, two pairs of corners, or three or five edges.

# $pieces: how many pieces are left
fmc-skeleton-pieces = The skeleton leaves { $pieces } pieces, more than a three-cycle can solve
fmc-skeleton-pieces-do = Use a skeleton that leaves a three-cycle of pieces of one kind.

# $pieces: how many pieces are left
fmc-skeleton-no-cycle = The skeleton leaves { $pieces } pieces, but no three-cycle of pieces of one kind

fmc-no-bar = There is no skeleton on this line
fmc-no-bar-do = Write a scramble, a vertical bar and a skeleton on each line.

fmc-nothing-found = No solution was found within the time limit
fmc-nothing-found-do = Try a longer --timeout.

### The page of fewest moves.

fmc-page = Fewest moves
fmc-page-tip = Solve in few moves, step by step on both sides of the scramble
fmc-solution = Solution
fmc-scramble = Scramble
fmc-scramble-hint = Moves or facelets
fmc-lines = Steps
fmc-lines-hint = U' F2 (L D)  // EO
fmc-brackets = Moves in round brackets are made on the inverse of the scramble.
fmc-not-solvable = The position cannot be solved
fmc-not-solvable-do = Type a scramble as moves, or finish the position on the page of the puzzle.

# $number: the number of the line, from 1
# $length: the number of its moves
# $total: the number of moves up to this line
# $reached: what is reached, such as EO F/B
fmc-line = Line { $number }: { $length } HTM, total { $total } HTM · { $reached }

# $length: the number of moves
# $moves: the moves
fmc-whole = { $length } HTM: { $moves }

# $most: the most characters
fmc-too-long = The lines have more than { $most } characters
fmc-too-long-do = Leave out lines that are not part of the solution.

fmc-copy = Copy
fmc-copy-tip = Copy the solution as normal moves
fmc-copy-steps = Copy with steps
fmc-copy-steps-tip = Copy the scramble, the steps with their comments and the solution, as competitors write them down; inverse moves stay in brackets
fmc-niss-comment = NISS: moves in brackets are made on the inverse of the scramble

# $length: the number of moves
# $moves: the moves
fmc-solution-comment = Solution in { $length } HTM: { $moves }

# $length: the number of moves
# $moves: the moves
fmc-so-far-comment = Not solved yet, { $length } HTM: { $moves }
fmc-play = Play
fmc-play-tip = Play the solution on the puzzle
fmc-shorten = Shorten further
fmc-shorten-tip = Replace stretches of the finished solution with shorter ones until none can be shortened
fmc-keep = Keep this one
fmc-keep-tip = Put these lines aside, to come back to them

fmc-next = Next step
fmc-find-step = Find next
fmc-find-step-tip = List ways to the step, the shortest first
fmc-step-slice = leave a slice
fmc-step-finish = finish

# $most: the most corners that are left
fmc-step-corners = all but { $most } corners

fmc-sides = Sides:
fmc-side-normal = normal
fmc-side-inverse = inverse
fmc-side-either = either
fmc-side-mixed = mixed
fmc-extra = and longer by up to
fmc-extra-tip = Also list ways up to this many moves longer than the shortest
fmc-way-tip = Add this line to the steps. After its moves it says what is reached, the pieces that are wrong for the next step (4c2e: four corners, two edges), and its length and the total.
fmc-outdated = Found for other lines.

# $step: the step, such as DR
fmc-no-ways = No way to { $step } was found.

# $count: how many ways were found
# $step: the step, such as DR
# $length: the number of moves of the shortest
fmc-ways =
    { $count ->
        [one] { $count } way
       *[other] { $count } ways
    } to { $step }; the shortest has { $length } HTM.

# $count: how many ways are listed
# $step: the step, such as DR
# $length: the number of moves of the shortest
fmc-first-ways = The first { $count } ways to { $step }; the shortest has { $length } HTM.

fmc-undo = Undo the change to the steps
fmc-redo = Redo the change to the steps
news-fmc-undone = Undid the change to the steps.
news-fmc-redone = Redid the change to the steps.

fmc-best = Best total
fmc-find-best = Find best total
fmc-find-best-tip = Search for a minute for the shortest solution that continues these lines, by EO, DR, HTR and finish with NISS, and by insertions

# $length: the number of moves
fmc-best-total = { $length } HTM
# $bound: the fewest moves that any solution has
fmc-bound = Proven: no solution is shorter than { $bound } HTM (≥ { $bound }).
fmc-no-bound = No bound is proven yet.
fmc-take-best-tip = Take this solution as lines

fmc-insert = Insertions
fmc-find-insertions = Find insertions
fmc-find-insertions-tip = Solve what the lines leave with three-cycles, placed where most moves cancel
fmc-insertion-tip = Take the whole solution as one line; the previous lines are kept
fmc-no-insertions = No insertion was found.

# $count: how many solutions were found
# $length: the number of moves of the shortest
fmc-insertions =
    { $count ->
        [one] { $count } solution
       *[other] { $count } solutions
    } by insertions; the shortest has { $length } HTM.

fmc-attempts = Attempts
fmc-no-attempts = Lines you keep appear here and are saved with the session.
fmc-bring-back-tip = Bring the lines up to this one back into the field; the lines there now are kept

# $length: the number of moves
# $reached: what is reached
fmc-summary = { $length } HTM · { $reached }
fmc-summary-wrong = with a line that cannot be read
fmc-too-many-kept = No more attempts can be kept
fmc-too-many-kept-do = Remove one that you do not need.
fmc-comment-shortened = shortened
fmc-comment-insertion = with an insertion

# $skeleton: its moves
# $inserted: where what is inserted
fmc-comment-inserted = skeleton { $skeleton }; { $inserted },

fmc-stop = Stop
fmc-stop-tip = Stop the search; what was found stays
why-fmc-lines = A line cannot be read
why-fmc-empty = There are no moves in the lines
why-fmc-solved = The lines solve the scramble
error-fmc = The search has ended

# $length: the number of moves
news-fmc-copied = Copied the solution in { $length } HTM.
news-fmc-copied-steps = Copied the scramble, the steps and the solution.
news-fmc-finding-step = Searching for ways to the next step.
news-fmc-finding-best = Searching for the best total.
news-fmc-inserting = Searching for insertions.
news-fmc-shortening = Searching for shorter stretches.
news-fmc-stopped = The search was stopped.
news-fmc-no-best = No whole solution was found.

# $length: the number of moves
news-fmc-best = The best total is { $length } HTM.
news-fmc-not-shorter = No stretch of the solution can be shortened.

# $before: the number of moves before
# $length: the number of moves now
news-fmc-shortened = Shortened from { $before } to { $length } HTM; the previous lines are kept.

# $line: the line
news-fmc-taken = Added: { $line }

# $length: the number of moves
news-fmc-taken-whole = The lines solve the scramble in { $length } HTM.

# $summary: its length, and what it reaches
news-fmc-kept = Kept: { $summary }

# $summary: its length, and what it reaches
news-fmc-back = Brought back: { $summary }

# $line: the line, or the scramble
news-fmc-removed = Removed with its branch: { $line }

# $axes: the axes of the slices, such as U/D
fmc-reached-slice = slice left { $axes }
fmc-reached-solved = solved
# $face: the letter of the face
fmc-reached-cross = cross { $face }
# $face: the letter of the face
# $slot: the open slot, such as BL
fmc-reached-open-slot = F2L-1 { $face } without { $slot }
fmc-reached-corners = corners left
# $edges: how many on each axis, such as 4 U/D, 2 R/L, 6 F/B
fmc-reached-bad-edges = bad edges { $edges }

fmc-prove = Prove a bound
fmc-prove-tip = Search this position as Solve does until it is proven; the bound rises step by step and is kept when you stop
why-fmc-metric = “Solve” counts in another metric: choose HTM in its options
fmc-ways-hint = The ways to the step are listed here.
fmc-insertions-hint = The solutions by insertions are listed here.

# $count: how many rows the tree has
# $row: what the row at the cursor says
fmc-tree-name =
    { $count ->
        [one] Tree of attempts, { $count } row.
       *[other] Tree of attempts, { $count } rows.
    } { $row }
# $scramble: its moves or facelets
fmc-tree-scramble = Scramble { $scramble }
# $length: the number of moves of the line
# $total: the number of moves up to this line
# $reached: what is reached, such as EO F/B
fmc-tree-line = { $length } HTM, total { $total } HTM · { $reached }
# $best: the fewest moves of a solution in this branch
fmc-tree-best = best { $best } HTM
# $bound: the fewest moves that any solution has
fmc-tree-bound = proven ≥ { $bound } HTM
fmc-tree-unread = no moves
fmc-tree-current = in the field
# $line: the line, or the scramble
fmc-remove-branch = Remove with its branch: { $line }
fmc-restore = Undo the removal
fmc-restore-tip = Bring back the branch that was removed last
why-fmc-none-removed = Nothing was removed
news-fmc-restored = The removed branch is back.

played-fewest-moves = fewest moves
