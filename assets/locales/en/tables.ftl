### The texts of the tables: what each is for, how it stands, and what can be done.

menu-tables = Tables
tables = Tables…
tables-tip = What each table is for, how large it is and how it stands; build, check, remove or move them
tables-title = Tables
tables-what = The solvers look distances up in tables. Each is computed once, when a search first needs it, and kept as a file; a file that is not exactly right is built again. Removing one loses nothing but the time to build it.

# $path: the folder of the tables
tables-folder = Kept in { $path }

# $disk: megabytes that are free on the disk
# $memory: megabytes of memory that are free
# $total: megabytes that all tables take
tables-room = { $disk } MB free on this disk, { $memory } MB of memory free; all tables take { $total } MB.

verify = Check
verify-tip = Look at every byte of every file
build-all = Build all
build-all-tip = Build every table that is absent or wrong, so that no search has to wait
remove-all = Remove all
remove-all-tip = Remove the files of all tables; they are built again when a search needs them
move = Move…
move-tip = Move the tables into another folder, such as one on another disk, and keep them there
move-back = Move back
move-back-tip = Move the tables back into the usual folder
stop-tables = Stop this
stop-tables-tip = Stop what is done with the tables; what is finished stays
path-tables = Move the tables into this folder
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
state-memory = only in memory
state-wrong = wrong: to be built again
build = Build

# $table: the name of the table
build-name = Build { $table }

remove = Remove

# $table: the name of the table
remove-name = Remove { $table }

# $table: the name of the table, or what is done with it
at-work = At { $table }

in-memory-too = First crosses and their pairs are made in memory in a moment and not kept.
news-chore-stopped = Stopped; the tables that were finished stay.

# $names: the names of the tables, separated by commas
news-tables-wrong = These tables are wrong and will be built again: { $names }.

# $good: how many tables are saved and right
# $total: how many tables there are
news-tables-looked =
    { $good ->
        [one] { $good } of { $total } tables is saved
       *[other] { $good } of { $total } tables are saved
    }, and right to the last byte.

news-tables-built = The tables are built.
news-tables-removed = Removed; a search that needs a table builds it again.

# $path: the folder of the tables
news-tables-moved = The tables are kept in { $path } now.

# $path: the folder of the tables
news-tables-there = The tables are in { $path } already.

why-tables-busy = Tables are in use: stop the search, or wait until what is done with them is finished.
error-tables = The tables could not be handled
low-room = There is little room for tables

# $needed: how many megabytes are needed
# $free: how many megabytes are free
# $path: the folder of the tables
low-disk =
    This search computes tables of { $needed } MB, once, but only { $free ->
        [one] { $free } MB is free
       *[other] { $free } MB are free
    } in { $path }. It can go on: the tables are used from memory, and are computed anew at the next start. Or move them to another disk (Tables › Move…).

# $needed: how many megabytes are needed
# $free: how many megabytes are free
low-memory =
    Computing the large tables takes { $needed } MB of memory, and only { $free ->
        [one] { $free } MB is free
       *[other] { $free } MB are free
    }. The search goes on with the small tables; it is slower. Close other programs and start again to have the large ones.

go-on = Go on
for-cube2 = hypercube: the distance of each half, which is a 2×2×2
for-axis-rows = hypercube, first stage: stickers of one axis onto it
for-side-rows = hypercube, second stage: pieces onto their sides; large, used when it is there
for-small = 3×3×3: small, lets a search begin at once
for-classes = 3×3×3, phase 1: which positions are alike
for-phase1 = 3×3×3, phase 1: the distance to the second phase; large
for-phase2 = 3×3×3, phase 2: the distance home
for-corners = 3×3×3: the distance of the corners alone
idle-tables = Build when idle
idle-tables-tip = Build the tables of the puzzle shown while nothing else is going on, so that its first search has them

# $puzzle: the name of the puzzle, such as 3×3×3
idle-at-work = Building tables of the { $puzzle }, once

# $puzzle: the name of the puzzle, such as 3×3×3
# $seconds: about how many seconds it takes
news-idle = While nothing else is going on, the tables of the { $puzzle } are built; that takes about { $seconds } s and happens once.

news-idle-done = The tables are built and kept for every later search.

# $reason: what went wrong, one or more sentences
news-idle-failed = Tables could not be built while idle: { $reason }
