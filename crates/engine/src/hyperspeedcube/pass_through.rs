//! Writes a file of version 2 or 3 that was read: all of its text stays, but for what is changed.

use std::ops::Range;

use kdl::{KdlDocument, KdlNode, KdlValue};

use super::kdl_text::{argument, child, parse, property, range, value_range};
use super::solve::Source;
use super::{Solve, Version, kdl_write, names};

/// Nodes of a solve that were true of its own moves alone.
const OF_OWN_MOVES: [&str; 4] = ["duration", "tsa_signature_v1", "tsa_signature_v2", "tsa_signature_v3"];

/// The text of a file in a version, with one of its solves replaced by `solve` if there is one.
///
/// # Panics
/// If the text is not that of a file that was read.
pub(super) fn write(source: &Source, version: Version, solve: Option<&Solve>) -> String {
    let text: &str = &source.text;
    let document = parse(text).expect("the text was read before");
    let mut edits = Edits { text, list: Vec::new() };
    let number = document.get("version").and_then(argument).expect("a file that was read has its version");
    if source.version != version {
        edits.replace(value_range(text, number), version.number().to_string());
    }
    match document.get("program") {
        Some(program) => edits.replace(range(program), kdl_write::program()),
        None => edits.list.push((end_of_version(&document), format!("\n{}", kdl_write::program()))),
    }
    let solves = document.nodes().iter().filter(|node| node.name().value() == "solve");
    for (index, node) in solves.enumerate() {
        edits.id(node, version);
        match solve.filter(|_| index == source.index) {
            Some(solve) => edits.solve(node, solve),
            None => edits.layers(node, version),
        }
    }
    edits.apply()
}

fn end_of_version(document: &KdlDocument) -> Range<usize> {
    let end = document.get("version").map_or(0, |node| range(node).end);
    end..end
}

/// Ranges of a text with what stands in their place.
struct Edits<'t> {
    text: &'t str,
    list: Vec<(Range<usize>, String)>,
}

impl Edits<'_> {
    fn replace(&mut self, range: Range<usize>, by: String) {
        if self.text[range.clone()] != by {
            self.list.push((range, by));
        }
    }

    /// Takes a node away, with its line where it has one of its own.
    fn remove(&mut self, node: &KdlNode) {
        let Range { start, end } = range(node);
        let before = self.text[..start].trim_end_matches([' ', '\t']);
        let after = self.text[end..].trim_start_matches([' ', '\t', ';', '\r']);
        let has_line = before.ends_with('\n') && (after.starts_with('\n') || after.starts_with('}'));
        let start = if has_line { before.len() - 1 } else { start };
        self.list.push((start..end, String::new()));
    }

    /// The id of a puzzle that is known here, as a version has it.
    fn id(&mut self, solve: &KdlNode, version: Version) {
        let Some(id) = child(solve, "puzzle").and_then(|puzzle| property(puzzle, "id")) else { return };
        let known = id.value().as_string().and_then(names::puzzle_with_id);
        if let Some(puzzle) = known {
            self.replace(value_range(self.text, id), kdl_write::value(&names::id(puzzle, version)));
        }
    }

    /// The layers of clicks: a number in version 2, text of hexadecimal digits in version 3.
    fn layers(&mut self, solve: &KdlNode, version: Version) {
        let events = child(solve, "log").and_then(KdlNode::children).map(KdlDocument::nodes).unwrap_or_default();
        for entry in events.iter().filter_map(|event| property(event, "layers")) {
            let mask = match entry.value() {
                KdlValue::Integer(mask) => u32::try_from(*mask).ok(),
                KdlValue::String(digits) => u32::from_str_radix(digits, 16).ok(),
                _ => None,
            };
            let Some(mask) = mask else { continue };
            let written = match version {
                Version::Three => kdl_write::value(&format!("{mask:x}")),
                Version::One | Version::Two => mask.to_string(),
            };
            let is_number = matches!(entry.value(), KdlValue::Integer(_));
            if is_number == (version == Version::Three) {
                self.replace(value_range(self.text, entry), written);
            }
        }
    }

    /// The moves of a solve in place of those of the file.
    fn solve(&mut self, node: &KdlNode, solve: &Solve) {
        for name in ["replay", "solved"] {
            let value = if name == "solved" { kdl_write::is_solved(solve) } else { false };
            if let Some(entry) = child(node, name).and_then(argument) {
                self.replace(value_range(self.text, entry), kdl_write::boolean(value).into());
            }
        }
        let children = node.children().map(KdlDocument::nodes).unwrap_or_default();
        children
            .iter()
            .filter(|child| OF_OWN_MOVES.contains(&child.name().value()))
            .for_each(|child| self.remove(child));
        let log = child(node, "log").expect("a solve that was read has a log");
        let applied = child(log, "scramble").map(|event| &self.text[range(event)]);
        self.list.push((range(log), kdl_write::log(solve, applied)));
    }

    fn apply(mut self) -> String {
        self.list.sort_by_key(|(range, _)| (range.start, range.end));
        let (mut out, mut at) = (String::with_capacity(self.text.len()), 0);
        for (range, by) in self.list {
            out += &self.text[at..range.start];
            out += &by;
            at = range.end;
        }
        out + &self.text[at..]
    }
}
