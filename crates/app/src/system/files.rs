//! Reads texts and folders, opens lists, and replaces or renames the program's own files.

use std::io::{self, Read};
use std::path::{Path, PathBuf};

use super::utf16;
use crate::export::destination::{Destination, IfExists, WriteError};
use crate::export::file_error::FileError;
use unfold_engine::disk::blocks::{self, BlockReader};
use unfold_engine::disk::read;

/// Path that denotes standard input.
pub const STDIN: &str = "-";
/// Maximum size of a list of positions or algorithms, in bytes.
pub const MAX_LIST: u64 = 1 << 24;

/// Atomically writes a file. An existing one must be a regular file or a link to one.
///
/// # Errors
/// The system's error, or one that wraps [`read::ReadError::NotRegular`]; the old file is left in place.
pub fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let written = Destination::resolve(path, IfExists::Replace).and_then(|place| place.write_unsynced(bytes));
    written.map_err(|error| match error {
        WriteError::Write { source, .. } => source,
        WriteError::NotReplaceable(_) | WriteError::NoName(_) => read::ReadError::NotRegular.into(),
        WriteError::Exists(_) => io::ErrorKind::AlreadyExists.into(),
    })
}

/// Renames an unusable JSON file to a free name that contains `kind`. Returns the new path, or `None` on failure.
pub fn set_aside(path: &Path, kind: &str) -> Option<PathBuf> {
    let free = (1..1000).map(|n| path.with_extension(format!("{kind}-{n}.json"))).find(|name| !name.exists())?;
    std::fs::rename(path, &free).ok().map(|()| free)
}

pub fn is_stdin(path: &Path) -> bool {
    path.as_os_str() == STDIN
}

/// Reads standard input; `None` if it is longer than `limit` bytes.
///
/// # Errors
/// The system's error.
pub fn read_stdin(limit: usize) -> io::Result<Option<Vec<u8>>> {
    let mut bytes = Vec::new();
    io::stdin().lock().take(limit as u64 + 1).read_to_end(&mut bytes)?;
    Ok((bytes.len() <= limit).then_some(bytes))
}

/// Reads a text of at most `limit` bytes from a file or standard input, in UTF-8 or in UTF-16 with a byte order mark. Invalid bytes
/// become replacement characters, which no notation contains.
///
/// # Errors
/// [`FileError::Read`], also for longer texts, and [`FileError::NotAFile`].
pub fn read_text(path: &Path, limit: u64) -> Result<String, FileError> {
    let read = if is_stdin(path) {
        let whole = read_stdin(usize::try_from(limit).unwrap_or(usize::MAX));
        whole.and_then(|bytes| bytes.ok_or_else(|| read::ReadError::TooLarge(limit).into()))
    } else {
        read::bytes(path, limit)
    };
    let bytes = read.map_err(|source| FileError::from_read_error(path.to_path_buf(), source))?;
    let text = String::from_utf8_lossy(&utf16::to_utf8(&bytes)).into_owned();
    Ok(text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text))
}

/// Opens a file or pipe. Also returns the size of a regular file.
///
/// # Errors
/// [`FileError::Read`].
pub fn open_with_size(path: &Path) -> Result<(std::fs::File, Option<u64>), FileError> {
    let refused = |source| FileError::Read { path: path.to_path_buf(), source };
    let file = std::fs::File::open(path).map_err(refused)?;
    let about = file.metadata().map_err(refused)?;
    Ok((file, about.is_file().then_some(about.len())))
}

/// Opens a regular file for reading by blocks.
///
/// # Errors
/// [`FileError::Read`] and [`FileError::NotAFile`].
pub fn open_blocks(path: &Path) -> Result<BlockReader, FileError> {
    blocks::open(path).map_err(|source| FileError::from_read_error(path.to_path_buf(), source))
}

pub fn is_folder(path: &Path) -> bool {
    path.is_dir()
}

/// Files in a folder with the extension `end`, ignoring case, sorted by name.
///
/// # Errors
/// [`FileError::Read`] if the folder cannot be read.
pub fn files_with_extension(folder: &Path, end: &str) -> Result<Vec<PathBuf>, FileError> {
    let read = std::fs::read_dir(folder).and_then(|entries| entries.map(|entry| Ok(entry?.path())).collect());
    let mut paths: Vec<PathBuf> = read.map_err(|source| FileError::from_read_error(folder.to_path_buf(), source))?;
    paths.retain(|path| path.is_file() && path.extension().is_some_and(|own| own.eq_ignore_ascii_case(end)));
    paths.sort();
    Ok(paths)
}

/// Creates a folder and its parents.
///
/// # Errors
/// [`FileError::NotAFolder`] if a file is in the way, otherwise [`FileError::Write`].
pub fn make_folder(path: &Path) -> Result<(), FileError> {
    std::fs::create_dir_all(path).map_err(|source| match source.kind() {
        io::ErrorKind::AlreadyExists | io::ErrorKind::NotADirectory => FileError::NotAFolder(path.to_path_buf()),
        _ => FileError::Write(WriteError::Write { path: path.to_path_buf(), source }),
    })
}
