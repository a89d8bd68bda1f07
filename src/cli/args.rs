//! What can be typed. The texts of `--help` are the comments here.

use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, CommandFactory, Parser, Subcommand, ValueEnum};

use super::language;
use crate::app::strings::terminal as say;
use crate::puzzle::PuzzleId;

/// Solve Rubik-type puzzles: without a verb the window opens, a verb runs headless.
#[derive(Debug, Parser)]
#[command(
    version,
    args_conflicts_with_subcommands = true,
    after_help = "Example: unfold solve scramble.log --timeout 10 -o solved.log"
)]
pub struct Arguments {
    /// An MC4D log to open in the window
    pub file: Option<PathBuf>,
    /// What to do instead
    #[command(subcommand)]
    pub verb: Option<Verb>,
}

/// The description of the command line, from which man page and shell completions can be made.
pub fn command() -> clap::Command {
    Arguments::command()
}

/// The headless verbs.
#[derive(Debug, Subcommand)]
pub enum Verb {
    /// Solve one state: ever shorter solutions until a limit is reached or the best is proven optimal
    Solve(Solve),
    /// Random states, drawn uniformly from all states of the puzzle
    Scramble(Scramble),
    /// The precomputed tables: where they are, how large, whether they are right
    Tables(Tables),
    /// Fixed states: time, length, nodes and nodes/s
    Bench(Bench),
}

fn puzzle(name: &str) -> Result<PuzzleId, String> {
    let names: Vec<&str> = crate::puzzle::ALL.iter().map(|p| p.def().name).collect();
    PuzzleId::named(name).ok_or_else(|| say::PUZZLE_WRONG.fill(language(), [&names.join(", ")]))
}

fn seconds(text: &str) -> Result<Duration, String> {
    let number = text.parse().ok().and_then(|number| Duration::try_from_secs_f64(number).ok());
    number.ok_or_else(|| say::SECONDS_WRONG.say(language()).into())
}

/// How moves are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Notation {
    /// Letters of cells: RUF, UF2
    Letters,
    /// MC4D tokens: 127,-1,1
    Mc4d,
}

/// Where a state comes from.
#[derive(Args, Debug)]
#[group(multiple = false)]
pub struct Input {
    /// An MC4D log, or - for stdin: a log, or one line of stickers or moves
    #[arg(value_name = "INPUT")]
    pub path: Option<PathBuf>,
    /// Stickers: 64 digits 0-7 for the 2x2x2x2
    #[arg(long, value_name = "S")]
    pub facelets: Option<String>,
    /// Moves applied to a solved puzzle, in letters or MC4D tokens
    #[arg(long, value_name = "S", allow_hyphen_values = true)]
    pub moves: Option<String>,
    /// A state drawn uniformly from all states
    #[arg(long, value_name = "SEED")]
    pub random: Option<u64>,
}

/// Options of `solve`.
#[derive(Args, Debug)]
#[command(after_help = "Example: unfold solve --random 7 --timeout 10 --jsonl")]
pub struct Solve {
    /// The state.
    #[command(flatten)]
    pub input: Input,
    /// The puzzle
    #[arg(long, value_parser = puzzle, default_value = "2x2x2x2")]
    pub puzzle: PuzzleId,
    /// End after so many seconds, tables not counted; 0: only when proven optimal [default: 10]
    #[arg(long, value_name = "SECS", value_parser = seconds)]
    pub timeout: Option<Duration>,
    /// End when nothing shorter came for so many seconds after a solution; 0: never
    #[arg(long, value_name = "SECS", value_parser = seconds)]
    pub patience: Option<Duration>,
    /// End when a solution of at most this length is found
    #[arg(long, value_name = "LENGTH")]
    pub target: Option<usize>,
    /// End after about so many nodes
    #[arg(long, value_name = "N")]
    pub nodes: Option<u64>,
    /// Threads [default: all cores]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: Option<u16>,
    /// How to solve; "list" names the methods of the puzzle
    #[arg(long, value_name = "NAME")]
    pub method: Option<String>,
    /// All effort on the proof that nothing shorter exists; implies --timeout 0 unless one is given
    #[arg(long)]
    pub optimal: bool,
    /// The metric in which lengths are counted: stm for the 2x2x2x2
    #[arg(long, value_name = "NAME")]
    pub metric: Option<String>,
    /// One JSON object a line instead of text
    #[arg(long)]
    pub jsonl: bool,
    /// How moves are printed
    #[arg(long, value_enum, default_value = "letters")]
    pub notation: Notation,
    /// Write an MC4D log: history, scramble mark, solution
    #[arg(short, value_name = "OUT.log")]
    pub output: Option<PathBuf>,
    /// Replace an existing file
    #[arg(long)]
    pub force: bool,
    /// Where tables are kept
    #[arg(long, value_name = "DIR")]
    pub tables: Option<PathBuf>,
}

/// The form of a scramble.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Form {
    /// Moves that reach the state
    Moves,
    /// The stickers
    Facelets,
    /// An MC4D log
    Mc4d,
}

/// Options of `scramble`.
#[derive(Args, Debug)]
#[command(after_help = "Example: unfold scramble --puzzle 2x2x2x2 --seed 7 --as mc4d > scramble.log")]
pub struct Scramble {
    /// The puzzle
    #[arg(long, value_parser = puzzle, default_value = "2x2x2x2")]
    pub puzzle: PuzzleId,
    /// The seed: the same one gives the same states on every machine [default: a new one each time]
    #[arg(long)]
    pub seed: Option<u64>,
    /// How many
    #[arg(long, default_value_t = 1)]
    pub count: u64,
    /// In which form [default: facelets, or moves with --walk]
    #[arg(long = "as", value_enum)]
    pub form: Option<Form>,
    /// A random walk of so many moves instead of a uniform state
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(..=1_000_000))]
    pub walk: Option<u32>,
    /// How moves are printed
    #[arg(long, value_enum, default_value = "letters")]
    pub notation: Notation,
    /// Where tables are kept
    #[arg(long, value_name = "DIR")]
    pub tables: Option<PathBuf>,
}

/// What to do with tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Deed {
    /// Name, bytes, state and file of each
    List,
    /// Build what is absent or wrong, with whatever the same solver needs besides
    Build,
    /// Check every byte
    Verify,
    /// Delete the files
    Remove,
}

/// Options of `tables`.
#[derive(Args, Debug)]
#[command(after_help = "Example: unfold tables build")]
pub struct Tables {
    /// What to do
    #[arg(value_enum)]
    pub deed: Deed,
    /// Which tables; all when none is named
    pub names: Vec<String>,
    /// Where tables are kept
    #[arg(long, value_name = "DIR")]
    pub tables: Option<PathBuf>,
    /// Threads [default: all cores]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: Option<u16>,
}

/// Options of `bench`.
#[derive(Args, Debug)]
#[command(after_help = "Example: unfold bench hyper --anytime --count 20 --seed 1 --threads 2 --timeout 10")]
pub struct Bench {
    /// Which benches; all when none is named
    pub names: Vec<String>,
    /// The mean best length at growing times over random states, and the share of states solved by then
    #[arg(long)]
    pub anytime: bool,
    /// How many random states
    #[arg(long, default_value_t = 10)]
    pub count: u64,
    /// The seed of the random states
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Seconds for each state
    #[arg(long, value_name = "SECS", value_parser = seconds, default_value = "10")]
    pub timeout: Duration,
    /// Threads [default: all cores; the fixed benches always use one]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: Option<u16>,
    /// Where tables are kept
    #[arg(long, value_name = "DIR")]
    pub tables: Option<PathBuf>,
}

/// The number of threads asked for, or one for each core.
pub fn threads(asked: Option<u16>) -> usize {
    asked.map_or_else(|| crate::solve::Limits::default().threads, usize::from)
}
