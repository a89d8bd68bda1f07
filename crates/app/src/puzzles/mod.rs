//! The record of each puzzle for the program, beside what the engine's `PuzzleDef` says: what there is to see of it, and which pages
//! explain how it is solved. Here alone the program's parts that are about one puzzle get their puzzle.

mod cube2;
mod cube3;
pub mod lesson;
pub mod puzzle_record;
pub mod steps;
mod tess2;
mod tess3;
pub(crate) mod together;

pub use self::cube2::graph;
pub use self::cube3::{crosses, fewest_moves, methods, score};

use self::puzzle_record::PuzzleRecord;
use unfold_engine::puzzle::PuzzleId;

/// The record of a puzzle: the one list of them in the program.
pub fn record(puzzle: PuzzleId) -> &'static PuzzleRecord {
    match puzzle {
        PuzzleId::Cube2 => &cube2::RECORD,
        PuzzleId::Cube3 => &cube3::RECORD,
        PuzzleId::Tess2 => &tess2::RECORD,
        PuzzleId::Tess3 => &tess3::RECORD,
    }
}
