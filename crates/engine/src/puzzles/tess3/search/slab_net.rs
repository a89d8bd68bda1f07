//! The inputs of the second phase's net, for the states after each move of G1.
//!
//! The inputs are places of pieces, sums of orientations, signs and the exact distances of three parts. The three rows of the corners are
//! summed in advance, so a state needs nine row look-ups instead of eleven.

use super::net::{ChildSums, Net, Row, add_row};
use super::slab_coordinates::{
    HALVES_OF_12, INNER_COORDINATES, MOVES, PART_DISTANCE_VALUES, SlabCoordinates, SlabTables,
};

// First row of each group of inputs: sets of eight places, sums of orientations, signs, centre halves and orders, and distances of the
// parts.
const CORNERS: usize = 0;
const CORNER_TWISTS: usize = CORNERS + 2 * 256;
const HANDEDNESS: usize = CORNER_TWISTS + 3;
const EDGES: usize = HANDEDNESS + INNER_COORDINATES;
const SIGNS: usize = EDGES + 3 * 256;
const HALVES: usize = SIGNS + 64;
const ORDERS: usize = HALVES + HALVES_OF_12;
const PARTS: usize = ORDERS + 900;
/// Number of rows of the net, one per input.
pub const ROWS: usize = PARTS + PART_DISTANCE_VALUES * PART_DISTANCE_VALUES * PART_DISTANCE_VALUES;

/// Returns the rows to sum for a state; the first three are those of the corners.
pub fn rows(tables: &SlabTables, at: &SlabCoordinates) -> [usize; 11] {
    let numbers = at.input_indices();
    let [low, middle, high, flip] = numbers.edges.to_le_bytes().map(usize::from);
    let [a, b, c] = tables.part_distances(at).map(usize::from);
    let [one, other, twist] = tables.corner_inputs(numbers.corners);
    [
        CORNERS + one,
        CORNERS + 256 + other,
        CORNER_TWISTS + twist,
        HANDEDNESS + numbers.handedness,
        EDGES + low,
        EDGES + 256 + middle,
        EDGES + 512 + high,
        SIGNS + numbers.signs + 32 * flip,
        HALVES + numbers.centre_half,
        ORDERS + numbers.centre_orders,
        PARTS + (a * PART_DISTANCE_VALUES + b) * PART_DISTANCE_VALUES + c,
    ]
}

/// A net with the rows of the corners summed in advance.
pub struct SlabNet {
    net: Net,
    corners: Vec<Row>,
}

impl SlabNet {
    /// Sums the corner rows of the net for each corner coordinate.
    pub fn new(net: Net, tables: &SlabTables) -> Self {
        let sum = |number: usize| {
            let [one, other, twist] = tables.corner_inputs(number);
            net.sum([CORNERS + one, CORNERS + 256 + other, CORNER_TWISTS + twist])
        };
        Self { corners: (0..super::slab_coordinates::CORNER_COORDINATES).map(sum).collect(), net }
    }

    /// Returns the first-layer sum of a state.
    #[inline(always)]
    fn sum(&self, tables: &SlabTables, at: &SlabCoordinates) -> Row {
        let mut sum = self.corners[at.input_indices().corners];
        for row in &rows(tables, at)[3..] {
            add_row(&mut sum, &self.net.rows[*row]);
        }
        sum
    }

    /// Evaluates the states after each move of G1 into `out`, indexed by move.
    pub fn evaluate_moves(&self, tables: &SlabTables, at: &SlabCoordinates, out: &mut [i32]) {
        self.net.evaluate_children(&SlabChildren { net: self, tables, at }, out);
    }
}

/// The states after each move of G1.
struct SlabChildren<'a> {
    net: &'a SlabNet,
    tables: &'a SlabTables,
    at: &'a SlabCoordinates,
}

impl ChildSums for SlabChildren<'_> {
    #[inline(always)]
    fn evaluate_each(&self, _: &Net, out: &mut [i32], answer: impl Fn(&Row) -> i32) {
        for (mv, out) in out.iter_mut().enumerate().take(MOVES) {
            *out = answer(&self.net.sum(self.tables, &self.tables.after(self.at, mv)));
        }
    }
}
