//! Form of positions of the graph of the 2x2x2.

use crate::puzzles::graph::Identifier;
use unfold_engine::{notation::facelets, puzzle::Facelets};

/// A way to write a position of the 2x2x2.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PositionForm {
    /// The 24 digits of the article whose graph it is: the same however the cube is held.
    #[default]
    Digits,
    /// The 24 letters of the facelets, as the cube is held.
    Facelets,
}

impl PositionForm {
    /// All of them, the usual one first.
    pub const ALL: [Self; 2] = [Self::Digits, Self::Facelets];

    /// Writes a position of the 2x2x2.
    pub fn write(self, state: &Facelets) -> String {
        match self {
            Self::Digits => Identifier::of(state).to_string(),
            Self::Facelets => facelets::print(state),
        }
    }
}
