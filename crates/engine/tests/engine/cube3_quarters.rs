//! The 3x3x3 in QTM: the two-phase and the optimal solver, checked against searches that use no tables.

use std::collections::{BTreeSet, HashMap, HashSet};

use crate::support;
use unfold_engine::control::Control;
use unfold_engine::notation;
use unfold_engine::puzzle::{Facelets, Metric, Move, PuzzleId, scramble};
use unfold_engine::puzzles::cube3::search::{OPTIMAL, SCORE_IDA, TWO_PHASE};
use unfold_engine::puzzles::cube3::{Cube3, Symmetry};
use unfold_engine::search::{Limits, Memory, Outcome, Reason, Solver};
use unfold_engine::tables::Tables;

const CUBE3: PuzzleId = PuzzleId::Cube3;

/// Number of positions at each distance in QTM, as published at cube20.org/qtm.
const COUNTS: [usize; 9] = [1, 12, 114, 1068, 10_011, 93_840, 878_880, 8_221_632, 76_843_595];

fn tables() -> &'static Tables {
    let store = support::tables::shared_tables();
    for (solver, memory) in [(&TWO_PHASE, Memory::Full), (&OPTIMAL, Memory::Small)] {
        let limits = Limits { memory, ..small_limits() };
        solver.tables_in(Metric::Qtm).prepare(&limits, &Control::new(), store).expect("tables can be built");
    }
    store
}

fn small_limits() -> Limits {
    let metric = Some(Metric::Qtm);
    Limits { threads: 2, timeout: None, optimal: true, memory: Memory::Small, metric, ..Limits::default() }
}

fn solve(solver: &dyn Solver, state: &Facelets, limits: &Limits) -> Outcome {
    let outcome = solver.solve(state, limits, &Control::new(), tables(), &|_| ()).expect("a good state");
    assert_eq!(outcome.metric, Metric::Qtm);
    if let Some(best) = &outcome.best {
        assert!(state.after_all(&best.moves).is_solved());
        assert_eq!(best.moves.length_in(CUBE3.def(), Metric::Qtm), best.length);
    }
    outcome
}

/// The proven optimal length.
fn proven(solver: &dyn Solver, state: &Facelets, limits: &Limits) -> usize {
    let outcome = solve(solver, state, limits);
    assert_eq!(outcome.reason, Reason::Optimal);
    assert!(outcome.is_optimal());
    outcome.lower
}

fn quarters() -> impl Iterator<Item = usize> {
    (0..18).filter(|turn| turn % 3 != 1)
}

fn after(moves: &str) -> Facelets {
    Facelets::solved(CUBE3).after_all(&notation::parse(CUBE3, moves).expect("moves"))
}

/// The state after `length` random quarter turns.
fn walk(length: usize, seed: u64) -> Facelets {
    let turns = scramble::walk(CUBE3, length, &mut scramble::generator(seed)).0.into_iter();
    turns.fold(Facelets::solved(CUBE3), |state, mv| state.after(Move::new((mv.index() / 3 * 3) as u16)))
}

/// The states at each distance `0..=radius` from `cube`, by quarter turns.
fn around(cube: Cube3, radius: usize) -> Vec<Vec<Cube3>> {
    let mut seen = HashSet::from([cube]);
    let mut levels = vec![vec![cube]];
    for depth in 0..radius {
        let children = levels[depth].iter().flat_map(|cube| quarters().map(|turn| cube.after(turn)));
        levels.push(children.filter(|cube| seen.insert(*cube)).collect());
    }
    levels
}

/// The distance of a state within eight quarter turns, by searches from both ends; `near_solved` holds the distances up to 4.
fn distance(state: &Facelets, near_solved: &HashMap<Cube3, usize>) -> usize {
    let cube = Cube3::from_facelets(state).expect("a state");
    let levels = around(cube, 4).into_iter().zip(0..);
    let met = levels.flat_map(|(level, depth)| level.into_iter().map(move |cube| (cube, depth)));
    met.filter_map(|(cube, depth)| Some(near_solved.get(&cube)? + depth)).min().expect("near enough")
}

#[test]
fn positions_near_solved_have_published_counts_and_proven_distances() {
    let levels = around(Cube3::SOLVED, 6);
    assert_eq!(levels.iter().map(Vec::len).collect::<Vec<_>>(), COUNTS[..=6]);
    for (distance, level) in levels.iter().enumerate() {
        for cube in level.iter().step_by(level.len().div_ceil(12)) {
            let state = cube.to_facelets();
            assert_eq!(proven(&OPTIMAL, &state, &small_limits()), distance);
            for memory in [Memory::Small, Memory::Full] {
                assert_eq!(proven(&TWO_PHASE, &state, &Limits { memory, ..small_limits() }), distance);
            }
        }
    }
}

#[test]
fn walks_have_the_distance_of_a_bidirectional_search() {
    let levels = around(Cube3::SOLVED, 4).into_iter().zip(0..);
    let near: HashMap<Cube3, usize> =
        levels.flat_map(|(level, depth)| level.into_iter().map(move |cube| (cube, depth))).collect();
    for seed in 0..12 {
        let state = walk(7 + seed as usize % 2, seed);
        let expected = distance(&state, &near);
        assert_eq!(proven(&OPTIMAL, &state, &small_limits()), expected, "seed {seed}");
        assert_eq!(
            proven(&TWO_PHASE, &state, &Limits { memory: Memory::Full, ..small_limits() }),
            expected,
            "seed {seed}"
        );
    }
}

/// Counts the positions at each distance up to 8 by their classes under the 48 symmetries.
#[test]
#[ignore = "takes minutes; the long check runs it"]
fn positions_within_eight_quarter_turns_have_published_counts() {
    let images = |cube: &Cube3| -> Vec<u128> {
        Symmetry::all().iter().map(|symmetry| symmetry.conjugate(cube).rank()).collect()
    };
    let (mut before, mut last) = (HashSet::new(), HashSet::from([Cube3::SOLVED.rank()]));
    for (distance, expected) in COUNTS.into_iter().enumerate() {
        let sizes = last.iter().map(|rank| images(&Cube3::unrank(*rank)).into_iter().collect::<HashSet<_>>().len());
        assert_eq!(sizes.sum::<usize>(), expected, "distance {distance}");
        let mut next = HashSet::new();
        for cube in last.iter().map(|rank| Cube3::unrank(*rank)) {
            let least = quarters().map(|turn| images(&cube.after(turn)).into_iter().min().expect("48 images"));
            next.extend(least.filter(|rank| !before.contains(rank) && !last.contains(rank)));
        }
        (before, last) = (last, next);
    }
}

#[test]
fn known_patterns_have_their_lengths() {
    // Half turns of all faces, four spots, six spots, a commutator, and short sequences with half turns.
    let known = [
        ("R2 L2 U2 D2 F2 B2", 12),
        ("F2 B2 U D' R2 L2 U D'", 12),
        ("U D' R L' F B' U D'", 8),
        ("R U R' U'", 4),
        ("U2", 2),
        ("U2 D2 R", 5),
    ];
    for (moves, length) in known {
        assert_eq!(proven(&OPTIMAL, &after(moves), &small_limits()), length, "{moves}");
        let full = Limits { memory: Memory::Full, ..small_limits() };
        assert_eq!(proven(&TWO_PHASE, &after(moves), &full), length, "{moves}");
    }
}

#[test]
#[ignore = "makes a table and takes many minutes; the long check runs it"]
fn all_edges_flipped_need_twenty_four_quarter_turns() {
    let superflip = after("U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2");
    let limits = Limits { memory: Memory::UpTo(420_000_000), ..small_limits() };
    assert_eq!(proven(&OPTIMAL, &superflip, &limits), 24);
}

#[test]
fn every_optimal_solution_is_listed_once() {
    let all = |solver: &dyn Solver, state: &Facelets| {
        let all = solve(solver, state, &Limits { all_optimal: true, ..small_limits() }).all.expect("a list");
        assert!(all.is_complete());
        let moves: BTreeSet<Vec<Move>> = all.solutions.iter().map(|solution| solution.moves.0.clone()).collect();
        assert_eq!(moves.len() as u64, all.count);
        moves
    };
    for moves in ["", "U2", "U2 D2 R", "R U R' U'", "R L' F", "F2 B2 U", "R U2 F' L"] {
        assert_eq!(all(&OPTIMAL, &after(moves)), all(&SCORE_IDA, &after(moves)), "{moves}");
    }
}

#[test]
fn lengths_and_bound_of_random_states_have_one_parity() {
    for seed in 0..4 {
        let state = scramble::uniform(CUBE3, &mut scramble::generator(seed));
        let lengths = std::sync::Mutex::new(Vec::new());
        let say = |event| {
            if let unfold_engine::search::SearchEvent::Found(solution) = event {
                lengths.lock().expect("nobody panics").push(solution.length);
            }
        };
        let limits =
            Limits { optimal: false, nodes: Some(400_000), threads: 1, memory: Memory::Full, ..small_limits() };
        let outcome = TWO_PHASE.solve(&state, &limits, &Control::new(), tables(), &say).expect("a state");
        let lengths = lengths.into_inner().expect("nobody panics");
        let last = *lengths.last().expect("a solution");
        assert!(lengths.iter().all(|length| length % 2 == last % 2) && last <= 27, "{lengths:?}");
        assert!(outcome.lower % 2 == last % 2 && (10..=22).contains(&outcome.lower), "{}", outcome.lower);
    }
}

#[test]
fn one_thread_is_deterministic() {
    for (solver, memory) in [(&TWO_PHASE, Memory::Full), (&OPTIMAL, Memory::Small)] {
        let runs = [(); 2].map(|()| {
            let limits = Limits { threads: 1, nodes: Some(300_000), memory, ..small_limits() };
            let run = solve(solver, &scramble::uniform(CUBE3, &mut scramble::generator(3)), &limits);
            (run.nodes, run.lower, run.reason, run.best.map(|best| (best.length, best.moves)))
        });
        assert!(runs[0].3.is_some());
        assert_eq!(runs[0], runs[1]);
    }
}
