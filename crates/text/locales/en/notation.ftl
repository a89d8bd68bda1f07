### How a text of moves was taken, where it can mean something else too.

# $lines: the number of lines with moves
lines-joined =
    { $lines ->
        [one] { $lines } line was read as one sequence.
       *[other] { $lines } lines were read as one sequence.
    }

# $token: the count as it is written, such as x2
# $place: line and column
count-not-rotation = “{ $token }” was read as a count of the bracket before it ({ $place }). Put it in brackets for a rotation: ({ $token }).

# $place: line and column
dash-before = The dash before a move was read as a separator ({ $place }). For the inverse move, write a prime after it.

# $token: the move, such as R4
# $place: line and column
turn-of-nothing = “{ $token }” turns nothing and was left out ({ $place }).

# $token: the name with its colon
# $place: line and column
name-before-colon = “{ $token }” was read as a name, not as a move ({ $place }).

solve-lines = Solve as a batch
solve-lines-tip = Solve each line of the text as a separate position
why-no-lines = No text with several lines was read as one sequence.

# $states: the number of positions in the list
news-lines =
    { $states ->
        [one] The batch has { $states } position from the text.
       *[other] The batch has { $states } positions from the text.
    }

# $token: the beginning of the words that were left out
# $place: line and column
left-out = “{ $token }” is neither moves nor facelets and was left out ({ $place }).

# $token: the bracket
# $place: line and column
square-group = “{ $token }” was read as a group ({ $place }). Put a comma between its parts for a commutator.

small-letters = All letters are lowercase: they were read as face turns. Write Rw for a wide turn.
