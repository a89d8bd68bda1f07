//! What lies around the program: where it keeps its files, and what the system can do.

use std::path::PathBuf;

use super::files;
use super::runtime::settings_file;
use crate::engine::tables::store::Store;
use crate::i18n::Language;

/// Where the program keeps its files, and what the system around it can do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Surroundings {
    /// The folder of the settings file.
    pub settings: PathBuf,
    /// The folder of the tables.
    pub tables: PathBuf,
    /// Whether the system can show a file dialog.
    pub file_dialogs: bool,
    /// The language of the system, for whoever has not chosen one.
    pub language: Language,
}

impl Surroundings {
    /// The user's own folders.
    pub fn of_user() -> Self {
        Self {
            settings: settings_file::default_folder(),
            tables: Store::default_folder(),
            file_dialogs: files::system_has_dialogs(|name| std::env::var_os(name)),
            language: Language::of_system(),
        }
    }
}
