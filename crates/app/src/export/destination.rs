//! Atomic file writes: a file is written under a temporary name, then renamed.

use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf, is_separator};

use unfold_engine::disk::part::PartFile;

pub use unfold_engine::disk::part::IfExists;

/// Error writing a file. An existing file is unchanged.
#[derive(Debug, thiserror::Error)]
pub enum WriteError {
    /// The system refused to write, or the content could not be generated.
    #[error("cannot write {}", path.display())]
    Write {
        path: PathBuf,
        /// The system's error.
        source: io::Error,
    },
    /// A file exists already, and replacing it was not allowed.
    #[error("{} is there already", .0.display())]
    Exists(PathBuf),
    /// The path is a folder, device or pipe.
    #[error("{} is not a regular file and stays", .0.display())]
    NotReplaceable(PathBuf),
    /// The path has no file name, or ends like a folder (`a/`).
    #[error("{} does not end with the name of a file", .0.display())]
    NoName(PathBuf),
}

/// A checked destination for a file.
#[derive(Clone, Debug)]
pub struct Destination {
    /// The requested path.
    path: PathBuf,
    /// The file after following links.
    target: PathBuf,
    existing: IfExists,
}

impl Destination {
    /// Resolves a path: returns it unchanged if nothing exists there, otherwise the regular file after following links.
    ///
    /// # Errors
    /// The path has no file name, cannot be read, is a folder, device, pipe or broken link, or exists and `existing` forbids replacing it.
    pub fn resolve(path: &Path, existing: IfExists) -> Result<Self, WriteError> {
        let path_buf = || path.to_path_buf();
        let place = |target: PathBuf| Self { path: path_buf(), target, existing };
        let ends_as_a_folder =
            path.as_os_str().as_encoded_bytes().last().is_some_and(|last| is_separator(char::from(*last)));
        if path.file_name().is_none() || ends_as_a_folder {
            return Err(WriteError::NoName(path_buf()));
        }
        let refused = |source| WriteError::Write { path: path_buf(), source };
        match std::fs::symlink_metadata(path) {
            Err(e) if e.kind() == io::ErrorKind::NotFound => return Ok(place(path_buf())),
            Err(e) => return Err(refused(e)),
            Ok(_) => {}
        }
        let target = path.canonicalize().map_err(refused)?;
        if !std::fs::metadata(&target).map_err(refused)?.is_file() {
            return Err(WriteError::NotReplaceable(path_buf()));
        }
        if existing == IfExists::Keep { Err(WriteError::Exists(path_buf())) } else { Ok(place(target)) }
    }

    /// The file after following links.
    pub fn target(&self) -> &Path {
        &self.target
    }

    /// Checks whether the system allows writing there, leaving nothing behind.
    pub fn check(&self) -> Result<(), WriteError> {
        self.temporary_file().map(drop).map_err(|source| self.write_error(source))
    }

    /// The error for a failed write to this destination.
    pub fn write_error(&self, source: io::Error) -> WriteError {
        WriteError::Write { path: self.path.clone(), source }
    }

    /// A temporary file beside the target, deleted unless renamed to it.
    fn temporary_file(&self) -> io::Result<PartFile> {
        let folder = self.target.parent().filter(|folder| !folder.as_os_str().is_empty());
        PartFile::in_folder(folder.unwrap_or(Path::new(".")))
    }

    /// Writes the file under a temporary name, syncs it and renames it.
    pub fn write(&self, bytes: &[u8]) -> Result<(), WriteError> {
        self.write_with(|out| out.write_all(bytes))
    }

    /// Like [`write`](Self::write), but without syncing, for frequent writes that must not block the window. A power cut may lose the file.
    pub fn write_unsynced(&self, bytes: &[u8]) -> Result<(), WriteError> {
        self.put(|part| part.write_all(bytes))
    }

    /// Like [`write`](Self::write), piece by piece, for content that may exceed memory.
    pub fn write_with(&self, make: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> Result<(), WriteError> {
        self.put(|part| {
            let mut out = BufWriter::new(&mut *part);
            make(&mut out)?;
            out.flush()?;
            drop(out);
            part.file().sync_all()
        })
    }

    fn put(&self, fill: impl FnOnce(&mut PartFile) -> io::Result<()>) -> Result<(), WriteError> {
        let attempt = || {
            let mut part = self.temporary_file()?;
            fill(&mut part)?;
            part.rename_to(&self.target, self.existing)
        };
        attempt().map_err(|source: io::Error| match source.kind() {
            io::ErrorKind::AlreadyExists => WriteError::Exists(self.path.clone()),
            _ => self.write_error(source),
        })
    }
}
