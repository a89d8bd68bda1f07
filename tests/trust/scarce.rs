//! Little memory, few file handles, file size limits, many threads, files changed while in use: a right answer or a clear error, and never
//! a wrong file.

use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use rand::RngExt;
use serde_json::Value;
use unfold_engine::notation;
use unfold_engine::puzzle::{PuzzleId, scramble};
use unfold_engine::tables::spec;
use unfold_engine::tables::store::{FileState, Tables};

use crate::rounds;
use crate::support::program::{line_with, lines, run_program, text, unfold};
use crate::support::tables::folder_without;
use crate::support::{names_in, temporary_beside_tables};

const PUZZLES: [&str; 3] = ["2x2x2", "3x3x3", "2x2x2x2"];

/// The program under a limit of the shell, such as `-v 300000` (kilobytes of address space). The signal for oversized files is ignored, so
/// that the program gets an error instead.
fn with_ulimit(limit: &str, arguments: &[&str]) -> Command {
    let program = unfold(arguments);
    let mut command = Command::new("sh");
    command.args(["-c", &format!("ulimit {limit}; trap '' XFSZ; exec \"$0\" \"$@\"")]);
    command.arg(program.get_program()).args(program.get_args()).stdin(Stdio::null());
    for (name, value) in program.get_envs() {
        match value {
            Some(value) => command.env(name, value),
            None => command.env_remove(name),
        };
    }
    command.env("LC_ALL", "C");
    command
}

fn path(folder: &Path) -> &str {
    folder.to_str().expect("a path of text")
}

/// The smallest address space that can load the program, in kilobytes, rounded up to a multiple of 1,000. It depends on the size of the
/// program.
fn min_address_space() -> u32 {
    let loads = |kilobytes: &u32| {
        let status = with_ulimit(&format!("-v {kilobytes}"), &["--version"]).output().expect("the shell starts").status;
        status.success()
    };
    (10_000..200_000).step_by(1_000).find(loads).expect("the program can be loaded in 200 MB")
}

/// Checks that a folder holds nothing but valid tables.
fn assert_only_good_tables(folder: &Path) {
    let tables = Tables::open(folder.to_path_buf());
    for name in names_in(folder) {
        let name = name.strip_suffix(".table").unwrap_or_else(|| panic!("{name} is left"));
        assert_eq!(tables.file_state(spec::find(name).expect("a table")), FileState::Good, "{name}");
    }
}

/// Solves a position of each puzzle under a limit, with a separate folder; returns the exit codes, -1 for an abort for lack of memory. Only
/// `tess2-axis-rows`, which takes long to build, is provided.
fn solve_with_ulimit(limit: &str, more: &[&str], puzzles: &[&str]) -> Vec<i32> {
    let solved = |puzzle: &&str| {
        let others: Vec<&str> =
            spec::built_by_default().map(|spec| &*spec.name).filter(|name| *name != "tess2-axis-rows").collect();
        let folder = folder_without(&others);
        let solve = ["solve", "--puzzle", puzzle, "--random", "1", "--timeout", "0.5", "--memory", "small", "--jsonl"];
        let arguments = [&solve[..], &["--tables", path(folder.path())], more].concat();
        let output = with_ulimit(limit, &arguments).output().expect("the program starts");
        let (out, err) = (text(&output.stdout), text(&output.stderr));
        // When memory runs out, the program may abort, but it leaves no wrong file.
        let code = output.status.code().unwrap_or_else(|| {
            assert!(err.contains("memory allocation of"), "{puzzle}, {limit}: ended by {}: {err}", output.status);
            -1
        });
        assert!(!err.contains("panicked"), "{puzzle}, {limit}: {err}");
        assert!(code == 0 || !err.is_empty(), "{puzzle}, {limit}: nothing is said");
        if code == 0 {
            check_solution(PuzzleId::from_name(puzzle).expect("a puzzle"), 1, &out);
        }
        // The next process would remove the partial files of an aborted one.
        let parts = names_in(folder.path()).into_iter().filter(|name| code == -1 && name.starts_with(".unfold"));
        parts.for_each(|name| fs::remove_file(folder.path().join(name)).expect("removed"));
        assert_only_good_tables(folder.path());
        code
    };
    puzzles.iter().map(solved).collect()
}

#[test]
fn small_tables_work_in_300_megabytes_of_address_space() {
    assert_eq!(solve_with_ulimit("-v 300000", &["--threads", "2"], &PUZZLES), [0, 0, 0]);
}

#[test]
fn little_memory_gives_an_answer_or_an_error() {
    // With less than this, the standard library aborts before the program can report anything.
    let least = min_address_space() + 4_000;
    rounds("address spaces", |random| {
        let kilobytes = random.random_range(least..300_000);
        let codes = solve_with_ulimit(&format!("-v {kilobytes}"), &["--threads", "2"], &PUZZLES);
        assert!(kilobytes < 80_000 || !codes.contains(&-1), "{codes:?} in {kilobytes}");
    });
}

/// Runs the program with all existing tables in this address space, in kilobytes; returns the exit code, stdout and stderr.
fn in_space(kilobytes: u32, arguments: &[&str]) -> (i32, String, String) {
    let folder = folder_without(&[]);
    let arguments = [arguments, &["--tables", path(folder.path())]].concat();
    let told = run_program(with_ulimit(&format!("-v {kilobytes}"), &arguments));
    assert_only_good_tables(folder.path());
    told
}

/// Checks that the moves in the last JSON line of a search solve the random position of this seed.
fn check_solution(puzzle: PuzzleId, seed: u64, out: &str) {
    let last: Value = serde_json::from_str(out.lines().last().expect("a line")).expect("JSON");
    let state = scramble::uniform(puzzle, &mut scramble::generator(seed));
    let moves = notation::parse(puzzle, last["moves"].as_str().expect("moves")).expect("moves");
    assert!(state.after_all(&moves).is_solved(), "{last}");
}

#[test]
fn unavailable_tables_are_reported_and_the_search_continues() {
    // Covers tables that are read, and tables that are built during and after the search.
    for (puzzle, kilobytes, more) in [
        ("2x2x2x2", 250_000, &[][..]),
        ("2x2x2x2", 280_000, &["--optimal"]),
        ("2x2x2x2", 300_000, &[]),
        ("3x3x3", 150_000, &[]),
        ("3x3x3", 200_000, &["--optimal"]),
        ("3x3x3x3", 100_000, &[]),
        ("3x3x3x3", 300_000, &[]),
    ] {
        let solve = ["solve", "--puzzle", puzzle, "--random", "1", "--timeout", "1.5", "--threads", "2", "--jsonl"];
        let (code, out, err) = in_space(kilobytes, &[&solve, more].concat());
        assert_eq!(code, 0, "{puzzle} in {kilobytes}: {out}{err}");
        assert!(err.contains("Not enough memory for the table"), "{puzzle} in {kilobytes}: {err}");
        let told: Vec<&str> = err.lines().filter(|line| line.contains("Not enough memory")).collect();
        let different: BTreeSet<&str> = told.iter().copied().collect();
        assert!(told.len() == different.len() && !err.contains("Finishing"), "once, and not attempted again: {err}");
        check_solution(PuzzleId::from_name(puzzle).expect("a puzzle"), 1, &out);
    }
}

#[test]
fn in_any_space_every_verb_ends_with_an_exit_code() {
    rounds("spaces of verbs", |random| {
        let kilobytes = random.random_range(80_000..500_000);
        let seed = random.random_range(0..1000).to_string();
        let verbs: [&[&str]; 8] = [
            &["solve", "--puzzle", "2x2x2x2", "--random", &seed, "--timeout", "0.3", "--no-finish"],
            &["solve", "--random", &seed, "--timeout", "0.3", "--optimal", "--no-finish"],
            &["solve", "--puzzle", "3x3x3x3", "--random", &seed, "--timeout", "0.3", "--no-finish"],
            &["solve", "--puzzle", "2x2x2", "--random", &seed],
            &["algorithms", "--case", "R U R' U'", "--timeout", "0.3"],
            &["pocket", "stats"],
            &["tables", "verify", "cube2-distance", "tess2-axis-rows"],
            &["tables", "build", "cube3-optimal-0"],
        ];
        let verb = verbs[random.random_range(0..verbs.len())];
        let (code, out, err) = in_space(kilobytes, verb);
        assert!([0, 3, 4].contains(&code), "{verb:?} in {kilobytes}: {code}, {out}{err}");
        assert!(code == 0 || !err.is_empty(), "{verb:?} in {kilobytes}");
    });
}

#[test]
fn the_small_proof_table_is_built_in_little_space_or_refused() {
    for kilobytes in (120_000..200_000).step_by(8_000) {
        let folder = folder_without(&["cube3-optimal-edges"]);
        let arguments = ["tables", "build", "cube3-optimal-edges", "--tables", path(folder.path())];
        let (code, _, err) = run_program(with_ulimit(&format!("-v {kilobytes}"), &arguments));
        assert!(code == 0 || code == 4 && err.contains("cube3-optimal-edges"), "{code} in {kilobytes}: {err}");
    }
}

#[test]
fn ten_file_handles_are_enough() {
    assert_eq!(solve_with_ulimit("-n 10", &["--threads", "2"], &PUZZLES), [0, 0, 0]);
}

#[test]
fn many_threads_are_only_slow() {
    assert_eq!(solve_with_ulimit("-n 1000", &["--threads", "256"], &PUZZLES), [0, 0, 0]);
}

#[test]
fn with_a_file_size_limit_the_search_continues_without_leftovers() {
    rounds("disks full", |random| {
        // The shell counts blocks of 512 bytes.
        let blocks = random.random_range(0..3000);
        assert_eq!(solve_with_ulimit(&format!("-f {blocks}"), &["--threads", "2"], &PUZZLES), [0, 0, 0]);
        let folder = temporary_beside_tables();
        let file = folder.path().join("solved.log");
        let solve =
            ["solve", "--puzzle", "2x2x2x2", "--moves", "UF RO", "--tables", path(crate::support::tables::folder())];
        let (code, _, err) = run_program(with_ulimit("-f 0", &[&solve[..], &["-o", path(&file)]].concat()));
        assert!(code != 0 && err.contains("solved.log"), "{code} {err}");
        assert_eq!(names_in(folder.path()), Vec::<String>::new());
    });
}

#[test]
fn tables_may_be_truncated_or_overwritten_during_a_search() {
    rounds("tables changed in use", |random| {
        let puzzle = PUZZLES[random.random_range(0..PUZZLES.len())];
        let folder = folder_without(&["tess2-side-rows", "tess2-end-rows", "cube3-phase1"]);
        // Replaces links by copies, since the linked files belong to other tests.
        for name in names_in(folder.path()) {
            let file = folder.path().join(name);
            let bytes = fs::read(&file).expect("a table");
            fs::remove_file(&file).expect("removed");
            fs::write(&file, bytes).expect("written");
        }
        let seed = random.random_range(0..1000).to_string();
        let solve =
            ["solve", "--puzzle", puzzle, "--random", &seed, "--timeout", "1.5", "--memory", "small", "--jsonl"];
        let mut command = unfold(&[&solve[..], &["--tables", path(folder.path())]].concat());
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program starts");
        let out = lines(child.stdout.take().expect("stdout"));
        let from_the_start: bool = random.random();
        if !from_the_start {
            line_with(&out, "\"start\"");
        }
        std::thread::sleep(Duration::from_millis(random.random_range(0..60)));
        for name in names_in(folder.path()) {
            let file = fs::File::options().write(true).open(folder.path().join(name)).expect("opened");
            match random.random_range(0..3) {
                0 => file.set_len(random.random_range(0..4096)).expect("cut"),
                1 => (&file).write_all(&[0xa5; 1 << 16]).expect("overwritten"),
                _ => {}
            }
        }
        let done: Value = serde_json::from_str(&line_with(&out, "\"done\"")).expect("JSON");
        let output = child.wait_with_output().expect("the program ends");
        assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
        let puzzle = PuzzleId::from_name(puzzle).expect("a puzzle");
        let state = scramble::uniform(puzzle, &mut scramble::generator(seed.parse().expect("a number")));
        let moves = notation::parse(puzzle, done["moves"].as_str().expect("moves")).expect("moves");
        assert!(state.after_all(&moves).is_solved(), "{done}");
    });
}

#[test]
fn four_processes_can_build_the_same_tables_at_the_same_time() {
    let folder = temporary_beside_tables();
    let build = || {
        let names = ["cube2-distance", "cube3-slice-flip", "cube3-optimal-0"];
        let mut command = unfold(&[&["tables", "build"], &names[..], &["--tables", path(folder.path())]].concat());
        command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program starts")
    };
    let children: Vec<_> = (0..4).map(|_| build()).collect();
    for child in children {
        let output = child.wait_with_output().expect("the program ends");
        assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    }
    assert_only_good_tables(folder.path());
}

#[test]
fn a_file_dated_in_the_future_does_no_harm() {
    let folder = temporary_beside_tables();
    let years = std::time::SystemTime::now() + Duration::from_secs(10 * 365 * 24 * 3600);
    let part = folder.path().join("cube2-distanceNEW.part");
    fs::write(&part, "cut off").expect("written");
    fs::File::options().write(true).open(&part).expect("opened").set_modified(years).expect("dated");
    let build = || run_program(unfold(&["tables", "build", "cube2-distance", "--tables", path(folder.path())]));
    assert_eq!(build().0, 0);
    let table = folder.path().join("cube2-distance.table");
    fs::File::options().write(true).open(&table).expect("opened").set_modified(years).expect("dated");
    assert_eq!(build().0, 0);
    assert_eq!(Tables::open(folder.path()).file_state(spec::find("cube2-distance").expect("a table")), FileState::Good);
}
