//! Patterns as text: facelets, with `.` for one of any colour and `*` for one that only tells which way round its piece lies.

use super::colours::{ColourLetters, Order};
use super::elements::Elements;
use super::facelets::{self, Read, UNPAINTED};
use super::{NotationError, NotationErrorKind};
use crate::puzzle::PuzzleId;
use crate::puzzle::painting::Painting;
use crate::puzzle::pattern::{Pattern, PatternSticker};

/// The character of a facelet of any colour.
pub const ANY: char = '.';
/// The character of a facelet that only tells which way round its piece lies.
pub const ORIENTED: char = '*';

/// True if a text has facelets of any colour. Both characters may stand among moves too, as a pause and a count; a text without other
/// signs is a pattern if it has at least half of its facelets.
pub fn looks_like(puzzle: PuzzleId, text: &str) -> bool {
    let mut characters = text.chars().filter(|c| !c.is_whitespace());
    let are_digits = facelets::symbols(puzzle).iter().all(char::is_ascii_digit);
    let is_symbol = |c: char| if are_digits { c.is_ascii_digit() } else { c.is_alphabetic() };
    let is_plain = characters.clone().all(|c| is_symbol(c) || [ANY, ORIENTED, UNPAINTED].contains(&c));
    let is_long = characters.nth(puzzle.def().solved.len() / 2).is_some();
    text.contains([ANY, ORIENTED]) && ((is_plain && is_long) || super::parse(puzzle, text).is_err())
}

/// Reads a pattern; the characters of colours are those of facelets.
///
/// # Errors
/// The first character that is neither a colour nor [`ANY`] nor [`ORIENTED`], otherwise the wrong count.
pub fn read(puzzle: PuzzleId, text: &str, letters: &ColourLetters) -> Result<Read<Pattern>, NotationError> {
    read_in_order(puzzle, text, letters, None)
}

/// Reads a pattern like [`read`], in the order that is asked for.
///
/// # Errors
/// As for [`read`].
pub fn read_in_order(
    puzzle: PuzzleId,
    text: &str,
    letters: &ColourLetters,
    wished: Option<Order>,
) -> Result<Read<Pattern>, NotationError> {
    if let Some(byte) = text.find(UNPAINTED) {
        return Err(NotationError::new(text, byte, "-", NotationErrorKind::NotPainted));
    }
    // Of the same length, so that places in the text stay the same.
    let dashes = text.replace([ANY, ORIENTED], "-");
    let Read { facelets: painting, assumed } = facelets::read_painting(puzzle, &dashes, letters, wished)?;
    let colour = |colour: &Option<u8>| colour.map_or(PatternSticker::Any, PatternSticker::Colour);
    let mut stickers: Vec<PatternSticker> = painting.colours().iter().map(colour).collect();
    let places = assumed.map_or_else(|| (0..stickers.len()).collect(), |assumed| assumed.places(puzzle));
    for (place, (byte, _)) in places.into_iter().zip(Elements::of(&dashes).all) {
        if text[byte..].starts_with(ORIENTED) {
            stickers[place] = PatternSticker::Oriented;
        }
    }
    let pattern = Pattern::new(puzzle, stickers).expect("a painting has the facelets of its puzzle");
    Ok(Read { facelets: pattern, assumed })
}

/// Reads a painting: facelets of which some are not painted, and others may be of any colour.
///
/// # Errors
/// As [`read`]; a facelet that only tells which way round its piece lies cannot be painted.
pub fn read_painting(puzzle: PuzzleId, text: &str, letters: &ColourLetters) -> Result<Read<Painting>, NotationError> {
    let dashes = text.replace(ANY, "-");
    let Read { facelets: mut painting, assumed } = facelets::read_painting(puzzle, &dashes, letters, None)?;
    let places = assumed.map_or_else(|| (0..painting.colours().len()).collect(), |assumed| assumed.places(puzzle));
    for (place, (byte, _)) in places.into_iter().zip(Elements::of(&dashes).all) {
        if text[byte..].starts_with(ANY) {
            painting.paint_any(place);
        }
    }
    Ok(Read { facelets: painting, assumed })
}

/// The characters of a painting, without blanks; the inverse of [`read_painting`].
pub fn print_painting(painting: &Painting) -> String {
    let symbols = facelets::symbols(painting.puzzle());
    let symbol = |(place, colour): (usize, &Option<u8>)| match colour {
        Some(colour) => symbols.get(usize::from(*colour)).copied().unwrap_or('?'),
        None if painting.is_any(place) => ANY,
        None => UNPAINTED,
    };
    painting.colours().iter().enumerate().map(symbol).collect()
}

/// The characters of a pattern, without blanks; the inverse of [`read`].
pub fn print(pattern: &Pattern) -> String {
    let symbols = facelets::symbols(pattern.puzzle());
    let symbol = |sticker: &PatternSticker| match sticker {
        PatternSticker::Colour(colour) => symbols.get(usize::from(*colour)).copied().unwrap_or('?'),
        PatternSticker::Any => ANY,
        PatternSticker::Oriented => ORIENTED,
    };
    pattern.stickers().iter().map(symbol).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::masks::NamedMask;
    use crate::puzzle::{Facelets, scramble};
    use crate::puzzles::ALL;

    #[test]
    fn what_is_printed_is_read_back() {
        for (puzzle, mask) in
            ALL.into_iter().flat_map(|puzzle| NamedMask::all(puzzle).iter().map(move |mask| (puzzle, mask)))
        {
            let state = scramble::uniform(puzzle, &mut scramble::generator(3));
            for state in [Facelets::solved(puzzle), state] {
                let pattern = mask.mask().on(&state).expect("a state");
                let text = print(&pattern);
                let read = read(puzzle, &text, &ColourLetters::USUAL).expect("a pattern");
                assert_eq!(read.facelets, pattern, "{text}");
            }
        }
    }

    #[test]
    fn pauses_and_counts_of_moves_are_no_patterns() {
        for (text, is_pattern) in [
            ("R U. R' . U' ...", false),
            ("1. R U", false),
            ("(R U)*3 R*2", false),
            ("R2 U. R2 F. R2 D. R2 B. R2 L. R2 U. R2 F. R2 D. R2 B.", false),
            ("R.Q", true),
            (&".".repeat(54), true),
            (&(".".repeat(10) + "X" + &".".repeat(43)), true),
            (&"U*......D".repeat(6), true),
        ] {
            assert_eq!(looks_like(PuzzleId::Cube3, text), is_pattern, "{text}");
        }
    }

    #[test]
    fn a_wrong_character_is_named() {
        let text = ".".repeat(10) + "X" + &".".repeat(43);
        let error = read(PuzzleId::Cube3, &text, &ColourLetters::USUAL).expect_err("X is no colour");
        assert_eq!((error.at.column, error.fault), (11, NotationErrorKind::NotAColour));
        let short = ".".repeat(53);
        let error = read(PuzzleId::Cube3, &short, &ColourLetters::USUAL).expect_err("one is missing");
        assert_eq!(error.fault, NotationErrorKind::ColourCount { found: 53, expected: 54 });
    }
}
