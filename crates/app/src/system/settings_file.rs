//! The settings file: JSON in the user's configuration folder, replaced by rename.

use std::io;
use std::path::{Path, PathBuf};

use super::{files, folders};
use crate::settings::{Settings, error::SettingsError};
use unfold_engine::disk::read;
use unfold_text::{Language, Phrase, sentences::describe::io_error};

const FILE: &str = "settings.json";
/// Maximum size of a settings file, in bytes; a typical one has a few thousand.
const MAX_FILE_BYTES: u64 = 1 << 20;

/// Why a settings file could not be read.
enum ReadFailure {
    Absent,
    /// The file is too large, or is not JSON with valid settings.
    Broken(Phrase),
    /// Any read error other than a missing or too large file.
    Failed(io::Error),
}

/// Reads a file's settings without validation.
fn settings_in(path: &Path) -> Result<Settings, ReadFailure> {
    let bytes = match read::bytes(path, MAX_FILE_BYTES) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Err(ReadFailure::Absent),
        Err(error) if matches!(read::read_error(&error), Some(read::ReadError::TooLarge(_))) => {
            return Err(ReadFailure::Broken(io_error(&error)));
        }
        Err(error) => return Err(ReadFailure::Failed(error)),
    };
    Settings::read(&bytes).map_err(|error| ReadFailure::Broken(error.to_string().into()))
}

/// Converts a failure to an error; `None` for a missing file. Does not rename a broken file.
fn settings_error(unread: ReadFailure, path: PathBuf) -> Option<SettingsError> {
    match unread {
        ReadFailure::Absent => None,
        ReadFailure::Broken(reason) => Some(SettingsError::Broken { path, reason, set_aside: None }),
        ReadFailure::Failed(source) => Some(SettingsError::Read { path, source }),
    }
}

/// Removes a relative table folder from the settings; returns the error if there was one.
fn take_relative_tables(settings: &mut Settings, path: &Path) -> Option<SettingsError> {
    let folder = settings.take_relative_tables()?;
    Some(SettingsError::RelativeTables { path: path.to_path_buf(), folder })
}

/// The configuration folder: below [`folders::home`] if that is set, otherwise the user's, or a temporary one without a home directory.
pub fn default_folder() -> PathBuf {
    folders::config()
}

/// Reads only the table folder from the settings in a folder; `None` for the default. Does not rename a broken file.
///
/// # Errors
/// The error in the settings file, if there is one.
pub fn table_folder(folder: &Path) -> Result<Option<PathBuf>, SettingsError> {
    let path = folder.join(FILE);
    match settings_in(&path) {
        Ok(mut settings) => take_relative_tables(&mut settings, &path).map_or(Ok(settings.tables), Err),
        Err(unread) => settings_error(unread, path).map_or(Ok(None), Err),
    }
}

/// Reads the settings in a folder, without validation; `None` if they are missing, broken or unreadable.
pub fn read_in(folder: &Path) -> Option<Settings> {
    settings_in(&folder.join(FILE)).ok()
}

/// Checks that [`save_table_folder`] could write in a folder.
///
/// # Errors
/// The error in the existing settings, or in the folder.
pub fn check_writable(folder: &Path) -> Result<(), SettingsError> {
    let path = folder.join(FILE);
    if let Some(error) = settings_in(&path).err().and_then(|unread| settings_error(unread, path.clone())) {
        return Err(error);
    }
    let writable = folders::make(folder).and_then(|()| tempfile::tempfile_in(folder).map(drop));
    writable.map_err(|source| SettingsError::Write { path, source })
}

/// Saves `tables` as the table folder in the settings of a folder; `None` for the default.
///
/// # Errors
/// The errors of [`save`] and, except for a relative table folder, of [`load`].
pub fn save_table_folder(folder: &Path, tables: Option<PathBuf>) -> Result<(), SettingsError> {
    let (settings, error) = load(folder, Language::from_system());
    match error {
        // The relative folder is being replaced anyway.
        None | Some(SettingsError::RelativeTables { .. }) => save(&Settings { tables, ..settings }, folder),
        Some(error) => Err(error),
    }
}

/// True if a folder has a settings file, valid or not.
pub fn exists_in(folder: &Path) -> bool {
    folder.join(FILE).exists()
}

/// Reads the settings in a folder. If they are missing or unusable, returns the defaults in `language`. Also returns the error, if any,
/// such as a relative table folder, which is ignored. Renames a broken file, so that nothing is lost.
pub fn load(folder: &Path, language: Language) -> (Settings, Option<SettingsError>) {
    let usual = Settings { language, ..Settings::default() };
    let path = folder.join(FILE);
    match settings_in(&path) {
        Ok(settings) => {
            let mut settings = settings.clamped();
            let error = take_relative_tables(&mut settings, &path);
            (settings, error)
        }
        Err(ReadFailure::Broken(reason)) => {
            let set_aside = files::set_aside(&path, "broken");
            (usual, Some(SettingsError::Broken { path, reason, set_aside }))
        }
        Err(unread) => (usual, settings_error(unread, path)),
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
    fn settings_round_trip_and_invalid_files_are_renamed() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let inner = folder.path().join("not/there/yet");
        assert_eq!(load(&inner, Language::SPANISH).0.language, Language::SPANISH);
        let mut settings =
            Settings { time_limit: SecondsLimit::from_seconds(0.3), theme: Theme::Dark, ..Settings::default() };
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
    fn out_of_range_numbers_are_clamped() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        std::fs::write(folder.path().join(FILE), r#"{"zoom": 1e9, "threads": 99999999, "later": 1}"#)
            .expect("writable");
        let (loaded, error) = load(folder.path(), Language::ENGLISH);
        assert!(error.is_none());
        assert_eq!((loaded.zoom, loaded.threads), (3.0, MAX_THREADS));
    }
}
