//! Managing tables in the window and on the command line.

use std::path::Path;
use std::process::Command as Process;

use crate::support::{self, temporary, window::TestWindow};
use unfold_app::command::{HistoryCommand, SearchCommand, TablesCommand};
use unfold_app::system::{free_space::SpaceQuery, settings_file};
use unfold_app::{dialog::Dialog, free_space::FreeSpace, tables::status::TableTask};
use unfold_engine::tables::spec::{self, TableSpec};
use unfold_engine::tables::store::{FileState, Tables};
use unfold_engine::{control::Control, puzzle::PuzzleId};
use unfold_text::Language;

const SMALL_TABLE: &str = "cube3-slice-twist";
const SIZE: [f32; 2] = [1280.0, 800.0];

fn spec(name: &str) -> &'static TableSpec {
    spec::find(name).expect("a table")
}

/// A folder with a copy of the table [`SMALL_TABLE`].
fn with_small_table() -> tempfile::TempDir {
    let folder = temporary();
    let tables = Tables::open(folder.path());
    assert!(support::tables::shared_tables().copy_to(&tables, spec(SMALL_TABLE), &Control::new()).expect("written"));
    folder
}

fn window(tables: &Path) -> TestWindow {
    let mut window = TestWindow::with_size(tables, Language::ENGLISH, SIZE);
    window.apply(HistoryCommand::SwitchTo(PuzzleId::Cube3));
    window
}

fn wait_for_task(window: &mut TestWindow) {
    window.wait("all files looked at", |window| window.app().tables.task().is_none());
}

fn file_state(window: &TestWindow, name: &str) -> Option<FileState> {
    unfold_app::tables::status(window.app(), spec(name)).file
}

#[test]
fn each_table_shows_its_purpose_size_and_state() {
    let tables = with_small_table();
    std::fs::write(tables.path().join("cube3-corners.table"), b"not a table").expect("written");
    let mut window = window(tables.path());
    window.open_menu("Tables");
    window.click("Tables…");
    wait_for_task(&mut window);
    for spec in spec::built_by_default() {
        let state = match spec.name.as_str() {
            SMALL_TABLE => FileState::Good,
            "cube3-corners" => FileState::Damaged,
            _ => FileState::Absent,
        };
        assert_eq!(file_state(&window, &spec.name), Some(state), "{}", spec.name);
    }
    for text in
        ["lets a search start at once", "0.5 MB", "saved", "damaged, will be rebuilt", "not built", "MB free on"]
    {
        assert!(window.has_text(text), "{text}");
    }
    assert!(window.has_text(&tables.path().display().to_string()), "where they are kept");
    assert!(window.app().news().contains("cube3-corners"), "{}", window.app().news());
}

#[test]
fn a_removed_table_is_rebuilt_and_a_truncated_one_detected() {
    let tables = with_small_table();
    let mut window = window(tables.path());
    window.apply(TablesCommand::Tables);
    wait_for_task(&mut window);
    window.click(&format!("Remove {SMALL_TABLE}"));
    wait_for_task(&mut window);
    assert_eq!(file_state(&window, SMALL_TABLE), Some(FileState::Absent));
    assert_eq!(std::fs::read_dir(tables.path()).expect("a folder").count(), 0);
    window.click(&format!("Build {SMALL_TABLE}"));
    wait_for_task(&mut window);
    assert_eq!(file_state(&window, SMALL_TABLE), Some(FileState::Good));
    assert_eq!(file_state(&window, "cube3-phase1"), Some(FileState::Absent), "no more is built than asked for");

    let path = tables.path().join(format!("{SMALL_TABLE}.table"));
    let bytes = std::fs::read(&path).expect("the table");
    std::fs::remove_file(&path).expect("removed");
    std::fs::write(&path, &bytes[..bytes.len() / 2]).expect("written");
    window.click("Check");
    wait_for_task(&mut window);
    assert_eq!(file_state(&window, SMALL_TABLE), Some(FileState::Damaged));
}

#[test]
fn a_stopped_build_leaves_no_damaged_table() {
    let tables = temporary();
    let mut window = window(tables.path());
    window.apply(TablesCommand::Tables);
    wait_for_task(&mut window);
    window.click("Build all");
    assert!(window.app().tables.task().is_some());
    window.wait("a table is at work", |window| window.app().tables.task().is_some_and(|(_, table, _)| table.is_some()));
    window.click("Cancel");
    wait_for_task(&mut window);
    assert!(window.app().news().contains("Cancelled"), "{}", window.app().news());
    let store = Tables::open(tables.path());
    assert!(spec::built_by_default().all(|spec| store.file_state(spec) != FileState::Damaged));
}

#[test]
fn moved_tables_are_found_at_the_next_start() {
    let tables = with_small_table();
    let other = temporary();
    let there = other.path().join("on another disk");
    let mut window = window(tables.path());
    window.apply(TablesCommand::Tables);
    wait_for_task(&mut window);
    window.click("Move…");
    window.type_path(&there, "Move");
    wait_for_task(&mut window);
    assert_eq!(window.app().tables_folder(), there);
    assert!(Tables::open(there.clone()).file_state(spec(SMALL_TABLE)) == FileState::Good);
    assert_eq!(std::fs::read_dir(tables.path()).expect("a folder").count(), 0);

    window.harness.state_mut().close();
    let TestWindow { folder, harness, .. } = window;
    drop(harness);
    assert_eq!(settings_file::table_folder(&folder.path().join("settings")).expect("settings"), Some(there.clone()));
    let mut window = TestWindow::start(folder, tables.path(), Language::ENGLISH, SIZE);
    assert_eq!(window.app().tables_folder(), there);
    window.apply(TablesCommand::Tables);
    wait_for_task(&mut window);
    window.click("Move back");
    wait_for_task(&mut window);
    assert_eq!(window.app().tables_folder(), tables.path());
    assert!(window.app().settings.tables.is_none());
    assert_eq!(file_state(&window, SMALL_TABLE), Some(FileState::Good));
}

#[test]
fn a_failed_move_loses_nothing() {
    let tables = with_small_table();
    let blocked = tables.path().join("a file");
    std::fs::write(&blocked, b"in the way").expect("written");
    let mut window = window(tables.path());
    window.apply(TablesCommand::RunTask(TableTask::Move(blocked.join("below"))));
    wait_for_task(&mut window);
    let Some(Dialog::Error { error, .. }) = window.app().dialog.as_ref() else {
        panic!("{:?}", window.app().dialog.as_ref())
    };
    assert!(error.line(Language::ENGLISH).contains("below"), "{error:?}");
    assert_eq!(window.app().tables_folder(), tables.path());
    assert_eq!(Tables::open(tables.path()).file_state(spec(SMALL_TABLE)), FileState::Good);
}

#[test]
fn a_slow_build_does_not_start_without_enough_space() {
    let tables = temporary();
    let mut window = window(tables.path());
    let ask = |_: &Path| FreeSpace { disk: Some(1 << 20), memory: Some(1 << 40), total_memory: Some(1 << 40) };
    window.harness.state_mut().set_space_query(SpaceQuery { ask, timeout: support::WAIT_TIMEOUT });
    window.apply(TablesCommand::RunTask(TableTask::Build(Some("cube3-optimal-9"))));
    wait_for_task(&mut window);
    let Some(Dialog::Error { error, .. }) = window.app().dialog.as_ref() else {
        panic!("{:?}", window.app().dialog.as_ref())
    };
    assert!(error.line(Language::ENGLISH).contains("only 1.0 MB are free in"), "{error:?}");
    assert_eq!(std::fs::read_dir(tables.path()).expect("a folder").count(), 0);
}

#[test]
fn low_space_is_reported_before_a_search() {
    let tables = temporary();
    let mut window = window(tables.path());
    let app = |window: &mut unfold_solver::ui::Window, ask| {
        window.set_space_query(SpaceQuery { ask, timeout: support::WAIT_TIMEOUT });
    };
    app(window.harness.state_mut(), |_| FreeSpace {
        disk: Some(1 << 20),
        memory: Some(1 << 40),
        total_memory: Some(1 << 40),
    });
    window.type_position("R U F");
    window.apply(SearchCommand::Solve);
    assert!(matches!(window.app().dialog.as_ref(), Some(Dialog::LowSpace { .. })) && !window.app().search.is_running());
    assert!(window.has_text("only 1.0 MB are free in") && window.has_text("Move…"));
    window.click("Cancel");
    assert!(window.app().dialog.is_none() && !window.app().search.is_running());
    window.apply(SearchCommand::Solve);
    window.click("Continue");
    window.wait("a proof", |window| window.app().results().is_optimal() && !window.app().search.is_running());

    // There is no prompt if the tables exist.
    let mut window = self::window(support::tables::folder());
    app(window.harness.state_mut(), |_| FreeSpace { disk: Some(0), memory: Some(0), total_memory: Some(0) });
    window.type_position("R U F");
    window.apply(SearchCommand::Solve);
    assert!(window.app().dialog.is_none());
}

#[test]
fn a_script_moves_tables_and_finds_them_again() {
    let tables = with_small_table();
    let home = temporary();
    let there = home.path().join("elsewhere");
    let unfold = |arguments: &[&str]| {
        let mut process = Process::new(env!("CARGO_BIN_EXE_unfold-tested"));
        process.args(arguments).env("UNFOLD_HOME", home.path()).env("LC_ALL", "C");
        let output = process.output().expect("it runs");
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        (output.status.code(), text(&output.stdout), text(&output.stderr))
    };
    // The default tables folder in this home.
    let usual = home.path().join("cache").join("tables");
    std::fs::create_dir_all(&usual).expect("a folder");
    let name = format!("{SMALL_TABLE}.table");
    std::fs::copy(tables.path().join(&name), usual.join(&name)).expect("copied");
    let at = there.display().to_string();
    let (code, out, err) = unfold(&["tables", "move", &at]);
    assert_eq!(code, Some(0), "{out}{err}");
    assert!(out.contains(&at) && there.join(&name).is_file() && !usual.join(&name).exists());
    let (_, listed, _) = unfold(&["tables", "list", SMALL_TABLE]);
    assert!(listed.contains(&at) && listed.contains("good"), "{listed}");
    let (code, _, err) = unfold(&["tables", "build", SMALL_TABLE]);
    assert_eq!(code, Some(0), "{err}");
    assert!(!usual.exists() || !usual.join(&name).exists(), "it was found where it was moved to");
    assert!(
        !err.contains(&format!("{SMALL_TABLE}: built")) && err.contains("cube3-slice-flip") == err.contains("built"),
        "{err}"
    );
    assert_eq!(unfold(&["tables", "move"]).0, Some(2));
    assert_eq!(unfold(&["tables", "move", &at]).0, Some(2), "they are there already");
    // If the folder is given as an option, a move does not change the settings.
    let third = home.path().join("third").display().to_string();
    let (code, out, err) = unfold(&["tables", "move", &third, "--tables", &at]);
    assert!(code == Some(0) && out.contains(&third) && out.contains("settings were not changed"), "{out}{err}");
    assert!(unfold(&["tables", "list", SMALL_TABLE]).1.contains("absent"));
    assert!(unfold(&["tables", "list", SMALL_TABLE, "--tables", &third]).1.contains("good"));
}

#[cfg(unix)]
#[test]
fn a_folder_under_another_name_is_the_same_folder() {
    let tables = with_small_table();
    let names = temporary();
    let link = names.path().join("link");
    std::os::unix::fs::symlink(tables.path(), &link).expect("a link");
    let (from, to) = (Tables::open(tables.path()), Tables::open(link));
    unfold_app::tables::relocation::relocate(&from, &to, &Control::new(), &|_, _| ()).expect("nothing to move");
    assert_eq!(from.file_state(spec(SMALL_TABLE)), FileState::Good);

    // A damaged file of the right size in the new folder does not count as the table: the good one replaces it.
    let other = temporary();
    let there = Tables::open(other.path());
    let bytes = std::fs::read(from.file(spec(SMALL_TABLE))).expect("the table");
    std::fs::write(there.file(spec(SMALL_TABLE)), vec![0; bytes.len()]).expect("written");
    unfold_app::tables::relocation::relocate(&from, &there, &Control::new(), &|_, _| ()).expect("moved");
    assert_eq!(there.file_state(spec(SMALL_TABLE)), FileState::Good);
    assert_eq!(from.file_state(spec(SMALL_TABLE)), FileState::Absent);
}
