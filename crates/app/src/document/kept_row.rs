//! A saved row of moves.

use std::sync::Arc;

use super::manual_solve::ManualSolveStart;
use unfold_engine::puzzle::{Sequence, pattern::Pattern};

/// Maximum number of saved rows of a position.
pub const MAX_KEPT_ROWS: usize = 50;

/// Name of a saved row.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum RowName {
    /// A row with a shortened stretch.
    Shortened,
    /// An edited row.
    Edited,
    /// A copy of a row.
    Kept,
    /// Named by the user.
    Named(String),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptRow {
    pub name: RowName,
    pub moves: Sequence,
    from: Arc<ManualSolveStart>,
    painting: Pattern,
}

impl KeptRow {
    /// Creates a row whose first move applies to the position after `from.lead`.
    pub fn new(name: RowName, from: Arc<ManualSolveStart>, moves: Sequence) -> Self {
        let painting = Pattern::from_facelets(&from.position.after_all(&from.lead));
        Self { name, moves, from, painting }
    }

    /// The start of the row: the first move applies to the position after its lead.
    pub fn start(&self) -> &Arc<ManualSolveStart> {
        &self.from
    }

    /// The painting before the first move.
    pub fn painting(&self) -> &Pattern {
        &self.painting
    }
}
