//! The search inside H1 from a state that has passed the filters.

use std::ops::ControlFlow;

use super::full_puzzle::FullPuzzle;
use super::small_tables::SmallTables;
use super::state::{MoveMask, State};
use crate::control::NodeCounter;
use crate::puzzles::tess2::tables::axis_halves::ROTATIONS;
use crate::puzzles::tess2::tables::phase2_labels::Phase2Labels;
use crate::puzzles::tess2::tables::side_rows::{LookUpBuffers, MAX_VALUE, MIN_VALUE, SideRow, SideRows};
use crate::search::ida::Space;

/// A search inside H1 that reuses its buffers from state to state.
pub struct H1Search<'a> {
    small: &'a SmallTables,
    table: &'a SideRows,
    buffers: Buffers,
    path: Vec<u8>,
}

#[derive(Default)]
struct Buffers {
    labels: Vec<Phase2Labels>,
    rows: Vec<SideRow>,
    look_up: LookUpBuffers,
    kept: Vec<(u8, State)>,
}

impl<'a> H1Search<'a> {
    pub fn new(small: &'a SmallTables, table: &'a SideRows) -> Self {
        Self { small, table, buffers: Buffers::default(), path: Vec::new() }
    }

    /// Finds the shortest solution of at most `most` moves that keep W stickers on the W axis, with a first move that
    /// may follow `last`; `None` if there is none, `Break` if the counter stops the search.
    pub fn solve(
        &mut self,
        state: &State,
        last: Option<u8>,
        most: u8,
        counter: &NodeCounter,
    ) -> ControlFlow<(), Option<&[u8]>> {
        for length in self.bound(state)..=most {
            self.path.clear();
            if self.descend(state, last, length, counter)? {
                return ControlFlow::Continue(Some(&self.path));
            }
        }
        ControlFlow::Continue(None)
    }

    /// Returns a lower bound on the number of moves inside H1, at most [`MAX_VALUE`].
    pub fn bound(&mut self, state: &State) -> u8 {
        let Buffers { labels, rows, look_up, .. } = &mut self.buffers;
        let inverse = state.inverse();
        labels.clear();
        labels.extend([state, &inverse].into_iter().flat_map(|state| [0, 1, 2].map(|n| state.phase2_labels(n))));
        self.table.look_up(labels, look_up, rows);
        let far = (MIN_VALUE..MAX_VALUE).find(|&left| rows.iter().all(|row| row.within(left))).unwrap_or(MAX_VALUE);
        if far > MIN_VALUE { far } else { FullPuzzle(self.small).bound(state).min(MIN_VALUE) }
    }

    fn descend(&mut self, state: &State, last: Option<u8>, left: u8, counter: &NodeCounter) -> ControlFlow<(), bool> {
        counter.tick()?;
        if left == 0 {
            return ControlFlow::Continue(state.is_solved());
        }
        let mut children = Vec::new();
        let mut moves: MoveMask = self.small.moves.allowed_after(last) & self.small.moves.keep_axis;
        if left <= MIN_VALUE {
            moves &= FullPuzzle(self.small).successors(state, last, left);
        } else if left <= MAX_VALUE {
            // One look-up of the state itself answers for all moves of the W axis.
            let Buffers { labels, rows, look_up, .. } = &mut self.buffers;
            labels.clear();
            labels.extend([0, 1, 2].map(|sticker| state.phase2_labels(sticker)));
            self.table.look_up(labels, look_up, rows);
            let halves = &self.small.rows.halves;
            let within = rows.iter().fold(u32::MAX, |mask, row| mask & row.rotations_within(left - 1, halves));
            moves &= MoveMask::from(within) << (3 * ROTATIONS) | ((1 << (3 * ROTATIONS)) - 1);
        }
        self.small.moves.all_turned(state, moves, &mut children);
        if left > MIN_VALUE && left <= MAX_VALUE {
            for sticker in 0..3 {
                let Buffers { labels, rows, look_up, kept } = &mut self.buffers;
                labels.clear();
                labels.extend(children.iter().map(|(_, child)| child.phase2_labels(sticker)));
                self.table.look_up(labels, look_up, rows);
                kept.clear();
                kept.extend(children.iter().zip(&*rows).filter(|(_, row)| row.within(left - 1)).map(|(c, _)| *c));
                std::mem::swap(kept, &mut children);
            }
        }
        for (move_index, child) in children {
            if left - 1 < MAX_VALUE && self.bound(&child) > left - 1 {
                continue;
            }
            if left > MIN_VALUE || FullPuzzle(self.small).may_reach_goal(&child, left - 1) {
                self.path.push(move_index);
                if self.descend(&child, Some(move_index), left - 1, counter)? {
                    return ControlFlow::Continue(true);
                }
                self.path.pop();
            }
        }
        ControlFlow::Continue(false)
    }
}

#[cfg(all(test, not(shuttle)))]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::control::Control;
    use crate::puzzles::tess2::search::testing::{after, is_canonical, large, move_indices, small, walks};
    use crate::puzzles::tess2::search::viewpoint::Viewpoint;

    /// The states of H1 within four moves, by breadth-first search.
    fn ball() -> HashSet<([u8; 16], [u8; 16])> {
        let keeping = move_indices(small().moves.keep_axis);
        let mut level = vec![Viewpoint::solved()];
        let mut seen: HashSet<_> = level.iter().map(|state| (state.piece, state.ori)).collect();
        for count in [44, 1146, 23_916, 483_559] {
            let children = level.iter().flat_map(|state| keeping.iter().map(|move_index| after(state, &[*move_index])));
            level = children.filter(|child| seen.insert((child.piece, child.ori))).collect();
            assert_eq!(level.len(), count);
        }
        seen
    }

    #[test]
    fn states_within_eight_moves_get_shortest_solutions() {
        let (control, keeping) = (Control::new(), move_indices(small().moves.keep_axis));
        let (counter, ball) = (NodeCounter::new(&control), ball());
        /// True if at most `left` moves lead into the ball of radius four.
        fn within(state: &State, left: usize, keeping: &[u8], near: &HashSet<([u8; 16], [u8; 16])>) -> bool {
            near.contains(&(state.piece, state.ori))
                || left > 0
                    && keeping.iter().any(|move_index| within(&after(state, &[*move_index]), left - 1, keeping, near))
        }
        let mut inside = H1Search::new(small(), &large().side_rows);
        let mut of_length = [0; 9];
        for length in 0..=8 {
            let count = if length < 7 { 40 } else { 25 };
            for state in walks(count, length, small().moves.keep_axis, length as u64) {
                let bound = inside.bound(&state);
                let home = inside.solve(&state, None, length as u8, &counter);
                let ControlFlow::Continue(Some(home)) = home else { panic!("a walk of {length} moves: {home:?}") };
                let home = home.to_vec();
                assert!(home.len() <= length && usize::from(bound) <= home.len());
                assert!(after(&state, &home).is_solved() && is_canonical(&home));
                assert!(home.iter().all(|move_index| keeping.contains(move_index)));
                let fewer = home.len().saturating_sub(1);
                assert_eq!(
                    inside.solve(&state, None, fewer as u8, &counter).map_continue(|home| home.is_some()),
                    ControlFlow::Continue(home.is_empty())
                );
                if home.len() > 4 {
                    assert!(!within(&state, fewer - 4, &keeping, &ball), "{fewer} moves would do");
                }
                of_length[home.len()] += 1;
            }
        }
        assert!(of_length[1..].iter().all(|states| *states >= 10), "{of_length:?}");
    }

    #[test]
    fn a_solution_continues_the_last_move_canonically() {
        let control = Control::new();
        let counter = NodeCounter::new(&control);
        let mut inside = H1Search::new(small(), &large().side_rows);
        let mut barred = 0;
        for length in 1..=3 {
            for state in walks(6, length, small().moves.keep_axis, 50 + length as u64) {
                for last in move_indices(small().moves.all).into_iter().step_by(3) {
                    match inside.solve(&state, Some(last), 4, &counter) {
                        ControlFlow::Continue(Some(home)) => {
                            assert!(is_canonical(&[&[last], home].concat()) && after(&state, home).is_solved());
                        }
                        ControlFlow::Continue(None) => barred += 1,
                        ControlFlow::Break(()) => panic!("nobody stops it"),
                    }
                }
            }
        }
        assert!(barred > 0, "ways of one move are barred after moves of their axis");
    }

    #[test]
    fn nothing_is_found_below_the_bound_and_most_far_states_have_bound_9() {
        let control = Control::new();
        let counter = NodeCounter::new(&control);
        let mut inside = H1Search::new(small(), &large().side_rows);
        let mut far = 0;
        for state in walks(200, 40, small().moves.keep_axis, 7) {
            let bound = inside.bound(&state);
            assert!((6..=MAX_VALUE).contains(&bound), "{bound}");
            let home = inside.solve(&state, None, bound - 1, &counter);
            assert!(matches!(home, ControlFlow::Continue(None)));
            far += usize::from(bound == MAX_VALUE);
        }
        // All six projections of a random state are within eight moves with probability 4e-4.
        assert!(far >= 190, "{far}");
    }

    #[test]
    fn a_stopped_search_breaks() {
        let control = Control::new();
        control.stop();
        let counter = NodeCounter::new(&control);
        let mut inside = H1Search::new(small(), &large().side_rows);
        let broke = walks(2000, 7, small().moves.keep_axis, 8)
            .iter()
            .any(|state| inside.solve(state, None, 8, &counter).is_break());
        assert!(broke);
    }
}
