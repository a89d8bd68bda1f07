//! The two phases before two coupled cubes: W stickers onto the W axis, then pieces onto their side of W.

use super::{small_tables::SmallTables, state::MoveMask};
use crate::puzzles::tess2::tables::axis_halves::{AxisLabels, ROTATIONS};
use crate::puzzles::tess2::tables::axis_rows::{MAX_VALUE, MIN_VALUE};
use crate::search::ida::Space;

/// Phase 1, on labels alone: every W sticker onto the W axis, but not before the last move.
pub struct OntoAxis<'a>(pub &'a SmallTables);

/// Positions of the positive half of each axis, as a mask over label fields.
const POSITIVE_HALF: [u32; 4] = [0xcccc_cccc, 0xf0f0_f0f0, 0xff00_ff00, 0xffff_0000];

impl OntoAxis<'_> {
    /// The moves that bring all labels onto W at once: moves of an axis whose negative half is on W already and whose
    /// positive half is on one other axis.
    #[inline]
    fn last_moves(&self, labels: AxisLabels) -> MoveMask {
        let goal = AxisLabels::all(3).0;
        for (axis, &half) in POSITIVE_HALF[..3].iter().enumerate() {
            let positive = labels.0 & half;
            if (labels.0 ^ goal) & !half != 0 {
                continue;
            }
            for from in (0..3).filter(|&from| from != axis) {
                if positive == AxisLabels::all(from as u8).0 & half {
                    return self.0.onto_w[axis][from];
                }
            }
        }
        0
    }
}

impl Space for OntoAxis<'_> {
    type Node = AxisLabels;
    type Moves = MoveMask;

    #[inline]
    fn successors(&self, labels: &AxisLabels, last: Option<u8>, left: u8) -> MoveMask {
        let allowed = self.0.moves.allowed_after(last);
        if left == 1 {
            return allowed & self.last_moves(*labels);
        }
        if left > MAX_VALUE {
            return allowed;
        }
        let mut out = 0;
        for axis in 0..4 {
            let of_axis = allowed >> (axis * ROTATIONS) as u32 & ((1 << ROTATIONS) - 1);
            if of_axis != 0 {
                let within = self.0.rows.rotations_within(*labels, axis, left - 1);
                out |= (of_axis & MoveMask::from(within)) << (axis * ROTATIONS);
            }
        }
        out
    }

    #[inline]
    fn next(&self, labels: &AxisLabels, move_index: u8) -> AxisLabels {
        self.0.rows.halves.after_move(*labels, move_index)
    }

    #[inline]
    fn may_reach_goal(&self, labels: &AxisLabels, left: u8) -> bool {
        // With four or more moves left the rows have already decided, and the last move is right by construction.
        left >= MIN_VALUE || left == 0 || self.0.rows.near(*labels, left)
    }

    #[inline]
    fn is_goal(&self, labels: &AxisLabels) -> bool {
        *labels == AxisLabels::all(3)
    }
}

/// Phase 2, on the sides alone: pieces onto their side of W. Its last move must move pieces between the sides:
/// before any other last move, the goal was already reached.
pub struct OntoSide<'a>(pub &'a SmallTables);

impl Space for OntoSide<'_> {
    type Node = u16;
    type Moves = MoveMask;

    #[inline]
    fn successors(&self, _: &u16, last: Option<u8>, left: u8) -> MoveMask {
        let kept = self.0.moves.allowed_after(last) & self.0.moves.keep_axis;
        if left == 1 { kept & !self.0.moves.keep_side } else { kept }
    }

    #[inline]
    fn next(&self, sides: &u16, move_index: u8) -> u16 {
        self.0.sides.after(*sides, move_index)
    }

    #[inline]
    fn may_reach_goal(&self, sides: &u16, left: u8) -> bool {
        self.0.sides.distance(*sides) <= left
    }

    #[inline]
    fn is_goal(&self, sides: &u16) -> bool {
        *sides == 0
    }
}
