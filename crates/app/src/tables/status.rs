//! The tables as a person handles them: what can be done with them, how each stands, and whether there is space for them.

use std::{path::PathBuf, time::Duration};

use unfold_engine::tables::store::FileState;

/// A task on tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableTask {
    /// Every byte of every file is looked at.
    Verify,
    /// A table is built, with those that are built together with it; all of them if none is named.
    Build(Option<&'static str>),
    /// The file of a table is removed; all of them if none is named.
    Remove(Option<&'static str>),
    /// The files are moved into another folder, where they are kept from now on.
    Move(PathBuf),
}

/// State of one table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableStatus {
    /// Its file; `None` as long as no one has looked.
    pub file: Option<FileState>,
    /// True if it is in use.
    pub in_use: bool,
    /// Time that it took to build, if it was built since the start; or an estimate.
    pub time: Duration,
}
