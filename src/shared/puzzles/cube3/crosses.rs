//! The puzzle that is begun with a cross, and what the engine knows of that.

use unfold_engine::puzzle::PuzzleId;

pub use unfold_engine::puzzles::cube3::search::cross::{Cross, FACES, Ties, all, crosses, extended, slots};
pub use unfold_engine::puzzles::cube3::search::cross_rows;
pub use unfold_engine::puzzles::cube3::tables::cross::{CROSSES, CrossTables};
pub use unfold_engine::puzzles::cube3::tables::xcross::XcrossTables;

/// The puzzle whose crosses they are.
pub const PUZZLE: PuzzleId = PuzzleId::Cube3;
