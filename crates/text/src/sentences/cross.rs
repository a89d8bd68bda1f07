//! Wrong rows of a table of first crosses, in words.

use crate::{Phrase, cross as say};
use unfold_engine::puzzles::cube3::search::cross_rows::{Right, RowFault};

/// A wrong row, and the row that was expected.
pub fn row(fault: &RowFault) -> Phrase {
    let expected = |right: &Right| say::ROW_RIGHT.with([&right.length, &right.quarters, &right.code]);
    match fault {
        RowFault::NoNumber { row, id: None } => say::ROW_NO_NUMBER.with([row]),
        RowFault::NoNumber { id: Some(id), .. } => say::ROW_NO_NUMBER_OF.with([id]),
        RowFault::StrangeId { id } => say::ROW_STRANGE.with([id]),
        RowFault::Twice { id } => say::ROW_TWICE.with([id]),
        RowFault::NoCode { id, code, right } => say::ROW_NO_CODE.with([id, code, &expected(right)]),
        RowFault::Unsolved { id, code, right } => say::ROW_UNSOLVED.with([id, code, &expected(right)]),
        RowFault::Longer { id, code, length, quarters, right } => {
            say::ROW_LONGER.with([id, code, length, quarters, &expected(right)])
        }
        RowFault::Missing { id, right } => say::ROW_MISSING.with([id, &expected(right)]),
    }
}
