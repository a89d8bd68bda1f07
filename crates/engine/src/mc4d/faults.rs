//! Errors that make a log invalid, and notices about a valid one.
//!
//! Text quoted from the file is cut to an [`excerpt`](crate::puzzle::text::excerpt).

use std::fmt;

use super::log::ScrambleState;
use crate::puzzle::{PuzzleId, hypercube::token::ClickError, text::TextPosition};

/// Why bytes are not a log of a supported puzzle.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum LogError {
    /// The file is too large.
    #[error("{bytes} bytes, but no log has more than {limit}")]
    TooLarge {
        /// File size, in bytes.
        bytes: usize,
        /// Maximum size, [`super::LIMIT`], in bytes.
        limit: usize,
    },
    /// The file is empty, or only white space.
    #[error("the file is empty")]
    Empty,
    /// The file is not UTF-8. Holds the position of the first invalid byte.
    #[error("{0}: not UTF-8 text")]
    NotText(TextPosition),
    /// The first word is not `MagicCube4D`. Holds an excerpt of the first line.
    #[error("line 1: {0:?} does not begin with {magic:?}", magic = super::MAGIC)]
    NotMc4d(String),
    /// The version is not 1, 2 or 3. Holds an excerpt of the second field of the header.
    #[error("line 1: version {0:?} of the format instead of 1 to {version}", version = super::VERSION)]
    Version(String),
    /// The header of format 3 does not have six fields.
    #[error("line 1: {found} fields instead of {expected}")]
    HeaderFields {
        /// Actual number of fields.
        found: usize,
        /// Required number of fields: 6.
        expected: usize,
    },
    /// The header of format 1 or 2 has neither four nor five fields.
    #[error("line 1: {found} fields in version {version:?} of the format instead of 4 or 5")]
    OlderHeader {
        /// Version in the header.
        version: String,
        /// Actual number of fields.
        found: usize,
    },
    /// A row of stickers of format 1 or 2 is missing, or is not `expected` digits from 0 to 7.
    #[error("line {line}: row {row} of the stickers is not {expected} digits from 0 to 7")]
    StickerRow {
        /// Row number, `1 <= row <= 8`.
        row: usize,
        /// Line number of the row, from 1.
        line: usize,
        /// Number of stickers per cell.
        expected: usize,
        /// Excerpt of the line; `None` at the end of the file.
        found: Option<String>,
    },
    /// The stickers of format 1 or 2 differ from the position after the history.
    #[error("line {line}: the history leads to other stickers than those of row {row}")]
    OtherStickers {
        /// The first differing row, `1 <= row <= 8`.
        row: usize,
        /// Line number of the row, from 1.
        line: usize,
    },
    /// A token in a history of format 1 or 2 is neither a valid click nor a mark.
    #[error("{at}: {token:?} is not the cell, the grip and the mask of a click")]
    BadOlderClick {
        /// Start of the token.
        at: TextPosition,
        /// Excerpt of the token.
        token: String,
    },
    /// The log is of an unsupported puzzle, one without a [`LogPuzzle`](crate::puzzle::LogPuzzle).
    #[error("line 1: a log of the puzzle {schlafli} of length {length} instead of the {}", puzzle_names())]
    OtherPuzzle {
        /// Schläfli symbol of the puzzle, the fifth field.
        schlafli: String,
        /// Edge length in pieces, the sixth field.
        length: String,
    },
    /// A supported puzzle under another name (a duoprism), for which MC4D numbers the grips differently.
    #[error("line 1: a log of the {} as {schlafli}, whose grips have other numbers", puzzle.def().name)]
    OtherGrips {
        /// The supported puzzle.
        puzzle: PuzzleId,
        /// The name in the log, such as `{4}x{4}`.
        schlafli: String,
    },
    /// A row of the camera matrix is missing or does not start with four numbers.
    #[error("line {line}: row {row} of the camera's matrix {}", found_instead(found.as_deref()))]
    MatrixRow {
        /// Row number, `1 <= row <= 4`.
        row: usize,
        /// Line number of the row, from 1.
        line: usize,
        /// Excerpt of the line; `None` at the end of the file.
        found: Option<String>,
    },
    /// There is no `*` before the history.
    #[error("there is no '*' before the history")]
    NoStar,
    /// The history has no final full stop: the file is truncated.
    #[error("{at}: the file ends without a full stop, after {clicks} clicks")]
    NoFullStop {
        /// Position after the last character.
        at: TextPosition,
        /// Number of complete clicks before it, without pairs that cancel.
        clicks: usize,
    },
    /// A numeric token of format 3 is not a click.
    #[error("{at}: {token:?} is not a click: {fault}")]
    BadClick {
        /// Start of the token.
        at: TextPosition,
        /// Excerpt of the token.
        token: String,
        /// The error in the token.
        fault: ClickError,
    },
    /// A token in a history of format 3 is neither a click nor a mark.
    #[error("{at}: {token:?} is neither a click nor a mark")]
    BadToken {
        /// Start of the token.
        at: TextPosition,
        /// Excerpt of the text up to the next white space.
        token: String,
    },
    /// An `m` is not followed by the name of a mark. Holds the position of the `m`.
    #[error("{0}: a mark without a name")]
    MarkWithoutName(TextPosition),
}

/// Returns the names of the puzzles that have logs, for messages.
fn puzzle_names() -> String {
    let names: Vec<&str> = puzzles_with_logs().map(|puzzle| puzzle.def().name).collect();
    names.join(" or the ")
}

/// Returns the puzzles that have logs.
pub fn puzzles_with_logs() -> impl Iterator<Item = PuzzleId> {
    PuzzleId::ALL.into_iter().filter(|puzzle| puzzle.def().log.is_some())
}

/// Returns the end of a message about a missing or invalid matrix row.
fn found_instead(found: Option<&str>) -> String {
    found.map_or("is missing".to_owned(), |found| format!("is {found:?} instead of four numbers"))
}

/// An unusual property of a valid log. Each kind is reported at most once, at its first position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Notice {
    /// The file starts with a byte order mark, which MC4D rejects.
    ByteOrderMark,
    /// The first line starts with a blank, or its fields are not separated by single blanks. MC4D rejects this.
    HeaderBlanks,
    /// The scramble state in the header is not a number from 0 to 3, or contradicts the history.
    HeaderState {
        /// Third field of the header.
        written: String,
        /// The state derived from the history, used instead.
        derived: ScrambleState,
    },
    /// The count in the header differs from the history's. Nothing depends on it.
    HeaderCount {
        /// Fourth field of the header.
        written: String,
        /// The history's count, as defined by [`Log::header_count`](super::Log::header_count).
        counted: usize,
    },
    /// Clicks next to their own inverse were left out in pairs, as in MC4D.
    Cancelled {
        /// Position of the first inverse.
        at: TextPosition,
        /// Number of pairs.
        pairs: usize,
    },
    /// Mask 0 was read as 1.
    MaskZero {
        /// Position of the first such click.
        at: TextPosition,
        /// Number of such clicks.
        clicks: usize,
    },
    /// Mask -1 or 7 was read as 3, a rotation of the whole 2×2×2×2.
    MaskWhole {
        /// Position of the first such click.
        at: TextPosition,
        /// Number of such clicks.
        clicks: usize,
    },
    /// Mask bits beyond the puzzle's layers were ignored; a mask without other bits turns nothing.
    MaskBeyond {
        /// Position of the first such click.
        at: TextPosition,
        /// Number of such clicks.
        clicks: usize,
    },
    /// A `c`, the start of the moves that can be redone, was ignored: every click was applied. Holds the position of
    /// the first one.
    RedoMark(TextPosition),
    /// The moves after a `c`, which can be redone, were left out: the stickers of formats 1 and 2 show the position
    /// before them. Holds the position of the `c`.
    RedoLeftOut(TextPosition),
    /// Marks of unknown meaning were kept.
    UnknownMark {
        /// Position of the first one.
        at: TextPosition,
        /// The name of the first one: the character after its `m`.
        mark: char,
        /// Number of such marks, of any name.
        marks: usize,
    },
    /// Text after the full stop was ignored. Holds the position of its first character.
    TextAfterEnd(TextPosition),
}

impl fmt::Display for Notice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::ByteOrderMark => write!(f, "the byte order mark was skipped"),
            Self::HeaderBlanks => write!(f, "line 1: blanks too many were skipped"),
            Self::HeaderState { written, derived: taken } => {
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
