//! A file that is closed between reads, so more files can be read side by side than the system lets a process open.

use std::io::{self, BufReader, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use super::read;

const BLOCK_BYTES: usize = 1 << 16;

/// A regular file that is reopened at its current offset for each read.
#[derive(Debug)]
pub struct ReopenedFile {
    path: PathBuf,
    size: u64,
    at: Arc<AtomicU64>,
}

/// [`ReopenedFile`] with a buffer of one block.
pub type BlockReader = BufReader<ReopenedFile>;

impl ReopenedFile {
    /// Returns a shared count of the bytes read.
    pub(crate) fn counter(&self) -> Arc<AtomicU64> {
        self.at.clone()
    }

    /// Returns the file size in bytes, as of [`open`].
    pub fn size(&self) -> u64 {
        self.size
    }
}

impl Read for ReopenedFile {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let mut file = read::open(&self.path)?;
        file.seek(SeekFrom::Start(self.at.load(Ordering::Relaxed)))?;
        let read = file.read(into)?;
        self.at.fetch_add(read as u64, Ordering::Relaxed);
        Ok(read)
    }
}

/// Opens a regular file to be read in blocks.
///
/// # Errors
/// I/O errors, including those of [`read::open`].
pub fn open(path: &Path) -> io::Result<BlockReader> {
    let about = read::open(path)?.metadata()?;
    let blocks = ReopenedFile { path: path.to_path_buf(), size: about.len(), at: Arc::default() };
    Ok(BufReader::with_capacity(BLOCK_BYTES, blocks))
}

#[cfg(test)]
#[allow(clippy::disallowed_methods, reason = "tests ask the disk and the clock themselves")]
mod tests {
    use super::*;

    #[test]
    fn a_file_longer_than_a_block_is_fully_read_and_counted() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let path = folder.path().join("file");
        let bytes: Vec<u8> = (0..2 * BLOCK_BYTES + 5).map(|n| n as u8).collect();
        std::fs::write(&path, &bytes).expect("written");
        let mut reader = open(&path).expect("a file");
        let counted = reader.get_ref().counter();
        assert_eq!((reader.get_ref().size(), counted.load(Ordering::Relaxed)), (bytes.len() as u64, 0));
        let mut read = Vec::new();
        reader.read_to_end(&mut read).expect("readable");
        assert!(read == bytes && counted.load(Ordering::Relaxed) == bytes.len() as u64);
        assert!(open(folder.path()).is_err());
    }
}
