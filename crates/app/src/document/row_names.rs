//! Names of stretches of a row: comments in a text, macros, groups in a log.

use std::ops::Range;

use unfold_engine::notation::{MAX_NAME_CHARACTERS, NamedRange};
use unfold_engine::puzzle::Sequence;

/// Maximum number of names in a row.
pub const MAX_NAMES: usize = 1_000;

/// A named stretch of a row.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct NamedStretch {
    /// Index range of its moves, `range.start < range.end`.
    pub range: Range<usize>,
    /// The name; empty for a macro in a log.
    pub name: String,
    /// True if a macro made the moves.
    #[serde(default)]
    pub is_macro: bool,
}

impl From<&NamedRange> for NamedStretch {
    fn from(named: &NamedRange) -> Self {
        Self { range: named.range.clone(), name: named.name.clone(), is_macro: false }
    }
}

impl NamedStretch {
    /// The stretch shifted by `by` moves.
    fn moved(&self, by: usize) -> Self {
        Self { range: self.range.start + by..self.range.end + by, ..self.clone() }
    }
}

/// The names in a row, identified by its first moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RowNames {
    /// Moves of the row when it was named. The names apply to every row that starts with these moves.
    pub moves: Sequence,
    /// Named stretches, ordered and disjoint.
    pub stretches: Vec<NamedStretch>,
}

/// Validates stretches. `None` if one is empty, has too long a name, begins before the end of the previous one or ends beyond the moves,
/// or if there are too many.
pub fn check(moves: &Sequence, stretches: &[NamedStretch]) -> Option<()> {
    let mut end = 0;
    for named in stretches {
        let Range { start, end: next } = named.range;
        if start < end || start >= next || next > moves.0.len() || named.name.chars().count() > MAX_NAME_CHARACTERS {
            return None;
        }
        end = next;
    }
    (stretches.len() <= MAX_NAMES).then_some(())
}

/// Names after replacing a range of moves with `length` others, named `new`. The remains of a cut stretch keep its name; a larger stretch
/// around a replacement without names stays whole.
pub fn replace_names(
    names: &[NamedStretch],
    range: &Range<usize>,
    length: usize,
    new: &[NamedStretch],
) -> Vec<NamedStretch> {
    let moved = |at: usize| if at >= range.end { at - range.len() + length } else { at };
    let mut all: Vec<NamedStretch> = Vec::new();
    for named in names {
        let Range { start, end } = named.range;
        let is_around = match range.is_empty() {
            true => start < range.start && end > range.end,
            false => start <= range.start && end >= range.end && (start, end) != (range.start, range.end),
        };
        let (before, behind) = (start..end.min(range.start), moved(start.max(range.end))..moved(end.max(range.end)));
        let left = if is_around && new.is_empty() { [start..moved(end), 0..0] } else { [before, behind] };
        let left = left.into_iter().filter(|range| !range.is_empty());
        all.extend(left.map(|range| NamedStretch { range, ..named.clone() }));
    }
    all.extend(new.iter().map(|named| named.moved(range.start)));
    all.sort_by_key(|named| named.range.start);
    all.truncate(MAX_NAMES);
    all
}

/// The names within a range, with indices relative to its start.
pub fn names_within(names: &[NamedStretch], range: &Range<usize>) -> Vec<NamedStretch> {
    let cut = |named: &NamedStretch| {
        let inside = named.range.start.max(range.start)..named.range.end.min(range.end);
        let inside = inside.start.saturating_sub(range.start)..inside.end.saturating_sub(range.start);
        (!inside.is_empty()).then(|| NamedStretch { range: inside, ..named.clone() })
    };
    names.iter().filter_map(cut).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named_stretch(range: Range<usize>, name: &str) -> NamedStretch {
        NamedStretch { range, name: name.into(), is_macro: false }
    }

    #[test]
    fn names_follow_their_moves() {
        let names = [named_stretch(0..3, "a"), named_stretch(3..6, "b"), named_stretch(8..10, "c")];
        let after = |range, length, new: &[NamedStretch]| replace_names(&names, &range, length, new);
        assert_eq!(
            after(4..5, 3, &[]),
            [named_stretch(0..3, "a"), named_stretch(3..8, "b"), named_stretch(10..12, "c")]
        );
        assert_eq!(after(2..4, 0, &[]), [named_stretch(0..2, "a"), named_stretch(2..4, "b"), named_stretch(6..8, "c")]);
        assert_eq!(after(3..6, 2, &[]), [named_stretch(0..3, "a"), named_stretch(7..9, "c")]);
        assert_eq!(after(0..10, 1, &[]), []);
        assert_eq!(
            after(4..4, 2, &[named_stretch(0..2, "new")]),
            [
                named_stretch(0..3, "a"),
                named_stretch(3..4, "b"),
                named_stretch(4..6, "new"),
                named_stretch(6..8, "b"),
                named_stretch(10..12, "c")
            ]
        );
        assert_eq!(after(10..10, 1, &[]), names);
        assert_eq!(
            after(3..3, 2, &[]),
            [named_stretch(0..3, "a"), named_stretch(5..8, "b"), named_stretch(10..12, "c")]
        );
        assert_eq!(
            names_within(&names, &(2..9)),
            [named_stretch(0..1, "a"), named_stretch(1..4, "b"), named_stretch(6..7, "c")]
        );
    }
}
