//! The large tables of the 3×3×3: exact distances of both phases, reduced by symmetry.

use super::classes::{self, CORNER_CLASSES, FLIP_SLICE_CLASSES, UPRIGHT, conjugate_corners, conjugate_edges};
use super::coords::{CORNER_PERM, EDGE_PERM, G1_INDEX, MoveTables, TWIST};
use super::metric_tables::MetricTables;
use super::small::{needed_costs, needed_turns};
use super::symmetry_reduction::{SymmetryReduction, as_seen_by_symmetry};
use crate::puzzle::cubes::FACE_TURNS;
use crate::puzzles::cube3::turns::{ALL, G1, HalfTurnMetric};
use crate::search::table_set::TableLoader;
use crate::tables::packed::{nibble, pack, two_bits};
use crate::tables::simd::prefetch;
use crate::tables::symmetry_bfs::{Distances, MAX_SYMMETRIES, RowGraph};
use crate::tables::{TableError, Workers, fill, headroom, huge_pages::HugePages, parallel, spec::require};

/// Name of the table of phase 1 entries: distance to G1 modulo 3, and faces with a turn nearer to it.
#[cfg(test)]
pub(crate) const PHASE1: &str = NAMES[1];
/// Name of the table of distances of corners and outer edges within G1.
#[cfg(test)]
pub(crate) const PHASE2: &str = NAMES[2];
/// Name of the table of distances of the corners alone, under all 18 turns.
#[cfg(test)]
pub(crate) const CORNERS: &str = NAMES[3];
/// The names of the large tables in HTM.
pub const NAMES: [&str; 4] = HalfTurnMetric::LARGE;

/// The phase 1 entry of a coset, as seen from its representative: bits 0 and 1 are the distance modulo 3, bit `2 + f`
/// is set if some turn of face `f` leads nearer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Phase1Entry(pub u8);

impl Phase1Entry {
    #[inline]
    pub(crate) fn mod3(self) -> u8 {
        self.0 & 3
    }

    /// Returns a mask of the faces with a turn that leads nearer, `0 <= mask < 64`.
    #[inline]
    pub fn nearer(self) -> u8 {
        self.0 >> 2
    }
}

/// The three large pruning tables, in huge pages where supported, and the data that look-ups need besides
/// [`SymmetryReduction`].
#[derive(Debug)]
pub(crate) struct LargePruning {
    /// Result of [`classes::classify`] for corner permutations.
    pub corner_classes: Vec<u32>,
    /// Edge permutations as seen from the representative that each symmetry maps to them.
    edges_seen: Vec<u16>,
    phase1: HugePages<u64>,
    phase2: HugePages<u64>,
    /// [`MetricTables::PHASE2_BOUNDS`] of the metric.
    phase2_bounds: [u8; 4],
    corners: HugePages<u64>,
}

/// Returns the columns after each move, mapped through each symmetry, for [`RowGraph::column_after`].
pub(super) fn columns_after(moves: usize, size: u32, after: impl Fn(u32, usize) -> u32, seen: &[u16]) -> Vec<Vec<u16>> {
    let one = |mv, s: usize| (0..size).map(|column| seen[after(column, mv) as usize * MAX_SYMMETRIES + s]).collect();
    (0..moves).flat_map(|mv| (0..MAX_SYMMETRIES).map(move |s| (mv, s))).map(|(mv, s)| one(mv, s)).collect()
}

/// Returns the columns mapped through each symmetry, for [`RowGraph::conjugated_columns`].
pub(super) fn columns_by_symmetry(seen: &[u16]) -> Vec<Vec<u16>> {
    (0..MAX_SYMMETRIES).map(|s| seen.iter().skip(s).step_by(MAX_SYMMETRIES).copied().collect()).collect()
}

impl LargePruning {
    /// Opens or builds the tables in a metric; reports each name first.
    ///
    /// # Errors
    /// [`TableError`] if a table cannot be built or read, or the workers are stopped. If a file cannot be written, only
    /// [`take_errors`](crate::tables::Tables::take_errors) reports it.
    pub fn load<C: MetricTables>(
        moves: &MoveTables,
        reduction: &SymmetryReduction,
        loader: TableLoader,
    ) -> Result<Self, TableError> {
        let TableLoader { tables: store, workers, .. } = loader;
        let [_, phase1_name, phase2_name, corners_name] = C::LARGE;
        let (all, all_costs, all_seen) =
            (needed_turns::<C>(ALL), needed_costs::<C>(ALL), columns_by_symmetry(&reduction.twist_seen));
        let twist = |column, mv: usize| moves.twist.after(column, usize::from(all[mv]));
        let carry_twists = || columns_after(all.len(), TWIST.size, twist, &reduction.twist_seen);
        loader.report_table(phase1_name);
        let phase1 = store.load_or_build(require(phase1_name)?, workers.control, || {
            let carry = carry_twists();
            let (columns, alike) = (TWIST.size as usize, reduction.stabilisers());
            let row = |goes: &[u32]| all.iter().map(|mv| goes[usize::from(*mv)]).collect::<Vec<u32>>();
            let goes: Vec<u32> = reduction.class_after.as_slice().chunks(FACE_TURNS).flat_map(row).collect();
            let (moves, costs, seen) = (all.len(), &all_costs, &all_seen);
            let rows = RowGraph {
                columns,
                moves,
                costs,
                row_after: &goes,
                column_after: &carry,
                stabilisers: alike,
                conjugated_columns: seen,
            };
            let Distances { bytes, distribution } = rows.distances(phase1_name, workers)?;
            require(phase1_name)?.check(&distribution)?;
            phase1_entries(phase1_name, &rows, &all, &bytes, workers)
        })?;

        let corner_classes = classes::classify(CORNER_PERM.size, conjugate_corners, workers.control)?;
        let edges_seen = as_seen_by_symmetry(&reduction.group, EDGE_PERM.size, conjugate_edges);
        // Corner classes as rows, under the given turns.
        let corner_rows = |turns: &[u8]| -> Result<(Vec<u32>, Vec<u16>), TableError> {
            let (representatives, alike) =
                classes::representatives(&corner_classes, conjugate_corners, workers.control)?;
            debug_assert_eq!(representatives.len(), CORNER_CLASSES);
            let after = |raw: &u32, mv: &u8| moves.corners.after(*raw, usize::from(*mv));
            let row = |raw| turns.iter().map(move |mv| after(raw, mv));
            Ok((representatives.iter().flat_map(row).map(|raw| corner_classes[raw as usize]).collect(), alike))
        };
        loader.report_table(phase2_name);
        let phase2 = store.load_or_build(require(phase2_name)?, workers.control, || {
            let (g1, costs) = (needed_turns::<C>(G1), needed_costs::<C>(G1));
            let (goes, alike) = corner_rows(&g1)?;
            let edges = |column, mv: usize| moves.edges.after(column, usize::from(G1_INDEX[usize::from(g1[mv])]));
            let carry = columns_after(g1.len(), EDGE_PERM.size, edges, &edges_seen);
            let (columns, moves, seen) = (EDGE_PERM.size as usize, g1.len(), columns_by_symmetry(&edges_seen));
            let (costs, goes, carry, alike, seen) = (&costs, &goes, &carry, &alike, &seen);
            let rows = RowGraph {
                columns,
                moves,
                costs,
                row_after: goes,
                column_after: carry,
                stabilisers: alike,
                conjugated_columns: seen,
            };
            let Distances { bytes, distribution } = rows.distances(phase2_name, workers)?;
            require(phase2_name)?.check(&distribution)?;
            let packed = |d| C::PHASE2_BOUNDS.iter().rposition(|bound| *bound <= d).unwrap_or(0) as u8;
            pack(phase2_name, &bytes, 2, packed, workers.control)
        })?;
        loader.report_table(corners_name);
        let corners = store.load_or_build(require(corners_name)?, workers.control, || {
            let ((goes, alike), carry) = (corner_rows(&all)?, carry_twists());
            let (columns, moves, costs) = (TWIST.size as usize, all.len(), &all_costs);
            let (goes, carry, alike, seen) = (&goes, &carry, &alike, &all_seen);
            let rows = RowGraph {
                columns,
                moves,
                costs,
                row_after: goes,
                column_after: carry,
                stabilisers: alike,
                conjugated_columns: seen,
            };
            let Distances { bytes, distribution } = rows.distances(corners_name, workers)?;
            require(corners_name)?.check(&distribution)?;
            pack(corners_name, &bytes, 4, |d| d, workers.control)
        })?;
        let phase2_bounds = C::PHASE2_BOUNDS;
        Ok(Self { corner_classes, edges_seen, phase1, phase2, phase2_bounds, corners })
    }

    /// Returns the index of the phase 1 entry of a class and a twist as seen from its representative.
    #[inline]
    pub(crate) fn phase1_index(class: u32, twist_seen: u16) -> u32 {
        class * TWIST.size + u32::from(twist_seen)
    }

    /// Returns the phase 1 entry at an index from [`phase1_index`](Self::phase1_index).
    #[inline]
    pub fn phase1(&self, place: u32) -> Phase1Entry {
        Phase1Entry(bytemuck::cast_slice::<u64, u8>(self.phase1.as_slice())[place as usize])
    }

    /// Prefetches the phase 1 entry at an index.
    #[inline]
    pub fn prefetch_phase1(&self, place: u32) {
        prefetch(bytemuck::cast_slice::<u64, u8>(self.phase1.as_slice()), place as usize);
    }

    /// Returns a lower bound on the distance within G1 from the corners and outer edges, one of
    /// [`MetricTables::PHASE2_BOUNDS`].
    #[inline]
    pub fn phase2(&self, corners: u16, edges: u16) -> u8 {
        let of = self.corner_classes[usize::from(corners)] as usize;
        let edges = self.edges_seen[usize::from(edges) * UPRIGHT + of % UPRIGHT];
        let packed = two_bits(self.phase2.as_slice(), (of >> 4) * EDGE_PERM.size as usize + usize::from(edges));
        self.phase2_bounds[usize::from(packed)]
    }

    /// Returns the exact distance of the corners alone.
    #[inline]
    pub fn corners(&self, reduction: &SymmetryReduction, corners: u16, twist: u16) -> u8 {
        self.corners_at(self.corners_index(reduction, corners, twist))
    }

    /// Returns the index of the corners' entry in their table, and prefetches the entry.
    #[inline]
    pub fn corners_index(&self, reduction: &SymmetryReduction, corners: u16, twist: u16) -> u32 {
        let of = self.corner_classes[usize::from(corners)];
        let twist = reduction.twist_seen(twist, (of % 16) as u8);
        let place = (of >> 4) * TWIST.size + u32::from(twist);
        prefetch(self.corners.as_slice(), place as usize / 16);
        place
    }

    /// Returns the distance of the corners at an index from [`corners_index`](Self::corners_index).
    #[inline]
    pub fn corners_at(&self, place: u32) -> u8 {
        nibble(self.corners.as_slice(), place as usize)
    }
}

/// Computes the phase 1 entries from the distances and the turns that lead nearer.
fn phase1_entries(
    name: &'static str,
    rows: &RowGraph,
    turns: &[u8],
    distances: &[u8],
    workers: Workers,
) -> Result<Vec<u64>, TableError> {
    let columns = rows.columns;
    headroom::ensure_memory(name, distances.len() as u64)?;
    let pieces = parallel(FLIP_SLICE_CLASSES, 64, workers, (0.9, 1.0), |classes| {
        let mut entries: Vec<u8> =
            distances[classes.start * columns..classes.end * columns].iter().map(|d| d % 3).collect();
        for (class, row) in classes.zip(entries.chunks_mut(columns)) {
            let own = &distances[class * columns..][..columns];
            for (mv, turn) in turns.iter().enumerate() {
                let goes = rows.row_after[class * turns.len() + mv] as usize;
                let carry = &rows.column_after[mv * MAX_SYMMETRIES + goes % MAX_SYMMETRIES];
                let there = &distances[(goes >> 4) * columns..][..columns];
                for ((entry, own), column) in row.iter_mut().zip(own).zip(carry) {
                    *entry |= u8::from(there[usize::from(*column)] < *own) << (2 + turn / 3);
                }
            }
        }
        entries
    })?;
    let mut words = headroom::vector(name, distances.len().div_ceil(8))?;
    fill(&mut words, distances.len().div_ceil(8), || 0_u64, workers.control)?;
    let bytes: &mut [u8] = bytemuck::cast_slice_mut(&mut words);
    let mut at = 0;
    for entries in pieces {
        workers.control.check_stop()?;
        bytes[at..at + entries.len()].copy_from_slice(&entries);
        at += entries.len();
    }
    Ok(words)
}
