//! Jobs that open logs, sessions and texts, check for a file, and write logs.

use std::path::{Path, PathBuf};

use crate::document::{OpenLog, manual_solve::TurnsToSave};
use crate::export::{destination::IfExists, file_error::FileError};
use crate::file_kind::FileKind;
use crate::session::{format, record::Session};
use crate::system::{log_files, utf16};
use unfold_engine::logs::{self, LogFormat, SolveLog};
use unfold_engine::notation::heading;
use unfold_engine::puzzle::{Facelets, PuzzleId, Sequence};

/// Reads a log, session or text, distinguished mainly by content. Only regular files of bounded size are read, so a pipe or device
/// cannot block.
///
/// # Errors
/// The file cannot be read or parsed.
pub fn open_any(path: &Path) -> Result<Opened, FileError> {
    let (path, bytes) = log_files::read_contents(path, logs::MAX_LOG_BYTES.max(format::MAX_SESSION_BYTES))?;
    if let Some(text) = text_of(&path, &bytes) {
        return Ok(Opened::Text(path, text));
    }
    if !format::looks_like(&bytes) {
        let logs = log_files::parse(&path, &bytes)?;
        return Ok(Opened::Logs(OpenLog::all(Some(&path), &logs)));
    }
    match format::read(&bytes) {
        Ok(session) => Ok(Opened::Session(path, Box::new(session))),
        Err(error) => Err(FileError::Refused { path, error: crate::session::sentences::session(&error) }),
    }
}

/// Decodes a text with positions or moves; `None` for other files. A text must not start like a log. Unless its first line names a puzzle,
/// it must also be neither blank, nor a session, nor named like a log.
fn text_of(path: &Path, bytes: &[u8]) -> Option<String> {
    let decoded = utf16::to_utf8(bytes);
    let text = std::str::from_utf8(&decoded).ok()?;
    let is_log = log_files::is_log(path) || logs::looks_like(text);
    let is_other = format::looks_like(bytes) || is_log || text.trim().is_empty();
    let is_headed = || !logs::looks_like(text) && heading::puzzle_in_text(text) != Ok(None);
    (!is_other || is_headed()).then(|| text.to_owned())
}

#[derive(Debug)]
pub struct OpenJob {
    pub path: PathBuf,
    /// Other files of the same request, which are not opened.
    pub others: Vec<PathBuf>,
}

#[derive(Debug)]
pub struct FileOpened {
    pub opened: Result<Opened, FileError>,
    /// Other files of the same request, which are not opened.
    pub others: Vec<PathBuf>,
}

impl OpenJob {
    pub fn run(self) -> FileOpened {
        FileOpened { opened: open_any(&self.path), others: self.others }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub enum Opened {
    /// At least one log.
    Logs(Vec<OpenLog>),
    /// A session, not validated yet.
    Session(PathBuf, Box<Session>),
    /// A text, not parsed yet.
    Text(PathBuf, String),
}

/// Checks whether a file to be written already exists.
#[derive(Debug)]
pub struct FileExistsJob {
    pub kind: FileKind,
    pub path: PathBuf,
}

#[derive(Debug)]
pub struct FileExistence {
    pub kind: FileKind,
    pub path: PathBuf,
    /// True if a file exists there; false for a folder.
    pub exists: bool,
}

impl FileExistsJob {
    pub fn run(self) -> FileExistence {
        FileExistence { kind: self.kind, exists: self.path.is_file(), path: self.path }
    }
}

#[derive(Debug)]
pub struct LogJob {
    pub path: PathBuf,
    /// Action if the file exists.
    pub existing: IfExists,
    pub log: SolveLog,
    /// Format, unless the file's extension names another.
    pub format: LogFormat,
    pub kind: SavedLogKind,
}

#[derive(Debug)]
pub enum SavedLogKind {
    /// The shown solution of a puzzle; the log ends solved.
    Solution(PuzzleId, Sequence),
    /// Turns made by hand; the log ends at the position that they reach.
    Turns(TurnsToSave),
    /// A row of moves.
    Row {
        /// Position at the end of the log.
        end: Facelets,
        /// Lengths of the moves after the scramble, or of all moves if no scramble is marked: in the puzzle's default metric, and in
        /// MC4D twists.
        lengths: [usize; 2],
    },
}

#[derive(Debug)]
pub struct LogSaved {
    pub path: PathBuf,
    pub kind: SavedLogKind,
    pub saved: Result<(), FileError>,
}

impl LogJob {
    pub fn run(self) -> LogSaved {
        let Self { path, existing, log, format, kind } = self;
        let format = log_files::format_by_extension(&path, format);
        let saved = match &kind {
            SavedLogKind::Solution(..) => log_files::save(&path, &log, format, existing),
            SavedLogKind::Turns(turned) => log_files::save_turns(&path, &log, format, &turned.to, existing),
            SavedLogKind::Row { end, .. } => log_files::save_turns(&path, &log, format, end, existing),
        };
        LogSaved { path, kind, saved }
    }
}
