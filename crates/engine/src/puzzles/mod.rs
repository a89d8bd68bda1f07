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
    /// Returns the definition of this puzzle.
    pub fn def(self) -> &'static PuzzleDef {
        &row(self).def
    }

    /// Returns the puzzle with this command-line name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|p| p.def().name == name)
    }
}

/// Reads facelets as arrays; the error is the first reason why they are not a state.
pub(crate) type ReadArrays = fn(&Facelets) -> Result<Vec<CubieArray>, InvalidState>;

/// Opens or builds the table with this name; `None` if the puzzle has no such table.
pub(crate) type BuildTable = fn(&str, &Tables, Workers) -> Option<Result<(), TableError>>;

/// A puzzle's definition and what depends on it, such as its solvers.
pub(crate) struct Row {
    /// Definition of the puzzle.
    pub def: LazyLock<PuzzleDef>,
    /// Solvers, the default first.
    pub solvers: &'static [&'static dyn Solver],
    /// Coordinates by Kociemba's names; none if the solvers use none.
    pub coordinates: &'static [Coordinate],
    /// The arrays that describe the pieces, if there are coordinates.
    pub arrays: Option<ReadArrays>,
    /// Maximum length of a solution that a search usually finds within a second.
    pub quick_length: usize,
    /// Opens or builds one of the puzzle's tables.
    pub build: BuildTable,
    /// The search of several states at once, if its tables are shared between solves.
    pub open_states: Option<algorithms::OpenStates>,
    /// Catalogues of cases.
    pub catalogues: &'static [Catalogue],
    /// Commutators of three turns with one that are three-cycles, found by trying all, up to rotations of the whole
    /// puzzle. None for cubes.
    pub commutators: &'static [(&'static str, &'static str)],
    /// The solver that replaces the default for a proof, if any.
    pub prover: Option<&'static dyn Solver>,
}

/// Returns the catalogues of cases of a puzzle.
pub fn catalogues(puzzle: PuzzleId) -> &'static [Catalogue] {
    row(puzzle).catalogues
}

/// Returns the data of a puzzle: the single list of puzzles.
pub(crate) fn row(puzzle: PuzzleId) -> &'static Row {
    match puzzle {
        PuzzleId::Cube2 => &cube2::ROW,
        PuzzleId::Cube3 => &cube3::ROW,
        PuzzleId::Tess2 => &tess2::ROW,
        PuzzleId::Tess3 => &tess3::ROW,
    }
}
