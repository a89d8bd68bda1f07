//! What can go wrong with logs and with moves and states in text, and what is worth telling about a good log.

use super::text::texts;

texts! {
    LOG_TOO_LARGE { en: "The file has {0} bytes, and no log has more than {1}" }
    LOG_EMPTY { en: "The file is empty" }
    LOG_NOT_TEXT { en: "The file is not text" }
    LOG_NOT_MC4D { en: "The first line is “{0}” and does not begin with MagicCube4D" }
    LOG_OTHER_FILE_DO { en: "Choose a log that MagicCube4D has saved." }
    LOG_VERSION { en: "The log has format version {0}, and only version 3 is understood" }
    LOG_VERSION_DO { en: "Open it in MagicCube4D 4 and save it again." }
    LOG_HEADER { en: "The first line has {0} fields instead of {1}" }
    LOG_HEADER_DO { en: "It must read like: MagicCube4D 3 2 0 {4,3,3} 2" }
    LOG_PUZZLE { en: "The log is of the puzzle {0} {1}" }
    LOG_PUZZLE_DO { en: "Only the 2×2×2×2, written {4,3,3} 2, is solved; choose a log of that puzzle." }
    LOG_GRIPS { en: "The log is of the 2×2×2×2 under the name {0}, for which MC4D numbers the grips otherwise" }
    LOG_GRIPS_DO { en: "In MagicCube4D, make the scramble on the puzzle {4,3,3} 2 and save that." }
    LOG_MATRIX { en: "Row {0} of the camera matrix does not begin with four numbers: “{1}”" }
    LOG_MATRIX_CUT { en: "The file ends before row {0} of the camera matrix" }
    LOG_MATRIX_DO { en: "Give four rows of four numbers after the first line, or take an undamaged copy of the file." }
    LOG_NO_STAR { en: "There is no line with * before the moves" }
    LOG_NO_STAR_DO { en: "The file is damaged or cut off: take an undamaged copy of it." }
    LOG_CUT { en: "The file is cut off: after {0} clicks it ends without the final full stop" }
    LOG_CUT_DO { en: "Take a whole copy of it. If you know that no click is missing, add a full stop at the end." }
    LOG_CLICK { en: "The token “{0}” is no click: {1}" }
    LOG_CLICK_DO { en: "Mend the token: grip, direction and mask, such as 127,-1,1." }
    LOG_TOKEN { en: "“{0}” is neither a click nor a mark" }
    LOG_TOKEN_DO { en: "Mend or remove it; the moves must be numbers such as 127,-1,1, and marks such as m|." }
    LOG_MARK { en: "An m stands without the character that names the mark" }
    LOG_MARK_DO { en: "Write m| for the end of the scramble, or remove the m." }

    CLICK_FIELDS { en: "it has {0} numbers instead of 3" }
    CLICK_NUMBER { en: "the {0} “{1}” is no number" }
    CLICK_NUMBER_MISSING { en: "the {0} is missing" }
    CLICK_GRIP { en: "there is no grip {0}; grips are 0 to 215" }
    CLICK_CORE { en: "grip {0} is the core of cell {1}, which turns nothing" }
    CLICK_DIRECTION { en: "there is no direction {0}; it is 1 or -1" }
    CLICK_MASK { en: "there is no mask {0}; it is 1, 2 or 3" }
    FIELD_GRIP { en: "grip" }
    FIELD_DIRECTION { en: "direction" }
    FIELD_MASK { en: "mask" }

    MOVE_LETTERS { en: "“{0}” is no move: {1}" }
    MOVE_LETTERS_DO { en: "Write a cell and the letters its grip lies toward, such as UF, UF2, UFR or {1-2}RO'." }
    LETTER_NOT_A_CELL { en: "“{0}” is not one of the cells I B D L R U F O" }
    LETTER_NONE { en: "it has no letters" }
    LETTER_NO_GRIP { en: "after the cell {0} the letters of the grip are missing" }
    LETTER_OWN_AXIS { en: "a grip of cell {0} cannot lie toward {1}" }
    LETTER_SAME_AXIS { en: "a grip cannot lie toward both {0} and {1}" }
    LETTER_HALF { en: "a 2 may follow one letter of the grip, not {0}" }
    LETTER_PREFIX { en: "the only prefix is {1-2}" }

    CUBE_NOT_A_MOVE { en: "With “{0}” begins no move" }
    CUBE_NOTHING_BEFORE { en: "Before “{0}” there is no move or bracket to which it belongs" }
    CUBE_TURNS_NOTHING { en: "“{0}” turns nothing" }
    CUBE_COUNT { en: "The count {0} is larger than {1}" }
    CUBE_TOO_LONG { en: "With “{0}” there are more than {1} moves" }
    CUBE_TOO_DEEP { en: "More than {0} brackets are within one another" }
    CUBE_NOT_CLOSED { en: "The bracket “{0}” is not closed" }
    CUBE_NOT_OPENED { en: "There is no opening bracket for “{0}”" }
    CUBE_OTHER_BRACKET { en: "“{0}” does not close the bracket opened at {1}" }
    CUBE_NO_SEPARATOR { en: "In the brackets [ ] a comma or a colon is missing" }
    CUBE_SEPARATOR { en: "“{0}” may stand only once, between [ and ]" }
    CUBE_SLASH { en: "A single “{0}” means nothing" }
    CUBE_COMMENT { en: "The comment that begins with “{0}” is not closed" }
    CUBE_SMALL_MOVE_DO { en: "Moves are U R F D L B and rotations x y z, with 2 or ' right after them; this puzzle has no slices." }
    CUBE_MOVE_DO { en: "Moves are U R F D L B, wide Rw or r, slices M E S and rotations x y z, with 2 or ' right after them." }
    CUBE_LIMIT_DO { en: "Write a shorter sequence." }
    CUBE_BRACKET_DO { en: "Write brackets in pairs: (R U)2, the commutator [R, U] or the conjugate [R: U]." }
    CUBE_COMMENT_DO { en: "Comments are written // to the end of the line, or /* here */." }

    FACELETS_CHARACTER { en: "“{0}” is no colour" }
    FACELETS_CHARACTER_DO { en: "Write each colour as one of: {0}." }
    FACELETS_COUNT { en: "There are {0} colours instead of {1}" }
    FACELETS_CHARACTER_SMALL_DO { en: "Write each colour as one of: {0}; or, in an identifier, as a digit from 0 to 5." }
    FACELETS_COUNT_SMALL_DO { en: "Write one letter for each facelet, face by face in the order {0}, each in rows from its top left; or the 24 digits of an identifier." }
    FACELETS_COUNT_CUBE_DO { en: "Write one letter for each facelet, face by face in the order {0}, each in rows from its top left." }
    FACELETS_COUNT_HYPER_DO { en: "Write exactly one digit for each sticker, in the order of MC4D's stickers." }

    NOTICE_BOM { en: "The file begins with a byte order mark; MC4D itself would refuse it." }
    NOTICE_BLANKS { en: "The first line has blanks too many; MC4D itself would refuse it." }
    NOTICE_STATE { en: "The first line says scramble state “{0}”; the moves say {1}." }
    NOTICE_COUNT { en: "The first line counts “{0}” moves; there are {1}." }
    NOTICE_CANCELLED { en: "Pairs of clicks that undo each other were left out, as MC4D does: {0}, the first at {1}." }
    NOTICE_MASK_ZERO { en: "Clicks with mask 0 were read as mask 1: {0}, the first at {1}." }
    NOTICE_MASK_WHOLE { en: "Clicks with mask -1 or 7 were read as turns of the whole puzzle: {0}, the first at {1}." }
    NOTICE_REDO { en: "The mark c at {0}, where redo once began, was ignored: all moves were made." }
    NOTICE_MARK { en: "Marks without a known meaning were kept: {0}, the first is m{1} at {2}." }
    NOTICE_AFTER_END { en: "Text after the full stop was ignored, from {0}." }
}
