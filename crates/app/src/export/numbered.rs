//! Pictures as numbered files in a new folder, which is there with all of them or not at all.

use std::io;
use std::path::{Path, PathBuf};

use super::place::PlaceError;
use unfold_scene::picture::{self, Picture};

/// Start of the folder's name while its files are being written.
const PREFIX: &str = ".unfold-frames-";
/// Digits of the numbers, at least.
const DIGITS: usize = 4;
/// A folder of whose name there are more already is not made.
const MAX_FOLDERS: usize = 1000;

/// A folder that is being filled with pictures. Dropping it removes it with all that is in it.
#[derive(Debug)]
pub struct NumberedPictures {
    parent: PathBuf,
    name: String,
    folder: tempfile::TempDir,
    count: usize,
}

impl NumberedPictures {
    /// Begins a folder of this name within another.
    ///
    /// # Errors
    /// Errors of the system.
    pub fn new(parent: &Path, name: &str) -> Result<Self, PlaceError> {
        let mut builder = tempfile::Builder::new();
        builder.prefix(PREFIX);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            // As others make folders: what the person's umask leaves of it.
            builder.permissions(std::fs::Permissions::from_mode(0o777));
        }
        let folder = builder.tempdir_in(parent).map_err(|source| refused(parent, source))?;
        Ok(Self { parent: parent.to_path_buf(), name: name.to_owned(), folder, count: 0 })
    }

    /// Writes a picture under as many of the next numbers as it is to be shown.
    ///
    /// # Errors
    /// Errors of the system.
    pub fn add(&mut self, picture: &Picture, times: u32) -> Result<(), PlaceError> {
        let bytes = picture::png(picture).map_err(|source| refused(&self.parent, source))?;
        for _ in 0..times {
            self.count += 1;
            let path = self.folder.path().join(format!("{}-{:0DIGITS$}.png", self.name, self.count));
            std::fs::write(&path, &bytes).map_err(|source| refused(&path, source))?;
        }
        Ok(())
    }

    /// Gives the folder its name, with a number behind it where there is one already; where it is.
    ///
    /// # Errors
    /// Errors of the system.
    pub fn finish(self) -> Result<PathBuf, PlaceError> {
        for number in 1..MAX_FOLDERS {
            let name = if number == 1 { self.name.clone() } else { format!("{}-{number}", self.name) };
            let path = self.parent.join(name);
            if std::fs::symlink_metadata(&path).is_ok() {
                continue;
            }
            std::fs::rename(self.folder.path(), &path).map_err(|source| refused(&path, source))?;
            // It is no longer where it would be removed.
            let _ = self.folder.keep();
            return Ok(path);
        }
        Err(PlaceError::Exists(self.parent.join(&self.name)))
    }
}

fn refused(path: &Path, source: io::Error) -> PlaceError {
    PlaceError::Write { path: path.to_path_buf(), source }
}

#[cfg(test)]
#[allow(clippy::disallowed_methods, reason = "tests ask the disk and the clock themselves")]
mod tests {
    use super::*;

    #[test]
    fn pictures_are_there_all_together_or_not_at_all() {
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
        assert!(matches!(absent, Err(PlaceError::Write { .. })));
    }
}
