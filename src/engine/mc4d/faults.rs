//! What can be wrong with a log, and what may be worth telling about a good one: facts without words.
//!
//! Texts taken from the file are cut to the length of an [`excerpt`](crate::engine::puzzle::text::excerpt).

use super::log::ScrambleState;
use crate::engine::puzzle::tess2::token::BadClick;
use crate::engine::puzzle::text::Position;

/// Why bytes are not a log of the 2x2x2x2.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LogError {
    /// More bytes than any log has.
    TooLarge {
        /// How many there are.
        bytes: usize,
        /// How many there may be.
        limit: usize,
    },
    /// Nothing, or nothing but white space.
    Empty,
    /// Bytes that are not UTF-8 text.
    NotText {
        /// Where the first of them stands.
        at: Position,
    },
    /// The first word is not `MagicCube4D`.
    NotMc4d {
        /// The first line.
        found: String,
    },
    /// Another version of the format than 3. Versions 1 and 2 are of MC4D before 4.0.
    Version {
        /// What stands there.
        found: String,
    },
    /// The header does not have its six fields.
    HeaderFields {
        /// How many it has.
        found: usize,
        /// How many it must have.
        expected: usize,
    },
    /// A log of another puzzle than `{4,3,3} 2`.
    OtherPuzzle {
        /// Its Schläfli symbol.
        schlafli: String,
        /// Its length.
        length: String,
    },
    /// The 2x2x2x2 under another name (a duoprism), for which MC4D numbers the grips otherwise.
    OtherGrips {
        /// The name.
        schlafli: String,
    },
    /// A row of the camera matrix is missing or does not begin with four numbers.
    MatrixRow {
        /// Which row, `1 <= row <= 4`.
        row: usize,
        /// The line where it should stand.
        line: usize,
        /// What stands there; `None` at the end of the file.
        found: Option<String>,
    },
    /// No `*` before the history.
    NoStar,
    /// The history has no final full stop: the file was cut off.
    NoFullStop {
        /// Where the text ends.
        at: Position,
        /// How many whole clicks were read until there.
        clicks: usize,
    },
    /// A token of numbers that is no click.
    BadClick {
        /// Where it begins.
        at: Position,
        /// The token.
        token: String,
        /// What is wrong with it.
        fault: BadClick,
    },
    /// Something in the history that is neither a click nor a mark.
    BadToken {
        /// Where it begins.
        at: Position,
        /// It and what follows up to the next white space.
        token: String,
    },
    /// An `m` without the character that names the mark.
    MarkWithoutName {
        /// Where the `m` stands.
        at: Position,
    },
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
        /// What stands there.
        written: String,
        /// What is taken instead.
        taken: ScrambleState,
    },
    /// The count in the header is not the history's. Nothing depends on it.
    HeaderCount {
        /// What stands there.
        written: String,
        /// The right count.
        counted: usize,
    },
    /// Clicks next to their own inverse were left out with it, as MC4D does on reading.
    Cancelled {
        /// Where the first inverse stands.
        at: Position,
        /// How many pairs were left out.
        pairs: usize,
    },
    /// Mask 0 was read as 1.
    MaskZero {
        /// Where the first such click stands.
        at: Position,
        /// How many there are.
        clicks: usize,
    },
    /// Mask -1 or 7 was read as 3, a rotation of the whole puzzle.
    MaskWhole {
        /// Where the first such click stands.
        at: Position,
        /// How many there are.
        clicks: usize,
    },
    /// A `c`, where redo once began, was ignored: every click was applied.
    RedoMark {
        /// Where it stands.
        at: Position,
    },
    /// A mark without a known meaning was kept.
    UnknownMark {
        /// Where the first of them stands.
        at: Position,
        /// Its name.
        mark: char,
        /// How many such marks there are, of whatever name.
        marks: usize,
    },
    /// Text after the full stop was ignored.
    TextAfterEnd {
        /// Where it begins.
        at: Position,
    },
}
