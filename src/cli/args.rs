//! What can be typed. The texts of `--help` and of the manual pages are the comments here: the first line of each is what `-h` shows.

mod batch;
mod colours;
mod coordinates;
mod cross;
mod examples;
mod generate;
mod memory;
mod pocket;
mod scramble;
mod sheet;
mod solve;
mod tables;

use std::path::PathBuf;
use std::time::Duration;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, CommandFactory, Parser, Subcommand, ValueEnum};

pub use batch::{BatchVerb, Merge};
pub use colours::{ColourOption, ColourPreset};
pub use coordinates::Coordinates;
pub use cross::Cross;
pub use examples::{ExampleForm, Examples};
pub use generate::{Generate, Man};
pub use memory::MemorySizes;
pub use pocket::{PathNotation, Pocket, PocketExport, PocketPath, PocketStats};
pub use scramble::{Scramble, ScrambleForm};
pub use sheet::Sheet;
pub use solve::{LogPosition, Solve};
pub use tables::{TablesOptions, TablesVerb};

use super::bench::Bench;
use super::language;
use unfold_engine::puzzle::PuzzleId;
use unfold_engine::search::Limits;
use unfold_text::{Language, command_line as say};

/// The heading of options that say what is worked on.
pub const INPUT: &str = "Input";
/// The heading of options that say how to search, and when to stop.
pub const SEARCH: &str = "Search";
/// The heading of options that say what is printed or written.
const OUTPUT: &str = "Output";
/// The heading of options about precomputed tables.
pub const TABLES: &str = "Tables";
/// The heading of options for many positions.
const BATCHES: &str = "Batches";
/// The heading of options about the database of crosses.
const DATABASE: &str = "Database";

/// Solve Rubik-type puzzles: in a window, or with a command on the command line
///
/// Without a command the window opens. A command runs without a window and needs no display. Results go to standard output,
/// everything else to standard error.
#[derive(Debug, Parser)]
#[command(
    name = "unfold",
    version,
    override_usage = "unfold [OPTIONS] [FILE]\n       unfold [OPTIONS] <COMMAND>",
    after_long_help = "Examples:\n  \
    unfold\n  \
    unfold scramble.log\n  \
    unfold solve scramble.log --timeout 10 -o solved.log\n\n\
    Exit codes:\n  \
    0    the work is done\n  \
    2    the input is wrong\n  \
    3    no solution was found within the limits\n  \
    4    a table or file could not be read or written, or no window could be shown\n  \
    130  interrupted"
)]
pub struct Arguments {
    /// MC4D log or session to open in the window
    pub file: Option<PathBuf>,
    /// Language of the window and of messages
    ///
    /// Without this option, the window uses the language chosen there, and messages use that of the system. Help, CSV and
    /// JSON are always in English.
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = languages())]
    pub language: Option<Language>,
    /// What to do instead
    #[command(subcommand)]
    pub verb: Option<Verb>,
}

/// The description of the command line, from which manual pages and shell completions are made.
pub fn command() -> clap::Command {
    Arguments::command()
}

/// The commands that run without a window.
#[derive(Debug, Subcommand)]
pub enum Verb {
    /// Solve a position, or many with --batch
    ///
    /// Prints shorter and shorter solutions until a limit is reached or the best one is proven optimal.
    Solve(Box<Solve>),
    /// Merge the results of a batch that was solved in several parts
    #[command(subcommand, after_long_help = "Example:\n  unfold batch merge all.csv part-*.csv --against states.txt")]
    Batch(BatchVerb),
    /// Find the shortest first cross on each face of a 3x3x3
    ///
    /// Also writes and checks a database of all first crosses.
    Cross(Cross),
    /// Print the arrays and coordinates of a position, or look a value up in a move table
    ///
    /// The coordinates are those with which the solvers of the 2x2x2 and the 3x3x3 search, by Kociemba's names.
    Coordinates(Coordinates),
    /// Find paths in the graph of the 2x2x2, count its positions, or export it
    #[command(
        subcommand,
        after_long_help = "Examples:\n  \
            unfold pocket path --moves \"R U2 F'\"\n  \
            unfold pocket stats\n  \
            unfold pocket export graph"
    )]
    Pocket(Pocket),
    /// Make random positions
    ///
    /// Positions are drawn uniformly from all positions of the puzzle, unless --shuffle or --walk asks for random moves.
    Scramble(Scramble),
    /// Write a solution as pages to print, with a net and a sentence for each move
    Sheet(Sheet),
    /// List positions worth a look, or print one of them
    ///
    /// Each line of the list has a name, the puzzle and a title, with tabs between them. With a name, prints the position,
    /// which `unfold solve -` reads.
    Examples(Examples),
    /// List, build, check, remove or move the precomputed tables
    Tables(TablesOptions),
    /// Write manual pages or shell completions
    #[command(
        subcommand,
        after_long_help = "Examples:\n  \
            unfold generate man ~/.local/share/man/man1\n  \
            unfold generate completions bash"
    )]
    Generate(Generate),
    /// Measure how fast and how well positions are solved
    ///
    /// Solves fixed positions and prints time, length, nodes and nodes per second. On one thread the node counts are the
    /// same on every machine.
    Bench(Bench),
}

/// The languages by their letters.
fn languages() -> impl TypedValueParser<Value = Language> {
    PossibleValuesParser::new(Language::all().map(Language::code))
        .map(|code| Language::of_code(&code).unwrap_or_default())
}

fn puzzle(name: &str) -> Result<PuzzleId, String> {
    let names: Vec<&str> = unfold_engine::puzzles::ALL.iter().map(|p| p.def().name).collect();
    PuzzleId::named(name).ok_or_else(|| say::PUZZLE_WRONG.fill(language(), [&names.join(", ")]))
}

/// The puzzle that is meant when neither `--puzzle` nor a log names another.
pub const USUAL: PuzzleId = PuzzleId::Cube3;

/// Reads a time in seconds.
pub fn seconds(text: &str) -> Result<Duration, String> {
    let time = text.parse().ok().and_then(|number: f64| {
        let time = Duration::try_from_secs_f64(number).ok()?;
        // Only 0 means that there is no limit, and not a time too short to be counted.
        Some(if number > 0.0 { time.max(Duration::from_nanos(1)) } else { time })
    });
    time.ok_or_else(|| say::SECONDS_WRONG.get(language()).into())
}

/// The notation in which moves are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Notation {
    /// Letters of faces or cells, such as R U2 or RUF UF2
    Letters,
    /// MC4D tokens of the 2x2x2x2, such as 127,-1,1
    Mc4d,
}

/// Where a position comes from.
#[derive(Args, Debug)]
#[group(multiple = false)]
pub struct Input {
    /// MC4D log, a link to Twizzle's editor, or - for standard input
    ///
    /// Standard input is a log, a link, or one line of facelets or moves. The setup of a link is the position.
    #[arg(value_name = "INPUT")]
    pub path: Option<PathBuf>,
    /// Facelets of the position
    ///
    /// 54 letters URFDLB for the 3x3x3, 24 letters URFDLB or the 24 digits of an identifier for the 2x2x2, 64 digits 0 to 7
    /// for the 2x2x2x2. Facelets of a cube can also be written as colours WRGYOB, with or without centres. They may be
    /// written as a list, with commas, quotes and brackets.
    #[arg(long, help_heading = INPUT, value_name = "S")]
    pub facelets: Option<String>,
    /// Moves applied to the solved puzzle, such as "R U2 [F, D']"
    ///
    /// Cubes use Singmaster's notation. The 2x2x2x2 uses letters such as UF2, or MC4D tokens such as 127,-1,1.
    #[arg(long, help_heading = INPUT, value_name = "S", allow_hyphen_values = true)]
    pub moves: Option<String>,
    /// Random position, drawn uniformly from all positions with this seed
    #[arg(long, help_heading = INPUT, value_name = "SEED", allow_negative_numbers = true)]
    pub random: Option<u64>,
}

impl Input {
    /// Whether no position is named.
    pub fn is_empty(&self) -> bool {
        self.path.is_none() && self.facelets.is_none() && self.moves.is_none() && self.random.is_none()
    }
}

/// The number of threads asked for, or one for each core.
pub fn threads(asked: Option<u16>) -> usize {
    asked.map_or_else(|| Limits::default().threads, usize::from)
}

/// The time limit asked for, of which 0 means none, or the usual one.
pub fn time_limit(asked: Option<Duration>) -> Option<Duration> {
    asked.map_or(Limits::default().timeout, |time| (!time.is_zero()).then_some(time))
}
