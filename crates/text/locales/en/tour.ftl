### The texts of the tour, of ways through the window by keys, and of what this program is.

focus-menu = Go to the menus
focus-menu-tip = Move the focus to the menus; open one with Enter and move with the arrow keys
next-pane = Go to the next part
next-pane-tip = Move the focus from the net to the 3D view, the solver, the menus, and back to the net
tour = Tour
tour-tip = Scramble, solve and play a solution, in three steps

# $step: the number of this step
# $total: how many steps there are
tour-name = Tour, step { $step } of { $total }

tour-leave = Skip tour
tour-leave-tip = End the tour; start it again from the Help menu
news-tour-ended = Tour finished. Next, try the examples in the File menu; F1 lists all shortcuts.
step-scramble = Scramble the puzzle

# $button: the name of the button
step-scramble-text = Click { $button } for a random position; you can also paint your own cube on the net.
step-solve = Solve it

# $button: the name of the button
step-solve-text = Click { $button }. Shorter and shorter solutions appear while the proven lower bound rises. When the two meet, the solution is optimal.
step-play = Play the solution

# $button: the name of the button
step-play-text = Click { $button } and watch the solution, move by move.

solution-tip = Choose this solution to play, copy or save it

# $processors: how many processors this computer has
# $memory: how many megabytes this program has in memory
# $tables: how many of them are tables
about-machine =
    { $processors ->
        [one] { $processors } processor
       *[other] { $processors } processors
    }; { $memory } MB of memory in use, { $tables } MB of it by the tables

# $licence: the name of the licence
about-licence = Licence: { $licence }

about-table-states = Table status
about-copy = Copy
about-copy-tip = Copy all of this for a bug report

# $table: the name of the table
# $state: how the table stands, in a word
# $bytes: the size of the table in bytes
table-line =
    { $table }: { $state }, { $bytes ->
        [one] { $bytes } byte
       *[other] { $bytes } bytes
    }
