//! Errors of the GPU renderer.

pub(crate) type Result<T> = std::result::Result<T, GpuError>;

/// Why the GPU cannot draw. The view then falls back to egui's painter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GpuError {
    /// The version is older than OpenGL 3.3 or OpenGL ES 3.0.
    UnsupportedVersion {
        /// Major and minor version.
        found: (u32, u32),
        /// True for OpenGL ES.
        embedded: bool,
    },
    /// An allocation, compilation or link error, with the driver's message.
    Driver(String),
    /// Framebuffer status other than complete.
    Framebuffer(u32),
    /// The renderer failed earlier or was destroyed.
    Closed,
}

impl From<String> for GpuError {
    fn from(log: String) -> Self {
        Self::Driver(log)
    }
}
