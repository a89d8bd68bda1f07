//! Eight viewpoints of one state: each axis as the primary one, directly and through the inverse.
//!
//! Swapping two axes keeps the reference piece at home, so these viewpoints cost nothing. A solution found in a
//! viewpoint is translated back by the same swap, and inverted if it solves the inverse state.

use super::state::{State, move_from_index};
use crate::puzzle::{Move, PuzzleId, Sequence, geometry::SignedPerm};
use crate::puzzles::tess2::{Tess2, as_held};

/// Number of viewpoints of a state: one for each axis, directly and through the inverse.
pub const VIEWPOINTS: usize = 8;

/// A state seen with another axis as W, or through its inverse.
#[derive(Clone, Debug)]
pub struct Viewpoint {
    swap: SignedPerm,
    is_inverse: bool,
    /// The state as seen from this viewpoint.
    pub state: State,
}

impl Viewpoint {
    /// Returns the solved state, which looks the same from every viewpoint.
    pub fn solved() -> State {
        State::from_tess2(&Tess2::SOLVED)
    }

    /// Returns all viewpoints of a state: number `v` has axis `3 - v % 4` as its primary axis, and shows the inverse
    /// state if `v >= 4`.
    pub fn all(state: &Tess2) -> Vec<Self> {
        (0..VIEWPOINTS)
            .map(|v| {
                let mut swap = SignedPerm::IDENTITY;
                swap.axis.swap(3 - v % 4, 3);
                let is_inverse = v >= 4;
                let seen = if is_inverse { state.inverse() } else { *state };
                Self { swap, is_inverse, state: State::from_tess2(&seen.conjugate(&swap)) }
            })
            .collect()
    }

    /// Translates a solution found in this viewpoint, given as move indices, to the state itself.
    pub fn solution(&self, move_indices: &[u8]) -> Vec<Move> {
        let moves = Sequence(move_indices.iter().map(|&index| as_held(move_from_index(index), &self.swap)).collect());
        if self.is_inverse { moves.inverse(PuzzleId::Tess2.def()).0 } else { moves.0 }
    }
}

/// Translates a solution, with moves among the first 92, to the puzzle rotated by `held`.
pub fn sequence_as_held(moves: &[Move], held: &SignedPerm) -> Sequence {
    Sequence(moves.iter().map(|&m| as_held(m, held)).collect())
}
