//! Distances to G1 of many phase 1 starts, computed together.
//!
//! The table has distances modulo 3, so a distance is counted by descending to G1 step by step. Several states descend
//! in parallel to overlap their memory accesses.

use super::large_tables::LargeTables;
use super::phase1::{Coset, ExactCosetSpace, NEIGHBOUR_DISTANCE, Phase1Start, START_DISTANCE};
use crate::puzzles::cube3::Cube3;
use crate::puzzles::cube3::tables::SmallTables;
use crate::puzzles::cube3::tables::coords::{CORNER_PERM, SLICE_SORTED};
use crate::puzzles::cube3::turns::{ALL, TurnCost};
use crate::search::ida::MoveSet;

/// A state that descends to G1.
struct Walker {
    /// Index of the walker's start.
    start: usize,
    coset: Coset,
    nearer: u8,
}

/// A coset after a turn, before its distance is known.
struct Candidate {
    /// Index of the candidate's walker.
    walker: usize,
    place: u32,
    coset: Coset,
}

impl LargeTables {
    /// Computes the phase 1 start of each state, distance included.
    pub fn starts<C: TurnCost>(&self, small: &SmallTables, cubes: impl Iterator<Item = Cube3>) -> Vec<Phase1Start> {
        let space = self.space::<C>(small);
        let mut starts: Vec<Phase1Start> = cubes
            .map(|cube| {
                let (corners, sorted) = ((CORNER_PERM.rank)(&cube.cp) as u16, (SLICE_SORTED.rank)(&cube.ep) as u16);
                let coset = space.coset_without_distance(&cube);
                self.pruning.prefetch_phase1(space.place(&coset));
                Phase1Start { coset, nearer: 0, corners, sorted }
            })
            .collect();
        let mut walkers = Vec::with_capacity(starts.len());
        for (number, start) in starts.iter_mut().enumerate() {
            let entry = self.pruning.phase1(space.place(&start.coset));
            (start.coset.distance, start.nearer) = (START_DISTANCE + entry.mod3(), entry.nearer());
            walkers.push(Walker { start: number, coset: start.coset, nearer: entry.nearer() });
        }
        let mut candidates = Vec::new();
        loop {
            walkers.retain(|walker| {
                if walker.nearer == 0 {
                    starts[walker.start].coset.distance -= walker.coset.distance;
                }
                walker.nearer != 0
            });
            if walkers.is_empty() {
                return starts;
            }
            self.step(&space, &mut walkers, &mut candidates);
        }
    }

    /// Moves each walker one turn nearer to G1.
    fn step<C: TurnCost>(&self, space: &ExactCosetSpace<C>, walkers: &mut [Walker], candidates: &mut Vec<Candidate>) {
        candidates.clear();
        for (number, walker) in walkers.iter().enumerate() {
            // The first of the faces suffices: some turn of it leads nearer.
            let face = walker.nearer & walker.nearer.wrapping_neg();
            let mut turns =
                space.reduction.group.faces[usize::from(walker.coset.symmetry)][usize::from(face)] & C::needed(ALL);
            while let Some(mv) = turns.take_first() {
                let coset = space.coset_after(&walker.coset, usize::from(mv));
                let place = space.place(&coset);
                self.pruning.prefetch_phase1(place);
                candidates.push(Candidate { walker: number, place, coset });
            }
        }
        for Candidate { walker, place, coset } in candidates.drain(..) {
            let entry = self.pruning.phase1(place);
            let distance = NEIGHBOUR_DISTANCE[usize::from(coset.distance * 4 + entry.mod3())];
            if distance < coset.distance {
                walkers[walker] =
                    Walker { coset: Coset { distance, ..coset }, nearer: entry.nearer(), ..walkers[walker] };
            }
        }
    }
}
