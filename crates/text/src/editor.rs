//! The texts of the net that is painted, and of the puzzles.

use super::Text;
use super::painting;
pub use super::texts::{editor::*, search_news::*};
use unfold_engine::puzzle::PuzzleId;

/// The name of a puzzle as people write it.
pub const fn puzzle_name(puzzle: PuzzleId) -> Text<0> {
    match puzzle {
        PuzzleId::Cube2 => CUBE2,
        PuzzleId::Cube3 => CUBE3,
        PuzzleId::Tess2 => TESS2,
    }
}

/// The name of turning the whole puzzle.
pub const fn turn_whole(puzzle: PuzzleId) -> Text<0> {
    match puzzle {
        PuzzleId::Cube2 | PuzzleId::Cube3 => TURN_WHOLE,
        PuzzleId::Tess2 => painting::TURN_WHOLE_HYPER,
    }
}

/// The hint on what may be typed for a position of a puzzle.
pub const fn position_hint(puzzle: PuzzleId) -> Text<0> {
    match puzzle {
        PuzzleId::Cube2 => POSITION_HINT_SMALL,
        PuzzleId::Cube3 => POSITION_HINT,
        PuzzleId::Tess2 => POSITION_HINT_HYPER,
    }
}

/// The names of a puzzle's colours, by colour number: the usual scheme of cubes, MC4D's default colours of the hypercube.
pub const fn colour_names(puzzle: PuzzleId) -> &'static [Text<0>] {
    match puzzle {
        PuzzleId::Cube2 | PuzzleId::Cube3 => &[WHITE, RED, GREEN, YELLOW, ORANGE, BLUE],
        PuzzleId::Tess2 => &[PURPLE, YELLOW, GREEN, ORANGE, RED, BLUE, WHITE, PINK],
    }
}
