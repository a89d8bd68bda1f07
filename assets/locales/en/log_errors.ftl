### What can go wrong with logs and with moves and states in text, and what is worth telling about a good log.

# $bytes: how many bytes the file has
# $limit: the most bytes that a log has
log-too-large =
    The file has { $bytes ->
        [one] { $bytes } byte
       *[other] { $bytes } bytes
    }, and no log has more than { $limit }

log-empty = The file is empty
log-not-text = The file is not text

# $found: the first line, or its beginning
log-not-mc4d = The first line is “{ $found }” and does not begin with MagicCube4D

log-other-file-do = Choose a log that MagicCube4D has saved.

# $found: the version that the log names
log-version = The log has format version { $found }, and only version 3 is understood

log-version-do = Open it in MagicCube4D 4 and save it again.

# $found: how many fields the first line has
# $expected: how many it must have
log-header =
    The first line has { $found ->
        [one] { $found } field
       *[other] { $found } fields
    } instead of { $expected }

log-header-do = It must read like: MagicCube4D 3 2 0 {"{"}4,3,3{"}"} 2

# $schlafli: the Schläfli symbol of the puzzle, such as {4,3,3}
# $edge: the length of an edge of the puzzle
log-puzzle = The log is of the puzzle { $schlafli } { $edge }

log-puzzle-do = Only the 2×2×2×2, written {"{"}4,3,3{"}"} 2, is solved; choose a log of that puzzle.

# $schlafli: the name that the log gives to the puzzle
log-grips = The log is of the 2×2×2×2 under the name { $schlafli }, for which MC4D numbers the grips otherwise

log-grips-do = In MagicCube4D, make the scramble on the puzzle {"{"}4,3,3{"}"} 2 and save that.

# $row: the number of the row
# $found: the row, or its beginning
log-matrix = Row { $row } of the camera matrix does not begin with four numbers: “{ $found }”

# $row: the number of the row
log-matrix-cut = The file ends before row { $row } of the camera matrix

log-matrix-do = Give four rows of four numbers after the first line, or take an undamaged copy of the file.
log-no-star = There is no line with * before the moves
log-no-star-do = The file is damaged or cut off: take an undamaged copy of it.

# $clicks: how many clicks the file has
log-cut =
    The file is cut off: after { $clicks ->
        [one] { $clicks } click
       *[other] { $clicks } clicks
    } it ends without the final full stop

log-cut-do = Take a whole copy of it. If you know that no click is missing, add a full stop at the end.

# $token: the piece of text that was found
# $reason: the reason, in a few words
log-click = The token “{ $token }” is no click: { $reason }

log-click-do = Mend the token: grip, direction and mask, such as 127,-1,1.

# $token: the piece of text that was found
log-token = “{ $token }” is neither a click nor a mark

log-token-do = Mend or remove it; the moves must be numbers such as 127,-1,1, and marks such as m|.
log-mark = An m stands without the character that names the mark
log-mark-do = Write m| for the end of the scramble, or remove the m.

# $found: how many numbers it has
click-fields =
    it has { $found ->
        [one] { $found } number
       *[other] { $found } numbers
    } instead of 3

# $field: what the number stands for
# $found: what was found
click-number = the { $field } “{ $found }” is no number

# $field: what the number stands for
click-number-missing = the { $field } is missing

# $found: the number that was found
click-no-grip = there is no grip { $found }; grips are 0 to 215

# $grip: the number of the grip
# $cell: the letter of the cell
click-core = grip { $grip } is the core of cell { $cell }, which turns nothing

# $found: what was found
click-direction = there is no direction { $found }; it is 1 or -1

# $found: what was found
click-mask = there is no mask { $found }; it is 1, 2 or 3

field-grip = grip
field-direction = direction
field-mask = mask

# $token: the piece of text that was found
# $reason: the reason, in a few words
move-letters = “{ $token }” is no move: { $reason }

move-letters-do = Write a cell and the letters its grip lies toward, such as UF, UF2, UFR or {"{"}1-2{"}"}RO'.

# $found: what was found
letter-not-a-cell = “{ $found }” is not one of the cells I B D L R U F O

letter-none = it has no letters

# $cell: the letter of the cell
letter-no-grip = after the cell { $cell } the letters of the grip are missing

# $cell: the letter of the cell
# $letter: a letter of the grip
letter-own-axis = a grip of cell { $cell } cannot lie toward { $letter }

# $first: a letter of the grip
# $second: another letter of the grip
letter-same-axis = a grip cannot lie toward both { $first } and { $second }

# $letters: the letters of the grip
letter-half = a 2 may follow one letter of the grip, not { $letters }

letter-prefix = the only prefix is {"{"}1-2{"}"}

# $token: the piece of text that was found
cube-not-a-move = No move begins with “{ $token }”

# $token: the piece of text that was found
cube-nothing-before = Before “{ $token }” there is no move or bracket to which it belongs

# $token: the piece of text that was found
cube-turns-nothing = “{ $token }” turns nothing

# $token: the number that was found
# $limit: the greatest number that is read
cube-count = The count { $token } is larger than { $limit }

# $token: the piece of text that was found
# $limit: the most moves that are read
cube-too-long =
    With “{ $token }” { $limit ->
        [one] there is more than { $limit } move
       *[other] there are more than { $limit } moves
    }

# $limit: the most brackets that may be within one another
cube-too-deep = More than { $limit } brackets are within one another

# $token: the opening bracket
cube-not-closed = The bracket “{ $token }” is not closed

# $token: the closing bracket
cube-not-opened = There is no opening bracket for “{ $token }”

# $token: the closing bracket
# $place: the line and column of the opening bracket
cube-other-bracket = “{ $token }” does not close the bracket opened at { $place }

cube-no-separator = In the brackets [ ] a comma or a colon is missing

# $token: the piece of text that was found
cube-separator = “{ $token }” may stand only once, between [ and ]

# $token: the piece of text that was found
cube-dash = “{ $token }” must stand between two moves

# $token: the piece of text that was found
cube-slash = A single “{ $token }” means nothing

# $token: the sign with which the comment begins
cube-comment = The comment that begins with “{ $token }” is not closed

cube-small-move-do = Moves are U R F D L B and rotations x y z, with 2 or ' right after them; this puzzle has no slices.
cube-move-do = Moves are U R F D L B, wide Rw or r, slices M E S and rotations x y z, with 2 or ' right after them.
cube-limit-do = Write a shorter sequence.
cube-bracket-do = Write brackets in pairs: (R U)2, the commutator [R, U] or the conjugate [R: U].
cube-comment-do = Comments are written // to the end of the line, or /* here */.

# $token: the letter that was found
facelets-character = “{ $token }” is no colour

# $letters: the letters that may be written
facelets-character-do = Write each colour as one of: { $letters }.

# $found: how many colours there are
# $expected: how many there must be
facelets-count =
    { $found ->
        [one] There is { $found } colour
       *[other] There are { $found } colours
    } instead of { $expected }

# $faces: the letters of the faces
# $colours: the letters of the colours
facelets-character-cube-do = Write each facelet by the face of its colour, one of { $faces }, or by the colour itself, one of { $colours }.

# $faces: the letters of the faces
# $colours: the letters of the colours
facelets-character-small-do = Write each facelet by the face of its colour, one of { $faces }, or by the colour itself, one of { $colours }; or, in an identifier, as a digit from 0 to 5.

# $token: the letter that was found
facelets-colour-among = “{ $token }” names a colour, and the other letters name faces

# $token: the letter that was found
facelets-face-among = “{ $token }” names a face, and the other letters name colours

# $faces: the letters of the faces
# $colours: the letters of the colours
facelets-among-do = Write all facelets by faces, { $faces }, or all by colours, { $colours }.

# $faces: the letters of the faces, in their order
facelets-count-small-do = Write one letter for each facelet, face by face in the order { $faces }, each in rows from its top left; or the 24 digits of an identifier.

# $faces: the letters of the faces, in their order
facelets-count-cube-do = Write one letter for each facelet, face by face in the order { $faces }, each in rows from its top left. Of colours, 48 without the centres are enough.

facelets-count-hyper-do = Write exactly one digit for each sticker, in the order of MC4D's stickers.

notice-bom = The file begins with a byte order mark; MC4D itself would refuse it.
notice-blanks = The first line has blanks too many; MC4D itself would refuse it.

# $written: what the first line says
# $found: what the moves say
notice-state = The first line says scramble state “{ $written }”; the moves say { $found }.

# $written: what the first line says
# $found: how many moves there are
notice-count =
    The first line counts “{ $written }” moves; { $found ->
        [one] there is { $found }
       *[other] there are { $found }
    }.

# $count: how many pairs of clicks
# $place: the line and column of the first
notice-cancelled = Pairs of clicks that undo each other were left out, as MC4D does: { $count }, the first at { $place }.

# $count: how many clicks
# $place: the line and column of the first
notice-mask-zero = Clicks with mask 0 were read as mask 1: { $count }, the first at { $place }.

# $count: how many clicks
# $place: the line and column of the first
notice-mask-whole = Clicks with mask -1 or 7 were read as turns of the whole puzzle: { $count }, the first at { $place }.

# $place: the line and column of the mark
notice-redo = The mark c at { $place }, where redo once began, was ignored: all moves were made.

# $count: how many marks
# $mark: the letter of the first mark
# $place: the line and column of the first
notice-mark = Marks without a known meaning were kept: { $count }, the first is m{ $mark } at { $place }.

# $place: the line and column from which text was ignored
notice-after-end = Text after the full stop was ignored, from { $place }.
