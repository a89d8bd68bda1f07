//! The settings as a JSON file in the user's configuration folder, written by rename.

use std::io;
use std::path::{Path, PathBuf};

use super::{files, folders};
use crate::settings::{Settings, error::SettingsError};
use unfold_engine::disk::read;
use unfold_text::{Language, Phrase, sentences::describe::io_error};

const FILE: &str = "settings.json";
/// The most bytes that a settings file may have; ours have a few thousand.
const LIMIT: u64 = 1 << 20;

/// Reason that there are no settings in a file.
enum Unread {
    /// There is no file.
    Absent,
    /// Its content is no settings.
    Broken(Phrase),
    /// It could not be read.
    Failed(io::Error),
}

/// The settings in a file, as they stand there.
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

/// The error of settings that cannot be used; `None` where there are none. The file is left as it is.
fn unusable(unread: Unread, path: PathBuf) -> Option<SettingsError> {
    match unread {
        Unread::Absent => None,
        Unread::Broken(reason) => Some(SettingsError::Broken { path, reason, set_aside: None }),
        Unread::Failed(source) => Some(SettingsError::Read { path, source }),
    }
}

/// Takes out a folder of the tables that is relative.
fn take_relative_tables(settings: &mut Settings, path: &Path) -> Option<SettingsError> {
    let folder = settings.take_relative_tables()?;
    Some(SettingsError::RelativeTables { path: path.to_path_buf(), folder })
}

/// The user's configuration folder, or a temporary one where there is no home.
pub fn default_folder() -> PathBuf {
    folders::config()
}

/// The folder of the tables that the settings kept in a folder name, for whoever needs nothing else of them; `None` stands for
/// the usual one. The file is left as it is.
///
/// # Errors
/// The fault in the file; the usual folder is to be used then.
pub fn tables_of(folder: &Path) -> Result<Option<PathBuf>, SettingsError> {
    let path = folder.join(FILE);
    match settings_in(&path) {
        Ok(mut settings) => take_relative_tables(&mut settings, &path).map_or(Ok(settings.tables), Err),
        Err(unread) => unusable(unread, path).map_or(Ok(None), Err),
    }
}

/// The settings kept in a folder, for whoever only looks at them; `None` where there are none, or something is wrong with them,
/// which is left as it is.
pub fn kept_in(folder: &Path) -> Option<Settings> {
    settings_in(&folder.join(FILE)).ok()
}

/// Looks whether [`keep_tables`] could note something in a folder.
///
/// # Errors
/// The fault in the settings there, which are left as they are, or in the folder.
pub fn can_keep(folder: &Path) -> Result<(), SettingsError> {
    let path = folder.join(FILE);
    if let Some(error) = settings_in(&path).err().and_then(|unread| unusable(unread, path.clone())) {
        return Err(error);
    }
    let writable = folders::make(folder).and_then(|()| tempfile::tempfile_in(folder).map(drop));
    writable.map_err(|source| SettingsError::Write { path, source })
}

/// Notes another folder of the tables in the settings kept in a folder; `None` stands for the usual one.
///
/// # Errors
/// The errors of [`load`] and [`save`].
pub fn keep_tables(folder: &Path, tables: Option<PathBuf>) -> Result<(), SettingsError> {
    let (settings, error) = load(folder, Language::of_system());
    match error {
        // What was wrong is what is replaced.
        None | Some(SettingsError::RelativeTables { .. }) => save(&Settings { tables, ..settings }, folder),
        Some(error) => Err(error),
    }
}

/// True if a folder has a settings file, whatever is in it.
pub fn is_in(folder: &Path) -> bool {
    folder.join(FILE).exists()
}

/// The settings kept in a folder, or the usual ones and why they were taken. A broken file is renamed, so that nothing a
/// person wrote is lost. `language` is that of the usual settings.
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

/// Keeps settings in a folder, which is made if need be.
///
/// # Errors
/// [`SettingsError::Write`] when the system refuses.
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
