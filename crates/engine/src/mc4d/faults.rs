//! What can be wrong with a log, and what is unusual about a good one.
//!
//! Texts taken from the file are cut to the length of an [`excerpt`](crate::puzzle::text::excerpt).

use std::fmt;

use super::log::ScrambleState;
use crate::puzzle::hypercube::token::BadClick;
use crate::puzzle::text::TextPosition;

/// Why bytes are not a log of the 2x2x2x2.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum LogError {
    /// More bytes than any log has.
    #[error("{bytes} bytes, but no log has more than {limit}")]
    TooLarge {
        /// The size of the file in bytes.
        bytes: usize,
        /// The largest size that is read, [`super::LIMIT`].
        limit: usize,
    },
    /// Nothing, or nothing but white space.
    #[error("the file is empty")]
    Empty,
    /// Bytes that are not UTF-8 text.
    #[error("{at}: not UTF-8 text")]
    NotText {
        /// Where the first of them stands.
        at: TextPosition,
    },
    /// The first word is not `MagicCube4D`.
    #[error("line 1: {found:?} does not begin with {:?}", super::MAGIC)]
    NotMc4d {
        /// The first line, cut.
        found: String,
    },
    /// Another version of the format than 3. Versions 1 and 2 are of MC4D before 4.0.
    #[error("line 1: version {found:?} of the format instead of {}", super::VERSION)]
    Version {
        /// The second field of the header.
        found: String,
    },
    /// The header does not have its six fields.
    #[error("line 1: {found} fields instead of {expected}")]
    HeaderFields {
        /// How many fields the header has.
        found: usize,
        /// How many a header must have: 6.
        expected: usize,
    },
    /// A log of another puzzle than `{4,3,3} 2`.
    #[error("line 1: a log of the puzzle {schlafli} of length {length} instead of the 2x2x2x2")]
    OtherPuzzle {
        /// The Schläfli symbol of the puzzle in the log, the fifth field.
        schlafli: String,
        /// The length of its edges in pieces, the sixth field.
        length: String,
    },
    /// The 2x2x2x2 under another name (a duoprism), for which MC4D numbers the grips differently.
    #[error("line 1: a log of the 2x2x2x2 as {schlafli}, whose grips have other numbers")]
    OtherGrips {
        /// The name of the puzzle in the log, such as `{4}x{4}`.
        schlafli: String,
    },
    /// A row of the camera matrix is missing or does not begin with four numbers.
    #[error("line {line}: row {row} of the camera's matrix {}", found_instead(found.as_deref()))]
    MatrixRow {
        /// Which row, `1 <= row <= 4`.
        row: usize,
        /// The line where it should stand.
        line: usize,
        /// What stands there; `None` at the end of the file.
        found: Option<String>,
    },
    /// No `*` before the history.
    #[error("there is no '*' before the history")]
    NoStar,
    /// The history has no final full stop: the file was cut off.
    #[error("{at}: the file ends without a full stop, after {clicks} clicks")]
    NoFullStop {
        /// Where the text ends, after its last character.
        at: TextPosition,
        /// How many whole clicks were read until there.
        clicks: usize,
    },
    /// A token of numbers that is not a click.
    #[error("{at}: {token:?} is not a click: {fault}")]
    BadClick {
        /// Where it begins.
        at: TextPosition,
        /// The token up to the next white space, cut.
        token: String,
        /// What is wrong with it.
        fault: BadClick,
    },
    /// Something in the history that is neither a click nor a mark.
    #[error("{at}: {token:?} is neither a click nor a mark")]
    BadToken {
        /// Where it begins.
        at: TextPosition,
        /// The text from there to the next white space.
        token: String,
    },
    /// An `m` without the character that names the mark.
    #[error("{at}: a mark without a name")]
    MarkWithoutName {
        /// Where the `m` stands.
        at: TextPosition,
    },
}

/// What stands in place of four numbers, as the end of a sentence.
fn found_instead(found: Option<&str>) -> String {
    found.map_or("is missing".to_owned(), |found| format!("is {found:?} instead of four numbers"))
}

/// Something about a good log that may surprise. Each kind is reported at most once, at its first place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Notice {
    /// The file begins with a byte order mark; MC4D would refuse it.
    ByteOrderMark,
    /// Blanks at the head of the first line, or more than one between its fields; MC4D would refuse it.
    HeaderBlanks,
    /// The scramble state in the header is not a number from 0 to 3, or contradicts the history.
    HeaderState {
        /// The third field of the header.
        written: String,
        /// The state that the history has, which is taken instead.
        taken: ScrambleState,
    },
    /// The count in the header is not the history's. Nothing depends on it.
    HeaderCount {
        /// The fourth field of the header.
        written: String,
        /// The count of the history, as [`Log::count`](super::Log::count) defines it.
        counted: usize,
    },
    /// Clicks next to their own inverse were left out with it, as MC4D does on reading.
    Cancelled {
        /// Where the first inverse stands.
        at: TextPosition,
        /// How many pairs were left out.
        pairs: usize,
    },
    /// Mask 0 was read as 1.
    MaskZero {
        /// Where the first such click stands.
        at: TextPosition,
        /// How many there are.
        clicks: usize,
    },
    /// Mask -1 or 7 was read as 3, a rotation of the whole puzzle.
    MaskWhole {
        /// Where the first such click stands.
        at: TextPosition,
        /// How many there are.
        clicks: usize,
    },
    /// A `c`, where redo once began, was ignored: every click was applied.
    RedoMark {
        /// Where it stands.
        at: TextPosition,
    },
    /// A mark without a known meaning was kept.
    UnknownMark {
        /// Where the first of them stands.
        at: TextPosition,
        /// The character after its `m`.
        mark: char,
        /// How many such marks there are, of whatever name.
        marks: usize,
    },
    /// Text after the full stop was ignored.
    TextAfterEnd {
        /// Where it begins.
        at: TextPosition,
    },
}

impl fmt::Display for Notice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::ByteOrderMark => write!(f, "the byte order mark was skipped"),
            Self::HeaderBlanks => write!(f, "line 1: blanks too many were skipped"),
            Self::HeaderState { written, taken } => {
                write!(f, "line 1: the scramble state is {} instead of {written:?}", taken.number())
            }
            Self::HeaderCount { written, counted } => {
                write!(f, "line 1: the count is {counted} instead of {written:?}")
            }
            Self::Cancelled { at, pairs } => {
                write!(f, "{at}: clicks next to their own inverse were left out with it ({pairs} pairs)")
            }
            Self::MaskZero { at, clicks } => write!(f, "{at}: mask 0 was read as 1 (clicks: {clicks})"),
            Self::MaskWhole { at, clicks } => write!(f, "{at}: mask -1 or 7 was read as 3 (clicks: {clicks})"),
            Self::RedoMark { at } => write!(f, "{at}: a mark of what could be redone was ignored"),
            Self::UnknownMark { at, mark, marks } => {
                write!(f, "{at}: the mark {mark:?} has no known meaning (such marks: {marks})")
            }
            Self::TextAfterEnd { at } => write!(f, "{at}: text after the full stop was ignored"),
        }
    }
}
