//! The database that is being written, if one is.

use std::path::PathBuf;

use crate::task::tracked_task::TrackedTask;

/// The database that is being written, if one is.
#[derive(Debug, Default)]
pub struct CrossDatabase {
    /// With the file.
    pub(crate) task: TrackedTask<PathBuf>,
}

impl CrossDatabase {
    /// The part that is written, `0.0 <= part <= 1.0`; `None` when none is being written.
    pub fn progress(&self) -> Option<f64> {
        self.task.progress()
    }
}
