//! Tests of the table store: manifest counts, damaged files, stopped and concurrent builds.

#![allow(clippy::disallowed_methods, clippy::disallowed_types, reason = "tests ask the disk and the clock themselves")]

use crate::tables::Workers;
use std::path::Path;

use super::{FileState, Tables};
use crate::control::Control;
use crate::puzzles::cube2::tables::{self, Cube2Tables, DistanceEntry};
use crate::puzzles::cube3::tables::metric_tables::MetricTables;
use crate::puzzles::cube3::tables::{axis_turns, large, optimal_edges, optimal_table::OptimalSize, small};
use crate::puzzles::cube3::turns::QuarterTurnMetric;
use crate::puzzles::tess2::tables::axis_rows::{self, AxisRows};
use crate::puzzles::tess2::tables::{end_rows, side_rows};
use crate::tables::TableError;
use crate::tables::spec::{self, TableSpec};
use crate::testing::shared_tables as shared;
use crate::testing::wait_for_progress;

#[test]
fn the_manifest_lists_every_table_and_adds_up() {
    let names: Vec<&str> = spec::all().iter().map(|s| s.name.as_str()).collect();
    assert_eq!(
        names,
        [
            &[tables::HTM_TABLE_NAME, tables::distances::NAME, axis_rows::NAME, side_rows::NAME, end_rows::NAME],
            &small::NAMES[..],
            &large::NAMES[..],
            &[optimal_edges::NAME],
            &OptimalSize::ALL_HTM.map(|size| size.name),
            &QuarterTurnMetric::SMALL,
            &QuarterTurnMetric::LARGE[1..],
            &[QuarterTurnMetric::OPTIMAL_EDGES],
            &OptimalSize::ALL_QTM.map(|size| size.name),
            &[axis_turns::TO_SUBGROUP, axis_turns::WITHIN_SUBGROUP],
        ]
        .concat()
    );
    for spec in spec::all() {
        // The distributions of symmetry-reduced 3x3x3 tables count positions, not entries.
        if !large::NAMES.contains(&&*spec.name) && !QuarterTurnMetric::LARGE.contains(&&*spec.name) {
            assert_eq!(spec.distribution.iter().sum::<u64>(), spec.entries, "{}", spec.name);
        }
        assert_ne!(spec.checksum, 0, "{}", spec.name);
        assert_eq!(spec.bytes % 8, 0, "{}", spec.name);
    }
    // 4^16 labellings, four of them solved: four times the counts of the 4^15 with a fixed reference.
    let expected = [1 + 6 + 159 + 8114 + 392_430, 18_449_652, 503_025_048, 551_865_956 + 458].map(|n: u64| 4 * n);
    assert_eq!(spec::find(axis_rows::NAME).expect("a table").distribution, expected);
    // Coset counts of the second phase by distance, from Hypersolve's tests (to distance 2) and a prototype.
    let near = [1, 9, 142, 2856, 55_145, 1_019_768, 18_713_304].iter().sum();
    let all: u64 = 3u64.pow(14) * 6435;
    assert_eq!(all, 30_778_405_515);
    let expected = [near, 343_932_254, 5_457_583_788, all - near - 343_932_254 - 5_457_583_788];
    let side_rows = spec::find(side_rows::NAME).expect("a table");
    assert_eq!((side_rows.entries, &side_rows.distribution[..]), (all, &expected[..]));
}

#[test]
fn a_table_is_built_saved_and_reopened() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let spec = spec::find(tables::HTM_TABLE_NAME).expect("a table");
    let tables = Tables::open(folder.path());
    assert_eq!(tables.file_state(spec), FileState::Absent);
    let built = Cube2Tables::load(&tables, Workers::new(2, &Control::new())).expect("built");
    assert_eq!(tables.file_state(spec), FileState::Good);
    assert!(tables.take_errors().is_empty());
    let opened = tables.load_or_build(spec, &Control::new(), || panic!("built again")).expect("opened");
    assert_eq!(bytemuck::cast_slice::<u64, u32>(opened.as_slice()), built.entries());
    // Only the table remains in the folder.
    assert_eq!(std::fs::read_dir(folder.path()).expect("folder").count(), 1);
    assert!(tables.remove(spec).expect("removed"));
    assert!(!tables.remove(spec).expect("absent"));
}

/// Damages a table's file, and checks that the next load restores it byte for byte.
fn assert_rebuilt_after(damage: impl FnOnce(&Path, &mut Vec<u8>)) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let spec = spec::find(tables::HTM_TABLE_NAME).expect("a table");
    let tables = Tables::open(folder.path());
    let good = std::fs::read(shared().file(spec)).expect("the shared table");
    let mut bytes = good.clone();
    let file = tables.file(spec);
    std::fs::write(&file, &good).expect("written");
    assert_eq!(tables.file_state(spec), FileState::Good);
    damage(&file, &mut bytes);
    std::fs::write(&file, &bytes).expect("written");
    assert_eq!(tables.file_state(spec), FileState::Damaged);
    Cube2Tables::load(&tables, Workers::new(2, &Control::new())).expect("built again");
    assert_eq!(std::fs::read(&file).expect("file"), good);
}

#[test]
fn damaged_short_or_foreign_files_are_rebuilt() {
    assert_rebuilt_after(|_, bytes| bytes.truncate(bytes.len() - 1));
    assert_rebuilt_after(|_, bytes| bytes.push(0));
    assert_rebuilt_after(|_, bytes| bytes.clear());
    assert_rebuilt_after(|_, bytes| bytes[0] ^= 1);
    assert_rebuilt_after(|_, bytes| bytes[30] ^= 1);
    assert_rebuilt_after(|_, bytes| *bytes.last_mut().expect("not empty") ^= 0x80);
    assert_rebuilt_after(|_, bytes| {
        let middle = bytes.len() / 2;
        bytes[middle] ^= 4;
    });
    assert_rebuilt_after(|_, bytes| {
        let other = spec::find(axis_rows::NAME).expect("a table");
        *bytes = std::fs::read(shared().file(other)).expect("the other table");
    });
}

#[test]
fn without_a_writable_folder_tables_are_only_in_memory() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let blocked = folder.path().join("a file, not a folder");
    std::fs::write(&blocked, "").expect("written");
    let store = Tables::open(blocked);
    let tables = Cube2Tables::load(&store, Workers::new(2, &Control::new())).expect("built in memory");
    assert_eq!(DistanceEntry(tables.entries()[0]).distance(), 0);
    assert!(matches!(store.take_errors()[..], [TableError::Io { .. }]));
}

#[test]
fn a_stopped_build_leaves_no_file() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let tables = Tables::open(folder.path());
    let control = Control::new();
    std::thread::scope(|scope| {
        let build = scope.spawn(|| AxisRows::load(&tables, Workers::new(2, &control)));
        wait_for_progress(&control, || build.is_finished());
        control.stop();
        assert!(matches!(build.join().expect("no panic"), Err(TableError::Stopped)));
    });
    assert_eq!(std::fs::read_dir(folder.path()).expect("folder").count(), 0);
}

#[test]
fn old_leftovers_of_earlier_versions_are_swept_and_fresh_parts_kept() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (old, fresh) = (folder.path().join("cube2-distanceOLD.part"), folder.path().join("cube2-distanceNEW.part"));
    for part in [&old, &fresh] {
        std::fs::write(part, "cut off").expect("written");
    }
    let hour_ago = std::time::SystemTime::now() - std::time::Duration::from_secs(3600);
    std::fs::File::options().write(true).open(&old).expect("opened").set_modified(hour_ago).expect("dated back");
    Cube2Tables::load(&Tables::open(folder.path()), Workers::new(2, &Control::new())).expect("built");
    assert!(!old.exists() && fresh.exists());
}

#[test]
fn leftovers_of_killed_builds_are_swept_and_open_parts_kept() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = |name: &str| folder.path().join(name);
    for name in [".unfoldAbC123.part", ".unfold-cube2-distance.lock", "film.part"] {
        std::fs::write(path(name), "cut off").expect("written");
    }
    std::fs::write(path(".unfoldLocked.part"), "half a table").expect("written");
    let writer = std::fs::File::open(path(".unfoldLocked.part")).expect("opened");
    writer.lock().expect("locked");
    Cube2Tables::load(&Tables::open(folder.path()), Workers::new(2, &Control::new())).expect("built");
    let entries = std::fs::read_dir(folder.path()).expect("a folder").map(|entry| entry.expect("entry").file_name());
    let mut names: Vec<String> = entries.map(|name| name.into_string().expect("a name of text")).collect();
    names.sort();
    assert_eq!(names, [".unfoldLocked.part", "cube2-distance.table", "film.part"]);
}

#[test]
fn concurrent_loads_build_a_table_once() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let spec: &TableSpec = spec::find(tables::HTM_TABLE_NAME).expect("a table");
    let load = || {
        let tables = Tables::open(folder.path());
        Cube2Tables::load(&tables, Workers::new(1, &Control::new())).expect("built or opened");
        assert_eq!(tables.file_state(spec), FileState::Good);
        usize::from(tables.build_time(spec).is_some())
    };
    let built: usize = std::thread::scope(|scope| {
        let all = [0; 3].map(|_| scope.spawn(load));
        all.into_iter().map(|one| one.join().expect("no panic")).sum()
    });
    assert_eq!(built, 1);
    assert_eq!(std::fs::read_dir(folder.path()).expect("folder").count(), 1);
}
