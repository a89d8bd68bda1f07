//! Pure three-cycles of corners or edges, with all their words of up to ten turns. Two words of at most five turns
//! whose effects differ only in three corners, or only in three edges, combine into a word of a cycle.

use std::sync::LazyLock;

use rustc_hash::FxHashMap;

use super::words::{MAX_FOUND, MAX_STORED, PackedWord, inverse_turn, piece_codes, simplified};
use crate::puzzles::cube3::turns::TurnSuccessors;
use crate::puzzles::cube3::{CORNERS, Cube3, EDGES};
use crate::search::ida::MoveSet;

/// The words of a cycle, the shortest first. Contiguous, since the search for insertions scans them very often.
pub(super) type CycleWords = Vec<CycleWord>;

/// A word of at most [`MAX_FOUND`] turns for a three-cycle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct CycleWord {
    length: u8,
    turns: [u8; MAX_FOUND],
    /// The turns about one axis at the start and at the end of the word.
    pub ends: [EndTurns; 2],
}

impl CycleWord {
    fn new(word: &[u8]) -> Self {
        let mut turns = [0; MAX_FOUND];
        turns[..word.len()].copy_from_slice(word);
        let ends = [EndTurns::leading(word.iter()), EndTurns::leading(word.iter().rev())];
        Self { length: word.len() as u8, turns, ends }
    }

    pub fn turns(&self) -> &[u8] {
        &self.turns[..usize::from(self.length)]
    }
}

/// The turns about one axis at an end of a word, packed: the axis and the quarters of each of its two faces, 0 for a
/// face that does not turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct EndTurns(u8);

impl EndTurns {
    /// Packs the turns at the front that share an axis.
    pub fn leading<'a>(turns: impl Iterator<Item = &'a u8>) -> Self {
        let mut turns = turns.peekable();
        let axis = turns.peek().map_or(0, |mv| **mv / 3 % 3);
        let quarters = turns.take_while(|mv| **mv / 3 % 3 == axis).fold([0; 2], |mut quarters, mv| {
            quarters[usize::from(mv / 9)] += mv % 3 + 1;
            quarters
        });
        Self(axis << 4 | (quarters[0] & 3) << 2 | quarters[1] & 3)
    }

    /// Returns the number of turns, 0 to 2.
    pub fn count(self) -> usize {
        [self.0 >> 2 & 3, self.0 & 3].into_iter().filter(|quarters| *quarters > 0).count()
    }

    /// Returns the number of turns that cancel where two ends meet; `None` if all cancel, so that the turns behind them
    /// meet.
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
pub(super) fn three_cycles() -> &'static FxHashMap<Cube3, CycleWords> {
    static CYCLES: LazyLock<FxHashMap<Cube3, CycleWords>> = LazyLock::new(|| {
        let mut words = Vec::new();
        add_words(&Cube3::SOLVED, &mut Vec::new(), &mut words);
        let mut out: FxHashMap<Cube3, CycleWords> = FxHashMap::default();
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

/// A word with its effect on all corners and on all edges, encoded by [`piece_codes`].
struct Word {
    corners: u64,
    edges: u64,
    turns: PackedWord,
}

/// Adds a word, which leads to `cube`, and all its extensions.
fn add_words(cube: &Cube3, word: &mut Vec<u8>, words: &mut Vec<Word>) {
    let (corners, edges) = piece_codes(cube);
    words.push(Word { corners, edges, turns: PackedWord::new(word) });
    if word.len() == MAX_STORED {
        return;
    }
    for mv in TurnSuccessors::htm().after(word.last().copied()).each() {
        word.push(mv);
        add_words(&cube.after(usize::from(mv)), word, words);
        word.pop();
    }
}

/// In each run of words that `is_same` groups, joins each word of the maximum length with the inverse of another. Adds
/// the cycles of `pieces.0` corners and `pieces.1` edges to `out`.
fn join(
    words: &[Word],
    is_same: impl Fn(&Word, &Word) -> bool,
    pieces: (usize, usize),
    out: &mut FxHashMap<Cube3, CycleWords>,
) {
    for group in words.chunk_by(is_same).filter(|group| group.len() > 1) {
        for first in group.iter().filter(|first| first.turns.length() == MAX_STORED) {
            let start: Vec<u8> = first.turns.turns().collect();
            for other in group {
                let mut end: Vec<u8> = other.turns.turns().map(inverse_turn).collect();
                end.reverse();
                let follows = |mv: &u8| TurnSuccessors::htm().after(start.last().copied()).contains(*mv);
                let all = [&start[..], &end].concat();
                if end.first().is_some_and(follows) && simplified(all.iter().copied()).len() == all.len() {
                    let cube = all.iter().fold(Cube3::SOLVED, |cube, mv| cube.after(usize::from(*mv)));
                    if count_unsolved(&cube) == pieces && is_cycle(&cube) {
                        out.entry(cube).or_default().push(CycleWord::new(&all));
                    }
                }
            }
        }
    }
}

/// True if exactly three pieces are displaced. For a cube with three unsolved pieces, this excludes pieces only turned
/// in place.
fn is_cycle(cube: &Cube3) -> bool {
    let moved = (0..CORNERS).filter(|p| usize::from(cube.cp[*p]) != *p).count();
    moved + (0..EDGES).filter(|p| usize::from(cube.ep[*p]) != *p).count() == 3
}

/// Returns the numbers of unsolved corners and of unsolved edges.
pub(super) fn count_unsolved(cube: &Cube3) -> (usize, usize) {
    let corner = |p: &usize| usize::from(cube.cp[*p]) != *p || cube.co[*p] != 0;
    let edge = |p: &usize| usize::from(cube.ep[*p]) != *p || cube.eo[*p] != 0;
    ((0..CORNERS).filter(corner).count(), (0..EDGES).filter(edge).count())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_of_a_cycle_make_that_cycle() {
        let cycles = three_cycles();
        let after = |word: &[u8]| word.iter().fold(Cube3::SOLVED, |cube, mv| cube.after(usize::from(*mv)));
        let mut lengths = [[0; 11]; 2];
        for (cycle, moves) in cycles {
            assert!(moves.iter().all(|word| after(word.turns()) == *cycle));
            lengths[usize::from(count_unsolved(cycle).0 == 0)][moves[0].turns().len()] += 1;
            // The inverse of a cycle has as many words.
            assert_eq!(cycles[&cycle.inverse()].len(), moves.len());
        }
        // The shortest of the 1,008 corner cycles have eight turns; those of the 1,760 edge cycles have six, such as
        // R L' F2 R' L U2.
        let shortest = lengths.map(|lengths| lengths.iter().position(|count| *count > 0));
        assert_eq!(shortest, [Some(8), Some(6)]);
        assert!(lengths[0].iter().sum::<usize>() <= 1008 && lengths[1].iter().sum::<usize>() <= 1760);
    }
}
