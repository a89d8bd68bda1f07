//! The files that a person opens: logs and sessions.

use std::path::{Path, PathBuf};

use crate::document::{OpenLog, manual_solve::Turned};
use crate::export::{file_error::FileError, place::Existing};
use crate::file_kind::FileKind;
use crate::session::{format, record::Session};
use crate::system::{log_files, utf16};
use unfold_engine::logs::{self, LogFormat, SolveLog};
use unfold_engine::notation::heading;
use unfold_engine::puzzle::{Facelets, PuzzleId, Sequence};

/// Reads logs, a session or a text: what stands in the file decides which, not its name.
///
/// # Errors
/// Only plain files of bounded size are read, so that neither a pipe nor a device can hold up the window.
pub fn open_any(path: &Path) -> Result<Opened, FileError> {
    let (path, bytes) = log_files::contents(path, logs::LIMIT.max(format::LIMIT))?;
    if let Some(text) = text_of(&path, &bytes) {
        return Ok(Opened::Text(path, text));
    }
    if !format::looks_like(&bytes) {
        let logs = log_files::parsed(&path, &bytes)?;
        return Ok(Opened::Logs(OpenLog::all(Some(&path), &logs)));
    }
    match format::read(&bytes) {
        Ok(session) => Ok(Opened::Session(path, Box::new(session))),
        Err(error) => Err(FileError::Refused { path, error: crate::session::sentences::session(&error) }),
    }
}

/// The text with a position that the bytes of a file may be: one whose first line names a puzzle, or any that is neither a session nor a
/// log, by its first word or by its name.
fn text_of(path: &Path, bytes: &[u8]) -> Option<String> {
    let decoded = utf16::utf8(bytes);
    let text = std::str::from_utf8(&decoded).ok()?;
    let is_log = log_files::is_log(path) || logs::looks_like(text);
    let is_other = format::looks_like(bytes) || is_log || text.trim().is_empty();
    let is_headed = || !logs::looks_like(text) && heading::of_text(text) != Ok(None);
    (!is_other || is_headed()).then(|| text.to_owned())
}

/// Reads a log, a session or a text.
#[derive(Debug)]
pub struct OpenJob {
    /// The file.
    pub path: PathBuf,
    /// Others that came with it and are not opened.
    pub others: Vec<PathBuf>,
}

/// A file that was read, or not.
#[derive(Debug)]
pub struct FileOpened {
    /// Its content.
    pub opened: Result<Opened, FileError>,
    /// Others that came with it and are not opened.
    pub others: Vec<PathBuf>,
}

impl OpenJob {
    /// Runs the job, and returns its last report.
    pub fn run(self) -> FileOpened {
        FileOpened { opened: open_any(&self.path), others: self.others }
    }
}

/// A file that was opened.
#[derive(Clone, Debug, PartialEq)]
pub enum Opened {
    /// Logs, at least one.
    Logs(Vec<OpenLog>),
    /// A session, not yet looked at closely.
    Session(PathBuf, Box<Session>),
    /// A text, not yet read.
    Text(PathBuf, String),
}

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

/// Writes a log.
#[derive(Debug)]
pub struct LogJob {
    /// The file.
    pub path: PathBuf,
    /// The treatment of a file that is there.
    pub existing: Existing,
    /// The log.
    pub log: SolveLog,
    /// The format in which it is written, unless the name of the file asks for another.
    pub format: LogFormat,
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
    /// A row of moves.
    Row {
        /// The position with which the log ends.
        end: Facelets,
        /// The length of the moves after the scramble, in the puzzle's metric, and MC4D's count of them.
        lengths: [usize; 2],
    },
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
        let Self { path, existing, log, format, what } = self;
        let format = log_files::format_named(&path, format);
        let saved = match &what {
            SavedLog::Solution(..) => log_files::save(&path, &log, format, existing),
            SavedLog::Turns(turned) => log_files::save_turns(&path, &log, format, &turned.to, existing),
            SavedLog::Row { end, .. } => log_files::save_turns(&path, &log, format, end, existing),
        };
        LogSaved { path, what, saved }
    }
}
