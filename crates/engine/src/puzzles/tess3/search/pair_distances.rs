//! Distances of pairs of cubes of S, each within the subgroup of its axis.
//!
//! Half turns permute the corners within each of two tetrads; each swaps two corners of either tetrad. A half turn of a layer of the puzzle
//! does so in all three cubes, in any grip. If the tetrads of two cubes are at home but their permutations differ in parity, quarter turns
//! are needed before both can be solved, although each cube alone seems near. The distances here account for that: they are for pairs of
//! corner permutations, modulo even products of half turns, under simultaneous turns of both cubes.

use super::frames::Frames;
use crate::puzzles::cube3::tables::axis_turns::{AXIS_TURNS, AxisTurns, keeps_subgroup};

/// Number of classes: 40,320 corner permutations divided by the 48 even products of half turns.
const CLASSES: usize = 840;
/// Marks pairs that no turns reach: one permuted evenly and the other oddly.
const UNREACHABLE: u8 = u8::MAX;

/// Classes of corner permutations, and their distances alone and in pairs.
pub(super) struct PairDistances {
    /// Class by corner permutation.
    class: Vec<u16>,
    /// By class: number of turns that bring a single cube to class 0.
    single_distances: Vec<u8>,
    /// By `a * CLASSES + b`: number of turns that bring both cubes to class 0, or [`UNREACHABLE`].
    pair_distances: Vec<u8>,
}

impl PairDistances {
    /// Builds the tables from the corner moves of `tables`; `solved` is the solved permutation.
    pub fn new(tables: &AxisTurns, solved: u16) -> Self {
        let kept: Vec<usize> = (0..AXIS_TURNS).filter(|turn| keeps_subgroup(*turn)).collect();
        let corners = |corners: u16, turn: usize| tables.next(1, [corners, 0, 0], turn)[0];
        // Class 0: products of an even number of half turns of single layers.
        let single: Vec<usize> = kept.iter().copied().filter(|turn| turn % 3 == 1 && turn / 3 % 3 != 2).collect();
        let mut first = vec![solved];
        let mut n = 0;
        while n < first.len() {
            for &a in &single {
                for &b in &single {
                    let after = corners(corners(first[n], a), b);
                    if !first.contains(&after) {
                        first.push(after);
                    }
                }
            }
            n += 1;
        }
        let mut class = vec![u16::MAX; 40_320];
        let mut members = vec![first];
        for corners in &members[0] {
            class[usize::from(*corners)] = 0;
        }
        let mut next: Vec<[u16; AXIS_TURNS]> = Vec::new();
        while next.len() < members.len() {
            let from = members[next.len()].clone();
            let mut row = [u16::MAX; AXIS_TURNS];
            for &turn in &kept {
                let after: Vec<u16> = from.iter().map(|at| corners(*at, turn)).collect();
                if class[usize::from(after[0])] == u16::MAX {
                    for at in &after {
                        class[usize::from(*at)] = members.len() as u16;
                    }
                    members.push(after.clone());
                }
                row[turn] = class[usize::from(after[0])];
            }
            next.push(row);
        }
        assert_eq!(next.len(), CLASSES, "the even products of half turns have 840 classes of corners");
        let frames = Frames::get();
        let both: Vec<(usize, usize)> = kept
            .iter()
            .flat_map(|a| kept.iter().map(move |b| (*a, *b)))
            .filter(|(a, b)| frames.local.iter().any(|seen| usize::from(seen[*a]) == *b))
            .collect();
        let pair_distances = distances(CLASSES * CLASSES, |at| {
            let [a, b] = [&next[at / CLASSES], &next[at % CLASSES]];
            both.iter().map(move |(first, other)| usize::from(a[*first]) * CLASSES + usize::from(b[*other]))
        });
        let single_distances = distances(CLASSES, |at| {
            let row = &next[at];
            kept.iter().map(move |turn| usize::from(row[*turn]))
        });
        Self { class, single_distances, pair_distances }
    }

    /// Returns the class of a corner permutation, `0..840`; class 0 contains the solved one.
    #[inline(always)]
    pub fn class(&self, corners: u16) -> usize {
        usize::from(self.class[usize::from(corners)])
    }

    /// Returns the number of turns that bring a single cube of this class to class 0.
    #[inline(always)]
    pub fn single_distance(&self, class: usize) -> u8 {
        self.single_distances[class]
    }

    /// Returns the number of turns that bring both cubes to class 0; `u8::MAX` if they differ in parity.
    #[inline(always)]
    pub fn pair_distance(&self, a: usize, b: usize) -> u8 {
        self.pair_distances[a * CLASSES + b]
    }
}

/// Returns the distance of each number in `0..count` from 0, found breadth first, or [`UNREACHABLE`]; `after` gives the numbers one turn
/// away.
fn distances<I: Iterator<Item = usize>>(count: usize, mut after: impl FnMut(usize) -> I) -> Vec<u8> {
    let mut out = vec![UNREACHABLE; count];
    out[0] = 0;
    let mut queue = vec![0];
    let mut n = 0;
    while let Some(&at) = queue.get(n) {
        for to in after(at) {
            if out[to] == UNREACHABLE {
                out[to] = out[at] + 1;
                queue.push(to);
            }
        }
        n += 1;
    }
    out
}
