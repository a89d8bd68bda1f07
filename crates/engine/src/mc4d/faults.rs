//! Errors that make a log invalid, and notices about a valid one.
//!
//! Texts taken from the file are cut to the length of an [`excerpt`](crate::puzzle::text::excerpt).

use std::fmt;

use super::log::ScrambleState;
use crate::puzzle::{PuzzleId, hypercube::token::BadClick, text::TextPosition};

/// The reasons why bytes are not a log of a puzzle that is known here.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum LogError {
    /// More bytes than any log has.
    #[error("{bytes} bytes, but no log has more than {limit}")]
    TooLarge {
        /// The size of the file in bytes.
        bytes: usize,
        /// The largest size accepted, [`super::LIMIT`], in bytes.
        limit: usize,
    },
    /// An empty file, or one of nothing but white space.
    #[error("the file is empty")]
    Empty,
    /// Bytes that are not UTF-8 text. It holds the position of the first such byte.
    #[error("{0}: not UTF-8 text")]
    NotText(TextPosition),
    /// A first word other than `MagicCube4D`. It holds the first line, cut.
    #[error("line 1: {0:?} does not begin with {magic:?}", magic = super::MAGIC)]
    NotMc4d(String),
    /// A version of the format other than 1, 2 and 3. It holds the second field of the header.
    #[error("line 1: version {0:?} of the format instead of 1 to {version}", version = super::VERSION)]
    Version(String),
    /// A header without its six fields.
    #[error("line 1: {found} fields instead of {expected}")]
    HeaderFields {
        /// Number of fields found.
        found: usize,
        /// Number of fields a header must have: 6.
        expected: usize,
    },
    /// A header of format 1 or 2 that has neither four nor five fields.
    #[error("line 1: {found} fields in version {version:?} of the format instead of 4 or 5")]
    OlderHeader {
        /// The version.
        version: String,
        /// Number of fields found.
        found: usize,
    },
    /// A row of the stickers of format 1 or 2 is missing or is not made of the right number of digits.
    #[error("line {line}: row {row} of the stickers is not {expected} digits from 0 to 7")]
    StickerRow {
        /// The row, `1 <= row <= 8`.
        row: usize,
        /// The line on which it should stand, `1 <= line`.
        line: usize,
        /// Number of stickers of a cell.
        expected: usize,
        /// The text found, cut; `None` at the end of the file.
        found: Option<String>,
    },
    /// The stickers of a log of format 1 or 2 differ from those that its history leads to.
    #[error("line {line}: the history leads to other stickers than those of row {row}")]
    OtherStickers {
        /// The first row that differs, `1 <= row <= 8`.
        row: usize,
        /// Its line, `1 <= line`.
        line: usize,
    },
    /// A token of a history of format 1 or 2 that is not a click.
    #[error("{at}: {token:?} is not the cell, the grip and the mask of a click")]
    BadOlderClick {
        /// The start of the token.
        at: TextPosition,
        /// The token up to the next white space, cut.
        token: String,
    },
    /// A log of another puzzle than those with a [`LogPuzzle`](crate::puzzle::LogPuzzle).
    #[error("line 1: a log of the puzzle {schlafli} of length {length} instead of the {}", puzzles())]
    OtherPuzzle {
        /// The Schläfli symbol of the puzzle in the log, the fifth field.
        schlafli: String,
        /// The length of its edges in pieces, the sixth field.
        length: String,
    },
    /// A known puzzle under another name (a duoprism), for which MC4D numbers the grips differently.
    #[error("line 1: a log of the {} as {schlafli}, whose grips have other numbers", puzzle.def().name)]
    OtherGrips {
        /// The puzzle.
        puzzle: PuzzleId,
        /// The name of the puzzle in the log, such as `{4}x{4}`.
        schlafli: String,
    },
    /// A row of the camera matrix is missing or does not begin with four numbers.
    #[error("line {line}: row {row} of the camera's matrix {}", found_instead(found.as_deref()))]
    MatrixRow {
        /// The row, `1 <= row <= 4`.
        row: usize,
        /// The line on which it should stand, `1 <= line`.
        line: usize,
        /// The text found, cut; `None` at the end of the file.
        found: Option<String>,
    },
    /// A missing `*` before the history.
    #[error("there is no '*' before the history")]
    NoStar,
    /// A history without a final full stop: the file was cut off.
    #[error("{at}: the file ends without a full stop, after {clicks} clicks")]
    NoFullStop {
        /// The end of the text, after its last character.
        at: TextPosition,
        /// Number of complete clicks read before it.
        clicks: usize,
    },
    /// A token of numbers that is not a click.
    #[error("{at}: {token:?} is not a click: {fault}")]
    BadClick {
        /// The start of the token.
        at: TextPosition,
        /// The token up to the next white space, cut.
        token: String,
        /// The fault of the token.
        fault: BadClick,
    },
    /// A token in the history that is neither a click nor a mark.
    #[error("{at}: {token:?} is neither a click nor a mark")]
    BadToken {
        /// The start of the token.
        at: TextPosition,
        /// The text from there to the next white space, cut.
        token: String,
    },
    /// An `m` without the character that names the mark. It holds the position of the `m`.
    #[error("{0}: a mark without a name")]
    MarkWithoutName(TextPosition),
}

/// The names of the puzzles that have logs.
fn puzzles() -> String {
    let names: Vec<&str> = with_logs().map(|puzzle| puzzle.def().name).collect();
    names.join(" or the ")
}

/// The puzzles that have logs.
pub fn with_logs() -> impl Iterator<Item = PuzzleId> {
    PuzzleId::ALL.into_iter().filter(|puzzle| puzzle.def().log.is_some())
}

/// The text found in place of four numbers, as the end of a sentence.
fn found_instead(found: Option<&str>) -> String {
    found.map_or("is missing".to_owned(), |found| format!("is {found:?} instead of four numbers"))
}

/// An unusual property of a valid log. Each kind is reported at most once, at its first position.
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
        /// The state used instead, derived from the history.
        taken: ScrambleState,
    },
    /// The count in the header differs from that of the history. Nothing depends on it.
    HeaderCount {
        /// The fourth field of the header.
        written: String,
        /// The count of the history, as [`Log::count`](super::Log::count) defines it.
        counted: usize,
    },
    /// Clicks next to their own inverse were left out with it, as MC4D does on reading.
    Cancelled {
        /// The position of the first inverse.
        at: TextPosition,
        /// Number of pairs left out.
        pairs: usize,
    },
    /// Mask 0 was read as 1.
    MaskZero {
        /// The position of the first such click.
        at: TextPosition,
        /// Number of such clicks.
        clicks: usize,
    },
    /// Mask -1 or 7 was read as 3, a rotation of the whole hypercube of size two.
    MaskWhole {
        /// The position of the first such click.
        at: TextPosition,
        /// Number of such clicks.
        clicks: usize,
    },
    /// Bits of masks were ignored that stand for layers beyond those of a larger puzzle; a mask without any other bit turns nothing.
    MaskBeyond {
        /// The position of the first such click.
        at: TextPosition,
        /// Number of such clicks.
        clicks: usize,
    },
    /// A `c`, the start of the part to redo, was ignored: every click was applied.
    /// It holds the position of the first one.
    RedoMark(TextPosition),
    /// The moves after a `c`, which could be redone, were left out: the stickers of formats 1 and 2 show the position before them.
    /// It holds the position of the `c`.
    RedoLeftOut(TextPosition),
    /// A mark without a known meaning was kept.
    UnknownMark {
        /// The position of the first one.
        at: TextPosition,
        /// The character after its `m`.
        mark: char,
        /// Number of such marks, of any name.
        marks: usize,
    },
    /// Text after the full stop was ignored. It holds the position of its first character.
    TextAfterEnd(TextPosition),
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
            Self::MaskBeyond { at, clicks } => {
                write!(f, "{at}: layers that the puzzle does not have were left out of masks (clicks: {clicks})")
            }
            Self::RedoMark(at) => write!(f, "{at}: a mark of what could be redone was ignored"),
            Self::RedoLeftOut(at) => write!(f, "{at}: what could be redone from here was left out"),
            Self::UnknownMark { at, mark, marks } => {
                write!(f, "{at}: the mark {mark:?} has no known meaning (such marks: {marks})")
            }
            Self::TextAfterEnd(at) => write!(f, "{at}: text after the full stop was ignored"),
        }
    }
}
