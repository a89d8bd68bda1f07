//! Identifiers of 2×2×2 states, independent of orientation: the smallest of the 24 strings of colours.
//!
//! Source of the idea, the digits and their layout: the article "Résoudre un Rubik's pocket cube avec Neo4j" (2017).
//! Facelets are listed row by row as on the net; 0 to 5 are the colours of U, D, L, R, F and B.

use std::fmt;
use std::sync::LazyLock;

use crate::puzzle::geometry::{FaceletMap, SignedPerm, facelet_map};
use crate::puzzle::{Facelets, PuzzleId};

/// Number of facelets and of digits.
pub const DIGITS: usize = 24;
/// Number of colours; every digit is below this.
const BASE: u64 = 6;
const DIGITS_PER_FACE: usize = 4;
/// Place value of the last digit of the first face.
const FACE_PLACE_VALUE: u64 = BASE.pow((DIGITS - DIGITS_PER_FACE) as u32);
/// The faces in the order of their digits.
const FACE_ORDER: [char; BASE as usize] = ['U', 'D', 'L', 'R', 'F', 'B'];

/// The identifier of a 2×2×2: 24 digits below 6, as a number in base 6, ordered like the strings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Identifier(u64);

struct Layout {
    /// `place[n]` is the facelet of digit `n`.
    place: [usize; DIGITS],
    /// `digit[c]` is the digit of colour `c`.
    digit: [u64; BASE as usize],
    /// `orientations[o][n]` is the facelet that supplies digit `n` in orientation `o`.
    orientations: Vec<[u8; DIGITS]>,
}

static LAYOUT: LazyLock<Layout> = LazyLock::new(|| {
    let def = PuzzleId::Cube2.def();
    let mut place: [usize; DIGITS] = std::array::from_fn(|i| i);
    let [x, y] = [0, 1].map(|axis| move |i: &usize| def.net.facelets[*i][axis]);
    place.sort_by(|a, b| y(a).total_cmp(&y(b)).then(x(a).total_cmp(&x(b))));
    let number = |letter: &char| FACE_ORDER.iter().position(|l| l == letter).unwrap_or(0) as u64;
    let digit = std::array::from_fn(|c| number(&def.letters[c]));
    let held = |rotation: &SignedPerm| -> [u8; DIGITS] {
        let map: FaceletMap = facelet_map(&def.places, rotation, |_| true);
        place.map(|i| map[i])
    };
    Layout { place, digit, orientations: SignedPerm::rotations(3).iter().map(held).collect() }
});

impl Identifier {
    /// Returns the identifier of facelets, reachable or not. There must be 24 in the colours of the 2×2×2 (see
    /// [`Facelets::check_range`]); missing ones count as digit 0.
    pub fn from_facelets(facelets: &Facelets) -> Self {
        let layout = &*LAYOUT;
        let digits: [u64; DIGITS] = std::array::from_fn(|i| {
            facelets.colours.get(i).map_or(0, |c| layout.digit[usize::from(*c) % layout.digit.len()])
        });
        let number = |way: &[u8]| way.iter().fold(0, |n, &i| n * BASE + digits[usize::from(i)]);
        // The first face already rules out most orientations.
        let least = |least: u64, way: &[u8; DIGITS]| {
            if number(&way[..DIGITS_PER_FACE]) * FACE_PLACE_VALUE > least { least } else { least.min(number(way)) }
        };
        Self(layout.orientations.iter().fold(u64::MAX, least))
    }

    /// Returns the facelets of a cube in the orientation of the digits.
    pub fn to_facelets(self) -> Facelets {
        let mut out = Facelets::solved(PuzzleId::Cube2);
        let mut rest = self.0;
        for place in LAYOUT.place.into_iter().rev() {
            out.colours[place] = LAYOUT.digit.iter().position(|d| *d == rest % BASE).unwrap_or(0) as u8;
            rest /= BASE;
        }
        out
    }

    /// Returns the facelets of these digits, which need not be the smallest string, nor a state. `None` if a digit is 6
    /// or larger.
    pub fn parse_digits(digits: &[u8; DIGITS]) -> Option<Facelets> {
        let fits = digits.iter().all(|d| u64::from(*d) < BASE);
        fits.then(|| Self(digits.iter().fold(0, |n, d| n * BASE + u64::from(*d))).to_facelets())
    }

    /// Returns the digits, each below 6.
    pub fn digits(self) -> [u8; DIGITS] {
        let mut rest = self.0;
        let mut out = [0; DIGITS];
        for digit in out.iter_mut().rev() {
            *digit = (rest % BASE) as u8;
            rest /= BASE;
        }
        out
    }
}

impl fmt::Display for Identifier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.digits().iter().try_for_each(|d| write!(f, "{d}"))
    }
}
