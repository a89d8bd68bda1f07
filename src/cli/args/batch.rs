//! Arguments of `batch`.

use std::path::PathBuf;

use clap::{Args, Subcommand};

use super::{ColourOption, INPUT, OUTPUT, puzzle};
use unfold_engine::puzzle::PuzzleId;

/// Work on results.
#[derive(Debug, Subcommand)]
pub enum BatchVerb {
    /// Merge the parts that solve --batch --shard wrote
    ///
    /// Puts the rows in the order of their index, with nothing missing and nothing twice. Applies each solution to its input,
    /// counts its length again, and checks that the lower bound is not above it.
    Merge(Merge),
}

/// Options of `batch merge`.
#[derive(Args, Debug)]
#[command(after_long_help = "Examples:\n  \
    unfold batch merge all.csv part-1.csv part-2.csv\n  \
    unfold batch merge all.csv part-*.csv --against states.txt\n\n\
    If anything is wrong, it is named by file, line and index, and nothing is written.\n\n\
    Exit codes:\n  \
    0    the parts are merged\n  \
    2    the parts are wrong or do not fit together, or OUT already exists\n  \
    4    a file could not be read or written\n  \
    130  interrupted")]
pub struct Merge {
    /// File to write, or - for standard output
    #[arg(value_name = "OUT")]
    pub out: PathBuf,
    /// Parts, as solve --batch wrote them: all CSV, or all written with --jsonl
    #[arg(value_name = "FILE", required = true)]
    pub files: Vec<PathBuf>,
    /// Puzzle of the batch: 2x2x2, 3x3x3 or 2x2x2x2
    #[arg(long, help_heading = INPUT, value_parser = puzzle, default_value = "3x3x3")]
    pub puzzle: PuzzleId,
    /// List that was solved, or - for standard input
    ///
    /// The input of every row must be a line of this list, and no row may be missing at its end. Without this option, rows
    /// that are missing after the largest index go unnoticed, because the length of the list is not known.
    #[arg(long, help_heading = INPUT, value_name = "INPUT")]
    pub against: Option<PathBuf>,
    /// Which colours are meant.
    #[command(flatten)]
    pub colours: ColourOption,
    /// Replace an existing file
    #[arg(long, help_heading = OUTPUT)]
    pub force: bool,
}
