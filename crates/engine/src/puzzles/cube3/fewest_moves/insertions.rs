//! Insertions: three-cycles inserted into a skeleton, a sequence that leaves few pieces unsolved, where most moves
//! cancel.

use std::collections::HashSet;

use super::cycles::{CycleWord, EndTurns, count_unsolved, three_cycles};
use super::words::{inverse_turn, push_simplified, simplified};
use crate::control::Control;
use crate::puzzle::{Move, Sequence};
use crate::puzzles::cube3::Cube3;

/// Moves inserted into a skeleton.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InsertedCycle {
    /// Number of moves before the insertion point, in the skeleton or in the result of the previous insertion.
    pub at: usize,
    /// The turns of opposite faces before and after the insertion point, if the insertion requires that they be
    /// swapped: they are listed in their new order.
    pub swapped: Option<[Move; 2]>,
    /// The moves of the cycle.
    pub moves: Sequence,
    /// Numbers of corners and edges left before the insertion.
    pub left: (usize, usize),
    /// Number of moves that cancel.
    pub cancelled: usize,
}

/// A solution made of a skeleton and one or two insertions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InsertionSolution {
    /// One or two insertions, in order: the second is made in the result of the first.
    pub insertions: Vec<InsertedCycle>,
    /// The solution, with all cancellations.
    pub solution: Sequence,
}

impl InsertionSolution {
    /// Returns the number of moves of the solution.
    pub fn length(&self) -> usize {
        self.solution.0.len()
    }
}

/// The error for a skeleton without insertions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InsertionError {
    /// The skeleton already solves the scramble.
    #[error("the skeleton solves the cube")]
    Solved,
    /// The permutation left is odd, so no three-cycles solve it.
    #[error("the skeleton leaves {corners} corners and {edges} edges with an odd permutation")]
    Odd {
        /// Number of unsolved corners.
        corners: usize,
        /// Number of unsolved edges.
        edges: usize,
    },
    /// Two three-cycles cannot solve the pieces left.
    #[error("the skeleton leaves {corners} corners and {edges} edges, more than two three-cycles solve")]
    TooMany {
        /// Number of unsolved corners.
        corners: usize,
        /// Number of unsolved edges.
        edges: usize,
    },
}

/// Finds the `count` shortest solutions with one insertion into a skeleton of face turns or, if one is not enough, two,
/// the shortest first. Tries all pairs of cycles in the table and meanwhile reports the best so far to `found`. If
/// `control` ends the search, returns the best so far, which may be none.
///
/// # Errors
/// [`InsertionError`] if the skeleton already solves the scramble, or two insertions cannot solve it.
///
/// # Panics
/// If a move is not a face turn.
pub fn insertions(
    scramble: &Cube3,
    skeleton: &Sequence,
    count: usize,
    control: &Control,
    found: &mut dyn FnMut(&[InsertionSolution]),
) -> Result<Vec<InsertionSolution>, InsertionError> {
    let skeleton = simplified(skeleton.0.iter().map(|mv| mv.index() as u8));
    let left = cube_after(scramble, &skeleton);
    let (corners, edges) = count_unsolved(&left);
    if (corners, edges) == (0, 0) {
        return Err(InsertionError::Solved);
    }
    if crate::puzzle::perm::is_odd(&left.cp) {
        return Err(InsertionError::Odd { corners, edges });
    }
    let mut best = ShortestInsertions::new(count);
    offer_one_insertion(scramble, &skeleton, None, &mut best);
    if best.found.is_empty() {
        let mut told = 0;
        for (first, moves) in first_insertions_of_two(scramble, &skeleton, (corners, edges), control) {
            if control.check().is_break() {
                return Ok(best.into_shortest());
            }
            offer_one_insertion(scramble, &moves, Some(&first), &mut best);
            if best.prune_count > told {
                told = best.prune_count;
                found(&best.found);
            }
        }
        if control.check().is_break() {
            return Ok(best.into_shortest());
        }
    }
    if best.found.is_empty() {
        return Err(InsertionError::TooMany { corners, edges });
    }
    Ok(best.into_shortest())
}

/// Computes the table of three-cycles in about a second, unless it exists. Without this call, the first call of
/// [`insertions`] computes it.
pub fn prepare_insertions() {
    three_cycles();
}

/// Returns the shortest solution with one insertion; `None` if one is not enough.
pub(super) fn shortest_single(scramble: &Cube3, skeleton: &Sequence) -> Option<InsertionSolution> {
    let skeleton = simplified(skeleton.0.iter().map(|mv| mv.index() as u8));
    let mut best = ShortestInsertions::new(1);
    offer_one_insertion(scramble, &skeleton, None, &mut best);
    best.into_shortest().pop()
}

/// Collector of the shortest distinct solutions.
struct ShortestInsertions {
    count: usize,
    found: Vec<InsertionSolution>,
    seen: HashSet<Vec<u8>>,
    /// Maximum length still accepted.
    max_length: usize,
    /// Number of calls of `prune`.
    prune_count: usize,
}

impl ShortestInsertions {
    fn new(count: usize) -> Self {
        Self { count, found: Vec::new(), seen: HashSet::new(), max_length: usize::MAX, prune_count: 0 }
    }

    /// Adds a solution if it is short enough and new.
    fn offer(&mut self, moves: &[u8], insertions: impl FnOnce() -> Vec<InsertedCycle>) {
        if moves.len() > self.max_length || !self.seen.insert(moves.to_vec()) {
            return;
        }
        self.found.push(InsertionSolution { insertions: insertions(), solution: sequence(moves) });
        if self.found.len() >= self.count.saturating_mul(2) {
            self.prune();
        }
    }

    /// Keeps the shortest `count` solutions. Once there are `count`, only solutions shorter than the last of them are
    /// accepted.
    fn prune(&mut self) {
        self.found.sort_by_key(InsertionSolution::length);
        self.found.truncate(self.count);
        self.prune_count += 1;
        if let Some(last) = self.found.get(self.count.saturating_sub(1)) {
            self.max_length = last.length().saturating_sub(1);
        }
    }

    fn into_shortest(mut self) -> Vec<InsertionSolution> {
        self.prune();
        self.found
    }
}

struct InsertionPoint<'a> {
    before: &'a [u8],
    after: &'a [u8],
    /// The turns about one axis just before and just after the insertion point.
    ends: [EndTurns; 2],
    /// The effect that inserted moves must have to solve the scramble.
    needed: Cube3,
    /// True if the turns just before and just after the insertion point were swapped.
    is_swapped: bool,
}

impl<'a> InsertionPoint<'a> {
    fn new(before: &'a [u8], after: &'a [u8], needed: Cube3, is_swapped: bool) -> Self {
        let ends = [EndTurns::leading(before.iter().rev()), EndTurns::leading(after.iter())];
        Self { before, after, ends, needed, is_swapped }
    }

    /// True if the skeleton with a word inserted here is certainly longer than `longest`, without computing it.
    #[inline]
    fn is_longer(&self, word: &CycleWord, longest: usize) -> bool {
        let all = self.before.len() + word.turns().len() + self.after.len();
        if all <= longest {
            return false;
        }
        let [before, after] = self.ends;
        let turns = word.turns();
        let at_start = before
            .cancelled_with(word.ends[0])
            .map_or_else(|| count_cancelled(self.before.iter().rev(), turns.iter()), |cancelled| (cancelled, 0));
        let at_end = after
            .cancelled_with(word.ends[1])
            .map_or_else(|| count_cancelled(self.after.iter(), turns.iter().rev()), |cancelled| (cancelled, 0));
        // If so much cancels that the turns before and after the word may meet, the moves must be computed.
        at_start.1 + at_end.1 + 4 <= turns.len() && all - at_start.0 - at_end.0 > longest
    }

    /// Sets `out` to the skeleton with a word inserted here.
    fn insert(&self, word: &[u8], out: &mut Vec<u8>) {
        out.clear();
        out.extend_from_slice(self.before);
        word.iter().for_each(|mv| push_simplified(out, *mv));
        for (n, mv) in self.after.iter().enumerate() {
            // No further turns can merge.
            if out.last().is_none_or(|last| last / 3 % 3 != mv / 3 % 3) {
                out.extend_from_slice(&self.after[n..]);
                return;
            }
            push_simplified(out, *mv);
        }
    }

    /// Returns the insertion of a word here that gives a solution of this length.
    fn insertion_of(&self, word: &[u8], left: (usize, usize), length: usize) -> InsertedCycle {
        let count_cancelled = self.before.len() + word.len() + self.after.len() - length;
        let swapped = match (self.before, self.after) {
            ([.., one], [other, ..]) if self.is_swapped => Some([one, other].map(|mv| Move(u16::from(*mv)))),
            _ => None,
        };
        InsertedCycle { at: self.before.len(), swapped, moves: sequence(word), left, cancelled: count_cancelled }
    }
}

/// Returns the number of turns that cancel where two sequences meet, and the number of turns at the start of the second
/// that cancel together with all turns next to them about the same axis.
fn count_cancelled<'a>(
    mut one: impl Iterator<Item = &'a u8> + Clone,
    mut other: impl Iterator<Item = &'a u8> + Clone,
) -> (usize, usize) {
    let (mut all, mut whole) = (0, 0);
    loop {
        let ends = [EndTurns::leading(one.clone()), EndTurns::leading(other.clone())];
        match ends[0].cancelled_with(ends[1]) {
            Some(cancelled) => return (all + cancelled, whole),
            None => {
                let counts = ends.map(EndTurns::count);
                all += counts[0] + counts[1];
                whole += counts[1];
                one.by_ref().take(counts[0]).for_each(drop);
                other.by_ref().take(counts[1]).for_each(drop);
            }
        }
    }
}

/// Calls `found` with every insertion point of a skeleton, including those between two neighbouring turns of opposite
/// faces in either order.
fn for_each_insertion_point(scramble: &Cube3, skeleton: &[u8], mut found: impl FnMut(&InsertionPoint)) {
    // Moves a turn from after the insertion point to before it.
    let passed =
        |needed: &Cube3, mv: u8| Cube3::turn(usize::from(inverse_turn(mv))).then(needed).after(usize::from(mv));
    let mut needed = scramble.inverse().then(&cube_after(&Cube3::SOLVED, skeleton).inverse());
    for at in 0..=skeleton.len() {
        let (before, after) = skeleton.split_at(at);
        found(&InsertionPoint::new(before, after, needed, false));
        if let [one, other, ..] = after
            && one / 3 % 3 == other / 3 % 3
        {
            let mut exchanged = skeleton.to_vec();
            exchanged.swap(at, at + 1);
            let (before, after) = exchanged.split_at(at + 1);
            found(&InsertionPoint::new(before, after, passed(&needed, *other), true));
        }
        if let Some(mv) = after.first() {
            needed = passed(&needed, *mv);
        }
    }
}

fn cube_after(cube: &Cube3, moves: &[u8]) -> Cube3 {
    moves.iter().fold(*cube, |cube, mv| cube.after(usize::from(*mv)))
}

fn sequence(moves: &[u8]) -> Sequence {
    Sequence(moves.iter().map(|mv| Move(u16::from(*mv))).collect())
}

/// Offers every solution that takes one more insertion, unless it is certainly too long.
fn offer_one_insertion(
    scramble: &Cube3,
    skeleton: &[u8],
    earlier: Option<&InsertedCycle>,
    best: &mut ShortestInsertions,
) {
    let mut all = Vec::new();
    for_each_insertion_point(scramble, skeleton, |place| {
        for word in three_cycles().get(&place.needed).into_iter().flatten() {
            if place.is_longer(word, best.max_length) {
                continue;
            }
            place.insert(word.turns(), &mut all);
            let inserted = || place.insertion_of(word.turns(), count_unsolved(&place.needed), all.len());
            best.offer(&all, || earlier.cloned().into_iter().chain([inserted()]).collect());
        }
    });
}

/// Returns all first insertions that leave a three-cycle, with the resulting moves, the shortest first; incomplete if
/// stopped.
fn first_insertions_of_two(
    scramble: &Cube3,
    skeleton: &[u8],
    left: (usize, usize),
    control: &Control,
) -> Vec<(InsertedCycle, Vec<u8>)> {
    let (mut out, mut seen, mut all) = (Vec::new(), HashSet::new(), Vec::new());
    for_each_insertion_point(scramble, skeleton, |place| {
        if control.check().is_break() {
            return;
        }
        for (cycle, words) in three_cycles() {
            let rest = cycle.inverse().then(&place.needed);
            let (corners, edges) = count_unsolved(&rest);
            if corners + edges == 3 && three_cycles().contains_key(&rest) {
                for word in words {
                    place.insert(word.turns(), &mut all);
                    if seen.insert(all.clone()) {
                        out.push((place.insertion_of(word.turns(), left, all.len()), all.clone()));
                    }
                }
            }
        }
    });
    // Sorted, since the order of a hash map is arbitrary.
    out.sort_by(|(_, one), (_, other)| (one.len(), one).cmp(&(other.len(), other)));
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::PuzzleId;
    use crate::puzzle::scramble;

    fn turns(sequence: &Sequence) -> Vec<u8> {
        sequence.0.iter().map(|mv| mv.index() as u8).collect()
    }

    /// Returns a scramble, and moves that leave only these cycles.
    fn skeleton(seed: u64, length: usize, cycles: &[&Cube3]) -> (Cube3, Sequence) {
        let mut random = scramble::generator(seed);
        let walk = sequence(&simplified(turns(&scramble::walk(PuzzleId::Cube3, length, &mut random))));
        let left = cycles.iter().fold(Cube3::SOLVED, |cube, cycle| cube.then(cycle));
        let undone: Vec<u8> = turns(&walk).iter().rev().map(|mv| inverse_turn(*mv)).collect();
        (cube_after(&left, &undone), walk)
    }

    #[test]
    fn two_insertions_solve_two_cycles() {
        let find =
            |corners: usize| three_cycles().keys().filter(|c| count_unsolved(c).0 == corners).min_by_key(|c| c.rank());
        let (corner, edge) = (find(3).expect("a cycle"), find(0).expect("a cycle"));
        let (scramble, moves) = skeleton(5, 14, &[corner, edge]);
        let found = insertions(&scramble, &moves, 10, &Control::new(), &mut |_| ()).expect("insertions");
        assert!(!found.is_empty());
        for insertion in &found {
            assert_eq!(insertion.insertions.len(), 2);
            assert_eq!(cube_after(&scramble, &turns(&insertion.solution)), Cube3::SOLVED);
        }
        let stopped = Control::new();
        stopped.stop();
        assert_eq!(insertions(&scramble, &moves, 10, &stopped, &mut |_| ()), Ok(Vec::new()));
        let of = |cube: &Cube3| insertions(cube, &Sequence::default(), 9, &Control::new(), &mut |_| ());
        assert!(of(&Cube3::unrank(1 << 60)).is_err());
        assert_eq!(of(&Cube3::SOLVED), Err(InsertionError::Solved));
    }
}
