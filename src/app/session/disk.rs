//! The session that is kept in the settings folder: written by rename, and never over one that is not ours.

use std::io::{self, Read};
use std::path::{Path, PathBuf};

use xxhash_rust::xxh3::xxh3_64;

use super::file::LIMIT;
use crate::app::settings;
use crate::engine::disk;

/// The session of last time.
const FILE: &str = "session.json";
/// What lay there before another session was opened.
const BEFORE: &str = "session-before.json";
/// What another window wrote.
const OTHER: &str = "session-other.json";

/// The bytes of the session in a folder; `None` where there is none.
///
/// # Errors
/// What the system does not let be read.
pub fn read(folder: &Path) -> io::Result<Option<Vec<u8>>> {
    let mut bytes = Vec::new();
    match disk::read::open(&path(folder)) {
        Ok(file) => file.take(LIMIT as u64 + 1).read_to_end(&mut bytes).map(|_| Some(bytes)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

/// Where the session of a folder is.
pub fn path(folder: &Path) -> PathBuf {
    folder.join(FILE)
}

/// Writes the session of a folder, which is made if need be. One that is there and whose checksum is not `ours` was written by another window, and is
/// kept beside it.
///
/// # Errors
/// What the system does not let be written; what was there before is then still there.
pub fn write(folder: &Path, bytes: &[u8], ours: Option<u64>) -> io::Result<()> {
    let there = read(folder)?;
    if there.is_some() && there.as_deref().map(xxh3_64) != ours {
        std::fs::rename(path(folder), folder.join(OTHER))?;
    }
    replace(folder, FILE, bytes)
}

/// Writes what lay there before another session is opened, in place of what was written so before; where it is then.
///
/// # Errors
/// What the system does not let be written.
pub fn write_before(folder: &Path, bytes: &[u8]) -> io::Result<PathBuf> {
    replace(folder, BEFORE, bytes).map(|()| folder.join(BEFORE))
}

/// Gives the session of a folder another name, one that is free; `kind` is a part of it.
pub fn set_aside(folder: &Path, kind: &str) -> Option<PathBuf> {
    settings::set_aside(&path(folder), kind)
}

fn replace(folder: &Path, name: &str, bytes: &[u8]) -> io::Result<()> {
    std::fs::create_dir_all(folder)?;
    settings::write(&folder.join(name), bytes)
}
