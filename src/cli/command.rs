//! The commands of the program. Doc comments on commands and options are the text of `--help` and the manual pages.

use std::path::PathBuf;

use super::examples::Examples;
use super::puzzles::fewest_moves::{Insert, Steps};
use super::puzzles::{cross::Cross, pocket::Pocket};
use super::{algorithms::Algorithms, args::Solve, bench, convert::Convert, coordinates::Coordinates};
use super::{
    generate::Generate, merge::BatchVerb, scramble::Scramble, sheet::Sheet, shorten::Shorten, tables::TablesOptions,
};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{CommandFactory, Parser, Subcommand};
use unfold_lab::command_line::Bench;
use unfold_text::Language;

/// Solve Rubik-type puzzles, in a window or on the command line
///
/// Without a command the window opens. A command runs without a window and needs no display. Results go to standard output,
/// everything else to standard error.
#[derive(Debug, Parser)]
#[command(
    name = "unfold",
    version,
    long_version = unfold_app::version::with_commit(),
    mut_subcommand("bench", bench::with_sizes),
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
    /// MC4D log, Hyperspeedcube file, session, or text with a position to open in the window
    pub file: Option<PathBuf>,
    /// Language of the window and of messages
    ///
    /// Without this option, the window uses the language chosen there, and messages use that of the system. Help, CSV,
    /// JSON and bench are always in English.
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = languages())]
    pub language: Option<Language>,
    /// Folder for settings, sessions and tables
    ///
    /// Unfold keeps all its own files below this folder: settings in config, tables in cache, and reports in data. The variable
    /// UNFOLD_HOME sets the same folder. Without either, the usual folders of the system are used.
    #[arg(long, global = true, value_name = "FOLDER")]
    pub home: Option<PathBuf>,
    /// Command to run instead of the window
    #[command(subcommand)]
    pub verb: Option<Verb>,
}

/// Returns the description of the command line, for manual pages and shell completions.
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
    /// Shorten given moves: a solve, or a stretch of it
    ///
    /// Prints moves that lead to the same position as those given, and are never longer.
    Shorten(Box<Shorten>),
    /// Merge the results of a batch that was solved in several parts
    #[command(subcommand, after_long_help = "Example:\n  unfold batch merge all.csv part-*.csv --against states.txt")]
    Batch(BatchVerb),
    /// Find the shortest algorithms for a case: any part of a puzzle, with the moves that you allow
    ///
    /// The algorithms are listed as they are found. Where the output says that none is shorter, that is proven.
    Algorithms(Box<Algorithms>),
    /// Find the shortest first cross on each face of a 3x3x3
    ///
    /// Also writes and checks a database of all first crosses.
    Cross(Cross),
    /// Solve a 3x3x3 step by step as people do, or follow a fewest-moves solution and find ways to the next step
    Steps(Box<Steps>),
    /// Insert three-cycles into a skeleton of a fewest-moves solution, at the places where most moves cancel
    Insert(Insert),
    /// Print the arrays and coordinates of a position, or look a value up in a move table
    ///
    /// These are the coordinates that the solvers of the 2x2x2 and the 3x3x3 search with, under Kociemba's names.
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
    /// Convert logs between MC4D and Hyperspeedcube, and between the versions of Hyperspeedcube's files
    Convert(Convert),
    /// Write a solution as pages to print, with a net and a sentence for each move
    Sheet(Sheet),
    /// List positions worth a look, or print one of them
    ///
    /// Each line of the list has a name, the puzzle and a title, separated by tabs. Given a name, prints the position, which
    /// `unfold solve -` reads.
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
    Bench(Box<Bench>),
}

/// Parser of language codes.
fn languages() -> impl TypedValueParser<Value = Language> {
    PossibleValuesParser::new(Language::all().map(Language::code))
        .map(|code| Language::from_code(&code).unwrap_or_default())
}
