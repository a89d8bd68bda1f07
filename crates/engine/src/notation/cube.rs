//! Moves of cubes as text, in Singmaster's notation and its extensions.
//!
//! A move is a face (`R`), a wide turn (`Rw`, `RW` or `r`), a slice (`M` or `m`) or a rotation (`x` or `X`). Digits before it count
//! layers from the face: `2R` is the second one alone, `2Rw` the first two, `2-3Rw` those from the second to the third. A lower-case face
//! in square brackets rotates the whole cube as that face turns (`[f2]`), as was usual before `x`, `y` and `z`.

use super::counts::{count_and_prime, quarters};
use super::cursor::Cursor;
use super::sequence::ReadMove;
use super::{NotationErrorKind, SequenceError};
use crate::puzzle::geometry::SignedPerm;
use crate::puzzle::{Move, PuzzleDef};

pub use super::sequence::{DEEPEST, LONGEST};

/// The moves of a cube.
pub(super) struct CubeMoves(pub &'static PuzzleDef);

/// Layers of a cube that turn together, and their quarter turn.
struct Layers {
    axis: u8,
    layers: u8,
    quarter: SignedPerm,
}

impl ReadMove for CubeMoves {
    fn read(&self, cursor: &mut Cursor) -> Result<Option<Move>, NotationErrorKind> {
        let unknown = NotationErrorKind::Sequence(SequenceError::NotAMove);
        if let Some(rotation) = self.bracketed(cursor) {
            return Ok(rotation);
        }
        let layers = self.layers(cursor).ok_or(unknown)?;
        // Of names in capitals (`RI`).
        let is_inverse = cursor.take(|c| c == 'I');
        let (count, primed) = count_and_prime(cursor)?;
        Ok(self.turned(&layers, quarters((count, primed || is_inverse))))
    }

    fn begins_with(&self, cursor: &Cursor) -> bool {
        let mut ahead = *cursor;
        match ahead.peek() {
            Some('[') => self.bracketed(&mut ahead).is_some(),
            Some('{') => true,
            Some(c) if c.is_ascii_digit() => {
                prefix(&mut ahead).is_some() && ahead.peek().is_some_and(|c| self.face(c).is_some())
            }
            _ => false,
        }
    }

    fn has_rotation_x(&self) -> bool {
        true
    }
}

/// The layers that digits before a face name, counted from it: the first and the last one. Braces may stand around them.
fn prefix(cursor: &mut Cursor) -> Option<(usize, usize)> {
    let is_braced = cursor.take(|c| c == '{');
    let first = cursor.take_number()?;
    let is_range = cursor.take(|c| c == '-');
    let last = if is_range { cursor.take_number()? } else { first };
    ((!is_braced || cursor.take(|c| c == '}')) && first <= last).then_some((first, last))
}

impl CubeMoves {
    /// The record of the quarter turn with this name.
    fn named(&self, name: &str) -> Option<Layers> {
        let mv = self.0.moves.iter().find(|mv| mv.name == name)?;
        Some(Layers { axis: mv.axis, layers: mv.layers, quarter: mv.motion })
    }

    /// The face that a letter in either case names.
    fn face(&self, letter: char) -> Option<Layers> {
        let large = letter.to_ascii_uppercase();
        if self.0.letters.contains(&large) { self.named(&large.to_string()) } else { None }
    }

    /// The layers that the text at the cursor names.
    fn layers(&self, cursor: &mut Cursor) -> Option<Layers> {
        let is_prefixed = cursor.peek().is_some_and(|c| c.is_ascii_digit() || c == '{');
        let numbered = if is_prefixed { Some(prefix(cursor)?) } else { None };
        let letter = cursor.peek()?;
        cursor.take(|_| true);
        let Some(face) = self.face(letter) else {
            let small = letter.to_ascii_lowercase();
            let rotation = if matches!(small, 'x' | 'y' | 'z') { small } else { letter.to_ascii_uppercase() };
            return self.named(&rotation.to_string()).filter(|_| numbered.is_none());
        };
        let has_w = (letter.is_ascii_lowercase() || self.0.size > 2 || numbered.is_some())
            && cursor.take(|c| matches!(c, 'w' | 'W'));
        let is_wide = has_w || letter.is_ascii_lowercase();
        match numbered {
            None if is_wide && self.0.size == 2 => None,
            None => self.counted(&face, (1, if is_wide { 2 } else { 1 })),
            Some((first, last)) if first == last && is_wide => self.counted(&face, (1, last)),
            Some(range) => self.counted(&face, range),
        }
    }

    /// The layers with these numbers, counted from a face; they turn as it does.
    fn counted(&self, face: &Layers, (first, last): (usize, usize)) -> Option<Layers> {
        let size = self.0.size;
        let bit = |number: usize| if face.layers == 1 { number - 1 } else { size - number };
        let layers = (1..=size).contains(&first) && last <= size;
        layers.then(|| Layers { layers: (first..=last).map(|number| 1 << bit(number)).sum(), ..*face })
    }

    /// The move that turns layers by so many quarters; `None` if it turns nothing.
    fn turned(&self, turn: &Layers, quarters: usize) -> Option<Move> {
        let motion = (0..quarters).fold(SignedPerm::IDENTITY, |motion, _| turn.quarter.after(&motion));
        let is = |mv: &crate::puzzle::MoveDef| (mv.axis, mv.layers, mv.motion) == (turn.axis, turn.layers, motion);
        self.0.moves.iter().position(is).map(|mv| Move(mv as u16))
    }

    /// The rotation that a lower-case face in square brackets names, `Some(None)` if it turns nothing.
    fn bracketed(&self, cursor: &mut Cursor) -> Option<Option<Move>> {
        let mut ahead = *cursor;
        if !ahead.take(|c| c == '[') {
            return None;
        }
        let letter = ahead.peek().filter(char::is_ascii_lowercase)?;
        ahead.take(|_| true);
        let face = self.face(letter)?;
        let turns = quarters(count_and_prime(&mut ahead).ok()?);
        if !ahead.take(|c| c == ']') {
            return None;
        }
        *cursor = ahead;
        let whole = self.counted(&face, (1, self.0.size))?;
        Some(self.turned(&whole, turns))
    }
}
