//! The pieces, tables and searches of each puzzle, in a folder per puzzle.

pub mod algorithms;
pub mod build;
pub mod cases;
pub mod coordinates;
pub mod cube2;
pub mod cube3;
pub mod finish;
pub mod hypercube_insertions;
pub mod shortening;
pub mod solvers;
pub mod tess2;
pub mod tess3;

use std::sync::LazyLock;

use self::cases::Catalogue;
use self::coordinates::{Coordinate, CubieArray};
use crate::puzzle::{Facelets, InvalidState, PuzzleDef, PuzzleId};
use crate::search::Solver;
use crate::tables::{TableError, Tables, Workers};

/// All puzzles: [`PuzzleId::ALL`].
pub const ALL: [PuzzleId; PuzzleId::ALL.len()] = PuzzleId::ALL;

impl PuzzleId {
    /// Returns the definition of this puzzle, computed on first use.
    pub fn def(self) -> &'static PuzzleDef {
        &row(self).def
    }

    /// Returns the puzzle with this command-line name; `None` if there is none.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|p| p.def().name == name)
    }
}

/// Reads facelets as arrays; an invalid state gives the first error found.
pub(crate) type ReadArrays = fn(&Facelets) -> Result<Vec<CubieArray>, InvalidState>;

/// Opens or builds the table with this name; `None` if the puzzle has no such table.
pub(crate) type BuildTable = fn(&str, &Tables, Workers) -> Option<Result<(), TableError>>;

/// A puzzle's definition, solvers and other data.
pub(crate) struct PuzzleRow {
    pub def: LazyLock<PuzzleDef>,
    /// Solvers, the default first.
    pub solvers: &'static [&'static dyn Solver],
    /// Coordinates with Kociemba's names; empty if the solvers use none.
    pub coordinates: &'static [Coordinate],
    /// Reads the pieces as arrays; `None` if there are no coordinates.
    pub arrays: Option<ReadArrays>,
    /// Maximum length of a solution that a search usually finds within a second.
    pub quick_length: usize,
    /// Opens or builds one of the puzzle's tables.
    pub build: BuildTable,
    /// Opens a search of several states at once; `None` if the puzzle has no such search.
    pub open_states: Option<algorithms::OpenStateSearch>,
    pub catalogues: &'static [Catalogue],
    /// All commutators `[A, B]` of three turns and one turn that cycle three pieces, up to rotations of the whole puzzle. Empty for cubes.
    pub commutators: &'static [(&'static str, &'static str)],
    /// The solver that replaces the default for a proof, if any.
    pub prover: Option<&'static dyn Solver>,
}

/// Returns a puzzle's case catalogues; empty if it has none.
pub fn catalogues(puzzle: PuzzleId) -> &'static [Catalogue] {
    row(puzzle).catalogues
}

/// Returns the row of a puzzle. No other code lists the rows.
pub(crate) fn row(puzzle: PuzzleId) -> &'static PuzzleRow {
    match puzzle {
        PuzzleId::Cube2 => &cube2::ROW,
        PuzzleId::Cube3 => &cube3::ROW,
        PuzzleId::Tess2 => &tess2::ROW,
        PuzzleId::Tess3 => &tess3::ROW,
    }
}
