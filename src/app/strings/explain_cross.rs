//! Databases of first crosses, and their rows, in words.

use super::explain::{self, Fault};
use super::numbers::grouped;
use super::{Language, cross as say, faults};
use crate::app::files::FileError;
use crate::export::sqlite::{COLUMNS, DatabaseError, TABLE};
use crate::solve::cube3::cross_rows::{Checked, Right, RowFault};
use crate::tables::TableError;

/// A database that could not be written or read.
pub fn database(language: Language, error: DatabaseError) -> Fault {
    let fault = |what: String, advice: super::Text<0>| Fault::new(what, advice.say(language).into());
    let (fault, path) = match error {
        DatabaseError::Stopped => return explain::table(language, &TableError::Stopped),
        DatabaseError::Place(error) => return explain::file(language, &error.into()),
        DatabaseError::Make { reason } => {
            return fault(say::DATABASE_MAKE.fill(language, [&reason]), say::DATABASE_MAKE_DO);
        }
        DatabaseError::Read { path, source } => return explain::file(language, &FileError::Read { path, source }),
        DatabaseError::NotAFile { path } => {
            (fault(faults::READ_NOT_A_FILE.say(language).into(), say::DATABASE_FOREIGN_DO), path)
        }
        DatabaseError::InUse { beside } => {
            (fault(say::DATABASE_IN_USE.say(language).into(), say::DATABASE_IN_USE_DO), beside)
        }
        DatabaseError::Foreign { path } => {
            (fault(say::DATABASE_FOREIGN.say(language).into(), say::DATABASE_FOREIGN_DO), path)
        }
        DatabaseError::Cut { path, found, expected } => {
            let what = say::DATABASE_CUT.fill(language, [&grouped(found), &grouped(expected)]);
            (fault(what, say::DATABASE_DAMAGED_DO), path)
        }
        DatabaseError::Damaged { path, reason } => {
            (fault(say::DATABASE_DAMAGED.fill(language, [&reason]), say::DATABASE_DAMAGED_DO), path)
        }
        DatabaseError::NoTable { path } => {
            (fault(say::DATABASE_NO_TABLE.fill(language, [&TABLE]), say::DATABASE_FOREIGN_DO), path)
        }
        DatabaseError::Columns { path, found } => {
            let found: Vec<String> = found.iter().map(|(name, kind)| format!("{name} {kind}").trim().into()).collect();
            let what = say::DATABASE_COLUMNS.fill(language, [&TABLE, &COLUMNS.join(", "), &found.join(", ")]);
            (fault(what, say::DATABASE_FOREIGN_DO), path)
        }
    };
    fault.at(faults::AT_FILE.fill(language, [&path.display()]))
}

/// A table with rows that are wrong.
pub fn rows(language: Language, checked: &Checked) -> Fault {
    let what = say::ROWS_WRONG.fill(language, [&TABLE, &grouped(checked.count)]);
    Fault::new(what, say::ROWS_WRONG_DO.say(language).into())
}

/// A row that is wrong: which, and what was expected.
pub fn row(language: Language, fault: &RowFault) -> String {
    let expected = |right: &Right| say::ROW_RIGHT.fill(language, [&right.length, &right.quarters, &right.code]);
    match fault {
        RowFault::NoNumber { row, id: None } => say::ROW_NO_NUMBER.fill(language, [row]),
        RowFault::NoNumber { id: Some(id), .. } => say::ROW_NO_NUMBER_OF.fill(language, [id]),
        RowFault::StrangeId { id } => say::ROW_STRANGE.fill(language, [id]),
        RowFault::Twice { id } => say::ROW_TWICE.fill(language, [id]),
        RowFault::NoCode { id, code, right } => say::ROW_NO_CODE.fill(language, [id, code, &expected(right)]),
        RowFault::Unsolved { id, code, right } => say::ROW_UNSOLVED.fill(language, [id, code, &expected(right)]),
        RowFault::Longer { id, code, length, quarters, right } => {
            say::ROW_LONGER.fill(language, [id, code, length, quarters, &expected(right)])
        }
        RowFault::Missing { id, right } => say::ROW_MISSING.fill(language, [id, &expected(right)]),
    }
}
