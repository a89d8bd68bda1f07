//! What can be typed after `batch`.

use std::path::PathBuf;

use clap::{Args, Subcommand};

use super::puzzle;
use crate::engine::puzzle::PuzzleId;

/// What is done with results.
#[derive(Debug, Subcommand)]
pub enum BatchVerb {
    /// Put the results of solve --batch --shard together: in the order of the index, nothing missing or twice, each solution seen to
    /// solve its input
    Merge(Merge),
}

/// Options of `batch merge`.
#[derive(Args, Debug)]
#[command(after_help = "Example: unfold batch merge all.csv part-1.csv part-2.csv --against states.txt\n\n\
    Each solution is applied to its input, its length is counted again, and the lower bound is held against it. Whatever is wrong is \
    named by file, line and index, and nothing is written then.\n\n\
    Without --against no one knows how long the list was: rows that are missing after the largest index of all parts are not missed.\n\n\
    Exit codes: 0 merged, 2 the parts are wrong or do not fit together, or OUT is there already, 4 a file failed, 130 interrupted.")]
pub struct Merge {
    /// The file to be written, or - for stdout
    #[arg(value_name = "OUT")]
    pub out: PathBuf,
    /// The parts, as solve --batch wrote them: all CSV, or all with --jsonl
    #[arg(value_name = "FILE", required = true)]
    pub files: Vec<PathBuf>,
    /// The puzzle of the batch
    #[arg(long, value_parser = puzzle, default_value = "3x3x3")]
    pub puzzle: PuzzleId,
    /// The list that was solved, or - for stdin: the inputs of all rows must be its lines, and none may be missing at its end
    #[arg(long, value_name = "INPUT")]
    pub against: Option<PathBuf>,
    /// Replace an existing file
    #[arg(long)]
    pub force: bool,
}
