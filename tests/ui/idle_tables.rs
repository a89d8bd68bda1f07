//! Tables built in the background, while the window is idle or for a search.

use std::path::Path;

use crate::support::{self, temporary_beside_tables, window::TestWindow};
use unfold_app::command::{HistoryCommand, SearchCommand, SettingsCommand};
use unfold_app::{settings::switch::Switch, tables};
use unfold_engine::puzzle::PuzzleId;
use unfold_engine::tables::spec;
use unfold_engine::tables::store::{FileState, Tables};

/// One of the smaller tables.
const MISSING_TABLE: &str = "cube3-corners";

/// A folder with links to all default tables except [`MISSING_TABLE`].
fn all_but_one() -> tempfile::TempDir {
    let folder = temporary_beside_tables();
    for spec in spec::built_by_default().filter(|spec| spec.name != MISSING_TABLE) {
        let name = format!("{}.table", spec.name);
        std::fs::hard_link(support::tables::folder().join(&name), folder.path().join(&name)).expect("a link");
    }
    folder
}

fn is_there(folder: &Path) -> bool {
    let spec = spec::find(MISSING_TABLE).expect("a table");
    Tables::open(folder.to_path_buf()).file_state(spec) == FileState::Good
}

#[test]
fn idle_table_builds_are_reported() {
    let folder = all_but_one();
    let mut window = TestWindow::new(PuzzleId::Cube3, folder.path());
    window.wait("it is begun", |window| window.app().tables.idle.current_build().is_some());
    assert!(window.has_text("Building the corner table for the 3×3×3 (Two-phase): about ") && window.has_text(" left"));
    window.wait("it is built", |window| window.app().tables.idle.current_build().is_none());
    assert!(is_there(folder.path()) && window.has_text("kept for later searches"));
    // All tables are built, and an idle window is not polled once *Undo* is no longer offered.
    window.wait("nothing more is to be done", |window| window.app().next_poll().is_none());
}

#[test]
fn idle_build_progress_covers_all_tables_and_never_decreases() {
    let folder = support::tables::folder_without(&["cube3-phase2", MISSING_TABLE]);
    let mut window = TestWindow::new(PuzzleId::Cube3, folder.path());
    window.wait("it is begun", |window| window.app().tables.idle.current_build().is_some());
    let (mut most, mut steps) = (0.0, 0);
    while let Some((_, name, progress)) = window.app().tables.idle.current_build() {
        assert!((most..=1.0).contains(&progress), "{name}: {most} to {progress}");
        steps += usize::from(progress > most);
        most = progress;
        window.next_frame();
    }
    assert!(most > 0.5 && steps > 5, "{most} {steps}");
}

#[test]
fn a_background_build_for_another_puzzle_is_shown() {
    let folder = support::tables::folder_without(&["cube3-phase1"]);
    let mut window = TestWindow::new(PuzzleId::Cube3, folder.path());
    window.apply(SettingsCommand::Set(Switch::IdleTables, false));
    window.type_position("R U F' L2 D B R");
    window.apply(SearchCommand::Solve);
    window.wait("they are begun", |window| tables::underway(window.app()).is_some());
    window.apply(HistoryCommand::SwitchTo(PuzzleId::Cube2));
    window.type_position("R U F");
    window.apply(SearchCommand::Solve);
    window.wait("the other is solved", |window| !window.app().search.is_running() && tables::are_ready(window.app()));
    let underway = tables::underway(window.app()).expect("it is still built");
    assert_eq!((underway.name, underway.puzzle, underway.method), ("cube3-phase1", PuzzleId::Cube3, "twophase"));
    assert!(underway.left.is_some());
    assert!(window.has_text("Building the phase 1 table for the 3×3×3 (Two-phase): about "));
}
