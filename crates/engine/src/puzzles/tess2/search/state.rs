//! States of the 2x2x2x2 for the hot loops: two arrays of sixteen bytes, and the 92 moves as byte shuffles.
//!
//! Moves are numbered here by *move index*, `24 * axis + rotation`: a set of moves is a mask with 24 bits per axis, in
//! the order of the masks of the pruning tables. Rotation 0 is the identity; such indices are never searched.

use crate::puzzle::hypercube::{MOVES_PER_LAYER_SET, ROTATIONS_PER_CELL};
use crate::puzzle::{Move, PuzzleId, canonical::Successors, group::AxisPerm};
use crate::puzzles::tess2::tables::axis_halves::{AxisLabels, ROTATIONS};
use crate::puzzles::tess2::tables::phase2_labels::Phase2Labels;
use crate::puzzles::tess2::{PIECES, Tess2};
use crate::search::ida::MoveSet;
use crate::tables::simd::{Lanes, dispatch};

/// Number of move indices: 24 rotations for each of four axes.
pub const MOVE_INDICES: usize = 4 * ROTATIONS;

/// A set of moves, bit `n` for the move with index `n`, `n < 96`.
pub type MoveMask = u128;

/// Pieces and packed orientations by position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(16))]
pub struct State {
    /// `piece[p]` is the piece at position `p`, a permutation of `0..16`.
    pub piece: [u8; PIECES],
    /// The byte of the [`AxisPerm`] at each position.
    pub ori: [u8; PIECES],
}

impl State {
    /// Converts a cubie-level state.
    pub fn from_tess2(state: &Tess2) -> Self {
        Self { piece: state.piece, ori: state.ori.map(|o| o.0) }
    }

    #[inline]
    pub fn is_solved(&self) -> bool {
        self.piece == Tess2::SOLVED.piece && self.ori == [AxisPerm::IDENTITY.0; PIECES]
    }

    /// Returns, for each position, the current axis of sticker `sticker < 4` of the piece there.
    #[inline]
    pub fn labels(&self, sticker: usize) -> AxisLabels {
        labels(&self.ori, sticker)
    }

    /// Returns, for each position, the current axis (`0..4`) of sticker `sticker < 4` of the piece there; bit 2 is set if
    /// the piece belongs on the positive side of W.
    #[inline]
    pub fn phase2_labels(&self, sticker: usize) -> Phase2Labels {
        std::array::from_fn(|p| self.ori[p] >> (2 * sticker) & 3 | self.piece[p] >> 1 & 4)
    }

    /// Returns the product: position `p` gets the piece at position `self.piece[p]` of `first`, turned further by `self.ori[p]`.
    pub fn after(&self, first: &Self) -> Self {
        let at = |p: usize| usize::from(self.piece[p] & 15);
        let ori = |p: usize| AxisPerm(self.ori[p]).after(AxisPerm(first.ori[at(p)])).0;
        Self { piece: std::array::from_fn(|p| first.piece[at(p)]), ori: std::array::from_fn(ori) }
    }

    /// Returns the inverse state, whose solutions are the inverses of this state's solutions.
    pub fn inverse(&self) -> Self {
        let mut out = *self;
        for p in 0..PIECES {
            let q = usize::from(self.piece[p] & 15);
            (out.piece[q], out.ori[q]) = (p as u8, AxisPerm(self.ori[p]).inverse().0);
        }
        out
    }

    /// Returns the positions of the pieces that belong on the positive side of W, as a mask.
    #[inline]
    pub fn sides(&self) -> u16 {
        let gather = |at: usize| {
            let bits = word(&self.piece, at) >> 3 & 0x0101_0101_0101_0101;
            // The multiplication moves bit 0 of each byte to its own place in the top byte.
            (bits.wrapping_mul(0x0102_0408_1020_4080) >> 56) as u16
        };
        gather(0) | gather(8) << 8
    }
}

#[inline]
fn word(bytes: &[u8; PIECES], at: usize) -> u64 {
    u64::from_le_bytes(std::array::from_fn(|i| bytes[at + i]))
}

/// Gathers the two-bit fields of sticker `sticker < 4` from sixteen orientations.
#[inline]
pub fn labels(ori: &[u8; PIECES], sticker: usize) -> AxisLabels {
    let gather = |at: usize| {
        let mut x = word(ori, at) >> (2 * sticker) & 0x0303_0303_0303_0303;
        x = (x | x >> 6) & 0x000f_000f_000f_000f;
        x = (x | x >> 12) & 0x0000_00ff_0000_00ff;
        (x | x >> 24) as u32 & 0xffff
    };
    AxisLabels(gather(0) | gather(8) << 16)
}

/// The moves as byte shuffles, with their inverses and allowed followers.
#[derive(Debug)]
pub struct MoveShuffles {
    shuffles: Vec<Shuffle>,
    /// `inverse[ori]`: the byte of the inverse orientation.
    inverse: [u8; 256],
    /// The inverse of each move; 0 for the identity indices.
    inverse_move: Vec<u8>,
    /// The moves that may follow each move; meaningless for the identity indices.
    followers: Vec<MoveMask>,
    /// All 92 moves.
    pub all: MoveMask,
    /// The moves that keep W stickers on the W axis (44).
    pub keep_axis: MoveMask,
    /// The moves of `keep_axis` that also keep pieces on their side of W, including the 23 of the W axis (32).
    pub keep_side: MoveMask,
}

/// A move as byte shuffles.
#[derive(Clone, Debug)]
struct Shuffle {
    /// `from[p]`: the source position of the byte at position `p`.
    from: [u8; 16],
    /// All bits set at the positions that are not turned.
    unturned_mask: [u8; 16],
    /// The new orientation bits for each low and each high nibble of an orientation byte.
    relabel: [[u8; 16]; 2],
}

#[inline(always)]
fn turned_in<L: Lanes>(can: L::Proof, shuffle: &Shuffle, state: &State) -> State {
    let (from, still) = (L::load(can, shuffle.from), L::load(can, shuffle.unturned_mask));
    let (low, high) = (L::load(can, shuffle.relabel[0]), L::load(can, shuffle.relabel[1]));
    let ori = L::load(can, state.ori).shuffle(from);
    let relabelled = low.shuffle(ori.and(L::load(can, [15; 16]))).or(high.shuffle(ori.shift_right::<4>()));
    let turned = still.equals(L::load(can, [0; 16]));
    State {
        piece: L::load(can, state.piece).shuffle(from).bytes(),
        ori: ori.and(still).or(relabelled.and(turned)).bytes(),
    }
}

#[inline(always)]
fn all_turned_in<L: Lanes>(
    can: L::Proof,
    moves: &MoveShuffles,
    state: &State,
    mut mask: MoveMask,
    out: &mut Vec<(u8, State)>,
) {
    while let Some(move_index) = mask.take_first() {
        out.push((move_index, turned_in::<L>(can, &moves.shuffles[usize::from(move_index)], state)));
    }
}

#[inline(always)]
fn one_turned_in<L: Lanes>(can: L::Proof, moves: &MoveShuffles, state: &State, move_index: u8) -> State {
    turned_in::<L>(can, &moves.shuffles[usize::from(move_index)], state)
}

#[inline(always)]
fn all_sides_in<L: Lanes>(
    can: L::Proof,
    moves: &MoveShuffles,
    state: &State,
    mut mask: MoveMask,
    out: &mut Vec<(u8, u16)>,
) {
    let piece = L::load(can, state.piece);
    while let Some(move_index) = mask.take_first() {
        let from = L::load(can, moves.shuffles[usize::from(move_index)].from);
        out.push((move_index, piece.shuffle(from).plane::<3>()));
    }
}

dispatch! {
    fn all_sides(moves: &MoveShuffles, state: &State, mask: MoveMask, out: &mut Vec<(u8, u16)>) = all_sides_in;
    fn one_turned(moves: &MoveShuffles, state: &State, move_index: u8) -> State = one_turned_in;
    fn all_turned(moves: &MoveShuffles, state: &State, mask: MoveMask, out: &mut Vec<(u8, State)>) = all_turned_in;
}

/// Returns the move index of one of the puzzle's first 92 moves.
pub fn move_index_of(mv: Move) -> u8 {
    let (axis, k) = (mv.index() / ROTATIONS_PER_CELL, mv.index() % ROTATIONS_PER_CELL);
    (axis * ROTATIONS + k + 1) as u8
}

/// Returns the move with this move index, the inverse of [`move_index_of`]; meaningless for rotation 0.
pub fn move_from_index(move_index: u8) -> Move {
    let (axis, rotation) = (usize::from(move_index) / ROTATIONS, usize::from(move_index) % ROTATIONS);
    Move((axis * ROTATIONS_PER_CELL + rotation).saturating_sub(1) as u16)
}

impl MoveShuffles {
    /// Builds the tables from the puzzle's move list.
    pub fn new() -> Self {
        let defs = &PuzzleId::Tess2.def().moves[..MOVES_PER_LAYER_SET];
        let still = Shuffle { from: std::array::from_fn(|p| p as u8), unturned_mask: [255; 16], relabel: [[0; 16]; 2] };
        let mut shuffles = vec![still; MOVE_INDICES];
        let (mut all, mut keep_axis, mut keep_side) = (0, 0, 0);
        for (n, def) in defs.iter().enumerate() {
            let move_index = usize::from(move_index_of(Move(n as u16)));
            let bit: MoveMask = 1 << move_index;
            all |= bit;
            if def.motion.axis[3] == 3 {
                keep_axis |= bit;
                if def.motion.flip & 8 == 0 {
                    keep_side |= bit;
                }
            }
            let shuffle = &mut shuffles[move_index];
            for p in (0..PIECES as u8).filter(|p| p >> def.axis & 1 == 1) {
                let to = usize::from(def.motion.image_of_position(p));
                (shuffle.from[to], shuffle.unturned_mask[to]) = (p, 0);
            }
            for pair in 0..16u8 {
                let images = def.motion.axis[usize::from(pair & 3)] | def.motion.axis[usize::from(pair >> 2)] << 2;
                shuffle.relabel[0][usize::from(pair)] = images;
                shuffle.relabel[1][usize::from(pair)] = images << 4;
            }
        }
        let successors = Successors::new(defs);
        let followers = (0..MOVE_INDICES)
            .map(|move_index| {
                let last = move_from_index(move_index as u8).index();
                (0..MOVES_PER_LAYER_SET)
                    .filter(|&n| successors.allows(last, n))
                    .map(|n| 1 << move_index_of(Move(n as u16)))
                    .sum()
            })
            .collect();
        let mut undone = vec![0; MOVE_INDICES];
        for (n, def) in defs.iter().enumerate() {
            undone[usize::from(move_index_of(Move(n as u16)))] = move_index_of(def.inverse);
        }
        let mut inverse = [0; 256];
        for g in AxisPerm::all() {
            inverse[g.0 as usize] = g.inverse().0;
        }
        Self { shuffles, inverse, inverse_move: undone, followers, all, keep_axis, keep_side }
    }

    /// Returns the moves that may follow `last`; all moves if it is `None`.
    #[inline]
    pub fn allowed_after(&self, last: Option<u8>) -> MoveMask {
        last.map_or(self.all, |move_index| self.followers[move_index as usize])
    }

    #[inline]
    pub fn turned(&self, state: &State, move_index: u8) -> State {
        one_turned(self, state, move_index)
    }

    #[inline]
    pub fn inverse_move(&self, move_index: u8) -> u8 {
        self.inverse_move[usize::from(move_index)]
    }

    /// Appends, for each move of a set, its move index and the state after it to `out`.
    pub fn all_turned(&self, state: &State, mask: MoveMask, out: &mut Vec<(u8, State)>) {
        all_turned(self, state, mask, out);
    }

    /// Appends, for each move of a set, its move index and the [`State::sides`] after it to `out`.
    pub fn all_sides(&self, state: &State, mask: MoveMask, out: &mut Vec<(u8, u16)>) {
        all_sides(self, state, mask, out);
    }

    /// Computes [`State::inverse`] by table look-up.
    #[inline]
    pub fn inverse(&self, state: &State) -> State {
        let mut out = *state;
        for p in 0..PIECES {
            let q = usize::from(state.piece[p] & 15);
            (out.piece[q], out.ori[q]) = (p as u8, self.inverse[usize::from(state.ori[p])]);
        }
        out
    }

    /// Returns the orientations of the inverse state.
    #[inline]
    pub fn inverse_orientations(&self, state: &State) -> [u8; PIECES] {
        let mut out = [0; PIECES];
        for p in 0..PIECES {
            out[usize::from(state.piece[p] & 15)] = self.inverse[state.ori[p] as usize];
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hot_form_agrees_with_the_cubie_level() {
        let moves = MoveShuffles::new();
        assert_eq!([moves.all.count_ones(), moves.keep_axis.count_ones(), moves.keep_side.count_ones()], [92, 44, 32]);
        for seed in 0..200u128 {
            let state = Tess2::unrank(seed * 16_788_472_666_924_661_363_179_520);
            let hot = State::from_tess2(&state);
            for n in 0..MOVES_PER_LAYER_SET {
                let move_index = move_index_of(Move(n as u16));
                assert_eq!(move_from_index(move_index), Move(n as u16));
                assert_eq!(moves.turned(&hot, move_index), State::from_tess2(&state.after(n)));
            }
            assert_eq!(moves.inverse_orientations(&hot), State::from_tess2(&state.inverse()).ori);
            for sticker in 0..4 {
                let labels = hot.labels(sticker);
                for p in 0..PIECES {
                    assert_eq!(labels.0 >> (2 * p) & 3, u32::from(state.ori[p].image(sticker)));
                }
            }
            let sides: u16 = (0..PIECES).map(|p| u16::from(state.piece[p] >> 3) << p).sum();
            assert_eq!(hot.sides(), sides);
        }
    }
}
