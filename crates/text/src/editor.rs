//! Texts of the net editor and of the puzzles.

pub use super::texts::{editor::*, search_news::*};
use super::{Text, language::Language, puzzles::texts};
use unfold_engine::puzzle::PuzzleId;

/// Displayed name of a puzzle.
pub const fn puzzle_name(puzzle: PuzzleId) -> Text<0> {
    texts(puzzle).name
}

/// Joins the displayed names of puzzles with commas. The names are the same in every language.
pub fn puzzle_names(puzzles: impl IntoIterator<Item = PuzzleId>) -> String {
    let names = puzzles.into_iter().map(|puzzle| puzzle_name(puzzle).get(Language::ENGLISH));
    names.collect::<Vec<_>>().join(", ")
}

/// Label of the command that rotates the whole puzzle.
pub const fn turn_whole(puzzle: PuzzleId) -> Text<0> {
    texts(puzzle).turn_whole
}

/// Placeholder of the position field.
pub const fn position_hint(puzzle: PuzzleId) -> Text<0> {
    texts(puzzle).position_hint
}

/// Colour names by colour number: the usual scheme for cubes, MC4D's default colours for hypercubes.
pub fn colour_names(puzzle: PuzzleId) -> &'static [Text<0>] {
    match puzzle.def().dimensions {
        3 => &[WHITE, RED, GREEN, YELLOW, ORANGE, BLUE],
        _ => &[PURPLE, YELLOW, GREEN, ORANGE, RED, BLUE, WHITE, PINK],
    }
}
