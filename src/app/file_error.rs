//! Files that a person opens and saves: what they are, and why they could not be read or written.

use std::io;
use std::path::PathBuf;

use crate::export::place::PlaceError;
use crate::model::document::open_log::OpenLog;
use crate::model::session::file::SessionFault;
use crate::model::session::record::Session;
use unfold_engine::batch::lines::LineError;
use unfold_engine::disk::read::{self, Refusal};
use unfold_engine::mc4d::LogError;
use unfold_engine::puzzle::PuzzleId;

/// Why a file was not opened or saved.
#[derive(Debug)]
pub enum FileError {
    /// The system did not let it be read.
    Read {
        /// The file.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// A folder, a device, a pipe.
    NotAFile {
        /// The path.
        path: PathBuf,
    },
    /// It is no log of a puzzle that is known.
    Log {
        /// The file; `None` of a text that was pasted.
        path: Option<PathBuf>,
        /// What is wrong with it.
        error: LogError,
    },
    /// It is a session that cannot be opened.
    Session {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        fault: SessionFault,
    },
    /// Its name ends as that of a log, which this puzzle has not.
    NoLog {
        /// The file.
        path: PathBuf,
        /// The puzzle.
        puzzle: PuzzleId,
    },
    /// Its name ends as no picture does that can be written.
    NoPicture {
        /// The file.
        path: PathBuf,
    },
    /// Its name ends as no sheet does that can be written.
    NoSheet {
        /// The file.
        path: PathBuf,
    },
    /// Its name ends as no animation does that can be written.
    NoAnimation {
        /// The file.
        path: PathBuf,
    },
    /// It has a line without an end.
    Endless {
        /// The file.
        path: PathBuf,
        /// The line, `1 <= line`.
        line: usize,
    },
    /// It could not be put in its place.
    Place(PlaceError),
    /// The log to be written would not end solved though it is to, or would not be read back as it is: a defect.
    Unsolved {
        /// The file.
        path: PathBuf,
    },
    /// The log to be written would not reach the position that is to be saved: a defect.
    Elsewhere {
        /// The file.
        path: PathBuf,
    },
}

impl From<PlaceError> for FileError {
    fn from(error: PlaceError) -> Self {
        Self::Place(error)
    }
}

impl FileError {
    /// The error of a regular file that could not be read.
    pub fn unread(path: PathBuf, source: io::Error) -> Self {
        let is_other =
            read::refusal(&source) == Some(Refusal::NotRegular) || source.kind() == io::ErrorKind::IsADirectory;
        if is_other { Self::NotAFile { path } } else { Self::Read { path, source } }
    }

    /// The error of a file whose lines could not be read to the end.
    pub fn of_lines(path: PathBuf, error: LineError) -> Self {
        match error {
            LineError::Endless { number } => Self::Endless { path, line: number },
            LineError::Read(source) => Self::Read { path, source },
        }
    }
}

/// What a file that was opened is.
#[derive(Clone, Debug, PartialEq)]
pub enum Opened {
    /// A log.
    Log(Box<OpenLog>),
    /// A session, not yet looked at closely.
    Session(PathBuf, Box<Session>),
}
