//! Facts about a facelet, for a person who points at it or has it read aloud.

use super::editor::held_up;
use unfold_engine::puzzle::pattern::{Pattern, Sticker};
use unfold_engine::puzzle::pieces::{self, Pieces};
use unfold_engine::puzzle::{PuzzleDef, PuzzleId, painting_check::PaintingCheck};
use unfold_text::{Text, editor};

/// Facts about one facelet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FaceletFacts {
    /// The puzzle.
    pub puzzle: PuzzleId,
    /// The face or cell on which it lies.
    pub face: u8,
    /// Its number on that face, counted from 1.
    pub number: usize,
    /// The letters of the place of its piece.
    pub place: String,
    /// The letters of its piece, once all of it is painted and there is such a piece.
    pub piece: Option<String>,
    /// Its colour.
    pub colour: Option<u8>,
    /// The only colour that fits, where none is painted.
    pub forced: Option<u8>,
    /// True if it may have any colour.
    pub is_any: bool,
    /// The names of colours, by colour number.
    pub names: &'static [Text<0>],
}

impl FaceletFacts {
    /// Facelet `index` of a painting; `index` must be one of its places.
    pub fn of(painting: &Pattern, check: &PaintingCheck, index: usize) -> Self {
        let (puzzle, def) = (painting.puzzle(), painting.puzzle().def());
        let slot = Pieces::of(puzzle).at(index);
        let letters: Option<Vec<char>> =
            slot.facelets.iter().map(|&i| painting.colour(i).map(|c| letter(def, c))).collect();
        Self {
            puzzle,
            face: def.solved[index],
            number: def.number_on_face(index),
            place: slot.name.clone(),
            piece: letters.and_then(|letters| pieces::with_letters(puzzle, &letters)),
            colour: painting.colour(index),
            forced: check.forced.iter().find(|(i, _)| *i == index).map(|(_, colour)| *colour),
            is_any: painting.stickers()[index] == Sticker::Any,
            names: editor::colour_names(puzzle),
        }
    }

    /// The same, with other names for the colours than the usual ones.
    pub fn with_names(self, names: &'static [Text<0>]) -> Self {
        Self { names, ..self }
    }
}

/// The letter at the top when the face of a facelet is read as the net shows it: what the centre there shows, so that it holds
/// for a cube held in another way too, or else the face's own letter.
pub fn up(painting: &Pattern, index: usize) -> Option<char> {
    let def = painting.puzzle().def();
    let face = held_up(painting.puzzle(), def.solved[index])?;
    let mut centres = Pieces::of(painting.puzzle()).centres();
    let centre = centres.find(|&centre| def.solved[centre] == face);
    Some(letter(def, centre.and_then(|centre| painting.colour(centre)).unwrap_or(face)))
}

/// The letter of a colour; a question mark where it has none.
pub fn letter(def: &PuzzleDef, colour: u8) -> char {
    def.letters.get(usize::from(colour)).copied().unwrap_or('?')
}
