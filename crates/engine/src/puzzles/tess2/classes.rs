//! Symmetry classes of states under the 384 signed permutations, computed quickly.
//!
//! Here a state is one rotation of space per piece: the one that carries the piece from home to its position. A move
//! multiplies eight of them from the left, and the view that one piece has of another, `inverse(of one) * of other`,
//! does not depend on how the puzzle is held. So every piece can serve as the reference: with sixteen pieces and
//! twenty-four exchanges of axes, the 384 conjugates of a state are read off a table of sixteen times sixteen views.

use std::collections::HashMap;

use super::{PIECES, Tess2};
use crate::puzzle::{MoveDef, PuzzleId, geometry::SignedPerm, group::AxisPerm, hypercube::MOVES};

/// Number of symmetries of the hypercube, mirrors included.
pub const SYMMETRIES: u32 = 384;
/// Number of ways to exchange the four axes.
const SWAPS: usize = 24;
/// Row length of tables indexed by one of the 192 rotations: a power of two, for an index of one byte.
const ROW: usize = 256;

/// A state of the 2x2x2x2 with its reference piece at home, as one rotation per piece.
///
/// Byte `q`, counted from the most significant one, is the rotation of piece `q` as [`Classes`] numbers them; byte 0 is
/// 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rotated(u128);

impl Rotated {
    /// The solved state.
    pub const SOLVED: Self = Self(0);

    fn of(self) -> [u8; PIECES] {
        self.0.to_be_bytes()
    }

    /// Returns a hash of the rotations of all pieces, the same on every machine, `0 <= hash < 2^32`.
    pub fn mixed(self) -> u64 {
        let folded = (self.0 >> 64) as u64 ^ (self.0 as u64).rotate_left(29);
        folded.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32
    }
}

/// A symmetry class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct SymmetryClass {
    /// The representative of the class, one of its states.
    pub representative: Rotated,
    /// Number of symmetries that leave a state of the class unchanged, a divisor of [`SYMMETRIES`].
    pub alike: u32,
}

impl SymmetryClass {
    /// Returns the number of states of the class, `1 <= states <= SYMMETRIES`.
    pub fn states(&self) -> u32 {
        SYMMETRIES / self.alike
    }
}

/// The tables of the algebra of rotated pieces.
#[derive(Debug)]
pub struct Classes {
    /// The 192 rotations of space, the identity first.
    rotations: Vec<SignedPerm>,
    /// `quotient[a * ROW + b]`: the inverse of rotation `a`, after rotation `b`.
    quotient: Vec<u8>,
    /// `turned[mv * ROW + a]`: rotation `a` followed by the motion of move `mv`.
    turned: Vec<u8>,
    /// `lies[a][q]`: the position to which rotation `a` carries piece `q`.
    lies: Vec<[u8; PIECES]>,
    /// `mirrored[piece * ROW + a]`: rotation `a` conjugated by the reflection that exchanges piece 0 and the piece.
    mirrored: Vec<u8>,
    /// `swapped[swap * ROW + a]`: rotation `a` conjugated by an exchange of axes.
    swapped: Vec<u8>,
    /// `before[swap][q]`: the piece that the exchange of axes `swap` carries to piece `q`.
    before: [[u8; PIECES]; SWAPS],
    /// `trait_of[differing * ROW + a]`: a symmetry-invariant number for a view, rotation `a`, between two pieces whose
    /// numbers differ in `differing` of the four bits.
    trait_of: Vec<u64>,
    /// The axis and the rows of `turned` of each move.
    moves: &'static [MoveDef],
}

impl Default for Classes {
    /// Computes the tables from geometry.
    fn default() -> Self {
        let rotations = SignedPerm::rotations(4);
        let number: HashMap<SignedPerm, u8> = (0..).zip(&rotations).map(|(n, r)| (*r, n)).collect();
        // Number of the image of each rotation.
        let row = |becomes: &dyn Fn(&SignedPerm) -> SignedPerm| {
            let mut row = vec![0; ROW];
            rotations.iter().zip(&mut row).for_each(|(r, n)| *n = number[&becomes(r)]);
            row
        };
        let conjugated = |by: SignedPerm| row(&|r: &SignedPerm| by.after(r).after(&by.inverse()));
        let mirror = |flip: usize| SignedPerm { flip: flip as u8, ..SignedPerm::IDENTITY };
        let swaps: Vec<SignedPerm> = AxisPerm::all().iter().map(|g| SignedPerm { axis: g.images(), flip: 0 }).collect();
        let moves = &PuzzleId::Tess2.def().moves[..MOVES];
        let mirrored: Vec<u8> = (0..PIECES).flat_map(|piece| conjugated(mirror(piece))).collect();
        let swapped: Vec<u8> = swaps.iter().flat_map(|swap| conjugated(*swap)).collect();
        let mut before = [[0; PIECES]; SWAPS];
        for (before, swap) in before.iter_mut().zip(&swaps) {
            (0..PIECES as u8).for_each(|q| before[swap.position(q) as usize] = q);
        }
        Self {
            quotient: rotations.iter().flat_map(|a| row(&|b: &SignedPerm| a.inverse().after(b))).collect(),
            turned: moves.iter().flat_map(|mv| row(&|a: &SignedPerm| mv.motion.after(a))).collect(),
            lies: rotations.iter().map(|a| std::array::from_fn(|q| a.position(q as u8))).collect(),
            trait_of: traits(&rotations, &mirrored, &swapped),
            mirrored,
            swapped,
            before,
            moves,
            rotations,
        }
    }
}

impl Classes {
    /// Returns the state after move `mv < 92`.
    ///
    /// # Panics
    /// If `mv >= 92`.
    pub fn after(&self, state: Rotated, mv: usize) -> Rotated {
        let axis = self.moves[mv].axis;
        let turned = &self.turned[mv * ROW..][..ROW];
        let mut pieces = state.of();
        for (q, rotation) in pieces.iter_mut().enumerate() {
            let at = self.lies[usize::from(*rotation)][q];
            if at >> axis & 1 == 1 {
                *rotation = turned[usize::from(*rotation)];
            }
        }
        Rotated(u128::from_be_bytes(pieces))
    }

    /// Returns the class of a state.
    ///
    /// Candidates for the reference piece are chosen by their views of all others, compared up to the names of the
    /// axes; the representative is the least sequence of rotations among their views.
    pub fn class(&self, state: Rotated) -> SymmetryClass {
        let pieces = state.of();
        let mut sees = [0u64; PIECES];
        for (a, rotation) in pieces.iter().enumerate() {
            let views = &self.quotient[usize::from(*rotation) * ROW..][..ROW];
            for b in a + 1..PIECES {
                let differing = (a ^ b).count_ones() as usize;
                // The view back is the inverse, which is conjugate to the view: every rotation of this group is
                // conjugate to its inverse.
                let seen = self.trait_of[differing * ROW + usize::from(views[usize::from(pieces[b])])];
                sees[a] = sees[a].wrapping_add(seen);
                sees[b] = sees[b].wrapping_add(seen);
            }
        }
        let least = sees.iter().copied().min().unwrap_or(0);
        let (mut best, mut alike) = ([u8::MAX; PIECES], 0);
        for a in (0..PIECES).filter(|a| sees[*a] == least) {
            let views = &self.quotient[usize::from(pieces[a]) * ROW..][..ROW];
            let mirrored = &self.mirrored[a * ROW..][..ROW];
            let view: [u8; PIECES] = std::array::from_fn(|q| mirrored[usize::from(views[usize::from(pieces[a ^ q])])]);
            for (swapped, before) in self.swapped.chunks_exact(ROW).zip(&self.before) {
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
        SymmetryClass { representative: Rotated(u128::from_be_bytes(best)), alike }
    }

    /// Converts a cubie-level state.
    pub fn rotated(&self, state: &Tess2) -> Rotated {
        let mut pieces = [0; PIECES];
        for (p, (&q, ori)) in state.piece.iter().zip(&state.ori).enumerate() {
            let axes = SignedPerm { axis: ori.images(), flip: 0 };
            let rotation = SignedPerm { flip: axes.position(q) ^ p as u8, ..axes };
            // Every orientation that a piece can have at a place comes from a rotation.
            let number = self.rotations.iter().position(|r| *r == rotation).unwrap_or(0);
            pieces[usize::from(q)] = number as u8;
        }
        Rotated(u128::from_be_bytes(pieces))
    }

    /// Converts back to the cubie level.
    pub fn state(&self, rotated: Rotated) -> Tess2 {
        let mut out = Tess2::SOLVED;
        for (q, rotation) in rotated.of().into_iter().enumerate() {
            let at = usize::from(self.lies[usize::from(rotation)][q]);
            out.piece[at] = q as u8;
            out.ori[at] = AxisPerm::new(self.rotations[usize::from(rotation)].axis);
        }
        out
    }
}

/// Computes [`Classes::trait_of`]: a number for each conjugacy class of rotations and count of differing bits.
fn traits(rotations: &[SignedPerm], mirrored: &[u8], swapped: &[u8]) -> Vec<u64> {
    let mut least: Vec<usize> = (0..ROW).collect();
    for a in 0..rotations.len() {
        let conjugates = mirrored.chunks_exact(ROW).flat_map(|m| {
            let a = usize::from(m[a]);
            swapped.chunks_exact(ROW).map(move |s| usize::from(s[a]))
        });
        least[a] = conjugates.min().unwrap_or(a);
    }
    // Their sums are compared, so the numbers must be unrelated.
    let mix = |n: usize| {
        let mut n = (n as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        n = (n ^ n >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        (n ^ n >> 27).wrapping_mul(0x94d0_49bb_1331_11eb)
    };
    (0..=4).flat_map(|differing| least.iter().map(move |n| mix(differing * ROW + n))).collect()
}
