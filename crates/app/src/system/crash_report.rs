//! Crash reports, written on panic: message, location and backtrace, without the path of the home directory.

use std::backtrace::Backtrace;
use std::io::Write;
use std::panic::PanicHookInfo;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::folders;
use crate::version;
use unfold_engine::puzzle::text::sanitized;

/// Installs a panic hook that writes a report and prints its path to standard error.
pub fn install() {
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        before(info);
        if let Some(path) = write(info) {
            // Standard error may be closed.
            let _ = writeln!(std::io::stderr().lock(), "Report: {}", sanitized(path.display()));
        }
    }));
}

/// Writes a report about a panic; returns its path, or `None` on failure.
pub fn write(info: &PanicHookInfo<'_>) -> Option<PathBuf> {
    let place = info.location().map_or_else(|| "?".to_owned(), ToString::to_string);
    let home = directories::BaseDirs::new();
    let home = home.as_ref().map(directories::BaseDirs::home_dir);
    let text = text(info.payload_as_str().unwrap_or_default(), &place, &Backtrace::force_capture().to_string(), home);
    save(&folders::reports(), &text)
}

/// Text of a report. The home directory becomes `~`, because its path may contain the user's name.
fn text(message: &str, place: &str, calls: &str, home: Option<&Path>) -> String {
    let thread = std::thread::current();
    let (system, machine) = (std::env::consts::OS, std::env::consts::ARCH);
    let text = format!(
        "Unfold {} on {system} {machine}\nThread: {}\nPlace: {place}\nMessage: {message}\n\n{calls}",
        version::with_commit(),
        thread.name().unwrap_or("without a name"),
    );
    match home.and_then(Path::to_str).filter(|home| home.len() > 1) {
        Some(home) => text.replace(home, "~"),
        None => text,
    }
}

/// Writes a report to a file named after the current time, creating the folder if needed. Returns its path, or `None` on failure.
fn save(folder: &Path, text: &str) -> Option<PathBuf> {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).ok()?;
    let path = folder.join(format!("crash-{}.txt", since.as_millis()));
    folders::make(folder).ok()?;
    std::fs::write(&path, text).ok().map(|()| path)
}

#[cfg(test)]
#[allow(clippy::disallowed_methods, reason = "tests ask the disk and the clock themselves")]
mod tests {
    use super::*;

    #[test]
    fn a_report_has_message_and_location_but_not_the_home_path() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let home = Path::new("/home/ada");
        let text = text("no such piece in /home/ada/a.log", "src/a.rs:3:7", "0: unfold::a", Some(home));
        let path = save(&folder.path().join("not/there/yet"), &text).expect("writable");
        let read = std::fs::read_to_string(path).expect("a report");
        for part in [version::VERSION, "src/a.rs:3:7", "no such piece in ~/a.log", "0: unfold::a", std::env::consts::OS]
        {
            assert!(read.contains(part), "{part}: {read}");
        }
        assert!(!read.contains("ada"), "{read}");
        let file = folder.path().join("file");
        std::fs::write(&file, "").expect("writable");
        assert_eq!(save(&file, &text), None, "a folder that cannot be made is no second panic");
    }
}
