//! An unfinished table, saved so that its build can be resumed, and in the end made its finished file.
//!
//! The file is as long as the finished one and has the words at the same places, behind a header of its own. Each save overwrites
//! the words, so that there is never a second copy on the disk. That is right for tables that are made by marking, in any order
//! and more than once: a file whose save was broken off has older and newer words, and all marks of the save before.
//!
//! A file that is whole has the checksum of its words, and is ignored if they are not right. Of one that was being overwritten this
//! is not known until the table is finished and checked.

#![allow(clippy::disallowed_methods, clippy::disallowed_types, reason = "tables are kept in files")]

use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use xxhash_rust::xxh3::{Xxh3, xxh3_64};

use super::{TableError, file, file::HEADER, spec::TableSpec};
use crate::control::Control;
use crate::disk::part::{Existing, PartFile};
use crate::disk::read;

const MAGIC: u64 = u64::from_le_bytes(*b"unfold-u");
/// Number of words written or read together.
const BLOCK: usize = 1 << 16;
/// The amount done of a table that only its checks are missing of.
const ALL: u64 = u64::MAX;

/// The file of a table while it is made.
#[derive(Debug)]
pub struct Unfinished {
    path: PathBuf,
    /// Size of the file in bytes.
    size: u64,
    /// The table for which it is.
    key: u64,
    /// The header of the finished table.
    finished: [u8; HEADER],
}

/// What is kept of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kept {
    /// The amount done.
    pub done: usize,
    /// True if the words are known to be those that were saved, and not only once the table is finished.
    pub is_sure: bool,
}

/// The states of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// It is being written for the first time.
    Begun = 1,
    /// It is as it was saved.
    Whole,
    /// It is being overwritten.
    Mixed,
}

/// What the header says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Head {
    state: State,
    done: u64,
    /// The checksum of the words, if it is whole.
    sum: u64,
}

impl Unfinished {
    /// The file at a path for a table.
    pub fn new(path: PathBuf, spec: &TableSpec) -> Self {
        let key = xxh3_64(format!("{} {} {}", spec.name, spec.version, spec.entries).as_bytes());
        Self { path, size: HEADER as u64 + spec.bytes, key, finished: file::header(spec) }
    }

    /// Reads what is kept into the words of the table; `None` if there is nothing, or if it is not right. Then the file is removed,
    /// and the words may be anything.
    ///
    /// # Errors
    /// [`TableError::Stopped`].
    pub fn read(&self, words: &mut [u64], control: &Control) -> Result<Option<Kept>, TableError> {
        let mut read = || -> io::Result<Option<Kept>> {
            let mut file = read::open(&self.path)?;
            let Some(head) = self.head(&mut file)? else { return Ok(None) };
            let mut sum = Xxh3::new();
            for block in words.chunks_mut(BLOCK) {
                if control.stopped() {
                    return Ok(None);
                }
                file.read_exact(bytemuck::cast_slice_mut(block))?;
                sum.update(bytemuck::cast_slice(block));
            }
            let is_sure = head.state == State::Whole;
            let is_right = match head.state {
                State::Begun => false,
                State::Whole => sum.digest() == head.sum,
                State::Mixed => true,
            };
            Ok(is_right.then_some(Kept { done: usize::try_from(head.done).unwrap_or(usize::MAX), is_sure }))
        };
        let kept = read().unwrap_or_default();
        control.proceed()?;
        if kept.is_none() {
            self.remove();
        }
        Ok(kept)
    }

    /// Saves the amount done, and the words, which others may be marking. Errors are ignored, and the build goes on; if `control` is
    /// stopped, what was saved before is still there.
    pub fn save(&self, done: usize, words: &[AtomicU64], control: &Control) {
        let _ = self.written(done as u64, words, control);
    }

    /// Writes the words of the finished table, and makes this the file of the table.
    ///
    /// # Errors
    /// The errors of the system, and [`TableError::Stopped`].
    pub fn finish(&self, words: &[AtomicU64], table: &Path, control: &Control) -> Result<(), TableError> {
        let attempt = || {
            let Some(mut file) = self.written(ALL, words, control)? else { return Ok(()) };
            file.rewind()?;
            file.write_all(&self.finished)?;
            drop(file);
            // Not synchronised: a file damaged by a power cut fails its checksum and is built again.
            std::fs::rename(&self.path, table)
        };
        let written = attempt().map_err(|source| TableError::Io { path: table.to_path_buf(), source });
        control.proceed().and(written)
    }

    /// Removes the file, if there is one.
    pub fn remove(&self) {
        let _ = std::fs::remove_file(&self.path);
    }

    /// Writes all words; `None` if it was stopped. If there is nothing of use in the file then, it is removed.
    fn written(&self, done: u64, words: &[AtomicU64], control: &Control) -> io::Result<Option<File>> {
        let mut file = self.open()?;
        let known = self.head(&mut file).ok().flatten().filter(|head| head.state != State::Begun);
        let during = match known {
            Some(head) => Head { state: State::Mixed, ..head },
            None => Head { state: State::Begun, done: 0, sum: 0 },
        };
        let mut attempt = || {
            if known.is_none() {
                file.set_len(0)?;
            }
            self.put_head(&mut file, during)?;
            let (mut sum, mut copy) = (Xxh3::new(), Vec::with_capacity(BLOCK));
            for block in words.chunks(BLOCK) {
                if control.stopped() {
                    return Ok(false);
                }
                copy.clear();
                copy.extend(block.iter().map(|word| word.load(Ordering::SeqCst)));
                sum.update(bytemuck::cast_slice(&copy));
                file.write_all(bytemuck::cast_slice(&copy))?;
            }
            self.put_head(&mut file, Head { state: State::Whole, done, sum: sum.digest() })?;
            Ok(true)
        };
        let written = attempt();
        if known.is_none() && !matches!(written, Ok(true)) {
            self.remove();
        }
        written.map(|whole| whole.then_some(file))
    }

    /// Opens the file to be overwritten, and makes it and its folder if they are not there.
    fn open(&self) -> io::Result<File> {
        std::fs::create_dir_all(self.path.parent().unwrap_or(Path::new(".")))?;
        if std::fs::metadata(&self.path).is_ok_and(|about| !about.is_file()) {
            return Err(read::ReadError::NotRegular.into());
        }
        OpenOptions::new().read(true).write(true).create(true).truncate(false).open(&self.path)
    }

    /// The header, if it is one for this table and the file is as long as it should be; the words are read next.
    fn head(&self, file: &mut File) -> io::Result<Option<Head>> {
        if file.metadata()?.len() != self.size {
            return Ok(None);
        }
        let mut bytes = [0; HEADER];
        file.rewind()?;
        file.read_exact(&mut bytes)?;
        if bytes == self.finished {
            // It was killed just before it became the file of the table.
            return Ok(Some(Head { state: State::Mixed, done: ALL, sum: 0 }));
        }
        let fields: [u64; HEADER / 8] = bytemuck::cast(bytes);
        let state = [State::Begun, State::Whole, State::Mixed].into_iter().find(|state| *state as u64 == fields[2]);
        let head = state.map(|state| Head { state, done: fields[3], sum: fields[4] });
        Ok(head.filter(|_| fields[0] == MAGIC && fields[1] == self.key))
    }

    /// Writes the header; the words are written next.
    fn put_head(&self, file: &mut File, head: Head) -> io::Result<()> {
        let fields: [u64; HEADER / 8] = [MAGIC, self.key, head.state as u64, head.done, head.sum, 0, 0, 0];
        file.rewind()?;
        file.write_all(bytemuck::bytes_of(&fields))
    }
}

/// Copies the file; false if there is none or `control` is stopped.
///
/// # Errors
/// The errors of the system.
pub fn copy(from: &Path, to: &Path, control: &Control) -> io::Result<bool> {
    let Ok(mut file) = read::open(from) else { return Ok(false) };
    let mut part = PartFile::in_folder(to.parent().unwrap_or(Path::new(".")))?;
    let mut block = vec![0; 8 * BLOCK];
    loop {
        match file.read(&mut block)? {
            _ if control.stopped() => return Ok(false),
            0 => break,
            count => part.write_all(&block[..count])?,
        }
    }
    part.put(to, Existing::Replace)?;
    Ok(true)
}

#[cfg(test)]
mod tests;
