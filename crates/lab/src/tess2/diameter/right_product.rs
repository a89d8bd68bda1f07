//! A bitmap of H3 multiplied from the right: every element after one and the same other.
//!
//! If a word leads from the coset of g to the coset of g', it takes the state g to g' h with some h of H3. What is known
//! of the coset of g' then holds, multiplied by h, for the coset of g, with as many moves more as the word has. Whole
//! pages go to whole pages and whole bytes to whole bytes, whose eight bits are rearranged in one of a few ways.

use super::h1_moves::Cells;
use super::h3::{Numbering, PAGE, PAGES, Place, permutation};

/// Bytes that are looked at together; a page is a multiple of it.
const EIGHT: usize = 8;

/// Multiplication by one element.
#[derive(Debug)]
pub struct RightProduct {
    /// The page to which each page goes.
    pages: Vec<u16>,
    /// For each parity of the page and each byte: where it goes << 3 | how its bits are rearranged.
    bytes: [Vec<u16>; 2],
}

/// For each way in which bits are rearranged, what becomes of each byte.
#[derive(Debug)]
pub struct BitOrders {
    orders: Vec<[u8; 8]>,
    tables: Vec<[u8; 256]>,
}

impl BitOrders {
    /// The eight ways that there are: the element that goes to bit 0 or comes from it tells which.
    pub fn new(numbering: &Numbering) -> Self {
        let (mut orders, mut tables) = (Vec::new(), Vec::new());
        // Multiplying by what stands in the byte of the solved state gives all ways.
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
        Self { orders, tables }
    }
}

/// The rank of a permutation after another.
fn product(numbering: &Numbering, rank: usize, first: &[u8; 8]) -> usize {
    let pieces = permutation(rank).map(|piece| first[usize::from(piece)]);
    numbering.rank(u64::from_le_bytes(pieces))
}

impl RightProduct {
    /// Multiplication by the element with these pieces; `None` if it does not lie in H3.
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
            let order = orders.orders.iter().position(|known| *known == order)?;
            Some(image(0) & !7 | order as u16)
        };
        let bytes = |odd: usize| (0..PAGE).map(|byte| of_byte(odd, byte)).collect::<Option<Vec<u16>>>();
        Some(Self { pages, bytes: [bytes(0)?, bytes(1)?] })
    }

    /// The product of one element.
    #[inline(always)]
    pub fn of(&self, numbering: &Numbering, orders: &BitOrders, element: Place) -> Place {
        let (page, byte) = (element.byte as usize / PAGE, element.byte as usize % PAGE);
        let there = self.bytes[usize::from(numbering.odd[page])][byte];
        Place {
            byte: u32::from(self.pages[page]) * PAGE as u32 + u32::from(there >> 3),
            bit: orders.orders[usize::from(there & 7)][usize::from(element.bit)],
        }
    }

    /// Adds to `to` the products of what `from` marks.
    pub fn add(&self, numbering: &Numbering, orders: &BitOrders, from: &[u8], to: &mut [u8]) {
        for (page, from) in from.chunks_exact(PAGE).enumerate() {
            let to = &mut to[usize::from(self.pages[page]) * PAGE..][..PAGE];
            let there = &self.bytes[usize::from(numbering.odd[page])];
            for (from, there) in from.chunks_exact(EIGHT).zip(there.chunks_exact(EIGHT)) {
                // Sets of short lengths are nearly empty.
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
    use super::super::h3::{BYTES, Place};
    use super::super::spread;
    use super::*;

    #[test]
    fn products_are_those_of_pieces() {
        let moves = H1Moves::default();
        let numbering = Numbering::new(&moves);
        let orders = BitOrders::new(&numbering);
        let place = |n: u64| Place { byte: (n * 2_654_435_761 % BYTES as u64) as u32, bit: (n % 8) as u8 };
        for by in 1..20 {
            let by = numbering.element(place(by * 77));
            let product = RightProduct::new(&numbering, &orders, &by).expect("an element of H3");
            let (mut from, mut to) = (spread::empty(), spread::empty());
            for n in 0..50 {
                from[place(n).byte as usize] |= 1 << place(n).bit;
            }
            product.add(&numbering, &orders, &from, &mut to);
            for n in 0..50 {
                let element = numbering.element(place(n));
                let expected = numbering.place(&element.map(|cell| by[usize::from(cell & 15)]));
                assert_eq!(to[expected.byte as usize] >> expected.bit & 1, 1);
                assert_eq!(product.of(&numbering, &orders, place(n)), expected);
            }
            assert_eq!(spread::count(&from), spread::count(&to));
        }
    }
}
