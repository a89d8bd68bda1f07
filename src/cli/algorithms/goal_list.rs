//! `unfold algorithms --goal list`: the names of parts, one kind per line with its other places.

use crate::cli::language::language;
use crate::cli::out::Terminal;
use unfold_engine::puzzle::PuzzleId;
use unfold_engine::puzzle::masks::{NamedMask, PartKind, PartLocation};
use unfold_text::parts as say;
use unfold_text::sentences::parts;

/// Maximum number of other places of a kind to list in full. If there are more, only those on the usual face and an example are listed.
const MAX_PLACES_LISTED: usize = 12;

pub fn print(puzzle: PuzzleId, terminal: &Terminal) {
    for kind in puzzle.def().parts {
        let (usual, others) = names(puzzle, kind);
        let what = parts::part(usual).get(language());
        if others.is_empty() {
            terminal.print_line(&say::GOAL_ROW.fill(language(), [&usual.name, &what]));
        } else {
            terminal.print_line(&say::GOAL_ROW_OTHERS.fill(language(), [&usual.name, &what, &others.join(" ")]));
        }
    }
    terminal.note(say::GOAL_LIST_NOTE.get(language()));
}

/// A kind's usual part and the names of the others; if there are too many, those on its face and one example elsewhere.
fn names(puzzle: PuzzleId, kind: &PartKind) -> (&'static NamedMask, Vec<&'static str>) {
    let mut all = NamedMask::with_kind(puzzle, kind.name);
    let usual = all.next().expect("a kind has its usual place");
    let rest: Vec<&NamedMask> = all.collect();
    let first = |part: &NamedMask| match &part.location {
        PartLocation::At(place) => place.words().first().cloned(),
        PartLocation::NearestWith(word) => Some(word.clone()),
        PartLocation::Anywhere => None,
    };
    let is_near = |part: &&&NamedMask| {
        rest.len() <= MAX_PLACES_LISTED || first(part).is_none_or(|word| Some(word) == first(usual))
    };
    let near = rest.iter().filter(is_near);
    let far = rest.iter().find(|part| !is_near(part) && matches!(part.location, PartLocation::At(_)));
    let mut names: Vec<&str> = near.map(|part| part.name.as_str()).collect();
    names.extend(far.iter().flat_map(|part| [part.name.as_str(), "…"]));
    (usual, names)
}
