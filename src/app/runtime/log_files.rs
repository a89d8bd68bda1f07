//! The files that a person opens and saves, on the disk: logs and sessions.

use std::io::Read;
use std::path::{Path, PathBuf};

use crate::app::file_error::{FileError, Opened};
use crate::app::sentences;
use crate::export::place::{Existing, Place};
use crate::model::document::open_log::OpenLog;
use crate::model::session::file;
use unfold_engine::disk::read;
use unfold_engine::mc4d::{self, Log};
use unfold_engine::puzzle::Facelets;

/// Reads a log.
///
/// # Errors
/// Only plain files of bounded size are read, so that neither a pipe nor a device can hold up the window.
pub fn open(path: &Path) -> Result<OpenLog, FileError> {
    let (path, bytes) = contents(path)?;
    open_log(path, &bytes)
}

/// Reads a log or a session: what stands in the file decides which, not its name.
///
/// # Errors
/// Those of [`open`], and [`FileError::Refused`].
pub fn open_any(path: &Path) -> Result<Opened, FileError> {
    let (path, bytes) = contents(path)?;
    if !file::looks_like(&bytes) {
        return open_log(path, &bytes).map(|open| Opened::Log(Box::new(open)));
    }
    match file::read(&bytes) {
        Ok(session) => Ok(Opened::Session(path, Box::new(session))),
        Err(fault) => Err(FileError::Refused { path, fault: sentences::session::session(&fault) }),
    }
}

fn open_log(path: PathBuf, bytes: &[u8]) -> Result<OpenLog, FileError> {
    match mc4d::read(bytes) {
        Ok(log) => Ok(OpenLog::new(Some(path), log)),
        Err(error) => Err(FileError::Log { path: Some(path), error }),
    }
}

/// The bytes of a plain file, as many as a log or a session may have and one more, and its whole path.
fn contents(path: &Path) -> Result<(PathBuf, Vec<u8>), FileError> {
    let path = std::path::absolute(path).unwrap_or_else(|_| path.to_path_buf());
    let mut bytes = Vec::new();
    let limit = mc4d::LIMIT.max(file::LIMIT) as u64 + 1;
    let read = read::open(&path).and_then(|file| file.take(limit).read_to_end(&mut bytes));
    match read {
        Ok(_) => Ok((path, bytes)),
        Err(source) => Err(FileError::unread(path, source)),
    }
}

/// Looks, without writing anything that stays, whether a log could be saved there.
///
/// # Errors
/// Those that [`save`] would end with as things stand.
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
        return Err(FileError::Unsolved { path: path.to_path_buf() });
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
        return Err(FileError::Elsewhere { path: path.to_path_buf() });
    }
    write(path, &place, log)
}

fn write(path: &Path, place: &Place, log: &Log) -> Result<(), FileError> {
    let text = mc4d::write(log);
    if !mc4d::read(text.as_bytes()).is_ok_and(|read| read.history() == log.history()) {
        return Err(FileError::Unsolved { path: path.to_path_buf() });
    }
    Ok(place.write(text.as_bytes())?)
}
