//! The large tables of the 3x3x3: exact distances of both phases, reduced by symmetry.

use super::classes::{self, CORNER_CLASSES, FLIP_SLICE_CLASSES, UPRIGHT, conjugate_corners, conjugate_edges};
use super::coords::{CORNER_PERM, EDGE_PERM, G1_TURNS, MoveTables, TWIST};
use super::symmetry_reduction::{CLASSES, SymmetryReduction, seen};
use crate::puzzle::cubes::TURNS;
use crate::search::table_set::Loading;
use crate::tables::packed::{nibble, pack, pair};
use crate::tables::symmetry_bfs::{Distances, RowGraph, SYMMETRIES};
use crate::tables::{TableError, Workers, fill, huge_pages::HugePages, parallel, room, spec::spec};

/// The distance to G1 modulo 3, and the faces of which some turn leads nearer.
pub(crate) const PHASE1: &str = "cube3-phase1";
/// The distance within G1 of corners and outer edges.
pub(crate) const PHASE2: &str = "cube3-phase2";
/// The distance of the corners alone, in all 18 turns.
pub(crate) const CORNERS: &str = "cube3-corners";
/// The names of the large tables.
pub const NAMES: [&str; 4] = [CLASSES, PHASE1, PHASE2, CORNERS];

/// The distances for the two bits of a phase 2 entry: at most 8 (for which the small tables are more exact), 9, 10, or
/// more.
const PHASE2_BOUNDS: [u8; 4] = [0, 9, 10, 11];

/// The phase 1 entry of a coset seen from its representative: bits 0 and 1 hold the distance modulo 3, bit `2 + f` is
/// set if some turn of face `f` leads nearer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Phase1(pub u8);

impl Phase1 {
    /// The distance modulo 3.
    #[inline]
    pub(crate) fn mod3(self) -> u8 {
        self.0 & 3
    }

    /// The faces of which some turn leads nearer, `0 <= faces < 64`.
    #[inline]
    pub fn nearer(self) -> u8 {
        self.0 >> 2
    }
}

/// The three large pruning tables, in huge pages where the system has them, with the data that look-ups need besides
/// [`SymmetryReduction`].
#[derive(Debug)]
pub(crate) struct LargePruning {
    /// [`classes::divide`] of corner permutations.
    pub corner_classes: Vec<u32>,
    /// Edge permutations as seen from the representative that each symmetry carries to them.
    edges_seen: Vec<u16>,
    phase1: HugePages<u64>,
    phase2: HugePages<u64>,
    corners: HugePages<u64>,
}

/// Columns after each move, seen through each symmetry, for [`RowGraph::carry`].
pub(super) fn carried(moves: usize, size: u32, after: impl Fn(u32, usize) -> u32, seen: &[u16]) -> Vec<Vec<u16>> {
    let one = |mv, s: usize| (0..size).map(|column| seen[after(column, mv) as usize * SYMMETRIES + s]).collect();
    (0..moves).flat_map(|mv| (0..SYMMETRIES).map(move |s| (mv, s))).map(|(mv, s)| one(mv, s)).collect()
}

/// Columns seen through each symmetry, for [`RowGraph::seen`].
pub(super) fn apart(seen: &[u16]) -> Vec<Vec<u16>> {
    (0..SYMMETRIES).map(|s| seen.iter().skip(s).step_by(SYMMETRIES).copied().collect()).collect()
}

impl LargePruning {
    /// Opens or builds the tables; `say` is called with the name of each before it.
    ///
    /// # Errors
    /// [`TableError`]; but a file that cannot be written is reported by [`take_unsaved`](crate::tables::Tables::take_unsaved) instead.
    pub fn load(moves: &MoveTables, reduction: &SymmetryReduction, with: Loading) -> Result<Self, TableError> {
        let Loading { store, workers, .. } = with;
        let twist = |column, mv| moves.twist.after(column, mv);
        with.begin(PHASE1);
        let phase1 = store.load_or_build(spec(PHASE1)?, workers.control, || {
            let (carry, seen) =
                (carried(TURNS, TWIST.size, twist, &reduction.twist_seen), apart(&reduction.twist_seen));
            let (columns, goes, alike) = (TWIST.size as usize, reduction.goes.get(), reduction.alike());
            let rows = RowGraph { columns, moves: TURNS, goes, carry: &carry, alike, seen: &seen };
            let Distances { bytes, distribution } = rows.distances(PHASE1, workers)?;
            spec(PHASE1)?.check(&distribution)?;
            with_faces(&rows, &bytes, workers)
        })?;

        let corner_classes = classes::divide(CORNER_PERM.size, conjugate_corners, workers.control)?;
        let edges_seen = seen(&reduction.group, EDGE_PERM.size, conjugate_edges);
        // Corners as rows, in some of the turns.
        let corner_rows = |turns: &[u8]| -> Result<(Vec<u32>, Vec<u16>), TableError> {
            let (representatives, alike) =
                classes::representatives(&corner_classes, conjugate_corners, workers.control)?;
            debug_assert_eq!(representatives.len(), CORNER_CLASSES);
            let after = |raw: &u32, mv: &u8| moves.corners.after(*raw, usize::from(*mv));
            let row = |raw| turns.iter().map(move |mv| after(raw, mv));
            Ok((representatives.iter().flat_map(row).map(|raw| corner_classes[raw as usize]).collect(), alike))
        };
        with.begin(PHASE2);
        let phase2 = store.load_or_build(spec(PHASE2)?, workers.control, || {
            let (goes, alike) = corner_rows(&G1_TURNS)?;
            let edges = |column, mv| moves.edges.after(column, mv);
            let carry = carried(G1_TURNS.len(), EDGE_PERM.size, edges, &edges_seen);
            let (columns, moves, seen) = (EDGE_PERM.size as usize, G1_TURNS.len(), apart(&edges_seen));
            let rows = RowGraph { columns, moves, goes: &goes, carry: &carry, alike: &alike, seen: &seen };
            let Distances { bytes, distribution } = rows.distances(PHASE2, workers)?;
            spec(PHASE2)?.check(&distribution)?;
            let packed = |d| PHASE2_BOUNDS.iter().rposition(|bound| *bound <= d).unwrap_or(0) as u8;
            pack(PHASE2, &bytes, 2, packed, workers.control)
        })?;
        with.begin(CORNERS);
        let corners = store.load_or_build(spec(CORNERS)?, workers.control, || {
            let turns: Vec<u8> = (0..TURNS as u8).collect();
            let (goes, alike) = corner_rows(&turns)?;
            let (carry, seen) =
                (carried(TURNS, TWIST.size, twist, &reduction.twist_seen), apart(&reduction.twist_seen));
            let columns = TWIST.size as usize;
            let rows = RowGraph { columns, moves: TURNS, goes: &goes, carry: &carry, alike: &alike, seen: &seen };
            let Distances { bytes, distribution } = rows.distances(CORNERS, workers)?;
            spec(CORNERS)?.check(&distribution)?;
            pack(CORNERS, &bytes, 4, |d| d, workers.control)
        })?;
        Ok(Self { corner_classes, edges_seen, phase1, phase2, corners })
    }

    /// The index of the distance to G1 for a class and a twist seen from its representative.
    #[inline]
    pub(crate) fn phase1_place(class: u32, twist_seen: u16) -> u32 {
        class * TWIST.size + u32::from(twist_seen)
    }

    /// The phase 1 entry at such an index.
    #[inline]
    pub fn phase1(&self, place: u32) -> Phase1 {
        Phase1(bytemuck::cast_slice::<u64, u8>(self.phase1.get())[place as usize])
    }

    /// A lower bound on the distance within G1 when only corners and outer edges count: 0, 9, 10 or 11.
    #[inline]
    pub fn phase2(&self, corners: u16, edges: u16) -> u8 {
        let of = self.corner_classes[usize::from(corners)] as usize;
        let edges = self.edges_seen[usize::from(edges) * UPRIGHT + of % UPRIGHT];
        let packed = pair(self.phase2.get(), (of >> 4) * EDGE_PERM.size as usize + usize::from(edges));
        PHASE2_BOUNDS[usize::from(packed)]
    }

    /// The distance of the corners alone.
    #[inline]
    pub fn corners(&self, reduction: &SymmetryReduction, corners: u16, twist: u16) -> u8 {
        let of = self.corner_classes[usize::from(corners)] as usize;
        let twist = reduction.twist_seen(twist, (of % UPRIGHT) as u8);
        nibble(self.corners.get(), (of >> 4) * TWIST.size as usize + usize::from(twist))
    }
}

/// The entries of phase 1 from the distances.
fn with_faces(rows: &RowGraph, distances: &[u8], workers: Workers) -> Result<Vec<u64>, TableError> {
    let columns = rows.columns;
    room::ensure(PHASE1, distances.len() as u64)?;
    let pieces = parallel(FLIP_SLICE_CLASSES, 64, workers, (0.9, 1.0), |classes| {
        let mut entries: Vec<u8> =
            distances[classes.start * columns..classes.end * columns].iter().map(|d| d % 3).collect();
        for (class, row) in classes.zip(entries.chunks_mut(columns)) {
            let own = &distances[class * columns..][..columns];
            for mv in 0..TURNS {
                let goes = rows.goes[class * TURNS + mv] as usize;
                let carry = &rows.carry[mv * SYMMETRIES + goes % SYMMETRIES];
                let there = &distances[(goes >> 4) * columns..][..columns];
                for ((entry, own), column) in row.iter_mut().zip(own).zip(carry) {
                    *entry |= u8::from(there[usize::from(*column)] < *own) << (2 + mv / 3);
                }
            }
        }
        entries
    })?;
    let mut words = room::vector(PHASE1, distances.len().div_ceil(8))?;
    fill(&mut words, distances.len().div_ceil(8), || 0_u64, workers.control)?;
    let bytes: &mut [u8] = bytemuck::cast_slice_mut(&mut words);
    let mut at = 0;
    for entries in pieces {
        workers.control.proceed()?;
        bytes[at..at + entries.len()].copy_from_slice(&entries);
        at += entries.len();
    }
    Ok(words)
}
