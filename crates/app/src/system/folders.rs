//! Folders for the program's own files: the user's, or all below one given folder. All paths are absolute, so they do not depend on the
//! working directory.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use directories::ProjectDirs;

/// Name of the program's folder in the user's folders and in the temporary one.
const NAME: &str = "unfold";

/// Environment variable with one folder for all of the program's own files.
pub const HOME_VARIABLE: &str = "UNFOLD_HOME";

/// Why the fallback folder, or a folder chosen by the user, is rejected.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum FolderError {
    /// A symbolic link, whose target another user may have chosen.
    #[error("{} is a link", .0.display())]
    Link(PathBuf),
    #[error("{} is not a folder", .0.display())]
    NotAFolder(PathBuf),
    #[error("{} belongs to another user", .0.display())]
    OtherUser(PathBuf),
    /// Writable by other users.
    #[error("other users may write into {}", .0.display())]
    Open(PathBuf),
    /// A relative path with an unknown working directory.
    #[error("{} is relative, and the working directory is unknown", .0.display())]
    UnknownWorkingDirectory(PathBuf),
}

static HOME_OVERRIDE: OnceLock<PathBuf> = OnceLock::new();

/// Puts all of the program's folders below this one, whatever the environment says. Call before using any of them; later calls have no
/// effect.
pub fn set_home(folder: &Path) {
    HOME_OVERRIDE.get_or_init(|| std::path::absolute(folder).unwrap_or_else(|_| folder.to_path_buf()));
}

/// The folder given by [`set_home`] or else by [`HOME_VARIABLE`], made absolute; `None` if neither gives one.
pub fn home() -> Option<PathBuf> {
    named_home().map(|home| to_absolute(&home))
}

/// The same folder as [`home`], before it is made absolute.
fn named_home() -> Option<PathBuf> {
    let by_variable = || std::env::var_os(HOME_VARIABLE).filter(|value| !value.is_empty()).map(PathBuf::from);
    HOME_OVERRIDE.get().cloned().or_else(by_variable)
}

/// Checks that the folders are safe to use. Call before using any of them.
///
/// Without a home directory they are below the system's temporary folder, where another user may have created them. The program's folder
/// there is then created for this user alone, or checked.
///
/// # Errors
/// The first fault found.
pub fn check_folders() -> Result<(), FolderError> {
    if let Some(home) = named_home().filter(|home| home.is_relative() && std::path::absolute(home).is_err()) {
        return Err(FolderError::UnknownWorkingDirectory(home));
    }
    let is_needed = home().is_none() && USER_FOLDERS.iter().any(|which| user_folder(*which).is_none());
    if is_needed { secure_folder(&fallback()) } else { Ok(()) }
}

/// Folder for files that can be rebuilt; below the temporary folder if the user has no home directory, or only a relative one.
pub fn cache() -> PathBuf {
    folder("cache", ProjectDirs::cache_dir)
}

/// Default table folder, in [`cache`].
pub fn tables() -> PathBuf {
    cache().join("tables")
}

/// Folder of the settings; same fallback as [`cache`].
pub fn config() -> PathBuf {
    folder("config", ProjectDirs::config_dir)
}

/// Folder of crash reports; same fallback as [`cache`].
pub fn reports() -> PathBuf {
    folder("data", ProjectDirs::data_local_dir).join("reports")
}

/// Creates a folder and its parents. First secures the program's folder below the temporary folder, if it is one of them.
///
/// # Errors
/// The system's error, which may wrap a [`FolderError`].
pub fn make(folder: &Path) -> io::Result<()> {
    let shared = fallback();
    if folder.starts_with(&shared) && home().is_none() {
        secure_folder(&shared).map_err(|error| io::Error::new(io::ErrorKind::PermissionDenied, error))?;
    }
    std::fs::create_dir_all(folder)
}

/// Getter of one of the user's folders.
type FolderGetter = fn(&ProjectDirs) -> &Path;

const USER_FOLDERS: [FolderGetter; 3] = [ProjectDirs::cache_dir, ProjectDirs::config_dir, ProjectDirs::data_local_dir];

/// Folder `name` in [`home`] or, without a home, the user's folder or, if that is unknown, the [`fallback`].
fn folder(name: &str, which: FolderGetter) -> PathBuf {
    home().map(|home| home.join(name)).or_else(|| user_folder(which)).unwrap_or_else(fallback)
}

/// A folder of the user; `None` if the user has no home directory, or the folder's path is relative.
fn user_folder(which: FolderGetter) -> Option<PathBuf> {
    let folder = ProjectDirs::from("", "", NAME).map(|all| which(&all).to_path_buf());
    folder.filter(|folder| folder.is_absolute())
}

/// The folder used without a home directory.
fn fallback() -> PathBuf {
    temporary().join(NAME)
}

/// Creates a folder for this user alone, or checks an existing one.
fn secure_folder(folder: &Path) -> Result<(), FolderError> {
    // A failure is reported later, when a file is written.
    let _ = make_private(folder);
    let Ok(about) = std::fs::symlink_metadata(folder) else { return Ok(()) };
    let fault: fn(PathBuf) -> FolderError = match () {
        () if about.is_symlink() => FolderError::Link,
        () if !about.is_dir() => FolderError::NotAFolder,
        () => match permission_fault(&about) {
            Some(fault) => fault,
            None => return Ok(()),
        },
    };
    Err(fault(folder.to_path_buf()))
}

/// Creates a folder that only its owner can access.
fn make_private(folder: &Path) -> io::Result<()> {
    #[cfg_attr(not(unix), expect(unused_mut, reason = "the mode is set on Unix only"))]
    let mut builder = std::fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Fault of a folder that belongs to another user or that others can write to; `None` if it is safe.
#[cfg(unix)]
fn permission_fault(about: &std::fs::Metadata) -> Option<fn(PathBuf) -> FolderError> {
    use std::os::unix::fs::MetadataExt;
    const WRITABLE_FOR_OTHERS: u32 = 0o022;
    if about.uid() != rustix::process::geteuid().as_raw() {
        return Some(FolderError::OtherUser);
    }
    (about.mode() & WRITABLE_FOR_OTHERS != 0).then_some(FolderError::Open)
}

/// Always `None`: on this system every user has a private temporary folder.
#[cfg(not(unix))]
fn permission_fault(_: &std::fs::Metadata) -> Option<fn(PathBuf) -> FolderError> {
    None
}

/// Makes a path absolute; with an unknown working directory, relative to the temporary folder.
fn to_absolute(folder: &Path) -> PathBuf {
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
        // Other environments are tested in tests/cli/robustness.rs.
        for folder in [cache(), config(), reports(), temporary()] {
            assert!(folder.is_absolute(), "{}", folder.display());
        }
    }

    #[test]
    fn new_folders_are_private_and_unsafe_ones_rejected() {
        let temporary = tempfile::tempdir().expect("a temporary folder");
        let folder = temporary.path().join(NAME);
        assert_eq!((secure_folder(&folder), secure_folder(&folder)), (Ok(()), Ok(())), "made, then found");
        let file = temporary.path().join("file");
        std::fs::write(&file, "").expect("written");
        assert_eq!(secure_folder(&file), Err(FolderError::NotAFolder(file.clone())));
        #[cfg(unix)]
        {
            use std::os::unix::fs::{PermissionsExt, symlink};
            let mode = |path: &Path| std::fs::metadata(path).expect("a folder").permissions().mode() & 0o777;
            assert_eq!(mode(&folder), 0o700);
            let link = temporary.path().join("link");
            symlink(&folder, &link).expect("linked");
            assert_eq!(secure_folder(&link), Err(FolderError::Link(link.clone())));
            std::fs::set_permissions(&folder, std::fs::Permissions::from_mode(0o755)).expect("set");
            assert_eq!(secure_folder(&folder), Ok(()));
            std::fs::set_permissions(&folder, std::fs::Permissions::from_mode(0o775)).expect("set");
            assert_eq!(secure_folder(&folder), Err(FolderError::Open(folder.clone())));
            // The root folder belongs to another user, unless this is root.
            if !rustix::process::geteuid().is_root() {
                assert_eq!(secure_folder(Path::new("/")), Err(FolderError::OtherUser("/".into())));
            }
        }
    }
}
