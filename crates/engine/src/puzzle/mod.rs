//! The puzzles as pure values, without search, files, threads or hidden randomness.
//!
//! A puzzle is a [`PuzzleId`] that points at a [`PuzzleDef`], a record of data derived from geometry: its facelets,
//! its moves as rearrangements of facelets, its flat net. The facelets are the ground truth; the cubie level
//! ([`cube2`], [`cube3`], [`tess2`]) is tested against them.

pub mod canonical;
pub mod cube2;
pub mod cube3;
pub mod cubes;
pub mod facelets;
pub mod geometry;
pub mod group;
pub mod metric;
pub mod moves;
pub mod net;
pub mod painting;
pub mod painting_check;
pub mod perm;
pub mod pieces;
pub mod scramble;
pub mod tess2;
pub mod text;

use std::sync::LazyLock;

pub use facelets::Facelets;
pub use metric::Metric;
pub use moves::{Move, MoveDef, Sequence};

/// The puzzles, a closed list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
pub enum PuzzleId {
    /// The cube of size two.
    #[serde(rename = "2x2x2")]
    Cube2,
    /// The cube of size three.
    #[serde(rename = "3x3x3")]
    Cube3,
    /// The hypercube of size two.
    #[serde(rename = "2x2x2x2")]
    Tess2,
}

/// Every puzzle, in the order in which menus list them.
pub const ALL: [PuzzleId; 3] = [PuzzleId::Cube2, PuzzleId::Cube3, PuzzleId::Tess2];

/// Everything about a puzzle that is data.
#[derive(Debug)]
pub struct PuzzleDef {
    /// The puzzle that this record describes.
    pub id: PuzzleId,
    /// Its name on the command line and in JSON.
    pub name: &'static str,
    /// The default metric of lengths.
    pub metric: Metric,
    /// The letter of each face or cell, by colour number; there are `letters.len()` colours.
    pub letters: &'static [char],
    /// The position of each facelet in space, by facelet number; this order is that of all lists of facelets.
    pub places: Vec<geometry::FaceletPlace>,
    /// The colour of each facelet when solved, `0 <= colour < letters.len()`.
    pub solved: Vec<u8>,
    /// All moves; those that a solver uses come first.
    pub moves: Vec<MoveDef>,
    /// Number of moves that a solver uses, `turns <= moves.len()`; random walks consist of them too.
    pub turns: usize,
    /// Number of moves that turn one face; they come first in `moves`, face `m / 3` by `m % 3 + 1` clockwise quarters.
    /// 0 if a face does not suffice to name a move.
    pub faces: usize,
    /// The flat net, on which each facelet has its place.
    pub net: net::Net,
}

impl PuzzleId {
    /// The record of this puzzle.
    pub fn def(self) -> &'static PuzzleDef {
        static CUBE2: LazyLock<PuzzleDef> =
            LazyLock::new(|| cubes::make(PuzzleId::Cube2, "2x2x2", 2, cubes::CORNER_TURNS));
        static CUBE3: LazyLock<PuzzleDef> = LazyLock::new(|| cubes::make(PuzzleId::Cube3, "3x3x3", 3, cubes::TURNS));
        static TESS2: LazyLock<PuzzleDef> = LazyLock::new(tess2::def::make);
        match self {
            Self::Cube2 => &CUBE2,
            Self::Cube3 => &CUBE3,
            Self::Tess2 => &TESS2,
        }
    }

    /// The puzzle with this command-line name; `None` if there is none.
    pub fn named(name: &str) -> Option<Self> {
        ALL.into_iter().find(|p| p.def().name == name)
    }
}

/// The reasons why facelets are not a state of the puzzle, with the details needed to mend it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
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
    /// Every piece is possible, but two are swapped.
    #[error("two pieces are swapped")]
    PermutationParity,
}
