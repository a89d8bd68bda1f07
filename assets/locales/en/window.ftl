### The texts of the window.

title = Unfold

# $name: the name of the file that is open
title-file = { $name } - Unfold

menu-file = File
menu-edit = Edit
menu-view = View
menu-help = Help
open-recent = Open recent
theme = Theme
theme-system = As the system
theme-light = Light
theme-dark = Dark
language = Language
letters = Letters on facelets
letters-tip = Write each facelet's colour letter on it

net = Position

# $seed: the seed, the number from which the random position is made again
file-scramble = Random position, seed { $seed }

# $count: how many turns
# $seed: the seed, the number from which the random position is made again
file-shuffle =
    { $count ->
        [one] { $count } random turn
       *[other] { $count } random turns
    }, seed { $seed }

# $name: the name of the file
# $count: how many moves its scramble has
file-name =
    { $name }: { $count ->
        [one] { $count } move STM
       *[other] { $count } moves STM
    }

# $name: the name of the file
# $count: how many moves its scramble has
# $after: how many moves follow the scramble
file-name-after =
    { $name }: { $count ->
        [one] { $count } move STM
       *[other] { $count } moves STM
    }, and { $after } after the scramble

remarks = About this file

# $cell: the letter of the cell
cell = cell { $cell }

# $cell: the letter of the cell
# $place: the number of the place
# $letter: the letter of the colour
# $colour: the name of the colour
sticker = sticker { $cell } of { $place }, colour { $letter } { $colour }

# $cell: the letter of the cell
# $letter: the letter of the colour
# $colour: the name of the colour
sticker-tip = This sticker lies on cell { $cell } and has colour { $letter }, { $colour }

position-solved = This position is solved.

tables-unused = Tables: opened at the first search

# $table: the name of the table, and how far it is
tables-work = Tables, built once: { $table }

# $table: the name of the table, and how far it is
tables-opened = Tables, being opened: { $table }

tables-behind = Tables: the small ones are in use, the large ones are being built, once
tables-behind-opened = Tables: the small ones are in use, the large ones are being opened
tables-next = Tables: the large ones are being built for the next search, once
tables-next-opened = Tables: the large ones are being opened for the next search
tables-small = Tables: only the small ones are in use
tables-ready = Tables: ready

# $megabytes: how many megabytes of memory this program has
memory = Memory: { $megabytes } MB

memory-tip = What this program has in memory now

# $megabytes: how many megabytes of memory the tables have
memory-tables = tables in use: { $megabytes } MB

memory-tables-tip = The size of the tables in use; they are mapped from their files, and only what is looked at is in memory
table-axis-rows = distances of the first stage
table-cube3 = distances of the 3×3×3
table-cube2-all = distances of the 2×2×2 in both metrics
table-cube2 = distances of the 2×2×2
