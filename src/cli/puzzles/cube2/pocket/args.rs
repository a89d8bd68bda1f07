//! Arguments of `pocket`.

use std::path::PathBuf;

use crate::cli::args::{ColourOption, INPUT, Input, OUTPUT, SEARCH, TABLES};
use crate::cli::language::language;
use clap::{Args, Subcommand, ValueEnum, builder::Resettable};
use unfold_app::{export::graph_csv, settings::choices::PositionNotation};
use unfold_engine::{puzzle::Metric, puzzles::cube2::search::METRICS};
use unfold_text::graph;

/// Parses a metric of the 2×2×2. The error lists all of them.
fn pocket_metric(name: &str) -> Result<Metric, String> {
    let known = METRICS.map(Metric::word).join(", ");
    let found = Metric::from_name(name).filter(|metric| METRICS.contains(metric));
    found.ok_or_else(|| graph::GRAPH_METRIC_WRONG.fill(language(), [&known]))
}

/// Output form of positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum PositionNotationArg {
    /// The 24 digits of the 2017 article on the 2x2x2 in Neo4j, independent of how the cube is held
    Digits,
    /// The 24 letters URFDLB, as the cube is held
    Facelets,
}

impl From<PositionNotationArg> for PositionNotation {
    fn from(written: PositionNotationArg) -> Self {
        match written {
            PositionNotationArg::Digits => Self::Digits,
            PositionNotationArg::Facelets => Self::Facelets,
        }
    }
}

/// Output notation of moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum PathNotation {
    /// Singmaster's letters: U, U2, U'
    Letters,
    /// The 2017 article on the 2x2x2 in Neo4j: U, U2, Ui
    Reference,
    /// Letters as Hyperspeedcube reads them
    #[value(alias = "hsc")]
    Hyperspeedcube,
}

/// Subcommands of `unfold pocket`.
#[derive(Debug, Subcommand)]
pub enum Pocket {
    /// Find a shortest path from a position to the solved cube or to another position
    ///
    /// Prints one node on each line: its identifier, its distance from the end of the path, and the move that leads on.
    Path(PocketPath),
    /// Count the positions at each distance from the solved cube, or list the farthest ones
    Stats(PocketStats),
    /// Write the whole graph as nodes.csv and edges.csv, which Neo4j imports
    ///
    /// The graph has 3,674,160 nodes and 11,022,480 edges.
    Export(PocketExport),
}

/// Options of `pocket path`.
#[derive(Args, Debug)]
#[command(
    mut_arg("path", |arg| {
        let help = "24 digits of an identifier, 24 letters URFDLB, 24 colours WRGYOB, or moves; - for standard input";
        arg.index(1).help(help).long_help(Resettable::Reset)
    }),
    mut_arg("facelets", |arg| {
        let help = "Facelets: 24 letters URFDLB, 24 colours WRGYOB, or the 24 digits of an identifier";
        arg.help(help).long_help(Resettable::Reset)
    }),
    mut_arg("moves", |arg| {
        arg.help("Moves applied to the solved cube, such as \"R U2 [F, R']\"").long_help(Resettable::Reset)
    }),
    after_long_help = "Examples:\n  \
    unfold pocket path 002140534352524214031513\n  \
    unfold pocket path 002140534352524214031513 \"R U F\"\n  \
    unfold pocket path --moves \"R U2 F'\" --metric htm --notation reference\n\n\
    Moves are those of the cube as you gave it; a cube given by an identifier is held as its digits say. It does not matter \
    how OTHER is held."
)]
pub struct PocketPath {
    #[command(flatten)]
    pub input: Input,
    #[command(flatten)]
    pub colours: ColourOption,
    /// End of the path, in the same forms as INPUT [default: the solved cube]
    #[arg(value_name = "OTHER", index = 2, requires = "path", conflicts_with = "to")]
    pub other: Option<String>,
    /// End of the path, for use with --facelets, --moves or --random
    #[arg(long, help_heading = INPUT, value_name = "S")]
    pub to: Option<String>,
    /// Metric: qtm, whose moves are the edges of the graph, or htm
    #[arg(long, help_heading = SEARCH, value_name = "NAME", value_parser = pocket_metric, default_value = Metric::Qtm.word())]
    pub metric: Metric,
    /// Notation for moves
    #[arg(long, help_heading = OUTPUT, value_enum, default_value = "letters")]
    pub notation: PathNotation,
    /// How positions are printed
    #[arg(long = "as", help_heading = OUTPUT, value_enum, default_value = "digits")]
    pub written: PositionNotationArg,
    /// Print one JSON object on each line, for scripts
    #[arg(long, help_heading = OUTPUT)]
    pub jsonl: bool,
    /// Folder for tables
    #[arg(long, help_heading = TABLES, value_name = "DIR")]
    pub tables: Option<PathBuf>,
}

/// Options of `pocket stats`.
#[derive(Args, Debug)]
#[command(after_long_help = "Examples:\n  unfold pocket stats\n  unfold pocket stats --metric htm --jsonl\n  \
    unfold pocket stats --antipodes qtm")]
pub struct PocketStats {
    /// Count in this metric only, htm or qtm [default: both, side by side]
    #[arg(long, value_name = "NAME", value_parser = pocket_metric, conflicts_with = "antipodes")]
    pub metric: Option<Metric>,
    /// List the positions that are farthest from solved in this metric, htm or qtm
    #[arg(long, value_name = "METRIC", value_parser = pocket_metric)]
    pub antipodes: Option<Metric>,
    /// How positions are printed
    #[arg(long = "as", value_enum, default_value = "digits")]
    pub written: PositionNotationArg,
    /// Print one JSON object on each line, for scripts
    #[arg(long)]
    pub jsonl: bool,
    /// Folder for tables
    #[arg(long, value_name = "DIR")]
    pub tables: Option<PathBuf>,
}

/// Target format of an export.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ImportFormatArg {
    /// The 2017 article on the 2x2x2 in Neo4j: ; between columns, - within arrays, ' as quote
    Reference,
    /// Neo4j 5 and later with the defaults of its import: , between columns, ; within arrays, " as quote
    Neo4j5,
}

impl From<ImportFormatArg> for graph_csv::ImportFormat {
    fn from(form: ImportFormatArg) -> Self {
        match form {
            ImportFormatArg::Reference => Self::Reference,
            ImportFormatArg::Neo4j5 => Self::Neo4j5,
        }
    }
}

/// Options of `pocket export`.
#[derive(Args, Debug)]
#[command(after_long_help = "Examples:\n  \
    unfold pocket export graph --with-moves\n  \
    unfold pocket export graph --force && cd graph && \
    neo4j-admin database import full neo4j --nodes=nodes.csv --relationships=edges.csv\n\n\
    Both files take their places when both are complete. If the export is stopped, nothing is left behind.")]
pub struct PocketExport {
    /// Folder for the files, created if it does not exist
    #[arg(value_name = "DIR")]
    pub folder: PathBuf,
    /// Import format of the files
    #[arg(long, value_enum, default_value = "neo4j5")]
    pub form: ImportFormatArg,
    /// Give each edge a property "move": R, U or F
    ///
    /// It is the clockwise turn that leads from the start of the edge to its end when both cubes are held with the corner of
    /// D, L and B solved.
    #[arg(long)]
    pub with_moves: bool,
    /// Replace existing files
    #[arg(long)]
    pub force: bool,
}
