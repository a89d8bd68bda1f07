//! Error messages for databases of first crosses.

use crate::export::file_error::FileError;
use crate::export::sqlite::{COLUMNS, DatabaseError, TABLE};
use crate::puzzles::crosses::cross_rows::CrossRowsReport;
use unfold_engine::tables::TableError;
use unfold_text::{UserError, cross as say, errors, numbers::grouped, sentences::describe};

/// Describes a failure to write or read a database.
pub fn database(error: DatabaseError) -> UserError {
    let (error, path) = match error {
        DatabaseError::Stopped => return describe::table(&TableError::Stopped),
        DatabaseError::Tables(error) => return describe::table(&error),
        DatabaseError::Write(error) => return FileError::from(error).explain(),
        DatabaseError::Make(reason) => {
            return UserError::new(say::DATABASE_MAKE.with([&reason]), say::DATABASE_MAKE_DO);
        }
        DatabaseError::Read { path, source } => return FileError::Read { path, source }.explain(),
        DatabaseError::NotAFile(path) => (UserError::new(errors::READ_NOT_A_FILE, say::DATABASE_FOREIGN_DO), path),
        DatabaseError::InUse(beside) => (UserError::new(say::DATABASE_IN_USE, say::DATABASE_IN_USE_DO), beside),
        DatabaseError::NotADatabase(path) => (UserError::new(say::DATABASE_FOREIGN, say::DATABASE_FOREIGN_DO), path),
        DatabaseError::Truncated { path, found, expected } => {
            let what = say::DATABASE_CUT.with([&grouped(found), &grouped(expected)]);
            (UserError::new(what, say::DATABASE_DAMAGED_DO), path)
        }
        DatabaseError::Damaged { path, reason } => {
            (UserError::new(say::DATABASE_DAMAGED.with([&reason]), say::DATABASE_DAMAGED_DO), path)
        }
        DatabaseError::NoTable(path) => {
            (UserError::new(say::DATABASE_NO_TABLE.with([&TABLE]), say::DATABASE_FOREIGN_DO), path)
        }
        DatabaseError::Columns { path, found } => {
            let found: Vec<String> = found.iter().map(|(name, kind)| format!("{name} {kind}").trim().into()).collect();
            let what = say::DATABASE_COLUMNS.with([&TABLE, &COLUMNS.join(", "), &found.join(", ")]);
            (UserError::new(what, say::DATABASE_FOREIGN_DO), path)
        }
    };
    error.with_place(describe::at_file(&path))
}

/// Describes a table with wrong rows.
pub fn rows(checked: &CrossRowsReport) -> UserError {
    let what = say::ROWS_WRONG.with([&TABLE, &grouped(checked.fault_count)]);
    UserError::new(what, say::ROWS_WRONG_DO)
}
