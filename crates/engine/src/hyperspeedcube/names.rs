//! What Hyperspeedcube calls the puzzles.

use super::Version;
use crate::puzzle::{Notation, PuzzleDef, PuzzleId};

/// The version of its own that Hyperspeedcube gives both puzzles, cubes and hypercubes.
pub(super) const PUZZLE_VERSION: &str = "1.0.1";

/// The names of a family of puzzles: in version 1, and in versions 2 and 3 before the size.
fn family(def: &PuzzleDef) -> (&'static str, &'static str) {
    match def.notation {
        Notation::Cube => ("Rubiks3D", "ft_cube"),
        Notation::Hypercube => ("Rubiks4D", "ft_hypercube"),
    }
}

/// The id of a puzzle in files of a version; the name of its family in version 1, where the size stands apart.
pub(super) fn id(puzzle: PuzzleId, version: Version) -> String {
    let def = puzzle.def();
    let ((old, new), size) = (family(def), def.size);
    match version {
        Version::One => old.to_owned(),
        Version::Two => format!("{new}:{size}"),
        Version::Three => format!("{new}({size})"),
    }
}

/// The puzzle with an id of version 2 or 3: `ft_cube:3`, `ft_cube(3)`.
pub(super) fn puzzle_with_id(id: &str) -> Option<PuzzleId> {
    let is = |puzzle: &PuzzleId| [Version::Two, Version::Three].iter().any(|version| self::id(*puzzle, *version) == id);
    PuzzleId::ALL.into_iter().find(is)
}

/// The puzzle of a family in version 1 with so many layers.
pub(super) fn puzzle_of_family(name: &str, layers: usize) -> Option<PuzzleId> {
    PuzzleId::ALL.into_iter().find(|puzzle| family(puzzle.def()).0 == name && puzzle.def().size == layers)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_puzzle_is_found_by_its_names() {
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
