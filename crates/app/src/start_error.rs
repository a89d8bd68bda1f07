//! Errors when the window starts.

use std::path::PathBuf;

use unfold_text::{Phrase, UserError, errors as say};

/// Packages that the window needs on a Debian system without a desktop.
const PACKAGES: &str = "libx11-6 libxcursor1 libxi6 libxkbcommon-x11-0 libx11-xcb1 libgl1 libgl1-mesa-dri";

/// Why the window did not open, or closed by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartError {
    /// There is no X11 or Wayland display.
    NoDisplay,
    /// The window could not be created.
    Failed {
        /// The system's error message.
        reason: String,
    },
    /// The program panicked.
    Crashed {
        /// The panic message.
        reason: String,
        /// The crash report, if it was written.
        report: Option<PathBuf>,
    },
}

impl StartError {
    pub fn explain(&self) -> UserError {
        match self {
            Self::NoDisplay => UserError::new(say::START_NO_DISPLAY, say::START_NO_DISPLAY_DO),
            Self::Failed { reason } => UserError::new(say::START_FAILED.with([reason]), failed_advice()),
            Self::Crashed { reason, report: None } => {
                UserError::new(say::START_CRASHED.with([reason]), say::START_CRASHED_DO)
            }
            Self::Crashed { reason, report: Some(path) } => {
                UserError::new(say::START_CRASHED.with([reason]), say::START_CRASHED_REPORT_DO.with([&path.display()]))
            }
        }
    }
}

/// Advice for a window that cannot be created; depends on the operating system.
fn failed_advice() -> Phrase {
    if cfg!(windows) {
        say::START_FAILED_WINDOWS_DO.into()
    } else if cfg!(target_os = "macos") {
        say::START_FAILED_MACOS_DO.into()
    } else {
        say::START_FAILED_DO.with([&PACKAGES])
    }
}
