//! Reads and writes Hyperspeedcube's files in memory, without disk access.
//!
//! Hyperspeedcube 1 writes version 1 of its files, in YAML; Hyperspeedcube 2 writes versions 2 and 3, in KDL.
//! [`read()`] parses any of them into a [`File`], with a [`Solve`] for each solve of a supported puzzle; [`write()`]
//! formats a solve in a chosen version.
//!
//! Source: the code of Hyperspeedcube 1.0.12, 2.0.0-zeta.12 and the development version of 24 April 2026, whose readers
//! were also used to check the output.

mod budget;
mod faults;
mod kdl_read;
mod kdl_text;
mod kdl_write;
mod names;
mod pass_through;
mod read;
mod solve;
mod twists;
mod version;
mod write;
mod yaml;

pub use faults::{FileError, FileErrorKind, Notice};
pub use read::{LIMIT, looks_like, read};
pub use solve::{File, ScrambleExtent, Solve};
pub use version::Version;
pub use write::write;
