//! Pure three-cycles of corners or edges, with all their words of up to ten turns, derived at once: two words of at
//! most five turns that differ in three corners only, or in three edges only, make one.

use std::sync::LazyLock;

use rustc_hash::FxHashMap;

use super::words::{KEPT, LONGEST, Packed, numbers, simplified, undone};
use crate::puzzles::cube3::turns::TurnSuccessors;
use crate::puzzles::cube3::{CORNERS, Cube3, EDGES};
use crate::search::ida::MoveSet;

/// The words of a cycle, the shortest first, stored contiguously, since insertions scan them at many places.
pub(super) type CycleMoves = Vec<CycleWord>;

/// A word of at most [`LONGEST`] turns for a three-cycle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct CycleWord {
    length: u8,
    turns: [u8; LONGEST],
    /// Its first and its last turns about one axis.
    pub ends: [EndTurns; 2],
}

impl CycleWord {
    fn of(word: &[u8]) -> Self {
        let mut turns = [0; LONGEST];
        turns[..word.len()].copy_from_slice(word);
        let ends = [EndTurns::of(word.iter()), EndTurns::of(word.iter().rev())];
        Self { length: word.len() as u8, turns, ends }
    }

    pub fn turns(&self) -> &[u8] {
        &self.turns[..usize::from(self.length)]
    }
}

/// The turns about one axis at an end of a word, packed: the axis, and the quarters of each of its two faces. No turns
/// are zero quarters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct EndTurns(u8);

impl EndTurns {
    /// Returns the leading turns about one axis.
    pub fn of<'a>(turns: impl Iterator<Item = &'a u8>) -> Self {
        let mut turns = turns.peekable();
        let axis = turns.peek().map_or(0, |mv| **mv / 3 % 3);
        let quarters = turns.take_while(|mv| **mv / 3 % 3 == axis).fold([0; 2], |mut quarters, mv| {
            quarters[usize::from(mv / 9)] += mv % 3 + 1;
            quarters
        });
        Self(axis << 4 | (quarters[0] & 3) << 2 | quarters[1] & 3)
    }

    /// Returns the number of turns.
    pub fn count(self) -> usize {
        [self.0 >> 2 & 3, self.0 & 3].into_iter().filter(|quarters| *quarters > 0).count()
    }

    /// Returns the number of turns that cancel where two ends meet; `None` if all of them cancel, so that the turns
    /// beyond meet.
    #[inline]
    pub fn cancelled_with(self, other: Self) -> Option<usize> {
        let quarters = |ends: Self| [ends.0 >> 2 & 3, ends.0 & 3];
        if self.0 >> 4 != other.0 >> 4 || self.0 & 15 == 0 || other.0 & 15 == 0 {
            return Some(0);
        }
        let ([one, two], [three, four]) = (quarters(self), quarters(other));
        let joined = Self(self.0 & !15 | ((one + three) & 3) << 2 | ((two + four) & 3));
        (joined.count() > 0).then(|| self.count() + other.count() - joined.count())
    }
}

/// Returns the words of all pure three-cycles of at most ten turns, by their effect on the solved cube. Computed on
/// first use.
pub(super) fn three_cycles() -> &'static FxHashMap<Cube3, CycleMoves> {
    static CYCLES: LazyLock<FxHashMap<Cube3, CycleMoves>> = LazyLock::new(|| {
        let mut words = Vec::new();
        add_words(&Cube3::SOLVED, &mut Vec::new(), &mut words);
        let mut out: FxHashMap<Cube3, CycleMoves> = FxHashMap::default();
        // Words with the same edges differ in corners, and vice versa.
        words.sort_unstable_by_key(|word| word.edges);
        join(&words, |one, other| one.edges == other.edges, (3, 0), &mut out);
        words.sort_unstable_by_key(|word| word.corners);
        join(&words, |one, other| one.corners == other.corners, (0, 3), &mut out);
        for moves in out.values_mut() {
            moves.sort_unstable();
        }
        out
    });
    &CYCLES
}

/// A word with the ranks of all corners and all edges after it.
struct Word {
    corners: u64,
    edges: u64,
    turns: Packed,
}

/// Adds a word, which leads to `cube`, and all its extensions.
fn add_words(cube: &Cube3, word: &mut Vec<u8>, words: &mut Vec<Word>) {
    let (corners, edges) = numbers(cube);
    words.push(Word { corners, edges, turns: Packed::of(word) });
    if word.len() == KEPT {
        return;
    }
    for mv in TurnSuccessors::get().of(word.last().copied()).each() {
        word.push(mv);
        add_words(&cube.after(usize::from(mv)), word, words);
        word.pop();
    }
}

/// Joins words that agree in one kind of pieces, and are adjacent: the first, then the inverse of the other.
fn join(
    words: &[Word],
    is_same: impl Fn(&Word, &Word) -> bool,
    pieces: (usize, usize),
    out: &mut FxHashMap<Cube3, CycleMoves>,
) {
    for group in words.chunk_by(is_same).filter(|group| group.len() > 1) {
        for first in group.iter().filter(|first| first.turns.length() == KEPT) {
            let start: Vec<u8> = first.turns.turns().collect();
            for other in group {
                let mut end: Vec<u8> = other.turns.turns().map(undone).collect();
                end.reverse();
                let follows = |mv: &u8| TurnSuccessors::get().of(start.last().copied()).contains(*mv);
                let all = [&start[..], &end].concat();
                if end.first().is_some_and(follows) && simplified(all.iter().copied()).len() == all.len() {
                    let cube = all.iter().fold(Cube3::SOLVED, |cube, mv| cube.after(usize::from(*mv)));
                    if unsolved(&cube) == pieces && is_cycle(&cube) {
                        out.entry(cube).or_default().push(CycleWord::of(&all));
                    }
                }
            }
        }
    }
}

/// True for three unsolved pieces in a cycle, without one only turned in place.
fn is_cycle(cube: &Cube3) -> bool {
    let moved = (0..CORNERS).filter(|p| usize::from(cube.cp[*p]) != *p).count();
    moved + (0..EDGES).filter(|p| usize::from(cube.ep[*p]) != *p).count() == 3
}

/// Returns the number of unsolved corners and edges.
pub(super) fn unsolved(cube: &Cube3) -> (usize, usize) {
    let corner = |p: &usize| usize::from(cube.cp[*p]) != *p || cube.co[*p] != 0;
    let edge = |p: &usize| usize::from(cube.ep[*p]) != *p || cube.eo[*p] != 0;
    ((0..CORNERS).filter(corner).count(), (0..EDGES).filter(edge).count())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cycle_is_made_by_its_moves() {
        let cycles = three_cycles();
        let after = |word: &[u8]| word.iter().fold(Cube3::SOLVED, |cube, mv| cube.after(usize::from(*mv)));
        let mut lengths = [[0; 11]; 2];
        for (cycle, moves) in cycles {
            assert!(moves.iter().all(|word| after(word.turns()) == *cycle));
            lengths[usize::from(unsolved(cycle).0 == 0)][moves[0].turns().len()] += 1;
            // The inverse of a cycle has as many words.
            assert_eq!(cycles[&cycle.inverse()].len(), moves.len());
        }
        // The shortest of the 1008 corner cycles have eight turns, of the 1760 edge cycles six, such as R L' F2 R' L
        // U2.
        let shortest = lengths.map(|lengths| lengths.iter().position(|count| *count > 0));
        assert_eq!(shortest, [Some(8), Some(6)]);
        assert!(lengths[0].iter().sum::<usize>() <= 1008 && lengths[1].iter().sum::<usize>() <= 1760);
    }
}
