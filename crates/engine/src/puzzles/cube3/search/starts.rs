//! The starts of many searches at once: their distances to G1.
//!
//! The table tells distances modulo 3, so that a distance is counted by descending to G1 step by step. Each step waits for
//! the memory; several states descend side by side, and share the wait.

use super::large_tables::LargeTables;
use super::phase1::{ByDistances, Coset, FAR, Phase1Start, STEP};
use crate::puzzles::cube3::Cube3;
use crate::puzzles::cube3::tables::SmallTables;
use crate::puzzles::cube3::tables::coords::{CORNER_PERM, SORTED};
use crate::puzzles::cube3::turns::{ALL, TurnCost};
use crate::search::ida::MoveSet;

/// A state on its way to G1.
struct Walker {
    /// The index of its start.
    start: usize,
    coset: Coset,
    nearer: u8,
}

/// A coset after a turn, before its distance is known.
struct Candidate {
    /// The index of its walker.
    walker: usize,
    place: u32,
    coset: Coset,
}

impl LargeTables {
    /// The starts of the searches of these states.
    pub fn starts<C: TurnCost>(&self, small: &SmallTables, cubes: impl Iterator<Item = Cube3>) -> Vec<Phase1Start> {
        let space = self.space::<C>(small);
        let mut starts: Vec<Phase1Start> = cubes
            .map(|cube| {
                let (corners, sorted) = ((CORNER_PERM.rank)(&cube.cp) as u16, (SORTED.rank)(&cube.ep) as u16);
                let coset = space.unmeasured(&cube);
                self.pruning.prefetch_phase1(space.place(&coset));
                Phase1Start { coset, nearer: 0, corners, sorted }
            })
            .collect();
        let mut walkers = Vec::with_capacity(starts.len());
        for (number, start) in starts.iter_mut().enumerate() {
            let entry = self.pruning.phase1(space.place(&start.coset));
            (start.coset.distance, start.nearer) = (FAR + entry.mod3(), entry.nearer());
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

    /// One step nearer for each.
    fn step<C: TurnCost>(&self, space: &ByDistances<C>, walkers: &mut [Walker], candidates: &mut Vec<Candidate>) {
        candidates.clear();
        for (number, walker) in walkers.iter().enumerate() {
            // Some turn of the first of these faces leads nearer.
            let face = walker.nearer & walker.nearer.wrapping_neg();
            let mut turns =
                space.reduction.group.faces[usize::from(walker.coset.symmetry)][usize::from(face)] & C::needed(ALL);
            while let Some(mv) = turns.take_first() {
                let coset = space.goes(&walker.coset, usize::from(mv));
                let place = space.place(&coset);
                self.pruning.prefetch_phase1(place);
                candidates.push(Candidate { walker: number, place, coset });
            }
        }
        for Candidate { walker, place, coset } in candidates.drain(..) {
            let entry = self.pruning.phase1(place);
            let distance = STEP[usize::from(coset.distance * 4 + entry.mod3())];
            if distance < coset.distance {
                walkers[walker] =
                    Walker { coset: Coset { distance, ..coset }, nearer: entry.nearer(), ..walkers[walker] };
            }
        }
    }
}
