//! Looks whether a file is there that is to be written.

use std::path::PathBuf;

use crate::file_kind::FileKind;

/// Looks whether a file is there that is to be written.
#[derive(Debug)]
pub struct LookJob {
    /// The kind of file that is to be written.
    pub kind: FileKind,
    /// The file.
    pub path: PathBuf,
}

/// The answer to a [`LookJob`].
#[derive(Debug)]
pub struct FileSeen {
    /// The kind of file that is to be written.
    pub kind: FileKind,
    /// The file.
    pub path: PathBuf,
    /// True if it is there.
    pub is_there: bool,
}

impl LookJob {
    /// Runs the job, and returns its last report.
    pub fn run(self) -> FileSeen {
        FileSeen { kind: self.kind, is_there: self.path.is_file(), path: self.path }
    }
}
