//! The pages for developers name only functions, types and constants that exist.

use std::collections::BTreeSet;

use crate::texts::sources;
use unfold_tests::root;

/// The pages for developers.
const PAGES: [&str; 3] = ["docs/architecture.md", "docs/contributing.md", "crates/engine/README.md"];

/// Names that no source contains: a placeholder for a new type, and an example named by its file.
const ALLOWED_MISSING: [&str; 2] = ["XCommand", "own_solver"];

/// True for words that are certainly names in code: with an underscore, or a capital after a small letter.
fn is_name(word: &str) -> bool {
    let starts_small = |pair: &[u8]| pair[0].is_ascii_lowercase() && pair[1].is_ascii_uppercase();
    // Fragments such as "MAX_…" and "vX" stand for several names.
    let is_whole = word.starts_with(|c: char| c.is_ascii_alphabetic()) && word.len() > 2 && !word.ends_with('_');
    is_whole && (word.contains('_') || word.as_bytes().windows(2).any(starts_small))
}

/// The names between backticks in a page, including every part of a path, each with its line number.
fn names(page: &str) -> impl Iterator<Item = (usize, &str)> {
    page.lines().zip(1..).filter(|(line, _)| !line.starts_with("```")).flat_map(|(line, number)| {
        let quoted = line.split('`').skip(1).step_by(2).filter(|text| !text.contains(['/', '"']));
        quoted.flat_map(move |text| {
            let is_path = text.contains("::");
            let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
            words.filter(move |word| !word.is_empty() && (is_path || is_name(word))).map(move |word| (number, word))
        })
    })
}

#[test]
fn names_in_the_pages_for_developers_exist() {
    let mut text = String::new();
    for folder in ["src", "crates", "tests"] {
        sources(&root().join(folder), &mut text);
    }
    let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    let words: BTreeSet<&str> =
        code.flat_map(|line| line.split(|c: char| !c.is_ascii_alphanumeric() && c != '_')).collect();
    let mut missing = Vec::new();
    for page in PAGES {
        let content = std::fs::read_to_string(root().join(page)).expect("a page");
        let unknown = names(&content).filter(|(_, name)| !ALLOWED_MISSING.contains(name) && !words.contains(name));
        missing.extend(unknown.map(|(number, name)| format!("{page}:{number}: {name}")));
    }
    assert!(missing.is_empty(), "not in the sources: {missing:#?}");
}
