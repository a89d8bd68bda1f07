//! Pattern databases kept in files for later runs, if they took a while to build.
//!
//! The file name is a fingerprint, computed by [`pattern`](crate::pattern), of everything that the distances depend on. So a file is reused
//! only for cases with the same goal and moves.

#![allow(clippy::disallowed_methods, clippy::disallowed_types, reason = "tables are kept in files")]

use std::fs::File;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use xxhash_rust::xxh3::Xxh3;

use super::{TableError, store::Tables};
use crate::control::Control;
use crate::disk::part::{IfExists, PartFile};
use crate::disk::read;

/// Folder of the files, inside the folder of the tables.
const FOLDER: &str = "patterns";
/// Extension of the files.
const EXTENSION: &str = "database";
const MAGIC: &[u8; 16] = b"Unfold pattern 1";
/// Size in bytes of the header before the distances: magic, fingerprint, number of distances.
const HEADER: usize = 40;
/// Maximum total size of the files, in bytes; the least recently used are evicted.
const MAX_TOTAL_BYTES: u64 = 2_000_000_000;

/// Returns the number of database files of a store, and their total size in bytes.
pub fn usage(tables: &Tables) -> (usize, u64) {
    let files = files(&folder(tables));
    (files.len(), files.iter().map(|file| file.bytes).sum())
}

/// Returns the folder of a store's databases, which may not exist yet.
pub fn folder(tables: &Tables) -> PathBuf {
    tables.folder().join(FOLDER)
}

/// Removes all database files of a store; returns their number.
///
/// # Errors
/// [`TableError::Io`] for the first file that cannot be removed.
pub fn remove(tables: &Tables) -> Result<usize, TableError> {
    let folder = folder(tables);
    let files = files(&folder);
    for file in &files {
        std::fs::remove_file(&file.path).map_err(|source| TableError::Io { path: file.path.clone(), source })?;
    }
    // Fails if the folder holds other files, which must stay.
    let _ = std::fs::remove_dir(&folder);
    Ok(files.len())
}

/// A database file with its size and time of last use.
struct CachedFile {
    path: PathBuf,
    bytes: u64,
    last_used: SystemTime,
}

/// Returns the database files in a folder; none if it cannot be read.
fn files(folder: &Path) -> Vec<CachedFile> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let file = |entry: std::fs::DirEntry| {
        let (path, about) = (entry.path(), entry.metadata().ok()?);
        let is_ours = about.is_file() && path.extension().is_some_and(|end| end == EXTENSION);
        is_ours.then(|| CachedFile {
            path,
            bytes: about.len(),
            last_used: about.modified().unwrap_or(SystemTime::UNIX_EPOCH),
        })
    };
    entries.filter_map(file).collect()
}

/// The file of a pattern database over two coordinates.
pub(crate) struct DatabaseFile {
    folder: PathBuf,
    fingerprint: u128,
    /// The values of both coordinates in file order.
    orders: [Vec<u32>; 2],
}

impl DatabaseFile {
    /// Describes the file of the database with this fingerprint; `orders` are the values of both coordinates in file order.
    pub fn new(tables: &Tables, fingerprint: u128, orders: [Vec<u32>; 2]) -> Self {
        Self { folder: folder(tables), fingerprint, orders }
    }

    fn path(&self) -> PathBuf {
        self.folder.join(format!("{:032x}.{EXTENSION}", self.fingerprint))
    }

    fn header(&self) -> [u8; HEADER] {
        let mut out = [0; HEADER];
        out[..16].copy_from_slice(MAGIC);
        out[16..32].copy_from_slice(&self.fingerprint.to_le_bytes());
        out[32..].copy_from_slice(&(self.count() as u64).to_le_bytes());
        out
    }

    /// Returns the number of distances.
    fn count(&self) -> usize {
        self.orders.iter().map(Vec::len).product()
    }

    /// Reads the distances of all pairs, row by row; `None` if there is no good file or `control` stops it. Removes a damaged or foreign
    /// file.
    pub fn read(&self, control: &Control) -> Option<Vec<u8>> {
        let file = read::open(&self.path()).ok()?;
        let read = self.read_distances(file, control);
        if read.is_some() {
            // Eviction takes the modification time as the time of last use. In a read-only folder it stays the time of writing.
            let _ =
                File::options().append(true).open(self.path()).and_then(|file| file.set_modified(SystemTime::now()));
        } else if !control.is_stopped() {
            let _ = std::fs::remove_file(self.path());
        }
        read
    }

    fn read_distances(&self, mut file: File, control: &Control) -> Option<Vec<u8>> {
        let [rows, columns] = &self.orders;
        let mut header = [0; HEADER];
        file.read_exact(&mut header).ok()?;
        if header != self.header() {
            return None;
        }
        let (mut sum, mut row) = (Xxh3::new(), vec![0; columns.len()]);
        let mut out = vec![0; self.count()];
        for &value in rows {
            control.check_stop().ok()?;
            file.read_exact(&mut row).ok()?;
            sum.update(&row);
            let to = &mut out[value as usize * columns.len()..][..columns.len()];
            for (&column, &distance) in columns.iter().zip(&row) {
                to[column as usize] = distance;
            }
        }
        let mut expected = [0; 8];
        file.read_exact(&mut expected).ok()?;
        let is_right = sum.digest() == u64::from_le_bytes(expected) && file.read(&mut [0]).ok()? == 0;
        is_right.then_some(out)
    }

    /// Writes the distances of all pairs, row by row, atomically; nothing if `control` stops it or the file would exceed
    /// [`MAX_TOTAL_BYTES`].
    ///
    /// # Errors
    /// The path and the I/O error.
    pub fn write(&self, distances: &[u8], control: &Control) -> Result<(), (PathBuf, io::Error)> {
        self.write_file(distances, control).map_err(|error| (self.path(), error))
    }

    fn write_file(&self, distances: &[u8], control: &Control) -> io::Result<()> {
        let ([rows, columns], bytes) = (&self.orders, (HEADER + distances.len() + 8) as u64);
        if bytes > MAX_TOTAL_BYTES {
            return Ok(());
        }
        std::fs::create_dir_all(&self.folder)?;
        evict(&self.folder, bytes);
        let mut part = PartFile::in_folder(&self.folder)?;
        part.write_all(&self.header())?;
        let (mut sum, mut row) = (Xxh3::new(), vec![0; columns.len()]);
        for &value in rows {
            if control.is_stopped() {
                return Ok(());
            }
            let from = &distances[value as usize * columns.len()..][..columns.len()];
            for (&column, distance) in columns.iter().zip(&mut row) {
                *distance = from[column as usize];
            }
            sum.update(&row);
            part.write_all(&row)?;
        }
        part.write_all(&sum.digest().to_le_bytes())?;
        part.rename_to(&self.path(), IfExists::Replace)
    }
}

/// Removes the least recently used files until `bytes` more fit within [`MAX_TOTAL_BYTES`].
fn evict(folder: &Path, bytes: u64) {
    let mut files = files(folder);
    files.sort_by_key(|file| file.last_used);
    let mut total: u64 = files.iter().map(|file| file.bytes).sum();
    for file in files {
        if total + bytes <= MAX_TOTAL_BYTES {
            break;
        }
        if std::fs::remove_file(&file.path).is_ok() {
            total -= file.bytes;
        }
    }
}

#[cfg(all(test, not(shuttle)))]
#[allow(clippy::disallowed_methods, clippy::disallowed_types, reason = "tests ask the disk and the clock themselves")]
mod tests {
    use super::*;

    fn tables() -> (tempfile::TempDir, Tables) {
        let folder = tempfile::tempdir().expect("a folder");
        let tables = Tables::open(folder.path());
        (folder, tables)
    }

    #[test]
    fn databases_round_trip_in_another_order_and_damaged_files_are_removed() {
        let (_folder, store) = tables();
        let of = |rows: &[u32], columns: &[u32]| DatabaseFile::new(&store, 77, [rows.to_vec(), columns.to_vec()]);
        let (file, control) = (of(&[2, 0, 1], &[3, 1, 0, 2]), Control::new());
        let distances: Vec<u8> = (0..12).collect();
        assert!(file.read(&control).is_none(), "there is none yet");
        file.write(&distances, &control).expect("a folder to write in");
        assert_eq!(file.read(&control), Some(distances.clone()));
        // Another run may number the same values differently: its first row is the third one here.
        let there = of(&[0, 1, 2], &[0, 1, 2, 3]);
        assert_eq!(there.read(&control).expect("a file"), [11, 9, 8, 10, 3, 1, 0, 2, 7, 5, 4, 6]);
        let whole = std::fs::read(file.path()).expect("the file");
        let mut flipped = whole.clone();
        flipped[HEADER + 3] ^= 1;
        for damaged in [&flipped[..], &whole[..whole.len() - 3], &[&whole[..], &[0]].concat(), &[]] {
            std::fs::write(file.path(), damaged).expect("the file");
            assert!(file.read(&control).is_none() && !file.path().exists(), "a damaged file is removed");
        }
        file.write(&distances, &control).expect("a folder to write in");
        assert!(of(&[0, 1], &[0, 1, 2, 3]).read(&control).is_none(), "of another size");
        file.write(&distances, &control).expect("a folder to write in");
        assert_eq!((usage(&store), remove(&store).expect("removed")), ((1, whole.len() as u64), 1));
        assert_eq!(usage(&store), (0, 0));
    }

    #[test]
    fn the_least_recently_used_files_are_evicted() {
        let (_folder, store) = tables();
        let folder = folder(&store);
        std::fs::create_dir_all(&folder).expect("a folder");
        for (name, age) in [("old", 3), ("older", 9), ("new", 1)] {
            let file = File::create(folder.join(name).with_extension(EXTENSION)).expect("a file");
            file.set_len(900_000_000).expect("a size");
            file.set_modified(SystemTime::now() - std::time::Duration::from_secs(age)).expect("a time");
        }
        evict(&folder, 500_000_000);
        let mut left: Vec<String> = files(&folder)
            .iter()
            .filter_map(|file| Some(file.path.file_stem()?.to_string_lossy().into_owned()))
            .collect();
        left.sort();
        assert_eq!(left, ["new"]);
    }
}
