//! Eight views of one state: each axis as the primary one, directly and through the inverse.
//!
//! Swapping two axes keeps the reference piece at home, so that these views cost nothing. A solution found in a view is
//! carried back by the same swap; one of the inverse state is undone backwards.

use super::state::{State, move_in};
use crate::engine::puzzle::geometry::SignedPerm;
use crate::engine::puzzle::tess2::{Tess2, as_held};
use crate::engine::puzzle::{Move, PuzzleId, Sequence};

/// How many views there are.
pub const VARIANTS: usize = 8;

/// One view.
#[derive(Clone, Debug)]
pub struct Variant {
    swap: SignedPerm,
    inverse: bool,
    /// The state in this view.
    pub state: State,
}

impl Variant {
    /// The solved state, which looks the same in every view.
    pub fn solved() -> State {
        State::of(&Tess2::SOLVED)
    }

    /// All views of a state: number `v` has axis `3 - v % 4` as its primary axis, and from `v = 4` on the inverse state.
    pub fn all(state: &Tess2) -> Vec<Self> {
        (0..VARIANTS)
            .map(|v| {
                let mut swap = SignedPerm::IDENTITY;
                swap.axis.swap(3 - v % 4, 3);
                let inverse = v >= 4;
                let seen = if inverse { state.inverse() } else { *state };
                Self { swap, inverse, state: State::of(&seen.conjugate(&swap)) }
            })
            .collect()
    }

    /// The solution of the state itself from one of this view, given as slots.
    pub fn solution(&self, slots: &[u8]) -> Vec<Move> {
        let defs = &PuzzleId::Tess2.def().moves;
        let mut moves: Vec<Move> = slots.iter().map(|&slot| as_held(move_in(slot), &self.swap)).collect();
        if self.inverse {
            moves.reverse();
            moves.iter_mut().for_each(|m| *m = defs[m.index()].inverse);
        }
        moves
    }
}

/// A solution for the puzzle as it is held.
pub fn sequence(moves: &[Move], held: &SignedPerm) -> Sequence {
    Sequence(moves.iter().map(|&m| as_held(m, held)).collect())
}
