//! Coordinates of cube positions, with the names that Kociemba gave them.
//!
//! Their values are the indices into the move tables that the solvers use.

use super::row;
use crate::puzzle::{Facelets, InvalidState, Move, PuzzleId, cubes::FACE_TURNS};

/// A state of a puzzle with coordinates, as arrays of pieces and orientations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cubies {
    facelets: Facelets,
    arrays: Vec<CubieArray>,
}

impl Cubies {
    /// Reads facelets; `None` for a puzzle without coordinates.
    ///
    /// # Errors
    /// [`InvalidState`] if the facelets are not a state of the puzzle.
    pub fn from_facelets(facelets: &Facelets) -> Option<Result<Self, InvalidState>> {
        let arrays = row(facelets.puzzle).arrays?;
        Some(arrays(facelets).map(|arrays| Self { facelets: facelets.clone(), arrays }))
    }

    /// Returns the arrays: the piece at each place, and its orientation.
    pub fn arrays(&self) -> Vec<CubieArray> {
        self.arrays.clone()
    }
}

/// One of the arrays that describe a cube.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct CubieArray {
    /// Name: `cp`, `co`, `ep` or `eo`.
    pub name: &'static str,
    /// Names of the places, which are also those of the pieces at home there.
    pub places: Vec<String>,
    /// The piece or orientation at each place.
    pub values: Vec<u8>,
    /// True if the values are pieces, numbered by their home places; false for orientations.
    pub are_pieces: bool,
}

/// A coordinate of a cube.
#[non_exhaustive]
pub struct Coordinate {
    /// The puzzle that it describes.
    pub puzzle: PuzzleId,
    /// Name, as given by Kociemba.
    pub name: &'static str,
    /// Number of values: `0 <= value < size`.
    pub size: u32,
    /// Names in other programs.
    pub aliases: &'static [&'static str],
    /// Returns the move table's column for a move of the puzzle's move list; `None` if the table has no such move.
    pub(super) column: fn(usize) -> Option<usize>,
    /// Returns the value of a state; `None` if the coordinate does not apply to it.
    pub(super) value: fn(&Facelets) -> Option<u32>,
    /// Returns the value after the move in a column.
    pub(super) after: fn(u32, usize) -> u32,
}

impl std::fmt::Debug for Coordinate {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name)
    }
}

impl Coordinate {
    /// Returns the value for a cube; `None` if the coordinate does not apply to it or belongs to another puzzle.
    pub fn value(&self, cubies: &Cubies) -> Option<u32> {
        if cubies.facelets.puzzle == self.puzzle { (self.value)(&cubies.facelets) } else { None }
    }

    /// Returns the value after a move, from the move table; `None` if `value >= size` or the table has no such move.
    pub fn after(&self, value: u32, mv: Move) -> Option<u32> {
        let column = (self.column)(mv.index())?;
        (value < self.size).then(|| (self.after)(value, column))
    }

    /// Returns the moves in its move table, in the order of the puzzle's move list.
    pub fn moves(&self) -> impl Iterator<Item = Move> {
        (0..FACE_TURNS).filter(|mv| (self.column)(*mv).is_some()).map(|mv| Move(mv as u16))
    }

    /// True if this is one of its names, ignoring case and whether words are joined by `-`, `_` or blanks.
    pub(crate) fn is_named(&self, name: &str) -> bool {
        let plain = |name: &str| name.replace(['-', ' '], "_").to_lowercase();
        std::iter::once(&self.name).chain(self.aliases).any(|own| plain(own) == plain(name))
    }
}

/// Returns the column of a face turn in a table that has a column for every face turn.
pub(super) fn column_of_turn(mv: usize) -> Option<usize> {
    (mv < FACE_TURNS).then_some(mv)
}

/// Returns the coordinates that a puzzle's solvers use; may be empty.
pub fn coordinates_for(puzzle: PuzzleId) -> impl Iterator<Item = &'static Coordinate> + Clone {
    row(puzzle).coordinates.iter()
}

/// Returns the coordinate of a puzzle with this name; `None` if there is none.
pub fn find(puzzle: PuzzleId, name: &str) -> Option<&'static Coordinate> {
    coordinates_for(puzzle).find(|coordinate| coordinate.is_named(name))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::puzzle::scramble;
    use crate::puzzles::cube3::tables::coords::G1_TURNS;

    fn cubies(state: &Facelets) -> Cubies {
        Cubies::from_facelets(state).expect("a cube").expect("a state")
    }

    proptest! {
        #[test]
        fn move_tables_agree_with_turns(seed: u64, is_small: bool) {
            let puzzle = if is_small { PuzzleId::Cube2 } else { PuzzleId::Cube3 };
            let state = scramble::uniform(puzzle, &mut scramble::generator(seed));
            // Half of the cubes are in G1; otherwise the permutation of the U and D edges would hardly ever be tested.
            let state = if seed % 2 == 0 {
                let turns = (0..30u32).map(|n| Move(G1_TURNS[(seed.rotate_left(n * 2) % 10) as usize].into()));
                turns.fold(Facelets::solved(puzzle), |state, mv| state.after(mv))
            } else {
                state
            };
            for coordinate in coordinates_for(puzzle) {
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
            for coordinate in coordinates_for(puzzle) {
                assert_eq!(coordinate.value(&solved), Some(0), "{}", coordinate.name);
                assert_eq!(coordinate.after(coordinate.size, Move(0)), None);
                let same = coordinates_for(puzzle).filter(|other| other.is_named(coordinate.name)).count();
                assert_eq!(same, 1, "{}", coordinate.name);
            }
            for array in solved.arrays() {
                assert_eq!(array.places.len(), array.values.len());
                let home =
                    |(place, value): (usize, &u8)| usize::from(*value) == if array.are_pieces { place } else { 0 };
                assert!(array.values.iter().enumerate().all(home), "{}", array.name);
            }
        }
        assert!(
            coordinates_for(PuzzleId::Tess2).next().is_none()
                && Cubies::from_facelets(&Facelets::solved(PuzzleId::Tess2)).is_none()
        );
        assert_eq!(find(PuzzleId::Cube3, "UDslice").map(|found| found.name), Some("slice"));
        assert!(find(PuzzleId::Cube2, "flip").is_none());
    }

    #[test]
    fn ud_edges_is_defined_only_in_g1() {
        let edges = find(PuzzleId::Cube3, "ud-edges").expect("a coordinate");
        let turned = |mv| cubies(&Facelets::solved(PuzzleId::Cube3).after(Move(mv)));
        assert!(edges.value(&turned(0)).is_some_and(|value| value > 0), "U keeps it");
        assert_eq!(edges.value(&turned(3)), None, "R brings edges of the slice to U");
        assert_eq!(edges.moves().count(), G1_TURNS.len());
    }
}
