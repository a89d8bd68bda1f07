//! Numbered picture files in a new folder, which appears only when complete.

use std::io;
use std::path::{Path, PathBuf};

use super::destination::WriteError;
use unfold_scene::picture::{self, Picture};

/// Prefix of the temporary folder's name.
const PREFIX: &str = ".unfold-frames-";
/// Minimum number of digits in a picture's number.
const DIGITS: usize = 4;
/// Exclusive upper bound of the number appended to the folder's name.
const FOLDER_NUMBERS_END: usize = 1000;

/// A temporary folder of pictures, removed on drop unless finished.
#[derive(Debug)]
pub struct NumberedPictures {
    parent: PathBuf,
    name: String,
    folder: tempfile::TempDir,
    count: usize,
}

impl NumberedPictures {
    /// Creates a temporary folder inside `parent`.
    pub fn new(parent: &Path, name: &str) -> Result<Self, WriteError> {
        let mut builder = tempfile::Builder::new();
        builder.prefix(PREFIX);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            // The usual mode of new folders, subject to the umask.
            builder.permissions(std::fs::Permissions::from_mode(0o777));
        }
        let folder = builder.tempdir_in(parent).map_err(|source| write_error(parent, source))?;
        Ok(Self { parent: parent.to_path_buf(), name: name.to_owned(), folder, count: 0 })
    }

    /// Writes a picture under the next `times` numbers.
    pub fn add(&mut self, picture: &Picture, times: u32) -> Result<(), WriteError> {
        let bytes = picture::png(picture).map_err(|source| write_error(&self.parent, source))?;
        for _ in 0..times {
            self.count += 1;
            let path = self.folder.path().join(format!("{}-{:0DIGITS$}.png", self.name, self.count));
            std::fs::write(&path, &bytes).map_err(|source| write_error(&path, source))?;
        }
        Ok(())
    }

    /// Renames the folder to its final name, with a number appended if that is taken, and returns its path.
    pub fn finish(self) -> Result<PathBuf, WriteError> {
        for number in 1..FOLDER_NUMBERS_END {
            let name = if number == 1 { self.name.clone() } else { format!("{}-{number}", self.name) };
            let path = self.parent.join(name);
            if std::fs::symlink_metadata(&path).is_ok() {
                continue;
            }
            std::fs::rename(self.folder.path(), &path).map_err(|source| write_error(&path, source))?;
            // The folder has moved, so there is nothing to remove on drop.
            let _ = self.folder.keep();
            return Ok(path);
        }
        Err(WriteError::Exists(self.parent.join(&self.name)))
    }
}

fn write_error(path: &Path, source: io::Error) -> WriteError {
    WriteError::Write { path: path.to_path_buf(), source }
}

#[cfg(test)]
#[allow(clippy::disallowed_methods, reason = "tests ask the disk and the clock themselves")]
mod tests {
    use super::*;

    #[test]
    fn all_pictures_are_written_or_none() {
        let home = tempfile::tempdir().expect("a folder");
        let names = |folder: &Path| {
            let entries = std::fs::read_dir(folder).expect("readable").flatten();
            let mut names: Vec<String> = entries.map(|entry| entry.file_name().to_string_lossy().into()).collect();
            names.sort();
            names
        };
        let picture = Picture { width: 1, height: 1, rgb: vec![9; 3] };
        let begun = || {
            let mut pictures = NumberedPictures::new(home.path(), "film").expect("begun");
            pictures.add(&picture, 2).expect("written");
            pictures.add(&picture, 1).expect("written");
            pictures
        };
        drop(begun());
        assert_eq!(names(home.path()), [""; 0]);
        let there = begun().finish().expect("there");
        assert_eq!(names(&there), ["film-0001.png", "film-0002.png", "film-0003.png"]);
        begun().finish().expect("there too");
        assert_eq!(names(home.path()), ["film", "film-2"]);
        let absent = NumberedPictures::new(&home.path().join("absent"), "film");
        assert!(matches!(absent, Err(WriteError::Write { .. })));
    }
}
