//! Names of partial goals such as crosses and blocks.

use crate::{Phrase, Text, parts as say};
use unfold_engine::puzzle::masks::{NamedMask, PartGroup, PartKind, PartLocation};
use unfold_engine::puzzle::part_places::PartPlace;

/// Heading of a group of partial goals.
pub fn group(group: PartGroup) -> Text<0> {
    match group {
        PartGroup::Crosses => say::GOAL_GROUP_CROSSES,
        PartGroup::Blocks => say::GOAL_GROUP_BLOCKS,
        PartGroup::Edges => say::GOAL_GROUP_EDGES,
        PartGroup::Layers => say::GOAL_GROUP_LAYERS,
    }
}

/// Name of a kind of partial goal, without its position.
pub fn kind(kind: &PartKind) -> Text<0> {
    match kind.name {
        "cross" => say::GOAL_CROSS,
        "xcross" => say::GOAL_XCROSS,
        "xxcross" => say::GOAL_XXCROSS,
        "xxxcross" => say::GOAL_XXXCROSS,
        "eocross" => say::GOAL_EOCROSS,
        "pair" => say::GOAL_PAIR,
        "2x2x2" => say::GOAL_BLOCK_222,
        "2x2x3" => say::GOAL_BLOCK_223,
        "1x2x3" => say::GOAL_BLOCK_123,
        "roux-left" => say::GOAL_ROUX_LEFT,
        "roux-right" => say::GOAL_ROUX_RIGHT,
        "roux-blocks" => say::GOAL_ROUX_BLOCKS,
        "eo" => say::GOAL_EO,
        "eoline" => say::GOAL_EOLINE,
        "f2l" => say::GOAL_F2L,
        "oll" => say::GOAL_OLL,
        "cll" => say::GOAL_CLL,
        "cmll" => say::GOAL_CMLL,
        "pll" => say::GOAL_PLL,
        "face" => say::GOAL_FACE,
        "cell" => say::GOAL_CELL,
        "block" => say::GOAL_BLOCK,
        _ => say::GOAL_LAYER,
    }
}

/// Name and position of a partial goal.
pub fn part(part: &NamedMask) -> Phrase {
    let (name, count) = (Phrase::from(kind(part.kind)), part.places.len());
    match &part.location {
        PartLocation::At(place) => part_at(part.kind, place),
        PartLocation::NearestWith(word) => say::GOAL_ANYWHERE_OF.with([&name, &letters(word), &count]),
        PartLocation::Anywhere => say::GOAL_ANYWHERE.with([&name, &count]),
    }
}

/// Position of a partial goal.
pub fn place(part: &NamedMask) -> Phrase {
    match &part.location {
        PartLocation::At(place) => place.words().iter().map(|word| letters(word)).collect::<Vec<_>>().join(", ").into(),
        PartLocation::NearestWith(word) => say::PLACE_ANYWHERE_OF.with([&letters(word), &part.places.len()]),
        PartLocation::Anywhere => say::PLACE_ANYWHERE.with([&part.places.len()]),
    }
}

/// Formats a word of face letters; the two letters of an axis are separated by a slash.
fn letters(word: &str) -> String {
    if ["UD", "FB", "LR"].contains(&word) { format!("{}/{}", &word[..1], &word[1..]) } else { word.into() }
}

/// Name of a partial goal at one position.
fn part_at(of: &PartKind, place: &PartPlace) -> Phrase {
    let words: Vec<String> = place.words().iter().map(|word| letters(word)).collect();
    let (first, rest) = (&words[0], words[1..].join(", "));
    let name = Phrase::from(kind(of));
    match of.name {
        "cross" => say::GOAL_CROSS_AT.with([first]),
        "xcross" => say::GOAL_XCROSS_AT.with([&name, first, &rest]),
        "xxcross" | "xxxcross" => say::GOAL_XXCROSS_AT.with([&name, first, &rest]),
        "eocross" => say::GOAL_EOCROSS_AT.with([first, &rest]),
        "pair" => say::GOAL_PAIR_AT.with([&rest, first]),
        "2x2x2" => say::GOAL_BLOCK_222_AT.with([first]),
        "2x2x3" => say::GOAL_BLOCK_223_AT.with([first]),
        "1x2x3" => say::GOAL_BLOCK_123_AT.with([first, &rest]),
        "roux-left" | "roux-right" => name,
        "roux-blocks" => say::GOAL_ROUX_BLOCKS_AT.with([first, &rest]),
        "eo" => say::GOAL_EO_AT.with([first]),
        "eoline" => say::GOAL_EOLINE_AT.with([first, &rest]),
        "f2l" => say::GOAL_F2L_AT.with([first]),
        "oll" => say::GOAL_OLL_AT.with([first]),
        "cll" => say::GOAL_CLL_AT.with([first]),
        "cmll" => say::GOAL_CMLL_AT.with([first, &rest]),
        "pll" => say::GOAL_PLL_AT.with([first]),
        "face" => say::GOAL_FACE_AT.with([first]),
        "cell" => say::GOAL_CELL_AT.with([first]),
        "block" => say::GOAL_BLOCK_AT.with([first]),
        _ => say::GOAL_LAYER_AT.with([first]),
    }
}
