//! IDA* on the whole cube with the three-colour table: the proof of the optimal solver.
//!
//! Each node carries a state and its inverse, and both are looked up. A sequence grows at the end where fewer turns may follow: a half turn
//! at the end of a state does not change the pattern of its inverse, so if the inverse needs all remaining turns, only quarter turns can
//! follow; and both quarter turns of a face give the inverse the same pattern, so one look-up serves both. If the table's entry is low, a
//! small table of the edges is looked up as well. Many nodes are expanded at a time, so that their memory accesses overlap.
//!
//! In QTM a half turn costs two moves, so it leads to the nodes with two fewer left. As it does not change the pattern at the other end, it
//! cannot follow if that pattern needs more. Every quarter turn changes the parity of the pieces, so only every second length is searched.
//!
//! Ideas from nissy (both ends, tight bounds), vcube and cube48opt (the inverse). The order of the look-ups is our own.

use std::ops::ControlFlow;

use crate::control::NodeCounter;
use crate::puzzle::Metric;
use crate::puzzle::cubes::TURNS;
use crate::puzzles::cube3::Cube3;
use crate::puzzles::cube3::tables::corner_permutations::CornerPermutations;
use crate::puzzles::cube3::tables::cubie_bytes::{CubieBytes, TurnPair};
use crate::puzzles::cube3::tables::optimal_edges::OptimalEdges;
use crate::puzzles::cube3::tables::optimal_table::{EntryPlace, OptimalTable};
use crate::puzzles::cube3::tables::three_colours::ThreeColours;
use crate::puzzles::cube3::turns::{HalfTurns, QuarterTurns, TurnCost, TurnMask, TurnSuccessors, is_half};
use crate::search::ida::{MoveSet, Prefix};

mod lanes;

use self::lanes::{edges_of, expand, places_of, turned};

/// Number of nodes expanded together.
const TOGETHER: usize = 32;
/// Marks the absence of a turn.
const NONE: u8 = TURNS as u8;
/// Bits per turn in a path.
const BITS: u32 = 5;
/// Paths from this value on have no room for another turn. No solution is so long that both ends fill up.
const FULL: u128 = 1 << (128 - BITS);

/// A node of the search. Turns are added at end 0, of the state itself, and at end 1, of its inverse.
#[derive(Clone, Copy, Debug)]
pub struct OptimalNode {
    /// The state and its inverse.
    states: [CubieBytes; 2],
    /// The turns added at each end, five bits each, the last one lowest, below a leading one bit.
    paths: [u128; 2],
    /// The last turn added at each end.
    last: [u8; 2],
    /// Lower bound of each end from the tables.
    bounds: [u8; 2],
}

/// The turns that may be added to a node.
#[derive(Clone, Copy, Debug)]
struct Choice {
    /// The end to which they are added.
    end: u8,
    turns: TurnMask,
}

/// A node after one more turn, whose pattern at the turned end is not looked up yet.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    node: u32,
    end: u8,
    turn: u8,
    /// The bound at the other end.
    other: u8,
}

/// Buffers for the stages of an expansion and the resulting nodes.
#[derive(Debug, Default)]
struct StepBuffers {
    /// One per node.
    choices: Vec<Choice>,
    /// Entries of the other end after a quarter turn of each face.
    faces: Vec<[EntryPlace; 6]>,
    candidates: Vec<Candidate>,
    /// For each candidate the state at the turned end, and its entry.
    made: Vec<(CubieBytes, EntryPlace)>,
    next: Vec<OptimalNode>,
    /// Nodes after half turns, where these cost more than quarter turns.
    next_after_halves: Vec<OptimalNode>,
}

/// The tables of the search.
#[derive(Debug)]
pub struct OptimalSearch {
    /// The table of three colours.
    pub table: OptimalTable,
    edges: OptimalEdges,
    colours: ThreeColours,
    turns: [CubieBytes; TURNS],
    /// The first quarter turns of the faces, in pairs.
    faces: [TurnPair; 3],
    solved: CubieBytes,
    successors: &'static TurnSuccessors,
    /// Extra cost of a half turn over a quarter turn.
    more: u8,
}

/// The inverse of a turn.
#[inline(always)]
fn undone(turn: usize) -> usize {
    turn / 3 * 3 + 2 - turn % 3
}

impl OptimalSearch {
    /// A search with these tables.
    pub fn new(table: OptimalTable, edges: OptimalEdges, colours: ThreeColours) -> Self {
        let turns = CubieBytes::turns();
        let half = if table.size.metric == Metric::Qtm { QuarterTurns::HALF } else { HalfTurns::HALF };
        Self {
            more: half - 1,
            table,
            edges,
            colours,
            faces: std::array::from_fn(|n| TurnPair::new([&turns[6 * n], &turns[6 * n + 3]])),
            turns,
            solved: CubieBytes::of(&Cube3::SOLVED),
            successors: TurnSuccessors::get(),
        }
    }

    /// Sorts neighbouring commuting turns into their canonical order.
    pub fn order(&self, turns: &mut [u8]) {
        // Only turns of opposite faces commute, so one exchange per pair suffices.
        for n in 1..turns.len() {
            let (one, other) = (turns[n - 1], turns[n]);
            let are_opposite = one / 3 % 3 == other / 3 % 3 && one / 3 != other / 3;
            if are_opposite && !self.successors.of(Some(one)).contains(other) {
                turns.swap(n - 1, n);
            }
        }
    }

    /// The root node of a state.
    pub fn root(&self, cube: &Cube3) -> OptimalNode {
        self.node([CubieBytes::of(cube), CubieBytes::of(&cube.inverse())], [1, 1], [NONE, NONE])
    }

    /// A lower bound on the number of moves from a node.
    pub fn bound(&self, node: &OptimalNode) -> u8 {
        node.bounds[0].max(node.bounds[1])
    }

    fn node(&self, states: [CubieBytes; 2], paths: [u128; 2], last: [u8; 2]) -> OptimalNode {
        let mut places = [EntryPlace::default(); 2];
        places_of(self, &states, &mut places);
        let bounds = std::array::from_fn(|end| {
            let bound = self.table.bound(places[end]);
            bound.max(edges_of(self, &states[end]))
        });
        OptimalNode { states, paths, last, bounds }
    }

    /// True if the edges alone may give a better bound than this table entry.
    #[inline(always)]
    fn says_few(&self, bound: u8) -> bool {
        bound <= self.table.size.base
    }

    /// The node after a turn at end 0.
    fn after(&self, node: &OptimalNode, turn: u8) -> OptimalNode {
        let mut states = node.states;
        turned(self, &mut states, turn);
        self.node(states, [node.paths[0] << BITS | u128::from(turn), node.paths[1]], [turn, node.last[1]])
    }

    /// The cost of a turn.
    fn cost(&self, turn: u8) -> u8 {
        if is_half(turn) { 1 + self.more } else { 1 }
    }

    /// The turns that may follow `last` at one end.
    #[inline(always)]
    fn following(&self, last: u8) -> TurnMask {
        self.successors.of((last != NONE).then_some(last))
    }

    /// Searches all solutions of exactly `length` moves that begin with `prefix`. Calls `found` for each, possibly in several orders of commuting
    /// turns. No face turns twice in a row, or with only its opposite in between.
    ///
    /// # Errors
    /// `Break` if the counter or `found` returned it.
    pub fn part(
        &self,
        root: &OptimalNode,
        prefix: Prefix,
        length: u8,
        counter: &NodeCounter,
        found: &mut impl FnMut(Vec<u8>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.part_with(None, root, prefix, length, counter, found)
    }

    /// Like [`part`](Self::part), with the corners as a further bound where the table's entry is low.
    ///
    /// # Errors
    /// `Break` if the counter or `found` returned it.
    pub fn part_with(
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
        if let (Some(second), true) = (prefix.second, left > 0) {
            if prefix.counts_first {
                counter.tick()?;
            }
            if self.bound(&node) > left {
                return ControlFlow::Continue(());
            }
            node = self.after(&node, second);
            let Some(after) = left.checked_sub(self.cost(second)) else { return ControlFlow::Continue(()) };
            left = after;
        }
        if self.bound(&node) > left {
            return ControlFlow::Continue(());
        }
        let mut levels: Vec<StepBuffers> = (0..left).map(|_| StepBuffers::default()).collect();
        self.descend(corners, &[node], &mut levels, counter, found)
    }

    /// A shortest solution of at most `most` moves, if any. In QTM the parity of the state must allow solutions of `most` moves.
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
        let step = 1 + self.more;
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

    /// Visits all sequences from these nodes with one more move per level.
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
            let mut solved = nodes.iter().filter(|node| node.states[0] == self.solved && node.is_joined());
            return solved.try_for_each(|node| found(node.solution()));
        };
        for nodes in nodes.chunks(TOGETHER) {
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
    /// True if no turns join where the two ends meet: the last faces turned at each end differ, counting a commuting turn of the opposite face
    /// as well.
    fn is_joined(&self) -> bool {
        let faces = |end: usize| {
            let path = self.paths[end];
            let face = |n: u32| {
                let turn = path >> (BITS * n);
                (turn > 1).then_some((turn & 31) as u8 / 3)
            };
            let [last, before] = [face(0), face(1)];
            let is_opposite = |face: &u8| last.is_some_and(|last| last != *face && last % 3 == *face % 3);
            last.into_iter().chain(before.filter(is_opposite)).fold(0_u8, |faces, face| faces | 1 << face)
        };
        faces(0) & faces(1) == 0
    }

    /// The turns that solve the state when the search is complete: those of end 0, then the inverted turns of end 1 in reverse.
    fn solution(&self) -> Vec<u8> {
        let digits = |path: u128| {
            let count = (127 - path.leading_zeros()) / BITS;
            (0..count).map(move |n| (path >> (BITS * n) & 31) as u8)
        };
        let mut out: Vec<u8> = digits(self.paths[0]).collect();
        out.reverse();
        out.extend(digits(self.paths[1]).map(|turn| undone(usize::from(turn)) as u8));
        out
    }
}

#[cfg(all(test, not(shuttle)))]
mod tests;
