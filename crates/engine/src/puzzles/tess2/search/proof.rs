//! The proof on the whole puzzle: iterative deepening with eight projections, and both ends of the remaining moves at
//! once.
//!
//! While more moves are left than the projections can bound, every canonical sequence is a node. With eight moves left,
//! the first and the last of them are found together ([`BothEnds`]), and those between them one by one.

use std::ops::ControlFlow;

use super::both_ends::BothEnds;
use super::full_puzzle::FullPuzzle;
use super::small_tables::SmallTables;
use super::state::{MoveMask, State};
use crate::control::NodeCounter;
use crate::search::ida::{MoveSet, Prefix, Search};

/// Number of moves left at which both ends are found together.
const BOTH_ENDS_AT: u8 = 8;
/// Number of moves between both ends.
const MIDDLE_MOVES: u8 = BOTH_ENDS_AT - 2;

/// The search for all solutions of an exact length.
pub struct Proof<'a, F> {
    small: &'a SmallTables,
    counter: &'a NodeCounter<'a>,
    path: Vec<u8>,
    found: F,
    both_ends: BothEnds,
}

impl<'a, F: FnMut(&[u8], &State) -> ControlFlow<()>> Proof<'a, F> {
    /// Creates a search that calls `found` for each solution.
    pub fn new(small: &'a SmallTables, counter: &'a NodeCounter<'a>, found: F) -> Self {
        Self { small, counter, path: Vec::new(), found, both_ends: BothEnds::default() }
    }

    /// Visits every canonical sequence of exactly `length` moves from `root` that may solve it and begins with
    /// `prefix`.
    ///
    /// # Errors
    /// `Break` if the counter or `found` returned it.
    pub fn search_part(&mut self, root: &State, prefix: Prefix, length: u8) -> ControlFlow<()> {
        self.path.clear();
        if length <= BOTH_ENDS_AT {
            let (space, path) = (&FullPuzzle(self.small), Vec::new());
            return Search { space, counter: self.counter, path, found: &mut self.found }
                .search_prefix(root, prefix, length);
        }
        let (first, moves) = (prefix.first, &self.small.moves);
        let child = moves.turned(root, first);
        self.path.push(first);
        let Some(second) = prefix.second else { return self.descend(&child, Some(first), length - 1) };
        if prefix.counts_first {
            self.counter.tick()?;
        }
        if length - 1 == BOTH_ENDS_AT {
            self.both_ends.prepare(self.small, &child, MoveMask::single(second));
            self.both_ends.advance();
            return self.search_both_ends(&child, 1);
        }
        self.path.push(second);
        self.descend(&moves.turned(&child, second), Some(second), length - 2)
    }

    /// Visits every canonical sequence of exactly `left >= 8` moves from `node` that may solve it; `last` is the move
    /// before.
    ///
    /// # Errors
    /// `Break` if the counter or `found` returned it.
    fn descend(&mut self, node: &State, last: Option<u8>, left: u8) -> ControlFlow<()> {
        if left == BOTH_ENDS_AT {
            let firsts = self.small.moves.allowed_after(last);
            self.both_ends.prepare(self.small, node, firsts);
            self.both_ends.advance();
            return self.search_both_ends(node, 1 + firsts.count());
        }
        self.counter.tick()?;
        let mut moves = self.small.moves.allowed_after(last);
        if left > BOTH_ENDS_AT + 1 {
            while let Some(mv) = moves.take_first() {
                self.path.push(mv);
                self.descend(&self.small.moves.turned(node, mv), Some(mv), left - 1)?;
                self.path.pop();
            }
            return ControlFlow::Continue(());
        }
        // The look-ups of the next state are prefetched while the current one is searched.
        let mut next = self.prepare_next(node, &mut moves);
        while let Some((state, mv)) = next {
            self.both_ends.advance();
            next = self.prepare_next(node, &mut moves);
            self.path.push(mv);
            self.search_both_ends(&state, 1 + self.small.moves.allowed_after(Some(mv)).count())?;
            self.path.pop();
        }
        ControlFlow::Continue(())
    }

    /// Takes the first of these moves, and prepares the look-ups of the state after it; `None` if no move is left.
    fn prepare_next(&mut self, node: &State, moves: &mut MoveMask) -> Option<(State, u8)> {
        let mv = moves.take_first()?;
        let state = self.small.moves.turned(node, mv);
        self.both_ends.prepare(self.small, &state, self.small.moves.allowed_after(Some(mv)));
        Some((state, mv))
    }

    /// Finds both ends of the prepared state at once, then the moves between them. `nodes` counts the state itself,
    /// unless it was counted before, and its children by first move: each of these is tested with all last moves at
    /// once.
    fn search_both_ends(&mut self, node: &State, nodes: u32) -> ControlFlow<()> {
        let small = self.small;
        for _ in 0..nodes {
            self.counter.tick()?;
        }
        self.both_ends.find(small, MIDDLE_MOVES);
        for &(first, last) in &self.both_ends.ends {
            let between = small.end_moves.between(small, node, first, last);
            let whole = &mut self.found;
            let found = |path: &[u8], goal: &State| {
                // Of sequences that differ only in the order of commuting moves, one is canonical.
                if small.moves.allowed_after(path.last().copied()).contains(last) {
                    whole(&[path, &[last]].concat(), goal)
                } else {
                    ControlFlow::Continue(())
                }
            };
            let mut path = std::mem::take(&mut self.path);
            path.push(first);
            let mut search = Search { space: &FullPuzzle(small), counter: self.counter, path, found };
            let ended = search.descend(&between, Some(first), MIDDLE_MOVES);
            self.path = search.path;
            ended?;
            self.path.pop();
        }
        ControlFlow::Continue(())
    }
}

#[cfg(test)]
mod tests;
