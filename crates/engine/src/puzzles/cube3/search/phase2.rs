//! Phase 2: from G1 to the solved state, with the ten turns that keep G1.

use std::marker::PhantomData;
use std::ops::ControlFlow;

use crate::control::{Control, NodeCounter};
use crate::puzzles::cube3::tables::{LargePruning, SmallTables, coords::G1_INDEX};
use crate::puzzles::cube3::turns::{G1, TurnCost, TurnMask, TurnSuccessors};
use crate::search::ida::{Search, Space};

/// A state in G1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct G1State {
    /// Corner permutation, below 40320.
    pub corners: u16,
    /// Permutation of the U and D edges, below 40320.
    pub edges: u16,
    /// Order of the slice edges, below 24.
    pub order: u16,
}

/// The states of G1 as a search space, bounded by the distances of corners and of edges in a metric.
pub struct G1Space<'a, C> {
    small: &'a SmallTables,
    /// `None` until the large tables are ready.
    large: Option<&'a LargePruning>,
    successors: &'static TurnSuccessors,
    costs: PhantomData<C>,
}

impl<'a, C: TurnCost> G1Space<'a, C> {
    pub fn new(small: &'a SmallTables, large: Option<&'a LargePruning>) -> Self {
        Self { small, large, successors: TurnSuccessors::htm(), costs: PhantomData }
    }

    /// Returns a lower bound on the length of phase 2.
    pub fn bound(&self, node: &G1State) -> u8 {
        let corners = self.small.phase2_corners(node.corners, node.order);
        let edges = self.small.phase2_edges(node.edges, node.order);
        corners.max(edges).max(self.large.map_or(0, |large| large.phase2(node.corners, node.edges)))
    }

    /// Searches for the shortest phase 2 of at most `room` moves; calls `found` with `path` followed by the first one
    /// found. `room` must be a possible length: lengths differ from it by multiples of [`TurnCost::HALF_TURN_COST`].
    ///
    /// # Errors
    /// `Break` if the counter or, after a solution, the control stops the search.
    pub fn shortest(
        &self,
        node: &G1State,
        path: &[u8],
        room: u8,
        control: &Control,
        counter: &NodeCounter,
        mut found: impl FnMut(&[u8]),
    ) -> ControlFlow<()> {
        let bound = self.bound(node);
        let least = bound + room.saturating_sub(bound) % C::HALF_TURN_COST;
        for length in (least..=room).step_by(C::HALF_TURN_COST.into()) {
            let mut solved = false;
            let first = |all: &[u8], _: &G1State| {
                found(all);
                solved = true;
                ControlFlow::Break(())
            };
            let mut search = Search { space: self, counter, path: path.to_vec(), found: first };
            let ended = search.descend(node, path.last().copied(), length);
            if solved {
                // Nothing shorter follows; the control decides whether the search continues.
                return control.check();
            }
            ended?;
        }
        ControlFlow::Continue(())
    }
}

impl<C: TurnCost> Space for G1Space<'_, C> {
    type Node = G1State;
    type Moves = TurnMask;

    #[inline]
    fn successors(&self, _: &G1State, last: Option<u8>, _: u8) -> TurnMask {
        self.successors.after(last) & G1
    }

    #[inline]
    fn next(&self, node: &G1State, mv: u8) -> G1State {
        let moves = &self.small.moves;
        let mv = usize::from(mv);
        G1State {
            corners: moves.corners.after(u32::from(node.corners), mv) as u16,
            edges: moves.edges.after(u32::from(node.edges), usize::from(G1_INDEX[mv])) as u16,
            order: moves.sorted.after(u32::from(node.order), mv) as u16,
        }
    }

    #[inline]
    fn cost(&self, mv: u8) -> u8 {
        C::cost(mv)
    }

    #[inline]
    fn may_reach_goal(&self, node: &G1State, left: u8) -> bool {
        self.small.phase2_corners(node.corners, node.order) <= left
            && self.small.phase2_edges(node.edges, node.order) <= left
            && self.large.is_none_or(|large| large.phase2(node.corners, node.edges) <= left)
    }

    #[inline]
    fn is_goal(&self, node: &G1State) -> bool {
        *node == G1State { corners: 0, edges: 0, order: 0 }
    }
}
