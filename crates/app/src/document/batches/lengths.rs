//! Histogram and extremes of the solution lengths of a batch.

use std::collections::BTreeMap;

use super::table::Row;

/// The row with the shortest or the longest solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExtremeRow {
    /// Row number; the first if several rows have this length.
    pub index: u64,
    /// Length of its solution.
    pub length: usize,
}

/// The lengths of all solutions so far.
#[derive(Clone, Debug, Default)]
pub struct SolutionLengths {
    counts: BTreeMap<usize, u64>,
    /// The rows with the shortest and the longest solution, in this order.
    extremes: Option<[ExtremeRow; 2]>,
}

impl SolutionLengths {
    /// Counts a row if it has a solution. Rows must be added in order.
    pub fn add(&mut self, row: &Row) {
        let Some(best) = row.result.as_ref().ok().and_then(|outcome| outcome.best.as_ref()) else { return };
        *self.counts.entry(best.length).or_default() += 1;
        let this = ExtremeRow { index: row.index, length: best.length };
        let [shortest, longest] = self.extremes.get_or_insert([this; 2]);
        if this.length < shortest.length {
            *shortest = this;
        }
        if this.length > longest.length {
            *longest = this;
        }
    }

    /// All lengths from the shortest to the longest, with the number of solutions of each.
    pub fn bars(&self) -> Vec<(usize, u64)> {
        let Some([shortest, longest]) = self.extremes else { return Vec::new() };
        let count = |length| self.counts.get(&length).copied().unwrap_or(0);
        (shortest.length..=longest.length).map(|length| (length, count(length))).collect()
    }

    /// The rows with the shortest and the longest solution, in this order; `None` without solutions.
    pub fn extremes(&self) -> Option<[ExtremeRow; 2]> {
        self.extremes
    }
}
