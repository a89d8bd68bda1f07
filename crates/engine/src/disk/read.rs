//! Reads regular files only: a pipe would block the program, and a device may never end.

use std::fs::{File, OpenOptions};
use std::io::{self, Read};
use std::path::Path;

/// Why this module, not the system, refused a file. [`read_error`] extracts it from an [`io::Error`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ReadError {
    /// The path is a pipe, a device or a socket.
    #[error("not a regular file")]
    NotRegular,
    /// The file is larger than this limit, in bytes.
    #[error("more than {0} bytes")]
    TooLarge(u64),
}

impl From<ReadError> for io::Error {
    fn from(error: ReadError) -> Self {
        Self::new(io::ErrorKind::InvalidInput, error)
    }
}

/// Returns the [`ReadError`] in an I/O error, if any.
pub fn read_error(error: &io::Error) -> Option<ReadError> {
    error.get_ref()?.downcast_ref().copied()
}

/// Opens a regular file for reading, following links.
///
/// # Errors
/// I/O errors, including [`io::ErrorKind::IsADirectory`], and [`ReadError::NotRegular`].
pub fn open(path: &Path) -> io::Result<File> {
    // Checked before opening, since opening alone can start a device, and again after it, since the file may have been
    // replaced.
    check(&std::fs::metadata(path)?)?;
    let file = nonblocking_options().open(path)?;
    check(&file.metadata()?)?;
    Ok(file)
}

/// Reads all bytes of a regular file.
///
/// # Errors
/// The errors of [`open`], and [`ReadError::TooLarge`] for more than `limit` bytes.
pub fn bytes(path: &Path, limit: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    open(path)?.take(limit.saturating_add(1)).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > limit { Err(ReadError::TooLarge(limit).into()) } else { Ok(bytes) }
}

fn check(about: &std::fs::Metadata) -> io::Result<()> {
    if about.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    if about.is_file() { Ok(()) } else { Err(ReadError::NotRegular.into()) }
}

/// Returns options for opening without blocking, even if a pipe has replaced the file.
fn nonblocking_options() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.read(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.custom_flags(rustix::fs::OFlags::NONBLOCK.bits().cast_signed());
    }
    options
}

#[cfg(test)]
#[allow(clippy::disallowed_methods, reason = "tests ask the disk and the clock themselves")]
mod tests {
    use super::*;

    #[test]
    fn only_regular_files_within_the_size_limit_are_read() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let file = folder.path().join("file");
        std::fs::write(&file, "12345").expect("written");
        assert_eq!(bytes(&file, 5).expect("read"), b"12345");
        let error = bytes(&file, 4).expect_err("too large");
        assert_eq!(read_error(&error), Some(ReadError::TooLarge(4)));
        let error = bytes(folder.path(), 4).expect_err("a folder");
        assert_eq!((error.kind(), read_error(&error)), (io::ErrorKind::IsADirectory, None));
        assert_eq!(bytes(&folder.path().join("none"), 4).expect_err("nothing").kind(), io::ErrorKind::NotFound);
    }

    #[cfg(unix)]
    #[test]
    fn pipes_and_devices_are_not_opened() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let pipe = folder.path().join("pipe");
        assert!(std::process::Command::new("mkfifo").arg(&pipe).status().expect("mkfifo").success());
        let link = folder.path().join("link");
        std::os::unix::fs::symlink(&pipe, &link).expect("linked");
        for path in [pipe.as_path(), &link, Path::new("/dev/zero")] {
            assert_eq!(
                read_error(&open(path).expect_err("no file")),
                Some(ReadError::NotRegular),
                "{}",
                path.display()
            );
        }
        // A pipe that replaced the file after the check.
        assert!(nonblocking_options().open(&pipe).is_ok());
    }
}
