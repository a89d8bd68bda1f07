//! The folders in which the program keeps its own files: those of the user, or all below one that was named. All are absolute, whatever the environment says: a relative path would depend
//! on the working directory.

use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use directories::ProjectDirs;

/// The name of the program in those folders.
const NAME: &str = "unfold";

/// The environment variable that names one folder for all files that the program keeps for itself.
pub const HOME_VARIABLE: &str = "UNFOLD_HOME";

/// The folder given to [`keep_all_in`].
static GIVEN: OnceLock<PathBuf> = OnceLock::new();

/// Keeps all files below this folder from now on, whatever the environment says. Only the first call counts; to be called
/// before any folder is asked for.
pub fn keep_all_in(folder: &Path) {
    GIVEN.get_or_init(|| made_absolute(folder));
}

/// The folder below which all files are kept, if one was named by [`keep_all_in`] or by [`HOME_VARIABLE`].
pub fn home() -> Option<PathBuf> {
    let named = || std::env::var_os(HOME_VARIABLE).filter(|value| !value.is_empty());
    GIVEN.get().cloned().or_else(|| Some(made_absolute(Path::new(&named()?))))
}

/// The folder of what can be made again; below the system's temporary folder if there is no home, or if `HOME` is relative.
pub fn cache() -> PathBuf {
    folder("cache", ProjectDirs::cache_dir)
}

/// The folder of the settings; with the same fallback as [`cache`].
pub fn config() -> PathBuf {
    folder("config", ProjectDirs::config_dir)
}

/// The folder of reports about crashes; with the same fallback as [`cache`].
pub fn reports() -> PathBuf {
    folder("data", ProjectDirs::data_local_dir).join("reports")
}

/// Makes a folder and its missing parents, if they do not exist.
///
/// # Errors
/// The errors of the system.
pub fn make(folder: &Path) -> std::io::Result<()> {
    std::fs::create_dir_all(folder)
}

/// A folder of the user, or the one of this name in [`home`].
fn folder(name: &str, which: fn(&ProjectDirs) -> &Path) -> PathBuf {
    if let Some(home) = home() {
        return home.join(name);
    }
    let folder = ProjectDirs::from("", "", NAME).map(|all| which(&all).to_path_buf());
    folder.filter(|folder| folder.is_absolute()).unwrap_or_else(|| temporary().join(NAME))
}

/// A folder, absolute also where the working directory is unknown.
fn made_absolute(folder: &Path) -> PathBuf {
    std::path::absolute(folder).unwrap_or_else(|_| temporary().join(folder))
}

/// The system's temporary folder, or `/tmp` if `TMPDIR` is relative.
fn temporary() -> PathBuf {
    let folder = std::env::temp_dir();
    if folder.is_absolute() { folder } else { Path::new(std::path::MAIN_SEPARATOR_STR).join("tmp") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_folders_are_absolute() {
        // With other environments: tests/cli/robustness.rs.
        for folder in [cache(), config(), reports(), temporary()] {
            assert!(folder.is_absolute(), "{}", folder.display());
        }
    }
}
