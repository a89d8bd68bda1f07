//! Dialogs that ask for files, and the file manager of the system.

pub mod file_manager;
pub(crate) mod solves;
pub mod system_file_dialog;
pub mod waiting;
