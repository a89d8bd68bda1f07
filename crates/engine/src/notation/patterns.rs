//! Patterns as text: facelets, with `.` for any colour, `*` for a facelet that fixes only the orientation of its piece,
//! and `-` for an unpainted one.

use super::colours::{ColourLetters, FaceletOrder};
use super::elements::Elements;
use super::facelets::{self, ParsedFacelets, UNPAINTED};
use super::{NotationError, NotationErrorKind};
use crate::puzzle::PuzzleId;
use crate::puzzle::pattern::{Pattern, Sticker};

/// Character of a facelet of any colour.
pub const ANY: char = '.';
/// Character of a facelet that fixes only the orientation of its piece.
pub const ORIENTED: char = '*';

/// True if a text looks like a pattern: it contains [`ANY`] or [`ORIENTED`]. These also occur among moves, as a pause and
/// a count, so the text must either not parse as moves, or consist of facelet characters only, more than half as many as
/// the puzzle has facelets.
pub fn looks_like(puzzle: PuzzleId, text: &str) -> bool {
    let mut characters = text.chars().filter(|c| !c.is_whitespace());
    let are_digits = facelets::symbols(puzzle).iter().all(char::is_ascii_digit);
    let is_symbol = |c: char| if are_digits { c.is_ascii_digit() } else { c.is_alphabetic() };
    let is_plain = characters.clone().all(|c| is_symbol(c) || [ANY, ORIENTED, UNPAINTED].contains(&c));
    let is_long = characters.nth(puzzle.def().solved.len() / 2).is_some();
    text.contains([ANY, ORIENTED]) && ((is_plain && is_long) || super::parse(puzzle, text).is_err())
}

/// Parses a pattern; colours are written as in facelets.
///
/// # Errors
/// An unpainted facelet, otherwise the first character that is not a colour, [`ANY`] or [`ORIENTED`], otherwise the
/// wrong count.
pub fn read(puzzle: PuzzleId, text: &str, letters: &ColourLetters) -> Result<ParsedFacelets<Pattern>, NotationError> {
    read_in_order(puzzle, text, letters, None)
}

/// Parses a pattern in the order `wished`; `None` tries every known order.
///
/// # Errors
/// As for [`read`].
pub fn read_in_order(
    puzzle: PuzzleId,
    text: &str,
    letters: &ColourLetters,
    wished: Option<FaceletOrder>,
) -> Result<ParsedFacelets<Pattern>, NotationError> {
    if let Some(byte) = text.find(UNPAINTED) {
        return Err(NotationError::new(text, byte, "-", NotationErrorKind::NotPainted));
    }
    read_marked(puzzle, text, letters, wished, &[ANY, ORIENTED])
}

/// Parses a pattern from the editor, whose facelets may also be unpainted, but not [`ORIENTED`].
///
/// # Errors
/// As for [`read`], except [`NotationErrorKind::NotPainted`].
pub fn read_painting(
    puzzle: PuzzleId,
    text: &str,
    letters: &ColourLetters,
) -> Result<ParsedFacelets<Pattern>, NotationError> {
    read_marked(puzzle, text, letters, None, &[ANY])
}

/// Parses facelets that are colours, one of `marks`, or unpainted.
fn read_marked(
    puzzle: PuzzleId,
    text: &str,
    letters: &ColourLetters,
    wished: Option<FaceletOrder>,
    marks: &[char],
) -> Result<ParsedFacelets<Pattern>, NotationError> {
    // Replaced at the same length, so that positions in the text stay valid.
    let dashes = text.replace(marks, "-");
    let ParsedFacelets { facelets: mut pattern, assumed } = facelets::read_painting(puzzle, &dashes, letters, wished)?;
    let places = assumed.map_or_else(|| (0..pattern.stickers.len()).collect(), |assumed| assumed.places(puzzle));
    for (place, (byte, _)) in places.into_iter().zip(Elements::parse(&dashes).all) {
        if let Some(marked) = text[byte..].chars().next().and_then(colourless_sticker) {
            pattern.stickers[place] = marked;
        }
    }
    Ok(ParsedFacelets { facelets: pattern, assumed })
}

/// Parses a character for a sticker without a colour; `None` for any other character.
fn colourless_sticker(character: char) -> Option<Sticker> {
    match character {
        ANY => Some(Sticker::Any),
        ORIENTED => Some(Sticker::Oriented),
        UNPAINTED => Some(Sticker::Unpainted),
        _ => None,
    }
}

/// Formats a pattern, one character per facelet, without blanks. [`parse_printed`] reads it back, and so does [`read`]
/// if all facelets are painted. A colour number out of range becomes `?`.
pub fn print(pattern: &Pattern) -> String {
    let symbols = facelets::symbols(pattern.puzzle);
    let symbol = |sticker: &Sticker| match sticker {
        Sticker::Colour(colour) => symbols.get(usize::from(*colour)).copied().unwrap_or('?'),
        Sticker::Any => ANY,
        Sticker::Oriented => ORIENTED,
        Sticker::Unpainted => UNPAINTED,
    };
    pattern.stickers.iter().map(symbol).collect()
}

/// Parses the output of [`print()`]; `None` for any other text.
pub fn parse_printed(puzzle: PuzzleId, text: &str) -> Option<Pattern> {
    let symbols = facelets::symbols(puzzle);
    let sticker = |c: char| match symbols.iter().position(|symbol| *symbol == c) {
        Some(colour) => Some(Sticker::Colour(colour as u8)),
        None => colourless_sticker(c),
    };
    let stickers = text.chars().map(sticker).collect::<Option<Vec<_>>>()?;
    Pattern::new(puzzle, stickers).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::masks::NamedMask;
    use crate::puzzle::{Facelets, scramble};
    use crate::puzzles::ALL;

    #[test]
    fn patterns_round_trip() {
        for (puzzle, mask) in
            ALL.into_iter().flat_map(|puzzle| NamedMask::all(puzzle).iter().map(move |mask| (puzzle, mask)))
        {
            let state = scramble::uniform(puzzle, &mut scramble::generator(3));
            for state in [Facelets::solved(puzzle), state] {
                let pattern = mask.mask().apply(&state).expect("a state");
                let text = print(&pattern);
                let read = read(puzzle, &text, &ColourLetters::USUAL).expect("a pattern");
                assert_eq!(read.facelets, pattern, "{text}");
            }
        }
    }

    #[test]
    fn every_sticker_round_trips() {
        for puzzle in ALL {
            let mut pattern = Pattern::from_facelets(&scramble::uniform(puzzle, &mut scramble::generator(3)));
            for (place, sticker) in [(0, Sticker::Unpainted), (5, Sticker::Any), (6, Sticker::Oriented)] {
                assert!(pattern.paint(place, sticker));
            }
            let text = print(&pattern);
            assert!(text.starts_with('-') && text[5..].starts_with(".*"), "{text}");
            assert_eq!(parse_printed(puzzle, &text), Some(pattern.clone()));
            for wrong in [&text[1..], &format!("{text}."), &text.replacen('-', " ", 1), &text.replacen('-', "?", 1)] {
                assert_eq!(parse_printed(puzzle, wrong), None, "{wrong}");
            }
            // The editor cannot paint `*`.
            assert!(read_painting(puzzle, &text, &ColourLetters::USUAL).is_err());
            assert!(pattern.paint(6, Sticker::Any));
            let read = read_painting(puzzle, &print(&pattern), &ColourLetters::USUAL).expect("a painting");
            assert_eq!(read.facelets, pattern, "{text}");
            let error = super::read(puzzle, &print(&pattern), &ColourLetters::USUAL).expect_err("not all is painted");
            assert_eq!(error.kind, NotationErrorKind::NotPainted);
        }
    }

    #[test]
    fn pauses_and_move_counts_are_not_patterns() {
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
    fn an_invalid_character_or_count_is_reported() {
        let text = ".".repeat(10) + "X" + &".".repeat(43);
        let error = read(PuzzleId::Cube3, &text, &ColourLetters::USUAL).expect_err("X is no colour");
        assert_eq!((error.at.column, error.kind), (11, NotationErrorKind::NotAColour));
        let short = ".".repeat(53);
        let error = read(PuzzleId::Cube3, &short, &ColourLetters::USUAL).expect_err("one is missing");
        assert_eq!(error.kind, NotationErrorKind::ColourCount { found: 53, expected: 54 });
    }
}
