//! Validation of the user's own translation files.

use std::path::PathBuf;

use super::syntax::{self, NamedPattern, References, SyntaxErrorKind};
use super::texts::MESSAGES;

/// A translation file of the user.
#[derive(Clone, Debug)]
pub struct CustomTextFile {
    /// Path, for error messages.
    pub path: PathBuf,
    /// Language code: the name of the file's folder.
    pub code: String,
    /// Content in Fluent syntax.
    pub source: String,
}

/// Why a translation file is not used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CustomTextError {
    /// Path of the file.
    pub path: PathBuf,
    /// Line of the error, from 1.
    pub line: usize,
    /// Kind of error.
    pub kind: CustomTextErrorKind,
}

/// The kinds of errors in a translation file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CustomTextErrorKind {
    /// The folder's name is not a language code.
    Folder,
    /// An error in the Fluent source.
    Syntax(SyntaxErrorKind),
    /// No message or term has this name.
    UnknownName(String),
    /// The message has no argument of this name.
    Argument {
        /// Name of the message.
        id: String,
        /// Name of the argument.
        name: String,
    },
}

/// True for a possible language code: two or three lower-case letters.
fn is_code(code: &str) -> bool {
    (2..=3).contains(&code.len()) && code.bytes().all(|b| b.is_ascii_lowercase())
}

/// Checks a file without regard to other files.
///
/// # Errors
/// The first error found. The folder's name is checked first, then the syntax, then names and arguments.
pub fn check(file: &CustomTextFile) -> Result<(), CustomTextError> {
    parse(file).map(drop)
}

/// Parses a file and checks it without regard to other files; returns its messages and terms.
pub(crate) fn parse(file: &CustomTextFile) -> Result<Vec<NamedPattern>, CustomTextError> {
    let error = |line, kind| Err(CustomTextError { path: file.path.clone(), line, kind });
    if !is_code(&file.code) {
        return error(1, CustomTextErrorKind::Folder);
    }
    let read = match syntax::read(&file.source) {
        Ok(read) => read,
        Err(faults) => {
            let first = faults.into_iter().min_by_key(|kind| kind.line);
            return first.map_or(Ok(Vec::new()), |first| error(first.line, CustomTextErrorKind::Syntax(first.kind)));
        }
    };
    let is_message = |name: &str| name.starts_with('-') || MESSAGES.iter().any(|known| known.id == name);
    for pattern in &read.patterns {
        if let Some(name) = pattern.references.iter().find(|name| !is_message(name)) {
            return error(pattern.line, CustomTextErrorKind::UnknownName(name.clone()));
        }
    }
    for message in read.messages {
        let Some(known) = MESSAGES.iter().find(|known| known.id == message.id) else {
            return error(message.line, CustomTextErrorKind::UnknownName(message.id));
        };
        let strange = message.arguments.into_iter().find(|name| !known.arguments.contains(&name.as_str()));
        if let Some(name) = strange {
            return error(message.line, CustomTextErrorKind::Argument { id: message.id, name });
        }
    }
    Ok(read.patterns)
}

/// Valid files of one language, with their messages and terms.
type ParsedFiles = Vec<(CustomTextFile, Vec<NamedPattern>)>;

/// Removes files that refer to missing terms or complete a cycle across files, and returns their errors. `built_in` are the program's
/// messages and terms.
pub(crate) fn remove_invalid(files: &mut ParsedFiles, built_in: &[NamedPattern]) -> Vec<CustomTextError> {
    let mut errors = Vec::new();
    // Removing a file may leave another without a term.
    while let Some((number, line, kind)) = first_invalid(files, built_in) {
        errors.push(CustomTextError { path: files.remove(number).0.path, line, kind });
    }
    errors
}

/// Index, line and error of a file that is invalid in combination with the others.
fn first_invalid(files: &ParsedFiles, built_in: &[NamedPattern]) -> Option<(usize, usize, CustomTextErrorKind)> {
    let patterns = || files.iter().enumerate().flat_map(|(n, (_, own))| own.iter().map(move |pattern| (n, pattern)));
    let all = built_in.iter().chain(patterns().map(|(_, pattern)| pattern));
    let all: References = all.map(|pattern| (pattern.name.as_str(), &pattern.references)).collect();
    let missing = patterns().find_map(|(n, pattern)| {
        let is_missing = |name: &&String| name.starts_with('-') && !all.contains_key(name.as_str());
        let name = pattern.references.iter().find(is_missing)?;
        Some((n, pattern.line, CustomTextErrorKind::UnknownName(name.clone())))
    });
    let circle = syntax::find_cycle(&all);
    // The last file completes the cycle.
    let closing = patterns().rfind(|(_, pattern)| circle.contains(&pattern.name.as_str()));
    let closing = closing.map(|(n, own)| (n, own.line, CustomTextErrorKind::Syntax(SyntaxErrorKind::Cycle)));
    missing.or(closing)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(code: &str, source: &str) -> Option<(usize, CustomTextErrorKind)> {
        let file = CustomTextFile { path: PathBuf::from("a.ftl"), code: code.into(), source: source.into() };
        check(&file).err().map(|error| (error.line, error.kind))
    }

    #[test]
    fn errors_have_their_line() {
        let right = "# a note\nsolve = Go\n-name = Unfold\ntitle = { -name }!\nnews-saved = { $path }\n";
        assert_eq!(fault("en", right), None);
        assert_eq!(fault("de", "language-name = Deutsch"), None);
        assert_eq!(fault("de_DE", right), Some((1, CustomTextErrorKind::Folder)));
        let syntax = |source: &str| match fault("en", source) {
            Some((line, CustomTextErrorKind::Syntax(kind))) => (line, kind),
            other => panic!("{source}: {other:?}"),
        };
        assert!(matches!(syntax("solve = Go\n\nstop { x\n"), (3, SyntaxErrorKind::NotFluent(_))));
        assert_eq!(syntax("solve = Go\n    .tip = Go on\n"), (1, SyntaxErrorKind::Attribute));
        assert_eq!(syntax("solve = Go\nstop = { NUMBER(1) }\n"), (2, SyntaxErrorKind::Function));
        assert_eq!(syntax("solve = { 9999999999999999 }\n"), (1, SyntaxErrorKind::LongNumber));
        assert_eq!(syntax(&format!("solve = {}", "{".repeat(100_000))), (1, SyntaxErrorKind::TooDeep));
        for cut in ["\\u\u{feff}", "\\u12\u{e9}\"}", "\\U12345\u{1f9e9}"] {
            let (line, kind) = syntax(&format!("open = a\nsolve = {{\"{cut}"));
            assert!(line == 2 && matches!(kind, SyntaxErrorKind::NotFluent(_)), "{cut}: {kind:?}");
        }
        for deep in ["{ FOO(\"}\", ", "A(", "\nFOO({", "\n-t({", "{ 1 ->\n *[a] "] {
            let (line, kind) = syntax(&format!("solve = {{{}", deep.repeat(100_000)));
            assert!((1..20).contains(&line) && kind == SyntaxErrorKind::TooDeep, "{deep}: {kind:?} on line {line}");
        }
        let quotes = "\"{ $path }\" ".repeat(50);
        assert_eq!(fault("en", &format!("news-saved = {{ $path ->\n  *[a] {quotes}\n}}\n")), None);
        assert_eq!(syntax("solve = Go\nsolve = Go on\n"), (2, SyntaxErrorKind::Duplicate));
        let unknown = CustomTextErrorKind::UnknownName("slove".into());
        assert_eq!(fault("en", "stop = Halt\nslove = Go\n"), Some((2, unknown)));
        let argument = CustomTextErrorKind::Argument { id: "news-saved".into(), name: "file".into() };
        assert_eq!(fault("en", "\nnews-saved = { $file } is saved.\n"), Some((2, argument)));
    }
}
