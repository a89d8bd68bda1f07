//! Checks the optimal solver of the 3x3x3 against the proof of the two-phase solver, which uses other tables and another search.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::support;
use unfold_engine::control::Control;
use unfold_engine::notation;
use unfold_engine::puzzle::{Facelets, Move, PuzzleId, scramble};
use unfold_engine::puzzles::cube3::search::{OPTIMAL, TWO_PHASE};
use unfold_engine::puzzles::solvers;
use unfold_engine::search::{Limits, Memory, Outcome, Reason, SearchEvent, Solver};
use unfold_engine::tables::Tables;

const CUBE3: PuzzleId = PuzzleId::Cube3;

/// The shared tables, with the smallest optimal table built.
fn tables() -> &'static Tables {
    let store = support::tables::shared_tables();
    OPTIMAL.tables().prepare(&small_limits(), &Control::new(), store).expect("tables can be built");
    store
}

fn small_limits() -> Limits {
    Limits { threads: 2, timeout: None, optimal: true, memory: Memory::Small, ..Limits::default() }
}

fn solve(solver: &dyn Solver, state: &Facelets, limits: &Limits) -> Outcome {
    let outcome = solver.solve(state, limits, &Control::new(), tables(), &|_| ()).expect("a good state");
    if let Some(best) = &outcome.best {
        assert!(state.after_all(&best.moves).is_solved() && best.moves.0.len() == best.length);
    }
    outcome
}

fn proven(solver: &dyn Solver, state: &Facelets, limits: &Limits) -> usize {
    let outcome = solve(solver, state, limits);
    assert_eq!(outcome.reason, Reason::Optimal);
    assert!(outcome.is_optimal());
    outcome.lower
}

fn walk(length: usize, seed: u64) -> Facelets {
    let moves = scramble::walk(CUBE3, length, &mut scramble::generator(seed));
    Facelets::solved(CUBE3).after_all(&moves)
}

#[test]
fn walks_get_the_length_of_the_two_phase_proof() {
    for length in 0..=11 {
        for seed in 0..5 {
            let state = walk(length, 100 * length as u64 + seed);
            let found = proven(&OPTIMAL, &state, &small_limits());
            assert_eq!(
                found,
                proven(&TWO_PHASE, &state, &Limits { memory: Memory::Full, ..small_limits() }),
                "{length} {seed}"
            );
            assert!(found <= length);
        }
    }
}

#[test]
fn symmetric_states_get_the_length_of_the_two_phase_proof() {
    for moves in ["U D", "R L U2", "R2 L2 U2 D2 F2 B2", "R L' F B' U D' R L'", "U R U R U R U R", "F R' F' R U F' U'"] {
        let moves = notation::parse(CUBE3, moves).expect("moves");
        let state = Facelets::solved(CUBE3).after_all(&moves);
        let others = Limits { memory: Memory::Full, ..small_limits() };
        assert_eq!(proven(&OPTIMAL, &state, &small_limits()), proven(&TWO_PHASE, &state, &others), "{moves:?}");
    }
}

#[test]
fn every_optimal_solution_is_listed_once() {
    let all = |solver: &dyn Solver, state: &Facelets, memory| {
        let outcome = solve(solver, state, &Limits { all_optimal: true, memory, ..small_limits() });
        let all = outcome.all.expect("a list");
        assert!(all.is_complete());
        let moves: BTreeSet<Vec<Move>> = all.solutions.iter().map(|solution| solution.moves.0.clone()).collect();
        assert_eq!(moves.len() as u64, all.count);
        moves
    };
    // Half turns of all faces: many solutions, some with the same turns in another order.
    let moves = notation::parse(CUBE3, "R2 L2 U2 D2 F2 B2").expect("moves");
    let slices = Facelets::solved(CUBE3).after_all(&moves);
    let walks = (4..=9).map(|length| walk(length, length as u64));
    for state in walks.chain([slices, Facelets::solved(CUBE3)]) {
        assert_eq!(all(&OPTIMAL, &state, Memory::Small), all(&TWO_PHASE, &state, Memory::Full));
    }
}

#[test]
fn one_thread_is_deterministic() {
    let runs = [(); 2].map(|()| {
        let limits = Limits { threads: 1, nodes: Some(300_000), ..small_limits() };
        let run = solve(&OPTIMAL, &scramble::uniform(CUBE3, &mut scramble::generator(3)), &limits);
        (run.nodes, run.lower, run.reason, run.best.map(|best| (best.length, best.moves)))
    });
    assert!(runs[0].3.is_some());
    assert_eq!(runs[0], runs[1]);
}

#[test]
fn optimal_replaces_twophase_for_proofs() {
    let name = |solver: &'static dyn Solver, optimal| {
        solvers::effective_solver(solver, &Limits { optimal, ..small_limits() }).name()
    };
    assert_eq!([false, true].map(|optimal| name(&TWO_PHASE, optimal)), ["twophase", "optimal"]);
    for other in solvers::solvers_for(CUBE3).filter(|solver| solver.name() != "twophase") {
        assert_eq!(name(other, true), other.name());
    }
}

#[test]
fn the_search_can_be_stopped() {
    let control = Control::new();
    let state = scramble::uniform(CUBE3, &mut scramble::generator(1));
    // Stops when the bound is raised for the third time.
    let raised = AtomicUsize::new(0);
    let outcome = OPTIMAL.solve(&state, &small_limits(), &control, tables(), &|event| {
        if matches!(event, SearchEvent::Bound { .. }) && raised.fetch_add(1, Ordering::Relaxed) == 2 {
            control.stop();
        }
    });
    let outcome = outcome.expect("a good state");
    assert!(outcome.reason == Reason::Stopped || outcome.is_optimal());
}
