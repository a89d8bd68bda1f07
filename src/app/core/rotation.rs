//! Rotations of the whole puzzle by name.

use unfold_engine::puzzle::{Move, MoveDef, PuzzleId};

/// The rotation of a puzzle that a command of this name makes. The name of a rotation of a hypercube begins with all its layers, which
/// are more on a larger one.
pub fn rotation_named(puzzle: PuzzleId, name: &str) -> Option<Move> {
    let of_grip = |name: &str| name.split_once('}').map_or(name, |(_, grip)| grip).to_owned();
    let is_it = |mv: &MoveDef| mv.cost == 0 && of_grip(&mv.name) == of_grip(name);
    puzzle.def().moves.iter().position(is_it).map(|number| Move::new(number as u16))
}
