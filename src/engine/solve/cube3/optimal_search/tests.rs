//! The optimal search alone, on planted walks.

use super::*;
use crate::engine::control::Control;
use crate::engine::puzzle::{PuzzleId, scramble};
use crate::engine::solve::cube3::optimal::load;
use crate::engine::testing::store;

/// The state after a walk, and what undoes it.
fn walk(length: usize, seed: u64) -> (Cube3, Vec<u8>) {
    let moves = scramble::walk(PuzzleId::Cube3, length, &mut scramble::generator(seed));
    let turns: Vec<u8> = moves.0.iter().map(|m| m.index() as u8).collect();
    let cube = turns.iter().fold(Cube3::SOLVED, |cube, &mv| cube.after(usize::from(mv)));
    (cube, turns.iter().rev().map(|&mv| undone(usize::from(mv)) as u8).collect())
}

#[test]
fn no_planted_walk_is_ever_cut_off() {
    let search = load(OptimalSize::ALL[0], store(), 2, &Control::new()).expect("a table");
    for seed in 0..300 {
        let length = 1 + seed as usize % 12;
        let (cube, mut solution) = walk(length, seed);
        let mut node = search.root(&cube);
        assert!(search.bound(&node) <= length as u8, "seed {seed}");
        // Nor is any state on the way, from which fewer turns are left.
        for (n, &mv) in solution.iter().enumerate() {
            node = search.after(&node, mv);
            assert!(usize::from(search.bound(&node)) < length - n, "seed {seed}, turn {n}");
        }
        // The search itself finds it, in some order of the turns that commute.
        if length <= 9 {
            search.order(&mut solution);
            let (control, mut seen) = (Control::new(), Vec::new());
            let counter = NodeCounter::new(&control);
            for first in 0..TURNS as u8 {
                let ended =
                    search.part(&search.root(&cube), Prefix::of(first), length as u8, &counter, &mut |mut turns| {
                        search.order(&mut turns);
                        seen.push(turns);
                        ControlFlow::Continue(())
                    });
                assert!(ended.is_continue());
            }
            assert!(seen.contains(&solution), "seed {seed}");
            let solves =
                |turns: &Vec<u8>| turns.iter().fold(cube, |cube, &mv| cube.after(usize::from(mv))) == Cube3::SOLVED;
            assert!(seen.iter().all(solves));
        }
    }
}
