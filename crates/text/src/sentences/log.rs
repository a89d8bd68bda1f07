//! Error messages for logs, links and typed moves.

use super::hyperspeedcube;
use crate::puzzles::texts;
use crate::{
    Arg, Phrase, Text, UserError, errors as general, log_errors as say, notation as taken, numbers, sharing, window,
};
use unfold_engine::logs::{LogNotice, SolveLogError};
use unfold_engine::mc4d;
use unfold_engine::mc4d::{LogError, Notice, ScrambleState, count_twists};
use unfold_engine::notation::colours::LETTERS as COLOUR_LETTERS;
use unfold_engine::notation::link::{LinkError, LinkErrorKind, PAGES, anchor_values, supports};
use unfold_engine::notation::piece_words::{CORNERS, EDGES};
use unfold_engine::notation::{
    LetterError, NotationError, NotationErrorKind, Note, NoteKind, SequenceError, cube, facelets,
};
use unfold_engine::puzzle::hypercube::token::{ClickError, ClickField};
use unfold_engine::puzzle::{PuzzleId, Sequence, text::TextPosition};

/// Describes why a file is not a valid log.
pub fn log(error: &SolveLogError) -> UserError {
    match error {
        SolveLogError::Mc4d(error) => mc4d_log(error),
        SolveLogError::Hyperspeedcube(error) => hyperspeedcube::file(error),
        other => UserError::untranslated(other),
    }
}

/// Describes why a file is not a valid MC4D log.
fn mc4d_log(error: &LogError) -> UserError {
    let other_file = |what: Phrase| UserError::new(what, say::LOG_OTHER_FILE_DO);
    match error {
        LogError::TooLarge { bytes, limit } => other_file(say::LOG_TOO_LARGE.with([bytes, limit])),
        LogError::Empty => other_file(say::LOG_EMPTY.into()),
        LogError::NotText(at) => other_file(say::LOG_NOT_TEXT.into()).with_place(line_and_column(*at)),
        LogError::NotMc4d(found) => other_file(say::LOG_NOT_MC4D.with([found])).with_place(at_line(1)),
        LogError::Version(found) => {
            UserError::new(say::LOG_VERSION.with([found]), say::LOG_VERSION_DO).with_place(at_line(1))
        }
        LogError::HeaderFields { found, expected } => {
            UserError::new(say::LOG_HEADER.with([found, expected]), say::LOG_HEADER_DO).with_place(at_line(1))
        }
        LogError::OlderHeader { version, found } => {
            UserError::new(say::LOG_OLDER_HEADER.with([version, found]), say::LOG_OLDER_HEADER_DO)
                .with_place(at_line(1))
        }
        LogError::StickerRow { row, line: at, expected, found } => {
            let what = match found {
                Some(found) => say::LOG_STICKERS.with([row, expected, found]),
                None => say::LOG_STICKERS_CUT.with([row]),
            };
            UserError::new(what, say::LOG_STICKERS_DO).with_place(at_line(*at))
        }
        LogError::OtherStickers { row, line: at } => {
            UserError::new(say::LOG_OTHER_STICKERS.with([row]), say::LOG_OTHER_STICKERS_DO).with_place(at_line(*at))
        }
        LogError::BadOlderClick { at, token } => {
            UserError::new(say::LOG_OLDER_CLICK.with([token]), say::LOG_OLDER_CLICK_DO).with_place(line_and_column(*at))
        }
        LogError::OtherPuzzle { schlafli, length } => {
            UserError::new(say::LOG_PUZZLE.with([schlafli, length]), say::LOG_PUZZLE_DO.with([&puzzles_with_logs()]))
                .with_place(at_line(1))
        }
        LogError::OtherGrips { puzzle, schlafli } => {
            let [named, length] = puzzle.def().log.map_or([""; 2], |named| [named.schlafli, named.length]);
            let what = say::LOG_GRIPS.with([&crate::editor::puzzle_name(*puzzle), schlafli]);
            UserError::new(what, say::LOG_GRIPS_DO.with([&named, &length])).with_place(at_line(1))
        }
        LogError::MatrixRow { row, line: at, found } => {
            let what = match found {
                Some(found) => say::LOG_MATRIX.with([row, found]),
                None => say::LOG_MATRIX_CUT.with([row]),
            };
            UserError::new(what, say::LOG_MATRIX_DO).with_place(at_line(*at))
        }
        LogError::NoStar => UserError::new(say::LOG_NO_STAR, say::LOG_NO_STAR_DO),
        LogError::NoFullStop { at, clicks } => {
            UserError::new(say::LOG_CUT.with([clicks]), say::LOG_CUT_DO).with_place(line_and_column(*at))
        }
        LogError::BadClick { at, token, fault } => {
            UserError::new(say::LOG_CLICK.with([token, &click(fault)]), say::LOG_CLICK_DO)
                .with_place(line_and_column(*at))
        }
        LogError::BadToken { at, token } => {
            UserError::new(say::LOG_TOKEN.with([token]), say::LOG_TOKEN_DO).with_place(line_and_column(*at))
        }
        LogError::MarkWithoutName(at) => {
            UserError::new(say::LOG_MARK, say::LOG_MARK_DO).with_place(line_and_column(*at))
        }
        other => UserError::untranslated(other),
    }
}

/// The puzzles with readable logs, each with its name in logs.
fn puzzles_with_logs() -> Phrase {
    let named = mc4d::puzzles_with_logs().filter_map(|puzzle| {
        let log = puzzle.def().log?;
        Some(say::LOG_PUZZLE_NAMED.with([&crate::editor::puzzle_name(puzzle), &log.schlafli, &log.length]))
    });
    let list = named.reduce(|list, next| general::LIST.with([&list, &next]));
    list.unwrap_or_else(|| String::new().into())
}

/// Formats a line and column, as in "line 1, column 3".
pub fn line_and_column(at: TextPosition) -> Phrase {
    general::AT.with([&at.line, &at.column])
}

/// Describes an unusual property of a log.
pub fn notice(notice: LogNotice) -> Phrase {
    let notice = match notice {
        LogNotice::Mc4d(notice) => notice,
        LogNotice::Hyperspeedcube(notice) => return hyperspeedcube::notice(notice),
    };
    match notice {
        Notice::ByteOrderMark => say::NOTICE_BOM.into(),
        Notice::HeaderBlanks => say::NOTICE_BLANKS.into(),
        Notice::HeaderState { written, .. } => header_state(written),
        Notice::HeaderCount { written, counted } => say::NOTICE_COUNT.with([written, counted]),
        Notice::Cancelled { at, pairs } => say::NOTICE_CANCELLED.with([pairs, &line_and_column(*at)]),
        Notice::MaskZero { at, clicks } => say::NOTICE_MASK_ZERO.with([clicks, &line_and_column(*at)]),
        Notice::MaskWhole { at, clicks } => say::NOTICE_MASK_WHOLE.with([clicks, &line_and_column(*at)]),
        Notice::MaskBeyond { at, clicks } => say::NOTICE_MASK_BEYOND.with([clicks, &line_and_column(*at)]),
        Notice::RedoMark(at) => say::NOTICE_REDO.with([&line_and_column(*at)]),
        Notice::RedoLeftOut(at) => say::NOTICE_REDO_LEFT_OUT.with([&line_and_column(*at)]),
        Notice::UnknownMark { at, mark, marks } => say::NOTICE_MARK.with([marks, mark, &line_and_column(*at)]),
        Notice::TextAfterEnd(at) => say::NOTICE_AFTER_END.with([&line_and_column(*at)]),
    }
}

/// Describes a scramble state in the header that contradicts the moves.
fn header_state(written: &str) -> Phrase {
    let state = written.parse().ok().and_then(|number: usize| ScrambleState::ALL.get(number));
    match state {
        Some(ScrambleState::None) => say::NOTICE_STATE_UNSCRAMBLED.into(),
        Some(ScrambleState::Short) => say::NOTICE_STATE_SHORT.into(),
        Some(ScrambleState::Full) => say::NOTICE_STATE_FULL.into(),
        Some(ScrambleState::Solved) => say::NOTICE_STATE_SOLVED.into(),
        None => say::NOTICE_STATE_OTHER.with([&written]),
    }
}

/// A length with its metric, and MC4D's count if it differs; cubes have no MC4D count.
pub fn length(puzzle: PuzzleId, moves: usize, twists: usize) -> Phrase {
    let length = window::LENGTH.with([&numbers::grouped(moves as u64), &puzzle.def().metric]);
    if moves == twists || puzzle.def().log.is_none() {
        return length;
    }
    window::LENGTH_TWISTS.with([&length, &twists, &numbers::grouped(twists as u64)])
}

/// Length of a solution, formatted by [`length`].
pub fn length_of_solution(puzzle: PuzzleId, moves: &Sequence) -> Phrase {
    // Both counts refer to the joined moves, as in logs.
    let joined = moves.joined(puzzle.def());
    let twists = puzzle.def().log.map_or(0, |_| count_twists(puzzle, &joined));
    length(puzzle, joined.length(puzzle.def()), twists)
}

/// Describes how ambiguous moves were read.
pub fn note(note: &Note) -> Phrase {
    let (token, place) = (&note.token, line_and_column(note.at));
    match note.kind {
        NoteKind::Lines(lines) => taken::LINES_JOINED.with([&lines]),
        NoteKind::CountNotRotation => taken::COUNT_NOT_ROTATION.with([token as &dyn Arg, &place]),
        NoteKind::SeparatingDash => taken::DASH_BEFORE.with([&place]),
        NoteKind::FullTurns => taken::TURN_OF_NOTHING.with([token as &dyn Arg, &place]),
        NoteKind::SmallLetters => taken::SMALL_LETTERS.into(),
        NoteKind::SquareGroup => taken::SQUARE_GROUP.with([token as &dyn Arg, &place]),
        NoteKind::LeftOut => taken::LEFT_OUT.with([token as &dyn Arg, &place]),
        NoteKind::NameBeforeColon => taken::NAME_BEFORE_COLON.with([token as &dyn Arg, &place]),
    }
}

/// Describes an error in moves or facelets of a puzzle.
pub fn notation(puzzle: PuzzleId, error: &NotationError) -> UserError {
    let token = &error.token;
    let symbols = || facelets::symbols(puzzle).iter().map(char::to_string).collect::<Vec<_>>().join(" ");
    let colours = || COLOUR_LETTERS.map(String::from).join(" ");
    let fault = match &error.kind {
        NotationErrorKind::Letters(fault) => {
            UserError::new(say::MOVE_LETTERS.with([token, &letter_error(fault)]), say::MOVE_LETTERS_DO)
        }
        NotationErrorKind::Click(fault) => {
            UserError::new(say::LOG_CLICK.with([token, &click(fault)]), say::LOG_CLICK_DO)
        }
        NotationErrorKind::Sequence(fault) => sequence_error(puzzle, token, fault),
        NotationErrorKind::NotOneMove
        | NotationErrorKind::Cost
        | NotationErrorKind::NothingAfterNo
        | NotationErrorKind::Allowed(_)
        | NotationErrorKind::NotPainted => super::algorithms::notation(token, &error.kind),
        NotationErrorKind::NotAColour => UserError::new(
            say::FACELETS_CHARACTER.with([token]),
            (texts(puzzle).facelet_characters)(&symbols(), &colours()),
        ),
        NotationErrorKind::ColourAmongFaces => {
            let what = say::FACELETS_COLOUR_AMONG.with([token]);
            UserError::new(what, say::FACELETS_AMONG_DO.with([&symbols(), &colours()]))
        }
        NotationErrorKind::FaceAmongColours => {
            let what = say::FACELETS_FACE_AMONG.with([token]);
            UserError::new(what, say::FACELETS_AMONG_DO.with([&symbols(), &colours()]))
        }
        NotationErrorKind::SeveralSchemes => {
            UserError::new(say::FACELETS_SEVERAL_SCHEMES, say::FACELETS_SEVERAL_SCHEMES_DO)
        }
        NotationErrorKind::OtherPieces(other) => {
            let name = other.def().name;
            UserError::new(say::FACELETS_PIECES.with([&name]), say::FACELETS_PIECES_DO.with([&name]))
        }
        NotationErrorKind::PieceOrder => {
            let order = say::FACELETS_PIECE_ORDER_DO.with([&EDGES.join(" "), &CORNERS.join(" ")]);
            UserError::new(say::FACELETS_PIECE_ORDER.with([token]), order)
        }
        NotationErrorKind::ColourCount { found, expected } => {
            UserError::new(say::FACELETS_COUNT.with([found, expected]), (texts(puzzle).facelet_count)(&symbols()))
        }
        other => UserError::untranslated(other),
    };
    fault.with_place(line_and_column(error.at))
}

/// Describes an invalid line of a NISS solution, where round brackets denote the inverse.
pub fn niss(puzzle: PuzzleId, error: &NotationError) -> UserError {
    let told = notation(puzzle, error);
    let is_round = matches!(error.token.as_str(), "(" | ")");
    match &error.kind {
        NotationErrorKind::Sequence(SequenceError::TooDeep) if is_round => {
            UserError::new(say::NISS_NESTED, say::NISS_BRACKET_DO).with_place(line_and_column(error.at))
        }
        NotationErrorKind::Sequence(
            SequenceError::NotClosed
            | SequenceError::NotOpened
            | SequenceError::OtherBracket(_)
            | SequenceError::NoSeparator
            | SequenceError::Separator,
        ) => UserError { advice: say::NISS_BRACKET_DO.into(), ..told },
        _ => told,
    }
}

fn sequence_error(puzzle: PuzzleId, token: &str, fault: &SequenceError) -> UserError {
    let moves = texts(puzzle).moves;
    let (what, advice) = match fault {
        SequenceError::NotAMove => (say::CUBE_NOT_A_MOVE.with([&token]), moves),
        SequenceError::NothingBefore => (say::CUBE_NOTHING_BEFORE.with([&token]), moves),
        SequenceError::ZeroCount => (say::CUBE_TURNS_NOTHING.with([&token]), moves),
        SequenceError::CountTooLarge => (say::CUBE_COUNT.with([&token, &cube::MAX_MOVES]), say::CUBE_LIMIT_DO),
        SequenceError::TooLong => (say::CUBE_TOO_LONG.with([&token, &cube::MAX_MOVES]), say::CUBE_LIMIT_DO),
        SequenceError::TooDeep => (say::CUBE_TOO_DEEP.with([&cube::MAX_DEPTH]), say::CUBE_LIMIT_DO),
        SequenceError::NotClosed => (say::CUBE_NOT_CLOSED.with([&token]), say::CUBE_BRACKET_DO),
        SequenceError::NotOpened => (say::CUBE_NOT_OPENED.with([&token]), say::CUBE_BRACKET_DO),
        SequenceError::OtherBracket(opened) => {
            let opened = line_and_column(*opened);
            (say::CUBE_OTHER_BRACKET.with([&token, &opened]), say::CUBE_BRACKET_DO)
        }
        SequenceError::OnInverse => (say::CUBE_ON_INVERSE.with([&token]), say::CUBE_ON_INVERSE_DO),
        SequenceError::NoSeparator => (say::CUBE_NO_SEPARATOR.into(), say::CUBE_BRACKET_DO),
        SequenceError::Separator => (say::CUBE_SEPARATOR.with([&token]), say::CUBE_BRACKET_DO),
        SequenceError::Dash => (say::CUBE_DASH.with([&token]), moves),
        SequenceError::Slash => (say::CUBE_SLASH.with([&token]), say::CUBE_COMMENT_DO),
        SequenceError::CommentNotClosed => (say::CUBE_COMMENT.with([&token]), say::CUBE_COMMENT_DO),
        other => (other.to_string().into(), moves),
    };
    UserError::new(what, advice)
}

/// Describes an invalid MC4D click, for use in a sentence.
pub fn click(fault: &ClickError) -> Phrase {
    match fault {
        ClickError::FieldCount(found) => say::CLICK_FIELDS.with([found]),
        ClickError::NotANumber { field, found } if found.is_empty() => {
            say::CLICK_NUMBER_MISSING.with([&field_name(*field)])
        }
        ClickError::NotANumber { field, found } => say::CLICK_NUMBER.with([&field_name(*field), found]),
        ClickError::NoSuchGrip(found) => say::CLICK_NO_GRIP.with([found]),
        ClickError::Core { grip, cell } => say::CLICK_CORE.with([grip, cell]),
        ClickError::NoSuchDirection(found) => say::CLICK_DIRECTION.with([found]),
        ClickError::NoSuchMask(found) => say::CLICK_MASK.with([found]),
        ClickError::NoSuchLayers { found, most } => say::CLICK_LAYERS.with([most, found]),
        other => other.to_string().into(),
    }
}

fn field_name(field: ClickField) -> Text<0> {
    match field {
        ClickField::Grip => say::FIELD_GRIP,
        ClickField::Direction => say::FIELD_DIRECTION,
        ClickField::Mask => say::FIELD_MASK,
    }
}

fn letter_error(fault: &LetterError) -> Phrase {
    match fault {
        LetterError::NotACell(found) => say::LETTER_NOT_A_CELL.with([found]),
        LetterError::NoLetters => say::LETTER_NONE.into(),
        LetterError::NoGrip(cell) => say::LETTER_NO_GRIP.with([cell]),
        LetterError::OwnAxis { cell, found } => say::LETTER_OWN_AXIS.with([cell, found]),
        LetterError::SameAxis(found) => say::LETTER_SAME_AXIS.with([&found[0], &found[1]]),
        LetterError::Layers(most) => say::LETTER_LAYERS.with([most]),
        other => other.to_string().into(),
    }
}

fn at_line(line: usize) -> Phrase {
    general::AT_LINE.with([&line])
}

/// Describes a link that cannot be read.
pub fn link(LinkError { at, token, fault }: &LinkError) -> UserError {
    let error = match fault {
        LinkErrorKind::Address => {
            UserError::new(sharing::LINK_ADDRESS.with([token]), sharing::LINK_ADDRESS_DO.with([&PAGES.join(", ")]))
        }
        LinkErrorKind::Puzzle => {
            let known = PuzzleId::ALL.into_iter().filter(|puzzle| supports(*puzzle)).map(|puzzle| puzzle.def().name);
            let known = known.collect::<Vec<_>>().join(", ");
            UserError::new(sharing::LINK_PUZZLE.with([token]), sharing::LINK_PUZZLE_DO.with([&known]))
        }
        LinkErrorKind::Percent => UserError::new(sharing::LINK_PERCENT.with([token]), sharing::LINK_PERCENT_DO),
        LinkErrorKind::NotText => UserError::new(sharing::LINK_NOT_TEXT, sharing::LINK_PERCENT_DO),
        LinkErrorKind::Anchor => UserError::new(sharing::LINK_ANCHOR.with([token]), sharing::LINK_ANCHOR_DO),
        LinkErrorKind::Type => {
            let types = anchor_values().collect::<Vec<_>>().join(", ");
            UserError::new(sharing::LINK_TYPE.with([token]), sharing::LINK_TYPE_DO.with([&types]))
        }
        LinkErrorKind::TextAfter => UserError::new(sharing::LINK_TEXT_AFTER.with([token]), sharing::LINK_TEXT_AFTER_DO),
        LinkErrorKind::Moves { puzzle, fault } => {
            return notation(*puzzle, &NotationError { at: *at, token: token.clone(), kind: fault.clone() });
        }
        other => UserError::untranslated(other),
    };
    error.with_place(line_and_column(*at))
}
