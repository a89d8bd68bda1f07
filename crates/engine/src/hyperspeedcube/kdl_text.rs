//! Parses KDL, and finds nodes, values and their byte ranges in the text.

use std::ops::Range;

use kdl::{KdlDocument, KdlEntry, KdlNode, KdlValue};

use super::budget;
use super::faults::{FileError, FileErrorKind};
use crate::puzzle::text::{TextPosition, excerpt};

/// Parses a text as KDL.
///
/// # Errors
/// [`FileErrorKind::TooMuch`], or the first syntax error.
pub(super) fn parse(text: &str) -> Result<KdlDocument, FileError> {
    budget::check(text)?;
    KdlDocument::parse(text).map_err(|error| {
        // If the span starts on an earlier line, the parser stopped at its end.
        let at = error.diagnostics.first().map_or(text.len(), |found| {
            let (start, end) = (found.span.offset(), found.span.offset() + found.span.len());
            let is_of_several_lines = text.get(start..end).is_some_and(|marked| marked.contains('\n'));
            (if is_of_several_lines { end } else { start }).min(text.len())
        });
        let at = (0..=at).rev().find(|at| text.is_char_boundary(*at)).unwrap_or_default();
        let found = excerpt(text[at..].lines().next().unwrap_or_default());
        FileError::new_at(text, at, FileErrorKind::Syntax { language: "KDL", found })
    })
}

/// Returns the byte range of a node, from its name to its last value or closing brace.
pub(super) fn range(node: &KdlNode) -> Range<usize> {
    let span = node.span();
    span.offset()..span.offset() + span.len()
}

/// Returns the child with this name; the last of several, as in Hyperspeedcube.
pub(super) fn child<'a>(node: &'a KdlNode, name: &str) -> Option<&'a KdlNode> {
    node.children()?.nodes().iter().rev().find(|child| child.name().value() == name)
}

/// Returns the first value without a name.
pub(super) fn argument(node: &KdlNode) -> Option<&KdlEntry> {
    node.entries().iter().find(|entry| entry.name().is_none())
}

/// Returns the value of a property; the last of several, as in KDL.
pub(super) fn property<'a>(node: &'a KdlNode, name: &str) -> Option<&'a KdlEntry> {
    node.entries().iter().rev().find(|entry| entry.name().is_some_and(|of| of.value() == name))
}

/// Returns the byte range of an entry's value, without its name.
pub(super) fn value_range(text: &str, entry: &KdlEntry) -> Range<usize> {
    let span = entry.span();
    let (start, end) = (span.offset(), span.offset() + span.len());
    let length = entry.format().map_or(end - start, |format| format.value_repr.len());
    let is_its = |range: &Range<usize>| text.get(range.clone()).is_some();
    Some(end.saturating_sub(length)..end).filter(is_its).unwrap_or(start..end)
}

/// Returns the string in an entry.
///
/// # Errors
/// [`FileErrorKind::Value`] for another type.
pub(super) fn string<'a>(text: &str, entry: &'a KdlEntry, part: &'static str) -> Result<&'a str, FileError> {
    match entry.value() {
        KdlValue::String(string) => Ok(string),
        other => Err(wrong_type_error(text, entry, part, &other.to_string())),
    }
}

/// Returns an error for a value of the wrong type.
pub(super) fn wrong_type_error(text: &str, entry: &KdlEntry, part: &'static str, found: &str) -> FileError {
    FileError::new_at(text, value_range(text, entry).start, FileErrorKind::Value { part, found: excerpt(found) })
}

/// Returns an error for a node that lacks a part.
pub(super) fn missing_part_error(text: &str, node: &KdlNode, part: &'static str) -> FileError {
    FileError::new_at(text, range(node).start, FileErrorKind::Missing { part })
}

/// Returns the position of a byte offset in a string value; the position of the whole value if it has escapes.
pub(super) fn place_in_string(text: &str, entry: &KdlEntry, byte: usize) -> TextPosition {
    let range = value_range(text, entry);
    let written = &text[range.clone()];
    let value = entry.value().as_string().unwrap_or_default();
    match written.find(value) {
        Some(at) => TextPosition::at_byte(text, range.start + at + byte),
        None => TextPosition::at_byte(text, range.start),
    }
}
