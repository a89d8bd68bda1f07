//! Targets for the program's own files: tables, checkpoints of a proof, and databases of first crosses.

use std::path::Path;
use std::sync::LazyLock;

use super::places::is_printable_line;
use unfold_app::export::destination::{Destination, IfExists};
use unfold_app::export::sqlite;
use unfold_app::sentences;
use unfold_engine::control::Control;
use unfold_engine::puzzles::cube3::{search::cross_rows::CrossRowsCheck, tables::cross::CrossTables};
use unfold_engine::tables::spec::TableSpec;
use unfold_engine::tables::store::{FileState, Tables};
use unfold_lab::tess2::diameter::checkpoint::{Checkpoint, CheckpointError};
use unfold_lab::tess2::diameter::side_lemma::SideLemma;
use unfold_text::Language;
use xxhash_rust::xxh3::xxh3_64;

/// The payload of a small table, in words.
const PAYLOAD: [u64; 6] = [1, 2, 3, 5, 8, 13];

fn spec() -> TableSpec {
    TableSpec {
        purpose: unfold_engine::tables::spec::Purpose::Distances,
        name: "tiny".into(),
        version: 3,
        entries: 6,
        bytes: 48,
        distribution: vec![1, 5],
        milliseconds: 1,
        memory: 96,
        on_request: false,
        checksum: xxh3_64(&payload()),
    }
}

fn payload() -> Vec<u8> {
    PAYLOAD.iter().flat_map(|word| word.to_ne_bytes()).collect()
}

/// The valid table file, its header alone, and the file with a byte too many.
pub fn seeds_of_tables() -> Vec<Vec<u8>> {
    let right = valid_file();
    vec![right.clone(), right[..64].to_vec(), [right.clone(), vec![0]].concat()]
}

/// The only valid file: magic, byte order, version, size, fingerprint, checksum, zeros up to 64 bytes, payload.
fn valid_file() -> Vec<u8> {
    let spec = spec();
    let mut out = b"Unfold table 1\r\n".to_vec();
    let fingerprint = xxh3_64(b"tiny 6 [1, 5]");
    for field in [0x0102_0304_0506_0708, u64::from(spec.version), spec.bytes, fingerprint, spec.checksum] {
        out.extend(field.to_ne_bytes());
    }
    out.resize(64, 0);
    out.extend(payload());
    out
}

/// Reads bytes as a table file; checks that only the valid one is accepted.
pub fn table(bytes: &[u8]) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (store, spec) = (Tables::open(folder.path()), spec());
    assert_eq!(store.file_state(&spec), FileState::Absent);
    std::fs::write(store.file(&spec), bytes).expect("written");
    let expected = if bytes == valid_file() { FileState::Good } else { FileState::Damaged };
    assert_eq!(store.file_state(&spec), expected);
}

pub fn seeds_of_checkpoints() -> Vec<Vec<u8>> {
    let side = SideLemma { within_8: 1, at_9: 2, at_10: 3, beyond_10: 0 };
    let solved = std::array::from_fn(|distance| vec![distance as u8; distance * 7]);
    [Checkpoint::default(), Checkpoint { side: Some(side), sufficient_moves: solved }]
        .map(|checkpoint| checkpoint.to_bytes())
        .to_vec()
}

/// Reads bytes as a checkpoint, as they are and with a valid checksum.
pub fn checkpoint(bytes: &[u8]) {
    let content = &bytes[..bytes.len().saturating_sub(8)];
    let sealed = [content, &xxh3_64(content).to_le_bytes()].concat();
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("checkpoint");
    for bytes in [bytes, &sealed] {
        std::fs::write(&path, bytes).expect("written");
        let of_file = Checkpoint::read(&path);
        match Checkpoint::from_bytes(bytes) {
            Ok(read) => {
                assert_eq!(Checkpoint::from_bytes(&read.to_bytes()).expect("written"), read);
                assert!(of_file.is_ok_and(|of_file| of_file == Some(read)));
            }
            Err(error) => {
                assert!(matches!(error, CheckpointError::Foreign));
                assert!(matches!(of_file, Err(CheckpointError::Foreign)));
            }
        }
    }
}

pub const WORDS_OF_DATABASES: &[&str] = &[
    "SQLite format 3\0",
    "CREATE TABLE first_cross (id INTEGER PRIMARY KEY, moves INTEGER NOT NULL)",
    "CREATE VIEW first_cross AS SELECT 1 AS id, 2 AS moves",
    "CREATE VIRTUAL TABLE first_cross USING",
    "table",
    "index",
    "first_cross",
    " WITHOUT ROWID",
    " AS (randomblob(1000000000))",
    "\0\0\0\u{2}",
    "\u{5}",
    "\r",
];

/// Databases with three rows, with none, and with more than a page of them.
pub fn seeds_of_databases() -> Vec<Vec<u8>> {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("crosses.db");
    let made = |count: u32| {
        let place = Destination::resolve(&path, IfExists::Replace).expect("a place");
        let rows = (0..count).map(|id| (id, u64::from(id) << 40));
        sqlite::write(&place, rows, count.into(), &Control::new()).expect("written");
        std::fs::read(&path).expect("readable")
    };
    // 600 rows take more than a page.
    vec![made(3), made(0), made(600)]
}

/// Reads bytes as a database of first crosses, and checks its rows.
pub fn cross_database(bytes: &[u8]) {
    static TABLES: LazyLock<CrossTables> =
        LazyLock::new(|| CrossTables::build(&Control::new()).expect("no one stops it"));
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("crosses.db");
    std::fs::write(&path, bytes).expect("written");
    let mut check = CrossRowsCheck::new(&TABLES);
    let (mut heard, mut read) = (0, 0);
    match sqlite::read(&path, &Control::new(), |id, code| {
        check.add_row(id, code);
        heard += 1;
    }) {
        Ok(rows) => read = rows,
        Err(error) => {
            heard = 0;
            assert!(is_printable_line(sentences::cross::database(error).line(Language::ENGLISH)));
        }
    }
    assert_eq!(heard, read);
    // Every row takes at least two bytes.
    assert!(heard <= bytes.len() as u64 / 2, "{heard} rows in {} bytes", bytes.len());
    assert!(only_one(folder.path()), "nothing is left beside it");
}

fn only_one(folder: &Path) -> bool {
    std::fs::read_dir(folder).expect("a folder").count() == 1
}
