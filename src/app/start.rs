//! Why a window could not be opened, as facts; the window's layer finds them out, [`super::sentences`] puts them into words.

/// Why the window did not come up, or went down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartError {
    /// Neither an X11 nor a Wayland display is there.
    NoDisplay,
    /// A display is there, but no window could be made on it.
    Failed {
        /// What the system said.
        reason: String,
    },
    /// The window was there and ended by a defect.
    Crashed {
        /// What the defect said.
        reason: String,
    },
}
