//! Tests of the proof from both ends against the search move by move, and on walks with a known solution.

use rand::RngExt;

use super::*;
use crate::control::Control;
use crate::puzzle::{Facelets, PuzzleId, scramble};
use crate::puzzles::tess2::Tess2;
use crate::puzzles::tess2::search::testing::{after, is_canonical, move_indices, small};
use crate::puzzles::tess2::search::viewpoint::Viewpoint;
use crate::search::ida::Space;

#[test]
fn solutions_equal_a_search_by_single_moves() {
    let control = Control::new();
    let small = small();
    let counter = NodeCounter::new(&control);
    let mut random = scramble::generator(7);
    let mut total = 0;
    // Short walks also have solutions of eight moves that are not obvious.
    for length in [5, 6, 6, 7, 7, 8, 8] {
        let moves = scramble::walk(PuzzleId::Tess2, length, &mut random);
        let scrambled = Facelets::solved(PuzzleId::Tess2).after_all(&moves);
        let state = State::from_tess2(&Tess2::from_facelets(&scrambled).expect("a state").0);
        let last = moves.0.last().map(|m| crate::puzzles::tess2::search::state::move_index_of(*m));
        let (mut together, mut singly) = (Vec::new(), Vec::new());
        let found = |path: &[u8], state: &State| {
            assert!(state.is_solved());
            together.push(path.to_vec());
            ControlFlow::Continue(())
        };
        assert!(Proof::new(small, &counter, found).descend(&state, last, BOTH_ENDS_AT).is_continue());
        let found = |path: &[u8], _: &State| {
            singly.push(path.to_vec());
            ControlFlow::Continue(())
        };
        let mut search = Search { space: &FullPuzzle(small), counter: &counter, path: Vec::new(), found };
        assert!(search.descend(&state, last, BOTH_ENDS_AT).is_continue());
        together.sort();
        singly.sort();
        assert_eq!(together, singly);
        total += singly.len();
    }
    assert!(total > 100, "{total}");
}

/// Random canonical walks. Every other one prefers moves that commute with the one before: only one order of two such
/// moves is canonical.
fn canonical_walks(count: usize, length: usize, seed: u64) -> Vec<Vec<u8>> {
    let moves = &small().moves;
    let mut random = scramble::generator(seed);
    let mut walk = |commuting: bool| {
        let mut path: Vec<u8> = Vec::new();
        while path.len() < length {
            let mut next = move_indices(moves.allowed_after(path.last().copied()));
            if let Some(last) = path.last().filter(|_| commuting) {
                let turned = |first: u8, second: u8| after(&Viewpoint::solved(), &[first, second]);
                let commute: Vec<u8> =
                    next.iter().copied().filter(|mv| turned(*last, *mv) == turned(*mv, *last)).collect();
                if !commute.is_empty() {
                    next = commute;
                }
            }
            path.push(next[random.random_range(0..next.len())]);
        }
        path
    };
    (0..count).map(|n| walk(n % 2 == 1)).collect()
}

fn solved_by(walk: &[u8]) -> State {
    let undone: Vec<u8> = walk.iter().rev().map(|mv| small().moves.inverse_move(*mv)).collect();
    after(&Viewpoint::solved(), &undone)
}

/// Checks that no stage of the search move by move prunes a path that solves `state`.
fn assert_no_stage_leaves_out(state: &State, last: Option<u8>, path: &[u8]) {
    let space = FullPuzzle(small());
    let (mut state, mut last) = (*state, last);
    for (done, &mv) in path.iter().enumerate() {
        let left = (path.len() - done) as u8;
        assert!(space.bound(&state) <= left && space.may_reach_goal(&state, left), "{path:?} after {done}");
        assert!(space.successors(&state, last, left).contains(mv), "{path:?} after {done}");
        (state, last) = (space.next(&state, mv), Some(mv));
    }
    assert!(space.may_reach_goal(&state, 0) && space.is_goal(&state));
}

#[test]
fn no_stage_drops_a_planted_solution() {
    let small = small();
    let mut both_ends = BothEnds::default();
    for length in [9, 10, 11] {
        for walk in canonical_walks(200, length, length as u64) {
            assert!(is_canonical(&walk));
            let state = solved_by(&walk);
            assert_no_stage_leaves_out(&state, None, &walk);
            // Both ends of any eight consecutive moves are found.
            for (from, moves) in walk.windows(usize::from(BOTH_ENDS_AT)).enumerate() {
                let state = solved_by(moves);
                let before = from.checked_sub(1).map(|before| walk[before]);
                both_ends.prepare(small, &state, small.moves.allowed_after(before));
                both_ends.advance();
                both_ends.find(small, MIDDLE_MOVES);
                let ([first, middle @ .., last], BOTH_ENDS_AT) = (moves, moves.len() as u8) else {
                    panic!("eight moves")
                };
                assert!(both_ends.ends.contains(&(*first, *last)), "{moves:?}");
                let between = small.end_moves.between(small, &state, *first, *last);
                assert!(after(&between, middle).is_solved());
                assert_no_stage_leaves_out(&between, Some(*first), middle);
            }
        }
    }
}

/// Returns the solutions of exactly `length` moves that begin with `prefix`, and the number of nodes.
fn solutions(state: &State, prefix: Prefix, length: usize) -> (Vec<Vec<u8>>, u64) {
    let control = Control::new();
    let counter = NodeCounter::new(&control);
    let mut all = Vec::new();
    let found = |path: &[u8], _: &State| {
        all.push(path.to_vec());
        ControlFlow::Continue(())
    };
    assert!(Proof::new(small(), &counter, found).search_part(state, prefix, length as u8).is_continue());
    (all, counter.total())
}

#[test]
fn the_whole_search_finds_planted_solutions() {
    for (length, count) in [(7, 20), (8, 20), (9, 20), (10, 2), (11, 1)] {
        for walk in canonical_walks(count, length, 50 + length as u64) {
            let state = solved_by(&walk);
            // All solutions that share the walk's first move or, for long walks, its first two.
            let second = (length > 10).then_some(walk[1]);
            let (all, _) = solutions(&state, Prefix { second, ..Prefix::one_move(walk[0]) }, length);
            assert!(all.contains(&walk), "{walk:?}");
            assert!(all.iter().all(|path| is_canonical(path) && after(&state, path).is_solved()));
        }
    }
}

#[test]
fn two_move_parts_visit_the_nodes_of_their_first_move() {
    let moves = &small().moves;
    for (length, seed) in [(2, 1), (7, 2), (9, 3), (10, 4)] {
        // A state exactly this far away, and one that is nearer, with more solutions.
        for walk in [canonical_walks(1, length, seed), canonical_walks(1, length - 1, seed)].concat() {
            let state = solved_by(&walk);
            for first in [walk[0], 95] {
                let (mut whole, nodes) = solutions(&state, Prefix::one_move(first), length);
                let (mut parts, mut in_parts) = (Vec::new(), 0);
                for (n, second) in move_indices(moves.allowed_after(Some(first))).into_iter().enumerate() {
                    let prefix = Prefix::two_moves(first, second, n == 0);
                    let (all, nodes) = solutions(&state, prefix, length);
                    parts.extend(all);
                    in_parts += nodes;
                }
                whole.sort();
                parts.sort();
                assert_eq!(whole, parts);
                assert_eq!(nodes, in_parts, "{walk:?} by {first}");
            }
        }
    }
}
