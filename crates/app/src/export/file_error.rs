//! Errors when opening or saving files.

use std::io;
use std::path::{Path, PathBuf};

use super::destination::WriteError;
use unfold_engine::batch::lines::{LineError, MAX_SKIPPED_BYTES};
use unfold_engine::disk::read::{self, ReadError};
use unfold_engine::logs::SolveLogError;
use unfold_engine::puzzle::{PuzzleId, text::sanitized};
use unfold_text::{UserError, animation, editor, errors as say, numbers, picture_export, save_solution};
use unfold_text::{sentences::describe, sheet, shorten};

/// Error opening or saving a file.
#[derive(Debug)]
pub enum FileError {
    /// Reading failed, or the file is too large.
    Read {
        path: PathBuf,
        /// The system's error.
        source: io::Error,
    },
    /// Not a regular file but a folder, device or pipe.
    NotAFile(PathBuf),
    /// A folder without logs.
    NoLogs(PathBuf),
    /// The log is invalid, or of an unknown puzzle.
    Log {
        /// The file; `None` for pasted text.
        path: Option<PathBuf>,
        error: SolveLogError,
    },
    /// The content is unusable.
    Refused { path: PathBuf, error: UserError },
    /// The file has a log's extension, but the puzzle has no log format.
    NoLogFormat { path: PathBuf, puzzle: PuzzleId },
    /// The extension belongs to no picture format.
    NoPictureFormat(PathBuf),
    /// The extension belongs to no sheet format.
    NoSheetFormat(PathBuf),
    /// The extension belongs to no animation format.
    NoAnimationFormat(PathBuf),
    /// A line is too long.
    LineTooLong {
        path: PathBuf,
        /// Line number, from 1.
        line: usize,
    },
    /// A folder's path is, or contains, an existing file.
    NotAFolder(PathBuf),
    /// The reader's thread could not be started.
    NoThread(io::Error),
    /// The file could not be written.
    Write(WriteError),
    /// Bug: the log to write would not end solved, or would not read back unchanged.
    InvalidLog(PathBuf),
    /// Bug: the log to write would not reach the position to save.
    WrongPosition(PathBuf),
}

impl From<WriteError> for FileError {
    fn from(error: WriteError) -> Self {
        Self::Write(error)
    }
}

impl FileError {
    /// The error for a file that could not be read.
    pub fn from_read_error(path: PathBuf, source: io::Error) -> Self {
        let is_other =
            read::read_error(&source) == Some(ReadError::NotRegular) || source.kind() == io::ErrorKind::IsADirectory;
        if is_other { Self::NotAFile(path) } else { Self::Read { path, source } }
    }

    /// The error for a text file whose lines could not be read.
    pub fn from_line_error(path: PathBuf, error: LineError) -> Self {
        match error {
            LineError::Endless(number) => Self::LineTooLong { path, line: number },
            LineError::Read(source) => Self::Read { path, source },
            LineError::Thread(source) => Self::NoThread(source),
            other => Self::Read { path, source: io::Error::other(other) },
        }
    }

    /// Describes the error for the user: what is wrong, where, and what to do.
    pub fn explain(&self) -> UserError {
        let (error, path) = match self {
            Self::Read { path, source } => {
                let is_too_large = matches!(read::read_error(source), Some(ReadError::TooLarge(_)));
                let advice = if is_too_large { say::READ_TOO_LARGE_DO } else { say::READ_FAILED_DO };
                (UserError::new(say::READ_FAILED.with([&describe::io_error(source)]), advice), path)
            }
            Self::NoThread(source) => {
                return UserError::new(say::NO_THREAD.with([&describe::io_error(source)]), say::NO_THREAD_DO);
            }
            Self::NoLogs(path) => {
                let folder = sanitized(path.display());
                return UserError::new(shorten::SHORTEN_NO_LOGS.with([&folder]), shorten::SHORTEN_NO_LOGS_DO);
            }
            Self::NotAFile(path) => (UserError::new(say::READ_NOT_A_FILE, say::READ_NOT_A_FILE_DO), path),
            Self::Log { path, error } => {
                let error = describe::log(error);
                return match path {
                    Some(path) => with_file(path, error),
                    None => error,
                };
            }
            Self::LineTooLong { path, line } => {
                let what = say::LINE_ENDLESS.with([&numbers::megabytes(MAX_SKIPPED_BYTES)]);
                let place = say::LIST.with([&describe::at_file(path), &say::AT_LINE.with([line])]);
                return UserError::new(what, say::LINE_ENDLESS_DO).with_place(place);
            }
            Self::NoLogFormat { path, puzzle } => {
                let what = save_solution::NO_LOG.with([&editor::puzzle_name(*puzzle)]);
                (UserError::new(what, save_solution::NO_LOG_DO), path)
            }
            Self::NoPictureFormat(path) => {
                (UserError::new(picture_export::NO_FORMAT, picture_export::NO_FORMAT_DO), path)
            }
            Self::NoAnimationFormat(path) => {
                (UserError::new(animation::NO_ANIMATION_FORMAT, animation::NO_ANIMATION_FORMAT_DO), path)
            }
            Self::NotAFolder(path) => (UserError::new(say::WRITE_FILE_FOR_FOLDER, say::WRITE_FILE_FOR_FOLDER_DO), path),
            Self::NoSheetFormat(path) => (UserError::new(sheet::NO_SHEET_FORMAT, sheet::NO_SHEET_FORMAT_DO), path),
            Self::Refused { path, error } => return with_file(path, error.clone()),
            Self::Write(WriteError::Write { path, source }) if source.kind() == io::ErrorKind::NotFound => {
                (UserError::new(say::WRITE_NO_FOLDER, say::WRITE_FAILED_DO), path)
            }
            Self::Write(WriteError::Write { path, source }) => {
                (UserError::new(say::WRITE_FAILED.with([&describe::io_error(source)]), say::WRITE_FAILED_DO), path)
            }
            Self::Write(WriteError::Exists(path)) => (UserError::new(say::WRITE_EXISTS, say::WRITE_EXISTS_DO), path),
            Self::Write(WriteError::NotReplaceable(path)) => {
                (UserError::new(say::WRITE_NOT_A_FILE, say::WRITE_NOT_A_FILE_DO), path)
            }
            Self::Write(WriteError::NoName(path)) => (UserError::new(say::WRITE_NO_NAME, say::WRITE_NO_NAME_DO), path),
            Self::InvalidLog(path) => (UserError::new(say::WRITE_WRONG, say::WRITE_WRONG_DO), path),
            Self::WrongPosition(path) => (UserError::new(say::WRITE_ELSEWHERE, say::WRITE_WRONG_DO), path),
        };
        error.with_place(describe::at_file(path))
    }
}

/// Puts the file before the error's place.
fn with_file(path: &Path, error: UserError) -> UserError {
    let place = match &error.place {
        Some(place) => say::LIST.with([&describe::at_file(path), place]),
        None => describe::at_file(path),
    };
    error.with_place(place)
}
