//! `unfold convert`, and Hyperspeedcube's files wherever logs are read.

use std::path::Path;

use crate::support::program::{run_program, unfold, with_tables};
use crate::support::{data, temporary};
use unfold_engine::hyperspeedcube::Version;
use unfold_engine::logs::{self, LogFormat, SolveLog};

fn path(file: &Path) -> &str {
    file.to_str().expect("a path of text")
}

fn read(file: &Path) -> SolveLog {
    logs::read(&std::fs::read(file).expect("written")).expect("a log").only().expect("one solve")
}

/// Runs a verb that must succeed; returns standard error.
fn run_ok(arguments: &[&str]) -> String {
    let (code, _, told) = run_program(unfold(arguments));
    assert_eq!(code, 0, "{arguments:?} {told}");
    told
}

/// Runs a verb that must fail with this code and these words.
#[track_caller]
fn check_refused(arguments: &[&str], code: i32, words: &[&str]) {
    let (found, _, told) = run_program(unfold(arguments));
    assert!(found == code && words.iter().all(|word| told.contains(word)), "{arguments:?} {found} {told}");
}

#[test]
fn logs_convert_both_ways_and_between_versions() {
    let folder = temporary();
    let file = |name: &str| folder.path().join(name);
    let (log, there, back, old) =
        (data("mc4d/logs/published/daniel-2x2x2x2-46.log"), file("a.hsc"), file("b.log"), file("c.hsc"));
    let told = run_ok(&["convert", path(&log), path(&there)]);
    assert!(told.contains("39 STM, 46 twists in MC4D"), "{told}");
    assert_eq!(read(&there).format(), LogFormat::Hyperspeedcube(Version::Two));
    run_ok(&["convert", path(&there), path(&back)]);
    run_ok(&["convert", path(&back), path(&old), "--to", "hsc1"]);
    for converted in [&there, &back, &old] {
        assert_eq!(read(converted).state(), read(&log).state());
        assert_eq!(read(converted).up_to_mark().state(), read(&log).up_to_mark().state());
    }
    let third = file("d.hsc");
    run_ok(&["convert", path(&data("hyperspeedcube/cube3-v2.hsc")), path(&third), "--to", "hsc3"]);
    let text = std::fs::read_to_string(&third).expect("written");
    assert!(text.contains("version 3\n") && text.contains("start-session time=") && text.contains("seed="), "{text}");
}

#[test]
fn logs_are_converted_into_a_folder_with_an_error_per_bad_file() {
    let folder = temporary();
    let wrong = folder.path().join("wrong.hsc");
    std::fs::write(&wrong, "version 2\nsolve {\n").expect("written");
    let out = folder.path().join("out");
    std::fs::create_dir(&out).expect("made");
    let [one, two] = ["hypercube2-v1", "hypercube3-v3"].map(|name| data(&format!("hyperspeedcube/{name}.hsc")));
    run_ok(&["convert", path(&one), path(&two), path(&out)]);
    assert_eq!(read(&out.join("hypercube2-v1.log")).state(), read(&one).state());
    assert_eq!(read(&out.join("hypercube3-v3.log")).state(), read(&two).state());
    let words = ["wrong.hsc", "line 2", "1 of 2 files was not converted"];
    check_refused(&["convert", path(&wrong), path(&one), path(&out), "--force"], 2, &words);
    check_refused(&["convert", path(&one), path(&out)], 2, &["already exists"]);
}

#[test]
fn files_of_the_same_name_do_not_overwrite_each_other() {
    let folder = temporary();
    let [one, two] = ["hypercube2-v1", "hypercube3-v3"].map(|name| {
        let copy = folder.path().join(name).join("solve.hsc");
        std::fs::create_dir(copy.parent().expect("a folder")).expect("made");
        std::fs::copy(data(&format!("hyperspeedcube/{name}.hsc")), &copy).expect("copied");
        copy
    });
    let out = folder.path().join("out");
    check_refused(&["convert", path(&one), path(&two), path(&out), "--force"], 2, &["already exists", "1 of 2 files"]);
    assert_eq!(read(&out.join("solve.log")).state(), read(&one).state());
}

#[test]
fn invalid_conversions_are_rejected_with_advice() {
    let folder = temporary();
    let file = |name: &str| folder.path().join(name);
    let (cube, two) = (data("hyperspeedcube/cube3-v2.hsc"), file("two.hsc"));
    let half = std::fs::read_to_string(&cube).expect("readable");
    let (_, solve) = half.split_once("solve {").expect("a solve");
    std::fs::write(&two, format!("{half}solve {{{solve}")).expect("written");
    check_refused(&["convert", path(&cube), path(&file("a.log"))], 2, &["MC4D logs cannot contain a 3×3×3"]);
    check_refused(&["convert", path(&cube), path(&file("a.xyz"))], 2, &["--to"]);
    check_refused(&["convert", path(&cube), path(&two), path(&file("a.hsc"))], 2, &["folder"]);
    check_refused(&["convert", path(&two), path(&file("a.hsc")), "--to", "hsc1"], 2, &["2 solves", "--solve"]);
    run_ok(&["convert", path(&two), path(&file("a.hsc")), "--to", "hsc1", "--solve", "2"]);
    check_refused(&["convert", path(&two), path(&file("b.hsc")), "--to", "hsc1", "--solve", "3"], 2, &["no solve 3"]);
    run_ok(&["convert", path(&two), path(&file("c.hsc")), "--to", "hsc3"]);
    let all = logs::read(&std::fs::read(file("c.hsc")).expect("written")).expect("a file");
    assert_eq!(all.len(), 2, "both stay");
}

#[test]
fn a_solve_is_read_solved_and_saved() {
    let folder = temporary();
    for version in 1..=3 {
        let (given, saved) =
            (data(&format!("hyperspeedcube/cube2-v{version}.hsc")), folder.path().join(format!("{version}.hsc")));
        let (code, _, told) =
            run_program(with_tables(&["solve", path(&given), "--from", "scramble", "-o", path(&saved)]));
        assert_eq!(code, 0, "{told}");
        let log = read(&saved);
        assert!(log.is_solved() && log.format() == read(&given).format());
        assert_eq!(log.up_to_mark().state(), read(&given).up_to_mark().state());
    }
}
