//! The file that is being written, if one is.

use std::path::PathBuf;

use crate::task::tracked_task::TrackedTask;
use unfold_engine::puzzle::Facelets;
use unfold_text::Phrase;

/// Writing of a file, one at a time.
#[derive(Debug, Default)]
pub struct FileExport {
    pub(crate) work: TrackedTask<Work>,
}

impl FileExport {
    /// True if a file is being written.
    pub fn is_at_work(&self) -> bool {
        self.work.is_at_work()
    }
}

/// A file that is being written.
#[derive(Debug)]
pub(crate) struct Work {
    /// The news when it is there.
    pub(crate) news: Phrase,
    pub(crate) path: PathBuf,
    pub(crate) solution_of: Option<Facelets>,
    /// True if these are the rows of a batch.
    pub(crate) rows: bool,
}
