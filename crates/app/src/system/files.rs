//! Reading texts and files of lines, making folders, and what all files have in common that the program keeps for itself.

use std::io::{self, Read};
use std::path::{Path, PathBuf};

use super::utf16;
use crate::export::file_error::FileError;
use crate::export::place::{Existing, Place, PlaceError};
use unfold_engine::disk::blocks::{self, BlockReader};
use unfold_engine::disk::read;

/// The name that stands for standard input.
pub const STDIN: &str = "-";
/// The most bytes of a list of positions or algorithms that is read whole.
pub const MAX_LIST: u64 = 1 << 24;

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

/// True if a path stands for standard input.
pub fn is_stdin(path: &Path) -> bool {
    path.as_os_str() == STDIN
}

/// All bytes of standard input; `None` if these are more than `limit`.
///
/// # Errors
/// The errors of the system.
pub fn stdin(limit: usize) -> io::Result<Option<Vec<u8>>> {
    let mut bytes = Vec::new();
    io::stdin().lock().take(limit as u64 + 1).read_to_end(&mut bytes)?;
    Ok((bytes.len() <= limit).then_some(bytes))
}

/// A text of at most `limit` bytes, in UTF-8 or in UTF-16 with a byte order mark, which is left out: of a regular file, or of
/// standard input. Bytes that are no text become replacement characters, which no notation has.
///
/// # Errors
/// [`FileError::Read`], also for more than `limit` bytes, and [`FileError::NotAFile`].
pub fn text(path: &Path, limit: u64) -> Result<String, FileError> {
    let read = if is_stdin(path) {
        let whole = stdin(usize::try_from(limit).unwrap_or(usize::MAX));
        whole.and_then(|bytes| bytes.ok_or_else(|| read::ReadError::TooLarge(limit).into()))
    } else {
        read::bytes(path, limit)
    };
    let bytes = read.map_err(|source| FileError::unread(path.to_path_buf(), source))?;
    let text = String::from_utf8_lossy(&utf16::utf8(&bytes)).into_owned();
    Ok(text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text))
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

/// True if a path is a folder.
pub fn is_folder(path: &Path) -> bool {
    path.is_dir()
}

/// The files in a folder whose names end in a dot and this, in either case, in the order of their names.
///
/// # Errors
/// The error of the system, if it refuses.
pub fn with_extension(folder: &Path, end: &str) -> Result<Vec<PathBuf>, FileError> {
    let read = std::fs::read_dir(folder).and_then(|entries| entries.map(|entry| Ok(entry?.path())).collect());
    let mut paths: Vec<PathBuf> = read.map_err(|source| FileError::unread(folder.to_path_buf(), source))?;
    paths.retain(|path| path.is_file() && path.extension().is_some_and(|own| own.eq_ignore_ascii_case(end)));
    paths.sort();
    Ok(paths)
}

/// Makes a folder, and those that it lies in, if there is none.
///
/// # Errors
/// The error of the system, if it refuses, and [`FileError::NotAFolder`].
pub fn make_folder(path: &Path) -> Result<(), FileError> {
    std::fs::create_dir_all(path).map_err(|source| match source.kind() {
        io::ErrorKind::AlreadyExists | io::ErrorKind::NotADirectory => FileError::NotAFolder(path.to_path_buf()),
        _ => FileError::Place(PlaceError::Write { path: path.to_path_buf(), source }),
    })
}
