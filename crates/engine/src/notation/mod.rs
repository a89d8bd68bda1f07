//! Parsing and printing of moves and states as text.
//!
//! Each family of puzzles has its own module ([`cube`], [`hypercube`]). [`NotationError`] displays in English; other
//! languages build messages from its fields.

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

use self::colours::{Assumptions, ColourLetters};
use self::cube::CubeMoves;
use self::hypercube::HypercubeMoves;
pub use self::line_names::{MAX_NAME_CHARACTERS, NamedRange};
pub use self::sequence::ParsedMoves;
use self::sequence::Strictness;
use crate::puzzle::allowed::AllowedMovesError;
use crate::puzzle::text::{TextPosition, excerpt};
use crate::puzzle::{Facelets, Notation, PuzzleId, Sequence, hypercube::token::ClickError};

/// Parses moves, ignoring other text around them such as names, numbers and times.
///
/// # Errors
/// The first invalid token; for an unclosed bracket, that bracket.
pub fn parse(puzzle: PuzzleId, text: &str) -> Result<Sequence, NotationError> {
    read_moves(puzzle, text).map(|read| read.moves)
}

/// Parses moves like [`parse`], with notes on how they were read and the names given to them.
///
/// # Errors
/// As for [`parse`].
pub fn read_moves(puzzle: PuzzleId, text: &str) -> Result<ParsedMoves, NotationError> {
    let def = puzzle.def();
    match def.notation {
        Notation::Cube => surroundings::read(puzzle, text, &CubeMoves(def)),
        Notation::Hypercube => surroundings::read(puzzle, text, &HypercubeMoves(puzzle)),
    }
}

/// Parses moves in strict syntax: nothing around them but comments is ignored, nothing is guessed, small letters are wide
/// turns, and `x` is a rotation of a cube.
///
/// # Errors
/// The first invalid token; for an unclosed bracket, that bracket.
pub fn parse_strictly(puzzle: PuzzleId, text: &str) -> Result<Sequence, NotationError> {
    let def = puzzle.def();
    let read = match def.notation {
        Notation::Cube => sequence::read(puzzle, text, text, &CubeMoves(def), Strictness::Strict),
        Notation::Hypercube => sequence::read(puzzle, text, text, &HypercubeMoves(puzzle), Strictness::Strict),
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
pub enum FaceletsOrMoves {
    /// A state given by its facelets.
    Facelets(Facelets),
    /// Moves from the solved puzzle.
    Moves(Sequence),
}

impl FaceletsOrMoves {
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

/// A parsed text, with remarks on how it was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// A state, or moves from the solved puzzle.
    pub content: FaceletsOrMoves,
    /// Assumptions about facelets; `None` for moves, and for facelets that need none.
    pub assumed: Option<Assumptions>,
    /// Notes on ambiguous tokens and on text that was left out.
    pub notes: Vec<Note>,
}

/// Remarks for the user on how a text was read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Remarks {
    /// Assumptions about facelets, if any were made.
    pub assumed: Option<Assumptions>,
    /// Notes on ambiguous tokens and on text that was left out.
    pub notes: Vec<Note>,
}

impl From<Option<Assumptions>> for Remarks {
    fn from(assumed: Option<Assumptions>) -> Self {
        Self { assumed, notes: Vec::new() }
    }
}

impl Reading {
    /// Splits the reading into its content and the remarks.
    pub fn split(self) -> (FaceletsOrMoves, Remarks) {
        (self.content, Remarks { assumed: self.assumed, notes: self.notes })
    }

    /// Wraps parsed moves with their notes, dropping their names.
    pub fn from_moves(ParsedMoves { moves, notes, .. }: ParsedMoves) -> Self {
        Self { content: FaceletsOrMoves::Moves(moves), assumed: None, notes }
    }

    /// Wraps parsed facelets with their assumptions, without notes.
    pub fn from_facelets(read: facelets::ParsedFacelets) -> Self {
        Self { content: FaceletsOrMoves::Facelets(read.facelets), assumed: read.assumed, notes: Vec::new() }
    }
}

/// Parses facelets or moves like [`read`], with colours in the usual scheme.
///
/// # Errors
/// As for [`read`].
pub fn parse_facelets_or_moves(puzzle: PuzzleId, text: &str) -> Result<FaceletsOrMoves, NotationError> {
    read(puzzle, text, &ColourLetters::USUAL).map(|reading| reading.content)
}

/// Parses facelets, also within prose, or moves: [`facelets::looks_like`] decides. Letters of colours follow the scheme
/// `letters`.
///
/// # Errors
/// The errors of [`facelets::read`] or of [`parse`].
pub fn read(puzzle: PuzzleId, text: &str, letters: &ColourLetters) -> Result<Reading, NotationError> {
    if facelets::looks_like(puzzle, text) {
        return facelets::read(puzzle, text, letters).map(Reading::from_facelets);
    }
    match facelets_in_prose(puzzle, text, letters) {
        Some(reading) => Ok(reading),
        None => read_moves(puzzle, text).map(Reading::from_moves),
    }
}

/// Finds facelets within prose; `None` if no word looks like facelets, different words do, or the word is invalid.
fn facelets_in_prose(puzzle: PuzzleId, text: &str, letters: &ColourLetters) -> Option<Reading> {
    let words = text.split(|c: char| !c.is_alphanumeric());
    let mut whole = words.filter(|word| word.len() == puzzle.def().solved.len() && facelets::looks_like(puzzle, word));
    let word = whole.next().filter(|word| whole.all(|other| other == *word))?;
    let mut reading = Reading::from_facelets(facelets::read(puzzle, word, letters).ok()?);
    let start = text.find(word)?;
    let around = [(0, start), (start + word.len(), text.len())];
    for (from, part) in around.map(|(from, to)| (from, &text[from..to])) {
        let words = part.trim_matches(|c: char| !c.is_alphanumeric());
        if let Some(at) = part.find(words).filter(|_| !words.is_empty()) {
            let at = TextPosition::at_byte(text, from + at);
            reading.notes.push(Note { at, token: excerpt(words), kind: NoteKind::LeftOut });
        }
    }
    Some(reading)
}

/// Empties the lines that start with `#`, which are comments around a position, and drops a byte order mark. Line
/// numbers stay the same.
pub fn without_comments(text: &str) -> String {
    let kept = |line: &str| if line.trim_start().starts_with('#') { String::new() } else { line.to_owned() };
    text.strip_prefix('\u{feff}').unwrap_or(text).split('\n').map(kept).collect::<Vec<_>>().join("\n")
}

/// A note on an ambiguous token or on text that was left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// Position of the token.
    pub at: TextPosition,
    /// Start of the token (see [`excerpt`]); empty for a note on the whole text.
    pub token: String,
    /// The reading chosen.
    pub kind: NoteKind,
}

/// Maximum number of notes from each pass over a text; further ones are dropped.
pub(crate) const MAX_NOTES: usize = 20;

/// The reading chosen for an ambiguous token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoteKind {
    /// Several lines with moves were read as one sequence. Holds their number.
    Lines(usize),
    /// `x2` after a bracket and a blank repeats the bracket; it could be a rotation.
    CountNotRotation,
    /// A dash between a blank and a move separates moves; it could be the move's prime.
    SeparatingDash,
    /// Full turns, such as `R4`, were dropped.
    FullTurns,
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
#[error("{at}: {token:?}: {kind}")]
pub struct NotationError {
    /// Start of the invalid token.
    pub at: TextPosition,
    /// Start of the invalid token's text (see [`excerpt`]); empty at the end of the text.
    pub token: String,
    /// Why the token is invalid.
    pub kind: NotationErrorKind,
}

impl NotationError {
    /// Creates an error for the token that starts at byte `byte` of `text`.
    fn new(text: &str, byte: usize, token: &str, kind: NotationErrorKind) -> Self {
        Self { at: TextPosition::at_byte(text, byte), token: excerpt(token), kind }
    }
}

/// The kinds of errors in a token.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NotationErrorKind {
    /// An invalid hypercube move in letters.
    #[error("not a move of the hypercube: {0}")]
    Letters(LetterError),
    /// An invalid click `grip,direction,mask`. A token that starts with a number counts as a click, unless the number is a
    /// layer prefix before a letter, as in `2UF`.
    #[error("not a click of MC4D: {0}")]
    Click(ClickError),
    /// An invalid cube move or, for any puzzle, an invalid bracket, separator, count or comment.
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
    Allowed(AllowedMovesError),
    /// An unpainted facelet in a pattern that must be complete.
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

/// The kinds of errors in a hypercube move that is written in letters.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum LetterError {
    /// A character that is not the letter of a cell.
    #[error("{0:?} is not the letter of a cell")]
    NotACell(char),
    /// Only a prefix or a sign, without letters.
    #[error("it has no letters")]
    NoLetters,
    /// The letter of a cell or slice, given here, without a grip.
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
    /// A prefix that does not name layers of the hypercube. Holds the hypercube's number of layers.
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
    /// A count of 0.
    #[error("this count turns nothing")]
    ZeroCount,
    /// A count above [`cube::MAX_MOVES`].
    #[error("the count is larger than {}", cube::MAX_MOVES)]
    CountTooLarge,
    /// A token that makes the sequence longer than [`cube::MAX_MOVES`] moves.
    #[error("with this the sequence has more than {} moves", cube::MAX_MOVES)]
    TooLong,
    /// A bracket within [`cube::MAX_DEPTH`] others.
    #[error("the bracket stands within {} others, the most that are read", cube::MAX_DEPTH)]
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
    /// Square brackets without a comma or colon that are empty or, in strict syntax, hold moves.
    #[error("square brackets need a comma or colon")]
    NoSeparator,
    /// A comma, colon or semicolon in round brackets, a semicolon or second separator in square brackets, or a colon
    /// outside brackets without a square bracket after it.
    #[error("the comma or colon is outside square brackets or the second within them")]
    Separator,
    /// The bracket `^(`, which marks moves on the inverse of the scramble (NISS).
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
