//! Puts a file in its place: it is written under another name and then renamed, so that it is there whole or not at all.

use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf, is_separator};

use unfold_engine::disk::part::PartFile;

pub use unfold_engine::disk::part::Existing;

/// Error of putting a file in its place. An earlier file is unchanged.
#[derive(Debug, thiserror::Error)]
pub enum PlaceError {
    /// The system did not let it be written.
    #[error("cannot write {}", path.display())]
    Write {
        /// The file.
        path: PathBuf,
        /// Error of the system.
        source: io::Error,
    },
    /// A file exists already, and replacing it was not allowed.
    #[error("{} is there already", .0.display())]
    Exists(PathBuf),
    /// The path is a folder, a device or a pipe, which is left alone.
    #[error("{} is not a regular file and stays", .0.display())]
    NotReplaceable(PathBuf),
    /// A path that ends without a file name.
    #[error("{} does not end with the name of a file", .0.display())]
    NoName(PathBuf),
}

/// A place that was looked at and where a file may be put.
#[derive(Clone, Debug)]
pub struct Place {
    /// As it was asked for.
    path: PathBuf,
    /// The file that the path stands for.
    target: PathBuf,
    existing: Existing,
}

impl Place {
    /// Looks at a path: it stands for itself where nothing is yet, or for the plain file at the end of its links. Devices, pipes and
    /// folders are no files to be replaced.
    ///
    /// # Errors
    /// [`PlaceError`], which says what is in the way.
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

    /// The file itself, at the end of all links.
    pub fn target(&self) -> &Path {
        &self.target
    }

    /// Looks, without writing anything that stays, whether the system lets a file be written there.
    ///
    /// # Errors
    /// [`PlaceError::Write`].
    pub fn check(&self) -> Result<(), PlaceError> {
        self.part().map(drop).map_err(|source| self.refused(source))
    }

    /// The error of a file whose contents could not be made.
    pub fn refused(&self, source: io::Error) -> PlaceError {
        PlaceError::Write { path: self.path.clone(), source }
    }

    /// A file beside the target, which goes away unless it is put in the target's place.
    fn part(&self) -> io::Result<PartFile> {
        let folder = self.target.parent().filter(|folder| !folder.as_os_str().is_empty());
        PartFile::in_folder(folder.unwrap_or(Path::new(".")))
    }

    /// Writes the file beside its place, synchronises it and renames it.
    ///
    /// # Errors
    /// Whatever goes wrong, the file that was there before is left as it was.
    pub fn write(&self, bytes: &[u8]) -> Result<(), PlaceError> {
        self.write_by(|out| out.write_all(bytes))
    }

    /// The same without waiting for the disk, for files that are written often and must not hold up the window. A power cut may
    /// lose it.
    ///
    /// # Errors
    /// Whatever goes wrong, the file that was there before is left as it was.
    pub fn write_soon(&self, bytes: &[u8]) -> Result<(), PlaceError> {
        self.put(|part| part.write_all(bytes))
    }

    /// The same for contents that are written piece by piece, because they may be too large for the memory.
    ///
    /// # Errors
    /// Whatever goes wrong, that of `make` included, the file that was there before is left as it was.
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
