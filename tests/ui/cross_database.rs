//! Saving the database of first crosses from the window.

use crate::support::program::{run_program, unfold};
use crate::support::{self, window::TestWindow};
use unfold_app::command::{Command, CrossesCommand, FilesCommand, SettingsCommand, WindowCommand};
use unfold_app::{analysis, dialog::Dialog, export::sqlite, settings::choices::View};
use unfold_engine::{control::Control, puzzle::PuzzleId};

fn rows(path: &std::path::Path) -> Vec<(Option<i64>, Option<i64>)> {
    let mut rows = Vec::new();
    sqlite::read(path, &Control::new(), |id, code| rows.push((id, code))).expect("a database of first crosses");
    rows
}

/// A window on the page of first crosses.
fn window() -> TestWindow {
    let mut window = TestWindow::new(PuzzleId::Cube3, support::tables::folder());
    window.apply(SettingsCommand::SetView(View::Crosses));
    window
}

/// Waits until the crosses are listed, which moves the button, and then requests the database.
fn save(window: &mut TestWindow) {
    window.wait("the crosses are listed", |window| {
        analysis::current_findings(window.app()).is_some() && !window.has_text("Searching…")
    });
    window.click("Save database…");
}

#[test]
fn the_saved_database_equals_that_of_the_command_line() {
    let mut window = window();
    let (ours, theirs) = (window.file("window.db"), window.file("command.db"));
    save(&mut window);
    // The program adds the extension.
    window.type_path(&window.file("window"), "Save");
    window.wait("the database", |window| window.app().crosses.progress().is_none());
    assert!(
        window.app().news().contains("window.db") && window.app().news().contains("190"),
        "{}",
        window.app().news()
    );
    let (code, _, err) = run_program(unfold(&["cross", "--db", &theirs.display().to_string()]));
    assert_eq!(code, 0, "{err}");
    let rows = rows(&ours);
    assert_eq!(rows.len(), 190_080);
    assert_eq!(rows, self::rows(&theirs));
    let (code, out, _) = run_program(unfold(&["cross", "--verify", &ours.display().to_string()]));
    assert_eq!(code, 0, "{out}");
}

#[test]
fn overwriting_a_file_needs_confirmation() {
    let mut window = window();
    let path = window.file("mine.db");
    std::fs::write(&path, "mine").expect("writable");
    save(&mut window);
    window.type_path(&path, "Save");
    assert!(matches!(window.app().dialog.as_ref(), Some(Dialog::Replace { .. })));
    window.click("Cancel");
    assert_eq!(std::fs::read(&path).expect("there"), b"mine");
    save(&mut window);
    window.type_path(&path, "Save");
    window.click("Replace");
    window.wait("the database", |window| window.app().crosses.progress().is_none());
    assert_eq!(rows(&path).len(), 190_080);
}

#[test]
fn a_stopped_export_leaves_no_file_and_a_failed_one_is_reported() {
    let mut window = window();
    let path = window.file("stopped.db");
    window.apply(CrossesCommand::SaveCrosses);
    window.apply(FilesCommand::TypePath(path.display().to_string()));
    // Stopped before a frame has passed, since the export takes only some tenths of a second.
    window.harness.state_mut().apply(WindowCommand::Accept);
    assert!(
        window.app().crosses.progress().is_some()
            && !window.app().is_possible(&Command::Crosses(CrossesCommand::SaveCrosses))
    );
    assert!(unfold_app::session::update::quit_prompt(window.app()).saving, "whoever leaves now is asked");
    window.harness.state_mut().apply(CrossesCommand::StopCrosses);
    window.wait("the end", |window| window.app().crosses.progress().is_none());
    assert!(window.app().news().contains("stopped"), "{}", window.app().news());
    assert!(!path.exists());
    let left: Vec<_> =
        std::fs::read_dir(window.folder.path()).expect("a folder").map(|e| e.expect("entry").path()).collect();
    assert_eq!(left.iter().filter(|path| path.is_file()).count(), 0, "{left:?}");
    save(&mut window);
    window.type_path(&window.file("not/there/crosses.db"), "Save");
    assert!(matches!(window.app().dialog.as_ref(), Some(Dialog::Error { .. })));
    assert!(window.has_text("The database could not be saved"));
}

#[test]
fn the_command_is_found_by_its_name() {
    let mut window = window();
    let found = window.app().matching_commands("crosses database");
    assert_eq!(found.first().map(|row| row.id), Some("save-crosses"));
    window.apply(CrossesCommand::SaveCrosses);
    assert!(matches!(window.app().dialog.as_ref(), Some(Dialog::Path { .. })));
}
