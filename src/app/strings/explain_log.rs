//! Errors of logs, moves and states in words.

use super::explain::{Fault, position};
use super::{Language, faults as general, faults_log as say};
use crate::log::{LogError, Notice};
use crate::notation::{CubeFault, LetterFault, NotationError, NotationFault, cube, facelets};
use crate::puzzle::PuzzleId;
use crate::puzzle::tess2::token::{BadClick, Field};

/// Bytes that are no log.
pub fn log(language: Language, error: &LogError) -> Fault {
    let other_file = |what: String| Fault::new(what, say::LOG_OTHER_FILE_DO.say(language).into());
    match error {
        LogError::TooLarge { bytes, limit } => other_file(say::LOG_TOO_LARGE.fill(language, [bytes, limit])),
        LogError::Empty => other_file(say::LOG_EMPTY.say(language).into()),
        LogError::NotText { at } => other_file(say::LOG_NOT_TEXT.say(language).into()).at(position(language, *at)),
        LogError::NotMc4d { found } => other_file(say::LOG_NOT_MC4D.fill(language, [found])).at(line(language, 1)),
        LogError::Version { found } => {
            Fault::new(say::LOG_VERSION.fill(language, [found]), say::LOG_VERSION_DO.say(language).into())
                .at(line(language, 1))
        }
        LogError::HeaderFields { found, expected } => {
            Fault::new(say::LOG_HEADER.fill(language, [found, expected]), say::LOG_HEADER_DO.say(language).into())
                .at(line(language, 1))
        }
        LogError::OtherPuzzle { schlafli, length } => {
            Fault::new(say::LOG_PUZZLE.fill(language, [schlafli, length]), say::LOG_PUZZLE_DO.say(language).into())
                .at(line(language, 1))
        }
        LogError::OtherGrips { schlafli } => {
            Fault::new(say::LOG_GRIPS.fill(language, [schlafli]), say::LOG_GRIPS_DO.say(language).into())
                .at(line(language, 1))
        }
        LogError::MatrixRow { row, line: at, found } => {
            let what = match found {
                Some(found) => say::LOG_MATRIX.fill(language, [row, found]),
                None => say::LOG_MATRIX_CUT.fill(language, [row]),
            };
            Fault::new(what, say::LOG_MATRIX_DO.say(language).into()).at(line(language, *at))
        }
        LogError::NoStar => Fault::new(say::LOG_NO_STAR.say(language).into(), say::LOG_NO_STAR_DO.say(language).into()),
        LogError::NoFullStop { at, clicks } => {
            Fault::new(say::LOG_CUT.fill(language, [clicks]), say::LOG_CUT_DO.say(language).into())
                .at(position(language, *at))
        }
        LogError::BadClick { at, token, fault } => Fault::new(
            say::LOG_CLICK.fill(language, [token, &click(language, fault)]),
            say::LOG_CLICK_DO.say(language).into(),
        )
        .at(position(language, *at)),
        LogError::BadToken { at, token } => {
            Fault::new(say::LOG_TOKEN.fill(language, [token]), say::LOG_TOKEN_DO.say(language).into())
                .at(position(language, *at))
        }
        LogError::MarkWithoutName { at } => {
            Fault::new(say::LOG_MARK.say(language).into(), say::LOG_MARK_DO.say(language).into())
                .at(position(language, *at))
        }
    }
}

/// What may surprise about a good log, as a sentence.
pub fn notice(language: Language, notice: &Notice) -> String {
    match notice {
        Notice::ByteOrderMark => say::NOTICE_BOM.say(language).into(),
        Notice::HeaderBlanks => say::NOTICE_BLANKS.say(language).into(),
        Notice::HeaderState { written, taken } => say::NOTICE_STATE.fill(language, [written, &taken.number()]),
        Notice::HeaderCount { written, counted } => say::NOTICE_COUNT.fill(language, [written, counted]),
        Notice::Cancelled { at, pairs } => say::NOTICE_CANCELLED.fill(language, [pairs, &position(language, *at)]),
        Notice::MaskZero { at, clicks } => say::NOTICE_MASK_ZERO.fill(language, [clicks, &position(language, *at)]),
        Notice::MaskWhole { at, clicks } => say::NOTICE_MASK_WHOLE.fill(language, [clicks, &position(language, *at)]),
        Notice::RedoMark { at } => say::NOTICE_REDO.fill(language, [&position(language, *at)]),
        Notice::UnknownMark { at, mark, marks } => {
            say::NOTICE_MARK.fill(language, [marks, mark, &position(language, *at)])
        }
        Notice::TextAfterEnd { at } => say::NOTICE_AFTER_END.fill(language, [&position(language, *at)]),
    }
}

/// Text that is neither moves nor facelets of this puzzle.
pub fn notation(language: Language, puzzle: PuzzleId, error: &NotationError) -> Fault {
    let token = &error.token;
    let symbols = || facelets::symbols(puzzle).iter().map(char::to_string).collect::<Vec<_>>().join(" ");
    let fault = match &error.fault {
        NotationFault::Letters(fault) => Fault::new(
            say::MOVE_LETTERS.fill(language, [token, &letters(language, fault)]),
            say::MOVE_LETTERS_DO.say(language).into(),
        ),
        NotationFault::Click(fault) => Fault::new(
            say::LOG_CLICK.fill(language, [token, &click(language, fault)]),
            say::LOG_CLICK_DO.say(language).into(),
        ),
        NotationFault::Cube(fault) => singmaster(language, puzzle, token, fault),
        NotationFault::NotAColour => Fault::new(
            say::FACELETS_CHARACTER.fill(language, [token]),
            match puzzle {
                PuzzleId::Cube2 => say::FACELETS_CHARACTER_SMALL_DO,
                PuzzleId::Cube3 | PuzzleId::Tess2 => say::FACELETS_CHARACTER_DO,
            }
            .fill(language, [&symbols()]),
        ),
        NotationFault::ColourCount { found, expected } => Fault::new(
            say::FACELETS_COUNT.fill(language, [found, expected]),
            match puzzle {
                PuzzleId::Cube2 => say::FACELETS_COUNT_SMALL_DO.fill(language, [&symbols()]),
                PuzzleId::Cube3 => say::FACELETS_COUNT_CUBE_DO.fill(language, [&symbols()]),
                PuzzleId::Tess2 => say::FACELETS_COUNT_HYPER_DO.say(language).into(),
            },
        ),
    };
    fault.at(position(language, error.at))
}

fn singmaster(language: Language, puzzle: PuzzleId, token: &str, fault: &CubeFault) -> Fault {
    let moves = if puzzle == PuzzleId::Cube2 { say::CUBE_SMALL_MOVE_DO } else { say::CUBE_MOVE_DO };
    let (what, advice) = match fault {
        CubeFault::NotAMove => (say::CUBE_NOT_A_MOVE.fill(language, [&token]), moves),
        CubeFault::NothingBefore => (say::CUBE_NOTHING_BEFORE.fill(language, [&token]), moves),
        CubeFault::TurnsNothing => (say::CUBE_TURNS_NOTHING.fill(language, [&token]), moves),
        CubeFault::CountTooLarge => (say::CUBE_COUNT.fill(language, [&token, &cube::LONGEST]), say::CUBE_LIMIT_DO),
        CubeFault::TooLong => (say::CUBE_TOO_LONG.fill(language, [&token, &cube::LONGEST]), say::CUBE_LIMIT_DO),
        CubeFault::TooDeep => (say::CUBE_TOO_DEEP.fill(language, [&cube::DEEPEST]), say::CUBE_LIMIT_DO),
        CubeFault::NotClosed => (say::CUBE_NOT_CLOSED.fill(language, [&token]), say::CUBE_BRACKET_DO),
        CubeFault::NotOpened => (say::CUBE_NOT_OPENED.fill(language, [&token]), say::CUBE_BRACKET_DO),
        CubeFault::OtherBracket { opened } => {
            let opened = position(language, *opened);
            (say::CUBE_OTHER_BRACKET.fill(language, [&token, &opened]), say::CUBE_BRACKET_DO)
        }
        CubeFault::NoSeparator => (say::CUBE_NO_SEPARATOR.say(language).into(), say::CUBE_BRACKET_DO),
        CubeFault::Separator => (say::CUBE_SEPARATOR.fill(language, [&token]), say::CUBE_BRACKET_DO),
        CubeFault::Slash => (say::CUBE_SLASH.fill(language, [&token]), say::CUBE_COMMENT_DO),
        CubeFault::CommentNotClosed => (say::CUBE_COMMENT.fill(language, [&token]), say::CUBE_COMMENT_DO),
    };
    Fault::new(what, advice.say(language).into())
}

/// A token that is no click, as part of a sentence.
pub fn click(language: Language, fault: &BadClick) -> String {
    match fault {
        BadClick::FieldCount { found } => say::CLICK_FIELDS.fill(language, [found]),
        BadClick::NotANumber { field, found } if found.is_empty() => {
            say::CLICK_NUMBER_MISSING.fill(language, [&field_name(language, *field)])
        }
        BadClick::NotANumber { field, found } => {
            say::CLICK_NUMBER.fill(language, [&field_name(language, *field), found])
        }
        BadClick::NoSuchGrip { found } => say::CLICK_GRIP.fill(language, [found]),
        BadClick::Core { grip, cell } => say::CLICK_CORE.fill(language, [grip, cell]),
        BadClick::NoSuchDirection { found } => say::CLICK_DIRECTION.fill(language, [found]),
        BadClick::NoSuchMask { found } => say::CLICK_MASK.fill(language, [found]),
    }
}

fn field_name(language: Language, field: Field) -> &'static str {
    match field {
        Field::Grip => say::FIELD_GRIP.say(language),
        Field::Direction => say::FIELD_DIRECTION.say(language),
        Field::Mask => say::FIELD_MASK.say(language),
    }
}

fn letters(language: Language, fault: &LetterFault) -> String {
    match fault {
        LetterFault::NotACell { found } => say::LETTER_NOT_A_CELL.fill(language, [found]),
        LetterFault::NoLetters => say::LETTER_NONE.say(language).into(),
        LetterFault::NoGrip { cell } => say::LETTER_NO_GRIP.fill(language, [cell]),
        LetterFault::OwnAxis { cell, found } => say::LETTER_OWN_AXIS.fill(language, [cell, found]),
        LetterFault::SameAxis { found } => say::LETTER_SAME_AXIS.fill(language, [&found[0], &found[1]]),
        LetterFault::HalfTurn { letters } => say::LETTER_HALF.fill(language, [letters]),
        LetterFault::Prefix => say::LETTER_PREFIX.say(language).into(),
    }
}

fn line(language: Language, line: usize) -> String {
    general::AT_LINE.fill(language, [&line])
}
