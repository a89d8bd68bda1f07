//! The distance of all 3,674,160 states of the 2x2x2 in both metrics, a byte each: made in a moment, kept in no file.

use std::sync::Arc;

use super::super::coord::MoveTable;
use super::super::store::Store;
use super::super::{TableError, both, prune};
use super::{PERM, TWIST};
use crate::engine::control::Control;
use crate::engine::puzzle::Metric;
use crate::engine::puzzle::cube2::{Cube2, MOVES, STATES};

/// Positions per distance in HTM, whose greatest is 11 (Jaap Scherphuis, jaapsch.net/puzzles/cube2.htm).
pub const HTM: [u64; 12] = [1, 9, 54, 321, 1847, 9992, 50136, 227_536, 870_072, 1_887_748, 623_800, 2644];

/// Positions per distance in QTM, whose greatest is 14 (the same page).
pub const QTM: [u64; 15] =
    [1, 6, 27, 120, 534, 2256, 8969, 33058, 114_149, 360_508, 930_588, 1_350_852, 782_536, 90_280, 276];

/// Name of this table where people are told of it.
pub const NAME: &str = "cube2-distances";

/// The distance of every state of the 2x2x2 in both metrics, one byte each by rank, and where each move leads.
#[derive(Debug)]
pub struct Distances {
    perm: MoveTable,
    twist: MoveTable,
    htm: Vec<u8>,
    qtm: Vec<u8>,
}

impl Distances {
    /// The distances, made on at most two of so many threads unless they are there already.
    ///
    /// # Errors
    /// [`TableError::Stopped`] when `control` says so, [`TableError::Distribution`] for a defect.
    pub fn load(store: &Store, threads: usize, control: &Control) -> Result<Arc<Self>, TableError> {
        Self::load_within(store, threads, control, (0.0, 1.0))
    }

    /// The same as a part of something longer: published as progress within a span of `0.0..=1.0`.
    ///
    /// # Errors
    /// Those of [`Distances::load`].
    pub(crate) fn load_within(
        store: &Store,
        threads: usize,
        control: &Control,
        span: (f64, f64),
    ) -> Result<Arc<Self>, TableError> {
        let distances = store.shared(|| Self::make_within(threads, control, span))?;
        store.note_use(NAME, distances.htm.len() + distances.qtm.len());
        Ok(distances)
    }

    /// Makes the distances.
    ///
    /// # Errors
    /// Those of [`Distances::load`].
    pub fn make(threads: usize, control: &Control) -> Result<Self, TableError> {
        Self::make_within(threads, control, (0.0, 1.0))
    }

    fn make_within(threads: usize, control: &Control, span: (f64, f64)) -> Result<Self, TableError> {
        let perm = MoveTable::of(&PERM, MOVES, Cube2::after);
        let twist = MoveTable::of(&TWIST, MOVES, Cube2::after);
        let made = |metric: Metric| {
            let moves: Vec<usize> = (0..MOVES).filter(|&mv| cost(mv, metric) == 1).collect();
            prune::exact((&perm, PERM.size), (&twist, TWIST.size), &moves, control, span)
        };
        let (htm, qtm) = both(threads, || made(Metric::Htm), || made(Metric::Qtm));
        let ((htm, htm_found), (qtm, qtm_found)) = (htm?, qtm?);
        for (found, expected) in [(htm_found, &HTM[..]), (qtm_found, &QTM[..])] {
            if found != expected {
                return Err(TableError::Distribution { name: NAME, found, expected: expected.to_vec() });
            }
        }
        Ok(Self { perm, twist, htm, qtm })
    }

    /// The distance in a metric of the state with this number, `rank < STATES`: at most 11 HTM or 14 QTM.
    #[inline]
    pub fn distance(&self, rank: u32, metric: Metric) -> u8 {
        match metric {
            Metric::Qtm => self.qtm[rank as usize],
            Metric::Htm | Metric::Stm => self.htm[rank as usize],
        }
    }

    /// The number of the state after move `mv < 9`.
    #[inline]
    pub fn after(&self, rank: u32, mv: usize) -> u32 {
        self.perm.after(rank / TWIST.size, mv) * TWIST.size + self.twist.after(rank % TWIST.size, mv)
    }

    /// The states at this distance, by number.
    pub fn at(&self, distance: u8, metric: Metric) -> impl Iterator<Item = u32> {
        (0..STATES).filter(move |rank| self.distance(*rank, metric) == distance)
    }
}

/// Positions per distance.
pub fn distribution(metric: Metric) -> &'static [u64] {
    match metric {
        Metric::Qtm => &QTM,
        Metric::Htm | Metric::Stm => &HTM,
    }
}

/// What move `mv < 9` counts in a metric.
pub fn cost(mv: usize, metric: Metric) -> u8 {
    if metric == Metric::Qtm && mv % 3 == 1 { 2 } else { 1 }
}
