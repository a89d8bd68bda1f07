//! What can be typed after `tables`.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

/// What to do with tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum TablesVerb {
    /// NAME, N bytes, absent or good or wrong, and the file of each, with tabs between: for scripts, in English in every language
    List,
    /// Build what is absent or wrong, with the tables that are built together with it
    Build,
    /// Check every byte
    Verify,
    /// Delete the files
    Remove,
    /// Move the files into the folder named next; from then on they are looked for there, unless --tables says otherwise
    Move,
}

/// Options of `tables`.
#[derive(Args, Debug)]
#[command(after_help = "Example: unfold tables build")]
pub struct Tables {
    /// What to do
    #[arg(value_enum)]
    pub verb: TablesVerb,
    /// Which tables; all when none is named. With move, the folder
    pub names: Vec<String>,
    /// Where tables are kept
    #[arg(long, value_name = "DIR")]
    pub tables: Option<PathBuf>,
    /// Threads [default: all cores]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: Option<u16>,
}
