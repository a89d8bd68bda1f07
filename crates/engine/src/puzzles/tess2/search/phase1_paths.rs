//! All paths that bring labels onto the W axis in an exact number of moves: by the table down to the near-goal graph,
//! and from there along its edges.

use std::ops::ControlFlow;

use super::{near_goal_graph::RADIUS, phases::OntoAxis, small_tables::SmallTables, state::MoveMask};
use crate::control::NodeCounter;
use crate::puzzles::tess2::tables::axis_halves::{ALL_ROTATIONS, AxisLabels, HalfPair, ROTATIONS};
use crate::puzzles::tess2::tables::axis_rows::AxisRow;
use crate::search::ida::{MoveSet, Space};

/// A callback for each path: its moves but the last one, and the set of possible last moves. `Break` ends the search.
pub type PathSink<'h> = &'h mut dyn FnMut(&[u8], MoveMask) -> ControlFlow<()>;

/// From this many moves before the end on, all nodes of a level are expanded together, down to the near-goal graph, so
/// that their look-ups overlap.
const LEVELWISE_FROM: u8 = 7;

/// One worker's depth-first walk over the paths.
pub struct Phase1Paths<'a> {
    small: &'a SmallTables,
    counter: &'a NodeCounter<'a>,
    path: Vec<u8>,
    firsts: MoveMask,
    buffers: &'a mut WalkBuffers,
}

/// Buffers for the levels of a walk, reused from walk to walk.
#[derive(Debug, Default)]
pub struct WalkBuffers {
    levels: [Vec<WalkNode>; (LEVELWISE_FROM - RADIUS) as usize + 1],
    keys: Vec<u32>,
    pairs: Vec<HalfPair>,
    rows: Vec<AxisRow>,
}

/// Labels in a level of a walk, with the step that led there.
#[derive(Clone, Copy, Debug)]
struct WalkNode {
    labels: AxisLabels,
    /// Index of the parent in the level before.
    parent: u32,
    move_index: u8,
}

impl<'a> Phase1Paths<'a> {
    pub fn new(small: &'a SmallTables, counter: &'a NodeCounter<'a>, room: &'a mut WalkBuffers) -> Self {
        Self { small, counter, path: Vec::new(), firsts: MoveMask::MAX, buffers: room }
    }

    /// Reports all paths of `length >= 1` moves that begin with one of `firsts`. With five or fewer moves left, paths
    /// through labels nearer than that are omitted: shorter paths reach those labels.
    pub fn run(&mut self, labels: &AxisLabels, length: u8, firsts: MoveMask, report: PathSink) -> ControlFlow<()> {
        self.path.clear();
        self.firsts = firsts;
        if length <= RADIUS {
            return self
                .small
                .near_goal
                .node(*labels, length)
                .map_or(ControlFlow::Continue(()), |node| self.descend(node, length, report));
        }
        if self.small.rows.within(*labels, length) {
            self.walk(labels, length, report)?;
        }
        ControlFlow::Continue(())
    }

    fn allowed(&self) -> MoveMask {
        let last = self.path.last().copied();
        self.small.moves.allowed_after(last) & if last.is_none() { self.firsts } else { MoveMask::MAX }
    }

    /// Walks depth first down to the levels that are expanded together.
    fn walk(&mut self, labels: &AxisLabels, left: u8, report: PathSink) -> ControlFlow<()> {
        if left <= LEVELWISE_FROM {
            return self.walk_by_levels(labels, left, report);
        }
        self.counter.tick()?;
        let space = OntoAxis(self.small);
        let mut moves = space.successors(labels, self.path.last().copied(), left) & self.allowed();
        while let Some(move_index) = moves.take_first() {
            let child = space.next(labels, move_index);
            self.path.push(move_index);
            self.walk(&child, left - 1, report)?;
            self.path.pop();
        }
        ControlFlow::Continue(())
    }

    /// Walks down to the near-goal graph, level by level.
    fn walk_by_levels(&mut self, labels: &AxisLabels, left: u8, report: PathSink) -> ControlFlow<()> {
        let allowed = self.allowed();
        let depth = usize::from(left - RADIUS);
        let root = WalkNode { labels: *labels, parent: 0, move_index: 0 };
        self.buffers.levels.iter_mut().for_each(Vec::clear);
        self.buffers.levels[0].push(root);
        for level in 0..depth {
            let left = left - level as u8;
            self.counter.add(self.buffers.levels[level].len() as u64)?;
            self.next_level(level, left, allowed);
        }
        let prefix = self.path.len();
        let ends = std::mem::take(&mut self.buffers.levels[depth]);
        let mut ended = ControlFlow::Continue(());
        for end in &ends {
            // The rows do not distinguish distances up to `RADIUS`; only labels at exactly that distance continue here.
            let Some(node) = self.small.near_goal.node(end.labels, RADIUS) else { continue };
            self.path.resize(prefix + depth, end.move_index);
            let mut at = end;
            for level in (0..depth).rev() {
                self.path[prefix + level] = at.move_index;
                at = &self.buffers.levels[level][at.parent as usize];
            }
            ended = self.descend(node, RADIUS, report);
            self.path.truncate(prefix);
            if ended.is_break() {
                break;
            }
        }
        self.buffers.levels[depth] = ends;
        ended
    }

    /// Expands a level with `left` moves left, keeping the children that may be near enough; `allowed` are the moves
    /// allowed at the root.
    fn next_level(&mut self, level: usize, left: u8, allowed: MoveMask) {
        let small = self.small;
        let WalkBuffers { levels, keys, pairs, rows } = &mut *self.buffers;
        let [nodes, next] = &mut levels[level..level + 2] else { return };
        keys.clear();
        for node in &*nodes {
            keys.extend((0..4).map(|axis| {
                let (negative, positive) = node.labels.halves(axis);
                u32::from(negative) | u32::from(positive) << 16
            }));
        }
        small.rows.look_up(keys, pairs, rows);
        for (number, (node, rows)) in nodes.iter().zip(rows.chunks_exact(4)).enumerate() {
            // Nearer labels have been reached on shorter paths.
            if left == RADIUS + 1 && rows[3].within(RADIUS) {
                continue;
            }
            let allowed = if level == 0 { allowed } else { small.moves.allowed_after(Some(node.move_index)) };
            for (axis, row) in rows.iter().enumerate() {
                let of_axis = (allowed >> (axis * ROTATIONS)) as u32 & ALL_ROTATIONS;
                if of_axis == 0 {
                    continue;
                }
                let halves = &small.rows.halves;
                let within = if left < LEVELWISE_FROM {
                    row.rotations_within_if_few(left - 1, halves)
                } else {
                    row.rotations_within(left - 1, halves)
                };
                let mut within = of_axis & within;
                if within == 0 {
                    continue;
                }
                let (_, positive) = node.labels.halves(axis);
                while let Some(rotation) = within.take_first() {
                    let rotation = usize::from(rotation);
                    let labels = node.labels.with_positive(axis, small.rows.halves.turn(positive, rotation));
                    let move_index = (axis * ROTATIONS + rotation) as u8;
                    next.push(WalkNode { labels, parent: number as u32, move_index });
                }
            }
        }
    }

    /// Descends from a node of the near-goal graph.
    fn descend(&mut self, node: u32, left: u8, report: PathSink) -> ControlFlow<()> {
        self.counter.tick()?;
        let allowed = self.allowed();
        let small = self.small;
        let nearer = small.near_goal.moves_nearer(node);
        if left == 1 {
            let last = nearer.iter().fold(0, |moves, edge| moves | 1 << (edge & 255)) & allowed;
            return if last == 0 { ControlFlow::Continue(()) } else { report(&self.path, last) };
        }
        for edge in nearer {
            if allowed >> (edge & 255) & 1 == 1 {
                self.path.push(*edge as u8);
                self.descend(edge >> 8, left - 1, report)?;
                self.path.pop();
            }
        }
        ControlFlow::Continue(())
    }
}

/// The states along a path. Reuses those of the previous path: most paths differ in their last moves only.
#[derive(Debug, Default)]
pub struct PathStates {
    path: Vec<u8>,
    states: Vec<super::state::State>,
}

impl PathStates {
    /// Returns the state after `path` from `root`. All calls must have the same `root`.
    pub fn state(&mut self, root: &super::state::State, path: &[u8], small: &SmallTables) -> super::state::State {
        let same = self.path.iter().zip(path).take_while(|(a, b)| a == b).count();
        self.path.truncate(same);
        self.states.truncate(same);
        for &move_index in &path[same..] {
            let state = small.moves.turned(self.states.last().unwrap_or(root), move_index);
            self.states.push(state);
            self.path.push(move_index);
        }
        *self.states.last().unwrap_or(root)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{HashMap, HashSet};
    use std::sync::OnceLock;

    use super::*;
    use crate::control::Control;
    use crate::puzzle::canonical::Successors;
    use crate::puzzle::hypercube::MOVES_PER_LAYER_SET;
    use crate::puzzle::{Move, PuzzleId};
    use crate::puzzles::tess2::Tess2;
    use crate::puzzles::tess2::search::state::{State, move_index_of};
    use crate::puzzles::tess2::search::testing::{after, is_canonical, move_indices, small, walks};
    use crate::puzzles::tess2::search::viewpoint::Viewpoint;

    /// The distances of all labels within four moves, by breadth-first search on the cubie level.
    fn distances() -> &'static HashMap<u32, u8> {
        static DISTANCES: OnceLock<HashMap<u32, u8>> = OnceLock::new();
        DISTANCES.get_or_init(|| {
            let mut distance = HashMap::from([(State::from_tess2(&Tess2::SOLVED).labels(3).0, 0)]);
            let mut level = vec![Tess2::SOLVED];
            for depth in 1..=RADIUS {
                let mut next = Vec::new();
                for child in level.iter().flat_map(|state| (0..MOVES_PER_LAYER_SET).map(|mv| state.after(mv))) {
                    distance.entry(State::from_tess2(&child).labels(3).0).or_insert_with(|| {
                        next.push(child);
                        depth
                    });
                }
                level = next;
            }
            distance
        })
    }

    /// A plain search for canonical sequences of an exact length that bring all W stickers onto the W axis. With `strict`
    /// or fewer moves left, it skips labels nearer than the moves left.
    struct PlainSearch {
        successors: Successors,
        strict: u8,
        path: Vec<usize>,
        found: HashSet<Vec<u8>>,
    }

    impl PlainSearch {
        fn all(state: &State, length: u8, strict: u8) -> HashSet<Vec<u8>> {
            let successors = Successors::new(&PuzzleId::Tess2.def().moves[..MOVES_PER_LAYER_SET]);
            let mut plain = Self { successors, strict, path: Vec::new(), found: HashSet::new() };
            plain.descend(state, length);
            plain.found
        }

        fn descend(&mut self, state: &State, left: u8) {
            let distance = distances().get(&state.labels(3).0).copied();
            let too_far = left <= RADIUS && distance.is_none_or(|distance| distance > left);
            if too_far || left <= self.strict && distance.is_some_and(|distance| distance < left) {
                return;
            }
            if left == 0 {
                self.found.insert(self.path.iter().map(|mv| move_index_of(Move(*mv as u16))).collect());
                return;
            }
            for mv in 0..MOVES_PER_LAYER_SET {
                if self.path.last().is_none_or(|last| self.successors.allows(*last, mv)) {
                    self.path.push(mv);
                    self.descend(&small().moves.turned(state, move_index_of(Move(mv as u16))), left - 1);
                    self.path.pop();
                }
            }
        }
    }

    /// Returns the paths that [`Phase1Paths`] reports, after checking each of them.
    fn paths(state: &State, length: u8, firsts: MoveMask) -> HashSet<Vec<u8>> {
        let control = Control::new();
        let counter = NodeCounter::new(&control);
        let mut found = HashSet::new();
        let mut along = PathStates::default();
        let ended = Phase1Paths::new(small(), &counter, &mut WalkBuffers::default()).run(
            &state.labels(3),
            length,
            firsts,
            &mut |path, last| {
                assert_ne!(last, 0);
                assert_eq!(along.state(state, path, small()), after(state, path));
                for move_index in move_indices(last) {
                    let way = [path, &[move_index]].concat();
                    assert_eq!(after(state, &way).labels(3), AxisLabels::all(3), "{way:?} does not lead home");
                    assert!(is_canonical(&way) && firsts >> way[0] & 1 == 1);
                    assert_eq!(way.len(), usize::from(length));
                    assert!(found.insert(way.clone()), "{way:?} is reported twice");
                }
                ControlFlow::Continue(())
            },
        );
        assert!(ended.is_continue());
        found
    }

    /// The states after random walks of 0 to 6 moves, two for each length.
    fn states(seed: u64) -> Vec<State> {
        (0..=6).flat_map(|length| walks(2, length, small().moves.all, seed + length as u64)).collect()
    }

    #[test]
    fn paths_agree_with_a_plain_search() {
        let mut most = 0;
        for state in states(1) {
            let nearest = (0..=6).find(|&left| small().rows.within(state.labels(3), left.max(RADIUS)));
            for length in 1..=6 {
                let found = paths(&state, length, MoveMask::MAX);
                // With five moves left, paths through labels nearer than that need not be reported.
                let (all, fewest) =
                    (PlainSearch::all(&state, length, RADIUS), PlainSearch::all(&state, length, RADIUS + 1));
                assert!(found.is_subset(&all), "{length}: {} of {}", found.len(), all.len());
                assert!(found.is_superset(&fewest), "{length}: {} of {}", found.len(), fewest.len());
                if nearest == Some(length) || length <= RADIUS {
                    assert_eq!(found, all);
                }
                most = most.max(found.len());
            }
        }
        assert!(most > 1000, "{most}");
    }

    #[test]
    fn paths_are_partitioned_by_their_first_move() {
        for state in states(20).into_iter().step_by(4) {
            for length in [1, 3, 4, 5, 6] {
                let all = paths(&state, length, MoveMask::MAX);
                let mut sum = 0;
                for move_index in move_indices(small().moves.all) {
                    let part = paths(&state, length, 1 << move_index);
                    assert!(part.iter().all(|way| way[0] == move_index && all.contains(way)));
                    sum += part.len();
                }
                assert_eq!(sum, all.len());
            }
        }
    }

    #[test]
    fn the_search_ends_when_its_callback_breaks() {
        let control = Control::new();
        let counter = NodeCounter::new(&control);
        let state = walks(1, 4, small().moves.all, 99)[0];
        for length in 4..=7 {
            let mut heard = 0;
            let ended = Phase1Paths::new(small(), &counter, &mut WalkBuffers::default()).run(
                &state.labels(3),
                length,
                MoveMask::MAX,
                &mut |_, _| {
                    heard += 1;
                    ControlFlow::Break(())
                },
            );
            assert_eq!((heard, ended.is_break()), if heard == 0 { (0, false) } else { (1, true) });
            assert!(heard == 1 || length == RADIUS + 1, "no way of {length} moves");
        }
    }

    #[test]
    fn solved_labels_have_no_path_of_one_move() {
        assert!(paths(&Viewpoint::solved(), 1, MoveMask::MAX).is_empty());
    }
}
