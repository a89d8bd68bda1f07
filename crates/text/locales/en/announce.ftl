### What is said aloud to whoever does not see the window.

# $length: how many moves it has
# $metric: how moves are counted: HTM, QTM or STM
# $bound: the proven lower bound: no solution has fewer moves
said-best = Best so far { $length } { $metric }, lower bound { $bound }.

# $length: how many moves it has
# $metric: how moves are counted: HTM, QTM or STM
said-proven = { $length } { $metric }, proven optimal.

# $bound: the proven lower bound: no solution has fewer moves
# $metric: how moves are counted: HTM, QTM or STM
said-none = No solution yet, lower bound { $bound } { $metric }.

# $how: how the search ended, in a few words such as "stopped"
# $result: a sentence with what is known now
said-end = Search { $how }. { $result }

# $title: the title of the dialog
# $what: what went wrong, without a full stop
# $advice: what to do about it, one or more sentences
said-fault = { $title }: { $what }. { $advice }

splitter = Divider between panels
