//! Tasks on tables, and the status of a table.

use std::{path::PathBuf, time::Duration};

use unfold_engine::tables::store::FileState;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableTask {
    /// Read and check every file.
    Verify,
    /// Build a table and those built together with it; `None` for all.
    Build(Option<&'static str>),
    /// Remove a table's file; `None` for all.
    Remove(Option<&'static str>),
    /// Move the files to another folder and keep them there.
    Move(PathBuf),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableStatus {
    /// `None` until verified.
    pub file: Option<FileState>,
    pub in_use: bool,
    /// Time it took to build since program start, or else an estimate.
    pub time: Duration,
}
