//! CFOP: the cross, four pairs, the orientation and the permutation of the last layer.

use super::placed::Placed;
use super::shortest::{self, CROSS, SLOTS, Slot, shortest};
use super::{Found, Stage, StepName, each, known, once};

pub(super) static STAGES: &[Stage] = &[
    once(StepName::Cross, cross),
    each(StepName::Pair, pair),
    once(StepName::Oll, |placed| Some(Found::new(known::orient(placed), &LAST_LAYER))),
    once(StepName::Pll, |placed| Some(Found::new(known::permute(placed), &LAST_LAYER))),
];

pub(super) const LAST_LAYER: [&str; 8] = ["UR", "UF", "UL", "UB", "URF", "UFL", "ULB", "UBR"];

pub(super) fn cross(placed: &Placed) -> Option<Found> {
    Some(Found::new(shortest::cross().solve(placed), &CROSS))
}

/// Returns the pair that is solved soonest.
fn pair(placed: &Placed) -> Option<Found> {
    let is_solved = |slot: &&Slot| placed.are_home(&[slot.corner, slot.edge]);
    let solved: Vec<&str> = SLOTS.iter().filter(is_solved).flat_map(|slot| [slot.corner, slot.edge]).collect();
    let left = SLOTS.iter().filter(|slot| !is_solved(slot));
    let found = left.map(|slot| {
        let pair = [slot.corner, slot.edge];
        Found::new(shortest(&[&solved[..], &pair[..]].concat(), placed), &pair)
    });
    found.min_by_key(|found| found.moves.0.len())
}
