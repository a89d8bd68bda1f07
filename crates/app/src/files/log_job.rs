//! Writes a log.

use std::path::PathBuf;

use crate::export::{file_error::FileError, place::Existing};
use crate::{document::manual_solve::Turned, system::log_files};
use unfold_engine::mc4d::Log;
use unfold_engine::puzzle::{PuzzleId, Sequence};

/// Writes a log.
#[derive(Debug)]
pub struct LogJob {
    /// The file.
    pub path: PathBuf,
    /// The treatment of a file that is there.
    pub existing: Existing,
    /// The log.
    pub log: Log,
    /// Its content.
    pub what: SavedLog,
}

/// The content of a log that is saved.
#[derive(Debug)]
pub enum SavedLog {
    /// The solution of a puzzle that is shown, with its moves: it ends solved.
    Solution(PuzzleId, Sequence),
    /// Turns made by hand: it ends with their position.
    Turns(Turned),
}

/// The end of writing a log.
#[derive(Debug)]
pub struct LogSaved {
    /// The file.
    pub path: PathBuf,
    /// Its content.
    pub what: SavedLog,
    /// The error, if it was not written.
    pub saved: Result<(), FileError>,
}

impl LogJob {
    /// Runs the job, and returns its last report.
    pub fn run(self) -> LogSaved {
        let Self { path, existing, log, what } = self;
        let saved = match &what {
            SavedLog::Solution(..) => log_files::save(&path, &log, existing),
            SavedLog::Turns(turned) => log_files::save_turns(&path, &log, &turned.to, existing),
        };
        LogSaved { path, what, saved }
    }
}
