//! Symmetry classes of states under the 384 signed permutations.
//!
//! A state is stored as one rotation per piece: the one that carries the piece from home to its position. A move
//! multiplies eight of them from the left. The view that one piece has of another, `inverse(one) * other`, does not
//! depend on how the puzzle is held, so every piece can serve as the reference: sixteen pieces and twenty-four
//! permutations of the axes give the 384 conjugates of a state, read off a table of sixteen times sixteen views.

use std::collections::HashMap;

use super::{PIECES, Tess2};
use crate::puzzle::{MoveDef, PuzzleId, geometry::SignedPerm, group::AxisPerm, hypercube::MOVES_PER_LAYER_SET};

/// Number of symmetries of the hypercube, mirrors included.
pub const SYMMETRIES: u32 = 384;
/// Number of permutations of the four axes.
const AXIS_PERMUTATIONS: usize = 24;
/// Row length of tables indexed by rotation: the 192 rotations, padded so that every `u8` is a valid index.
const ROW_LEN: usize = 256;

/// A state of the 2x2x2x2 with its reference piece at home, as one rotation per piece.
///
/// Byte `q`, counted from the most significant one, is the number of piece `q`'s rotation in [`SymmetryClasses`]; byte 0
/// is always 0, the identity.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PieceRotations(u128);

impl PieceRotations {
    /// The solved state.
    pub const SOLVED: Self = Self(0);

    fn to_bytes(self) -> [u8; PIECES] {
        self.0.to_be_bytes()
    }

    /// Returns a hash of the rotations of all pieces, the same on every machine, `0 <= hash < 2^32`.
    pub fn hash32(self) -> u64 {
        let folded = (self.0 >> 64) as u64 ^ (self.0 as u64).rotate_left(29);
        folded.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32
    }
}

/// A class of states that the 384 symmetries carry into one another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct SymmetryClass {
    /// The canonical member of the class.
    pub representative: PieceRotations,
    /// Number of symmetries that leave a state of the class unchanged, a divisor of [`SYMMETRIES`].
    pub stabiliser_order: u32,
}

impl SymmetryClass {
    /// Returns the number of states of the class, `1 <= states <= SYMMETRIES`.
    pub fn states(&self) -> u32 {
        SYMMETRIES / self.stabiliser_order
    }
}

/// Look-up tables for moves and symmetries of [`PieceRotations`].
#[derive(Debug)]
pub struct SymmetryClasses {
    /// The 192 rotations of space, the identity first.
    rotations: Vec<SignedPerm>,
    /// `quotient[a * ROW_LEN + b]`: rotation `b` followed by the inverse of rotation `a`.
    quotient: Vec<u8>,
    /// `turned[mv * ROW_LEN + a]`: rotation `a` followed by the motion of move `mv`.
    turned: Vec<u8>,
    /// `position_after[a][q]`: where rotation `a` moves the piece at position `q`.
    position_after: Vec<[u8; PIECES]>,
    /// `mirrored[piece * ROW_LEN + a]`: rotation `a` conjugated by the axis flips that exchange piece 0 and `piece`.
    mirrored: Vec<u8>,
    /// `swapped[swap * ROW_LEN + a]`: rotation `a` conjugated by axis permutation `swap`.
    swapped: Vec<u8>,
    /// Indexed by `[swap][q]`: the piece that axis permutation `swap` carries to piece `q`.
    swap_source: [[u8; PIECES]; AXIS_PERMUTATIONS],
    /// Indexed by `differing * ROW_LEN + a`: a symmetry-invariant number for view `a`, a rotation, between two pieces whose
    /// numbers differ in `differing` of their four bits.
    invariant_of: Vec<u64>,
    /// The first 92 moves of the puzzle, in the order of the rows of `turned`.
    moves: &'static [MoveDef],
}

impl Default for SymmetryClasses {
    /// Computes the tables from geometry.
    fn default() -> Self {
        let rotations = SignedPerm::rotations(4);
        let number: HashMap<SignedPerm, u8> = (0..).zip(&rotations).map(|(n, r)| (*r, n)).collect();
        // A table row: the number of each rotation's image under `becomes`.
        let row = |becomes: &dyn Fn(&SignedPerm) -> SignedPerm| {
            let mut row = vec![0; ROW_LEN];
            rotations.iter().zip(&mut row).for_each(|(r, n)| *n = number[&becomes(r)]);
            row
        };
        let conjugated = |by: SignedPerm| row(&|r: &SignedPerm| by.after(r).after(&by.inverse()));
        let mirror = |flip: usize| SignedPerm { flip: flip as u8, ..SignedPerm::IDENTITY };
        let swaps: Vec<SignedPerm> = AxisPerm::all().iter().map(|g| SignedPerm { axis: g.images(), flip: 0 }).collect();
        let moves = &PuzzleId::Tess2.def().moves[..MOVES_PER_LAYER_SET];
        let mirrored: Vec<u8> = (0..PIECES).flat_map(|piece| conjugated(mirror(piece))).collect();
        let swapped: Vec<u8> = swaps.iter().flat_map(|swap| conjugated(*swap)).collect();
        let mut swap_source = [[0; PIECES]; AXIS_PERMUTATIONS];
        for (swap_source, swap) in swap_source.iter_mut().zip(&swaps) {
            (0..PIECES as u8).for_each(|q| swap_source[swap.image_of_position(q) as usize] = q);
        }
        Self {
            quotient: rotations.iter().flat_map(|a| row(&|b: &SignedPerm| a.inverse().after(b))).collect(),
            turned: moves.iter().flat_map(|mv| row(&|a: &SignedPerm| mv.motion.after(a))).collect(),
            position_after: rotations.iter().map(|a| std::array::from_fn(|q| a.image_of_position(q as u8))).collect(),
            invariant_of: view_invariants(&rotations, &mirrored, &swapped),
            mirrored,
            swapped,
            swap_source,
            moves,
            rotations,
        }
    }
}

impl SymmetryClasses {
    /// Returns the state after move `mv < 92`.
    ///
    /// # Panics
    /// If `mv >= 92`.
    pub fn after(&self, state: PieceRotations, mv: usize) -> PieceRotations {
        let axis = self.moves[mv].axis;
        let turned = &self.turned[mv * ROW_LEN..][..ROW_LEN];
        let mut pieces = state.to_bytes();
        for (q, rotation) in pieces.iter_mut().enumerate() {
            let at = self.position_after[usize::from(*rotation)][q];
            if at >> axis & 1 == 1 {
                *rotation = turned[usize::from(*rotation)];
            }
        }
        PieceRotations(u128::from_be_bytes(pieces))
    }

    /// Returns the class of a state.
    ///
    /// Reference pieces are those with the minimum sum of invariants over their views of all others; the representative is
    /// the lexicographically smallest of their views under any permutation of the axes.
    pub fn class(&self, state: PieceRotations) -> SymmetryClass {
        let pieces = state.to_bytes();
        let mut sees = [0u64; PIECES];
        for (a, rotation) in pieces.iter().enumerate() {
            let views = &self.quotient[usize::from(*rotation) * ROW_LEN..][..ROW_LEN];
            for b in a + 1..PIECES {
                let differing = (a ^ b).count_ones() as usize;
                // The view back is the inverse, which is conjugate to the view: every rotation of this group is
                // conjugate to its inverse.
                let seen = self.invariant_of[differing * ROW_LEN + usize::from(views[usize::from(pieces[b])])];
                sees[a] = sees[a].wrapping_add(seen);
                sees[b] = sees[b].wrapping_add(seen);
            }
        }
        let least = sees.iter().copied().min().unwrap_or(0);
        let (mut best, mut alike) = ([u8::MAX; PIECES], 0);
        for a in (0..PIECES).filter(|a| sees[*a] == least) {
            let views = &self.quotient[usize::from(pieces[a]) * ROW_LEN..][..ROW_LEN];
            let mirrored = &self.mirrored[a * ROW_LEN..][..ROW_LEN];
            let view: [u8; PIECES] = std::array::from_fn(|q| mirrored[usize::from(views[usize::from(pieces[a ^ q])])]);
            for (swapped, before) in self.swapped.chunks_exact(ROW_LEN).zip(&self.swap_source) {
                let image = |q: usize| swapped[usize::from(view[usize::from(before[q])])];
                let Some(q) = (0..PIECES).find(|&q| image(q) != best[q]) else {
                    alike += 1;
                    continue;
                };
                if image(q) < best[q] {
                    (q..PIECES).for_each(|q| best[q] = image(q));
                    alike = 1;
                }
            }
        }
        SymmetryClass { representative: PieceRotations(u128::from_be_bytes(best)), stabiliser_order: alike }
    }

    /// Converts a cubie-level state without mirrored pieces; the result is wrong for any other state.
    pub fn from_state(&self, state: &Tess2) -> PieceRotations {
        let mut pieces = [0; PIECES];
        for (p, (&q, ori)) in state.piece.iter().zip(&state.ori).enumerate() {
            let axes = SignedPerm { axis: ori.images(), flip: 0 };
            let rotation = SignedPerm { flip: axes.image_of_position(q) ^ p as u8, ..axes };
            // The orientation of an unmirrored piece always comes from a rotation, so the search succeeds.
            let number = self.rotations.iter().position(|r| *r == rotation).unwrap_or(0);
            pieces[usize::from(q)] = number as u8;
        }
        PieceRotations(u128::from_be_bytes(pieces))
    }

    /// Converts to a cubie-level state, the inverse of [`from_state`](Self::from_state).
    pub fn to_state(&self, rotated: PieceRotations) -> Tess2 {
        let mut out = Tess2::SOLVED;
        for (q, rotation) in rotated.to_bytes().into_iter().enumerate() {
            let at = usize::from(self.position_after[usize::from(rotation)][q]);
            out.piece[at] = q as u8;
            out.ori[at] = AxisPerm::new(self.rotations[usize::from(rotation)].axis);
        }
        out
    }
}

/// Returns [`SymmetryClasses::invariant_of`]: a number for each count of differing bits and each rotation, the same for conjugate
/// rotations.
fn view_invariants(rotations: &[SignedPerm], mirrored: &[u8], swapped: &[u8]) -> Vec<u64> {
    let mut least: Vec<usize> = (0..ROW_LEN).collect();
    for a in 0..rotations.len() {
        let conjugates = mirrored.chunks_exact(ROW_LEN).flat_map(|m| {
            let a = usize::from(m[a]);
            swapped.chunks_exact(ROW_LEN).map(move |s| usize::from(s[a]))
        });
        least[a] = conjugates.min().unwrap_or(a);
    }
    // Sums of these numbers are compared, so the numbers must look random.
    let mix = |n: usize| {
        let mut n = (n as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        n = (n ^ n >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        (n ^ n >> 27).wrapping_mul(0x94d0_49bb_1331_11eb)
    };
    (0..=4).flat_map(|differing| least.iter().map(move |n| mix(differing * ROW_LEN + n))).collect()
}
