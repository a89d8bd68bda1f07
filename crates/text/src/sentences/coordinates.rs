//! Texts about coordinates of cubes, and errors of move-table look-ups.

use crate::editor::puzzle_names;
use crate::{Text, UserError, coordinates as say};
use unfold_engine::puzzle::{Move, PuzzleId};
use unfold_engine::puzzles::coordinates::{self, Coordinate};

/// Lists the puzzles with coordinates, separated by commas.
pub fn puzzle_list() -> String {
    puzzle_names(PuzzleId::ALL.into_iter().filter(|puzzle| coordinates::coordinates_for(*puzzle).next().is_some()))
}

/// Meaning of a cubie array: `cp`, `co`, `ep` or `eo`.
pub fn array(name: &str) -> Text<0> {
    match name {
        "cp" => say::ARRAY_CP,
        "co" => say::ARRAY_CO,
        "ep" => say::ARRAY_EP,
        _ => say::ARRAY_EO,
    }
}

/// Meaning of a coordinate.
pub fn meaning(coordinate: &Coordinate) -> Text<0> {
    match (coordinate.name, coordinate.puzzle.def().size) {
        ("corners", 2) => say::MEANING_CORNERS_CUBE2,
        ("corners", _) => say::MEANING_CORNERS,
        ("twist", _) => say::MEANING_TWIST,
        ("flip", _) => say::MEANING_FLIP,
        ("slice", _) => say::MEANING_SLICE,
        ("slice_sorted", _) => say::MEANING_SLICE_SORTED,
        _ => say::MEANING_UD_EDGES,
    }
}

/// Describes a coordinate that is undefined for a position.
pub fn undefined(coordinate: &Coordinate) -> UserError {
    UserError::new(say::COORDINATE_UNDEFINED.with([&coordinate.name]), say::COORDINATE_UNDEFINED_DO)
}

/// Looks up the value after a move in the coordinate's move table.
///
/// # Errors
/// The value is out of range, or the table lacks the move.
pub fn value_after(coordinate: &Coordinate, value: u32, mv: Move) -> Result<u32, UserError> {
    let (name, size) = (coordinate.name, coordinate.size);
    if value >= size {
        let what = say::COORDINATE_TOO_LARGE.with([&name, &size]);
        return Err(UserError::new(what, say::COORDINATE_TOO_LARGE_DO.with([&(size - 1)])));
    }
    coordinate.after(value, mv).ok_or_else(|| {
        let def = coordinate.puzzle.def();
        let moves: Vec<&str> = coordinate.moves().map(|known| def.moves[known.index()].name.as_str()).collect();
        let what = say::COORDINATE_NO_MOVE.with([&name, &def.moves[mv.index()].name]);
        UserError::new(what, say::COORDINATE_NO_MOVE_DO.with([&moves.join(" ")]))
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::Language;
    use unfold_engine::puzzles::ALL;
    use unfold_engine::puzzles::coordinates::coordinates_for;

    #[test]
    fn each_coordinate_has_its_own_description() {
        for puzzle in ALL {
            let words: BTreeSet<&str> =
                coordinates_for(puzzle).map(|known| meaning(known).get(Language::ENGLISH)).collect();
            assert_eq!(words.len(), coordinates_for(puzzle).count());
        }
    }
}
