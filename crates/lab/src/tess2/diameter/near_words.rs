//! All words of a few moves that lead from some coset into H3 and whose last move is not in H3.
//!
//! Words are stored by starting coset, as rearrangements of the pieces. Words that end with a move of W form groups of eight, which
//! differ only by a rotation of W in H3. A group fills a whole byte of the bitmap, and only one of its words is stored.

use super::h1_moves::{self, Cells, H1_MOVES, H1Moves, NO_MOVE, Node, SOLVED};
use super::h3::Numbering;
use unfold_engine::control::Control;
use unfold_engine::tables::simd::{Lanes, dispatch};

/// Maximum number of moves of a stored word.
pub const MAX_WORD_LEN: usize = 5;
/// Number of nodes between polls of the stop flag.
const NODES_PER_POLL: usize = 1024;
/// Binary logarithm of the number of bits of the filter, which takes a megabyte.
const LOG2_FILTER_BITS: u32 = 23;

/// The words of one length.
#[derive(Debug)]
pub struct NearWords {
    /// Filter of the cosets with words, by hash.
    filter: Vec<u64>,
    /// The keys of the cosets in a hash table with open addressing; `u64::MAX` for an empty slot.
    slots: Vec<u64>,
    /// The coset number of each slot.
    numbers: Vec<u32>,
    /// The index of each coset's first word; words that fill a byte come first.
    first_word: Vec<u32>,
    /// The index of each coset's first word that marks a single element.
    first_single: Vec<u32>,
    /// For each word, the source of the byte at each position.
    words: Vec<[u8; 16]>,
    shift: u32,
}

/// Returns a hash with well-spread high bits.
#[inline(always)]
pub fn hash(key: u64) -> u64 {
    key.wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

impl NearWords {
    /// Finds the words of `length <= MAX_WORD_LEN` moves. Incomplete if `control` is stopped.
    pub fn new(moves: &H1Moves, length: usize, control: &Control) -> Self {
        // Backwards from the end: a word is identified by the state that it solves and by its first move.
        let mut nodes = vec![Node { cells: SOLVED, last: NO_MOVE }];
        let mut ends_with_w = vec![false];
        for step in 0..length {
            let (mut next, mut whole) = (Vec::new(), Vec::new());
            for (n, (node, ends)) in nodes.iter().zip(&ends_with_w).enumerate() {
                if n % NODES_PER_POLL == 0 && control.is_stopped() {
                    next.clear();
                    break;
                }
                for m in (0..H1_MOVES).filter(|&m| may_precede(moves, m, node.last, step == 1 && *ends)) {
                    if step == 0 && (moves.in_h3 >> m & 1 == 1 || !is_first_of_its_eight(moves, m)) {
                        continue;
                    }
                    next.push(Node { cells: moves.after(&node.cells, usize::from(moves.inverse[m])), last: m as u8 });
                    whole.push(*ends || step == 0 && moves.axis[m] == 3);
                }
            }
            whole.truncate(next.len());
            (nodes, ends_with_w) = (next, whole);
        }
        let mut keys = Vec::new();
        h1_moves::keys(&nodes, &mut keys);
        let mut order: Vec<(u64, bool, u32)> =
            keys.iter().zip(&ends_with_w).zip(0..).map(|((key, whole), n)| (*key, !whole, n)).collect();
        order.sort_unstable();
        let cosets = order.chunk_by(|a, b| a.0 == b.0).count();
        let bits = (2 * cosets.max(1)).next_power_of_two().trailing_zeros();
        let mut out = Self {
            filter: vec![0; 1 << (LOG2_FILTER_BITS - 6)],
            slots: vec![u64::MAX; 1 << bits],
            numbers: vec![0; 1 << bits],
            first_word: vec![0],
            first_single: Vec::new(),
            words: order.iter().map(|(_, _, n)| rearrangement(&nodes[*n as usize].cells)).collect(),
            shift: 64 - bits,
        };
        for (number, words) in order.chunk_by(|a, b| a.0 == b.0).enumerate() {
            let begin = out.first_word.last().copied().unwrap_or(0);
            out.first_single.push(begin + words.iter().filter(|(_, single, _)| !single).count() as u32);
            out.first_word.push(begin + words.len() as u32);
            out.insert(words[0].0, number as u32);
        }
        out
    }

    fn insert(&mut self, key: u64, number: u32) {
        let hash = hash(key);
        let bit = hash >> (64 - LOG2_FILTER_BITS);
        self.filter[(bit >> 6) as usize] |= 1 << (bit & 63);
        let mut at = (hash >> self.shift) as usize;
        while self.slots[at] != u64::MAX {
            at = (at + 1) & (self.slots.len() - 1);
        }
        (self.slots[at], self.numbers[at]) = (key, number);
    }

    /// True if there may be words from this coset. Fast; false positives are about one in eight of the other cosets.
    #[inline(always)]
    pub fn may_have_words(&self, key: u64) -> bool {
        let bit = hash(key) >> (64 - LOG2_FILTER_BITS);
        self.filter[(bit >> 6) as usize] >> (bit & 63) & 1 == 1
    }

    /// Returns the keys of the cosets with words.
    pub fn keys(&self) -> impl Iterator<Item = u64> {
        self.slots.iter().copied().filter(|key| *key != u64::MAX)
    }

    /// Returns the number of a coset, if words start there.
    #[inline(always)]
    pub fn number(&self, key: u64) -> Option<usize> {
        let mut at = (hash(key) >> self.shift) as usize;
        loop {
            match self.slots[at] {
                known if known == key => return Some(self.numbers[at] as usize),
                u64::MAX => return None,
                _ => at = (at + 1) & (self.slots.len() - 1),
            }
        }
    }

    /// Marks the elements reached from each state by the words of its coset; each state comes with the number of its coset.
    pub fn mark(&self, numbering: &Numbering, states: &[(Cells, u32)], bitmap: &mut [u8]) {
        mark(self, numbering, states, bitmap);
    }
}

/// For a word that solves this state, the source of the byte at each position.
fn rearrangement(cells: &Cells) -> [u8; 16] {
    let mut out = [0; 16];
    for (at, cell) in (0..).zip(cells) {
        out[usize::from(cell & 15)] = at;
    }
    out
}

/// True if move `m` may precede a word that begins with `next`; `any_of_w` if `next` represents a group of moves of W.
fn may_precede(moves: &H1Moves, m: usize, next: u8, any_of_w: bool) -> bool {
    if any_of_w { moves.axis[m] != 3 } else { next == NO_MOVE || moves.follows[m] >> next & 1 == 1 }
}

/// True if move `m` is the first of the moves of W that differ from it only by a rotation of W in H3, or is a move of another axis.
fn is_first_of_its_eight(moves: &H1Moves, m: usize) -> bool {
    let coset = |n: usize| h1_moves::key(&moves.after(&SOLVED, usize::from(moves.inverse[n])));
    moves.axis[m] != 3 || (0..m).all(|n| moves.axis[n] != 3 || moves.in_h3 >> n & 1 == 1 || coset(n) != coset(m))
}

#[inline(always)]
fn mark_in<L: Lanes>(
    can: L::Proof,
    near: &NearWords,
    numbering: &Numbering,
    states: &[(Cells, u32)],
    bitmap: &mut [u8],
) {
    for (cells, number) in states {
        let (cells, number) = (L::load(can, *cells), *number as usize);
        let (begin, single, end) = (near.first_word[number], near.first_single[number], near.first_word[number + 1]);
        for word in &near.words[begin as usize..single as usize] {
            let place = numbering.place(&cells.shuffle(L::load(can, *word)).bytes());
            bitmap[place.byte as usize] = 255;
        }
        for word in &near.words[single as usize..end as usize] {
            let place = numbering.place(&cells.shuffle(L::load(can, *word)).bytes());
            bitmap[place.byte as usize] |= 1 << place.bit;
        }
    }
}

dispatch! {
    fn mark(near: &NearWords, numbering: &Numbering, states: &[(Cells, u32)], bitmap: &mut [u8]) = mark_in;
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::super::h1_moves::{ALL_H1_MOVES, key};
    use super::super::spread::{self, Spread};
    use super::*;

    /// For each distance up to `radius`, the places of H3 within that distance of a state, by plain breadth-first search.
    fn places_within(moves: &H1Moves, numbering: &Numbering, state: &Cells, radius: usize) -> Vec<HashSet<(u32, u8)>> {
        let mut known = HashSet::from([*state]);
        let (mut frontier, mut out) = (vec![Node { cells: *state, last: NO_MOVE }], Vec::new());
        let mut places = HashSet::new();
        for _ in 0..=radius {
            let ends = frontier.iter().filter(|node| key(&node.cells) == key(&SOLVED));
            places.extend(ends.map(|node| numbering.place(&node.cells)).map(|place| (place.byte, place.bit)));
            out.push(places.clone());
            let mut next = Vec::new();
            moves.children(&frontier, &vec![ALL_H1_MOVES; frontier.len()], &mut next);
            next.retain(|node| known.insert(node.cells));
            frontier = next;
        }
        out
    }

    #[test]
    fn words_and_h3_moves_reach_what_a_plain_search_reaches() {
        let moves = H1Moves::default();
        let numbering = Numbering::new(&moves);
        let spread = Spread::new(&moves, &numbering);
        let near: Vec<NearWords> = (0..=3).map(|length| NearWords::new(&moves, length, &Control::new())).collect();
        // A coset at each of the distances 0, 1 and 2.
        let turn = |cells: &Cells, n: usize| {
            moves.after(cells, (0..44).filter(|m| moves.in_h3 >> m & 1 == 0).nth(n).unwrap_or(0))
        };
        for state in [SOLVED, turn(&SOLVED, 20), turn(&turn(&SOLVED, 3), 25)] {
            let expected = places_within(&moves, &numbering, &state, 3);
            let (mut marks, mut next) = (spread::empty(), spread::empty());
            for (length, expected) in expected.iter().enumerate() {
                if length > 0 {
                    spread.expand_by_one_move(&marks, &mut next, &Control::new());
                    std::mem::swap(&mut marks, &mut next);
                }
                if let Some(number) = near[length].number(key(&state)) {
                    near[length].mark(&numbering, &[(state, number as u32)], &mut marks);
                }
                assert_eq!(spread::count(&marks), expected.len() as u64, "within {length} moves");
                assert!(expected.iter().all(|(byte, bit)| marks[*byte as usize] >> bit & 1 == 1));
            }
            assert!(expected[3].len() > 3);
        }
    }
}
