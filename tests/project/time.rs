//! Time in tests: none asserts how long something took, for that depends on what else the machine does. Only `tests/trust` may,
//! which is about that; a test waits for what it wants to see, with `tests/support/bell.rs`, and `clippy.toml` forbids to sleep.

use std::path::{Path, PathBuf};

/// Appends the sources below a folder.
fn sources(folder: &Path, out: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("readable folder").map(|e| e.expect("entry").path()) {
        if entry.is_dir() {
            sources(&entry, out);
        } else if entry.extension().is_some_and(|e| e == "rs") {
            out.push(entry);
        }
    }
}

/// The part of a source that only tests have: all of it, or what follows the mark of its tests.
fn tests_of<'a>(file: &str, text: &'a str) -> &'a str {
    let is_test = file.starts_with("tests/") || file.contains("/tests/") || file.ends_with("tests.rs");
    let from = if is_test { 0 } else { text.find("#[cfg(test)]").unwrap_or(text.len()) };
    &text[from..]
}

/// The faults of a source: its assertions about an elapsed time, which may span lines.
fn faults(text: &str) -> Vec<String> {
    let asserts = text.split("assert").skip(1).filter_map(|rest| {
        let statement = rest.split(';').next().unwrap_or(rest);
        statement.contains("elapsed()").then(|| format!("assert{}", statement.trim()))
    });
    asserts.collect()
}

#[test]
fn no_test_asserts_how_long_something_took() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    for folder in ["src", "tests", "crates"] {
        sources(&root.join(folder), &mut files);
    }
    let mut told = Vec::new();
    for path in files {
        let file = path.strip_prefix(root).expect("below the root").to_string_lossy().replace('\\', "/");
        if file.starts_with("tests/trust/") || file == "tests/project/time.rs" || file.contains("/target/") {
            continue;
        }
        let text = std::fs::read_to_string(&path).expect("a readable source");
        told.extend(faults(tests_of(&file, &text)).into_iter().map(|fault| format!("{file}: {fault}")));
    }
    assert!(told.is_empty(), "{}", told.join("\n"));
}

#[test]
fn assertions_are_found() {
    let text = "let a = 1;\nassert!(\n    start.elapsed() < LONG,\n    \"late\"\n);\nassert!(ended);\n";
    let found = faults(text);
    assert_eq!(found.len(), 1, "{found:?}");
    assert_eq!(tests_of("src/app/mod.rs", "sleep();\n#[cfg(test)]\nmod tests;"), "#[cfg(test)]\nmod tests;");
}
