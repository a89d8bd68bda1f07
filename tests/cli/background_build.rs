//! Tables that are missing when a search starts are finished after its result, by one process.

use crate::support;
use crate::support::temporary_beside_tables;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use unfold_engine::tables::Workers;

#[cfg(unix)]
use crate::support::program::signal;
use crate::support::program::{line_with, lines, run_program, text, unfold, wait_until};
use crate::support::tables::folder_without;
use serde_json::Value;
use unfold_engine::control::Control;
use unfold_engine::disk::lock::Lock;
use unfold_engine::puzzles::{build::build, cube3::search::TWO_PHASE, finish, finish::FinishOutcome};
use unfold_engine::search::{Limits, Memory};
use unfold_engine::tables::spec;
use unfold_engine::tables::store::{FileState, Tables};

/// A table that takes some seconds to build, so that a short search ends first.
const SLOW: &str = "cube3-phase2";
const LARGE: [&str; 4] = ["cube3-flip-slice-classes", "cube3-phase1", SLOW, "cube3-corners"];

fn solve(tables: &Path, arguments: &[&str]) -> Command {
    // The target ends the search with its first solution, however busy the machine is.
    let short = if arguments.contains(&"--timeout") { &[][..] } else { &["--target", "30"] };
    let mut command = unfold(&[&["solve", "--random", "1"], short, arguments].concat());
    command.arg("--tables").arg(tables).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn table(folder: &Path, name: &str) -> FileState {
    Tables::open(folder.to_path_buf()).file_state(spec::find(name).expect("a table"))
}

/// The files of a folder that are not tables.
fn others(folder: &Path) -> Vec<String> {
    let names = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("entry").file_name());
    names.map(|name| name.to_string_lossy().into_owned()).filter(|name| !name.ends_with(".table")).collect()
}

/// Takes the lock of a process that builds this table.
fn lock(folder: &Path, name: &str) -> Lock {
    Lock::take(&folder.join(format!(".unfold-{name}.lock"))).expect("no one is building it")
}

#[test]
fn a_short_solve_finishes_the_tables_once_after_its_result() {
    let tables = folder_without(&[SLOW, "cube3-corners"]);
    let mut child = solve(tables.path(), &["--jsonl"]).spawn().expect("the program starts");
    let out = lines(child.stdout.take().expect("stdout"));
    let done: Value = serde_json::from_str(&line_with(&out, "\"done\"")).expect("JSON");
    assert_eq!(done["reason"], "target");
    assert_eq!(child.try_wait().expect("a child"), None, "the result is there before the tables are");
    assert_eq!(table(tables.path(), "cube3-corners"), FileState::Absent);
    let output = child.wait_with_output().expect("the program ends");
    let err = text(&output.stderr);
    assert_eq!((output.status.code(), out.recv().ok()), (Some(0), None), "{err}");
    assert!(err.lines().count() == 1 && LARGE[2..].iter().all(|name| err.contains(name)), "{err}");
    for said in ["about ", " s, only once", "--no-finish"] {
        assert!(err.contains(said), "{said}: {err}");
    }
    assert!(LARGE.iter().all(|name| table(tables.path(), name) == FileState::Good));
    assert_eq!(others(tables.path()), Vec::<String>::new());
    // The next run finds all tables.
    let (code, _, err) = run_program(solve(tables.path(), &[]));
    assert_eq!((code, err.as_str()), (0, ""));
}

#[test]
fn the_exit_code_is_that_of_the_result() {
    let tables = folder_without(&["cube3-corners"]);
    // Too short for any solution.
    let (code, out, err) = run_program(solve(tables.path(), &["--timeout", "1e-9", "--threads", "1"]));
    assert_eq!((code, out.as_str()), (3, ""), "{err}");
    assert_eq!(table(tables.path(), "cube3-corners"), FileState::Good, "{err}");
}

#[test]
fn no_tables_are_finished_when_unwanted_or_unsavable() {
    let tables = folder_without(&[SLOW, "cube3-corners"]);
    let absent = || table(tables.path(), SLOW) == FileState::Absent;
    for arguments in [&["--no-finish"][..], &["--memory", "small"]] {
        let (code, _, err) = run_program(solve(tables.path(), arguments));
        assert!(code == 0 && err.is_empty() && absent(), "{arguments:?}: {code} {err}");
    }
    // Nor where the tables cannot be stored.
    let blocked = tables.path().join("a file");
    std::fs::write(&blocked, "").expect("written");
    let (code, _, err) = run_program(solve(&blocked, &[]));
    assert!(code == 0 && !err.contains("--no-finish"), "{err}");
}

#[cfg(unix)]
#[test]
fn a_closed_reader_ends_the_search_and_the_table_build() {
    let tables = folder_without(&[SLOW, "cube3-corners"]);
    // Before the result, and while the tables are finished.
    for waits in [false, true] {
        let mut child = solve(tables.path(), &[]).spawn().expect("the program starts");
        let (out, err) = (child.stdout.take(), lines(child.stderr.take().expect("stderr")));
        if waits {
            line_with(&err, "--no-finish");
        }
        drop(out);
        assert!(child.wait().expect("the program ends").success());
        assert_eq!(table(tables.path(), SLOW), FileState::Absent, "{waits}");
    }
    let script = "exec \"$0\" solve --random 1 --target 30 --tables \"$1\" >&-";
    let program = env!("CARGO_BIN_EXE_unfold-tested");
    let output = Command::new("sh").args(["-c", script, program]).arg(tables.path()).output().expect("a shell");
    assert!(output.status.success() && output.stderr.is_empty(), "{}", text(&output.stderr));
    assert_eq!(table(tables.path(), SLOW), FileState::Absent);
}

#[cfg(unix)]
#[test]
fn a_signal_ends_the_build_at_once_and_keeps_complete_tables() {
    for name in ["INT", "TERM"] {
        let tables = folder_without(&LARGE[..3]);
        let mut child = solve(tables.path(), &[]).spawn().expect("the program starts");
        let (out, err) = (lines(child.stdout.take().expect("stdout")), lines(child.stderr.take().expect("stderr")));
        line_with(&out, "Best so far");
        line_with(&err, "--no-finish");
        wait_until("the first table", || tables.path().join(format!("{}.table", LARGE[0])).exists());
        signal(&child, name);
        assert_eq!(child.wait().expect("the program ends").code(), Some(0), "the exit code is that of the result");
        let states = [0, 1, 2].map(|n| table(tables.path(), LARGE[n]));
        assert_eq!(states, [FileState::Good, FileState::Absent, FileState::Absent], "{name}");
        assert!(others(tables.path()).iter().all(|name| name.ends_with(".lock")));
        assert!(err.recv().is_err(), "nothing more is said");
    }
}

#[cfg(unix)]
#[test]
fn an_interrupted_search_finishes_no_tables() {
    let tables = folder_without(&[SLOW, "cube3-corners"]);
    let arguments = ["--timeout", "0", "--threads", "1"];
    let mut child = solve(tables.path(), &arguments).spawn().expect("the program starts");
    let out = lines(child.stdout.take().expect("stdout"));
    line_with(&out, "HTM");
    signal(&child, "INT");
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!((output.status.code(), text(&output.stderr).as_str()), (Some(130), "Interrupted.\n"));
    assert_eq!(table(tables.path(), "cube3-corners"), FileState::Absent);
}

#[test]
fn a_table_being_built_by_another_process_is_left_to_it() {
    let tables = folder_without(&[SLOW, "cube3-corners"]);
    let _lock = lock(tables.path(), SLOW);
    let (code, out, err) = run_program(solve(tables.path(), &[]));
    assert!(code == 0 && out.contains("Best so far") && err.is_empty(), "{err}");
    assert!(LARGE[2..].iter().all(|name| table(tables.path(), name) == FileState::Absent));
}

#[cfg(unix)]
#[test]
fn a_table_finished_by_another_process_joins_the_search() {
    let tables = folder_without(&[SLOW]);
    let held = lock(tables.path(), SLOW);
    let mut child = solve(tables.path(), &["--timeout", "0", "--jsonl"]).spawn().expect("the program starts");
    let out = lines(child.stdout.take().expect("stdout"));
    line_with(&out, "\"solution\"");
    link_finished_table(SLOW, tables.path());
    drop(held);
    line_with(&out, "\"tier\":\"large\"");
    signal(&child, "INT");
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!((output.status.code(), text(&output.stderr).as_str()), (Some(130), "Interrupted.\n"));
}

/// Puts a finished table into a folder, in place of the process that builds it.
fn link_finished_table(name: &str, folder: &Path) {
    let file = format!("{name}.table");
    std::fs::hard_link(support::tables::folder().join(&file), folder.join(&file)).expect("linked");
}

/// Runs a verb that waits for a table until another process finishes it.
fn assert_waits_for_another_process(verb: &[&str]) {
    let tables = folder_without(&[SLOW]);
    let held = lock(tables.path(), SLOW);
    let mut child = start(verb, tables.path());
    let err = lines(child.stderr.take().expect("stderr"));
    let note = line_with(&err, "another process");
    assert!(note.contains(SLOW), "{note}");
    link_finished_table(SLOW, tables.path());
    drop(held);
    let output = child.wait_with_output().expect("the program ends");
    let rest: Vec<String> = err.iter().collect();
    assert_eq!(output.status.code(), Some(0), "{verb:?}: {rest:?}");
    assert!(rest.iter().all(|line| !line.contains("built in")), "{verb:?}: {rest:?}");
}

fn start(verb: &[&str], tables: &Path) -> Child {
    let mut command = unfold(verb);
    command.arg("--tables").arg(tables).stdout(Stdio::piped()).stderr(Stdio::piped());
    command.spawn().expect("the program starts")
}

#[test]
fn verbs_wait_for_a_needed_table_that_another_process_builds() {
    let list = tempfile::NamedTempFile::new().expect("a temporary file");
    std::fs::write(list.path(), "R U\n").expect("written");
    let list = list.path().to_str().expect("a path of text");
    assert_waits_for_another_process(&["tables", "build", SLOW]);
    assert_waits_for_another_process(&["solve", "--moves", "R U F", "--memory", "full"]);
    assert_waits_for_another_process(&["solve", "--batch", list]);
}

#[cfg(unix)]
#[test]
fn waiting_for_another_process_can_be_interrupted() {
    let tables = folder_without(&[SLOW]);
    let _held = lock(tables.path(), SLOW);
    for verb in [&["tables", "build", SLOW][..], &["solve", "--random", "1", "--memory", "full"]] {
        let mut child = start(verb, tables.path());
        line_with(&lines(child.stderr.take().expect("stderr")), "another process");
        signal(&child, "INT");
        assert_eq!(child.wait().expect("the program ends").code(), Some(130), "{verb:?}");
    }
}

/// A table that is built in a moment.
const CUBE2: &str = "cube2-distance";

#[test]
fn the_store_waits_for_a_file_that_another_process_builds() {
    let folder = temporary_beside_tables();
    let spec = spec::find(CUBE2).expect("a table");
    let tables = Tables::open(folder.path());
    let held = lock(folder.path(), CUBE2);
    let control = Control::new();
    std::thread::scope(|scope| {
        let waits = scope.spawn(|| build(spec, &tables, Workers::new(1, &control)));
        wait_until("a thread that waits", || tables.current_wait().is_some_and(|(name, _)| name == CUBE2));
        assert!(tables.is_being_built(spec) && tables.current_build().is_none());
        let shared = support::tables::shared_tables();
        assert!(shared.copy_to(&tables, spec, &Control::new()).expect("written"));
        drop(held);
        assert!(waits.join().expect("no panic").is_ok());
    });
    assert_eq!((tables.build_time(spec), tables.current_wait()), (None, None));
    // Stopping a build ends its wait.
    tables.remove(spec).expect("removed");
    let _held = lock(folder.path(), CUBE2);
    let control = Control::new();
    std::thread::scope(|scope| {
        let waits = scope.spawn(|| build(spec, &tables, Workers::new(1, &control)));
        wait_until("a thread that waits", || tables.current_wait().is_some());
        control.stop();
        assert!(waits.join().expect("no panic").is_err());
    });
}

#[test]
fn missing_tables_are_finished_unless_stopped_or_built_elsewhere() {
    let tables = folder_without(&["cube3-corners"]);
    let store = Tables::open(tables.path());
    let limits = Limits { threads: 2, ..Limits::default() };
    let small = Limits { memory: Memory::Small, ..limits.clone() };
    let missing = |limits: &Limits| -> Vec<&str> {
        finish::missing_tables(&TWO_PHASE, limits, &store).iter().map(|spec| spec.name.as_str()).collect()
    };
    assert_eq!((missing(&limits), missing(&small)), (vec!["cube3-corners"], Vec::new()));
    let up_to = |bytes| missing(&Limits { memory: Memory::UpTo(bytes), ..limits.clone() });
    assert_eq!((up_to(179_000_000), up_to(178_000_000)), (vec!["cube3-corners"], Vec::new()));
    let stopped = Control::new();
    stopped.stop();
    assert!(finish::finish(&TWO_PHASE, &limits, &stopped, &store, &|_| ()).is_err());
    let elsewhere = {
        let _held = lock(tables.path(), "cube3-corners");
        finish::finish(&TWO_PHASE, &limits, &Control::new(), &store, &|_| ())
    };
    assert!(matches!(elsewhere, Ok(FinishOutcome::BuiltElsewhere("cube3-corners"))), "{elsewhere:?}");
    let said = std::sync::Mutex::new(Vec::new());
    let say = |name| said.lock().expect("no panic").push(name);
    let ended = finish::finish(&TWO_PHASE, &limits, &Control::new(), &store, &say);
    assert!(matches!(ended, Ok(FinishOutcome::All)), "{ended:?}");
    assert_eq!(said.into_inner().expect("no panic"), ["cube3-corners"]);
    assert_eq!((missing(&limits), store.bytes_in_use()), (Vec::new(), 0), "nothing is put into memory");
    assert_eq!(table(tables.path(), "cube3-corners"), FileState::Good);
}

#[test]
fn waiting_for_tables_is_reported_in_one_line() {
    let (tables, said) = (folder_without(&[SLOW, "cube3-corners"]), "Building the tables for the 3×3×3 (about 4 s, ");
    let mut child = solve(tables.path(), &["--memory", "full"]).spawn().expect("the program starts");
    let err = lines(child.stderr.take().expect("stderr"));
    assert!(line_with(&err, "3×3×3").starts_with(said), "{said}");
    assert_eq!(table(tables.path(), SLOW), FileState::Absent, "before they are built");
    assert!(child.wait().expect("the program ends").success());
    assert_eq!(err.iter().collect::<Vec<_>>(), Vec::<String>::new());
    // Tables built in a moment are not mentioned.
    let tables = folder_without(&["cube3-slice-twist"]);
    let (code, _, err) = run_program(solve(tables.path(), &[]));
    assert_eq!((code, err.as_str()), (0, ""));
}
