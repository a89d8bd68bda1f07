//! Files for other programs, each written whole or not at all. This folder knows formats and paths, and takes plain values.

#![allow(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "this folder is what writes files for other programs"
)]

pub mod file_error;
pub mod folder;
pub mod graph_csv;
pub mod numbered;
pub mod place;
pub mod runs;
pub mod sqlite;
