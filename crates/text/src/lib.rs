//! Every text that a person reads in Unfold, in every language, and the errors of `unfold-engine` as sentences.
//!
//! The texts stand in Fluent files in `locales`, a folder for each language. The build makes a constant of each English message, in
//! a module for each file: the message `news-tables-built` of `tables.ftl` is [`tables::NEWS_TABLES_BUILT`]. A constant knows how
//! many arguments its text has, so that a text that is missing, or has other arguments, does not compile.
//!
//! ```
//! use unfold_text::{Language, batch, numbers};
//!
//! assert_eq!(batch::ROWS.fill(Language::ENGLISH, [&1]), "1 row");
//! assert_eq!(batch::ROWS.fill(Language::FRENCH, [&numbers::grouped(12_345)]), "12\u{a0}345 lignes");
//! ```
//!
//! A [`Phrase`] is a text with its arguments, to be said later, in whichever language is wished then. [`sentences`] puts the facts
//! of the engine into phrases: an error becomes a [`UserError`], which says what is wrong, where, and what to do.
//!
//! ```
//! use unfold_engine::notation;
//! use unfold_engine::puzzle::PuzzleId;
//! use unfold_text::{Language, sentences::describe};
//!
//! let error = notation::parse(PuzzleId::Cube3, "R Q").expect_err("Q is not a move");
//! let told = describe::notation(PuzzleId::Cube3, &error).line(Language::ENGLISH);
//! assert!(told.starts_with("“Q” is not a move (line 1, column 3)."), "{told}");
//! ```

#![deny(missing_docs)]

mod catalogue;
mod custom_texts;
pub mod editor;
mod language;
mod languages;
pub mod numbers;
pub mod puzzles;
mod rough_time;
pub mod sentences;
pub mod shortcut_editor;
#[allow(dead_code, reason = "the build script reads the same files, and more of them")]
mod syntax;
mod text;
mod user_error;

/// The texts of the window.
pub mod window {
    pub use super::texts::{dialogs::*, search::*, search_news::*, window::*};
}

/// The constants that the build made of the catalogues.
mod texts {
    use super::catalogue::Message;
    use super::languages::BuiltIn;

    include!(concat!(env!("OUT_DIR"), "/texts.rs"));
}

pub use catalogue::Message;
pub use custom_texts::{CustomTextError, CustomTextErrorKind, CustomTextFile, check as check_custom};
pub use language::Language;
pub use languages::use_custom;
pub use rough_time::RoughTime;
pub use syntax::SyntaxErrorKind;
pub use text::{Arg, ArgValue, Phrase, Text};
pub use texts::{
    algorithms, animation, announce, batch, case_page, cases, colours, command_line, commands, coordinates, cross,
    custom_texts_errors, dialogs, errors, examples, facelets, fewest_moves, filters, frame_stats, graph,
    hyperspeedcube, lesson, log_errors, macros, manual_solve, method_basics, method_steps, methods, notation,
    other_results, painting, parts, picture_export, rail, reasons, repairs, rows, runs, save_solution, scene, search,
    search_news, session, sharing, sheet, shorten, stage, steps, tables, tour, turning_keys, undo,
};
pub use user_error::UserError;

/// Every message.
pub fn all() -> &'static [Message] {
    texts::MESSAGES
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::syntax::FileMessage;
    use super::*;

    /// Texts with words that are the same in another language.
    const SAME: &[&str] = &[
        "Hyperspeedcube 1 (version { $number })",
        "{ $length } HTM, total { $total } HTM · { $reached }",
        "Direct",
        "Roux",
        "Macro",
        "Macros",
        "Face",
        "Face { $face }",
        "Hyperspeedcube",
        "EOCross",
        "XCross",
        "XXCross",
        "XXXCross",
        "Optimal",
        "{ $bound } { $metric } ≤ optimum",
        "{ $bound } ≤ optimum ≤ { $length } { $metric }",
        "{ $table }: { $state }, { $bytes } byte",
        "{ $table }: { $state }, { $bytes } bytes",
        "Menu",
        "Unfold",
        "{ $name } - Unfold",
        "Unfold { $version }",
        "{ $face }\t{ $htm } HTM, { $qtm } QTM\tcode { $code }\t{ $moves }",
        "{ $name }\t{ $htm } HTM, { $qtm } QTM\tid { $id }\tcode { $code }\t{ $moves }",
        "Error: { $what }",
        "Centres",
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
        "Phase { $number }",
        "Plus",
        "Position",
        "Solution",
        "Solutions",
        "Superflip",
        "centre { $colours }",
        "{ $width } px",
        "{ $count } minute",
        "{ $count } minutes",
        "orange",
        "place { $place }",
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
    const ALSO_THEIRS: &[(&str, &[&str])] =
        &[("face", &["fr"]), ("log", &["fr", "es"]), ("any", &["fr", "es"]), ("net", &["fr"])];

    /// A message in a language, and the same in English.
    struct Translation {
        code: &'static str,
        english: FileMessage,
        own: FileMessage,
    }

    /// The messages of the language with a number, in the order of their names.
    fn messages(language: usize) -> Vec<FileMessage> {
        let read = |source: &&str| syntax::read(source).unwrap_or_else(|faults| panic!("{faults:?}")).messages;
        let mut messages: Vec<FileMessage> = texts::BUILT_IN[language].files.iter().flat_map(read).collect();
        messages.sort_by(|a, b| a.id.cmp(&b.id));
        messages
    }

    /// The messages of every other language beside English.
    fn translations() -> Vec<Translation> {
        let mut out = Vec::new();
        for (n, language) in texts::BUILT_IN.iter().enumerate().skip(1) {
            let pairs = messages(0).into_iter().zip(messages(n));
            out.extend(pairs.map(|(english, own)| Translation { code: language.code, english, own }));
        }
        out
    }

    /// Texts that name columns of a database.
    const COLUMN_NAMES: &[&str] = &["row-no-number", "row-no-number-of"];

    /// The words of a text in small letters, but for what is typed on a command line: options, verbs, names in capitals.
    fn words(text: &str) -> Vec<String> {
        let text = without_arguments(text);
        let all: Vec<&str> = text.split_whitespace().collect();
        let typed = |n: usize| {
            all[n].starts_with('-') || all[n].contains(".csv") || all[n.saturating_sub(2)..n].contains(&"unfold")
        };
        let plain = (0..all.len()).filter(|n| !typed(*n)).map(|n| all[n]).collect::<Vec<_>>().join(" ");
        let words = plain.split(|c: char| !c.is_alphabetic()).filter(|w| !w.is_empty());
        words.filter(|w| w.chars().any(char::is_lowercase)).map(str::to_lowercase).collect()
    }

    /// A text without its arguments.
    fn without_arguments(text: &str) -> String {
        text.split("{ $")
            .enumerate()
            .map(|(n, part)| if n == 0 { part } else { &part[part.find('}').unwrap_or(0)..] })
            .collect()
    }

    #[test]
    fn the_languages_have_the_same_messages_and_the_same_arguments() {
        let ours = all().iter().map(|message| {
            let arguments = message.arguments.iter().map(ToString::to_string).collect();
            (message.id.to_owned(), arguments)
        });
        let ours: BTreeMap<String, BTreeSet<String>> = ours.collect();
        for (number, language) in texts::BUILT_IN.iter().enumerate() {
            let theirs = messages(number).into_iter().map(|message| (message.id, message.arguments));
            assert_eq!(theirs.collect::<BTreeMap<_, _>>(), ours, "{}", language.code);
        }
    }

    #[test]
    fn every_text_is_named_once_and_not_empty() {
        for message in all() {
            assert_eq!(all().iter().filter(|m| m.id == message.id).count(), 1, "{} is there twice", message.id);
        }
        for (n, message) in (0..texts::BUILT_IN.len()).flat_map(|n| messages(n).into_iter().map(move |m| (n, m))) {
            assert!(!message.spellings.is_empty(), "{}", message.id);
            for text in &message.spellings {
                assert!(!text.trim().is_empty() && text.trim() == text, "{n} {}: {text:?}", message.id);
            }
        }
    }

    #[test]
    fn nothing_is_left_in_english() {
        // Signs, numbers and the letters of moves are no words.
        let has_words = |text: &str| words(text).iter().any(|word| word.chars().count() > 1);
        let (mut same, mut left) = (BTreeSet::new(), Vec::new());
        for Translation { code, english, own } in translations() {
            for text in own.spellings.iter().filter(|text| english.spellings.contains(text) && has_words(text)) {
                same.insert(text.clone());
                if !SAME.contains(&text.as_str()) {
                    left.push(format!("{} ({code}): {text}", own.id));
                }
            }
        }
        assert!(left.is_empty(), "{}", left.join("\n"));
        for text in SAME {
            assert!(same.contains(*text), "{text}");
        }
    }

    #[test]
    fn no_translation_has_english_words() {
        let theirs = |word: &str, code| ALSO_THEIRS.iter().any(|(w, codes)| *w == word && codes.contains(&code));
        let is_english = |word: &str, code| ENGLISH.contains(&word) && !theirs(word, code);
        let mut found = Vec::new();
        for Translation { code, own, .. } in translations() {
            for text in &own.spellings {
                let english: Vec<String> = words(text).into_iter().filter(|word| is_english(word, code)).collect();
                if !english.is_empty() && !COLUMN_NAMES.contains(&own.id.as_str()) {
                    found.push(format!("{} ({code}): {english:?} in {text}", own.id));
                }
            }
        }
        assert!(found.is_empty(), "{}", found.join("\n"));
    }

    #[test]
    fn the_languages_have_their_own_signs() {
        for Translation { code, english, own } in translations() {
            if own.id == texts::languages::DECIMAL_SIGN.message().id {
                continue;
            }
            own.spellings.iter().for_each(|text| check_signs(code, &english, &own.id, text));
        }
    }

    /// Panics unless a text has the signs of its language.
    fn check_signs(code: &str, english: &FileMessage, id: &str, text: &str) {
        let chars = text.chars().collect::<Vec<_>>();
        let before = |sign: char| chars.windows(2).filter(move |pair| pair[1] == sign).map(|pair| pair[0]);
        if code == "fr" {
            for sign in ['!', '?', '»'] {
                assert!(before(sign).all(|c| c == '\u{a0}'), "{id}: {text}");
            }
            let after_quote = chars.windows(2).filter(|pair| pair[0] == '«').map(|pair| pair[1]);
            assert!(after_quote.into_iter().all(|c| c == '\u{a0}'), "{id}: {text}");
            // A colon within [R: U] is notation.
            assert!(!text.contains(" :") && !text.contains(" ;"), "{id}: {text}");
            let unspaced =
                |pair: &&[char]| (pair[0].is_alphabetic() || pair[0] == '}') && [':', ';'].contains(&pair[1]);
            let allowed = text.matches("[R: U]").count() + text.matches("://").count();
            assert_eq!(chars.windows(2).filter(unspaced).count(), allowed, "{id}: {text}");
        } else {
            assert_eq!(text.contains('?'), text.contains('¿'), "{id}: {text}");
            assert_eq!(text.contains('!'), text.contains('¡'), "{id}: {text}");
            assert!(!text.contains(" :") && !text.contains("« "), "{id}: {text}");
        }
        assert!(!text.contains(['“', '”']), "{id}: {text}");
        // An ellipsis, a full stop or none: a sentence ends alike in every language.
        let end = |text: &str| text.chars().last().filter(|c| ".…".contains(*c));
        assert!(english.spellings.iter().all(|same| end(text) == end(same)), "{id} ({code}): {text}");
    }
}
