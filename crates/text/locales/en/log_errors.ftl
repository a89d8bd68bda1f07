### Errors in logs and in typed moves and facelets, and notices about a valid log.

# $bytes: how many bytes the file has
# $limit: the most bytes that a log has
log-too-large =
    The file has { $bytes ->
        [one] { $bytes } byte
       *[other] { $bytes } bytes
    }, but a log has at most { $limit }

log-empty = The file is empty
log-not-text = The file is not text

# $found: the first line, or its beginning
log-not-mc4d = The first line, “{ $found }”, does not begin with MagicCube4D

log-other-file-do = Choose a log saved by MagicCube4D, or a file saved by Hyperspeedcube.

# $found: the version that the log names
log-version = The log has format version { $found }, but only versions 1, 2 and 3 are supported

log-version-do = Use an undamaged copy. In the first line, MagicCube4D must be followed by 1, 2 or 3.

# $found: how many fields the first line has
# $expected: how many it must have
log-header =
    The first line has { $found ->
        [one] { $found } field
       *[other] { $found } fields
    } instead of { $expected }

log-header-do = The line must look like this: MagicCube4D 3 2 0 {"{"}4,3,3{"}"} 2

# $version: the version that the log names, 1 or 2
# $found: how many fields the first line has
log-older-header =
    The first line of a log with format version { $version } has { $found ->
        [one] { $found } field
       *[other] { $found } fields
    } instead of 4 or 5

log-older-header-do = In versions 1 and 2 the line must look like this: MagicCube4D 2 2 40 2

# $row: the number of the row
# $expected: how many stickers a cell has
# $found: the row, or its beginning
log-stickers = Row { $row } of the stickers is not { $expected } digits from 0 to 7: “{ $found }”

# $row: the number of the row
log-stickers-cut = The file ends before row { $row } of the stickers

log-stickers-do = In versions 1 and 2, eight rows of stickers must follow the first line. Use an undamaged copy of the file.

# $row: the number of the row
log-other-stickers = The moves of the log do not lead to the stickers in row { $row }

log-other-stickers-do = The file has been changed or is incomplete. Use an undamaged copy.

# $schlafli: the Schläfli symbol of the puzzle, such as {4,3,3}
# $edge: the length of an edge of the puzzle
log-puzzle = The log is for the puzzle { $schlafli } { $edge }

# $puzzles: the puzzles whose logs can be opened
log-puzzle-do = Choose a log of one of these puzzles: { $puzzles }. Logs of other puzzles are not supported.

# $name: the name of the puzzle here
# $schlafli: the name of the puzzle in logs
# $edge: the number of its layers
log-puzzle-named = { $name } ({ $schlafli } { $edge })

# $name: the name of the puzzle here
# $schlafli: the name that the log gives to the puzzle
log-grips = The log calls the { $name } { $schlafli }, but under that name MC4D numbers the grips differently

# $schlafli: the name of the puzzle in logs
# $edge: the number of its layers
log-grips-do = In MagicCube4D, scramble the puzzle { $schlafli } { $edge } and save that log.

# $row: the number of the row
# $found: the row, or its beginning
log-matrix = Row { $row } of the camera matrix does not begin with four numbers: “{ $found }”

# $row: the number of the row
log-matrix-cut = The file ends before row { $row } of the camera matrix

log-matrix-do = Four rows of four numbers must follow the first line. Use an undamaged copy of the file.
log-no-star = The line with * before the moves is missing
log-no-star-do = The file is damaged or incomplete. Use an undamaged copy.

# $clicks: how many moves the file has
log-cut =
    The file is incomplete: after { $clicks ->
        [one] { $clicks } move
       *[other] { $clicks } moves
    }, the final full stop is missing

log-cut-do = Use a complete copy. If you know that no move is missing, add a full stop at the end.

# $token: the piece of text that was found
# $reason: the reason, in a few words
log-click = Invalid move “{ $token }”: { $reason }

log-click-do = Write a move as grip, direction and mask, such as 127,-1,1.

# $token: the piece of text that was found
log-older-click = Invalid move “{ $token }”

log-older-click-do = In versions 1 and 2 a move is the digit of its cell (0 to 7), the number of its grip (0 to 26, but not 13) and, for other layers, a colon and a mask, such as 214 or 58:2.

# $token: the piece of text that was found
log-token = “{ $token }” is neither a move nor a mark

log-token-do = Correct or remove it. Moves look like 127,-1,1, and marks like m|.
log-mark = The character that names the mark is missing after m
log-mark-do = Write m| for the end of the scramble, or remove the m.

# $found: how many numbers it has
click-fields =
    it has { $found ->
        [one] { $found } number
       *[other] { $found } numbers
    } instead of 3

# $field: what the number stands for
# $found: what was found
click-number = the { $field } “{ $found }” is not a number

# $field: what the number stands for
click-number-missing = the { $field } is missing

# $found: the number that was found
click-no-grip = the grip must be 0 to 215, not { $found }

# $grip: the number of the grip
# $cell: the letter of the cell
click-core = grip { $grip } is the core of cell { $cell } and cannot be turned

# $found: what was found
click-direction = the direction must be 1 or -1, not { $found }

# $found: what was found
click-mask = the mask must be 1, 2 or 3, not { $found }

# $most: the largest mask
# $found: what was found
click-layers = the mask must be 1 to { $most }, not { $found }

field-grip = grip
field-direction = direction
field-mask = mask

# $token: the piece of text that was found
# $reason: the reason, in a few words
move-letters = Invalid move “{ $token }”: { $reason }

move-letters-do = Write a cell and the directions of its grip, such as UF, UF2, UFR or {"{"}1-2{"}"}RO'.

# $found: what was found
letter-not-a-cell = “{ $found }” is not one of the cells I B D L R U F O

letter-none = it has no letters

# $cell: the letter of the cell
letter-no-grip = the letters of the grip are missing after cell { $cell }

# $cell: the letter of the cell
# $letter: a letter of the grip
letter-own-axis = a grip of cell { $cell } cannot point to { $letter }

# $first: a letter of the grip
# $second: another letter of the grip
letter-same-axis = a grip cannot point to both { $first } and { $second }

# $most: the number of layers
letter-layers = the prefix must name layers from 1 to { $most }, such as {"{"}2{"}"} or {"{"}1-{ $most }{"}"}

# $token: the piece of text that was found
cube-not-a-move = “{ $token }” is not a move

# $token: the piece of text that was found
cube-nothing-before = “{ $token }” must follow a move or a bracket

# $token: the piece of text that was found
cube-turns-nothing = “{ $token }” does not turn anything

# $token: the number that was found
# $limit: the greatest number that is read
cube-count = The count { $token } is larger than { $limit }

# $token: the piece of text that was found
# $limit: the most moves that are read
cube-too-long =
    “{ $token }” makes the sequence longer than { $limit ->
        [one] { $limit } move
       *[other] { $limit } moves
    }

# $limit: the most brackets that may be within one another
cube-too-deep = Brackets are nested more than { $limit } levels deep

# $token: the opening bracket
cube-not-closed = The bracket “{ $token }” is not closed

# $token: the closing bracket
cube-not-opened = “{ $token }” has no opening bracket

# $token: the closing bracket
# $place: the line and column of the opening bracket
cube-other-bracket = “{ $token }” does not match the bracket opened at { $place }

# $token: the sign and the bracket, ^(
cube-on-inverse = “{ $token }” starts moves on the inverse of the scramble, which cannot be mixed with other moves here

cube-no-separator = A comma or colon is missing between [ and ]

# $token: the piece of text that was found
cube-separator = “{ $token }” can appear only once, between [ and ]

# $token: the piece of text that was found
cube-dash = “{ $token }” must be between two moves

# $token: the piece of text that was found
cube-slash = A single “{ $token }” is not allowed

# $token: the sign with which the comment begins
cube-comment = The comment that begins with “{ $token }” is not closed

cube-small-move-do = Moves are U R F D L B and rotations x y z, optionally followed by 2 or '. This puzzle has no slice moves.
cube-move-do = Moves are U R F D L B, wide moves such as Rw or r, slices M E S and rotations x y z, optionally followed by 2 or '.
cube-limit-do = Write a shorter sequence.
cube-bracket-do = Use brackets in pairs: (R U)2, the commutator [R, U] or the conjugate [R: U].
cube-on-inverse-do = Write these moves inverted at the end of the solution: R ^(U F) is R F' U'.
niss-nested = Round brackets are nested
niss-bracket-do = Write moves on the inverse of the scramble in one pair of round brackets, such as U' F2 (L D). Square brackets come in pairs: [R, U] or [R: U].
cube-comment-do = Write comments as // to the end of the line, or as /* text */.

# $token: the letter that was found
facelets-character = “{ $token }” is not a colour

# $letters: the letters that may be written
facelets-character-do = Write each colour as one of: { $letters }.

# $found: how many colours there are
# $expected: how many there must be
facelets-count = Expected { $expected } colours, found { $found }

# $faces: the letters of the faces
# $colours: the letters of the colours
facelets-character-cube-do = Write each facelet as a face ({ $faces }) or as a colour ({ $colours }).

# $faces: the letters of the faces
# $colours: the letters of the colours
facelets-character-small-do = Write each facelet as a face ({ $faces }) or as a colour ({ $colours }). Identifiers use the digits 0 to 5.

# $token: the letter that was found
facelets-colour-among = “{ $token }” is a colour, but the other letters are faces

# $token: the letter that was found
facelets-face-among = “{ $token }” is a face, but the other letters are colours

# $faces: the letters of the faces
# $colours: the letters of the colours
facelets-among-do = Write all facelets as faces ({ $faces }) or all as colours ({ $colours }).

facelets-several-schemes = These colours give different cubes with the standard colours and with those of the sticker-score program
facelets-several-schemes-do = Add --colours=standard or --colours=sticker-score, or write the centres too (54 letters).

# $faces: the letters of the faces, in their order
facelets-count-small-do = Write one letter for each facelet: the faces in the order { $faces }, each row by row from the top left. You can also write the 24 digits of an identifier.

# $faces: the letters of the faces, in their order
facelets-count-cube-do = Write one letter for each facelet: the faces in the order { $faces }, each row by row from the top left. If you write colours, you can leave out the centres (48 letters).

facelets-count-hyper-do = Write exactly one digit for each sticker, in the order of MC4D.

# $puzzle: the name of the puzzle, such as 3×3×3
facelets-pieces = These words name the pieces of the { $puzzle }

# $puzzle: the name of the puzzle, such as 3×3×3
facelets-pieces-do = Choose the { $puzzle } to read them.

# $token: a piece of a cube, such as UF
facelets-piece-order = The piece “{ $token }” is out of order

# $edges: the names of the edges of a cube
# $corners: the names of its corners
facelets-piece-order-do = Name the pieces at these places, in this order: { $edges } { $corners }.

notice-bom = The file begins with a byte order mark, which MC4D itself would reject.
notice-blanks = The first line has extra spaces, which MC4D itself would reject.

notice-state-unscrambled = The header says “unscrambled”; it was ignored.
notice-state-short = The header says “scrambled with at most eight moves”; it was ignored.
notice-state-full = The header says “fully scrambled”; it was ignored.
notice-state-solved = The header says “solved”; it was ignored.

# $written: what the header says
notice-state-other = The header gives “{ $written }” as the scramble state; it was ignored.

# $written: what the header says
# $found: how many moves there are, as MC4D counts
notice-count = The header counts “{ $written }” moves; it was ignored. The log has { $found }.

# $count: how many pairs of moves
# $place: the line and column of the first
notice-cancelled =
    { $count ->
        [one] { $count } pair of moves that cancel each other was left out, as in MC4D, at { $place }
       *[other] { $count } pairs of moves that cancel each other were left out, as in MC4D, the first at { $place }
    }.

# $count: how many moves
# $place: the line and column of the first
notice-mask-zero =
    { $count ->
        [one] { $count } move with mask 0 was read with mask 1, at { $place }
       *[other] { $count } moves with mask 0 were read with mask 1, the first at { $place }
    }.

# $count: how many moves
# $place: the line and column of the first
notice-mask-whole =
    { $count ->
        [one] { $count } move with mask -1 or 7 was read as a rotation of the whole puzzle, at { $place }
       *[other] { $count } moves with mask -1 or 7 were read as rotations of the whole puzzle, the first at { $place }
    }.

# $count: how many moves
# $place: the line and column of the first
notice-mask-beyond =
    { $count ->
        [one] The mask of { $count } move names layers that the puzzle does not have; they were left out, at { $place }
       *[other] The masks of { $count } moves name layers that the puzzle does not have; they were left out, the first at { $place }
    }.

# $place: the line and column of the mark
notice-redo = The redo mark c at { $place } was ignored; the moves after it were made, too.

# $place: the line and column of the mark
notice-redo-left-out = The moves after the redo mark c at { $place } were left out: they had been undone when the log was saved.

# $count: how many marks
# $mark: the letter of the first mark
# $place: the line and column of the first
notice-mark =
    { $count ->
        [one] { $count } unknown mark was kept, m{ $mark } at { $place }
       *[other] { $count } unknown marks were kept, the first is m{ $mark } at { $place }
    }.

# $place: the line and column from which text was ignored
notice-after-end = The text after the full stop was ignored, from { $place } on.
