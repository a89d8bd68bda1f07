//! Errors that make a Hyperspeedcube file unreadable, and notices about unusual ones.
//!
//! Text quoted from the file is cut to an [`excerpt`](crate::puzzle::text::excerpt).

use super::Version;
use crate::notation::NotationErrorKind;
use crate::puzzle::text::TextPosition;

/// Why bytes are not a Hyperspeedcube file with a solve of a supported puzzle.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum FileError {
    /// The file is too large.
    #[error("{bytes} bytes, but no Hyperspeedcube file has more than {limit}")]
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
    /// The file has no solve.
    #[error("the file has no solve")]
    NoSolve,
    /// The file has solves of unsupported puzzles only.
    #[error("{at}: a solve of {name}, which is not known here")]
    OtherPuzzle {
        /// Position of the first puzzle's name.
        at: TextPosition,
        /// The name in the file.
        name: String,
    },
    /// An error at a position.
    #[error("{at}: {kind}")]
    At {
        /// The position of the error.
        at: TextPosition,
        /// The kind of error.
        kind: FileErrorKind,
    },
}

/// The kinds of errors at a position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum FileErrorKind {
    /// The text is not KDL (version 1: YAML), for example because it is truncated or lacks a quote or brace.
    #[error("this is not {language}: {found:?}")]
    Syntax {
        /// `KDL` or `YAML`.
        language: &'static str,
        /// The text at the error.
        found: String,
    },
    /// Deeper nesting, or more words, commented-out parts or `#` around a string, than [`read`](super::read()) allows.
    #[error("nested more deeply, or in more parts, than any Hyperspeedcube file")]
    TooMuch,
    /// The version number is missing or invalid.
    #[error("no version of the file format: {found:?}")]
    Version {
        /// The text found; empty if missing.
        found: String,
    },
    /// A required part is missing.
    #[error("{part:?} is missing")]
    Missing {
        /// The part's name in the file.
        part: &'static str,
    },
    /// The value of a part has the wrong type.
    #[error("{part:?} cannot be {found:?}")]
    Value {
        /// The part's name in the file.
        part: &'static str,
        /// Excerpt of the value found.
        found: String,
    },
    /// A twist that cannot be parsed.
    #[error("the twist {token:?}: {kind}")]
    Twist {
        /// The start of the twist.
        token: String,
        /// The error in the twist.
        kind: NotationErrorKind,
    },
    /// A twist of a version 1 scramble that is not an axis, a direction and a layer mask of the puzzle.
    #[error("the twist {token:?} is not an axis, a direction and the layers of this puzzle")]
    NumberedTwist {
        /// Excerpt of the twist.
        token: String,
    },
    /// A `macro` event: the file does not list its twists.
    #[error("an event {event:?}, which does not say which twists were made")]
    UnknownTwists {
        /// The name of the event.
        event: String,
    },
    /// The solve has too many twists.
    #[error("with this there are more than {limit} twists")]
    TooManyTwists {
        /// Maximum number of twists.
        limit: usize,
    },
}

/// An unusual property of a file, or a part that was ignored.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Notice {
    /// The file starts with a byte order mark.
    ByteOrderMark,
    /// The file has a version, given here, that is newer than any known; it was read as version 3.
    NewerVersion(i128),
    /// Twists that were undone in the solve are left out. Holds their number.
    Undone(usize),
    /// The `solved` flag in the file, given here, contradicts its twists.
    SolvedFlag(bool),
    /// The same file has solves of unsupported puzzles, given by name.
    OtherPuzzles(Vec<String>),
    /// An unknown event, given by position and name, was ignored.
    UnknownEvent(TextPosition, String),
}

impl FileError {
    /// Returns an error at a byte offset in a text.
    pub(super) fn new_at(text: &str, byte: usize, kind: FileErrorKind) -> Self {
        Self::At { at: TextPosition::at_byte(text, byte), kind }
    }
}

/// Returns the language of a version's files.
pub(super) const fn language(version: Version) -> &'static str {
    match version {
        Version::One => "YAML",
        Version::Two | Version::Three => "KDL",
    }
}
