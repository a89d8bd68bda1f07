//! Methods against each other: no bound ever exceeds a solution, whatever the method, tables, metric or symmetry.

use std::sync::Mutex;
use std::time::Duration;

use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use unfold_engine::control::Control;
use unfold_engine::puzzle::geometry::{SignedPerm, facelet_map};
use unfold_engine::puzzle::{Facelets, Metric, Move, PuzzleId, Sequence, metric, scramble};
use unfold_engine::puzzles::solvers;
use unfold_engine::search::{Known, Limits, Memory, Outcome, SearchEvent, Solver};

use crate::rounds;
use crate::support::tables::shared_tables;

const PUZZLES: [PuzzleId; 3] = [PuzzleId::Cube2, PuzzleId::Cube3, PuzzleId::Tess2];

/// Solves, and checks that solutions are valid and get shorter, that bounds rise, and that no bound exceeds a solution.
fn solve_checked(solver: &dyn Solver, state: &Facelets, limits: &Limits) -> Outcome {
    let metric = limits.metric_of(solver).expect("a metric of the solver");
    let between = Mutex::new((0, usize::MAX));
    let say = |event| {
        let mut between = between.lock().expect("no panic while saying");
        match event {
            SearchEvent::Bound { lower, .. } => {
                assert!(lower > between.0 && lower <= between.1, "{}: bound {lower} in {between:?}", solver.name());
                between.0 = lower;
            }
            SearchEvent::Found(found) => {
                assert!(found.length < between.1 && found.length >= between.0, "{}: {found:?}", solver.name());
                assert_eq!(found.moves.length_in(solver.puzzle().def(), metric), found.length);
                assert!(state.after_all(&found.moves).is_solved(), "{}: {found:?}", solver.name());
                between.1 = found.length;
            }
            _ => {}
        }
    };
    solver.solve(state, limits, &Control::new(), shared_tables(), &say).expect("a good state")
}

/// Random limits, with a time limit of less than 0.3 s.
fn limits(solver: &dyn Solver, random: &mut ChaCha8Rng) -> Limits {
    let metrics: Vec<Option<Metric>> = solver.metrics().iter().map(|metric| Some(*metric)).chain([None]).collect();
    Limits {
        threads: random.random_range(1..4),
        timeout: Some(Duration::from_millis(random.random_range(10..300))),
        optimal: random.random(),
        memory: if random.random() { Memory::Small } else { Memory::Auto },
        metric: metrics[random.random_range(0..metrics.len())],
        ..Limits::default()
    }
}

/// A random state: uniform, or after a short random walk, which is returned, too.
fn state(puzzle: PuzzleId, random: &mut ChaCha8Rng) -> (Facelets, Option<Sequence>) {
    if random.random() {
        return (scramble::uniform(puzzle, random), None);
    }
    let length = random.random_range(0..12);
    let moves = scramble::walk(puzzle, length, random);
    (Facelets::solved(puzzle).after_all(&moves), Some(moves))
}

#[test]
fn methods_agree_on_every_state_its_inverse_and_its_rotations() {
    rounds("states", |random| {
        let puzzle = PUZZLES[random.random_range(0..PUZZLES.len())];
        let def = puzzle.def();
        let (state, walk) = state(puzzle, random);
        let mut found: Vec<(Metric, usize, usize, String)> = Vec::new();
        let mut note = |solver: &dyn Solver, metric, outcome: &Outcome, of: &str| {
            let length = outcome.best.as_ref().map_or(usize::MAX, |best| best.length);
            found.push((metric, outcome.lower, length, format!("{} {of}", solver.name())));
        };
        for solver in solvers::solvers_for(puzzle) {
            let limits = limits(solver, random);
            let metric = limits.metric_of(solver).expect("a metric");
            let outcome = solve_checked(solver, &state, &limits);
            note(solver, metric, &outcome, "as it is");
            // The moves of a solution lead from the solved puzzle to the inverse state.
            if let Some(best) = &outcome.best {
                let inverse = Facelets::solved(puzzle).after_all(&best.moves);
                note(solver, metric, &solve_checked(solver, &inverse, &limits), "inverse");
            }
            // In another orientation, the puzzle needs just as many moves.
            let held = SignedPerm::rotations(if puzzle == PuzzleId::Tess2 { 4 } else { 3 });
            let map = facelet_map(&def.places, &held[random.random_range(0..held.len())], |_| true);
            let turned = state.rearranged(&map);
            note(solver, metric, &solve_checked(solver, &turned, &limits), "turned");
        }
        if let Some(walk) = walk {
            for metric in metric::ALL {
                found.push((metric, 0, walk.length_in(def, metric), "walk".into()));
            }
        }
        for (metric, lower, _, one) in &found {
            for (other_metric, _, length, other) in &found {
                assert!(
                    metric != other_metric || lower <= length,
                    "{puzzle:?}: {one} {lower}, {other} {length}: {state:?}"
                );
            }
        }
    });
}

#[test]
fn no_solution_is_longer_than_undoing_the_known_moves() {
    rounds("walks", |random| {
        let puzzle = PuzzleId::ALL[random.random_range(0..PuzzleId::ALL.len())];
        let def = puzzle.def();
        // The walk has all kinds of moves, including slices and rotations of the whole puzzle.
        let walk = (0..random.random_range(0..30)).map(|_| Move::new(random.random_range(0..def.moves.len()) as u16));
        let walk = Sequence(walk.collect());
        let state = Facelets::solved(puzzle).after_all(&walk);
        let solver = solvers::default_of(puzzle).expect("a solver");
        let known = Known { reached: Some(walk.clone()), ..Known::default() };
        let limits = Limits { known, ..limits(solver, random) };
        let metric = limits.metric_of(solver).expect("a metric of the solver");
        let outcome = solve_checked(solver, &state, &limits);
        let length = outcome.best.expect("undoing the moves, if nothing else").length;
        assert!(length <= walk.length_in(def, metric), "{puzzle:?}: {length} for {walk:?}");
    });
}
