//! A table that is not finished, kept so that its build can be taken up again.
//!
//! The file holds a magic text, how much is done, a checksum of what follows, and the words of the table as they are. One
//! that is not exactly right is as good as none.

use std::io::{Read, Write};
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};

use xxhash_rust::xxh3::Xxh3;

use crate::engine::disk::part::{Existing, PartFile};
use crate::engine::disk::read;

const MAGIC: u64 = u64::from_le_bytes(*b"unfold-o");
/// Words that are written or read together.
const BLOCK: usize = 1 << 16;

/// Keeps how much is done, and the table. Where this fails the build goes on, and would begin again after a stop.
pub fn write(file: &Path, done: usize, words: &[AtomicU64]) {
    let attempt = || -> std::io::Result<()> {
        let folder = file.parent().unwrap_or(Path::new("."));
        std::fs::create_dir_all(folder)?;
        let mut part = PartFile::in_folder(folder)?;
        // Threads may be marking: what is summed is what is written.
        let mut sum = Xxh3::new();
        part.write_all(bytemuck::cast_slice(&[MAGIC, done as u64]))?;
        for words in words.chunks(BLOCK) {
            let words: Vec<u64> = words.iter().map(|word| word.load(Ordering::SeqCst)).collect();
            sum.update(bytemuck::cast_slice(&words));
            part.write_all(bytemuck::cast_slice(&words))?;
        }
        part.write_all(&sum.digest().to_ne_bytes())?;
        part.put(file, Existing::Replace).map(drop)
    };
    let _ = attempt();
}

/// How much is done, and a table of so many words; `None` if there is none or it is not right.
pub fn read(file: &Path, words: usize) -> Option<(usize, Vec<u64>)> {
    let mut file = read::open(file).ok()?;
    if file.metadata().ok()?.len() != 8 * (words as u64 + 3) {
        return None;
    }
    let mut head = [0_u64; 2];
    file.read_exact(bytemuck::cast_slice_mut(&mut head)).ok()?;
    let (mut table, mut sum, mut expected) = (Vec::new(), Xxh3::new(), [0_u64]);
    table.try_reserve_exact(words).ok()?;
    table.resize(words, 0);
    for words in table.chunks_mut(BLOCK) {
        file.read_exact(bytemuck::cast_slice_mut(words)).ok()?;
        sum.update(bytemuck::cast_slice(words));
    }
    file.read_exact(bytemuck::cast_slice_mut(&mut expected)).ok()?;
    (head[0] == MAGIC && sum.digest() == expected[0]).then_some((head[1] as usize, table))
}

/// Removes the file, if there is one.
pub fn remove(file: &Path) {
    let _ = std::fs::remove_file(file);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_read_again_and_never_when_it_is_not_whole() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let path = folder.path().join("table.unfinished");
        let words: Vec<AtomicU64> = (0..100_000).map(|n: u64| AtomicU64::new(n.wrapping_mul(n))).collect();
        assert!(read(&path, words.len()).is_none());
        write(&path, 77, &words);
        let (done, table) = read(&path, words.len()).expect("just written");
        assert_eq!(done, 77);
        assert!(table.iter().zip(&words).all(|(read, word)| *read == word.load(Ordering::Relaxed)));
        assert!(read(&path, words.len() - 1).is_none());
        let mut bytes = std::fs::read(&path).expect("readable");
        bytes[5000] ^= 1;
        std::fs::write(&path, bytes).expect("writable");
        assert!(read(&path, words.len()).is_none());
        remove(&path);
        assert!(!path.exists());
    }
}
