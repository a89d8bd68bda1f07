//! Ends of phase 1, and early pruning of hopeless ones.

use std::ops::{ControlFlow, Range};

use super::{FoundEnd, NearNode, Phase1End, Waves};
use crate::puzzles::cube3::search::large_tables::LargeTables;
use crate::puzzles::cube3::search::metric_search::MetricSearch;
use crate::puzzles::cube3::search::plan::Premoves;
use crate::puzzles::cube3::tables::SmallTables;

impl<C: MetricSearch> Waves<'_, C> {
    /// Drops states, `left - 1` steps before their ends, that no phase 2 of at most `room` moves can solve with any
    /// premoves, judging by the corners and, at the ends, the slice edges. Keeps all if too many moves are left for the
    /// corner table to be useful.
    pub(super) fn drop_hopeless(&mut self, depth: usize, left: u8, room: u8) {
        let Self { space, tables, cosets, inner, corner_places: places, is_kept: fits, .. } = self;
        let (next, small) = (&mut inner[depth], space.small);
        let all = left - 1 + room;
        fits.clear();
        if left == 1 {
            let ends = |n: &NearNode, change: &[u8]| {
                let (corners, order) = with_premoves(tables, small, n, change);
                small.phase2_corners(corners, order) <= room
            };
            fits.extend(
                next.iter().map(|n| cosets[usize::from(n.start)].iter().any(|pre| ends(n, &pre.inverse_change))),
            );
        } else if all <= C::MAX_CORNER_CHECK {
            // Computes all indices first, so that the look-ups overlap.
            places.clear();
            for n in next.iter() {
                for Premoves { inverse_change: change, .. } in &cosets[usize::from(n.start)] {
                    let corners = tables.inverses.corners_after_change(&small.moves, n.corners, change);
                    places.push(space.large.corners_index(space.reduction, corners, n.twist));
                }
            }
            let mut places = places.iter();
            fits.extend(next.iter().map(|n| {
                let places = places.by_ref().take(cosets[usize::from(n.start)].len());
                places.fold(false, |fits, place| fits | (space.large.corners_at(*place) <= all))
            }));
        } else {
            return;
        }
        let mut fits = fits.iter();
        next.retain(|_| fits.next().is_some_and(|fits| *fits));
    }

    /// Calls `found` for each end and each of its premoves whose corners and slice edges may be solved within `room`
    /// moves.
    pub(super) fn report_ends(
        &mut self,
        level: usize,
        depth: usize,
        wave: Range<usize>,
        room: u8,
        found: FoundEnd,
    ) -> ControlFlow<()> {
        let small = self.space.small;
        for at in wave {
            let node = self.inner[depth][at];
            let start = usize::from(node.start);
            self.collect_path(level, depth, at);
            for (premoves, Premoves { inverse_change: change, .. }) in self.cosets[start].iter().enumerate() {
                let (corners, order) = with_premoves(self.tables, small, &node, change);
                if small.phase2_corners(corners, order) <= room {
                    found(Phase1End { path: &self.path, start, premove_index: premoves, corners, order })?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Collects the turns that led to a state inside the near-goal graph.
    fn collect_path(&mut self, level: usize, depth: usize, at: usize) {
        self.path.clear();
        let mut at = at;
        for states in self.inner[1..=depth].iter().rev() {
            self.path.push(states[at].mv);
            at = usize::from(states[at].parent);
        }
        at = usize::from(self.inner[0][at].parent);
        for states in self.outer[1..=level].iter().rev() {
            self.path.push(states[at].mv);
            at = usize::from(states[at].parent);
        }
        self.path.reverse();
        C::join_steps(&mut self.path);
    }
}

/// Returns the corner permutation and slice order of an end whose premoves differ by `change`.
#[inline]
fn with_premoves(tables: &LargeTables, small: &SmallTables, node: &NearNode, change: &[u8]) -> (u16, u16) {
    let (inverses, moves) = (&tables.inverses, &small.moves);
    (
        inverses.corners_after_change(moves, node.corners, change),
        inverses.order_after_change(moves, node.sorted, change),
    )
}
