//! Coordinates of G1 modulo S: which slabs the pieces are in, for states with all W stickers on the W axis.
//!
//! Four coordinates change independently under the 132 moves of G1; a few permutation signs matter only at the goal. For facts and group
//! orders see `docs/hypercube3.md`. All exact distances are computed breadth first when the tables are built.

mod distances;
mod moves;
mod numbering;
mod reading;

use self::moves::{EdgeMove, MoveTables};
use self::numbering::{CentreOrders, HalfNumbering, ORDER_CLASSES, Orientations, PlacesByKind};
use super::super::Tess3;
use super::super::codes::{CODE_TURNS, CodeTable};
use crate::tables::{TableError, Workers};

/// The axis whose cells are the outer slabs.
const W: usize = 3;
/// Number of moves of G1.
pub const MOVES: usize = 132;
/// Number of ways to choose half of 16 places.
const HALVES_OF_16: usize = 12_870;
/// Number of ways to choose half of 24 places.
const HALVES_OF_24: usize = 2_704_156;
/// Number of ways to choose half of 12 places.
pub(super) const HALVES_OF_12: usize = 924;
/// Modulus of sums of twists.
const TWISTS: usize = 3;
/// Number of possible sets of mirrored pieces among the eight inner ones of three colours: each has an even number of members.
const HANDEDNESS_SETS: usize = 128;
/// Number of centre coordinates: 12! divided by the 24 rotations of each outer slab.
const CENTRES: usize = HALVES_OF_12 * ORDER_CLASSES * ORDER_CLASSES;
/// Marks entries without a distance yet.
const UNVISITED: u8 = u8::MAX;

/// The coordinates of a state of G1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct SlabCoordinates {
    /// The places of the corners of the first slab, and the sum of their twists: `half * 3 + twist`.
    corners: u16,
    /// The places with mirrored inner pieces, and the sum of the twists of all inner pieces: `hands * 3 + twist`.
    handedness: u16,
    /// The places of the edges of the first slab as bits; bit 24 is the parity of their flips.
    edges: u32,
    /// The places of the centres of the first slab.
    centre_half: u16,
    /// The order of the centres of each outer slab, up to rotations of the slab.
    centre_orders: [u8; 2],
    /// Permutation signs that S preserves, relative to solved. Bits 0 to 2: the pieces of each slab; bits 3 and 4: the corners of the first
    /// slab together with those of the inner and of the last one.
    signs: u8,
}

/// Coordinates as indices of the net's inputs.
pub(super) struct InputIndices {
    pub corners: usize,
    pub handedness: usize,
    pub edges: u32,
    pub centre_half: usize,
    pub centre_orders: usize,
    pub signs: usize,
}

/// Number of values of a part's distance: 0 to 10.
pub(super) const PART_DISTANCE_VALUES: usize = 11;
/// Number of values of the corner coordinate.
pub(super) const CORNER_COORDINATES: usize = HALVES_OF_16 * TWISTS;
/// Number of values of the coordinate of the inner pieces.
pub(super) const INNER_COORDINATES: usize = HANDEDNESS_SETS * TWISTS;

impl SlabCoordinates {
    /// Returns the coordinates as indices; those of the centre orders are combined into one.
    #[inline(always)]
    pub(super) fn input_indices(&self) -> InputIndices {
        InputIndices {
            corners: usize::from(self.corners),
            handedness: usize::from(self.handedness),
            edges: self.edges,
            centre_half: usize::from(self.centre_half),
            centre_orders: usize::from(self.centre_orders[0]) * ORDER_CLASSES + usize::from(self.centre_orders[1]),
            signs: usize::from(self.signs),
        }
    }
}

/// Exact distances of three independent parts of a state, in moves: corners with handedness, edges, centres.
pub type PartDistances = [u8; 3];

/// Tables of G1 modulo S: numbering of coordinates, moves, and exact distances of the parts.
pub struct SlabTables {
    /// The moves of G1, as indices into [`CodeTable::turns`].
    pub turns: Vec<u16>,
    kinds: PlacesByKind,
    orientations: Orientations,
    halves: HalfNumbering,
    orders: CentreOrders,
    next: MoveTables,
    corner_distances: Vec<u8>,
    edge_distances: Vec<u8>,
    centre_distances: Vec<u8>,
    solved: SlabCoordinates,
    solved_signs: u8,
}

impl SlabTables {
    /// Builds the tables in memory and checks the distances against their known distributions.
    ///
    /// # Errors
    /// [`TableError::Stopped`] if the workers are stopped, or another [`TableError`] if memory is short or a distribution is wrong.
    pub fn build(workers: Workers) -> Result<Self, TableError> {
        let table = CodeTable::shared();
        let keeps_w = |turn: &u16| usize::from(table.turns[usize::from(*turn)].motion.axis[W]) == W;
        let turns: Vec<u16> = (0..CODE_TURNS as u16).filter(keeps_w).collect();
        assert_eq!(turns.len(), MOVES, "G1 has 132 moves");
        let (kinds, orientations, halves) = (PlacesByKind::new(), Orientations::new(), HalfNumbering::new());
        let mut out = Self {
            next: MoveTables::new(&turns, &kinds, &orientations, &halves),
            orders: CentreOrders::new(&kinds.centres),
            turns,
            kinds,
            orientations,
            halves,
            corner_distances: Vec::new(),
            edge_distances: Vec::new(),
            centre_distances: Vec::new(),
            solved: SlabCoordinates::default(),
            solved_signs: 0,
        };
        let solved = table.encode(&Tess3::solved());
        out.solved_signs = out.signs(&solved);
        out.solved = out.coordinates(&solved);
        out.compute_distances(workers)?;
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
        let [halves, one, other] = self.next.centre_halves[usize::from(from.centre_half) * MOVES + mv];
        from.centre_half = halves;
        from.centre_orders = [
            self.orders.next[usize::from(one)][usize::from(from.centre_orders[0])],
            self.orders.next[usize::from(other)][usize::from(from.centre_orders[1])],
        ];
        from
    }

    #[inline(always)]
    fn centres_number(&self, of: &SlabCoordinates) -> usize {
        (usize::from(of.centre_half) * ORDER_CLASSES + usize::from(of.centre_orders[0])) * ORDER_CLASSES
            + usize::from(of.centre_orders[1])
    }

    /// Returns the coordinates after the move with this index in [`SlabTables::turns`].
    #[inline(always)]
    pub fn after(&self, from: &SlabCoordinates, mv: usize) -> SlabCoordinates {
        let out = self.with_centres_after(*from, mv);
        SlabCoordinates {
            corners: self.next.corners[usize::from(from.corners) * MOVES + mv],
            handedness: self.next.handedness[usize::from(from.handedness) * MOVES + mv],
            edges: self.edges_after(from.edges, mv),
            signs: from.signs ^ self.changed_signs(from, mv),
            ..out
        }
    }

    /// Returns the bits of `signs` that a move changes.
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
        let [_, one, other] = self.next.centre_halves[usize::from(from.centre_half) * MOVES + mv];
        out ^ u8::from(self.orders.is_odd[usize::from(one)]) ^ u8::from(self.orders.is_odd[usize::from(other)]) << 2
    }

    /// Splits a corner coordinate: places 0 to 7 and 8 to 15 of the first slab's corners as bit sets, and the sum of their twists.
    #[inline]
    pub(super) fn corner_inputs(&self, number: usize) -> [usize; 3] {
        let set = usize::from(self.halves.sets_of_16[number / TWISTS]);
        [set & 0xff, set >> 8, number % TWISTS]
    }

    /// Returns the coordinates within `radius` moves of S, with their distances.
    pub fn ball(&self, radius: u8) -> super::ball::Ball<SlabCoordinates> {
        super::ball::Ball::new(self.solved, radius, MOVES, |from, mv| self.after(from, mv), |at| *at)
    }

    /// True for coordinates of S.
    #[inline]
    pub fn is_goal(&self, at: &SlabCoordinates) -> bool {
        at.signs == 0 && self.part_distances(at) == [0; 3]
    }

    /// Returns the exact distance of each part.
    #[inline(always)]
    pub fn part_distances(&self, of: &SlabCoordinates) -> PartDistances {
        [
            self.corner_distances[usize::from(of.corners) * HANDEDNESS_SETS * TWISTS + usize::from(of.handedness)],
            self.edge_distances[self.edge_number(of.edges)],
            self.centre_distances[self.centres_number(of)],
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
    fn coordinates_follow_the_moves_and_identify_s() {
        let control = Control::new();
        let tables = SlabTables::build(Workers::new(2, &control)).expect("nothing stops it");
        let (codes, frames) = (CodeTable::shared(), Frames::get());
        let mut random = ChaCha8Rng::seed_from_u64(3);
        for _ in 0..20 {
            let mut state = codes.encode(&Tess3::solved());
            let mut at = tables.coordinates(&state);
            for _ in 0..30 {
                let mv = random.random_range(0..MOVES);
                state = codes.turned(&state, usize::from(tables.turns[mv]));
                at = tables.after(&at, mv);
                assert_eq!(at, tables.coordinates(&state));
                assert_eq!(tables.is_goal(&at), frames.is_in_slabs(&state));
            }
            // Turns of S keep the state in S.
            let mut state = codes.encode(&Tess3::solved());
            for _ in 0..30 {
                let turn = usize::from(tables.turns[random.random_range(0..MOVES)]);
                let motion = &codes.turns[turn].motion;
                if motion.flip >> W & 1 == 0 {
                    state = codes.turned(&state, turn);
                    assert!(tables.is_goal(&tables.coordinates(&state)));
                }
            }
        }
    }
}
