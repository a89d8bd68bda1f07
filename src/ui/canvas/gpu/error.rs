//! Errors because of which the graphics card does not draw.

/// The answer of the graphics card to a request, or the reason that it does not draw.
pub(crate) type Result<T> = std::result::Result<T, GpuError>;

/// Error because of which the graphics card does not draw. The painter does it then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GpuError {
    /// Its OpenGL is older than 3.3, or its OpenGL ES than 3.0.
    Old {
        /// Major and minor number.
        found: (u32, u32),
        /// True if it is OpenGL ES.
        embedded: bool,
    },
    /// The driver did not grant something, and says so.
    Driver(String),
    /// A framebuffer with this status cannot be drawn into.
    Framebuffer(u32),
    /// It has failed before, or is closed.
    Closed,
}

impl From<String> for GpuError {
    fn from(log: String) -> Self {
        Self::Driver(log)
    }
}
