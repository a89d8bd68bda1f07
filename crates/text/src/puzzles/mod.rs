//! The texts about one puzzle, which stand in a file for each.

mod cube2;
mod cube3;
mod tess2;
mod tess3;

pub use cube3::{cross_row, reached, step_goal};

use crate::{Phrase, Text};
use unfold_engine::puzzle::PuzzleId;

/// The texts about one puzzle.
pub(crate) struct PuzzleTexts {
    /// Its name as people write it.
    pub name: Text<0>,
    /// The name of turning the whole puzzle.
    pub turn_whole: Text<0>,
    /// The hint on what may be typed for a position.
    pub position_hint: Text<0>,
    /// The advice on the characters of facelets, from the letters of its faces and from those of colours.
    pub facelet_characters: fn(&str, &str) -> Phrase,
    /// The advice on the number of facelets, from the letters of its faces.
    pub facelet_count: fn(&str) -> Phrase,
    /// The advice on what a move is in Singmaster's letters.
    pub moves: Text<0>,
}

/// The texts about a puzzle.
pub(crate) const fn texts(puzzle: PuzzleId) -> &'static PuzzleTexts {
    match puzzle {
        PuzzleId::Cube2 => &cube2::TEXTS,
        PuzzleId::Cube3 => &cube3::TEXTS,
        PuzzleId::Tess2 => &tess2::TEXTS,
        PuzzleId::Tess3 => &tess3::TEXTS,
    }
}
