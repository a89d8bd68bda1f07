//! Access to the system: disk, free space, memory use.

#![allow(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "this folder is what asks the disk and the system"
)]

pub mod crash_report;
pub mod custom_texts;
pub mod environment;
pub mod files;
pub mod folders;
pub mod free_space;
pub mod heaps;
pub mod log_files;
pub mod memory_sampler;
pub mod settings_file;
pub mod stream;
pub mod utf16;
