//! Locks between processes, which the system releases when a process ends or crashes.

use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

/// The result of an attempt to lock a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LockAttempt {
    /// Locked, and still the file at its path.
    Held,
    /// Another process or thread has the lock.
    HeldByOther,
    /// Locked, but removed or renamed since it was opened.
    Gone,
    /// The file cannot be locked, as on a file system without locks.
    Unsupported,
}

/// Tries to lock an open file, without waiting.
pub(super) fn try_lock(file: &File, path: &Path) -> LockAttempt {
    match file.try_lock() {
        Ok(()) if is_still_there(file, path) => LockAttempt::Held,
        Ok(()) => LockAttempt::Gone,
        Err(TryLockError::WouldBlock) => LockAttempt::HeldByOther,
        Err(TryLockError::Error(_)) => LockAttempt::Unsupported,
    }
}

/// True if the path still refers to the open file.
#[cfg(unix)]
fn is_still_there(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    let number = |about: std::fs::Metadata| (about.dev(), about.ino());
    file.metadata().is_ok_and(|one| std::fs::symlink_metadata(path).is_ok_and(|other| number(one) == number(other)))
}

/// True if the path is a file. On this system, open files have no id to compare.
#[cfg(not(unix))]
fn is_still_there(_: &File, path: &Path) -> bool {
    path.is_file()
}

/// An exclusive lock among all processes that lock the same path. Released on drop.
#[derive(Debug)]
pub struct Lock {
    /// The locked file; `None` if locks are unsupported or no file can be created.
    file: Option<File>,
    path: PathBuf,
}

/// Maximum number of attempts to open a lock file that keeps disappearing; then the lock counts as taken.
const MAX_LOCK_ATTEMPTS: usize = 8;

impl Lock {
    /// Takes the lock, creating its file; `None` if another process, or another thread of this one, has it, or if the
    /// file keeps disappearing.
    ///
    /// If the file cannot be created or locked, every caller gets the lock: it only prevents duplicate work.
    pub fn take(path: &Path) -> Option<Self> {
        for _ in 0..MAX_LOCK_ATTEMPTS {
            let lock = |file| Some(Self { file, path: path.to_path_buf() });
            let Ok(file) = open(path) else { return lock(None) };
            match try_lock(&file, path) {
                LockAttempt::Held => return lock(Some(file)),
                LockAttempt::HeldByOther => return None,
                LockAttempt::Gone => {}
                LockAttempt::Unsupported => return lock(None),
            }
        }
        None
    }

    /// True if the lock of this path is taken. Tests this by briefly taking it, which removes a leftover file.
    pub fn is_taken(path: &Path) -> bool {
        path.exists() && Self::take(path).is_none()
    }
}

/// Opens or creates a lock file; read-only if it may not be written, which suffices for a lock on most systems.
fn open(path: &Path) -> io::Result<File> {
    match OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path) {
        Err(error) if error.kind() == io::ErrorKind::PermissionDenied => File::open(path),
        opened => opened,
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        if self.file.is_some() {
            // Removed while still locked, so that a process that has opened the file sees that it is gone. A leftover
            // file does no harm.
            let _ = std::fs::remove_file(&self.path);
        }
    }
}

#[cfg(test)]
#[allow(clippy::disallowed_methods, reason = "tests ask the disk and the clock themselves")]
mod tests {
    use super::*;

    #[test]
    fn lock_is_exclusive_until_dropped_and_leaves_no_file() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let path = folder.path().join("a.lock");
        assert!(!Lock::is_taken(&path) && !path.exists());
        let lock = Lock::take(&path).expect("free");
        assert!(Lock::take(&path).is_none() && Lock::is_taken(&path));
        drop(lock);
        assert!(!path.exists() && !Lock::is_taken(&path));
        // A killed process leaves its file, but unlocked.
        std::fs::write(&path, "").expect("written");
        assert!(Lock::take(&path).is_some());
    }

    #[test]
    fn only_one_thread_holds_the_lock() {
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
    fn lock_is_granted_to_all_if_no_file_can_be_created() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let path = folder.path().join("no such folder/a.lock");
        let (one, other) = (Lock::take(&path), Lock::take(&path));
        assert!(one.is_some() && other.is_some());
    }
}
