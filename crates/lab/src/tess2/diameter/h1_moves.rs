//! The 44 moves that keep W stickers on the W axis, as shuffles of sixteen bytes.
//!
//! A state of H1 has one byte for each position: bits 0 to 3 hold the piece, bits 4 and 5 the axis of its Z sticker. Bit 3 is also the
//! piece's home side of W, so bits 3 to 5 of all bytes determine the coset of H3.

use unfold_engine::puzzle::{PuzzleId, canonical::Successors, hypercube::MOVES_PER_LAYER_SET};
use unfold_engine::puzzles::tess2::tables::{axis_halves::ALL_ROTATIONS, phase2_labels::Phase2Labels};
use unfold_engine::tables::simd::{Lanes, dispatch};

/// A state of H1: one byte for each position, in the layout described at the top of this module.
pub type Cells = [u8; 16];

/// Number of moves of the puzzle that keep W stickers on the W axis.
pub const H1_MOVES: usize = 44;
/// Mask of the first 21 moves, those of the axes X, Y and Z; the other 23 are those of W.
pub const XYZ_MOVES: u64 = (1 << 21) - 1;
/// Mask of all 44 moves.
pub const ALL_H1_MOVES: u64 = (1 << H1_MOVES) - 1;
/// Marks the absence of a move.
pub const NO_MOVE: u8 = H1_MOVES as u8;

/// The solved state: every piece at home, every Z sticker on the Z axis.
pub const SOLVED: Cells = {
    let mut out = [0; 16];
    let mut p = 0;
    while p < 16 {
        out[p] = p as u8 | 2 << 4;
        p += 1;
    }
    out
};

/// A state in a search, and the move that led to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(16))]
pub struct Node {
    /// The state reached.
    pub cells: Cells,
    /// The last move, `0 <= last < 44`, or [`NO_MOVE`].
    pub last: u8,
}

/// A move: the source of the byte at each position, and the new values of turned bytes.
#[derive(Clone, Copy, Debug)]
struct Shuffle {
    from: [u8; 16],
    /// All bits set at the positions whose byte is turned.
    turned: [u8; 16],
    /// The new axis by old axis, in bits 4 and 5; only the first four bytes are used.
    relabel: [u8; 16],
}

/// Tables of the 44 moves.
#[derive(Debug)]
pub struct H1Moves {
    shuffles: Vec<Shuffle>,
    /// The axis of each move, `0..4`.
    pub axis: Vec<u8>,
    /// The inverse of each move.
    pub inverse: Vec<u8>,
    /// `follows[m]`: mask of the moves that may follow `m` in a canonical sequence; at [`NO_MOVE`], all.
    pub follows: Vec<u64>,
    /// Mask of the 12 moves that stay in H3.
    pub in_h3: u64,
}

impl Default for H1Moves {
    /// Computes the tables from the puzzle's move list.
    fn default() -> Self {
        let defs = &PuzzleId::Tess2.def().moves[..MOVES_PER_LAYER_SET];
        let kept: Vec<usize> = (0..MOVES_PER_LAYER_SET).filter(|&n| defs[n].motion.axis[3] == 3).collect();
        let number = |n: usize| kept.iter().position(|&k| k == n).unwrap_or(0) as u8;
        let successors = Successors::new(defs);
        let mut out =
            Self { shuffles: Vec::new(), axis: Vec::new(), inverse: Vec::new(), follows: Vec::new(), in_h3: 0 };
        for (m, &n) in kept.iter().enumerate() {
            let def = &defs[n];
            let mut shuffle = Shuffle { from: std::array::from_fn(|p| p as u8), turned: [0; 16], relabel: [0; 16] };
            for p in (0..16u8).filter(|p| p >> def.axis & 1 == 1) {
                let to = usize::from(def.motion.image_of_position(p));
                (shuffle.from[to], shuffle.turned[to]) = (p, 255);
            }
            for axis in 0..4 {
                shuffle.relabel[axis] = def.motion.axis[axis] << 4;
            }
            out.shuffles.push(shuffle);
            out.axis.push(def.axis);
            out.inverse.push(number(def.inverse.index()));
            let next = kept.iter().enumerate().filter(|(_, k)| successors.allows(n, **k));
            out.follows.push(next.map(|(k, _)| 1 << k).sum());
            if def.motion.axis[2] == 2 && def.motion.flip & 8 == 0 {
                out.in_h3 |= 1 << m;
            }
        }
        out.follows.push(ALL_H1_MOVES);
        out
    }
}

impl H1Moves {
    /// Converts a mask of the 24 rotations, numbered as in the tables, to a mask of moves of W.
    pub fn w_moves_of_rotations(rotations: u32) -> u64 {
        // Rotation 0 is the identity; the others are in the order of the moves.
        u64::from(rotations & ALL_ROTATIONS) >> 1 << 21
    }

    /// Returns the source of the byte at each position under move `m`.
    pub fn source(&self, m: usize) -> &[u8; 16] {
        &self.shuffles[m].from
    }

    /// Returns the state after move `m < 44`.
    pub fn after(&self, cells: &Cells, m: usize) -> Cells {
        let mut out = Vec::with_capacity(1);
        self.children(&[Node { cells: *cells, last: NO_MOVE }], &[1 << m], &mut out);
        out.first().map_or(*cells, |node| node.cells)
    }

    /// Appends the children of each node, by the moves in its mask, to `out`.
    pub fn children(&self, nodes: &[Node], masks: &[u64], out: &mut Vec<Node>) {
        children(self, nodes, masks, out);
    }
}

/// Returns the key of the coset of H3: bits 3, 4 and 5 of the 16 bytes, in that order, 16 bits each.
pub fn key(cells: &Cells) -> u64 {
    let mut out = Vec::with_capacity(1);
    keys(&[Node { cells: *cells, last: NO_MOVE }], &mut out);
    out.first().copied().unwrap_or(0)
}

#[inline(always)]
fn children_in<L: Lanes>(can: L::Proof, moves: &H1Moves, nodes: &[Node], masks: &[u64], out: &mut Vec<Node>) {
    let (pieces, none) = (L::load(can, [15; 16]), L::load(can, [0; 16]));
    for (node, mask) in nodes.iter().zip(masks) {
        let cells = L::load(can, node.cells);
        let mut mask = *mask;
        while mask != 0 {
            let m = mask.trailing_zeros() as usize;
            mask &= mask - 1;
            let shuffle = &moves.shuffles[m];
            let moved = cells.shuffle(L::load(can, shuffle.from));
            let turned = L::load(can, shuffle.turned);
            let relabelled = L::load(can, shuffle.relabel).shuffle(moved.shift_right::<4>()).or(moved.and(pieces));
            let cells = relabelled.and(turned).or(moved.and(turned.equals(none)));
            out.push(Node { cells: cells.bytes(), last: m as u8 });
        }
    }
}

#[inline(always)]
fn labels_in<L: Lanes>(can: L::Proof, nodes: &[Node], out: &mut Vec<Phase2Labels>) {
    let (axis, side) = (L::load(can, [3; 16]), L::load(can, [4; 16]));
    out.clear();
    for node in nodes {
        let cells = L::load(can, node.cells);
        out.push(cells.shift_right::<4>().and(axis).or(cells.shift_right::<1>().and(side)).bytes());
    }
}

#[inline(always)]
fn keys_in<L: Lanes>(can: L::Proof, nodes: &[Node], out: &mut Vec<u64>) {
    out.clear();
    for node in nodes {
        let cells = L::load(can, node.cells);
        let (side, low, high) = (cells.plane::<3>(), cells.plane::<4>(), cells.plane::<5>());
        out.push(u64::from(side) | u64::from(low) << 16 | u64::from(high) << 32);
    }
}

dispatch! {
    fn children(moves: &H1Moves, nodes: &[Node], masks: &[u64], out: &mut Vec<Node>) = children_in;
    /// Replaces the contents of `out` with the labels of each node for look-ups in the second table.
    pub fn labels(nodes: &[Node], out: &mut Vec<Phase2Labels>) = labels_in;
    /// Replaces the contents of `out` with the [`key`] of each node.
    pub fn keys(nodes: &[Node], out: &mut Vec<u64>) = keys_in;
}

#[cfg(test)]
mod tests {
    use super::*;
    use unfold_engine::puzzles::tess2::Tess2;

    #[test]
    fn moves_agree_with_the_cubie_level() {
        let moves = H1Moves::default();
        assert_eq!((moves.shuffles.len(), moves.in_h3.count_ones()), (H1_MOVES, 12));
        let defs = &PuzzleId::Tess2.def().moves[..MOVES_PER_LAYER_SET];
        let kept: Vec<usize> = (0..MOVES_PER_LAYER_SET).filter(|&n| defs[n].motion.axis[3] == 3).collect();
        let (mut state, mut cells) = (Tess2::SOLVED, SOLVED);
        for n in 0..500 {
            let m = n * 31 % H1_MOVES;
            (state, cells) = (state.after(kept[m]), moves.after(&cells, m));
            for (p, cell) in cells.iter().enumerate() {
                assert_eq!(*cell, state.piece()[p] | state.ori()[p].image(2) << 4);
            }
            assert_eq!(moves.after(&moves.after(&cells, m), usize::from(moves.inverse[m])), cells);
        }
    }

    #[test]
    fn all_rotations_of_w_give_exactly_the_moves_of_w() {
        let moves = H1Moves::default();
        assert_eq!(H1Moves::w_moves_of_rotations(u32::MAX), ALL_H1_MOVES & !XYZ_MOVES);
        assert!((0..H1_MOVES).all(|m| (moves.axis[m] == 3) == (XYZ_MOVES >> m & 1 == 0)));
    }
}
