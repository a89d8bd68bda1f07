//! The whole cube as a search space for proofs, bounded by its distances to the subgroups G1 of the three axes.

use super::metric_search::MetricSearch;
use super::phase1::{BoundedCosetSpace, Coset, ExactCosetSpace};
use super::viewpoint::{DIRECT_VIEWPOINTS, Viewpoint};
use crate::puzzles::cube3::turns::{TurnCost, TurnMask};
use crate::search::ida::Space;

/// One node per upright axis.
pub type Axes<N> = [N; DIRECT_VIEWPOINTS];

/// The whole cube, bounded by the small tables.
pub struct FullPuzzleByBounds<'a, C> {
    /// Space of the cosets of G1, shared by the three axes.
    pub cosets: BoundedCosetSpace<'a, C>,
    /// Viewpoint of each axis, for renaming turns.
    pub viewpoints: &'a [Viewpoint],
}

impl<C: TurnCost> Space for FullPuzzleByBounds<'_, C> {
    type Node = Axes<[u16; 3]>;
    type Moves = TurnMask;

    #[inline]
    fn successors(&self, _: &Self::Node, last: Option<u8>, _: u8) -> TurnMask {
        self.cosets.successors.after(last)
    }

    #[inline]
    fn next(&self, node: &Self::Node, mv: u8) -> Self::Node {
        std::array::from_fn(|a| self.cosets.next(&node[a], self.viewpoints[a].map_turn(mv)))
    }

    #[inline]
    fn cost(&self, mv: u8) -> u8 {
        C::cost(mv)
    }

    #[inline]
    fn may_reach_goal(&self, node: &Self::Node, left: u8) -> bool {
        node.iter().all(|axis| self.cosets.may_reach_goal(axis, left))
    }

    #[inline]
    fn is_goal(&self, node: &Self::Node) -> bool {
        node.iter().all(|axis| self.cosets.is_goal(axis))
    }
}

/// The whole cube, bounded by the exact distances of the large tables.
pub struct FullPuzzleByDistances<'a, C> {
    /// Space of the cosets of G1, shared by the three axes.
    pub cosets: ExactCosetSpace<'a, C>,
    /// Viewpoint of each axis, for renaming turns.
    pub viewpoints: &'a [Viewpoint],
}

/// A node of [`FullPuzzleByDistances`].
#[derive(Clone, Copy, Debug)]
pub struct FullPuzzleNode {
    /// Coset of G1 for each upright axis.
    pub axes: Axes<Coset>,
    /// The corner permutation, a value of [`CORNER_PERM`](crate::puzzles::cube3::tables::coords::CORNER_PERM).
    pub corners: u16,
}

impl<C: MetricSearch> Space for FullPuzzleByDistances<'_, C> {
    type Node = FullPuzzleNode;
    type Moves = TurnMask;

    #[inline]
    fn successors(&self, node: &FullPuzzleNode, last: Option<u8>, left: u8) -> TurnMask {
        let mut mask: TurnMask = self.cosets.successors.after(last);
        for (axis, viewpoint) in node.axes.iter().zip(self.viewpoints) {
            // No turn of cost 1 can take this axis out of reach, so no look-up is needed.
            if axis.distance + 1 < left {
                continue;
            }
            mask = viewpoint.unmap_turns(self.cosets.turns_to(axis, viewpoint.map_turns(mask), left - 1));
        }
        mask
    }

    #[inline]
    fn next(&self, node: &FullPuzzleNode, mv: u8) -> FullPuzzleNode {
        let axes = std::array::from_fn(|a| self.cosets.next(&node.axes[a], self.viewpoints[a].map_turn(mv)));
        let corners = self.cosets.small.moves.corners.after(u32::from(node.corners), usize::from(mv)) as u16;
        FullPuzzleNode { axes, corners }
    }

    #[inline]
    fn cost(&self, mv: u8) -> u8 {
        C::cost(mv)
    }

    #[inline]
    fn may_reach_goal(&self, node: &FullPuzzleNode, left: u8) -> bool {
        let [x, y, z] = node.axes.map(|axis| axis.distance);
        // In HTM `successors` has already checked all distances.
        if C::HALF_TURN_COST > 1 && x.max(y).max(z) > left {
            return false;
        }
        if x.max(y).max(z) <= C::CORNER_BOUND_RADIUS
            && self.cosets.large.corners(self.cosets.reduction, node.corners, node.axes[0].twist) > left
        {
            return false;
        }
        // If all three distances equal `left`, a solution would be a shortest path into all three subgroups, so its
        // last turn (in QTM, the last quarter turn) would keep none of them; but every turn keeps one. Source:
        // Kociemba's optimal solver.
        left == 0 || x < left || y < left || z < left
    }

    #[inline]
    fn is_goal(&self, node: &FullPuzzleNode) -> bool {
        node.corners == 0 && node.axes.iter().all(|axis| axis.distance == 0)
    }
}
