//! Error messages of exports, for programs that use the library.

use std::path::PathBuf;

use crate::support::words;
use unfold_app::export::{folder::FolderError, place::PlaceError, sqlite::DatabaseError};

#[test]
fn files_that_cannot_be_written_are_named_with_the_cause() {
    let path = || PathBuf::from("out.csv");
    let source = || std::io::Error::other("no room");
    assert_eq!(words(PlaceError::Write { path: path(), source: source() }), "cannot write out.csv: no room");
    assert_eq!(words(PlaceError::Exists(path())), "out.csv is there already");
    let place = DatabaseError::from(PlaceError::Write { path: path(), source: source() });
    assert_eq!(words(place), "cannot write out.csv: no room");
    assert_eq!(words(FolderError::Busy(path())), "another program is writing out.csv");
    let half = FolderError::Half { path: path(), source: source() };
    assert_eq!(words(half), "cannot replace out.csv, but other files of the folder are new already: no room");
}

#[test]
fn databases_that_cannot_be_read_say_what_was_found() {
    let path = || PathBuf::from("c.db");
    let cut = DatabaseError::Cut { path: path(), found: 10, expected: 4096 };
    assert_eq!(words(cut), "c.db has 10 bytes instead of 4096");
    let columns = |found| words(DatabaseError::Columns { path: path(), found });
    assert_eq!(
        columns(vec![("id".into(), "TEXT".into()), ("moves".into(), String::new())]),
        "the table \"first_cross\" of c.db has the columns id TEXT, moves instead of whole numbers id and moves"
    );
    assert!(columns(Vec::new()).contains("has no columns instead"));
}
