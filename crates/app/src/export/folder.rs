//! Writes several large files into one folder, all of them or none. They are written under other names and renamed when the last one
//! is complete and on the disk.

use std::cell::Cell;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use super::place::{Existing, PlaceError};
use unfold_engine::{control::Control, disk::part::PartFile, tables::TableError};

/// Bytes gathered before they are written and the control is asked whether to continue.
const BLOCK: usize = 1 << 18;
/// Bytes after which the system must have written all: with more of them the last wait, in which no one could stop it, would be long.
const SYNCED: u64 = 1 << 23;

/// Error of writing the files. Earlier files are unchanged, except where a variant says otherwise.
#[derive(Debug, thiserror::Error)]
pub enum FolderError {
    /// A table that the content is computed from could be neither read nor built.
    #[error(transparent)]
    Tables(#[from] TableError),
    /// The caller asked to stop; nothing is wrong, and nothing was left behind.
    #[error("stopped before the files were written")]
    Stopped,
    /// A file could not be put in its place, or the folder not be made.
    #[error(transparent)]
    Place(#[from] PlaceError),
    /// The path of the folder exists and is not a folder.
    #[error("{} is not a folder", .0.display())]
    NotAFolder(PathBuf),
    /// Some files were replaced already when the system did not let this one be: old and new ones stand side by side.
    #[error("cannot replace {}, but other files of the folder are new already", path.display())]
    Half {
        /// The file that is still the old one.
        path: PathBuf,
        /// Error of the system.
        source: io::Error,
    },
    /// Another program is writing the same file.
    #[error("another program is writing {}", .0.display())]
    Busy(PathBuf),
}

impl FolderError {
    /// True if someone asked to stop.
    pub fn is_stopped(&self) -> bool {
        matches!(self, Self::Stopped | Self::Tables(TableError::Stopped))
    }
}

/// Writes files of these names into a folder, which is made if there is none. `fill` writes them, `bytes` in all or about as many,
/// which counts as progress from `from` to 1.
///
/// # Errors
/// [`FolderError`]. What was written by then is deleted, also after a panic; what a killed program left is removed first.
pub fn write<const N: usize>(
    folder: &Path,
    names: [&str; N],
    existing: Existing,
    (bytes, from): (u64, f64),
    control: &Control,
    fill: impl FnOnce(&mut [Output; N]) -> io::Result<()>,
) -> Result<(), FolderError> {
    check(folder, names, existing)?;
    let _made = Made::folder(folder)?;
    let progress = Progress { control, from, bytes, written: Cell::new(0) };
    let places = names.map(|name| folder.join(name));
    let part = |(place, name): (&PathBuf, &str)| match PartFile::only_one_for(folder, name) {
        Ok(Some(part)) => Ok(part),
        Ok(None) => Err(FolderError::Busy(place.clone())),
        Err(source) => Err(refused(place, source)),
    };
    let parts: Vec<PartFile> = places.iter().zip(names).map(part).collect::<Result<_, _>>()?;
    let files: Vec<&File> = parts.iter().map(PartFile::file).collect();
    let mut outputs = std::array::from_fn(|n| Output::new(files[n], &progress));
    let filled = fill(&mut outputs).and_then(|()| outputs.iter_mut().try_for_each(Output::complete));
    if control.stopped() {
        return Err(FolderError::Stopped);
    }
    if let Err(source) = filled {
        let failed = outputs.iter().position(|output| output.failed).map_or(folder, |n| &places[n]);
        return Err(refused(failed, source));
    }
    drop(outputs);
    // Checked once more, because writing took a while.
    check(folder, names, existing)?;
    for (n, (part, place)) in parts.into_iter().zip(&places).enumerate() {
        let Err(source) = part.put(place, existing) else { continue };
        let path = place.clone();
        return Err(match existing {
            Existing::Keep => {
                // They were not there before.
                places[..n].iter().for_each(|place| drop(std::fs::remove_file(place)));
                match source.kind() {
                    io::ErrorKind::AlreadyExists => PlaceError::Exists(path).into(),
                    _ => refused(place, source),
                }
            }
            Existing::Replace if n > 0 => FolderError::Half { path, source },
            Existing::Replace => refused(place, source),
        });
    }
    Ok(())
}

/// Looks, without writing anything, whether files of these names may be written into a folder.
///
/// # Errors
/// [`FolderError`].
pub fn check<const N: usize>(folder: &Path, names: [&str; N], existing: Existing) -> Result<(), FolderError> {
    match std::fs::metadata(folder) {
        Ok(about) if !about.is_dir() => return Err(FolderError::NotAFolder(folder.into())),
        Err(source) if source.kind() != io::ErrorKind::NotFound => {
            return Err(refused(folder, source));
        }
        _ => {}
    }
    for path in names.map(|name| folder.join(name)) {
        match std::fs::symlink_metadata(&path) {
            Err(source) if source.kind() == io::ErrorKind::NotFound => {}
            Err(source) => return Err(refused(&path, source)),
            Ok(about) if !about.is_file() => return Err(PlaceError::NotReplaceable(path).into()),
            Ok(_) if existing == Existing::Keep => return Err(PlaceError::Exists(path).into()),
            Ok(_) => {}
        }
    }
    Ok(())
}

/// The error of a file or folder that the system did not let be written.
fn refused(path: &Path, source: io::Error) -> FolderError {
    PlaceError::Write { path: path.into(), source }.into()
}

/// Folders that were made for this, the innermost first. They go away again if nothing is in them.
struct Made(Vec<PathBuf>);

impl Made {
    fn folder(folder: &Path) -> Result<Self, FolderError> {
        let absent = |path: &&Path| !path.as_os_str().is_empty() && !path.exists();
        let made = Self(folder.ancestors().take_while(absent).map(Path::to_path_buf).collect());
        std::fs::create_dir_all(folder).map_err(|source| refused(folder, source)).map(|()| made)
    }
}

impl Drop for Made {
    fn drop(&mut self) {
        // A folder that is not empty cannot be removed, and should stay.
        self.0.iter().for_each(|folder| drop(std::fs::remove_dir(folder)));
    }
}

/// Progress of writing, over all files.
struct Progress<'a> {
    control: &'a Control,
    from: f64,
    bytes: u64,
    written: Cell<u64>,
}

/// One of the files, to be filled. Writing fails when the control says stop.
pub struct Output<'a> {
    out: BufWriter<Paced<'a>>,
    failed: bool,
}

/// A file that is written no faster than the disk takes it.
struct Paced<'a> {
    file: &'a File,
    progress: &'a Progress<'a>,
    unsynced: u64,
}

impl<'a> Output<'a> {
    fn new(file: &'a File, progress: &'a Progress<'a>) -> Self {
        Self { out: BufWriter::with_capacity(BLOCK, Paced { file, progress, unsynced: 0 }), failed: false }
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

impl Write for Paced<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let Progress { control, from, bytes: all, written } = self.progress;
        if control.stopped() {
            return Err(io::ErrorKind::Other.into());
        }
        let count = self.file.write(bytes)?;
        written.set(written.get() + count as u64);
        control.set_progress(from + (1.0 - from) * written.get() as f64 / (*all).max(1) as f64);
        self.unsynced += count as u64;
        if self.unsynced >= SYNCED {
            self.unsynced = 0;
            self.file.sync_data()?;
        }
        Ok(count)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
