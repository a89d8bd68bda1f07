//! Files for other programs, each written completely or not at all. Knows formats and paths; independent of the model.

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
