//! The user's own translations, read once at start.

use std::ffi::OsStr;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use super::utf16;
use unfold_engine::disk::read;
use unfold_text::{CustomTextFile, UserError, sentences::custom_texts as sentences};

/// Folder beside the settings file, with one subfolder per language.
const FOLDER: &str = "locales";
const EXTENSION: &str = "ftl";
/// Maximum file size, in bytes; larger than all built-in texts together.
const MAX_FILE_BYTES: u64 = 1 << 20;

static ERRORS: OnceLock<Vec<UserError>> = OnceLock::new();

/// Loads the translations in the settings folder. Call before any text is used.
pub fn load_from(settings: &Path) {
    ERRORS.get_or_init(|| {
        let (files, mut errors) = files_in(&settings.join(FOLDER));
        errors.extend(unfold_text::use_custom(files).iter().map(sentences::error));
        errors
    });
}

/// Errors of [`load_from`]; files with errors are not used.
pub fn errors() -> &'static [UserError] {
    ERRORS.get().map_or(&[], Vec::as_slice)
}

/// Reads the translation files of all languages, in order of their paths. Also returns the errors.
fn files_in(folder: &Path) -> (Vec<CustomTextFile>, Vec<UserError>) {
    let (mut files, mut errors) = (Vec::new(), Vec::new());
    for language in entries(folder, &mut errors).into_iter().filter(|path| path.is_dir()) {
        let code = language.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let paths = entries(&language, &mut errors);
        for path in paths.into_iter().filter(|path| path.extension() == Some(OsStr::new(EXTENSION))) {
            match read::bytes(&path, MAX_FILE_BYTES).map(|bytes| String::from_utf8(utf16::to_utf8(&bytes).into_owned()))
            {
                Ok(Ok(source)) => {
                    let source = source.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(source);
                    files.push(CustomTextFile { path, code: code.clone(), source });
                }
                Ok(Err(_)) => errors.push(sentences::not_utf8(&path)),
                Err(error) => errors.push(sentences::unread(&path, &error)),
            }
        }
    }
    (files, errors)
}

/// Entries of a folder, sorted; empty if it does not exist or cannot be read, which adds an error.
fn entries(folder: &Path, errors: &mut Vec<UserError>) -> Vec<PathBuf> {
    let read = std::fs::read_dir(folder).and_then(|entries| entries.map(|entry| Ok(entry?.path())).collect());
    let mut paths: Vec<PathBuf> = read.unwrap_or_else(|error: io::Error| {
        if error.kind() != io::ErrorKind::NotFound {
            errors.push(sentences::unread(folder, &error));
        }
        Vec::new()
    });
    paths.sort();
    paths
}
