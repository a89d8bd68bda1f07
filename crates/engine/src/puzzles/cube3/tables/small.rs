//! The small tables of the 3x3x3, built in a few milliseconds so as not to delay the first solution.

use super::coords::{CORNER_PERM, EDGE_PERM, FLIP, G1_NUMBER, MoveTables, SLICE, TWIST};
use super::of_metric::TablesOfMetric;
use crate::puzzles::cube3::turns::{ALL, G1, HalfTurns, TurnMask};
use crate::search::ida::MoveSet;
use crate::tables::packed::{nibble, pack};
use crate::tables::{
    TableError, Tables, Workers, both, huge_pages::HugePages, spec::spec, symmetry_bfs::UnreducedRows,
};

/// The names of the small tables in HTM, in the order in which they are built.
pub const NAMES: [&str; 4] = HalfTurns::SMALL;

/// Number of orders of the four slice edges.
const SLICE_ORDERS: u32 = 24;

/// Maximum distance of a four-bit entry. Greater ones, which occur in QTM, are capped.
const MOST: u8 = 15;

/// The move tables of the coordinates, and four pruning tables with four bits per entry, in one metric.
#[derive(Debug)]
pub(crate) struct SmallTables {
    /// Move tables of the coordinates.
    pub moves: MoveTables,
    slice_twist: HugePages<u64>,
    slice_flip: HugePages<u64>,
    slice_corners: HugePages<u64>,
    slice_edges: HugePages<u64>,
}

/// The turns of a set needed in a metric.
pub(super) fn turns<C: TablesOfMetric>(set: TurnMask) -> Vec<u8> {
    C::needed(set).each().collect()
}

/// The costs of these turns.
pub(super) fn costs<C: TablesOfMetric>(set: TurnMask) -> Vec<u8> {
    C::needed(set).each().map(C::cost).collect()
}

/// Number of rows or columns, and the image of one under a move.
type Moved<'a> = (u32, &'a dyn Fn(u32, usize) -> u32);

/// Builds the graph of rows and columns under moves with these costs.
fn in_rows(rows: Moved, columns: Moved, costs: &[u8]) -> UnreducedRows {
    UnreducedRows::new(rows, columns, costs.len()).costing(costs.to_vec())
}

impl SmallTables {
    /// Opens or builds the tables in a metric.
    ///
    /// # Errors
    /// [`TableError`], but not for a file that cannot be written: [`Tables::take_unsaved`] reports that.
    pub fn load<C: TablesOfMetric>(store: &Tables, workers: Workers) -> Result<Self, TableError> {
        let moves = MoveTables::new(workers.threads);
        let ([all, g1], [all_costs, g1_costs]) = ([ALL, G1].map(turns::<C>), [ALL, G1].map(costs::<C>));
        let (all, g1) = (|mv: usize| usize::from(all[mv]), |mv: usize| usize::from(g1[mv]));
        let slice = |row, mv| moves.slice.after(row, all(mv));
        let order = |row, mv| moves.sorted.after(row, g1(mv));
        let [a, b, c, d] = C::SMALL;
        // Two tables in parallel on one thread each: they are too small for more.
        let get = |name: &'static str, plain: &dyn Fn() -> UnreducedRows| {
            let spec = spec(name)?;
            store.load_or_build(spec, workers.control, || {
                let found = plain().rows().distances(name, Workers::new(1, workers.control))?;
                spec.check(&found.distribution)?;
                pack(name, &found.bytes, 4, |d| d.min(MOST), workers.control)
            })
        };
        let twist = |column, mv| moves.twist.after(column, all(mv));
        let flip = |column, mv| moves.flip.after(column, all(mv));
        let corners = |column, mv| moves.corners.after(column, g1(mv));
        let edges = |column, mv| moves.edges.after(column, usize::from(G1_NUMBER[g1(mv)]));
        let (one, other) = both(
            workers.threads,
            || {
                let twist = get(a, &|| in_rows((SLICE.size, &slice), (TWIST.size, &twist), &all_costs))?;
                let edges = || in_rows((SLICE_ORDERS, &order), (EDGE_PERM.size, &edges), &g1_costs);
                Ok::<_, TableError>((twist, get(d, &edges)?))
            },
            || {
                let flip = get(b, &|| in_rows((SLICE.size, &slice), (FLIP.size, &flip), &all_costs))?;
                let corners = || in_rows((SLICE_ORDERS, &order), (CORNER_PERM.size, &corners), &g1_costs);
                Ok::<_, TableError>((flip, get(c, &corners)?))
            },
        );
        let ((slice_twist, slice_edges), (slice_flip, slice_corners)) = (one?, other?);
        Ok(Self { slice_twist, slice_flip, slice_corners, slice_edges, moves })
    }

    /// A lower bound on the length of phase 1.
    #[inline]
    pub fn phase1(&self, twist: u16, flip: u16, slice: u16) -> u8 {
        let slice = usize::from(slice);
        let twist = nibble(self.slice_twist.get(), slice * TWIST.size as usize + usize::from(twist));
        twist.max(nibble(self.slice_flip.get(), slice * FLIP.size as usize + usize::from(flip)))
    }

    /// A lower bound on the length of phase 2 from the corners and slice edges, `order < 24`.
    #[inline]
    pub(crate) fn phase2_corners(&self, corners: u16, order: u16) -> u8 {
        nibble(self.slice_corners.get(), usize::from(order) * CORNER_PERM.size as usize + usize::from(corners))
    }

    /// A lower bound on the length of phase 2 from the edges, `order < 24`.
    #[inline]
    pub(crate) fn phase2_edges(&self, edges: u16, order: u16) -> u8 {
        nibble(self.slice_edges.get(), usize::from(order) * EDGE_PERM.size as usize + usize::from(edges))
    }
}
