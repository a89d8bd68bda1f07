//! The whole puzzle as one space, for proofs: four direct and four inverse projections onto axis labels bound each
//! state.

use super::small_tables::SmallTables;
use super::state::{MoveMask, State};
use crate::puzzles::tess2::tables::axis_halves::{ALL_ROTATIONS, AxisLabels, ROTATIONS};
use crate::puzzles::tess2::tables::axis_rows::{MAX_VALUE, MIN_VALUE};
use crate::search::ida::Space;

/// The space of all states.
pub struct FullPuzzle<'a>(pub &'a SmallTables);

impl FullPuzzle<'_> {
    /// Returns a lower bound on the length of a solution; 0 only for the solved state.
    pub fn bound(&self, state: &State) -> u8 {
        let inverse = self.0.moves.inverse_orientations(state);
        let direct = (0..4).map(|i| state.labels(i));
        let bounds = direct.chain((0..4).map(|i| super::state::labels(&inverse, i))).map(|l| self.0.rows.bound(l));
        bounds.max().unwrap_or(0).max(u8::from(!state.is_solved()))
    }

    /// True if these labels, the direct or the inverse projection of sticker `axis`, may be within `left` moves of
    /// solved.
    #[inline]
    fn projection_within(&self, labels: AxisLabels, axis: usize, left: u8) -> bool {
        if left < MIN_VALUE {
            // The rows do not distinguish distances this small.
            self.0.rows.near(labels.as_seen_from(axis), left)
        } else {
            self.0.rows.within(labels, left)
        }
    }
}

impl Space for FullPuzzle<'_> {
    type Node = State;
    type Moves = MoveMask;

    #[inline]
    fn successors(&self, state: &State, last: Option<u8>, left: u8) -> MoveMask {
        let allowed = self.0.moves.allowed_after(last);
        if left > MAX_VALUE {
            return allowed;
        }
        let labels = [0, 1, 2, 3].map(|i| state.labels(i));
        // The last move of a solution keeps the stickers of its axis in place, so one projection must be solved a move earlier.
        if !(0..4).any(|i| self.projection_within(labels[i], i, left - 1)) {
            return 0;
        }
        let inverse = self.0.moves.inverse_orientations(state);
        let mut out = 0;
        for axis in 0..4 {
            let mut mask = (allowed >> (axis * ROTATIONS)) as u32 & ALL_ROTATIONS;
            // A move of this axis leaves the inverse projection of the axis unchanged.
            if mask == 0 || !self.projection_within(super::state::labels(&inverse, axis), axis, left - 1) {
                continue;
            }
            for i in 1..5 {
                if mask == 0 {
                    break;
                }
                mask &= self.0.rows.rotations_within(labels[(axis + i) & 3], axis, left - 1);
            }
            out |= MoveMask::from(mask) << (axis * ROTATIONS);
        }
        out
    }

    #[inline]
    fn next(&self, state: &State, move_index: u8) -> State {
        self.0.moves.turned(state, move_index)
    }

    #[inline]
    fn may_reach_goal(&self, state: &State, left: u8) -> bool {
        if left >= MAX_VALUE {
            return true;
        }
        let inverse = self.0.moves.inverse_orientations(state);
        let rows = &self.0.rows;
        if left < MIN_VALUE {
            // The rows do not distinguish distances this small; near the goal few nodes are left, and exact distances
            // pay off.
            let near = |ori| (0..4).all(|i| rows.near(super::state::labels(ori, i).as_seen_from(i), left));
            return near(&state.ori) && near(&inverse);
        }
        (0..4).all(|i| rows.within(super::state::labels(&inverse, i), left))
    }

    #[inline]
    fn is_goal(&self, state: &State) -> bool {
        state.is_solved()
    }
}
