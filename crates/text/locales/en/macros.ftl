### Macros: moves that are kept under a name and made at another place.

macros = Macros
macros-tip = Show the moves kept under a name, and apply them where you point

make-macro = Make a macro…
make-macro-tip = Keep the selected moves, or the whole row, under a name to apply them elsewhere

keep-macro = Keep the macro
keep-macro-tip = Keep these moves under this name; a macro of the same name is replaced

apply-macro = Apply as written
apply-macro-tip = Apply the moves of the macro as written, without pointing

unpick = Take back a sticker
unpick-tip = Forget the last sticker you pointed at

leave-macro = Back to the list
leave-macro-tip = Leave this macro

close-macros = Close
no-macros = Select moves in a row below and choose Make a macro…

macro-name = Name
macro-setup = Set-up
macro-setup-tip = Type moves to make before the macro and undo after it
macro-setup-hint = for example R U
macro-reversed = Backwards
macro-reversed-tip = Make the moves that undo the macro

# $count: how many stickers have been pointed at
point-new = Point at three stickers to mark where the moves act: { $count } of 3
# $count: how many stickers have been pointed at
point-use = Point at the stickers to take the place of 1, 2 and 3: { $count } of 3

# $letter: the letter of a face or cell
# $place: the place of a piece
sticker-on-piece = { $letter } on { $place }

# $number: 1, 2 or 3
# $sticker: a sticker: the letter of its face or cell, and the place of its piece
sticker-numbered = { $number }: { $sticker }

# $name: the name of a macro
use-macro = Use { $name }
# $name: the name of a macro
remove-macro = Remove { $name }
remove-short = Remove
# $name: the name of a macro
# $length: its length, with its metric
macro-line = { $name }, { $length }

# $count: how many macros there are
news-macros = { $count ->
    [0] No macros yet.
    [one] One macro.
   *[other] { $count } macros.
}
# $count: number of moves
news-making = { $count ->
    [one] A macro of one move: give it a name, and point at three stickers.
   *[other] A macro of { $count } moves: give it a name, and point at three stickers.
}
# $name: the name of a macro
news-point = { $name }: point at the stickers to take the place of 1, 2 and 3.
# $number: how many stickers have been pointed at
# $sticker: a sticker: the letter of its face or cell, and the place of its piece
news-picked = Sticker { $number } of 3: { $sticker }.
# $count: how many are left
news-unpicked = { $count ->
    [one] One sticker left.
   *[other] { $count } stickers left.
}
# $name: the name of a macro
# $count: number of its moves
news-macro-kept = { $count ->
    [one] { $name } is kept, one move.
   *[other] { $name } is kept, { $count } moves.
}
# $name: the name of a macro
news-removed-macro = { $name } is removed.
# $name: the name of a macro
# $count: number of moves
news-applied-there = { $name } applied there, moves: { $count }.
# $name: the name of a macro
# $count: number of moves
news-applied-mirrored = { $name } applied there, mirrored, moves: { $count }.
# $name: the name of a macro
# $count: number of moves
news-applied-as-written = { $name } applied as written, moves: { $count }.
# $count: number of moves
# $most: the most moves of a macro
news-macro-too-long = These are { $count } moves; a macro has at most { $most }.

sticker-twice = This sticker is already chosen: point at another one
stickers-on-one-piece = These three stickers are on one piece: point at one on another piece
stickers-ambiguous = The puzzle can be turned so that these three stickers stay in place: point at another one, not on the same axis
stickers-do-not-fit = No rotation or reflection of the puzzle brings the macro’s three stickers there: point at three of the same kinds at the same distances

why-no-name = The macro has no name yet
why-three-stickers = Point at three stickers first
why-too-many-macros = There are already 500 macros, the maximum: remove one first

macro-of-log = Macro

click-sticker = Click a sticker to point at it

why-no-macro = No macro is being made or used
