//! The puzzles one by one: pieces, tables and searches of each stand together in a folder of its own.

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

/// Every puzzle: [`PuzzleId::ALL`].
pub const ALL: [PuzzleId; PuzzleId::ALL.len()] = PuzzleId::ALL;

impl PuzzleId {
    /// The record of this puzzle.
    pub fn def(self) -> &'static PuzzleDef {
        &row(self).def
    }

    /// The puzzle with this command-line name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|p| p.def().name == name)
    }
}

/// Reads facelets as arrays; fails with the first reason why they are not a state.
pub(crate) type ReadArrays = fn(&Facelets) -> Result<Vec<CubieArray>, InvalidState>;

/// Opens or builds the table with a name; `None` if the puzzle has no such table.
pub(crate) type BuildTable = fn(&str, &Tables, Workers) -> Option<Result<(), TableError>>;

/// Everything about one puzzle: its record, and its solvers, which the record cannot hold because they are made of it.
pub(crate) struct Row {
    /// Its record.
    pub def: LazyLock<PuzzleDef>,
    /// Its solvers, the default first.
    pub solvers: &'static [&'static dyn Solver],
    /// Its coordinates by Kociemba's names; none if its solvers do not use any.
    pub coordinates: &'static [Coordinate],
    /// The arrays that describe its pieces, if it has coordinates.
    pub arrays: Option<ReadArrays>,
    /// The most moves of a solution that a search usually finds within a second.
    pub quick_length: usize,
    /// Opens or builds the table with this name; `None` if the puzzle has no such table.
    pub build: BuildTable,
    /// The search of shortest solutions of several states at once, if its tables serve more than one solve.
    pub open_states: Option<algorithms::OpenStates>,
    /// Its catalogues of cases; none if people have none of it.
    pub catalogues: &'static [Catalogue],
    /// Commutators of three turns with one that carry three pieces round: up to rotations of the whole puzzle all that trying every one
    /// found. None of a cube.
    pub commutators: &'static [(&'static str, &'static str)],
    /// The solver that takes the place of the default where a proof is wanted, if there is one.
    pub prover: Option<&'static dyn Solver>,
}

/// The catalogues of cases of a puzzle.
pub fn catalogues(puzzle: PuzzleId) -> &'static [Catalogue] {
    row(puzzle).catalogues
}

/// The row of a puzzle: the one list of puzzles.
pub(crate) fn row(puzzle: PuzzleId) -> &'static Row {
    match puzzle {
        PuzzleId::Cube2 => &cube2::ROW,
        PuzzleId::Cube3 => &cube3::ROW,
        PuzzleId::Tess2 => &tess2::ROW,
        PuzzleId::Tess3 => &tess3::ROW,
    }
}
