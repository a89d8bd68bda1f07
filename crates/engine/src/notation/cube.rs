//! Moves of cubes as text, in Singmaster's notation and its extensions.
//!
//! A move is a face (`R`), a wide turn (`Rw`, `RW` or `r`), a slice (`M` or `m`) or a rotation (`x` or `X`). A prefix
//! counts layers from the face (`layer_prefix`): `2R` is the second layer alone, `2Rw` the first two, `2-3Rw` the
//! second and third, `{1,3}R` the first and third, which are two moves. `@R` rotates the whole cube as R turns, and so
//! does a lower-case face in square brackets (`[r]`), an older notation for `x`, `y` and `z`.

use super::counts::{count_and_prime, quarters};
use super::cursor::Cursor;
use super::hypercube::WHOLE;
use super::layer_prefix::LayerPrefix;
use super::sequence::{ReadMove, Turned};
use super::{NotationErrorKind, SequenceError};
use crate::puzzle::geometry::SignedPerm;
use crate::puzzle::hypercube::layers;
use crate::puzzle::{Move, PuzzleDef};

pub use super::sequence::{DEEPEST, LONGEST};

pub(super) struct CubeMoves(pub &'static PuzzleDef);

/// Layers that turn together, and their quarter turn.
struct Layers {
    axis: u8,
    layers: u8,
    quarter: SignedPerm,
}

impl ReadMove for CubeMoves {
    fn read(&self, cursor: &mut Cursor) -> Result<Turned, NotationErrorKind> {
        let unknown = NotationErrorKind::Sequence(SequenceError::NotAMove);
        if let Some(rotation) = self.bracketed(cursor) {
            return Ok([rotation, None]);
        }
        let layers = self.layers(cursor).ok_or(unknown)?;
        // The inverse in all-capital names (`RI`).
        let is_inverse = cursor.take(|c| c == 'I');
        let (count, primed) = count_and_prime(cursor)?;
        Ok(self.turned(&layers, quarters((count, primed || is_inverse))))
    }

    fn begins_with(&self, cursor: &Cursor) -> bool {
        let mut ahead = *cursor;
        match ahead.peek() {
            Some('[') => self.bracketed(&mut ahead).is_some(),
            Some('{' | '~' | WHOLE) => true,
            Some(c) if c.is_ascii_digit() => {
                ahead.take_while(|c| c.is_ascii_digit() || c == '-');
                ahead.peek().is_some_and(|c| self.face(c).is_some())
            }
            _ => false,
        }
    }

    fn has_rotation_x(&self) -> bool {
        true
    }
}

impl CubeMoves {
    fn named(&self, name: &str) -> Option<Layers> {
        let mv = self.0.moves.iter().find(|mv| mv.name == name)?;
        Some(Layers { axis: mv.axis, layers: mv.layers, quarter: mv.motion })
    }

    /// Returns the face named by a letter in either case.
    fn face(&self, letter: char) -> Option<Layers> {
        let large = letter.to_ascii_uppercase();
        if self.0.letters.contains(&large) { self.named(&large.to_string()) } else { None }
    }

    /// Parses the layers named at the cursor.
    fn layers(&self, cursor: &mut Cursor) -> Option<Layers> {
        let (size, all) = (self.0.size, layers::whole(self.0.size));
        let is_whole = cursor.take(|c| c == WHOLE);
        let prefix = if is_whole { None } else { LayerPrefix::read(cursor, size).ok()? };
        let letter = cursor.peek()?;
        cursor.take(|_| true);
        let Some(face) = self.face(letter) else {
            let small = letter.to_ascii_lowercase();
            let rotation = if matches!(small, 'x' | 'y' | 'z') { small } else { letter.to_ascii_uppercase() };
            let turn = self.named(&rotation.to_string()).filter(|_| prefix.is_none())?;
            return Some(Layers { layers: if is_whole { all } else { turn.layers }, ..turn });
        };
        if is_whole {
            return letter.is_ascii_uppercase().then(|| self.counted(&face, all));
        }
        let has_w =
            (letter.is_ascii_lowercase() || size > 2 || prefix.is_some()) && cursor.take(|c| matches!(c, 'w' | 'W'));
        let is_wide = has_w || letter.is_ascii_lowercase();
        let layers = match prefix {
            None if is_wide && size == 2 => return None,
            None => {
                if is_wide {
                    0b11
                } else {
                    0b1
                }
            }
            // All layers up to this one.
            Some(prefix) if prefix.is_number && is_wide => prefix.layers | (prefix.layers - 1),
            Some(prefix) => prefix.layers,
        };
        Some(self.counted(&face, layers))
    }

    /// Returns the given layers, counted from a face, which turn with it.
    fn counted(&self, face: &Layers, counted: u8) -> Layers {
        let layers = if face.layers == 1 { counted } else { layers::mirrored(counted, self.0.size) };
        Layers { layers, ..*face }
    }

    /// Returns the moves for a number of quarter turns of layers; none if they turn nothing. Non-adjacent layers are
    /// one move each.
    fn turned(&self, turn: &Layers, quarters: usize) -> Turned {
        let motion = (0..quarters).fold(SignedPerm::IDENTITY, |motion, _| turn.quarter.after(&motion));
        let move_of = |layers: u8| {
            let is = |mv: &crate::puzzle::MoveDef| (mv.axis, mv.layers, mv.motion) == (turn.axis, layers, motion);
            self.0.moves.iter().position(is).map(|mv| Move(mv as u16))
        };
        let first = 1 << turn.layers.trailing_zeros();
        match move_of(turn.layers) {
            None if turn.layers != first => [move_of(first), move_of(turn.layers & !first)],
            mv => [mv, None],
        }
    }

    /// Parses the rotation named by a lower-case face in square brackets; `Some(None)` if it turns nothing.
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
        let [rotation, _] = self.turned(&self.counted(&face, layers::whole(self.0.size)), turns);
        Some(rotation)
    }
}
