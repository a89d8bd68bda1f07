//! Tables that the window makes while nobody asks for anything.

use crate::support;
use std::path::Path;
use std::time::{Duration, Instant};

use crate::support::desk::Desk;
use unfold::app::Command;
use unfold::app::command::Switch;
use unfold::engine::puzzle::PuzzleId;
use unfold::engine::tables::spec;
use unfold::engine::tables::store::{FileState, Store};

/// The table that is missing: one of the smaller ones.
const MISSING: &str = "cube3-corners";

/// A folder with all tables but one.
fn all_but_one() -> tempfile::TempDir {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a temporary folder");
    for spec in spec::all().iter().filter(|spec| spec.name != MISSING) {
        let name = format!("{}.table", spec.name);
        std::fs::hard_link(support::tables::folder().join(&name), folder.path().join(&name)).expect("a link");
    }
    folder
}

fn is_there(folder: &Path) -> bool {
    let spec = spec::named(MISSING).expect("a table");
    Store::new(folder.to_path_buf()).state(spec) == FileState::Good
}

/// Lets frames pass for so long.
fn pass(desk: &mut Desk, time: Duration) {
    let start = Instant::now();
    while start.elapsed() < time {
        std::thread::sleep(Duration::from_millis(20));
        desk.window.step();
    }
}

#[test]
fn tables_of_the_puzzle_shown_are_built_when_nothing_else_goes_on() {
    let folder = all_but_one();
    let mut desk = Desk::new(PuzzleId::Tess2, folder.path());
    pass(&mut desk, Duration::from_secs(4));
    assert!(desk.app().idle_tables().is_none() && !is_there(folder.path()), "it is a table of another puzzle");
    desk.apply(Command::SwitchTo(PuzzleId::Cube3));
    pass(&mut desk, Duration::from_secs(1));
    assert!(desk.app().idle_tables().is_none(), "the puzzle was chosen just now");
    desk.wait("it is begun", |desk| desk.app().idle_tables().is_some());
    assert!(desk.sees("Building tables of the 3×3×3, once") && desk.sees("happens once"));
    assert!(desk.app().is_possible(&Command::Solve) && desk.app().is_possible(&Command::StopTables));
    desk.wait("it is built", |desk| desk.app().idle_tables().is_none());
    assert!(is_there(folder.path()) && desk.sees("kept for every later search"));
    // All is there now, and an idle window sleeps.
    pass(&mut desk, Duration::from_secs(4));
    assert_eq!(desk.app().next_poll(), None);
}

#[test]
fn nothing_is_built_where_that_is_not_wished_and_what_is_stopped_stays_stopped() {
    let folder = all_but_one();
    let mut desk = Desk::new(PuzzleId::Cube3, folder.path());
    desk.apply(Command::Set(Switch::IdleTables, false));
    pass(&mut desk, Duration::from_secs(4));
    assert!(desk.app().idle_tables().is_none() && !is_there(folder.path()));
    desk.apply(Command::Set(Switch::IdleTables, true));
    desk.wait("it is begun", |desk| desk.app().idle_tables().is_some());
    desk.apply(Command::StopTables);
    pass(&mut desk, Duration::from_secs(4));
    assert!(desk.app().idle_tables().is_none() && !is_there(folder.path()));
}

#[test]
fn one_number_tells_how_much_of_all_tables_is_built() {
    let folder = support::tables::folder_without(&["cube3-phase2", MISSING]);
    let mut desk = Desk::new(PuzzleId::Cube3, folder.path());
    desk.wait("it is begun", |desk| desk.app().idle_tables().is_some());
    let (mut most, mut steps) = (0.0, 0);
    while let Some((_, name, progress)) = desk.app().idle_tables() {
        assert!((most..=1.0).contains(&progress), "{name}: {most} to {progress}");
        steps += usize::from(progress > most);
        most = progress;
        desk.window.step();
    }
    assert!(most > 0.5 && steps > 5, "{most} {steps}");
}
