//! The 2x2x2 layer by layer: the claim of each step is checked on the facelets. These are numbered face by face, U (0 to 3), R, F,
//! D, L and B, each row by row.

use std::collections::HashSet;
use unfold_engine::puzzle::{Facelets, Move, PuzzleId, scramble};
use unfold_engine::puzzles::cube2::Cube2;
use unfold_engine::puzzles::cube2::layers::{LayerStep, LayerStepKind, steps};

const CUBES: usize = 5000;

fn show_one_colour(state: &Facelets, facelets: &[usize]) -> bool {
    facelets.iter().all(|facelet| state.colours()[*facelet] == state.colours()[facelets[0]])
}

fn holds(state: &Facelets, name: LayerStepKind) -> bool {
    let lower = [[12, 13, 14, 15].as_slice(), &[6, 7], &[10, 11], &[18, 19], &[22, 23]];
    let first = lower.iter().all(|facelets| show_one_colour(state, facelets));
    match name {
        LayerStepKind::FirstLayer => first,
        LayerStepKind::LastOriented => first && show_one_colour(state, &[0, 1, 2, 3]),
        LayerStepKind::LastPermuted => (0..6).all(|face| show_one_colour(state, &[0, 1, 2, 3].map(|n| 4 * face + n))),
    }
}

fn layer_steps(state: &Facelets) -> Vec<LayerStep> {
    steps(&Cube2::from_facelets(state).expect("a state")).collect()
}

#[test]
fn steps_reach_and_keep_their_goals_in_any_orientation() {
    let (mut random, def) = (scramble::generator(62), PuzzleId::Cube2.def());
    for n in 0..CUBES {
        let rotation = Move::new((def.solver_move_count + n % (def.moves.len() - def.solver_move_count)) as u16);
        let state = scramble::uniform(PuzzleId::Cube2, &mut random).after(rotation);
        let mut here = state.clone();
        let steps = layer_steps(&state);
        assert_eq!(steps.iter().map(|step| step.name).collect::<Vec<_>>(), LayerStepKind::ALL);
        for step in &steps {
            here = here.after_all(&step.moves);
            let done = LayerStepKind::ALL.iter().take_while(|name| **name != step.name).chain([&step.name]);
            for name in done {
                assert!(holds(&here, *name), "{name} does not hold after {} of {:?}", step.name, state.colours());
            }
            assert_eq!(step.pieces.len(), 4);
        }
    }
}

#[test]
fn each_step_is_as_short_as_possible() {
    let mut random = scramble::generator(63);
    let turns: Vec<Move> = PuzzleId::Cube2.def().solver_moves().collect();
    for _ in 0..20 {
        let mut here = scramble::uniform(PuzzleId::Cube2, &mut random);
        for step in layer_steps(&here) {
            let mut seen = HashSet::from([here.clone()]);
            let mut shell = vec![here.clone()];
            let mut length = 0;
            while !shell.iter().any(|state| holds(state, step.name)) {
                let reached = shell.iter().flat_map(|state| turns.iter().map(|mv| state.after(*mv)));
                shell = reached.filter(|state| seen.insert(state.clone())).collect();
                length += 1;
                // A longer search would fill the memory.
                if length > 6 {
                    break;
                }
            }
            assert_eq!(step.moves.0.len().min(7), length, "{}", step.name);
            here = here.after_all(&step.moves);
        }
    }
}

#[test]
fn completed_steps_have_no_moves() {
    assert!(layer_steps(&Facelets::solved(PuzzleId::Cube2)).iter().all(|step| step.moves.0.is_empty()));
}
