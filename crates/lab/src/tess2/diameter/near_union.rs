//! Solves the cosets within a few moves of the subgroup together, and derives results for cosets farther away.
//!
//! The elements of the subgroup and of the cosets around it are marked breadth first: every word is extended by one move, at the end (a
//! move of the subgroup) or at the front (a move that stays in these cosets). The sets of all but the shortest lengths are kept. A word
//! of a few moves from another coset into one of these then represents millions of words, since any word known there may follow it.

use std::cmp::Reverse;
use std::collections::HashMap;
use unfold_engine::tables::Workers;

use super::coset_space::CosetSpace;
use unfold_engine::control::Control;
use unfold_engine::tables::{TableError, parallel};

/// Elements are handled one by one once at most one in `FEW_SHARE_DIVISOR` is unsolved.
const FEW_SHARE_DIVISOR: u64 = 40;

/// Number of nodes expanded together.
const NODE_CHUNK: usize = 256;

/// The near cosets and their solved elements.
#[derive(Debug)]
pub struct NearUnion<'a, S: CosetSpace> {
    space: &'a S,
    /// Maximum distance of the near cosets from the subgroup.
    radius: usize,
    /// Index of each coset by key; the subgroup has index 0.
    numbers: HashMap<u64, usize>,
    /// A state of each coset.
    states: Vec<S::State>,
    /// Distance of each coset from the subgroup.
    distances: Vec<usize>,
    /// `levels[length]`: the elements solved within `length` moves.
    levels: Vec<Level<S::Marks>>,
}

/// Elements of the near cosets solved within some number of moves.
#[derive(Debug)]
struct Level<M> {
    /// Number of marked elements per coset.
    counts: Vec<u64>,
    /// Marked elements per coset; empty if the length is not kept.
    marks: Vec<M>,
}

/// A word from some coset that enters one of the near cosets with its last move.
#[derive(Clone, Copy, Debug)]
pub struct EntryWord<State> {
    /// Number of moves.
    pub length: usize,
    /// Index of the coset entered.
    coset: usize,
    /// The state reached.
    state: State,
}

/// An entry word, and the level with the known elements of the coset that it enters.
type Entry<'b, S> = (&'b EntryWord<<S as CosetSpace>::State>, &'b Level<<S as CosetSpace>::Marks>);

impl<'a, S: CosetSpace> NearUnion<'a, S> {
    /// Marks the elements of the cosets at most `radius` moves from the subgroup for the lengths `0..=longest`, or until all elements are
    /// marked.
    ///
    /// # Errors
    /// [`TableError::Stopped`] if the workers are stopped.
    pub fn new(space: &'a S, (radius, longest): (usize, usize), workers: Workers) -> Result<Self, TableError> {
        let (numbers, states, distances) = (HashMap::new(), Vec::new(), Vec::new());
        let mut out = Self { space, radius, numbers, states, distances, levels: Vec::new() };
        let mut frontier = vec![space.root(&space.solved())];
        for distance in 0..=radius {
            let mut keys = space.keys(&frontier).into_iter();
            frontier.retain(|node| {
                let next = out.states.len();
                let is_new = keys.next().is_some_and(|key| *out.numbers.entry(key).or_insert(next) == next);
                if is_new {
                    out.states.push(space.state(node));
                    out.distances.push(distance);
                }
                is_new
            });
            frontier = space.children(&frontier);
        }
        let cosets = out.states.len();
        // All single moves from a near coset into a near coset.
        let steps = parallel(cosets, 1, workers, (0.0, 0.05), |range| {
            let next = space.children(&[space.root(&out.states[range.start])]);
            let step = |(node, key): (&S::Node, u64)| {
                let coset = *out.numbers.get(&key)?;
                Some((coset, space.product(&out.states[coset], &space.state(node))))
            };
            next.iter().zip(space.keys(&next)).filter_map(step).collect::<Vec<_>>()
        })?;
        for length in 0..=longest {
            let share = |n: usize| 0.05 + 0.95 * n as f64 / (longest + 1) as f64;
            let level = parallel(cosets, 1, workers, (share(length), share(length + 1)), |range| {
                let (coset, mut marks) = (range.start, space.empty());
                if let Some(before) = out.levels.last() {
                    space.expand_by_one_move(&before.marks[coset], &mut marks, workers.control);
                    for (from, product) in steps[coset].iter().take_while(|_| !workers.control.is_stopped()) {
                        space.mark_products(product, &before.marks[*from], &mut marks);
                    }
                }
                space.search(&out.states[coset], length, &mut marks, workers.control);
                (space.count(&marks), marks)
            })?;
            let (counts, marks) = level.into_iter().unzip();
            if let Some(before) = length.checked_sub(1).filter(|before| *before < S::MIN_KEPT_LEN) {
                out.levels[before].marks.clear();
            }
            out.levels.push(Level { counts, marks });
            if out.counts(length).iter().all(|count| *count == space.elements()) {
                break;
            }
        }
        Ok(out)
    }

    /// Returns the number of elements solved within `length` moves for each near coset, the subgroup first.
    pub fn counts(&self, length: usize) -> &[u64] {
        &self.levels[length].counts
    }

    /// Returns the number of lengths computed.
    pub fn length_count(&self) -> usize {
        self.levels.len()
    }

    /// Returns the number of moves that suffice for all elements of the near cosets at a distance; `None` if no computed length does.
    pub fn moves_at_distance(&self, distance: usize) -> Option<usize> {
        let is_solved = |counts: &[u64]| {
            let mut those = counts.iter().zip(&self.distances).filter(|(_, d)| **d == distance);
            those.all(|(count, _)| *count == self.space.elements())
        };
        (0..self.levels.len()).find(|length| is_solved(self.counts(*length)))
    }

    /// Returns all words of `length` moves from the coset of a state that enter the near cosets with their last move, one for each state
    /// reached. Incomplete if `control` is stopped.
    pub fn entries(&self, state: &S::State, length: usize, control: &Control) -> Vec<EntryWord<S::State>> {
        let mut states = HashMap::new();
        self.enter(&[self.space.root(state)], length, &mut states, control);
        let mut out: Vec<_> =
            states.into_iter().map(|(state, (order, coset))| (order, EntryWord { length, coset, state })).collect();
        // In the order of discovery, so that the proof is deterministic.
        out.sort_unstable_by_key(|(order, _)| *order);
        out.into_iter().map(|(_, word)| word).collect()
    }

    /// Follows all words of `left` more moves from these nodes. For each state at which one enters a near coset, records
    /// the order of discovery and the index of the coset.
    fn enter(&self, nodes: &[S::Node], left: usize, states: &mut HashMap<S::State, (usize, usize)>, control: &Control) {
        for nodes in nodes.chunks(NODE_CHUNK).take_while(|_| !control.is_stopped()) {
            let mut others = Vec::new();
            for (node, key) in nodes.iter().zip(self.space.keys(nodes)) {
                match self.numbers.get(&key) {
                    Some(coset) if left == 0 => {
                        let order = states.len();
                        states.entry(self.space.state(node)).or_insert((order, *coset));
                    }
                    None if left > 0 => others.push(*node),
                    _ => {}
                }
            }
            if !others.is_empty() {
                let next = self.space.children_within(&others, left - 1 + self.radius);
                self.enter(&next, left - 1, states, control);
            }
        }
    }

    /// Returns the elements of a coset that these words do not solve within `length` moves. Overwrites `marks`; `None` if stopped.
    fn unsolved(
        &self,
        words: &[EntryWord<S::State>],
        length: usize,
        marks: &mut S::Marks,
        control: &Control,
    ) -> Option<Vec<S::Element>> {
        let (space, few) = (self.space, self.space.elements() / FEW_SHARE_DIVISOR);
        let mut words = self.usable_words(words, length).into_iter();
        space.clear(marks);
        for (word, level) in words.by_ref() {
            if control.is_stopped() {
                return None;
            }
            let product = space.product(&self.states[word.coset], &word.state);
            space.mark_products(&product, &level.marks[word.coset], marks);
            if space.elements() - space.count(marks) <= few {
                break;
            }
        }
        let mut left = space.missing(marks);
        self.remove_solved(words, &mut left, control)?;
        Some(left)
    }

    /// Removes the elements that these words solve from `left`; `None` if stopped.
    fn remove_solved<'b>(
        &'b self,
        words: impl Iterator<Item = Entry<'b, S>>,
        left: &mut Vec<S::Element>,
        control: &Control,
    ) -> Option<()> {
        for (word, level) in words {
            if left.is_empty() {
                break;
            }
            if control.is_stopped() {
                return None;
            }
            self.space.retain_unmarked(&word.state, &self.states[word.coset], &level.marks[word.coset], left);
        }
        Some(())
    }

    /// Returns each word with the level of the moves that remain of `length`, if the marks of that level are kept. The words that solve
    /// the most elements come first.
    fn usable_words<'b>(&'b self, words: &'b [EntryWord<S::State>], length: usize) -> Vec<Entry<'b, S>> {
        let level = |word: &EntryWord<S::State>| {
            let left = length.checked_sub(word.length)?.min(self.levels.len() - 1);
            self.levels.get(left).filter(|level| !level.marks.is_empty())
        };
        let mut out: Vec<_> = words.iter().filter_map(|word| Some((word, level(word)?))).collect();
        out.sort_by_key(|(word, level)| Reverse(level.counts[word.coset]));
        out
    }

    /// Finds the smallest number of moves, at least `aim`, that suffices for all elements of a coset at `distance` from the subgroup, with
    /// entry words up to `detour` moves longer than the distance. Overwrites `marks`; `None` if stopped, or if no length tried suffices.
    pub fn min_moves(
        &self,
        (state, distance): (&S::State, usize),
        aim: usize,
        detour: usize,
        marks: &mut S::Marks,
        control: &Control,
    ) -> Option<usize> {
        let words: Vec<_> = (0..=distance).flat_map(|length| self.entries(state, length, control)).collect();
        for length in aim..self.levels.len() + distance + detour {
            let mut left = self.unsolved(&words, length, marks, control)?;
            // Longer words are numerous, so they are searched only if the shorter words do not suffice.
            for more in distance + 1..=distance + detour {
                if left.is_empty() {
                    break;
                }
                let words = self.entries(state, more, control);
                self.remove_solved(self.usable_words(&words, length).into_iter(), &mut left, control)?;
            }
            if left.is_empty() {
                return Some(length);
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::super::cube2_bound::{Cube2Cosets, MAX_SEARCHED_LEN, RADIUS};
    use super::*;
    use unfold_engine::puzzles::cube2::tables::{PERM, TWIST};
    use unfold_engine::puzzles::cube2::{MOVES, STATES};
    use unfold_engine::tables::coord::MoveTable;

    /// Number of states within each length, per coset of the untwisted states, by plain breadth-first search.
    fn plain() -> Vec<Vec<u64>> {
        let perm = MoveTable::new(&PERM, MOVES);
        let twist = MoveTable::new(&TWIST, MOVES);
        let mut known = vec![false; STATES as usize];
        let (mut frontier, mut out) = (vec![(0, 0)], Vec::new());
        let mut counts = vec![0; TWIST.size as usize];
        known[0] = true;
        while !frontier.is_empty() {
            frontier.iter().for_each(|(_, t)| counts[*t as usize] += 1);
            out.push(counts.clone());
            let next = frontier.iter().flat_map(|(p, t)| (0..MOVES).map(|m| (perm.after(*p, m), twist.after(*t, m))));
            let is_new = |(p, t): &(u32, u32)| !std::mem::replace(&mut known[(p * TWIST.size + t) as usize], true);
            frontier = next.collect::<Vec<_>>().into_iter().filter(is_new).collect();
        }
        out
    }

    #[test]
    fn near_and_far_cosets_agree_with_a_plain_search() {
        let (cosets, control, plain) = (Cube2Cosets::default(), Control::new(), plain());
        let union = NearUnion::new(&cosets, (RADIUS, 20), Workers::new(2, &control)).expect("nobody stops it");
        assert_eq!(plain.len(), 12);
        for (length, plain) in plain.iter().enumerate().take(union.length_count()) {
            let expected: Vec<u64> = union.states.iter().map(|(_, twist)| plain[*twist as usize]).collect();
            // Longer words are not all searched: fewer elements may be known, never more.
            match length <= MAX_SEARCHED_LEN {
                true => assert_eq!(union.counts(length), expected, "within {length} moves"),
                false => assert!(union.counts(length).iter().zip(&expected).all(|(n, all)| n <= all), "{length} moves"),
            }
        }
        let far = (0..TWIST.size).filter(|twist| !union.numbers.contains_key(&u64::from(*twist)));
        let far: Vec<u32> = far.step_by(60).collect();
        assert!(far.len() > 4);
        let mut marks = cosets.empty();
        for twist in far {
            let words = (0..=5).flat_map(|length| union.entries(&(0, twist), length, &control)).collect::<Vec<_>>();
            for (length, plain) in plain.iter().enumerate().take(6) {
                let left = union.unsolved(&words, length, &mut marks, &control).expect("nobody stops it");
                let solved = cosets.elements() - left.len() as u64;
                assert_eq!(solved, plain[twist as usize], "twist {twist} within {length} moves");
            }
        }
    }

    #[test]
    fn searches_end_when_stopped() {
        let (cosets, control) = (Cube2Cosets::default(), Control::new());
        let union = NearUnion::new(&cosets, (RADIUS, 20), Workers::new(1, &control)).expect("nobody stops it");
        control.stop();
        assert!(matches!(NearUnion::new(&cosets, (RADIUS, 20), Workers::new(1, &control)), Err(TableError::Stopped)));
        let far = (&(0, TWIST.size - 1), 4);
        assert_eq!(union.min_moves(far, 11, 2, &mut cosets.empty(), &control), None);
    }
}
