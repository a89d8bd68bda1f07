//! Reads files of versions 2 and 3.

use std::sync::Arc;

use kdl::{KdlEntry, KdlNode, KdlValue};

use super::faults::{FileError, FileErrorKind, Notice};
use super::kdl_text::{
    argument, child, missing_part_error, parse, place_in_string, property, range, string, value_range, wrong_type_error,
};
use super::solve::{MAX_TWISTS, Source};
use super::{File, ScrambleExtent, Solve, Version, names, twists};
use crate::puzzle::text::{TextPosition, excerpt};
use crate::puzzle::{PuzzleId, Sequence};

/// Parses the text of a file.
///
/// # Errors
/// The first error found.
pub(super) fn read(text: &str) -> Result<File, FileError> {
    let document = parse(text)?;
    let (version, newer) = version(text, document.get("version"))?;
    let mut others: Vec<(usize, String)> = Vec::new();
    let mut solves = Vec::new();
    let whole: Arc<str> = text.into();
    let of_file = document.nodes().iter().filter(|node| node.name().value() == "solve");
    for (index, node) in of_file.enumerate() {
        let puzzle = child(node, "puzzle").ok_or_else(|| missing_part_error(text, node, "puzzle"))?;
        let id = property(puzzle, "id").ok_or_else(|| missing_part_error(text, puzzle, "id"))?;
        let name = string(text, id, "id")?;
        let Some(puzzle) = names::puzzle_with_id(name) else {
            others.push((value_range(text, id).start, excerpt(name)));
            continue;
        };
        let mut solve = SolveReader { text, puzzle, version, twist_count: 0 }.solve(node)?;
        solve.source = Some(Source { text: whole.clone(), version, is_newer: newer.is_some(), index });
        solve.notices.extend(newer.map(Notice::NewerVersion));
        solves.push(solve);
    }
    let Some((at, name)) = others.first().cloned() else {
        return if solves.is_empty() { Err(FileError::NoSolve) } else { Ok(File { version, solves }) };
    };
    if solves.is_empty() {
        return Err(FileError::OtherPuzzle { at: TextPosition::at_byte(text, at), name });
    }
    let names: Vec<String> = others.into_iter().map(|(_, name)| name).collect();
    solves.iter_mut().for_each(|solve| solve.notices.push(Notice::OtherPuzzles(names.clone())));
    Ok(File { version, solves })
}

/// Returns the version of a file, and its number if newer than any known.
fn version(text: &str, node: Option<&KdlNode>) -> Result<(Version, Option<i128>), FileError> {
    let none =
        |at: usize, found: &str| Err(FileError::new_at(text, at, FileErrorKind::Version { found: excerpt(found) }));
    let Some(node) = node else { return none(0, "") };
    let Some(entry) = argument(node) else { return none(range(node).start, "") };
    match entry.value() {
        KdlValue::Integer(2) => Ok((Version::Two, None)),
        KdlValue::Integer(3) => Ok((Version::Three, None)),
        KdlValue::Integer(newer @ 4..) => Ok((Version::Three, Some(*newer))),
        other => none(entry.span().offset(), &other.to_string()),
    }
}

struct SolveReader<'t> {
    text: &'t str,
    puzzle: PuzzleId,
    version: Version,
    /// Number of twists so far, including the scramble and undone ones.
    twist_count: usize,
}

/// Undo and redo stacks; each entry holds the twists of one action.
#[derive(Default)]
struct UndoStacks {
    done: Vec<Sequence>,
    undone: Vec<Sequence>,
    /// True if the scramble was applied.
    is_scrambled: bool,
}

impl SolveReader<'_> {
    fn solve(&mut self, node: &KdlNode) -> Result<Solve, FileError> {
        let scramble = child(node, "scramble").map(|scramble| self.scramble(scramble)).transpose()?;
        let log = child(node, "log").ok_or_else(|| missing_part_error(self.text, node, "log"))?;
        let (mut turned, mut notices) = (UndoStacks::default(), Vec::new());
        for event in log.children().map(kdl::KdlDocument::nodes).unwrap_or_default() {
            self.event(event, &mut turned, &mut notices)?;
        }
        let (scrambled, scramble) = match scramble {
            Some(scramble) if turned.is_scrambled => scramble,
            _ => (ScrambleExtent::None, Sequence(Vec::new())),
        };
        let undone: usize = turned.undone.iter().map(|unit| unit.0.len()).sum();
        if undone > 0 {
            notices.push(Notice::Undone(undone));
        }
        let moves = Sequence(turned.done.into_iter().flat_map(|unit| unit.0).collect());
        let puzzle = self.puzzle;
        let mut solve =
            Solve { puzzle, scramble_extent: scrambled, scramble, moves, source: None, is_unchanged: true, notices };
        let flag = child(node, "solved").and_then(argument).and_then(|entry| entry.value().as_bool());
        // Hyperspeedcube keeps the flag when a solved puzzle is turned further.
        if flag == Some(true) && !solve.is_solved() && solve.moves.0.is_empty() {
            solve.notices.push(Notice::SolvedFlag(true));
        } else if flag == Some(false) && solve.scramble_extent == ScrambleExtent::Full && solve.is_solved() {
            solve.notices.push(Notice::SolvedFlag(false));
        }
        Ok(solve)
    }

    fn scramble(&mut self, node: &KdlNode) -> Result<(ScrambleExtent, Sequence), FileError> {
        let kind = argument(node).ok_or_else(|| missing_part_error(self.text, node, "scramble"))?;
        let scrambled = match kind.value() {
            KdlValue::String(kind) if kind == "full" => ScrambleExtent::Full,
            KdlValue::Integer(0..) => ScrambleExtent::Partial,
            other => return Err(wrong_type_error(self.text, kind, "scramble", &other.to_string())),
        };
        let twists = child(node, "twists").ok_or_else(|| missing_part_error(self.text, node, "twists"))?;
        let twists = argument(twists).ok_or_else(|| missing_part_error(self.text, twists, "twists"))?;
        let units = self.twists(twists)?;
        Ok((scrambled, Sequence(units.into_iter().flat_map(|unit| unit.0).collect())))
    }

    fn event(&mut self, node: &KdlNode, turned: &mut UndoStacks, notices: &mut Vec<Notice>) -> Result<(), FileError> {
        match node.name().value() {
            "scramble" => *turned = UndoStacks { is_scrambled: true, ..UndoStacks::default() },
            "twists" => {
                let twists = argument(node).ok_or_else(|| missing_part_error(self.text, node, "twists"))?;
                // A unit without twists cannot be undone.
                turned.done.extend(self.twists(twists)?.into_iter().filter(|unit| !unit.0.is_empty()));
                turned.undone.clear();
            }
            "undo" => turned.undone.extend(turned.done.pop()),
            "redo" => turned.done.extend(turned.undone.pop()),
            event @ "macro" => {
                return Err(FileError::new_at(
                    self.text,
                    range(node).start,
                    FileErrorKind::UnknownTwists { event: event.into() },
                ));
            }
            "click"
            | "drag-twist"
            | "set-blindfold"
            | "invalidate-filterless"
            | "start-session"
            | "end-session"
            | "start-solve"
            | "end-solve" => {}
            other => {
                let is_told =
                    notices.iter().any(|notice| matches!(notice, Notice::UnknownEvent(_, name) if name == other));
                if !is_told {
                    let at = TextPosition::at_byte(self.text, range(node).start);
                    notices.push(Notice::UnknownEvent(at, excerpt(other)));
                }
            }
        }
        Ok(())
    }

    /// Parses a string of twists into undo units.
    fn twists(&mut self, entry: &KdlEntry) -> Result<Vec<Sequence>, FileError> {
        let written = string(self.text, entry, "twists")?;
        let units = twists::read_units(self.puzzle, self.version, written).map_err(|(byte, error)| FileError::At {
            at: place_in_string(self.text, entry, byte),
            kind: FileErrorKind::Twist { token: error.token, kind: error.kind },
        })?;
        self.twist_count += units.iter().map(|unit| unit.0.len()).sum::<usize>();
        if self.twist_count > MAX_TWISTS {
            let at = entry.span().offset();
            return Err(FileError::new_at(self.text, at, FileErrorKind::TooManyTwists { limit: MAX_TWISTS }));
        }
        Ok(units)
    }
}
