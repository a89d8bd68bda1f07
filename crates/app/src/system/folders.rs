//! The folders in which the program keeps its own files: those of the user, or all below one that was named. All are
//! absolute, whatever the environment says: a relative path would depend on the working directory.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use directories::ProjectDirs;

/// The name of the program in those folders.
const NAME: &str = "unfold";

/// The environment variable that names one folder for all files that the program keeps for itself.
pub const HOME_VARIABLE: &str = "UNFOLD_HOME";

/// Why no file is kept in the folder that would have to do. Each holds that folder.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum FolderError {
    /// It is a link, which leads where somebody else may have wished.
    #[error("{} is a link", .0.display())]
    Link(PathBuf),
    /// It is a file.
    #[error("{} is not a folder", .0.display())]
    NotAFolder(PathBuf),
    /// It belongs to another user.
    #[error("{} belongs to another user", .0.display())]
    OtherUser(PathBuf),
    /// Other users may change what lies in it.
    #[error("other users may write into {}", .0.display())]
    Open(PathBuf),
    /// It was named by a relative path, and the working directory is unknown.
    #[error("{} is relative, and the working directory is unknown", .0.display())]
    Nowhere(PathBuf),
}

/// The folder given to [`keep_all_in`].
static GIVEN: OnceLock<PathBuf> = OnceLock::new();

/// Keeps all files below this folder from now on, whatever the environment says. Only the first call counts; to be called
/// before any folder is asked for.
pub fn keep_all_in(folder: &Path) {
    GIVEN.get_or_init(|| std::path::absolute(folder).unwrap_or_else(|_| folder.to_path_buf()));
}

/// The folder below which all files are kept, if one was named by [`keep_all_in`] or by [`HOME_VARIABLE`].
pub fn home() -> Option<PathBuf> {
    named_home().map(|home| made_absolute(&home))
}

/// The same, as it was named.
fn named_home() -> Option<PathBuf> {
    let by_variable = || std::env::var_os(HOME_VARIABLE).filter(|value| !value.is_empty()).map(PathBuf::from);
    GIVEN.get().cloned().or_else(by_variable)
}

/// Makes sure that the folders below are the user's own, whatever is kept in them. To be called before one of them is used.
///
/// Without a home, all are below one of the system's temporary folder, where other users may have made it: it is made here, for
/// this user alone, or looked at.
///
/// # Errors
/// The reason why no file may be kept there.
pub fn claim() -> Result<(), FolderError> {
    if let Some(home) = named_home().filter(|home| home.is_relative() && std::path::absolute(home).is_err()) {
        return Err(FolderError::Nowhere(home));
    }
    let is_needed = home().is_none() && USUAL.iter().any(|which| of_user(*which).is_none());
    if is_needed { claim_folder(&fallback()) } else { Ok(()) }
}

/// The folder of what can be made again; below the system's temporary folder if there is no home, or if `HOME` is relative.
pub fn cache() -> PathBuf {
    folder("cache", ProjectDirs::cache_dir)
}

/// The usual folder of the tables, in [`cache`].
pub fn tables() -> PathBuf {
    cache().join("tables")
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
/// The errors of the system, and a [`FolderError`] in one of them.
pub fn make(folder: &Path) -> io::Result<()> {
    let shared = fallback();
    if folder.starts_with(&shared) && home().is_none() {
        claim_folder(&shared).map_err(|error| io::Error::new(io::ErrorKind::PermissionDenied, error))?;
    }
    std::fs::create_dir_all(folder)
}

/// One of the user's folders.
type Which = fn(&ProjectDirs) -> &Path;

/// All of them that are used.
const USUAL: [Which; 3] = [ProjectDirs::cache_dir, ProjectDirs::config_dir, ProjectDirs::data_local_dir];

/// A folder of the user, or the one of this name in [`home`].
fn folder(name: &str, which: Which) -> PathBuf {
    home().map(|home| home.join(name)).or_else(|| of_user(which)).unwrap_or_else(fallback)
}

/// A folder of the user, as the system has it; `None` if there is no home, or a relative one.
fn of_user(which: Which) -> Option<PathBuf> {
    let folder = ProjectDirs::from("", "", NAME).map(|all| which(&all).to_path_buf());
    folder.filter(|folder| folder.is_absolute())
}

/// The folder that has to do without a home.
fn fallback() -> PathBuf {
    temporary().join(NAME)
}

/// Makes a folder for this user alone, or makes sure that the one which is there is so.
fn claim_folder(folder: &Path) -> Result<(), FolderError> {
    // Where it cannot be made, no file can be kept either, which is told when that is tried.
    let _ = make_private(folder);
    let Ok(about) = std::fs::symlink_metadata(folder) else { return Ok(()) };
    let fault: fn(PathBuf) -> FolderError = match () {
        () if about.is_symlink() => FolderError::Link,
        () if !about.is_dir() => FolderError::NotAFolder,
        () => match strangers(&about) {
            Some(fault) => fault,
            None => return Ok(()),
        },
    };
    Err(fault(folder.to_path_buf()))
}

/// Makes a folder that only its owner can look into; one that is there stays as it is.
fn make_private(folder: &Path) -> io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// The reason not to trust a folder: it belongs to another user, or other users may write into it.
#[cfg(unix)]
fn strangers(about: &std::fs::Metadata) -> Option<fn(PathBuf) -> FolderError> {
    use std::os::unix::fs::MetadataExt;
    const WRITABLE_FOR_OTHERS: u32 = 0o022;
    if about.uid() != rustix::process::geteuid().as_raw() {
        return Some(FolderError::OtherUser);
    }
    (about.mode() & WRITABLE_FOR_OTHERS != 0).then_some(FolderError::Open)
}

/// Nothing: on this system each user has a temporary folder.
#[cfg(not(unix))]
fn strangers(_: &std::fs::Metadata) -> Option<fn(PathBuf) -> FolderError> {
    None
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
#[allow(clippy::disallowed_methods, reason = "tests ask the disk and the clock themselves")]
mod tests {
    use super::*;

    #[test]
    fn the_folders_are_absolute() {
        // With other environments: tests/cli/robustness.rs.
        for folder in [cache(), config(), reports(), temporary()] {
            assert!(folder.is_absolute(), "{}", folder.display());
        }
    }

    #[test]
    fn a_folder_is_made_for_its_owner_alone_or_must_be_so() {
        let temporary = tempfile::tempdir().expect("a temporary folder");
        let folder = temporary.path().join(NAME);
        assert_eq!((claim_folder(&folder), claim_folder(&folder)), (Ok(()), Ok(())), "made, then found");
        let file = temporary.path().join("file");
        std::fs::write(&file, "").expect("written");
        assert_eq!(claim_folder(&file), Err(FolderError::NotAFolder(file.clone())));
        #[cfg(unix)]
        {
            use std::os::unix::fs::{PermissionsExt, symlink};
            let mode = |path: &Path| std::fs::metadata(path).expect("a folder").permissions().mode() & 0o777;
            assert_eq!(mode(&folder), 0o700);
            let link = temporary.path().join("link");
            symlink(&folder, &link).expect("linked");
            assert_eq!(claim_folder(&link), Err(FolderError::Link(link.clone())));
            std::fs::set_permissions(&folder, std::fs::Permissions::from_mode(0o755)).expect("set");
            assert_eq!(claim_folder(&folder), Ok(()));
            std::fs::set_permissions(&folder, std::fs::Permissions::from_mode(0o775)).expect("set");
            assert_eq!(claim_folder(&folder), Err(FolderError::Open(folder.clone())));
            // The root folder belongs to somebody else, unless this is root.
            if !rustix::process::geteuid().is_root() {
                assert_eq!(claim_folder(Path::new("/")), Err(FolderError::OtherUser("/".into())));
            }
        }
    }
}
