//! The files that a person opens: logs and sessions.

use std::path::Path;

use crate::app::opened::Opened;
use crate::app::sentences;
use crate::model::document::open_log::OpenLog;
use crate::model::session::file;
use crate::shared::file_error::FileError;
use crate::shared::system::log_files;
use unfold_engine::mc4d;

/// Reads a log.
///
/// # Errors
/// Only plain files of bounded size are read, so that neither a pipe nor a device can hold up the window.
pub fn open(path: &Path) -> Result<OpenLog, FileError> {
    let (path, bytes) = log_files::contents(path, mc4d::LIMIT)?;
    let log = log_files::parsed(&path, &bytes)?;
    Ok(OpenLog::new(Some(path), log))
}

/// Reads a log or a session: what stands in the file decides which, not its name.
///
/// # Errors
/// The errors of [`open`], and [`FileError::Refused`].
pub fn open_any(path: &Path) -> Result<Opened, FileError> {
    let (path, bytes) = log_files::contents(path, mc4d::LIMIT.max(file::LIMIT))?;
    if !file::looks_like(&bytes) {
        let log = log_files::parsed(&path, &bytes)?;
        return Ok(Opened::Log(Box::new(OpenLog::new(Some(path), log))));
    }
    match file::read(&bytes) {
        Ok(session) => Ok(Opened::Session(path, Box::new(session))),
        Err(fault) => Err(FileError::Refused { path, fault: sentences::session::session(&fault) }),
    }
}
