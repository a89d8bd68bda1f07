//! A macro, and how the settings file keeps it.

use super::placing::{check, name, named};
use unfold_engine::notation;
use unfold_engine::puzzle::{PuzzleId, Sequence};

/// The most macros that are kept.
pub const MAX_MACROS: usize = 500;
/// The most moves of a macro.
pub const MAX_MOVES: usize = 1_000;
/// The most characters of its name.
pub const MAX_NAME: usize = 60;

/// Moves that are kept under a name, and where they act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Macro {
    /// The puzzle.
    pub puzzle: PuzzleId,
    /// Its name.
    pub name: String,
    /// Its moves.
    pub moves: Sequence,
    /// The stickers that stand for its place.
    pub stickers: [usize; 3],
}

/// A macro as the settings file has it.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct MacroRecord {
    /// The puzzle.
    pub puzzle: PuzzleId,
    /// Its name.
    pub name: String,
    /// Its moves, in the puzzle's notation.
    pub moves: String,
    /// Its stickers: the place of the piece, and the letter of the face or cell.
    pub stickers: [String; 3],
}

impl Macro {
    /// The macro of a record; `None` if its moves or its stickers are none.
    pub fn read(record: &MacroRecord) -> Option<Self> {
        let puzzle = record.puzzle;
        let moves = notation::parse(puzzle, &record.moves).ok().filter(|moves| moves.0.len() <= MAX_MOVES)?;
        let [a, b, c] = &record.stickers;
        let stickers = [named(puzzle, a)?, named(puzzle, b)?, named(puzzle, c)?];
        check(puzzle, &stickers).ok()?;
        Some(Self { puzzle, name: record.name.clone(), moves, stickers })
    }

    /// Its record.
    pub fn record(&self) -> MacroRecord {
        MacroRecord {
            puzzle: self.puzzle,
            name: self.name.clone(),
            moves: notation::print(self.puzzle, &self.moves),
            stickers: self.stickers.map(|facelet| name(self.puzzle, facelet)),
        }
    }
}
