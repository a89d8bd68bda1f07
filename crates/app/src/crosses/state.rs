//! The database that is being written, if one is.

use std::collections::HashMap;
use std::path::PathBuf;

use crate::task::tracked_task::TrackedTask;
use unfold_engine::puzzle::{Move, Sequence};

/// The database that is being written, if one is.
#[derive(Debug, Default)]
pub struct CrossDatabase {
    /// With the file.
    pub(crate) task: TrackedTask<PathBuf>,
    /// True if moves are hidden, and shown one by one.
    pub hides_moves: bool,
    /// How many moves of crosses are shown while they are hidden.
    pub(crate) revealed: HashMap<Vec<Move>, usize>,
}

impl CrossDatabase {
    /// How many moves of a cross are shown.
    pub fn shown(&self, moves: &Sequence) -> usize {
        if self.hides_moves { self.revealed.get(&moves.0).copied().unwrap_or_default() } else { moves.0.len() }
    }

    /// The part that is written, `0.0 <= part <= 1.0`; `None` when none is being written.
    pub fn progress(&self) -> Option<f64> {
        self.task.progress()
    }
}
