//! Text for people: moves and states as they are typed and printed.
//!
//! A family of puzzles has one file. Faults are facts without words; whoever shows them finds the words.

pub mod facelets;
pub mod hypercube;

use crate::puzzle::tess2::token::BadClick;
use crate::puzzle::text::Position;

/// Why a text is not a sequence. `at` is where the token begins, `token` its beginning
/// (see [`excerpt`](crate::puzzle::text::excerpt)).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NotationError {
    /// A token of letters that names no move.
    Letters {
        /// Where it begins.
        at: Position,
        /// The token.
        token: String,
        /// What is wrong with it.
        fault: LetterFault,
    },
    /// A token `grip,direction,mask` that is no click; also any token that begins with a digit or has a comma.
    Click {
        /// Where it begins.
        at: Position,
        /// The token.
        token: String,
        /// What is wrong with it.
        fault: BadClick,
    },
}

/// What is wrong with a move in letters.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LetterFault {
    /// A character that is not the letter of a cell.
    NotACell {
        /// The character.
        found: char,
    },
    /// No letters at all, only a prefix or a sign.
    NoLetters,
    /// Only the letter of a cell: its grip is missing.
    NoGrip {
        /// The cell.
        cell: char,
    },
    /// A grip cannot lie toward its own cell or the one opposite.
    OwnAxis {
        /// The turned cell.
        cell: char,
        /// The letter of the grip.
        found: char,
    },
    /// Two letters of the grip are the same or of opposite cells.
    SameAxis {
        /// The two letters.
        found: [char; 2],
    },
    /// A `2` after two or three letters: only a turn about a face has a half turn of its own.
    HalfTurn {
        /// How many letters the grip has, 2 or 3.
        letters: usize,
    },
    /// A prefix in braces other than `{1-2}`.
    Prefix,
}

/// Why a text is not the stickers of a 2x2x2x2.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FaceletsError {
    /// A character that is not a colour.
    NotAColour {
        /// Where it stands.
        at: Position,
        /// The character.
        found: char,
    },
    /// Too few or too many colours.
    Count {
        /// How many there are.
        found: usize,
        /// How many there must be.
        expected: usize,
    },
}
