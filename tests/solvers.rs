//! Solvers: solve and check on facelets.

mod common;

use std::sync::Mutex;
use std::time::{Duration, Instant};

use unfold::control::Control;
use unfold::puzzle::geometry::{SignedPerm, facelet_map};
use unfold::puzzle::{Facelets, InvalidState, Move, PuzzleId, Sequence, scramble};
use unfold::solve::job::{Job, Report};
use unfold::solve::tess2::{ANYTIME, OPTIMAL};
use unfold::solve::{self, Event, Limits, Outcome, Reason, SolveError, Solver, bench};

const TESS2: PuzzleId = PuzzleId::Tess2;

/// Solves, checks everything that the solver says on the way, and returns how it ended.
fn solve(solver: &dyn Solver, state: &Facelets, limits: &Limits) -> Outcome {
    let events = Mutex::new(Vec::new());
    let say = |event| events.lock().expect("no panic while saying").push(event);
    let outcome = solver.solve(state, limits, &Control::new(), common::tables::store(), &say).expect("a good state");
    let events = events.into_inner().expect("no panic while saying");
    let (mut best, mut lower) = (usize::MAX, 0);
    let (mut started, mut optimal) = (0, Vec::new());
    for event in &events {
        match event {
            Event::Tables { .. } => assert_eq!(started, 0),
            Event::Started { threads, .. } => {
                started += 1;
                assert_eq!(*threads, limits.threads);
            }
            Event::Joined { .. } => panic!("the hypercube has one tier of tables"),
            Event::Bound { lower: raised, .. } => {
                assert!(*raised > lower && *raised <= best);
                lower = *raised;
            }
            Event::Found(found) => {
                assert!(found.length < best && found.length >= lower);
                assert_eq!(found.moves.length(TESS2.def()), found.length);
                assert!(state.after_all(&found.moves).is_solved());
                best = found.length;
            }
            Event::Optimal(found) => {
                assert!(limits.all && (found.length, found.length) == (best, lower));
                assert!(found.moves.length(TESS2.def()) == best && state.after_all(&found.moves).is_solved());
                optimal.push(found.clone());
            }
        }
    }
    assert_eq!(started, 1);
    assert_eq!(outcome.best.as_ref().map_or(usize::MAX, |b| b.length), best);
    assert_eq!(outcome.lower, lower);
    assert_eq!(outcome.all.as_ref().map_or(&[][..], |all| &all.solutions), optimal);
    outcome
}

fn walk(length: usize, seed: u64) -> Facelets {
    let moves = scramble::walk(TESS2, length, &mut scramble::generator(seed));
    Facelets::solved(TESS2).after_all(&moves)
}

fn uniform(seed: u64) -> Facelets {
    scramble::uniform(TESS2, &mut scramble::generator(seed))
}

fn one_thread() -> Limits {
    Limits { threads: 1, timeout: None, ..Limits::default() }
}

#[test]
fn short_scrambles_are_proven_optimal() {
    for length in 0..=8 {
        for seed in 0..4 {
            for solver in solve::of(TESS2) {
                let state = walk(length, seed);
                let outcome = solve(solver, &state, &Limits { threads: 2, timeout: None, ..Limits::default() });
                assert_eq!(outcome.reason, Reason::Optimal);
                assert!(outcome.is_optimal() && outcome.lower <= length);
                // A canonical walk of up to two moves is never longer than need be.
                assert!(length > 2 || outcome.lower == length);
            }
        }
    }
}

#[test]
fn distances_up_to_three_are_those_of_breadth_first_search() {
    let solved = Facelets::solved(TESS2);
    let moves = || (0..92).map(Move);
    let mut level = std::collections::HashSet::from([solved.clone()]);
    let mut seen = level.clone();
    for depth in 1..=2usize {
        level = level.iter().flat_map(|s| moves().map(|m| s.after(m))).filter(|s| seen.insert(s.clone())).collect();
        assert_eq!(level.len(), [92, 6150][depth - 1]);
        for state in level.iter().step_by(97 * depth - 96) {
            assert_eq!(solve(&OPTIMAL, state, &one_thread()).lower, depth);
        }
    }
    for state in level.iter().step_by(613) {
        let farther = moves().map(|m| state.after(m)).find(|s| !seen.contains(s)).expect("a state three moves away");
        assert_eq!(solve(&OPTIMAL, &farther, &one_thread()).lower, 3);
    }
}

#[test]
fn random_states_are_solved_soon_and_well() {
    let mut total = 0;
    for seed in 0..5 {
        let limits = Limits { nodes: Some(15_000_000), ..one_thread() };
        let outcome = solve(&ANYTIME, &uniform(seed), &limits);
        assert_eq!(outcome.reason, Reason::Nodes);
        assert!(outcome.lower >= 9);
        total += outcome.best.expect("a solution").length;
    }
    assert!(total <= 5 * 21, "mean {}", total as f64 / 5.0);
}

#[test]
fn states_near_a_subgroup_are_solved_as_soon_as_any() {
    // Walks that keep W stickers on the W axis, and a commutator thrice: no stage 1 of seven moves is what they need.
    let keeping: Vec<u16> = (0..92).filter(|&m| TESS2.def().moves[usize::from(m)].motion.axis[3] == 3).collect();
    let mut random = scramble::generator(5);
    let mut states: Vec<Facelets> = (0..3)
        .map(|_| {
            use rand::RngExt;
            let walk = (0..74).map(|_| Move(keeping[random.random_range(0..keeping.len())])).collect();
            Facelets::solved(TESS2).after_all(&Sequence(walk))
        })
        .collect();
    let commutator = "UFO FO2 FO FO2 UFO' FO' ".repeat(3);
    let moves = unfold::notation::hypercube::parse(&commutator).expect("moves");
    states.push(Facelets::solved(TESS2).after_all(&moves));
    for state in states {
        let limits = Limits { target: Some(usize::MAX), nodes: Some(40_000_000), ..one_thread() };
        assert!(solve(&ANYTIME, &state, &limits).best.is_some());
    }
}

#[test]
fn one_thread_does_the_same_every_time() {
    let limits = Limits { nodes: Some(3_000_000), ..one_thread() };
    let runs = [(); 2].map(|()| solve(&ANYTIME, &uniform(3), &limits));
    assert_eq!(runs[0].nodes, runs[1].nodes);
    let moves = |run: &Outcome| run.best.clone().map(|b| b.moves);
    assert_eq!(moves(&runs[0]), moves(&runs[1]));
}

#[test]
fn the_benches_have_their_fingerprints() {
    for bench in &bench::ALL {
        let nodes: u64 = (0..bench.states)
            .map(|n| bench.run(n, &Control::new(), common::tables::store()).expect("a good state").nodes)
            .sum();
        let expected = match bench.name {
            "cube3-20" => 385_954,
            "cube3-19" => 2_024_961,
            "cube3-proof" => 43_665,
            "hyper-first" => 18_538_047,
            "hyper-21" => 26_612_431,
            "hyper-proof" => 1432,
            other => panic!("bench {other} has no fingerprint"),
        };
        assert_eq!(nodes, expected, "the search of {} has changed", bench.name);
    }
}

#[test]
fn a_puzzle_held_any_way_is_solved() {
    let state = walk(6, 9);
    for held in SignedPerm::rotations(4).iter().step_by(13) {
        let map = facelet_map(&TESS2.def().places, held, |_| true);
        let lying = Facelets { puzzle: TESS2, colours: map.iter().map(|&i| state.colours[i as usize]).collect() };
        assert!(solve(&ANYTIME, &lying, &one_thread()).is_optimal());
    }
}

#[test]
fn a_solved_puzzle_needs_no_moves() {
    let outcome = solve(&ANYTIME, &Facelets::solved(TESS2), &one_thread());
    assert_eq!((outcome.lower, outcome.reason), (0, Reason::Optimal));
    assert_eq!(outcome.best.map(|b| b.moves), Some(Sequence::default()));
}

#[test]
fn limits_end_a_solve_and_say_so() {
    let state = uniform(5);
    let limits = |change: &dyn Fn(&mut Limits)| {
        let mut limits = Limits { threads: 2, timeout: None, ..Limits::default() };
        change(&mut limits);
        limits
    };
    let outcome = solve(&ANYTIME, &state, &limits(&|l| l.target = Some(24)));
    assert_eq!(outcome.reason, Reason::Target);
    let outcome = solve(&ANYTIME, &state, &limits(&|l| l.nodes = Some(100_000)));
    assert_eq!(outcome.reason, Reason::Nodes);
    assert!(outcome.nodes < 200_000);
    let outcome = solve(&ANYTIME, &state, &limits(&|l| l.timeout = Some(Duration::from_millis(80))));
    assert_eq!(outcome.reason, Reason::Timeout);
    assert!(outcome.elapsed < Duration::from_millis(400));
    let outcome = solve(
        &ANYTIME,
        &state,
        &limits(&|l| {
            l.timeout = Some(Duration::from_secs(60));
            l.patience = Some(Duration::from_millis(700));
        }),
    );
    assert_eq!(outcome.reason, Reason::Patience);
    let since = outcome.elapsed - outcome.best.expect("a solution").at;
    assert!(since >= Duration::from_millis(700) && since < Duration::from_millis(1500));
}

#[test]
fn impossible_facelets_are_refused() {
    let mut state = uniform(1);
    state.colours.swap(0, 25);
    let result = ANYTIME.solve(&state, &one_thread(), &Control::new(), common::tables::store(), &|_| ());
    assert!(matches!(result, Err(SolveError::Invalid(InvalidState::Mirrored { .. }))));
}

#[test]
fn a_job_stops_within_a_tenth_of_a_second() {
    for solver in [&ANYTIME, &OPTIMAL] {
        let limits = Limits { threads: 2, timeout: None, ..Limits::default() };
        common::tables::store();
        let mut job = Job::start(solver, uniform(8), limits, common::tables::store().clone(), || ());
        std::thread::sleep(Duration::from_millis(300));
        job.stop();
        let asked = Instant::now();
        let outcome = loop {
            match job.wait(Duration::from_secs(5)).expect("a report in time") {
                Report::Done(result) => break result.expect("a good state"),
                Report::Event(_) => {}
                Report::Crashed => panic!("the solver crashed"),
            }
        };
        assert!(asked.elapsed() < Duration::from_millis(100), "{:?}", asked.elapsed());
        assert_eq!(outcome.reason, Reason::Stopped);
        assert!(outcome.best.is_some());
        assert!(job.wait(Duration::ZERO).is_none());
    }
}

#[test]
fn the_proof_and_the_passes_agree_on_scrambles_of_nine() {
    // The optimum is found by the proof alone; the anytime search must never claim less.
    for seed in 0..3 {
        let state = walk(9, seed);
        let best = solve(&ANYTIME, &state, &Limits { threads: 2, timeout: None, ..Limits::default() });
        let proof = solve(&OPTIMAL, &state, &Limits { threads: 2, timeout: None, ..Limits::default() });
        assert!(best.is_optimal() && proof.is_optimal());
        assert_eq!(best.lower, proof.lower);
    }
}
