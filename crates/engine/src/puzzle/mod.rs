//! The puzzles as pure values, without search, files, threads or hidden randomness.
//!
//! A puzzle is a [`PuzzleId`] that points at a [`PuzzleDef`], a record of data derived from geometry: its facelets,
//! its moves as rearrangements of facelets, its flat net. The facelets are the ground truth; the cubie level
//! ([`crate::puzzles`]) is tested against them.

pub mod allowed;
pub mod canonical;
pub mod cubes;
pub mod facelets;
pub mod geometry;
pub mod group;
pub mod holding;
pub mod homes;
pub mod hypercube;
pub mod mask;
pub mod masks;
pub mod metric;
pub mod moves;
pub mod net;
pub mod niss;
pub mod painting_check;
mod part_names;
pub mod part_places;
pub mod pattern;
pub mod pattern_error;
pub mod perm;
pub mod pieces;
pub mod scramble;
pub mod symmetry;
pub mod text;

use std::ops::Deref;
use std::sync::OnceLock;

use rand_chacha::ChaCha8Rng;

pub use facelets::Facelets;
pub use metric::Metric;
pub use moves::{Move, MoveDef, NoSuchMove, Sequence};

/// The puzzles, a closed list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
pub enum PuzzleId {
    /// The cube of size two.
    #[serde(rename = "2x2x2")]
    Cube2,
    /// The cube of size three.
    #[default]
    #[serde(rename = "3x3x3")]
    Cube3,
    /// The hypercube of size two.
    #[serde(rename = "2x2x2x2")]
    Tess2,
    /// The hypercube of size three.
    #[serde(rename = "3x3x3x3")]
    Tess3,
}

impl PuzzleId {
    /// Every puzzle, in the order in which they are listed.
    pub const ALL: [Self; 4] = [Self::Cube2, Self::Cube3, Self::Tess2, Self::Tess3];
}

/// Everything about a puzzle that is data: its facts, which are read as if they were fields of this, and what follows from them and
/// from its geometry.
#[derive(Debug)]
#[non_exhaustive]
pub struct PuzzleDef {
    /// The part that does not follow from its geometry.
    pub facts: PuzzleFacts,
    /// Dimensions of the space that it fills, 3 or 4.
    pub dimensions: usize,
    /// The metric in which lengths are counted unless another is named.
    pub metric: Metric,
    /// The letter of each face or cell, by colour number; there are `letters.len()` colours.
    pub letters: &'static [char],
    /// The position of each facelet in space, by facelet number; this order is that of all lists of facelets.
    pub places: Vec<geometry::FaceletPlace>,
    /// The colour of each facelet when solved, `0 <= colour < letters.len()`.
    pub solved: Vec<u8>,
    /// All moves; those that a solver uses come first.
    pub moves: Vec<MoveDef>,
    /// Number of moves that turn one face; they come first in `moves`, face `m / 3` by `m % 3 + 1` clockwise quarters.
    /// 0 if a face does not suffice to name a move.
    pub faces: usize,
    /// The flat net, on which each facelet has its place.
    pub net: net::Net,
    /// The way in which its moves and facelets are written.
    pub notation: Notation,
    /// Its pieces, once somebody asked for them: [`pieces::Pieces::of`].
    pub(crate) pieces: OnceLock<pieces::Pieces>,
    /// Its parts by name, once somebody asked for them: [`masks::NamedMask::all`].
    pub(crate) named_masks: OnceLock<Vec<masks::NamedMask>>,
    /// The moves of MC4D's clicks, once somebody asked for one.
    pub(crate) clicks: OnceLock<hypercube::grips::ClickTable>,
}

/// The part of a puzzle's record that does not follow from its geometry.
#[derive(Debug)]
#[non_exhaustive]
pub struct PuzzleFacts {
    /// The puzzle that the record describes.
    pub id: PuzzleId,
    /// Its name on the command line and in JSON.
    pub name: &'static str,
    /// Layers on each axis, `size >= 2`.
    pub size: usize,
    /// Number of moves that a solver uses, `turns <= moves.len()`; random walks consist of them too.
    pub turns: usize,
    /// True if turns of the same layers are one move though rotations of the whole puzzle stand between them.
    pub joins_over_rotations: bool,
    /// The usual number of turns of a scramble ([`scramble::turns`]).
    pub scramble: usize,
    /// The usual names of its pieces; of those that have none, the letters of the name stand in one fixed order.
    pub piece_names: &'static [&'static str],
    /// The digits by which a state can be named however it is held, if it has such names.
    pub identifier: Option<IdentifierDigits>,
    /// The words that name it in an MC4D log, if there are logs of it.
    pub log: Option<LogPuzzle>,
    /// The kinds of parts of it that people solve by themselves, each name once.
    pub parts: &'static [masks::PartKind],
    /// Tells why complete facelets are not a state; see [`painting_check::check`].
    pub check: fn(&Facelets) -> Result<(), InvalidState>,
    /// Draws a state, all of them equally likely; see [`scramble::uniform`].
    pub random: fn(&mut ChaCha8Rng) -> Facelets,
}

impl Deref for PuzzleDef {
    type Target = PuzzleFacts;

    fn deref(&self) -> &PuzzleFacts {
        &self.facts
    }
}

impl PuzzleDef {
    /// The move in this place of the move list; `None` if `index >= moves.len()`.
    pub fn move_at(&self, index: usize) -> Option<Move> {
        (index < self.moves.len()).then_some(Move(index as u16))
    }

    /// The number of a facelet on its face or cell, counted from 1 in the order of all facelets.
    ///
    /// # Panics
    /// If the puzzle does not have this facelet.
    pub fn number_on_face(&self, facelet: usize) -> usize {
        self.solved[..=facelet].iter().filter(|face| **face == self.solved[facelet]).count()
    }

    /// The moves that a solver uses: those with `index < turns`.
    pub fn solver_moves(&self) -> impl Iterator<Item = Move> + use<> {
        (0..self.turns as u16).map(Move)
    }
}

/// How moves and facelets of a puzzle are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notation {
    /// Singmaster's letters for moves, the letters of faces or of colours for facelets.
    Cube,
    /// Letters of cells or MC4D's clicks for moves, a digit for each facelet.
    Hypercube,
}

/// Names of states by the digits of their colours.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct IdentifierDigits {
    /// How many digits a name has.
    pub count: usize,
    /// The facelets that such digits mean; `None` if there are too few or too many, or if one stands for no colour.
    pub read: fn(&[u8]) -> Option<Facelets>,
}

/// The words that name a puzzle in the first line of an MC4D log: `{4,3,3} 2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct LogPuzzle {
    /// The Schläfli symbol.
    pub schlafli: &'static str,
    /// Layers on each axis, as a number.
    pub length: &'static str,
    /// Schläfli symbols under which MC4D builds the same puzzle with other grip numbers.
    pub other_symbols: &'static [&'static str],
    /// True if clicks are read that MC4D opens but never writes: direction 2 for a half turn about a face, masks with bits of layers that
    /// the puzzle does not have. Else they are faults.
    pub lenient: bool,
}

/// The reasons why facelets are not a state of the puzzle, with the details needed to mend it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum InvalidState {
    /// The wrong number of facelets.
    #[error("{found} facelets instead of {expected}")]
    FaceletCount {
        /// Number of facelets found.
        found: usize,
        /// Number of facelets of the puzzle.
        expected: usize,
    },
    /// A colour number outside the puzzle's colours.
    #[error("facelet {facelet}, counted from 0, has the colour {colour}, which the puzzle does not have")]
    NoSuchColour {
        /// The facelet, counted from 0.
        facelet: usize,
        /// The colour found there.
        colour: u8,
    },
    /// Two centres of the same colour.
    #[error("the centres of the faces {} and {} have the same colour", faces[0], faces[1])]
    CentreTwice {
        /// The colour, by number.
        colour: u8,
        /// The letters of the two faces.
        faces: [char; 2],
    },
    /// A colour that occurs too often or too rarely.
    #[error("colour {colour} is on {found} facelets instead of {expected}")]
    ColourCount {
        /// The colour, by number.
        colour: u8,
        /// Number of facelets that show it.
        found: usize,
        /// Number of facelets that must show it.
        expected: usize,
    },
    /// The colours at one place belong to no piece: a colour and its opposite, or one twice.
    #[error("at {place} are the colours {colours}, which no piece has")]
    NoSuchPiece {
        /// The letters of the place.
        place: String,
        /// The letters of the colours found there.
        colours: String,
    },
    /// A piece that occurs twice.
    #[error("the piece {piece} is at {} and at {}", places[0], places[1])]
    PieceTwice {
        /// The letters of the piece.
        piece: String,
        /// The letters of the two places.
        places: [String; 2],
    },
    /// A piece shows its colours as in a mirror.
    #[error("the piece {piece} at {place} shows its colours as in a mirror")]
    Mirrored {
        /// The letters of the piece.
        piece: String,
        /// The letters of the place where it is.
        place: String,
    },
    /// Every piece is possible, but the twists do not add up: one piece is turned wrongly.
    #[error("one piece is twisted")]
    TwistSum,
    /// Every piece is possible, but one edge is flipped.
    #[error("one edge is flipped")]
    FlipSum,
    /// The centres lie as on no solved puzzle, however it is held.
    #[error("the centres lie as on no solved puzzle, however it is held")]
    CentresMisplaced,
    /// Every piece is possible, but one of two colours is flipped.
    #[error("one piece of two colours is flipped")]
    TwoColourFlip,
    /// Every piece is possible, but one of three colours has two of them exchanged.
    #[error("one piece of three colours has two of them exchanged")]
    ThreeColourSwap,
    /// Every piece is possible, but two are swapped.
    #[error("two pieces are swapped")]
    PermutationParity,
}
