//! The file of an unfinished table, saved so that the build can resume and renamed when the table is finished.
//!
//! It has the size and layout of the finished file, but its own header. Saves overwrite the words in place, so there is never a
//! second copy on disk. That is safe for tables built by marking, which is idempotent and needs no order: a file whose save was
//! interrupted mixes older and newer words, but has all marks of the previous save.
//!
//! A completely saved file carries a checksum of its words; [`UnfinishedFile::read`] removes a file that does not match it. After an
//! interrupted save, only the finished table's checksum can confirm the words.

#![allow(clippy::disallowed_methods, clippy::disallowed_types, reason = "tables are kept in files")]

use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use xxhash_rust::xxh3::{Xxh3, xxh3_64};

use super::{TableError, file, file::HEADER, spec::TableSpec};
use crate::control::Control;
use crate::disk::part::{IfExists, PartFile};
use crate::disk::read;

const MAGIC: u64 = u64::from_le_bytes(*b"unfold-u");
/// Number of words read or written at a time.
const BLOCK_WORDS: usize = 1 << 16;
/// Progress of a table whose words are complete but not yet checked.
const UNCHECKED: u64 = u64::MAX;

/// The file of a table under construction.
#[derive(Debug)]
pub struct UnfinishedFile {
    path: PathBuf,
    /// Size of the file in bytes.
    size: u64,
    /// Hash of the table's name, version and number of entries.
    key: u64,
    /// The header of the finished table.
    finished: [u8; HEADER],
}

/// Saved progress of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SavedProgress {
    /// Progress passed to [`UnfinishedFile::save`] at the last complete save; `usize::MAX` if all words are complete but unchecked.
    pub done: usize,
    /// True if the words match a checksum; otherwise only the finished table's checksum can confirm them.
    pub is_verified: bool,
}

/// State of the file, stored in its header.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// The first save is in progress.
    Begun = 1,
    /// Completely saved.
    Complete,
    /// A later save is in progress.
    Mixed,
}

/// Parsed header of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Header {
    state: State,
    done: u64,
    /// Checksum of the words; valid only in [`State::Complete`].
    sum: u64,
}

impl UnfinishedFile {
    /// Describes the file at `path`. Does not access the disk.
    pub fn new(path: PathBuf, spec: &TableSpec) -> Self {
        let key = xxh3_64(format!("{} {} {}", spec.name, spec.version, spec.entries).as_bytes());
        Self { path, size: HEADER as u64 + spec.bytes, key, finished: file::header(spec) }
    }

    /// Reads the saved words into `words`. Returns `None` if there is no usable file, and removes an unusable one; the content of
    /// `words` is then unspecified.
    ///
    /// # Errors
    /// [`TableError::Stopped`] if `control` stops it.
    pub fn read(&self, words: &mut [u64], control: &Control) -> Result<Option<SavedProgress>, TableError> {
        let mut read = || -> io::Result<Option<SavedProgress>> {
            let mut file = read::open(&self.path)?;
            let Some(head) = self.read_header(&mut file)? else { return Ok(None) };
            let mut sum = Xxh3::new();
            for block in words.chunks_mut(BLOCK_WORDS) {
                if control.is_stopped() {
                    return Ok(None);
                }
                file.read_exact(bytemuck::cast_slice_mut(block))?;
                sum.update(bytemuck::cast_slice(block));
            }
            let is_verified = head.state == State::Complete;
            let is_right = match head.state {
                State::Begun => false,
                State::Complete => sum.digest() == head.sum,
                State::Mixed => true,
            };
            Ok(is_right
                .then_some(SavedProgress { done: usize::try_from(head.done).unwrap_or(usize::MAX), is_verified }))
        };
        let kept = read().unwrap_or_default();
        control.check_stop()?;
        if kept.is_none() {
            self.remove();
        }
        Ok(kept)
    }

    /// Saves the progress and the words, while other threads may be marking them. Ignores errors. A stopped save leaves the previous
    /// one usable.
    pub fn save(&self, done: usize, words: &[AtomicU64], control: &Control) {
        let _ = self.write_words(done as u64, words, control);
    }

    /// Writes the words and the finished table's header, and renames the file to `table`.
    ///
    /// # Errors
    /// [`TableError::Io`] if the file cannot be written or renamed; [`TableError::Stopped`] if `control` is stopped.
    pub fn finish(&self, words: &[AtomicU64], table: &Path, control: &Control) -> Result<(), TableError> {
        let attempt = || {
            let Some(mut file) = self.write_words(UNCHECKED, words, control)? else { return Ok(()) };
            file.rewind()?;
            file.write_all(&self.finished)?;
            drop(file);
            // Not synced: a table damaged by a power cut fails its checksum and is built again.
            std::fs::rename(&self.path, table)
        };
        let written = attempt().map_err(|source| TableError::Io { path: table.to_path_buf(), source });
        control.check_stop().and(written)
    }

    /// Removes the file, if there is one.
    pub fn remove(&self) {
        let _ = std::fs::remove_file(&self.path);
    }

    /// Writes the header and all words, and returns the open file; `None` if stopped. A stopped or failed write deletes the file if
    /// it held nothing usable before.
    fn write_words(&self, done: u64, words: &[AtomicU64], control: &Control) -> io::Result<Option<File>> {
        let mut file = self.open()?;
        let known = self.read_header(&mut file).ok().flatten().filter(|head| head.state != State::Begun);
        let during = match known {
            Some(head) => Header { state: State::Mixed, ..head },
            None => Header { state: State::Begun, done: 0, sum: 0 },
        };
        let mut attempt = || {
            if known.is_none() {
                file.set_len(0)?;
            }
            self.write_header(&mut file, during)?;
            let (mut sum, mut copy) = (Xxh3::new(), Vec::with_capacity(BLOCK_WORDS));
            for block in words.chunks(BLOCK_WORDS) {
                if control.is_stopped() {
                    return Ok(false);
                }
                copy.clear();
                copy.extend(block.iter().map(|word| word.load(Ordering::SeqCst)));
                sum.update(bytemuck::cast_slice(&copy));
                file.write_all(bytemuck::cast_slice(&copy))?;
            }
            self.write_header(&mut file, Header { state: State::Complete, done, sum: sum.digest() })?;
            Ok(true)
        };
        let written = attempt();
        if known.is_none() && !matches!(written, Ok(true)) {
            self.remove();
        }
        written.map(|whole| whole.then_some(file))
    }

    /// Opens the file for overwriting; creates it and its folder if missing.
    fn open(&self) -> io::Result<File> {
        std::fs::create_dir_all(self.path.parent().unwrap_or(Path::new(".")))?;
        if std::fs::metadata(&self.path).is_ok_and(|about| !about.is_file()) {
            return Err(read::ReadError::NotRegular.into());
        }
        OpenOptions::new().read(true).write(true).create(true).truncate(false).open(&self.path)
    }

    /// Reads the header, leaving the cursor at the words. `None` if the length is wrong, or the header is invalid or of another table.
    fn read_header(&self, file: &mut File) -> io::Result<Option<Header>> {
        if file.metadata()?.len() != self.size {
            return Ok(None);
        }
        let mut bytes = [0; HEADER];
        file.rewind()?;
        file.read_exact(&mut bytes)?;
        if bytes == self.finished {
            // The program was killed between writing the finished header and renaming the file.
            return Ok(Some(Header { state: State::Mixed, done: UNCHECKED, sum: 0 }));
        }
        let fields: [u64; HEADER / 8] = bytemuck::cast(bytes);
        let state = [State::Begun, State::Complete, State::Mixed].into_iter().find(|state| *state as u64 == fields[2]);
        let head = state.map(|state| Header { state, done: fields[3], sum: fields[4] });
        Ok(head.filter(|_| fields[0] == MAGIC && fields[1] == self.key))
    }

    /// Writes the header, leaving the cursor at the words.
    fn write_header(&self, file: &mut File, head: Header) -> io::Result<()> {
        let fields: [u64; HEADER / 8] = [MAGIC, self.key, head.state as u64, head.done, head.sum, 0, 0, 0];
        file.rewind()?;
        file.write_all(bytemuck::bytes_of(&fields))
    }
}

/// Copies an unfinished file, replacing any at `to`. False if `from` cannot be opened or `control` is stopped.
///
/// # Errors
/// The I/O error, if reading `from` or writing `to` fails.
pub fn copy(from: &Path, to: &Path, control: &Control) -> io::Result<bool> {
    let Ok(mut file) = read::open(from) else { return Ok(false) };
    let mut part = PartFile::in_folder(to.parent().unwrap_or(Path::new(".")))?;
    let mut block = vec![0; 8 * BLOCK_WORDS];
    loop {
        match file.read(&mut block)? {
            _ if control.is_stopped() => return Ok(false),
            0 => break,
            count => part.write_all(&block[..count])?,
        }
    }
    part.rename_to(to, IfExists::Replace)?;
    Ok(true)
}

#[cfg(test)]
mod tests;
