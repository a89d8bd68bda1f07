//! Shortest face turns that solve more pieces of the first two layers and keep the solved ones.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};

use super::facelet_places::{FACELETS, FaceletPlaces, facelet_destinations, facelet_of, turns_of};
use super::step_table::StepTable;
use crate::puzzle::{Move, Sequence};
use crate::puzzles::cube3::turns::TurnSuccessors;

pub(super) const CROSS: [&str; 4] = ["DR", "DF", "DL", "DB"];

/// A corner of the first layer, the edge above it, and the cross edges beside it.
pub(super) struct Slot {
    pub corner: &'static str,
    pub edge: &'static str,
    cross_edges: [&'static str; 2],
}

pub(super) static SLOTS: [Slot; 4] = [
    Slot { corner: "DFR", edge: "FR", cross_edges: ["DF", "DR"] },
    Slot { corner: "DLF", edge: "FL", cross_edges: ["DF", "DL"] },
    Slot { corner: "DBL", edge: "BL", cross_edges: ["DB", "DL"] },
    Slot { corner: "DRB", edge: "BR", cross_edges: ["DB", "DR"] },
];

/// Returns all 18 face turns, in move list order.
pub(super) fn all_turns() -> Vec<Move> {
    turns_of("U R F D L B")
}

pub(super) fn cross() -> &'static StepTable {
    static TABLE: LazyLock<StepTable> = LazyLock::new(|| StepTable::for_pieces(&CROSS, all_turns()));
    &TABLE
}

/// Returns, for each slot, the tables of its corner and the adjacent cross edges, without and with the slot's edge.
fn slot_tables() -> &'static [[StepTable; 2]; 4] {
    static TABLES: LazyLock<[[StepTable; 2]; 4]> = LazyLock::new(|| {
        std::array::from_fn(|slot| {
            let Slot { corner, edge, cross_edges: [one, other] } = SLOTS[slot];
            let corner_alone = StepTable::for_pieces(&[corner, one, other], all_turns());
            [corner_alone, StepTable::for_pieces(&[corner, one, other, edge], all_turns())]
        })
    });
    &TABLES
}

/// Cache of solutions, by the pieces of the goal and their positions.
type SolutionCache = Mutex<HashMap<Vec<u8>, Sequence>>;

/// Returns a shortest sequence of face turns that solves the cross and these pieces of slots.
pub(super) fn shortest(pieces: &[&'static str], places: &FaceletPlaces) -> Sequence {
    static KNOWN: LazyLock<SolutionCache> = LazyLock::new(Mutex::default);
    let homes: Vec<u8> = CROSS.iter().chain(pieces).map(|piece| facelet_of(piece)).collect();
    let key: Vec<u8> = homes.iter().flat_map(|home| [*home, places.place_of(*home)]).collect();
    if let Some(known) = KNOWN.lock().unwrap_or_else(PoisonError::into_inner).get(&key) {
        return known.clone();
    }
    let has = |piece: &str| pieces.contains(&piece);
    let slots = SLOTS.iter().zip(slot_tables()).filter(|(slot, _)| has(slot.corner));
    let tables = slots.map(|(slot, tables)| &tables[usize::from(has(slot.edge))]);
    let mut search =
        Search { bounds: tables.chain([cross()]).collect(), turns: all_turns(), homes: &homes, path: Vec::new() };
    let first = search.bounds.iter().map(|table| table.distance(places)).max().unwrap_or(0);
    let found = (first..).find(|length| search.descend(places, None, *length)).map(|_| search.path);
    let found = Sequence(found.expect("some turns solve any pieces"));
    KNOWN.lock().unwrap_or_else(PoisonError::into_inner).insert(key, found.clone());
    found
}

/// An iterative-deepening search, bounded by the tables.
struct Search<'a> {
    bounds: Vec<&'a StepTable>,
    turns: Vec<Move>,
    homes: &'a [u8],
    path: Vec<Move>,
}

impl Search<'_> {
    fn descend(&mut self, places: &FaceletPlaces, last: Option<u8>, left: u8) -> bool {
        if left == 0 {
            return self.homes.iter().all(|home| places.place_of(*home) == *home);
        }
        let allowed = TurnSuccessors::htm().after(last);
        for mv in (0..self.turns.len()).filter(|mv| allowed >> mv & 1 == 1) {
            let turn = self.turns[mv];
            let child = self.moved(places, turn);
            if self.bounds.iter().any(|table| table.distance(&child) > left - 1) {
                continue;
            }
            self.path.push(turn);
            if self.descend(&child, Some(mv as u8), left - 1) {
                return true;
            }
            self.path.pop();
        }
        false
    }

    /// Returns the positions of the goal's pieces after a turn; other facelets are not moved.
    fn moved(&self, places: &FaceletPlaces, turn: Move) -> FaceletPlaces {
        let carried: &[u8; FACELETS] = &facelet_destinations()[turn.index()];
        places.with_moved(self.homes, |at| carried[usize::from(at)])
    }
}
