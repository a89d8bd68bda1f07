//! Extends a set of elements of H3 by all elements that one of H3's twelve moves reaches from it.
//!
//! The seven moves of W fill every non-empty byte of the bitmap. The other five map whole pages to whole pages and
//! permute their contents. While few elements are marked, marks are carried forwards to the neighbours. Once many are,
//! unmarked elements look for a marked neighbour instead, in empty bytes only, since all others are already full.

use super::h1_moves::H1Moves;
use super::h3::{BITMAP_BYTES, Numbering, PAGE_BYTES, PAGES, negative_after, permutation, positive_after};
use unfold_engine::control::Control;

/// Number of pages between polls of the stop flag.
const PAGES_PER_POLL: usize = 32;

/// Tables of how H3's five moves about X, Y and Z act on pages and their contents.
#[derive(Debug)]
pub struct Spread {
    /// `[page * 5 + move]`: the page after the move.
    pages: Vec<u16>,
    /// For each move and parity of the source page: the new index of each bit of a page.
    slots: Vec<[Vec<u16>; 2]>,
    /// For each page, true if it holds odd permutations.
    odd: Vec<bool>,
}

impl Spread {
    /// Tabulates the five moves.
    pub fn new(moves: &H1Moves, numbering: &Numbering) -> Self {
        let others: Vec<usize> =
            (0..moves.axis.len()).filter(|&m| moves.axis[m] < 3 && moves.in_h3 >> m & 1 == 1).collect();
        let rank = |pieces: [u8; 8]| numbering.rank(u64::from_le_bytes(pieces));
        let pages = (0..PAGES).flat_map(|page| {
            let pieces = permutation(page);
            let rank = &rank;
            others.iter().map(move |&m| rank(negative_after(moves, m, &pieces)) as u16)
        });
        let after = |m: usize, from: &[u16]| {
            let slot = |at: &u16| numbering.slots[rank(positive_after(moves, m, &permutation(usize::from(*at))))];
            from.iter().map(slot).collect::<Vec<u16>>()
        };
        let slots = others.iter().map(|&m| [0, 1].map(|odd| after(m, &numbering.permutations[odd])));
        Self { pages: pages.collect(), slots: slots.collect(), odd: numbering.odd[..PAGES].to_vec() }
    }

    /// Overwrites `new` with the marks of `old` and of the elements one move away; returns their number, or `None` if
    /// stopped.
    pub fn expand_by_one_move(&self, old: &[u8], new: &mut [u8], control: &Control) -> Option<u64> {
        let (mut bits, mut bytes) = (0u64, 0u64);
        for (n, (from, to)) in old.chunks(PAGE_BYTES).zip(new.chunks_mut(PAGE_BYTES)).enumerate() {
            if n % PAGES_PER_POLL == 0 && control.is_stopped() {
                return None;
            }
            for (from, to) in from.iter().zip(to) {
                let full = if *from == 0 { 0 } else { 255 };
                bits += u64::from(from.count_ones());
                bytes += u64::from(full & 1);
                *to = full;
            }
        }
        // The forward pass costs one access per move and mark, the backward pass about one per move and unmarked bit.
        let forward = bits < 8 * (BITMAP_BYTES as u64 - bytes);
        for page in 0..PAGES {
            if page % PAGES_PER_POLL == 0 && control.is_stopped() {
                return None;
            }
            if forward { self.spread_forwards(page, old, new) } else { self.spread_backwards(page, old, new) }
        }
        Some(count(new))
    }

    fn spread_forwards(&self, page: usize, old: &[u8], new: &mut [u8]) {
        let from = &old[page * PAGE_BYTES..][..PAGE_BYTES];
        let odd = usize::from(self.odd[page]);
        for (m, slots) in self.slots.iter().enumerate() {
            let (slots, to) = (&slots[odd], usize::from(self.pages[page * self.slots.len() + m]));
            let to = &mut new[to * PAGE_BYTES..][..PAGE_BYTES];
            for (eight, slots) in from.chunks_exact(8).zip(slots.chunks_exact(64)) {
                let mut word = u64::from_le_bytes(std::array::from_fn(|i| eight[i]));
                while word != 0 {
                    let slot = slots[word.trailing_zeros() as usize];
                    word &= word - 1;
                    to[usize::from(slot >> 3)] |= 1 << (slot & 7);
                }
            }
        }
    }

    fn spread_backwards(&self, page: usize, old: &[u8], new: &mut [u8]) {
        let odd = usize::from(self.odd[page]);
        let moves = self.slots.len();
        let sources = self.slots.iter().enumerate().map(|(m, slots)| {
            // The five moves are closed under inversion, so the pages they lead to are also the sources.
            let at = usize::from(self.pages[page * moves + m]);
            (&slots[odd][..], &old[at * PAGE_BYTES..][..PAGE_BYTES])
        });
        let sources: Vec<(&[u16], &[u8])> = sources.collect();
        for (byte, to) in new[page * PAGE_BYTES..][..PAGE_BYTES].iter_mut().enumerate() {
            if *to != 0 {
                continue;
            }
            for (slots, from) in &sources {
                let mut found = 0;
                for (bit, slot) in slots[byte * 8..][..8].iter().enumerate() {
                    found |= (from[usize::from(slot >> 3)] >> (slot & 7) & 1) << bit;
                }
                *to |= found;
                if *to == 255 {
                    break;
                }
            }
        }
    }
}

/// Returns the number of marked elements.
pub fn count(bitmap: &[u8]) -> u64 {
    bitmap.chunks(PAGE_BYTES).map(|page| page.iter().map(|byte| byte.count_ones()).sum::<u32>()).map(u64::from).sum()
}

/// Returns an empty bitmap.
pub fn empty() -> Vec<u8> {
    vec![0; BITMAP_BYTES]
}

#[cfg(test)]
mod tests {
    use super::super::h1_moves::{NO_MOVE, Node, SOLVED};
    use super::super::h3::BitmapIndex;
    use super::*;

    fn mark(bitmap: &mut [u8], place: BitmapIndex) {
        bitmap[place.byte as usize] |= 1 << place.bit;
    }

    #[test]
    fn spreading_is_making_each_of_the_twelve_moves() {
        let moves = H1Moves::default();
        let numbering = Numbering::new(&moves);
        let spread = Spread::new(&moves, &numbering);
        let (mut old, mut expected) = (empty(), empty());
        for n in 0..300u64 {
            let place = BitmapIndex { byte: (n * 2_654_435_761 % BITMAP_BYTES as u64) as u32, bit: (n % 8) as u8 };
            mark(&mut old, place);
            let mut near = vec![Node { cells: numbering.element(place), last: NO_MOVE }];
            moves.children(&near.clone(), &[moves.in_h3], &mut near);
            near.iter().for_each(|node| mark(&mut expected, numbering.place(&node.cells)));
        }
        let mut new = empty();
        let marked = spread.expand_by_one_move(&old, &mut new, &Control::new());
        assert_eq!(marked, Some(count(&expected)));
        assert!(new == expected);
        // The backward pass must find the same elements.
        new.iter_mut().zip(&old).for_each(|(new, old)| *new = if *old == 0 { 0 } else { 255 });
        (0..PAGES).for_each(|page| spread.spread_backwards(page, &old, &mut new));
        assert!(new == expected);
    }

    #[test]
    fn the_balls_of_h3_have_known_sizes() {
        let moves = H1Moves::default();
        let numbering = Numbering::new(&moves);
        let spread = Spread::new(&moves, &numbering);
        let (mut old, mut new) = (empty(), empty());
        mark(&mut old, numbering.place(&SOLVED));
        for ball in [13, 70, 289, 1055, 3308, 9880] {
            assert_eq!(spread.expand_by_one_move(&old, &mut new, &Control::new()), Some(ball));
            std::mem::swap(&mut old, &mut new);
        }
    }
}
