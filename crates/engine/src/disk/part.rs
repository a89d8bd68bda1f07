//! Atomic file writes: a file is written under a temporary name and then renamed.
//!
//! The temporary file is locked while it is written, so a later process can tell files being written from leftovers of
//! killed processes, which it removes.

use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;
use std::time::Duration;

use tempfile::NamedTempFile;

use super::lock::{LockAttempt, try_lock};

/// Name prefix of files being written.
const PREFIX: &str = ".unfold";
/// Name suffix of files being written.
const SUFFIX: &str = ".part";
/// Maximum number of attempts to create a file: another process may remove a new file before it is locked, but rarely twice.
const MAX_CREATE_ATTEMPTS: usize = 8;
/// Time since the last write after which a file counts as a leftover, where locks are unsupported.
const LEFTOVER_AGE: Duration = Duration::from_secs(600);

/// What to do if the target exists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum IfExists {
    /// Keep it: [`PartFile::rename_to`] then fails.
    Keep,
    /// Replace it; on Unix, keep its permissions.
    Replace,
}

/// A file being written under a temporary name. Removed on drop unless renamed.
#[derive(Debug)]
pub struct PartFile {
    file: NamedTempFile,
}

impl PartFile {
    /// Creates an empty file in a folder, after removing leftovers of killed processes.
    ///
    /// # Errors
    /// I/O errors.
    pub fn in_folder(folder: &Path) -> io::Result<Self> {
        Self::with_prefix(folder, PREFIX)
    }

    /// Like [`in_folder`](Self::in_folder), for a file to be named `name`; `None` if any process or thread is already
    /// writing another one for this name. Always `Some` where locks are unsupported.
    ///
    /// # Errors
    /// I/O errors.
    pub fn create_exclusive(folder: &Path, name: &str) -> io::Result<Option<Self>> {
        let prefix = format!("{PREFIX}-{name}-");
        let part = Self::with_prefix(folder, &prefix)?;
        let own = part.file.path().file_name();
        let others = |entry: &std::fs::DirEntry| {
            let name = entry.file_name();
            own != Some(&*name)
                && name.to_string_lossy().starts_with(&prefix)
                && looks_like_part(&name.to_string_lossy())
        };
        let at_work = |entry: std::fs::DirEntry| {
            let opened = open(&entry);
            opened.is_some_and(|file| try_lock(&file, &entry.path()) == LockAttempt::HeldByOther)
        };
        let another = std::fs::read_dir(folder)?.flatten().filter(others).any(at_work);
        Ok((!another).then_some(part))
    }

    fn with_prefix(folder: &Path, prefix: &str) -> io::Result<Self> {
        sweep(folder);
        for _ in 0..MAX_CREATE_ATTEMPTS {
            let file = ordinary_file_builder(prefix).tempfile_in(folder)?;
            if matches!(try_lock(file.as_file(), file.path()), LockAttempt::Held | LockAttempt::Unsupported) {
                return Ok(Self { file });
            }
        }
        Err(io::ErrorKind::ResourceBusy.into())
    }

    /// Returns the open file.
    pub fn file(&self) -> &File {
        self.file.as_file()
    }

    /// Renames the file to `target`. A replaced file's permissions are kept, so that private files stay private.
    ///
    /// # Errors
    /// I/O errors, including [`io::ErrorKind::AlreadyExists`] if the target exists and is to be kept. The target is then
    /// unchanged.
    pub fn rename_to(self, target: &Path, existing: IfExists) -> io::Result<()> {
        #[cfg(unix)]
        if let Some(about) = std::fs::metadata(target).ok().filter(|_| existing == IfExists::Replace) {
            // Fails only on file systems without permissions.
            let _ = self.file.as_file().set_permissions(about.permissions());
        }
        match existing {
            IfExists::Keep => self.file.persist_noclobber(target),
            IfExists::Replace => self.file.persist(target),
        }
        .map(drop)
        .map_err(|error| error.error)
    }
}

impl Write for PartFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

/// Returns a builder with the permissions of ordinary files: those of temporary files would hide a saved file from
/// other users.
fn ordinary_file_builder(prefix: &str) -> tempfile::Builder<'_, 'static> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(prefix).suffix(SUFFIX);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        builder.permissions(std::fs::Permissions::from_mode(0o666));
    }
    builder
}

fn looks_like_part(name: &str) -> bool {
    name.starts_with(PREFIX) && name.ends_with(SUFFIX)
}

/// Opens a folder entry if it is a regular file, not a link.
fn open(entry: &std::fs::DirEntry) -> Option<File> {
    if !entry.file_type().ok()?.is_file() {
        return None;
    }
    OpenOptions::new().read(true).write(true).open(entry.path()).ok()
}

/// Removes part files that killed processes left in a folder, ignoring errors.
pub(crate) fn sweep(folder: &Path) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        if !looks_like_part(&entry.file_name().to_string_lossy()) {
            continue;
        }
        let Some(file) = open(&entry) else { continue };
        let abandoned = match try_lock(&file, &entry.path()) {
            LockAttempt::Held => true,
            LockAttempt::HeldByOther | LockAttempt::Gone => false,
            LockAttempt::Unsupported => is_old(&entry),
        };
        if abandoned {
            let _ = std::fs::remove_file(entry.path());
        }
    }
}

/// True if a folder entry was last written to more than [`LEFTOVER_AGE`] ago; false if that is unknown.
pub(crate) fn is_old(entry: &std::fs::DirEntry) -> bool {
    let age = entry.metadata().and_then(|about| about.modified()).ok().and_then(|at| at.elapsed().ok());
    age.is_some_and(|age| age > LEFTOVER_AGE)
}

#[cfg(test)]
#[allow(clippy::disallowed_methods, reason = "tests ask the disk and the clock themselves")]
mod tests {
    use super::*;

    fn count(folder: &Path) -> usize {
        std::fs::read_dir(folder).expect("a folder").count()
    }

    #[cfg(unix)]
    #[test]
    fn a_private_file_stays_private_when_replaced() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().expect("a temporary folder");
        let (old, new) = (folder.path().join("old"), folder.path().join("new"));
        std::fs::write(&old, "private").expect("written");
        std::fs::set_permissions(&old, std::fs::Permissions::from_mode(0o600)).expect("set");
        let mode = |path: &Path| std::fs::metadata(path).expect("a file").permissions().mode() & 0o777;
        for path in [&old, &new] {
            let mut part = PartFile::in_folder(folder.path()).expect("a file");
            part.write_all(b"more").expect("written");
            part.rename_to(path, IfExists::Replace).expect("put");
        }
        assert_eq!((mode(&old), mode(&new) & 0o600), (0o600, 0o600));
    }

    #[test]
    fn only_abandoned_part_files_are_swept() {
        let temporary = tempfile::tempdir().expect("a temporary folder");
        let folder = temporary.path();
        let ours = PartFile::in_folder(folder).expect("a file");
        for name in [".unfoldAbC123.part", ".unfold-nodes.csv-AbC123.part", "film.part", ".unfold.json"] {
            std::fs::write(folder.join(name), "cut off").expect("written");
        }
        #[cfg(unix)]
        std::os::unix::fs::symlink(folder.join("film.part"), folder.join(".unfoldLink.part")).expect("linked");
        let before = count(folder);
        let other = PartFile::in_folder(folder).expect("another file");
        assert_eq!(count(folder), before - 1, "two were left behind, and one is new");
        assert!(ours.file.path().exists() && folder.join("film.part").exists());
        let target = folder.join("there");
        ours.rename_to(&target, IfExists::Keep).expect("put");
        assert!(
            other.rename_to(&target, IfExists::Keep).is_err_and(|error| error.kind() == io::ErrorKind::AlreadyExists)
        );
        sweep(folder);
        assert!(target.exists());
    }

    #[test]
    fn exclusive_part_files_allow_one_writer_per_target() {
        let temporary = tempfile::tempdir().expect("a temporary folder");
        let folder = temporary.path();
        let first = PartFile::create_exclusive(folder, "a.csv").expect("a file").expect("the only one");
        assert!(PartFile::create_exclusive(folder, "a.csv").expect("a file").is_none());
        assert!(PartFile::create_exclusive(folder, "b.csv").expect("a file").is_some());
        drop(first);
        assert!(PartFile::create_exclusive(folder, "a.csv").expect("a file").is_some());
        assert_eq!(count(folder), 0);
    }

    #[test]
    fn concurrent_writers_keep_each_others_files() {
        let temporary = tempfile::tempdir().expect("a temporary folder");
        let folder = temporary.path();
        std::thread::scope(|scope| {
            for thread in 0..4 {
                scope.spawn(move || {
                    for n in 0..100 {
                        let mut part = PartFile::in_folder(folder).expect("a file");
                        part.write_all(b"whole").expect("written");
                        part.rename_to(&folder.join(format!("{thread}-{n}")), IfExists::Keep).expect("put");
                    }
                });
            }
        });
        assert_eq!(count(folder), 400);
    }
}
