//! The whole cube as a space, for proofs: its distance to each of the three subgroups G1 bounds each state.

use super::phase1::{ByBounds, ByDistances, Coset};
use super::turns::Turns;
use super::view::{DIRECT, View};
use crate::solve::ida::{MoveMask, Space};

/// One node for each upright axis.
pub type Axes<N> = [N; DIRECT];

/// The whole cube as the small tables know it.
pub struct WholeByBounds<'a> {
    /// One axis.
    pub axis: ByBounds<'a>,
    /// The views, for what each turn is in them.
    pub views: &'a [View],
}

impl Space for WholeByBounds<'_> {
    type Node = Axes<[u16; 3]>;

    #[inline]
    fn successors(&self, _: &Self::Node, last: Option<u8>, _: u8) -> MoveMask {
        MoveMask::from(self.axis.after.of(last))
    }

    #[inline]
    fn next(&self, node: &Self::Node, mv: u8) -> Self::Node {
        std::array::from_fn(|a| self.axis.next(&node[a], self.views[a].seen(mv)))
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

/// The whole cube as the large tables know it.
pub struct WholeByDistances<'a> {
    /// One axis; its shell is G1 itself.
    pub axis: ByDistances<'a>,
    /// The views, for what each turn is in them.
    pub views: &'a [View],
}

impl Space for WholeByDistances<'_> {
    type Node = Axes<Coset>;

    #[inline]
    fn successors(&self, node: &Self::Node, last: Option<u8>, left: u8) -> MoveMask {
        let mut mask: Turns = self.axis.after.of(last);
        for (axis, view) in node.iter().zip(self.views) {
            // All turns are near enough from here: nothing to look up.
            if axis.distance + 1 < left {
                continue;
            }
            mask = view.back_all(self.axis.turns_to(axis, view.seen_all(mask), left - 1, false));
        }
        MoveMask::from(mask)
    }

    #[inline]
    fn next(&self, node: &Self::Node, mv: u8) -> Self::Node {
        std::array::from_fn(|a| self.axis.next(&node[a], self.views[a].seen(mv)))
    }

    #[inline]
    fn within(&self, node: &Self::Node, left: u8) -> bool {
        // A solution of just this length would be a shortest way into each of the three subgroups, so that its last turn would
        // leave none of them alone; but every turn keeps one. Source: Kociemba's optimal solver.
        let [x, y, z] = node.map(|axis| axis.distance);
        left == 0 || x < left || y < left || z < left
    }

    #[inline]
    fn is_goal(&self, node: &Self::Node) -> bool {
        node.iter().all(|axis| axis.distance == 0)
    }
}
