//! The texts about the 3x3x3.

use super::PuzzleTexts;
use crate::{Phrase, cross, editor, log_errors as say};
use unfold_engine::puzzles::cube3::search::cross_rows::{CrossRowError, ExpectedRow};

/// The texts.
pub(super) const TEXTS: PuzzleTexts = PuzzleTexts {
    name: editor::CUBE3,
    turn_whole: editor::TURN_WHOLE,
    position_hint: editor::POSITION_HINT,
    facelet_characters: |faces, colours| say::FACELETS_CHARACTER_CUBE_DO.with([&faces, &colours]),
    facelet_count: |faces| say::FACELETS_COUNT_CUBE_DO.with([&faces]),
    moves: say::CUBE_MOVE_DO,
};

/// A wrong row of a table of first crosses, and the row that was expected.
pub fn cross_row(fault: &CrossRowError) -> Phrase {
    let expected = |right: &ExpectedRow| cross::ROW_RIGHT.with([&right.length, &right.quarters, &right.code]);
    match fault {
        CrossRowError::NoNumber { row, id: None } => cross::ROW_NO_NUMBER.with([row]),
        CrossRowError::NoNumber { id: Some(id), .. } => cross::ROW_NO_NUMBER_OF.with([id]),
        CrossRowError::StrangeId(id) => cross::ROW_STRANGE.with([id]),
        CrossRowError::Twice(id) => cross::ROW_TWICE.with([id]),
        CrossRowError::NoCode { id, code, right } => cross::ROW_NO_CODE.with([id, code, &expected(right)]),
        CrossRowError::Unsolved { id, code, right } => cross::ROW_UNSOLVED.with([id, code, &expected(right)]),
        CrossRowError::Longer { id, code, length, quarters, right } => {
            cross::ROW_LONGER.with([id, code, length, quarters, &expected(right)])
        }
        CrossRowError::Missing { id, right } => cross::ROW_MISSING.with([id, &expected(right)]),
        other => other.to_string().into(),
    }
}
