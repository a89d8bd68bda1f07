//! What can be typed after `pocket`.

use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum};

use super::super::language;
use super::Input;
use crate::engine::puzzle::Metric;
use crate::engine::solve::cube2::METRICS;
use crate::export::graph_csv;
use crate::i18n::graph;

/// A metric of the 2x2x2.
fn cube_metric(name: &str) -> Result<Metric, String> {
    let known = METRICS.map(Metric::word).join(", ");
    let found = Metric::named(name).filter(|metric| METRICS.contains(metric));
    found.ok_or_else(|| graph::GRAPH_METRIC_WRONG.fill(language(), [&known]))
}

/// What is asked of the graph.
#[derive(Debug, Subcommand)]
pub enum Pocket {
    /// A shortest path from a state to the solved cube or to another state: identifier and distance of each node, and the move that
    /// leads on
    Path(PocketPath),
    /// How many states there are at each distance, and the farthest ones
    Stats(PocketStats),
    /// Write all nodes and edges as nodes.csv and edges.csv, for the import of Neo4j: 3674160 nodes, 11022480 edges
    Export(PocketExport),
}

/// Options of `pocket path`.
#[derive(Args, Debug)]
#[command(
    mut_arg("path", |arg| {
        arg.index(1).help("The 24 digits of an identifier, 24 letters URFDLB or of colours WRGYOB, or moves; - for stdin")
    }),
    mut_arg("facelets", |arg| {
        arg.help("Facelets: 24 letters URFDLB or of colours WRGYOB, or the 24 digits of an identifier")
    }),
    mut_arg("moves", |arg| arg.help("Moves applied to a solved cube: R U2 [F, D']")),
    after_help = "Example: unfold pocket path 002140534352524214031513\n\
        Example: unfold pocket path --moves \"R U2 F'\" --metric htm --jsonl\n\
        Example: unfold pocket path 002140534352524214031513 \"R U F\"\n\
        Example: unfold pocket path --random 7 --to 002140534352524214031513\n\n\
        A move is that of the cube held as it was given, an identifier's as its digits say. Whichever way OTHER is held, it is the \
        same cube. Distances are those to the end of the path."
)]
pub struct PocketPath {
    /// The state.
    #[command(flatten)]
    pub input: Input,
    /// Where the path ends, in the forms of INPUT [default: the solved cube]
    #[arg(value_name = "OTHER", index = 2, requires = "path", conflicts_with = "to")]
    pub other: Option<String>,
    /// The same where the state is given by --facelets, --moves or --random
    #[arg(long, value_name = "S")]
    pub to: Option<String>,
    /// The metric: qtm, whose moves are the edges of the graph, or htm
    #[arg(long, value_name = "NAME", value_parser = cube_metric, default_value = Metric::Qtm.word())]
    pub metric: Metric,
    /// One JSON object a line instead of text
    #[arg(long)]
    pub jsonl: bool,
}

/// Options of `pocket stats`.
#[derive(Args, Debug)]
#[command(after_help = "Example: unfold pocket stats --antipodes qtm")]
pub struct PocketStats {
    /// Only the identifiers of the states that are farthest from solved in this metric, htm or qtm, one a line
    #[arg(long, value_name = "METRIC", value_parser = cube_metric)]
    pub antipodes: Option<Metric>,
    /// One JSON object a line instead of text
    #[arg(long)]
    pub jsonl: bool,
}

/// For which import an export is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum GraphForm {
    /// As in the article of 2017: ; between columns, - within arrays, ' as quote
    Reference,
    /// Neo4j 5 and later, with the defaults of its import: , between columns, ; within arrays, " as quote
    Neo4j5,
}

impl From<GraphForm> for graph_csv::Form {
    fn from(form: GraphForm) -> Self {
        match form {
            GraphForm::Reference => Self::Reference,
            GraphForm::Neo4j5 => Self::Neo4j5,
        }
    }
}

/// Options of `pocket export`.
#[derive(Args, Debug)]
#[command(after_help = "Example: unfold pocket export graph --with-moves\n\
    Example: unfold pocket export graph && cd graph && \
    neo4j-admin database import full neo4j --nodes=nodes.csv --relationships=edges.csv\n\n\
    Both files are there whole or not at all; stopped, nothing is left behind.")]
pub struct PocketExport {
    /// The folder, made if there is none
    #[arg(value_name = "DIR")]
    pub folder: PathBuf,
    /// For which import the files are
    #[arg(long, value_enum, default_value = "neo4j5")]
    pub form: GraphForm,
    /// Give each edge a property "move": R, U or F, the clockwise turn from its start to its end, every cube held with the corner
    /// of D, L and B at home
    #[arg(long)]
    pub with_moves: bool,
    /// Replace existing files
    #[arg(long)]
    pub force: bool,
}
