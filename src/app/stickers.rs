//! Stickers in words: what a person who points at one, or has it read aloud, is told.

use super::strings::{Language, Text, window as say};
use crate::puzzle::{Facelets, PuzzleDef};

/// The names of the colours, by colour number: MC4D's default colours.
const COLOURS: [Text<0>; 8] =
    [say::PURPLE, say::YELLOW, say::GREEN, say::ORANGE, say::RED, say::BLUE, say::WHITE, say::PINK];

/// The order in which the letters of a piece are written.
const LETTER_ORDER: &str = "UDFBRLOI";

/// One sticker in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sticker {
    /// The letter of the cell on which it lies.
    pub cell: char,
    /// The letters of the place of its piece.
    pub place: String,
    /// The letters of its piece.
    pub piece: String,
    /// The letter of its colour.
    pub letter: char,
    /// The name of its colour.
    pub colour: &'static str,
}

impl Sticker {
    /// Sticker `index` of a state; `index` must be one of its places.
    pub fn of(language: Language, state: &Facelets, index: usize) -> Self {
        let def = state.puzzle.def();
        let letter = |colour: u8| def.letters.get(usize::from(colour)).copied().unwrap_or('?');
        let mates = || mates(def, index).map(|i| (def.solved[i], state.colours[i]));
        let colour = state.colours[index];
        Self {
            cell: letter(def.solved[index]),
            place: sorted(mates().map(|(place, _)| letter(place))),
            piece: sorted(mates().map(|(_, colour)| letter(colour))),
            letter: letter(colour),
            colour: COLOURS.get(usize::from(colour)).map_or("?", |name| name.say(language)),
        }
    }

    /// Its name for tests and screen readers.
    pub fn name(&self, language: Language) -> String {
        say::STICKER.fill(language, [&self.cell, &self.place, &self.letter, &self.colour])
    }

    /// Its piece.
    pub fn piece(&self, language: Language) -> String {
        say::PIECE.fill(language, [&self.piece, &self.place])
    }

    /// What is told to whoever points at it.
    pub fn tip(&self, language: Language) -> String {
        say::STICKER_TIP.fill(language, [&self.cell, &self.letter, &self.colour])
    }
}

/// The stickers of the piece to which a sticker belongs, itself among them.
pub fn mates(def: &PuzzleDef, index: usize) -> impl Iterator<Item = usize> {
    let cubie = def.places[index].cubie;
    def.places.iter().enumerate().filter(move |(_, place)| place.cubie == cubie).map(|(i, _)| i)
}

fn sorted(letters: impl Iterator<Item = char>) -> String {
    let mut letters: Vec<char> = letters.collect();
    letters.sort_by_key(|c| LETTER_ORDER.find(*c));
    letters.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::PuzzleId;
    use crate::puzzle::tess2::{def, position_of};

    #[test]
    fn places_are_named_as_the_notation_names_them() {
        let state = Facelets::solved(PuzzleId::Tess2);
        for (i, place) in PuzzleId::Tess2.def().places.iter().enumerate() {
            let sticker = Sticker::of(Language::English, &state, i);
            assert_eq!(sticker.place, def::position_letters(position_of(place.cubie) as u8));
            assert_eq!(sticker.piece, sticker.place);
            assert_eq!(mates(PuzzleId::Tess2.def(), i).count(), 4);
        }
        let first = Sticker::of(Language::English, &state, 0);
        assert!(first.name(Language::English).starts_with("sticker "), "{first:?}");
    }
}
