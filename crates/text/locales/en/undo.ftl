### What can be undone, by name.

# $deed: what was done, in a few words
undo-deed = Undo { $deed }

# $deed: what was done, in a few words
redo-deed = Redo { $deed }

# $deed: what was done, in a few words
news-undone = Undone: { $deed }.

# $deed: what was done, in a few words
news-redone = Redone: { $deed }.

deed-reset = reset
deed-scramble = scramble
deed-open = opening a file
deed-turn = move
deed-rotate = rotation
deed-paint = painting
deed-clear = clearing
deed-fill-in = filling in
deed-repair = repair
deed-type = typing
deed-paste = paste
deed-play = playback
deed-rows = editing moves
deed-macro = using a macro
