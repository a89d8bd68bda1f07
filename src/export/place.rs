//! Where a file is put: beside its place first, then renamed into it, so that it is there whole or not at all.

use std::io::{self, BufWriter, IntoInnerError, Write};
use std::path::{Path, PathBuf};

/// What to do about a file that is there already.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Existing {
    /// Leave it alone.
    Keep,
    /// Put the new one in its place: the person has said so.
    Replace,
}

/// Why a file was not put in its place; what was there before is as it was.
#[derive(Debug)]
pub enum PlaceError {
    /// The system did not let it be written.
    Write {
        /// The file.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// A file is there already, and no one said that it may be replaced.
    Exists {
        /// The file.
        path: PathBuf,
    },
    /// What stands there is a folder, a device or a pipe, and stays.
    NotReplaceable {
        /// The path.
        path: PathBuf,
    },
    /// A path that ends without a file name.
    NoName {
        /// The path.
        path: PathBuf,
    },
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
    /// [`PlaceError`], whatever it is that stands in the way.
    pub fn of(path: &Path, existing: Existing) -> Result<Self, PlaceError> {
        let path_buf = || path.to_path_buf();
        let place = |target: PathBuf| Self { path: path_buf(), target, existing };
        if path.file_name().is_none() {
            return Err(PlaceError::NoName { path: path_buf() });
        }
        let refused = |source| PlaceError::Write { path: path_buf(), source };
        match std::fs::symlink_metadata(path) {
            Err(e) if e.kind() == io::ErrorKind::NotFound => return Ok(place(path_buf())),
            Err(e) => return Err(refused(e)),
            Ok(_) => {}
        }
        let target = path.canonicalize().map_err(refused)?;
        if !std::fs::metadata(&target).map_err(refused)?.is_file() {
            return Err(PlaceError::NotReplaceable { path: path_buf() });
        }
        if existing == Existing::Keep { Err(PlaceError::Exists { path: path_buf() }) } else { Ok(place(target)) }
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
    fn part(&self) -> io::Result<tempfile::NamedTempFile> {
        let folder = self.target.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        as_others_make_files().tempfile_in(folder)
    }

    /// Writes the file beside its place, synchronises it and renames it.
    ///
    /// # Errors
    /// Whatever goes wrong, the file that was there before is left as it was.
    pub fn write(&self, bytes: &[u8]) -> Result<(), PlaceError> {
        self.write_by(|out| out.write_all(bytes))
    }

    /// The same for what is written piece by piece, since it may be too much for the memory.
    ///
    /// # Errors
    /// Whatever goes wrong, that of `make` included, the file that was there before is left as it was.
    pub fn write_by(&self, make: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> Result<(), PlaceError> {
        let attempt = || -> io::Result<()> {
            let mut out = BufWriter::new(self.part()?);
            make(&mut out)?;
            let file = out.into_inner().map_err(IntoInnerError::into_error)?;
            file.as_file().sync_all()?;
            match self.existing {
                Existing::Keep => file.persist_noclobber(&self.target),
                Existing::Replace => file.persist(&self.target),
            }
            .map_err(|e| e.error)?;
            Ok(())
        };
        attempt().map_err(|source| match source.kind() {
            io::ErrorKind::AlreadyExists => PlaceError::Exists { path: self.path.clone() },
            _ => self.refused(source),
        })
    }
}

/// Temporary files are for their owner only; a saved file is to be as readable as any other of that person.
fn as_others_make_files() -> tempfile::Builder<'static, 'static> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".unfold").suffix(".part");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        builder.permissions(std::fs::Permissions::from_mode(0o666));
    }
    builder
}
