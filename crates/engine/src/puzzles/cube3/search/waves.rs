//! Phase 1 in waves: visits the same tree as a depth-first search, many nodes of one level at a time.
//!
//! The tables are larger than the processor's cache, and a look-up that misses it takes longer than all other work at a
//! node. Depth first, each look-up waits for the previous one; in waves many overlap. Measured with a memory latency of
//! 200 ns: 400 ns per node by the generic search, 190 ns by waves.

mod ends;

use std::hint::black_box;
use std::ops::{ControlFlow, Range};

use super::large_tables::LargeTables;
use super::metric_search::MetricSearch;
use super::near_goal_graph::NearGoalGraph;
use super::phase1::{Coset, ExactCosetSpace, NEIGHBOUR_DISTANCE, Phase1Start};
use super::plan::PremoveCoset;
use crate::control::NodeCounter;
use crate::puzzle::cubes::FACE_TURNS;
use crate::puzzles::cube3::tables::{LargePruning, SmallTables};
use crate::puzzles::cube3::turns::{TurnMask, TurnSuccessors, rename_turns};
use crate::search::ida::MoveSet;
use crate::tables::simd::prefetch;

/// Number of nodes expanded at once: enough to hide the memory latency, few enough to stay in the inner cache.
const WAVE_SIZE: usize = 64;

/// A state outside the near-goal graph.
#[derive(Clone, Copy, Debug, Default)]
struct FarNode {
    class: u32,
    twist: u16,
    corners: u16,
    sorted: u16,
    /// Index in the previous level.
    parent: u16,
    symmetry: u8,
    distance: u8,
    /// Mask of the representative's faces with a turn that leads nearer.
    nearer: u8,
    /// Step that led to this state, as defined by [`TurnCost`](crate::puzzles::cube3::turns::TurnCost).
    mv: u8,
    /// Index of the node's start.
    start: u8,
}

/// A state after one more step, before its distance is known.
#[derive(Clone, Copy, Debug, Default)]
struct Candidate {
    /// Index of the state's phase 1 entry.
    place: u32,
    class: u32,
    twist: u16,
    parent: u16,
    symmetry: u8,
    mv: u8,
    /// Distance of the previous state, then of this one once it is known.
    distance: u8,
    nearer: u8,
}

/// A state inside the near-goal graph.
#[derive(Clone, Copy, Debug, Default)]
struct NearNode {
    number: u32,
    corners: u16,
    sorted: u16,
    twist: u16,
    /// Index in the previous level.
    parent: u16,
    symmetry: u8,
    mv: u8,
    /// Index of the node's start.
    start: u8,
}

/// The end of a path into G1.
#[derive(Clone, Copy, Debug)]
pub struct Phase1End<'p> {
    /// The turns of phase 1.
    pub path: &'p [u8],
    /// Index of the path's start.
    pub start: usize,
    /// Index of the premoves within the start's coset.
    pub premove_index: usize,
    /// The corner permutation, `corners < 40320`.
    pub corners: u16,
    /// The order of the slice edges, `order < 24`.
    pub order: u16,
}

/// One worker's search in a metric, with its buffers.
pub(crate) struct Waves<'a, C> {
    space: ExactCosetSpace<'a, C>,
    /// The steps that may follow each step.
    steps: &'static TurnSuccessors,
    tables: &'a LargeTables,
    near_goal: &'a NearGoalGraph,
    counter: &'a NodeCounter<'a>,
    /// Premoves of each start, by its index.
    cosets: &'static [PremoveCoset],
    /// Length of phase 1, in steps.
    length: u8,
    /// `outer[level]`: states after `level` steps.
    outer: Vec<Vec<FarNode>>,
    /// `inner[depth]`: states after `depth` steps inside the near-goal graph.
    inner: Vec<Vec<NearNode>>,
    candidates: Vec<Candidate>,
    /// Indices into the corner table, for overlapping look-ups.
    corner_places: Vec<u32>,
    /// True for each new state that is kept.
    is_kept: Vec<bool>,
    path: Vec<u8>,
}

/// Maximum length of phase 2 after a phase 1 of this search; `None` if no shorter solution is possible any more.
pub type Phase2Limit<'a> = &'a dyn Fn() -> Option<u8>;

/// Callback for each end whose corners and slice edges may be solved within the allowed length.
pub type FoundEnd<'a> = &'a mut dyn FnMut(Phase1End<'_>) -> ControlFlow<()>;

impl<'a, C: MetricSearch> Waves<'a, C> {
    pub fn new(small: &'a SmallTables, tables: &'a LargeTables, counter: &'a NodeCounter<'a>) -> Self {
        let (space, near_goal) = (tables.space(small), &tables.near_goal);
        let inner = vec![Vec::new(); usize::from(near_goal.radius) + 1];
        let (cosets, length, outer, candidates, corner_places, is_kept, path) = Default::default();
        let steps = C::steps();
        Self {
            space,
            steps,
            tables,
            near_goal,
            counter,
            cosets,
            length,
            outer,
            inner,
            candidates,
            corner_places,
            is_kept,
            path,
        }
    }

    /// Visits every path into G1 of exactly `length` steps that begins with one of `firsts`, from each of `starts`: the
    /// states with the first premoves of each of `cosets`.
    ///
    /// # Errors
    /// `Break` if the counter or `found` returned it, or `room` returned `None`.
    pub fn run(
        &mut self,
        (starts, cosets): (&[Phase1Start], &'static [PremoveCoset]),
        firsts: TurnMask,
        length: u8,
        room: Phase2Limit,
        found: FoundEnd,
    ) -> ControlFlow<()> {
        (self.length, self.cosets) = (length, cosets);
        self.outer.resize_with(self.outer.len().max(usize::from(length) + 1), Vec::new);
        let inside = length <= self.near_goal.radius;
        self.outer[0].clear();
        for (start, number) in starts.iter().zip(0..) {
            let &Phase1Start { coset: Coset { class, symmetry, distance, twist }, nearer, corners, sorted } = start;
            if distance == length || !inside && distance < length {
                let (parent, mv, start) = (0, 0, number);
                let node = FarNode { class, twist, corners, sorted, parent, symmetry, distance, nearer, mv, start };
                self.outer[0].push(node);
            }
        }
        let count = self.outer[0].len();
        if inside {
            // Already inside the near-goal graph: only the part with turn 0 searches.
            return if firsts & 1 == 1 {
                self.enter_near_goal(0, 0..count, room, found)
            } else {
                ControlFlow::Continue(())
            };
        }
        let firsts = firsts & self.steps.after(None);
        if firsts == 0 || count == 0 {
            return ControlFlow::Continue(());
        }
        self.advance_wave(0, 0..count, firsts, room, found)
    }

    /// Expands some states of a level, and then the states found, wave by wave. Only `turns` may follow, or all allowed
    /// ones if `turns` is empty.
    fn advance_wave(
        &mut self,
        level: usize,
        wave: Range<usize>,
        turns: TurnMask,
        room: Phase2Limit,
        found: FoundEnd,
    ) -> ControlFlow<()> {
        self.counter.add(wave.len() as u64)?;
        let left = self.length - level as u8;
        self.list_candidates(level, wave, left, turns);
        let distance = left - 1;
        self.select_candidates(level + 1, distance, distance == self.near_goal.radius);
        let count = self.outer[level + 1].len();
        for from in (0..count).step_by(WAVE_SIZE) {
            let wave = from..count.min(from + WAVE_SIZE);
            if distance == self.near_goal.radius {
                self.enter_near_goal(level + 1, wave, room, found)?;
            } else {
                self.advance_wave(level + 1, wave, 0, room, found)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Lists the candidates one step after some states.
    fn list_candidates(&mut self, level: usize, wave: Range<usize>, left: u8, turns: TurnMask) {
        // At the near-goal graph's radius its filter replaces the table's entries, so nothing is prefetched.
        let just = left - 1 == self.near_goal.radius;
        let (group, goes) = (&self.space.reduction.group, self.space.reduction.class_after.as_slice());
        let nodes = &self.outer[level][wave.clone()];
        let (large, twists) = (self.space.large, &self.space.small.moves.twist);
        let candidates = &mut self.candidates;
        candidates.clear();
        for (node, parent) in nodes.iter().zip(wave.start..) {
            let symmetry = usize::from(node.symmetry);
            let (back, compose) = (&group.back[symmetry], &group.compose[symmetry]);
            let row = &goes[node.class as usize * FACE_TURNS..][..FACE_TURNS];
            let last = (level > 0).then_some(node.mv);
            let mut turns = if turns == 0 { self.steps.after(last) } else { turns };
            if node.distance == left {
                turns &= group.faces[symmetry][usize::from(node.nearer)];
            }
            while let Some(mv) = turns.take_first() {
                let turn = usize::from(C::turn(mv));
                let to = row[usize::from(back[turn])];
                let symmetry = compose[(to % 16) as usize];
                let twist = twists.after(u32::from(node.twist), turn) as u16;
                let seen = self.space.reduction.twist_seen(twist, symmetry);
                let class = to >> 4;
                let place = LargePruning::phase1_index(class, seen);
                if !just {
                    large.prefetch_phase1(place);
                }
                let (parent, distance) = (parent as u16, node.distance);
                candidates.push(Candidate { place, class, twist, parent, symmetry, mv, distance, nearer: 0 });
            }
        }
    }

    /// Keeps the candidates within `distance` or, if `enters_near_goal`, those that pass the near-goal filter, and makes states of
    /// them.
    fn select_candidates(&mut self, level: usize, distance: u8, enters_near_goal: bool) {
        if enters_near_goal {
            // The near-goal graph holds every coset this near, and its filter is more likely to be cached than the
            // table.
            self.candidates.retain(|c| self.near_goal.may_contain(c.place));
            self.candidates.iter_mut().for_each(|c| c.distance = distance);
        } else {
            self.read_distances(distance);
        }
        let (before, rest) = self.outer.split_at_mut(level);
        let (before, next) = (&before[level - 1], &mut rest[0]);
        let moves = &self.space.small.moves;
        next.clear();
        let goes = self.space.reduction.class_after.as_slice();
        next.extend(self.candidates.iter().map(|c| {
            if !enters_near_goal {
                // Prefetches the row of its turns for the next step.
                prefetch(goes, c.class as usize * FACE_TURNS);
                prefetch(goes, c.class as usize * FACE_TURNS + FACE_TURNS - 1);
            }
            let (parent, turn) = (&before[usize::from(c.parent)], usize::from(C::turn(c.mv)));
            let corners = moves.corners.after(u32::from(parent.corners), turn);
            moves.corners.prefetch(corners);
            FarNode {
                class: c.class,
                twist: c.twist,
                corners: corners as u16,
                sorted: moves.sorted.after(u32::from(parent.sorted), turn) as u16,
                parent: c.parent,
                symmetry: c.symmetry,
                distance: c.distance,
                nearer: c.nearer,
                mv: c.mv,
                start: parent.start,
            }
        }));
    }

    /// Reads the candidates' distances and drops those that are too far.
    ///
    /// Selects here and makes states in the caller: neither loop has a branch that could be mispredicted, so their
    /// look-ups overlap.
    fn read_distances(&mut self, distance: u8) {
        for candidate in &mut self.candidates {
            let entry = self.space.large.phase1(candidate.place);
            candidate.nearer = entry.nearer();
            candidate.distance = NEIGHBOUR_DISTANCE[usize::from(candidate.distance * 4 + entry.mod3())];
        }
        self.candidates.retain(|c| c.distance <= distance);
    }

    /// Moves some states of a level into the near-goal graph and continues the search there.
    fn enter_near_goal(
        &mut self,
        level: usize,
        wave: Range<usize>,
        room: Phase2Limit,
        found: FoundEnd,
    ) -> ControlFlow<()> {
        let Some(most) = room() else { return ControlFlow::Break(()) };
        let inner = &mut self.inner[0];
        inner.clear();
        for (node, parent) in self.outer[level][wave.clone()].iter().zip(wave.start..) {
            let seen = self.space.reduction.twist_seen(node.twist, node.symmetry);
            // The filter has false positives, and nearer states were visited with fewer turns already.
            let Some(number) =
                self.near_goal.number(node.class, seen).filter(|n| self.near_goal.distance_is(*n, node.distance))
            else {
                continue;
            };
            let &FarNode { corners, sorted, twist, symmetry, mv, start, .. } = node;
            inner.push(NearNode { number, corners, sorted, twist, parent: parent as u16, symmetry, mv, start });
        }
        self.search_near_goal(level, 0, 0..self.inner[0].len(), most, found)
    }

    /// Expands some states inside the near-goal graph, and then the states found, wave by wave.
    fn search_near_goal(
        &mut self,
        level: usize,
        depth: usize,
        wave: Range<usize>,
        room: u8,
        found: FoundEnd,
    ) -> ControlFlow<()> {
        self.counter.add(wave.len() as u64)?;
        let left = usize::from(self.length) - level - depth;
        if left == 0 {
            return self.report_ends(level, depth, wave, room, found);
        }
        let (before, rest) = self.inner.split_at_mut(depth + 1);
        let (before, next) = (&before[depth], &mut rest[0]);
        next.clear();
        let (group, moves) = (&self.space.reduction.group, &self.space.small.moves);
        // Prefetches all rows at once.
        black_box(before[wave.clone()].iter().fold(0, |sum, n| {
            sum ^ moves.corners.after(u32::from(n.corners), 0)
                ^ moves.sorted.after(u32::from(n.sorted), 0)
                ^ self.near_goal.edges[self.near_goal.nodes[n.number as usize].1 as usize]
        }));
        for (node, parent) in before[wave.clone()].iter().zip(wave.start..) {
            let symmetry = usize::from(node.symmetry);
            let (nearer, first) = self.near_goal.nodes[node.number as usize];
            let last = (level + depth > 0).then_some(node.mv);
            let ahead = C::steps_of(rename_turns(&self.near_goal.turn_images[symmetry], nearer));
            let mut turns = ahead & self.steps.after(last);
            while let Some(mv) = turns.take_first() {
                let made = usize::from(C::turn(mv));
                let turn = group.back[symmetry][made];
                let edge = self.near_goal.edges[first as usize + (nearer & ((1 << turn) - 1)).count_ones() as usize];
                next.push(NearNode {
                    number: edge >> 4,
                    corners: moves.corners.after(u32::from(node.corners), made) as u16,
                    sorted: moves.sorted.after(u32::from(node.sorted), made) as u16,
                    twist: moves.twist.after(u32::from(node.twist), made) as u16,
                    parent: parent as u16,
                    symmetry: group.compose[symmetry][(edge % 16) as usize],
                    mv,
                    start: node.start,
                });
            }
        }
        self.drop_hopeless(depth + 1, left as u8, room);
        let count = self.inner[depth + 1].len();
        for from in (0..count).step_by(WAVE_SIZE) {
            self.search_near_goal(level, depth + 1, from..count.min(from + WAVE_SIZE), room, found)?;
        }
        ControlFlow::Continue(())
    }
}
