//! Every text is used somewhere.

use std::collections::BTreeSet;
use std::path::Path;
use unfold_tests::root;

/// Appends the sources below a folder.
fn sources(folder: &Path, out: &mut String) {
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
    let words: BTreeSet<&str> = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').collect();
    for message in unfold_text::all() {
        let name = message.id.to_uppercase().replace('-', "_");
        assert!(words.contains(name.as_str()), "{name} is used nowhere");
    }
}
