//! Positions with a known way back, and positions a few moves from solved, including moves of slices.

use super::*;
use rand::RngExt;
use unfold_engine::puzzle::scramble::generator;
use unfold_engine::search::{Known, Outcome};

/// Random moves of single outer layers or, if `of_slices`, of the middle layer or both outer layers together.
fn walk(moves: usize, of_slices: bool, seed: u64) -> Sequence {
    let fits = |mv: &Move| {
        let mv = &def().moves[mv.index()];
        if of_slices { [0b010, 0b101].contains(&mv.layers) } else { [0b001, 0b100].contains(&mv.layers) }
    };
    let all: Vec<Move> = all_moves().filter(fits).collect();
    let mut random = generator(seed);
    Sequence((0..moves).map(|_| all[random.random_range(0..all.len())]).collect())
}

fn solved_within(nodes: u64, state: &Facelets, known: Known) -> Outcome {
    let limits = Limits { threads: 1, timeout: None, nodes: Some(nodes), known, ..Limits::default() };
    let solver = solvers::default_of(TESS3).expect("a solver");
    let tables = crate::support::tables::shared_tables();
    solver.solve(state, &limits, &Control::new(), tables, &|_| ()).expect("an outcome")
}

/// The length of the solution of a walk, given the walk as known moves.
fn length_with_known_walk(nodes: u64, walk: &Sequence) -> usize {
    let known = Known { reached: Some(walk.clone()), ..Known::default() };
    let best = solved_within(nodes, &reached(walk), known).best.expect("a solution");
    assert!(reached(walk).after_all(&best.moves).is_solved());
    best.length
}

#[test]
fn slice_walks_are_solved_optimally() {
    for (moves, seed) in [(1, 1), (3, 2), (4, 3), (5, 4)] {
        let walk = walk(moves, true, seed);
        let outcome = solved_within(u64::MAX, &reached(&walk), Known::default());
        assert!(outcome.is_optimal() && outcome.best.expect("a solution").length <= moves, "{walk:?}");
    }
    let six = parse("{2}RU {2}UF {2}FR {2}IU {2}RF {2}UI");
    let outcome = solved_within(u64::MAX, &reached(&six), Known::default());
    assert!(outcome.is_optimal() && outcome.nodes > 0);
    assert!(outcome.best.expect("a solution").length <= 6);
}

#[test]
fn a_walk_of_14_slice_turns_is_solved_in_under_60_moves() {
    // Nothing is known, so the chain must continue during the near-solved search.
    let outcome = solved_within(60_000_000, &reached(&walk(14, true, 1)), Known::default());
    assert!(outcome.best.is_some_and(|best| best.length < 60));
}

#[test]
fn no_solution_is_longer_than_the_known_moves() {
    for (n, moves) in [1, 2, 4, 7, 8, 10, 13, 17, 23, 30].into_iter().enumerate() {
        for of_slices in [false, true] {
            let walk = walk(moves, of_slices, n as u64);
            assert!(length_with_known_walk(1_000_000, &walk) <= walk.joined(def()).length(def()));
        }
    }
}

#[test]
#[ignore = "takes half an hour"]
fn known_walks_stay_within_their_length_and_unknown_within_130_moves() {
    for n in 0..200 {
        let (moves, of_slices) = (n % 30 + 1, n % 2 == 0);
        let walk = walk(moves, of_slices, n as u64);
        assert!(length_with_known_walk(10_000_000, &walk) <= walk.joined(def()).length(def()));
        let outcome = solved_within(150_000_000, &reached(&walk), Known::default());
        let length = outcome.best.expect("a solution").length;
        assert!(length <= 130, "{length} moves for {walk:?}");
    }
}
