//! Coordinates of the 3×3×3, relative to its centres.

use super::tables::coords::{
    CORNER_PERM, EDGE_PERM, FLIP, G1_TURNS, SLICE, SLICE_SORTED, TWIST, outer_edges, slice_mask,
};
use super::{CORNER_NAMES, Cube3, EDGE_NAMES};
use crate::puzzle::{Facelets, InvalidState, PuzzleId};
use crate::puzzles::coordinates::{Coordinate, CubieArray, column_of_turn};

/// Returns the pieces; `None` if the facelets are not a state.
fn cube(facelets: &Facelets) -> Option<Cube3> {
    Cube3::from_facelets(facelets).ok()
}

/// Returns the corners, the edges, and their orientations.
///
/// # Errors
/// [`InvalidState`] if the facelets are not a state of the 3×3×3.
pub(super) fn arrays(facelets: &Facelets) -> Result<Vec<CubieArray>, InvalidState> {
    let cube = Cube3::from_facelets(facelets)?;
    let places = |names: &[&str]| names.iter().map(ToString::to_string).collect::<Vec<String>>();
    let (corners, edges) = (places(&CORNER_NAMES), places(&EDGE_NAMES));
    Ok(vec![
        CubieArray { name: "cp", places: corners.clone(), values: cube.cp.to_vec(), are_pieces: true },
        CubieArray { name: "co", places: corners, values: cube.co.to_vec(), are_pieces: false },
        CubieArray { name: "ep", places: edges.clone(), values: cube.ep.to_vec(), are_pieces: true },
        CubieArray { name: "eo", places: edges, values: cube.eo.to_vec(), are_pieces: false },
    ])
}

/// Returns the column of a turn that keeps G1.
fn column_of_g1_turn(mv: usize) -> Option<usize> {
    G1_TURNS.iter().position(|kept| usize::from(*kept) == mv)
}

/// Defines a coordinate that depends on one part of the cubies, with a column for every face turn.
macro_rules! face_turn_coordinate {
    ($coord:ident, $others:expr, |$cube:ident| $part:expr) => {
        Coordinate {
            puzzle: PuzzleId::Cube3,
            name: $coord.name,
            size: $coord.size,
            aliases: &$others,
            column: column_of_turn,
            value: |facelets| cube(facelets).map(|$cube| ($coord.rank)($part)),
            after: |value, column| $coord.after(value, column),
        }
    };
}

pub(super) static ALL: [Coordinate; 6] = [
    face_turn_coordinate!(TWIST, [], |cube| &cube.co),
    face_turn_coordinate!(FLIP, [], |cube| &cube.eo),
    face_turn_coordinate!(SLICE, ["udslice"], |cube| &slice_mask(&cube.ep)),
    face_turn_coordinate!(SLICE_SORTED, ["udslice_sorted"], |cube| &cube.ep),
    face_turn_coordinate!(CORNER_PERM, ["cperm"], |cube| &cube.cp),
    Coordinate {
        puzzle: PuzzleId::Cube3,
        name: EDGE_PERM.name,
        size: EDGE_PERM.size,
        aliases: &[],
        column: column_of_g1_turn,
        // Undefined unless the U and D places hold exactly the U and D edges.
        value: |facelets| {
            let is_home = |cube: &Cube3| (SLICE.rank)(&slice_mask(&cube.ep)) == 0;
            cube(facelets).filter(is_home).map(|cube| (EDGE_PERM.rank)(&outer_edges(&cube)))
        },
        after: |value, column| EDGE_PERM.after(value, column),
    },
];
