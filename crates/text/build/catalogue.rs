//! Reads the Fluent files in `locales`, checks them against each other, and generates Rust constants.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};

use crate::syntax::{self, CatalogueFile, FileMessage, SyntaxErrorKind};

/// Built-in languages; the first is compared with each of the others.
const LANGUAGES: [&str; 3] = ["en", "fr", "es"];

/// Files of a language with their paths, by module name.
type Catalogue = BTreeMap<String, (PathBuf, CatalogueFile)>;

/// Generates constants for all messages.
///
/// # Errors
/// Every problem in the files, with the file and, if it is known, the line.
pub fn constants(locales: &Path) -> Result<String, Vec<String>> {
    let mut faults = Vec::new();
    let [english, others @ ..] = LANGUAGES.map(|code| catalogue(&locales.join(code), &mut faults));
    for (path, file) in english.values() {
        file.messages.iter().for_each(|message| check_notes(path, message, &mut faults));
    }
    check_names(&english, &mut faults);
    for other in &others {
        compare(&english, other, &mut faults);
    }
    if faults.is_empty() { Ok(generate(locales, &english)) } else { Err(faults) }
}

/// Reads the files of a language; adds their errors to `faults`.
fn catalogue(folder: &Path, faults: &mut Vec<String>) -> Catalogue {
    let mut out = Catalogue::new();
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    for path in entries.filter(|path| path.extension().is_some_and(|extension| extension == "ftl")) {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        match std::fs::read_to_string(&path).map(|source| syntax::read(&source)) {
            Ok(Ok(file)) => drop(out.insert(name, (path, file))),
            Ok(Err(wrong)) => {
                faults.extend(wrong.iter().map(|fault| format_error(&path, fault.line, &error_text(&fault.kind))));
            }
            Err(error) => faults.push(format!("{}: {error}", path.display())),
        }
    }
    out
}

/// Message of a build error.
fn error_text(fault: &SyntaxErrorKind) -> String {
    match fault {
        SyntaxErrorKind::NotFluent(reason) => reason.clone(),
        SyntaxErrorKind::Attribute => "a message has a text and no attributes".into(),
        SyntaxErrorKind::Function => "there are no functions".into(),
        SyntaxErrorKind::LongNumber => "the number is too long".into(),
        SyntaxErrorKind::TooDeep => "too many braces stand within one another".into(),
        SyntaxErrorKind::Duplicate => "this message is there twice".into(),
        SyntaxErrorKind::Cycle => "this message refers to itself".into(),
    }
}

fn format_error(path: &Path, line: usize, what: &str) -> String {
    format!("{}:{line}: {what}", path.display())
}

/// Checks that a message's comment describes each of its arguments once, and nothing else.
fn check_notes(path: &Path, message: &FileMessage, faults: &mut Vec<String>) {
    let told = |name: &String| message.notes.iter().filter(|(note, _)| note == name).count();
    for name in message.arguments.iter().filter(|name| told(name) != 1) {
        let what = format!("the comment on {} must tell ${name} once: # ${name}: what it is", message.id);
        faults.push(format_error(path, message.line, &what));
    }
    for (name, _) in message.notes.iter().filter(|(name, _)| !message.arguments.contains(name)) {
        faults.push(format_error(
            path,
            message.line,
            &format!("the comment on {} tells ${name}, which it has not", message.id),
        ));
    }
}

/// Checks that message names are unique across files.
fn check_names(english: &Catalogue, faults: &mut Vec<String>) {
    let mut seen = BTreeMap::new();
    for (path, file) in english.values() {
        for message in &file.messages {
            if let Some(other) = seen.insert(&message.id, path) {
                faults.push(format_error(
                    path,
                    message.line,
                    &format!("{} is also in {}", message.id, other.display()),
                ));
            }
        }
    }
}

/// Checks that a language has the same files, messages and arguments as English.
fn compare(english: &Catalogue, other: &Catalogue, faults: &mut Vec<String>) {
    for (name, (path, file)) in english {
        let Some((there, translated)) = other.get(name) else {
            faults.push(format!("{}: another language has no such file, or a wrong one", path.display()));
            continue;
        };
        for message in &file.messages {
            match translated.messages.iter().find(|m| m.id == message.id) {
                None => {
                    let last = translated.messages.last().map_or(1, |last| last.line);
                    faults.push(format_error(there, last, &format!("{} is missing", message.id)));
                }
                Some(m) if m.arguments != message.arguments => {
                    let what = format!("{} has {:?}, in English {:?}", m.id, m.arguments, message.arguments);
                    faults.push(format_error(there, m.line, &what));
                }
                Some(_) => {}
            }
        }
        for message in translated.messages.iter().filter(|m| file.messages.iter().all(|e| e.id != m.id)) {
            faults.push(format_error(there, message.line, &format!("{} is not in English", message.id)));
        }
    }
    for (name, (path, _)) in other.iter().filter(|(name, _)| !english.contains_key(*name)) {
        faults.push(format!("{}: English has no file {name}", path.display()));
    }
}

/// Generates a module per file with a constant per message, then the tables of messages and of built-in files.
fn generate(locales: &Path, english: &Catalogue) -> String {
    let (mut out, mut all, mut number) = (String::new(), String::new(), 0);
    for (name, (_, file)) in english {
        let _ = writeln!(out, "#[doc = {:?}]\npub mod {name} {{\n    use crate::Text;", file.comment);
        for message in &file.messages {
            let arguments: Vec<&str> = message.notes.iter().map(|(name, _)| name.as_str()).collect();
            let _ = writeln!(out, "    #[doc = {:?}]", documentation(message));
            let name = message.id.to_uppercase().replace('-', "_");
            let _ = writeln!(out, "    pub const {name}: Text<{}> = Text::numbered({number});", arguments.len());
            let _ = writeln!(all, "    Message {{ id: {:?}, arguments: &{arguments:?} }},", message.id);
            number += 1;
        }
        out.push_str("}\n");
    }
    let _ = writeln!(out, "/// Every message, by its number.\npub(crate) static MESSAGES: &[Message] = &[\n{all}];");
    out.push_str(
        "/// The languages of the program, each with its files.\npub(crate) static BUILT_IN: &[BuiltInLanguage] = &[\n",
    );
    for code in LANGUAGES {
        let paths = english.keys().map(|name| locales.join(code).join(name).with_extension("ftl"));
        let files: Vec<String> = paths.map(|path| format!("include_str!({path:?})")).collect();
        let _ = writeln!(out, "    BuiltInLanguage {{ code: {code:?}, files: &[{}] }},", files.join(", "));
    }
    out.push_str("];\n");
    out
}

/// Documentation of a constant: its English text and its arguments.
fn documentation(message: &FileMessage) -> String {
    let mut out = format!("```text\n{}\n```", message.spellings.last().map(String::as_str).unwrap_or_default());
    for (n, (name, what)) in message.notes.iter().enumerate() {
        let _ = write!(out, "{}- `{name}`: {what}", if n == 0 { "\n\n" } else { "\n" });
    }
    out
}
