//! The characters of a cube's facelets: letters of faces, letters of colours (`W R B O G Y` for white, red, blue, orange, green and
//! yellow), or digits.
//!
//! The caller decides which face has which colour when solved ([`ColourLetters`]). The order of the facelets is
//! detected: several are in use, and a text that is a state in one of them is hardly ever one in another.

use crate::puzzle::{Facelets, PuzzleId, cubes, perm, pieces::Pieces};

pub use super::orders::{NoOrder, Order, Shape};

/// The letters of colours, in the order of the faces U R F D L B of the usual scheme.
pub const LETTERS: [char; 6] = ['W', 'R', 'G', 'Y', 'O', 'B'];

/// The character of a facelet that is not painted.
pub const UNPAINTED: char = '-';

/// The colours of a solved cube: the letter of each face's colour, by the face's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct ColourLetters([char; 6]);

impl ColourLetters {
    /// U white, R red, F green, D yellow, L orange, B blue.
    pub const USUAL: Self = Self(LETTERS);
    /// The usual scheme with blue and yellow exchanged: white opposite blue, as on the first cubes and on those of Japan.
    pub const JAPANESE: Self = Self(['W', 'R', 'G', 'B', 'O', 'Y']);

    /// The scheme with these letters for U R F D L B; `None` unless each of [`LETTERS`] occurs once.
    pub fn new(letters: [char; 6]) -> Option<Self> {
        LETTERS.iter().all(|letter| letters.contains(letter)).then_some(Self(letters))
    }

    /// The scheme that six letters in either case name, for U R F D L B.
    pub fn named(text: &str) -> Option<Self> {
        let letters: Vec<char> = text.chars().map(|c| c.to_ascii_uppercase()).collect();
        Self::new(letters.try_into().ok()?)
    }

    /// Every scheme.
    pub fn all() -> impl Iterator<Item = Self> {
        let mut all = Vec::new();
        perm::each_permutation(LETTERS.len(), |p| {
            let letters: Option<[char; 6]> =
                p.iter().map(|n| LETTERS[usize::from(*n)]).collect::<Vec<_>>().try_into().ok();
            all.extend(letters.map(Self));
        });
        all.into_iter()
    }

    /// The letters, by the face's number.
    pub fn letters(&self) -> &[char; 6] {
        &self.0
    }

    /// The colour of a letter in either case, by the number of its face; `None` if the letter names no colour.
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
    type Error = NoScheme;

    fn try_from(text: String) -> Result<Self, NoScheme> {
        Self::named(&text).ok_or(NoScheme)
    }
}

/// A text that names no scheme of colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not the six letters WRGYOB in some order")]
pub struct NoScheme;

impl Default for ColourLetters {
    fn default() -> Self {
        Self::USUAL
    }
}

/// The meaning of the characters of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Alphabet {
    /// The faces of a cube by their letters, or the cells of the hypercube by digits.
    Faces,
    /// The faces of a cube by digits, from 0 or from 1.
    Digits,
    /// The colours of a cube by the letters of [`ColourLetters`].
    Colours,
}

/// The meaning of the characters of a cube's facelets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Symbols {
    /// The letters of the faces.
    Faces,
    /// The letters of colours.
    Colours(ColourLetters),
    /// Digits: that of each face, by the face's number.
    Digits([char; 6]),
}

impl Symbols {
    /// The character of each colour, by the number of its face.
    pub fn characters(&self) -> [char; 6] {
        match self {
            Self::Faces => cubes::LETTERS,
            Self::Colours(letters) => *letters.letters(),
            Self::Digits(digits) => *digits,
        }
    }

    /// The colour that a character names, in either case, by the number of its face.
    pub fn colour(&self, character: char) -> Option<u8> {
        let large = character.to_ascii_uppercase();
        self.characters().iter().position(|c| *c == large).map(|face| face as u8)
    }
}

/// The most other orders that are told.
const OTHERS: usize = 3;

/// The assumptions with which the facelets of a cube were read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Assumed {
    /// The meaning of the characters.
    pub symbols: Symbols,
    /// The order of the facelets.
    pub order: Order,
    /// True if centres were left out, and taken to be those of the solved cube.
    pub without_centres: bool,
    /// True if it is a cube whose faces have these colours, however it is held.
    pub fits: bool,
    /// The first few other orders in which the text is a different cube that fits as well.
    pub(super) others: [Option<Order>; OTHERS],
}

impl Assumed {
    /// The assumptions on a cube that fits in one order alone, centres and all.
    pub(super) fn new(symbols: Symbols, order: Order) -> Self {
        Self { symbols, order, without_centres: false, fits: true, others: [None; OTHERS] }
    }

    /// The same where the text is another cube in these orders.
    pub(super) fn or(mut self, others: impl IntoIterator<Item = Order>) -> Self {
        for (place, order) in self.others.iter_mut().zip(others) {
            *place = Some(order);
        }
        self
    }

    /// The colours of the faces, if the characters are letters of colours.
    pub fn letters(&self) -> Option<ColourLetters> {
        match self.symbols {
            Symbols::Colours(letters) => Some(letters),
            Symbols::Faces | Symbols::Digits(_) => None,
        }
    }

    /// The other orders in which the text is another cube.
    pub fn other_orders(&self) -> impl Iterator<Item = Order> + use<> {
        self.others.into_iter().flatten()
    }

    /// The place of each facelet in the order in which they are written.
    pub(super) fn places(&self, puzzle: PuzzleId) -> Vec<usize> {
        let mut places = self.order.places(puzzle.def());
        if self.without_centres {
            let centres: Vec<usize> = Pieces::of(puzzle).centres().collect();
            places.retain(|place| !centres.contains(place));
        }
        places
    }
}

/// Facelets read from a text, and the assumptions made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Read<T = Facelets> {
    /// The facelets in the order of the puzzle's places.
    pub facelets: T,
    /// The assumptions made; `None` for facelets written as this program writes them.
    pub assumed: Option<Assumed>,
}
