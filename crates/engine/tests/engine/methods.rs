//! Solutions step by step, with the claim of each step checked on the facelets.

use crate::claims::fault;
use unfold_engine::puzzle::{PuzzleId, scramble};
use unfold_engine::puzzles::cube3::Cube3;
use unfold_engine::puzzles::cube3::methods::{Method, MethodStep, StepName, steps};

/// Number of random cubes for each method; the example `methods` tries any number.
const CUBES: usize = 250;

#[test]
fn every_step_reaches_its_goal_and_keeps_earlier_ones() {
    for method in Method::ALL {
        let mut random = scramble::generator(60);
        for _ in 0..CUBES {
            let state = scramble::uniform(PuzzleId::Cube3, &mut random);
            let cube = Cube3::from_facelets(&state).expect("a state");
            let found: Vec<MethodStep> = steps(&cube, method).collect();
            assert_eq!(fault(&state, method, &found), None, "{method:?} {:?}", state.colours());
        }
    }
}

#[test]
fn completed_steps_have_no_moves_and_hints_skip_them() {
    for method in Method::ALL {
        let solved: Vec<MethodStep> = steps(&Cube3::SOLVED, method).collect();
        assert!(solved.iter().all(|step| step.moves.0.is_empty()), "{method:?}");
        assert_eq!(fault(&Cube3::SOLVED.to_facelets(), method, &solved), None);
    }
    // R U R' U' takes the pair out of slot FR.
    let cube = [3, 0, 5, 2].iter().fold(Cube3::SOLVED, |cube, mv| cube.after(*mv));
    let hint = steps(&cube, Method::Cfop).find(|step| !step.moves.0.is_empty()).expect("a step");
    assert_eq!(hint.name, StepName::Pair);
    assert_eq!(hint.pieces, ["DFR", "FR"]);
    assert!(hint.moves.0.len() <= 4);
}

#[test]
fn crosses_and_lines_are_within_the_published_maxima() {
    let mut random = scramble::generator(61);
    for _ in 0..50 {
        let state = scramble::uniform(PuzzleId::Cube3, &mut random);
        let cube = Cube3::from_facelets(&state).expect("a state");
        let first = |method| steps(&cube, method).next().expect("a step").moves.0.len();
        assert!(first(Method::Cfop) <= 8 && first(Method::Zz) <= 9 && first(Method::Roux) <= 9);
        assert_eq!(first(Method::Cfop), first(Method::Beginner));
    }
}
