//! The settings file: JSON in the user's configuration folder, replaced by rename.

use std::io;
use std::path::{Path, PathBuf};

use super::{files, folders};
use crate::settings::{Settings, error::SettingsError};
use unfold_engine::disk::read;
use unfold_text::{Language, Phrase, sentences::describe::io_error};

const FILE: &str = "settings.json";
/// Maximum size of a settings file, in bytes; ours have a few thousand.
const LIMIT: u64 = 1 << 20;

/// Why a file has no settings.
enum Unread {
    Absent,
    /// Not valid settings.
    Broken(Phrase),
    /// Any read error other than a missing or too large file.
    Failed(io::Error),
}

/// Reads a file's settings without validation.
fn settings_in(path: &Path) -> Result<Settings, Unread> {
    let bytes = match read::bytes(path, LIMIT) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Err(Unread::Absent),
        Err(error) if matches!(read::read_error(&error), Some(read::ReadError::TooLarge(_))) => {
            return Err(Unread::Broken(io_error(&error)));
        }
        Err(error) => return Err(Unread::Failed(error)),
    };
    Settings::read(&bytes).map_err(|error| Unread::Broken(error.to_string().into()))
}

/// Converts to an error; `None` for a missing file. The file is left unchanged.
fn unusable(unread: Unread, path: PathBuf) -> Option<SettingsError> {
    match unread {
        Unread::Absent => None,
        Unread::Broken(reason) => Some(SettingsError::Broken { path, reason, set_aside: None }),
        Unread::Failed(source) => Some(SettingsError::Read { path, source }),
    }
}

/// Removes a relative table folder.
fn take_relative_tables(settings: &mut Settings, path: &Path) -> Option<SettingsError> {
    let folder = settings.take_relative_tables()?;
    Some(SettingsError::RelativeTables { path: path.to_path_buf(), folder })
}

/// The user's configuration folder, or a temporary one without a home directory.
pub fn default_folder() -> PathBuf {
    folders::config()
}

/// Reads only the table folder from the settings in a folder; `None` for the default. The file is left unchanged.
///
/// # Errors
/// The error in the file; callers then use the default folder.
pub fn tables_of(folder: &Path) -> Result<Option<PathBuf>, SettingsError> {
    let path = folder.join(FILE);
    match settings_in(&path) {
        Ok(mut settings) => take_relative_tables(&mut settings, &path).map_or(Ok(settings.tables), Err),
        Err(unread) => unusable(unread, path).map_or(Ok(None), Err),
    }
}

/// Reads the settings in a folder, without changing a broken file; `None` if there are none or they are broken.
pub fn kept_in(folder: &Path) -> Option<Settings> {
    settings_in(&folder.join(FILE)).ok()
}

/// Checks that [`keep_tables`] could write in a folder.
///
/// # Errors
/// The error in the existing settings, or in the folder.
pub fn can_keep(folder: &Path) -> Result<(), SettingsError> {
    let path = folder.join(FILE);
    if let Some(error) = settings_in(&path).err().and_then(|unread| unusable(unread, path.clone())) {
        return Err(error);
    }
    let writable = folders::make(folder).and_then(|()| tempfile::tempfile_in(folder).map(drop));
    writable.map_err(|source| SettingsError::Write { path, source })
}

/// Changes the table folder in the settings of a folder; `None` for the default.
///
/// # Errors
/// The errors of [`load`] and [`save`].
pub fn keep_tables(folder: &Path, tables: Option<PathBuf>) -> Result<(), SettingsError> {
    let (settings, error) = load(folder, Language::of_system());
    match error {
        // A relative folder is being replaced anyway.
        None | Some(SettingsError::RelativeTables { .. }) => save(&Settings { tables, ..settings }, folder),
        Some(error) => Err(error),
    }
}

/// True if a folder has a settings file, valid or not.
pub fn is_in(folder: &Path) -> bool {
    folder.join(FILE).exists()
}

/// Reads the settings in a folder, or returns the default ones with the reason. A broken file is renamed, so nothing is lost.
/// `language` is used for default settings.
pub fn load(folder: &Path, language: Language) -> (Settings, Option<SettingsError>) {
    let usual = Settings { language, ..Settings::default() };
    let path = folder.join(FILE);
    match settings_in(&path) {
        Ok(settings) => {
            let mut settings = settings.within_bounds();
            let error = take_relative_tables(&mut settings, &path);
            (settings, error)
        }
        Err(Unread::Broken(reason)) => {
            let set_aside = files::set_aside(&path, "broken");
            (usual, Some(SettingsError::Broken { path, reason, set_aside }))
        }
        Err(unread) => (usual, unusable(unread, path)),
    }
}

/// Saves settings in a folder, creating it if needed.
///
/// # Errors
/// [`SettingsError::Write`].
pub fn save(settings: &Settings, folder: &Path) -> Result<(), SettingsError> {
    let path = folder.join(FILE);
    let attempt = || -> io::Result<()> {
        folders::make(folder)?;
        files::write(&path, &settings.write()?)
    };
    attempt().map_err(|source| SettingsError::Write { path, source })
}

#[cfg(test)]
#[allow(clippy::disallowed_methods, reason = "tests ask the disk and the clock themselves")]
mod tests {
    use crate::settings::{MAX_THREADS, Theme, seconds_limit::SecondsLimit};
    use crate::system::settings_file::*;

    #[test]
    fn settings_come_back_and_broken_ones_are_set_aside() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let inner = folder.path().join("not/there/yet");
        assert_eq!(load(&inner, Language::SPANISH).0.language, Language::SPANISH);
        let mut settings =
            Settings { time_limit: SecondsLimit::of_seconds(0.3), theme: Theme::Dark, ..Settings::default() };
        settings.remember(Path::new("/a.log"));
        settings.remember(Path::new("/b.log"));
        settings.remember(Path::new("/a.log"));
        assert_eq!(settings.recent, [PathBuf::from("/a.log"), PathBuf::from("/b.log")]);
        save(&settings, &inner).expect("writable");
        let (loaded, error) = load(&inner, Language::SPANISH);
        assert!(error.is_none());
        assert_eq!(loaded, settings, "what was chosen counts, not the system");

        std::fs::write(inner.join(FILE), "{ \"time_limit\": \"soon\" }").expect("writable");
        let (loaded, error) = load(&inner, Language::ENGLISH);
        assert_eq!(loaded, Settings::default());
        let Some(SettingsError::Broken { set_aside: Some(aside), .. }) = error else { panic!("{error:?}") };
        assert!(aside.exists() && !inner.join(FILE).exists());
        assert!(load(&inner, Language::ENGLISH).1.is_none());
    }

    #[test]
    fn strange_numbers_are_brought_within_bounds() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        std::fs::write(folder.path().join(FILE), r#"{"zoom": 1e9, "threads": 99999999, "later": 1}"#)
            .expect("writable");
        let (loaded, error) = load(folder.path(), Language::ENGLISH);
        assert!(error.is_none());
        assert_eq!((loaded.zoom, loaded.threads), (3.0, MAX_THREADS));
    }
}
