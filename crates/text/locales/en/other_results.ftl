### The line about another position than the one shown, of which something is known.

back = Back

# $length: how many moves its best solution has
# $metric: how moves are counted: HTM, QTM or STM
position-before = Previous position: { $length } { $metric }

# $length: how many moves its best solution has
# $metric: how moves are counted: HTM, QTM or STM
position-before-optimal = Previous position: { $length } { $metric }, optimal

position-before-nothing = Previous position: no solution found

# $length: how many moves its best solution has
# $metric: how moves are counted: HTM, QTM or STM
searching-before = Searching the previous position: { $length } { $metric } so far

searching-before-nothing = Searching the previous position: no solution yet

# $length: how many moves its best solution has
# $metric: how moves are counted: HTM, QTM or STM
searching-after = Searching the next position: { $length } { $metric } so far

searching-after-nothing = Searching the next position: no solution yet
