//! The items of a row (moves, or commutators folded into one chip) and its groups.

use std::ops::Range;

use unfold_app::document::row_names::NamedStretch;
use unfold_app::lesson::MoveNotes;
use unfold_app::model::Model;
use unfold_app::sentences::lesson as words;
use unfold_engine::notation::structure::{FoldedRange, find_structure};
use unfold_engine::puzzle::Sequence;
use unfold_text::{lesson as say, macros, window};

pub(crate) struct Item {
    /// Indices of the item's moves; more than one only if folded.
    pub(crate) moves: Range<usize>,
    /// Text of a folded item; `None` for a single move.
    pub(crate) folded: Option<String>,
}

pub(crate) struct Group {
    /// Indices of the group's moves.
    pub(crate) moves: Range<usize>,
    /// Inline name; `None` for moves between two named groups.
    pub(crate) name: Option<String>,
    /// Name, length and, for a group of a lesson, its goal; empty without a name.
    pub(crate) heading: String,
}

pub(crate) fn one_per_move(moves: &Sequence) -> Vec<Item> {
    (0..moves.0.len()).map(|at| Item { moves: at..at + 1, folded: None }).collect()
}

/// Returns items with commutators and conjugates folded, never across groups.
pub(crate) fn with_commutators(model: &Model, moves: &Sequence, groups: &[Group]) -> Vec<Item> {
    let whole = 0..moves.0.len();
    let parts: Vec<_> = groups.iter().map(|group| group.moves.clone()).filter(|part| part.end <= whole.end).collect();
    let parts = if parts.is_empty() { vec![whole] } else { parts };
    let mut items = Vec::new();
    for part in parts {
        let mut next = part.start;
        for FoldedRange { range, text } in find_structure(model.puzzle(), &Sequence(moves.0[part.clone()].to_vec())) {
            let range = part.start + range.start..part.start + range.end;
            items.extend((next..range.start).map(|at| Item { moves: at..at + 1, folded: None }));
            next = range.end;
            items.push(Item { moves: range, folded: Some(text) });
        }
        items.extend((next..part.end).map(|at| Item { moves: at..at + 1, folded: None }));
    }
    items
}

/// Returns the groups of a lesson, such as the phases of a solver; all have names.
pub(crate) fn groups_of_notes(model: &Model, notes: &MoveNotes) -> Vec<Group> {
    let group = |group| {
        let [heading, _, name] = words::headings(model.language(), notes, group);
        Group { moves: group.first..group.end(), name: Some(name), heading }
    };
    notes.groups.iter().map(group).collect()
}

/// Returns a group per named stretch, and unnamed groups for all moves between them; nothing without names.
pub(crate) fn groups_of_names(model: &Model, moves: &Sequence, names: &[NamedStretch]) -> Vec<Group> {
    let (language, metric, def) = (model.language(), model.shown_metric(), model.puzzle().def());
    let (mut groups, mut next) = (Vec::new(), 0);
    let group = |moves: Range<usize>, name: Option<String>, heading| Group { moves, name, heading };
    for named in names.iter().filter(|named| named.range.end <= moves.0.len()) {
        if next < named.range.start {
            groups.push(group(next..named.range.start, None, String::new()));
        }
        let name = match named.name.is_empty() {
            true => macros::MACRO_OF_LOG.get(language).to_owned(),
            false => named.name.clone(),
        };
        let length = Sequence(moves.0[named.range.clone()].to_vec()).length_in(def, metric);
        let length = window::LENGTH.with([&length, &metric]);
        let heading = macros::MACRO_LINE.fill(language, [&name as _, &length]);
        groups.push(group(named.range.clone(), Some(name), heading));
        next = named.range.end;
    }
    if next < moves.0.len() && !groups.is_empty() {
        groups.push(group(next..moves.0.len(), None, String::new()));
    }
    groups
}

/// Screen-reader label of a chip: name, numbers of its moves, and whether it is the last made or the next after `at` moves.
pub(crate) fn spoken_label(model: &Model, item: &Item, at: usize, name: &str) -> String {
    let (first, last) = (item.moves.start + 1, item.moves.end);
    let text = match (last == at, item.moves.start == at) {
        (true, _) => say::MOVE_CURRENT,
        (_, true) => say::MOVE_NEXT,
        _ => say::MOVE_NAME,
    };
    let number = if first == last { first.to_string() } else { format!("{first}–{last}") };
    text.fill(model.language(), [&number as _, &name])
}
