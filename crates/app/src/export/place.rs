//! Atomic writing of a file: written under a temporary name, then renamed.

use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf, is_separator};

use unfold_engine::disk::part::PartFile;

pub use unfold_engine::disk::part::Existing;

/// Error writing a file. An earlier file is unchanged.
#[derive(Debug, thiserror::Error)]
pub enum PlaceError {
    /// The system refused.
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
    /// The path has no file name.
    #[error("{} does not end with the name of a file", .0.display())]
    NoName(PathBuf),
}

/// A checked destination for a file.
#[derive(Clone, Debug)]
pub struct Place {
    /// The requested path.
    path: PathBuf,
    /// The file after following links.
    target: PathBuf,
    existing: Existing,
}

impl Place {
    /// Resolves a path: itself if nothing exists there, or the regular
    /// file at the end of its links. Refuses devices, pipes and folders.
    pub fn of(path: &Path, existing: Existing) -> Result<Self, PlaceError> {
        let path_buf = || path.to_path_buf();
        let place = |target: PathBuf| Self { path: path_buf(), target, existing };
        let ends_as_a_folder =
            path.as_os_str().as_encoded_bytes().last().is_some_and(|last| is_separator(char::from(*last)));
        if path.file_name().is_none() || ends_as_a_folder {
            return Err(PlaceError::NoName(path_buf()));
        }
        let refused = |source| PlaceError::Write { path: path_buf(), source };
        match std::fs::symlink_metadata(path) {
            Err(e) if e.kind() == io::ErrorKind::NotFound => return Ok(place(path_buf())),
            Err(e) => return Err(refused(e)),
            Ok(_) => {}
        }
        let target = path.canonicalize().map_err(refused)?;
        if !std::fs::metadata(&target).map_err(refused)?.is_file() {
            return Err(PlaceError::NotReplaceable(path_buf()));
        }
        if existing == Existing::Keep { Err(PlaceError::Exists(path_buf())) } else { Ok(place(target)) }
    }

    /// The file after following links.
    pub fn target(&self) -> &Path {
        &self.target
    }

    /// Checks whether the system allows writing there, leaving nothing behind.
    pub fn check(&self) -> Result<(), PlaceError> {
        self.part().map(drop).map_err(|source| self.refused(source))
    }

    /// The error for a file whose content could not be generated.
    pub fn refused(&self, source: io::Error) -> PlaceError {
        PlaceError::Write { path: self.path.clone(), source }
    }

    /// A temporary file beside the target, deleted unless renamed to it.
    fn part(&self) -> io::Result<PartFile> {
        let folder = self.target.parent().filter(|folder| !folder.as_os_str().is_empty());
        PartFile::in_folder(folder.unwrap_or(Path::new(".")))
    }

    /// Writes, syncs and renames the file.
    pub fn write(&self, bytes: &[u8]) -> Result<(), PlaceError> {
        self.write_by(|out| out.write_all(bytes))
    }

    /// Writes the file without syncing, for frequent writes that must not block the window. A power cut may lose it.
    pub fn write_soon(&self, bytes: &[u8]) -> Result<(), PlaceError> {
        self.put(|part| part.write_all(bytes))
    }

    /// Writes a file piece by piece, for content that may exceed memory.
    pub fn write_by(&self, make: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> Result<(), PlaceError> {
        self.put(|part| {
            let mut out = BufWriter::new(&mut *part);
            make(&mut out)?;
            out.flush()?;
            drop(out);
            part.file().sync_all()
        })
    }

    fn put(&self, fill: impl FnOnce(&mut PartFile) -> io::Result<()>) -> Result<(), PlaceError> {
        let attempt = || {
            let mut part = self.part()?;
            fill(&mut part)?;
            part.put(&self.target, self.existing)
        };
        attempt().map_err(|source: io::Error| match source.kind() {
            io::ErrorKind::AlreadyExists => PlaceError::Exists(self.path.clone()),
            _ => self.refused(source),
        })
    }
}
