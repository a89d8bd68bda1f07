//! Tables of the U cross: the exact distances of all 190,080 configurations of its four edges in HTM, with the shortest
//! length in QTM as the tie-breaker. Computed in memory in a few hundredths of a second, so not kept in a file.

use std::sync::Arc;

use crate::control::Control;
use crate::puzzle::{PuzzleId, cubes::FACE_TURNS};
use crate::puzzles::cube3::first_cross::{self, CROSS_EDGES, SPOTS, rank_places, unrank_places};
use crate::puzzles::cube3::{Cube3, EDGES};
use crate::tables::{TableError, Tables, check_distribution};

/// Number of configurations: 12 * 11 * 10 * 9 places times 2^4 flips.
pub const CROSSES: u32 = 190_080;
/// Number of flips of the four edges.
const FLIPS: u32 = 1 << CROSS_EDGES;
/// Rank of the solved cross.
pub const SOLVED_RANK: u32 = 0;
/// Name of the tables in error messages.
pub const NAME: &str = "cube3-cross";
/// Number of configurations at each distance in HTM. The tests count them independently, on facelets.
pub const DISTRIBUTION: [u64; 9] = [1, 15, 158, 1394, 9809, 46_381, 97_254, 34_966, 102];

/// Returns the rank of a configuration from the spots of edges 0 to 3; `0 <= rank < CROSSES`.
pub fn rank(spots: &[u8; CROSS_EDGES]) -> u32 {
    let flips = spots.iter().enumerate().map(|(i, spot)| u32::from(spot % 2) << i).sum::<u32>();
    rank_places(spots.map(|spot| spot / 2)) * FLIPS + flips
}

/// Returns the spots of the configuration of this rank, `0 <= rank < CROSSES`.
pub(crate) fn unrank(rank: u32) -> [u8; CROSS_EDGES] {
    let places = unrank_places(rank / FLIPS);
    std::array::from_fn(|i| 2 * places[i] + (rank >> i & 1) as u8)
}

/// Returns the rank of a state's U cross.
pub(crate) fn rank_of(cube: &Cube3) -> u32 {
    rank(&first_cross::spots(cube))
}

/// Returns the image of each spot under each turn, at `[turn][spot]`.
pub(crate) fn edge_spots() -> [[u8; SPOTS]; FACE_TURNS] {
    std::array::from_fn(|mv| {
        let turn = Cube3::turn(mv);
        let mut after = [0; SPOTS];
        for (p, (&from, &flip)) in turn.ep.iter().zip(&turn.eo).enumerate() {
            for shows in 0..2 {
                after[usize::from(2 * from + shows)] = 2 * p as u8 + (shows ^ flip);
            }
        }
        after
    })
}

/// The distance of a cross from solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CrossDistance {
    /// Minimum length in HTM, `0 <= turns <= 8`.
    pub turns: u8,
    /// Minimum length in QTM among the shortest sequences in HTM, `turns <= quarters <= 2 * turns`.
    pub quarters: u8,
}

/// Marks a configuration not reached yet.
const UNVISITED: u16 = u16::MAX;
/// One turn in an encoded distance; the low byte holds the quarters. Encoded distances compare by turns, then by
/// quarters.
const ENCODED_TURN: u16 = 1 << 8;

/// Move table of the U cross, and the distances of its configurations.
#[derive(Debug)]
pub struct CrossTables {
    /// `next[places * 18 + mv]`: the places after a turn, times 16, plus the mask of the edges it flips. A turn flips
    /// the same edges whatever their orientation, so flips need no rows of their own.
    next: Vec<u32>,
    /// Encoded distances: turns times [`ENCODED_TURN`], plus quarters.
    distances: Vec<u16>,
    /// Cost of each turn in QTM.
    quarters: [u8; FACE_TURNS],
}

impl CrossTables {
    /// Returns the cross tables kept in memory by `tables`, building them on first use.
    ///
    /// # Errors
    /// The errors of [`CrossTables::build`].
    pub fn get(tables: &Tables, control: &Control) -> Result<Arc<Self>, TableError> {
        let cross = tables.shared(|| Self::build(control))?;
        tables.record_use(NAME, size_of_val(&cross.next[..]) + size_of_val(&cross.distances[..]));
        Ok(cross)
    }

    /// Computes the tables in memory.
    ///
    /// # Errors
    /// [`TableError::Distribution`] if the counts are not [`DISTRIBUTION`], [`TableError::Stopped`] if `control` stops
    /// it.
    pub fn build(control: &Control) -> Result<Self, TableError> {
        let moves = &PuzzleId::Cube3.def().moves;
        let quarters = std::array::from_fn(|mv| moves[mv].quarters);
        let mut tables = Self { next: move_table(), distances: vec![UNVISITED; CROSSES as usize], quarters };
        let found = tables.fill_distances(control)?;
        check_distribution(NAME, &found, &DISTRIBUTION)?;
        Ok(tables)
    }

    /// Returns the configuration after a turn, `index < CROSSES`, `mv < 18`.
    ///
    /// # Panics
    /// If `index >= CROSSES`.
    #[inline]
    pub fn after(&self, index: u32, mv: u8) -> u32 {
        self.next[(index / FLIPS) as usize * FACE_TURNS + usize::from(mv)] ^ (index % FLIPS)
    }

    /// Returns the distance of a configuration from solved, `index < CROSSES`.
    ///
    /// # Panics
    /// If `index >= CROSSES`.
    #[inline]
    pub fn distance(&self, index: u32) -> CrossDistance {
        let kept = self.distances[index as usize];
        CrossDistance { turns: (kept / ENCODED_TURN) as u8, quarters: (kept % ENCODED_TURN) as u8 }
    }

    /// Returns the first turns of all solutions that are shortest in HTM, then in QTM, in move list order, each with
    /// the configuration after it; none if solved. `turns` renames the turns: `turns[mv] < 18` is the turn of the U
    /// cross that `mv` means.
    ///
    /// # Panics
    /// If `index >= CROSSES`.
    pub fn optimal_firsts(&self, index: u32, turns: &[u8; FACE_TURNS]) -> impl Iterator<Item = (u8, u32)> {
        let here = self.distance(index);
        let leads = move |mv: u8| (mv, self.after(index, turns[usize::from(mv)]));
        (0..FACE_TURNS as u8).map(leads).filter(move |(mv, to)| {
            let there = self.distance(*to);
            there.turns + 1 == here.turns && there.quarters + self.quarters[usize::from(*mv)] == here.quarters
        })
    }

    /// Returns the length in QTM of a sequence of turns, each below 18.
    ///
    /// # Panics
    /// If a turn is out of range.
    pub fn quarter_length(&self, turns: &[u8]) -> usize {
        turns.iter().map(|mv| usize::from(self.quarters[usize::from(*mv)])).sum()
    }

    /// Fills the distances level by level; returns the size of each level.
    fn fill_distances(&mut self, control: &Control) -> Result<Vec<u64>, TableError> {
        self.distances[SOLVED_RANK as usize] = 0;
        let steps = self.quarters.map(|quarters| ENCODED_TURN + u16::from(quarters));
        let mut found = Vec::new();
        while found.iter().sum::<u64>() < CROSSES.into() {
            let level = found.len() as u16;
            let mut count = 0;
            for index in 0..CROSSES {
                let here = self.distances[index as usize];
                if here / ENCODED_TURN != level {
                    continue;
                }
                count += 1;
                for (mv, step) in (0..).zip(steps) {
                    let to = self.after(index, mv);
                    let there = &mut self.distances[to as usize];
                    *there = (*there).min(here + step);
                }
            }
            found.push(count);
            // An empty level is a bug, and all further levels would be empty too.
            if control.is_stopped() || count == 0 {
                break;
            }
        }
        control.check_stop().map(|()| found)
    }
}

fn move_table() -> Vec<u32> {
    let after = edge_spots();
    let mut next = Vec::with_capacity((CROSSES / FLIPS) as usize * FACE_TURNS);
    for places in 0..CROSSES / FLIPS {
        let unflipped = unrank(places * FLIPS);
        next.extend(after.iter().map(|turn| rank(&unflipped.map(|spot| turn[usize::from(spot)]))));
    }
    next
}

const _: () = assert!(SPOTS == 2 * EDGES && CROSSES == 12 * 11 * 10 * 9 * FLIPS);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn configurations_are_ranked_and_follow_the_cubies() {
        let tables = CrossTables::build(&Control::new()).expect("nobody stops it");
        for index in 0..CROSSES {
            assert_eq!(rank(&unrank(index)), index);
        }
        let mut cube = Cube3::unrank(1 << 60);
        for n in 0..5000usize {
            let mv = n * n % FACE_TURNS;
            let next = cube.after(mv);
            assert_eq!(tables.after(rank_of(&cube), mv as u8), rank_of(&next));
            cube = next;
        }
        assert_eq!(rank_of(&Cube3::SOLVED), SOLVED_RANK);
    }
}
