//! Reading files of lines, making folders, and what all files have in common that the program keeps for itself.

use std::io;
use std::path::{Path, PathBuf};

use crate::export::place::{Existing, Place, PlaceError};
use crate::shared::file_error::FileError;
use unfold_engine::disk::blocks::{self, BlockReader};
use unfold_engine::disk::read;

/// Puts a file in the place of the one before, if that is a regular file or a link to one.
///
/// # Errors
/// The error of the system, if it refuses; the file that was there before is then still there.
pub fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let written = Place::of(path, Existing::Replace).and_then(|place| place.write_soon(bytes));
    written.map_err(|error| match error {
        PlaceError::Write { source, .. } => source,
        PlaceError::NotReplaceable(_) | PlaceError::NoName(_) => read::ReadError::NotRegular.into(),
        PlaceError::Exists(_) => io::ErrorKind::AlreadyExists.into(),
    })
}

/// Gives a file that cannot be used another name, one that is free; `kind` is a part of it. `None` when it could not be renamed.
pub fn set_aside(path: &Path, kind: &str) -> Option<PathBuf> {
    let free = (1..1000).map(|n| path.with_extension(format!("{kind}-{n}.json"))).find(|name| !name.exists())?;
    std::fs::rename(path, &free).ok().map(|()| free)
}

/// A file of lines to be read one after the other, and its bytes where it is a plain file; a pipe will do as well.
///
/// # Errors
/// The error of the system, if it refuses.
pub fn lines(path: &Path) -> Result<(std::fs::File, Option<u64>), FileError> {
    let refused = |source| FileError::Read { path: path.to_path_buf(), source };
    let file = std::fs::File::open(path).map_err(refused)?;
    let about = file.metadata().map_err(refused)?;
    Ok((file, about.is_file().then_some(about.len())))
}

/// A plain file to be read block by block.
///
/// # Errors
/// The error of the system, if it refuses, and [`FileError::NotAFile`].
pub fn blocks(path: &Path) -> Result<BlockReader, FileError> {
    blocks::open(path).map_err(|source| FileError::unread(path.to_path_buf(), source))
}

/// Makes a folder, and those that it lies in, if there is none.
///
/// # Errors
/// The error of the system, if it refuses.
pub fn make_folder(path: &Path) -> Result<(), FileError> {
    let refused = |source| FileError::Place(PlaceError::Write { path: path.to_path_buf(), source });
    std::fs::create_dir_all(path).map_err(refused)
}
