//! Operations of the optimal search on pieces and patterns, in wide registers where the processor has them.

use super::{
    BITS_PER_TURN, Candidate, CubieBytes, EntryPlace, FULL_PATH, OptimalNode, OptimalSearch, StepBuffers, TurnChoice,
    inverse_turn,
};
use crate::puzzles::cube3::tables::{
    corner_permutations::CornerPermutations,
    cubie_bytes::{CubieLanes, PremoveLanes},
};
use crate::puzzles::cube3::turns::{HALVES, QUARTERS, TurnMask, is_half};
use crate::search::ida::MoveSet;
use crate::tables::simd::{Lanes, dispatch};

/// Mask of the clockwise quarter turn of each face.
const FIRST_QUARTERS: TurnMask = 0o111_111;

/// Finds the nodes one turn further that, according to the tables, may be solved in `after` more moves (one fewer after a
/// half turn of cost two).
///
/// Each stage prefetches the entries that the next one reads, so that their memory accesses overlap.
#[inline(always)]
fn expand_body<L: Lanes>(
    can: L::Proof,
    search: &OptimalSearch,
    corners: Option<&CornerPermutations>,
    nodes: &[OptimalNode],
    after: u8,
    buffers: &mut StepBuffers,
) {
    choose_ends::<L>(can, search, nodes, after, buffers);
    filter_by_other_end::<L>(can, search, nodes, after, buffers);
    make_turns::<L>(can, search, nodes, buffers);
    make_nodes::<L>(can, search, corners, nodes, after, buffers);
}

/// Chooses the end of each node where turns are added, and prefetches the entries of the other end after a quarter turn
/// of each face.
///
/// Takes the end where fewer turns may follow, or the other one if its path is full. If equally many may follow, the
/// higher bound should be at the other end, where one entry rules out two turns.
#[inline(always)]
fn choose_ends<L: Lanes>(
    can: L::Proof,
    search: &OptimalSearch,
    nodes: &[OptimalNode],
    after: u8,
    buffers: &mut StepBuffers,
) {
    buffers.choices.clear();
    buffers.faces.clear();
    for node in nodes {
        let turns: [TurnMask; 2] = std::array::from_fn(|end| {
            let following = search.following(node.last[end]);
            if node.bounds[1 - end] + search.half_turn_surcharge > after { following & QUARTERS } else { following }
        });
        let [first, second] = turns.map(TurnMask::count_ones);
        let is_second = second < first || second == first && node.bounds[0] > node.bounds[1];
        let is_full = node.paths[usize::from(is_second)] >= FULL_PATH;
        let end = usize::from(is_second != is_full);
        let other = PremoveLanes::<L>::new(can, &node.states[1 - end]);
        let mut places = [EntryPlace::default(); 6];
        // Computes all faces, two at a time, but prefetches only those that may turn.
        for (n, pair) in search.faces.iter().enumerate() {
            let (edges, corners) = other.after(can, pair);
            for (m, pattern) in search.colours.patterns(can, edges, corners).into_iter().enumerate() {
                places[2 * n + m] = search.table.size.place(pattern);
                if turns[end] >> (6 * n + 3 * m) & 1 == 1 {
                    search.table.prefetch(places[2 * n + m]);
                }
            }
        }
        buffers.faces.push(places);
        buffers.choices.push(TurnChoice { end: end as u8, turns: turns[end] });
    }
}

/// Lists the turns that the other end's bound allows.
#[inline(always)]
fn filter_by_other_end<L: Lanes>(
    can: L::Proof,
    search: &OptimalSearch,
    nodes: &[OptimalNode],
    after: u8,
    buffers: &mut StepBuffers,
) {
    let StepBuffers { choices, faces, candidates, .. } = buffers;
    candidates.clear();
    for ((n, node), (choice, faces)) in nodes.iter().enumerate().zip(choices.iter().zip(&*faces)) {
        let end = usize::from(choice.end);
        let candidate = |turn: u8, other: u8| Candidate { node: n as u32, end: choice.end, turn, other_bound: other };
        for turn in (choice.turns & FIRST_QUARTERS).each() {
            let mut bound = search.table.bound(faces[usize::from(turn) / 3]);
            if bound > after {
                continue;
            }
            if search.is_low_entry(bound) {
                let other = CubieLanes::<L>::load(can, &node.states[1 - end]);
                let turned = CubieLanes::<L>::load(can, &search.turns[usize::from(turn)]).then(can, other);
                bound = bound.max(search.edges.distance(can, &search.colours, turned.edges()));
                if bound > after {
                    continue;
                }
            }
            candidates.extend([candidate(turn, bound), candidate(turn + 2, bound)]);
        }
        let other = node.bounds[1 - end];
        if other + search.half_turn_surcharge <= after {
            candidates.extend((choice.turns & HALVES).each().map(|turn| candidate(turn, other)));
        }
    }
}

/// Makes the candidate turns and prefetches the entries of the turned ends.
#[inline(always)]
fn make_turns<L: Lanes>(can: L::Proof, search: &OptimalSearch, nodes: &[OptimalNode], buffers: &mut StepBuffers) {
    let StepBuffers { candidates, turned_states: made, .. } = buffers;
    made.clear();
    for candidate in candidates {
        let state = &nodes[candidate.node as usize].states[usize::from(candidate.end)];
        let turn = CubieLanes::<L>::load(can, &search.turns[usize::from(candidate.turn)]);
        let state = CubieLanes::load(can, state).then(can, turn);
        let place = search.table.size.place(search.colours.pattern(can, &state));
        search.table.prefetch(place);
        made.push((state.bytes(), place));
    }
}

/// Makes a node of each candidate that the turned end's bound allows too.
#[inline(always)]
fn make_nodes<L: Lanes>(
    can: L::Proof,
    search: &OptimalSearch,
    corners: Option<&CornerPermutations>,
    nodes: &[OptimalNode],
    after: u8,
    buffers: &mut StepBuffers,
) {
    let StepBuffers { candidates, turned_states: made, next, next_after_halves, .. } = buffers;
    next.clear();
    next_after_halves.clear();
    for (candidate, (state, place)) in candidates.iter().zip(&*made) {
        let after = after + 1 - search.cost(candidate.turn);
        let mut bound = search.table.bound(*place);
        if bound > after {
            continue;
        }
        if search.is_low_entry(bound) {
            bound = bound.max(search.edges.distance(can, &search.colours, L::load(can, state.edges)));
            // The corner bound is not kept with the node: half turns at the other end change it, though not the
            // colours.
            if bound > after || corners.is_some_and(|corners| corners.distance(state) > after) {
                continue;
            }
        }
        let (node, end) = (&nodes[candidate.node as usize], usize::from(candidate.end));
        let mut out = *node;
        out.states[end] = *state;
        let undoing = CubieLanes::<L>::load(can, &search.turns[inverse_turn(usize::from(candidate.turn))]);
        out.states[1 - end] = undoing.then(can, CubieLanes::load(can, &node.states[1 - end])).bytes();
        out.paths[end] = node.paths[end] << BITS_PER_TURN | u128::from(candidate.turn);
        out.last[end] = candidate.turn;
        out.bounds[end] = bound;
        out.bounds[1 - end] = candidate.other_bound;
        let is_dear = search.half_turn_surcharge > 0 && is_half(candidate.turn);
        if is_dear { &mut *next_after_halves } else { &mut *next }.push(out);
    }
}

/// Locates the table entries of two states.
#[inline(always)]
fn places_of_body<L: Lanes>(
    can: L::Proof,
    search: &OptimalSearch,
    states: &[CubieBytes; 2],
    places: &mut [EntryPlace; 2],
) {
    for (state, place) in states.iter().zip(places) {
        *place = search.table.size.place(search.colours.pattern(can, &CubieLanes::<L>::load(can, state)));
    }
}

/// Returns a lower bound on the number of moves, from the edges of a state.
#[inline(always)]
fn edge_distance_body<L: Lanes>(can: L::Proof, search: &OptimalSearch, state: &CubieBytes) -> u8 {
    search.edges.distance(can, &search.colours, L::load(can, state.edges))
}

/// Makes a turn at end 0 of a state and its inverse.
#[inline(always)]
fn turned_body<L: Lanes>(can: L::Proof, search: &OptimalSearch, states: &mut [CubieBytes; 2], turn: u8) {
    let [state, inverse] = [0, 1].map(|n| CubieLanes::<L>::load(can, &states[n]));
    let turns = [usize::from(turn), inverse_turn(usize::from(turn))].map(|t| CubieLanes::load(can, &search.turns[t]));
    *states = [state.then(can, turns[0]).bytes(), turns[1].then(can, inverse).bytes()];
}

dispatch! {
    pub(super) fn expand(
        search: &OptimalSearch, corners: Option<&CornerPermutations>, nodes: &[OptimalNode], after: u8, buffers: &mut StepBuffers
    ) = expand_body;
    pub(super) fn places_of(search: &OptimalSearch, states: &[CubieBytes; 2], places: &mut [EntryPlace; 2])
        = places_of_body;
    pub(super) fn edge_distance(search: &OptimalSearch, state: &CubieBytes) -> u8 = edge_distance_body;
    pub(super) fn apply_turn(search: &OptimalSearch, states: &mut [CubieBytes; 2], turn: u8) = turned_body;
}
