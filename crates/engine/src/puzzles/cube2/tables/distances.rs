//! The distances of all 3,674,160 states of the 2×2×2 in HTM and QTM, a byte each, in a file.

use crate::tables::Workers;
use std::sync::Arc;

use super::{PERM, REPEATS, TWIST};
use crate::puzzle::Metric;
use crate::puzzles::cube2::{MOVES, STATES};
use crate::tables::{
    TableError, Tables, allocate, check_distribution, coord::MoveTable, huge_pages::HugePages, join_two, prune,
    spec::require,
};

/// Number of states at each distance in HTM, at most 11 (Jaap Scherphuis, jaapsch.net/puzzles/cube2.htm).
pub const HTM_COUNTS: [u64; 12] = [1, 9, 54, 321, 1847, 9992, 50136, 227_536, 870_072, 1_887_748, 623_800, 2644];

/// Number of states at each distance in QTM, at most 14 (same source as [`HTM_COUNTS`]).
pub const QTM_COUNTS: [u64; 15] =
    [1, 6, 27, 120, 534, 2256, 8969, 33058, 114_149, 360_508, 930_588, 1_350_852, 782_536, 90_280, 276];

/// Name of the table with the distances in both metrics.
pub const NAME: &str = "cube2-htm-qtm";

/// The distances of all states of the 2×2×2 in both metrics, and the move tables.
#[derive(Debug)]
pub struct Distances {
    perm: MoveTable,
    twist: MoveTable,
    /// A byte per state, by rank: the HTM distance in the low half, the QTM distance in the high half.
    bytes: HugePages<u64>,
}

impl Distances {
    /// Opens the table, or builds and saves it with at most two of the workers; a loaded table is shared.
    ///
    /// # Errors
    /// [`TableError`], except that a failed write is reported by [`Tables::take_errors`].
    pub fn load(tables: &Tables, workers: Workers) -> Result<Arc<Self>, TableError> {
        Self::load_within(tables, workers, (0.0, 1.0))
    }

    /// Like [`Distances::load`], reporting progress within `span`, a part of `0.0..=1.0`.
    ///
    /// # Errors
    /// The errors of [`Distances::load`].
    pub fn load_within(tables: &Tables, workers: Workers, span: (f64, f64)) -> Result<Arc<Self>, TableError> {
        tables.shared(|| {
            let [perm, twist] = move_tables();
            let build = || build(&perm, &twist, workers, span);
            let bytes = tables.load_or_build(require(NAME)?, workers.control, build)?;
            Ok(Self { perm, twist, bytes })
        })
    }

    /// Computes the distances without a file.
    ///
    /// # Errors
    /// [`TableError::Stopped`] if the workers are stopped, [`TableError::Memory`] if there is not enough memory,
    /// [`TableError::Distribution`] for a defect.
    pub fn compute(workers: Workers) -> Result<Self, TableError> {
        let [perm, twist] = move_tables();
        let words = build(&perm, &twist, workers, (0.0, 1.0))?;
        Ok(Self { perm, twist, bytes: HugePages::from_vec(words) })
    }

    /// Returns the distance of a state, `rank < STATES`: at most 11 HTM or 14 QTM. All metrics but QTM count as HTM.
    ///
    /// # Panics
    /// If `rank >= STATES`.
    #[inline]
    pub fn distance(&self, rank: u32, metric: Metric) -> u8 {
        let byte = bytemuck::cast_slice::<u64, u8>(self.bytes.as_slice())[rank as usize];
        match metric {
            Metric::Qtm => byte >> 4,
            Metric::Htm | Metric::Stm | Metric::Mc4d => byte & 15,
        }
    }

    /// Returns the rank of the state after move `mv < 9`.
    ///
    /// # Panics
    /// If `rank >= STATES`.
    #[inline]
    pub fn after(&self, rank: u32, mv: usize) -> u32 {
        self.perm.after(rank / TWIST.size, mv) * TWIST.size + self.twist.after(rank % TWIST.size, mv)
    }

    /// Returns the ranks of the states at this distance.
    pub fn states_at(&self, distance: u8, metric: Metric) -> impl Iterator<Item = u32> {
        (0..STATES).filter(move |rank| self.distance(*rank, metric) == distance)
    }
}

fn move_tables() -> [MoveTable; 2] {
    [&PERM, &TWIST].map(|coord| MoveTable::with_repeats(coord, &REPEATS))
}

/// Returns the bytes of the table, packed into words.
fn build(perm: &MoveTable, twist: &MoveTable, workers: Workers, span: (f64, f64)) -> Result<Vec<u64>, TableError> {
    let made = |metric: Metric| {
        let moves: Vec<usize> = (0..MOVES).filter(|&mv| cost(mv, metric) == 1).collect();
        prune::exact_distances(NAME, (perm, PERM.size), (twist, TWIST.size), &moves, workers.control, span)
    };
    let (htm, qtm) = join_two(workers.threads, || made(Metric::Htm), || made(Metric::Qtm));
    let ((htm, htm_found), (qtm, qtm_found)) = (htm?, qtm?);
    check_distribution(NAME, &htm_found, &HTM_COUNTS)?;
    check_distribution(NAME, &qtm_found, &QTM_COUNTS)?;
    let mut words = allocate(NAME, htm.len() / 8, || 0u64)?;
    let bytes: &mut [u8] = bytemuck::cast_slice_mut(&mut words);
    for ((byte, htm), qtm) in bytes.iter_mut().zip(htm).zip(qtm) {
        *byte = htm | qtm << 4;
    }
    Ok(words)
}

/// Returns the number of states at each distance in a metric, from 0 to the maximum.
pub fn distribution(metric: Metric) -> &'static [u64] {
    match metric {
        Metric::Qtm => &QTM_COUNTS,
        Metric::Htm | Metric::Stm | Metric::Mc4d => &HTM_COUNTS,
    }
}

/// Returns the cost of move `mv < 9` in a metric.
pub fn cost(mv: usize, metric: Metric) -> u8 {
    if metric == Metric::Qtm && mv % 3 == 1 { 2 } else { 1 }
}
