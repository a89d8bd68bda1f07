//! Every text that a person reads, one record each with a column for each language.
//!
//! The window and the command line both take their words from here; the errors of the layers below carry facts only and are
//! put into words by [`crate::app::sentences`].

pub mod announce;
pub mod batch;
pub mod colours;
pub mod commands;
pub mod cross;
pub mod dialogs;
pub mod editor;
pub mod facelets;
pub mod faults;
pub mod faults_log;
pub mod frames;
pub mod graph;
pub mod hand;
pub mod image;
pub mod keeping;
pub mod keys;
mod language;
pub mod lesson;
pub mod methods;
pub mod methods_basics;
pub mod news;
pub mod numbers;
pub mod paint;
mod phrase;
pub mod search;
pub mod space;
pub mod tables;
pub mod terminal;
mod text;
pub mod tour;
pub mod undo;
pub mod watch;
pub mod window;

pub use language::Language;
pub use phrase::{Filler, Filling, Phrase};
pub use text::{Columns, Record, Text};

/// Every record.
pub fn all() -> impl Iterator<Item = Record> {
    let files = [
        announce::ALL,
        batch::ALL,
        colours::ALL,
        commands::ALL,
        cross::ALL,
        dialogs::ALL,
        editor::ALL,
        facelets::ALL,
        faults::ALL,
        faults_log::ALL,
        frames::ALL,
        graph::ALL,
        hand::ALL,
        image::ALL,
        keeping::ALL,
        keys::ALL,
        lesson::ALL,
        methods::ALL,
        methods_basics::ALL,
        news::ALL,
        paint::ALL,
        search::ALL,
        space::ALL,
        tables::ALL,
        terminal::ALL,
        tour::ALL,
        undo::ALL,
        watch::ALL,
        window::ALL,
    ];
    files.into_iter().flatten().copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Texts with words that are the same in another language.
    const SAME: &[&str] = &[
        "Unfold",
        "{0} - Unfold",
        "Unfold {0}",
        "{0}\t{1} HTM, {2} QTM\tid {3}\tcode {4}\t{5}",
        "Error: {0}",
        "Ctrl",
        "Table",
        "Tables",
        "Tables…",
        "Alt",
        "Tab",
        "English",
        "Français",
        "Español",
        "Normal",
        "Orientation",
        "Patience",
        "Pause",
        "Permutation",
        "Phase {0}",
        "Plus",
        "Position",
        "Solution",
        "Solutions",
        "centre {0}",
        "orange",
        "place {0}",
    ];

    /// Words that no French or Spanish sentence has.
    const ENGLISH: &[&str] = &[
        "the", "of", "and", "with", "is", "are", "was", "were", "be", "been", "to", "for", "from", "by", "this",
        "that", "these", "those", "it", "its", "which", "what", "when", "while", "not", "nothing", "only", "all",
        "each", "every", "any", "there", "here", "has", "have", "had", "can", "could", "may", "must", "will", "would",
        "then", "than", "after", "before", "into", "or", "if", "at", "file", "folder", "move", "moves", "turn",
        "turns", "solve", "solved", "write", "choose", "give", "open", "save", "face", "cell", "edge", "corner",
        "piece", "sticker", "state", "search", "log", "net", "time", "length", "best", "shortest", "proven",
    ];

    /// The same words where they are French or Spanish, or names that are typed as they are.
    const ALSO_THEIRS: &[(&str, &[&str])] = &[("face", &["fr"]), ("log", &["fr", "es"]), ("net", &["fr"])];

    fn sources(folder: &std::path::Path, out: &mut String) {
        for entry in std::fs::read_dir(folder).expect("readable folder").map(|e| e.expect("entry").path()) {
            if entry.is_dir() {
                sources(&entry, out);
            } else if entry.extension().is_some_and(|e| e == "rs") {
                out.push_str(&std::fs::read_to_string(entry).expect("readable source"));
            }
        }
    }

    /// The records with the French and the Spanish text and the letters of these languages.
    fn translations() -> impl Iterator<Item = (Record, &'static str, &'static str)> {
        let codes = Language::ALL.map(Language::code);
        all().flat_map(move |record| (1..codes.len()).map(move |n| (record, codes[n], record.columns[n])))
    }

    /// Texts that name columns of a database.
    const COLUMN_NAMES: &[&str] = &["ROW_NO_NUMBER", "ROW_NO_NUMBER_OF"];

    /// The words of a text in small letters, but for what is typed on a command line: options, verbs, names in capitals.
    fn words(text: &str) -> Vec<String> {
        let all: Vec<&str> = text.split_whitespace().collect();
        let typed = |n: usize| {
            all[n].starts_with('-') || all[n].contains(".csv") || all[n.saturating_sub(2)..n].contains(&"unfold")
        };
        let plain = (0..all.len()).filter(|n| !typed(*n)).map(|n| all[n]).collect::<Vec<_>>().join(" ");
        let words = plain.split(|c: char| !c.is_alphabetic()).filter(|w| !w.is_empty());
        words.filter(|w| w.chars().any(char::is_lowercase)).map(str::to_lowercase).collect()
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

    #[test]
    fn nothing_is_left_in_english() {
        // Signs, numbers and the letters of moves are no words.
        let has_words = |text: &str| words(text).iter().any(|word| word.chars().count() > 1);
        let left: Vec<_> = translations()
            .filter(|(record, _, text)| *text == record.columns[0] && has_words(text) && !SAME.contains(text))
            .map(|(record, code, text)| format!("{} ({code}): {text}", record.name))
            .collect();
        assert!(left.is_empty(), "{}", left.join("\n"));
        for same in SAME {
            assert!(translations().any(|(record, _, text)| text == *same && text == record.columns[0]), "{same}");
        }
    }

    #[test]
    fn no_translation_has_english_words() {
        let theirs = |word: &str, code| ALSO_THEIRS.iter().any(|(w, codes)| *w == word && codes.contains(&code));
        let is_english = |word: &str, code| ENGLISH.contains(&word) && !theirs(word, code);
        let mut found = Vec::new();
        for (record, code, text) in translations() {
            let english: Vec<String> = words(text).into_iter().filter(|word| is_english(word, code)).collect();
            if !english.is_empty() && !COLUMN_NAMES.contains(&record.name) {
                found.push(format!("{} ({code}): {english:?} in {text}", record.name));
            }
        }
        assert!(found.is_empty(), "{}", found.join("\n"));
    }

    #[test]
    fn the_languages_have_their_own_signs() {
        for (record, code, text) in translations() {
            let (name, chars) = (record.name, text.chars().collect::<Vec<_>>());
            let before = |sign: char| chars.windows(2).filter(move |pair| pair[1] == sign).map(|pair| pair[0]);
            if code == "fr" {
                for sign in ['!', '?', '»'] {
                    assert!(before(sign).all(|c| c == '\u{a0}'), "{name}: {text}");
                }
                let after_quote = chars.windows(2).filter(|pair| pair[0] == '«').map(|pair| pair[1]);
                assert!(after_quote.into_iter().all(|c| c == '\u{a0}'), "{name}: {text}");
                // A colon within [R: U] is notation.
                assert!(!text.contains(" :") && !text.contains(" ;"), "{name}: {text}");
                let unspaced = |pair: &&[char]| pair[0].is_alphabetic() && [':', ';'].contains(&pair[1]);
                let allowed = text.matches("[R: U]").count() + text.matches("://").count();
                assert_eq!(chars.windows(2).filter(unspaced).count(), allowed, "{name}: {text}");
            } else {
                assert_eq!(text.contains('?'), text.contains('¿'), "{name}: {text}");
                assert_eq!(text.contains('!'), text.contains('¡'), "{name}: {text}");
                assert!(!text.contains(" :") && !text.contains("« "), "{name}: {text}");
            }
            assert!(!text.contains(['“', '”']), "{name}: {text}");
            // An ellipsis, a full stop or none: a sentence ends alike in every language.
            let end = |text: &str| text.chars().last().filter(|c| ".…".contains(*c));
            assert_eq!(end(text), end(record.columns[0]), "{name} ({code}): {text}");
        }
    }
}
