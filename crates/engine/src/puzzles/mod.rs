//! The puzzles one by one: pieces, tables and searches of each stand together in a folder of its own.

pub mod build;
pub mod coordinates;
pub mod cube2;
pub mod cube3;
pub mod finish;
pub mod solvers;
pub mod tess2;

use std::sync::LazyLock;

use crate::puzzle::{PuzzleDef, PuzzleId};
use crate::search::Solver;

/// Every puzzle, in the order a person meets them.
pub const ALL: [PuzzleId; 3] = [PuzzleId::Cube2, PuzzleId::Cube3, PuzzleId::Tess2];

impl PuzzleId {
    /// The record of this puzzle.
    pub fn def(self) -> &'static PuzzleDef {
        &row(self).def
    }

    /// The puzzle with this command-line name.
    pub fn named(name: &str) -> Option<Self> {
        ALL.into_iter().find(|p| p.def().name == name)
    }
}

/// Everything about one puzzle: its record, and its solvers, which the record cannot hold because they are made of it.
pub(crate) struct Row {
    /// Its record.
    pub def: LazyLock<PuzzleDef>,
    /// Its solvers, the default first.
    pub solvers: &'static [&'static dyn Solver],
    /// The solver that takes the place of the default where a proof is wanted, if there is one.
    pub prover: Option<&'static dyn Solver>,
}

/// The row of a puzzle: the one list of puzzles.
pub(crate) fn row(puzzle: PuzzleId) -> &'static Row {
    match puzzle {
        PuzzleId::Cube2 => &cube2::ROW,
        PuzzleId::Cube3 => &cube3::ROW,
        PuzzleId::Tess2 => &tess2::ROW,
    }
}
