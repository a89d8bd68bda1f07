//! The user's folders and language, and whether file dialogs work.

use std::{ffi::OsString, path::PathBuf};

use super::{folders, settings_file};
use unfold_text::Language;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Environment {
    /// Folder of the settings file.
    pub settings: PathBuf,
    pub tables: PathBuf,
    /// True if the system can show a file dialog.
    pub file_dialogs: bool,
    /// Language of the system, used until the user chooses another.
    pub language: Language,
}

impl Environment {
    pub fn for_current_user() -> Self {
        Self {
            settings: settings_file::default_folder(),
            tables: folders::tables(),
            file_dialogs: has_file_dialogs(|name| std::env::var_os(name)),
            language: Language::from_system(),
        }
    }
}

/// True if the system can show a file dialog. `variable` reads an environment variable.
///
/// Except on Windows and macOS, this needs a desktop portal or zenity; the dialog library would otherwise report that the user cancelled.
fn has_file_dialogs(variable: impl Fn(&str) -> Option<OsString>) -> bool {
    if !cfg!(all(unix, not(target_os = "macos"))) {
        return true;
    }
    let folders = |name: &str, usual: &str| -> Vec<PathBuf> {
        let value = variable(name).filter(|v| !v.is_empty()).unwrap_or_else(|| usual.into());
        std::env::split_paths(&value).collect()
    };
    let zenity = folders("PATH", "").iter().any(|folder| folder.join("zenity").is_file());
    let bus = variable("DBUS_SESSION_BUS_ADDRESS").is_some_and(|v| !v.is_empty())
        || folders("XDG_RUNTIME_DIR", "").iter().any(|folder| folder.join("bus").exists());
    let service = "dbus-1/services/org.freedesktop.portal.Desktop.service";
    let boxed = variable("FLATPAK_ID").is_some() || variable("SNAP").is_some();
    let portal =
        boxed || folders("XDG_DATA_DIRS", "/usr/local/share:/usr/share").iter().any(|f| f.join(service).is_file());
    zenity || (bus && portal)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_system_without_a_desktop_has_no_file_dialogs() {
        assert!(!has_file_dialogs(|name| (name == "XDG_DATA_DIRS").then(|| "/nowhere".into())) || cfg!(not(unix)));
    }
}
