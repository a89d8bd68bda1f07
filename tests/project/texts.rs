//! Every text of the catalogue is used.

use std::collections::BTreeSet;
use std::path::Path;
use unfold_tests::root;

/// Appends the contents of all Rust files below a folder.
pub fn sources(folder: &Path, out: &mut String) {
    for entry in std::fs::read_dir(folder).expect("readable folder").map(|e| e.expect("entry").path()) {
        if entry.is_dir() {
            sources(&entry, out);
        } else if entry.extension().is_some_and(|e| e == "rs") {
            out.push_str(&std::fs::read_to_string(entry).expect("readable source"));
        }
    }
}

#[test]
fn every_text_is_used() {
    let root = root();
    let mut text = String::new();
    for folder in ["src", "crates/app/src", "crates/scene/src", "crates/text/src"] {
        sources(&root.join(folder), &mut text);
    }
    let code: Vec<&str> = text.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
    let text = code.join("\n");
    let words: BTreeSet<&str> = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').collect();
    for message in unfold_text::all_messages() {
        let name = message.id.to_uppercase().replace('-', "_");
        // A constant of the same name is not a use of the text.
        let is_constant = ["const", "static"].iter().any(|word| text.contains(&format!("{word} {name}:")));
        let is_used = if is_constant { text.contains(&format!("::{name}")) } else { words.contains(name.as_str()) };
        assert!(is_used, "{name} is used nowhere");
    }
}
