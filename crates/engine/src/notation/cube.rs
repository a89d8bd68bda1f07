//! Moves of cubes as text, in Singmaster's notation and its extensions.
//!
//! A move is a face (`R`), a wide turn (`Rw`, `RW` or `r`), a slice (`M` or `m`) or a rotation (`x` or `X`). A prefix
//! counts layers from the face (`layer_prefix`): `2R` is the second layer alone, `2Rw` the first two, `2-3Rw` the
//! second and third, `{1,3}R` the first and third, which are two moves. `@R` rotates the whole cube as R turns, and so
//! does a lower-case face in square brackets (`[r]`), an older notation for `x`, `y` and `z`.

use super::counts::{count_and_prime, quarters};
use super::cursor::Cursor;
use super::hypercube::WHOLE_PUZZLE_PREFIX;
use super::layer_prefix::LayerPrefix;
use super::sequence::{MoveParser, TokenMoves};
use super::{NotationErrorKind, SequenceError};
use crate::puzzle::geometry::SignedPerm;
use crate::puzzle::hypercube::layers;
use crate::puzzle::{Move, PuzzleDef};

pub use super::sequence::{MAX_DEPTH, MAX_MOVES};

pub(super) struct CubeMoves(pub &'static PuzzleDef);

/// Layers that turn together, and their quarter turn.
struct LayerTurn {
    axis: u8,
    layers: u8,
    quarter: SignedPerm,
}

impl MoveParser for CubeMoves {
    fn read(&self, cursor: &mut Cursor) -> Result<TokenMoves, NotationErrorKind> {
        let unknown = NotationErrorKind::Sequence(SequenceError::NotAMove);
        if let Some(rotation) = self.bracketed(cursor) {
            return Ok([rotation, None]);
        }
        let layers = self.layers(cursor).ok_or(unknown)?;
        // The suffix for an inverse in all-capital notation (`RI`).
        let is_inverse = cursor.take(|c| c == 'I');
        let (count, primed) = count_and_prime(cursor)?;
        Ok(self.turned(&layers, quarters((count, primed || is_inverse))))
    }

    fn is_at_prefixed_move(&self, cursor: &Cursor) -> bool {
        let mut ahead = *cursor;
        match ahead.peek() {
            Some('[') => self.bracketed(&mut ahead).is_some(),
            Some('{' | '~' | WHOLE_PUZZLE_PREFIX) => true,
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
    fn named(&self, name: &str) -> Option<LayerTurn> {
        let mv = self.0.moves.iter().find(|mv| mv.name == name)?;
        Some(LayerTurn { axis: mv.axis, layers: mv.layers, quarter: mv.motion })
    }

    /// Returns the turn of the face named by a letter in either case.
    fn face(&self, letter: char) -> Option<LayerTurn> {
        let large = letter.to_ascii_uppercase();
        if self.0.letters.contains(&large) { self.named(&large.to_string()) } else { None }
    }

    /// Parses the layers named at the cursor.
    fn layers(&self, cursor: &mut Cursor) -> Option<LayerTurn> {
        let (size, all) = (self.0.size, layers::all_layers(self.0.size));
        let is_whole = cursor.take(|c| c == WHOLE_PUZZLE_PREFIX);
        let prefix = if is_whole { None } else { LayerPrefix::read(cursor, size).ok()? };
        let letter = cursor.peek()?;
        cursor.take(|_| true);
        let Some(face) = self.face(letter) else {
            let small = letter.to_ascii_lowercase();
            let rotation = if matches!(small, 'x' | 'y' | 'z') { small } else { letter.to_ascii_uppercase() };
            let turn = self.named(&rotation.to_string()).filter(|_| prefix.is_none())?;
            return Some(LayerTurn { layers: if is_whole { all } else { turn.layers }, ..turn });
        };
        if is_whole {
            return letter.is_ascii_uppercase().then(|| self.layers_from_face(&face, all));
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
            // A number before a wide turn is the number of layers.
            Some(prefix) if prefix.is_number && is_wide => prefix.layers | (prefix.layers - 1),
            Some(prefix) => prefix.layers,
        };
        Some(self.layers_from_face(&face, layers))
    }

    /// Returns the turn of a mask of layers in the direction of a face; bit 0 of `counted` is the layer at the face.
    fn layers_from_face(&self, face: &LayerTurn, counted: u8) -> LayerTurn {
        let layers = if face.layers == 1 { counted } else { layers::mirrored(counted, self.0.size) };
        LayerTurn { layers, ..*face }
    }

    /// Returns the moves for a number of quarter turns of layers: one move for adjacent layers, one each for others.
    /// Empty if nothing turns.
    fn turned(&self, turn: &LayerTurn, quarters: usize) -> TokenMoves {
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
        let [rotation, _] = self.turned(&self.layers_from_face(&face, layers::all_layers(self.0.size)), turns);
        Some(rotation)
    }
}
