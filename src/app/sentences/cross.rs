//! Databases of first crosses, and their rows, in words.

use super::describe::{self, UserError};
use crate::app::file_error::FileError;
use crate::export::sqlite::{COLUMNS, DatabaseError, TABLE};
use crate::i18n::numbers::grouped;
use crate::i18n::{Phrase, cross as say, errors};
use unfold_engine::puzzles::cube3::search::cross_rows::{Checked, Right, RowFault};
use unfold_engine::tables::TableError;

/// A database that could not be written or read.
pub fn database(error: DatabaseError) -> UserError {
    let (fault, path) = match error {
        DatabaseError::Stopped => return describe::table(&TableError::Stopped),
        DatabaseError::Place(error) => return describe::file(&error.into()),
        DatabaseError::Make { reason } => {
            return UserError::new(say::DATABASE_MAKE.with([&reason]), say::DATABASE_MAKE_DO);
        }
        DatabaseError::Read { path, source } => return describe::file(&FileError::Read { path, source }),
        DatabaseError::NotAFile { path } => (UserError::new(errors::READ_NOT_A_FILE, say::DATABASE_FOREIGN_DO), path),
        DatabaseError::InUse { beside } => (UserError::new(say::DATABASE_IN_USE, say::DATABASE_IN_USE_DO), beside),
        DatabaseError::Foreign { path } => (UserError::new(say::DATABASE_FOREIGN, say::DATABASE_FOREIGN_DO), path),
        DatabaseError::Cut { path, found, expected } => {
            let what = say::DATABASE_CUT.with([&grouped(found), &grouped(expected)]);
            (UserError::new(what, say::DATABASE_DAMAGED_DO), path)
        }
        DatabaseError::Damaged { path, reason } => {
            (UserError::new(say::DATABASE_DAMAGED.with([&reason]), say::DATABASE_DAMAGED_DO), path)
        }
        DatabaseError::NoTable { path } => {
            (UserError::new(say::DATABASE_NO_TABLE.with([&TABLE]), say::DATABASE_FOREIGN_DO), path)
        }
        DatabaseError::Columns { path, found } => {
            let found: Vec<String> = found.iter().map(|(name, kind)| format!("{name} {kind}").trim().into()).collect();
            let what = say::DATABASE_COLUMNS.with([&TABLE, &COLUMNS.join(", "), &found.join(", ")]);
            (UserError::new(what, say::DATABASE_FOREIGN_DO), path)
        }
    };
    fault.at(describe::at_file(&path))
}

/// A table with rows that are wrong.
pub fn rows(checked: &Checked) -> UserError {
    let what = say::ROWS_WRONG.with([&TABLE, &grouped(checked.count)]);
    UserError::new(what, say::ROWS_WRONG_DO)
}

/// A row that is wrong: which, and what was expected.
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
