//! What the program knows of each puzzle beyond the engine's `PuzzleDef`: pages, examples, lesson, steps. Code specific to one puzzle
//! belongs here.

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

/// The record of a puzzle. This is the only list of puzzles in the program.
pub fn record(puzzle: PuzzleId) -> &'static PuzzleRecord {
    match puzzle {
        PuzzleId::Cube2 => &cube2::RECORD,
        PuzzleId::Cube3 => &cube3::RECORD,
        PuzzleId::Tess2 => &tess2::RECORD,
        PuzzleId::Tess3 => &tess3::RECORD,
    }
}
