//! Per-puzzle data beyond the engine's `PuzzleDef`: pages, examples, lesson, steps. Code specific to one puzzle belongs here.

mod cube2;
mod cube3;
pub mod lesson;
pub(crate) mod piece_counts;
pub mod puzzle_record;
pub mod steps;
mod tess2;
mod tess3;

pub use self::cube2::graph;
pub use self::cube3::{crosses, fewest_moves, methods, score};

use self::puzzle_record::PuzzleRecord;
use unfold_engine::puzzle::PuzzleId;

/// Returns the record of a puzzle. No other code in this crate lists the puzzles, except tests.
pub fn record(puzzle: PuzzleId) -> &'static PuzzleRecord {
    match puzzle {
        PuzzleId::Cube2 => &cube2::RECORD,
        PuzzleId::Cube3 => &cube3::RECORD,
        PuzzleId::Tess2 => &tess2::RECORD,
        PuzzleId::Tess3 => &tess3::RECORD,
    }
}
