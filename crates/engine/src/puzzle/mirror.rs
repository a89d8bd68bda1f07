//! Moves as in a mirror: what the other hand does.

use super::geometry::SignedPerm;
use super::{Move, PuzzleId, Sequence};

/// The moves as they are in a mirror between the two ends of an axis, `0 <= axis < dimensions`: with axis 0, which goes from L to R,
/// R becomes L'.
///
/// # Panics
/// If a move is not in the puzzle's move list.
pub fn mirrored(puzzle: PuzzleId, moves: &Sequence, axis: u8) -> Sequence {
    let def = puzzle.def();
    let mirror = SignedPerm { flip: 1 << axis, ..SignedPerm::IDENTITY };
    let image = |mv: &Move| {
        let turn = &def.moves[mv.index()];
        let layer = |i: usize| if turn.axis == axis { def.size - 1 - i } else { i };
        let layers: u8 = (0..def.size).filter(|&i| turn.layers >> i & 1 == 1).map(|i| 1 << layer(i)).sum();
        let motion = mirror.after(&turn.motion).after(&mirror);
        let found = def.moves.iter().position(|m| (m.axis, m.layers, m.motion) == (turn.axis, layers, motion));
        Move(found.expect("the moves of a puzzle are those of its mirror image") as u16)
    };
    Sequence(moves.0.iter().map(image).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation;
    use crate::puzzle::Facelets;
    use crate::puzzle::scramble;
    use crate::puzzles::ALL;

    #[test]
    fn a_sune_becomes_a_left_sune() {
        let read = |text: &str| notation::parse(PuzzleId::Cube3, text).expect("moves");
        let left = mirrored(PuzzleId::Cube3, &read("R U R' U R U2 R' F S y"), 0);
        assert_eq!(notation::print(PuzzleId::Cube3, &left), "L' U' L U' L' U2 L F' S' y'");
    }

    #[test]
    fn the_mirror_of_the_mirror_and_the_order_stay() {
        for puzzle in ALL {
            let moves = scramble::walk(puzzle, 20, &mut scramble::generator(1));
            for axis in 0..puzzle.def().dimensions as u8 {
                let mirror = mirrored(puzzle, &moves, axis);
                assert_eq!(mirrored(puzzle, &mirror, axis), moves);
                let order = |moves: &Sequence| {
                    let begin = Facelets::solved(puzzle);
                    let mut state = begin.after_all(moves);
                    let mut count = 1;
                    while state != begin && count < 100 {
                        (state, count) = (state.after_all(moves), count + 1);
                    }
                    count
                };
                assert_eq!(order(&mirror), order(&moves));
            }
        }
    }
}
