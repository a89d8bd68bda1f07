//! Inverses of permutations, by rank: turns before a state are inverse turns after its inverse, so premoves can be
//! applied to coordinates.

use std::array;

use crate::puzzle::perm;
use crate::puzzles::cube3::tables::coords::{CORNER_PERM, MoveTables};

/// Number of orders of the four slice edges in G1, 4!.
const ORDERS: usize = 24;

/// Inverses of corner permutations and of slice orders, by rank.
#[derive(Debug)]
pub struct Inverses {
    /// Rank of the inverse of each corner permutation.
    corners: Vec<u16>,
    /// Rank of the inverse of each order of the slice edges in G1.
    orders: [u16; ORDERS],
}

impl Inverses {
    /// Computes the inverses, in about a millisecond.
    pub fn new() -> Self {
        let corners = (0..CORNER_PERM.size).map(|rank| {
            let inverse: [u8; 8] = inverted((CORNER_PERM.unrank)(rank));
            (CORNER_PERM.rank)(&inverse) as u16
        });
        let orders = array::from_fn(|rank| {
            let mut order = [0; 4];
            perm::unrank(rank as u64, &mut order);
            perm::rank(&inverted(order)) as u16
        });
        Self { corners: corners.collect(), orders }
    }

    /// Inverts a corner permutation, applies the turns of `change`, and inverts it back.
    #[inline]
    pub fn corners_after_change(&self, moves: &MoveTables, corners: u16, change: &[u8]) -> u16 {
        if change.is_empty() {
            return corners;
        }
        let inverse = u32::from(self.corners[usize::from(corners)]);
        let changed = change.iter().fold(inverse, |corners, &mv| moves.corners.after(corners, usize::from(mv)));
        self.corners[changed as usize]
    }

    /// Like [`corners_after_change`](Self::corners_after_change), for the order of the slice edges. Both states must be in G1.
    #[inline]
    pub fn order_after_change(&self, moves: &MoveTables, order: u16, change: &[u8]) -> u16 {
        if change.is_empty() {
            return order;
        }
        let inverse = u32::from(self.orders[usize::from(order)]);
        let changed = change.iter().fold(inverse, |order, &mv| moves.sorted.after(order, usize::from(mv)));
        self.orders[changed as usize]
    }
}

fn inverted<const N: usize>(permutation: [u8; N]) -> [u8; N] {
    let mut out = [0; N];
    for (at, to) in permutation.into_iter().enumerate() {
        out[usize::from(to)] = at as u8;
    }
    out
}
