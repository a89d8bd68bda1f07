### The texts of the window.

title = Unfold

# $name: the name of the file that is open
title-file = { $name } - Unfold

menu-file = File
menu-edit = Edit
menu-view = View
menu-play = Play
menu-help = Help
open-recent = Open recent
theme = Theme
theme-system = Match system
theme-light = Light
theme-dark = Dark
language = Language
letters = Letters on the net
letters-tip = Show the letter of its colour on each facelet of the net
space-letters = Letters in the 3D view
space-letters-tip = Show the letter of its colour on each sticker in the 3D view

# $seed: the seed, the number from which the random position is made again
file-scramble = Random position, seed { $seed }

# $count: how many moves
# $seed: the seed, the number from which the random position is made again
file-shuffle =
    { $count ->
        [one] { $count } random move
       *[other] { $count } random moves
    }, seed { $seed }

# $name: the name of the file
# $length: the length of its scramble, with the metric
file-name = { $name }: a scramble of { $length }, no solution

# $name: the name of the file
# $scramble: the length of its scramble, with the metric
# $after: that of the moves after the scramble
file-name-after = { $name }: scramble of { $scramble }; then { $after }

# $length: how many moves, with their metric
# $count: how many twists MC4D counts
# $twists: the same number, with separators
length-twists =
    { $length }, { $count ->
        [one] { $twists } twist in MC4D
       *[other] { $twists } twists in MC4D
    }

remarks = About this file
remarks-tip = Show or hide what is unusual about the open log
why-no-remarks = No file is open, or the open file has no remarks

# $cell: the letter of the cell
# $place: the letters of the place
# $letter: the letter of the colour
# $colour: the name of the colour
sticker = sticker { $cell } at place { $place }, { $colour } ({ $letter })

# $cell: the letter of the cell
# $letter: the letter of the colour
# $colour: the name of the colour
sticker-tip = On cell { $cell }; its colour is { $colour } ({ $letter })

position-solved = This position is solved.

tables-unused = Tables: not loaded until the first search

tables-opened = Opening tables

tables-behind-opened = Searching with small tables; opening the large ones
tables-next-opened = Opening the large tables for the next search
tables-small = Tables: only small ones in use
tables-ready = Tables: ready

# $megabytes: how many megabytes of memory this program has
memory = Memory: { $megabytes } MB

memory-tip = Memory in use by Unfold

# $megabytes: how many megabytes of memory the tables have
memory-tables = Tables in use: { $megabytes } MB

memory-tables-tip = Size of the tables in use; only the parts that searches read are in memory
