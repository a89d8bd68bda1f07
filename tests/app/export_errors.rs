//! Error messages of exports, for programs that use the library.

use std::path::PathBuf;

use crate::support::error_text;
use unfold_app::export::{destination::WriteError, folder::FolderError, sqlite::DatabaseError};

#[test]
fn files_that_cannot_be_written_are_reported_with_the_cause() {
    let path = || PathBuf::from("out.csv");
    let source = || std::io::Error::other("no room");
    assert_eq!(error_text(WriteError::Write { path: path(), source: source() }), "cannot write out.csv: no room");
    assert_eq!(error_text(WriteError::Exists(path())), "out.csv is there already");
    let place = DatabaseError::from(WriteError::Write { path: path(), source: source() });
    assert_eq!(error_text(place), "cannot write out.csv: no room");
    assert_eq!(error_text(FolderError::Busy(path())), "another program is writing out.csv");
    let half = FolderError::PartlyReplaced { path: path(), source: source() };
    assert_eq!(error_text(half), "cannot replace out.csv, but other files of the folder are new already: no room");
}

#[test]
fn database_errors_state_what_was_found_and_expected() {
    let path = || PathBuf::from("c.db");
    let cut = DatabaseError::Truncated { path: path(), found: 10, expected: 4096 };
    assert_eq!(error_text(cut), "c.db has 10 bytes instead of 4096");
    let columns = |found| error_text(DatabaseError::Columns { path: path(), found });
    assert_eq!(
        columns(vec![("id".into(), "TEXT".into()), ("moves".into(), String::new())]),
        "the table \"first_cross\" of c.db has the columns id TEXT, moves instead of whole numbers id and moves"
    );
    assert!(columns(Vec::new()).contains("has no columns instead"));
}
