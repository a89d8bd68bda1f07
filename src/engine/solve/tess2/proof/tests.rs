//! The proof by two moves at once, held against the search by single moves.

use super::*;
use crate::engine::control::Control;
use crate::engine::puzzle::tess2::Tess2;
use crate::engine::puzzle::{Facelets, scramble};
use crate::engine::solve::tess2::testing::small;

#[test]
fn the_same_solutions_in_the_same_order_as_by_single_moves() {
    let control = Control::new();
    let small = small();
    let counter = NodeCounter::new(&control);
    let mut random = scramble::generator(7);
    let mut total = 0;
    // Of short walks there are many solutions of eight moves that nobody would look for.
    for length in [5, 6, 6, 7, 7, 8, 8] {
        let moves = scramble::walk(PuzzleId::Tess2, length, &mut random);
        let scrambled = Facelets::solved(PuzzleId::Tess2).after_all(&moves);
        let state = State::of(&Tess2::from_facelets(&scrambled).expect("a state").0);
        let last = moves.0.last().map(|m| state::move_index_of(*m));
        let (mut together, mut singly) = (Vec::new(), Vec::new());
        let found = |path: &[u8], state: &State| {
            assert!(state.is_solved());
            together.push(path.to_vec());
            ControlFlow::Continue(())
        };
        assert!(Proof::new(small, &counter, Vec::new(), found).descend(&state, last, LEFT).is_continue());
        let found = |path: &[u8], _: &State| {
            singly.push(path.to_vec());
            ControlFlow::Continue(())
        };
        let mut search = Search { space: &FullPuzzle(small), counter: &counter, path: Vec::new(), found };
        assert!(search.descend(&state, last, LEFT).is_continue());
        assert_eq!(together, singly);
        total += singly.len();
    }
    assert!(total > 100, "{total}");
}
