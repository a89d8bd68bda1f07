//! Tests of unfinished tables: saves are read back, and damaged or foreign files are rejected.

#![allow(clippy::disallowed_methods, clippy::disallowed_types, reason = "tests ask the disk and the clock themselves")]

use super::*;
use crate::puzzles::cube2::tables;
use crate::tables::huge_pages::as_atomics;
use crate::tables::spec;
use tempfile::TempDir;

/// A temporary folder, an unfinished table's file in it (not yet written), and words to save.
fn unfinished_file() -> (TempDir, UnfinishedFile, Vec<u64>) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let spec = spec::find(tables::HTM_TABLE_NAME).expect("a table");
    let kept = UnfinishedFile::new(folder.path().join("table.unfinished"), spec);
    let words = (0..spec.bytes / 8).map(|n| n.wrapping_mul(n)).collect();
    (folder, kept, words)
}

fn read(kept: &UnfinishedFile, count: usize) -> Option<(SavedProgress, Vec<u64>)> {
    let mut words = vec![0; count];
    let found = kept.read(&mut words, &Control::new()).expect("nobody stops it");
    found.map(|found| (found, words))
}

fn change(path: &Path, change: impl FnOnce(&mut Vec<u8>)) {
    let mut bytes = std::fs::read(path).expect("readable");
    change(&mut bytes);
    std::fs::write(path, bytes).expect("writable");
}

#[test]
fn saved_progress_round_trips_and_damaged_files_are_rejected() {
    let (folder, kept, mut words) = unfinished_file();
    assert!(read(&kept, words.len()).is_none());
    kept.save(77, as_atomics(&mut words), &Control::new());
    assert_eq!(read(&kept, words.len()), Some((SavedProgress { done: 77, is_verified: true }, words.clone())));
    assert_eq!(std::fs::read_dir(folder.path()).expect("a folder").count(), 1);
    change(&kept.path, |bytes| bytes[5000] ^= 1);
    assert!(read(&kept, words.len()).is_none() && !kept.path.exists());
    for cut in [1, 8 * words.len()] {
        kept.save(77, as_atomics(&mut words), &Control::new());
        change(&kept.path, |bytes| bytes.truncate(bytes.len() - cut));
        assert!(read(&kept, words.len()).is_none() && !kept.path.exists());
    }
    // A file of another table of the same size is rejected.
    kept.save(77, as_atomics(&mut words), &Control::new());
    let other = UnfinishedFile { path: kept.path.clone(), key: kept.key ^ 1, ..kept };
    assert!(read(&other, words.len()).is_none());
}

#[test]
fn a_stopped_save_keeps_the_previous_one() {
    let (folder, kept, mut words) = unfinished_file();
    let stopped = Control::new();
    stopped.stop();
    kept.save(77, as_atomics(&mut words), &stopped);
    assert_eq!(std::fs::read_dir(folder.path()).expect("a folder").count(), 0);
    kept.save(77, as_atomics(&mut words), &Control::new());
    kept.save(78, as_atomics(&mut words), &stopped);
    assert_eq!(read(&kept, words.len()), Some((SavedProgress { done: 77, is_verified: false }, words.clone())));
    let mut room = vec![0; words.len()];
    assert!(matches!(kept.read(&mut room, &stopped), Err(TableError::Stopped)));
    kept.save(79, as_atomics(&mut words), &Control::new());
    assert_eq!(read(&kept, words.len()), Some((SavedProgress { done: 79, is_verified: true }, words)));
}

#[test]
fn a_finished_file_becomes_the_table() {
    let (folder, kept, mut words) = unfinished_file();
    let table = folder.path().join("a.table");
    let stopped = Control::new();
    stopped.stop();
    kept.save(77, as_atomics(&mut words), &Control::new());
    assert!(matches!(kept.finish(as_atomics(&mut words), &table, &stopped), Err(TableError::Stopped)));
    assert_eq!(read(&kept, words.len()).map(|(kept, _)| kept), Some(SavedProgress { done: 77, is_verified: false }));
    kept.finish(as_atomics(&mut words), &table, &Control::new()).expect("written");
    let bytes = std::fs::read(&table).expect("the table");
    assert!(bytes[..HEADER] == kept.finished && &bytes[HEADER..] == bytemuck::cast_slice::<u64, u8>(&words));
    assert_eq!(std::fs::read_dir(folder.path()).expect("a folder").count(), 1);
    // As if killed between writing the finished header and renaming.
    std::fs::rename(&table, &kept.path).expect("renamed");
    assert_eq!(read(&kept, words.len()), Some((SavedProgress { done: usize::MAX, is_verified: false }, words)));
}

#[test]
fn nothing_is_saved_when_the_file_cannot_be_written() {
    let (folder, kept, mut words) = unfinished_file();
    std::fs::create_dir(&kept.path).expect("made");
    kept.save(77, as_atomics(&mut words), &Control::new());
    let finished = kept.finish(as_atomics(&mut words), &folder.path().join("a.table"), &Control::new());
    assert!(matches!(finished, Err(TableError::Io { .. })));
    assert!(read(&kept, words.len()).is_none());
}
