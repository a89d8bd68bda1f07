//! Nodes and values of KDL with the bytes of the text in which they stand.

use std::ops::Range;

use kdl::{KdlDocument, KdlEntry, KdlNode, KdlValue};

use super::budget;
use super::faults::{Fault, FileError};
use crate::puzzle::text::{TextPosition, excerpt};

/// Reads a text as KDL.
///
/// # Errors
/// The first place at which it is none.
pub(super) fn parse(text: &str) -> Result<KdlDocument, FileError> {
    budget::check(text)?;
    KdlDocument::parse(text).map_err(|error| {
        // Where the reader went back to an earlier line, it stopped at the end of what it marks.
        let at = error.diagnostics.first().map_or(text.len(), |found| {
            let (start, end) = (found.span.offset(), found.span.offset() + found.span.len());
            let is_of_several_lines = text.get(start..end).is_some_and(|marked| marked.contains('\n'));
            (if is_of_several_lines { end } else { start }).min(text.len())
        });
        let at = (0..=at).rev().find(|at| text.is_char_boundary(*at)).unwrap_or_default();
        let found = excerpt(text[at..].lines().next().unwrap_or_default());
        FileError::at(text, at, Fault::Syntax { language: "KDL", found })
    })
}

/// The bytes of a node, from its name to its last value or closing brace.
pub(super) fn range(node: &KdlNode) -> Range<usize> {
    let span = node.span();
    span.offset()..span.offset() + span.len()
}

/// The child of a node with a name; of several the last one, as Hyperspeedcube has it.
pub(super) fn child<'a>(node: &'a KdlNode, name: &str) -> Option<&'a KdlNode> {
    node.children()?.nodes().iter().rev().find(|child| child.name().value() == name)
}

/// The value without a name that a node has first.
pub(super) fn argument(node: &KdlNode) -> Option<&KdlEntry> {
    node.entries().iter().find(|entry| entry.name().is_none())
}

/// The value that a node has under a name; the last one, as KDL has it.
pub(super) fn property<'a>(node: &'a KdlNode, name: &str) -> Option<&'a KdlEntry> {
    node.entries().iter().rev().find(|entry| entry.name().is_some_and(|of| of.value() == name))
}

/// The bytes of the value of an entry, without its name.
pub(super) fn value_range(text: &str, entry: &KdlEntry) -> Range<usize> {
    let span = entry.span();
    let (start, end) = (span.offset(), span.offset() + span.len());
    let length = entry.format().map_or(end - start, |format| format.value_repr.len());
    let is_its = |range: &Range<usize>| text.get(range.clone()).is_some();
    Some(end.saturating_sub(length)..end).filter(is_its).unwrap_or(start..end)
}

/// The text of an entry.
///
/// # Errors
/// [`Fault::Value`] of another value.
pub(super) fn string<'a>(text: &str, entry: &'a KdlEntry, part: &'static str) -> Result<&'a str, FileError> {
    match entry.value() {
        KdlValue::String(string) => Ok(string),
        other => Err(wrong(text, entry, part, &other.to_string())),
    }
}

/// The fault of a value of the wrong kind.
pub(super) fn wrong(text: &str, entry: &KdlEntry, part: &'static str, found: &str) -> FileError {
    FileError::at(text, value_range(text, entry).start, Fault::Value { part, found: excerpt(found) })
}

/// The fault of a node that lacks a part.
pub(super) fn missing(text: &str, node: &KdlNode, part: &'static str) -> FileError {
    FileError::at(text, range(node).start, Fault::Missing { part })
}

/// The place of a byte of the string that an entry has; that of the whole value where its characters are written in another way.
pub(super) fn place_in_string(text: &str, entry: &KdlEntry, byte: usize) -> TextPosition {
    let range = value_range(text, entry);
    let written = &text[range.clone()];
    let value = entry.value().as_string().unwrap_or_default();
    match written.find(value) {
        Some(at) => TextPosition::of(text, range.start + at + byte),
        None => TextPosition::of(text, range.start),
    }
}
