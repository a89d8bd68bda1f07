//! The user's folders for this program. All are absolute, whatever the environment says: a relative path would depend
//! on the working directory.

use std::path::{Path, PathBuf};

use directories::ProjectDirs;

/// The name of the program in those folders.
const NAME: &str = "unfold";

/// The cache folder; below the system's temporary folder if there is no home, or if `HOME` is relative.
pub fn cache() -> PathBuf {
    absolute(ProjectDirs::cache_dir)
}

/// The configuration folder; with the same fallback as [`cache`].
pub fn config() -> PathBuf {
    absolute(ProjectDirs::config_dir)
}

/// Makes a folder and its missing parents, if they do not exist.
///
/// # Errors
/// The errors of the system.
pub fn make(folder: &Path) -> std::io::Result<()> {
    std::fs::create_dir_all(folder)
}

fn absolute(which: fn(&ProjectDirs) -> &Path) -> PathBuf {
    let folder = ProjectDirs::from("", "", NAME).map(|all| which(&all).to_path_buf());
    folder.filter(|folder| folder.is_absolute()).unwrap_or_else(|| temporary().join(NAME))
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
        for folder in [cache(), config(), temporary()] {
            assert!(folder.is_absolute(), "{}", folder.display());
        }
    }
}
