//! The session that is kept in the settings folder: written by rename, and never over one that is not ours. Each window that is
//! open has a file of its own.

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

/// Maximum number of open windows with files of their own; any more use that of the first.
const MAX_WINDOWS: usize = 16;

/// The file in which one window keeps its session, and what is written beside it. No other window uses it meanwhile, where files
/// can be locked.
#[derive(Debug)]
pub struct SessionFile {
    folder: PathBuf,
    number: usize,
    /// The checksum of the file that was read or written last; `None` where there was none.
    ours: Mutex<Option<u64>>,
    /// Held as long as the window is open; `None` for those that use the file of the first.
    _lock: Option<Lock>,
}

impl SessionFile {
    /// The first file of a folder that no open window uses. The folder is made if need be.
    pub fn take(folder: &Path) -> Self {
        // Where it cannot be made, nothing can be kept, which is told when that is tried.
        let _ = folders::make(folder);
        let free = |number| Lock::take(&lock(folder, number)).map(|lock| (number, Some(lock)));
        let (number, _lock) = (1..=MAX_WINDOWS).find_map(free).unwrap_or((1, None));
        Self { folder: folder.to_path_buf(), number, ours: Mutex::default(), _lock }
    }

    /// The first file of a folder, whoever uses it; nothing is read, made or locked.
    pub fn unlocked(folder: &Path) -> Self {
        Self { folder: folder.to_path_buf(), number: 1, ours: Mutex::default(), _lock: None }
    }

    /// Number of sessions that are kept beside this one and that no open window uses.
    pub fn others(&self) -> usize {
        let is_free = |number: &usize| {
            *number != self.number
                && self.folder.join(name(*number, "")).is_file()
                && !Lock::is_taken(&lock(&self.folder, *number))
        };
        (1..=MAX_WINDOWS).filter(is_free).count()
    }

    /// Its path.
    pub fn path(&self) -> PathBuf {
        self.named("")
    }

    fn named(&self, kind: &str) -> PathBuf {
        self.folder.join(name(self.number, kind))
    }

    /// The bytes of the session; `None` where there is none.
    ///
    /// # Errors
    /// Errors of the system in reading.
    pub fn read(&self) -> io::Result<Option<Vec<u8>>> {
        let mut bytes = Vec::new();
        match disk::read::open(&self.path()) {
            Ok(file) => file.take(LIMIT as u64 + 1).read_to_end(&mut bytes).map(|_| Some(bytes)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Writes the session. One that is there and whose checksum is not `ours` was written by another window, where files cannot be
    /// locked, and is kept beside it.
    fn write(&self, bytes: &[u8], ours: Option<u64>) -> io::Result<()> {
        let there = self.read()?;
        if there.is_some() && there.as_deref().map(xxh3_64) != ours {
            std::fs::rename(self.path(), self.named("-other"))?;
        }
        self.replace("", bytes)
    }

    /// Writes what lay there before another session is opened, in place of what was written so before; where it is then.
    ///
    /// # Errors
    /// Errors of the system in writing.
    pub fn write_before(&self, bytes: &[u8]) -> io::Result<PathBuf> {
        self.replace("-before", bytes).map(|()| self.named("-before"))
    }

    /// Gives the session, which cannot be used, another name, one that is free.
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

    /// Takes the bytes that were read for those of a session of this program.
    pub fn adopt(&self, bytes: &[u8]) {
        *self.ours() = Some(xxh3_64(bytes));
    }

    fn ours(&self) -> MutexGuard<'_, Option<u64>> {
        self.ours.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Writes a session unless it is there already.
    ///
    /// # Errors
    /// Errors of the system in writing; the file from before is then still there.
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

/// The longest that closing the window waits for a session that is being written.
pub const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(2);

/// Writes the session into the settings folder.
#[derive(Debug)]
pub struct SessionJob {
    /// The session.
    pub session: Session,
    /// Its file.
    pub file: Arc<SessionFile>,
}

/// The end of writing the session.
#[derive(Debug)]
pub struct SessionKept(pub io::Result<()>);

impl SessionJob {
    /// Runs the job, and returns its last report.
    pub fn run(self) -> SessionKept {
        SessionKept(self.file.keep(self.session))
    }
}

/// Writes what lay there before another session is opened.
#[derive(Debug)]
pub struct KeepBeforeJob(pub Vec<u8>, pub Arc<SessionFile>);

/// The file with what lay there before; or why it was not written.
#[derive(Debug)]
pub struct BeforeKept(pub io::Result<PathBuf>);

impl KeepBeforeJob {
    /// Runs the job, and returns its last report.
    pub fn run(self) -> BeforeKept {
        BeforeKept(self.1.write_before(&self.0))
    }
}

/// Gives the session file of last time, which cannot be used for this reason, another name.
#[derive(Debug)]
pub struct SetAsideJob(pub SessionError, pub Arc<SessionFile>);

/// The session file that was given another name if possible, and why.
#[derive(Debug)]
pub struct SessionSetAside(pub KeptError);

impl SetAsideJob {
    /// Runs the job, and returns its last report.
    pub fn run(self) -> SessionSetAside {
        SessionSetAside(self.1.set_aside(self.0))
    }
}

/// Writes a session by name.
#[derive(Debug)]
pub struct SaveSessionJob {
    /// The file.
    pub path: PathBuf,
    /// The treatment of a file that is there.
    pub existing: Existing,
    /// The bytes of the session.
    pub bytes: Vec<u8>,
}

/// The end of writing a session by name.
#[derive(Debug)]
pub struct SessionSaved {
    /// The file.
    pub path: PathBuf,
    /// The error, if it was not written.
    pub saved: Result<(), PlaceError>,
}

impl SaveSessionJob {
    /// Runs the job, and returns its last report.
    pub fn run(self) -> SessionSaved {
        let saved = Place::of(&self.path, self.existing).and_then(|place| place.write(&self.bytes));
        SessionSaved { path: self.path, saved }
    }
}

/// The name of a file of the window with this number.
fn name(number: usize, kind: &str) -> String {
    if number == 1 { format!("session{kind}.json") } else { format!("session-{number}{kind}.json") }
}

/// The lock of the window with this number.
fn lock(folder: &Path, number: usize) -> PathBuf {
    folder.join(name(number, "")).with_extension("lock")
}
