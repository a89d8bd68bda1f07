//! An unfinished table, saved so that its build can be resumed.
//!
//! The file holds a magic number, the amount done, a checksum of the table, and the words of the table as they are. A
//! file that is not exactly right is ignored.

#![allow(clippy::disallowed_methods, reason = "tables are kept in files")]

use std::io::{Read, Write};
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};

use xxhash_rust::xxh3::Xxh3;

use super::room;
use crate::control::Control;
use crate::disk::part::{Existing, PartFile};
use crate::disk::read;

const MAGIC: u64 = u64::from_le_bytes(*b"unfold-o");
/// Number of words written or read together.
const BLOCK: usize = 1 << 16;

/// Saves the amount done, and the table. Errors are ignored, and the build goes on; if `control` is stopped, the
/// previous file remains.
pub fn write(file: &Path, done: usize, words: &[AtomicU64], control: &Control) {
    let attempt = || -> std::io::Result<()> {
        let folder = file.parent().unwrap_or(Path::new("."));
        std::fs::create_dir_all(folder)?;
        let mut part = PartFile::in_folder(folder)?;
        // Other threads may be marking: the checksum is of the words as written.
        let mut sum = Xxh3::new();
        part.write_all(bytemuck::cast_slice(&[MAGIC, done as u64]))?;
        for words in words.chunks(BLOCK) {
            if control.stopped() {
                return Ok(());
            }
            let words: Vec<u64> = words.iter().map(|word| word.load(Ordering::SeqCst)).collect();
            sum.update(bytemuck::cast_slice(&words));
            part.write_all(bytemuck::cast_slice(&words))?;
        }
        part.write_all(&sum.digest().to_ne_bytes())?;
        part.put(file, Existing::Replace).map(drop)
    };
    let _ = attempt();
}

/// The amount done, and a table of `words` words; `None` if there is none, if it is not right, or if `control` is
/// stopped.
pub fn read(file: &Path, words: usize, control: &Control) -> Option<(usize, Vec<u64>)> {
    let mut file = read::open(file).ok()?;
    if file.metadata().ok()?.len() != 8 * (words as u64 + 3) {
        return None;
    }
    let mut head = [0_u64; 2];
    file.read_exact(bytemuck::cast_slice_mut(&mut head)).ok()?;
    let (mut table, mut sum, mut expected) = (Vec::new(), Xxh3::new(), [0_u64]);
    if !room::has(8 * words as u64) {
        return None;
    }
    table.try_reserve_exact(words).ok()?;
    while table.len() < words {
        let begin = table.len();
        table.resize(words.min(begin + BLOCK), 0);
        file.read_exact(bytemuck::cast_slice_mut(&mut table[begin..])).ok()?;
        sum.update(bytemuck::cast_slice(&table[begin..]));
        if control.stopped() {
            return None;
        }
    }
    file.read_exact(bytemuck::cast_slice_mut(&mut expected)).ok()?;
    (head[0] == MAGIC && sum.digest() == expected[0]).then_some((head[1] as usize, table))
}

/// Copies the file, if there is one, into another folder; true if it was copied, false if there is none or `control` is
/// stopped.
///
/// # Errors
/// The errors of the system.
pub fn copy(from: &Path, to: &Path, control: &Control) -> std::io::Result<bool> {
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

/// Removes the file, if there is one.
pub fn remove(file: &Path) {
    let _ = std::fs::remove_file(file);
}

#[cfg(test)]
#[allow(clippy::disallowed_methods, reason = "tests ask the disk and the clock themselves")]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_read_again_and_never_when_it_is_not_whole() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let path = folder.path().join("table.unfinished");
        let words: Vec<AtomicU64> = (0..100_000).map(|n: u64| AtomicU64::new(n.wrapping_mul(n))).collect();
        let (control, patient) = (Control::new(), Control::new());
        assert!(read(&path, words.len(), &patient).is_none());
        write(&path, 77, &words, &control);
        let (done, table) = read(&path, words.len(), &patient).expect("just written");
        assert_eq!(done, 77);
        assert!(table.iter().zip(&words).all(|(read, word)| *read == word.load(Ordering::Relaxed)));
        assert!(read(&path, words.len() - 1, &patient).is_none());
        // A stopped build leaves the previous file.
        control.stop();
        write(&path, 78, &words, &control);
        assert!(read(&path, words.len(), &control).is_none());
        assert!(read(&path, words.len(), &patient).is_some_and(|(done, _)| done == 77));
        assert_eq!(std::fs::read_dir(folder.path()).expect("a folder").count(), 1);
        let mut bytes = std::fs::read(&path).expect("readable");
        bytes[5000] ^= 1;
        std::fs::write(&path, bytes).expect("writable");
        assert!(read(&path, words.len(), &patient).is_none());
        remove(&path);
        assert!(!path.exists());
    }
}
