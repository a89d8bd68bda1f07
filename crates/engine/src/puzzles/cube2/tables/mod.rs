//! Tables of the 2×2×2: its two coordinates, and the exact distances of all 3,674,160 states.

pub mod distances;

use self::distances::Distances;
use super::{Cube2, MOVES};
use crate::tables::coord::{Coord, MoveTable};
use crate::tables::{
    TableError, Tables, Workers, allocate, headroom, huge_pages::HugePages, parallel, prune, spec::require,
};

/// Permutation of the corners other than the reference, which is at home.
pub const PERM: Coord<Cube2> =
    Coord { name: "corners", size: 5040, rank: Cube2::rank_perm, unrank: Cube2::unrank_perm, turn: Cube2::after };

/// Twists of the corners other than the reference, which is at home.
pub const TWIST: Coord<Cube2> =
    Coord { name: "twist", size: 729, rank: Cube2::rank_twist, unrank: Cube2::unrank_twist, turn: Cube2::after };

/// For each of the nine moves, the earlier move it is a power of, if any.
const REPEATS: [Option<usize>; MOVES] = [None, Some(0), Some(0), None, Some(3), Some(3), None, Some(6), Some(6)];

/// Name of the table of HTM distances, used by the solver of the 2×2×2×2.
pub(crate) const HTM_TABLE_NAME: &str = "cube2-distance";

/// A state's entry in the table: bits 0 to 3 hold its distance, `0 <= distance <= 11`; bit `4 + m` is set if move
/// `m < 9` decreases it, bit `13 + m` if the move increases it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DistanceEntry(pub u32);

const MOVE_INDICES: [usize; MOVES] = [0, 1, 2, 3, 4, 5, 6, 7, 8];

pub(crate) const ALL_MOVES_MASK: u32 = (1 << MOVES) - 1;

impl DistanceEntry {
    /// Returns the distance in HTM.
    #[inline]
    pub fn distance(self) -> u8 {
        (self.0 & 15) as u8
    }

    /// Returns the change of the distance by move `mv < 9`: -1, 0 or 1.
    #[inline]
    pub fn change(self, mv: usize) -> i32 {
        (self.0 >> (13 + mv) & 1) as i32 - (self.0 >> (4 + mv) & 1) as i32
    }

    /// Returns the moves after which the distance is at most `left`, which may be negative, as a mask of nine bits.
    #[inline]
    pub(crate) fn moves_within(self, left: i8) -> u32 {
        match left - self.distance() as i8 {
            ..-1 => 0,
            -1 => self.0 >> 4 & ALL_MOVES_MASK,
            0 => !(self.0 >> 13) & ALL_MOVES_MASK,
            _ => ALL_MOVES_MASK,
        }
    }
}

/// The tables for a search on the 2×2×2.
#[derive(Debug)]
pub(crate) struct Cube2Tables {
    /// Permutation under the nine moves.
    pub perm: MoveTable,
    /// Twist under the nine moves.
    pub twist: MoveTable,
    entries: HugePages<u64>,
}

impl Cube2Tables {
    /// Opens or builds the tables.
    ///
    /// # Errors
    /// [`TableError`], except that a failed write is reported by [`Tables::take_errors`].
    pub fn load(tables: &Tables, workers: Workers) -> Result<Self, TableError> {
        let [perm, twist] = [&PERM, &TWIST].map(|coord| MoveTable::with_repeats(coord, &REPEATS));
        let entries =
            tables.load_or_build(require(HTM_TABLE_NAME)?, workers.control, || build(&perm, &twist, workers))?;
        Ok(Self { perm, twist, entries })
    }

    /// Returns the [`DistanceEntry`] of each state, at `perm * 729 + twist`.
    pub fn entries(&self) -> &[u32] {
        bytemuck::cast_slice(self.entries.as_slice())
    }
}

/// Opens the table with this name, or builds and saves it; `None` if the puzzle has no such table.
pub(super) fn build_named(name: &str, tables: &Tables, workers: Workers) -> Option<Result<(), TableError>> {
    Some(match name {
        HTM_TABLE_NAME => Cube2Tables::load(tables, workers).map(drop),
        distances::NAME => Distances::load(tables, workers).map(drop),
        _ => return None,
    })
}

fn build(perm: &MoveTable, twist: &MoveTable, workers: Workers) -> Result<Vec<u64>, TableError> {
    let (distance, found) = prune::exact_distances(
        HTM_TABLE_NAME,
        (perm, PERM.size),
        (twist, TWIST.size),
        &MOVE_INDICES,
        workers.control,
        (0.0, 0.5),
    )?;
    require(HTM_TABLE_NAME)?.check(&found)?;
    let entry = |p: u32, t: u32| {
        let here = distance[(p * TWIST.size + t) as usize];
        (0..MOVES).fold(u32::from(here), |entry, m| {
            let there = distance[(perm.after(p, m) * TWIST.size + twist.after(t, m)) as usize];
            entry | u32::from(there < here) << (4 + m) | u32::from(there > here) << (13 + m)
        })
    };
    // Memory for the rows of each thread and for their concatenation.
    headroom::ensure_memory(HTM_TABLE_NAME, 2 * 4 * distance.len() as u64)?;
    let rows = parallel(PERM.size as usize, 64, workers, (0.5, 1.0), |range| {
        let states = range.flat_map(|p| (0..TWIST.size).map(move |t| (p as u32, t)));
        states.map(|(p, t)| entry(p, t)).collect::<Vec<u32>>()
    })?;
    let mut words = allocate(HTM_TABLE_NAME, distance.len() / 2, || 0u64)?;
    bytemuck::cast_slice_mut(&mut words).copy_from_slice(&rows.concat());
    Ok(words)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::control::Control;
    use crate::testing::shared_tables as tables;

    #[test]
    fn cube2_entries_match_the_distances_of_neighbours() {
        let tables = Cube2Tables::load(tables(), Workers::new(2, &Control::new())).expect("opened");
        let at = |p: u32, t: u32| DistanceEntry(tables.entries()[(p * TWIST.size + t) as usize]);
        for n in 0..20_000u32 {
            let (p, t) = (n.wrapping_mul(2_654_435_761) % PERM.size, n.wrapping_mul(40_503) % TWIST.size);
            let here = at(p, t);
            for m in 0..9 {
                let there = at(tables.perm.after(p, m), tables.twist.after(t, m)).distance();
                assert!(there.abs_diff(here.distance()) <= 1);
                for left in 0..12i8 {
                    assert_eq!(here.moves_within(left) >> m & 1 == 1, there as i8 <= left, "{p} {t} {m} {left}");
                }
            }
        }
    }
}
