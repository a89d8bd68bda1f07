//! Reads Fluent files: messages with lines, arguments and comments.
//!
//! Shared by the build script, which includes this file, and the program, which reads the user's translations with it. It therefore depends
//! on nothing else in the crate, and errors are data without messages.

use std::collections::btree_set::Iter;
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::str::Chars;

use fluent_syntax::ast::{Comment, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::{self, ErrorKind};

/// The parsed content of a Fluent file.
pub struct CatalogueFile {
    /// Comment on the whole file.
    pub comment: String,
    /// Messages in file order.
    pub messages: Vec<FileMessage>,
    /// Messages, terms, and attributes of terms.
    pub patterns: Vec<NamedPattern>,
}

/// A message, term or attribute, by the name used in references: `solve`, `-it`, `-it.case`.
pub struct NamedPattern {
    /// Name used in references.
    pub name: String,
    /// First line of the message or term, from 1.
    pub line: usize,
    /// Names that the pattern refers to.
    pub references: BTreeSet<String>,
}

/// A message parsed from a Fluent file, with all the texts it can produce.
pub struct FileMessage {
    /// Fluent identifier.
    pub id: String,
    /// First line, from 1.
    pub line: usize,
    /// Arguments described in the comment, in order, with their descriptions.
    pub notes: Vec<(String, String)>,
    /// Arguments used in the text.
    pub arguments: BTreeSet<String>,
    /// All possible texts, one per combination of variants, up to a limit; arguments appear as `{ $name }`.
    pub spellings: Vec<String>,
}

/// An error in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SyntaxError {
    /// Line, from 1.
    pub line: usize,
    /// What is wrong.
    pub kind: SyntaxErrorKind,
}

/// The kinds of errors in a Fluent file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SyntaxErrorKind {
    /// Not valid Fluent; with the parser's message.
    NotFluent(String),
    /// A message has an attribute or no text, or refers to an attribute of a message.
    Attribute,
    /// A function call; there are no functions.
    Function,
    /// A number has too many digits to be exact.
    LongNumber,
    /// Braces or brackets are nested too deeply.
    TooDeep,
    /// A duplicate message.
    Duplicate,
    /// A message or term refers to itself, directly or indirectly.
    Cycle,
}

/// Maximum nesting depth of braces and brackets.
const MAX_DEPTH: usize = 16;
/// Maximum number of digits of an exact number.
const MAX_DIGITS: usize = 15;
/// Maximum number of spellings generated per message.
const MAX_SPELLINGS: usize = 256;
/// A message's spellings are not extended once they exceed this total size, in bytes; real messages are far smaller.
const MAX_SPELLINGS_BYTES: usize = 1 << 16;

/// Parses and checks a file.
///
/// # Errors
/// The errors in the file: only the first if it would crash the parser, only the parser's own if the file is not valid Fluent.
pub fn read(source: &str) -> Result<CatalogueFile, Vec<SyntaxError>> {
    if let Some(line) = first_too_deep_line(source) {
        return Err(vec![SyntaxError { line, kind: SyntaxErrorKind::TooDeep }]);
    }
    if let Some((line, escape)) = find_truncated_escape(source) {
        let kind = SyntaxErrorKind::NotFluent(ErrorKind::InvalidUnicodeEscapeSequence(escape).to_string());
        return Err(vec![SyntaxError { line, kind }]);
    }
    let lines = Lines::new(source);
    let resource = parser::parse(source).map_err(|(_, errors)| {
        let fault = |error: parser::ParserError| SyntaxError {
            line: lines.line_of_error(&error),
            kind: SyntaxErrorKind::NotFluent(error.kind.to_string()),
        };
        errors.into_iter().map(fault).collect::<Vec<_>>()
    })?;
    let mut file = CatalogueFile { comment: String::new(), messages: Vec::new(), patterns: Vec::new() };
    let mut faults = Vec::new();
    let mut known = HashSet::new();
    for entry in resource.body {
        match entry {
            Entry::ResourceComment(comment) => file.comment = comment.content.join("\n"),
            Entry::Message(message) => {
                let (id, line) = (message.id.name.to_owned(), lines.line_of_name(message.id.name));
                let mut walk = PatternVisitor::default();
                let spellings = message.value.as_ref().map(|pattern| walk.visit_pattern(pattern)).unwrap_or_default();
                let mut fault = |kind| faults.push(SyntaxError { line, kind });
                if message.value.is_none() || !message.attributes.is_empty() {
                    fault(SyntaxErrorKind::Attribute);
                }
                walk.faults.into_iter().for_each(&mut fault);
                file.patterns.push(NamedPattern { name: id.clone(), line, references: walk.references });
                if !known.insert(message.id.name) {
                    fault(SyntaxErrorKind::Duplicate);
                }
                let notes = message.comment.as_ref().map(notes).unwrap_or_default();
                file.messages.push(FileMessage { id, line, notes, arguments: walk.arguments, spellings });
            }
            Entry::Term(term) => {
                let (name, line) = (format!("-{}", term.id.name), lines.line_of_name(term.id.name));
                let attributes = term.attributes.iter().map(|own| (format!("{name}.{}", own.id.name), &own.value));
                for (name, pattern) in std::iter::once((name.clone(), &term.value)).chain(attributes) {
                    let mut walk = PatternVisitor::default();
                    walk.visit_pattern(pattern);
                    faults.extend(walk.faults.into_iter().map(|kind| SyntaxError { line, kind }));
                    file.patterns.push(NamedPattern { name, line, references: walk.references });
                }
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::Junk { .. } => {}
        }
    }
    let own = file.patterns.iter().map(|pattern| (pattern.name.as_str(), &pattern.references)).collect();
    let cycle = find_cycle(&own);
    let first = file.patterns.iter().find(|pattern| cycle.contains(&pattern.name.as_str()));
    faults.extend(first.map(|pattern| SyntaxError { line: pattern.line, kind: SyntaxErrorKind::Cycle }));
    if faults.is_empty() { Ok(file) } else { Err(faults) }
}

/// References of each message and term, by name.
pub type References<'a> = BTreeMap<&'a str, &'a BTreeSet<String>>;

/// Returns a cycle of references, in order; empty if there is none.
pub fn find_cycle<'a>(all: &References<'a>) -> Vec<&'a str> {
    let (mut begun, mut done) = (HashSet::new(), HashSet::new());
    for name in all.keys() {
        // Depth-first search with an explicit stack, since a chain may be as long as a file.
        let mut path: Vec<(&'a str, Iter<'a, String>)> = Vec::new();
        let mut next = Some(*name);
        loop {
            if let Some(name) = next.take().filter(|name| !done.contains(name)) {
                if !begun.insert(name) {
                    return path.iter().map(|(name, _)| *name).skip_while(|before| *before != name).collect();
                }
                path.push((name, all.get(name).map_or_else(Iter::default, |references| references.iter())));
            }
            let Some((name, references)) = path.last_mut() else { break };
            next = references.next().map(String::as_str);
            if next.is_none() {
                done.insert(*name);
                path.pop();
            }
        }
    }
    Vec::new()
}

/// Arguments, references and errors collected from a pattern.
#[derive(Default)]
struct PatternVisitor {
    arguments: BTreeSet<String>,
    references: BTreeSet<String>,
    faults: Vec<SyntaxErrorKind>,
}

impl PatternVisitor {
    /// Visits a pattern; returns its spellings.
    fn visit_pattern(&mut self, pattern: &Pattern<&str>) -> Vec<String> {
        let mut spellings = vec![String::new()];
        for element in &pattern.elements {
            let ways = match element {
                PatternElement::TextElement { value } => vec![(*value).to_owned()],
                PatternElement::Placeable { expression } => self.visit_expression(expression),
            };
            if spellings.iter().map(String::len).sum::<usize>() > MAX_SPELLINGS_BYTES {
                continue;
            }
            match &ways[..] {
                [way] => spellings.iter_mut().for_each(|before| before.push_str(way)),
                ways => {
                    let longer =
                        spellings.iter().flat_map(|before| ways.iter().map(move |way| format!("{before}{way}")));
                    spellings = longer.take(MAX_SPELLINGS).collect();
                }
            }
        }
        spellings
    }

    fn visit_expression(&mut self, expression: &Expression<&str>) -> Vec<String> {
        match expression {
            Expression::Inline(inline) => self.visit_inline(inline),
            Expression::Select { selector, variants } => {
                self.visit_inline(selector);
                let mut spellings = Vec::new();
                for variant in variants {
                    let more = self.visit_pattern(&variant.value);
                    spellings.extend(more.into_iter().take(MAX_SPELLINGS - spellings.len()));
                }
                spellings
            }
        }
    }

    fn visit_inline(&mut self, inline: &InlineExpression<&str>) -> Vec<String> {
        match inline {
            InlineExpression::StringLiteral { value } => vec![(*value).to_owned()],
            InlineExpression::NumberLiteral { value } => {
                if value.chars().filter(char::is_ascii_digit).count() > MAX_DIGITS {
                    self.faults.push(SyntaxErrorKind::LongNumber);
                }
                vec![(*value).to_owned()]
            }
            InlineExpression::FunctionReference { .. } => {
                self.faults.push(SyntaxErrorKind::Function);
                Vec::new()
            }
            InlineExpression::MessageReference { id, attribute } => {
                if attribute.is_some() {
                    self.faults.push(SyntaxErrorKind::Attribute);
                }
                self.references.insert(id.name.to_owned());
                vec![format!("{{ {} }}", id.name)]
            }
            InlineExpression::TermReference { id, attribute, arguments } => {
                let attribute = attribute.as_ref().map(|attribute| format!(".{}", attribute.name));
                self.references.insert(format!("-{}{}", id.name, attribute.unwrap_or_default()));
                if let Some(all) = arguments {
                    all.positional.iter().chain(all.named.iter().map(|named| &named.value)).for_each(|value| {
                        self.visit_inline(value);
                    });
                }
                vec![format!("{{ -{} }}", id.name)]
            }
            InlineExpression::VariableReference { id } => {
                self.arguments.insert(id.name.to_owned());
                vec![format!("{{ ${} }}", id.name)]
            }
            InlineExpression::Placeable { expression } => self.visit_expression(expression),
        }
    }
}

/// Arguments described in a comment, by lines starting with `$name:`.
fn notes(comment: &Comment<&str>) -> Vec<(String, String)> {
    let note = |line: &&str| {
        let (name, what) = line.strip_prefix('$')?.split_once(':')?;
        Some((name.trim().to_owned(), what.trim().to_owned()))
    };
    comment.content.iter().filter_map(note).collect()
}

/// Start offsets of the lines of a text.
struct Lines<'s> {
    source: &'s str,
    starts: Vec<usize>,
}

impl<'s> Lines<'s> {
    fn new(source: &'s str) -> Self {
        let ends = source.bytes().enumerate().filter(|(_, byte)| *byte == b'\n').map(|(at, _)| at + 1);
        Self { source, starts: std::iter::once(0).chain(ends).collect() }
    }

    /// Line of a byte offset, from 1.
    fn line_of_byte(&self, byte: usize) -> usize {
        self.starts.partition_point(|start| *start <= byte)
    }

    /// Line of a name, which must be a slice of this text.
    fn line_of_name(&self, name: &str) -> usize {
        self.line_of_byte((name.as_ptr() as usize).saturating_sub(self.source.as_ptr() as usize))
    }

    /// Line of a parser error. The parser reports a token missing at the end of a line at the start of the next.
    fn line_of_error(&self, error: &parser::ParserError) -> usize {
        let before = self.source.get(..error.pos.start).unwrap_or(self.source);
        let entry = error.slice.as_ref().map_or(0, |slice| slice.start);
        let bare = before.trim_end().len();
        self.line_of_byte(if before.ends_with('\n') && bare > entry { bare } else { error.pos.start })
    }
}

/// Kind of an open bracket's content.
#[derive(Clone, Copy, PartialEq)]
enum BracketContent {
    /// Names, numbers and quoted strings.
    Expression,
    /// Variants, with unquoted text.
    Variants,
}

/// Line, from 1, and digits of an escape such as `\u00A0` with too few digits before a multi-byte character. The parser would
/// panic on it, since it slices within the character for its error message.
fn find_truncated_escape(source: &str) -> Option<(usize, String)> {
    source.lines().enumerate().find_map(|(n, line)| {
        let cut = |(at, escape): (usize, &str)| {
            let digits = if escape == "\\u" { 4 } else { 6 };
            let rest = &line[at + escape.len()..];
            let has = rest.bytes().take(digits).take_while(u8::is_ascii_hexdigit).count();
            let is_cut = has < digits && rest[has..].starts_with(|c: char| !c.is_ascii());
            is_cut.then(|| rest[..has].to_owned())
        };
        let mut escapes = line.match_indices("\\u").chain(line.match_indices("\\U"));
        escapes.find_map(cut).map(|escape| (n + 1, escape))
    })
}

/// Line, from 1, where nesting gets too deep for the recursive parser; `None` if it does not.
fn first_too_deep_line(source: &str) -> Option<usize> {
    let mut open: Vec<BracketContent> = Vec::new();
    for (n, line) in source.lines().enumerate() {
        // The parser starts over at each message.
        if begins_message(line) {
            open.clear();
        }
        if line.starts_with('#') {
            continue;
        }
        let mut rest = line.chars();
        while let Some(c) = rest.next() {
            let in_expression = open.last() == Some(&BracketContent::Expression);
            match c {
                '{' => open.push(BracketContent::Expression),
                '(' if in_expression => open.push(BracketContent::Expression),
                ')' if !in_expression => {}
                '}' | ')' => {
                    open.pop();
                }
                '"' if in_expression => skip_quoted(&mut rest),
                '-' if in_expression && rest.as_str().starts_with('>') => {
                    open.pop();
                    open.push(BracketContent::Variants);
                }
                _ => {}
            }
            if open.len() > MAX_DEPTH {
                return Some(n + 1);
            }
        }
    }
    None
}

/// Skips past the closing quotation mark, or to the end of the line.
fn skip_quoted(rest: &mut Chars<'_>) {
    while let Some(c) = rest.next() {
        match c {
            '"' => return,
            '\\' => {
                rest.next();
            }
            _ => {}
        }
    }
}

/// True if a line starts a message or term: a name and an equals sign.
fn begins_message(line: &str) -> bool {
    let name = line.strip_prefix('-').unwrap_or(line);
    let after = name.trim_start_matches(|c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_');
    name.starts_with(|c: char| c.is_ascii_alphabetic()) && after.trim_start_matches(' ').starts_with('=')
}
