//! Parsing and printing of moves and states as text.
//!
//! Each family of puzzles has a file. [`NotationError`] has an English message; programs in other languages build their
//! own from its fields.

pub mod allowed;
mod arrangement;
pub mod colours;
mod counts;
pub mod cube;
mod cursor;
pub mod dialect;
mod elements;
pub mod facelets;
pub mod heading;
pub mod hypercube;
mod layer_prefix;
mod line_names;
pub mod link;
mod nets;
pub mod niss;
mod orders;
pub mod patterns;
pub mod piece_words;
pub mod schemes;
pub mod sequence;
pub mod structure;
mod surroundings;
mod words;

use self::colours::{Assumed, ColourLetters};
use self::cube::CubeMoves;
use self::hypercube::HypercubeMoves;
pub use self::line_names::{MAX_NAME_CHARACTERS, NamedRange};
pub use self::sequence::ReadMoves;
use self::sequence::Style;
use crate::puzzle::allowed::NotAllowed;
use crate::puzzle::text::{TextPosition, excerpt};
use crate::puzzle::{Facelets, Notation, PuzzleId, Sequence, hypercube::token::BadClick};

/// Parses moves, ignoring anything around them.
///
/// # Errors
/// The first token that is not a move.
pub fn parse(puzzle: PuzzleId, text: &str) -> Result<Sequence, NotationError> {
    read_moves(puzzle, text).map(|read| read.moves)
}

/// Parses moves, with notes on ambiguous tokens.
///
/// # Errors
/// As for [`parse`].
pub fn read_moves(puzzle: PuzzleId, text: &str) -> Result<ReadMoves, NotationError> {
    let def = puzzle.def();
    match def.notation {
        Notation::Cube => surroundings::read(puzzle, text, &CubeMoves(def)),
        Notation::Hypercube => surroundings::read(puzzle, text, &HypercubeMoves(puzzle)),
    }
}

/// Parses moves in the syntax of programs: nothing around moves is ignored, nothing is guessed, small letters are wide
/// turns, and `x` is a rotation.
///
/// # Errors
/// The first token that is not a move.
pub fn parse_strictly(puzzle: PuzzleId, text: &str) -> Result<Sequence, NotationError> {
    let def = puzzle.def();
    let read = match def.notation {
        Notation::Cube => sequence::read(puzzle, text, text, &CubeMoves(def), Style::Strict),
        Notation::Hypercube => sequence::read(puzzle, text, text, &HypercubeMoves(puzzle), Style::Strict),
    };
    read.map(|read| read.moves)
}

/// Formats a sequence as names separated by blanks; [`parse`] reads it back unchanged.
///
/// # Panics
/// If a move is not in the puzzle's move list.
pub fn print(puzzle: PuzzleId, sequence: &Sequence) -> String {
    let moves = &puzzle.def().moves;
    let names: Vec<&str> = sequence.0.iter().map(|m| moves[m.index()].name.as_str()).collect();
    names.join(" ")
}

/// Content of a text that is either facelets or moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    /// A state, one character per facelet.
    Facelets(Facelets),
    /// Moves from the solved puzzle.
    Moves(Sequence),
}

impl Typed {
    /// Returns the state: the facelets, or the solved puzzle after the moves.
    ///
    /// # Panics
    /// If the moves do not belong to `puzzle`.
    pub fn state(self, puzzle: PuzzleId) -> Facelets {
        match self {
            Self::Facelets(state) => state,
            Self::Moves(moves) => Facelets::solved(puzzle).after_all(&moves),
        }
    }
}

/// A parsed text, with the assumptions made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The state or the moves.
    pub typed: Typed,
    /// Assumptions about facelets; `None` for moves, and for facelets in this program's own format.
    pub assumed: Option<Assumed>,
    /// Notes on ambiguous moves.
    pub notes: Vec<Note>,
}

/// Remarks for the user on how a text was read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Remarks {
    /// Assumptions about facelets.
    pub assumed: Option<Assumed>,
    /// Notes on ambiguous moves.
    pub notes: Vec<Note>,
}

impl From<Option<Assumed>> for Remarks {
    fn from(assumed: Option<Assumed>) -> Self {
        Self { assumed, notes: Vec::new() }
    }
}

impl Reading {
    /// Splits the reading into its content and the remarks.
    pub fn split(self) -> (Typed, Remarks) {
        (self.typed, Remarks { assumed: self.assumed, notes: self.notes })
    }

    /// Returns a reading of moves.
    pub fn of_moves(ReadMoves { moves, notes, .. }: ReadMoves) -> Self {
        Self { typed: Typed::Moves(moves), assumed: None, notes }
    }

    /// Returns a reading of facelets.
    pub fn of_facelets(read: facelets::Read) -> Self {
        Self { typed: Typed::Facelets(read.facelets), assumed: read.assumed, notes: Vec::new() }
    }
}

/// Parses facelets or moves, as decided by [`facelets::looks_like`], with colours in the usual scheme.
///
/// # Errors
/// As for [`read`].
pub fn typed(puzzle: PuzzleId, text: &str) -> Result<Typed, NotationError> {
    read(puzzle, text, &ColourLetters::USUAL).map(|reading| reading.typed)
}

/// Parses facelets or moves like [`typed`], with colours in any scheme.
///
/// # Errors
/// The errors of [`facelets::read`] or of [`parse`].
pub fn read(puzzle: PuzzleId, text: &str, letters: &ColourLetters) -> Result<Reading, NotationError> {
    if facelets::looks_like(puzzle, text) {
        return facelets::read(puzzle, text, letters).map(Reading::of_facelets);
    }
    match among_words(puzzle, text, letters) {
        Some(reading) => Ok(reading),
        None => read_moves(puzzle, text).map(Reading::of_moves),
    }
}

/// Returns the facelets in a prose text, if exactly one word has the length of facelets.
fn among_words(puzzle: PuzzleId, text: &str, letters: &ColourLetters) -> Option<Reading> {
    let words = text.split(|c: char| !c.is_alphanumeric());
    let mut whole = words.filter(|word| word.len() == puzzle.def().solved.len() && facelets::looks_like(puzzle, word));
    let word = whole.next().filter(|word| whole.all(|other| other == *word))?;
    let mut reading = Reading::of_facelets(facelets::read(puzzle, word, letters).ok()?);
    let start = text.find(word)?;
    let around = [(0, start), (start + word.len(), text.len())];
    for (from, part) in around.map(|(from, to)| (from, &text[from..to])) {
        let words = part.trim_matches(|c: char| !c.is_alphanumeric());
        if let Some(at) = part.find(words).filter(|_| !words.is_empty()) {
            let at = TextPosition::of(text, from + at);
            reading.notes.push(Note { at, token: excerpt(words), kind: NoteKind::LeftOut });
        }
    }
    Some(reading)
}

/// Returns the text with lines that start with `#` emptied and without its byte order mark; line numbers stay the same.
/// Users and this program write such comments around a position.
pub fn without_comments(text: &str) -> String {
    let kept = |line: &str| if line.trim_start().starts_with('#') { String::new() } else { line.to_owned() };
    text.strip_prefix('\u{feff}').unwrap_or(text).split('\n').map(kept).collect::<Vec<_>>().join("\n")
}

/// A note on an ambiguous token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// Position of the token.
    pub at: TextPosition,
    /// Start of the token (see [`excerpt`]); empty for a note on the whole text.
    pub token: String,
    /// The reading chosen.
    pub kind: NoteKind,
}

/// Maximum number of notes on a text; further ones are dropped.
pub(crate) const MAX_NOTES: usize = 20;

/// The reading chosen for an ambiguous token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoteKind {
    /// Several lines with moves were read as one sequence. Holds their number.
    Lines(usize),
    /// `x2` after a bracket and a blank repeats the bracket; it could be a rotation.
    CountNotRotation,
    /// A dash between a blank and a move separates moves; it could be the move's prime.
    DashBefore,
    /// A whole number of full turns, such as `R4`, was left out.
    TurnsNothing,
    /// The words before a colon were read as a name; they could be moves.
    NameBeforeColon,
    /// Square brackets without comma or colon were read as a group; it could be a commutator without its comma.
    SquareGroup,
    /// Small letters, without any capital, were read as face turns; they could be wide turns.
    SmallLetters,
    /// Words around moves or facelets were left out.
    LeftOut,
}

/// An error in a text of moves or facelets.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{at}: {token:?}: {fault}")]
pub struct NotationError {
    /// Start of the invalid token.
    pub at: TextPosition,
    /// Start of that token's text (see [`excerpt`]).
    pub token: String,
    /// The kind of error.
    pub fault: NotationErrorKind,
}

impl NotationError {
    /// Creates an error of the token that starts at byte `byte` of `text`.
    fn new(text: &str, byte: usize, token: &str, fault: NotationErrorKind) -> Self {
        Self { at: TextPosition::of(text, byte), token: excerpt(token), fault }
    }
}

/// The kinds of errors in a token.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NotationErrorKind {
    /// An invalid hypercube move in letters.
    #[error("not a move of the hypercube: {0}")]
    Letters(LetterError),
    /// An invalid click `grip,direction,mask`; any token that starts with a digit or has a comma counts as a click.
    #[error("not a click of MC4D: {0}")]
    Click(BadClick),
    /// An invalid cube move, bracket or separator.
    #[error(transparent)]
    Sequence(SequenceError),
    /// A name in a list of allowed moves is not a single move.
    #[error("not the name of one move")]
    NotOneMove,
    /// The cost of a move is not a number from 1 to [`allowed::MAX_COST`].
    #[error("a cost is a number from 1 to {}", allowed::MAX_COST)]
    Cost,
    /// There is no move after `no`.
    #[error("the move that is not allowed is missing")]
    NothingAfterNo,
    /// The set of moves cannot be searched.
    #[error(transparent)]
    Allowed(NotAllowed),
    /// A facelet is unpainted where every one must have a colour or accept any.
    #[error("a facelet that is not painted yet")]
    NotPainted,
    /// A character that is not a colour.
    #[error("not a colour")]
    NotAColour,
    /// A letter that can only be a colour is among letters that are mostly faces.
    #[error("a letter of a colour among letters of faces")]
    ColourAmongFaces,
    /// A letter that can only be a face is among letters that are mostly colours.
    #[error("a letter of a face among letters of colours")]
    FaceAmongColours,
    /// The letters give different cubes in different colour schemes.
    #[error("the letters make different cubes in several schemes of colours")]
    SeveralSchemes,
    /// The words name the pieces of another puzzle, given here.
    #[error("the pieces of the {}", .0.def().name)]
    OtherPieces(PuzzleId),
    /// The pieces of a cube are not in the order of [`piece_words`].
    #[error("the pieces are not in the order {} {}", piece_words::EDGES.join(" "), piece_words::CORNERS.join(" "))]
    PieceOrder,
    /// Too few or too many colours: the token is the first surplus one, or empty at the end of the text.
    #[error("{found} colours instead of {expected}")]
    ColourCount {
        /// Actual number of colours.
        found: usize,
        /// Number of facelets of the puzzle.
        expected: usize,
    },
}

/// The kinds of errors in a hypercube move in letters.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum LetterError {
    /// A character that is not the letter of a cell.
    #[error("{0:?} is not the letter of a cell")]
    NotACell(char),
    /// Only a prefix or a sign, without letters.
    #[error("it has no letters")]
    NoLetters,
    /// Only the letter of a cell, given here, without a grip.
    #[error("after the cell {0} the letters of its grip are missing")]
    NoGrip(char),
    /// A grip letter on the axis of the turned cell.
    #[error("{found} is on the axis of the turned cell {cell}, so that no grip lies there")]
    OwnAxis {
        /// The turned cell.
        cell: char,
        /// The grip letter.
        found: char,
    },
    /// Two grip letters on the same axis.
    #[error("{} and {} are on the same axis", .0[0], .0[1])]
    SameAxis([char; 2]),
    /// A prefix that does not name layers of the hypercube. Holds its number of layers.
    #[error("the prefix does not name layers from 1 to {0}, such as {{2}} or {{1-{0}}}")]
    Layers(usize),
}

/// The kinds of errors in a cube move, or between moves of any puzzle.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SequenceError {
    /// A character that starts no move.
    #[error("no move begins like this")]
    NotAMove,
    /// A count or a prime that follows neither a move nor a closing bracket.
    #[error("a count or prime follows neither a move nor a closing bracket")]
    NothingBefore,
    /// A count of 0 or, after a move, a multiple of 4.
    #[error("this count turns nothing")]
    TurnsNothing,
    /// A count above [`cube::LONGEST`].
    #[error("the count is larger than {}", cube::LONGEST)]
    CountTooLarge,
    /// A token with which the sequence would have more than [`cube::LONGEST`] moves.
    #[error("with this the sequence has more than {} moves", cube::LONGEST)]
    TooLong,
    /// A bracket within [`cube::DEEPEST`] others.
    #[error("the bracket stands within {} others, the most that are read", cube::DEEPEST)]
    TooDeep,
    /// An opening bracket that is never closed.
    #[error("the bracket is never closed")]
    NotClosed,
    /// A closing bracket that was never opened.
    #[error("the bracket was never opened")]
    NotOpened,
    /// A closing bracket that does not match the opening one, whose position is given.
    #[error("the bracket opened at {0} is of the other kind")]
    OtherBracket(TextPosition),
    /// Empty square brackets without a comma or colon.
    #[error("square brackets need a comma or colon")]
    NoSeparator,
    /// A comma or colon outside square brackets, or a second one within them.
    #[error("the comma or colon is outside square brackets or the second within them")]
    Separator,
    /// The bracket `^(`: its moves are made on the inverse of the scramble.
    #[error("moves in ^( ) are made on the inverse of the scramble")]
    OnInverse,
    /// A dash that is not between two moves.
    #[error("the dash does not stand between two moves")]
    Dash,
    /// A slash that starts no comment.
    #[error("the slash begins no comment")]
    Slash,
    /// A comment `/*` that is never closed.
    #[error("the comment is never closed")]
    CommentNotClosed,
}
