//! The orientation in which the user holds cubes.

use super::colours::{self, Palette};
use super::vision::Rgb;
use std::borrow::Cow;
use unfold_engine::notation::colours::ColourLetters;
use unfold_engine::puzzle::{PuzzleId, cubes::LETTERS};
use unfold_text::Text;

/// Faces `n` and `n + FACES / 2` are opposite.
const FACES: u8 = 6;
const AXES: u8 = FACES / 2;

/// One of the 24 orientations of a cube, given by the colours on top and in front. A colour is the index of its face in the
/// palette, in the order U R F D L B; by default, U is on top and F in front.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(from = "String", into = "String")]
pub struct Hold {
    up: u8,
    front: u8,
}

impl Default for Hold {
    fn default() -> Self {
        Self { up: 0, front: 2 }
    }
}

impl Hold {
    /// Returns `None` if the faces are equal, opposite or out of range.
    pub fn new(up: u8, front: u8) -> Option<Self> {
        (up < FACES && front < FACES && up % AXES != front % AXES).then_some(Self { up, front })
    }

    pub fn all() -> impl Iterator<Item = Self> {
        (0..FACES).flat_map(|up| (0..FACES).filter_map(move |front| Self::new(up, front)))
    }

    /// The colour on top, as its face in the palette.
    pub fn up(self) -> u8 {
        self.up
    }

    /// The colour in front, as its face in the palette.
    pub fn front(self) -> u8 {
        self.front
    }

    /// Puts another colour on top. If it was in front or at the back, the old top colour moves to the front. Unchanged if out of range.
    #[must_use]
    pub fn with_up(self, up: u8) -> Self {
        Self::new(up, self.front).or_else(|| Self::new(up, self.up)).unwrap_or(self)
    }

    /// Puts another colour in front. Unchanged if that colour is on top, at the bottom or out of range.
    #[must_use]
    pub fn with_front(self, front: u8) -> Self {
        Self::new(self.up, front).unwrap_or(self)
    }

    /// The colour of each face in the order U R F D L B, as its face in the palette.
    pub fn faces(self) -> [u8; FACES as usize] {
        let opposite = |face: u8| (face + AXES) % FACES;
        let [up, front] = [self.up, self.front].map(|face| face % AXES);
        let right = AXES - up - front;
        // U, R and F are clockwise around their corner.
        let is_even = (front + AXES - up) % AXES == 2;
        let at_far_end = [self.up, self.front].iter().filter(|face| **face >= AXES).count() == 1;
        let right = if is_even == at_far_end { opposite(right) } else { right };
        [self.up, right, self.front, opposite(self.up), opposite(right), opposite(self.front)]
    }

    /// Permutes colour letters to match the faces of the held cube.
    pub fn letters(self, palette: ColourLetters) -> ColourLetters {
        let held = self.faces().map(|face| palette.letters()[usize::from(face)]);
        ColourLetters::new(held).unwrap_or(palette)
    }

    /// Permutes colours to match the faces of the held cube; unchanged for hypercubes.
    pub fn colours(self, puzzle: PuzzleId, palette: &[Rgb]) -> Cow<'_, [Rgb]> {
        if self == Self::default() || puzzle.def().dimensions != 3 {
            return Cow::Borrowed(palette);
        }
        Cow::Owned(self.faces().iter().filter_map(|face| palette.get(usize::from(*face)).copied()).collect())
    }

    /// Returns the palette's colour names, permuted to match the faces of the held cube; not permuted for hypercubes.
    pub fn names(self, puzzle: PuzzleId, palette: Palette) -> &'static [Text<0>] {
        if self == Self::default() || puzzle.def().dimensions != 3 {
            return colours::names(puzzle, palette);
        }
        colours::scheme_names(self.letters(colours::palette_letters(palette)))
    }
}

impl From<Hold> for String {
    fn from(hold: Hold) -> Self {
        [hold.up, hold.front].iter().filter_map(|face| LETTERS.get(usize::from(*face))).collect()
    }
}

/// Invalid text, as in a badly edited file, gives the default hold.
impl From<String> for Hold {
    fn from(text: String) -> Self {
        let number = |letter: char| LETTERS.iter().position(|one| *one == letter).map(|face| face as u8);
        let faces: Option<Vec<u8>> = text.chars().map(number).collect();
        match faces.as_deref() {
            Some([up, front]) => Self::new(*up, *front).unwrap_or_default(),
            _ => Self::default(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use unfold_text::Language;

    #[test]
    fn there_are_24_holds_and_each_is_a_rotation() {
        let all: Vec<Hold> = Hold::all().collect();
        assert_eq!(all.len(), 24);
        assert_eq!(Hold::default().faces(), [0, 1, 2, 3, 4, 5]);
        // A rotation preserves the cyclic order of the faces at each corner.
        let clockwise = [[0, 1, 2], [0, 2, 4], [0, 4, 5], [0, 5, 1], [3, 2, 1], [3, 4, 2], [3, 5, 4], [3, 1, 5]];
        for hold in all {
            let [u, r, f, ..] = hold.faces();
            let turned = [[u, r, f], [r, f, u], [f, u, r]];
            assert!(clockwise.iter().any(|corner| turned.contains(corner)), "{hold:?}: {:?}", hold.faces());
        }
    }

    #[test]
    fn yellow_up_and_green_front_has_orange_right() {
        let hold = Hold::new(3, 2).expect("a hold");
        assert_eq!(hold.letters(ColourLetters::USUAL).letters(), &['Y', 'O', 'G', 'W', 'R', 'B']);
        let usual = colours::palette_colours(PuzzleId::Cube3, Palette::Usual);
        assert_eq!(hold.colours(PuzzleId::Cube3, usual)[1], usual[4]);
        assert_eq!(hold.names(PuzzleId::Cube3, Palette::Usual)[1].get(Language::ENGLISH), "orange");
        assert_eq!(hold.colours(PuzzleId::Tess2, &[[1; 3]; 8]).as_ref(), [[1; 3]; 8], "no hypercube is held");
    }

    #[test]
    fn choosing_one_colour_keeps_the_other_if_possible() {
        let usual = Hold::default();
        assert_eq!(usual.with_up(3), Hold { up: 3, front: 2 });
        assert_eq!(usual.with_up(5), Hold { up: 5, front: 0 }, "blue was behind, so white comes to the front");
        assert_eq!(usual.with_front(4), Hold { up: 0, front: 4 });
        assert_eq!(usual.with_front(3), usual, "what is down cannot be in front");
    }

    #[test]
    fn holds_round_trip_and_invalid_text_gives_the_default() {
        for hold in Hold::all() {
            assert_eq!(Hold::from(String::from(hold)), hold);
        }
        for none in ["", "U", "UD", "UU", "UFR", "XY"] {
            assert_eq!(Hold::from(none.to_owned()), Hold::default(), "{none}");
        }
    }
}
