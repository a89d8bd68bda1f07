//! Coordinates of G1 modulo S: the distance of the pieces from their slabs, for states whose W stickers all lie on the W axis.
//!
//! Four independent coordinates, each with the 132 moves of G1, and a few order signs that only the goal must have right. Facts and orders: see
//! `docs/hypercube3.md`. All exact distances are computed breadth first when the tables are built.

mod distances;
mod moves;
mod numbering;
mod reading;

use self::moves::{EdgeMove, MoveTables};
use self::numbering::{CentreOrders, Halves, Kinds, Orientations, UNLIKE};
use super::super::Tess3;
use super::super::codes::{CodeTable, TURNS};
use crate::tables::{TableError, Workers};

/// The axis whose cells are the outer slabs.
const W: usize = 3;
/// Number of moves of G1.
pub const MOVES: usize = 132;
/// Number of ways to choose half of sixteen, of twenty-four and of twelve places.
const HALVES_OF_16: usize = 12_870;
const HALVES_OF_24: usize = 2_704_156;
pub(super) const HALVES_OF_12: usize = 924;
/// Twist sums are taken modulo this.
const TWISTS: usize = 3;
/// Number of sets of mirrored pieces among the eight inner ones of three colours; the sets are even.
const HANDS: usize = 128;
/// Number of centre coordinates: 12! by the 24 rotations of each outer slab.
const CENTRES: usize = HALVES_OF_12 * UNLIKE * UNLIKE;
/// Marks entries without a distance yet.
const UNSEEN: u8 = u8::MAX;

/// The coordinates of a state of G1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct SlabCoordinates {
    /// The places of the corners of the first slab, and the sum of their twists: `half * 3 + twist`.
    corners: u16,
    /// The places with mirrored inner pieces, and the sum of their twists: `hands * 3 + twist`.
    hands: u16,
    /// The places of the edges of the first slab as bits; bit 24 is the sum of their flips.
    edges: u32,
    /// The places of the centres of the first slab, and the order of the centres of each outer slab up to its rotations.
    halves: u16,
    orders: [u8; 2],
    /// Signs of orders that S preserves and that differ from solved: bits for the pieces of each slab, and for the corners of the first slab together
    /// with those of the inner and of the last one.
    signs: u8,
}

/// The coordinates as numbers.
pub(super) struct Numbers {
    pub corners: usize,
    pub hands: usize,
    pub edges: u32,
    pub halves: usize,
    pub orders: usize,
    pub signs: usize,
}

/// Upper limit of the distances of parts.
pub(super) const FAR: usize = 11;
/// Number of coordinates of corners and of inner pieces.
pub(super) const CORNERS: usize = HALVES_OF_16 * TWISTS;
pub(super) const HANDED: usize = HANDS * TWISTS;

impl SlabCoordinates {
    /// The coordinates as numbers.
    #[inline(always)]
    pub(super) fn numbers(&self) -> Numbers {
        Numbers {
            corners: usize::from(self.corners),
            hands: usize::from(self.hands),
            edges: self.edges,
            halves: usize::from(self.halves),
            orders: usize::from(self.orders[0]) * UNLIKE + usize::from(self.orders[1]),
            signs: usize::from(self.signs),
        }
    }
}

/// Distances of the three independent parts of a state: corners with hands, edges, centres.
pub type PartDistances = [u8; 3];

/// The tables of coordinates, moves and distances.
pub struct SlabTables {
    /// The numbers of the moves of G1 among all turns.
    pub turns: Vec<u16>,
    kinds: Kinds,
    orientations: Orientations,
    halves: Halves,
    orders: CentreOrders,
    next: MoveTables,
    to_corners: Vec<u8>,
    to_edges: Vec<u8>,
    to_centres: Vec<u8>,
    solved: SlabCoordinates,
    solved_signs: u8,
}

impl SlabTables {
    /// Builds the tables.
    ///
    /// # Errors
    /// [`TableError::Stopped`] if the workers are stopped.
    pub fn build(workers: Workers) -> Result<Self, TableError> {
        let table = CodeTable::get();
        let keeps_w = |turn: &u16| usize::from(table.turns[usize::from(*turn)].motion.axis[W]) == W;
        let turns: Vec<u16> = (0..TURNS as u16).filter(keeps_w).collect();
        assert_eq!(turns.len(), MOVES, "G1 has 132 moves");
        let (kinds, orientations, halves) = (Kinds::new(), Orientations::new(), Halves::new());
        let mut out = Self {
            next: MoveTables::new(&turns, &kinds, &orientations, &halves),
            orders: CentreOrders::new(&kinds.centres),
            turns,
            kinds,
            orientations,
            halves,
            to_corners: Vec::new(),
            to_edges: Vec::new(),
            to_centres: Vec::new(),
            solved: SlabCoordinates::default(),
            solved_signs: 0,
        };
        let solved = table.encode(&Tess3::solved());
        out.solved_signs = out.signs(&solved);
        out.solved = out.of(&solved);
        out.find_distances(workers)?;
        Ok(out)
    }

    #[inline(always)]
    fn edges_after(&self, edges: u32, mv: usize) -> u32 {
        let EdgeMove { carried, flips, .. } = &self.next.edges[mv];
        let [a, b, c, flip] = edges.to_le_bytes();
        let flip = (u32::from(flip) ^ (edges & flips).count_ones()) & 1;
        carried[0][usize::from(a)] | carried[1][usize::from(b)] | carried[2][usize::from(c)] | flip << 24
    }

    #[inline(always)]
    fn edge_number(&self, edges: u32) -> usize {
        self.halves.number_of_24(edges) * 2 + (edges >> 24) as usize
    }

    #[inline(always)]
    fn with_centres_after(&self, mut from: SlabCoordinates, mv: usize) -> SlabCoordinates {
        let [halves, one, other] = self.next.halves[usize::from(from.halves) * MOVES + mv];
        from.halves = halves;
        from.orders = [
            self.orders.next[usize::from(one)][usize::from(from.orders[0])],
            self.orders.next[usize::from(other)][usize::from(from.orders[1])],
        ];
        from
    }

    #[inline(always)]
    fn centres_number(&self, of: &SlabCoordinates) -> usize {
        (usize::from(of.halves) * UNLIKE + usize::from(of.orders[0])) * UNLIKE + usize::from(of.orders[1])
    }

    /// Returns the coordinates after a move.
    #[inline(always)]
    pub fn after(&self, from: &SlabCoordinates, mv: usize) -> SlabCoordinates {
        let out = self.with_centres_after(*from, mv);
        SlabCoordinates {
            corners: self.next.corners[usize::from(from.corners) * MOVES + mv],
            hands: self.next.hands[usize::from(from.hands) * MOVES + mv],
            edges: self.edges_after(from.edges, mv),
            signs: from.signs ^ self.changed_signs(from, mv),
            ..out
        }
    }

    /// The signs that a move changes.
    #[inline(always)]
    fn changed_signs(&self, from: &SlabCoordinates, mv: usize) -> u8 {
        let mut out = self.next.corner_signs[usize::from(from.corners) / TWISTS * MOVES + mv];
        let EdgeMove { crossed, .. } = &self.next.edges[mv];
        let is_odd = |set: u32| {
            let [a, b, c, _] = set.to_le_bytes();
            let later = crossed[0][usize::from(a)] ^ crossed[1][usize::from(b)] ^ crossed[2][usize::from(c)];
            (later & set).count_ones() as u8 & 1
        };
        let set = from.edges & 0xff_ffff;
        out ^= is_odd(set) | is_odd(!set & 0xff_ffff) << 2;
        let [_, one, other] = self.next.halves[usize::from(from.halves) * MOVES + mv];
        out ^ u8::from(self.orders.is_odd[usize::from(one)]) ^ u8::from(self.orders.is_odd[usize::from(other)]) << 2
    }

    /// The places of the first slab's corners, eight and eight, and the sum of their twists.
    #[inline]
    pub(super) fn corner_rows(&self, number: usize) -> [usize; 3] {
        let set = usize::from(self.halves.sets_of_16[number / TWISTS]);
        [set & 0xff, set >> 8, number % TWISTS]
    }

    /// Returns the states within `radius` moves of S.
    pub fn ball(&self, radius: u8) -> super::ball::Ball<SlabCoordinates> {
        super::ball::Ball::new(self.solved, radius, MOVES, |from, mv| self.after(from, mv), |at| *at)
    }

    /// True for coordinates of S.
    #[inline]
    pub fn is_goal(&self, at: &SlabCoordinates) -> bool {
        at.signs == 0 && self.parts(at) == [0; 3]
    }

    /// Returns the distances of the parts.
    #[inline(always)]
    pub fn parts(&self, of: &SlabCoordinates) -> PartDistances {
        [
            self.to_corners[usize::from(of.corners) * HANDS * TWISTS + usize::from(of.hands)],
            self.to_edges[self.edge_number(of.edges)],
            self.to_centres[self.centres_number(of)],
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::super::frames::Frames;
    use super::*;
    use crate::control::Control;
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;

    #[test]
    fn coordinates_follow_the_moves_and_tell_the_slabs() {
        let control = Control::new();
        let tables = SlabTables::build(Workers::new(2, &control)).expect("nothing stops it");
        let (codes, frames) = (CodeTable::get(), Frames::get());
        let mut random = ChaCha8Rng::seed_from_u64(3);
        for _ in 0..20 {
            let mut state = codes.encode(&Tess3::solved());
            let mut at = tables.of(&state);
            for _ in 0..30 {
                let mv = random.random_range(0..MOVES);
                state = codes.turned(&state, usize::from(tables.turns[mv]));
                at = tables.after(&at, mv);
                assert_eq!(at, tables.of(&state));
                assert_eq!(tables.is_goal(&at), frames.is_in_slabs(&state));
            }
            // Turns of S leave the goal.
            let mut state = codes.encode(&Tess3::solved());
            for _ in 0..30 {
                let turn = usize::from(tables.turns[random.random_range(0..MOVES)]);
                let motion = &codes.turns[turn].motion;
                if motion.flip >> W & 1 == 0 {
                    state = codes.turned(&state, turn);
                    assert!(tables.is_goal(&tables.of(&state)));
                }
            }
        }
    }
}
