//! `unfold algorithms --goal list`: the names of parts, one kind per line with its other places.

use crate::cli::language::language;
use crate::cli::out::Terminal;
use unfold_engine::puzzle::PuzzleId;
use unfold_engine::puzzle::masks::{NamedMask, PartKind, Within};
use unfold_text::parts as say;
use unfold_text::sentences::parts;

/// Above this number of places, only those of the kind's usual face are listed.
const ALL_NAMED: usize = 12;

pub fn print(puzzle: PuzzleId, terminal: &Terminal) {
    for kind in puzzle.def().parts {
        let (usual, others) = names(puzzle, kind);
        let what = parts::part(usual).get(language());
        if others.is_empty() {
            terminal.say(&say::GOAL_ROW.fill(language(), [&usual.name, &what]));
        } else {
            terminal.say(&say::GOAL_ROW_OTHERS.fill(language(), [&usual.name, &what, &others.join(" ")]));
        }
    }
    terminal.note(say::GOAL_LIST_NOTE.get(language()));
}

/// A kind's usual part and the names of the others; if there are too many, those on its face and one example elsewhere.
fn names(puzzle: PuzzleId, kind: &PartKind) -> (&'static NamedMask, Vec<&'static str>) {
    let mut all = NamedMask::of_kind(puzzle, kind.name);
    let usual = all.next().expect("a kind has its usual place");
    let rest: Vec<&NamedMask> = all.collect();
    let first = |part: &NamedMask| match &part.within {
        Within::At(place) => place.words().first().cloned(),
        Within::Of(word) => Some(word.clone()),
        Within::Anywhere => None,
    };
    let is_near =
        |part: &&&NamedMask| rest.len() <= ALL_NAMED || first(part).is_none_or(|word| Some(word) == first(usual));
    let near = rest.iter().filter(is_near);
    let far = rest.iter().find(|part| !is_near(part) && matches!(part.within, Within::At(_)));
    let mut names: Vec<&str> = near.map(|part| part.name.as_str()).collect();
    names.extend(far.iter().flat_map(|part| [part.name.as_str(), "…"]));
    (usual, names)
}
