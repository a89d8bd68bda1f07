//! How two cubes of S stand to each other within the subgroups of their axes.
//!
//! Half turns carry the corners of each of the two tetrads among themselves, and each exchanges two in either. A half turn of a layer of
//! the puzzle does so in all three cubes, however they are held; so if the tetrads of two cubes are at home, but one is permuted evenly and
//! the other oddly, quarter turns are needed before both can be solved, although each seems to be near. The distances here see that: of
//! pairs of corner permutations, each up to the even products of half turns, under turns that both cubes make at once.

use super::frames::Frames;
use crate::puzzles::cube3::tables::axis_turns::{AXIS_TURNS, AxisTurns, keeps_subgroup};

/// The number of classes: 40,320 corner permutations by the 48 even products of half turns.
const CLASSES: usize = 840;
const UNSEEN: u8 = u8::MAX;

/// The tables of pairs.
pub(super) struct Relations {
    /// The class of each corner permutation.
    class: Vec<u16>,
    /// The number of turns until a cube alone is in the first class.
    alone: Vec<u8>,
    /// The number of turns until both cubes of a pair are in the first class.
    pairs: Vec<u8>,
}

impl Relations {
    pub fn new(tables: &AxisTurns, solved: u16) -> Self {
        let kept: Vec<usize> = (0..AXIS_TURNS).filter(|turn| keeps_subgroup(*turn)).collect();
        let corners = |corners: u16, turn: usize| tables.next(1, [corners, 0, 0], turn)[0];
        // The first class: even products of half turns of one layer.
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
        let mut pairs = vec![UNSEEN; CLASSES * CLASSES];
        pairs[0] = 0;
        let mut level = vec![0usize];
        let mut depth = 0;
        while !level.is_empty() {
            depth += 1;
            let mut after = Vec::new();
            for at in level {
                for &(a, b) in &both {
                    let to = usize::from(next[at / CLASSES][a]) * CLASSES + usize::from(next[at % CLASSES][b]);
                    if pairs[to] == UNSEEN {
                        pairs[to] = depth;
                        after.push(to);
                    }
                }
            }
            level = after;
        }
        let mut alone = vec![UNSEEN; CLASSES];
        alone[0] = 0;
        let mut level = vec![0usize];
        let mut depth = 0;
        while !level.is_empty() {
            depth += 1;
            let mut after = Vec::new();
            for at in level {
                for to in kept.iter().map(|turn| usize::from(next[at][*turn])) {
                    if alone[to] == UNSEEN {
                        alone[to] = depth;
                        after.push(to);
                    }
                }
            }
            level = after;
        }
        Self { class, alone, pairs }
    }

    /// The class of a corner permutation.
    #[inline(always)]
    pub fn class(&self, corners: u16) -> usize {
        usize::from(self.class[usize::from(corners)])
    }

    /// The number of turns until a cube alone is in the first class.
    #[inline(always)]
    pub fn alone(&self, class: usize) -> u8 {
        self.alone[class]
    }

    /// The number of turns until both are in the first class.
    #[inline(always)]
    pub fn pair(&self, a: usize, b: usize) -> u8 {
        self.pairs[a * CLASSES + b]
    }
}
