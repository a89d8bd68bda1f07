//! Reading regular files only: a pipe would keep the program waiting, and a device may never end.

use std::fs::{File, OpenOptions};
use std::io::{self, Read};
use std::path::Path;

/// Why a file is not read although the system would let it be; found in an [`io::Error`] by [`refusal`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// A pipe, a device, a socket.
    #[error("not a regular file")]
    NotRegular,
    /// More bytes than a file of this kind can have.
    #[error("more than {limit} bytes")]
    TooLarge {
        /// The most that are read.
        limit: u64,
    },
}

impl From<Refusal> for io::Error {
    fn from(refusal: Refusal) -> Self {
        Self::new(io::ErrorKind::InvalidInput, refusal)
    }
}

/// The refusal that an error is about.
pub fn refusal(error: &io::Error) -> Option<Refusal> {
    error.get_ref()?.downcast_ref().copied()
}

/// Opens a regular file to be read, or the one at the end of a link.
///
/// # Errors
/// What the system refuses, [`io::ErrorKind::IsADirectory`] and [`Refusal::NotRegular`].
pub fn open(path: &Path) -> io::Result<File> {
    // Looked at before it is opened, for opening alone can set a device to work; and again, for it may be another file by then.
    check(&std::fs::metadata(path)?)?;
    let file = without_waiting().open(path)?;
    check(&file.metadata()?)?;
    Ok(file)
}

/// All bytes of a regular file.
///
/// # Errors
/// Those of [`open`], and [`Refusal::TooLarge`] for more than `limit` bytes.
pub fn bytes(path: &Path, limit: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    open(path)?.take(limit.saturating_add(1)).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > limit { Err(Refusal::TooLarge { limit }.into()) } else { Ok(bytes) }
}

fn check(about: &std::fs::Metadata) -> io::Result<()> {
    if about.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    if about.is_file() { Ok(()) } else { Err(Refusal::NotRegular.into()) }
}

/// A pipe that took the place of the file meanwhile is opened at once, too.
fn without_waiting() -> OpenOptions {
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
mod tests {
    use super::*;

    #[test]
    fn only_regular_files_of_a_sane_size_are_read() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let file = folder.path().join("file");
        std::fs::write(&file, "12345").expect("written");
        assert_eq!(bytes(&file, 5).expect("read"), b"12345");
        let error = bytes(&file, 4).expect_err("too large");
        assert_eq!(refusal(&error), Some(Refusal::TooLarge { limit: 4 }));
        let error = bytes(folder.path(), 4).expect_err("a folder");
        assert_eq!((error.kind(), refusal(&error)), (io::ErrorKind::IsADirectory, None));
        assert_eq!(bytes(&folder.path().join("none"), 4).expect_err("nothing").kind(), io::ErrorKind::NotFound);
    }

    #[cfg(unix)]
    #[test]
    fn neither_a_pipe_nor_a_device_is_opened() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let pipe = folder.path().join("pipe");
        assert!(std::process::Command::new("mkfifo").arg(&pipe).status().expect("mkfifo").success());
        let link = folder.path().join("link");
        std::os::unix::fs::symlink(&pipe, &link).expect("linked");
        for path in [pipe.as_path(), &link, Path::new("/dev/zero")] {
            assert_eq!(refusal(&open(path).expect_err("no file")), Some(Refusal::NotRegular), "{}", path.display());
        }
        // Even one that came up after it was looked at.
        assert!(without_waiting().open(&pipe).is_ok());
    }
}
