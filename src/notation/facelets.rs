//! States as text: one character for each facelet, in the order of the puzzle's places, naming the face or cell that has this
//! colour when solved. A cube has letters, the 2x2x2x2 digits. A 2x2x2 may also be the 24 digits of an identifier, in its own
//! order (see [`Identifier`](crate::puzzle::cube2::Identifier)).

use super::{NotationError, NotationFault};
use crate::puzzle::cube2::{DIGITS, Identifier};
use crate::puzzle::{Facelets, PuzzleDef, PuzzleId};

/// The characters of the colours, by colour number.
pub fn symbols(puzzle: PuzzleId) -> Vec<char> {
    let def = puzzle.def();
    match puzzle {
        PuzzleId::Cube2 | PuzzleId::Cube3 => def.letters.to_vec(),
        PuzzleId::Tess2 => (0..def.letters.len()).filter_map(|c| char::from_digit(c as u32, 10)).collect(),
    }
}

/// The characters of one way to write facelets, by the number that each stands for.
fn written(puzzle: PuzzleId, text: &str) -> Vec<char> {
    if is_identifier(puzzle, text) { ('0'..='5').collect() } else { symbols(puzzle) }
}

/// Whether a text of the 2x2x2 is digits rather than letters.
fn is_identifier(puzzle: PuzzleId, text: &str) -> bool {
    puzzle == PuzzleId::Cube2 && text.trim_start().starts_with(|c: char| c.is_ascii_digit())
}

/// Reads facelets; white space is ignored, and a letter may be small. Whether the state can be reached is not asked here.
///
/// # Errors
/// Names the first character that is no colour, otherwise the wrong count.
pub fn parse(puzzle: PuzzleId, text: &str) -> Result<Facelets, NotationError> {
    let (symbols, expected) = (written(puzzle, text), puzzle.def().solved.len());
    let mut colours = Vec::with_capacity(expected);
    let mut end = (text.trim_end().len(), "");
    for (byte, character) in text.char_indices().filter(|(_, c)| !c.is_whitespace()) {
        let token = &text[byte..byte + character.len_utf8()];
        if colours.len() == expected {
            end = (byte, token);
        }
        match symbols.iter().position(|symbol| *symbol == character.to_ascii_uppercase()) {
            Some(colour) => colours.push(colour as u8),
            None => return Err(NotationError::new(text, byte, token, NotationFault::NotAColour)),
        }
    }
    if colours.len() != expected {
        let fault = NotationFault::ColourCount { found: colours.len(), expected };
        return Err(NotationError::new(text, end.0, end.1, fault));
    }
    let digits = <[u8; DIGITS]>::try_from(&colours[..]).ok().filter(|_| is_identifier(puzzle, text));
    Ok(digits.and_then(|digits| Identifier::facelets_of(&digits)).unwrap_or(Facelets { puzzle, colours }))
}

/// A state without blanks; the inverse of [`parse`].
pub fn print(facelets: &Facelets) -> String {
    let symbols = symbols(facelets.puzzle);
    facelets.colours.iter().map(|&c| symbols.get(usize::from(c)).copied().unwrap_or('?')).collect()
}

/// A text of no more letters than this is moves: `RUF` turns three faces.
const fn most_letters_of_moves(puzzle: PuzzleId) -> usize {
    if matches!(puzzle, PuzzleId::Cube2) { 16 } else { 30 }
}

/// Whether a text that does not say what it is must be facelets, right or wrong, rather than moves.
///
/// Of a cube: when it has more than 30 letters (of the 2x2x2, 16) and nothing else but white space, and no letter that only moves
/// have (M, E, S, w, x, y, z). So 54 letters are never taken for moves, nor are 53 or 55, and a strange letter among them is a wrong
/// colour; so long a sequence without a single prime, 2 or bracket is not written by people. Only where each letter stands by
/// itself, as moves do, must there be just as many as facelets. Of the 2x2x2 also when it begins with a digit.
/// Of the 2x2x2x2: when it begins with a digit and has no comma, for neither letters nor MC4D tokens look so.
pub fn looks_like(puzzle: PuzzleId, text: &str) -> bool {
    let mut characters = text.chars().filter(|c| !c.is_whitespace());
    match puzzle {
        PuzzleId::Cube2 if is_identifier(puzzle, text) => true,
        PuzzleId::Cube2 | PuzzleId::Cube3 => {
            let letters = characters.clone().count();
            letters > most_letters_of_moves(puzzle)
                && !(letters != puzzle.def().solved.len() && are_apart(text))
                && characters.all(|c| c.is_alphabetic() && !only_in_moves(puzzle.def(), c))
        }
        PuzzleId::Tess2 => characters.next().is_some_and(|c| c.is_ascii_digit()) && !text.contains(','),
    }
}

/// Whether every letter stands by itself, as moves are written.
fn are_apart(text: &str) -> bool {
    text.split_whitespace().all(|word| word.chars().count() == 1)
}

/// Whether a letter is read in moves and is no colour.
fn only_in_moves(def: &PuzzleDef, letter: char) -> bool {
    let large = letter.to_ascii_uppercase();
    !def.letters.contains(&large) && def.moves.iter().any(|m| m.name.contains([letter, large]))
}
