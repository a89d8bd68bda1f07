//! The coordinates of a position as the solvers of cubes use them, by Kociemba's names.
//!
//! The values are those of the records from which move tables are made, so they are the ones that a search looks up.

use super::cube2;
use super::cube2::Cube2;
use super::cube2::tables::{PERM, TWIST as TWIST2};
use super::cube3::tables::coords::{
    CORNER_PERM, EDGE_PERM, FLIP, G1_TURNS, SLICE, SORTED, TWIST, outer_edges, slice_mask,
};
use super::cube3::{CORNER_NAMES, Cube3, EDGE_NAMES};
use crate::puzzle::cubes::TURNS;
use crate::puzzle::{Facelets, InvalidState, Move, PuzzleId};

/// The pieces of a cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Cubies {
    /// The pieces of the 2x2x2, its colours renamed so that the corner of D, B and L is solved.
    Cube2(Cube2),
    /// The pieces of the 3x3x3, held against its centres.
    Cube3(Cube3),
}

impl Cubies {
    /// Reads facelets; `None` for a puzzle without coordinates here, the hypercube.
    ///
    /// # Errors
    /// The first reason why the facelets are not a state.
    pub fn of(facelets: &Facelets) -> Option<Result<Self, InvalidState>> {
        match facelets.puzzle {
            PuzzleId::Cube2 => Some(Cube2::from_facelets(facelets).map(|cube| Self::Cube2(cube.renamed()))),
            PuzzleId::Cube3 => Some(Cube3::from_facelets(facelets).map(Self::Cube3)),
            PuzzleId::Tess2 => None,
        }
    }

    /// The arrays: the piece at each place, and its orientation.
    pub fn arrays(&self) -> Vec<CubieArray> {
        match self {
            Self::Cube2(cube) => {
                let places: Vec<String> = (0..cube2::CORNERS).map(cube2::corner_name).collect();
                vec![
                    CubieArray { name: "cp", places: places.clone(), values: cube.piece.to_vec(), pieces: true },
                    CubieArray { name: "co", places, values: cube.twists().to_vec(), pieces: false },
                ]
            }
            Self::Cube3(cube) => {
                let [corners, edges] = [&CORNER_NAMES[..], &EDGE_NAMES].map(|names| {
                    let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
                    names
                });
                vec![
                    CubieArray { name: "cp", places: corners.clone(), values: cube.cp.to_vec(), pieces: true },
                    CubieArray { name: "co", places: corners, values: cube.co.to_vec(), pieces: false },
                    CubieArray { name: "ep", places: edges.clone(), values: cube.ep.to_vec(), pieces: true },
                    CubieArray { name: "eo", places: edges, values: cube.eo.to_vec(), pieces: false },
                ]
            }
        }
    }
}

/// One of the arrays that describe a cube.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct CubieArray {
    /// Its name: `cp`, `co`, `ep` or `eo`.
    pub name: &'static str,
    /// The letters of each place, and of the piece whose home it is.
    pub places: Vec<String>,
    /// The values, place by place: the number of a piece, or its orientation.
    pub values: Vec<u8>,
    /// True if the values are pieces, by the numbers of their homes.
    pub pieces: bool,
}

/// A coordinate of a cube.
#[non_exhaustive]
pub struct Coordinate {
    /// The puzzle.
    pub puzzle: PuzzleId,
    /// Kociemba's name.
    pub name: &'static str,
    /// Number of values: `0 <= value < size`.
    pub size: u32,
    /// Other names for it, used by other programs.
    pub others: &'static [&'static str],
    /// For each turn of the puzzle's move list, the column of the move table; `None` if the coordinate has no such
    /// move.
    column: fn(usize) -> Option<usize>,
    value: fn(&Cubies) -> Option<u32>,
    after: fn(u32, usize) -> u32,
}

impl std::fmt::Debug for Coordinate {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name)
    }
}

impl Coordinate {
    /// The value for a cube; `None` if the coordinate does not describe it, or it is a cube of another puzzle.
    pub fn value(&self, cubies: &Cubies) -> Option<u32> {
        (self.value)(cubies)
    }

    /// The value after a move, from the move table; `None` if `value >= size` or the table has no such move.
    pub fn after(&self, value: u32, mv: Move) -> Option<u32> {
        let column = (self.column)(mv.index())?;
        (value < self.size).then(|| (self.after)(value, column))
    }

    /// The moves of its move table, in the order of the puzzle's move list.
    pub fn moves(&self) -> impl Iterator<Item = Move> {
        (0..TURNS).filter(|mv| (self.column)(*mv).is_some()).map(|mv| Move(mv as u16))
    }

    /// True if this is one of its names, in either case, with `-`, `_` or blanks between words.
    pub(crate) fn is_named(&self, name: &str) -> bool {
        let plain = |name: &str| name.replace(['-', ' '], "_").to_lowercase();
        std::iter::once(&self.name).chain(self.others).any(|own| plain(own) == plain(name))
    }
}

/// The cube of a 2x2x2; `None` for a 3x3x3.
fn cube2(cubies: &Cubies) -> Option<&Cube2> {
    match cubies {
        Cubies::Cube2(cube) => Some(cube),
        Cubies::Cube3(_) => None,
    }
}

/// The cube of a 3x3x3; `None` for a 2x2x2.
fn cube3(cubies: &Cubies) -> Option<&Cube3> {
    match cubies {
        Cubies::Cube2(_) => None,
        Cubies::Cube3(cube) => Some(cube),
    }
}

/// Every turn of a face has a column of its own.
fn every(mv: usize) -> Option<usize> {
    (mv < TURNS).then_some(mv)
}

/// The column of a turn of the 2x2x2; `None` for D, L and B, which would move the corner by which the cube is held.
fn of_three_faces(mv: usize) -> Option<usize> {
    (0..cube2::MOVES).find(|column| cube2::turn(*column).index() == mv)
}

/// The column of a turn that keeps G1.
fn of_g1(mv: usize) -> Option<usize> {
    G1_TURNS.iter().position(|kept| usize::from(*kept) == mv)
}

/// All coordinates, in the order of their puzzles.
static ALL: [Coordinate; 8] = [
    Coordinate {
        puzzle: PuzzleId::Cube2,
        name: PERM.name,
        size: PERM.size,
        others: &["cperm"],
        column: of_three_faces,
        value: |cubies| cube2(cubies).map(PERM.rank),
        after: |value, column| PERM.after(value, column),
    },
    Coordinate {
        puzzle: PuzzleId::Cube2,
        name: TWIST2.name,
        size: TWIST2.size,
        others: &[],
        column: of_three_faces,
        value: |cubies| cube2(cubies).map(TWIST2.rank),
        after: |value, column| TWIST2.after(value, column),
    },
    Coordinate {
        puzzle: PuzzleId::Cube3,
        name: TWIST.name,
        size: TWIST.size,
        others: &[],
        column: every,
        value: |cubies| cube3(cubies).map(|cube| (TWIST.rank)(&cube.co)),
        after: |value, column| TWIST.after(value, column),
    },
    Coordinate {
        puzzle: PuzzleId::Cube3,
        name: FLIP.name,
        size: FLIP.size,
        others: &[],
        column: every,
        value: |cubies| cube3(cubies).map(|cube| (FLIP.rank)(&cube.eo)),
        after: |value, column| FLIP.after(value, column),
    },
    Coordinate {
        puzzle: PuzzleId::Cube3,
        name: SLICE.name,
        size: SLICE.size,
        others: &["udslice"],
        column: every,
        value: |cubies| cube3(cubies).map(|cube| (SLICE.rank)(&slice_mask(&cube.ep))),
        after: |value, column| SLICE.after(value, column),
    },
    Coordinate {
        puzzle: PuzzleId::Cube3,
        name: SORTED.name,
        size: SORTED.size,
        others: &["udslice_sorted"],
        column: every,
        value: |cubies| cube3(cubies).map(|cube| (SORTED.rank)(&cube.ep)),
        after: |value, column| SORTED.after(value, column),
    },
    Coordinate {
        puzzle: PuzzleId::Cube3,
        name: CORNER_PERM.name,
        size: CORNER_PERM.size,
        others: &["cperm"],
        column: every,
        value: |cubies| cube3(cubies).map(|cube| (CORNER_PERM.rank)(&cube.cp)),
        after: |value, column| CORNER_PERM.after(value, column),
    },
    Coordinate {
        puzzle: PuzzleId::Cube3,
        name: EDGE_PERM.name,
        size: EDGE_PERM.size,
        others: &[],
        column: of_g1,
        // While edges of the slice are elsewhere, the eight places of U and D do not hold the eight edges of U and D.
        value: |cubies| {
            let is_home = |cube: &&Cube3| (SLICE.rank)(&slice_mask(&cube.ep)) == 0;
            cube3(cubies).filter(is_home).map(|cube| (EDGE_PERM.rank)(&outer_edges(cube)))
        },
        after: |value, column| EDGE_PERM.after(value, column),
    },
];

/// The coordinates of a puzzle; none for one whose solvers do not use any.
pub fn of(puzzle: PuzzleId) -> impl Iterator<Item = &'static Coordinate> + Clone {
    ALL.iter().filter(move |coordinate| coordinate.puzzle == puzzle)
}

/// The coordinate of a puzzle with this name; `None` if there is none.
pub fn named(puzzle: PuzzleId, name: &str) -> Option<&'static Coordinate> {
    of(puzzle).find(|coordinate| coordinate.is_named(name))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::puzzle::scramble;

    fn cubies(state: &Facelets) -> Cubies {
        Cubies::of(state).expect("a cube").expect("a state")
    }

    proptest! {
        #[test]
        fn looking_a_move_up_is_turning_the_cube(seed: u64, is_small: bool) {
            let puzzle = if is_small { PuzzleId::Cube2 } else { PuzzleId::Cube3 };
            let state = scramble::uniform(puzzle, &mut scramble::generator(seed));
            // Half of the cubes are in G1, as otherwise the permutation of the edges of U and D would never be tested.
            let state = if seed % 2 == 0 {
                let turns = (0..30u32).map(|n| Move(G1_TURNS[(seed.rotate_left(n * 2) % 10) as usize].into()));
                turns.fold(Facelets::solved(puzzle), |state, mv| state.after(mv))
            } else {
                state
            };
            for coordinate in of(puzzle) {
                let Some(value) = coordinate.value(&cubies(&state)) else { continue };
                prop_assert!(value < coordinate.size);
                for mv in (0..puzzle.def().moves.len()).map(|mv| Move(mv as u16)) {
                    let after = coordinate.value(&cubies(&state.after(mv)));
                    match coordinate.after(value, mv) {
                        Some(found) => prop_assert_eq!(Some(found), after, "{} {:?}", coordinate.name, mv),
                        None => prop_assert!(coordinate.moves().all(|known| known != mv)),
                    }
                }
            }
        }
    }

    #[test]
    fn coordinates_are_zero_when_solved_and_have_one_name_each() {
        for puzzle in [PuzzleId::Cube2, PuzzleId::Cube3] {
            let solved = cubies(&Facelets::solved(puzzle));
            for coordinate in of(puzzle) {
                assert_eq!(coordinate.value(&solved), Some(0), "{}", coordinate.name);
                assert_eq!(coordinate.after(coordinate.size, Move(0)), None);
                let same = of(puzzle).filter(|other| other.is_named(coordinate.name)).count();
                assert_eq!(same, 1, "{}", coordinate.name);
            }
            for array in solved.arrays() {
                assert_eq!(array.places.len(), array.values.len());
                let home = |(place, value): (usize, &u8)| usize::from(*value) == if array.pieces { place } else { 0 };
                assert!(array.values.iter().enumerate().all(home), "{}", array.name);
            }
        }
        assert!(of(PuzzleId::Tess2).next().is_none() && Cubies::of(&Facelets::solved(PuzzleId::Tess2)).is_none());
        assert_eq!(named(PuzzleId::Cube3, "UDslice").map(|found| found.name), Some("slice"));
        assert!(named(PuzzleId::Cube2, "flip").is_none());
    }

    #[test]
    fn the_permutation_of_outer_edges_is_told_in_g1_only() {
        let edges = named(PuzzleId::Cube3, "ud-edges").expect("a coordinate");
        let turned = |mv| cubies(&Facelets::solved(PuzzleId::Cube3).after(Move(mv)));
        assert!(edges.value(&turned(0)).is_some_and(|value| value > 0), "U keeps it");
        assert_eq!(edges.value(&turned(3)), None, "R brings edges of the slice to U");
        assert_eq!(edges.moves().count(), G1_TURNS.len());
    }
}
