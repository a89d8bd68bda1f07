//! All words of at most five turns, indexed by their effect.

use std::sync::LazyLock;

use crate::puzzle::cubes::FACE_TURNS;
use crate::puzzles::cube3::turns::TurnSuccessors;
use crate::puzzles::cube3::{CORNERS, Cube3, EDGES};
use crate::search::ida::MoveSet;

/// Maximum length of a stored word.
pub(super) const MAX_STORED: usize = 5;
/// Maximum length of a word that can be found, as the concatenation of two stored ones.
pub(super) const MAX_FOUND: usize = 2 * MAX_STORED;

/// A word of at most [`MAX_STORED`] turns: five bits per turn, the first one lowest, and the length above them.
#[derive(Clone, Copy)]
pub(super) struct PackedWord(u32);

impl PackedWord {
    pub fn new(word: &[u8]) -> Self {
        let turns = word.iter().rev().fold(0, |bits, mv| bits << 5 | u32::from(*mv));
        Self(turns | (word.len() as u32) << 25)
    }

    pub fn length(self) -> usize {
        (self.0 >> 25) as usize
    }

    pub fn turns(self) -> impl Iterator<Item = u8> {
        (0..self.length()).map(move |n| (self.0 >> (5 * n) & 31) as u8)
    }
}

/// A hash table of words by their effect on the solved cube; each of several words with one effect has its own slot.
pub(super) struct Words {
    hashes: Vec<u64>,
    words: Vec<PackedWord>,
    /// The nonempty words, the shortest first, each with the cube that it solves.
    suffixes: Vec<(PackedWord, Cube3)>,
}

/// Number of slots: a power of two greater than the number of words.
const SLOTS: usize = 1 << 20;

/// Returns the corners and the edges of a cube, each encoded as a number in base 24.
pub(super) fn piece_codes(cube: &Cube3) -> (u64, u64) {
    let corners = (0..CORNERS).fold(0, |sum, p| sum * 24 + u64::from(cube.cp[p] * 3 + cube.co[p]));
    let edges = (0..EDGES).fold(0, |sum, p| sum * 24 + u64::from(cube.ep[p] * 2 + cube.eo[p]));
    (corners, edges)
}

/// Returns a nonzero hash; 0 marks empty slots.
fn hash(cube: &Cube3) -> u64 {
    let (corners, edges) = piece_codes(cube);
    let mixed = (corners ^ edges.rotate_left(29)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed ^ mixed >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93) | 1
}

fn slot(hash: u64) -> usize {
    (hash >> 44) as usize % SLOTS
}

impl Words {
    /// Returns all words of at most [`MAX_STORED`] turns, computed on first use.
    pub fn all() -> &'static Self {
        static ALL: LazyLock<Words> = LazyLock::new(|| {
            let (hashes, words) = (vec![0; SLOTS], vec![PackedWord(0); SLOTS]);
            let mut out = Words { hashes, words, suffixes: Vec::new() };
            out.add(&Cube3::SOLVED, &Cube3::SOLVED, &mut Vec::new());
            out.suffixes.sort_by_key(|(word, _)| word.length());
            out
        });
        &ALL
    }

    /// Adds a word, which leads to `cube` and solves `solves`, and all its extensions.
    fn add(&mut self, cube: &Cube3, solves: &Cube3, word: &mut Vec<u8>) {
        let (hash, packed) = (hash(cube), PackedWord::new(word));
        let mut at = slot(hash);
        while self.hashes[at] != 0 {
            at = (at + 1) % SLOTS;
        }
        (self.hashes[at], self.words[at]) = (hash, packed);
        if !word.is_empty() {
            self.suffixes.push((packed, *solves));
        }
        if word.len() == MAX_STORED {
            return;
        }
        for mv in TurnSuccessors::htm().after(word.last().copied()).each() {
            word.push(mv);
            let undone = Cube3::turn(usize::from(mv) / 3 * 3 + 2 - usize::from(mv) % 3);
            self.add(&cube.after(usize::from(mv)), &undone.then(solves), word);
            word.pop();
        }
    }

    fn with_hash(&self, hash: u64) -> impl Iterator<Item = PackedWord> {
        let places = (0..SLOTS).map(move |n| (slot(hash) + n) % SLOTS);
        let there = places.take_while(|at| self.hashes[*at] != 0);
        there.filter(move |at| self.hashes[*at] == hash).map(|at| self.words[at])
    }

    /// Calls `found` with each word of at most `longest <= MAX_FOUND` turns that leads from the solved cube to this
    /// one. Words that differ only in the order of commuting turns count as one.
    pub fn for_each_word_to(&self, cube: &Cube3, longest: usize, mut found: impl FnMut(&[u8])) {
        let mut take = |word: Vec<u8>| {
            if word.iter().fold(Cube3::SOLVED, |cube, mv| cube.after(usize::from(*mv))) == *cube {
                found(&word);
            }
        };
        for word in self.with_hash(hash(cube)).filter(|word| word.length() <= longest) {
            take(word.turns().collect());
        }
        let behind = longest.saturating_sub(MAX_STORED);
        for (last, solves) in self.suffixes.iter().take_while(|(last, _)| last.length() <= behind) {
            for first in self.with_hash(hash(&cube.then(solves))).filter(|first| first.length() == MAX_STORED) {
                let word: Vec<u8> = first.turns().chain(last.turns()).collect();
                if TurnSuccessors::htm().after(Some(word[MAX_STORED - 1])) >> word[MAX_STORED] & 1 == 1 {
                    take(word);
                }
            }
        }
    }
}

/// Joins turns of the same face, also across turns of the opposite face, until none can be joined.
pub(super) fn simplified(turns: impl IntoIterator<Item = u8>) -> Vec<u8> {
    let mut out: Vec<u8> = Vec::new();
    turns.into_iter().for_each(|mv| push_simplified(&mut out, mv));
    out
}

/// Appends a turn to simplified turns, joining it with an earlier one of the same face if possible.
#[inline]
pub(super) fn push_simplified(out: &mut Vec<u8>, mv: u8) {
    let axis = |mv: u8| mv / 3 % 3;
    let beside = out.iter().rev().take_while(|other| axis(**other) == axis(mv)).count();
    let start = out.len() - beside;
    match out[start..].iter().position(|other| other / 3 == mv / 3) {
        Some(n) => {
            let quarters = (out[start + n] % 3 + 1 + mv % 3 + 1) % 4;
            if quarters == 0 {
                out.remove(start + n);
            } else {
                out[start + n] = mv / 3 * 3 + quarters - 1;
            }
        }
        None => out.push(mv),
    }
}

pub(super) fn inverse_turn(mv: u8) -> u8 {
    mv / 3 * 3 + 2 - mv % 3
}

const _: () = assert!(FACE_TURNS <= 1 << 5, "a turn takes five bits");

#[cfg(test)]
mod tests {
    use super::*;

    fn after(word: &[u8]) -> Cube3 {
        word.iter().fold(Cube3::SOLVED, |cube, mv| cube.after(usize::from(*mv)))
    }

    #[test]
    fn words_are_found_by_their_effect() {
        let words = Words::all();
        assert_eq!(words.suffixes.len(), 18 + 243 + 3240 + 43_254 + 577_368);
        for (word, solves) in words.suffixes.iter().step_by(997) {
            let turns: Vec<u8> = word.turns().collect();
            assert_eq!(solves.then(&after(&turns)), Cube3::SOLVED);
        }
        // R U2 F' L D B2 R' U
        let word = [3, 1, 8, 12, 9, 16, 5, 0];
        let mut found = Vec::new();
        words.for_each_word_to(&after(&word), 8, |word| found.push(word.to_vec()));
        assert_eq!(found, [word.to_vec()]);
        let mut shorter = 0;
        words.for_each_word_to(&after(&word), 7, |_| shorter += 1);
        assert_eq!(shorter, 0);
    }

    #[test]
    fn turns_of_a_face_are_joined_over_the_opposite_face() {
        assert_eq!(simplified([0, 9, 0, 3]), [1, 9, 3]);
        assert_eq!(simplified([3, 0, 9, 2, 11, 3]), [4]);
        assert_eq!(simplified([0, 0, 0, 0]), Vec::<u8>::new());
    }
}
