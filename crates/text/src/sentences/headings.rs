//! Error messages for puzzle names in the first line of a text, and for texts without a position.

use crate::{UserError, editor::puzzle_name, errors as say};
use unfold_engine::notation::heading::{NamedPuzzle, UnknownPuzzle};
use unfold_engine::puzzle::PuzzleId;

/// Describes an unknown puzzle name, and lists the known ones.
pub fn unknown(UnknownPuzzle(name): &UnknownPuzzle) -> UserError {
    let names = PuzzleId::ALL.map(|puzzle| puzzle.def().name).join(", ");
    UserError::new(say::UNKNOWN_PUZZLE.with([name]), say::UNKNOWN_PUZZLE_DO.with([&names]))
}

/// Describes a text with nothing but comments and blank lines.
pub fn no_position() -> UserError {
    UserError::new(say::NO_POSITION, say::NO_POSITION_DO)
}

/// Checks that the puzzle named in the first line, if any, is the expected one.
///
/// # Errors
/// The text names another puzzle, or an unknown one.
pub fn check(puzzle: PuzzleId, named: &NamedPuzzle) -> Result<(), UserError> {
    match named {
        Err(error) => Err(unknown(error)),
        Ok(Some(found)) if *found != puzzle => {
            let what = say::TEXT_OF_OTHER.with([&puzzle_name(*found), &puzzle_name(puzzle)]);
            Err(UserError::new(what, say::TEXT_OF_OTHER_DO))
        }
        Ok(_) => Ok(()),
    }
}
