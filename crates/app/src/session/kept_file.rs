//! The autosaved session in the settings folder. It is replaced by rename, and never overwrites a session of another window. Each open
//! window has its own file.

#![allow(clippy::disallowed_methods, reason = "it keeps the session in a file")]

use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::format::{self, KeptError, LIMIT, SessionError};
use super::record::Session;
use crate::export::place::{Existing, Place, PlaceError};
use crate::system::{files, folders};
use unfold_engine::disk::{self, lock::Lock};
use xxhash_rust::xxh3::xxh3_64;

/// Maximum number of windows with their own files; further windows share the first one's.
const MAX_WINDOWS: usize = 16;

/// The session file of one window and the files beside it, locked against other windows where file locks are supported.
#[derive(Debug)]
pub struct SessionFile {
    folder: PathBuf,
    number: usize,
    /// Checksum of the file as last read or written; `None` if there was none.
    ours: Mutex<Option<u64>>,
    /// Held while the window is open; `None` for windows that share the first file.
    _lock: Option<Lock>,
}

impl SessionFile {
    /// Locks the first free file in a folder, creating the folder if needed.
    pub fn take(folder: &Path) -> Self {
        // A failure is reported later, when the session is written.
        let _ = folders::make(folder);
        let free = |number| Lock::take(&lock(folder, number)).map(|lock| (number, Some(lock)));
        let (number, _lock) = (1..=MAX_WINDOWS).find_map(free).unwrap_or((1, None));
        Self { folder: folder.to_path_buf(), number, ours: Mutex::default(), _lock }
    }

    /// The first file in a folder, without locking or creating anything.
    pub fn unlocked(folder: &Path) -> Self {
        Self { folder: folder.to_path_buf(), number: 1, ours: Mutex::default(), _lock: None }
    }

    /// Number of other sessions in the folder that no open window uses.
    pub fn others(&self) -> usize {
        let is_free = |number: &usize| {
            *number != self.number
                && self.folder.join(name(*number, "")).is_file()
                && !Lock::is_taken(&lock(&self.folder, *number))
        };
        (1..=MAX_WINDOWS).filter(is_free).count()
    }

    pub fn path(&self) -> PathBuf {
        self.named("")
    }

    fn named(&self, kind: &str) -> PathBuf {
        self.folder.join(name(self.number, kind))
    }

    /// Reads the session; `None` if there is none.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn read(&self) -> io::Result<Option<Vec<u8>>> {
        let mut bytes = Vec::new();
        match disk::read::open(&self.path()) {
            Ok(file) => file.take(LIMIT as u64 + 1).read_to_end(&mut bytes).map(|_| Some(bytes)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Writes the session. If the file's checksum is not `ours`, another window wrote it (no file locks), and it is renamed first.
    fn write(&self, bytes: &[u8], ours: Option<u64>) -> io::Result<()> {
        let there = self.read()?;
        if there.is_some() && there.as_deref().map(xxh3_64) != ours {
            std::fs::rename(self.path(), self.named("-other"))?;
        }
        self.replace("", bytes)
    }

    /// Backs up the current session before another is opened, replacing an earlier backup. Returns the path.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn write_before(&self, bytes: &[u8]) -> io::Result<PathBuf> {
        self.replace("-before", bytes).map(|()| self.named("-before"))
    }

    /// Renames an unusable session to a free name.
    pub fn set_aside(&self, error: SessionError) -> KeptError {
        let kind = match error {
            SessionError::Newer { .. } => "newer",
            SessionError::Older { .. } => "older",
            _ => "broken",
        };
        let path = self.path();
        let set_aside = files::set_aside(&path, kind);
        KeptError::Bad { path, error, set_aside }
    }

    /// Records the bytes read as the current file content.
    pub fn adopt(&self, bytes: &[u8]) {
        *self.ours() = Some(xxh3_64(bytes));
    }

    fn ours(&self) -> MutexGuard<'_, Option<u64>> {
        self.ours.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Writes the session if it differs from the file.
    ///
    /// # Errors
    /// The file cannot be written; the old one is left in place.
    pub fn keep(&self, session: Session) -> io::Result<()> {
        let bytes = format::fitted(session);
        let sum = xxh3_64(&bytes);
        let mut ours = self.ours();
        if *ours != Some(sum) {
            self.write(&bytes, *ours)?;
            *ours = Some(sum);
        }
        Ok(())
    }

    fn replace(&self, kind: &str, bytes: &[u8]) -> io::Result<()> {
        folders::make(&self.folder)?;
        files::write(&self.named(kind), bytes)
    }
}

/// How long closing the window waits for the write.
pub const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(2);

/// Writes the session into the settings folder.
#[derive(Debug)]
pub struct SessionJob {
    pub session: Session,
    pub file: Arc<SessionFile>,
}

#[derive(Debug)]
pub struct SessionKept(pub io::Result<()>);

impl SessionJob {
    pub fn run(self) -> SessionKept {
        SessionKept(self.file.keep(self.session))
    }
}

/// Backs up the current session before another is opened.
#[derive(Debug)]
pub struct KeepBeforeJob(pub Vec<u8>, pub Arc<SessionFile>);

/// Path of the backup, or the error.
#[derive(Debug)]
pub struct BeforeKept(pub io::Result<PathBuf>);

impl KeepBeforeJob {
    pub fn run(self) -> BeforeKept {
        BeforeKept(self.1.write_before(&self.0))
    }
}

/// Renames an unusable session file, for the given reason.
#[derive(Debug)]
pub struct SetAsideJob(pub SessionError, pub Arc<SessionFile>);

#[derive(Debug)]
pub struct SessionSetAside(pub KeptError);

impl SetAsideJob {
    pub fn run(self) -> SessionSetAside {
        SessionSetAside(self.1.set_aside(self.0))
    }
}

/// Saves a session to a file of the user's choice.
#[derive(Debug)]
pub struct SaveSessionJob {
    pub path: PathBuf,
    /// What to do if the file exists.
    pub existing: Existing,
    pub bytes: Vec<u8>,
}

#[derive(Debug)]
pub struct SessionSaved {
    pub path: PathBuf,
    pub saved: Result<(), PlaceError>,
}

impl SaveSessionJob {
    pub fn run(self) -> SessionSaved {
        let saved = Place::of(&self.path, self.existing).and_then(|place| place.write(&self.bytes));
        SessionSaved { path: self.path, saved }
    }
}

/// File name for a window's session, by window number.
fn name(number: usize, kind: &str) -> String {
    if number == 1 { format!("session{kind}.json") } else { format!("session-{number}{kind}.json") }
}

/// Path of a window's lock file.
fn lock(folder: &Path, number: usize) -> PathBuf {
    folder.join(name(number, "")).with_extension("lock")
}
