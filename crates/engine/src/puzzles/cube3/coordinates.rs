//! The coordinates of the 3x3x3, held against its centres.

use super::tables::coords::{CORNER_PERM, EDGE_PERM, FLIP, G1_TURNS, SLICE, SORTED, TWIST, outer_edges, slice_mask};
use super::{CORNER_NAMES, Cube3, EDGE_NAMES};
use crate::puzzle::{Facelets, InvalidState, PuzzleId};
use crate::puzzles::coordinates::{Coordinate, CubieArray, column_of_turn};

/// The pieces; `None` if the facelets are not a state.
fn cube(facelets: &Facelets) -> Option<Cube3> {
    Cube3::from_facelets(facelets).ok()
}

/// The corners, the edges, and their orientations.
///
/// # Errors
/// The first reason why the facelets are not a state.
pub(super) fn arrays(facelets: &Facelets) -> Result<Vec<CubieArray>, InvalidState> {
    let cube = Cube3::from_facelets(facelets)?;
    let [corners, edges] = [&CORNER_NAMES[..], &EDGE_NAMES].map(|names| {
        let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
        names
    });
    Ok(vec![
        CubieArray { name: "cp", places: corners.clone(), values: cube.cp.to_vec(), pieces: true },
        CubieArray { name: "co", places: corners, values: cube.co.to_vec(), pieces: false },
        CubieArray { name: "ep", places: edges.clone(), values: cube.ep.to_vec(), pieces: true },
        CubieArray { name: "eo", places: edges, values: cube.eo.to_vec(), pieces: false },
    ])
}

/// The column of a turn that keeps G1.
fn of_g1(mv: usize) -> Option<usize> {
    G1_TURNS.iter().position(|kept| usize::from(*kept) == mv)
}

/// All coordinates.
pub(super) static ALL: [Coordinate; 6] = [
    Coordinate {
        puzzle: PuzzleId::Cube3,
        name: TWIST.name,
        size: TWIST.size,
        others: &[],
        column: column_of_turn,
        value: |facelets| cube(facelets).map(|cube| (TWIST.rank)(&cube.co)),
        after: |value, column| TWIST.after(value, column),
    },
    Coordinate {
        puzzle: PuzzleId::Cube3,
        name: FLIP.name,
        size: FLIP.size,
        others: &[],
        column: column_of_turn,
        value: |facelets| cube(facelets).map(|cube| (FLIP.rank)(&cube.eo)),
        after: |value, column| FLIP.after(value, column),
    },
    Coordinate {
        puzzle: PuzzleId::Cube3,
        name: SLICE.name,
        size: SLICE.size,
        others: &["udslice"],
        column: column_of_turn,
        value: |facelets| cube(facelets).map(|cube| (SLICE.rank)(&slice_mask(&cube.ep))),
        after: |value, column| SLICE.after(value, column),
    },
    Coordinate {
        puzzle: PuzzleId::Cube3,
        name: SORTED.name,
        size: SORTED.size,
        others: &["udslice_sorted"],
        column: column_of_turn,
        value: |facelets| cube(facelets).map(|cube| (SORTED.rank)(&cube.ep)),
        after: |value, column| SORTED.after(value, column),
    },
    Coordinate {
        puzzle: PuzzleId::Cube3,
        name: CORNER_PERM.name,
        size: CORNER_PERM.size,
        others: &["cperm"],
        column: column_of_turn,
        value: |facelets| cube(facelets).map(|cube| (CORNER_PERM.rank)(&cube.cp)),
        after: |value, column| CORNER_PERM.after(value, column),
    },
    Coordinate {
        puzzle: PuzzleId::Cube3,
        name: EDGE_PERM.name,
        size: EDGE_PERM.size,
        others: &[],
        column: of_g1,
        // While edges of the slice are elsewhere, the eight places of U and D do not hold the eight edges of U and D.
        value: |facelets| {
            let is_home = |cube: &Cube3| (SLICE.rank)(&slice_mask(&cube.ep)) == 0;
            cube(facelets).filter(is_home).map(|cube| (EDGE_PERM.rank)(&outer_edges(&cube)))
        },
        after: |value, column| EDGE_PERM.after(value, column),
    },
];
