### The texts of the tour, of ways through the window by keys, and of what this program is.

focus-menu = Go to the menus
focus-menu-tip = Give the keys to the menus: Enter opens one, arrows go through them
next-pane = Next part of the window
next-pane-tip = Give the keys to the net, then to the view in space, the solver, the menus, and again to the net
tour = Tour
tour-tip = Show in five steps what is where

# $step: the number of this step
# $total: how many steps there are
tour-name = Tour, step { $step } of { $total }

tour-back = Back
tour-back-tip = To the step before
tour-next = Next
tour-done = Finish
tour-next-tip = To the next step; after the last one the tour ends
tour-leave = Leave
tour-leave-tip = Leave the tour; Help has it again
step-net = Enter a position
step-net-text = Choose a colour and paint the net, or type or paste moves or facelets below it, or scramble. What cannot be is outlined and said at once.
step-solve = Solve it
step-solve-text = Solve starts at once and finds ever shorter solutions, while the proven lower bound rises. Stop keeps the best. Nothing is called optimal before the two meet.
step-play = Watch it
step-play-text = Drag the puzzle to turn it round, click it to turn a face or a cell. The bar below plays the solution; each move is explained under it.
step-files = Files and settings
step-files-text = The File menu opens and saves. The View menu has the language, and under Appearance colours for every eye, letters, patterns and sizes. Whatever changes the position can be undone.
step-tables = Tables, keys and help

# $megabytes: how many megabytes all tables take
# $path: the folder of the tables
step-tables-text = The first search of each puzzle computes tables of distances: about ten seconds for the 3×3×3 and half a minute for the 2×2×2×2 on two cores, and one searches meanwhile. They take { $megabytes } MB in all and are kept in { $path }. F1 lists all keys, and the Help menu explains every method.

solution-tip = Choose this solution, to be played, copied and saved

# $processors: how many processors this computer has
# $memory: how many megabytes this program has in memory
# $tables: how many of them are tables
about-machine =
    { $processors ->
        [one] { $processors } processor
       *[other] { $processors } processors
    }; this program has { $memory } MB in memory, of tables in use { $tables } MB

# $licence: the name of the licence
about-licence = Licence: { $licence }

about-table-states = State of the tables
about-copy = Copy
about-copy-tip = Copy all this, for a report of a fault

# $table: the name of the table
# $state: how the table stands, in a word
# $bytes: the size of the table in bytes
table-line =
    { $table }: { $state }, { $bytes ->
        [one] { $bytes } byte
       *[other] { $bytes } bytes
    }
