//! The texts of the net that is painted, and of the puzzles.

pub use super::texts::{editor::*, search_news::*};
use super::{Text, language::Language, puzzles::texts};
use unfold_engine::puzzle::PuzzleId;

/// The name of a puzzle as people write it.
pub const fn puzzle_name(puzzle: PuzzleId) -> Text<0> {
    texts(puzzle).name
}

/// The names of puzzles as people write them, with commas. They are numbers, the same in every language.
pub fn puzzle_names(puzzles: impl IntoIterator<Item = PuzzleId>) -> String {
    let names = puzzles.into_iter().map(|puzzle| puzzle_name(puzzle).get(Language::ENGLISH));
    names.collect::<Vec<_>>().join(", ")
}

/// The name of turning the whole puzzle.
pub const fn turn_whole(puzzle: PuzzleId) -> Text<0> {
    texts(puzzle).turn_whole
}

/// The hint on what may be typed for a position of a puzzle.
pub const fn position_hint(puzzle: PuzzleId) -> Text<0> {
    texts(puzzle).position_hint
}

/// The names of a puzzle's colours, by colour number: the usual scheme of cubes, MC4D's default colours of the hypercube.
pub fn colour_names(puzzle: PuzzleId) -> &'static [Text<0>] {
    match puzzle.def().dimensions {
        3 => &[WHITE, RED, GREEN, YELLOW, ORANGE, BLUE],
        _ => &[PURPLE, YELLOW, GREEN, ORANGE, RED, BLUE, WHITE, PINK],
    }
}
