//! Every text that a person reads, one record each with a column for each language.
//!
//! The window and the command line both take their words from here; the errors of the layers below carry facts only and are
//! put into words by [`explain`].

pub mod commands;
pub mod cross;
pub mod editor;
pub mod explain;
pub mod explain_cross;
pub mod explain_graph;
pub mod explain_lesson;
pub mod explain_log;
pub mod explain_move;
pub mod explain_state;
pub mod faults;
pub mod faults_log;
pub mod frames;
pub mod graph;
pub mod hand;
mod language;
pub mod lesson;
pub mod lists;
pub mod numbers;
pub mod paint;
mod phrase;
pub mod space;
pub mod terminal;
mod text;
pub mod watch;
pub mod window;

pub use language::Language;
pub use phrase::{Filler, Filling, Phrase};
pub use text::{Columns, Record, Text};

/// Every record.
pub fn all() -> impl Iterator<Item = Record> {
    let files = [
        commands::ALL,
        cross::ALL,
        editor::ALL,
        faults::ALL,
        faults_log::ALL,
        frames::ALL,
        graph::ALL,
        hand::ALL,
        lesson::ALL,
        paint::ALL,
        space::ALL,
        terminal::ALL,
        watch::ALL,
        window::ALL,
    ];
    files.into_iter().flatten().copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sources(folder: &std::path::Path, out: &mut String) {
        for entry in std::fs::read_dir(folder).expect("readable folder").map(|e| e.expect("entry").path()) {
            if entry.is_dir() {
                sources(&entry, out);
            } else if entry.extension().is_some_and(|e| e == "rs") {
                out.push_str(&std::fs::read_to_string(entry).expect("readable source"));
            }
        }
    }

    #[test]
    fn every_text_is_used_named_once_and_not_empty() {
        let mut text = String::new();
        sources(&std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut text);
        let words: Vec<&str> = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').collect();
        for record in all() {
            let times = words.iter().filter(|w| **w == record.name).count();
            assert!(times > 1, "{} is used nowhere", record.name);
            assert_eq!(all().filter(|r| r.name == record.name).count(), 1, "{} is there twice", record.name);
            for column in record.columns {
                assert!(!column.trim().is_empty() && column.trim() == column, "{}: {column:?}", record.name);
            }
        }
    }
}
