### A solution step by step, as a person would find it, and hints.

step-by-step = Step by step
step-by-step-tip = Show or hide, in place of the chart, a step-by-step solution that a person would find

played-steps = step by step

next-step = Next step
next-step-tip = Go to the end of this step
previous-step = Previous step
previous-step-tip = Go to the beginning of this step, or of the one before

hint = Hint
hint-tip = Show the least number of moves needed; press again for the next move, and again for its purpose

steps-method = Method of the steps
steps-beginner = Beginner
steps-beginner-tip = Solve one piece after the other with few algorithms, as beginners do
steps-cfop = CFOP
steps-cfop-tip = Solve a cross, four pairs, and the last layer with two algorithms
steps-roux = Roux
steps-roux-tip = Solve two blocks, the corners of the last layer and the last six edges
steps-zz = ZZ
steps-zz-tip = Orient all edges first, so that three faces are enough for the rest

# $length: the length of all steps
# $metric: how moves are counted
steps-total = { $length } { $metric } in all

# $length: the length of all steps
# $metric: how moves are counted
# $best: the length of the shortest solution, which is proven
steps-total-optimal = { $length } { $metric } in all; the shortest has { $best } { $metric }

# $length: the length of all steps
# $metric: how moves are counted
# $best: the length of the shortest solution that is known
steps-total-known = { $length } { $metric } in all; the shortest known has { $best } { $metric }

# $number: the number of the step
# $title: the name of the step
# $length: its length
# $metric: how moves are counted
steps-heading = { $number }. { $title }: { $length } { $metric }

# $number: the number of the step
# $title: the name of the step
steps-heading-done = { $number }. { $title }: already done

# $heading: number, name and length of the step
# $moves: its moves
steps-spoken = Step { $heading }, { $moves }

# $heading: number, name and length of the step
# $moves: its moves
# $reason: why it is made
steps-spoken-current = This step { $heading }, { $moves }. { $reason }

# $pieces: the pieces of the step
steps-pieces = Pieces: { $pieces }

# $piece: the letters of the place of a piece
# $colours: its colours
steps-piece = { $piece } { $colours }

steps-finding = Finding the steps…
steps-preparing = Preparing this method, only once until you close Unfold…
steps-all-solved = The puzzle is solved.
steps-not-painted = Finish painting the position to see its steps.
steps-solve-first = Solve first: the phases of the solution are its steps.
steps-elsewhere = Other moves are shown now. Choose a step to see its moves again.

# $number: the number of the step
# $count: how many steps there are
# $title: the name of the step
# $moves: its moves
news-step = Step { $number } of { $count }: { $title }: { $moves }
news-steps-made = All steps are done.
why-no-steps = No steps are shown for this position
why-steps-made = All steps are done
why-first-step = This is the beginning of the first step

# $length: how many moves
# $metric: how moves are counted
hint-least =
    { $length ->
        [one] At least { $length } { $metric } is needed
       *[other] At least { $length } { $metric } are needed
    }

# $move: the name of the move
# $words: the move in words
hint-move = Next { $move }: { $words }

# $title: the name of the step
# $reason: why it is made
hint-reason = { $title }: { $reason }

# $title: the name of the step
# $pieces: the pieces that it is about
# $reason: why it is made
hint-reason-pieces = { $title } ({ $pieces }): { $reason }

hint-working = Looking for a hint…
hint-preparing = Preparing tables; the hint follows…
hint-none = No next move was found; choose Solve to search longer

# $hint: what the hint says
news-hint = { $hint }.

error-hint = No hint
error-steps = No steps

# $facelet: the name of a facelet
facelet-of-step = { $facelet }, part of this step

# $title: the name of the step
# $pieces: its pieces
steps-named = { $title } ({ $pieces })
