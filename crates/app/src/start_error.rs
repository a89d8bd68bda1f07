//! Errors of the window's start.

use std::path::PathBuf;

use unfold_text::{Phrase, UserError, errors as say};

/// The packages that the window needs on a Debian system without a desktop.
const PACKAGES: &str = "libx11-6 libxcursor1 libxi6 libxkbcommon-x11-0 libx11-xcb1 libgl1 libgl1-mesa-dri";

/// Error because of which the window did not come up, or went down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartError {
    /// Neither an X11 nor a Wayland display is there.
    NoDisplay,
    /// A display is there, but no window could be made on it.
    Failed {
        /// The error of the system.
        reason: String,
    },
    /// The window was there and ended by a defect.
    Crashed {
        /// The message of the defect.
        reason: String,
        /// The report about it, if one could be written.
        report: Option<PathBuf>,
    },
}

impl StartError {
    /// The error in words: what is wrong, and what to do.
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

/// The steps that help where a window cannot be made, which differ from system to system.
fn failed_advice() -> Phrase {
    if cfg!(windows) {
        say::START_FAILED_WINDOWS_DO.into()
    } else if cfg!(target_os = "macos") {
        say::START_FAILED_MACOS_DO.into()
    } else {
        say::START_FAILED_DO.with([&PACKAGES])
    }
}
