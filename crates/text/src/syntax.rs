//! Fluent files: messages with their lines, their arguments and the notes on these.
//!
//! The build script reads the catalogues with this file, too, and the program those that a person wrote; so it knows nothing else
//! of the program, and faults are facts here, which others put into words.

use std::collections::btree_set::Iter;
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::str::Chars;

use fluent_syntax::ast::{Comment, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::{self, ErrorKind};

/// The content of a file.
pub struct CatalogueFile {
    /// The comment on the whole file.
    pub comment: String,
    /// The messages in their order.
    pub messages: Vec<FileMessage>,
    /// The messages, the terms and the attributes of terms.
    pub patterns: Vec<NamedPattern>,
}

/// A message, a term or an attribute of a term, by the names with which others refer to it: `solve`, `-it`, `-it.case`.
pub struct NamedPattern {
    /// Its name.
    pub name: String,
    /// The line on which its message or term begins, counted from 1.
    pub line: usize,
    /// The names of those to which it refers.
    pub references: BTreeSet<String>,
}

/// A message of a file.
pub struct FileMessage {
    /// Its name.
    pub id: String,
    /// The line on which it begins, counted from 1.
    pub line: usize,
    /// The arguments that its comment tells, in this order, each with what it is.
    pub notes: Vec<(String, String)>,
    /// The arguments that it has.
    pub arguments: BTreeSet<String>,
    /// All that can be said by it, one for each choice of variants; an argument stands there as `{ $name }`.
    pub spellings: Vec<String>,
}

/// A fault in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SyntaxError {
    /// The line on which it is, counted from 1.
    pub line: usize,
    /// The kind of the fault.
    pub kind: SyntaxErrorKind,
}

/// The kind of a fault in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SyntaxErrorKind {
    /// It is not written as Fluent files are; in the words of the parser.
    NotFluent(String),
    /// A message has an attribute, or nothing but attributes.
    Attribute,
    /// A function is called, and there are none.
    Function,
    /// A number has more digits than are counted with.
    LongNumber,
    /// Braces stand within one another more often than anyone needs.
    Deep,
    /// A message is there twice.
    Twice,
    /// A message or a term refers to itself, by itself or through others.
    Circle,
}

/// How many braces may stand within one another.
const DEEPEST: usize = 16;
/// How many digits a number may have, so that it is exact.
const MAX_DIGITS: usize = 15;
/// How many spellings of a message are made: all of those that anyone looks at.
const MAX_SPELLINGS: usize = 256;
/// How many bytes the spellings of a message may have before nothing is added to them: no text has so many.
const MAX_SPELT: usize = 1 << 16;

/// Reads a file.
///
/// # Errors
/// Everything that is wrong with it.
pub fn read(source: &str) -> Result<CatalogueFile, Vec<SyntaxError>> {
    if let Some(line) = too_deep(source) {
        return Err(vec![SyntaxError { line, kind: SyntaxErrorKind::Deep }]);
    }
    if let Some((line, escape)) = cut_escape(source) {
        let kind = SyntaxErrorKind::NotFluent(ErrorKind::InvalidUnicodeEscapeSequence(escape).to_string());
        return Err(vec![SyntaxError { line, kind }]);
    }
    let lines = Lines::of(source);
    let resource = parser::parse(source).map_err(|(_, errors)| {
        let fault = |error: parser::ParserError| SyntaxError {
            line: lines.of_error(&error),
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
                let (id, line) = (message.id.name.to_owned(), lines.of_name(message.id.name));
                let mut walk = Walk::default();
                let spellings = message.value.as_ref().map(|pattern| walk.pattern(pattern)).unwrap_or_default();
                let mut fault = |kind| faults.push(SyntaxError { line, kind });
                if message.value.is_none() || !message.attributes.is_empty() {
                    fault(SyntaxErrorKind::Attribute);
                }
                walk.faults.into_iter().for_each(&mut fault);
                file.patterns.push(NamedPattern { name: id.clone(), line, references: walk.references });
                if !known.insert(message.id.name) {
                    fault(SyntaxErrorKind::Twice);
                }
                let notes = message.comment.as_ref().map(notes).unwrap_or_default();
                file.messages.push(FileMessage { id, line, notes, arguments: walk.arguments, spellings });
            }
            Entry::Term(term) => {
                let (name, line) = (format!("-{}", term.id.name), lines.of_name(term.id.name));
                let attributes = term.attributes.iter().map(|own| (format!("{name}.{}", own.id.name), &own.value));
                for (name, pattern) in std::iter::once((name.clone(), &term.value)).chain(attributes) {
                    let mut walk = Walk::default();
                    walk.pattern(pattern);
                    faults.extend(walk.faults.into_iter().map(|kind| SyntaxError { line, kind }));
                    file.patterns.push(NamedPattern { name, line, references: walk.references });
                }
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::Junk { .. } => {}
        }
    }
    let own = file.patterns.iter().map(|pattern| (pattern.name.as_str(), &pattern.references)).collect();
    let circle = circle(&own);
    let first = file.patterns.iter().find(|pattern| circle.contains(&pattern.name.as_str()));
    faults.extend(first.map(|pattern| SyntaxError { line: pattern.line, kind: SyntaxErrorKind::Circle }));
    if faults.is_empty() { Ok(file) } else { Err(faults) }
}

/// The references of messages and terms, by their names.
pub type References<'a> = BTreeMap<&'a str, &'a BTreeSet<String>>;

/// Messages and terms of which each refers to the next, and the last to the first; none if there is no such circle.
pub fn circle<'a>(all: &References<'a>) -> Vec<&'a str> {
    let (mut begun, mut done) = (HashSet::new(), HashSet::new());
    for name in all.keys() {
        // Depth first, with a stack of its own: a chain may be as long as a file.
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

/// Facts that are found on the way through a pattern.
#[derive(Default)]
struct Walk {
    arguments: BTreeSet<String>,
    references: BTreeSet<String>,
    faults: Vec<SyntaxErrorKind>,
}

impl Walk {
    /// Goes through a pattern, and gives back its spellings.
    fn pattern(&mut self, pattern: &Pattern<&str>) -> Vec<String> {
        let mut spellings = vec![String::new()];
        for element in &pattern.elements {
            let ways = match element {
                PatternElement::TextElement { value } => vec![(*value).to_owned()],
                PatternElement::Placeable { expression } => self.expression(expression),
            };
            if spellings.iter().map(String::len).sum::<usize>() > MAX_SPELT {
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

    fn expression(&mut self, expression: &Expression<&str>) -> Vec<String> {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                let mut spellings = Vec::new();
                for variant in variants {
                    let more = self.pattern(&variant.value);
                    spellings.extend(more.into_iter().take(MAX_SPELLINGS - spellings.len()));
                }
                spellings
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) -> Vec<String> {
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
                        self.inline(value);
                    });
                }
                vec![format!("{{ -{} }}", id.name)]
            }
            InlineExpression::VariableReference { id } => {
                self.arguments.insert(id.name.to_owned());
                vec![format!("{{ ${} }}", id.name)]
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
        }
    }
}

/// The arguments that a comment tells: its lines that begin with `$name:`.
fn notes(comment: &Comment<&str>) -> Vec<(String, String)> {
    let note = |line: &&str| {
        let (name, what) = line.strip_prefix('$')?.split_once(':')?;
        Some((name.trim().to_owned(), what.trim().to_owned()))
    };
    comment.content.iter().filter_map(note).collect()
}

/// The lines of a text, by the bytes where they begin.
struct Lines<'s> {
    source: &'s str,
    starts: Vec<usize>,
}

impl<'s> Lines<'s> {
    fn of(source: &'s str) -> Self {
        let ends = source.bytes().enumerate().filter(|(_, byte)| *byte == b'\n').map(|(at, _)| at + 1);
        Self { source, starts: std::iter::once(0).chain(ends).collect() }
    }

    /// The line of a byte, counted from 1.
    fn of_byte(&self, byte: usize) -> usize {
        self.starts.partition_point(|start| *start <= byte)
    }

    /// The line of a name, which is a part of this text.
    fn of_name(&self, name: &str) -> usize {
        self.of_byte((name.as_ptr() as usize).saturating_sub(self.source.as_ptr() as usize))
    }

    /// The line of an error. What is missing at the end of a line is missed by the parser at the beginning of the next one.
    fn of_error(&self, error: &parser::ParserError) -> usize {
        let before = self.source.get(..error.pos.start).unwrap_or(self.source);
        let entry = error.slice.as_ref().map_or(0, |slice| slice.start);
        let bare = before.trim_end().len();
        self.of_byte(if before.ends_with('\n') && bare > entry { bare } else { error.pos.start })
    }
}

/// The text between a bracket and the one that closes it.
#[derive(Clone, Copy, PartialEq)]
enum Within {
    /// Names, numbers and words in quotes.
    Expression,
    /// Variants, whose words stand without quotes.
    Variants,
}

/// The first escape such as `\u00A0` that has too few digits before a character of several bytes, and its line: the parser
/// would cut that character in two as it tells of it, and panic.
fn cut_escape(source: &str) -> Option<(usize, String)> {
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

/// The line on which braces or round brackets are too deep within one another for a parser that calls itself.
fn too_deep(source: &str) -> Option<usize> {
    let mut open: Vec<Within> = Vec::new();
    for (n, line) in source.lines().enumerate() {
        // Whatever was open before, the parser begins anew.
        if begins_message(line) {
            open.clear();
        }
        if line.starts_with('#') {
            continue;
        }
        let mut rest = line.chars();
        while let Some(c) = rest.next() {
            let in_expression = open.last() == Some(&Within::Expression);
            match c {
                '{' => open.push(Within::Expression),
                '(' if in_expression => open.push(Within::Expression),
                ')' if !in_expression => {}
                '}' | ')' => {
                    open.pop();
                }
                '"' if in_expression => skip_quoted(&mut rest),
                '-' if in_expression && rest.as_str().starts_with('>') => {
                    open.pop();
                    open.push(Within::Variants);
                }
                _ => {}
            }
            if open.len() > DEEPEST {
                return Some(n + 1);
            }
        }
    }
    None
}

/// Goes on behind the quotation mark that closes words in quotes, or to the end of the line.
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

/// True if a line begins with a name and an equals sign, as messages and terms do and nothing within them does.
fn begins_message(line: &str) -> bool {
    let name = line.strip_prefix('-').unwrap_or(line);
    let after = name.trim_start_matches(|c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_');
    name.starts_with(|c: char| c.is_ascii_alphabetic()) && after.trim_start_matches(' ').starts_with('=')
}
