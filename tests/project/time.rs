//! Time in tests. No test asserts how long something took, since that depends on the load of the machine; only `tests/trust` and
//! `tests/fuzz` measure time. A test waits for an event, and the program's time passes when the test advances its clock, with
//! `tests/support/bell.rs` and `clock.rs`. `clippy.toml` forbids sleeping and polling, except in the few places that give a reason. A
//! test that would hang is ended by the one `WAIT_TIMEOUT` of `crates/engine/tests/support`; `fuzz` has its own.

use std::path::{Path, PathBuf};
use unfold_tests::root;

/// Appends the paths of all Rust files below a folder.
fn sources(folder: &Path, out: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("readable folder").map(|e| e.expect("entry").path()) {
        if entry.is_dir() {
            sources(&entry, out);
        } else if entry.extension().is_some_and(|e| e == "rs") {
            out.push(entry);
        }
    }
}

/// The test code of a source: all of it in a test, otherwise everything from the first `#[cfg(test)]`.
fn tests_of<'a>(file: &str, text: &'a str) -> &'a str {
    let is_test = file.starts_with("tests/") || file.contains("/tests/") || file.ends_with("tests.rs");
    let from = if is_test { 0 } else { text.find("#[cfg(test)]").unwrap_or(text.len()) };
    &text[from..]
}

/// The files that may wait with a timeout: `WAIT_TIMEOUT`, or the one for an input that is read without end.
const WITH_TIMEOUT: [&str; 4] =
    ["tests/support/bell.rs", "tests/support/program.rs", "tests/fuzz/main.rs", "crates/engine/tests/engine/api.rs"];

/// The assertions of a source about an elapsed time, which may span lines. Asserting that a limit has passed (`elapsed >= limit`) is
/// allowed.
fn asserted_times(text: &str) -> Vec<String> {
    let asserts = text.split("assert").skip(1).filter_map(|rest| {
        let statement = rest.split(';').next().unwrap_or(rest);
        let is_about_time = statement.contains("elapsed()") || statement.contains("elapsed <");
        is_about_time.then(|| format!("assert{}", statement.trim()))
    });
    asserts.collect()
}

/// The forbidden timeouts of a source: in files other than [`WITH_TIMEOUT`], or with a literal duration.
fn timeouts(file: &str, text: &str) -> Vec<String> {
    let waits = text.split("recv_timeout(").skip(1).filter_map(|rest| rest.split_once(')'));
    let is_meant = |time: &str| WITH_TIMEOUT.contains(&file) && !time.contains("from_");
    waits.filter(|(time, _)| !is_meant(time)).map(|(time, _)| format!("recv_timeout({time})")).collect()
}

#[test]
fn no_test_asserts_a_duration_or_sets_its_own_timeout() {
    let root = root();
    let mut files = Vec::new();
    for folder in ["src", "tests", "crates"] {
        sources(&root.join(folder), &mut files);
    }
    let mut faults = Vec::new();
    for path in files {
        let file = path.strip_prefix(root).expect("below the root").to_string_lossy().replace('\\', "/");
        if file.starts_with("tests/trust/") || file == "tests/project/time.rs" || file.contains("/target/") {
            continue;
        }
        let text = std::fs::read_to_string(&path).expect("a readable source");
        let tests = tests_of(&file, &text);
        let found = asserted_times(tests).into_iter().chain(timeouts(&file, tests));
        faults.extend(found.map(|fault| format!("{file}: {fault}")));
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn planted_faults_are_found() {
    let text = "let a = 1;\nassert!(\n    start.elapsed() < LONG,\n    \"late\"\n);\nassert!(ended);\n";
    let found = asserted_times(text);
    assert_eq!(found.len(), 1, "{found:?}");
    assert_eq!(
        asserted_times("assert!(outcome.elapsed < limit + SHORT);\nassert!(outcome.elapsed >= limit);").len(),
        1
    );
    let short = "assert_eq!(rows.recv_timeout(Duration::from_millis(700)), Err(Timeout));\n";
    assert_eq!(timeouts("tests/support/bell.rs", short).len(), 1);
    let patient = "rows.recv_timeout(WAIT_TIMEOUT).expect(\"news\");\n";
    assert!(timeouts("tests/support/bell.rs", patient).is_empty());
    assert_eq!(timeouts("tests/cli/batch.rs", patient).len(), 1);
    assert_eq!(tests_of("src/app/mod.rs", "sleep();\n#[cfg(test)]\nmod tests;"), "#[cfg(test)]\nmod tests;");
}
