//! Text for people: moves and states as they are typed and printed.
//!
//! Each family of puzzles has a file. Errors carry facts: [`NotationError`] states them in English, and a program in
//! other languages has its own wording.

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

/// Reads moves of a puzzle.
///
/// # Errors
/// The first token that is not a move.
pub fn parse(puzzle: PuzzleId, text: &str) -> Result<Sequence, NotationError> {
    read_moves(puzzle, text).map(|read| read.moves)
}

/// Reads moves of a puzzle, with remarks on tokens that can be read in another way too.
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

/// Reads moves alone, as programs write and read them: nothing is left out that stands around moves, and nothing is guessed. Small letters are
/// wide turns, and `x` is a rotation.
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

/// The names of the moves of a sequence, separated by blanks; [`parse`] reads it back unchanged.
///
/// # Panics
/// If a move is not in the puzzle's move list.
pub fn print(puzzle: PuzzleId, sequence: &Sequence) -> String {
    let moves = &puzzle.def().moves;
    let names: Vec<&str> = sequence.0.iter().map(|m| moves[m.index()].name.as_str()).collect();
    names.join(" ")
}

/// The content of a line without a declared kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    /// A state of the puzzle, written as one character for each facelet.
    Facelets(Facelets),
    /// Moves from the solved puzzle.
    Moves(Sequence),
}

impl Typed {
    /// The state: the facelets, or the solved puzzle of this kind after the moves.
    ///
    /// # Panics
    /// If the moves are not those of `puzzle`.
    pub fn state(self, puzzle: PuzzleId) -> Facelets {
        match self {
            Self::Facelets(state) => state,
            Self::Moves(moves) => Facelets::solved(puzzle).after_all(&moves),
        }
    }
}

/// A text that was read, and the assumptions made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The state or the moves.
    pub typed: Typed,
    /// The assumptions made about facelets; `None` for moves, and for facelets written as this program writes them.
    pub assumed: Option<Assumed>,
    /// Remarks on moves that can be read in another way too.
    pub notes: Vec<Note>,
}

/// Remarks on how a text was read, for whoever wrote it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Remarks {
    /// The assumptions made about facelets.
    pub assumed: Option<Assumed>,
    /// Remarks on moves that can be read in another way too.
    pub notes: Vec<Note>,
}

impl From<Option<Assumed>> for Remarks {
    /// Assumptions about facelets alone.
    fn from(assumed: Option<Assumed>) -> Self {
        Self { assumed, notes: Vec::new() }
    }
}

impl Reading {
    /// Splits this into the content and the remarks on it.
    pub fn split(self) -> (Typed, Remarks) {
        (self.typed, Remarks { assumed: self.assumed, notes: self.notes })
    }

    /// A reading of moves, without assumptions.
    pub fn of_moves(ReadMoves { moves, notes, .. }: ReadMoves) -> Self {
        Self { typed: Typed::Moves(moves), assumed: None, notes }
    }

    /// A reading of facelets.
    pub fn of_facelets(read: facelets::Read) -> Self {
        Self { typed: Typed::Facelets(read.facelets), assumed: read.assumed, notes: Vec::new() }
    }
}

/// Reads a text that is either facelets or moves; [`facelets::looks_like`] decides which. Colours are those of the usual scheme.
///
/// # Errors
/// As for [`read`].
pub fn typed(puzzle: PuzzleId, text: &str) -> Result<Typed, NotationError> {
    read(puzzle, text, &ColourLetters::USUAL).map(|reading| reading.typed)
}

/// Reads facelets or moves like [`typed`], with colours of any scheme.
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

/// The facelets in a text of words, if exactly one word is as long as facelets are.
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

/// A text with every line that begins with `#` emptied, since people and this program write comments around a position, and without
/// its byte order mark. The other lines keep their numbers.
pub fn without_comments(text: &str) -> String {
    let kept = |line: &str| if line.trim_start().starts_with('#') { String::new() } else { line.to_owned() };
    text.strip_prefix('\u{feff}').unwrap_or(text).split('\n').map(kept).collect::<Vec<_>>().join("\n")
}

/// A remark on a token that can be read in another way too.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// The place of the token.
    pub at: TextPosition,
    /// The beginning of the token (see [`excerpt`]); empty for a note on the whole text.
    pub token: String,
    /// How it was read.
    pub kind: NoteKind,
}

/// The greatest number of notes on a text; further ones are not told.
pub(crate) const MAX_NOTES: usize = 20;

/// How a token was read that can be read in another way too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoteKind {
    /// Several lines with moves were read as one sequence. It holds their number.
    Lines(usize),
    /// `x2` behind a bracket and a blank repeats the bracket; it could be a rotation.
    CountNotRotation,
    /// A dash before a move, behind a blank, separates; it could be a prime of the move.
    DashBefore,
    /// A turn by whole turns, such as `R4`, was left out.
    TurnsNothing,
    /// The words before a colon were read as a name; they could be moves.
    NameBeforeColon,
    /// Square brackets without a comma or colon were read as a group; a commutator could have lost its comma.
    SquareGroup,
    /// All letters were small and were read as turns of faces; they could be wide turns.
    SmallLetters,
    /// Words around moves or facelets were left out.
    LeftOut,
}

/// An error in a text of moves or facelets.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{at}: {token:?}: {fault}")]
pub struct NotationError {
    /// The start of the token at fault.
    pub at: TextPosition,
    /// The beginning of that token (see [`excerpt`]).
    pub token: String,
    /// The kind of fault.
    pub fault: NotationErrorKind,
}

impl NotationError {
    /// A fault of the token that begins at byte `byte` of `text`.
    fn new(text: &str, byte: usize, token: &str, fault: NotationErrorKind) -> Self {
        Self { at: TextPosition::of(text, byte), token: excerpt(token), fault }
    }
}

/// The kinds of faults of a token.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NotationErrorKind {
    /// A move of a hypercube in letters.
    #[error("not a move of the hypercube: {0}")]
    Letters(LetterError),
    /// A token `grip,direction,mask` that is not a click; also any token that begins with a digit or has a comma.
    #[error("not a click of MC4D: {0}")]
    Click(BadClick),
    /// A move of a cube, or a bracket or sign between moves.
    #[error(transparent)]
    Sequence(SequenceError),
    /// A name in a list of allowed moves that is not one move.
    #[error("not the name of one move")]
    NotOneMove,
    /// A cost of a move that is not a number from 1 to [`allowed::MAX_COST`].
    #[error("a cost is a number from 1 to {}", allowed::MAX_COST)]
    Cost,
    /// Nothing after `no`, which takes a move away.
    #[error("the move that is not allowed is missing")]
    NothingAfterNo,
    /// Moves that cannot be those of a solution.
    #[error(transparent)]
    Allowed(NotAllowed),
    /// A facelet that is not painted, where every one must be or be of any colour.
    #[error("a facelet that is not painted yet")]
    NotPainted,
    /// A character that is not a colour.
    #[error("not a colour")]
    NotAColour,
    /// A letter that only names a colour, among letters of which more only name faces.
    #[error("a letter of a colour among letters of faces")]
    ColourAmongFaces,
    /// A letter that only names a face, among letters of which more only name colours.
    #[error("a letter of a face among letters of colours")]
    FaceAmongColours,
    /// Letters of colours that make different cubes in several schemes.
    #[error("the letters make different cubes in several schemes of colours")]
    SeveralSchemes,
    /// Words that name the pieces of this other puzzle.
    #[error("the pieces of the {}", .0.def().name)]
    OtherPieces(PuzzleId),
    /// Words that name the pieces of a cube in another order than that of [`piece_words`].
    #[error("the pieces are not in the order {} {}", piece_words::EDGES.join(" "), piece_words::CORNERS.join(" "))]
    PieceOrder,
    /// Too few or too many colours: the token is the first one too many, or empty at the end of the text.
    #[error("{found} colours instead of {expected}")]
    ColourCount {
        /// Number of colours found.
        found: usize,
        /// Number of facelets of the puzzle.
        expected: usize,
    },
}

/// The kinds of faults of a move of a hypercube in letters.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum LetterError {
    /// A character that is not the letter of a cell. It holds the character.
    #[error("{0:?} is not the letter of a cell")]
    NotACell(char),
    /// No letters at all, only a prefix or a sign.
    #[error("it has no letters")]
    NoLetters,
    /// Only the letter of a cell: its grip is missing. It holds the cell.
    #[error("after the cell {0} the letters of its grip are missing")]
    NoGrip(char),
    /// A grip cannot lie toward its own cell or the one opposite.
    #[error("{found} is on the axis of the turned cell {cell}, so that no grip lies there")]
    OwnAxis {
        /// The turned cell.
        cell: char,
        /// The letter of the grip.
        found: char,
    },
    /// Two letters of the grip are the same or of opposite cells. It holds the two letters.
    #[error("{} and {} are on the same axis", .0[0], .0[1])]
    SameAxis([char; 2]),
    /// A prefix that does not name layers of the hypercube. It holds the number of layers on each axis.
    #[error("the prefix does not name layers from 1 to {0}, such as {{2}} or {{1-{0}}}")]
    Layers(usize),
}

/// The kinds of faults of a move of a cube, and of what stands between moves of any puzzle.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SequenceError {
    /// A character with which no move begins.
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
    /// A closing bracket without an opening one.
    #[error("the bracket was never opened")]
    NotOpened,
    /// A closing bracket of the other kind than the one opened last. It holds the position of that one.
    #[error("the bracket opened at {0} is of the other kind")]
    OtherBracket(TextPosition),
    /// Empty square brackets without a comma or colon.
    #[error("square brackets need a comma or colon")]
    NoSeparator,
    /// A comma or colon outside square brackets, or a second one within them.
    #[error("the comma or colon is outside square brackets or the second within them")]
    Separator,
    /// The bracket `^(`, whose moves are made on the inverse of the scramble.
    #[error("moves in ^( ) are made on the inverse of the scramble")]
    OnInverse,
    /// A dash that does not stand between two moves.
    #[error("the dash does not stand between two moves")]
    Dash,
    /// A slash that does not begin a comment.
    #[error("the slash begins no comment")]
    Slash,
    /// A comment `/*` that is never closed.
    #[error("the comment is never closed")]
    CommentNotClosed,
}
