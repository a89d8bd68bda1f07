//! File dialogs and the system's file manager.

pub mod file_manager;
pub(crate) mod solves;
pub mod system_file_dialog;
pub mod waiting;
