### What unfold steps and unfold insert say.

fmc-no-scramble = There is no scramble
fmc-no-scramble-do = Give --scramble with moves or facelets, or --batch with a list.
fmc-no-skeleton = There is no skeleton
fmc-no-skeleton-do = Give --skeleton with the moves that leave few pieces.

# $names: the names of the steps, separated by commas
fmc-step-wrong = expected one of: { $names }

# $step: the step that was asked for, such as dr
# $needed: the step before it, such as eo
fmc-step-not-ready = The step { $step } comes after { $needed }, which is not reached

# $needed: the step before the one asked for
fmc-step-not-ready-do = Find --next { $needed } first, and add one of its lines to the solution.

# $step: the step that was asked for
fmc-step-reached = The step { $step } is reached already
fmc-step-reached-do = Ask for a later step.

fmc-not-finished = The lines do not solve the scramble
fmc-not-finished-do = Only a finished solution is shortened: add the missing lines, or find them with --next or --find.

# $length: how many moves
fmc-solved =
    Solved in { $length ->
        [one] { $length } move
       *[other] { $length } moves
    }.

# $length: how many moves
# $left: the pieces that are left, such as 3c
fmc-left =
    { $length ->
        [one] { $length } move
       *[other] { $length } moves
    } so far; not solved: { $left }.

# $at: the number of moves before the insertion
# $moves: the moves of the insertion
# $cancelled: how many moves cancel
fmc-inserted = after move { $at }: { $moves }, cancels { $cancelled }

fmc-skeleton-solves = The skeleton solves the scramble
fmc-skeleton-solves-do = Nothing is left to insert.

# $corners: how many corners are left
# $edges: how many edges are left
# $left: the cycles of the pieces that are left, such as 2c2e
fmc-skeleton-odd = The skeleton leaves { $left } ({ $corners } corners, { $edges } edges): an odd permutation
fmc-skeleton-odd-do = Three-cycles solve even permutations only. Change the skeleton by a quarter turn.

# $corners: how many corners are left
# $edges: how many edges are left
fmc-skeleton-too-many = The skeleton leaves { $corners } corners and { $edges } edges, more than two insertions solve
fmc-skeleton-too-many-do = Use a skeleton that leaves three or five corners, two pairs of corners, or three or five edges.

fmc-no-bar = There is no skeleton on this line
fmc-no-bar-do = Write a scramble, a vertical bar and a skeleton on each line.

fmc-nothing-found = No solution was found in the time
fmc-nothing-found-do = Try a longer --timeout.
