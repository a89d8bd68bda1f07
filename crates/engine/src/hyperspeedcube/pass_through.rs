//! Rewrites a file of version 2 or 3, keeping all text that does not have to change.

use std::ops::Range;

use kdl::{KdlDocument, KdlEntry, KdlNode};

use super::kdl_text::{argument, child, parse, property, range, value_range};
use super::solve::Source;
use super::{Solve, Version, kdl_write, names, twists};
use crate::puzzle::PuzzleId;

/// Nodes that are invalid once the moves change.
const MOVE_DEPENDENT_NODES: [&str; 4] = ["duration", "tsa_signature_v1", "tsa_signature_v2", "tsa_signature_v3"];

/// Returns the file's text in `version`, with the solve at `source.index` replaced by `solve` if given.
///
/// # Panics
/// If the text is not a valid file.
pub(super) fn write(source: &Source, version: Version, solve: Option<&Solve>) -> String {
    let text: &str = &source.text;
    let document = parse(text).expect("the text was read before");
    let mut edits = Edits { text, list: Vec::new() };
    let number = document.get("version").and_then(argument).expect("a file that was read has its version");
    edits.replace(value_range(text, number), version.number().to_string());
    match document.get("program") {
        Some(program) => edits.replace(range(program), kdl_write::program()),
        None => edits.list.push((end_of_version(&document), format!("\n{}", kdl_write::program()))),
    }
    let solves = document.nodes().iter().filter(|node| node.name().value() == "solve");
    for (index, node) in solves.enumerate() {
        edits.convert_puzzle_id(node, version);
        match solve.filter(|_| index == source.index) {
            Some(solve) => edits.replace_solve(node, source.version, solve, version),
            None => edits.convert_twists(node, source.version, version),
        }
    }
    edits.apply()
}

fn end_of_version(document: &KdlDocument) -> Range<usize> {
    let end = document.get("version").map_or(0, |node| range(node).end);
    end..end
}

/// Returns the puzzle id in a `solve` node.
fn id_of(solve: &KdlNode) -> Option<&KdlEntry> {
    child(solve, "puzzle").and_then(|puzzle| property(puzzle, "id"))
}

/// Returns the puzzle of a solve; `None` if unsupported.
fn puzzle_of(solve: &KdlNode) -> Option<PuzzleId> {
    id_of(solve)?.value().as_string().and_then(names::puzzle_with_id)
}

fn indent<'t>(text: &'t str, node: &KdlNode) -> &'t str {
    let before = &text[..range(node).start];
    &before[before.trim_end_matches([' ', '\t']).len()..]
}

/// Ranges of a text and their replacements.
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

    /// Sets a Boolean node of a solve. A missing node counts as false, and is added only for true.
    fn set_flag(&mut self, solve: &KdlNode, name: &str, value: bool) {
        match (child(solve, name).and_then(argument), child(solve, "puzzle")) {
            (Some(entry), _) => self.replace(value_range(self.text, entry), kdl_write::boolean(value).into()),
            (None, Some(puzzle)) if value && child(solve, name).is_none() => {
                let end = range(puzzle).end;
                let node = format!("\n{}{name} {}", indent(self.text, puzzle), kdl_write::boolean(value));
                self.list.push((end..end, node));
            }
            _ => {}
        }
    }

    /// Removes a node, and its line if nothing else is on it.
    fn remove(&mut self, node: &KdlNode) {
        let Range { start, end } = range(node);
        let before = self.text[..start].trim_end_matches([' ', '\t']);
        let after = self.text[end..].trim_start_matches([' ', '\t', ';', '\r']);
        let has_line = before.ends_with('\n') && (after.starts_with('\n') || after.starts_with('}'));
        let start = if has_line { before.len() - 1 } else { start };
        self.list.push((start..end, String::new()));
    }

    /// Rewrites the puzzle id of a solve for a version; leaves unsupported puzzles unchanged.
    fn convert_puzzle_id(&mut self, solve: &KdlNode, version: Version) {
        let children = solve.children().map(KdlDocument::nodes).unwrap_or_default();
        let puzzles = children.iter().filter(|child| child.name().value() == "puzzle");
        for id in puzzles.filter_map(|puzzle| property(puzzle, "id")) {
            if let Some(puzzle) = id.value().as_string().and_then(names::puzzle_with_id) {
                self.replace(value_range(self.text, id), kdl_write::value(&names::id(puzzle, version)));
            }
        }
    }

    /// Converts the twists of a solve to another version. Version 3 reads most of version 2, except single words mixed
    /// with brackets in one event; version 2 lacks some of version 3's names.
    fn convert_twists(&mut self, solve: &KdlNode, from: Version, to: Version) {
        let Some(puzzle) = puzzle_of(solve).filter(|_| from != to) else { return };
        self.convert_scramble(solve, from, to);
        let events = child(solve, "log").and_then(KdlNode::children).map(KdlDocument::nodes).unwrap_or_default();
        for event in events.iter().filter(|event| event.name().value() == "twists") {
            let written = argument(event).and_then(|entry| entry.value().as_string()).unwrap_or_default();
            let Ok(units) = twists::read_units(puzzle, from, written) else { continue };
            let indent = indent(self.text, event);
            let events = twists::events(puzzle, to, &units);
            let nodes: Vec<_> = events.iter().map(|text| format!("twists {}", kdl_write::value(text))).collect();
            self.replace(range(event), nodes.join(&format!("\n{indent}")));
        }
    }

    /// Converts the twists of a scramble from version 3 to version 2. Leaves them unchanged between other versions.
    fn convert_scramble(&mut self, solve: &KdlNode, from: Version, to: Version) {
        let twists = child(solve, "scramble").and_then(|scramble| child(scramble, "twists")).and_then(argument);
        let (Some(puzzle), Some(entry), (Version::Three, Version::Two)) = (puzzle_of(solve), twists, (from, to)) else {
            return;
        };
        let moves = entry.value().as_string().and_then(|written| twists::read(puzzle, written).ok());
        if let Some(moves) = moves {
            self.replace(value_range(self.text, entry), kdl_write::value(&twists::print(puzzle, to, &moves)));
        }
    }

    fn replace_solve(&mut self, node: &KdlNode, from: Version, solve: &Solve, to: Version) {
        self.convert_scramble(node, from, to);
        self.set_flag(node, "replay", false);
        self.set_flag(node, "solved", kdl_write::is_solved(solve));
        let children = node.children().map(KdlDocument::nodes).unwrap_or_default();
        children
            .iter()
            .filter(|child| MOVE_DEPENDENT_NODES.contains(&child.name().value()))
            .for_each(|child| self.remove(child));
        let log = child(node, "log").expect("a solve that was read has a log");
        let applied = child(log, "scramble").map(|event| &self.text[range(event)]);
        self.list.push((range(log), kdl_write::log(solve, to, applied)));
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
