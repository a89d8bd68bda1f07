//! Coordinates of the 2×2×2.

use super::tables::{PERM, TWIST};
use super::{CORNERS, Cube2, MOVES, corner_name, turn};
use crate::puzzle::{Facelets, InvalidState, PuzzleId};
use crate::puzzles::coordinates::{Coordinate, CubieArray};

/// Returns the pieces, with colours renamed so that the corner DBL is solved; `None` if the facelets are not a state.
fn cube(facelets: &Facelets) -> Option<Cube2> {
    Cube2::from_facelets(facelets).ok().map(|cube| cube.renamed())
}

/// Returns the corners and their orientations, with colours renamed so that the corner DBL is solved.
///
/// # Errors
/// The first reason why the facelets are not a state.
pub(super) fn arrays(facelets: &Facelets) -> Result<Vec<CubieArray>, InvalidState> {
    let cube = Cube2::from_facelets(facelets)?.renamed();
    let places: Vec<String> = (0..CORNERS).map(corner_name).collect();
    Ok(vec![
        CubieArray { name: "cp", places: places.clone(), values: cube.piece.to_vec(), pieces: true },
        CubieArray { name: "co", places, values: cube.twists().to_vec(), pieces: false },
    ])
}

/// Returns the column of a turn; `None` for D, L and B, which would move the fixed corner.
fn of_three_faces(mv: usize) -> Option<usize> {
    (0..MOVES).find(|column| turn(*column).index() == mv)
}

pub(super) static ALL: [Coordinate; 2] = [
    Coordinate {
        puzzle: PuzzleId::Cube2,
        name: PERM.name,
        size: PERM.size,
        others: &["cperm"],
        column: of_three_faces,
        value: |facelets| cube(facelets).as_ref().map(PERM.rank),
        after: |value, column| PERM.after(value, column),
    },
    Coordinate {
        puzzle: PuzzleId::Cube2,
        name: TWIST.name,
        size: TWIST.size,
        others: &[],
        column: of_three_faces,
        value: |facelets| cube(facelets).as_ref().map(TWIST.rank),
        after: |value, column| TWIST.after(value, column),
    },
];
