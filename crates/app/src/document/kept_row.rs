//! A row of moves that is kept beside those of a position.

use std::sync::Arc;

use super::manual_solve::ManualSolveStart;
use unfold_engine::puzzle::{Sequence, pattern::Pattern};

/// The most rows that are kept of a position.
pub const MAX_KEPT: usize = 50;

/// The name of a row that is kept.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum RowName {
    /// It is another row with a shorter stretch.
    Shortened,
    /// It is another row that was edited.
    Edited,
    /// It is a copy of another row.
    Kept,
    /// A person has named it so.
    Named(String),
}

/// A row of moves that is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptRow {
    /// Its name.
    pub name: RowName,
    /// The moves.
    pub moves: Sequence,
    from: Arc<ManualSolveStart>,
    painting: Pattern,
}

impl KeptRow {
    /// A row whose first move is made on the position at the end of `from.lead`.
    pub fn new(name: RowName, from: Arc<ManualSolveStart>, moves: Sequence) -> Self {
        let painting = Pattern::of(&from.position.after_all(&from.lead));
        Self { name, moves, from, painting }
    }

    /// The position before its first move, and how it came to be.
    pub fn from(&self) -> &Arc<ManualSolveStart> {
        &self.from
    }

    /// The position before its first move, as it is painted.
    pub fn painting(&self) -> &Pattern {
        &self.painting
    }
}
