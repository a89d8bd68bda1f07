//! Arguments of `tables`.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

/// Work on tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum TablesVerb {
    /// Print name, size in bytes, state (absent, good or wrong) and file of each table, with tabs between them; for scripts, always in
    /// English
    List,
    /// Build tables that are absent or wrong, with those that are built together with them
    Build,
    /// Check every byte
    Verify,
    /// Delete the files
    Remove,
    /// Move the files into another folder, and keep tables there from now on
    Move,
}

/// Options of `tables`.
#[derive(Args, Debug)]
#[command(after_long_help = "Examples:\n  \
    unfold tables list\n  \
    unfold tables build\n  \
    unfold tables move /mnt/large/unfold")]
pub struct TablesOptions {
    /// Work to do
    #[arg(value_enum)]
    pub verb: TablesVerb,
    /// Tables by name [default: all]; with move, the folder
    pub names: Vec<String>,
    /// Folder in which tables are kept
    #[arg(long, value_name = "DIR")]
    pub tables: Option<PathBuf>,
    /// Threads [default: all cores]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: Option<u16>,
}
