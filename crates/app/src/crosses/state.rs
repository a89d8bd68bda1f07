//! State of the crosses page.

use std::collections::HashMap;
use std::path::PathBuf;

use crate::task::tracked_task::TrackedTask;
use unfold_engine::puzzle::{Move, Sequence};

#[derive(Debug, Default)]
pub struct CrossesPage {
    /// The task that writes the database, with its path.
    pub(crate) task: TrackedTask<PathBuf>,
    /// True if moves are hidden and revealed one by one.
    pub hides_moves: bool,
    /// Number of moves revealed, per cross.
    pub(crate) revealed: HashMap<Vec<Move>, usize>,
}

impl CrossesPage {
    /// Number of moves of a cross to show; may exceed its length.
    pub fn shown_moves(&self, moves: &Sequence) -> usize {
        if self.hides_moves { self.revealed.get(&moves.0).copied().unwrap_or_default() } else { moves.0.len() }
    }

    /// Fraction of the database written, `0.0 <= progress <= 1.0`; `None` if none is being written.
    pub fn progress(&self) -> Option<f64> {
        self.task.progress()
    }
}
