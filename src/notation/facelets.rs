//! The stickers of a 2x2x2x2 as 64 digits, in the order of the puzzle's places: a digit is the number of the cell that has
//! this colour when solved.

use super::FaceletsError;
use crate::puzzle::text::Position;
use crate::puzzle::{Facelets, PuzzleId};

/// Reads 64 digits `0..=7`; white space is ignored. Whether the state can be reached is not asked here.
///
/// # Errors
/// Names the first character that is no colour, otherwise the wrong count.
pub fn parse(text: &str) -> Result<Facelets, FaceletsError> {
    let def = PuzzleId::Tess2.def();
    let mut colours = Vec::with_capacity(def.solved.len());
    for (byte, found) in text.char_indices().filter(|(_, c)| !c.is_whitespace()) {
        match found.to_digit(def.letters.len() as u32) {
            Some(digit) => colours.push(digit as u8),
            None => return Err(FaceletsError::NotAColour { at: Position::of(text, byte), found }),
        }
    }
    if colours.len() != def.solved.len() {
        return Err(FaceletsError::Count { found: colours.len(), expected: def.solved.len() });
    }
    Ok(Facelets { puzzle: PuzzleId::Tess2, colours })
}

/// The digits of a state, without blanks; the inverse of [`parse`].
pub fn print(facelets: &Facelets) -> String {
    facelets.colours.iter().map(u8::to_string).collect()
}
