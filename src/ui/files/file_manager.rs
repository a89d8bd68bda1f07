//! Shows a saved file in the system's file manager, on a separate thread, since the file manager may take time to start.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::mpsc::{Receiver, Sender, channel};

use unfold_app::event::Event;

/// Shows a file in its folder and blocks until that is done; returns an error message on failure.
pub type ShowFile = fn(&Path) -> Result<(), String>;

/// Runs [`ShowFile`] in the background and collects failures.
pub(crate) struct FileManager {
    show: ShowFile,
    failed: Sender<Event>,
    failures: Receiver<Event>,
}

impl Default for FileManager {
    fn default() -> Self {
        Self::new(show_by_system)
    }
}

impl FileManager {
    /// Creates a file manager that calls `show` on a separate thread for each file.
    pub(crate) fn new(show: ShowFile) -> Self {
        let (failed, failures) = channel();
        Self { show, failed, failures }
    }

    /// Shows a file in the background; calls `wake` on failure.
    pub(crate) fn show(&self, path: PathBuf, wake: impl Fn() + Send + 'static) {
        let (show, failed) = (self.show, self.failed.clone());
        std::thread::spawn(move || {
            if let Err(reason) = show(&path) {
                // Fails only if the window is gone.
                let _ = failed.send(Event::NotShownInFolder { path, reason });
                wake();
            }
        });
    }

    /// Returns the next failure without blocking; `None` if there is none.
    pub(crate) fn poll(&self) -> Option<Event> {
        self.failures.try_recv().ok()
    }
}

/// Selects an existing file in the desktop's file manager; if none responds, opens its folder.
fn show_by_system(path: &Path) -> Result<(), String> {
    let path = std::path::absolute(path).map_err(|error| error.to_string())?;
    if !path.exists() {
        return Err(std::io::Error::from(std::io::ErrorKind::NotFound).to_string());
    }
    if select(&path).is_ok() {
        return Ok(());
    }
    let folder = if path.is_dir() { path.as_path() } else { path.parent().unwrap_or(&path) };
    open(folder)
}

/// Calls the D-Bus interface shared by Linux file managers.
#[cfg(all(unix, not(target_os = "macos")))]
fn select(path: &Path) -> zbus::Result<()> {
    const MANAGER: &str = "org.freedesktop.FileManager1";
    let bus = zbus::blocking::Connection::session()?;
    let files = [file_uri(path)];
    let asked = (files.as_slice(), "");
    bus.call_method(Some(MANAGER), "/org/freedesktop/FileManager1", Some(MANAGER), "ShowItems", &asked).map(drop)
}

/// `file://` URI of a path, percent-encoded.
#[cfg(all(unix, not(target_os = "macos")))]
fn file_uri(path: &Path) -> String {
    use std::os::unix::ffi::OsStrExt;

    use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_encode};

    const ESCAPED: &AsciiSet = &NON_ALPHANUMERIC.remove(b'/').remove(b'-').remove(b'.').remove(b'_').remove(b'~');
    format!("file://{}", percent_encode(path.as_os_str().as_bytes(), ESCAPED))
}

#[cfg(target_os = "macos")]
fn select(path: &Path) -> Result<(), String> {
    run(Command::new("open").arg("-R").arg(path))
}

#[cfg(windows)]
fn select(path: &Path) -> Result<(), String> {
    // Explorer reports no errors, not even by its exit code.
    let mut explorer = Command::new("explorer");
    explorer.arg(format!("/select,{}", path.display())).spawn().map(drop).map_err(|error| error.to_string())
}

#[cfg(unix)]
fn open(folder: &Path) -> Result<(), String> {
    run(Command::new(if cfg!(target_os = "macos") { "open" } else { "xdg-open" }).arg(folder))
}

#[cfg(windows)]
fn open(folder: &Path) -> Result<(), String> {
    Command::new("explorer").arg(folder).spawn().map(drop).map_err(|error| error.to_string())
}

/// Runs a program to its end. The error is the program's name with its exit status or the failure to start it.
#[cfg(unix)]
fn run(program: &mut Command) -> Result<(), String> {
    let name = program.get_program().display().to_string();
    let null = std::process::Stdio::null;
    let quiet = program.stdin(null()).stdout(null()).stderr(null());
    match quiet.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{name}: {status}")),
        Err(error) => Err(format!("{name}: {error}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(all(unix, not(target_os = "macos")))]
    #[test]
    fn file_uri_escapes_reserved_characters() {
        assert_eq!(file_uri(Path::new("/a b/ü%#?.txt")), "file:///a%20b/%C3%BC%25%23%3F.txt");
    }

    #[test]
    fn a_missing_file_is_reported() {
        let manager = FileManager::default();
        let (woken, wake) = channel();
        let path = PathBuf::from("/no/such/folder/a.txt");
        manager.show(path.clone(), move || {
            let _ = woken.send(());
        });
        wake.recv().expect("it fails");
        assert!(
            matches!(manager.poll(), Some(Event::NotShownInFolder { path: gone, reason }) if gone == path && !reason.is_empty())
        );
        assert!(manager.poll().is_none());
    }
}
