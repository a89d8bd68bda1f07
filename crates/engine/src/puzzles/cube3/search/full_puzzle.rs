//! The whole cube as a search space for proofs, bounded by its distances to the subgroups G1 of the three axes.

use super::of_metric::SearchOfMetric;
use super::phase1::{ByBounds, ByDistances, Coset};
use super::viewpoint::{DIRECT, Viewpoint};
use crate::puzzles::cube3::turns::{TurnCost, TurnMask};
use crate::search::ida::Space;

/// A node per upright axis.
pub type Axes<N> = [N; DIRECT];

/// The whole cube, bounded by the small tables.
pub struct FullPuzzleByBounds<'a, C> {
    /// The space of the cosets of one axis.
    pub axis: ByBounds<'a, C>,
    /// The viewpoints, which rename the turns.
    pub viewpoints: &'a [Viewpoint],
}

impl<C: TurnCost> Space for FullPuzzleByBounds<'_, C> {
    type Node = Axes<[u16; 3]>;
    type Moves = TurnMask;

    #[inline]
    fn successors(&self, _: &Self::Node, last: Option<u8>, _: u8) -> TurnMask {
        self.axis.successors.of(last)
    }

    #[inline]
    fn next(&self, node: &Self::Node, mv: u8) -> Self::Node {
        std::array::from_fn(|a| self.axis.next(&node[a], self.viewpoints[a].seen(mv)))
    }

    #[inline]
    fn cost(&self, mv: u8) -> u8 {
        C::cost(mv)
    }

    #[inline]
    fn within(&self, node: &Self::Node, left: u8) -> bool {
        node.iter().all(|axis| self.axis.within(axis, left))
    }

    #[inline]
    fn is_goal(&self, node: &Self::Node) -> bool {
        node.iter().all(|axis| self.axis.is_goal(axis))
    }
}

/// The whole cube, bounded by the exact distances of the large tables.
pub struct FullPuzzleByDistances<'a, C> {
    /// The space of the cosets of one axis.
    pub axis: ByDistances<'a, C>,
    /// The viewpoints, which rename the turns.
    pub viewpoints: &'a [Viewpoint],
}

/// A node for the large tables.
#[derive(Clone, Copy, Debug)]
pub struct FullPuzzleNode {
    /// The coset of each of the three subgroups.
    pub axes: Axes<Coset>,
    /// The corner permutation, a value of [`CORNER_PERM`](crate::puzzles::cube3::tables::coords::CORNER_PERM).
    pub corners: u16,
}

impl<C: SearchOfMetric> Space for FullPuzzleByDistances<'_, C> {
    type Node = FullPuzzleNode;
    type Moves = TurnMask;

    #[inline]
    fn successors(&self, node: &FullPuzzleNode, last: Option<u8>, left: u8) -> TurnMask {
        let mut mask: TurnMask = self.axis.successors.of(last);
        for (axis, viewpoint) in node.axes.iter().zip(self.viewpoints) {
            // No turn of cost 1 can take this axis out of reach, so no look-up is needed.
            if axis.distance + 1 < left {
                continue;
            }
            mask = viewpoint.back_all(self.axis.turns_to(axis, viewpoint.seen_all(mask), left - 1));
        }
        mask
    }

    #[inline]
    fn next(&self, node: &FullPuzzleNode, mv: u8) -> FullPuzzleNode {
        let axes = std::array::from_fn(|a| self.axis.next(&node.axes[a], self.viewpoints[a].seen(mv)));
        let corners = self.axis.small.moves.corners.after(u32::from(node.corners), usize::from(mv)) as u16;
        FullPuzzleNode { axes, corners }
    }

    #[inline]
    fn cost(&self, mv: u8) -> u8 {
        C::cost(mv)
    }

    #[inline]
    fn within(&self, node: &FullPuzzleNode, left: u8) -> bool {
        let [x, y, z] = node.axes.map(|axis| axis.distance);
        // In HTM all distances were looked up already.
        if C::HALF > 1 && x.max(y).max(z) > left {
            return false;
        }
        if x.max(y).max(z) <= C::NEAR
            && self.axis.large.corners(self.axis.reduction, node.corners, node.axes[0].twist) > left
        {
            return false;
        }
        // A solution of exactly this length would be a shortest path into all three subgroups, so its last turn (in QTM, the last quarter turn)
        // would keep none of them; but every turn keeps one. Source: Kociemba's optimal solver.
        left == 0 || x < left || y < left || z < left
    }

    #[inline]
    fn is_goal(&self, node: &FullPuzzleNode) -> bool {
        node.corners == 0 && node.axes.iter().all(|axis| axis.distance == 0)
    }
}
