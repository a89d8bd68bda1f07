//! Macros and their form in the settings file.

use super::placing::{check, name, parse_name};
use unfold_engine::notation;
use unfold_engine::puzzle::{PuzzleId, Sequence};

pub const MAX_MACROS: usize = 500;
/// Maximum number of moves per macro.
pub const MAX_MOVES: usize = 1_000;
/// Maximum length of a name, in characters.
pub const MAX_NAME: usize = 60;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Macro {
    pub puzzle: PuzzleId,
    pub name: String,
    pub moves: Sequence,
    /// Reference stickers, as facelet indices.
    pub stickers: [usize; 3],
}

/// A macro in the settings file.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct MacroRecord {
    pub puzzle: PuzzleId,
    pub name: String,
    /// In the puzzle's notation.
    pub moves: String,
    /// Reference stickers, each as piece and face or cell (`UFR U`).
    pub stickers: [String; 3],
}

impl Macro {
    /// Parses a record; `None` if its moves or stickers are invalid.
    pub fn read(record: &MacroRecord) -> Option<Self> {
        let puzzle = record.puzzle;
        let moves = notation::parse(puzzle, &record.moves).ok().filter(|moves| moves.0.len() <= MAX_MOVES)?;
        let [a, b, c] = &record.stickers;
        let stickers = [parse_name(puzzle, a)?, parse_name(puzzle, b)?, parse_name(puzzle, c)?];
        check(puzzle, &stickers).ok()?;
        Some(Self { puzzle, name: record.name.clone(), moves, stickers })
    }

    pub fn record(&self) -> MacroRecord {
        MacroRecord {
            puzzle: self.puzzle,
            name: self.name.clone(),
            moves: notation::print(self.puzzle, &self.moves),
            stickers: self.stickers.map(|facelet| name(self.puzzle, facelet)),
        }
    }
}
