//! The token that MC4D writes for a click: `grip,direction,mask`.

use std::fmt;

use super::grips::{Click, GRIPS, Slices, direction};
use super::{LETTERS, layers};
use crate::puzzle::{LogPuzzle, PuzzleId};

/// Maximum length of a number in MC4D, in characters including the sign.
const MAX_NUMBER_CHARS: usize = 10;

/// One of the three numbers in a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClickField {
    /// The first number: the grip.
    Grip,
    /// The second number: the direction, +1 or -1.
    Direction,
    /// The third number: the layer mask.
    Mask,
}

impl fmt::Display for ClickField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Grip => "grip",
            Self::Direction => "direction",
            Self::Mask => "mask",
        })
    }
}

/// The error for a token that is not a click.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ClickError {
    /// The token is not three numbers separated by commas. Holds the actual number of fields.
    #[error("{0} numbers instead of 3")]
    FieldCount(usize),
    /// A field is not a decimal integer of at most ten characters, a minus sign included.
    #[error("the {field} is {found:?}, which is not a whole number of at most ten characters")]
    NotANumber {
        /// The invalid field.
        field: ClickField,
        /// Text of the field, which may be empty; cut to an [`excerpt`](crate::puzzle::text::excerpt).
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
    /// The mask is out of range, on a hypercube larger than size 2.
    #[error("the mask is {found} instead of a number from 1 to {most}")]
    NoSuchLayers {
        /// The number in the token.
        found: i64,
        /// The mask of all layers.
        most: u8,
    },
}

impl Click {
    /// Parses three integers separated by commas, without checking their ranges; blanks before a number are allowed.
    ///
    /// # Errors
    /// [`ClickError::FieldCount`] or [`ClickError::NotANumber`].
    pub fn parse_numbers(token: &str) -> Result<[i64; 3], ClickError> {
        let fields: Vec<&str> = token.split(',').collect();
        let [grip, direction, mask] = fields[..] else { return Err(ClickError::FieldCount(fields.len())) };
        Ok([
            number(ClickField::Grip, grip)?,
            number(ClickField::Direction, direction)?,
            number(ClickField::Mask, mask)?,
        ])
    }

    /// Returns the click with these numbers: grip, direction, mask. If the puzzle's logs are lenient
    /// ([`LogPuzzle::lenient`]), the mask may be 0 for the cell's own layer or -1 for all layers, or have bits of missing layers.
    ///
    /// # Errors
    /// [`ClickError`] for the first number that is out of range.
    pub fn from_numbers(puzzle: PuzzleId, [grip, direction, mask]: [i64; 3]) -> Result<Self, ClickError> {
        let found = grip;
        let Some(grip) = u16::try_from(grip).ok().filter(|g| *g < GRIPS) else {
            return Err(ClickError::NoSuchGrip(found));
        };
        if grip % 27 == 26 {
            return Err(ClickError::Core { grip, cell: LETTERS[usize::from(grip / 27)] });
        }
        let positive = match direction {
            1 => true,
            -1 => false,
            found => return Err(ClickError::NoSuchDirection(found)),
        };
        let slices = slices(puzzle, mask)?;
        Ok(Self { grip, positive, slices })
    }

    /// Returns the quarter turn to be made twice for direction 2 or -2, which some programs, but not MC4D, write for a
    /// half turn about a face. `None` for other clicks, and if the puzzle's logs are not lenient.
    pub fn quarter_of_half_turn(puzzle: PuzzleId, [grip, sense, mask]: [i64; 3]) -> Option<[i64; 3]> {
        let is_lenient = puzzle.def().log.is_some_and(|log| log.lenient);
        let toward = u16::try_from(grip).ok().and_then(direction)?;
        let is_face = toward.iter().filter(|c| **c != 0).count() == 1;
        (is_lenient && is_face && (sense == 2 || sense == -2)).then_some([grip, sense / 2, mask])
    }

    /// Formats the click for [`parse_numbers`](Self::parse_numbers) and [`from_numbers`](Self::from_numbers).
    pub fn token(self) -> String {
        format!("{},{},{}", self.grip, if self.positive { 1 } else { -1 }, self.slices.mask())
    }
}

fn slices(puzzle: PuzzleId, mask: i64) -> Result<Slices, ClickError> {
    let def = puzzle.def();
    if let Some(slices) = Slices::from_mask(mask, def.size) {
        return Ok(slices);
    }
    let most = layers::all_layers(def.size);
    match (def.log, mask) {
        (Some(LogPuzzle { lenient: true, .. }), -1) => Ok(Slices::whole(def.size)),
        (Some(LogPuzzle { lenient: true, .. }), 0) => Ok(Slices::OUTER),
        // Bits of missing layers turn nothing, but the click still counts.
        (Some(LogPuzzle { lenient: true, .. }), 1..) => {
            Ok(Slices::from_mask(mask & i64::from(most), def.size).unwrap_or(Slices::none(def.size)))
        }
        (_, found) if def.size == 2 => Err(ClickError::NoSuchMask(found)),
        (_, found) => Err(ClickError::NoSuchLayers { found, most }),
    }
}

fn number(field: ClickField, text: &str) -> Result<i64, ClickError> {
    let text = text.trim_start();
    let digits = text.strip_prefix('-').unwrap_or(text);
    let plain = text.len() <= MAX_NUMBER_CHARS && digits.chars().all(|c| c.is_ascii_digit());
    let value = if plain { text.parse().ok() } else { None };
    value.ok_or_else(|| ClickError::NotANumber { field, found: crate::puzzle::text::excerpt(text) })
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
                let read =
                    Click::parse_numbers(&click.token()).and_then(|numbers| Click::from_numbers(puzzle, numbers));
                assert_eq!(read, Ok(click));
                let across = click.from_opposite_cell(puzzle.def().size);
                assert_eq!((across.to_move(puzzle), across.grip / 27), (click.to_move(puzzle), 7 - grip / 27));
            }
        }
    }

    #[test]
    fn invalid_tokens_name_the_faulty_field() {
        let read = |numbers| Click::from_numbers(PuzzleId::Tess2, numbers);
        let fault = |token| Click::parse_numbers(token).and_then(read).expect_err(token);
        let not_a_number = |field, found: &str| ClickError::NotANumber { field, found: found.into() };
        assert_eq!(fault("7"), ClickError::FieldCount(1));
        assert_eq!(fault("7,1,1,1"), ClickError::FieldCount(4));
        assert_eq!(fault("7,x,1"), not_a_number(ClickField::Direction, "x"));
        assert_eq!(fault("7,+1,1"), not_a_number(ClickField::Direction, "+1"));
        assert_eq!(fault("7,1,"), not_a_number(ClickField::Mask, ""));
        assert_eq!(fault("-,1,1"), not_a_number(ClickField::Grip, "-"));
        assert_eq!(fault("99999999999,1,1"), not_a_number(ClickField::Grip, "99999999999"));
        assert_eq!(fault("216,1,1"), ClickError::NoSuchGrip(216));
        assert_eq!(fault("-5,1,1"), ClickError::NoSuchGrip(-5));
        assert_eq!(fault("26,1,1"), ClickError::Core { grip: 26, cell: 'I' });
        assert_eq!(fault("7,0,1"), ClickError::NoSuchDirection(0));
        assert_eq!(fault("7,1,4"), ClickError::NoSuchMask(4));
    }
}
