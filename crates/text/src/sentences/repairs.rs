//! Repairs of an impossible position, as the words on their buttons.

use crate::{Phrase, repairs as say};
use unfold_engine::puzzle::painting_check::repairs::{Repair, RepairKind};

/// The effect of a repair, with the places concerned.
pub fn name(repair: &Repair) -> Phrase {
    let place = |n: usize| repair.places.get(n).map_or("", String::as_str);
    let swapped = |one: &str, other: &str| {
        let text = match one.chars().count() {
            2 => say::REPAIR_SWAP_EDGES,
            3 => say::REPAIR_SWAP_CORNERS,
            _ => say::REPAIR_SWAP,
        };
        text.with([&one, &other])
    };
    let is_hypercube = repair.puzzle.def().dimensions > 3;
    match repair.kind {
        RepairKind::Twist if place(0).chars().count() == 3 => say::REPAIR_CORNER.with([&place(0)]),
        RepairKind::Twist => say::REPAIR_TWIST.with([&place(0)]),
        RepairKind::Flip if is_hypercube => say::REPAIR_FLIP_PIECE.with([&place(0)]),
        RepairKind::Flip => say::REPAIR_FLIP.with([&place(0)]),
        RepairKind::Swap if is_hypercube => say::REPAIR_SWAP.with([&place(0), &place(1)]),
        RepairKind::Swap => swapped(place(0), place(1)),
        RepairKind::Exchange | RepairKind::Unmirror => say::REPAIR_MIRROR.with([&place(0)]),
    }
}
