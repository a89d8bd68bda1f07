//! Errors that make a file of Hyperspeedcube unreadable, and notices about one that was read.
//!
//! Texts taken from the file are cut to the length of an [`excerpt`](crate::puzzle::text::excerpt).

use super::Version;
use crate::notation::NotationErrorKind;
use crate::puzzle::text::TextPosition;

/// The reason why bytes are not a file of Hyperspeedcube with a solve of a puzzle that is known here.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum FileError {
    /// More bytes than any such file has.
    #[error("{bytes} bytes, but no file of Hyperspeedcube has more than {limit}")]
    TooLarge {
        /// The size of the file in bytes.
        bytes: usize,
        /// The largest size that is read, [`super::LIMIT`], in bytes.
        limit: usize,
    },
    /// An empty file, or one of nothing but white space.
    #[error("the file is empty")]
    Empty,
    /// Bytes that are not UTF-8 text. It holds the position of the first such byte.
    #[error("{0}: not UTF-8 text")]
    NotText(TextPosition),
    /// No solve at all.
    #[error("the file has no solve")]
    NoSolve,
    /// Solves of other puzzles only.
    #[error("{at}: a solve of {name}, which is not known here")]
    OtherPuzzle {
        /// The place of the name of the first puzzle.
        at: TextPosition,
        /// The name, as the file has it.
        name: String,
    },
    /// A fault at a place of the file.
    #[error("{at}: {fault}")]
    At {
        /// The place.
        at: TextPosition,
        /// What is wrong there.
        fault: Fault,
    },
}

/// The kinds of faults at a place of a file.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Fault {
    /// The text is not KDL (YAML in version 1): a cut file, a missing quote or brace.
    #[error("this is not {language}: {found:?}")]
    Syntax {
        /// `KDL` or `YAML`.
        language: &'static str,
        /// The text at the fault.
        found: String,
    },
    /// Nodes within nodes, or more words, than any such file has.
    #[error("nested more deeply than any file of Hyperspeedcube, or of more parts")]
    TooMuch,
    /// No version number, or none that is a number from 1.
    #[error("no version of the file format: {found:?}")]
    Version {
        /// The text found.
        found: String,
    },
    /// A part that is needed is missing.
    #[error("{part:?} is missing")]
    Missing {
        /// Its name in the file.
        part: &'static str,
    },
    /// A part that has no value or one of another kind than it should.
    #[error("{part:?} cannot be {found:?}")]
    Value {
        /// Its name in the file.
        part: &'static str,
        /// The value found; empty for none.
        found: String,
    },
    /// A twist that cannot be read.
    #[error("the twist {token:?}: {fault}")]
    Twist {
        /// The beginning of the twist.
        token: String,
        /// What is wrong with it.
        fault: NotationErrorKind,
    },
    /// A twist of a scramble of version 1 that is not an axis, a direction and a mask of layers of the puzzle.
    #[error("the twist {token:?} is not an axis, a direction and the layers of this puzzle")]
    NumberedTwist {
        /// The twist.
        token: String,
    },
    /// An event `macro`, in which Hyperspeedcube does not say which twists were made.
    #[error("an event {event:?}, which does not say which twists were made")]
    UnknownTwists {
        /// The name of the event.
        event: String,
    },
    /// More twists than are read.
    #[error("with this there are more than {limit} twists")]
    TooManyTwists {
        /// The greatest number of twists.
        limit: usize,
    },
}

/// An unusual property of a file that was read, or something that was left out.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Notice {
    /// A byte order mark at its head.
    ByteOrderMark,
    /// A version that is newer than any that is known; it was read as version 3. It holds the number.
    NewerVersion(i128),
    /// So many twists were undone in the solve, and are left out.
    Undone(usize),
    /// The file says that the solve is solved, or that it is not, and its twists say otherwise. It holds what the file says.
    SolvedFlag(bool),
    /// Solves of puzzles that are not known here stand beside it; their names, as the file has them.
    OtherPuzzles(Vec<String>),
    /// An event whose name is not known; it was left out. It holds its place and its name.
    UnknownEvent(TextPosition, String),
}

impl FileError {
    /// A fault at a byte of a text.
    pub(super) fn at(text: &str, byte: usize, fault: Fault) -> Self {
        Self::At { at: TextPosition::of(text, byte), fault }
    }
}

/// The name of the language in which files of a version are written.
pub(super) const fn language(version: Version) -> &'static str {
    match version {
        Version::One => "YAML",
        Version::Two | Version::Three => "KDL",
    }
}
