//! Exact distances over pairs (row, column) by breadth-first search, where a move maps whole rows to whole rows. A move may cost more than
//! one step.
//!
//! A move maps all pairs of a row to the same row, permuting the columns in one of a few ways. Working row by row keeps both rows in the cache,
//! whatever the size of the table. Rows may be symmetry classes: then a move also transforms the columns by the symmetry that leads back
//! to the representative (Kociemba, kociemba.org/math/symmetric.htm).

use crate::tables::Workers;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};

use super::{TableError, fill, parallel, room};

/// Maximum number of symmetries that reduce rows.
pub const SYMMETRIES: usize = 16;
/// Marks a pair not reached yet.
const UNSEEN: u8 = u8::MAX;

/// The graph to search. Pair (0, 0) is the goal.
pub struct RowGraph<'a> {
    /// Number of columns per row, `columns <= 65536`.
    pub columns: usize,
    /// Number of moves. The set must be closed under inversion.
    pub moves: usize,
    /// Cost of each move, at least 1 and equal to that of its inverse; empty if all cost 1.
    pub costs: &'a [u8],
    /// `goes[row * moves + mv] = (row' << 4) | symmetry`.
    pub goes: &'a [u32],
    /// `carry[mv * SYMMETRIES + symmetry][column]`: the column after the move, as seen from the representative of the new row.
    pub carry: &'a [Vec<u16>],
    /// Mask of the symmetries that fix each row; empty if rows are not reduced.
    pub alike: &'a [u16],
    /// `seen[symmetry][column]`: the column as seen from the representative that this symmetry maps to the row.
    pub seen: &'a [Vec<u16>],
}

/// Owned data of a [`RowGraph`] without reduction by symmetry.
pub struct UnreducedRows {
    goes: Vec<u32>,
    carry: Vec<Vec<u16>>,
    columns: usize,
    moves: usize,
    costs: Vec<u8>,
}

impl UnreducedRows {
    /// Tabulates `moves` moves, given the image of each row and column under a move.
    pub fn new(
        (rows, row_after): (u32, impl Fn(u32, usize) -> u32),
        (columns, column_after): (u32, impl Fn(u32, usize) -> u32),
        moves: usize,
    ) -> Self {
        let goes = (0..rows).flat_map(|row| (0..moves).map(move |mv| (row, mv)));
        let goes = goes.map(|(row, mv)| row_after(row, mv) << 4).collect();
        let mut carry = vec![Vec::new(); moves * SYMMETRIES];
        for mv in 0..moves {
            carry[mv * SYMMETRIES] = (0..columns).map(|column| column_after(column, mv) as u16).collect();
        }
        Self { goes, carry, columns: columns as usize, moves, costs: Vec::new() }
    }

    /// Sets the cost of each move.
    pub fn costing(self, costs: Vec<u8>) -> Self {
        Self { costs, ..self }
    }

    /// Borrows the graph.
    pub fn rows(&self) -> RowGraph<'_> {
        let Self { goes, carry, columns, moves, costs } = self;
        RowGraph { columns: *columns, moves: *moves, costs, goes, carry, alike: &[], seen: &[] }
    }
}

/// The distances of all pairs, at `row * columns + column`.
pub struct Distances {
    /// One byte per pair; `u8::MAX` for unreachable pairs.
    pub bytes: Vec<u8>,
    /// Number of states at each distance: each pair counts for all rows of its class.
    pub distribution: Vec<u64>,
}

impl RowGraph<'_> {
    fn rows(&self) -> usize {
        self.goes.len() / self.moves
    }

    /// The cost of a move.
    fn cost(&self, mv: usize) -> u8 {
        self.costs.get(mv).copied().unwrap_or(1)
    }

    /// The highest cost of any move.
    fn greatest_cost(&self) -> u8 {
        self.costs.iter().copied().max().unwrap_or(1)
    }

    /// Number of unreduced rows that the row represents.
    fn weight(&self, row: usize) -> u64 {
        self.alike.get(row).map_or(1, |mask| SYMMETRIES as u64 / u64::from(mask.count_ones().max(1)))
    }

    /// Computes all distances, which must be below 64.
    ///
    /// # Errors
    /// [`TableError::Stopped`] if the workers are stopped.
    pub fn distances(&self, name: &'static str, workers: Workers) -> Result<Distances, TableError> {
        let total = self.rows() * self.columns;
        let mut table = room::vector(name, total)?;
        fill(&mut table, total, || AtomicU8::new(UNSEEN), workers.control)?;
        // Depths at which each row has pairs, so that other rows are skipped.
        let touched: Vec<AtomicU64> = (0..self.rows()).map(|_| AtomicU64::new(0)).collect();
        let all: u64 = (0..self.rows()).map(|row| self.weight(row) * self.columns as u64).sum();
        table[0].store(0, Ordering::Relaxed);
        touched[0].store(1, Ordering::Relaxed);
        let mut distribution = vec![self.weight(0)];
        let mut done = distribution[0];
        let work = Work { rows: self, table: &table, touched: &touched };
        loop {
            let depth = distribution.len() as u8;
            // Extrapolates the growth of the previous depth.
            let last = distribution.last().copied().unwrap_or(1) as f64;
            let growth = last / distribution.iter().rev().nth(1).map_or(1.0, |before| *before as f64);
            let expected = (last * growth).min((all - done) as f64);
            let (from, to) = (done as f64 / all as f64, (done as f64 + expected) / all as f64);
            let chunk = (self.rows() / 256).max(1);
            // Looking back stops at the first neighbour found: after about `all / frontier` look-ups.
            let frontier = distribution.last().copied().unwrap_or(1).max(1);
            let looks = (all / frontier).clamp(1, self.moves as u64);
            let late = (all - done) * looks < frontier * self.moves as u64;
            parallel(self.rows(), chunk, workers, (from, to), |rows| {
                rows.for_each(|row| if late { work.look_back(row, depth) } else { work.look_ahead(row, depth) });
            })?;
            let counts = parallel(self.rows(), chunk, workers, (to, to), |rows| {
                rows.map(|row| work.count(row, depth) * self.weight(row)).sum::<u64>()
            })?;
            let found = counts.into_iter().sum::<u64>();
            distribution.push(found);
            done += found;
            // Only the last `greatest_cost` depths lead to new ones, so the search ends once these are empty.
            let reached = distribution.iter().rposition(|count| *count > 0).unwrap_or(0);
            if distribution.len() > reached + usize::from(self.greatest_cost()) {
                distribution.truncate(reached + 1);
                break;
            }
        }
        Ok(Distances { bytes: table.into_iter().map(AtomicU8::into_inner).collect(), distribution })
    }
}

/// Data of one search. Threads share the bytes: all write the current depth, and none looks for that value.
struct Work<'a> {
    rows: &'a RowGraph<'a>,
    table: &'a [AtomicU8],
    /// Bit `depth` of a row's word is set if a pair of the row was reached at that depth.
    touched: &'a [AtomicU64],
}

impl Work<'_> {
    fn row(&self, row: usize) -> &[AtomicU8] {
        &self.table[row * self.rows.columns..][..self.rows.columns]
    }

    fn has(&self, row: usize, depth: u8) -> bool {
        self.touched[row].load(Ordering::Relaxed) >> depth & 1 == 1
    }

    fn goes(&self, row: usize, mv: usize) -> (usize, &[u16]) {
        let goes = self.rows.goes[row * self.rows.moves + mv] as usize;
        (goes >> 4, &self.rows.carry[mv * SYMMETRIES + goes % SYMMETRIES])
    }

    /// Marks everything one move away from the pairs of the row whose distance then is `depth`.
    fn look_ahead(&self, row: usize, depth: u8) {
        (1..=self.rows.greatest_cost().min(depth)).for_each(|cost| self.look_ahead_at(row, depth, cost));
    }

    /// Like [`look_ahead`](Self::look_ahead), by moves of one cost.
    fn look_ahead_at(&self, row: usize, depth: u8, cost: u8) {
        if !self.has(row, depth - cost) {
            return;
        }
        let at = self.row(row).iter().enumerate().filter(|(_, d)| d.load(Ordering::Relaxed) == depth - cost);
        let columns: Vec<u16> = at.map(|(column, _)| column as u16).collect();
        for mv in (0..self.rows.moves).filter(|mv| self.rows.cost(*mv) == cost) {
            let (to, carry) = self.goes(row, mv);
            let target = self.row(to);
            let alike = self.rows.alike.get(to).map_or(0, |mask| mask & !1);
            let mut any = false;
            for &column in &columns {
                let column = usize::from(carry[usize::from(column)]);
                if target[column].load(Ordering::Relaxed) != UNSEEN {
                    continue;
                }
                any = true;
                target[column].store(depth, Ordering::Relaxed);
                // In a row fixed by symmetries, one state appears at several columns.
                for symmetry in (1..SYMMETRIES).filter(|s| alike >> s & 1 == 1) {
                    target[usize::from(self.rows.seen[symmetry][column])].store(depth, Ordering::Relaxed);
                }
            }
            if any {
                self.touched[to].fetch_or(1 << depth, Ordering::Relaxed);
            }
        }
    }

    /// Marks each unreached pair of the row that has a neighbour one move nearer.
    fn look_back(&self, row: usize, depth: u8) {
        let own = self.row(row);
        let unseen = own.iter().enumerate().filter(|(_, d)| d.load(Ordering::Relaxed) == UNSEEN);
        let mut columns: Vec<u16> = unseen.map(|(column, _)| column as u16).collect();
        let before = columns.len();
        for mv in 0..self.rows.moves {
            let (to, carry) = self.goes(row, mv);
            let Some(nearer) = depth.checked_sub(self.rows.cost(mv)) else { continue };
            if columns.is_empty() || !self.has(to, nearer) {
                continue;
            }
            let target = self.row(to);
            columns.retain(|&column| {
                let near = target[usize::from(carry[usize::from(column)])].load(Ordering::Relaxed) == nearer;
                if near {
                    own[usize::from(column)].store(depth, Ordering::Relaxed);
                }
                !near
            });
        }
        if columns.len() < before {
            self.touched[row].fetch_or(1 << depth, Ordering::Relaxed);
        }
    }

    fn count(&self, row: usize, depth: u8) -> u64 {
        if !self.has(row, depth) {
            return 0;
        }
        self.row(row).iter().filter(|d| d.load(Ordering::Relaxed) == depth).count() as u64
    }
}

#[cfg(test)]
mod tests;
