//! What can be typed. The texts of `--help` are the comments here.

mod batch;
mod generate;
mod pocket;
mod tables;

use std::path::PathBuf;
use std::time::Duration;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{ArgGroup, Args, CommandFactory, Parser, Subcommand, ValueEnum};

pub use batch::{BatchVerb, Merge};
pub use generate::{Generate, Man};
pub use pocket::{Pocket, PocketExport, PocketPath, PocketStats};
pub use tables::{Tables, TablesVerb};

use super::language;
use crate::engine::batch::run::Shard;
use crate::engine::puzzle::PuzzleId;
use crate::engine::puzzle::cubes::LETTERS;
use crate::engine::solve::Memory;
use crate::engine::tables::ball_counts::FARTHEST;
use crate::i18n::{Language, command_line as say, cross};

/// Solve Rubik-type puzzles: without a verb the window opens, a verb runs headless.
#[derive(Debug, Parser)]
#[command(
    version,
    override_usage = "unfold [OPTIONS] [FILE]\n       unfold [OPTIONS] <COMMAND>",
    after_help = "Example: unfold solve scramble.log --timeout 10 -o solved.log"
)]
pub struct Arguments {
    /// An MC4D log to open in the window
    pub file: Option<PathBuf>,
    /// The language of the window and of messages; without it, the one chosen in the window, and for messages the system's. This
    /// help, CSV and JSON are always in English
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = languages())]
    pub language: Option<Language>,
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
    /// Solve a state, or many with --batch: ever shorter solutions until a limit is reached or the best is proven optimal
    Solve(Box<Solve>),
    /// Results of many states: the parts of a sharded run put together
    #[command(subcommand)]
    Batch(BatchVerb),
    /// The shortest first cross of each face of a 3x3x3, and the database of all of them
    Cross(Cross),
    /// The 2x2x2 as a graph: shortest paths, statistics, and all of it for a graph database
    #[command(subcommand)]
    Pocket(Pocket),
    /// Random states, drawn uniformly from all states of the puzzle
    Scramble(Scramble),
    /// The precomputed tables: where they are, how large, whether they are right
    Tables(Tables),
    /// Manual pages and shell completions, made from this description
    #[command(subcommand)]
    Generate(Generate),
    /// Fixed states: time, length, nodes and nodes/s
    Bench(Bench),
}

/// The languages by their letters.
fn languages() -> impl TypedValueParser<Value = Language> {
    PossibleValuesParser::new(Language::all().map(Language::code))
        .map(|code| Language::of_code(&code).unwrap_or_default())
}

fn puzzle(name: &str) -> Result<PuzzleId, String> {
    let names: Vec<&str> = crate::engine::puzzle::ALL.iter().map(|p| p.def().name).collect();
    PuzzleId::named(name).ok_or_else(|| say::PUZZLE_WRONG.fill(language(), [&names.join(", ")]))
}

/// The puzzle that is meant when neither `--puzzle` nor a log names another.
pub const USUAL: PuzzleId = PuzzleId::Cube3;

fn shard(text: &str) -> Result<Shard, String> {
    let numbers = text.split_once('/').and_then(|(i, n)| Some(Shard { number: i.parse().ok()?, of: n.parse().ok()? }));
    let shard = numbers.filter(|shard| (1..=shard.of).contains(&shard.number));
    shard.ok_or_else(|| say::SHARD_WRONG.say(language()).into())
}

fn seconds(text: &str) -> Result<Duration, String> {
    let number = text.parse().ok().and_then(|number| Duration::try_from_secs_f64(number).ok());
    number.ok_or_else(|| say::SECONDS_WRONG.say(language()).into())
}

/// How moves are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Notation {
    /// Letters of faces or cells: R U2, RUF UF2
    Letters,
    /// MC4D tokens, for the 2x2x2x2: 127,-1,1
    Mc4d,
}

/// Which position of a log is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum LogPosition {
    /// The one after its last move
    End,
    /// The one at its scramble mark
    Scramble,
}

/// Which tables are used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Tier {
    /// Begin with the small ones, go on with the large ones when they are there
    Auto,
    /// The small ones only
    Small,
    /// Wait for the large ones
    Full,
}

impl From<Tier> for Memory {
    fn from(tier: Tier) -> Self {
        match tier {
            Tier::Auto => Self::Auto,
            Tier::Small => Self::Small,
            Tier::Full => Self::Full,
        }
    }
}

/// Where a state comes from.
#[derive(Args, Debug)]
#[group(multiple = false)]
pub struct Input {
    /// An MC4D log, or - for stdin: a log, or facelets or moves
    #[arg(value_name = "INPUT")]
    pub path: Option<PathBuf>,
    /// Facelets: 54 letters URFDLB for the 3x3x3, 24 for the 2x2x2 (or the 24 digits of an identifier), 64 digits 0-7 for the
    /// 2x2x2x2; or the colours of a cube, WRGYOB, without centres if you like; with commas, quotes and brackets or without
    #[arg(long, value_name = "S")]
    pub facelets: Option<String>,
    /// Moves applied to a solved puzzle: R U2 [F, D'] for cubes, letters or MC4D tokens for the 2x2x2x2
    #[arg(long, value_name = "S", allow_hyphen_values = true)]
    pub moves: Option<String>,
    /// A state drawn uniformly from all states
    #[arg(long, value_name = "SEED", allow_negative_numbers = true)]
    pub random: Option<u64>,
}

impl Input {
    /// Whether no state is named.
    pub fn is_empty(&self) -> bool {
        self.path.is_none() && self.facelets.is_none() && self.moves.is_none() && self.random.is_none()
    }
}

/// Options of `solve`.
#[derive(Args, Debug)]
#[command(after_help = "Example: unfold solve --moves \"R U2 F'\" --timeout 1\n\
    Example: unfold solve --batch states.txt --timeout 0.1 > solved.csv\n\n\
    Exit codes: 0 solved, 2 wrong input, 3 no solution within the limits, 4 a file or table failed, 130 interrupted. \
    Of a batch: 4 if anything failed, else 2 if a row was wrong, else 3 if one has no solution.")]
pub struct Solve {
    /// The state.
    #[command(flatten)]
    pub input: Input,
    /// Which position of a log is solved; with -o its history is written up to there
    #[arg(long, value_enum, default_value = "end", conflicts_with_all = ["facelets", "moves", "random", "batch"])]
    pub from: LogPosition,
    /// Many states: a file with facelets or moves in each line, or - for stdin. Blank lines and lines that begin with # or //
    /// are skipped and not counted. One row of CSV or JSON for each, in the same order; all limits are for each state
    #[arg(long, value_name = "FILE", conflicts_with = "Input")]
    pub batch: Option<PathBuf>,
    /// The puzzle [default: 3x3x3; of a log: 2x2x2x2]
    #[arg(long, value_parser = puzzle)]
    pub puzzle: Option<PuzzleId>,
    /// End after so many seconds, tables not counted; 0: only when proven optimal [default: 10]
    #[arg(long, value_name = "SECS", value_parser = seconds, allow_negative_numbers = true)]
    pub timeout: Option<Duration>,
    /// End when nothing shorter came for so many seconds after a solution; 0: never
    #[arg(long, value_name = "SECS", value_parser = seconds, allow_negative_numbers = true)]
    pub patience: Option<Duration>,
    /// End when a solution of at most this length is found
    #[arg(long, value_name = "LENGTH")]
    pub target: Option<usize>,
    /// End after about so many nodes
    #[arg(long, value_name = "N")]
    pub nodes: Option<u64>,
    /// Threads for each state [default: all cores; with --batch the cores divided among the jobs]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: Option<u16>,
    /// With --batch: states at once [default: as many as cores, or as --threads leaves room for]
    #[arg(long, value_name = "N", requires = "batch", conflicts_with_all = ["path", "facelets", "moves", "random"], value_parser = clap::value_parser!(u16).range(1..=256))]
    pub jobs: Option<u16>,
    /// With --batch: solve every N-th state only, beginning with the I-th
    #[arg(long, value_name = "I/N", requires = "batch", conflicts_with_all = ["path", "facelets", "moves", "random"], value_parser = shard)]
    pub shard: Option<Shard>,
    /// How to solve; "list" names the methods of the puzzle
    #[arg(long, value_name = "NAME")]
    pub method: Option<String>,
    /// All effort on the proof that nothing shorter exists; implies --timeout 0 unless one is given
    #[arg(long)]
    pub optimal: bool,
    /// Every optimal solution, not one only; implies --optimal. Two that differ only in the order of neighbouring moves that
    /// commute count as one
    #[arg(long, conflicts_with_all = ["batch", "target"])]
    pub all: bool,
    /// The metric in which lengths are counted: htm, or where the method has it qtm, for cubes; stm for the 2x2x2x2
    #[arg(long, value_name = "NAME")]
    pub metric: Option<String>,
    /// One JSON object a line instead of text
    #[arg(long)]
    pub jsonl: bool,
    /// How moves are printed
    #[arg(long, value_enum, default_value = "letters")]
    pub notation: Notation,
    /// Write an MC4D log of the 2x2x2x2: history, scramble mark, solution
    #[arg(short, value_name = "OUT.log", conflicts_with = "batch")]
    pub output: Option<PathBuf>,
    /// Replace an existing file
    #[arg(long)]
    pub force: bool,
    /// Where tables are kept
    #[arg(long, value_name = "DIR")]
    pub tables: Option<PathBuf>,
    /// Which tables are used: small ones first and large ones when they are there, only small ones, or all from the start
    #[arg(long, value_enum, default_value = "auto")]
    pub memory: Tier,
    /// End with the result. Otherwise the tables that were not ready yet, at most 400 MB in all, are finished after it, once, so that
    /// the next solve has them; Ctrl-C ends that too, and the exit code is that of the result. Nothing is finished with --memory small
    #[arg(long)]
    pub no_finish: bool,
}

/// A face of the 3x3x3 by its letter.
fn face(letter: &str) -> Result<u8, String> {
    let found = LETTERS.iter().position(|l| letter.eq_ignore_ascii_case(&l.to_string()));
    let names: Vec<String> = LETTERS.iter().map(char::to_string).collect();
    found.map(|face| face as u8).ok_or_else(|| cross::CROSS_FACE_WRONG.fill(language(), [&names.join(", ")]))
}

/// Options of `cross`.
#[derive(Args, Debug)]
#[command(
    mut_arg("path", |arg| arg.help("Facelets or moves; - for stdin")),
    mut_arg("facelets", |arg| arg.help("Facelets: 54 letters URFDLB")),
    mut_arg("moves", |arg| arg.help("Moves applied to a solved cube: R U2 [F, D']")),
    after_help = "Example: unfold cross --moves \"R U2 F'\"\n\
    Example: unfold cross --random 7 --face D --extended\n\
    Example: unfold cross --db rubiks.db && unfold cross --verify rubiks.db\n\n\
    A line holds the face, the length in HTM and in QTM, id and code as in the table first_cross of that database, and the moves. \
    No other cross is shorter in HTM, and none as short is shorter in QTM. The numbers are those of U, and of each other face after \
    the rotation that brings it to U: x2 for D, x for F, x' for B, z for L, z' for R.\n\n\
    Exit codes: 0 done, 2 wrong input (a file that is no such database as well), 4 a file failed or its rows are wrong, \
    130 interrupted."
)]
pub struct Cross {
    /// The state.
    #[command(flatten)]
    pub input: Input,
    /// Only this face: U, R, F, D, L or B
    #[arg(long, value_name = "F", value_parser = face)]
    pub face: Option<u8>,
    /// Every cross of the least length in HTM, not one only; those of the least length in QTM come first. Two that differ only
    /// in the order of neighbouring moves that commute count as one
    #[arg(long)]
    pub all: bool,
    /// The cross together with the corner and the edge of a slot, for each of the four slots of each face
    #[arg(long)]
    pub extended: bool,
    /// One JSON object a line instead of text
    #[arg(long)]
    pub jsonl: bool,
    /// Write an SQLite database with the table first_cross(id, moves): a shortest cross for each of the 190080 ways in which its
    /// four edges can lie
    #[arg(long, value_name = "FILE", conflicts_with_all = ["Input", "face", "all", "extended", "jsonl", "verify"])]
    pub db: Option<PathBuf>,
    /// With --db: replace an existing file
    #[arg(long, requires = "db", conflicts_with_all = ["Input", "verify"])]
    pub force: bool,
    /// Check every row of such a database
    #[arg(long, value_name = "FILE", conflicts_with_all = ["Input", "face", "all", "extended", "jsonl"])]
    pub verify: Option<PathBuf>,
}

/// The form of a scramble.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ScrambleForm {
    /// Moves that reach the state
    Moves,
    /// The facelets
    Facelets,
    /// The facelets of a cube by their colours, W R G Y O B: 54 letters face by face as in --facelets, of the 2x2x2 24 letters row by
    /// row as on the net
    Colours,
    /// An MC4D log, of the 2x2x2x2
    Mc4d,
}

/// Options of `scramble`.
#[derive(Args, Debug)]
#[command(after_help = "Example: unfold scramble --puzzle 2x2x2x2 --seed 7 --as mc4d > scramble.log")]
pub struct Scramble {
    /// The puzzle [default: 3x3x3]
    #[arg(long, value_parser = puzzle)]
    pub puzzle: Option<PuzzleId>,
    /// The seed: the same one gives the same states on every machine [default: a new one each time]
    #[arg(long)]
    pub seed: Option<u64>,
    /// How many
    #[arg(long, default_value_t = 1)]
    pub count: u64,
    /// In which form [default: facelets, or moves with --walk and --shuffle]
    #[arg(long = "as", value_enum)]
    pub form: Option<ScrambleForm>,
    /// A random walk of so many moves instead of a uniform state
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(..=1_000_000))]
    pub walk: Option<u32>,
    /// So many random turns [20 when no number is given], as people scramble: never a face twice, nor again when only its opposite
    /// came between. On the 2x2x2x2 clicks on grips as in MC4D's scramble: never a cell twice running, nor its opposite after it
    #[arg(long, value_name = "N", num_args = 0..=1, default_missing_value = "20", conflicts_with = "walk", value_parser = clap::value_parser!(u32).range(..=1_000_000))]
    pub shuffle: Option<u32>,
    /// How moves are printed
    #[arg(long, value_enum, default_value = "letters")]
    pub notation: Notation,
    /// Where tables are kept
    #[arg(long, value_name = "DIR")]
    pub tables: Option<PathBuf>,
}

/// Options of `bench`.
#[derive(Args, Debug)]
#[command(
    group(ArgGroup::new("random states").args(["anytime", "throughput"])),
    after_help = "Example: unfold bench hyper --anytime --count 20 --seed 1 --threads 2 --timeout 10\n\
    Example: unfold bench cube3 --throughput --count 1000 --seed 1 --jobs 2 --timeout 0.01\n\
    Example: unfold bench balls --radius 5\n\
    Example: unfold bench greedy --count 1000 --seed 1"
)]
pub struct Bench {
    /// Which benches; all with fixed states when none is named. Over random states they are cube3 and hyper; balls counts the
    /// states of the 2x2x2x2 within so many moves, greedy how often that method solves walks of 1 to 20 turns
    pub names: Vec<String>,
    /// The mean best length at growing times over random states, and the share of states solved by then
    #[arg(long)]
    pub anytime: bool,
    /// States per second, several random states at once and each on one thread
    #[arg(long)]
    pub throughput: bool,
    /// How many random states [default: 10]; with greedy, how many walks of each length [default: 100]
    #[arg(long)]
    pub count: Option<u64>,
    /// The seed of the random states or walks [default: 1]
    #[arg(long)]
    pub seed: Option<u64>,
    /// Seconds for each state
    #[arg(long, value_name = "SECS", value_parser = seconds, default_value = "10", requires = "random states")]
    pub timeout: Duration,
    /// With --anytime or balls: threads [default: all cores; the fixed benches always use one]
    #[arg(long, value_name = "N", conflicts_with = "throughput", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: Option<u16>,
    /// With --throughput: states at once [default: as many as cores]
    #[arg(long, value_name = "N", requires = "throughput", conflicts_with = "anytime", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub jobs: Option<u16>,
    /// With balls: count the states within so many moves [default: 5]
    #[arg(long, value_name = "R", conflicts_with = "random states", value_parser = clap::value_parser!(u8).range(..=FARTHEST as i64))]
    pub radius: Option<u8>,
    /// Where tables are kept
    #[arg(long, value_name = "DIR")]
    pub tables: Option<PathBuf>,
}

impl Bench {
    /// How many random states.
    pub fn states(&self) -> u64 {
        self.count.unwrap_or(10)
    }

    /// The seed of what is random.
    pub fn seed(&self) -> u64 {
        self.seed.unwrap_or(1)
    }
}

/// The number of threads asked for, or one for each core.
pub fn threads(asked: Option<u16>) -> usize {
    asked.map_or_else(|| crate::engine::solve::Limits::default().threads, usize::from)
}
