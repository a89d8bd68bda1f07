//! Button texts for repairs of an impossible position.

use super::state::{ColourNames, face_letter, facelet_name};
use crate::{Arg, Phrase, Text, repairs as say};
use unfold_engine::puzzle::PuzzleId;
use unfold_engine::puzzle::painting_check::mistakes::FaceTurn;
use unfold_engine::puzzle::painting_check::repairs::{Repair, RepairKind};

/// Names a repair and the positions it affects; `names` are the puzzle's colour names.
pub fn name(repair: &Repair, names: ColourNames) -> Phrase {
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
        RepairKind::Turn(turn) => turned(repair.puzzle, turn),
        RepairKind::Recolour => recoloured(repair, names),
    }
}

/// Tooltip of a repair: whether it fixes everything or is one of several options.
pub fn tip(repair: &Repair) -> Text<0> {
    match repair.kind {
        RepairKind::Turn(_) | RepairKind::Recolour => say::REPAIR_ALL_TIP,
        _ => say::REPAIR_TIP,
    }
}

fn turned(puzzle: PuzzleId, turn: FaceTurn) -> Phrase {
    let def = puzzle.def();
    let face = def.letters[usize::from(turn.face)];
    match turn.quarters(puzzle) {
        None => say::REPAIR_CELL.with([&face as &dyn Arg, &def.moves[turn.mv.index()].name]),
        Some(1) => say::REPAIR_FACE_CLOCKWISE.with([&face]),
        Some(2) => say::REPAIR_FACE_HALF.with([&face]),
        Some(_) => say::REPAIR_FACE_ANTICLOCKWISE.with([&face]),
    }
}

fn recoloured(repair: &Repair, names: ColourNames) -> Phrase {
    let (facelet, colour) = repair.facelets.first().copied().unwrap_or_default();
    let colour = names.get(usize::from(colour)).map_or_else(|| colour.to_string().into(), |name| name.with([]));
    if repair.puzzle.def().dimensions == 3 {
        return say::REPAIR_FACELET.with([&facelet_name(repair.puzzle, facelet) as &dyn Arg, &colour]);
    }
    let cell = face_letter(repair.puzzle, facelet);
    let place = repair.places.first().map_or("", String::as_str);
    say::REPAIR_STICKER.with([&cell as &dyn Arg, &place, &colour])
}
