//! Facelets in words: what a person who points at one, or has it read aloud, is told.

use super::editor::held_up;
use crate::app::sentences::state::piece_name;
use crate::engine::puzzle::fitting::Fitting;
use crate::engine::puzzle::painting::Painting;
use crate::engine::puzzle::pieces::{self, Pieces};
use crate::engine::puzzle::{PuzzleDef, PuzzleId};
use crate::i18n::{Language, Text, editor, paint, window as say};

/// One facelet in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sticker {
    puzzle: PuzzleId,
    /// The face or cell on which it lies.
    face: u8,
    /// Its number on that face, counted from 1.
    number: usize,
    /// The letters of the place of its piece.
    pub place: String,
    /// The letters of its piece, once all of it is painted and there is such a piece.
    pub piece: Option<String>,
    /// Its colour.
    colour: Option<u8>,
    /// The only colour that fits, where none is painted.
    forced: Option<u8>,
    /// The names of colours, by colour number.
    names: &'static [Text<0>],
}

impl Sticker {
    /// Facelet `index` of a painting; `index` must be one of its places.
    pub fn of(painting: &Painting, fitting: &Fitting, index: usize) -> Self {
        let (puzzle, def) = (painting.puzzle, painting.puzzle.def());
        let slot = Pieces::of(puzzle).at(index);
        let letters: Option<Vec<char>> =
            slot.facelets.iter().map(|&i| painting.colours[i].map(|c| letter(def, c))).collect();
        Self {
            puzzle,
            face: def.solved[index],
            number: def.solved[..=index].iter().filter(|face| **face == def.solved[index]).count(),
            place: slot.name.clone(),
            piece: letters.and_then(|letters| pieces::with_letters(puzzle, &letters)),
            colour: painting.colours[index],
            forced: fitting.forced.iter().find(|(i, _)| *i == index).map(|(_, colour)| *colour),
            names: editor::colour_names(puzzle),
        }
    }

    /// The same, with other names for the colours than the usual ones.
    pub fn with_names(self, names: &'static [Text<0>]) -> Self {
        Self { names, ..self }
    }

    /// Its name for tests and screen readers.
    pub fn name(&self, language: Language) -> String {
        match (self.puzzle, self.colour) {
            (PuzzleId::Tess2, Some(colour)) => {
                let def = self.puzzle.def();
                let name = self.colour_name(language, colour);
                say::STICKER.fill(language, [&letter(def, self.face), &self.place, &letter(def, colour), &name])
            }
            (PuzzleId::Tess2, None) => {
                let (cell, forced) = (letter(self.puzzle.def(), self.face), self.forced);
                forced.map_or_else(
                    || paint::STICKER_BARE.fill(language, [&cell, &self.place]),
                    |colour| {
                        paint::STICKER_FORCED.fill(language, [&cell, &self.place, &self.colour_name(language, colour)])
                    },
                )
            }
            _ => editor::FACELET.fill(language, [&self.short(), &self.shown(language), &self.place_name(language)]),
        }
    }

    /// Its place, its colour and that of its piece: `U1, white, of corner ULB`.
    pub fn brief(&self, language: Language) -> String {
        editor::FACELET_BRIEF.fill(language, [&self.short(), &self.shown(language), &self.place_name(language)])
    }

    /// Its piece and where that is.
    pub fn piece(&self, language: Language) -> String {
        match &self.piece {
            Some(piece) if self.place.chars().count() > 1 => {
                editor::PIECE_AT.fill(language, [&piece_name(piece), &self.place])
            }
            _ => self.place_name(language),
        }
    }

    /// What is told to whoever points at it.
    pub fn tip(&self, language: Language) -> String {
        let Some(colour) = self.colour.filter(|_| self.puzzle == PuzzleId::Tess2) else { return self.brief(language) };
        let (def, name) = (self.puzzle.def(), self.colour_name(language, colour));
        say::STICKER_TIP.fill(language, [&letter(def, self.face), &letter(def, colour), &name])
    }

    /// The letter of its face and its number there.
    fn short(&self) -> String {
        format!("{}{}", letter(self.puzzle.def(), self.face), self.number)
    }

    fn place_name(&self, language: Language) -> String {
        piece_name(&self.place).say(language)
    }

    fn shown(&self, language: Language) -> String {
        match (self.colour, self.forced) {
            (Some(colour), _) => self.colour_name(language, colour).into(),
            (None, Some(forced)) => editor::UNPAINTED_FORCED.fill(language, [&self.colour_name(language, forced)]),
            (None, None) => editor::UNPAINTED.say(language).into(),
        }
    }

    fn colour_name(&self, language: Language, colour: u8) -> &'static str {
        self.names.get(usize::from(colour)).map_or("?", |name| name.say(language))
    }
}

/// The letter at the top when the face of a facelet is read as the net shows it: what the centre there shows, so that it holds
/// for a cube held in another way too, or else the face's own letter.
pub fn up(painting: &Painting, index: usize) -> Option<char> {
    let def = painting.puzzle.def();
    let face = held_up(painting.puzzle, def.solved[index])?;
    let mut centres = Pieces::of(painting.puzzle).centres();
    let centre = centres.find(|&centre| def.solved[centre] == face);
    Some(letter(def, centre.and_then(|centre| painting.colours[centre]).unwrap_or(face)))
}

fn letter(def: &PuzzleDef, colour: u8) -> char {
    def.letters.get(usize::from(colour)).copied().unwrap_or('?')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::puzzle::Facelets;
    use crate::engine::puzzle::tess2::{def, position_of};

    #[test]
    fn places_are_named_as_the_notation_names_them() {
        let painting = Painting::of(&Facelets::solved(PuzzleId::Tess2));
        for (i, place) in PuzzleId::Tess2.def().places.iter().enumerate() {
            let sticker = Sticker::of(&painting, &Fitting::default(), i);
            assert_eq!(sticker.place, def::position_letters(position_of(place.cubie) as u8));
            assert_eq!(sticker.piece.as_ref(), Some(&sticker.place));
        }
        let first = Sticker::of(&painting, &Fitting::default(), 0);
        assert!(first.name(Language::English).starts_with("sticker "), "{first:?}");
    }

    #[test]
    fn facelets_of_the_cube_are_named_by_face_number_colour_and_piece() {
        let painting = Painting::of(&Facelets::solved(PuzzleId::Cube3));
        let name = |i| Sticker::of(&painting, &Fitting::default(), i).name(Language::English);
        assert_eq!(name(0), "facelet U1, white, of corner ULB");
        assert_eq!(name(13), "facelet R5, red, of centre R");
        assert_eq!(name(19), "facelet F2, green, of edge UF");
    }
}
