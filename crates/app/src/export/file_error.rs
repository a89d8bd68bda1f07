//! Errors of opening and saving files.

use std::io;
use std::path::{Path, PathBuf};

use super::place::PlaceError;
use unfold_engine::batch::lines::{LineError, MAX_SKIPPED_BYTES};
use unfold_engine::disk::read::{self, ReadError};
use unfold_engine::logs::LogFault;
use unfold_engine::puzzle::{PuzzleId, text::shown};
use unfold_text::{UserError, animation, editor, errors as say, numbers, picture_export, save_solution};
use unfold_text::{sentences::describe, sheet, shorten};

/// Error of opening or saving a file.
#[derive(Debug)]
pub enum FileError {
    /// Reading failed.
    Read {
        path: PathBuf,
        /// The system's error.
        source: io::Error,
    },
    /// A folder, device or pipe.
    NotAFile(PathBuf),
    /// A folder without logs.
    NoLogs(PathBuf),
    /// Not a log of a known puzzle.
    Log {
        /// The file; `None` for a pasted text.
        path: Option<PathBuf>,
        /// What is wrong with it.
        error: LogFault,
    },
    /// The content is unusable.
    Refused {
        path: PathBuf,
        /// The reason.
        error: UserError,
    },
    /// The extension is that of a log, but the puzzle has no log format.
    NoLog {
        path: PathBuf,
        /// The puzzle without logs.
        puzzle: PuzzleId,
    },
    /// The extension is not that of a picture format.
    NoPicture(PathBuf),
    /// The extension is not that of a sheet format.
    NoSheet(PathBuf),
    /// The extension is not that of an animation format.
    NoAnimation(PathBuf),
    /// A line is too long.
    Endless {
        path: PathBuf,
        /// Line number, `1 <= line`.
        line: usize,
    },
    /// A folder's path is, or contains, an existing file.
    NotAFolder(PathBuf),
    /// The reader's thread could not be started.
    NoThread(io::Error),
    /// The file could not be written.
    Place(PlaceError),
    /// The log to write would not end solved as it should, or not read back unchanged: a bug.
    Unsolved(PathBuf),
    /// The log to write would not reach the position to save: a bug.
    Elsewhere(PathBuf),
}

impl From<PlaceError> for FileError {
    fn from(error: PlaceError) -> Self {
        Self::Place(error)
    }
}

impl FileError {
    /// The error for a file that could not be read.
    pub fn unread(path: PathBuf, source: io::Error) -> Self {
        let is_other =
            read::read_error(&source) == Some(ReadError::NotRegular) || source.kind() == io::ErrorKind::IsADirectory;
        if is_other { Self::NotAFile(path) } else { Self::Read { path, source } }
    }

    /// The error for a file whose lines could not be read.
    pub fn of_lines(path: PathBuf, error: LineError) -> Self {
        match error {
            LineError::Endless(number) => Self::Endless { path, line: number },
            LineError::Read(source) => Self::Read { path, source },
            LineError::Thread(source) => Self::NoThread(source),
            other => Self::Read { path, source: io::Error::other(other) },
        }
    }

    /// What is wrong, where, and what to do.
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
                let folder = shown(path.display());
                return UserError::new(shorten::SHORTEN_NO_LOGS.with([&folder]), shorten::SHORTEN_NO_LOGS_DO);
            }
            Self::NotAFile(path) => (UserError::new(say::READ_NOT_A_FILE, say::READ_NOT_A_FILE_DO), path),
            Self::Log { path, error } => {
                let error = describe::log(error);
                return match path {
                    Some(path) => within(path, error),
                    None => error,
                };
            }
            Self::Endless { path, line } => {
                let what = say::LINE_ENDLESS.with([&numbers::megabytes(MAX_SKIPPED_BYTES)]);
                let place = say::LIST.with([&describe::at_file(path), &say::AT_LINE.with([line])]);
                return UserError::new(what, say::LINE_ENDLESS_DO).at(place);
            }
            Self::NoLog { path, puzzle } => {
                let what = save_solution::NO_LOG.with([&editor::puzzle_name(*puzzle)]);
                (UserError::new(what, save_solution::NO_LOG_DO), path)
            }
            Self::NoPicture(path) => (UserError::new(picture_export::NO_FORMAT, picture_export::NO_FORMAT_DO), path),
            Self::NoAnimation(path) => {
                (UserError::new(animation::NO_ANIMATION_FORMAT, animation::NO_ANIMATION_FORMAT_DO), path)
            }
            Self::NotAFolder(path) => (UserError::new(say::WRITE_FILE_FOR_FOLDER, say::WRITE_FILE_FOR_FOLDER_DO), path),
            Self::NoSheet(path) => (UserError::new(sheet::NO_SHEET_FORMAT, sheet::NO_SHEET_FORMAT_DO), path),
            Self::Refused { path, error } => return within(path, error.clone()),
            Self::Place(PlaceError::Write { path, source }) if source.kind() == io::ErrorKind::NotFound => {
                (UserError::new(say::WRITE_NO_FOLDER, say::WRITE_FAILED_DO), path)
            }
            Self::Place(PlaceError::Write { path, source }) => {
                (UserError::new(say::WRITE_FAILED.with([&describe::io_error(source)]), say::WRITE_FAILED_DO), path)
            }
            Self::Place(PlaceError::Exists(path)) => (UserError::new(say::WRITE_EXISTS, say::WRITE_EXISTS_DO), path),
            Self::Place(PlaceError::NotReplaceable(path)) => {
                (UserError::new(say::WRITE_NOT_A_FILE, say::WRITE_NOT_A_FILE_DO), path)
            }
            Self::Place(PlaceError::NoName(path)) => (UserError::new(say::WRITE_NO_NAME, say::WRITE_NO_NAME_DO), path),
            Self::Unsolved(path) => (UserError::new(say::WRITE_WRONG, say::WRITE_WRONG_DO), path),
            Self::Elsewhere(path) => (UserError::new(say::WRITE_ELSEWHERE, say::WRITE_WRONG_DO), path),
        };
        error.at(describe::at_file(path))
    }
}

/// Adds the file to the error's place.
fn within(path: &Path, error: UserError) -> UserError {
    let place = match &error.place {
        Some(place) => say::LIST.with([&describe::at_file(path), place]),
        None => describe::at_file(path),
    };
    error.at(place)
}
