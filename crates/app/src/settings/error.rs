use std::io;
use std::path::PathBuf;

use unfold_engine::disk::read::{ReadError, read_error};
use unfold_text::sentences::describe::{at_file, io_error};
use unfold_text::{Phrase, UserError, errors as say};

/// Error of the settings file; never fatal.
#[derive(Debug)]
pub enum SettingsError {
    /// The file is too large, or is not JSON with valid settings.
    Broken {
        path: PathBuf,
        reason: Phrase,
        /// New path; `None` if it could not be renamed.
        set_aside: Option<PathBuf>,
    },
    Read {
        path: PathBuf,
        source: io::Error,
    },
    Write {
        path: PathBuf,
        source: io::Error,
    },
    /// The path of the table folder is relative, so it is ignored; the other settings apply.
    RelativeTables {
        path: PathBuf,
        folder: PathBuf,
    },
}

impl SettingsError {
    /// Message with the problem, the file's path, and advice.
    pub fn explain(&self) -> UserError {
        match self {
            Self::Broken { path, reason, set_aside } => {
                let advice = match set_aside {
                    Some(aside) => say::SETTINGS_BROKEN_DO.with([&aside.display()]),
                    None => say::SETTINGS_KEPT_DO.into(),
                };
                UserError::new(say::SETTINGS_BROKEN.with([reason]), advice).with_place(at_file(path))
            }
            Self::Read { path, source } => {
                let what = say::READ_FAILED.with([&io_error(source)]);
                UserError::new(what, say::SETTINGS_KEPT_DO).with_place(at_file(path))
            }
            Self::RelativeTables { path, folder } => {
                let what = say::SETTINGS_RELATIVE_TABLES.with([&folder.display()]);
                UserError::new(what, say::SETTINGS_RELATIVE_TABLES_DO).with_place(at_file(path))
            }
            Self::Write { path, source } => {
                let what = say::SETTINGS_UNSAVED.with([&io_error(source)]);
                let not_regular = matches!(read_error(source), Some(ReadError::NotRegular));
                let advice = if not_regular { say::SETTINGS_NOT_REGULAR_DO } else { say::SETTINGS_UNSAVED_DO };
                UserError::new(what, advice).with_place(at_file(path))
            }
        }
    }
}
