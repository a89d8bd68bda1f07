//! Search spaces of the fewest-moves steps, for a cube in the view of the step.

use std::ops::ControlFlow;

use super::blocks::{Block, SpotTable, Spots, corner_block_tables, edge_group_tables};
use super::tables::{
    self, DR_TURNS, EO_TURNS, HALF_TURNS, SLICE_PERMS, dr_distances, eo_distances, finish_distances, htr_distances,
    slice_distances,
};
use crate::control::NodeCounter;
use crate::puzzles::cube3::tables::coords::{CORNER_PERM, EDGE_PERM, FLIP, SLICE_SORTED, outer_edges};
use crate::puzzles::cube3::turns::{ALL, TurnMask, TurnSuccessors};
use crate::puzzles::cube3::{CORNERS, Cube3};
use crate::search::ida::{Search, Space};

/// A coordinate with a table of exact distances.
#[derive(Clone, Copy)]
pub(super) struct TableSpace {
    /// The turns allowed in the step.
    pub turns: TurnMask,
    /// The turns that preserve the step's goal: final turns that differ by one of them are variants.
    pub kept: TurnMask,
    distances: &'static [u8],
    node: fn(&Cube3) -> u32,
    after: fn(u32, usize) -> u32,
}

impl TableSpace {
    /// Returns the space of edge orientation along F/B.
    pub fn eo() -> Self {
        let node = |cube: &Cube3| (FLIP.rank)(&cube.eo);
        let after = |flip, mv| tables::flips().after(flip, mv);
        Self { turns: ALL, kept: EO_TURNS, distances: eo_distances(), node, after }
    }

    /// Returns the space of domino reduction along U/D, from oriented edges.
    pub fn dr() -> Self {
        let (node, after) = (tables::dr_node, tables::dr_after);
        Self { turns: EO_TURNS, kept: DR_TURNS, distances: dr_distances(), node, after }
    }

    /// Returns the space of half-turn reduction, from domino reduction along U/D.
    pub fn htr() -> Self {
        let (node, after) = (tables::htr_node, tables::htr_after);
        Self { turns: DR_TURNS, kept: HALF_TURNS, distances: htr_distances(), node, after }
    }

    /// Returns the space for solving the cube by half turns.
    pub fn finish() -> Self {
        Self::by_half_turns(finish_distances())
    }

    /// Returns the space for solving everything but the slice across the axis with this index, by half turns.
    pub fn slice(axis: usize) -> Self {
        Self::by_half_turns(&slice_distances()[axis])
    }

    fn by_half_turns(distances: &'static [u8]) -> Self {
        let (node, after) = (tables::half_turn_node, tables::half_turn_after);
        Self { turns: HALF_TURNS, kept: 0, distances, node, after }
    }

    pub fn node_of(&self, cube: &Cube3) -> u32 {
        (self.node)(cube)
    }

    #[inline]
    pub fn distance(&self, node: u32) -> u8 {
        self.distances[node as usize]
    }
}

impl Space for TableSpace {
    type Node = u32;
    type Moves = TurnMask;

    #[inline]
    fn successors(&self, node: &u32, last: Option<u8>, _: u8) -> TurnMask {
        // The step ends as soon as it reaches its goal.
        if self.distance(*node) == 0 { 0 } else { TurnSuccessors::htm().after(last) & self.turns }
    }

    #[inline]
    fn next(&self, node: &u32, mv: u8) -> u32 {
        (self.after)(*node, usize::from(mv))
    }

    #[inline]
    fn may_reach_goal(&self, node: &u32, left: u8) -> bool {
        self.distance(*node) <= left
    }

    #[inline]
    fn is_goal(&self, node: &u32) -> bool {
        self.distance(*node) == 0
    }
}

/// Search space with the spots of all pieces as nodes. The goal is a solved block, or all edges and most corners.
pub(super) struct PieceSpace {
    pub turns: TurnMask,
    bounds: Vec<&'static SpotTable>,
    goal: PieceGoal,
}

enum PieceGoal {
    /// Reached when all bounds are 0.
    Block,
    /// At most this number of unsolved corners, and no unsolved edge.
    AllBut(u8),
}

impl PieceSpace {
    /// Returns the space for solving a block of corners and their edges by all turns.
    pub fn block(block: &Block) -> Self {
        let bounds = corner_block_tables().iter().enumerate().filter(|(corner, _)| block.corners >> corner & 1 == 1);
        Self { turns: ALL, bounds: bounds.map(|(_, table)| table).collect(), goal: PieceGoal::Block }
    }

    /// Returns the space for solving all edges and all but at most `most` corners by these turns.
    pub fn all_but(most: u8, turns: TurnMask) -> Self {
        Self { turns, bounds: edge_group_tables().iter().collect(), goal: PieceGoal::AllBut(most) }
    }
}

impl Space for PieceSpace {
    type Node = Spots;
    type Moves = TurnMask;

    fn successors(&self, node: &Spots, last: Option<u8>, _: u8) -> TurnMask {
        if self.is_goal(node) { 0 } else { TurnSuccessors::htm().after(last) & self.turns }
    }

    fn next(&self, node: &Spots, mv: u8) -> Spots {
        node.after(usize::from(mv))
    }

    fn may_reach_goal(&self, node: &Spots, left: u8) -> bool {
        self.bounds.iter().all(|table| table.distance(node) <= left)
    }

    fn is_goal(&self, node: &Spots) -> bool {
        match self.goal {
            PieceGoal::Block => self.may_reach_goal(node, 0),
            PieceGoal::AllBut(most) => {
                let unsolved = (0..CORNERS).filter(|corner| usize::from(node.corners[*corner]) != corner * 3).count();
                unsolved <= usize::from(most) && self.may_reach_goal(node, 0)
            }
        }
    }
}

/// Coordinates of a position in domino reduction, in a view with the reduction along U/D.
#[derive(Clone, Copy)]
pub(super) struct Domino {
    corners: u32,
    edges: u32,
    slice_order: u32,
}

impl Domino {
    pub fn from_cube(cube: &Cube3) -> Self {
        let corners = (CORNER_PERM.rank)(&cube.cp);
        Self { corners, edges: (EDGE_PERM.rank)(&outer_edges(cube)), slice_order: (SLICE_SORTED.rank)(&cube.ep) }
    }
}

/// Search space for the solved cube, by turns that preserve domino reduction.
pub(super) struct DominoSpace {
    corners: &'static [u8],
    edges: &'static [u8],
}

impl DominoSpace {
    pub fn get() -> Self {
        let [corners, edges] = tables::domino_distances();
        Self { corners, edges }
    }

    /// Returns a lower bound on the number of turns to the solved cube; 0 only for the solved cube.
    #[inline]
    pub fn bound(&self, node: &Domino) -> u8 {
        let corners = self.corners[(node.corners * SLICE_PERMS + node.slice_order) as usize];
        corners.max(self.edges[(node.edges * SLICE_PERMS + node.slice_order) as usize])
    }
}

impl Space for DominoSpace {
    type Node = Domino;
    type Moves = TurnMask;

    #[inline]
    fn successors(&self, _: &Domino, last: Option<u8>, _: u8) -> TurnMask {
        TurnSuccessors::htm().after(last) & DR_TURNS
    }

    #[inline]
    fn next(&self, node: &Domino, mv: u8) -> Domino {
        let mv = usize::from(mv);
        Domino {
            corners: tables::corner_orders().after(node.corners, mv),
            edges: tables::edge_order_after(node.edges, mv),
            slice_order: tables::slice_orders().after(node.slice_order, mv),
        }
    }

    #[inline]
    fn may_reach_goal(&self, node: &Domino, left: u8) -> bool {
        self.bound(node) <= left
    }

    #[inline]
    fn is_goal(&self, node: &Domino) -> bool {
        self.bound(node) == 0
    }
}

/// Search space for solving all pieces but the slice edges, or all edges, by turns that preserve domino reduction.
pub(super) struct PartialSpace {
    /// True to leave the slice, false to leave corners.
    pub leaves_slice: bool,
    domino: DominoSpace,
    /// Distances of the corners alone, and of the U and D edges alone.
    separate_distances: &'static [Vec<u8>; 2],
}

impl PartialSpace {
    pub fn slice() -> Self {
        Self { leaves_slice: true, domino: DominoSpace::get(), separate_distances: tables::separate_distances() }
    }

    pub fn corners() -> Self {
        Self { leaves_slice: false, ..Self::slice() }
    }

    #[inline]
    fn bound(&self, node: &Domino) -> u8 {
        let [corners, edges] = self.separate_distances;
        if self.leaves_slice {
            corners[node.corners as usize].max(edges[node.edges as usize])
        } else {
            self.domino.edges[(node.edges * SLICE_PERMS + node.slice_order) as usize]
        }
    }
}

impl Space for PartialSpace {
    type Node = Domino;
    type Moves = TurnMask;

    #[inline]
    fn successors(&self, node: &Domino, last: Option<u8>, left: u8) -> TurnMask {
        self.domino.successors(node, last, left)
    }

    #[inline]
    fn next(&self, node: &Domino, mv: u8) -> Domino {
        self.domino.next(node, mv)
    }

    #[inline]
    fn may_reach_goal(&self, node: &Domino, left: u8) -> bool {
        self.bound(node) <= left
    }

    #[inline]
    fn is_goal(&self, node: &Domino) -> bool {
        self.bound(node) == 0
    }
}

/// Calls `found` with every solution of exactly `length` moves from a node; `Break` if `found` or `counter` breaks.
pub(super) fn for_each_solution<S: Space<Moves = TurnMask>>(
    space: &S,
    node: &S::Node,
    length: u8,
    counter: &NodeCounter,
    mut found: impl FnMut(&[u8]) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if !space.may_reach_goal(node, length) {
        return ControlFlow::Continue(());
    }
    let found = |path: &[u8], _: &S::Node| found(path);
    Search { space, counter, path: Vec::new(), found }.descend(node, None, length)
}

/// True if the moves differ from others only by a final turn that preserves the goal, such as F' instead of F at the
/// end of edge orientation. The variant with clockwise turns counts as the original.
pub(super) fn is_variant(path: &[u8], kept: TurnMask) -> bool {
    let axis = |mv: &u8| mv / 3 % 3;
    let at_end = path.iter().rev().take_while(|mv| Some(axis(mv)) == path.last().map(axis));
    at_end.into_iter().any(|mv| mv % 3 == 2 && kept >> (mv - 1) & 1 == 1)
}
