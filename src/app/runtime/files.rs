//! What all files have in common that the program keeps for itself.

use std::io;
use std::path::{Path, PathBuf};

use crate::engine::disk::read;
use crate::export::place::{Existing, Place, PlaceError};

/// Puts a file in the place of the one before, if that is a regular file or a link to one.
///
/// # Errors
/// What the system does not let be written; what was there before is then still there.
pub fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let written = Place::of(path, Existing::Replace).and_then(|place| place.write_soon(bytes));
    written.map_err(|error| match error {
        PlaceError::Write { source, .. } => source,
        PlaceError::NotReplaceable { .. } | PlaceError::NoName { .. } => read::Refusal::NotRegular.into(),
        PlaceError::Exists { .. } => io::ErrorKind::AlreadyExists.into(),
    })
}

/// Gives a file that cannot be used another name, one that is free; `kind` is a part of it. `None` when it could not be renamed.
pub fn set_aside(path: &Path, kind: &str) -> Option<PathBuf> {
    let free = (1..1000).map(|n| path.with_extension(format!("{kind}-{n}.json"))).find(|name| !name.exists())?;
    std::fs::rename(path, &free).ok().map(|()| free)
}
