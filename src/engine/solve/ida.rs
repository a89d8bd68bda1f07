//! The search loop, one for every puzzle and phase: iterated depth-first search to an exact length.
//!
//! Source of the idea: Korf, "Depth-first iterative-deepening", 1985, with bounds from pruning tables (Korf 1997).

use std::ops::ControlFlow;

use crate::engine::control::NodeCounter;

/// A set of moves by their number within a space, `0 <= number < 128`.
pub type MoveMask = u128;

/// A space to search. Monomorphised: every call is in the hot loop.
pub trait Space {
    /// A state.
    type Node: Copy;

    /// The moves that may follow `last` (`None` at the root) and after which the goal may be within `left - 1` moves,
    /// as far as a look at the node itself tells. `left >= 1`.
    fn successors(&self, node: &Self::Node, last: Option<u8>, left: u8) -> MoveMask;

    /// The state after a move.
    fn next(&self, node: &Self::Node, mv: u8) -> Self::Node;

    /// Whether the goal may be within `left` moves of the node; never false when it is.
    fn within(&self, node: &Self::Node, left: u8) -> bool;

    /// Whether the node is the goal.
    fn is_goal(&self, node: &Self::Node) -> bool;
}

/// One depth-first search. `found` hears of every goal at exactly the length asked for.
pub struct Search<'s, S: Space, F> {
    /// The space.
    pub space: &'s S,
    /// Counts nodes and says when to leave.
    pub counter: &'s NodeCounter<'s>,
    /// The moves from the root to the present node.
    pub path: Vec<u8>,
    /// Hears the path and the goal; `Break` ends the search.
    pub found: F,
}

impl<S: Space, F: FnMut(&[u8], &S::Node) -> ControlFlow<()>> Search<'_, S, F> {
    /// Visits every canonical sequence of exactly `left` moves from `node` that may reach the goal.
    ///
    /// # Errors
    /// `Break` when the counter or `found` said so.
    pub fn descend(&mut self, node: &S::Node, last: Option<u8>, left: u8) -> ControlFlow<()> {
        self.counter.tick()?;
        if left == 0 {
            return if self.space.is_goal(node) { (self.found)(&self.path, node) } else { ControlFlow::Continue(()) };
        }
        let mut moves = self.space.successors(node, last, left);
        while moves != 0 {
            let mv = moves.trailing_zeros() as u8;
            moves &= moves - 1;
            let child = self.space.next(node, mv);
            if self.space.within(&child, left - 1) {
                self.path.push(mv);
                self.descend(&child, Some(mv), left - 1)?;
                self.path.pop();
            }
        }
        ControlFlow::Continue(())
    }
}
