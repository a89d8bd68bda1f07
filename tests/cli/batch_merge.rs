//! Merging the parts of a sharded batch.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use crate::support::program::{run_program, run_with_input, unfold, with_tables};
use crate::support::temporary;
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};

const HEAD: &str = "index,input,length,metric,lower,optimal,reason,seconds,nodes,moves,error";

fn merge(arguments: &[&str]) -> (i32, String, String) {
    run_program(unfold(&[&["batch", "merge"], arguments].concat()))
}

fn path(folder: &Path, name: &str) -> (PathBuf, String) {
    let path = folder.join(name);
    let text = path.to_str().expect("a path").to_owned();
    (path, text)
}

fn write(folder: &Path, name: &str, text: &str) -> String {
    let (path, name) = path(folder, name);
    std::fs::write(path, text).expect("written");
    name
}

/// Results without the seconds, which vary.
fn without_seconds(text: &str) -> String {
    let mut out = String::new();
    for line in text.lines() {
        match line.split_once("\"seconds\":") {
            Some((before, after)) => writeln!(out, "{before}{}", after.split_once(',').expect("more").1),
            None => {
                // The seconds follow the reason, which is one of these words.
                let word = ["optimal,", "target,", "exhausted,", "nodes,"].into_iter().find(|w| line.contains(w));
                let cut = word.map(|word| (line.find(word).expect("found") + word.len(), line));
                match cut.filter(|_| !line.starts_with("index")) {
                    Some((at, line)) => {
                        writeln!(out, "{}{}", &line[..at], line[at..].split_once(',').expect("more").1)
                    }
                    None => writeln!(out, "{line}"),
                }
            }
        }
        .expect("a string");
    }
    out
}

fn solve(puzzle: &str, input: &str, more: &[&str]) -> String {
    let solve = ["solve", "--puzzle", puzzle, "--batch", "-", "--jobs", "1", "--threads", "1"];
    let (code, out, err) = run_with_input(with_tables(&[&solve[..], more].concat()), input.as_bytes());
    assert!([0, 2, 3].contains(&code), "{err}");
    out
}

/// A line of a list: moves, facelets, a comment, blank or invalid.
fn line() -> impl Strategy<Value = String> {
    prop_oneof![
        4 => prop::collection::vec(prop::sample::select(vec!["R", "U2", "F'", "R'", "U", "F2", "[R, U]"]), 1..8)
            .prop_map(|moves| moves.join(" ")),
        1 => Just("# a comment".to_owned()),
        1 => Just(String::new()),
        1 => Just("RX, \"so\"".to_owned()),
        1 => Just("002140534352524214031513".to_owned()),
        1 => Just("R R'".to_owned()),
    ]
}

#[test]
fn merged_shards_equal_a_single_run() {
    let lists = (prop::collection::vec(line(), 0..40), 1usize..6, any::<bool>(), any::<bool>());
    let mut runner = TestRunner::new(Config { cases: 12, ..Config::default() });
    let outcome = runner.run(&lists, |(lines, of, json, qtm)| {
        let folder = temporary();
        let list = lines.join("\n");
        let mut more = if json { vec!["--jsonl"] } else { vec![] };
        if qtm {
            more.extend(["--metric", "qtm"]);
        }
        let whole = solve("2x2x2", &list, &more);
        let mut arguments = vec!["-".to_owned()];
        // The parts may come in any order, here the last one first.
        for number in (1..=of).rev() {
            let shard = format!("{number}/{of}");
            let part = solve("2x2x2", &list, &[&more[..], &["--shard", &shard]].concat());
            arguments.push(write(folder.path(), &format!("{number}.part"), &part));
        }
        let list = write(folder.path(), "list", &list);
        arguments.extend(["--puzzle".into(), "2x2x2".into(), "--against".into(), list]);
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        let (code, out, err) = merge(&arguments);
        prop_assert_eq!(code, 0, "{}", err);
        prop_assert_eq!(without_seconds(&out), without_seconds(&whole));
        Ok(())
    });
    outcome.expect("every list");
}

/// A valid row: `R U` solved by `U' R'`.
fn row(index: u64) -> String {
    format!("{index},R U,2,htm,2,true,optimal,0.001,7,U' R',\n")
}

fn csv(rows: &[String]) -> String {
    format!("{HEAD}\n{}", rows.concat())
}

#[test]
fn errors_name_file_line_and_index() {
    let folder = temporary();
    let folder = folder.path();
    let right = |rows: &[u64]| csv(&rows.iter().map(|index| row(*index)).collect::<Vec<_>>());
    let wrong = |text: &str| csv(&[row(1), text.to_owned()]);
    let json = r#"{"event":"done","index":2,"input":"R","length":1,"metric":"htm","lower":1,"optimal":true,"reason":"optimal","seconds":0.1,"nodes":1,"moves":"R'","error":null}"#;
    let list = write(folder, "list", "R U\n# no state\nR U\nR U\n");
    let other = write(folder, "other", "R U\nR2 U\nR U\n");
    let against = |list: &str| vec!["--against".to_owned(), list.to_owned()];
    let cases: Vec<(Vec<String>, Vec<String>, &str, &str)> = vec![
        (vec![right(&[1, 4]), right(&[2])], vec![], "line 3, index 4", "Row 3 is missing"),
        (vec![right(&[2, 5])], vec![], "a, line 2, index 2", "Row 1 is missing"),
        (vec![right(&[1, 6]), right(&[2])], vec![], "line 3, index 6", "Rows 3 to 5 are missing"),
        (vec![right(&[1, 2]), right(&[2, 3])], vec![], "b, line 2, index 2", "also in"),
        (vec![right(&[1, 3, 2]), right(&[2])], vec![], "a, line 4, index 2", "after row 3"),
        (vec![right(&[1, 1])], vec![], "a, line 3, index 1", "after row 1"),
        (vec![right(&[1]), format!("{json}\n")], vec![], "b, line 1", "JSON"),
        (vec![right(&[1]), String::new()], vec![], "b, line 1", "does not begin"),
        (vec![right(&[1]).replace("nodes,", "node,")], vec![], "a, line 1", "does not begin"),
        (vec![right(&[1, 2]).trim_end().to_owned()], vec![], "a, line 3", "ends in the middle"),
        (vec![wrong("2,R U,2,htm,2,true,optimal\n")], vec![], "a, line 3", "not a row"),
        (vec![wrong(&row(2).replace("htm", "hmt"))], vec![], "a, line 3", "“metric”"),
        (vec![wrong(&row(2).replace("true", "false"))], vec![], "a, line 3", "“optimal”"),
        (vec![wrong(&row(2).replace("optimal", "bored"))], vec![], "a, line 3", "“reason”"),
        (vec![wrong(&row(2).replace("0.001", "-1"))], vec![], "a, line 3", "“seconds”"),
        (vec![wrong(&row(2).replace(",7,", ",many,"))], vec![], "a, line 3", "“nodes”"),
        (vec![wrong("2,RX,2,,,,,,,,wrong\n")], vec![], "a, line 3", "“length”"),
        (vec![wrong(&row(2).replace("U' R'", "U' R2"))], vec![], "a, line 3, index 2", "does not solve"),
        (vec![wrong(&row(2).replace("U' R'", "U' Q R'"))], vec![], "a, line 3, index 2", "solution is not valid"),
        (vec![wrong(&row(2).replace("R U,2,", "R Q,2,"))], vec![], "a, line 3, index 2", "input is not valid"),
        (vec![wrong(&row(2).replace("R U,2,htm,2", "R U,3,htm,3"))], vec![], "index 2", "a length of 3 HTM"),
        (
            vec![wrong(&row(2).replace("htm,2,true,optimal", "htm,3,false,timeout"))],
            vec![],
            "a, line 3, index 2",
            "lower bound, 3 HTM",
        ),
        (vec![wrong(&row(2).replace("htm", "qtm"))], vec![], "a, line 3, index 2", "in QTM, but"),
        (vec![right(&[1, 2])], against(&list), "list", "All rows from 3 on are missing"),
        (vec![right(&[1, 2, 3, 4])], against(&list), "a, line 5, index 4", "ends before"),
        (vec![right(&[1, 2, 3])], against(&other), "a, line 3, index 2", "line 2 of the list"),
    ];
    for (parts, more, place, what) in cases {
        let names = ["a", "b"].iter().zip(&parts);
        let files: Vec<String> = names.map(|(name, part)| write(folder, name, part)).collect();
        let (out, out_name) = path(folder, "out.csv");
        let all = [&[out_name][..], &files, &more].concat();
        let all: Vec<&str> = all.iter().map(String::as_str).collect();
        let (code, printed, err) = merge(&all);
        assert_eq!((code, printed.as_str()), (2, ""), "{what}: {err}");
        assert!(err.contains(place) && err.contains(what), "{what}, {place}: {err}");
        assert!(!out.exists(), "{what}: something was written");
    }
}

#[test]
fn output_is_replaced_only_with_force_and_by_a_successful_merge() {
    let folder = temporary();
    let folder = folder.path();
    let [a, b] = [("a", [1, 3]), ("b", [2, 4])].map(|(name, rows)| write(folder, name, &csv(&rows.map(row))));
    let (out, name) = path(folder, "out.csv");
    let list = "R U\nR U\nR U\nR U";
    let against_stdin = ["batch", "merge", &name, &a, &b, "--against", "-"];
    let (code, _, err) = run_with_input(unfold(&against_stdin), list.as_bytes());
    assert_eq!(code, 0, "{err}");
    assert!(err.contains("4 rows: 4 solved"), "{err}");
    let whole = csv(&[1, 2, 3, 4].map(row));
    assert_eq!(std::fs::read_to_string(&out).expect("written"), whole);
    let (code, _, err) = merge(&[&name, &a]);
    assert_eq!(code, 2, "{err}");
    assert!(err.contains("--force"), "{err}");
    // A failed merge keeps the existing file.
    assert_eq!(merge(&[&name, &a, "--force"]).0, 2);
    assert_eq!(std::fs::read_to_string(&out).expect("there still"), whole);
    // Windows line endings, and a single part.
    let single = write(folder, "crlf", &csv(&[row(1), "2,RX,,,,,,,,,wrong\n".into()]).replace('\n', "\r\n"));
    let (code, _, err) = merge(&[&name, &single, "--force"]);
    assert_eq!(code, 0, "{err}");
    assert!(err.contains("2 rows: 1 solved") && err.contains("1 with an error"), "{err}");
    assert_eq!(std::fs::read_to_string(&out).expect("written").lines().count(), 3);
    assert_eq!(merge(&[&name, "no such file", "--force"]).0, 4);
    assert_eq!(merge(&[&name, folder.to_str().expect("a path"), "--force"]).0, 4);
    assert_eq!(merge(&["-", &a, "--puzzle", "9x9x9"]).0, 2);
    let (code, printed, _) = merge(&["-", &b, &a]);
    assert_eq!((code, printed), (0, whole));
}

#[test]
fn more_parts_than_the_open_file_limit_are_merged() {
    let folder = temporary();
    let parts: Vec<String> =
        (1..=1500).map(|n| write(folder.path(), &format!("{n}.csv"), &csv(&[row(n), row(n + 1500)]))).collect();
    // On Windows, these names exceed the limit of a command line, but there the program expands a pattern.
    let pattern = folder.path().join("*.csv").to_str().expect("a path of text").to_owned();
    let names = if cfg!(windows) { vec![pattern] } else { parts };
    let (code, out, err) = merge(&[&["-"][..], &names.iter().map(String::as_str).collect::<Vec<_>>()].concat());
    assert_eq!(code, 0, "{err}");
    assert_eq!(out, csv(&(1..=3000).map(row).collect::<Vec<_>>()));
}
