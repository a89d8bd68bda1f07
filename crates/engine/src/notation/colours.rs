//! Facelet characters of a cube: letters of faces, letters of colours (`W R B O G Y` for white, red, blue, orange,
//! green and yellow), or digits.
//!
//! The caller decides the colour of each face when solved ([`ColourLetters`]). The order of the facelets is detected:
//! several are in use, and a text that is a reachable state in one of them is rarely one in another.

use crate::puzzle::{Facelets, PuzzleId, cubes, perm, pieces::Pieces};

pub use super::orders::{FaceletOrder, NetShape, ParseOrderError};

/// Colour letters, in the order of the faces U R F D L B of the usual scheme.
pub const LETTERS: [char; 6] = ['W', 'R', 'G', 'Y', 'O', 'B'];

/// Character of an unpainted facelet.
pub const UNPAINTED: char = '-';

/// A colour scheme: the colour letter of each face, by face number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct ColourLetters([char; 6]);

impl ColourLetters {
    /// U white, R red, F green, D yellow, L orange, B blue.
    pub const USUAL: Self = Self(LETTERS);
    /// The usual scheme with blue and yellow swapped: white opposite blue, as on the first cubes and on Japanese ones.
    pub const JAPANESE: Self = Self(['W', 'R', 'G', 'B', 'O', 'Y']);

    /// Creates the scheme with these letters for U R F D L B; `None` unless each of [`LETTERS`] occurs once.
    pub fn new(letters: [char; 6]) -> Option<Self> {
        LETTERS.iter().all(|letter| letters.contains(letter)).then_some(Self(letters))
    }

    /// Parses six letters in either case, for U R F D L B; `None` unless each of [`LETTERS`] occurs once.
    pub fn parse(text: &str) -> Option<Self> {
        let letters: Vec<char> = text.chars().map(|c| c.to_ascii_uppercase()).collect();
        Self::new(letters.try_into().ok()?)
    }

    /// Returns all 720 schemes.
    pub fn all() -> impl Iterator<Item = Self> {
        let mut all = Vec::new();
        perm::each_permutation(LETTERS.len(), |p| {
            let letters: Option<[char; 6]> =
                p.iter().map(|n| LETTERS[usize::from(*n)]).collect::<Vec<_>>().try_into().ok();
            all.extend(letters.map(Self));
        });
        all.into_iter()
    }

    /// Returns the letters, by face number.
    pub fn letters(&self) -> &[char; 6] {
        &self.0
    }

    /// Returns the face number of a colour letter in either case; `None` if it names no colour.
    pub fn colour(&self, letter: char) -> Option<u8> {
        let large = letter.to_ascii_uppercase();
        self.0.iter().position(|l| *l == large).map(|face| face as u8)
    }
}

impl From<ColourLetters> for String {
    fn from(letters: ColourLetters) -> Self {
        letters.0.iter().collect()
    }
}

impl TryFrom<String> for ColourLetters {
    type Error = ParseSchemeError;

    fn try_from(text: String) -> Result<Self, ParseSchemeError> {
        Self::parse(&text).ok_or(ParseSchemeError)
    }
}

/// The error for a text that is not a colour scheme.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not the six letters WRGYOB in some order")]
pub struct ParseSchemeError;

impl Default for ColourLetters {
    fn default() -> Self {
        Self::USUAL
    }
}

/// The kind of characters in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Alphabet {
    /// Faces of a cube as letters, or cells of a hypercube as digits.
    Faces,
    /// Faces of a cube as digits, from 0 or from 1.
    Digits,
    /// Colours of a cube, as the letters of [`ColourLetters`].
    Colours,
}

/// The meaning of the characters of a cube's facelets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Symbols {
    /// Letters of faces, as in [`Alphabet::Faces`].
    Faces,
    /// Letters of colours in this scheme.
    Colours(ColourLetters),
    /// The digit of each face, by face number.
    Digits([char; 6]),
}

impl Symbols {
    /// Returns the character of each colour, by face number.
    pub fn characters(&self) -> [char; 6] {
        match self {
            Self::Faces => cubes::LETTERS,
            Self::Colours(letters) => *letters.letters(),
            Self::Digits(digits) => *digits,
        }
    }

    /// Returns the face number of a character in either case; `None` if it has no meaning.
    pub fn colour(&self, character: char) -> Option<u8> {
        let large = character.to_ascii_uppercase();
        self.characters().iter().position(|c| *c == large).map(|face| face as u8)
    }
}

/// Maximum number of alternative orders reported.
const MAX_ALTERNATIVES: usize = 3;

/// Assumptions made when reading a cube's facelets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Assumptions {
    /// The meaning of the characters.
    pub symbols: Symbols,
    /// The order of the facelets.
    pub order: FaceletOrder,
    /// True if the text leaves out the centres.
    pub without_centres: bool,
    /// True if the result is a reachable cube with these face colours, in any orientation.
    pub fits: bool,
    /// The first few alternative orders that also fit and give a different cube.
    pub(super) others: [Option<FaceletOrder>; MAX_ALTERNATIVES],
}

impl Assumptions {
    /// Creates assumptions for a cube with centres that fits, without alternative orders.
    pub(super) fn new(symbols: Symbols, order: FaceletOrder) -> Self {
        Self { symbols, order, without_centres: false, fits: true, others: [None; MAX_ALTERNATIVES] }
    }

    /// Sets the alternative orders, keeping the first [`MAX_ALTERNATIVES`].
    pub(super) fn with_alternatives(mut self, others: impl IntoIterator<Item = FaceletOrder>) -> Self {
        for (place, order) in self.others.iter_mut().zip(others) {
            *place = Some(order);
        }
        self
    }

    /// Returns the colour scheme, if the characters are colour letters.
    pub fn letters(&self) -> Option<ColourLetters> {
        match self.symbols {
            Symbols::Colours(letters) => Some(letters),
            Symbols::Faces | Symbols::Digits(_) => None,
        }
    }

    /// Returns the first few alternative orders that give a different cube.
    pub fn other_orders(&self) -> impl Iterator<Item = FaceletOrder> + use<> {
        self.others.into_iter().flatten()
    }

    /// Returns the place of each facelet, in text order.
    pub(super) fn places(&self, puzzle: PuzzleId) -> Vec<usize> {
        let mut places = self.order.places(puzzle.def());
        if self.without_centres {
            let centres: Vec<usize> = Pieces::for_puzzle(puzzle).centres().collect();
            places.retain(|place| !centres.contains(place));
        }
        places
    }
}

/// Facelets read from a text, and the assumptions made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParsedFacelets<T = Facelets> {
    /// The facelets in the order of the puzzle's places.
    pub facelets: T,
    /// `None` if there was nothing to assume: cells of a hypercube, face letters in the usual order, or a puzzle's
    /// identifier.
    pub assumed: Option<Assumptions>,
}
