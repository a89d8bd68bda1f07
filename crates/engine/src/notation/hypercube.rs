//! Moves of hypercubes as text, in letters (`UFR`, `UF2`, `{1-2}RO'`) and as MC4D tokens (`127,-1,2`).
//!
//! In letters, a move is the letter of its cell and the letters toward which its grip lies, in any order: one for a
//! quarter turn about a face (with `2`: a half turn), two for a half turn about an edge, three for a third of a turn
//! about a corner.
//! A final `'` turns the other way. A prefix in braces says which layers turn, counted from the cell: on the hypercube of size two only
//! `{1-2}`, the whole puzzle; on larger ones any (`{2}`, `{1-2}`, `{1,3}`), of which the shortest is written, from the nearer cell.

use super::{LetterError, NotationError, NotationErrorKind};
use crate::puzzle::hypercube::grips::{Click, Slices};
use crate::puzzle::hypercube::{LETTERS, cell_axis, grips, layers, token::BadClick};
use crate::puzzle::{Move, PuzzleId, Sequence, text::words};

/// Reads a sequence in letters and MC4D tokens, freely mixed, separated by white space. Each token is one move: a half
/// turn
/// written as two equal MC4D tokens is two quarter turns until it is [`joined`](Sequence::joined).
///
/// # Errors
/// The first token that is not a move.
pub fn parse(puzzle: PuzzleId, text: &str) -> Result<Sequence, NotationError> {
    let read = |(byte, word): (usize, &str)| {
        let mv = if (word.contains(',') && !word.starts_with('{')) || word.starts_with(|c: char| c.is_ascii_digit()) {
            from_token(puzzle, word).map_err(NotationErrorKind::Click)
        } else {
            from_letters(puzzle, word).map_err(NotationErrorKind::Letters)
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
/// If a move is not one of the puzzle's, or the puzzle has no clicks.
pub fn mc4d(puzzle: PuzzleId, sequence: &Sequence) -> String {
    let joined = sequence.joined(puzzle.def());
    let clicks = joined.0.into_iter().flat_map(|mv| Click::of_move(puzzle, mv));
    clicks.map(Click::token).collect::<Vec<_>>().join(" ")
}

fn from_token(puzzle: PuzzleId, token: &str) -> Result<Move, BadClick> {
    let numbers = Click::numbers(token)?;
    let half = Click::half_of_turn(puzzle, numbers);
    let click = Click::from_numbers(puzzle, half.unwrap_or(numbers))?;
    let [.., found] = numbers;
    let most = layers::whole(puzzle.def().size);
    let turn = click.to_move(puzzle).ok_or(BadClick::NoSuchLayers { found, most })?;
    Ok(if half.is_some() { twice(puzzle, turn).unwrap_or(turn) } else { turn })
}

/// The move that a move makes when it is made twice, if that is one.
fn twice(puzzle: PuzzleId, turn: Move) -> Option<Move> {
    Sequence(vec![turn, turn]).joined(puzzle.def()).0.first().copied()
}

/// The layers that the prefix of a token names, and the rest of the token.
fn prefixed(puzzle: PuzzleId, token: &str) -> Result<(Slices, &str), LetterError> {
    let size = puzzle.def().size;
    let Some(braced) = token.strip_prefix('{') else { return Ok((Slices::NEAR, token)) };
    if size == 2 {
        // Each half has a cell of its own, so that no other prefix is needed.
        let rest = braced.strip_prefix("1-2}").ok_or(LetterError::Prefix)?;
        return Ok((Slices::whole(size), rest));
    }
    let named = braced.split_once('}').and_then(|(list, rest)| Some((layers::listed(list, size)?, rest)));
    let of_layers = named.and_then(|(layers, rest)| Some((Slices::of_mask(layers.into(), size)?, rest)));
    of_layers.ok_or(LetterError::Layers(size))
}

fn from_letters(puzzle: PuzzleId, token: &str) -> Result<Move, LetterError> {
    let (slices, rest) = prefixed(puzzle, token)?;
    let unprimed = rest.strip_suffix(['\'', '\u{2019}']);
    let rest = unprimed.unwrap_or(rest);
    let halved = rest.strip_suffix('2');
    let mut letters = halved.unwrap_or(rest).chars();
    let cell = letters.next().ok_or(LetterError::NoLetters)?;
    let cell_number = cell_of(cell)?;
    let toward = direction(cell, cell_number, letters)?;
    let count = toward.iter().filter(|c| **c != 0).count();
    if halved.is_some() && count != 1 {
        return Err(LetterError::HalfTurn(count));
    }
    let grip = grips::grip(cell_number, toward).ok_or(LetterError::NoGrip(cell))?;
    let click = Click { grip, positive: unprimed.is_some(), slices };
    let turn = click.to_move(puzzle).ok_or(LetterError::NoGrip(cell))?;
    if halved.is_none() {
        return Ok(turn);
    }
    twice(puzzle, turn).ok_or(LetterError::HalfTurn(count))
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
            return Err(LetterError::SameAxis([other, found]));
        }
        toward[axis] = if positive { 1 } else { -1 };
    }
    if toward == [0; 4] { Err(LetterError::NoGrip(cell)) } else { Ok(toward) }
}

fn cell_of(found: char) -> Result<u8, LetterError> {
    let cell = LETTERS.iter().position(|letter| *letter == found);
    cell.map(|cell| cell as u8).ok_or(LetterError::NotACell(found))
}
