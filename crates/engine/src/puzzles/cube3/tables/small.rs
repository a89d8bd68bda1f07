//! The small tables of the 3x3x3, built in a few milliseconds so as not to delay the first solution.

use super::coords::{CORNER_PERM, EDGE_PERM, FLIP, G1_INDEX, MoveTables, SLICE, TWIST};
use super::metric_tables::MetricTables;
use crate::puzzles::cube3::turns::{ALL, G1, HalfTurnMetric, TurnMask};
use crate::search::ida::MoveSet;
use crate::tables::packed::{nibble, pack};
use crate::tables::{
    TableError, Tables, Workers, huge_pages::HugePages, join_two, spec::require, symmetry_bfs::UnreducedRows,
};

/// The names of the small tables in HTM: the slice with twist, flip, corners and edges.
pub const NAMES: [&str; 4] = HalfTurnMetric::SMALL;

/// Number of orders of the four slice edges.
const SLICE_ORDERS: u32 = 24;

/// Maximum distance of a four-bit entry. Larger distances, which occur in QTM, are capped.
const MAX_NIBBLE_DISTANCE: u8 = 15;

/// The move tables of the coordinates, and four pruning tables with four bits per entry, in one metric.
#[derive(Debug)]
pub(crate) struct SmallTables {
    pub moves: MoveTables,
    slice_twist: HugePages<u64>,
    slice_flip: HugePages<u64>,
    slice_corners: HugePages<u64>,
    slice_edges: HugePages<u64>,
}

/// Lists the turns of a set that are needed in a metric.
pub(super) fn needed_turns<C: MetricTables>(set: TurnMask) -> Vec<u8> {
    C::needed(set).each().collect()
}

/// Lists the costs of [`needed_turns`], in the same order.
pub(super) fn needed_costs<C: MetricTables>(set: TurnMask) -> Vec<u8> {
    C::needed(set).each().map(C::cost).collect()
}

/// Number of rows or columns, and the image of one under a move.
type Transition<'a> = (u32, &'a dyn Fn(u32, usize) -> u32);

/// Builds the graph of rows and columns under moves with these costs.
fn row_graph(rows: Transition, columns: Transition, costs: &[u8]) -> UnreducedRows {
    UnreducedRows::new(rows, columns, costs.len()).with_costs(costs.to_vec())
}

impl SmallTables {
    /// Opens or builds the tables in a metric.
    ///
    /// # Errors
    /// [`TableError`], except that a failed write is reported by [`Tables::take_errors`].
    pub fn load<C: MetricTables>(tables: &Tables, workers: Workers) -> Result<Self, TableError> {
        let moves = MoveTables::new(workers.threads);
        let ([all, g1], [all_costs, g1_costs]) = ([ALL, G1].map(needed_turns::<C>), [ALL, G1].map(needed_costs::<C>));
        let (all, g1) = (|mv: usize| usize::from(all[mv]), |mv: usize| usize::from(g1[mv]));
        let slice = |row, mv| moves.slice.after(row, all(mv));
        let order = |row, mv| moves.sorted.after(row, g1(mv));
        let [a, b, c, d] = C::SMALL;
        // Two tables in parallel on one thread each: they are too small for more.
        let get = |name: &'static str, plain: &dyn Fn() -> UnreducedRows| {
            let spec = require(name)?;
            tables.load_or_build(spec, workers.control, || {
                let found = plain().graph().distances(name, Workers::new(1, workers.control))?;
                spec.check(&found.distribution)?;
                pack(name, &found.bytes, 4, |d| d.min(MAX_NIBBLE_DISTANCE), workers.control)
            })
        };
        let twist = |column, mv| moves.twist.after(column, all(mv));
        let flip = |column, mv| moves.flip.after(column, all(mv));
        let corners = |column, mv| moves.corners.after(column, g1(mv));
        let edges = |column, mv| moves.edges.after(column, usize::from(G1_INDEX[g1(mv)]));
        let (one, other) = join_two(
            workers.threads,
            || {
                let twist = get(a, &|| row_graph((SLICE.size, &slice), (TWIST.size, &twist), &all_costs))?;
                let edges = || row_graph((SLICE_ORDERS, &order), (EDGE_PERM.size, &edges), &g1_costs);
                Ok::<_, TableError>((twist, get(d, &edges)?))
            },
            || {
                let flip = get(b, &|| row_graph((SLICE.size, &slice), (FLIP.size, &flip), &all_costs))?;
                let corners = || row_graph((SLICE_ORDERS, &order), (CORNER_PERM.size, &corners), &g1_costs);
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
        let twist = nibble(self.slice_twist.as_slice(), slice * TWIST.size as usize + usize::from(twist));
        twist.max(nibble(self.slice_flip.as_slice(), slice * FLIP.size as usize + usize::from(flip)))
    }

    /// A lower bound on the length of phase 2 from the corners and slice edges, `order < 24`.
    #[inline]
    pub(crate) fn phase2_corners(&self, corners: u16, order: u16) -> u8 {
        nibble(self.slice_corners.as_slice(), usize::from(order) * CORNER_PERM.size as usize + usize::from(corners))
    }

    /// A lower bound on the length of phase 2 from all edges, `order < 24`.
    #[inline]
    pub(crate) fn phase2_edges(&self, edges: u16, order: u16) -> u8 {
        nibble(self.slice_edges.as_slice(), usize::from(order) * EDGE_PERM.size as usize + usize::from(edges))
    }
}
