//! File dialogs, the system's file manager, and the choices that a file of solves needs.

pub mod file_manager;
pub(crate) mod solves;
pub mod system_file_dialog;
pub mod wait_overlay;
