//! `unfold cross`, and databases of all crosses, written by the program and by others.

use std::path::{Path, PathBuf};
use unfold_tests::root;

use crate::support::program::{run_program, run_with_input, unfold};
use rusqlite::Connection;
use serde_json::Value;
use tempfile::TempDir;
use unfold_app::export::destination::{Destination, IfExists, WriteError};
use unfold_app::export::sqlite::{self, DatabaseError};
use unfold_engine::puzzle::{Facelets, PuzzleId};
use unfold_engine::puzzles::cube3::search::{cross, cross_rows};
use unfold_engine::puzzles::cube3::tables::cross::CrossTables;
use unfold_engine::{control::Control, notation};

fn run(arguments: &[&str]) -> (i32, String, String) {
    run_program(unfold(&[&["cross"], arguments].concat()))
}

fn database(folder: &TempDir, name: &str) -> PathBuf {
    let path = folder.path().join(name);
    let tables = CrossTables::build(&Control::new()).expect("tables");
    let place = Destination::resolve(&path, IfExists::Keep).expect("a free place");
    let rows = cross_rows::rows(&tables, cross::TieBreaker::First).map(|row| (row.id, row.code));
    sqlite::write(&place, rows, 190_080, &Control::new()).expect("a database");
    path
}

fn text(path: &Path) -> &str {
    path.to_str().expect("text")
}

#[test]
fn six_crosses_are_printed() {
    let moves = "L2 R2 F2 B2 U2 D2";
    let (code, out, err) = run(&["--moves", moves]);
    assert_eq!((code, err.as_str()), (0, ""), "{out}");
    let rows: Vec<Vec<&str>> = out.lines().map(|line| line.split('\t').collect()).collect();
    assert_eq!(rows.iter().map(|row| row[0]).collect::<Vec<_>>(), ["U", "R", "F", "D", "L", "B"]);
    assert_eq!(rows[0][1..3], ["5 HTM, 10 QTM", "id 303305"]);
    let (_, json, _) = run(&["--moves", moves, "--jsonl", "--face", "u"]);
    let line: Value = serde_json::from_str(json.trim_end()).expect("one line of JSON");
    assert_eq!((line["face"].as_str(), line["metric"].as_str()), (Some("U"), Some("htm")));
    assert_eq!(
        (line["length"].as_u64(), line["quarters"].as_u64(), line["id"].as_u64()),
        (Some(5), Some(10), Some(303_305))
    );
    assert_eq!(format!("code {}", line["code"]), rows[0][3]);
    assert_eq!(line["moves"].as_str(), Some(rows[0][4]));
    assert!(line.get("slot").is_none());
    let (_, all, _) = run(&["--moves", moves, "--jsonl", "--face", "U", "--all"]);
    assert!(all.lines().count() > 1 && all.starts_with(&json));
    let (_, solved, _) = run(&["--moves", "R R'", "--face", "B"]);
    assert_eq!(solved, "B\t0 HTM, 0 QTM\tid 31200\tcode 0\tsolved\n");
}

#[test]
fn every_form_of_input_is_accepted_and_invalid_input_rejected() {
    let letters = run_program(unfold(&["scramble", "--seed", "7"])).1;
    let (code, expected, err) = run(&["--random", "7"]);
    assert_eq!(code, 0, "{err}");
    assert_eq!(run(&["--facelets", letters.trim_end()]).1, expected);
    assert_eq!(run_with_input(unfold(&["cross", "-"]), letters.as_bytes()).1, expected);
    let (code, out, _) = run_with_input(unfold(&["cross", "-", "--face", "L"]), b"R U2 F'");
    assert_eq!(code, 0);
    assert_eq!(out, run(&["--moves", "R U2 F'", "--face", "L"]).1);
    let log = root().join("assets/example.log");
    let stickers = "0".repeat(64);
    let unfit: [(&[&str], &str); 10] = [
        (&[], "--moves"),
        (&[text(&log)], "this log is for the 2x2x2x2"),
        (&["--facelets", &stickers], "Expected 54 colours, found 64"),
        (&["--moves", "R Q"], "Q"),
        (&["--random", "7", "--face", "X"], "U, R, F, D, L, B"),
        (&["--random", "7", "--db", "never.db"], "--db"),
        (&["--random", "7", "--moves", "R"], "--moves"),
        (&["--random", "7", "--force"], "--force"),
        (&["--force"], "--db"),
        (&["--random", "7", "--batch", "never.txt"], "--batch"),
    ];
    for (arguments, said) in unfit {
        let (code, out, err) = run(arguments);
        assert_eq!((code, out.as_str()), (2, ""), "{arguments:?}: {err}");
        assert!(err.contains(said), "{arguments:?}: {err}");
    }
    let (code, _, err) = run_with_input(unfold(&["cross", "-"]), &std::fs::read(&log).expect("the log"));
    assert!(code == 2 && err.contains("2x2x2x2"), "{err}");
}

#[test]
fn xcrosses_are_printed_for_every_slot() {
    let (code, out, err) = run(&["--random", "7", "--extended", "--jsonl"]);
    assert_eq!(code, 0, "{err}");
    let lines: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(lines.len(), 24);
    let state =
        unfold_engine::puzzle::scramble::uniform(PuzzleId::Cube3, &mut unfold_engine::puzzle::scramble::generator(7));
    let slots: Vec<cross::F2lSlot> = (0..6).flat_map(cross::slots).collect();
    for (line, slot) in lines.iter().zip(slots) {
        assert_eq!(line["slot"].as_str(), Some(slot.name()));
        let moves = notation::parse(PuzzleId::Cube3, line["moves"].as_str().expect("moves")).expect("moves");
        let end = state.after_all(&moves);
        assert!(cross::is_solved(&end, slot.face()) && cross::pair_is_solved(&end, slot));
        assert_eq!(line["length"].as_u64(), Some(moves.length(PuzzleId::Cube3.def()) as u64));
    }
    let (_, named, _) = run(&["--random", "7", "--extended", "--face", "D"]);
    assert_eq!(named.lines().count(), 4);
    assert!(named.starts_with("D with FR\t"), "{named}");
    let (_, all, _) = run(&["--random", "7", "--extended", "--face", "D", "--all"]);
    assert!(all.lines().count() > 4);
}

#[test]
fn the_database_holds_all_crosses_and_is_replaced_only_with_force() {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("rubiks.db");
    let (code, out, err) = run(&["--db", text(&path)]);
    assert_eq!((code, out.as_str()), (0, ""), "{err}");
    let names: Vec<_> =
        std::fs::read_dir(&folder).expect("a folder").map(|e| e.expect("an entry").file_name()).collect();
    assert_eq!(names, ["rubiks.db"]);
    let database = Connection::open(&path).expect("a database");
    let number = |sql: &str| database.query_row(sql, [], |row| row.get::<_, i64>(0)).expect("a number");
    assert_eq!(number("SELECT count(*) FROM first_cross"), 190_080);
    assert_eq!(number("SELECT count(DISTINCT id) FROM first_cross"), 190_080);
    assert_eq!(number("SELECT moves FROM first_cross WHERE id = 31200"), 0);
    for (id, length) in [(303_305, 5), (140_172, 6)] {
        let code = number(&format!("SELECT moves FROM first_cross WHERE id = {id}"));
        assert!((19_i64.pow(length - 1)..19_i64.pow(length)).contains(&code), "{id}: {code}");
    }
    let integrity: String = database.query_row("PRAGMA integrity_check", [], |row| row.get(0)).expect("a word");
    assert_eq!(integrity, "ok");
    drop(database);
    let (code, out, err) = run(&["--verify", text(&path)]);
    assert_eq!((code, err.as_str()), (0, ""), "{out}");
    assert!(out.contains("190\u{a0}080 rows are correct"), "{out}");
    // An existing file is kept without `--force`.
    let before = std::fs::read(&path).expect("bytes");
    std::fs::write(&path, b"precious").expect("written");
    let (code, _, err) = run(&["--db", text(&path)]);
    assert!(code == 2 && err.contains("--force"), "{err}");
    assert_eq!(std::fs::read(&path).expect("bytes"), b"precious");
    assert_eq!(run(&["--db", text(&path), "--force"]).0, 0);
    assert_eq!(std::fs::read(&path).expect("bytes"), before);
    assert_eq!(run(&["--db", text(folder.path()), "--force"]).0, 4);
    assert_eq!(run(&["--db", text(&folder.path().join("absent/rubiks.db"))]).0, 4);
}

#[test]
fn repeatedly_referenced_pages_are_damage_and_produce_no_rows() {
    let path = root().join("tests/fuzz/corpus/cross_database/pages-that-lead-to-one-page");
    let mut heard = 0;
    let read = sqlite::read(&path, &Control::new(), |_, _| heard += 1);
    assert!(matches!(&read, Err(DatabaseError::Damaged { reason, .. }) if reason.contains("malformed")), "{read:?}");
    assert_eq!(heard, 0, "no rows are made of them");
}

#[test]
fn a_stopped_write_leaves_no_file() {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("rubiks.db");
    let control = Control::new();
    let place = Destination::resolve(&path, IfExists::Keep).expect("a free place");
    let rows = (0..10_000)
        .inspect(|n| {
            if *n == 5000 {
                control.stop()
            }
        })
        .map(|n| (n, 1));
    assert!(matches!(sqlite::write(&place, rows, 10_000, &control), Err(DatabaseError::Stopped)));
    assert_eq!(std::fs::read_dir(&folder).expect("a folder").count(), 0);
    // A file created in the meantime is kept.
    std::fs::write(&path, b"precious").expect("written");
    let late = sqlite::write(&place, [(1, 1)].into_iter(), 1, &Control::new());
    assert!(matches!(late, Err(DatabaseError::Write(WriteError::Exists(_)))));
    assert_eq!(std::fs::read(&path).expect("bytes"), b"precious");
    assert_eq!(std::fs::read_dir(&folder).expect("a folder").count(), 1);
}

/// The id and code of a cross solution that is optimal in HTM but not in QTM.
fn wasteful() -> (u32, u64) {
    let tables = CrossTables::build(&Control::new()).expect("tables");
    let moves = notation::parse(PuzzleId::Cube3, "R2 F2 L U2 B2 D R2").expect("moves");
    let mut state = Facelets::solved(PuzzleId::Cube3);
    for mv in moves.0.iter().cycle().take(1000) {
        state = state.after(*mv);
        let all = cross::all_crosses(&state, 0, &tables).expect("a state");
        if let Some(last) = all.last().filter(|last| last.quarters > all[0].quarters) {
            return (last.id, last.code);
        }
    }
    panic!("no such cross")
}

#[test]
fn missing_and_wrong_rows_are_reported() {
    let folder = TempDir::new().expect("a folder");
    let good = database(&folder, "good.db");
    let (id, code) = wasteful();
    let wasteful = format!("UPDATE first_cross SET moves = {code} WHERE id = {id}");
    let again = "CREATE TABLE other (id INT, moves BIGINT); INSERT INTO other SELECT * FROM first_cross;
        DROP TABLE first_cross; ALTER TABLE other RENAME TO first_cross;";
    let twice = format!("{again} INSERT INTO first_cross VALUES (31200, 0)");
    let nameless = format!("{again} UPDATE first_cross SET id = NULL WHERE id = 31200");
    let right = "expected 0 HTM, 0 QTM, for example code 0";
    let cases: [(&str, &[&str], &str); 12] = [
        (
            "DELETE FROM first_cross WHERE id = 31200",
            &["id 31200: row missing", right],
            "1 error in the table first_cross (",
        ),
        (
            "UPDATE first_cross SET moves = 1 WHERE id = 31200",
            &["id 31200: the moves with code 1 do not solve", right],
            "1 error in the table first_cross (",
        ),
        (
            "UPDATE first_cross SET moves = 39 WHERE id = 31200",
            &["id 31200: the moves with code 39 take 2 HTM, 2 QTM", right],
            "1 error in the table first_cross (",
        ),
        (
            &wasteful,
            &[&format!("id {id}: the moves with code {code} take"), "HTM"],
            "1 error in the table first_cross (",
        ),
        (
            "UPDATE first_cross SET moves = 19 WHERE id = 31200",
            &["id 31200: 19 is not a valid move code", right],
            "1 error in the table first_cross (",
        ),
        (
            "UPDATE first_cross SET moves = -1 WHERE id = 31200",
            &["id 31200: -1 is not a valid move code", right],
            "1 error in the table first_cross (",
        ),
        (
            "UPDATE first_cross SET moves = 'R U' WHERE id = 31200",
            &["id 31200: moves must be an integer"],
            "1 error in the table first_cross (",
        ),
        ("INSERT INTO first_cross VALUES (0, 0)", &["id 0: no configuration"], "1 error in the table first_cross ("),
        (
            "UPDATE first_cross SET id = -7 WHERE id = 31200",
            &["id -7: no configuration", "id 31200: row missing"],
            "2 errors in the table first_cross (",
        ),
        (&twice, &["id 31200: duplicate row"], "1 error in the table first_cross ("),
        (&nameless, &["id and moves must be integers", "id 31200: row missing"], "2 errors in the table first_cross ("),
        ("DELETE FROM first_cross", &["and 190\u{a0}070 more"], "190\u{a0}080 errors in the table first_cross ("),
    ];
    let copy = folder.path().join("broken.db");
    for (sql, said, sum) in cases {
        std::fs::copy(&good, &copy).expect("a copy");
        Connection::open(&copy).expect("a database").execute_batch(sql).expect(sql);
        let (code, out, err) = run(&["--verify", text(&copy)]);
        assert_eq!(code, 4, "{sql}: {out}");
        assert!(said.iter().all(|said| out.contains(said)), "{sql}: {out}");
        assert!(err.contains(sum) && err.contains("broken.db"), "{sql}: {err}");
    }
}

#[test]
fn a_file_that_is_not_a_cross_database_is_reported() {
    let folder = TempDir::new().expect("a folder");
    let good = database(&folder, "good.db");
    let bytes = std::fs::read(&good).expect("bytes");
    let copy = folder.path().join("other.db");
    let verified = |code: i32, said: &str| {
        let (found, out, err) = run(&["--verify", text(&copy)]);
        assert_eq!((found, out.as_str()), (code, ""), "{said}: {err}");
        assert!(err.contains(said) && err.contains("other.db"), "{said}: {err}");
    };
    verified(4, "does not exist");
    for bytes in [&b""[..], b"id,moves\n31200,0\n", &bytes[..15]] {
        std::fs::write(&copy, bytes).expect("written");
        verified(2, "not an SQLite database");
    }
    for length in [16, 99, 100, bytes.len() / 2, bytes.len() - 4096, bytes.len() - 1] {
        std::fs::write(&copy, &bytes[..length]).expect("written");
        verified(2, "is incomplete");
    }
    let mut scrawled = bytes.clone();
    scrawled[4096 * 3..4096 * 5].fill(0xff);
    std::fs::write(&copy, scrawled).expect("written");
    verified(2, "is damaged");
    for (sql, said) in [
        ("DROP TABLE first_cross", "no table named first_cross"),
        (
            "ALTER TABLE first_cross RENAME TO t; CREATE VIEW first_cross AS SELECT * FROM t",
            "no table named first_cross",
        ),
        ("DROP TABLE first_cross; CREATE TABLE first_cross (id TEXT, moves TEXT)", "has id TEXT, moves TEXT"),
        ("DROP TABLE first_cross; CREATE TABLE first_cross (id, moves TEXT)", "has id, moves TEXT"),
        ("ALTER TABLE first_cross DROP COLUMN moves", "has id INTEGER"),
    ] {
        std::fs::write(&copy, &bytes).expect("written");
        Connection::open(&copy).expect("a database").execute_batch(sql).expect(sql);
        verified(2, said);
    }
    std::fs::remove_file(&copy).expect("removed");
    std::fs::create_dir(&copy).expect("a folder");
    verified(4, "Not a regular file");
}

#[test]
fn a_database_with_a_wal_or_journal_is_neither_read_nor_replaced() {
    let folder = TempDir::new().expect("a folder");
    let path = database(&folder, "busy.db");
    // In write-ahead mode but at rest: read without leaving files beside it.
    Connection::open(&path).expect("a database").execute_batch("PRAGMA journal_mode = WAL").expect("another mode");
    let (code, _, err) = run(&["--verify", text(&path)]);
    assert_eq!(code, 0, "{err}");
    let names = || {
        let names = std::fs::read_dir(folder.path()).expect("a folder").map(|entry| entry.expect("entry").file_name());
        let mut names: Vec<String> = names.map(|name| name.into_string().expect("text")).collect();
        names.sort();
        names
    };
    assert_eq!(names(), ["busy.db"]);
    // Leftovers of a killed writer would be applied to any database of that name.
    for end in ["-wal", "-journal"] {
        let beside = folder.path().join(format!("busy.db{end}"));
        std::fs::write(&beside, "changes").expect("written");
        let before = std::fs::read(&path).expect("bytes");
        for arguments in [&["--verify", text(&path)][..], &["--db", text(&path), "--force"]] {
            let (code, _, err) = run(arguments);
            assert!(code == 4 && err.contains(&format!("busy.db{end}")), "{arguments:?} {code}: {err}");
        }
        assert!(std::fs::read(&path).expect("bytes") == before && beside.exists());
        std::fs::remove_file(&beside).expect("removed");
    }
    // A name that a URI would have to escape; Windows does not allow question marks.
    let strange = folder.path().join(if cfg!(windows) { "a b%20c d#e.db" } else { "a b%20c?d#e.db" });
    std::fs::copy(&path, &strange).expect("a copy");
    let (code, _, err) = run(&["--verify", text(&strange)]);
    assert_eq!(code, 0, "{err}");
}

#[test]
fn ids_and_codes_round_trip() {
    let row = "5 HTM, 10 QTM\tid 303305\tcode 435612\tD2 B2 F2 R2 L2";
    assert_eq!(run(&["--id", "303305", "--ties", "reference"]).1, format!("U\t{row}\n"));
    let moves = "L2 R2 F2 B2 U2 D2";
    assert_eq!(run(&["--moves", moves, "--face", "U", "--ties", "reference"]).1, format!("U\t{row}\n"));
    let row = "6 HTM, 6 QTM\tid 140172\tcode 11020654\tB L D F' B R'";
    assert_eq!(run(&["--id", "140172", "--face", "D", "--ties", "reference"]).1, format!("D\t{row}\n"));
    let moves = "U D' R L' F B' U D'";
    assert_eq!(run(&["--moves", moves, "--face", "D", "--ties", "reference"]).1, format!("D\t{row}\n"));
    let decoded = "U\t6 HTM, 6 QTM\tcode 11020654\tF L U B' F R'\nD\t6 HTM, 6 QTM\tcode 11020654\tB L D F' B R'\n";
    assert_eq!(run(&["--decode", "11020654"]).1, decoded);
    let (_, json, _) = run(&["--decode", "435612", "--face", "U", "--jsonl"]);
    let line: Value = serde_json::from_str(json.trim_end()).expect("one line of JSON");
    assert_eq!((line["moves"].as_str(), line["length"].as_u64()), (Some("D2 B2 F2 R2 L2"), Some(5)));
    assert!(line.get("id").is_none() && line["quarters"] == 10);
    assert_eq!(run(&["--decode", "0", "--face", "D"]).1, "D\t0 HTM, 0 QTM\tcode 0\t\n");
    let all = run(&["--id", "303305", "--all"]).1;
    assert!(all.lines().count() > 1 && all.lines().all(|line| line.starts_with("U\t5 HTM, 10 QTM\tid 303305\t")));
    let unfit: [(&[&str], &str); 9] = [
        (&["--id", "0"], "No configuration has the id 0"),
        (&["--id", "331776"], "base 24"),
        (&["--id", "99999999999"], "--id"),
        (&["--decode", "19"], "digit 1 from the right, in base 19, is 0"),
        (&["--decode", "18446744073709551615"], "is not a move code"),
        (&["--decode", "1", "--id", "31200"], "--decode"),
        (&["--id", "31200", "--random", "7"], "--id"),
        (&["--random", "7", "--all", "--ties", "first"], "--ties"),
        (&["--id", "31200", "--extended"], "--extended"),
    ];
    for (arguments, said) in unfit {
        let (code, out, err) = run(arguments);
        assert_eq!((code, out.as_str()), (2, ""), "{arguments:?}: {err}");
        assert!(err.contains(said), "{arguments:?}: {err}");
    }
}

#[test]
fn ties_can_be_resolved_as_published() {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("rubiks.db");
    let (code, _, err) = run(&["--db", text(&path), "--ties", "reference"]);
    assert_eq!(code, 0, "{err}");
    let database = Connection::open(&path).expect("a database");
    for (id, code) in [(31_200, 0), (303_305, 435_612), (140_172, 11_020_654)] {
        let sql = format!("SELECT moves FROM first_cross WHERE id = {id}");
        assert_eq!(database.query_row(&sql, [], |row| row.get::<_, i64>(0)).expect("a number"), code);
    }
    drop(database);
    assert_eq!(run(&["--verify", text(&path)]).0, 0);
}
