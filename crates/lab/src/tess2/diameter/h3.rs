//! H3: the 101,606,400 states whose W and Z stickers are on their own axes and whose pieces are on their own sides of W, numbered so
//! that sets of them are bitmaps of 12.7 MB.
//!
//! Such a state consists of two permutations of eight pieces with the same parity, one on each side of W. The negative side has the
//! reference piece at home. Each of its 5040 permutations has a page of 2520 bytes. A byte of a page represents eight permutations of
//! the positive side, which the eight rotations of the W cell that keep its Z axis carry into each other. So one more move of the W axis
//! fills every non-empty byte.

use super::h1_moves::{Cells, H1Moves};
use unfold_engine::puzzle::perm;

/// Number of elements of H3.
pub const ELEMENTS: u64 = 101_606_400;
/// Number of permutations of the negative side, which has the reference piece at home.
pub const PAGES: usize = 5040;
/// Number of bytes of a page.
pub const PAGE_BYTES: usize = 2520;
/// Number of bytes of a bitmap.
pub const BITMAP_BYTES: usize = PAGES * PAGE_BYTES;
/// Number of permutations of eight pieces.
const PERMUTATIONS: usize = 40_320;

/// The place of an element in a bitmap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BitmapIndex {
    /// Index of the byte.
    pub byte: u32,
    /// The bit, `0 <= bit < 8`.
    pub bit: u8,
}

/// Bijection between the elements of H3 and the bits of a bitmap.
#[derive(Debug)]
pub struct Numbering {
    /// By the packed first four pieces (12 bits): 24 times the lexicographic rank of these four.
    first_ranks: Vec<u16>,
    /// By the packed last four pieces (12 bits): the rank of their order.
    last_ranks: Vec<u16>,
    /// Slot of each permutation of the positive side: `byte_in_page << 3 | bit`.
    pub slots: Vec<u16>,
    /// For each permutation, true if it is odd.
    pub odd: Vec<bool>,
    /// For each parity and slot: the rank of the permutation there.
    pub permutations: [Vec<u16>; 2],
}

impl Numbering {
    /// Computes the numbering, in a few hundredths of a second.
    pub fn new(moves: &H1Moves) -> Self {
        let mut out = Self {
            first_ranks: vec![0; 4096],
            last_ranks: vec![0; 4096],
            slots: vec![u16::MAX; PERMUTATIONS],
            odd: Vec::with_capacity(PERMUTATIONS),
            permutations: [vec![0; PAGE_BYTES * 8], vec![0; PAGE_BYTES * 8]],
        };
        for rank in 0..PERMUTATIONS {
            let pieces = permutation(rank);
            let (first, last) = packed(u64::from_le_bytes(pieces));
            out.first_ranks[first] = (rank / 24 * 24) as u16;
            out.last_ranks[last] = (rank % 24) as u16;
            out.odd.push(perm::is_odd(&pieces));
        }
        let of_w = (0..moves.axis.len()).filter(|&m| moves.axis[m] == 3 && moves.in_h3 >> m & 1 == 1);
        let of_w: Vec<usize> = of_w.collect();
        let mut bytes = [0; 2];
        for rank in 0..PERMUTATIONS {
            if out.slots[rank] != u16::MAX {
                continue;
            }
            let (pieces, odd) = (permutation(rank), usize::from(out.odd[rank]));
            let images = of_w.iter().map(|&m| out.rank(u64::from_le_bytes(positive_after(moves, m, &pieces))));
            let images: Vec<usize> = std::iter::once(rank).chain(images).collect();
            for (bit, image) in images.into_iter().enumerate() {
                let slot = bytes[odd] << 3 | bit as u16;
                out.slots[image] = slot;
                out.permutations[odd][usize::from(slot)] = image as u16;
            }
            bytes[odd] += 1;
        }
        out
    }

    /// Returns the lexicographic rank of eight pieces `0..8`, one in each byte.
    #[inline(always)]
    pub fn rank(&self, pieces: u64) -> usize {
        let (first, last) = packed(pieces);
        usize::from(self.first_ranks[first]) + usize::from(self.last_ranks[last])
    }

    /// Returns the place of an element, given its pieces at all positions; only their lowest three bits count.
    #[inline(always)]
    pub fn place(&self, cells: &Cells) -> BitmapIndex {
        let word = u128::from_le_bytes(*cells);
        let slot = self.slots[self.rank((word >> 64) as u64)];
        BitmapIndex { byte: (self.rank(word as u64) * PAGE_BYTES) as u32 + u32::from(slot >> 3), bit: (slot & 7) as u8 }
    }

    /// Returns the element at a place.
    pub fn element(&self, place: BitmapIndex) -> Cells {
        let (page, byte) = (place.byte as usize / PAGE_BYTES, place.byte as usize % PAGE_BYTES);
        let slot = byte << 3 | usize::from(place.bit);
        let positive = self.permutations[usize::from(self.odd[page])][slot];
        let (negative, positive) = (permutation(page), permutation(usize::from(positive)));
        std::array::from_fn(|p| 2 << 4 | if p < 8 { negative[p] } else { 8 | positive[p - 8] })
    }
}

/// Returns the permutation of eight pieces with this lexicographic rank.
pub fn permutation(rank: usize) -> [u8; 8] {
    let mut out = [0; 8];
    perm::unrank(rank as u64, &mut out);
    out
}

/// Returns the pieces of the negative side after move `m` of H3.
pub fn negative_after(moves: &H1Moves, m: usize, pieces: &[u8; 8]) -> [u8; 8] {
    std::array::from_fn(|p| pieces[usize::from(moves.source(m)[p]) & 7])
}

/// Returns the pieces of the positive side after move `m` of H3.
pub fn positive_after(moves: &H1Moves, m: usize, pieces: &[u8; 8]) -> [u8; 8] {
    std::array::from_fn(|p| pieces[usize::from(moves.source(m)[p + 8]) & 7])
}

/// Gathers the lowest three bits of each byte: twelve bits of the first four, twelve of the last four.
#[inline(always)]
fn packed(pieces: u64) -> (usize, usize) {
    let x = pieces & 0x0707_0707_0707_0707;
    let x = (x | x >> 5) & 0x003f_003f_003f_003f;
    let x = (x | x >> 10) & 0x0000_0fff_0000_0fff;
    ((x & 0xfff) as usize, (x >> 32) as usize)
}

#[cfg(test)]
mod tests {
    use super::super::h1_moves::{NO_MOVE, Node, SOLVED};
    use super::*;

    #[test]
    fn every_place_is_one_element() {
        let moves = H1Moves::default();
        let numbering = Numbering::new(&moves);
        assert!(numbering.slots.iter().all(|slot| usize::from(*slot) < PAGE_BYTES * 8));
        for n in 0..20_000u64 {
            let place = BitmapIndex { byte: (n * 2_654_435_761 % BITMAP_BYTES as u64) as u32, bit: (n % 8) as u8 };
            let cells = numbering.element(place);
            assert_eq!(numbering.place(&cells), place);
            assert_eq!(cells[0] & 15, 0);
            assert!(!perm::is_odd(&cells.map(|cell| cell & 15)));
        }
        assert_eq!(ELEMENTS, BITMAP_BYTES as u64 * 8);
    }

    #[test]
    fn the_moves_of_w_in_h3_stay_in_a_byte() {
        let moves = H1Moves::default();
        let numbering = Numbering::new(&moves);
        let here = Node { cells: SOLVED, last: NO_MOVE };
        let mut around = Vec::new();
        moves.children(&[here], &[moves.in_h3], &mut around);
        let byte = numbering.place(&SOLVED).byte;
        let same = around.iter().filter(|node| numbering.place(&node.cells).byte == byte).count();
        assert_eq!((around.len(), same), (12, 7));
    }
}
