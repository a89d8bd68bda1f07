//! Writes several large files into a folder as temporary files, which are renamed once all are complete and synced. On failure no
//! existing file has changed, except for [`FolderError::PartlyReplaced`].

use std::cell::Cell;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use super::destination::{IfExists, WriteError};
use unfold_engine::{control::Control, disk::part::PartFile, tables::TableError};

/// Buffer size in bytes; cancellation is checked once per buffer.
const BUFFER_SIZE: usize = 1 << 18;
/// Bytes between syncs of a file. A larger interval would prolong the final sync, which cannot be cancelled.
const SYNC_INTERVAL_BYTES: u64 = 1 << 23;

/// Error writing the files. Existing files are unchanged, except for [`FolderError::PartlyReplaced`].
#[derive(Debug, thiserror::Error)]
pub enum FolderError {
    /// A table for the content could be neither read nor built.
    #[error(transparent)]
    Tables(#[from] TableError),
    /// Cancelled; nothing was left behind.
    #[error("stopped before the files were written")]
    Stopped,
    /// A file or the folder could not be written.
    #[error(transparent)]
    Write(#[from] WriteError),
    /// The path of the folder exists and is not a folder.
    #[error("{} is not a folder", .0.display())]
    NotAFolder(PathBuf),
    /// Replacing this file failed after others had been replaced: the folder holds old and new files.
    #[error("cannot replace {}, but other files of the folder are new already", path.display())]
    PartlyReplaced {
        /// The file that was not replaced.
        path: PathBuf,
        /// The system's error.
        source: io::Error,
    },
    /// Another process or thread is writing the same file.
    #[error("another program is writing {}", .0.display())]
    Busy(PathBuf),
}

impl FolderError {
    /// True if cancelled.
    pub fn is_stopped(&self) -> bool {
        matches!(self, Self::Stopped | Self::Tables(TableError::Stopped))
    }
}

/// Writes files into a folder, creating it if needed. `fill` writes about `bytes` in all, reported as progress from `start_fraction` to 1.
/// Deletes leftovers of killed processes first.
///
/// # Errors
/// [`FolderError`]. Partial files are deleted, even after a panic.
pub fn write<const N: usize>(
    folder: &Path,
    names: [&str; N],
    existing: IfExists,
    (bytes, start_fraction): (u64, f64),
    control: &Control,
    fill: impl FnOnce(&mut [Output; N]) -> io::Result<()>,
) -> Result<(), FolderError> {
    check(folder, names, existing)?;
    let _made = CreatedFolders::create(folder)?;
    let progress = Progress { control, start_fraction, bytes, written: Cell::new(0) };
    let places = names.map(|name| folder.join(name));
    let part = |(place, name): (&PathBuf, &str)| match PartFile::create_exclusive(folder, name) {
        Ok(Some(part)) => Ok(part),
        Ok(None) => Err(FolderError::Busy(place.clone())),
        Err(source) => Err(write_error(place, source)),
    };
    let parts: Vec<PartFile> = places.iter().zip(names).map(part).collect::<Result<_, _>>()?;
    let files: Vec<&File> = parts.iter().map(PartFile::file).collect();
    let mut outputs = std::array::from_fn(|n| Output::new(files[n], &progress));
    let filled = fill(&mut outputs).and_then(|()| outputs.iter_mut().try_for_each(Output::complete));
    if control.is_stopped() {
        return Err(FolderError::Stopped);
    }
    if let Err(source) = filled {
        let failed = outputs.iter().position(|output| output.failed).map_or(folder, |n| &places[n]);
        return Err(write_error(failed, source));
    }
    drop(outputs);
    // Check again, since writing took a while.
    check(folder, names, existing)?;
    for (n, (part, place)) in parts.into_iter().zip(&places).enumerate() {
        let Err(source) = part.rename_to(place, existing) else { continue };
        let path = place.clone();
        return Err(match existing {
            IfExists::Keep => {
                // These files are new, so removing them restores the folder.
                places[..n].iter().for_each(|place| drop(std::fs::remove_file(place)));
                match source.kind() {
                    io::ErrorKind::AlreadyExists => WriteError::Exists(path).into(),
                    _ => write_error(place, source),
                }
            }
            IfExists::Replace if n > 0 => FolderError::PartlyReplaced { path, source },
            IfExists::Replace => write_error(place, source),
        });
    }
    Ok(())
}

/// Checks, without writing, whether the files may be written into the folder.
pub fn check<const N: usize>(folder: &Path, names: [&str; N], existing: IfExists) -> Result<(), FolderError> {
    match std::fs::metadata(folder) {
        Ok(about) if !about.is_dir() => return Err(FolderError::NotAFolder(folder.into())),
        Err(source) if source.kind() != io::ErrorKind::NotFound => {
            return Err(write_error(folder, source));
        }
        _ => {}
    }
    for path in names.map(|name| folder.join(name)) {
        match std::fs::symlink_metadata(&path) {
            Err(source) if source.kind() == io::ErrorKind::NotFound => {}
            Err(source) => return Err(write_error(&path, source)),
            Ok(about) if !about.is_file() => return Err(WriteError::NotReplaceable(path).into()),
            Ok(_) if existing == IfExists::Keep => return Err(WriteError::Exists(path).into()),
            Ok(_) => {}
        }
    }
    Ok(())
}

/// The error for a file or folder that could not be written.
fn write_error(path: &Path, source: io::Error) -> FolderError {
    WriteError::Write { path: path.into(), source }.into()
}

/// Newly created folders, innermost first. Those still empty are removed on drop.
struct CreatedFolders(Vec<PathBuf>);

impl CreatedFolders {
    fn create(folder: &Path) -> Result<Self, FolderError> {
        let absent = |path: &&Path| !path.as_os_str().is_empty() && !path.exists();
        let made = Self(folder.ancestors().take_while(absent).map(Path::to_path_buf).collect());
        std::fs::create_dir_all(folder).map_err(|source| write_error(folder, source)).map(|()| made)
    }
}

impl Drop for CreatedFolders {
    fn drop(&mut self) {
        // Removing fails for folders that are not empty, as intended.
        self.0.iter().for_each(|folder| drop(std::fs::remove_dir(folder)));
    }
}

/// Progress over all files, from `start_fraction` to 1.
struct Progress<'a> {
    control: &'a Control,
    start_fraction: f64,
    bytes: u64,
    written: Cell<u64>,
}

/// A file to fill. Writing fails once cancelled.
pub struct Output<'a> {
    out: BufWriter<SyncingFile<'a>>,
    failed: bool,
}

/// A file that syncs regularly, so that the final sync is short.
struct SyncingFile<'a> {
    file: &'a File,
    progress: &'a Progress<'a>,
    /// Bytes written since the last sync.
    unsynced: u64,
}

impl<'a> Output<'a> {
    fn new(file: &'a File, progress: &'a Progress<'a>) -> Self {
        Self { out: BufWriter::with_capacity(BUFFER_SIZE, SyncingFile { file, progress, unsynced: 0 }), failed: false }
    }

    fn complete(&mut self) -> io::Result<()> {
        let done = self.out.flush().and_then(|()| self.out.get_ref().file.sync_all());
        self.failed |= done.is_err();
        done
    }
}

impl Write for Output<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.out.write(bytes);
        self.failed |= written.is_err();
        written
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

impl Write for SyncingFile<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let Progress { control, start_fraction, bytes: all, written } = self.progress;
        if control.is_stopped() {
            return Err(io::ErrorKind::Other.into());
        }
        let count = self.file.write(bytes)?;
        written.set(written.get() + count as u64);
        control.set_progress(start_fraction + (1.0 - start_fraction) * written.get() as f64 / (*all).max(1) as f64);
        self.unsynced += count as u64;
        if self.unsynced >= SYNC_INTERVAL_BYTES {
            self.unsynced = 0;
            self.file.sync_data()?;
        }
        Ok(count)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
