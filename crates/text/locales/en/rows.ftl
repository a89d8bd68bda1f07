### The rows of moves.

row-menu = Moves
row-menu-tip = Show what you can do with these moves

row-own = My moves
row-shortened = Shortened
row-edited = Edited
row-kept = Kept

# $name: the name of a row of moves
# $length: its length, with its metric
row-choose = { $name }, { $length }
row-choose-tip = Play and edit these moves

# $name: the name of a row of moves
# $length: its length, with its metric
# $at: how many moves are made
# $all: how many there are
row-spoken = { $name }, { $length }, after { $at } of { $all } moves

row-finding = Finding moves that reach this position…
row-find = Find the moves
row-find-tip = Search for moves that reach this position from the solved puzzle

shorten = Shorten
shorten-tip = Search for fewer moves between the same two positions, for the selected moves or the whole row

copy-row = Copy the moves
copy-row-tip = Copy the selected moves, or the whole row

copy-short = Copy

# $name: the name of a row of moves
copy-named = Copy: { $name }

save-row = Save the row…
save-row-tip = Save these moves as text, or with their scramble as a Hyperspeedcube file or, for a hypercube, an MC4D log
path-save-row = Save the moves
no-row-scramble = The scramble before these moves is not known
no-row-scramble-do = Find the moves of the scramble first, or save the row as text.

keep-moves = Keep a copy
keep-moves-tip = Keep the selected moves, or the whole row, as a separate row

remove-row = Remove the row
remove-row-tip = Remove this row; Undo brings it back

select-all = Select all moves
select-all-tip = Select all moves of the row

invert-moves = Invert
invert-moves-tip = Replace the moves with those that undo them

mirror-moves = Mirror left and right
mirror-moves-tip = Replace the moves with those that the other hand would make

rotate-moves = Rotate the moves
rotate-moves-tip = Replace the moves with the same ones on the puzzle rotated this way

repeat-moves = Repeat
repeat-moves-tip = Make the moves twice

cancel-moves = Simplify
cancel-moves-tip = Join moves of the same layers and leave out those that undo each other

delete-moves = Delete moves
delete-moves-tip = Remove the selected moves, or the one before the cursor

delete-next-moves = Delete the next move
delete-next-moves-tip = Remove the selected moves, or the one after the cursor

go-on-from-here = Continue from here
go-on-from-here-tip = Make the position shown the one you work on

split-here = Split into scramble and moves here
split-here-tip = Take the moves before the cursor as the scramble and the others as your own

enlarge = Enlarge the moves
enlarge-tip = Show the moves in a third of the window, or in two lines again

# $row: the name of a row of moves
# $move: a move of it, with its number
row-move = { $row }, { $move }

shortening = Shortening…

error-shorten = The moves could not be shortened

# $length: the length of the moves, with its metric
news-shortening = Searching for fewer than { $length }…

# $before: the length of the moves before
# $after: the shortest length found, with its metric
news-shorter = Shortening: from { $before } to { $after } so far.

# $news: what became of the stretch, as a sentence
# $before: the length of all moves before
# $after: the length of all moves after, with its metric
news-shortened-total = { $news } All moves: from { $before } to { $after }.

# $most: the most moves that a row can have
news-too-long = Too many moves: a row holds at most { $most }.

# $from: the number of the first move of a stretch
# $to: the number of its last move
# $told: what became of the stretch, as a sentence
outcome-of-stretch = Moves { $from } to { $to }: { $told }

news-kept = Kept as a separate row.
news-removed = Row removed. Undo brings it back.
news-split = Split into scramble and moves.

# $moves: how many moves
news-copied-row = { $moves ->
        [one] { $moves } move copied.
       *[other] { $moves } moves copied.
    }

# $moves: how many moves
news-inserted = { $moves ->
        [one] { $moves } move inserted.
       *[other] { $moves } moves inserted.
    }

# $why: what is wrong with the moves
news-not-inserted = Nothing inserted: { $why }

why-shortening = A search for shorter moves is running
why-searching = A search is running
why-too-many-rows = There is no room for more rows
why-not-kept = Only a row that you kept can be removed
why-here-already = You are already working on this position

news-found-scramble = Found moves that reach this position.

read-moves-as = These moves:
moves-applied = Apply here
moves-applied-tip = Apply the moves to the previous position
moves-position = As the position
moves-position-tip = Apply the moves to the solved puzzle
moves-case = As the case
moves-case-tip = Set the position that these moves solve

# $moves: how many moves
news-taken-as-position = { $moves ->
        [one] { $moves } move taken as the position.
       *[other] { $moves } moves taken as the position.
    }

# $moves: how many moves
news-applied = { $moves ->
        [one] { $moves } move made on the position.
       *[other] { $moves } moves made on the position.
    }

# $moves: how many moves
news-taken-as-case = { $moves ->
        [one] The position is the one that this move solves.
       *[other] The position is the one that these { $moves } moves solve.
    }

scramble-length = Random moves:
scramble-length-tip = Choose how many random moves a scramble has: a few to practise, or the usual number

news-none-selected = No moves selected.

# $first: the number of the move, counted from 1
news-one-selected = Move { $first } selected.

# $first: the number of the first move, counted from 1
# $last: the number of the last move
news-selected = Moves { $first } to { $last } selected.

read-all = Read all moves
read-all-tip = Show the moves in the whole window, or in two lines below the puzzle again

# $name: the move
# $moves: how many moves followed it
news-turned-inside = Turned { $name }. { $moves ->
        [one] The move that followed was left out; Undo brings it back.
       *[other] The { $moves } moves that followed were left out; Undo brings them back.
    }

# $moves: how many moves
news-deleted = { $moves ->
        [one] { $moves } move removed; Undo brings it back.
       *[other] { $moves } moves removed; Undo brings them back.
    }

# $moves: how many moves
news-changed = { $moves ->
        [one] { $moves } move changed; Undo brings it back.
       *[other] { $moves } moves changed; Undo brings them back.
    }

# $name: the name of a row of moves
# $length: its length, with its metric
# $written: how many moves are written, some of which join or cancel
row-choose-written = { $name }, { $length }, { $written } written

fold-moves = Write commutators
fold-moves-tip = Write moves of the form A B A' B' as [A, B], and A B A' as [A: B], in rows and copies
news-folded = Commutators are written as [A, B].
news-unfolded = Commutators are written out.

copy-as = Copy as

copy-names = Moves with names
copy-names-tip = Copy the moves with the names of their groups as comments, one group per line

copy-clicks = MC4D clicks
copy-clicks-tip = Copy the moves as MC4D clicks: grip, direction, mask

copy-hyperspeedcube = Letters of Hyperspeedcube
copy-hyperspeedcube-tip = Copy the moves in letters as Hyperspeedcube reads them: layers are counted from a face or cell, as in 2R

copy-row-log = MC4D log
copy-row-log-tip = Copy the row as an MC4D log that begins with its scramble

copy-row-link = Link
copy-row-link-tip = Copy a link to Twizzle’s editor with the moves and the position they start from

shorten-in-twists = Shorten in twists
shorten-in-twists-tip = Search for fewer MC4D twists between the same two positions; a half turn about a face counts as two

name-row = Name the row…
name-row-tip = Give this row a name; for a scramble, your own moves or a solution, a copy is kept under that name
name-of-row = Name of the row
name-of-row-yes = Name it
news-no-name = The row was not named: the name is empty.

# $name: the name of a row of moves
news-named = The row is named “{ $name }”.

# $row: the name of a row of moves
name-of-copy = { $row }: a copy is kept under this name.
