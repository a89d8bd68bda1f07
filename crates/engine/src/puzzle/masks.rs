//! The masks that people use, by name: parts of a puzzle that are solved by themselves. Each puzzle has its own list in its record.

use super::PuzzleId;
use super::pattern::{Mask, SeenAs};
use super::pieces::{Kind, Pieces};

/// The ways in which the puzzle may be held at a goal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Holding {
    /// However it is turned as a whole.
    #[default]
    Any,
    /// As it was held before: the centres that count do not tell it.
    AsBefore,
}

/// A mask with a name.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct NamedMask {
    /// Its name on the command line.
    pub name: &'static str,
    /// The face of which any turn before and after is usually free, a number of the puzzle's letters.
    pub free: Option<u8>,
    /// How the puzzle may be held when it is reached.
    pub(crate) holding: Holding,
    /// The centres that count, by their letters.
    pub(crate) centres: &'static str,
    /// How a sticker is seen by its own letter and all letters of its piece.
    pub(crate) seen: fn(char, &str) -> SeenAs,
}

/// The sticker of a piece that counts whole, or not at all.
pub(crate) fn whole(counts: bool) -> SeenAs {
    if counts { SeenAs::Colour } else { SeenAs::Any }
}

impl NamedMask {
    /// The mask of a puzzle with this name, in either case.
    pub fn named(puzzle: PuzzleId, name: &str) -> Option<&'static Self> {
        puzzle.def().masks.iter().find(|mask| mask.name.eq_ignore_ascii_case(name))
    }

    /// The mask itself, for the puzzle in whose record it is.
    pub fn mask(&self, puzzle: PuzzleId) -> Mask {
        let (def, pieces) = (puzzle.def(), Pieces::of(puzzle));
        Mask::new(puzzle, |place| {
            let (slot, letter) = (pieces.at(place), def.letters[usize::from(def.solved[place])]);
            match slot.kind {
                Kind::Centre => whole(self.centres.contains(letter)),
                _ => (self.seen)(letter, &slot.name),
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::Facelets;
    use crate::puzzle::pattern::PatternSticker;

    #[test]
    fn masks_show_the_stickers_that_people_expect() {
        for (puzzle, name, coloured, oriented) in [
            (PuzzleId::Cube3, "cross", 6 + 8, 0),
            (PuzzleId::Cube3, "xcross", 6 + 8 + 2 + 3, 0),
            (PuzzleId::Cube3, "2x2x2", 6 + 6 + 3, 0),
            (PuzzleId::Cube3, "2x2x3", 6 + 10 + 6, 0),
            (PuzzleId::Cube3, "f2l", 6 + 16 + 12, 0),
            (PuzzleId::Cube3, "eo", 6, 12),
            (PuzzleId::Cube3, "eoline", 6 + 4, 10),
            (PuzzleId::Cube3, "roux-left", 1 + 6 + 6, 0),
            (PuzzleId::Cube3, "roux-blocks", 2 + 12 + 12, 0),
            (PuzzleId::Cube3, "oll", 6 + 16 + 12 + 8, 0),
            (PuzzleId::Cube3, "cll", 6 + 16 + 24, 0),
            (PuzzleId::Cube3, "pll", 54, 0),
            (PuzzleId::Cube3, "layer", 6 + 8 + 12, 0),
            (PuzzleId::Cube2, "layer", 12, 0),
            (PuzzleId::Cube2, "face", 4, 0),
            (PuzzleId::Cube2, "oll", 12 + 4, 0),
            (PuzzleId::Cube2, "pll", 24, 0),
            (PuzzleId::Tess2, "layer", 32, 0),
            (PuzzleId::Tess2, "cell", 8, 0),
            (PuzzleId::Tess2, "block", 16, 0),
        ] {
            let mask = NamedMask::named(puzzle, name).expect("a mask");
            let pattern = mask.mask(puzzle).on(&Facelets::solved(puzzle)).expect("a state");
            let count =
                |is: &dyn Fn(&PatternSticker) -> bool| pattern.stickers().iter().filter(|sticker| is(sticker)).count();
            assert_eq!(count(&|sticker| matches!(sticker, PatternSticker::Colour(_))), coloured, "{name}");
            assert_eq!(count(&|sticker| *sticker == PatternSticker::Oriented), oriented, "{name}");
        }
        assert_eq!(crate::puzzles::ALL.map(|puzzle| puzzle.def().masks.len()), [4, 13, 3, 0]);
    }
}
