### The tables: what each is for, its state, and what can be done with it.

menu-tables = Tables
tables = Tables…
tables-tip = Show what each table is for, its size and its state; build, check, remove or move tables
tables-title = Tables
tables-what = Methods look up distances in tables. Each table is computed when a search first needs it, and kept as a file; a damaged file is rebuilt. Removing a table costs only the time to rebuild it.

# $path: the folder of the tables
tables-folder = Kept in { $path }

# $disk: megabytes that are free on the disk
# $memory: megabytes of memory that are free
# $total: megabytes that all tables take
tables-room = { $disk } MB free on this disk, { $memory } MB of memory free; all tables take { $total } MB.

# $method: the name of the method
# $size: how many megabytes of tables
# $choice: what is chosen as memory
tables-next-search = The next search by { $method } uses { $size } MB of tables (Memory: { $choice }).

verify = Check
verify-tip = Check every byte of every table file
build-all = Build all
build-all-tip = Build every missing or damaged table except those of the optimal solver of the 3×3×3, so that other searches need not wait
remove-all = Remove all
remove-all-tip = Remove the files of all tables; a search rebuilds them when it needs them
move = Move…
move-tip = Move the tables to another folder, such as one on another disk
move-back = Move back
move-back-tip = Move the tables back to the default folder
stop-tables = Cancel
stop-tables-tip = Stop working on the tables; finished ones are kept
path-tables = Move the tables to this folder
accept-move = Move
column-table = Table
column-size = Size
column-state = State
column-time = Time to build

# $megabytes: the size of the table in megabytes
table-size = { $megabytes } MB

# $seconds: how many seconds
build-time = { $seconds } s

state-looking = checking…
state-absent = not built
state-saved = saved
state-used = saved, in use
state-memory = in memory only
state-wrong = damaged, will be rebuilt
build = Build

# $table: the name of the table
build-name = Build { $table }

remove = Remove

# $table: the name of the table
remove-name = Remove { $table }

# $table: the name of the table, or what is done with it
at-work = Working on { $table }

in-memory-too = Tables for crosses and XCrosses are built in memory in a moment and not saved.
news-chore-stopped = Cancelled; the finished tables are kept.

# $names: the names of the tables, separated by commas
news-tables-wrong = These tables are damaged and will be rebuilt: { $names }.

# $good: how many tables are saved and right
# $total: how many tables there are
news-tables-looked =
    { $good ->
        [one] { $good } of { $total } tables is saved
       *[other] { $good } of { $total } tables are saved
    } and intact.

news-tables-built = The tables have been built.
news-tables-removed = Removed; a search rebuilds a table when it needs it.

# $path: the folder of the tables
news-tables-moved = The tables are now kept in { $path }.

# $path: the folder of the tables
news-tables-there = The tables are already in { $path }.

why-tables-busy = The tables are in use. Stop the search, or wait until the work on them is finished.
error-tables = The work on the tables failed
low-room = Not enough space for tables

# $needed: how many megabytes are needed
# $free: how many megabytes are free
# $path: the folder of the tables
low-disk =
    This search builds tables of { $needed } MB, but only { $free ->
        [one] { $free } MB is free
       *[other] { $free } MB are free
    } in { $path }. If you continue, they stay in memory and are rebuilt after the next start. To keep them, move the tables to another disk (Tables › Move…).

# $needed: how many megabytes are needed
# $free: how many megabytes are free
low-memory =
    The large tables need { $needed } MB of memory, but only { $free ->
        [one] { $free } MB is free
       *[other] { $free } MB are free
    }. If you continue, the search uses the small tables and is slower. For the large ones, close other programs and start again.

# $needed: how many megabytes are needed
# $free: how many megabytes are free
# $path: the folder of the tables
no-disk =
    The tables need { $needed } MB of disk space, but only { $free ->
        [one] { $free } MB is free
       *[other] { $free } MB are free
    } in { $path }

no-disk-do = Free some disk space, move the tables to another disk (Tables › Move…), or choose smaller ones.

# $needed: how many megabytes are needed
# $free: how many megabytes are free
no-memory =
    Building the tables needs { $needed } MB of memory, but only { $free ->
        [one] { $free } MB is free
       *[other] { $free } MB are free
    }

no-memory-do = Close other programs, or choose smaller tables.

go-on = Continue
for-cube2 = 2×2×2×2: distance of each half, which is a 2×2×2
for-cube2-all = 2×2×2: distance of every position, in HTM and in QTM
for-axis-rows = 2×2×2×2, phase 1: moves to bring one axis’s stickers onto it
for-side-rows = 2×2×2×2, phase 2: distance until the pieces are on their sides; large, used if present
for-end-rows = 2×2×2×2, phase 2: the same distance, eight positions per look-up; largest, used if present
for-small = 3×3×3: small, lets a search start at once
for-classes = 3×3×3, phase 1: which positions are equivalent
for-phase1 = 3×3×3, phase 1: distance to phase 2; large
for-phase2 = 3×3×3, phase 2: distance to solved
for-corners = 3×3×3: distance of the corners alone
for-cubes-into = 3×3×3×3, phase 3: distance of a layer until it is oriented
for-cubes-within = 3×3×3×3, phase 4: distance of an oriented layer to solved
for-optimal = 3×3×3: lower bounds of positions, for proofs
idle-tables = Build when idle
idle-tables-tip = Build the tables for the puzzle shown while Unfold is idle, so that its first search does not wait


# $puzzle: the name of the puzzle, such as 3×3×3
# $seconds: about how many seconds it takes
news-idle = Building the tables for the { $puzzle } while Unfold is idle; this takes about { $seconds } s, only once.

news-idle-done = The tables have been built and are kept for later searches.

# $reason: what went wrong, one or more sentences
news-idle-failed = Tables could not be built while idle: { $reason }

# $table: the table at work, such as the edge table
# $puzzle: the name of the puzzle, such as 3×3×3
# $method: the name of the method
# $time: about how long it takes until all tables are built, with its unit
tables-underway = Building { $table } for the { $puzzle } ({ $method }): about { $time } left

tables-underway-tip = Each table is built only once and kept for later searches

# $table: the table at work, such as the edge table
# $puzzle: the name of the puzzle, such as 3×3×3
# $method: the name of the method
tables-awaited = Waiting for { $table } for the { $puzzle } ({ $method }), which is already being built

table-distances = the distance table
table-halves = the table of halves
table-small = the small tables
table-classes = the symmetry table
table-phase1 = the phase 1 table
table-phase2 = the phase 2 table
table-phase2-large = the large phase 2 table
table-corners = the corner table
table-edges = the edge table
table-cubes-into = the table for orienting three cubes
table-cubes-within = the table for solving three cubes
table-proof = the proof table

# $count: how many databases there are
# $megabytes: the megabytes that they take
databases =
    { $count ->
        [one] { $count } database of algorithms is
       *[other] { $count } databases of algorithms are
    } kept too ({ $megabytes } MB); “Remove all” removes them as well.
