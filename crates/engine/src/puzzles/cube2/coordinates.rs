//! Coordinates of the 2×2×2: the permutation and the twists of its corners.

use super::tables::{PERM, TWIST};
use super::{CORNERS, Cube2, MOVES, corner_name, turn};
use crate::puzzle::{Facelets, InvalidState, PuzzleId};
use crate::puzzles::coordinates::{Coordinate, CubieArray};

/// Returns the pieces, with colours renamed so that the corner DBL is solved; `None` if the facelets are not a state.
fn recoloured_cube(facelets: &Facelets) -> Option<Cube2> {
    Cube2::from_facelets(facelets).ok().map(|cube| cube.recoloured())
}

/// Returns the corners and their orientations, with colours renamed so that the corner DBL is solved.
///
/// # Errors
/// [`InvalidState`] if the facelets are not a state of the 2×2×2.
pub(super) fn arrays(facelets: &Facelets) -> Result<Vec<CubieArray>, InvalidState> {
    let cube = Cube2::from_facelets(facelets)?.recoloured();
    let places: Vec<String> = (0..CORNERS).map(corner_name).collect();
    Ok(vec![
        CubieArray { name: "cp", places: places.clone(), values: cube.piece.to_vec(), are_pieces: true },
        CubieArray { name: "co", places, values: cube.twists().to_vec(), are_pieces: false },
    ])
}

/// Returns the column of a turn; `None` for D, L and B, which would move the fixed corner.
fn column_of_urf_turn(mv: usize) -> Option<usize> {
    (0..MOVES).find(|column| turn(*column).index() == mv)
}

pub(super) static ALL: [Coordinate; 2] = [
    Coordinate {
        puzzle: PuzzleId::Cube2,
        name: PERM.name,
        size: PERM.size,
        aliases: &["cperm"],
        column: column_of_urf_turn,
        value: |facelets| recoloured_cube(facelets).as_ref().map(PERM.rank),
        after: |value, column| PERM.after(value, column),
    },
    Coordinate {
        puzzle: PuzzleId::Cube2,
        name: TWIST.name,
        size: TWIST.size,
        aliases: &[],
        column: column_of_urf_turn,
        value: |facelets| recoloured_cube(facelets).as_ref().map(TWIST.rank),
        after: |value, column| TWIST.after(value, column),
    },
];
