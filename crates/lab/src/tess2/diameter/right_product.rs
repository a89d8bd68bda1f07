//! Multiplies the elements of a bitmap of H3 from the right by a fixed element.
//!
//! If a word leads from the coset of g to the coset of g', it carries the state g to g' h with some h of H3. The
//! elements known for the coset of g', multiplied by h, then hold for the coset of g, with the word's moves added.
//! Whole pages map to whole pages and whole bytes to whole bytes, whose bits are permuted in one of eight ways.

use super::h1_moves::Cells;
use super::h3::{BitmapIndex, Numbering, PAGE_BYTES, PAGES, permutation};

/// Number of bytes tested together; divides the size of a page.
const BYTES_PER_TEST: usize = 8;

/// Tables for multiplying by a fixed element.
#[derive(Debug)]
pub struct RightProduct {
    /// The image of each page.
    pages: Vec<u16>,
    /// For each parity of the page and each byte: its image << 3 | index of the permutation of its bits.
    bytes: [Vec<u16>; 2],
}

/// The eight permutations that a product can apply to a byte's bits, with the image of each byte value.
#[derive(Debug)]
pub struct BitOrders {
    permutations: Vec<[u8; 8]>,
    tables: Vec<[u8; 256]>,
}

impl BitOrders {
    /// Computes the eight permutations and the images of all byte values.
    pub fn new(numbering: &Numbering) -> Self {
        let (mut orders, mut tables) = (Vec::new(), Vec::new());
        // Multiplying by the elements in the solved state's byte gives all permutations.
        let solved = numbering.slots[0];
        for by in 0..8 {
            let by = permutation(usize::from(numbering.permutations[0][usize::from(solved & !7 | by)]));
            let order: [u8; 8] = std::array::from_fn(|bit| {
                let rank = usize::from(numbering.permutations[0][usize::from(solved & !7) | bit]);
                (numbering.slots[product(numbering, rank, &by)] & 7) as u8
            });
            let table = std::array::from_fn(|byte| {
                (0..8).filter(|bit| byte >> bit & 1 == 1).map(|bit| 1 << order[bit]).sum::<u8>()
            });
            orders.push(order);
            tables.push(table);
        }
        Self { permutations: orders, tables }
    }
}

/// Maps each piece of the permutation of this rank by `first`, and returns the rank of the result.
fn product(numbering: &Numbering, rank: usize, first: &[u8; 8]) -> usize {
    let pieces = permutation(rank).map(|piece| first[usize::from(piece)]);
    numbering.rank(u64::from_le_bytes(pieces))
}

impl RightProduct {
    /// Prepares multiplication by the element with these pieces. `None` if a piece is on the wrong side of W or its Z sticker is
    /// off the Z axis.
    pub fn new(numbering: &Numbering, orders: &BitOrders, by: &Cells) -> Option<Self> {
        if super::h1_moves::key(by) != super::h1_moves::key(&super::h1_moves::SOLVED) {
            return None;
        }
        let half = |at: usize| -> [u8; 8] { std::array::from_fn(|p| by[at + p] & 7) };
        let (negative, positive) = (half(0), half(8));
        let pages = (0..PAGES).map(|page| product(numbering, page, &negative) as u16).collect();
        let of_byte = |odd: usize, byte: usize| {
            let image = |bit: usize| {
                let rank = usize::from(numbering.permutations[odd][byte << 3 | bit]);
                numbering.slots[product(numbering, rank, &positive)]
            };
            let order: [u8; 8] = std::array::from_fn(|bit| (image(bit) & 7) as u8);
            let order = orders.permutations.iter().position(|known| *known == order)?;
            Some(image(0) & !7 | order as u16)
        };
        let bytes = |odd: usize| (0..PAGE_BYTES).map(|byte| of_byte(odd, byte)).collect::<Option<Vec<u16>>>();
        Some(Self { pages, bytes: [bytes(0)?, bytes(1)?] })
    }

    /// Returns the product of one element.
    #[inline(always)]
    pub fn apply(&self, numbering: &Numbering, orders: &BitOrders, element: BitmapIndex) -> BitmapIndex {
        let (page, byte) = (element.byte as usize / PAGE_BYTES, element.byte as usize % PAGE_BYTES);
        let there = self.bytes[usize::from(numbering.odd[page])][byte];
        BitmapIndex {
            byte: u32::from(self.pages[page]) * PAGE_BYTES as u32 + u32::from(there >> 3),
            bit: orders.permutations[usize::from(there & 7)][usize::from(element.bit)],
        }
    }

    /// Marks in `to` the products of the elements that `from` marks.
    pub fn mark_products(&self, numbering: &Numbering, orders: &BitOrders, from: &[u8], to: &mut [u8]) {
        for (page, from) in from.chunks_exact(PAGE_BYTES).enumerate() {
            let to = &mut to[usize::from(self.pages[page]) * PAGE_BYTES..][..PAGE_BYTES];
            let there = &self.bytes[usize::from(numbering.odd[page])];
            for (from, there) in from.chunks_exact(BYTES_PER_TEST).zip(there.chunks_exact(BYTES_PER_TEST)) {
                // The sets for short lengths are nearly empty.
                if from.iter().all(|byte| *byte == 0) {
                    continue;
                }
                for (byte, there) in from.iter().zip(there) {
                    to[usize::from(there >> 3)] |= orders.tables[usize::from(there & 7)][usize::from(*byte)];
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::h1_moves::H1Moves;
    use super::super::h3::{BITMAP_BYTES, BitmapIndex};
    use super::super::spread;
    use super::*;

    #[test]
    fn products_equal_products_of_pieces() {
        let moves = H1Moves::default();
        let numbering = Numbering::new(&moves);
        let orders = BitOrders::new(&numbering);
        let place = |n: u64| BitmapIndex { byte: (n * 2_654_435_761 % BITMAP_BYTES as u64) as u32, bit: (n % 8) as u8 };
        for by in 1..20 {
            let by = numbering.element(place(by * 77));
            let product = RightProduct::new(&numbering, &orders, &by).expect("an element of H3");
            let (mut from, mut to) = (spread::empty(), spread::empty());
            for n in 0..50 {
                from[place(n).byte as usize] |= 1 << place(n).bit;
            }
            product.mark_products(&numbering, &orders, &from, &mut to);
            for n in 0..50 {
                let element = numbering.element(place(n));
                let expected = numbering.place(&element.map(|cell| by[usize::from(cell & 15)]));
                assert_eq!(to[expected.byte as usize] >> expected.bit & 1, 1);
                assert_eq!(product.apply(&numbering, &orders, place(n)), expected);
            }
            assert_eq!(spread::count(&from), spread::count(&to));
        }
    }
}
