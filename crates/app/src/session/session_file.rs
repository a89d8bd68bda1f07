//! The autosaved session in the settings folder. Each open window, up to 16, has its own file, which is replaced by rename. A file
//! changed by another window is renamed, not overwritten.

#![allow(clippy::disallowed_methods, reason = "it keeps the session in a file")]

use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::format::{self, MAX_SESSION_BYTES, RestoreError, SessionError};
use super::record::Session;
use crate::export::destination::{Destination, IfExists, WriteError};
use crate::system::{files, folders};
use unfold_engine::disk::{self, lock::Lock};
use xxhash_rust::xxh3::xxh3_64;

/// Maximum number of windows with their own files; further windows share the first file.
const MAX_WINDOWS: usize = 16;

/// The session file of one window and the files beside it, locked against other windows where file locks are supported.
#[derive(Debug)]
pub struct SessionFile {
    folder: PathBuf,
    number: usize,
    /// Checksum of the file's content when last read or written; `None` before that.
    last_checksum: Mutex<Option<u64>>,
    /// Held while the window is open; `None` if the first file is shared, or only read.
    _lock: Option<Lock>,
}

impl SessionFile {
    /// Locks the first free file in a folder, creating the folder if needed. If none is free, shares the first file without a lock.
    pub fn lock_first_free(folder: &Path) -> Self {
        // A failure is reported later, when the session is written.
        let _ = folders::make(folder);
        let free = |number| Lock::take(&lock_path(folder, number)).map(|lock| (number, Some(lock)));
        let (number, _lock) = (1..=MAX_WINDOWS).find_map(free).unwrap_or((1, None));
        Self { folder: folder.to_path_buf(), number, last_checksum: Mutex::default(), _lock }
    }

    /// The first file in a folder, without locking or creating anything.
    pub fn unlocked(folder: &Path) -> Self {
        Self { folder: folder.to_path_buf(), number: 1, last_checksum: Mutex::default(), _lock: None }
    }

    /// Number of session files in the folder that no open window uses.
    pub fn count_unused_sessions(&self) -> usize {
        let is_free = |number: &usize| {
            *number != self.number
                && self.folder.join(file_name(*number, "")).is_file()
                && !Lock::is_taken(&lock_path(&self.folder, *number))
        };
        (1..=MAX_WINDOWS).filter(is_free).count()
    }

    pub fn path(&self) -> PathBuf {
        self.path_with_suffix("")
    }

    fn path_with_suffix(&self, suffix: &str) -> PathBuf {
        self.folder.join(file_name(self.number, suffix))
    }

    /// Reads the session, but no more than [`MAX_SESSION_BYTES`] and one byte; `None` if there is none.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn read(&self) -> io::Result<Option<Vec<u8>>> {
        let mut bytes = Vec::new();
        match disk::read::open(&self.path()) {
            Ok(file) => file.take(MAX_SESSION_BYTES as u64 + 1).read_to_end(&mut bytes).map(|_| Some(bytes)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Writes the session. First renames a file whose checksum is not `ours`: without a lock, another window may have written it.
    fn write(&self, bytes: &[u8], ours: Option<u64>) -> io::Result<()> {
        let there = self.read()?;
        if there.is_some() && there.as_deref().map(xxh3_64) != ours {
            std::fs::rename(self.path(), self.path_with_suffix("-other"))?;
        }
        self.replace("", bytes)
    }

    /// Backs up the current session before another is opened, replacing an earlier backup. Returns the backup's path.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn write_backup(&self, bytes: &[u8]) -> io::Result<PathBuf> {
        self.replace("-before", bytes).map(|()| self.path_with_suffix("-before"))
    }

    /// Renames an unusable session to a free name. Returns the error to report, with the new path.
    pub fn set_aside(&self, error: SessionError) -> RestoreError {
        let kind = match error {
            SessionError::Newer { .. } => "newer",
            SessionError::Older { .. } => "older",
            _ => "broken",
        };
        let path = self.path();
        let set_aside = files::set_aside(&path, kind);
        RestoreError::Bad { path, error, set_aside }
    }

    /// Records the bytes read as the current file content.
    pub fn record_read(&self, bytes: &[u8]) {
        *self.saved_checksum() = Some(xxh3_64(bytes));
    }

    fn saved_checksum(&self) -> MutexGuard<'_, Option<u64>> {
        self.last_checksum.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Writes the session if it differs from what was last read or written.
    ///
    /// # Errors
    /// The old file cannot be read or renamed, or the new one cannot be written. The old content is never lost.
    pub fn write_if_changed(&self, session: Session) -> io::Result<()> {
        let bytes = format::serialize_within_limit(session);
        let sum = xxh3_64(&bytes);
        let mut ours = self.saved_checksum();
        if *ours != Some(sum) {
            self.write(&bytes, *ours)?;
            *ours = Some(sum);
        }
        Ok(())
    }

    fn replace(&self, suffix: &str, bytes: &[u8]) -> io::Result<()> {
        folders::make(&self.folder)?;
        files::write(&self.path_with_suffix(suffix), bytes)
    }
}

/// Maximum wait for the write when the window closes.
pub const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(2);

/// Writes the session into the settings folder.
#[derive(Debug)]
pub struct AutosaveJob {
    pub session: Session,
    pub file: Arc<SessionFile>,
}

#[derive(Debug)]
pub struct AutosaveWritten(pub io::Result<()>);

impl AutosaveJob {
    pub fn run(self) -> AutosaveWritten {
        AutosaveWritten(self.file.write_if_changed(self.session))
    }
}

/// Backs up the current session before another is opened.
#[derive(Debug)]
pub struct BackupJob(pub Vec<u8>, pub Arc<SessionFile>);

/// Path of the backup, or why it could not be written.
#[derive(Debug)]
pub struct BackupWritten(pub io::Result<PathBuf>);

impl BackupJob {
    pub fn run(self) -> BackupWritten {
        BackupWritten(self.1.write_backup(&self.0))
    }
}

/// Renames an unusable session file, for the given reason.
#[derive(Debug)]
pub struct SetAsideJob(pub SessionError, pub Arc<SessionFile>);

#[derive(Debug)]
pub struct SessionSetAside(pub RestoreError);

impl SetAsideJob {
    pub fn run(self) -> SessionSetAside {
        SessionSetAside(self.1.set_aside(self.0))
    }
}

/// Saves a session to a file of the user's choice.
#[derive(Debug)]
pub struct SaveSessionJob {
    pub path: PathBuf,
    /// Action if the file exists.
    pub existing: IfExists,
    pub bytes: Vec<u8>,
}

#[derive(Debug)]
pub struct SessionSaved {
    pub path: PathBuf,
    pub saved: Result<(), WriteError>,
}

impl SaveSessionJob {
    pub fn run(self) -> SessionSaved {
        let saved = Destination::resolve(&self.path, self.existing).and_then(|place| place.write(&self.bytes));
        SessionSaved { path: self.path, saved }
    }
}

/// File name for a window's session, by window number.
fn file_name(number: usize, suffix: &str) -> String {
    if number == 1 { format!("session{suffix}.json") } else { format!("session-{number}{suffix}.json") }
}

/// Path of a window's lock file.
fn lock_path(folder: &Path, number: usize) -> PathBuf {
    folder.join(file_name(number, "")).with_extension("lock")
}
