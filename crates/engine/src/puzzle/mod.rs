//! The puzzles as pure values, without search, files, threads or hidden randomness.
//!
//! A [`PuzzleId`] refers to a [`PuzzleDef`], data derived from geometry: facelets, moves as permutations of facelets,
//! and the flat net. The facelets are the ground truth; the cubie level ([`crate::puzzles`]) is tested against them.

pub mod allowed;
pub mod canonical;
pub mod cubes;
pub mod facelets;
pub mod geometry;
pub mod group;
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
pub mod whole_rotations;

use std::ops::Deref;
use std::sync::OnceLock;

use rand_chacha::ChaCha8Rng;

pub use facelets::Facelets;
pub use metric::Metric;
pub use moves::{Move, MoveDef, NoSuchMove, Sequence};

/// Identifies one of the supported puzzles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
pub enum PuzzleId {
    /// The 2×2×2.
    #[serde(rename = "2x2x2")]
    Cube2,
    /// The 3×3×3.
    #[default]
    #[serde(rename = "3x3x3")]
    Cube3,
    /// The 2×2×2×2.
    #[serde(rename = "2x2x2x2")]
    Tess2,
    /// The 3×3×3×3.
    #[serde(rename = "3x3x3x3")]
    Tess3,
}

impl PuzzleId {
    /// All puzzles, in list order.
    pub const ALL: [Self; 4] = [Self::Cube2, Self::Cube3, Self::Tess2, Self::Tess3];
}

/// All data of a puzzle: its facts, accessible as fields through `Deref`, and the data derived from them and from
/// geometry.
#[derive(Debug)]
#[non_exhaustive]
pub struct PuzzleDef {
    /// The part that does not follow from geometry.
    pub facts: PuzzleFacts,
    /// Number of dimensions, 3 or 4.
    pub dimensions: usize,
    /// Default metric of lengths.
    pub metric: Metric,
    /// The letter of each face or cell, by colour number; there are `letters.len()` colours.
    pub letters: &'static [char],
    /// The position of each facelet in space, in the order used for all facelet lists.
    pub places: Vec<geometry::FaceletPlace>,
    /// The colour of each facelet when solved, `0 <= colour < letters.len()`.
    pub solved: Vec<u8>,
    /// All moves; those used by solvers come first.
    pub moves: Vec<MoveDef>,
    /// Number of face turns, which come first in `moves`: face `m / 3` by `m % 3 + 1` clockwise quarters. 0 for a
    /// hypercube, where a cell alone does not name a move.
    pub face_turns: usize,
    /// The flat net with a position for each facelet.
    pub net: net::Net,
    /// The notation of moves and facelets.
    pub notation: Notation,
    /// Lazily computed by [`pieces::Pieces::for_puzzle`].
    pub(crate) pieces: OnceLock<pieces::Pieces>,
    /// Lazily computed by [`masks::NamedMask::all`].
    pub(crate) named_masks: OnceLock<Vec<masks::NamedMask>>,
    /// Lazily computed moves of MC4D's clicks.
    pub(crate) clicks: OnceLock<hypercube::grips::ClickTable>,
}

/// The part of a puzzle's data that does not follow from geometry.
#[derive(Debug)]
#[non_exhaustive]
pub struct PuzzleFacts {
    /// The puzzle described.
    pub id: PuzzleId,
    /// Name on the command line and in JSON.
    pub name: &'static str,
    /// Number of layers along each axis, `size >= 2`.
    pub size: usize,
    /// Number of moves used by solvers and random walks, at most `moves.len()`; they come first in `moves`.
    pub solver_move_count: usize,
    /// True if turns of the same layers are joined across rotations of the whole puzzle.
    pub joins_over_rotations: bool,
    /// Default number of turns of a scramble ([`scramble::turns`]).
    pub scramble_length: usize,
    /// Usual names of the pieces; other pieces have their letters in a fixed order.
    pub piece_names: &'static [&'static str],
    /// Digit names of states up to orientation, if the puzzle has such names.
    pub identifier: Option<IdentifierDigits>,
    /// Name in MC4D logs; `None` if MC4D does not support the puzzle.
    pub log: Option<LogPuzzle>,
    /// The kinds of parts that methods solve separately, each name once.
    pub parts: &'static [masks::PartKind],
    /// Checks that complete facelets are a state; see [`painting_check::check`].
    pub check: fn(&Facelets) -> Result<(), InvalidState>,
    /// Draws a uniformly random state; see [`scramble::uniform`].
    pub random: fn(&mut ChaCha8Rng) -> Facelets,
}

impl Deref for PuzzleDef {
    type Target = PuzzleFacts;

    fn deref(&self) -> &PuzzleFacts {
        &self.facts
    }
}

impl PuzzleDef {
    /// Returns the move at this index of the move list; `None` if `index >= moves.len()`.
    pub fn move_at(&self, index: usize) -> Option<Move> {
        (index < self.moves.len()).then_some(Move(index as u16))
    }

    /// Returns the number of a facelet on its face or cell, from 1, in the order of all facelets.
    ///
    /// # Panics
    /// If `facelet` is out of range.
    pub fn number_on_face(&self, facelet: usize) -> usize {
        self.solved[..=facelet].iter().filter(|face| **face == self.solved[facelet]).count()
    }

    /// Returns the moves used by solvers: the first `solver_move_count`.
    pub fn solver_moves(&self) -> impl Iterator<Item = Move> + use<> {
        (0..self.solver_move_count as u16).map(Move)
    }
}

/// The notation of a family of puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notation {
    /// Moves in Singmaster's letters, facelets as letters of faces or colours.
    Cube,
    /// Moves in cell letters or MC4D clicks, facelets as digits.
    Hypercube,
}

/// A notation that names states by the digits of their colours.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct IdentifierDigits {
    /// Number of digits of a name.
    pub count: usize,
    /// Parses the digits; `None` if the count is wrong or a digit is not a colour.
    pub read: fn(&[u8]) -> Option<Facelets>,
}

/// A puzzle's name in the first line of an MC4D log: `{4,3,3} 2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct LogPuzzle {
    /// The Schläfli symbol.
    pub schlafli: &'static str,
    /// Number of layers along each axis, as text.
    pub length: &'static str,
    /// Schläfli symbols under which MC4D builds the same puzzle with other grip numbers.
    pub other_symbols: &'static [&'static str],
    /// True to accept clicks that MC4D never writes: direction 2 or -2 for a half turn about a face, mask 0 or -1, and
    /// mask bits of missing layers.
    pub lenient: bool,
}

/// The error for facelets that are not a state of the puzzle.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum InvalidState {
    /// The wrong number of facelets.
    #[error("{found} facelets instead of {expected}")]
    FaceletCount {
        /// Actual number of facelets.
        found: usize,
        /// Number of facelets of the puzzle.
        expected: usize,
    },
    /// A colour number is out of range.
    #[error("facelet {facelet}, counted from 0, has the colour {colour}, which the puzzle does not have")]
    NoSuchColour {
        /// The facelet, from 0.
        facelet: usize,
        /// Number of the colour, out of range.
        colour: u8,
    },
    /// Two centres have the same colour.
    #[error("the centres of the faces {} and {} have the same colour", faces[0], faces[1])]
    DuplicateCentre {
        /// Colour number of both centres.
        colour: u8,
        /// The letters of the two faces.
        faces: [char; 2],
    },
    /// A colour occurs too often or too rarely.
    #[error("colour {colour} is on {found} facelets instead of {expected}")]
    ColourCount {
        /// The colour, by number.
        colour: u8,
        /// Actual number of facelets.
        found: usize,
        /// Required number of facelets.
        expected: usize,
    },
    /// The colours at one slot belong to no piece: a colour and its opposite, or one twice.
    #[error("at {place} are the colours {colours}, which no piece has")]
    NoSuchPiece {
        /// Name of the slot.
        place: String,
        /// Letters of the colours there.
        colours: String,
    },
    /// A piece occurs twice.
    #[error("the piece {piece} is at {} and at {}", places[0], places[1])]
    DuplicatePiece {
        /// Name of the piece.
        piece: String,
        /// Names of the two slots.
        places: [String; 2],
    },
    /// A piece has its colours mirrored.
    #[error("the piece {piece} at {place} shows its colours as in a mirror")]
    Mirrored {
        /// Name of the piece.
        piece: String,
        /// Name of its slot.
        place: String,
    },
    /// Every piece is possible, but the sum of twists is wrong.
    #[error("one piece is twisted")]
    TwistSum,
    /// Every piece is possible, but the sum of edge flips is odd.
    #[error("one edge is flipped")]
    FlipSum,
    /// The centres are not those of the solved puzzle in any orientation.
    #[error("the centres lie as on no solved puzzle, however it is held")]
    CentresMisplaced,
    /// Every piece is possible, but the sum of flips of two-coloured pieces is odd.
    #[error("one piece of two colours is flipped")]
    TwoColourFlip,
    /// Every piece is possible, but an odd number of three-coloured pieces have two colours exchanged.
    #[error("one piece of three colours has two of them exchanged")]
    ThreeColourSwap,
    /// Every piece is possible, but the permutation has the wrong parity.
    #[error("two pieces are swapped")]
    PermutationParity,
}
