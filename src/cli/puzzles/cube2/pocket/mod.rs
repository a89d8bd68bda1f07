//! `unfold pocket`: paths and statistics of the 2×2×2's graph; [`export`] writes the graph.

mod args;
mod export;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::Serialize;
use unfold_engine::tables::Workers;

pub use self::args::Pocket;

use self::args::{PathNotation, PocketPath, PocketStats};

use crate::cli::args::{Input, threads};
use crate::cli::input::{self, LoadedPosition};
use crate::cli::out::{self, Terminal};
use crate::cli::{error::CliError, json, language::language, solver_tables};
use unfold_app::settings::choices::PositionNotation;
use unfold_engine::control::Control;
use unfold_engine::notation::{self, dialect, facelets};
use unfold_engine::puzzle::{Facelets, InvalidState, Metric, Move, PuzzleId};
use unfold_engine::puzzles::cube2::graph::{self, PathNode};
use unfold_engine::puzzles::cube2::tables::distances::{self, Distances};
use unfold_engine::puzzles::cube2::{Identifier, search::METRICS};
use unfold_scene::appearance::colours;
use unfold_text::{UserError, graph as say, numbers, sentences::describe};

const PUZZLE: PuzzleId = PuzzleId::Cube2;

pub fn run(options: &Pocket, terminal: &Terminal) -> Result<(), CliError> {
    match options {
        Pocket::Path(options) => path(options, terminal),
        Pocket::Stats(options) => stats(options, terminal),
        Pocket::Export(options) => export::run(options, terminal),
    }
}

/// Runs `work` on another thread with a progress bar; Ctrl-C stops it.
fn run_with_progress<T: Send>(terminal: &Terminal, work: impl FnOnce(&Control) -> T + Send) -> Result<T, CliError> {
    out::run_with_progress(terminal, say::GRAPH_AT_WORK.get(language()), work)
}

/// Loads or builds the table of distances.
fn load_distances(folder: &Option<PathBuf>, terminal: &Terminal) -> Result<Arc<Distances>, CliError> {
    let tables = solver_tables::open(folder.as_deref(), terminal)?;
    let load = |control: &Control| Distances::load(&tables, Workers::new(threads(None), control));
    let loaded = run_with_progress(terminal, load)??;
    solver_tables::note_unsaved(&tables, terminal);
    Ok(loaded)
}

fn read_start(options: &PocketPath, terminal: &Terminal) -> Result<LoadedPosition, CliError> {
    let (input, colours) = (&options.input, options.colours);
    if input.is_empty() {
        return Err(CliError::input(say::GRAPH_NONE, say::GRAPH_NONE_DO));
    }
    input::read(input, colours, Some(PUZZLE), terminal)
}

/// The end of the path; `None` for the solved cube.
fn read_target(options: &PocketPath, terminal: &Terminal) -> Result<Option<LoadedPosition>, CliError> {
    let colours = options.colours;
    let Some(text) = options.other.as_deref().or(options.to.as_deref()) else { return Ok(None) };
    let given = if text == STDIN {
        let input = Input { path: Some(text.into()), facelets: None, moves: None, random: None, solve: None };
        input::read(&input, colours, Some(PUZZLE), terminal)
    } else {
        input::parse_position(notation::read, Some(PUZZLE), colours, text, terminal)
    };
    given.map(Some).map_err(at_target)
}

/// The argument that means stdin.
const STDIN: &str = "-";

/// Adds to an error that it concerns the end of the path.
fn at_target(failure: CliError) -> CliError {
    let told = |fault: UserError| UserError { what: say::GRAPH_OF_TARGET.with([&fault.what]), ..fault };
    match failure {
        CliError::Input(fault) => CliError::Input(told(fault)),
        CliError::Impossible(faults, change) => CliError::Impossible(faults.into_iter().map(told).collect(), change),
        other => other,
    }
}

fn path(options: &PocketPath, terminal: &Terminal) -> Result<(), CliError> {
    let from_stdin = options.input.path.as_deref() == Some(Path::new(STDIN));
    if from_stdin && [&options.other, &options.to].into_iter().flatten().any(|text| text == STDIN) {
        return Err(CliError::input(say::GRAPH_STDIN_TWICE, say::GRAPH_STDIN_TWICE_DO));
    }
    let start = read_start(options, terminal)?;
    let target = read_target(options, terminal)?;
    // Not earlier: Ctrl-C while the user types a position on stdin must exit at once.
    out::catch_interrupt();
    // Check the position before loading the distances, which takes a moment.
    CliError::check_possible(&start.state, start.palette)?;
    let end = if target.is_some() { say::GRAPH_TARGET } else { say::GRAPH_SOLVED };
    let palette = target.as_ref().map_or(start.palette, |target| target.palette);
    let goal = target.map_or_else(|| Facelets::solved(PUZZLE), |target| target.state);
    CliError::check_possible(&goal, palette).map_err(at_target)?;
    let invalid =
        |error: InvalidState| CliError::Input(describe::state(PUZZLE, colours::names(PUZZLE, palette), &error));
    let distances = load_distances(&options.tables, terminal)?;
    for node in graph::path_to(&start.state, &goal, options.metric, &distances).map_err(invalid)? {
        let mv = node.mv.map(|mv| print_move(mv, options.notation));
        terminal.print_line(&if options.jsonl {
            json::text(&Node::from_path_node(&node, options.metric, mv))
        } else {
            let at = PositionNotation::from(options.written).write(&node.state);
            let (distance, end) = (out::length(node.distance.into(), options.metric), end.get(language()));
            say::GRAPH_STOP.fill(language(), [&at, &distance, &mv.as_deref().unwrap_or(end)])
        });
    }
    Ok(())
}

/// A move in the output notation; the 2017 article writes `Ui` for U'.
fn print_move(mv: Move, notation: PathNotation) -> String {
    let name = &PUZZLE.def().moves[mv.index()].name;
    match notation {
        PathNotation::Letters => name.clone(),
        PathNotation::Reference => name.replace('\'', "i"),
        PathNotation::Hyperspeedcube => dialect::hyperspeedcube_name(PUZZLE, mv),
    }
}

/// A node of a path as JSON; not translated.
#[derive(Serialize)]
struct Node {
    identifier: String,
    facelets: String,
    distance: u8,
    metric: &'static str,
    #[serde(rename = "move")]
    mv: Option<String>,
}

impl Node {
    fn from_path_node(node: &PathNode, metric: Metric, mv: Option<String>) -> Self {
        let identifier = node.identifier.to_string();
        Self { identifier, facelets: facelets::print(&node.state), distance: node.distance, metric: metric.word(), mv }
    }
}

/// The number of states at a distance, as JSON.
#[derive(Serialize)]
struct DistanceCount {
    metric: &'static str,
    distance: usize,
    states: u64,
}

/// The number of antipodes, as JSON.
#[derive(Serialize)]
struct AntipodeCount {
    metric: &'static str,
    distance: usize,
    antipodes: usize,
    example: String,
}

/// An antipode as JSON.
#[derive(Serialize)]
struct Antipode {
    identifier: String,
    distance: usize,
    metric: &'static str,
}

fn stats(options: &PocketStats, terminal: &Terminal) -> Result<(), CliError> {
    out::catch_interrupt();
    let distances = load_distances(&options.tables, terminal)?;
    let form = PositionNotation::from(options.written);
    if let Some(metric) = options.antipodes {
        print_antipodes(metric, options, &distances, terminal);
        return Ok(());
    }
    let metrics: Vec<Metric> = METRICS.into_iter().filter(|m| options.metric.is_none_or(|asked| asked == *m)).collect();
    if options.jsonl {
        for &metric in &metrics {
            for (distance, &states) in distances::distribution(metric).iter().enumerate() {
                terminal.print_line(&json::text(&DistanceCount { metric: metric.word(), distance, states }));
            }
        }
    } else {
        print_distribution(&metrics, terminal);
    }
    for metric in metrics {
        let (antipodes, distance) = (graph::antipodes(metric, &distances), diameter(metric));
        let example = antipodes.first().map(Identifier::to_string).unwrap_or_default();
        let line = if options.jsonl {
            json::text(&AntipodeCount { metric: metric.word(), distance, antipodes: antipodes.len(), example })
        } else {
            let count = numbers::grouped(antipodes.len() as u64);
            let example = antipodes.first().map(|first| form.write(&first.to_facelets())).unwrap_or_default();
            say::GRAPH_ANTIPODES.fill(language(), [&metric, &count, &out::length(distance, metric), &example])
        };
        terminal.print_line(&line);
    }
    Ok(())
}

/// Diameter of the graph in a metric.
fn diameter(metric: Metric) -> usize {
    distances::distribution(metric).len() - 1
}

/// Prints the number of states at each distance, one column per metric.
fn print_distribution(metrics: &[Metric], terminal: &Terminal) {
    let columns: Vec<&[u64]> = metrics.iter().map(|metric| distances::distribution(*metric)).collect();
    let head = match metrics {
        [one, other] => say::GRAPH_STATS_HEAD.fill(language(), [one, other]),
        other => say::GRAPH_STATS_HEAD_ONE.fill(language(), [&other.first().copied().unwrap_or(Metric::Htm)]),
    };
    terminal.print_line(&head);
    for distance in 0..columns.iter().map(|column| column.len()).max().unwrap_or(0) {
        let cell = |column: &&[u64]| column.get(distance).map(u64::to_string).unwrap_or_default();
        let cells: Vec<String> = columns.iter().map(cell).collect();
        terminal.print_line(&format!("{distance}\t{}", cells.join("\t")));
    }
}

/// Prints every antipode, one per line.
fn print_antipodes(metric: Metric, options: &PocketStats, distances: &Distances, terminal: &Terminal) {
    let form = PositionNotation::from(options.written);
    for identifier in graph::antipodes(metric, distances) {
        let (written, distance) = (form.write(&identifier.to_facelets()), diameter(metric));
        let identifier = identifier.to_string();
        let line =
            if options.jsonl { json::text(&Antipode { identifier, distance, metric: metric.word() }) } else { written };
        terminal.print_line(&line);
    }
}
