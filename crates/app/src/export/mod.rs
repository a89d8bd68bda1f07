//! Writes files for other programs, each completely or not at all. Handles formats and paths; independent of the model.

#![allow(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "this folder is what writes files for other programs"
)]

pub mod destination;
pub mod file_error;
pub mod folder;
pub mod graph_csv;
pub mod numbered;
pub mod runs;
pub mod sqlite;
