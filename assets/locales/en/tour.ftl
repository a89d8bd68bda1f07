### The texts of the tour, of ways through the window by keys, and of what this program is.

focus-menu = Go to the menus
focus-menu-tip = Move the focus to the menus; open one with Enter and move with the arrow keys
next-pane = Go to the next part
next-pane-tip = Move the focus from the net to the 3D view, the solver, the menus, and back to the net
tour = Tour
tour-tip = Show the parts of the window in five steps

# $step: the number of this step
# $total: how many steps there are
tour-name = Tour, step { $step } of { $total }

tour-back = Back
tour-back-tip = Go to the previous step
tour-next = Next
tour-done = Finish
tour-next-tip = Go to the next step, or finish after the last one
tour-leave = Close
tour-leave-tip = Close the tour; reopen it from the Help menu
step-net = Enter a position
step-net-text = Choose a colour and paint the net, type or paste moves or facelets below it, or scramble. Impossible facelets are outlined and explained as you paint.
step-solve = Solve it
step-solve-text = Solve starts at once and finds shorter and shorter solutions while the proven lower bound rises. Stop keeps the best so far. A solution is called optimal only when its length meets the lower bound.
step-play = Watch it
step-play-text = Drag the puzzle to look at it from another side, and click it to turn a face or a cell. Play the solution with the bar below; each move is explained under it.
step-files = Files and settings
step-files-text = Open and save files in the File menu. Choose the language in the View menu, and colour-blind safe colours, letters, patterns and sizes under Appearance. You can undo every change to the position.
step-tables = Tables, shortcuts and help

# $megabytes: how many megabytes all tables take
# $path: the folder of the tables
step-tables-text = The first search of each puzzle builds tables while it runs: about 10 s for the 3×3×3 and 30 s for the 2×2×2×2 on two cores. All tables take { $megabytes } MB and are stored in { $path }. Press F1 for all shortcuts; the Help menu explains every method.

solution-tip = Choose this solution to play, copy or save it

# $processors: how many processors this computer has
# $memory: how many megabytes this program has in memory
# $tables: how many of them are tables
about-machine =
    { $processors ->
        [one] { $processors } processor
       *[other] { $processors } processors
    }; { $memory } MB of memory in use, { $tables } MB of it by tables

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
