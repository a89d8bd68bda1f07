//! Files that are opened, and the dialogs that ask for files.

pub mod command;
pub mod file_kinds;
pub mod job;
pub mod log_job;
pub mod open_file;
pub mod opened;
pub mod update;

/// Files that are opened, and the dialogs that ask for files.
#[derive(Debug, Default)]
pub struct Files;
