//! The arrays and coordinates of a position, and what the move before changed of them.

use unfold_engine::puzzle::Facelets;
use unfold_engine::puzzles::coordinates::{self, Coordinate, CubieArray, Cubies};

/// A place of an array.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArrayCell {
    /// The letters of the place.
    pub place: String,
    /// The value that stands there.
    pub value: u8,
    /// The letters of the piece, where values are pieces.
    pub piece: Option<String>,
    /// True if it was another value before the move.
    pub changed: bool,
}

/// An array of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownArray {
    /// Its name: `cp`, `co`, `ep` or `eo`.
    pub name: &'static str,
    /// The values, place by place.
    pub cells: Vec<ArrayCell>,
}

/// A coordinate of a position.
#[derive(Clone, Copy, Debug)]
pub struct ShownCoordinate {
    /// The coordinate.
    pub coordinate: &'static Coordinate,
    /// Its value; `None` where it does not describe the position.
    pub value: Option<u32>,
    /// The value before the move, where it was another.
    pub before: Option<Option<u32>>,
}

/// Facts about a position.
#[derive(Clone, Debug)]
pub struct CoordinateTable {
    /// The arrays.
    pub arrays: Vec<ShownArray>,
    /// The coordinates.
    pub coordinates: Vec<ShownCoordinate>,
}

impl CoordinateTable {
    /// Describes a position, with what is different from the one before; `None` of facelets that are no state, or of a
    /// puzzle that has no such numbers.
    pub fn of(shown: &Facelets, before: Option<&Facelets>) -> Option<Self> {
        let read = |state: &Facelets| Cubies::of(state)?.ok();
        let cubies = read(shown)?;
        let earlier = before.filter(|before| before.puzzle() == shown.puzzle()).and_then(read);
        let old = earlier.as_ref().map(Cubies::arrays).unwrap_or_default();
        let array = |(n, array): (usize, CubieArray)| {
            let pieces = piece_names(&array);
            let old = old.get(n).map(|old| &old.values);
            let cell = |(p, (place, value)): (usize, (String, u8))| ArrayCell {
                place,
                value,
                piece: pieces.get(p).cloned(),
                changed: old.is_some_and(|old| old[p] != value),
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
            coordinates: coordinates::of(shown.puzzle()).map(coordinate).collect(),
        })
    }
}

/// The letters of the pieces of an array; none where its values are no pieces.
pub fn piece_names(array: &CubieArray) -> Vec<String> {
    let name = |value: &u8| array.places.get(usize::from(*value)).cloned().unwrap_or_default();
    if array.pieces { array.values.iter().map(name).collect() } else { Vec::new() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use unfold_engine::{notation, puzzle::PuzzleId};

    #[test]
    fn what_a_move_changes_is_told() {
        let state = |moves: &str| notation::typed(PuzzleId::Cube3, moves).expect("moves").state(PuzzleId::Cube3);
        let table = CoordinateTable::of(&state("R U"), Some(&state("R"))).expect("a state");
        let changed = |n: usize| table.arrays[n].cells.iter().filter(|cell| cell.changed).count();
        // U carries four corners and four edges, and flips no edge; which values change depends on those that change places.
        assert_eq!([changed(0), changed(2)], [4, 4]);
        let named: Vec<&str> =
            table.coordinates.iter().filter(|c| c.before.is_some()).map(|c| c.coordinate.name).collect();
        assert!(named.contains(&"corners") && !named.contains(&"flip"), "{named:?}");
        let alone = CoordinateTable::of(&state("R U"), None).expect("a state");
        assert!(alone.arrays.iter().all(|array| array.cells.iter().all(|cell| !cell.changed)));
        assert!(alone.coordinates.iter().all(|shown| shown.before.is_none()));
        assert!(CoordinateTable::of(&Facelets::solved(PuzzleId::Tess2), None).is_none());
    }
}
