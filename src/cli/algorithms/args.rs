//! Arguments of `algorithms`.

use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, ValueEnum};

use crate::cli::args::{ColourOption, INPUT, OUTPUT, SEARCH, TABLES, puzzle, seconds};
use unfold_engine::puzzle::PuzzleId;
use unfold_engine::search::Memory;

/// Default time limit per case.
pub const DEFAULT_TIMEOUT: Duration = Duration::from_secs(60);

/// The order of a list of algorithms.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum SortBy {
    /// As they are found, the shortest first
    #[default]
    Length,
    /// The easiest to turn first, once all are found
    Ease,
}

/// Options of `algorithms`.
#[derive(Args, Debug)]
#[command(after_long_help = "Examples:\n  \
    unfold algorithms --solved-by \"R U R' U R U2 R'\" --goal oll --allow \"no B\" --count 20\n  \
    unfold algorithms \"F2 D' L B2\" --goal cross\n  \
    unfold algorithms cases.txt --goal pll --jsonl\n\n\
    A case is a position as moves from the solved puzzle or as facelets. In facelets, . is a sticker of any colour. With a goal that is \
    only a part of the puzzle, the other stickers of the position do not count.\n\n\
    Each line holds the lengths in HTM, QTM and STM, the ease, and the moves. The ease is a cost of turns and regrips: the lower, the \
    easier.\n\n\
    Exit codes:\n  \
    0    algorithms were found, or the case is solved already\n  \
    2    the input is wrong, or an algorithm that is checked does not solve the case\n  \
    3    there is no such algorithm, or none was found within the limits\n  \
    4    a file could not be read\n  \
    130  interrupted")]
pub struct Algorithms {
    /// Case to solve: moves or facelets, a link, an MC4D log, a file with one case on each line, or - for standard input
    ///
    /// In a file, blank lines and lines that begin with # are skipped. A first line such as "# 2x2x2" names the puzzle.
    #[arg(value_name = "CASE")]
    pub input: Option<String>,
    /// Same as CASE
    #[arg(long, help_heading = INPUT, value_name = "CASE", allow_hyphen_values = true, conflicts_with = "input")]
    pub case: Option<String>,
    /// Case that this algorithm solves: moves, or a link to them
    #[arg(long, help_heading = INPUT, value_name = "ALGORITHM", allow_hyphen_values = true, conflicts_with_all = ["case", "input"])]
    pub solved_by: Option<String>,
    /// Goal: the name of a part such as cross, f2l or oll, or a position as moves or facelets [default: solved, or what the case shows]
    ///
    /// A place may follow the name, as in cross-f, xcross-bl or 2x2x2-urf; cross-any is the nearest one. "list" prints the
    /// names of the parts and what they are.
    #[arg(long, help_heading = INPUT, value_name = "GOAL", allow_hyphen_values = true)]
    pub goal: Option<String>,
    /// Catalogue of cases, such as pll, oll, f2l, cmll, coll or zbll, or cll, eg1 and eg2 of the 2x2x2; "list" prints their names
    ///
    /// Prints for each case its set, its shortest algorithm, and an easy one with its ease. CASE is then the name of a case. With
    /// --check, a line may begin with the name of a case and a colon; the output names the case that it solves.
    #[arg(long, help_heading = INPUT, value_name = "NAME", conflicts_with_all = ["solved_by", "goal", "free", "max", "count", "extra", "sort"])]
    pub catalogue: Option<String>,
    /// List your own algorithms for the catalogue, saved in the window, instead of searching
    #[arg(long, help_heading = INPUT, requires = "catalogue", conflicts_with_all = ["case", "input", "check", "allow"])]
    pub mine: bool,
    #[command(flatten)]
    pub colours: ColourOption,
    /// Puzzle: 2x2x2, 3x3x3 or 2x2x2x2 [default: 3x3x3, or the one named in the first line of the cases]
    #[arg(long, help_heading = INPUT, value_parser = puzzle)]
    pub puzzle: Option<PuzzleId>,
    /// Allowed moves, such as "<R,U>", "<M,U>", "no B" or "half turns" [default: all faces]
    ///
    /// R allows R, R2 and R'; R2 allows only R2. "no B,F" allows all faces except these. A cost may follow a move, as in
    /// "<R,U,F:2>"; without one each turn costs 1, slices and wide turns too.
    #[arg(long, help_heading = SEARCH, value_name = "MOVES")]
    pub allow: Option<String>,
    /// Face whose turns before and after are free, or none [default: the last layer for oll, cll, cmll and pll]
    #[arg(long, help_heading = SEARCH, value_name = "FACE")]
    pub free: Option<String>,
    /// Metric for lengths: htm, qtm or stm [default: each allowed turn counts as one]
    #[arg(long, help_heading = SEARCH, value_name = "NAME")]
    pub metric: Option<String>,
    /// Maximum length of an algorithm
    ///
    /// With this option, --count or --extra, algorithms longer than the shortest are listed too.
    #[arg(long, help_heading = SEARCH, value_name = "LENGTH")]
    pub max: Option<usize>,
    /// Stop after N algorithms for each case, shortest first
    ///
    /// With --sort ease, list the easiest among those up to two moves longer than the shortest, or within --max and --extra.
    #[arg(long, help_heading = SEARCH, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub count: Option<u64>,
    /// Also list every algorithm up to N moves longer than the shortest
    #[arg(long, help_heading = SEARCH, value_name = "N")]
    pub extra: Option<usize>,
    /// Stop after this many seconds for each case; 0 means no limit [default: 60]
    #[arg(long, help_heading = SEARCH, value_name = "SECS", value_parser = seconds, allow_negative_numbers = true)]
    pub timeout: Option<Duration>,
    /// Number of threads [default: all cores]
    #[arg(long, help_heading = SEARCH, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: Option<u16>,
    /// Memory for tables made for the case: auto (400 MB), small (16 MB), full (2 GB), or a size such as 1GB
    #[arg(long, help_heading = SEARCH, value_name = "SIZE", default_value = "auto")]
    pub memory: Memory,
    /// Folder for tables
    #[arg(long, help_heading = TABLES, value_name = "DIR")]
    pub tables: Option<PathBuf>,
    /// Order of the list
    #[arg(long, help_heading = OUTPUT, value_enum, default_value = "length")]
    pub sort: SortBy,
    /// File with a cost for each turn, as a table with the columns name and cost, or - for standard input [default: built-in costs]
    ///
    /// "list" prints the built-in costs in the form of such a file.
    #[arg(long, help_heading = OUTPUT, value_name = "FILE")]
    pub ease: Option<PathBuf>,
    /// Check algorithms against the case instead of searching: a file with one on each line, or - for standard input
    ///
    /// Turns of the last layer needed before or after an algorithm are shown in brackets. A line that cannot be read is reported,
    /// and the others are still checked.
    #[arg(long, help_heading = INPUT, value_name = "FILE", conflicts_with_all = ["allow", "max", "count", "extra", "sort"])]
    pub check: Option<PathBuf>,
    /// Print one JSON object on each line, for scripts
    #[arg(long, help_heading = OUTPUT)]
    pub jsonl: bool,
}
