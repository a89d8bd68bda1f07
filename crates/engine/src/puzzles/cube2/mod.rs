//! The 2×2×2, cubie level: eight corners on a cube with axes X, Y, Z; corner 0 is the reference.
//!
//! It is both a puzzle of its own and half of an oriented, separated 2×2×2×2.

mod cases;
mod coordinates;
pub mod graph;
mod identifier;
pub mod layers;
mod masks;
mod reading;
pub mod search;
pub mod tables;

use super::PuzzleRow;
use crate::puzzle::cubes::{self, PIECE_NAMES};
use crate::puzzle::group::{AxisPerm, apply_motion, twist};
use crate::puzzle::{IdentifierDigits, PuzzleFacts, PuzzleId, geometry::SignedPerm, perm, scramble};
use rand::RngExt;
use std::sync::LazyLock;

pub use identifier::{DIGITS, Identifier};
pub(crate) use reading::corner_name;
pub use reading::turn;

pub use self::search::OPTIMAL;

pub(super) static ROW: PuzzleRow = PuzzleRow {
    def: LazyLock::new(|| {
        cubes::make(PuzzleFacts {
            id: PuzzleId::Cube2,
            name: "2x2x2",
            size: 2,
            solver_move_count: cubes::URF_TURNS,
            joins_over_rotations: false,
            scramble_length: scramble::DEFAULT_TURNS,
            piece_names: &PIECE_NAMES,
            identifier: Some(IdentifierDigits {
                count: DIGITS,
                read: |digits| Identifier::parse_digits(digits.try_into().ok()?),
            }),
            log: None,
            parts: masks::KINDS,
            check: |facelets| Cube2::from_facelets(facelets).map(drop),
            random: |random| Cube2::unrank(random.random_range(0..STATES)).to_facelets(),
        })
    }),
    solvers: &[&OPTIMAL],
    quick_length: 11,
    coordinates: &coordinates::ALL,
    arrays: Some(coordinates::arrays),
    build: tables::build_named,
    open_states: None,
    catalogues: &cases::CATALOGUES,
    commutators: &[],
    prover: None,
};

/// Number of corners and of positions. A position is three bits, the sides on X, Y, Z (set: positive).
pub const CORNERS: usize = 8;
/// Number of moves that fix corner 0: quarter, half and three-quarter turns of the sides +X, +Y, +Z.
pub const MOVES: usize = 9;
/// Number of permutations with the reference at home: 7!.
const PERMS: u32 = 5040;
/// Number of twists with the reference at home: 3^6.
const TWISTS: u32 = 729;
/// Number of states up to rotation of the whole cube: 7! * 3^6.
pub const STATES: u32 = PERMS * TWISTS;

/// A state: the corner at each position, and its orientation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cube2 {
    /// `piece[p]` is the corner at position `p`, a permutation of `0..8`.
    pub(crate) piece: [u8; CORNERS],
    /// `ori[p]` is the orientation of the corner at position `p`: the axis of each sticker; axis 3 is fixed.
    pub(crate) ori: [AxisPerm; CORNERS],
}

/// Returns the motion of move `mv < 9`: side `mv / 3` turned by `mv % 3 + 1` right-handed quarters.
pub fn motion(mv: usize) -> SignedPerm {
    SignedPerm::about((mv / 3) as u8, mv % 3 + 1)
}

impl Cube2 {
    /// The solved cube.
    pub const SOLVED: Self = Self { piece: [0, 1, 2, 3, 4, 5, 6, 7], ori: [AxisPerm::IDENTITY; CORNERS] };

    /// Creates the state with corner `piece[p]` in orientation `ori[p]` at each position `p`, reachable or not. `None`
    /// unless each corner occurs once and each orientation is a permutation of the axes.
    pub fn new(piece: [u8; CORNERS], ori: [AxisPerm; CORNERS]) -> Option<Self> {
        let fits = perm::is_permutation(&piece) && ori.iter().all(|ori| ori.is_permutation());
        fits.then_some(Self { piece, ori })
    }

    /// Returns the corner at each position, a permutation of `0..CORNERS`.
    pub fn piece(&self) -> &[u8; CORNERS] {
        &self.piece
    }

    /// Returns the orientation of the corner at each position: the axis of each of its stickers.
    pub fn ori(&self) -> &[AxisPerm; CORNERS] {
        &self.ori
    }

    /// Returns the cube after move `mv < 9`. Larger numbers give a meaningless result, or a panic in debug builds.
    pub fn after(&self, mv: usize) -> Self {
        self.after_motion(&motion(mv), |p| (p >> (mv / 3)) & 1 == 1)
    }

    /// Returns the cube after a motion of the corners at positions where `which` is true. The motion must fix axis 3 and
    /// carry these positions to each other.
    pub fn after_motion(&self, motion: &SignedPerm, which: impl Fn(u8) -> bool) -> Self {
        let (piece, ori) = apply_motion((&self.piece, &self.ori), motion, which);
        Self { piece, ori }
    }

    /// Returns the rotation that carries the reference from its home to its position.
    pub fn orientation(&self) -> SignedPerm {
        let home = self.piece.iter().position(|q| *q == 0).unwrap_or(0);
        SignedPerm { axis: self.ori[home].images(), flip: home as u8 }
    }

    /// Returns the twist of the corner at each position, `0 <= twist < 3`.
    pub fn twists(&self) -> [u8; CORNERS] {
        std::array::from_fn(|p| twist(p as u8, self.piece[p], self.ori[p]))
    }

    /// Returns the sum of the twists modulo 3: 0 for every reachable cube.
    pub(crate) fn twist_sum(&self) -> u8 {
        self.twists().iter().sum::<u8>() % 3
    }

    /// Returns the rank of the permutation of corners 1 to 7, with the reference at home: `0 <= rank < 5040`.
    pub(crate) fn rank_perm(&self) -> u32 {
        perm::rank(&self.piece.map(|q| q.wrapping_sub(1))[1..]) as u32
    }

    /// Returns the rank of the twists of positions 1 to 6, which determine the seventh: `0 <= rank < 729`.
    pub(crate) fn rank_twist(&self) -> u32 {
        (1..7).fold(0, |rank, p| rank * 3 + u32::from(twist(p as u8, self.piece[p], self.ori[p])))
    }

    /// Returns the untwisted cube with this permutation, `0 <= rank < 5040`.
    pub(crate) fn unrank_perm(rank: u32) -> Self {
        let mut piece = Self::SOLVED.piece;
        perm::unrank(u64::from(rank), &mut piece[1..]);
        piece[1..].iter_mut().for_each(|q| *q += 1);
        Self::with_twists(piece, [0; CORNERS - 1])
    }

    /// Returns the unpermuted cube with these twists, `0 <= rank < 729`.
    pub(crate) fn unrank_twist(rank: u32) -> Self {
        Self::with_twists(Self::SOLVED.piece, twists_of(rank))
    }

    /// Returns the rank of the cube, `0 <= rank < STATES`; meaningless unless the reference is at home
    /// ([`normalized`](Self::normalized)).
    ///
    /// # Panics
    /// In debug builds, if the reference is not at home.
    pub fn rank(&self) -> u32 {
        self.rank_perm() * TWISTS + self.rank_twist()
    }

    /// Returns the cube with this rank, `0 <= rank < STATES`, with the reference at home.
    pub fn unrank(rank: u32) -> Self {
        let Self { piece, .. } = Self::unrank_perm(rank / TWISTS % PERMS);
        Self::with_twists(piece, twists_of(rank % TWISTS))
    }

    /// Returns the cube with these corners, a permutation of 0..8, and these twists (each below 3) of the first seven
    /// positions, which determine the last one.
    fn with_twists(piece: [u8; CORNERS], twists: [u8; CORNERS - 1]) -> Self {
        let last = (3 - twists.iter().sum::<u8>() % 3) % 3;
        let of = |p: usize| twists.get(p).copied().unwrap_or(last);
        Self { piece, ori: std::array::from_fn(|p| with_twist(p as u8, piece[p], of(p))) }
    }
}

/// Returns the twists with this rank, `0 <= rank < 729`, of the first seven positions; the reference has none.
fn twists_of(rank: u32) -> [u8; CORNERS - 1] {
    std::array::from_fn(|p| if p == 0 { 0 } else { (rank / 3u32.pow(6 - p as u32) % 3) as u8 })
}

/// Returns the orientation with twist `wanted` of a corner at a position, `0 <= wanted < 3`.
fn with_twist(position: u8, piece: u8, wanted: u8) -> AxisPerm {
    // The six orientations of a cube's corner, which fix axis 3.
    const SIX: [[u8; 4]; 6] = [[0, 1, 2, 3], [1, 2, 0, 3], [2, 0, 1, 3], [1, 0, 2, 3], [0, 2, 1, 3], [2, 1, 0, 3]];
    let odd = (position.count_ones() + piece.count_ones()) % 2 == 1;
    let possible = SIX[if odd { 3..6 } else { 0..3 }].iter().map(|images| AxisPerm::new(*images));
    possible.into_iter().find(|g| twist(position, piece, *g) == wanted).unwrap_or(AxisPerm::IDENTITY)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_preserve_the_orientation_and_the_twist_sum() {
        let mut cube = Cube2::SOLVED;
        for n in 0..1000 {
            cube = cube.after(n * 7 % MOVES);
            assert_eq!((cube.orientation(), cube.twist_sum()), (SignedPerm::IDENTITY, 0));
            assert_eq!(Cube2::unrank_perm(cube.rank_perm()).piece, cube.piece);
            assert_eq!(Cube2::unrank_twist(cube.rank_twist()).rank_twist(), cube.rank_twist());
        }
    }
}
