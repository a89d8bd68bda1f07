//! Reading and writing of log files.

use std::path::{Path, PathBuf};

use super::utf16;
use crate::export::file_error::FileError;
use crate::export::place::{Existing, Place};
use unfold_engine::hyperspeedcube::Version;
use unfold_engine::logs::{self, LogFormat, Logs, SolveLog};
use unfold_engine::mc4d::{self, LogError};
use unfold_engine::{disk::read, puzzle::Facelets};

/// Reads the logs of a file. Only regular files of bounded size are read, so a pipe or device cannot block.
///
/// # Errors
/// The errors of [`contents`] and [`parsed`].
pub fn open(path: &Path) -> Result<Logs, FileError> {
    let (path, bytes) = contents(path, logs::LIMIT)?;
    parsed(&path, &bytes)
}

/// Parses logs. The file extension identifies the format of a damaged file.
///
/// # Errors
/// [`FileError::Log`].
pub fn parsed(path: &Path, bytes: &[u8]) -> Result<Logs, FileError> {
    let bytes = utf16::utf8(bytes);
    let is_mc4d = mc4d::looks_like(&String::from_utf8_lossy(&bytes));
    let read = if is_hyperspeedcube(path) && !is_mc4d { logs::read_hyperspeedcube } else { logs::read };
    read(&bytes).map_err(|error| FileError::Log { path: Some(path.to_path_buf()), error })
}

/// True for the extension of Hyperspeedcube's files.
pub fn is_hyperspeedcube(path: &Path) -> bool {
    has_ending(path, LogFormat::Hyperspeedcube(Version::default()))
}

/// True for the extension of any log format.
pub fn is_log(path: &Path) -> bool {
    LogFormat::ALL.iter().any(|format| has_ending(path, *format))
}

/// True for the extension of this format, ignoring case.
pub fn has_ending(path: &Path, format: LogFormat) -> bool {
    path.extension().is_some_and(|end| end.eq_ignore_ascii_case(format.extension()))
}

/// The format named by a file's extension, or `wished` if it names none; `wished` also selects between versions.
pub fn format_named(path: &Path, wished: LogFormat) -> LogFormat {
    let is_named = |format: &LogFormat| has_ending(path, *format);
    if is_named(&wished) { wished } else { LogFormat::NAMED.into_iter().find(is_named).unwrap_or(wished) }
}

/// Reads a regular file of at most `limit` bytes; also returns its absolute path.
///
/// # Errors
/// [`FileError::Read`], [`FileError::NotAFile`], and for a larger file [`FileError::Log`] with its size.
pub fn contents(path: &Path, limit: usize) -> Result<(PathBuf, Vec<u8>), FileError> {
    let path = std::path::absolute(path).unwrap_or_else(|_| path.to_path_buf());
    let size = read::open(&path).and_then(|file| file.metadata()).map(|about| about.len());
    match size
        .and_then(|size| if size > limit as u64 { Ok(Err(size)) } else { read::bytes(&path, limit as u64).map(Ok) })
    {
        Ok(Ok(bytes)) => Ok((path, bytes)),
        Ok(Err(size)) => {
            let error = LogError::TooLarge { bytes: usize::try_from(size).unwrap_or(usize::MAX), limit };
            Err(FileError::Log { path: Some(path), error: error.into() })
        }
        Err(source) => Err(FileError::unread(path, source)),
    }
}

/// Checks that a log could be saved, leaving nothing behind.
///
/// # Errors
/// The errors [`save`] would return now.
pub fn check_target(path: &Path, existing: Existing) -> Result<(), FileError> {
    Ok(Place::of(path, existing)?.check()?)
}

/// Atomically writes a log that ends solved.
///
/// # Errors
/// Any failure; an existing file is left unchanged.
pub fn save(path: &Path, log: &SolveLog, format: LogFormat, existing: Existing) -> Result<(), FileError> {
    let place = Place::of(path, existing)?;
    if !log.is_solved() {
        return Err(FileError::Unsolved(path.to_path_buf()));
    }
    write(path, &place, log, format)
}

/// Atomically writes a log that ends with `state`, solved or not.
///
/// # Errors
/// Any failure; an existing file is left unchanged.
pub fn save_turns(
    path: &Path,
    log: &SolveLog,
    format: LogFormat,
    state: &Facelets,
    existing: Existing,
) -> Result<(), FileError> {
    let place = Place::of(path, existing)?;
    if log.state() != *state {
        return Err(FileError::Elsewhere(path.to_path_buf()));
    }
    write(path, &place, log, format)
}

fn write(path: &Path, place: &Place, log: &SolveLog, format: LogFormat) -> Result<(), FileError> {
    if !format.is_of(log.puzzle()) {
        return Err(FileError::NoLog { path: path.to_path_buf(), puzzle: log.puzzle() });
    }
    let text = log.write(format);
    let read = match format {
        LogFormat::Mc4d => logs::read(text.as_bytes()),
        LogFormat::Hyperspeedcube(_) => logs::read_hyperspeedcube(text.as_bytes()),
    };
    if !read.is_ok_and(|read| read.iter().any(|read| is_same(read, log))) {
        return Err(FileError::Unsolved(path.to_path_buf()));
    }
    Ok(place.write(text.as_bytes())?)
}

/// Compares a log read back with the one written.
fn is_same(read: &SolveLog, written: &SolveLog) -> bool {
    match (read.mc4d(), written.mc4d()) {
        (Some(read), Some(written)) => read.history() == written.history(),
        _ => {
            let scrambled = |log: &SolveLog| log.up_to_mark().state();
            read.puzzle() == written.puzzle()
                && read.state() == written.state()
                && scrambled(read) == scrambled(written)
        }
    }
}
