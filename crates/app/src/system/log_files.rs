//! Logs on the disk.

use std::path::{Path, PathBuf};

use super::utf16;
use crate::export::file_error::FileError;
use crate::export::place::{Existing, Place};
use unfold_engine::mc4d::{self, Log, LogError};
use unfold_engine::{disk::read, puzzle::Facelets};

/// Reads a log.
///
/// # Errors
/// Only plain files of bounded size are read, so that neither a pipe nor a device can hold up the window.
pub fn open(path: &Path) -> Result<Log, FileError> {
    let (path, bytes) = contents(path, mc4d::LIMIT)?;
    parsed(&path, &bytes)
}

/// The log that the bytes of a file stand for.
///
/// # Errors
/// [`FileError::Log`].
pub fn parsed(path: &Path, bytes: &[u8]) -> Result<Log, FileError> {
    mc4d::read(&utf16::utf8(bytes)).map_err(|error| FileError::Log { path: Some(path.to_path_buf()), error })
}

/// The whole path of a plain file, and its bytes, of which there are at most `limit`.
///
/// # Errors
/// [`FileError::Read`] and [`FileError::NotAFile`], and [`FileError::Log`] with the size of a larger file.
pub fn contents(path: &Path, limit: usize) -> Result<(PathBuf, Vec<u8>), FileError> {
    let path = std::path::absolute(path).unwrap_or_else(|_| path.to_path_buf());
    let size = read::open(&path).and_then(|file| file.metadata()).map(|about| about.len());
    match size
        .and_then(|size| if size > limit as u64 { Ok(Err(size)) } else { read::bytes(&path, limit as u64).map(Ok) })
    {
        Ok(Ok(bytes)) => Ok((path, bytes)),
        Ok(Err(size)) => {
            let error = LogError::TooLarge { bytes: usize::try_from(size).unwrap_or(usize::MAX), limit };
            Err(FileError::Log { path: Some(path), error })
        }
        Err(source) => Err(FileError::unread(path, source)),
    }
}

/// Looks, without writing anything that stays, whether a log could be saved there.
///
/// # Errors
/// The errors that [`save`] would end with as things stand.
pub fn check_target(path: &Path, existing: Existing) -> Result<(), FileError> {
    Ok(Place::of(path, existing)?.check()?)
}

/// Writes a log that ends solved, by way of a file beside it that is renamed into place.
///
/// # Errors
/// Whatever goes wrong, the file that was there before is left as it was.
pub fn save(path: &Path, log: &Log, existing: Existing) -> Result<(), FileError> {
    let place = Place::of(path, existing)?;
    if !log.is_solved() {
        return Err(FileError::Unsolved(path.to_path_buf()));
    }
    write(path, &place, log)
}

/// Writes a log that ends with `state`, solved or not, like [`save`] otherwise.
///
/// # Errors
/// Whatever goes wrong, the file that was there before is left as it was.
pub fn save_turns(path: &Path, log: &Log, state: &Facelets, existing: Existing) -> Result<(), FileError> {
    let place = Place::of(path, existing)?;
    if log.state() != *state {
        return Err(FileError::Elsewhere(path.to_path_buf()));
    }
    write(path, &place, log)
}

fn write(path: &Path, place: &Place, log: &Log) -> Result<(), FileError> {
    let text = mc4d::write(log);
    if !mc4d::read(text.as_bytes()).is_ok_and(|read| read.history() == log.history()) {
        return Err(FileError::Unsolved(path.to_path_buf()));
    }
    Ok(place.write(text.as_bytes())?)
}
