//! CFOP: the cross, four pairs, the orientation and the permutation of the last layer.

use super::facelet_places::FaceletPlaces;
use super::shortest::{self, CROSS, SLOTS, Slot, shortest};
use super::{FoundMoves, Stage, StepName, known, repeated_stage, single_stage};

pub(super) static STAGES: &[Stage] = &[
    single_stage(StepName::Cross, cross),
    repeated_stage(StepName::Pair, pair),
    single_stage(StepName::Oll, |placed| Some(FoundMoves::new(known::orient(placed), &LAST_LAYER))),
    single_stage(StepName::Pll, |placed| Some(FoundMoves::new(known::permute(placed), &LAST_LAYER))),
];

pub(super) const LAST_LAYER: [&str; 8] = ["UR", "UF", "UL", "UB", "URF", "UFL", "ULB", "UBR"];

pub(super) fn cross(places: &FaceletPlaces) -> Option<FoundMoves> {
    Some(FoundMoves::new(shortest::cross().solve(places), &CROSS))
}

/// Returns the shortest moves that solve one more pair; `None` if all are solved.
fn pair(places: &FaceletPlaces) -> Option<FoundMoves> {
    let is_solved = |slot: &&Slot| places.are_home(&[slot.corner, slot.edge]);
    let solved: Vec<&str> = SLOTS.iter().filter(is_solved).flat_map(|slot| [slot.corner, slot.edge]).collect();
    let left = SLOTS.iter().filter(|slot| !is_solved(slot));
    let found = left.map(|slot| {
        let pair = [slot.corner, slot.edge];
        FoundMoves::new(shortest(&[&solved[..], &pair[..]].concat(), places), &pair)
    });
    found.min_by_key(|found| found.moves.0.len())
}
