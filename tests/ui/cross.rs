//! The database of first crosses, saved from the window.

use crate::support;
use crate::support::desk::Desk;
use crate::support::program::{ended, unfold};
use unfold::app::dialog::Dialog;
use unfold::app::{Command, Input};
use unfold::engine::control::Control;
use unfold::engine::puzzle::PuzzleId;
use unfold::export::sqlite;
use unfold::model::choices::View;

/// The rows of a database.
fn rows(path: &std::path::Path) -> Vec<(Option<i64>, Option<i64>)> {
    let mut rows = Vec::new();
    sqlite::read(path, &Control::new(), |id, code| rows.push((id, code))).expect("a database of first crosses");
    rows
}

/// The window on the page of first crosses.
fn desk() -> Desk {
    let mut desk = Desk::new(PuzzleId::Cube3, support::tables::folder());
    desk.apply(Command::SetView(View::Crosses));
    desk
}

#[test]
fn the_database_saved_from_the_page_is_that_of_the_command_line() {
    let mut desk = desk();
    let (ours, theirs) = (desk.file("window.db"), desk.file("command.db"));
    desk.click("Save database…");
    // The name is completed.
    desk.type_path(&desk.file("window"), "Save");
    desk.wait("the database", |desk| desk.app().crosses_progress().is_none());
    assert!(desk.app().news().contains("window.db") && desk.app().news().contains("190"), "{}", desk.app().news());
    let (code, _, err) = ended(unfold(&["cross", "--db", &theirs.display().to_string()]));
    assert_eq!(code, 0, "{err}");
    let rows = rows(&ours);
    assert_eq!(rows.len(), 190_080);
    assert_eq!(rows, self::rows(&theirs));
    let (code, out, _) = ended(unfold(&["cross", "--verify", &ours.display().to_string()]));
    assert_eq!(code, 0, "{out}");
}

#[test]
fn a_file_that_is_there_is_replaced_only_when_that_is_confirmed() {
    let mut desk = desk();
    let path = desk.file("mine.db");
    std::fs::write(&path, "mine").expect("writable");
    desk.click("Save database…");
    desk.type_path(&path, "Save");
    assert!(matches!(desk.app().dialog(), Some(Dialog::Replace { .. })));
    desk.click("Cancel");
    assert_eq!(std::fs::read(&path).expect("there"), b"mine");
    desk.click("Save database…");
    desk.type_path(&path, "Save");
    desk.click("Replace");
    desk.wait("the database", |desk| desk.app().crosses_progress().is_none());
    assert_eq!(rows(&path).len(), 190_080);
}

#[test]
fn what_is_stopped_or_refused_leaves_nothing_behind() {
    let mut desk = desk();
    let path = desk.file("stopped.db");
    desk.apply(Command::SaveCrosses);
    desk.apply(Input::TypePath(path.display().to_string()));
    // Stopped before a frame has passed: the work takes some tenths of a second.
    desk.window.state_mut().apply(Command::Accept);
    assert!(desk.app().crosses_progress().is_some() && !desk.app().is_possible(&Command::SaveCrosses));
    assert!(desk.app().leaving().saving, "whoever leaves now is asked");
    desk.window.state_mut().apply(Command::StopCrosses);
    desk.wait("the end", |desk| desk.app().crosses_progress().is_none());
    assert!(desk.app().news().contains("stopped"), "{}", desk.app().news());
    assert!(!path.exists());
    let left: Vec<_> =
        std::fs::read_dir(desk.folder.path()).expect("a folder").map(|e| e.expect("entry").path()).collect();
    assert_eq!(left.iter().filter(|path| path.is_file()).count(), 0, "{left:?}");
    desk.click("Save database…");
    desk.type_path(&desk.file("not/there/crosses.db"), "Save");
    assert!(matches!(desk.app().dialog(), Some(Dialog::Fault { .. })));
    assert!(desk.sees("The database was not written"));
}

#[test]
fn the_command_is_found_by_its_name() {
    let mut desk = desk();
    let found = desk.app().found("crosses database");
    assert_eq!(found.first().map(|row| row.id), Some("save-crosses"));
    desk.apply(Command::SaveCrosses);
    assert!(matches!(desk.app().dialog(), Some(Dialog::Path { .. })));
}
