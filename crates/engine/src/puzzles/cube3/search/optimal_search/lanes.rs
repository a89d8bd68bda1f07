//! The operations of the optimal search on pieces and patterns, in wide registers where the processor has them.

use super::{
    Candidate, Choice, CubieBytes, EntryPlace, FACES, FULL, OptimalNode, OptimalSearch, QUARTERS, StepBuffers, undone,
};
use crate::puzzles::cube3::{tables::cubie_bytes::CubieLanes, turns::TurnMask};
use crate::tables::simd::{Lanes, dispatch};

/// Chooses the end of each node and looks up the other end after the quarter turns of each face.
#[inline(always)]
fn choose_body<L: Lanes>(
    can: L::Can,
    search: &OptimalSearch,
    nodes: &[OptimalNode],
    after: u8,
    buffers: &mut StepBuffers,
) {
    let size = search.table.size;
    let StepBuffers { choices, faces, .. } = buffers;
    choices.clear();
    faces.clear();
    for (n, node) in nodes.iter().enumerate() {
        let turns: [TurnMask; 2] = std::array::from_fn(|end| {
            let following = search.following(node.last[end]);
            if node.bounds[1 - end] + search.more > after { following & QUARTERS } else { following }
        });
        let fewer = usize::from(turns[1].count_ones() < turns[0].count_ones());
        let end = if node.paths[fewer] >= FULL { 1 - fewer } else { fewer };
        let other = CubieLanes::<L>::of(can, &node.states[1 - end]);
        for face in 0..FACES {
            if turns[end] & QUARTERS & 7 << (3 * face) != 0 {
                let turned = CubieLanes::of(can, &search.turns[3 * face]).then(can, other);
                let place = size.place(search.colours.pattern(can, &turned));
                search.table.prefetch(place);
                faces.push((face as u8, place));
            }
        }
        choices.push(Choice { node: n as u32, end: end as u8, turns: turns[end] });
    }
}

/// Makes the turns of candidates, and finds the places of their entries.
#[inline(always)]
fn look_up_body<L: Lanes>(can: L::Can, search: &OptimalSearch, candidates: &mut [Candidate]) {
    let size = search.table.size;
    for candidate in candidates {
        let turn = CubieLanes::<L>::of(can, &search.turns[usize::from(candidate.turn)]);
        let state = CubieLanes::of(can, &candidate.state).then(can, turn);
        candidate.place = size.place(search.colours.pattern(can, &state));
        search.table.prefetch(candidate.place);
        candidate.state = state.bytes();
    }
}

/// Makes the turns of candidates at the other end of the nodes made from them.
#[inline(always)]
fn turn_others_body<L: Lanes>(
    can: L::Can,
    search: &OptimalSearch,
    candidates: &[Candidate],
    nodes: &mut [OptimalNode],
) {
    for (candidate, node) in candidates.iter().zip(nodes) {
        let turn = CubieLanes::<L>::of(can, &search.turns[undone(usize::from(candidate.turn))]);
        let other = &mut node.states[1 - usize::from(candidate.end)];
        *other = turn.then(can, CubieLanes::of(can, other)).bytes();
    }
}

/// The places of the entries of two states.
#[inline(always)]
fn places_of_body<L: Lanes>(
    can: L::Can,
    search: &OptimalSearch,
    states: &[CubieBytes; 2],
    places: &mut [EntryPlace; 2],
) {
    for (state, place) in states.iter().zip(places) {
        *place = search.table.size.place(search.colours.pattern(can, &CubieLanes::<L>::of(can, state)));
    }
}

/// A lower bound on the number of moves from the edges of a state.
#[inline(always)]
fn edges_of_body<L: Lanes>(can: L::Can, search: &OptimalSearch, state: &CubieBytes) -> u8 {
    search.edges.distance(can, &search.colours, L::of(can, state.edges))
}

/// The same bound after a turn made before the state.
#[inline(always)]
fn edges_after_body<L: Lanes>(can: L::Can, search: &OptimalSearch, turn: usize, state: &CubieBytes) -> u8 {
    let turned = CubieLanes::<L>::of(can, &search.turns[turn]).then(can, CubieLanes::of(can, state));
    search.edges.distance(can, &search.colours, turned.edges)
}

/// Makes a turn at end 0.
#[inline(always)]
fn turned_body<L: Lanes>(can: L::Can, search: &OptimalSearch, states: &mut [CubieBytes; 2], turn: u8) {
    let [state, inverse] = [0, 1].map(|n| CubieLanes::<L>::of(can, &states[n]));
    let turns = [usize::from(turn), undone(usize::from(turn))].map(|t| CubieLanes::of(can, &search.turns[t]));
    *states = [state.then(can, turns[0]).bytes(), turns[1].then(can, inverse).bytes()];
}

dispatch! {
    pub(super) fn choose(search: &OptimalSearch, nodes: &[OptimalNode], after: u8, buffers: &mut StepBuffers)
        = choose_body;
    pub(super) fn look_up(search: &OptimalSearch, candidates: &mut [Candidate]) = look_up_body;
    pub(super) fn turn_others(search: &OptimalSearch, candidates: &[Candidate], nodes: &mut [OptimalNode])
        = turn_others_body;
    pub(super) fn places_of(search: &OptimalSearch, states: &[CubieBytes; 2], places: &mut [EntryPlace; 2])
        = places_of_body;
    pub(super) fn edges_of(search: &OptimalSearch, state: &CubieBytes) -> u8 = edges_of_body;
    pub(super) fn edges_after(search: &OptimalSearch, turn: usize, state: &CubieBytes) -> u8 = edges_after_body;
    pub(super) fn turned(search: &OptimalSearch, states: &mut [CubieBytes; 2], turn: u8) = turned_body;
}
