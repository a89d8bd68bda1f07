//! A beam search level by level, for the first two phases.
//!
//! Of all children of a level, those with the smallest answers of the phase's net are kept. States of one coset, which differ only in what
//! the phase ignores, count as one across all levels, except near the goal: there many of them are kept, for the next phase to choose from.
//! The states nearest to the goal have exact distances; any other state that the net estimates to be as near counts as one move farther
//! than those.

use rustc_hash::FxHasher;
use std::collections::HashSet;
use std::hash::{Hash, Hasher};

use super::super::codes::{CodeTable, Codes};
use super::ball::Ball;
use super::net::UNITS_PER_MOVE;
use crate::control::Control;
use crate::search::beam::{Beam, Offers, Space, Value, Width};

/// Number of turns of one set of layers, which are consecutive in the list of turns.
const TURNS_PER_LAYERS: usize = 23;

/// Candidates of a level per kept state: more than one, since moves that commute lead to the same coset twice.
const CANDIDATES_PER_STATE: usize = 3;
/// Further candidates of a level, so that a narrow one is filled too.
const EXTRA_CANDIDATES: usize = 64;
/// Maximum number of states of the goal coset kept for the next phase to choose from.
const MAX_GOALS_PER_COSET: u16 = 60_000;
/// Maximum number of states kept per coset one or two moves from the goal, since they reach different goals. One state per coset is enough
/// farther away.
const MAX_NEAR_PER_COSET: u16 = 16;

/// A phase: from all states, or those of a subgroup, to a smaller subgroup.
pub(super) trait Phase: Sync {
    /// The part of a state that the phase distinguishes.
    type Coset: Copy + Eq + Hash + Send + Sync;
    /// Returns the coset of a state.
    fn coset(&self, codes: &Codes) -> Self::Coset;
    /// Returns the coset of a state after the move with this index in [`Phase::turns`].
    fn coset_after(&self, codes: &Codes, coset: &Self::Coset, mv: usize) -> Self::Coset;
    /// Returns the allowed turns, as indices into [`CodeTable::turns`].
    fn turns(&self) -> &[u16];
    /// Writes the net's estimate after each of [`Phase::turns`] to `out`, in their order.
    fn evaluate_moves(&self, codes: &Codes, coset: &Self::Coset, out: &mut [i32]);
    /// Returns the cosets near the goal, with exact distances.
    fn ball(&self) -> &Ball<Self::Coset>;
}

/// A state at the start or end of a phase.
#[derive(Clone)]
pub struct PhaseState {
    /// The codes of the pieces.
    pub codes: Codes,
    /// A number that the caller gives a start; a goal has that of its start.
    pub start: u32,
    /// The turns made so far, in all phases.
    pub turns: Vec<u16>,
}

/// The limits of a beam.
#[derive(Clone, Copy, Debug)]
pub struct BeamLimits {
    /// Maximum number of states kept in a level.
    pub states: usize,
    /// Number of goals after which no further level is started.
    pub goals: usize,
    /// Maximum number of levels searched after that of the first goal.
    pub extra_levels: usize,
    /// Maximum number of levels.
    pub levels: usize,
}

/// A state in the beam, with its coset.
#[derive(Clone, Copy)]
struct Node<C> {
    codes: Codes,
    coset: C,
    /// Index of the start it was reached from.
    start: u32,
    /// The turn that led to it; `None` for a start.
    last_turn: Option<u16>,
}

/// The search space of a phase.
struct PhaseSpace<'a, P> {
    phase: &'a P,
    table: &'static CodeTable,
}

impl<P: Phase> PhaseSpace<'_, P> {
    fn start(&self, start: &PhaseState, number: usize) -> Node<P::Coset> {
        Node { codes: start.codes, coset: self.phase.coset(&start.codes), start: number as u32, last_turn: None }
    }
}

fn coset_hash(coset: &impl Hash) -> u32 {
    let mut hasher = FxHasher::default();
    coset.hash(&mut hasher);
    (hasher.finish() >> 32) as u32
}

/// Returns an index of the set of layers that a turn moves.
fn layers(turn: u16) -> usize {
    usize::from(turn) / TURNS_PER_LAYERS
}

impl<P: Phase> Space for PhaseSpace<'_, P> {
    type Node = Node<P::Coset>;
    /// Index in [`Phase::turns`].
    type Step = u16;
    type Identity = P::Coset;
    /// A hash of the coset: near the goal many candidates have the same value, and the kept ones should come from all parents.
    type Tie = u32;
    type Scratch = Vec<i32>;

    const EXPANDS_GOALS: bool = true;

    fn scratch(&self) -> Vec<i32> {
        vec![0; self.phase.turns().len()]
    }

    fn after(&self, node: &Self::Node, mv: u16) -> Self::Node {
        let turn = self.phase.turns()[usize::from(mv)];
        Node {
            codes: self.table.turned(&node.codes, usize::from(turn)),
            coset: self.phase.coset_after(&node.codes, &node.coset, usize::from(mv)),
            start: node.start,
            last_turn: Some(turn),
        }
    }

    fn identity(&self, node: &Self::Node) -> P::Coset {
        node.coset
    }

    fn max_equivalent(&self, value: Value) -> u16 {
        match value / UNITS_PER_MOVE {
            0 => MAX_GOALS_PER_COSET,
            1..3 => MAX_NEAR_PER_COSET,
            _ => 1,
        }
    }

    fn is_goal(&self, node: &Self::Node) -> bool {
        self.phase.ball().distance(&node.coset) == Some(0)
    }

    fn expand(&self, node: &Self::Node, _: usize, answers: &mut Vec<i32>, out: &mut Offers<Self>) {
        let phase = self.phase;
        let far = (i32::from(phase.ball().radius) + 1) * UNITS_PER_MOVE;
        phase.evaluate_moves(&node.codes, &node.coset, answers);
        let last = node.last_turn.map(layers);
        for (mv, &answer) in answers.iter().enumerate() {
            if answer >= out.limit(1) || last == Some(layers(phase.turns()[mv])) {
                continue;
            }
            let coset = phase.coset_after(&node.codes, &node.coset, mv);
            let value = if answer < far {
                phase.ball().distance(&coset).map_or(far, |exact| i32::from(exact) * UNITS_PER_MOVE)
            } else {
                answer
            };
            if value < out.limit(1) && out.accepts(&coset, value) {
                out.add(1, value, coset_hash(&coset), mv as u16);
            }
        }
    }

    fn nodes_per_expansion(&self) -> u64 {
        self.phase.turns().len() as u64
    }
}

/// Searches from `starts`; returns the goals, shortest first. Starts with more turns than the shortest one join at later levels.
pub(super) fn search<P: Phase>(
    phase: &P,
    starts: &[PhaseState],
    limits: BeamLimits,
    threads: usize,
    control: &Control,
) -> Vec<PhaseState> {
    let space = PhaseSpace { phase, table: CodeTable::shared() };
    let width = Width { nodes: limits.states, candidates: CANDIDATES_PER_STATE * limits.states + EXTRA_CANDIDATES };
    let mut beam = Beam::new(&space, width, threads, control);
    let (mut goals, mut known) = (Vec::new(), HashSet::new());
    let mut last_level = limits.levels;
    let least = starts.iter().map(|start| start.turns.len()).min().unwrap_or(0);
    for depth in 0..=limits.levels {
        let mut level = beam.narrow(depth);
        for (n, start) in starts.iter().enumerate().filter(|(_, start)| start.turns.len() == least + depth) {
            beam.add_start(&mut level, space.start(start, n));
        }
        for (node, origin) in &level.goals {
            if known.insert(node.codes) {
                let path = beam.path(*origin).into_iter().map(|mv| phase.turns()[usize::from(mv)]);
                let turns = starts[node.start as usize].turns.iter().copied().chain(path).collect();
                goals.push(PhaseState { codes: node.codes, start: starts[node.start as usize].start, turns });
            }
        }
        if !goals.is_empty() {
            last_level = last_level.min(depth + limits.extra_levels);
        }
        if depth >= last_level || goals.len() >= limits.goals || control.check().is_break() {
            break;
        }
        beam.expand(depth, level);
    }
    goals
}
