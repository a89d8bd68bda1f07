//! Moves of the 2x2x2x2 as text, in letters (`UFR`, `UF2`, `{1-2}RO'`) and as MC4D tokens (`127,-1,2`).
//!
//! In letters, a move is the letter of its cell and the letters toward which its grip lies, in any order: one for a
//! quarter turn about a face (with `2`: a half turn), two for a half turn about an edge, three for a third of a turn
//! about a corner.
//! A final `'` turns the other way; the prefix `{1-2}` turns both halves, that is, the whole puzzle.

use super::{LetterError, NotationError, NotationErrorKind};
use crate::puzzle::hypercube::grips;
use crate::puzzle::hypercube::grips::{Click, Slices};
use crate::puzzle::hypercube::token::BadClick;
use crate::puzzle::hypercube::{LETTERS, cell_axis};
use crate::puzzle::text::words;
use crate::puzzle::{Move, Sequence, hypercube};

/// The prefix of a rotation of the whole puzzle.
const WHOLE: &str = "{1-2}";

/// Reads a sequence in letters and MC4D tokens, freely mixed, separated by white space. Each token is one move: a half
/// turn
/// written as two equal MC4D tokens is two quarter turns until it is [`joined`](Sequence::joined).
///
/// # Errors
/// The first token that is not a move.
pub fn parse(text: &str) -> Result<Sequence, NotationError> {
    let read = |(byte, word): (usize, &str)| {
        let mv = if word.contains(',') || word.starts_with(|c: char| c.is_ascii_digit()) {
            from_token(word).map_err(NotationErrorKind::Click)
        } else {
            from_letters(word).map_err(NotationErrorKind::Letters)
        };
        mv.map_err(|fault| NotationError::new(text, byte, word, fault))
    };
    words(text).map(read).collect::<Result<_, _>>().map(Sequence)
}

/// The MC4D tokens of a sequence, separated by blanks; half turns about a face are two equal tokens.
///
/// The sequence is joined first, so that no token stands next to its own inverse, which MC4D would take for an undo:
/// [`parse`] reads
/// back the same sequence once both are [`joined`](Sequence::joined).
///
/// # Panics
/// If a move is not one of the hypercube's.
pub fn mc4d(sequence: &Sequence) -> String {
    let clicks = sequence.joined_among(hypercube::moves()).0.into_iter().flat_map(Click::of_move);
    clicks.map(Click::token).collect::<Vec<_>>().join(" ")
}

fn from_token(token: &str) -> Result<Move, BadClick> {
    let click = Click::numbers(token).and_then(Click::from_numbers)?;
    click.to_move().ok_or(BadClick::NoSuchGrip { found: click.grip.into() })
}

fn from_letters(token: &str) -> Result<Move, LetterError> {
    let (slices, rest) = match token.strip_prefix(WHOLE) {
        Some(rest) => (Slices::Both, rest),
        None if token.starts_with('{') => return Err(LetterError::Prefix),
        None => (Slices::Near, token),
    };
    let unprimed = rest.strip_suffix(['\'', '\u{2019}']);
    let rest = unprimed.unwrap_or(rest);
    let halved = rest.strip_suffix('2');
    let mut letters = halved.unwrap_or(rest).chars();
    let cell = letters.next().ok_or(LetterError::NoLetters)?;
    let cell_number = cell_of(cell)?;
    let toward = direction(cell, cell_number, letters)?;
    let count = toward.iter().filter(|c| **c != 0).count();
    if halved.is_some() && count != 1 {
        return Err(LetterError::HalfTurn { letters: count });
    }
    let grip = grips::grip(cell_number, toward).ok_or(LetterError::NoGrip { cell })?;
    let click = Click { grip, positive: unprimed.is_some(), slices };
    let turn = click.to_move().ok_or(LetterError::NoGrip { cell })?;
    if halved.is_none() {
        return Ok(turn);
    }
    let half = Sequence(vec![turn, turn]).joined_among(hypercube::moves());
    half.0.first().copied().ok_or(LetterError::HalfTurn { letters: count })
}

/// The direction of the grip of a cell toward these letters.
fn direction(cell: char, cell_number: u8, letters: impl Iterator<Item = char>) -> Result<[i8; 4], LetterError> {
    let own = usize::from(cell_axis(cell_number).0);
    let mut toward = [0; 4];
    let mut letter_on = [None; 4];
    for found in letters {
        let (axis, positive) = cell_axis(cell_of(found)?);
        let axis = usize::from(axis);
        if axis == own {
            return Err(LetterError::OwnAxis { cell, found });
        }
        if let Some(other) = letter_on[axis].replace(found) {
            return Err(LetterError::SameAxis { found: [other, found] });
        }
        toward[axis] = if positive { 1 } else { -1 };
    }
    if toward == [0; 4] { Err(LetterError::NoGrip { cell }) } else { Ok(toward) }
}

fn cell_of(found: char) -> Result<u8, LetterError> {
    let cell = LETTERS.iter().position(|letter| *letter == found);
    cell.map(|cell| cell as u8).ok_or(LetterError::NotACell { found })
}
