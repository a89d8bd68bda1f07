//! Depth-first search for solutions of an exact length: one iteration of iterative deepening (IDA*). Generic over the
//! space that is searched.
//!
//! Korf, "Depth-first iterative-deepening", 1985, with bounds from pruning tables (Korf 1997).

use std::fmt::Debug;
use std::ops::{BitAnd, ControlFlow};

use crate::control::NodeCounter;

/// A bit set of moves, by their numbers within a space.
pub trait MoveSet: Copy + Debug + PartialEq + BitAnd<Output = Self> + Send {
    /// The empty set.
    const EMPTY: Self;

    /// Returns the set of one move, whose number must be less than the number of bits.
    fn single(mv: u8) -> Self;

    /// Removes and returns the move with the lowest number; `None` if the set is empty.
    fn take_first(&mut self) -> Option<u8>;

    /// Returns the number of moves in the set.
    fn count(self) -> u32;

    /// Iterates over the moves in increasing order.
    fn each(mut self) -> impl Iterator<Item = u8> {
        std::iter::from_fn(move || self.take_first())
    }

    /// True if the set contains a move.
    #[inline]
    fn contains(self, mv: u8) -> bool {
        self & Self::single(mv) != Self::EMPTY
    }
}

/// Implements [`MoveSet`] for integers; bit `n` is move `n`.
macro_rules! bits_as_moves {
    ($($bits:ty),*) => {$(
        impl MoveSet for $bits {
            const EMPTY: Self = 0;

            #[inline]
            fn single(mv: u8) -> Self {
                1 << mv
            }

            #[inline]
            fn take_first(&mut self) -> Option<u8> {
                if *self == 0 {
                    return None;
                }
                let mv = self.trailing_zeros() as u8;
                *self &= *self - 1;
                Some(mv)
            }

            #[inline]
            fn count(self) -> u32 {
                self.count_ones()
            }
        }
    )*};
}

bits_as_moves!(u32, u128);

/// The first moves of a part of the search: one, two or three.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Prefix {
    /// The first move.
    pub first: u8,
    /// The second move; `None` for every possible one.
    pub second: Option<u8>,
    /// The third move; `None` for every possible one. Set only with a second move, and only by
    /// [`cut_by_three`](super::schedule::Schedule::cut_by_three).
    pub third: Option<u8>,
    /// True for exactly one of the parts with the same first move: the one that counts the node after it.
    pub counts_first: bool,
    /// True for exactly one of the parts with the same first two moves: the one that counts the node after them.
    pub counts_second: bool,
}

impl Prefix {
    /// Creates the part with this first move and any second one.
    pub fn one_move(first: u8) -> Self {
        Self { first, second: None, third: None, counts_first: true, counts_second: true }
    }

    /// Creates the part with these first two moves and any third one.
    pub fn two_moves(first: u8, second: u8, counts_first: bool) -> Self {
        Self { second: Some(second), counts_first, ..Self::one_move(first) }
    }

    /// Returns the second and third moves, if any, each with true if this part counts the node before it.
    pub fn later_moves(self) -> impl Iterator<Item = (u8, bool)> {
        let moves = [(self.second, self.counts_first), (self.third, self.counts_second)];
        moves.into_iter().map_while(|(mv, counts)| Some((mv?, counts)))
    }

    /// Cuts a part of two moves into one part for each third move.
    pub fn cut_by<M: MoveSet>(self, thirds: M) -> impl Iterator<Item = Self> {
        thirds.each().enumerate().map(move |(n, third)| Self {
            third: Some(third),
            counts_first: self.counts_first && n == 0,
            counts_second: n == 0,
            ..self
        })
    }
}

/// A search space. Monomorphised: every call is in the hot loop.
pub trait Space {
    /// A state.
    type Node: Copy;

    /// A set of this space's moves.
    type Moves: MoveSet;

    /// Returns the moves that may follow `last` (`None` at the root) on a path to the goal of cost `left >= 1`, judged from the node alone.
    fn successors(&self, node: &Self::Node, last: Option<u8>, left: u8) -> Self::Moves;

    /// Returns the state after a move.
    fn next(&self, node: &Self::Node, mv: u8) -> Self::Node;

    /// Returns the cost of a move, at least 1 and by default 1. Moves that cost more than the remaining length are skipped.
    #[inline]
    fn cost(&self, _mv: u8) -> u8 {
        1
    }

    /// False only if every path to the goal costs more than `left`. True by default.
    #[inline]
    fn may_reach_goal(&self, _node: &Self::Node, _left: u8) -> bool {
        true
    }

    /// True if the node is the goal.
    fn is_goal(&self, node: &Self::Node) -> bool;
}

/// A depth-first search. `found` is called for every goal at exactly the requested length.
pub struct Search<'s, S: Space, F> {
    /// The search space.
    pub space: &'s S,
    /// Counts nodes and reports when to stop.
    pub counter: &'s NodeCounter<'s>,
    /// The moves from the root to the current node.
    pub path: Vec<u8>,
    /// Receives the path and the goal; `Break` ends the search.
    pub found: F,
}

impl<S: Space, F: FnMut(&[u8], &S::Node) -> ControlFlow<()>> Search<'_, S, F> {
    /// Visits every canonical sequence of cost exactly `left` from `node` that may reach the goal, and calls `found` for those that do.
    ///
    /// # Errors
    /// `Break` if the counter or `found` returned it.
    pub fn descend(&mut self, node: &S::Node, last: Option<u8>, left: u8) -> ControlFlow<()> {
        self.counter.tick()?;
        if left == 0 {
            return if self.space.is_goal(node) { (self.found)(&self.path, node) } else { ControlFlow::Continue(()) };
        }
        let mut moves = self.space.successors(node, last, left);
        while let Some(mv) = moves.take_first() {
            let Some(after) = left.checked_sub(self.space.cost(mv)) else { continue };
            let child = self.space.next(node, mv);
            if self.space.may_reach_goal(&child, after) {
                self.path.push(mv);
                self.descend(&child, Some(mv), after)?;
                self.path.pop();
            }
        }
        ControlFlow::Continue(())
    }

    /// Runs [`descend`](Self::descend) from a root over the sequences that begin with `prefix`. A prefix longer than `length` has none,
    /// except at length 0: see [`search_firsts`](Self::search_firsts).
    ///
    /// # Errors
    /// `Break` if the counter or `found` returned it.
    pub fn search_prefix(&mut self, root: &S::Node, prefix: Prefix, length: u8) -> ControlFlow<()> {
        if prefix.second.is_none() {
            return self.search_firsts(root, S::Moves::single(prefix.first), length);
        }
        self.path.clear();
        let (mut node, mut last, mut left) = (*root, None, length);
        for (mv, counts_node) in std::iter::once((prefix.first, false)).chain(prefix.later_moves()) {
            if counts_node {
                self.counter.tick()?;
            }
            let Some(after) = left.checked_sub(self.space.cost(mv)) else { return ControlFlow::Continue(()) };
            let child = self.space.next(&node, mv);
            if !self.space.successors(&node, last, left).contains(mv) || !self.space.may_reach_goal(&child, after) {
                return ControlFlow::Continue(());
            }
            self.path.push(mv);
            (node, last, left) = (child, Some(mv), after);
        }
        self.descend(&node, last, left)
    }

    /// Runs [`descend`](Self::descend) from a root over the sequences that begin with one of `firsts`. For `length` 0, the root is visited
    /// only if `firsts` contains move 0, so that it is visited once when the moves are distributed over several calls.
    ///
    /// # Errors
    /// `Break` if the counter or `found` returned it.
    pub fn search_firsts(&mut self, root: &S::Node, firsts: S::Moves, length: u8) -> ControlFlow<()> {
        self.path.clear();
        if length == 0 {
            return if firsts.contains(0) { self.descend(root, None, 0) } else { ControlFlow::Continue(()) };
        }
        let mut moves = self.space.successors(root, None, length) & firsts;
        while let Some(mv) = moves.take_first() {
            let Some(after) = length.checked_sub(self.space.cost(mv)) else { continue };
            let child = self.space.next(root, mv);
            if self.space.may_reach_goal(&child, after) {
                self.path.clear();
                self.path.push(mv);
                self.descend(&child, Some(mv), after)?;
            }
        }
        ControlFlow::Continue(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_taken_in_numerical_order() {
        fn moves<M: MoveSet + std::ops::BitOr<Output = M>>(numbers: &[u8]) -> Vec<u8> {
            let mut set = numbers.iter().fold(M::EMPTY, |set, &mv| set | M::single(mv));
            assert_eq!(set.count() as usize, numbers.len());
            assert!(numbers.iter().all(|&mv| set.contains(mv)) && !set.contains(5));
            std::iter::from_fn(|| set.take_first()).collect()
        }
        assert_eq!(moves::<u32>(&[31, 0, 7]), [0, 7, 31]);
        assert_eq!(moves::<u128>(&[64, 127, 0, 63]), [0, 63, 64, 127]);
        assert_eq!(moves::<u32>(&[]), Vec::<u8>::new());
    }
}
