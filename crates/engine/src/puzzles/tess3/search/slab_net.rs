//! The inputs of the second phase's net, for the states after each move of G1.
//!
//! The inputs are places of pieces, sums of orientations, signs and the exact distances of three parts. The rows of the corners are summed in
//! advance, so that a state has nine rows.

use super::net::{Children, Net, Row, add};
use super::slab_coordinates::{FAR, HALVES_OF_12, HANDED, MOVES, SlabCoordinates, SlabTables};

/// The first row of each input: eight places at a time, sums of orientations, signs, and the distances of the parts.
const CORNERS: usize = 0;
const CORNER_TWISTS: usize = CORNERS + 2 * 256;
const HANDS: usize = CORNER_TWISTS + 3;
const EDGES: usize = HANDS + HANDED;
const SIGNS: usize = EDGES + 3 * 256;
const HALVES: usize = SIGNS + 64;
const ORDERS: usize = HALVES + HALVES_OF_12;
const PARTS: usize = ORDERS + 900;
/// Number of rows.
pub const ROWS: usize = PARTS + FAR * FAR * FAR;

/// Returns the rows of a state.
pub fn rows(tables: &SlabTables, at: &SlabCoordinates) -> [usize; 11] {
    let numbers = at.numbers();
    let [low, middle, high, flip] = numbers.edges.to_le_bytes().map(usize::from);
    let [a, b, c] = tables.parts(at).map(usize::from);
    let [one, other, twist] = tables.corner_rows(numbers.corners);
    [
        CORNERS + one,
        CORNERS + 256 + other,
        CORNER_TWISTS + twist,
        HANDS + numbers.hands,
        EDGES + low,
        EDGES + 256 + middle,
        EDGES + 512 + high,
        SIGNS + numbers.signs + 32 * flip,
        HALVES + numbers.halves,
        ORDERS + numbers.orders,
        PARTS + (a * FAR + b) * FAR + c,
    ]
}

/// A net with the rows of the corners summed in advance.
pub struct SlabNet {
    net: Net,
    corners: Vec<Row>,
}

impl SlabNet {
    /// Sums the rows of the corners of a net.
    pub fn new(net: Net, tables: &SlabTables) -> Self {
        let sum = |number: usize| {
            let [one, other, twist] = tables.corner_rows(number);
            net.sum([CORNERS + one, CORNERS + 256 + other, CORNER_TWISTS + twist])
        };
        Self { corners: (0..super::slab_coordinates::CORNERS).map(sum).collect(), net }
    }

    /// Sums the first layer for a state.
    #[inline(always)]
    fn sum(&self, tables: &SlabTables, at: &SlabCoordinates) -> Row {
        let mut sum = self.corners[at.numbers().corners];
        for row in &rows(tables, at)[3..] {
            add(&mut sum, &self.net.rows[*row]);
        }
        sum
    }

    /// Computes the answers for the states after each move.
    pub fn answers(&self, tables: &SlabTables, at: &SlabCoordinates, out: &mut [i32]) {
        self.net.answers(&AfterMoves { net: self, tables, at }, out);
    }
}

/// The states after each move of G1.
struct AfterMoves<'a> {
    net: &'a SlabNet,
    tables: &'a SlabTables,
    at: &'a SlabCoordinates,
}

impl Children for AfterMoves<'_> {
    #[inline(always)]
    fn each(&self, _: &Net, out: &mut [i32], answer: impl Fn(&Row) -> i32) {
        for (mv, out) in out.iter_mut().enumerate().take(MOVES) {
            *out = answer(&self.net.sum(self.tables, &self.tables.after(self.at, mv)));
        }
    }
}
