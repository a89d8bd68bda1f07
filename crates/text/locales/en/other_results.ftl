### The line about another position than the one shown, of which something is known.

back = Back

# $length: how many moves its best solution has
# $metric: how moves are counted: HTM, QTM or STM
position-before = Position before: { $length } { $metric }

# $length: how many moves its best solution has
# $metric: how moves are counted: HTM, QTM or STM
position-before-optimal = Position before: { $length } { $metric }, optimal

position-before-nothing = Position before: no solution found

# $length: how many moves its best solution has
# $metric: how moves are counted: HTM, QTM or STM
searching-before = Searching the position before: { $length } { $metric } so far

searching-before-nothing = Searching the position before: no solution yet

# $length: how many moves its best solution has
# $metric: how moves are counted: HTM, QTM or STM
searching-after = Searching the next position: { $length } { $metric } so far

searching-after-nothing = Searching the next position: no solution yet
