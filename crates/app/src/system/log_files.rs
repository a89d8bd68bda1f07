//! Reading and writing of log files.

use std::path::{Path, PathBuf};

use super::utf16;
use crate::export::destination::{Destination, IfExists};
use crate::export::file_error::FileError;
use unfold_engine::hyperspeedcube::Version;
use unfold_engine::logs::{self, LogFormat, Logs, SolveLog};
use unfold_engine::mc4d::{self, LogError};
use unfold_engine::{disk::read, puzzle::Facelets};

/// Reads the logs in a regular file of at most [`logs::MAX_LOG_BYTES`] bytes. Pipes and devices, which could block, are refused.
///
/// # Errors
/// The errors of [`read_contents`] and [`parse`].
pub fn open(path: &Path) -> Result<Logs, FileError> {
    let (path, bytes) = read_contents(path, logs::MAX_LOG_BYTES)?;
    parse(&path, &bytes)
}

/// Parses logs. A file with Hyperspeedcube's extension is read only in that program's format, unless it looks like an MC4D log.
///
/// # Errors
/// [`FileError::Log`].
pub fn parse(path: &Path, bytes: &[u8]) -> Result<Logs, FileError> {
    let bytes = utf16::to_utf8(bytes);
    let is_mc4d = mc4d::looks_like(&String::from_utf8_lossy(&bytes));
    let read = if is_hyperspeedcube(path) && !is_mc4d { logs::read_hyperspeedcube } else { logs::read };
    read(&bytes).map_err(|error| FileError::Log { path: Some(path.to_path_buf()), error })
}

/// True if the path has the extension of Hyperspeedcube's files.
pub fn is_hyperspeedcube(path: &Path) -> bool {
    has_extension(path, LogFormat::Hyperspeedcube(Version::default()))
}

/// True if the path has the extension of a log format.
pub fn is_log(path: &Path) -> bool {
    LogFormat::ALL.iter().any(|format| has_extension(path, *format))
}

/// True if the path has the extension of this format, ignoring case.
pub fn has_extension(path: &Path, format: LogFormat) -> bool {
    path.extension().is_some_and(|end| end.eq_ignore_ascii_case(format.extension()))
}

/// `wished` if the path has its extension; otherwise the default format with the path's extension, or `wished` if there is none.
pub fn format_by_extension(path: &Path, wished: LogFormat) -> LogFormat {
    let is_named = |format: &LogFormat| has_extension(path, *format);
    if is_named(&wished) { wished } else { LogFormat::ONE_PER_PROGRAM.into_iter().find(is_named).unwrap_or(wished) }
}

/// Reads a regular file of at most `limit` bytes; also returns its absolute path.
///
/// # Errors
/// [`FileError::Read`], [`FileError::NotAFile`], and for a larger file [`FileError::Log`] with its size.
pub fn read_contents(path: &Path, limit: usize) -> Result<(PathBuf, Vec<u8>), FileError> {
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
        Err(source) => Err(FileError::from_read_error(path, source)),
    }
}

/// Checks that a log could be saved, leaving nothing behind.
///
/// # Errors
/// The errors that [`save`] would return for the path or an existing file.
pub fn check_target(path: &Path, existing: IfExists) -> Result<(), FileError> {
    Ok(Destination::resolve(path, existing)?.check()?)
}

/// Atomically writes a log that ends solved.
///
/// # Errors
/// The error in the log, its format or the file; an existing file is left unchanged.
pub fn save(path: &Path, log: &SolveLog, format: LogFormat, existing: IfExists) -> Result<(), FileError> {
    let place = Destination::resolve(path, existing)?;
    if !log.is_solved() {
        return Err(FileError::InvalidLog(path.to_path_buf()));
    }
    write(path, &place, log, format)
}

/// Atomically writes a log that ends in the position `state`, solved or not.
///
/// # Errors
/// The error in the log, its format or the file; an existing file is left unchanged.
pub fn save_turns(
    path: &Path,
    log: &SolveLog,
    format: LogFormat,
    state: &Facelets,
    existing: IfExists,
) -> Result<(), FileError> {
    let place = Destination::resolve(path, existing)?;
    if log.state() != *state {
        return Err(FileError::WrongPosition(path.to_path_buf()));
    }
    write(path, &place, log, format)
}

fn write(path: &Path, place: &Destination, log: &SolveLog, format: LogFormat) -> Result<(), FileError> {
    if !format.supports(log.puzzle()) {
        return Err(FileError::NoLogFormat { path: path.to_path_buf(), puzzle: log.puzzle() });
    }
    let text = log.write(format);
    let read = match format {
        LogFormat::Mc4d => logs::read(text.as_bytes()),
        LogFormat::Hyperspeedcube(_) => logs::read_hyperspeedcube(text.as_bytes()),
    };
    if !read.is_ok_and(|read| read.iter().any(|read| is_same(read, log))) {
        return Err(FileError::InvalidLog(path.to_path_buf()));
    }
    Ok(place.write(text.as_bytes())?)
}

/// True if a log read back matches the one written, by MC4D history or else by puzzle, scramble and final position.
fn is_same(read: &SolveLog, written: &SolveLog) -> bool {
    match (read.as_mc4d(), written.as_mc4d()) {
        (Some(read), Some(written)) => read.history() == written.history(),
        _ => {
            let scrambled = |log: &SolveLog| log.up_to_mark().state();
            read.puzzle() == written.puzzle()
                && read.state() == written.state()
                && scrambled(read) == scrambled(written)
        }
    }
}
