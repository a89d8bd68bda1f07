//! MC4D's token of a click: `grip,direction,mask`.

use std::fmt;

use super::grips::{Click, GRIPS, Slices, direction};
use super::{LETTERS, layers};
use crate::puzzle::{LogPuzzle, PuzzleId};

/// Maximum length of a number in MC4D, in characters including the sign.
const LONGEST_NUMBER: usize = 10;

/// A number in a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The first number: the grip.
    Grip,
    /// The second number: the direction, +1 or -1.
    Direction,
    /// The third number: the layer mask.
    Mask,
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Grip => "grip",
            Self::Direction => "direction",
            Self::Mask => "mask",
        })
    }
}

/// The reasons why a token is not a click.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum BadClick {
    /// The token is not three numbers separated by commas. Holds the actual number of fields.
    #[error("{0} numbers instead of 3")]
    FieldCount(usize),
    /// A field is not an integer of at most ten characters, with an optional minus sign.
    #[error("the {field} is {found:?}, which is not a whole number of at most ten characters")]
    NotANumber {
        /// The invalid field.
        field: Field,
        /// Its text; empty if it is missing.
        found: String,
    },
    /// The grip is out of range: `0 <= grip < 216`.
    #[error("there is no grip {0}; the last is {last}", last = GRIPS - 1)]
    NoSuchGrip(i64),
    /// The grip is the core of a cell, which does not turn.
    #[error("grip {grip} is the core of cell {cell}, which turns nothing")]
    Core {
        /// The grip, `grip % 27 == 26`.
        grip: u16,
        /// The letter of its cell.
        cell: char,
    },
    /// The direction is neither 1 nor -1.
    #[error("the direction is {0} instead of 1 or -1")]
    NoSuchDirection(i64),
    /// The mask is not 1, 2 or 3, on a hypercube of size 2.
    #[error("the mask is {0} instead of 1, 2 or 3")]
    NoSuchMask(i64),
    /// The mask names no layers of a larger hypercube.
    #[error("the mask is {found} instead of a number from 1 to {most}")]
    NoSuchLayers {
        /// The number in the token.
        found: i64,
        /// The mask of all layers.
        most: u8,
    },
}

impl Click {
    /// Parses three integers separated by commas, without checking their ranges; blanks after a comma are allowed.
    ///
    /// # Errors
    /// [`BadClick::FieldCount`] or [`BadClick::NotANumber`].
    pub fn numbers(token: &str) -> Result<[i64; 3], BadClick> {
        let fields: Vec<&str> = token.split(',').collect();
        let [grip, direction, mask] = fields[..] else { return Err(BadClick::FieldCount(fields.len())) };
        Ok([number(Field::Grip, grip)?, number(Field::Direction, direction)?, number(Field::Mask, mask)?])
    }

    /// Returns the click with these numbers: grip, direction, mask. If the puzzle's logs are lenient
    /// ([`LogPuzzle::lenient`]), the mask may have bits of missing layers.
    ///
    /// # Errors
    /// The first number that is out of range for a click.
    pub fn from_numbers(puzzle: PuzzleId, [grip, direction, mask]: [i64; 3]) -> Result<Self, BadClick> {
        let found = grip;
        let Some(grip) = u16::try_from(grip).ok().filter(|g| *g < GRIPS) else {
            return Err(BadClick::NoSuchGrip(found));
        };
        if grip % 27 == 26 {
            return Err(BadClick::Core { grip, cell: LETTERS[usize::from(grip / 27)] });
        }
        let positive = match direction {
            1 => true,
            -1 => false,
            found => return Err(BadClick::NoSuchDirection(found)),
        };
        let slices = slices(puzzle, mask)?;
        Ok(Self { grip, positive, slices })
    }

    /// Replaces direction 2 or -2, written by some programs but not by MC4D for a half turn about a face, by the
    /// quarter turn to be made twice. `None` for other clicks, and if the puzzle's logs are not lenient.
    pub fn half_of_turn(puzzle: PuzzleId, [grip, sense, mask]: [i64; 3]) -> Option<[i64; 3]> {
        let is_lenient = puzzle.def().log.is_some_and(|log| log.lenient);
        let toward = u16::try_from(grip).ok().and_then(direction)?;
        let is_face = toward.iter().filter(|c| **c != 0).count() == 1;
        (is_lenient && is_face && (sense == 2 || sense == -2)).then_some([grip, sense / 2, mask])
    }

    /// Formats the click for [`numbers`](Self::numbers) and [`from_numbers`](Self::from_numbers).
    pub fn token(self) -> String {
        format!("{},{},{}", self.grip, if self.positive { 1 } else { -1 }, self.slices.mask())
    }
}

fn slices(puzzle: PuzzleId, mask: i64) -> Result<Slices, BadClick> {
    let def = puzzle.def();
    if let Some(slices) = Slices::of_mask(mask, def.size) {
        return Ok(slices);
    }
    let most = layers::whole(def.size);
    match (def.log, mask) {
        (Some(LogPuzzle { lenient: true, .. }), -1) => Ok(Slices::whole(def.size)),
        (Some(LogPuzzle { lenient: true, .. }), 0) => Ok(Slices::NEAR),
        // Bits of missing layers turn nothing, but the click still counts.
        (Some(LogPuzzle { lenient: true, .. }), 1..) => {
            Ok(Slices::of_mask(mask & i64::from(most), def.size).unwrap_or(Slices::none(def.size)))
        }
        (_, found) if def.size == 2 => Err(BadClick::NoSuchMask(found)),
        (_, found) => Err(BadClick::NoSuchLayers { found, most }),
    }
}

fn number(field: Field, text: &str) -> Result<i64, BadClick> {
    let text = text.trim_start();
    let digits = text.strip_prefix('-').unwrap_or(text);
    let plain = text.len() <= LONGEST_NUMBER && digits.chars().all(|c| c.is_ascii_digit());
    let value = if plain { text.parse().ok() } else { None };
    value.ok_or_else(|| BadClick::NotANumber { field, found: crate::puzzle::text::excerpt(text) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_click_is_its_token() {
        let puzzles = PuzzleId::ALL.into_iter().filter(|puzzle| puzzle.def().log.is_some());
        for (puzzle, grip) in puzzles.flat_map(|puzzle| (0..GRIPS).map(move |grip| (puzzle, grip))) {
            let slices = || Slices::all(puzzle.def().size);
            let turns = [false, true].into_iter().flat_map(|positive| slices().map(move |slices| (positive, slices)));
            for (positive, slices) in turns.filter(|_| grip % 27 != 26) {
                let click = Click { grip, positive, slices };
                let read = Click::numbers(&click.token()).and_then(|numbers| Click::from_numbers(puzzle, numbers));
                assert_eq!(read, Ok(click));
                let across = click.from_opposite_cell(puzzle.def().size);
                assert_eq!((across.to_move(puzzle), across.grip / 27), (click.to_move(puzzle), 7 - grip / 27));
            }
        }
    }

    #[test]
    fn what_is_no_click_is_named() {
        let read = |numbers| Click::from_numbers(PuzzleId::Tess2, numbers);
        let fault = |token| Click::numbers(token).and_then(read).expect_err(token);
        let not_a_number = |field, found: &str| BadClick::NotANumber { field, found: found.into() };
        assert_eq!(fault("7"), BadClick::FieldCount(1));
        assert_eq!(fault("7,1,1,1"), BadClick::FieldCount(4));
        assert_eq!(fault("7,x,1"), not_a_number(Field::Direction, "x"));
        assert_eq!(fault("7,+1,1"), not_a_number(Field::Direction, "+1"));
        assert_eq!(fault("7,1,"), not_a_number(Field::Mask, ""));
        assert_eq!(fault("-,1,1"), not_a_number(Field::Grip, "-"));
        assert_eq!(fault("99999999999,1,1"), not_a_number(Field::Grip, "99999999999"));
        assert_eq!(fault("216,1,1"), BadClick::NoSuchGrip(216));
        assert_eq!(fault("-5,1,1"), BadClick::NoSuchGrip(-5));
        assert_eq!(fault("26,1,1"), BadClick::Core { grip: 26, cell: 'I' });
        assert_eq!(fault("7,0,1"), BadClick::NoSuchDirection(0));
        assert_eq!(fault("7,1,4"), BadClick::NoSuchMask(4));
    }
}
