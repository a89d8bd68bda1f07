//! The anytime search that ends with two coupled cubes: W stickers onto the W axis, then pieces onto their side of W,
//! then both cubes solved.

use std::ops::ControlFlow;

use super::beam::{self, BeamStart};
use super::passes::{Pass, PassPart};
use super::phase1_paths::{PathStates, Phase1Paths, WalkBuffers};
use super::phases::{OntoAxis, OntoSide};
use super::search_driver::SearchDriver;
use super::state::{MoveMask, State};
use super::two_cubes::{TwoCubes, turns_for_length, twists_agree};
use super::viewpoint::Viewpoint;
use crate::control::NodeCounter;
use crate::puzzles::tess2::tables::{axis_halves::AxisLabels, axis_rows::MAX_VALUE};
use crate::search::ida::{Search, Space};

/// Maximum excess length of the second phase for a state already in H1, which has no other path to try.
const MAX_PHASE2_EXCESS: u8 = 4;
/// Maximum length of a first phase that may be a detour, from a state nearer to the W axis than that. Random states are
/// farther away.
const MAX_DETOUR_PHASE1: u8 = 4;

/// Parameters of a beam, from its starts to its width.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BeamSize {
    /// Maximum number of separated states considered, in the order of discovery.
    pub starts: usize,
    /// Number of moves of the second phase allowed beyond the minimum.
    pub phase2_excess: u8,
    /// Maximum number of states kept at each step.
    pub width: usize,
    /// If true, each start is tried alone, until one of them leads to a solution.
    pub quick: bool,
}

impl SearchDriver<'_> {
    /// Looks for a solution from one viewpoint: short paths through the first two phases, and a beam from the best of
    /// their ends. `Break` if the counter or the control stops the search.
    pub fn search_beam(&self, viewpoint: usize, size: BeamSize, counter: &NodeCounter) -> ControlFlow<()> {
        let (small, viewpoint) = (&*self.tables.small, &self.viewpoints[viewpoint]);
        let space = TwoCubes::new(small);
        let (mut begins, mut paths) = (Vec::new(), Vec::new());
        for onto_axis in 0..=MAX_VALUE + 1 {
            if begins.len() < size.starts {
                let gather = |path: &[u8], state: &State| {
                    let (node, length) = (space.node(state), path.len() as u32);
                    begins.push((beam::beam_priority(&space, &node, length), paths.len(), BeamStart { node, length }));
                    paths.push(path.to_vec());
                    if begins.len() < size.starts { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
                };
                let _ = self.for_each_separated_state(viewpoint, onto_axis, size.phase2_excess, counter, gather);
                if begins.is_empty() {
                    // Flush, although few nodes are pending: a node limit may end the search before it finds a path.
                    counter.flush()?;
                } else {
                    self.control.check()?;
                }
            }
        }
        begins.sort_unstable_by_key(|(promise, number, _)| (*promise, *number));
        begins.truncate(size.width);
        let first = self.max_moves() == usize::MAX;
        let starts: Vec<BeamStart> = begins.iter().map(|(_, _, begin)| *begin).collect();
        let limit = u32::try_from(self.max_moves()).map_or(u32::MAX, |room| room.saturating_add(1));
        // A beam from one start is quick but may fail; the first solution must not wait for wider ones.
        let from =
            |n: usize| beam::solve_by_beam(&space, &starts[n..=n], size.width, limit).map(|home| (n, home.moves));
        let found = if size.quick {
            (0..starts.len()).find_map(from)
        } else {
            let widths = [size.width, 16 * size.width].into_iter().take(if first { 2 } else { 1 });
            let wide = |width| beam::solve_by_beam(&space, &starts, width, limit).map(|home| (home.start, home.moves));
            widths.into_iter().find_map(wide)
        };
        if let Some((begin, moves)) = found {
            let path = &paths[begins[begin].1];
            self.offer(&viewpoint.solution(&[&path[..], &moves].concat()));
        }
        ControlFlow::Continue(())
    }

    /// Reports the separated states with agreeing twists after `onto_axis` moves of phase 1 and the minimum number of moves
    /// of phase 2, or up to `more` above it.
    fn for_each_separated_state(
        &self,
        viewpoint: &Viewpoint,
        onto_axis: u8,
        more: u8,
        counter: &NodeCounter,
        mut report: impl FnMut(&[u8], &State) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let small = &*self.tables.small;
        let (labels, side) = (viewpoint.state.labels(3), OntoSide(small));
        let mut from = |path: &[u8], state: &State| {
            let sides = small.sides.of_state(state);
            let nearest = small.sides.distance(sides);
            let mut any = false;
            for onto_side in nearest..=nearest + MAX_PHASE2_EXCESS {
                // A state in H1 itself has only this one path, and its twists may need a few more moves to agree.
                if onto_side > nearest + more && (any || !path.is_empty()) {
                    break;
                }
                let found = |all: &[u8], _: &u16| {
                    let end =
                        all[path.len()..].iter().fold(*state, |s, &move_index| small.moves.turned(&s, move_index));
                    let agree = twists_agree(&end);
                    any |= agree;
                    if agree { report(all, &end) } else { ControlFlow::Continue(()) }
                };
                let mut search = Search { space: &side, counter, path: path.to_vec(), found };
                search.descend(&sides, path.last().copied(), onto_side)?;
            }
            ControlFlow::Continue(())
        };
        if onto_axis == 0 {
            return if labels == AxisLabels::all(3) { from(&[], &viewpoint.state) } else { ControlFlow::Continue(()) };
        }
        let (mut ends, mut all) = (Vec::new(), Vec::new());
        self.for_each_phase1_path(viewpoint, onto_axis, MoveMask::MAX, counter, |path, before, last| {
            ends.clear();
            small.moves.all_turned(before, last, &mut ends);
            for (move_index, end) in &ends {
                all.clear();
                all.extend_from_slice(path);
                all.push(*move_index);
                from(&all, end)?;
            }
            ControlFlow::Continue(())
        })
    }

    /// Reports every path of exactly this many moves onto the W axis: its moves but the last, the state after them, and
    /// the set of possible last moves.
    fn for_each_phase1_path(
        &self,
        viewpoint: &Viewpoint,
        onto_axis: u8,
        firsts: MoveMask,
        counter: &NodeCounter,
        mut report: impl FnMut(&[u8], &State, MoveMask) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let small = &*self.tables.small;
        let labels = viewpoint.state.labels(3);
        if onto_axis <= MAX_DETOUR_PHASE1
            && small.near_goal.distance(labels).is_some_and(|distance| distance < onto_axis)
        {
            // The graph's edges only lead straight to the goal; detours need a plain search.
            let space = OntoAxis(small);
            let found = |path: &[u8], _: &_| {
                let Some((last, path)) = path.split_last() else { return ControlFlow::Continue(()) };
                let before = path.iter().fold(viewpoint.state, |s, &move_index| small.moves.turned(&s, move_index));
                let first = path.first().unwrap_or(last);
                if firsts >> first & 1 == 1 { report(path, &before, 1 << last) } else { ControlFlow::Continue(()) }
            };
            return Search { space: &space, counter, path: Vec::new(), found }.descend(&labels, None, onto_axis);
        }
        let mut along = PathStates::default();
        Phase1Paths::new(small, counter, &mut WalkBuffers::default()).run(
            &labels,
            onto_axis,
            firsts,
            &mut |path, last| report(path, &along.state(&viewpoint.state, path, small), last),
        )
    }

    /// Searches a part of a pass. `Break` if the search is stopped, or no path of the part can be shorter than the best solution.
    pub fn search_pass(&self, part: &PassPart, counter: &NodeCounter) -> ControlFlow<()> {
        let (pass, viewpoint) = (part.pass, &self.viewpoints[part.viewpoint]);
        if pass.phase1_len == 0 {
            let there = viewpoint.state.labels(3) == AxisLabels::all(3);
            return if there {
                self.search_phase2(pass, viewpoint, &[], &viewpoint.state, counter)
            } else {
                ControlFlow::Continue(())
            };
        }
        let small = &*self.tables.small;
        let farthest = pass.max_last_phase.iter().rposition(|finish| *finish > 0).unwrap_or(0) as u8;
        let (mut sides, mut all) = (Vec::new(), Vec::new());
        self.for_each_phase1_path(viewpoint, pass.phase1_len, part.firsts, counter, |path, before, last| {
            sides.clear();
            small.moves.all_sides(before, last, &mut sides);
            for &(move_index, sides) in &sides {
                // Most ends have their pieces too far from their sides.
                if small.sides.distance(small.sides.number(sides)) <= farthest {
                    all.clear();
                    all.extend_from_slice(path);
                    all.push(move_index);
                    self.search_phase2(pass, viewpoint, &all, &small.moves.turned(before, move_index), counter)?;
                }
            }
            counter.add(u64::from(last.count_ones()))
        })
    }

    /// Searches phase 2 from the state that phase 1 reached by `path`.
    fn search_phase2(
        &self,
        pass: Pass,
        viewpoint: &Viewpoint,
        path: &[u8],
        state: &State,
        counter: &NodeCounter,
    ) -> ControlFlow<()> {
        let space = OntoSide(&self.tables.small);
        let sides = self.tables.small.sides.of_state(state);
        if self.max_moves() <= path.len() {
            return ControlFlow::Break(());
        }
        for (onto_side, &finish) in pass.max_last_phase.iter().enumerate() {
            if finish == 0
                || !space.may_reach_goal(&sides, onto_side as u8)
                || self.max_moves() <= path.len() + onto_side
            {
                continue;
            }
            let mut along = PathStates::default();
            let found = |all: &[u8], _: &u16| {
                let state = along.state(state, &all[path.len()..], &self.tables.small);
                if !twists_agree(&state) {
                    return ControlFlow::Continue(());
                }
                self.search_last_phase(finish, viewpoint, all, &state, counter)
            };
            let mut search = Search { space: &space, counter, path: path.to_vec(), found };
            search.descend(&sides, path.last().copied(), onto_side as u8)?;
        }
        ControlFlow::Continue(())
    }

    /// Searches the last phase from a separated state, in at most `finish` moves.
    fn search_last_phase(
        &self,
        finish: u8,
        viewpoint: &Viewpoint,
        path: &[u8],
        state: &State,
        counter: &NodeCounter,
    ) -> ControlFlow<()> {
        let longest = u8::try_from(self.max_moves().saturating_sub(path.len())).unwrap_or(u8::MAX).min(finish);
        let space = TwoCubes::new(&self.tables.small);
        // The distance of the first cube alone rules out most states.
        if space.first_distance(state) > *turns_for_length(longest).end() {
            return ControlFlow::Continue(());
        }
        let node = space.node(state);
        let bound = space.bound(&node);
        for length in 0..=longest {
            let (fewest, most) = turns_for_length(length).into_inner();
            for turns in fewest.max(bound)..=most {
                let mut solved = false;
                let found = |path: &[u8], _: &_| {
                    self.offer(&viewpoint.solution(path));
                    solved = true;
                    ControlFlow::Break(())
                };
                let mut search = Search { space: &space, counter, path: path.to_vec(), found };
                let ended = search.descend(&TwoCubes::with_turns(&node, turns), path.last().copied(), length);
                if solved {
                    // No solution from here is shorter; the control decides if the search continues.
                    return self.control.check();
                }
                ended?;
            }
        }
        ControlFlow::Continue(())
    }
}
