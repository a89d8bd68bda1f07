//! Insertions: three-cycles inserted into a skeleton, which leaves few pieces, where most moves cancel.

use std::collections::HashSet;

use super::cycles::{CycleWord, EndTurns, three_cycles, unsolved};
use super::words::{push_simplified, simplified, undone};
use crate::control::Control;
use crate::puzzle::{Move, Sequence};
use crate::puzzles::cube3::Cube3;

/// Moves inserted into a skeleton.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Inserted {
    /// Number of moves before them, in the skeleton or in the result of the insertion before.
    pub at: usize,
    /// The moves of the cycle.
    pub moves: Sequence,
    /// Numbers of corners and edges left before the insertion.
    pub left: (usize, usize),
    /// Number of moves that cancel.
    pub cancelled: usize,
}

/// A solution made of a skeleton and one or two insertions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Insertion {
    /// The insertions, in order: the second is made in the solution with the first.
    pub inserted: Vec<Inserted>,
    /// The solution, with all cancellations.
    pub solution: Sequence,
}

impl Insertion {
    /// Returns the number of moves of the solution.
    pub fn length(&self) -> usize {
        self.solution.0.len()
    }
}

/// The reasons why a skeleton has no insertions.
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
    /// More is left than two three-cycles solve.
    #[error("the skeleton leaves {corners} corners and {edges} edges, more than two three-cycles solve")]
    TooMany {
        /// Number of unsolved corners.
        corners: usize,
        /// Number of unsolved edges.
        edges: usize,
    },
}

/// Finds the `count` shortest solutions with one insertion in a skeleton of face turns or, if one is not enough, two.
/// Tries all pairs of insertions in the table of cycles and reports the best so far to `found` meanwhile; if `control`
/// stops the search, returns these.
///
/// # Errors
/// [`InsertionError`] if no such insertions solve the scramble.
///
/// # Panics
/// If a move is not a face turn.
pub fn insertions(
    scramble: &Cube3,
    skeleton: &Sequence,
    count: usize,
    control: &Control,
    found: &mut dyn FnMut(&[Insertion]),
) -> Result<Vec<Insertion>, InsertionError> {
    let skeleton = simplified(skeleton.0.iter().map(|mv| mv.index() as u8));
    let left = cube_after(scramble, &skeleton);
    let (corners, edges) = unsolved(&left);
    if (corners, edges) == (0, 0) {
        return Err(InsertionError::Solved);
    }
    if crate::puzzle::perm::is_odd(&left.cp) {
        return Err(InsertionError::Odd { corners, edges });
    }
    let mut best = Shortest::new(count);
    single(scramble, &skeleton, None, &mut best);
    if best.found.is_empty() {
        let mut told = 0;
        for (first, moves) in first_of_two(scramble, &skeleton, (corners, edges), control) {
            if control.check().is_break() {
                return Ok(best.in_order());
            }
            single(scramble, &moves, Some(&first), &mut best);
            if best.settled > told {
                told = best.settled;
                found(&best.found);
            }
        }
        if control.check().is_break() {
            return Ok(best.in_order());
        }
    }
    if best.found.is_empty() {
        return Err(InsertionError::TooMany { corners, edges });
    }
    Ok(best.in_order())
}

/// Computes the table of three-cycles, which takes about a second, unless it exists; otherwise the first [`insertions`]
/// would wait for it.
pub fn prepare_insertions() {
    three_cycles();
}

/// Returns the shortest solution with one insertion, if one is enough.
pub(super) fn shortest_single(scramble: &Cube3, skeleton: &Sequence) -> Option<Insertion> {
    let skeleton = simplified(skeleton.0.iter().map(|mv| mv.index() as u8));
    let mut best = Shortest::new(1);
    single(scramble, &skeleton, None, &mut best);
    best.in_order().pop()
}

/// Collector of the shortest distinct solutions.
struct Shortest {
    count: usize,
    found: Vec<Insertion>,
    seen: HashSet<Vec<u8>>,
    /// Maximum length still accepted.
    longest: usize,
    /// Number of times that the shortest were selected.
    settled: usize,
}

impl Shortest {
    fn new(count: usize) -> Self {
        Self { count, found: Vec::new(), seen: HashSet::new(), longest: usize::MAX, settled: 0 }
    }

    /// Adds a solution if it is short enough and new.
    fn offer(&mut self, moves: &[u8], inserted: impl FnOnce() -> Vec<Inserted>) {
        if moves.len() > self.longest || !self.seen.insert(moves.to_vec()) {
            return;
        }
        self.found.push(Insertion { inserted: inserted(), solution: sequence(moves) });
        if self.found.len() >= self.count.saturating_mul(2) {
            self.settle();
        }
    }

    /// Keeps the shortest. Solutions as long as the last of them are no longer accepted.
    fn settle(&mut self) {
        self.found.sort_by_key(Insertion::length);
        self.found.truncate(self.count);
        self.settled += 1;
        if let Some(last) = self.found.get(self.count.saturating_sub(1)) {
            self.longest = last.length().saturating_sub(1);
        }
    }

    fn in_order(mut self) -> Vec<Insertion> {
        self.settle();
        self.found
    }
}

struct Place<'a> {
    before: &'a [u8],
    after: &'a [u8],
    /// The turns about one axis before and after it.
    ends: [EndTurns; 2],
    /// The effect that inserted moves must have to solve the scramble.
    needed: Cube3,
}

impl<'a> Place<'a> {
    fn of(before: &'a [u8], after: &'a [u8], needed: Cube3) -> Self {
        Self { before, after, ends: [EndTurns::of(before.iter().rev()), EndTurns::of(after.iter())], needed }
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
            .map_or_else(|| cancelled(self.before.iter().rev(), turns.iter()), |cancelled| (cancelled, 0));
        let at_end = after
            .cancelled_with(word.ends[1])
            .map_or_else(|| cancelled(self.after.iter(), turns.iter().rev()), |cancelled| (cancelled, 0));
        // If enough cancels that the turns before and after the word may meet, the moves must be computed.
        at_start.1 + at_end.1 + 4 <= turns.len() && all - at_start.0 - at_end.0 > longest
    }

    /// Sets `out` to the skeleton with a word inserted here.
    fn with(&self, word: &[u8], out: &mut Vec<u8>) {
        out.clear();
        out.extend_from_slice(self.before);
        word.iter().for_each(|mv| push_simplified(out, *mv));
        for (n, mv) in self.after.iter().enumerate() {
            // Nothing more joins after this.
            if out.last().is_none_or(|last| last / 3 % 3 != mv / 3 % 3) {
                out.extend_from_slice(&self.after[n..]);
                return;
            }
            push_simplified(out, *mv);
        }
    }

    /// Returns the insertion of a word here that gives a solution of this length.
    fn inserted(&self, word: &[u8], left: (usize, usize), length: usize) -> Inserted {
        let cancelled = self.before.len() + word.len() + self.after.len() - length;
        Inserted { at: self.before.len(), moves: sequence(word), left, cancelled }
    }
}

/// Returns the number of turns that cancel where two sequences meet, and number of turns of the second that cancel
/// completely.
fn cancelled<'a>(
    mut one: impl Iterator<Item = &'a u8> + Clone,
    mut other: impl Iterator<Item = &'a u8> + Clone,
) -> (usize, usize) {
    let (mut all, mut whole) = (0, 0);
    loop {
        let ends = [EndTurns::of(one.clone()), EndTurns::of(other.clone())];
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

/// Calls `found` with every place of a skeleton, including those between two neighbouring turns of opposite faces in
/// either order.
fn each_place(scramble: &Cube3, skeleton: &[u8], mut found: impl FnMut(&Place)) {
    // Moves a turn from after the place to before it.
    let passed = |needed: &Cube3, mv: u8| Cube3::turn(usize::from(undone(mv))).then(needed).after(usize::from(mv));
    let mut needed = scramble.inverse().then(&cube_after(&Cube3::SOLVED, skeleton).inverse());
    for at in 0..=skeleton.len() {
        let (before, after) = skeleton.split_at(at);
        found(&Place::of(before, after, needed));
        if let [one, other, ..] = after
            && one / 3 % 3 == other / 3 % 3
        {
            let mut exchanged = skeleton.to_vec();
            exchanged.swap(at, at + 1);
            let (before, after) = exchanged.split_at(at + 1);
            found(&Place::of(before, after, passed(&needed, *other)));
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

/// Offers every solution with one more insertion.
fn single(scramble: &Cube3, skeleton: &[u8], earlier: Option<&Inserted>, best: &mut Shortest) {
    let mut all = Vec::new();
    each_place(scramble, skeleton, |place| {
        for word in three_cycles().get(&place.needed).into_iter().flatten() {
            if place.is_longer(word, best.longest) {
                continue;
            }
            place.with(word.turns(), &mut all);
            let inserted = || place.inserted(word.turns(), unsolved(&place.needed), all.len());
            best.offer(&all, || earlier.cloned().into_iter().chain([inserted()]).collect());
        }
    });
}

/// Returns all first insertions that leave a three-cycle, with the resulting moves, the shortest first; incomplete if
/// stopped.
fn first_of_two(
    scramble: &Cube3,
    skeleton: &[u8],
    left: (usize, usize),
    control: &Control,
) -> Vec<(Inserted, Vec<u8>)> {
    let (mut out, mut seen, mut all) = (Vec::new(), HashSet::new(), Vec::new());
    each_place(scramble, skeleton, |place| {
        if control.check().is_break() {
            return;
        }
        for (cycle, words) in three_cycles() {
            let rest = cycle.inverse().then(&place.needed);
            let (corners, edges) = unsolved(&rest);
            if corners + edges == 3 && three_cycles().contains_key(&rest) {
                for word in words {
                    place.with(word.turns(), &mut all);
                    if seen.insert(all.clone()) {
                        out.push((place.inserted(word.turns(), left, all.len()), all.clone()));
                    }
                }
            }
        }
    });
    // Sorted, since the order of a hash map is random.
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
        let undone: Vec<u8> = turns(&walk).iter().rev().map(|mv| undone(*mv)).collect();
        (cube_after(&left, &undone), walk)
    }

    #[test]
    fn two_insertions_solve_what_two_cycles_leave() {
        let find = |corners: usize| three_cycles().keys().filter(|c| unsolved(c).0 == corners).min_by_key(|c| c.rank());
        let (corner, edge) = (find(3).expect("a cycle"), find(0).expect("a cycle"));
        let (scramble, moves) = skeleton(5, 14, &[corner, edge]);
        let found = insertions(&scramble, &moves, 10, &Control::new(), &mut |_| ()).expect("insertions");
        for insertion in &found {
            assert_eq!(insertion.inserted.len(), 2);
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
