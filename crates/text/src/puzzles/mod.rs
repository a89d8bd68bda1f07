//! Texts specific to one puzzle, in a file per puzzle.

mod cube2;
mod cube3;
mod tess2;
mod tess3;

pub use cube3::{cross_row, reached, step_goal};

use crate::{Phrase, Text};
use unfold_engine::puzzle::PuzzleId;

pub(crate) struct PuzzleTexts {
    /// Displayed name.
    pub name: Text<0>,
    /// Label of the command that rotates the whole puzzle.
    pub turn_whole: Text<0>,
    /// Placeholder of the position field.
    pub position_hint: Text<0>,
    /// Advice on facelet characters, given the letters of faces and of colours.
    pub facelet_characters: fn(&str, &str) -> Phrase,
    /// Advice on the number of facelets, given the letters of faces.
    pub facelet_count: fn(&str) -> Phrase,
    /// Advice on move notation.
    pub moves: Text<0>,
}

pub(crate) const fn texts(puzzle: PuzzleId) -> &'static PuzzleTexts {
    match puzzle {
        PuzzleId::Cube2 => &cube2::TEXTS,
        PuzzleId::Cube3 => &cube3::TEXTS,
        PuzzleId::Tess2 => &tess2::TEXTS,
        PuzzleId::Tess3 => &tess3::TEXTS,
    }
}
