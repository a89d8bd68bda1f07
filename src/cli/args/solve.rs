//! Arguments of `solve`.

use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, ValueEnum};

use super::memory::MemoryParser;
use super::{BATCHES, ColourOption, INPUT, Input, Notation, OUTPUT, SEARCH, TABLES, puzzle, seconds};
use crate::cli::language::language;
use unfold_engine::batch::run::Shard;
use unfold_engine::puzzle::PuzzleId;
use unfold_engine::search::Memory;
use unfold_text::command_line as say;

fn shard(text: &str) -> Result<Shard, String> {
    let numbers = text.split_once('/').and_then(|(i, n)| Some(Shard { number: i.parse().ok()?, of: n.parse().ok()? }));
    let shard = numbers.filter(|shard| (1..=shard.of).contains(&shard.number));
    shard.ok_or_else(|| say::SHARD_WRONG.get(language()).into())
}

/// Position of a log to solve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum LogPosition {
    /// The position after the last move
    End,
    /// The position at the scramble mark
    Scramble,
}

/// Options of `solve`.
#[derive(Args, Debug)]
#[command(after_long_help = "Examples:\n  \
    unfold solve \"R U2 F'\" --timeout 1 -o solution.txt\n  \
    unfold solve scramble.log --timeout 10 -o solved.log\n  \
    unfold scramble --count 3 | unfold solve --batch - --timeout 0.1\n\n\
    Exit codes:\n  \
    0    a checked solution was found\n  \
    2    the input is wrong\n  \
    3    no solution was found within the limits\n  \
    4    a table or file could not be read or written\n  \
    130  interrupted\n\n\
    The exit code of a batch is the most severe one: 4, then 2, then 3.")]
pub struct Solve {
    #[command(flatten)]
    pub input: Input,
    #[command(flatten)]
    pub colours: ColourOption,
    /// Position of the log to solve
    ///
    /// With -o, the history is written up to this position.
    #[arg(long, help_heading = INPUT, value_enum, default_value = "end", conflicts_with_all = ["facelets", "moves", "random", "batch"])]
    pub from: LogPosition,
    /// Puzzle: 2x2x2, 3x3x3, 2x2x2x2 or 3x3x3x3 [default: 3x3x3, or that of the log or the link]
    #[arg(long, help_heading = INPUT, value_parser = puzzle)]
    pub puzzle: Option<PuzzleId>,
    /// Ignore the moves that made the position
    ///
    /// Without this option, no solution of a position given as moves, a link or a log is longer than undoing those moves.
    #[arg(long, help_heading = SEARCH)]
    pub anew: bool,
    /// Stop after this many seconds; 0 means no limit [default: 10, or none with --patience, --optimal or --all]
    ///
    /// In the window the default is 30 seconds. Time spent on the tables needed at the start does not count, nor, for a proof,
    /// time spent on its table. Without a limit the search stops when the best solution is proven optimal.
    #[arg(long, help_heading = SEARCH, value_name = "SECS", value_parser = seconds, allow_negative_numbers = true)]
    pub timeout: Option<Duration>,
    /// Stop after this long without improvement, in seconds; 0 means no limit
    ///
    /// The clock starts with the first solution and restarts at each improvement. Without --timeout there is no other limit.
    #[arg(long, help_heading = SEARCH, value_name = "SECS", value_parser = seconds, allow_negative_numbers = true)]
    pub patience: Option<Duration>,
    /// Stop with a solution of at most this length
    #[arg(long, help_heading = SEARCH, value_name = "LENGTH")]
    pub target: Option<usize>,
    /// Stop after about this many nodes
    #[arg(long, help_heading = SEARCH, value_name = "N")]
    pub nodes: Option<u64>,
    /// Method; "list" prints the methods of the puzzle
    #[arg(long, help_heading = SEARCH, value_name = "NAME")]
    pub method: Option<String>,
    /// Metric for lengths: htm, qtm or both for cubes, stm for hypercubes
    ///
    /// All methods for cubes except direct support qtm. With both, the solution is the shortest in htm and, among those, in qtm.
    /// With --optimal both lengths are proven; without it they are those of the best solution found.
    #[arg(long, help_heading = SEARCH, value_name = "NAME")]
    pub metric: Option<String>,
    /// Continue until the best solution is proven optimal
    ///
    /// Shortening continues alongside the proof, and gets nearly all of the effort while the proof would take more than ten
    /// minutes. The expected time is printed to standard error. There is no time limit unless --timeout sets one.
    #[arg(long, help_heading = SEARCH)]
    pub optimal: bool,
    /// Goal: the name of a part such as cross or f2l, or a position as moves or facelets [default: solved]
    ///
    /// With a part as the goal, only its stickers count. A place may follow its name, as in cross-f; cross-any is the nearest one.
    /// unfold algorithms --goal list prints the names of the parts. Solutions for a part are proven optimal.
    #[arg(long, help_heading = SEARCH, value_name = "GOAL", allow_hyphen_values = true, conflicts_with_all = ["batch", "output"])]
    pub goal: Option<String>,
    /// Allowed moves, such as "<R,U>", "<M,U>", "no B" or "half turns" [default: all that the method uses]
    #[arg(long, help_heading = SEARCH, value_name = "MOVES", conflicts_with_all = ["batch", "output"])]
    pub allow: Option<String>,
    /// Find every optimal solution; implies --optimal
    ///
    /// Solutions that differ only in the order of neighbouring moves that commute count as one. Methods that cannot list them, such
    /// as that of the 3x3x3x3, refuse this option.
    #[arg(long, help_heading = SEARCH, conflicts_with_all = ["batch", "target"])]
    pub all: bool,
    /// Number of threads for each position [default: all cores]
    ///
    /// With --batch, the cores are divided among the jobs by default.
    #[arg(long, help_heading = SEARCH, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: Option<u16>,
    /// Print one JSON object on each line, for scripts
    #[arg(long, help_heading = OUTPUT)]
    pub jsonl: bool,
    /// Notation for moves
    #[arg(long, help_heading = OUTPUT, value_enum, default_value = "letters")]
    pub notation: Notation,
    /// Write the solution to a file: .txt, .pdf or .svg, or the MC4D log of a hypercube
    ///
    /// A text holds the puzzle, the position and the moves in their groups; as INPUT it gives the position again. PDF and SVG are
    /// pages to print, as "unfold sheet" writes them. Any other name makes a log of a hypercube: the history, the scramble mark
    /// and the solution.
    #[arg(short, help_heading = OUTPUT, value_name = "FILE", conflicts_with = "batch")]
    pub output: Option<PathBuf>,
    /// Replace an existing file
    #[arg(long, help_heading = OUTPUT)]
    pub force: bool,
    /// Tables to use: a word, or a size such as 400MB
    ///
    /// With a size, in B, KB, MB, GB, KiB, MiB or GiB, the search starts with the small tables and adds the largest that fit in
    /// the rest. With auto, at most 430 MB of tables are built; larger ones are used if present.
    #[arg(long, help_heading = TABLES, value_name = "SIZE", value_parser = MemoryParser, default_value = "auto")]
    pub memory: Memory,
    /// Folder for tables
    #[arg(long, help_heading = TABLES, value_name = "DIR")]
    pub tables: Option<PathBuf>,
    /// Exit after the result without finishing tables
    ///
    /// Without this option, tables that are not ready when the search ends are finished after the result is printed, once,
    /// at most 430 MB of them unless --memory asks for more. Ctrl-C stops that and keeps what is complete. With --memory small nothing is
    /// finished. The exit code is always that of the result.
    #[arg(long, help_heading = TABLES)]
    pub no_finish: bool,
    /// Solve many positions: a file with facelets or moves on each line, or - for standard input
    ///
    /// The input may be a stream. Blank lines and lines that begin with # or // are skipped and not counted; a first line such as
    /// "# 2x2x2" names the puzzle. Prints one row for each position, in the same order, as CSV or with --jsonl as JSON. All limits are
    /// for each position.
    #[arg(long, help_heading = BATCHES, value_name = "FILE", conflicts_with = "Input")]
    pub batch: Option<PathBuf>,
    /// Positions solved at once [default: one for each core, or as many as --threads leaves room for]
    #[arg(long, help_heading = BATCHES, value_name = "N", requires = "batch", conflicts_with_all = ["path", "facelets", "moves", "random"], value_parser = clap::value_parser!(u16).range(1..=256))]
    pub jobs: Option<u16>,
    /// Solve only every N-th position, starting with the I-th
    #[arg(long, help_heading = BATCHES, value_name = "I/N", requires = "batch", conflicts_with_all = ["path", "facelets", "moves", "random"], value_parser = shard)]
    pub shard: Option<Shard>,
}
