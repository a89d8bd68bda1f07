//! Locks between processes. The system releases them when a process ends, however it ends.

use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

/// The result of an attempt to lock a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hold {
    /// It is locked, and its path still leads to it.
    Held,
    /// Another process or thread has the lock.
    Taken,
    /// It is locked, but was removed or renamed since it was opened.
    Gone,
    /// This file system has no locks.
    Unsupported,
}

/// Locks an open file, without waiting.
pub(super) fn hold(file: &File, path: &Path) -> Hold {
    match file.try_lock() {
        Ok(()) if is_still_there(file, path) => Hold::Held,
        Ok(()) => Hold::Gone,
        Err(TryLockError::WouldBlock) => Hold::Taken,
        Err(TryLockError::Error(_)) => Hold::Unsupported,
    }
}

/// True if a path still leads to an open file.
#[cfg(unix)]
fn is_still_there(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    let number = |about: std::fs::Metadata| (about.dev(), about.ino());
    file.metadata().is_ok_and(|one| std::fs::symlink_metadata(path).is_ok_and(|other| number(one) == number(other)))
}

/// True if a path leads to some file: on this system an open file has no number to compare.
#[cfg(not(unix))]
fn is_still_there(_: &File, path: &Path) -> bool {
    path.is_file()
}

/// An exclusive right, among all processes that ask for it by the same path. Dropping it releases the right.
#[derive(Debug)]
pub struct Lock {
    /// The locked file; `None` if there are no locks, or no file can be made.
    file: Option<File>,
    path: PathBuf,
}

/// Maximum number of attempts to open a lock file that disappears meanwhile; then the lock counts as taken.
const ATTEMPTS: usize = 8;

impl Lock {
    /// Takes the lock of this path, for which a file is made; `None` if another process, or another thread of this one,
    /// has it.
    ///
    /// If the file cannot be made or locked, every caller gets the lock, since it only saves work.
    pub fn take(path: &Path) -> Option<Self> {
        for _ in 0..ATTEMPTS {
            let lock = |file| Some(Self { file, path: path.to_path_buf() });
            let Ok(file) = open(path) else { return lock(None) };
            match hold(&file, path) {
                Hold::Held => return lock(Some(file)),
                Hold::Taken => return None,
                Hold::Gone => {}
                Hold::Unsupported => return lock(None),
            }
        }
        None
    }

    /// True if the lock of this path is taken.
    pub fn is_taken(path: &Path) -> bool {
        path.exists() && Self::take(path).is_none()
    }
}

/// Opens or makes a lock file. One of another user can only be read, which is enough for a lock on most systems.
fn open(path: &Path) -> io::Result<File> {
    match OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path) {
        Err(error) if error.kind() == io::ErrorKind::PermissionDenied => File::open(path),
        opened => opened,
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        if self.file.is_some() {
            // Removed before it is unlocked, so that a process that has opened it meanwhile sees that it is gone. A
            // file that stays does no harm.
            let _ = std::fs::remove_file(&self.path);
        }
    }
}

#[cfg(test)]
#[allow(clippy::disallowed_methods, reason = "tests ask the disk and the clock themselves")]
mod tests {
    use super::*;

    #[test]
    fn one_has_it_until_it_is_given_back_and_nothing_stays() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let path = folder.path().join("a.lock");
        assert!(!Lock::is_taken(&path) && !path.exists());
        let lock = Lock::take(&path).expect("free");
        assert!(Lock::take(&path).is_none() && Lock::is_taken(&path));
        drop(lock);
        assert!(!path.exists() && !Lock::is_taken(&path));
        // The leftover of a killed process is not locked.
        std::fs::write(&path, "").expect("written");
        assert!(Lock::take(&path).is_some());
    }

    #[test]
    fn of_many_at_once_only_one_has_it() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let path = folder.path().join("a.lock");
        let (inside, most) = (std::sync::atomic::AtomicUsize::new(0), std::sync::atomic::AtomicUsize::new(0));
        let order = std::sync::atomic::Ordering::SeqCst;
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| {
                    for _ in 0..500 {
                        if let Some(lock) = Lock::take(&path) {
                            most.fetch_max(inside.fetch_add(1, order) + 1, order);
                            std::thread::yield_now();
                            inside.fetch_sub(1, order);
                            drop(lock);
                        }
                    }
                });
            }
        });
        assert_eq!(most.into_inner(), 1);
    }

    #[test]
    fn where_no_file_can_be_made_everyone_may_go_on() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let path = folder.path().join("no such folder/a.lock");
        let (one, other) = (Lock::take(&path), Lock::take(&path));
        assert!(one.is_some() && other.is_some());
    }
}
