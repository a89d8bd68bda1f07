//! A proof that is out of reach costs at most one move, and a search continues from known results.

use crate::support;
use unfold_engine::control::Control;
use unfold_engine::puzzle::{Facelets, PuzzleId, scramble};
use unfold_engine::puzzles::solvers;
use unfold_engine::puzzles::tess2::search::{ANYTIME, OPTIMAL};
use unfold_engine::search::{Known, Limits, Memory, Outcome, Reason, Solver};

/// Node limit, reached after some seconds; deterministic on one thread.
const NODES: u64 = 24_000_000;

fn solve(solver: &dyn Solver, state: &Facelets, limits: &Limits) -> Outcome {
    let limits = Limits { threads: 1, timeout: None, memory: Memory::Small, ..limits.clone() };
    let outcome = solver.solve(state, &limits, &Control::new(), support::tables::shared_tables(), &|_| ());
    outcome.expect("a good state")
}

fn length(outcome: &Outcome) -> usize {
    outcome.best.as_ref().expect("a solution").length
}

#[test]
fn an_unreachable_proof_lengthens_the_solution_by_at_most_one_move() {
    let state = scramble::uniform(PuzzleId::Tess2, &mut scramble::generator(1));
    let limits = Limits { nodes: Some(NODES), ..Limits::default() };
    let shortest = solve(&ANYTIME, &state, &limits);
    let proof = Limits { optimal: true, ..limits.clone() };
    for (solver, limits) in [(&ANYTIME, &proof), (&OPTIMAL, &limits)] {
        let outcome = solve(solver, &state, limits);
        assert!(length(&outcome) <= length(&shortest) + 1, "{} and {}", length(&outcome), length(&shortest));
        assert!(outcome.lower >= shortest.lower, "it proves no less");
    }
}

#[test]
fn a_proof_continues_from_the_known_solution_and_bound() {
    for (puzzle, walk) in [(PuzzleId::Cube3, 9), (PuzzleId::Tess2, 8)] {
        let solver = solvers::default_of(puzzle).expect("a solver");
        let walked = scramble::walk(puzzle, walk, &mut scramble::generator(3));
        let state = Facelets::solved(puzzle).after_all(&walked);
        let proof = Limits { optimal: true, ..Limits::default() };
        let prover = solvers::effective_solver(solver, &proof);
        let whole = solve(prover, &state, &proof);
        assert!(whole.is_optimal(), "{puzzle:?}");
        // A longer solution and part of the bound are known.
        let first = solve(solver, &state, &Limits { target: Some(usize::MAX), ..Limits::default() });
        let known = Known { best: first.best.clone(), lower: whole.lower - 1, ..Known::default() };
        let rest = solve(prover, &state, &Limits { known, ..proof.clone() });
        assert_eq!((length(&rest), rest.lower, rest.reason), (whole.lower, whole.lower, Reason::Optimal));
        // Everything is known.
        let known = Known { best: whole.best.clone(), lower: whole.lower, ..Known::default() };
        let nothing = solve(prover, &state, &Limits { known: known.clone(), ..proof.clone() });
        assert_eq!(
            (nothing.reason, nothing.best.map(|best| best.moves)),
            (Reason::Optimal, whole.best.map(|b| b.moves))
        );
        // Only the other optimal solutions are unknown.
        let all = Limits { all_optimal: true, ..proof };
        let [fresh, going_on] =
            [Known::default(), known].map(|known| solve(prover, &state, &Limits { known, ..all.clone() }));
        let listed = |outcome: &Outcome| {
            let all = outcome.all.clone().expect("a list");
            assert!(all.is_complete());
            let mut moves: Vec<_> = all.solutions.into_iter().map(|solution| solution.moves.0).collect();
            moves.sort();
            moves
        };
        assert_eq!(listed(&going_on), listed(&fresh));
    }
}
