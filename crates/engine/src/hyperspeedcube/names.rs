//! Hyperspeedcube's names of the puzzles.

use super::Version;
use crate::puzzle::{Notation, PuzzleDef, PuzzleId};

/// Hyperspeedcube's version number of both puzzle families.
pub(super) const PUZZLE_VERSION: &str = "1.0.1";

/// Returns the name of a puzzle's family in version 1, and the prefix of its id in versions 2 and 3.
fn family(def: &PuzzleDef) -> (&'static str, &'static str) {
    match def.notation {
        Notation::Cube => ("Rubiks3D", "ft_cube"),
        Notation::Hypercube => ("Rubiks4D", "ft_hypercube"),
    }
}

/// Returns the id of a puzzle in a version; in version 1 the family name, since the size is written separately.
pub(super) fn id(puzzle: PuzzleId, version: Version) -> String {
    let def = puzzle.def();
    let ((old, new), size) = (family(def), def.size);
    match version {
        Version::One => old.to_owned(),
        Version::Two => format!("{new}:{size}"),
        Version::Three => format!("{new}({size})"),
    }
}

/// Returns the puzzle with this id in version 2 or 3, such as `ft_cube:3` or `ft_cube(3)`.
pub(super) fn puzzle_with_id(id: &str) -> Option<PuzzleId> {
    let is = |puzzle: &PuzzleId| [Version::Two, Version::Three].iter().any(|version| self::id(*puzzle, *version) == id);
    PuzzleId::ALL.into_iter().find(is)
}

/// Returns the puzzle with this family name in version 1 and this number of layers.
pub(super) fn puzzle_of_family(name: &str, layers: usize) -> Option<PuzzleId> {
    PuzzleId::ALL.into_iter().find(|puzzle| family(puzzle.def()).0 == name && puzzle.def().size == layers)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_puzzle_is_found_by_each_of_its_names() {
        for puzzle in PuzzleId::ALL {
            for version in [Version::Two, Version::Three] {
                assert_eq!(puzzle_with_id(&id(puzzle, version)), Some(puzzle));
            }
            assert_eq!(puzzle_of_family(&id(puzzle, Version::One), puzzle.def().size), Some(puzzle));
        }
        for other in ["ft_cube:4", "ft_cube(03)", "ft_cube:2 ", "ft_hypercube", "megaminx", ""] {
            assert_eq!(puzzle_with_id(other), None, "{other}");
        }
        assert_eq!((puzzle_of_family("Rubiks4D", 4), puzzle_of_family("Rubiks5D", 3)), (None, None));
    }
}
