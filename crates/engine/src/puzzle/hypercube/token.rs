//! A click as text: MC4D's token `grip,direction,mask`.

use std::fmt;

use super::grips::{Click, GRIPS, Slices, direction};
use super::{LETTERS, layers};
use crate::puzzle::{LogPuzzle, PuzzleId};

/// The longest number that MC4D reads, in characters with its sign.
const LONGEST_NUMBER: usize = 10;

/// One of the three numbers of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The first number: the grip.
    Grip,
    /// The second number: the direction, +1 or -1.
    Direction,
    /// The third number: the mask of the slices.
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
    /// Not three numbers separated by commas. It holds the number of fields found, `found != 3`.
    #[error("{0} numbers instead of 3")]
    FieldCount(usize),
    /// Not a decimal number of at most ten characters, with a minus sign or none.
    #[error("the {field} is {found:?}, which is not a whole number of at most ten characters")]
    NotANumber {
        /// The number at fault.
        field: Field,
        /// The text found; empty if there is none.
        found: String,
    },
    /// A grip that does not exist: outside `0 <= grip < 216`. It holds the number found.
    #[error("there is no grip {0}; the last is {last}", last = GRIPS - 1)]
    NoSuchGrip(i64),
    /// The core of a cell, which turns nothing.
    #[error("grip {grip} is the core of cell {cell}, which turns nothing")]
    Core {
        /// The grip, `grip % 27 == 26`.
        grip: u16,
        /// The letter of its cell.
        cell: char,
    },
    /// A direction other than 1 and -1. It holds the number found.
    #[error("the direction is {0} instead of 1 or -1")]
    NoSuchDirection(i64),
    /// A mask other than 1, 2 and 3 on the hypercube of size two. It holds the number found.
    #[error("the mask is {0} instead of 1, 2 or 3")]
    NoSuchMask(i64),
    /// A mask that names no layers of a larger hypercube.
    #[error("the mask is {found} instead of a number from 1 to {most}")]
    NoSuchLayers {
        /// The number found.
        found: i64,
        /// The mask of all layers.
        most: u8,
    },
}

impl Click {
    /// Reads three numbers separated by commas, without checking their ranges; blanks after a comma are allowed.
    ///
    /// # Errors
    /// [`BadClick::FieldCount`] or [`BadClick::NotANumber`].
    pub fn numbers(token: &str) -> Result<[i64; 3], BadClick> {
        let fields: Vec<&str> = token.split(',').collect();
        let [grip, direction, mask] = fields[..] else { return Err(BadClick::FieldCount(fields.len())) };
        Ok([number(Field::Grip, grip)?, number(Field::Direction, direction)?, number(Field::Mask, mask)?])
    }

    /// The click on a puzzle with these numbers: grip, direction, mask. Where logs are read as MC4D opens them
    /// ([`LogPuzzle::lenient`]), a mask may have other bits than those of the layers.
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

    /// The numbers of the quarter turn that a half turn about a face with these numbers is twice; `None` for other clicks, and where
    /// logs are not read as MC4D opens them. Its direction is 2 or -2, which MC4D never writes, but other programs do.
    pub fn half_of_turn(puzzle: PuzzleId, [grip, sense, mask]: [i64; 3]) -> Option<[i64; 3]> {
        let is_lenient = puzzle.def().log.is_some_and(|log| log.lenient);
        let toward = u16::try_from(grip).ok().and_then(direction)?;
        let is_face = toward.iter().filter(|c| **c != 0).count() == 1;
        (is_lenient && is_face && (sense == 2 || sense == -2)).then_some([grip, sense / 2, mask])
    }

    /// The token of this click, which [`numbers`](Self::numbers) and [`from_numbers`](Self::from_numbers) read back.
    pub fn token(self) -> String {
        format!("{},{},{}", self.grip, if self.positive { 1 } else { -1 }, self.slices.mask())
    }
}

/// The layers of a puzzle that a mask names.
fn slices(puzzle: PuzzleId, mask: i64) -> Result<Slices, BadClick> {
    let def = puzzle.def();
    if let Some(slices) = Slices::of_mask(mask, def.size) {
        return Ok(slices);
    }
    let most = layers::whole(def.size);
    match (def.log, mask) {
        (Some(LogPuzzle { lenient: true, .. }), -1) => Ok(Slices::whole(def.size)),
        (Some(LogPuzzle { lenient: true, .. }), 0) => Ok(Slices::NEAR),
        // Bits of layers that the puzzle does not have turn nothing; a mask of nothing else still is a click.
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
