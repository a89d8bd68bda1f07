//! The order of a list, which is the same for any number of threads, and the limits that end a list.

use super::*;
use unfold_engine::notation;
use unfold_engine::pattern::FreeTurns;
use unfold_engine::pattern::read::{self, GivenCase, GivenGoal};
use unfold_engine::puzzle::Facelets;
use unfold_engine::puzzle::allowed::AllowedMoves;
use unfold_engine::puzzle::masks::NamedMask;
use unfold_engine::search::Reason;

/// Effectively no limit on how much longer than the shortest a solution may be.
const NO_EXTRA_LIMIT: usize = usize::MAX / 2;

/// The task of reaching the named goal, or the solved puzzle if `goal` is empty, from the position after the moves `case`.
fn task(puzzle: PuzzleId, case: &str, goal: &str) -> PatternTask {
    let state = Facelets::solved(puzzle).after_all(&notation::parse(puzzle, case).expect("moves"));
    let named = NamedMask::parse(puzzle, goal);
    let free = named.and_then(|named| named.free_face);
    let moves = AllowedMoves::solver_moves(puzzle, puzzle.def().metric);
    let goal = named.map_or(GivenGoal::OfCase, GivenGoal::Mask);
    read::build_task(&GivenCase::State(state), goal, moves, FreeTurns { before: free, after: free }).expect("a state")
}

/// Tasks, each with a maximum length and a minimum number of solutions up to it.
fn tasks() -> Vec<(PatternTask, usize, usize)> {
    vec![
        (task(CUBE3, "R U F L2 B' D", ""), 10, 3),
        (task(CUBE3, "R U F", "pll"), 9, 3),
        (task(CUBE3, "F2 D' L B2", "cross"), 8, 1000),
        (task(CUBE3, "R U2 R' U' R U' R'", "oll"), 9, 10),
        (task(PuzzleId::Cube2, "R U F", ""), 8, 40),
        (task(PuzzleId::Tess2, "RU", "cell"), 3, 10),
    ]
}

#[test]
fn the_list_does_not_depend_on_the_number_of_threads() {
    for (task, longest, least) in tasks() {
        let tables = PatternTables::default();
        let of = |threads| {
            let limits = Limits { threads, max_length: Some(longest), ..longer_by(NO_EXTRA_LIMIT) };
            let (list, outcome) = list(&task, &tables, &limits);
            assert_eq!(outcome.reason, Reason::Exhausted);
            assert!(list.iter().all(|solution| solution.length <= longest) && list.is_sorted_by_key(|s| s.length));
            moves_of(&list)
        };
        let alone = of(1);
        assert!(alone.len() >= least, "{}", alone.len());
        for threads in [2, 3, 8] {
            assert!(of(threads) == alone, "{threads} threads");
        }
    }
}

#[test]
fn the_list_of_a_far_position_does_not_depend_on_threads() {
    let (task, tables) = (task(CUBE3, "R U2 F' D L2 B' R' U F2 D2 L' B U2", ""), PatternTables::default());
    let of = |threads| {
        let limits = Limits { threads, count: Some(2), ..longer_by(NO_EXTRA_LIMIT) };
        let (list, outcome) = list(&task, &tables, &limits);
        assert!(outcome.nodes > 500_000, "{}", outcome.nodes);
        moves_of(&list)
    };
    let alone = of(1);
    assert!(alone.len() == 2 && [2, 3].into_iter().all(|threads| of(threads) == alone), "{alone:?}");
}

#[test]
fn a_limited_list_is_a_prefix_of_the_whole_list() {
    for (task, longest, _) in tasks() {
        let tables = PatternTables::default();
        let whole = Limits { max_length: Some(longest), ..longer_by(NO_EXTRA_LIMIT) };
        let whole = moves_of(&list(&task, &tables, &whole).0);
        let half = whole.len() / 2;
        for (count, threads) in [(1, 1), (1, 2), (2, 3), (half, 1), (half, 2), (half, 8), (whole.len() - 1, 2)] {
            let limits = Limits { threads, count: Some(count as u64), ..longer_by(NO_EXTRA_LIMIT) };
            let (list, outcome) = list(&task, &tables, &limits);
            assert_eq!(moves_of(&list), whole[..count], "{count} with {threads} threads");
            assert_eq!((outcome.reason, outcome.is_optimal()), (Reason::Count, true));
            assert_eq!(outcome.all.map(|all| all.count), Some(count as u64));
        }
    }
}

#[test]
fn no_solution_exceeds_the_maximum_length() {
    let tables = PatternTables::default();
    for (case, goal, longest) in [("F2 D' L B2", "cross", 5), ("R U F", "", 3), ("F2 D' L B2", "cross", 3)] {
        let task = task(CUBE3, case, goal);
        for _ in 0..50 {
            let limits = Limits { threads: 4, max_length: Some(longest), ..longer_by(NO_EXTRA_LIMIT) };
            let (list, outcome) = list(&task, &tables, &limits);
            assert!(list.iter().all(|solution| solution.length <= longest), "{list:?}");
            assert_eq!(outcome.best.map(|best| best.length), list.first().map(|first| first.length));
            assert_eq!(outcome.reason, Reason::Exhausted);
        }
    }
}
