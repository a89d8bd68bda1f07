//! The states after each move of G1 as the net of the second phase sees them.
//!
//! The net's inputs are places of pieces, sums of orientations, signs and the exact distances of three parts. Inputs that always come
//! together are added up beforehand, so that a state has nine rows.

use super::net::{Children, Net, Row, WIDE, add};
use super::slab_coordinates::{Apart, FAR, MOVES, SlabTables, View};

/// Where the rows of each input begin.
const CORNER_PLACES: usize = 0;
const CORNER_TWISTS: usize = CORNER_PLACES + 16;
const HANDS: usize = CORNER_TWISTS + 3;
const HAND_TWISTS: usize = HANDS + 8;
const EDGE_PLACES: usize = HAND_TWISTS + 3;
const SIGNS: usize = EDGE_PLACES + 24;
const CENTRE_PLACES: usize = SIGNS + 64;
const CENTRE_ORDERS: usize = CENTRE_PLACES + 12;
const PARTS: usize = CENTRE_ORDERS + 60;
/// The number of rows.
pub const ROWS: usize = PARTS + FAR * FAR * FAR;

/// The rows of a state.
pub fn rows(tables: &SlabTables, at: &Apart) -> impl Iterator<Item = usize> {
    let View { corners, corner_twist, hands, hand_twist, edges, flip, signs, centres, orders } = tables.view(at);
    let set = |first: usize, mask: u32| (0..24).filter(move |n| mask >> n & 1 == 1).map(move |n| first + n);
    let [a, b, c] = tables.parts(at).map(usize::from);
    let single = [
        CORNER_TWISTS + corner_twist,
        HAND_TWISTS + hand_twist,
        SIGNS + signs + 32 * flip,
        CENTRE_ORDERS + orders[0],
        CENTRE_ORDERS + 30 + orders[1],
        PARTS + (a * FAR + b) * FAR + c,
    ];
    let sets = set(CORNER_PLACES, corners).chain(set(HANDS, hands)).chain(set(EDGE_PLACES, edges)).chain(set(CENTRE_PLACES, centres));
    sets.chain(single)
}

/// A net with the rows that come together added up.
pub struct SlabNet {
    net: Net,
    corners: Vec<Row>,
    hands: Vec<Row>,
    edges: [Vec<Row>; 3],
    signs: Vec<Row>,
    halves: Vec<Row>,
    orders: Vec<Row>,
    parts: Vec<Row>,
}

impl SlabNet {
    /// Adds up the rows of a net.
    pub fn new(net: Net, tables: &SlabTables) -> Self {
        let set = |first: usize, mask: u32| {
            let mut sum = [0; WIDE];
            for n in (0..24).filter(|n| mask >> n & 1 == 1) {
                add(&mut sum, &net.rows[first + n]);
            }
            sum
        };
        let with = |mut sum: Row, row: usize| {
            add(&mut sum, &net.rows[row]);
            sum
        };
        let corners = (0..super::slab_coordinates::CORNERS)
            .map(|number| {
                let view = tables.view(&Apart::of_corners(number));
                let mut sum = with(set(CORNER_PLACES, view.corners), CORNER_TWISTS + view.corner_twist);
                add(&mut sum, &net.bias);
                sum
            })
            .collect();
        let hands = (0..super::slab_coordinates::HANDED)
            .map(|number| {
                let view = tables.view(&Apart::of_hands(number));
                with(set(HANDS, view.hands), HAND_TWISTS + view.hand_twist)
            })
            .collect();
        let edges = [0, 1, 2].map(|byte| (0..256).map(|mask| set(EDGE_PLACES + 8 * byte, mask)).collect());
        let halves = (0..super::slab_coordinates::HALVES_OF_12)
            .map(|number| set(CENTRE_PLACES, tables.view(&Apart::of_halves(number)).centres))
            .collect();
        let orders = (0..900).map(|n| with(net.rows[CENTRE_ORDERS + n / 30], CENTRE_ORDERS + 30 + n % 30)).collect();
        let signs = net.rows[SIGNS..CENTRE_PLACES].to_vec();
        let parts = net.rows[PARTS..].to_vec();
        Self { corners, hands, edges, signs, halves, orders, parts, net }
    }

    /// The sum of the first layer for a state.
    #[inline(always)]
    fn sum(&self, tables: &SlabTables, at: &Apart) -> Row {
        let [a, b, c] = tables.parts(at).map(usize::from);
        let numbers = at.numbers();
        let [low, middle, high, flip] = numbers.edges.to_le_bytes().map(usize::from);
        let mut sum = self.corners[numbers.corners];
        add(&mut sum, &self.hands[numbers.hands]);
        add(&mut sum, &self.edges[0][low]);
        add(&mut sum, &self.edges[1][middle]);
        add(&mut sum, &self.edges[2][high]);
        add(&mut sum, &self.signs[numbers.signs + 32 * flip]);
        add(&mut sum, &self.halves[numbers.halves]);
        add(&mut sum, &self.orders[numbers.orders]);
        add(&mut sum, &self.parts[(a * FAR + b) * FAR + c]);
        sum
    }

    /// The answers for what follows from a state.
    pub fn answers(&self, tables: &SlabTables, at: &Apart, out: &mut [i32; MOVES]) {
        self.net.answers(&AfterMoves { net: self, tables, at }, out);
    }
}

/// The states after each move of G1.
struct AfterMoves<'a> {
    net: &'a SlabNet,
    tables: &'a SlabTables,
    at: &'a Apart,
}

impl Children for AfterMoves<'_> {
    #[inline(always)]
    fn each(&self, _: &Net, out: &mut [i32], answer: impl Fn(&Row) -> i32) {
        for (mv, out) in out.iter_mut().enumerate().take(MOVES) {
            *out = answer(&self.net.sum(self.tables, &self.tables.after(self.at, mv)));
        }
    }
}
