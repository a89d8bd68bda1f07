//! The cube as two rows of bytes, so that a turn before or after a sequence is a byte shuffle.
//!
//! Places and pieces are renumbered. Edges 0 to 3 belong to the slice of X and Y (between F and B), 4 to 7 to that of Y
//! and Z, 8 to 11 to that of Z and X. Corners 0 to 3 form one tetrad, 4 to 7 the other; corners of a tetrad are not
//! neighbours. Flips are defined so that every quarter turn flips the four edges that it moves, and a half turn none.

use crate::puzzle::cubes::FACE_TURNS;
use crate::puzzles::cube3::{CORNERS, Cube3, EDGES};
use crate::tables::simd::{LaneRows, Lanes};

/// Kociemba's numbers of the edge places and pieces, in the new order.
const EDGE_ORDER: [u8; EDGES] = [0, 2, 4, 6, 1, 3, 5, 7, 8, 9, 10, 11];
/// Kociemba's numbers of the corner places and pieces, in the new order.
const CORNER_ORDER: [u8; CORNERS] = [0, 2, 5, 7, 1, 3, 4, 6];
/// Number of edges in a slice, and of corners in a tetrad.
pub const ORBIT_SIZE: usize = 4;

/// Mask of the piece in a byte.
const PIECE: u8 = 0x0f;
/// Mask of the orientation in a byte.
const ORIENTATION: u8 = 0x30;

/// A state as two rows of sixteen bytes; bytes beyond the last place hold their own index.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CubieBytes {
    /// `edges[place]` is the piece there, plus 16 if it is flipped; `place < 12`.
    pub edges: [u8; 16],
    /// `corners[place]` is the piece there, plus 16 times its twist; `place < 8`.
    pub corners: [u8; 16],
}

impl CubieBytes {
    pub fn from_cube(cube: &Cube3) -> Self {
        let (mut edges, mut corners) = (std::array::from_fn(|n| n as u8), std::array::from_fn(|n| n as u8));
        for (place, &old) in EDGE_ORDER.iter().enumerate() {
            let piece = edge_number(cube.ep[usize::from(old)]);
            // Kociemba's flips are relative to Y in this slice; the cyclic convention used here needs X.
            let flip = cube.eo[usize::from(old)] ^ u8::from(place < ORBIT_SIZE) ^ u8::from(piece < ORBIT_SIZE);
            edges[place] = piece as u8 | flip << 4;
        }
        for (place, &old) in CORNER_ORDER.iter().enumerate() {
            let piece = corner_number(cube.cp[usize::from(old)]);
            corners[place] = piece as u8 | cube.co[usize::from(old)] << 4;
        }
        Self { edges, corners }
    }

    /// Returns the eighteen turns as states.
    pub fn turns() -> [Self; FACE_TURNS] {
        std::array::from_fn(|mv| Self::from_cube(Cube3::turn(mv)))
    }
}

/// Returns the new number of an edge or edge place, given Kociemba's.
pub fn edge_number(old: u8) -> usize {
    EDGE_ORDER.iter().position(|edge| *edge == old).expect("the order has every edge")
}

/// Returns the new number of a corner or corner place, given Kociemba's.
pub fn corner_number(old: u8) -> usize {
    CORNER_ORDER.iter().position(|corner| *corner == old).expect("the order has every corner")
}

/// Returns Kociemba's number of an edge or edge place, given the new one.
pub fn kociemba_edge(number: usize) -> u8 {
    EDGE_ORDER[number]
}

/// [`CubieBytes`] in registers.
#[derive(Clone, Copy, Debug)]
pub struct CubieLanes<L: Lanes>(L::Rows);

impl<L: Lanes> CubieLanes<L> {
    #[inline(always)]
    pub fn load(can: L::Proof, bytes: &CubieBytes) -> Self {
        Self(L::Rows::load(can, [bytes.edges, bytes.corners]))
    }

    #[inline(always)]
    pub fn bytes(self) -> CubieBytes {
        let [edges, corners] = self.0.rows().map(L::bytes);
        CubieBytes { edges, corners }
    }

    /// Returns the edges, laid out as in [`CubieBytes::edges`].
    #[inline(always)]
    pub fn edges(self) -> L {
        self.0.rows()[0]
    }

    /// Returns the corners, laid out as in [`CubieBytes::corners`].
    #[inline(always)]
    pub fn corners(self) -> L {
        self.0.rows()[1]
    }

    /// Returns the state after any turns that lead from the solved cube to `next`.
    #[inline(always)]
    pub fn then(self, can: L::Proof, next: Self) -> Self {
        let both = |bytes: [u8; 2]| L::Rows::load(can, bytes.map(|byte| [byte; 16]));
        let sum = self.0.shuffle(next.0.and(both([PIECE; 2]))).plus(next.0.and(both([ORIENTATION; 2])));
        // Reduces flips modulo two and twists modulo three: subtracting the modulus wraps smaller values around to
        // large ones, so the minimum is the remainder.
        Self(sum.min(sum.minus(both([0x20, 0x30]))))
    }
}

/// Two turns, packed so that one operation makes both, each on its own copy of a state.
#[derive(Clone, Copy, Debug)]
pub struct TurnPair {
    /// The edges of each turn.
    edges: [[u8; 16]; 2],
    /// The corners of both turns, eight bytes each.
    corners: [u8; 16],
}

impl TurnPair {
    pub fn new(turns: [&CubieBytes; 2]) -> Self {
        let corners = std::array::from_fn(|n| turns[n / 8].corners[n % 8]);
        Self { edges: turns.map(|turn| turn.edges), corners }
    }
}

/// Places and orientations of a state, prepared for making pairs of turns before it.
pub struct PremoveLanes<L: Lanes> {
    edges: L::Rows,
    flips: L::Rows,
    corners: L,
    twists: L,
}

impl<L: Lanes> PremoveLanes<L> {
    /// Loads two copies of a state, one for each turn of a pair.
    #[inline(always)]
    pub fn new(can: L::Proof, state: &CubieBytes) -> Self {
        let both = |byte: u8| L::Rows::load(can, [[byte; 16]; 2]);
        let edges = L::Rows::load(can, [state.edges; 2]);
        let corners = L::load(can, state.corners).shuffle(L::load(can, std::array::from_fn(|n| n as u8 % 8)));
        Self {
            edges: edges.and(both(PIECE)),
            flips: edges.and(both(ORIENTATION)),
            corners: corners.and(L::load(can, [7; 16])).plus(L::load(can, std::array::from_fn(|n| n as u8 / 8 * 8))),
            twists: corners.and(L::load(can, [ORIENTATION; 16])),
        }
    }

    /// Returns each of two turns followed by the state: one row of edges each, and the corners of both, eight bytes
    /// each.
    #[inline(always)]
    pub fn after(&self, can: L::Proof, turns: &TurnPair) -> (L::Rows, L) {
        let edges = L::Rows::load(can, turns.edges).shuffle(self.edges).xor(self.flips);
        let twisted = L::load(can, turns.corners).shuffle(self.corners).plus(self.twists);
        (edges, twisted.min(twisted.minus(L::load(can, [0x30; 16]))))
    }
}

/// A state prepared for making pairs of turns after it.
pub struct AfterLanes<L: Lanes> {
    edges: L::Rows,
    /// The corners twice, eight bytes each.
    corners: L,
}

impl<L: Lanes> AfterLanes<L> {
    /// Loads two copies of a state, one for each turn of a pair.
    #[inline(always)]
    pub fn load(can: L::Proof, state: &CubieBytes) -> Self {
        let corners = L::load(can, state.corners).shuffle(L::load(can, std::array::from_fn(|n| n as u8 % 8)));
        Self { edges: L::Rows::load(can, [state.edges; 2]), corners }
    }

    /// Returns the state followed by each of two turns: one row of edges each, and the corners of both, eight bytes
    /// each.
    #[inline(always)]
    pub fn then(&self, can: L::Proof, turns: &TurnPair) -> (L::Rows, L) {
        let both = |byte: u8| L::Rows::load(can, [[byte; 16]; 2]);
        let (edges, corners) = (L::Rows::load(can, turns.edges), L::load(can, turns.corners));
        let moved = self.edges.shuffle(edges.and(both(PIECE))).xor(edges.and(both(ORIENTATION)));
        let (piece, twist) = (corners.and(L::load(can, [7; 16])), corners.and(L::load(can, [ORIENTATION; 16])));
        let twisted = self.corners.shuffle(piece).plus(twist);
        (moved, twisted.min(twisted.minus(L::load(can, [0x30; 16]))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tables::simd::{CanPortable, Portable};
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn packed_states_compose_like_cubies(one: u128, other: u128) {
            let (one, other) = (Cube3::unrank(one), Cube3::unrank(other));
            let lanes = |cube: &Cube3| CubieLanes::<Portable>::load(CanPortable, &CubieBytes::from_cube(cube));
            let found = lanes(&one).then(CanPortable, lanes(&other)).bytes();
            prop_assert_eq!(found, CubieBytes::from_cube(&one.then(&other)));
        }

        #[test]
        fn a_turn_pair_gives_the_results_of_both_turns(rank: u128, one in 0..FACE_TURNS, other in 0..FACE_TURNS) {
            let (cube, turns) = (Cube3::unrank(rank), CubieBytes::turns());
            let pair = TurnPair::new([&turns[one], &turns[other]]);
            let (edges, corners) = AfterLanes::<Portable>::load(CanPortable, &CubieBytes::from_cube(&cube)).then(CanPortable, &pair);
            for (n, turn) in [one, other].into_iter().enumerate() {
                let expected = CubieBytes::from_cube(&cube.after(turn));
                prop_assert_eq!(&edges.rows()[n].bytes()[..EDGES], &expected.edges[..EDGES]);
                prop_assert_eq!(&corners.bytes()[8 * n..8 * n + 8], &expected.corners[..8]);
            }
        }
    }

    #[test]
    fn quarter_turns_flip_the_four_edges_they_move() {
        for (mv, turn) in CubieBytes::turns().iter().enumerate() {
            let flipped = turn.edges.iter().filter(|edge| **edge >= 16).count();
            let moved = (0..EDGES).filter(|&p| usize::from(turn.edges[p] & 15) != p).count();
            assert_eq!(moved, 4);
            assert_eq!(flipped, if mv % 3 == 1 { 0 } else { 4 }, "turn {mv}");
        }
    }

    #[test]
    fn half_turns_preserve_slices_and_tetrads() {
        for turn in CubieBytes::turns().iter().skip(1).step_by(3) {
            assert!((0..EDGES).all(|p| usize::from(turn.edges[p] & 15) / ORBIT_SIZE == p / ORBIT_SIZE));
            assert!((0..CORNERS).all(|p| usize::from(turn.corners[p] & 15) / ORBIT_SIZE == p / ORBIT_SIZE));
        }
    }
}
