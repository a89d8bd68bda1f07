//! Helpers shared by the tests of the engine, the lab and the program.

#![allow(clippy::disallowed_methods, reason = "tests ask the disk themselves")]
#![allow(dead_code, reason = "each test binary uses its own part")]

pub mod tables;

use std::error::Error;
use std::path::{Path, PathBuf};
use std::time::Duration;

use tempfile::TempDir;
use unfold_engine::puzzle::{Move, PuzzleId};
use unfold_engine::search::{Outcome, SearchEvent, SearchHandle, SearchPoll};

/// Timeout of all waits, so that no test hangs. Far longer than anything takes on a busy machine.
pub const WAIT_TIMEOUT: Duration = Duration::from_secs(120);

/// The path of a test data file or folder: in the crate under test if it exists there, otherwise in the engine.
pub fn data(path: &str) -> PathBuf {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    let own = package.join("tests/data").join(path);
    if own.exists() { own } else { package.join("../crates/engine/tests/data").join(path) }
}

pub fn temporary() -> TempDir {
    tempfile::tempdir().expect("a temporary folder")
}

/// A new temporary folder on the disk of the build, which has room for large files and can hold hard links to the tables.
pub fn temporary_beside_tables() -> TempDir {
    tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a temporary folder")
}

pub fn names_in(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).expect("a folder");
    let mut names: Vec<String> =
        entries.map(|e| e.expect("entry").file_name().into_string().expect("a name of text")).collect();
    names.sort();
    names
}

/// An error message followed by its causes, as a program may print it.
pub fn error_text(error: impl Into<Box<dyn Error + Send + Sync>>) -> String {
    let error = error.into();
    let (mut words, mut cause) = (error.to_string(), error.source());
    while let Some(error) = cause {
        words += &format!(": {error}");
        cause = error.source();
    }
    words
}

/// Waits for an event that `is_it` accepts. Panics if the search ends first or reports nothing within [`WAIT_TIMEOUT`].
pub fn wait_for(run: &mut SearchHandle, is_it: impl Fn(&SearchEvent) -> bool) {
    loop {
        match run.next_within(WAIT_TIMEOUT) {
            SearchPoll::Event(event) if is_it(&event) => return,
            SearchPoll::Event(_) => {}
            other => panic!("it ended by itself, or says nothing: {other:?}"),
        }
    }
}

pub fn wait_for_solution(run: &mut SearchHandle) {
    wait_for(run, |event| matches!(event, SearchEvent::Found(_)));
}

/// Stops a search and returns its outcome.
pub fn stop(mut run: SearchHandle) -> Outcome {
    run.stop();
    loop {
        match run.next_within(WAIT_TIMEOUT) {
            SearchPoll::Event(_) => {}
            SearchPoll::Ended => return run.finish().expect("a good state"),
            SearchPoll::Pending => panic!("it does not stop"),
        }
    }
}

pub fn data_json(path: &str) -> serde_json::Value {
    let text = std::fs::read_to_string(data(path)).expect("a file of the corpora");
    serde_json::from_str(&text).expect("a file in JSON")
}

pub fn bytes(value: &serde_json::Value) -> Vec<u8> {
    value.as_array().expect("array").iter().map(|v| v.as_u64().expect("number") as u8).collect()
}

/// The sticker colours of the 2x2x2x2 after the clicks of a log, by MC4D's own tables and without the library.
///
/// Expects a valid log of format 3, with tokens separated by white space between the first `*` and the last full stop.
pub fn stickers_after_log(text: &str) -> Vec<u8> {
    let grips = data_json("mc4d/grips_2x4.json");
    let stickers = data_json("mc4d/stickers_2x4.json");
    let stickers = stickers.as_array().expect("array");
    let mut colours: Vec<u8> = stickers.iter().map(|s| s["solved_color"].as_u64().expect("colour") as u8).collect();
    let history = text.split_once('*').expect("a star").1;
    let history = history.rsplit_once('.').expect("a full stop").0.replace(", ", ",");
    for token in history.split_whitespace().filter(|t| !t.starts_with(['m', 'c'])) {
        let numbers: Vec<i64> = token.split(',').map(|n| n.parse().expect("a number")).collect();
        let mask = match numbers[2] {
            0 => 1,
            -1 | 7 => 3,
            mask => mask,
        };
        let goes_to = bytes(&grips[numbers[0] as usize][format!("perm_dir+1_mask{mask}")]);
        let before = colours.clone();
        for (from, to) in goes_to.into_iter().enumerate() {
            match numbers[1] {
                1 => colours[usize::from(to)] = before[from],
                _ => colours[from] = before[usize::from(to)],
            }
        }
    }
    colours
}

/// True if the folder has a non-empty temporary part of the file with this name.
pub fn is_being_written(folder: &Path, name: &str) -> bool {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let mut parts =
        entries.filter(|entry| entry.file_name().to_string_lossy().starts_with(&format!(".unfold-{name}-")));
    parts.any(|part| part.metadata().is_ok_and(|about| about.len() > 0))
}

pub fn move_named(puzzle: PuzzleId, name: &str) -> Move {
    let moves = &puzzle.def().moves;
    Move::new(moves.iter().position(|mv| mv.name == name).unwrap_or_else(|| panic!("no move is named {name}")) as u16)
}
