//! Cubie arrays and coordinates of a position, with the changes made by the last move.

use unfold_engine::puzzle::Facelets;
use unfold_engine::puzzles::coordinates::{self, Coordinate, CubieArray, Cubies};

/// One cell of a cubie array.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArrayCell {
    /// Name of the slot that the cell describes.
    pub slot: String,
    pub value: u8,
    /// Name of the piece, in permutation arrays.
    pub piece: Option<String>,
    /// True if the move changed the value.
    pub is_changed: bool,
}

/// A cubie array as displayed, with the cells that the last move changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownArray {
    /// `cp`, `co`, `ep` or `eo`.
    pub name: &'static str,
    pub cells: Vec<ArrayCell>,
}

#[derive(Clone, Copy, Debug)]
pub struct ShownCoordinate {
    pub coordinate: &'static Coordinate,
    /// `None` if the coordinate is not defined for the position.
    pub value: Option<u32>,
    /// Value before the move; `None` if the move did not change it. An inner `None` means that it was undefined.
    pub before: Option<Option<u32>>,
}

#[derive(Clone, Debug)]
pub struct CoordinateTable {
    pub arrays: Vec<ShownArray>,
    pub coordinates: Vec<ShownCoordinate>,
}

impl CoordinateTable {
    /// Describes a position and its differences from the one before. `None` if the facelets are not a valid state, or the puzzle has no
    /// coordinates.
    pub fn new(shown: &Facelets, before: Option<&Facelets>) -> Option<Self> {
        let read = |state: &Facelets| Cubies::from_facelets(state)?.ok();
        let cubies = read(shown)?;
        let earlier = before.filter(|before| before.puzzle() == shown.puzzle()).and_then(read);
        let old = earlier.as_ref().map(Cubies::arrays).unwrap_or_default();
        let array = |(n, array): (usize, CubieArray)| {
            let pieces = piece_names(&array);
            let old = old.get(n).map(|old| &old.values);
            let cell = |(p, (slot, value)): (usize, (String, u8))| ArrayCell {
                slot,
                value,
                piece: pieces.get(p).cloned(),
                is_changed: old.is_some_and(|old| old[p] != value),
            };
            let cells = array.places.into_iter().zip(array.values).enumerate().map(cell).collect();
            ShownArray { name: array.name, cells }
        };
        let coordinate = |coordinate: &'static Coordinate| {
            let value = coordinate.value(&cubies);
            let before = earlier.as_ref().map(|cubies| coordinate.value(cubies)).filter(|before| *before != value);
            ShownCoordinate { coordinate, value, before }
        };
        Some(Self {
            arrays: cubies.arrays().into_iter().enumerate().map(array).collect(),
            coordinates: coordinates::coordinates_for(shown.puzzle()).map(coordinate).collect(),
        })
    }
}

/// Names of the pieces of a permutation array; empty for orientations.
pub fn piece_names(array: &CubieArray) -> Vec<String> {
    let name = |value: &u8| array.places.get(usize::from(*value)).cloned().unwrap_or_default();
    if array.are_pieces { array.values.iter().map(name).collect() } else { Vec::new() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use unfold_engine::{notation, puzzle::PuzzleId};

    #[test]
    fn reports_what_a_move_changes() {
        let state = |moves: &str| {
            notation::parse_facelets_or_moves(PuzzleId::Cube3, moves).expect("moves").state(PuzzleId::Cube3)
        };
        let table = CoordinateTable::new(&state("R U"), Some(&state("R"))).expect("a state");
        let changed = |n: usize| table.arrays[n].cells.iter().filter(|cell| cell.is_changed).count();
        // U moves four corners and four edges and flips none.
        assert_eq!([changed(0), changed(2)], [4, 4]);
        let named: Vec<&str> =
            table.coordinates.iter().filter(|c| c.before.is_some()).map(|c| c.coordinate.name).collect();
        assert!(named.contains(&"corners") && !named.contains(&"flip"), "{named:?}");
        let alone = CoordinateTable::new(&state("R U"), None).expect("a state");
        assert!(alone.arrays.iter().all(|array| array.cells.iter().all(|cell| !cell.is_changed)));
        assert!(alone.coordinates.iter().all(|shown| shown.before.is_none()));
        assert!(CoordinateTable::new(&Facelets::solved(PuzzleId::Tess2), None).is_none());
    }
}
