//! The the window as a whole.

pub mod command;
pub mod update;

/// The window as a whole.
#[derive(Debug, Default)]
pub struct WindowParts;
