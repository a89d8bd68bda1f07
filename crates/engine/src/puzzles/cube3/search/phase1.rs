//! The cosets of G1 as search spaces, with the bounds of the small tables or the exact distances of the large ones.
//!
//! Phase 1 with large tables has its own search, [`Waves`](super::waves::Waves). These spaces serve the small tables,
//! the proof, and states already near G1.

use std::marker::PhantomData;

use crate::puzzle::cubes::FACE_TURNS;
use crate::puzzles::cube3::Cube3;
use crate::puzzles::cube3::tables::coords::{FLIP, SLICE, TWIST, slice_mask};
use crate::puzzles::cube3::tables::{LargePruning, SmallTables, SymmetryReduction};
use crate::puzzles::cube3::turns::{HALVES, TurnCost, TurnMask, TurnSuccessors, is_half};
use crate::search::ida::Space;

/// Returns the twist, flip and slice of a state.
pub fn coset(cube: &Cube3) -> [u16; 3] {
    [(TWIST.rank)(&cube.co), (FLIP.rank)(&cube.eo), (SLICE.rank)(&slice_mask(&cube.ep))].map(|c| c as u16)
}

/// The cosets of G1, bounded by the small tables of a metric.
pub struct BoundedCosetSpace<'a, C> {
    pub small: &'a SmallTables,
    pub successors: &'static TurnSuccessors,
    costs: PhantomData<C>,
}

impl<'a, C: TurnCost> BoundedCosetSpace<'a, C> {
    pub fn new(small: &'a SmallTables) -> Self {
        Self { small, successors: TurnSuccessors::htm(), costs: PhantomData }
    }
}

impl<C: TurnCost> Space for BoundedCosetSpace<'_, C> {
    type Node = [u16; 3];
    type Moves = TurnMask;

    #[inline]
    fn successors(&self, _: &Self::Node, last: Option<u8>, _: u8) -> TurnMask {
        self.successors.after(last)
    }

    #[inline]
    fn next(&self, &[twist, flip, slice]: &Self::Node, mv: u8) -> Self::Node {
        let (moves, mv) = (&self.small.moves, usize::from(mv));
        let after = |table: &crate::tables::coord::MoveTable, c: u16| table.after(u32::from(c), mv) as u16;
        [after(&moves.twist, twist), after(&moves.flip, flip), after(&moves.slice, slice)]
    }

    #[inline]
    fn cost(&self, mv: u8) -> u8 {
        C::cost(mv)
    }

    #[inline]
    fn may_reach_goal(&self, &[twist, flip, slice]: &Self::Node, left: u8) -> bool {
        self.small.phase1(twist, flip, slice) <= left
    }

    #[inline]
    fn is_goal(&self, node: &Self::Node) -> bool {
        *node == [0; 3]
    }
}

/// A coset of G1 with its distance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Coset {
    /// Class of flip and slice, `class < 64430`.
    pub class: u32,
    /// Upright symmetry that maps the class's representative to flip and slice, `symmetry < 16`.
    pub symmetry: u8,
    /// Distance to G1, at most 12 in HTM and 13 in QTM.
    pub distance: u8,
    /// Twist, `twist < 2187`.
    pub twist: u16,
}

/// Distance of a neighbour, from the distance here and the neighbour's distance modulo 3:
/// `NEIGHBOUR_DISTANCE[distance * 4 + mod3]`.
pub const NEIGHBOUR_DISTANCE: [u8; 64] = {
    let mut out = [0; 64];
    let mut distance = 0;
    while distance < 16 {
        let mut mod3 = 0;
        while mod3 < 3 {
            // 0, 1 or 2 more modulo 3: the same distance, one farther, one nearer.
            let more = (mod3 + 3 - distance % 3) % 3;
            out[distance * 4 + mod3] = if more == 2 { distance.saturating_sub(1) } else { distance + more } as u8;
            mod3 += 1;
        }
        distance += 1;
    }
    out
};

/// Provisional distance of a start before its residue modulo 3 is added: a multiple of 3, high enough for a descent to
/// G1 to stay non-negative.
pub const START_DISTANCE: u8 = 12;

/// Coordinates of a state where phase 1 starts.
#[derive(Clone, Copy, Debug)]
pub struct Phase1Start {
    pub coset: Coset,
    /// Mask of the representative's faces with a turn that leads nearer to G1.
    pub nearer: u8,
    /// The corner permutation, a value of [`CORNER_PERM`](crate::puzzles::cube3::tables::coords::CORNER_PERM).
    pub corners: u16,
    /// Places and order of the slice edges, a value of
    /// [`SLICE_SORTED`](crate::puzzles::cube3::tables::coords::SLICE_SORTED).
    pub sorted: u16,
}

/// The cosets of G1 with exact distances in a metric.
pub struct ExactCosetSpace<'a, C> {
    /// The small tables, for their move tables.
    pub small: &'a SmallTables,
    pub reduction: &'a SymmetryReduction,
    pub large: &'a LargePruning,
    pub successors: &'static TurnSuccessors,
    costs: PhantomData<C>,
}

impl<'a, C: TurnCost> ExactCosetSpace<'a, C> {
    pub fn new(small: &'a SmallTables, reduction: &'a SymmetryReduction, large: &'a LargePruning) -> Self {
        Self { small, reduction, large, successors: TurnSuccessors::htm(), costs: PhantomData }
    }

    /// Returns the coset of a state, with its distance left at 0.
    pub fn coset_without_distance(&self, cube: &Cube3) -> Coset {
        let [twist, flip, slice] = coset(cube);
        let of = self.reduction.class_of(flip, slice);
        Coset { class: of >> 4, symmetry: (of % 16) as u8, distance: 0, twist }
    }

    /// Returns the twist as seen from the representative.
    #[inline]
    pub fn twist_seen(&self, node: &Coset) -> u16 {
        self.reduction.twist_seen(node.twist, node.symmetry)
    }

    /// Returns the index of a coset's entry in the phase 1 table.
    #[inline]
    pub fn place(&self, node: &Coset) -> u32 {
        LargePruning::phase1_index(node.class, self.twist_seen(node))
    }

    /// Returns the turns of `allowed` that lead to within `distance` of G1. In QTM half turns are all included without
    /// a look-up: their distances follow from those after quarter turns.
    #[inline]
    pub fn turns_to(&self, node: &Coset, allowed: TurnMask, distance: u8) -> TurnMask {
        let back = &self.reduction.group.back[usize::from(node.symmetry)];
        let compose = &self.reduction.group.compose[usize::from(node.symmetry)];
        let goes = &self.reduction.class_after.as_slice()[node.class as usize * FACE_TURNS..][..FACE_TURNS];
        let mut places = [(0u32, 0u32); FACE_TURNS];
        let mut count = 0;
        let unseen = if C::HALF_TURN_COST == 1 { 0 } else { allowed & HALVES };
        let mut left = allowed & !unseen;
        while left != 0 {
            let mv = left.trailing_zeros() as usize;
            left &= left - 1;
            let to = goes[usize::from(back[mv])];
            let symmetry = compose[(to % 16) as usize];
            let twist = self.small.moves.twist.after(u32::from(node.twist), mv) as u16;
            let seen = self.reduction.twist_seen(twist, symmetry);
            places[count] = (mv as u32, LargePruning::phase1_index(to >> 4, seen));
            count += 1;
        }
        let mut out = unseen;
        for &(mv, place) in &places[..count] {
            let mod3 = self.large.phase1(place).mod3();
            let there = NEIGHBOUR_DISTANCE[usize::from(node.distance * 4 + mod3)];
            out |= TurnMask::from(there <= distance) << mv;
        }
        out
    }

    /// Returns the coset after a turn, still with the old distance.
    #[inline]
    pub fn coset_after(&self, node: &Coset, mv: usize) -> Coset {
        let group = &self.reduction.group;
        let turn = group.back[usize::from(node.symmetry)][mv];
        let to = self.reduction.class_after.as_slice()[node.class as usize * FACE_TURNS + usize::from(turn)];
        let symmetry = group.compose[usize::from(node.symmetry)][(to % 16) as usize];
        let twist = self.small.moves.twist.after(u32::from(node.twist), mv) as u16;
        Coset { class: to >> 4, symmetry, distance: node.distance, twist }
    }

    /// Returns the coset after a turn that changes the distance by at most one.
    #[inline]
    fn after(&self, node: &Coset, mv: u8) -> Coset {
        let mut out = self.coset_after(node, usize::from(mv));
        let mod3 = self.large.phase1(self.place(&out)).mod3();
        out.distance = NEIGHBOUR_DISTANCE[usize::from(node.distance * 4 + mod3)];
        out
    }
}

impl<C: TurnCost> Space for ExactCosetSpace<'_, C> {
    type Node = Coset;
    type Moves = TurnMask;

    #[inline]
    fn successors(&self, node: &Coset, last: Option<u8>, left: u8) -> TurnMask {
        self.turns_to(node, self.successors.after(last), left - 1)
    }

    #[inline]
    fn next(&self, node: &Coset, mv: u8) -> Coset {
        if C::HALF_TURN_COST == 1 || !is_half(mv) {
            return self.after(node, mv);
        }
        let quarter = mv - 1;
        self.after(&self.after(node, quarter), quarter)
    }

    #[inline]
    fn cost(&self, mv: u8) -> u8 {
        C::cost(mv)
    }

    /// Always true in HTM, where `successors` has already checked the distances.
    #[inline]
    fn may_reach_goal(&self, node: &Coset, left: u8) -> bool {
        C::HALF_TURN_COST == 1 || node.distance <= left
    }

    #[inline]
    fn is_goal(&self, node: &Coset) -> bool {
        node.distance == 0
    }
}
