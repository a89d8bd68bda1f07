//! The export file being written, if any.

use std::path::PathBuf;

use crate::task::tracked_task::TrackedTask;
use unfold_engine::puzzle::Facelets;
use unfold_text::Phrase;

#[derive(Debug, Default)]
pub struct FileExport {
    pub(crate) work: TrackedTask<PendingWrite>,
}

impl FileExport {
    pub fn is_running(&self) -> bool {
        self.work.is_running()
    }
}

#[derive(Debug)]
pub(crate) struct PendingWrite {
    /// Status message after success.
    pub(crate) news: Phrase,
    pub(crate) path: PathBuf,
    pub(crate) solution_of: Option<Facelets>,
    /// True if the file holds rows of a batch.
    pub(crate) has_rows: bool,
}
