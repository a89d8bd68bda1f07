//! Tasks on tables, and the status of a table.

use std::{path::PathBuf, time::Duration};

use unfold_engine::tables::store::FileState;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableTask {
    /// Read and check every file.
    Verify,
    /// Build a table and those built together with it; `None` for all except those built only on request.
    Build(Option<&'static str>),
    /// Remove a table's file; `None` for all files and the databases of algorithms.
    Remove(Option<&'static str>),
    /// Move the files to another folder, which becomes the table folder.
    Move(PathBuf),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableStatus {
    /// `None` until verified.
    pub file: Option<FileState>,
    pub is_in_use: bool,
    /// Build time, if built since program start; otherwise the recorded one.
    pub time: Duration,
}
