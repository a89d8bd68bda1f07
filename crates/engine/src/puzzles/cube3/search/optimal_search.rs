//! IDA* on the whole cube with the three-colour table: the proof of the optimal solver.
//!
//! Each node carries a state and its inverse, and both are looked up. A sequence grows at the end where fewer turns may
//! follow: a half turn at the end of a state does not change the pattern of its inverse, so if the inverse needs all
//! remaining turns, only quarter turns can follow; and both quarter turns of a face give the inverse the same pattern,
//! so one look-up serves both. If the table's entry is low, a small table of the edges is looked up as well. Many nodes
//! are expanded at a time, so that their memory accesses overlap.
//!
//! In QTM a half turn costs two moves, so it leads to the nodes with two fewer moves left. As it does not change the
//! pattern at the other end, it cannot follow if that pattern needs more. Every quarter turn changes the parity of the
//! pieces, so only every second length is searched.
//!
//! Ideas from nissy (both ends, tight bounds), vcube and cube48opt (the inverse). The order of the look-ups is our own.

use std::ops::ControlFlow;

use crate::control::NodeCounter;
use crate::puzzle::Metric;
use crate::puzzle::cubes::FACE_TURNS;
use crate::puzzles::cube3::Cube3;
use crate::puzzles::cube3::tables::corner_permutations::CornerPermutations;
use crate::puzzles::cube3::tables::cubie_bytes::{CubieBytes, TurnPair};
use crate::puzzles::cube3::tables::optimal_edges::OptimalEdges;
use crate::puzzles::cube3::tables::optimal_table::{EntryPlace, OptimalTable};
use crate::puzzles::cube3::tables::three_colours::ThreeColours;
use crate::puzzles::cube3::turns::{HalfTurnMetric, QuarterTurnMetric, TurnCost, TurnMask, TurnSuccessors, is_half};
use crate::search::ida::{MoveSet, Prefix};

mod lanes;

use self::lanes::{apply_turn, edge_distance, expand, places_of};

/// Number of nodes expanded together.
const BATCH: usize = 32;
/// Marks the absence of a turn.
const NO_TURN: u8 = FACE_TURNS as u8;
/// Bits per turn in a path.
const BITS_PER_TURN: u32 = 5;
/// Paths at or above this value have no room for another turn. No solution is long enough to fill both ends.
const FULL_PATH: u128 = 1 << (128 - BITS_PER_TURN);

/// A node of the search. Turns are added at end 0, of the state itself, and at end 1, of its inverse.
#[derive(Clone, Copy, Debug)]
pub struct OptimalNode {
    /// The state and its inverse.
    states: [CubieBytes; 2],
    /// The turns added at each end, five bits each, the last one lowest, below a leading one bit.
    paths: [u128; 2],
    /// Last turn added at each end; [`NO_TURN`] if there is none.
    last: [u8; 2],
    /// Lower bound of each end from the tables.
    bounds: [u8; 2],
}

/// The turns that may be added to a node.
#[derive(Clone, Copy, Debug)]
struct TurnChoice {
    /// End at which the turns are added.
    end: u8,
    turns: TurnMask,
}

/// A node after one more turn, before its pattern at the turned end is looked up.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    node: u32,
    end: u8,
    turn: u8,
    /// Bound of the other end after the turn.
    other_bound: u8,
}

/// Buffers for the stages of an expansion and the resulting nodes.
#[derive(Debug, Default)]
struct StepBuffers {
    /// One per node.
    choices: Vec<TurnChoice>,
    /// Entries of the other end after a quarter turn of each face.
    faces: Vec<[EntryPlace; 6]>,
    candidates: Vec<Candidate>,
    /// State at the turned end of each candidate, and the location of its entry.
    turned_states: Vec<(CubieBytes, EntryPlace)>,
    next: Vec<OptimalNode>,
    /// Nodes after half turns, in metrics where half turns cost more.
    next_after_halves: Vec<OptimalNode>,
}

/// The optimal search in one metric, with its tables.
#[derive(Debug)]
pub struct OptimalSearch {
    pub table: OptimalTable,
    edges: OptimalEdges,
    colours: ThreeColours,
    turns: [CubieBytes; FACE_TURNS],
    /// The clockwise quarter turns of the six faces, two faces per entry.
    faces: [TurnPair; 3],
    solved: CubieBytes,
    successors: &'static TurnSuccessors,
    /// Extra cost of a half turn over a quarter turn.
    half_turn_surcharge: u8,
}

#[inline(always)]
fn inverse_turn(turn: usize) -> usize {
    turn / 3 * 3 + 2 - turn % 3
}

impl OptimalSearch {
    pub fn new(table: OptimalTable, edges: OptimalEdges, colours: ThreeColours) -> Self {
        let turns = CubieBytes::turns();
        let half = if table.size.metric == Metric::Qtm {
            QuarterTurnMetric::HALF_TURN_COST
        } else {
            HalfTurnMetric::HALF_TURN_COST
        };
        Self {
            half_turn_surcharge: half - 1,
            table,
            edges,
            colours,
            faces: std::array::from_fn(|n| TurnPair::new([&turns[6 * n], &turns[6 * n + 3]])),
            turns,
            solved: CubieBytes::from_cube(&Cube3::SOLVED),
            successors: TurnSuccessors::htm(),
        }
    }

    /// Sorts neighbouring commuting turns into their canonical order.
    pub fn sort_commuting_turns(&self, turns: &mut [u8]) {
        // Only turns of opposite faces commute, so one exchange per pair suffices.
        for n in 1..turns.len() {
            let (one, other) = (turns[n - 1], turns[n]);
            let are_opposite = one / 3 % 3 == other / 3 % 3 && one / 3 != other / 3;
            if are_opposite && !self.successors.after(Some(one)).contains(other) {
                turns.swap(n - 1, n);
            }
        }
    }

    pub fn root(&self, cube: &Cube3) -> OptimalNode {
        self.node([CubieBytes::from_cube(cube), CubieBytes::from_cube(&cube.inverse())], [1, 1], [NO_TURN, NO_TURN])
    }

    /// Returns a lower bound on the number of moves from a node.
    pub fn bound(&self, node: &OptimalNode) -> u8 {
        node.bounds[0].max(node.bounds[1])
    }

    fn node(&self, states: [CubieBytes; 2], paths: [u128; 2], last: [u8; 2]) -> OptimalNode {
        let mut places = [EntryPlace::default(); 2];
        places_of(self, &states, &mut places);
        let bounds = std::array::from_fn(|end| {
            let bound = self.table.bound(places[end]);
            bound.max(edge_distance(self, &states[end]))
        });
        OptimalNode { states, paths, last, bounds }
    }

    /// True if the edges alone may give a better bound than this table entry.
    #[inline(always)]
    fn is_low_entry(&self, bound: u8) -> bool {
        bound <= self.table.size.base
    }

    /// Returns the node after a turn at end 0.
    fn after(&self, node: &OptimalNode, turn: u8) -> OptimalNode {
        let mut states = node.states;
        apply_turn(self, &mut states, turn);
        self.node(states, [node.paths[0] << BITS_PER_TURN | u128::from(turn), node.paths[1]], [turn, node.last[1]])
    }

    /// Returns the cost of a turn in the table's metric.
    fn cost(&self, turn: u8) -> u8 {
        if is_half(turn) { 1 + self.half_turn_surcharge } else { 1 }
    }

    /// Returns the turns that may follow `last` at one end.
    #[inline(always)]
    fn following(&self, last: u8) -> TurnMask {
        self.successors.after((last != NO_TURN).then_some(last))
    }

    /// Searches for all solutions of exactly `length` moves that begin with `prefix`. Calls `found` for each, possibly
    /// in several orders of commuting turns. No face turns twice in a row, or with only its opposite in between.
    ///
    /// # Errors
    /// `Break` if the counter or `found` returned it.
    pub fn search_part(
        &self,
        root: &OptimalNode,
        prefix: Prefix,
        length: u8,
        counter: &NodeCounter,
        found: &mut impl FnMut(Vec<u8>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.search_part_with_corners(None, root, prefix, length, counter, found)
    }

    /// Like [`search_part`](Self::search_part), with the corner permutation as a further bound where the table's entry
    /// is low.
    ///
    /// # Errors
    /// `Break` if the counter or `found` returned it.
    pub fn search_part_with_corners(
        &self,
        corners: Option<&CornerPermutations>,
        root: &OptimalNode,
        prefix: Prefix,
        length: u8,
        counter: &NodeCounter,
        found: &mut impl FnMut(Vec<u8>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if length == 0 && prefix.first == 0 {
            return self.descend(corners, &[*root], &mut [], counter, found);
        }
        let Some(mut left) = length.checked_sub(self.cost(prefix.first)) else { return ControlFlow::Continue(()) };
        let mut node = self.after(root, prefix.first);
        for (turn, counts_node) in prefix.later_moves() {
            // A half turn in QTM may have used up the length.
            if left == 0 {
                break;
            }
            if counts_node {
                counter.tick()?;
            }
            if self.bound(&node) > left {
                return ControlFlow::Continue(());
            }
            node = self.after(&node, turn);
            let Some(after) = left.checked_sub(self.cost(turn)) else { return ControlFlow::Continue(()) };
            left = after;
        }
        if self.bound(&node) > left {
            return ControlFlow::Continue(());
        }
        let mut levels: Vec<StepBuffers> = (0..left).map(|_| StepBuffers::default()).collect();
        self.descend(corners, &[node], &mut levels, counter, found)
    }

    /// Returns a shortest solution of at most `most` moves; `None` if there is none. In QTM the parity of the state
    /// must allow solutions of `most` moves.
    ///
    /// # Errors
    /// `Break` if the counter returned it.
    pub fn shortest(&self, cube: &Cube3, most: u8, counter: &NodeCounter) -> ControlFlow<(), Option<Vec<u8>>> {
        let root = self.root(cube);
        let bound = self.bound(&root);
        if bound > most {
            return ControlFlow::Continue(None);
        }
        let mut levels: Vec<StepBuffers> = (0..most).map(|_| StepBuffers::default()).collect();
        let step = 1 + self.half_turn_surcharge;
        for length in (bound + (most - bound) % step..=most).step_by(step.into()) {
            let mut solution = None;
            let mut found = |turns| {
                solution = Some(turns);
                ControlFlow::Break(())
            };
            let ended = self.descend(None, &[root], &mut levels[..length.into()], counter, &mut found);
            if solution.is_some() {
                return ControlFlow::Continue(solution);
            }
            ended?;
        }
        ControlFlow::Continue(None)
    }

    /// Visits all sequences that extend these nodes by one move per level.
    fn descend(
        &self,
        corners: Option<&CornerPermutations>,
        nodes: &[OptimalNode],
        levels: &mut [StepBuffers],
        counter: &NodeCounter,
        found: &mut impl FnMut(Vec<u8>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Some((level, levels)) = levels.split_first_mut() else {
            counter.add(nodes.len() as u64)?;
            let mut solved = nodes.iter().filter(|node| node.states[0] == self.solved && node.is_canonical());
            return solved.try_for_each(|node| found(node.solution()));
        };
        for nodes in nodes.chunks(BATCH) {
            counter.add(nodes.len() as u64)?;
            expand(self, corners, nodes, levels.len() as u8, level);
            self.descend(corners, &level.next, levels, counter, found)?;
            if let (Some((_, levels)), false) = (levels.split_first_mut(), level.next_after_halves.is_empty()) {
                self.descend(corners, &level.next_after_halves, levels, counter, found)?;
            }
        }
        ControlFlow::Continue(())
    }
}

impl OptimalNode {
    /// True if no turns can be merged where the two ends meet: the last faces turned at each end differ, including a
    /// preceding turn of the opposite face.
    fn is_canonical(&self) -> bool {
        let faces = |end: usize| {
            let path = self.paths[end];
            let face = |n: u32| {
                let turn = path >> (BITS_PER_TURN * n);
                (turn > 1).then_some((turn & 31) as u8 / 3)
            };
            let [last, before] = [face(0), face(1)];
            let is_opposite = |face: &u8| last.is_some_and(|last| last != *face && last % 3 == *face % 3);
            last.into_iter().chain(before.filter(is_opposite)).fold(0_u8, |faces, face| faces | 1 << face)
        };
        faces(0) & faces(1) == 0
    }

    /// Returns the turns that solve the state at the end of the search: those of end 0, then the inverted turns of end
    /// 1 in reverse.
    fn solution(&self) -> Vec<u8> {
        let digits = |path: u128| {
            let count = (127 - path.leading_zeros()) / BITS_PER_TURN;
            (0..count).map(move |n| (path >> (BITS_PER_TURN * n) & 31) as u8)
        };
        let mut out: Vec<u8> = digits(self.paths[0]).collect();
        out.reverse();
        out.extend(digits(self.paths[1]).map(|turn| inverse_turn(usize::from(turn)) as u8));
        out
    }
}

#[cfg(all(test, not(shuttle)))]
mod tests;
