//! Exact distances over pairs (row, column) by breadth-first search, where a move maps whole rows to whole rows. A move may cost more than
//! one step.
//!
//! A move maps all pairs of a row to the same row, permuting the columns in one of a few ways. Working row by row keeps both rows in the
//! cache, whatever the size of the table. Rows may be symmetry classes: then a move also transforms the columns by the symmetry that leads
//! back to the representative (Kociemba, kociemba.org/math/symmetric.htm).

use crate::tables::Workers;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};

use super::{TableError, fill, headroom, parallel};

/// Maximum number of symmetries by which rows are reduced.
pub const MAX_SYMMETRIES: usize = 16;
/// Marks a pair not reached yet.
const UNVISITED: u8 = u8::MAX;

/// The graph to search. Pair (0, 0) is the goal.
pub struct RowGraph<'a> {
    /// Number of columns per row, `columns <= 65536`.
    pub columns: usize,
    /// Number of moves. The set must be closed under inversion.
    pub moves: usize,
    /// Cost of each move, at least 1 and equal to that of its inverse; empty if all cost 1.
    pub costs: &'a [u8],
    /// `row_after[row * moves + mv] = (row' << 4) | symmetry`.
    pub row_after: &'a [u32],
    /// `column_after[mv * MAX_SYMMETRIES + symmetry][column]`: the column after the move, as seen from the representative of the new row.
    pub column_after: &'a [Vec<u16>],
    /// Mask of the symmetries that fix each row; empty if rows are not reduced.
    pub stabilisers: &'a [u16],
    /// `conjugated_columns[symmetry][column]`: the column conjugated from a row back to its representative, which
    /// `symmetry` maps to the row.
    pub conjugated_columns: &'a [Vec<u16>],
}

/// Owned data of a [`RowGraph`] without reduction by symmetry.
pub struct UnreducedRows {
    row_after: Vec<u32>,
    column_after: Vec<Vec<u16>>,
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
        let mut carry = vec![Vec::new(); moves * MAX_SYMMETRIES];
        for mv in 0..moves {
            carry[mv * MAX_SYMMETRIES] = (0..columns).map(|column| column_after(column, mv) as u16).collect();
        }
        Self { row_after: goes, column_after: carry, columns: columns as usize, moves, costs: Vec::new() }
    }

    /// Sets the cost of each move.
    pub fn with_costs(self, costs: Vec<u8>) -> Self {
        Self { costs, ..self }
    }

    /// Borrows the data as a graph without symmetries.
    pub fn graph(&self) -> RowGraph<'_> {
        let Self { row_after, column_after, columns, moves, costs } = self;
        RowGraph {
            columns: *columns,
            moves: *moves,
            costs,
            row_after,
            column_after,
            stabilisers: &[],
            conjugated_columns: &[],
        }
    }
}

/// Distances of all pairs from the goal.
pub struct Distances {
    /// The distance of each pair, at `row * columns + column`; `u8::MAX` if unreachable.
    pub bytes: Vec<u8>,
    /// Number of states at each distance. A pair counts once for each row that its row represents.
    pub distribution: Vec<u64>,
}

impl RowGraph<'_> {
    fn row_count(&self) -> usize {
        self.row_after.len() / self.moves
    }

    /// Returns the cost of a move; 1 if no costs are given.
    fn cost(&self, mv: usize) -> u8 {
        self.costs.get(mv).copied().unwrap_or(1)
    }

    /// Returns the maximum cost of a move; 1 if no costs are given.
    fn max_cost(&self) -> u8 {
        self.costs.iter().copied().max().unwrap_or(1)
    }

    /// Returns the number of unreduced rows that the row represents.
    fn weight(&self, row: usize) -> u64 {
        self.stabilisers.get(row).map_or(1, |mask| MAX_SYMMETRIES as u64 / u64::from(mask.count_ones().max(1)))
    }

    /// Computes all distances, which must be below 64; `name` is the table named in errors.
    ///
    /// # Errors
    /// [`TableError::Memory`], and [`TableError::Stopped`] if the workers are stopped.
    pub fn distances(&self, name: &'static str, workers: Workers) -> Result<Distances, TableError> {
        let total = self.row_count() * self.columns;
        let mut table = headroom::vector(name, total)?;
        fill(&mut table, total, || AtomicU8::new(UNVISITED), workers.control)?;
        // Bit set of the depths at which each row has pairs; rows without any are skipped.
        let touched: Vec<AtomicU64> = (0..self.row_count()).map(|_| AtomicU64::new(0)).collect();
        let all: u64 = (0..self.row_count()).map(|row| self.weight(row) * self.columns as u64).sum();
        table[0].store(0, Ordering::Relaxed);
        touched[0].store(1, Ordering::Relaxed);
        let mut distribution = vec![self.weight(0)];
        let mut done = distribution[0];
        let work = Search { graph: self, table: &table, touched: &touched };
        loop {
            let depth = distribution.len() as u8;
            // Extrapolates the growth of the previous depth.
            let last = distribution.last().copied().unwrap_or(1) as f64;
            let growth = last / distribution.iter().rev().nth(1).map_or(1.0, |before| *before as f64);
            let expected = (last * growth).min((all - done) as f64);
            let (from, to) = (done as f64 / all as f64, (done as f64 + expected) / all as f64);
            let chunk = (self.row_count() / 256).max(1);
            // Looking back stops at the first neighbour found: after about `all / frontier` look-ups.
            let frontier = distribution.last().copied().unwrap_or(1).max(1);
            let looks = (all / frontier).clamp(1, self.moves as u64);
            let late = (all - done) * looks < frontier * self.moves as u64;
            parallel(self.row_count(), chunk, workers, (from, to), |rows| {
                rows.for_each(|row| if late { work.look_back(row, depth) } else { work.look_ahead(row, depth) });
            })?;
            let counts = parallel(self.row_count(), chunk, workers, (to, to), |rows| {
                rows.map(|row| work.count(row, depth) * self.weight(row)).sum::<u64>()
            })?;
            let found = counts.into_iter().sum::<u64>();
            distribution.push(found);
            done += found;
            // Only the last `max_cost` depths lead to new ones, so the search ends once these are empty.
            let reached = distribution.iter().rposition(|count| *count > 0).unwrap_or(0);
            if distribution.len() > reached + usize::from(self.max_cost()) {
                distribution.truncate(reached + 1);
                break;
            }
        }
        Ok(Distances { bytes: table.into_iter().map(AtomicU8::into_inner).collect(), distribution })
    }
}

/// Data shared by the threads of a search. All write only the current depth to `table`, and none looks for that value.
struct Search<'a> {
    graph: &'a RowGraph<'a>,
    table: &'a [AtomicU8],
    /// Bit `depth` of a row's word is set if a pair of the row was reached at that depth.
    touched: &'a [AtomicU64],
}

impl Search<'_> {
    fn row(&self, row: usize) -> &[AtomicU8] {
        &self.table[row * self.graph.columns..][..self.graph.columns]
    }

    fn has_pairs_at(&self, row: usize, depth: u8) -> bool {
        self.touched[row].load(Ordering::Relaxed) >> depth & 1 == 1
    }

    fn row_and_columns_after(&self, row: usize, mv: usize) -> (usize, &[u16]) {
        let goes = self.graph.row_after[row * self.graph.moves + mv] as usize;
        (goes >> 4, &self.graph.column_after[mv * MAX_SYMMETRIES + goes % MAX_SYMMETRIES])
    }

    /// Marks the unvisited pairs that one move from a pair of the row reaches at distance `depth`.
    fn look_ahead(&self, row: usize, depth: u8) {
        (1..=self.graph.max_cost().min(depth)).for_each(|cost| self.look_ahead_at(row, depth, cost));
    }

    /// Marks the unvisited pairs that a move of cost `cost` from a pair of the row reaches at distance `depth`.
    fn look_ahead_at(&self, row: usize, depth: u8, cost: u8) {
        if !self.has_pairs_at(row, depth - cost) {
            return;
        }
        let at = self.row(row).iter().enumerate().filter(|(_, d)| d.load(Ordering::Relaxed) == depth - cost);
        let columns: Vec<u16> = at.map(|(column, _)| column as u16).collect();
        for mv in (0..self.graph.moves).filter(|mv| self.graph.cost(*mv) == cost) {
            let (to, carry) = self.row_and_columns_after(row, mv);
            let target = self.row(to);
            let alike = self.graph.stabilisers.get(to).map_or(0, |mask| mask & !1);
            let mut any = false;
            for &column in &columns {
                let column = usize::from(carry[usize::from(column)]);
                if target[column].load(Ordering::Relaxed) != UNVISITED {
                    continue;
                }
                any = true;
                target[column].store(depth, Ordering::Relaxed);
                // In a row fixed by symmetries, one state appears at several columns.
                for symmetry in (1..MAX_SYMMETRIES).filter(|s| alike >> s & 1 == 1) {
                    target[usize::from(self.graph.conjugated_columns[symmetry][column])]
                        .store(depth, Ordering::Relaxed);
                }
            }
            if any {
                self.touched[to].fetch_or(1 << depth, Ordering::Relaxed);
            }
        }
    }

    /// Marks each unvisited pair of the row with a move to a pair that is nearer by the cost of the move.
    fn look_back(&self, row: usize, depth: u8) {
        let own = self.row(row);
        let unseen = own.iter().enumerate().filter(|(_, d)| d.load(Ordering::Relaxed) == UNVISITED);
        let mut columns: Vec<u16> = unseen.map(|(column, _)| column as u16).collect();
        let before = columns.len();
        for mv in 0..self.graph.moves {
            let (to, carry) = self.row_and_columns_after(row, mv);
            let Some(nearer) = depth.checked_sub(self.graph.cost(mv)) else { continue };
            if columns.is_empty() || !self.has_pairs_at(to, nearer) {
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
        if !self.has_pairs_at(row, depth) {
            return 0;
        }
        self.row(row).iter().filter(|d| d.load(Ordering::Relaxed) == depth).count() as u64
    }
}

#[cfg(test)]
mod tests;
