//! Facts about a facelet, for tooltips and screen readers.

use super::editor::top_face;
use unfold_engine::puzzle::pattern::{Pattern, Sticker};
use unfold_engine::puzzle::pieces::{self, Pieces};
use unfold_engine::puzzle::{PuzzleDef, PuzzleId, painting_check::PaintingCheck};
use unfold_text::{Text, editor};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FaceletFacts {
    pub puzzle: PuzzleId,
    /// The face or cell of the facelet.
    pub face: u8,
    /// Number of the facelet on its face or cell, from 1.
    pub number: usize,
    /// Name of the slot that holds its piece.
    pub slot: String,
    /// Name of its piece, if it is fully painted and exists.
    pub piece: Option<String>,
    pub colour: Option<u8>,
    /// The colour of an unpainted facelet, if only one is possible.
    pub forced: Option<u8>,
    /// True if the facelet does not count: it may have any colour.
    pub is_any: bool,
    /// Names of the colours, by colour number.
    pub names: &'static [Text<0>],
}

impl FaceletFacts {
    /// The facts about a facelet of a painting.
    pub fn new(painting: &Pattern, check: &PaintingCheck, index: usize) -> Self {
        let (puzzle, def) = (painting.puzzle(), painting.puzzle().def());
        let slot = Pieces::for_puzzle(puzzle).slot_with(index);
        let letters: Option<Vec<char>> =
            slot.facelets.iter().map(|&i| painting.colour(i).map(|c| letter(def, c))).collect();
        Self {
            puzzle,
            face: def.solved[index],
            number: def.number_on_face(index),
            slot: slot.name.clone(),
            piece: letters.and_then(|letters| pieces::with_letters(puzzle, &letters)),
            colour: painting.colour(index),
            forced: check.forced.iter().find(|(i, _)| *i == index).map(|(_, colour)| *colour),
            is_any: painting.stickers()[index] == Sticker::Any,
            names: editor::colour_names(puzzle),
        }
    }

    /// Replaces the colour names.
    pub fn with_names(self, names: &'static [Text<0>]) -> Self {
        Self { names, ..self }
    }
}

/// Letter of the neighbour at the top edge of a facelet's face, as drawn on the net: the colour of the neighbour's centre, which is
/// right for rotated cubes, or else its own letter. `None` without a neighbour there.
pub fn top_letter(painting: &Pattern, index: usize) -> Option<char> {
    let def = painting.puzzle().def();
    let face = top_face(painting.puzzle(), def.solved[index])?;
    let mut centres = Pieces::for_puzzle(painting.puzzle()).centres();
    let centre = centres.find(|&centre| def.solved[centre] == face);
    Some(letter(def, centre.and_then(|centre| painting.colour(centre)).unwrap_or(face)))
}

/// The letter of a colour; `?` if it has none.
pub fn letter(def: &PuzzleDef, colour: u8) -> char {
    def.letters.get(usize::from(colour)).copied().unwrap_or('?')
}
