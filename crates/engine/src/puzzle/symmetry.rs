//! Images of moves under symmetries of the puzzle.

use super::geometry::SignedPerm;
use super::{Move, MoveDef, PuzzleId, Sequence};

/// The axis from L to R, along which algorithms are mirrored.
pub const MIRROR_AXIS: u8 = 0;

/// Mirrors moves along an axis, `0 <= axis < dimensions`. Along axis 0, which runs from L to R, R becomes L'.
///
/// # Panics
/// If a move is not in the puzzle's move list.
pub fn mirrored(puzzle: PuzzleId, moves: &Sequence, axis: u8) -> Sequence {
    image(puzzle, moves, &SignedPerm { flip: 1 << axis, ..SignedPerm::IDENTITY })
}

/// Conjugates moves by a rotation or reflection of the puzzle.
///
/// # Panics
/// If a move or its image is not in the puzzle's move list.
pub fn image(puzzle: PuzzleId, moves: &Sequence, symmetry: &SignedPerm) -> Sequence {
    let def = puzzle.def();
    let back = symmetry.inverse();
    let image = |mv: &Move| {
        let turn = &def.moves[mv.index()];
        let axis = symmetry.axis[usize::from(turn.axis)];
        let is_flipped = symmetry.flip >> axis & 1 == 1;
        let layer = |i: usize| if is_flipped { def.size - 1 - i } else { i };
        let layers: u8 = (0..def.size).filter(|&i| turn.layers >> i & 1 == 1).map(|i| 1 << layer(i)).sum();
        let motion = symmetry.after(&turn.motion).after(&back);
        let same = |m: &MoveDef| (m.axis, m.layers, m.motion) == (axis, layers, motion);
        // A rotation of the whole puzzle may be listed for another axis.
        let whole = |m: &MoveDef| m.layers.count_ones() as usize == def.size && m.motion == motion;
        let found = def.moves.iter().position(same);
        let found = found.or_else(|| (turn.cost == 0).then(|| def.moves.iter().position(whole)).flatten());
        Move(found.expect("the symmetries of a puzzle carry its moves to its moves") as u16)
    };
    Sequence(moves.0.iter().map(image).collect())
}

/// Returns the rotations and reflections of a puzzle that carry each facelet of `from` to the one at the same index of
/// `to`. Facelets are indices into [`PuzzleDef::places`](super::PuzzleDef::places).
///
/// # Panics
/// If a facelet is out of range.
pub fn symmetries_mapping(puzzle: PuzzleId, from: &[usize], to: &[usize]) -> Vec<SignedPerm> {
    let def = puzzle.def();
    let carries = |symmetry: &SignedPerm| {
        from.iter().zip(to).all(|(from, to)| def.places[*from].image(symmetry) == def.places[*to])
    };
    SignedPerm::all(def.dimensions).into_iter().filter(carries).collect()
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
    fn symmetries_map_moves_as_they_map_facelets() {
        for puzzle in ALL {
            let def = puzzle.def();
            let moves = scramble::walk(puzzle, 12, &mut scramble::generator(5));
            let facelet = |place| def.places.iter().position(|other| *other == place).expect("a place");
            for symmetry in SignedPerm::all(def.dimensions).iter().step_by(5) {
                let carried: Vec<usize> = def.places.iter().map(|place| facelet(place.image(symmetry))).collect();
                let maps = |moves: &Sequence| {
                    let start: Box<[u8]> = (0..def.places.len()).map(|i| i as u8).collect();
                    moves
                        .0
                        .iter()
                        .fold(start, |map, mv| crate::puzzle::geometry::compose(&map, &def.moves[mv.index()].map))
                };
                let (plain, image) = (maps(&moves), maps(&image(puzzle, &moves, symmetry)));
                for (i, from) in plain.iter().enumerate() {
                    assert_eq!(usize::from(image[carried[i]]), carried[usize::from(*from)], "{puzzle:?} {symmetry:?}");
                }
            }
        }
    }

    #[test]
    fn every_move_has_an_image() {
        for puzzle in ALL {
            let def = puzzle.def();
            let all = Sequence((0..def.moves.len()).map(|i| Move(i as u16)).collect());
            for symmetry in SignedPerm::all(def.dimensions) {
                let there = image(puzzle, &all, &symmetry);
                let back = image(puzzle, &there, &symmetry.inverse());
                for (mv, image) in all.0.iter().zip(&back.0) {
                    assert_eq!(def.moves[mv.index()].map, def.moves[image.index()].map, "{puzzle:?} {symmetry:?}");
                }
            }
        }
    }

    #[test]
    fn symmetries_mapping_given_facelets_are_found() {
        let puzzle = PuzzleId::Cube3;
        let facelets: Vec<usize> = (0..3).collect();
        assert!(symmetries_mapping(puzzle, &facelets, &facelets).contains(&SignedPerm::IDENTITY));
        assert_eq!(symmetries_mapping(puzzle, &[], &[]).len(), 48);
        let centre = |letter| {
            let def = puzzle.def();
            let face = def.letters.iter().position(|other| *other == letter).expect("a face") as u8;
            let is_centre =
                |i: &usize| crate::puzzle::pieces::Pieces::for_puzzle(puzzle).slot_with(*i).facelets.len() == 1;
            (0..def.places.len()).find(|i| is_centre(i) && def.solved[*i] == face).expect("a centre")
        };
        assert_eq!(symmetries_mapping(puzzle, &[centre('U')], &[centre('R')]).len(), 8);
        assert_eq!(symmetries_mapping(puzzle, &[centre('U'), centre('F')], &[centre('U'), centre('D')]).len(), 0);
    }

    #[test]
    fn mirroring_twice_is_the_identity_and_mirroring_keeps_the_order() {
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
