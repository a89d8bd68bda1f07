//! Arguments of `sheet`.

use std::path::PathBuf;
use std::time::Duration;

use clap::Args;

use super::{ColourOption, INPUT, Input, OUTPUT, SEARCH, TABLES, puzzle, seconds};
use unfold_engine::puzzle::PuzzleId;

/// Options of `sheet`.
#[derive(Args, Debug)]
#[command(after_long_help = "Examples:\n  \
    unfold sheet --random 7 -o solution.pdf\n  \
    unfold sheet --moves \"R U F\" --solution \"F' U' R'\" -o solution.svg\n  \
    unfold sheet \"https://alpha.twizzle.net/edit/?setup-alg=R+U&alg=U%27+R%27\" -o solution.pdf\n\n\
    Exit codes:\n  \
    0    the sheet is written\n  \
    2    the input is wrong, or the moves do not solve it\n  \
    3    no solution was found within the limits\n  \
    4    a table or file could not be read or written\n  \
    130  interrupted")]
pub struct Sheet {
    /// The position.
    #[command(flatten)]
    pub input: Input,
    /// Which colours are meant.
    #[command(flatten)]
    pub colours: ColourOption,
    /// Puzzle: 2x2x2, 3x3x3 or 2x2x2x2 [default: 3x3x3, or that of the log or the link]
    #[arg(long, help_heading = INPUT, value_parser = puzzle)]
    pub puzzle: Option<PuzzleId>,
    /// Moves that solve the position [default: those of the link, or else those that are found]
    #[arg(long, help_heading = INPUT, value_name = "MOVES", allow_hyphen_values = true)]
    pub solution: Option<String>,
    /// Time limit of the search in seconds; 0 searches until the best solution is proven optimal [default: 10]
    #[arg(long, help_heading = SEARCH, value_name = "SECS", value_parser = seconds, allow_negative_numbers = true)]
    pub timeout: Option<Duration>,
    /// File to write; its name ends in .pdf or .svg
    #[arg(short, long, help_heading = OUTPUT, value_name = "FILE")]
    pub output: PathBuf,
    /// Replace an existing file
    #[arg(long, help_heading = OUTPUT)]
    pub force: bool,
    /// Folder in which tables are kept
    #[arg(long, help_heading = TABLES, value_name = "DIR")]
    pub tables: Option<PathBuf>,
}
