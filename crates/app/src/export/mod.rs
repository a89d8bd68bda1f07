//! Files for other programs, each written whole or not at all. This folder knows formats and paths, and takes plain values.

pub mod file_error;
pub mod folder;
pub mod graph_csv;
pub mod numbered;
pub mod place;
pub mod runs;
pub mod sqlite;
